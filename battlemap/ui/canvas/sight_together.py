"""What many eyes see together: shape by shape while the window has nothing else to do, then put together on a thread.

    together.ask(shapes)        an iterator that makes a shape with each step
    together.found              the shape of them all, unless something else was asked meanwhile or nothing any more (`drop`)

Not here: one eye's shape (`geometry.seen`), what is drawn of it (`sight_overlay`).
"""

from collections.abc import Iterator, Sequence
from time import perf_counter

import shapely
from PySide6.QtCore import QObject, QTimer, Signal

from battlemap.ui.threads import pool

SLICE_S = 0.008
"""How long the window is kept at a time; one shape may take longer."""


class _Told(QObject):
    done = Signal(int, object)


class _Uniting:
    """GEOS lets Python go on while it works."""

    def __init__(self, number: int, shapes: Sequence[shapely.Geometry], told: _Told) -> None:
        self._number, self._shapes, self._told = number, shapes, told

    def run(self) -> None:
        shape = shapely.union_all(self._shapes)
        try:
            self._told.done.emit(self._number, shape)
        except RuntimeError:  # the window has gone meanwhile
            pass


class Together(QObject):
    """Of one canvas."""

    found = Signal(object)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._told = _Told(self)
        self._told.done.connect(self._take)
        self._turn = QTimer(self)
        self._turn.timeout.connect(self._go_on)
        self._number, self._made = 0, list[shapely.Geometry]()
        self._shapes: Iterator[shapely.Geometry] = iter(())
        self.is_busy = False

    def ask(self, shapes: Iterator[shapely.Geometry]) -> None:
        self.drop()
        self._shapes, self._made, self.is_busy = shapes, [], True
        self._turn.start(0)

    def drop(self) -> None:
        """Nobody waits any more."""
        self._number += 1
        self._turn.stop()
        self._shapes, self._made, self.is_busy = iter(()), [], False

    def _go_on(self) -> None:
        until = perf_counter() + SLICE_S
        while perf_counter() < until:
            shape = next(self._shapes, None)
            if shape is None:
                self._turn.stop()
                # two threads: one may still be ending what nobody waits for
                pool("sight", 2).start(_Uniting(self._number, self._made, self._told).run)
                return
            self._made.append(shape)

    def _take(self, number: int, shape: shapely.Geometry) -> None:
        if number == self._number:
            self.drop()
            self.found.emit(shape)
