"""What glides on the game master's map: tokens along the way they went, the view to whoever is to be seen.

Only how it looks: a token's place is its goal from the start, for clicks and for drags, and any gesture ends both.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from math import hypot
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPointF
from PySide6.QtGui import QTransform

from battlemap.encounter.change import Change
from battlemap.encounter.events import TokenMoved
from battlemap.ui.canvas.units import SQUARE
from battlemap.ui.gliding import LONGEST_MS, Glide

if TYPE_CHECKING:
    from battlemap.ui.canvas.view import MapView

CAMERA_MS, SQUARE_MS = 200, 60
MOST = 30
"""Tokens that glide together; a larger crowd is there at once."""


class Glides(QObject):
    def __init__(self, view: MapView) -> None:
        super().__init__(view)
        self._view = view
        self._tokens, self._camera = Glide(self), Glide(self)
        self._drawn: dict[str, QPointF] = {}

    @property
    def is_running(self) -> bool:
        return self._tokens.is_running or self._camera.is_running

    def finish(self) -> None:
        self._tokens.finish()
        self._camera.finish()

    def finish_camera(self) -> None:
        """The view is where it was going."""
        self._camera.finish()

    # ------------------------------------------------------------ tokens
    def note(self, change: Change) -> None:
        """Before the tokens are put where they are now: where they are drawn."""
        self._tokens.finish()
        moved = {event.token for event in change.events if isinstance(event, TokenMoved)}
        items = self._view.items_by_id
        self._drawn = {who: items[who].pos() for who in moved if who in items}

    def follow(self, change: Change) -> None:
        """Those who moved go their way once more, for the eye."""
        items = self._view.items_by_id
        ways = {
            who: way for who, drawn in self._drawn.items() if who in items and (way := self._way(change, who, drawn)) is not None
        }
        self._drawn = {}
        if not ways or len(ways) > MOST:
            return
        squares = max(_length(way) for way in ways.values()) / SQUARE

        def step(share: float) -> None:
            for who, way in ways.items():
                if (item := items.get(who)) is not None:
                    off = _along(way, share) - way[-1]
                    item.setTransform(QTransform.fromTranslate(off.x(), off.y()) if share < 1.0 else QTransform())

        self._tokens.start(min(LONGEST_MS, round(squares * SQUARE_MS)), step)

    def _way(self, change: Change, who: str, drawn: QPointF) -> list[QPointF] | None:
        """Its corners in the scene; None where it is drawn at its goal already, or a gesture has shown it elsewhere."""
        goal = self._view.items_by_id[who].pos()
        if drawn == goal:
            return None
        if change.kind != "done":
            return [drawn, goal]
        steps = [event for event in change.events if isinstance(event, TokenMoved) and event.token == who]
        cells = [steps[0].start, *(cell for event in steps for cell in event.path)]
        way = [QPointF(x * SQUARE, y * SQUARE) for x, y in cells]
        spot = drawn - way[0]
        return [point + spot for point in way[:-1]] + [goal] if abs(spot.x()) < SQUARE and abs(spot.y()) < SQUARE else None

    # ------------------------------------------------------------ the view
    def camera_from(self, across: int, down: int) -> None:
        """The view has jumped, from these places of its scroll bars: it glides there instead."""
        bars = self._view.horizontalScrollBar(), self._view.verticalScrollBar()
        ways = [(start, bar.value()) for start, bar in zip((across, down), bars, strict=True)]
        if all(start == goal for start, goal in ways):
            return

        def step(share: float) -> None:
            for bar, (start, goal) in zip(bars, ways, strict=True):
                bar.setValue(round(start + (goal - start) * share))

        self._camera.start(CAMERA_MS, step)


def _length(way: Sequence[QPointF]) -> float:
    return sum(hypot(b.x() - a.x(), b.y() - a.y()) for a, b in pairwise(way))


def _along(way: Sequence[QPointF], share: float) -> QPointF:
    """The point of a way so far along it."""
    left = _length(way) * share
    for a, b in pairwise(way):
        long = hypot(b.x() - a.x(), b.y() - a.y())
        if left <= long and long:
            return a + (b - a) * (left / long)
        left -= long
    return way[-1]
