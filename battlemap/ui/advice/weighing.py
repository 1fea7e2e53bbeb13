"""The work in small steps between the window's own events: it can be watched, and given up."""

from __future__ import annotations

import time
from collections.abc import Generator

from PySide6.QtCore import QObject, QTimer, Signal

from battlemap.model import Encounter
from battlemap.rules.advice import Advice, Wish, weighing
from battlemap.rules.ruleset import Ruleset

SLICE_S, FIRST_SLICE_S = 0.012, 0.06


class Weighing(QObject):
    """`progressed(share)` after each slice but the last, `done(advice)` once; nothing more after `cancel`."""

    progressed = Signal(float)
    done = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._steps: Generator[float, None, Advice] | None = None
        self._timer = QTimer(self)
        self._timer.timeout.connect(lambda: self._go(SLICE_S))

    @property
    def is_running(self) -> bool:
        return self._steps is not None

    def start(self, state: Encounter, ruleset: Ruleset, wish: Wish) -> None:
        """The first slice at once: in a small fight that is all there is to do."""
        self.cancel()
        self._steps = weighing(state, ruleset, wish)
        self._go(FIRST_SLICE_S)
        if self._steps is not None:
            self._timer.start(0)

    def cancel(self) -> None:
        self._timer.stop()
        self._steps = None

    def _go(self, seconds: float) -> None:
        steps, until, share = self._steps, time.monotonic() + seconds, 0.0
        if steps is None:
            return
        try:
            while time.monotonic() < until:
                share = next(steps)
        except StopIteration as ended:
            self.cancel()
            self.done.emit(ended.value)
            return
        self.progressed.emit(share)
