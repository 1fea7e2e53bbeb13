"""The box below the strip where something about turns is decided: who acts now, who comes back in, what was declared."""

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QFrame, QPushButton, QVBoxLayout, QWidget

from battlemap.encounter import commands as c
from battlemap.ui import words
from battlemap.ui.flow import FlowLayout
from battlemap.ui.icons import icon
from battlemap.ui.panel.parts import ElidedButton, big, empty, reveal
from battlemap.ui.session import Session
from battlemap.ui.theme import palette
from battlemap.ui.turns import eligible, is_declaring

MOST_NAMED = 24


def _say(text: str, **holes: object) -> str:
    return QCoreApplication.translate("TurnChoices", text).format(**holes)


class TurnChoices(QFrame):
    """Hidden while there is nothing to decide."""

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self.take: Callable[[c.Command], Any] = session.do
        """How a step of the round is given; the window asks first where dice fall."""
        self.setObjectName("Choices")
        layout = QVBoxLayout(self)
        layout.setContentsMargins(10, 8, 10, 10)
        layout.setSpacing(6)
        self.title = big("", 1.0)
        self.title.setWordWrap(True)
        layout.addWidget(self.title)
        self._names = FlowLayout()
        layout.addLayout(self._names)
        session.changed.connect(self.fill)
        session.opened.connect(self.fill)
        self.fill()

    def fill(self) -> None:
        colours = palette()
        edge = f"border: 2px solid {colours.attention}; border-radius: 8px;"
        self.setStyleSheet(f"#Choices {{ background: {colours.raised}; {edge} }}")
        empty(self._names)
        told = "" if self._session.state.waiting else self._fill()
        self.title.setText(told)
        self.setVisible(bool(told))
        if self.isVisible():
            reveal(self._names)

    def _fill(self) -> str:
        """Put the buttons in; the title, "" for nothing to decide."""
        state, ruleset = self._session.state, self._session.ruleset
        if able := eligible(state, ruleset):
            return self._choose(able)
        if state.turn.delayed:
            return self._come_back()
        if is_declaring(state, ruleset) and state.tokens:
            return self._declared()
        return ""

    def _choose(self, able: tuple[str, ...]) -> str:
        """Whose slot it is, and who of them may act."""
        state = self._session.state
        slot = state.turn.slots[0]
        for token_id in able[:MOST_NAMED]:
            name = words.name_of(state, token_id)
            self._button(name, _say("{name} takes its turn now", name=name), c.Activate(token=token_id))
        number = min(slot.total, len(able))
        return _say("{side}: choose {number} of {whole}", side=words.side(slot.who), number=number, whole=len(able))

    def _come_back(self) -> str:
        state = self._session.state
        for token_id in state.turn.delayed:
            name = words.name_of(state, token_id)
            tip = _say("{name} comes back before whoever acts now, as long as they have done nothing yet", name=name)
            self._button(_say("{name}: back in now", name=name), tip, c.Rejoin(token=token_id))
        return _say("Has delayed its turn:") if len(state.turn.delayed) == 1 else _say("Have delayed their turns:")

    def _declared(self) -> str:
        """What has been announced so far; a click takes it back."""
        state = self._session.state
        declared = [token for token in state.tokens.values() if token.declared and not token.dead]
        for token in declared[:MOST_NAMED]:
            title, tip = words.declaration(token.declared)
            found = self._button(f"{token.name}: {title}  ×", tip, c.Declare(token=token.id, what=""))
            found.setIcon(icon("note"))
        if declared:
            return _say("Declarations for round {round}", round=state.turn.round + 1)
        return _say("Declarations for round {round}: choose on each creature's card", round=state.turn.round + 1)

    def _button(self, text: str, tip: str, command: c.Command) -> QPushButton:
        found = ElidedButton(words.as_written(text))
        found.setToolTip(tip if text in tip else f"{text}\n{tip}")
        found.clicked.connect(lambda: self.take(command))
        self._names.addWidget(found)
        return found
