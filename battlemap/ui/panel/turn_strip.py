"""The strip below the head: the phases of a round, or the slots still to come, as large chips; nothing where each has its turn.

A phase that is still to come can be clicked: the round goes on to it.
"""

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QSizePolicy, QToolButton, QVBoxLayout, QWidget

from battlemap.encounter import commands as c
from battlemap.ui import words
from battlemap.ui.flow import FlowLayout
from battlemap.ui.panel.parts import empty, reveal, side_mark
from battlemap.ui.session import Session
from battlemap.ui.theme import palette
from battlemap.ui.turns import DECLARE

PAST, NOW, NEXT = "past", "now", "next"


def _say(text: str, **holes: object) -> str:
    return QCoreApplication.translate("TurnStrip", text).format(**holes)


class StripChip(QToolButton):
    """One place of the strip: over, running, or still to come."""

    def __init__(self, text: str, when: str, mark: QIcon | None = None) -> None:
        super().__init__()
        self.when = when
        self.setText(text)
        if mark is not None:
            self.setIcon(mark)
            self.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        colours = palette()
        now = (colours.accent, colours.text_on_accent, colours.accent)
        if mark is not None:
            now = (colours.raised, colours.text, colours.attention)
        ground, ink, line = {
            PAST: ("transparent", colours.text_dim, colours.line), NOW: now, NEXT: (colours.raised, colours.text, colours.line),
        }[when]  # fmt: skip
        weight, width = (700, 2) if when == NOW else (500, 1)
        self.setStyleSheet(
            f"QToolButton {{ background: {ground}; color: {ink}; border: {width}px solid {line}; border-radius: 6px;"
            f" padding: {4 - width}px {6 - width}px; font-weight: {weight}; }}"
            f"QToolButton:hover:enabled, QToolButton:focus {{ border-color: {colours.accent}; }}"
        )
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus if when == NEXT else Qt.FocusPolicy.NoFocus)


class TurnStrip(QWidget):
    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self.take: Callable[[c.Command], Any] = session.do
        """How a step of the round is given; the window asks first where dice fall."""
        self._shown: object = None
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self._layout.setSpacing(6)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        self.chips: list[StripChip] = []
        session.changed.connect(self.fill)
        session.opened.connect(self.fill)
        self.fill()

    def fill(self) -> None:
        state, ruleset = self._session.state, self._session.ruleset
        shown = (state.turn, ruleset.name, palette().name)
        if shown == self._shown:
            return
        self._shown = shown
        empty(self._layout)
        self.chips = []
        if state.turn.begun and ruleset.turns.schedule == "phases":
            self._phases()
        elif state.turn.begun and ruleset.turns.schedule == "slots":
            self._slots()
        self.setVisible(bool(self.chips))
        if self.isVisible():
            reveal(self._layout)

    def _row(self, chips: list[StripChip]) -> None:
        flow = FlowLayout(gap=3)
        for chip in chips:
            flow.addWidget(chip)
        self.chips += chips
        self._layout.addLayout(flow)

    # ------------------------------------------------------------ phases
    def _phases(self) -> None:
        """The phases, the slow one after all of them; nothing between rounds, when everybody declares."""
        now, turns = self._session.state.turn, self._session.ruleset.turns
        if now.phase == DECLARE:
            return
        names = [*turns.phases, *([turns.slow] if turns.slow else [])]
        at = names.index(now.phase) if now.phase in names else -1
        chips = []
        for i, name in enumerate(names):
            chip = StripChip(words.phase(name), NOW if i == at else PAST if i < at else NEXT)
            if i > at >= 0:
                chip.setToolTip(_say("Go on to {phase}", phase=words.phase(name)))
                chip.setCursor(Qt.CursorShape.PointingHandCursor)
                chip.clicked.connect(lambda _on=False, to=name: self.take(c.EndPhase(to=to)))
            chips.append(chip)
        self._row(chips)

    # ------------------------------------------------------------ slots
    def _slots(self) -> None:
        """What is left of the round: each side's turn with how many of it act, the running one first."""
        slots = self._session.state.turn.slots
        chips = []
        for i, slot in enumerate(slots):
            chip = StripChip(f"{words.side(slot.who)}  {slot.total}", NOW if i == 0 else NEXT, QIcon(side_mark(slot.who, "")))
            chip.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            chip.setToolTip(_say("{side}: {number} still to act in this turn", side=words.side(slot.who), number=slot.total))
            chips.append(chip)
        self._row(chips)
