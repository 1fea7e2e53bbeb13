"""What the game master adds to an attack before the roll: advantage or disadvantage, or the penalty for cover, whichever the
ruleset knows."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QAbstractButton, QButtonGroup, QSpinBox, QToolButton, QVBoxLayout, QWidget

from battlemap.encounter import asks
from battlemap.ui.condition_words import has_advantage
from battlemap.ui.panel.parts import dim, row
from battlemap.ui.session import Session

WORST_PENALTY = -12


class GmRow(QWidget):
    """`penalty` is None until the referee sets one."""

    changed = Signal()

    def __init__(self, session: Session, attacker: str, target: str) -> None:
        super().__init__()
        self._session, self._attacker, self._target = session, attacker, target
        self.penalty: int | None = None
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(6)
        self.modes, self.cover = self._modes(), self._cover()
        layout.addWidget(self.modes)
        layout.addWidget(self.cover)

    def _boxed(self, *widgets: QWidget) -> QWidget:
        box, line = QWidget(), row(*widgets)
        line.setContentsMargins(0, 0, 0, 0)
        box.setLayout(line)
        return box

    def _modes(self) -> QWidget:
        """Advantage or disadvantage the game master gives."""
        self._group = QButtonGroup(self)
        found: list[QWidget] = [dim(self.tr("GM"))]
        for i, text in enumerate((self.tr("as is"), self.tr("advantage"), self.tr("disadvantage"))):
            choice = QToolButton()
            choice.setText(text)
            choice.setCheckable(True)
            choice.setChecked(i == 0)
            choice.setMinimumWidth(choice.fontMetrics().horizontalAdvance(text) + 26)
            self._group.addButton(choice, i)
            found.append(choice)
        self._group.buttonToggled.connect(lambda _b, on: self.changed.emit() if on else None)
        return self._boxed(*found)

    def _cover(self) -> QWidget:
        """The penalty for cover, as the lines on the map have it until the referee says otherwise."""
        self.field = QSpinBox()
        self.field.setRange(WORST_PENALTY, 0)
        self.field.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.field.setMinimumWidth(84)
        self.field.setAccessibleName(self.tr("Penalty for cover"))
        self.field.setToolTip(self.tr("What cover takes off the roll; the lines on the map say what is usual"))
        answer = self._session.ask(asks.AskCover(start=self._attacker, to=self._target))
        self.field.setValue(int(answer.get("penalty", 0)))
        self.field.valueChanged.connect(self._set_penalty)
        return self._boxed(dim(self.tr("Penalty for cover")), self.field)

    def _set_penalty(self, value: int) -> None:
        self.penalty = value
        self.changed.emit()

    def button(self, number: int) -> QAbstractButton:
        """As is, advantage, disadvantage."""
        return self._group.button(number)

    @property
    def advantage(self) -> bool:
        return self._group.checkedId() == 1

    @property
    def disadvantage(self) -> bool:
        return self._group.checkedId() == 2

    def show_for(self, attack: str, asking: bool) -> None:
        """What there is to set for this attack; nothing once it is rolled, or where the table rolls."""
        ruleset = self._session.ruleset
        asking = asking and ruleset.attacks.rolls
        self.modes.setVisible(asking and has_advantage(ruleset))
        self.cover.setVisible(asking and self._cover_counts(attack))
        self.setVisible(asking)

    def _cover_counts(self, attack: str) -> bool:
        """Does the penalty change this attack's roll at all?"""
        if not any(self._session.ruleset.cover.penalty):
            return False
        found = [
            self._session.ask(asks.AskAttack(token=self._attacker, target=self._target, attack=attack, penalty=penalty))
            for penalty in (WORST_PENALTY, 0)
        ]
        return all(answer.get("ok") for answer in found) and found[0]["modifier"] != found[1]["modifier"]
