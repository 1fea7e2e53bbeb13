"""Type -7 or +4 on selected tokens: damage or healing for all of them."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QCheckBox, QComboBox, QGridLayout, QLineEdit, QWidget

from battlemap.encounter import commands as c
from battlemap.rules.dice import parse_dice
from battlemap.ui import words
from battlemap.ui.panel.parts import Card, big, button, dim, row, warned
from battlemap.ui.session import Session
from battlemap.ui.theme import px

TYPES = (
    "", "acid", "bludgeoning", "cold", "fire", "force", "lightning", "necrotic", "piercing", "poison", "psychic", "radiant",
    "slashing", "thunder",
)  # fmt: skip
WIDTH = 360
MOST_NAMED = 12
MOST = 9999


class QuickEntry(Card):
    """For the selected tokens, or `ids`; damage of this `kind`, or another chosen.  Enter gives it, Esc drops it.
    Who made a save takes half."""

    def __init__(
        self, session: Session, text: str, parent: QWidget | None = None, ids: tuple[str, ...] = (), told: str = "",
        kind: str = "",
    ) -> None:  # fmt: skip
        super().__init__(parent)
        self._session = session
        self._ids = ids or session.selection
        self.setFixedWidth(px(WIDTH))
        self.setAccessibleName(self.tr("Damage or healing"))
        one = words.name_of(session.state, self._ids[0]) if len(self._ids) == 1 else ""
        self.body.addWidget(big(one or words.plural(self.tr("%n token(s)", "", len(self._ids)), len(self._ids)), 1.2))
        if told:
            hint = dim(told)
            hint.setWordWrap(True)
            self.body.addWidget(hint)
        self.amount = QLineEdit(text)
        self.amount.setAccessibleName(self.tr("Amount"))
        self.amount.setPlaceholderText(self.tr("-7, +4 or -2d6"))
        self.amount.textChanged.connect(lambda _text: self._follow())
        self.amount.returnPressed.connect(self.give)
        font = self.amount.font()
        font.setPointSizeF(font.pointSizeF() * 1.6)
        font.setBold(True)
        self.amount.setFont(font)
        self.kind = QComboBox()
        self.kind.setAccessibleName(self.tr("Damage type"))
        for known in dict.fromkeys((*TYPES, kind)):
            self.kind.addItem(words.word(known) if known else self.tr("any type"), known)
        self.kind.setCurrentIndex(self.kind.findData(kind))
        self.body.addLayout(row(self.amount, self.kind))
        self._options = self._damage_options()
        self.body.addWidget(self._options)
        self._wrong = warned("")
        self._wrong.hide()
        self.body.addWidget(self._wrong)
        self.give_button = button(self.tr("Damage"), self.tr("Enter"), primary=True)
        self.give_button.clicked.connect(self.give)
        close = button(self.tr("Close"), self.tr("Esc"))
        close.clicked.connect(self.leave)
        self.body.addLayout(row(self.give_button, close))
        session.opened.connect(self.leave)
        self._follow()
        self.amount.setFocus()
        self.amount.setCursorPosition(len(text))

    def _damage_options(self) -> QWidget:
        """Critical hits count twice on the dying; saves halve, one by one."""
        box = QWidget()
        grid = QGridLayout(box)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setVerticalSpacing(5)
        self.crit = QCheckBox(self.tr("Critical hit"))
        self.crit.setToolTip(self.tr("Two failed death saves for who is dying"))
        grid.addWidget(self.crit, 0, 0)
        harm = self._session.ruleset.harm
        self.crit.setVisible(harm.death_save is not None and harm.hit_at_zero_fails)
        self.half = QCheckBox(self.tr("Half for all"))
        self.half.toggled.connect(self._halve_all)
        grid.addWidget(self.half, 0, 1)
        self.saved: dict[str, QCheckBox] = {}
        if 1 < len(self._ids) <= MOST_NAMED:
            grid.addWidget(dim(self.tr("Half, a save made:")), 1, 0, 1, 2)
            for i, token_id in enumerate(self._ids):
                self.saved[token_id] = QCheckBox(words.as_written(words.name_of(self._session.state, token_id)))
                grid.addWidget(self.saved[token_id], 2 + i // 2, i % 2)
        return box

    def _halve_all(self, on: bool) -> None:
        for saved in self.saved.values():
            saved.setChecked(on)

    def _follow(self) -> None:
        """The button and the options say what the text means."""
        heals = self.amount.text().lstrip().startswith("+")
        self.give_button.setText(self.tr("Heal") if heals else self.tr("Damage"))
        self.kind.setEnabled(not heals)
        self._options.setVisible(not heals)
        self._wrong.hide()
        self.settle()

    def give(self) -> None:
        """Do it for all; one undo takes it back."""
        command = self._command(self.amount.text().replace("−", "-").replace(" ", ""))
        if command is None:
            self._wrong.setText(self.tr("Type -7 for damage, +4 for healing, or dice like -2d6."))
            self._wrong.show()
            self.settle()
        elif self._session.do(command) is not None:
            self.leave()

    def _halved(self, ids: tuple[str, ...]) -> tuple[str, ...]:
        if not self.saved:
            return ids if self.half.isChecked() else ()
        return tuple(token_id for token_id in ids if self.saved[token_id].isChecked())

    def _command(self, text: str) -> c.Command | None:
        ids = tuple(token_id for token_id in self._ids if token_id in self._session.state.tokens)
        if not ids or len(text) < 2 or text[0] not in "+-":
            return None
        amount = int(text[1:6]) if text[1:].isdecimal() and int(text[1:6]) <= MOST and len(text) < 7 else None
        if text[0] == "+":
            return None if amount is None else c.Heal(targets=ids, amount=amount)
        kind, half, crit = str(self.kind.currentData()), self._halved(ids), self.crit.isChecked()
        if amount is not None:
            parts = (c.DamagePart(amount=amount, type=kind),)
            return c.ApplyDamage(targets=ids, parts=parts, half=half, crit=crit)
        try:
            rolls = bool(parse_dice(text[1:]).sides)
        except ValueError:
            return None
        return c.ApplyDamage(targets=ids, roll=text[1:], type=kind, half=half, crit=crit) if rolls else None

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.leave()
        else:
            super().keyPressEvent(event)


