"""Haste: while the wheel turns, what is there is shown larger or smaller; what is sharp follows when it rests, bit by bit.

`hurry` at each turn of the wheel; while `is_on` nothing slow is painted.  When it has rested, `steps()` are gone through between
the window's other business, and `sharp` tells that everything can be painted as it is to be.  Another turn of the wheel drops
them.

`Leisure`: what nobody waits for, in the same small steps.
"""

from collections.abc import Callable, Iterator
from time import perf_counter

from PySide6.QtCore import QObject, QTimer, Signal

REST_MS, TURN_S, LEISURE_S = 140, 0.006, 0.003
"""When the wheel is taken to rest; how long the window's other business waits at most for a few steps."""


class Haste(QObject):
    sharp = Signal()

    def __init__(self, steps: Callable[[], Iterator[None]], parent: QObject) -> None:
        super().__init__(parent)
        self._make = steps
        self._steps: Iterator[None] | None = None
        self._rest, self._turn = QTimer(self), QTimer(self)
        self._rest.setSingleShot(True)
        self._rest.setInterval(REST_MS)
        self._rest.timeout.connect(self._begin)
        self._turn.timeout.connect(self._go_on)
        self.is_on = self.is_first = False

    def open(self) -> None:
        """A large fight comes: `is_first` until it can be painted."""
        self.hurry()
        self.is_first = True
        self._rest.stop()
        self._begin()

    def hurry(self) -> None:
        self.is_on = True
        self._turn.stop()
        self._steps = None
        self._rest.start()

    def stop(self) -> None:
        """Whatever is shown next is shown as it is."""
        self._rest.stop()
        self._turn.stop()
        self.is_on, self.is_first, self._steps = False, False, None

    def _begin(self) -> None:
        self._steps = self._make()
        self._turn.start(0)

    def _go_on(self) -> None:
        until = perf_counter() + TURN_S
        while self._steps is not None and perf_counter() < until:
            try:
                next(self._steps)
            except StopIteration:
                self.stop()
                self.sharp.emit()


class Leisure(QObject):
    """`wake` when there is something to do: its steps are gone through while the window has nothing else to do; woken meanwhile
    it begins again afterwards."""

    def __init__(self, steps: Callable[[], Iterator[None]], parent: QObject) -> None:
        super().__init__(parent)
        self._make = steps
        self._steps: Iterator[None] | None = None
        self._again = False
        self._turn = QTimer(self)
        self._turn.timeout.connect(self._go_on)

    @property
    def is_busy(self) -> bool:
        return self._turn.isActive()

    def wake(self) -> None:
        self._again = True
        if not self._turn.isActive():
            self._turn.start(0)

    def _go_on(self) -> None:
        until = perf_counter() + LEISURE_S
        while perf_counter() < until:
            if self._steps is None:
                if not self._again:
                    self._turn.stop()
                    return
                self._again, self._steps = False, self._make()
            try:
                next(self._steps)
            except StopIteration:
                self._steps = None
