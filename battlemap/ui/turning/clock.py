"""The round's clock: how long the fight has lasted for those in it, and, where the table wants it, how long this turn has taken
at the table.

No timer runs unless the table's time is shown.  Not here: which round it is (the head says it).
"""

from PySide6.QtCore import QCoreApplication, QElapsedTimer, QTimer
from PySide6.QtWidgets import QWidget

from battlemap.encounter.change import Change
from battlemap.ui import words
from battlemap.ui.panel.parts import DimLabel
from battlemap.ui.session import Session

TICK_MS = 1000


def _say(text: str, **holes: object) -> str:
    return QCoreApplication.translate("RoundClock", text).format(**holes)


def clock_text(seconds: int) -> str:
    """ "0:18", "12:05", "1:02:05"."""
    minutes, rest = divmod(seconds, 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"


class RoundClock(DimLabel):
    """Empty outside a fight.  `show_turn(on)` has the table's time of the turn shown too."""

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__("", parent)
        self._session = session
        self._turn = QElapsedTimer()
        self._timer = QTimer(self)
        self._timer.setInterval(TICK_MS)
        self._timer.timeout.connect(self._tell)
        self._shows_turn = False
        session.changed.connect(self._follow)
        session.opened.connect(self._begin)
        self._begin()

    @property
    def is_ticking(self) -> bool:
        return self._timer.isActive()

    def show_turn(self, on: bool) -> None:
        self._shows_turn = on
        self._begin()

    def _follow(self, change: Change) -> None:
        before, after = change.before.turn, change.after.turn
        if (before.round, before.active, before.phase) != (after.round, after.active, after.phase):
            self._begin()

    def _begin(self) -> None:
        """A turn has begun, or another fight lies there."""
        self._turn.start()
        if self._shows_turn and self._session.state.turn.begun:
            self._timer.start()
        else:
            self._timer.stop()
        self._tell()

    def _tell(self) -> None:
        now, seconds = self._session.state.turn, self._session.ruleset.turns.round_seconds
        if not now.begun:
            self.setText("")
            self.setToolTip("")
            return
        start = (now.round - 1) * seconds
        text = clock_text(start)
        if self._shows_turn:
            text = _say("{time} · turn {turn}", time=text, turn=clock_text(self._turn.elapsed() // 1000))
        self.setText(text)
        tip = _say("Since the fight began: {start} to {end}, a round is {number} s", start=clock_text(start),
                   end=clock_text(start + seconds), number=words.number(seconds))  # fmt: skip
        self.setToolTip(tip)
        self.setAccessibleName(f"{text}. {tip}")
