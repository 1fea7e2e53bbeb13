"""Type -7 or +4 on selected tokens: damage or healing for all of them."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QCheckBox, QComboBox, QHBoxLayout, QLabel, QLineEdit, QWidget

from battlemap.encounter import commands as c
from battlemap.ui.panel.parts import Card, button
from battlemap.ui.session import Session
from battlemap.ui.theme import palette

TYPES = (
    "", "acid", "bludgeoning", "cold", "fire", "force", "lightning", "necrotic", "piercing", "poison", "psychic", "radiant",
    "slashing", "thunder",
)  # fmt: skip


class QuickEntry(Card):
    """Enter gives it, Esc drops it."""

    def __init__(self, session: Session, text: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._ids = session.selection
        self.setMinimumWidth(320)
        self.body.addWidget(QLabel(self.tr("Damage or healing for %n token(s)", "", len(self._ids))))
        line = QHBoxLayout()
        self.amount = QLineEdit(text)
        self.amount.setAccessibleName(self.tr("Amount"))
        self.amount.setPlaceholderText(self.tr("-7, +4 or -2d6"))
        self.amount.returnPressed.connect(self.give)
        self.kind = QComboBox()
        for kind in TYPES:
            self.kind.addItem(kind or self.tr("any type"), kind)
        line.addWidget(self.amount)
        line.addWidget(self.kind)
        self.body.addLayout(line)
        self.half = QCheckBox(self.tr("Half (save made)"))
        self.body.addWidget(self.half)
        self._wrong = QLabel()
        self._wrong.setWordWrap(True)
        self._wrong.setStyleSheet(f"color: {palette().bad};")
        self.body.addWidget(self._wrong)
        give = button(self.tr("Give"), self.tr("Enter"), primary=True)
        give.clicked.connect(self.give)
        self.body.addWidget(give)
        self.amount.setFocus()
        self.amount.setCursorPosition(len(text))

    def give(self) -> None:
        """Do it for all; one undo takes it back."""
        command = self._command(self.amount.text().replace("−", "-").replace(" ", ""))
        if command is None:
            self._wrong.setText(self.tr("Type -7 for damage, +4 for healing, or dice like -2d6."))
        elif self._session.do(command) is not None:
            self.leave()

    def _command(self, text: str) -> c.Command | None:
        ids = tuple(token_id for token_id in self._ids if token_id in self._session.state.tokens)
        if not ids or len(text) < 2 or text[0] not in "+-":
            return None
        half = ids if self.half.isChecked() else ()
        kind = str(self.kind.currentData())
        if text[0] == "+":
            return c.Heal(targets=ids, amount=int(text[1:])) if text[1:].isdigit() else None
        if text[1:].isdigit():
            parts = (c.DamagePart(amount=int(text[1:]), type=kind),)
            return c.ApplyDamage(targets=ids, parts=parts, half=half)
        return c.ApplyDamage(targets=ids, roll=text[1:], type=kind, half=half) if "d" in text else None

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.leave()
        else:
            super().keyPressEvent(event)
