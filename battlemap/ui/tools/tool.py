"""What every tool can be told.  A tool belongs to one view and speaks to its session."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QPointF
from PySide6.QtGui import QKeyEvent, QMouseEvent

from battlemap.encounter.change import Change
from battlemap.encounter.commands import SetDoor
from battlemap.model import Door
from battlemap.rules.objects import opener
from battlemap.ui.canvas.units import SQUARE
from battlemap.ui.canvas.view import MapView

DOOR_GRIP = 0.28


class Tool:
    """Gestures do nothing unless a tool says so."""

    by_place = True
    """Has it use for the keyboard's pointer?"""

    def __init__(self, view: MapView) -> None:
        self.view = view
        self.session = view.session

    def enter(self) -> None:
        """The tool is taken up."""

    def leave(self) -> None:
        self.cancel()

    def cancel(self) -> None:
        """Drop the gesture under way; nothing has happened."""

    def is_busy(self) -> bool:
        """Is a gesture under way?"""
        return False

    def takes_right_click(self) -> bool:
        return False

    def press(self, event: QMouseEvent) -> None: ...

    def move(self, event: QMouseEvent) -> None: ...

    def release(self, event: QMouseEvent) -> None: ...

    def left(self) -> None:
        """The pointer has left the map."""

    def key(self, event: QKeyEvent) -> bool:
        """A key; True when it was for this tool."""
        return False

    def key_up(self, event: QKeyEvent) -> None: ...

    def draws_out(self) -> bool:
        """Is its gesture drawn from one place to another, so that Enter takes hold and only the next one lets go?"""
        return False

    def by_corner(self) -> bool:
        """Does it build on the corners of squares rather than on squares?"""
        return False

    def tab(self, forward: bool) -> bool:
        """Tab or Shift+Tab on the map: on to the next thing; False lets the keyboard leave the map."""
        return False

    def wants(self, event: QKeyEvent) -> bool:
        """Is this key for the tool though no gesture is under way, whatever shortcuts say?"""
        return False

    def double(self, event: QMouseEvent) -> bool:
        """A double click; False where it means what it means everywhere."""
        return False

    def state_changed(self, change: Change) -> None:
        """The fight has changed beneath a gesture."""

    # ------------------------------------------------------------ doors, for several tools
    def door_under(self, position: QPointF) -> Door | None:
        """The door within a finger's breadth of a viewport position."""
        point = self.view.mapToScene(position.toPoint()) / SQUARE
        best: tuple[float, Door] | None = None
        for door in self.session.state.scene.doors:
            for a, b in zip(door.points, door.points[1:], strict=False):
                away = _distance(point, a, b)
                if away <= DOOR_GRIP and (best is None or away < best[0]):
                    best = (away, door)
        return best[1] if best is not None else None

    def toggle(self, door: Door, charged: bool = True) -> None:
        """Open what is shut, shut what is open; who acts right beside it does so for what that costs, unless the game master
        holds Shift.  A locked or barred one says so first: its menu opens it all the same."""
        if door.state in ("locked", "barred"):
            text = QCoreApplication.translate("Tool", "The door is {state}; right-click it to unlock or force it.")
            known = {
                "locked": QCoreApplication.translate("Tool", "locked"),
                "barred": QCoreApplication.translate("Tool", "barred"),
            }
            self.session.message.emit(text.format(state=known[door.state]))
            return
        state, ruleset = self.session.state, self.session.ruleset
        hand = opener(state, ruleset, door) if charged else ""
        self.session.do(SetDoor(door=door.id, state="closed" if door.state == "open" else "open", token=hand))


def _distance(point: QPointF, a: tuple[float, float], b: tuple[float, float]) -> float:
    """From a point to a segment, in squares."""
    run_x, run_y = b[0] - a[0], b[1] - a[1]
    length = run_x * run_x + run_y * run_y
    t = 0.0 if length == 0 else ((point.x() - a[0]) * run_x + (point.y() - a[1]) * run_y) / length
    t = min(1.0, max(0.0, t))
    return float(((point.x() - a[0] - t * run_x) ** 2 + (point.y() - a[1] - t * run_y) ** 2) ** 0.5)
