"""Gestures on lines already drawn: select by click and band, drag them and their corners, split them.

A tool hands its events on while its bar says "Select"; every deed is one stroke of that tool.  Deeds by key are in
`pencil_deeds`.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication

from battlemap.model import Door, Wall
from battlemap.model.scene import PointXY
from battlemap.ui.canvas.drawing_overlay import DrawLook
from battlemap.ui.drawing import wall_edits
from battlemap.ui.drawing.lines import apart, between, length_of, nearest_on, rectangle
from battlemap.ui.drawing.stroke import Stroke
from battlemap.ui.tools import pencil_chosen as chosen
from battlemap.ui.tools.pencil import LEFT, RIGHT, SHIFT, Pencil
from battlemap.ui.tools.pencil_chosen import Chosen, Handle, Kinds, Line

DOOR_GRIP_PX = 22.0


class Shaper:
    def __init__(self, tool: Pencil, kinds: Kinds, selected: Chosen) -> None:
        self.tool, self.kinds, self.chosen = tool, kinds, selected
        self._press_at = QPoint()
        self._from: PointXY = (0.0, 0.0)
        self._band: tuple[PointXY, PointXY] | None = None
        self._adds: list[Line] = []
        self._handle: Handle | None = None
        self._held = self._moves = self._splits = False
        self._now: dict[Line, Line] = {}
        """What the dragged lines would be, by what they are."""
        self._hot: Handle | None = None
        self._length = ""

    def is_busy(self) -> bool:
        return self._band is not None or self._held

    def cancel(self) -> None:
        self._band = self._handle = self._hot = None
        self._held = self._moves = self._splits = False
        self._now, self._length = {}, ""

    def lines(self) -> list[Line]:
        return chosen.lines_in(self.tool.scene, self.kinds)

    # ------------------------------------------------------------ the mouse
    def press(self, event: QMouseEvent) -> None:
        tool, point = self.tool, self.tool.exact(event.position())
        handle = chosen.handle_at(self._handles(), point, tool.reach())
        if event.button() == RIGHT and handle is not None and not handle.new and not self.is_busy():
            self._take_corner(handle)
        if event.button() != LEFT or self.is_busy():
            return
        self._press_at = event.position().toPoint()
        self._from = point
        line = chosen.line_at(self.lines(), point, tool.reach())
        shift = bool(event.modifiers() & SHIFT)
        if handle is not None and not shift:
            self._handle, self._held = handle, True
        elif line is not None and shift:
            self.chosen.toggle(line)
        elif line is not None:
            if line not in self.chosen.lines:
                self.chosen.choose([line])
            self._held = True
        else:
            self._adds = list(self.chosen.lines) if shift else []
            self._band = (point, point)

    def _take_corner(self, handle: Handle) -> None:
        """A corner less; a line of two points stays."""
        stroke, after = Stroke(self.tool.scene), list[Line]()
        for line, number in handle.corners:
            fewer = wall_edits.without_corner(line, number)
            if fewer is not None:
                stroke.replace(line, fewer)
                after.append(fewer)
        self.draw(stroke, [line for line in self.chosen.lines if line not in dict(handle.corners)] + after)

    def _handles(self) -> list[Handle]:
        return chosen.handles_of(self.chosen.lines)

    def move(self, event: QMouseEvent) -> None:
        point = self.tool.exact(event.position())
        if self._band is not None:
            self._band = (self._band[0], point)
        elif self._held:
            far = (event.position().toPoint() - self._press_at).manhattanLength()
            if self._moves or far >= QApplication.startDragDistance():
                self._moves = True
                self._carry(event.position(), event.modifiers())
        else:
            self._hot = chosen.handle_at(self._handles(), point, self.tool.reach())
            over = self._hot is not None or chosen.line_at(self.lines(), point, self.tool.reach()) is not None
            shape = Qt.CursorShape.PointingHandCursor if over else Qt.CursorShape.ArrowCursor
            self.tool.view.viewport().setCursor(shape)

    def _carry(self, position: QPointF, keys: Qt.KeyboardModifier) -> None:
        tool = self.tool
        if self._handle is not None:
            own = [self._handle.at, *(point for line, _ in self._handle.corners for point in line.points)]
            to = tool.spot(position, keys, own)
            self._now = chosen.bent(self._handle, to)
            line, number = self._handle.corners[0]
            self._length = tool.long(_beside(self._now[line], to))
            return
        by = self._shift(position, keys)
        lines = self.chosen.lines
        if len(lines) == 1 and isinstance(lines[0], Door):
            to, grip = tool.exact(position), tool.reach(DOOR_GRIP_PX)
            self._now = {lines[0]: chosen.door_moved(tool.scene, lines[0], to, by, grip)}
        else:
            self._now = {line: wall_edits.moved(line, by) for line in lines}
        self._length = tool.long(apart((0, 0), by))

    def _shift(self, position: QPointF, keys: Qt.KeyboardModifier) -> PointXY:
        """How far the lines go: by whole squares, by halves or freely; what lay off the grid keeps its place in its square."""
        to, steps = self.tool.exact(position), {"corner": 1, "half": 2}.get(self.tool.snap_with(keys), 0)
        dx, dy = to[0] - self._from[0], to[1] - self._from[1]
        return (round(dx * steps) / steps, round(dy * steps) / steps) if steps else (dx, dy)

    def release(self, event: QMouseEvent) -> None:
        if event.button() != LEFT:
            return
        if self._band is not None:
            (a, b), self._band = self._band, None
            far = (event.position().toPoint() - self._press_at).manhattanLength() >= QApplication.startDragDistance()
            found = chosen.lines_in_box(self.lines(), a, b) if far else []
            self.chosen.choose([*self._adds, *found])
        elif self._held and self._moves:
            self._drop()
        elif self._splits:
            self._split(event)
        self._held = self._moves = self._splits = False
        self._handle = None

    def _drop(self) -> None:
        """One stroke for all that was dragged; a single door leaves its wall whole and opens the one it comes to."""
        now, self._now = self._now, {}
        if all(line == new for line, new in now.items()):
            return
        stroke, after = Stroke(self.tool.scene), {line: chosen.tidied(new) for line, new in now.items()}
        (line, new), *others = after.items()
        if isinstance(line, Door) and isinstance(new, Door) and not others:
            if self._handle is None:
                chosen.walled_up(stroke, line)
            else:
                stroke.remove(line)
            chosen.with_door(stroke, new)
        else:
            for line, new in after.items():
                stroke.replace(line, new)
        self.draw(stroke, [after.get(line, line) for line in self.chosen.lines])

    def draw(self, stroke: Stroke, after: Sequence[Line]) -> bool:
        """Give it; what it made is selected then."""
        if not self.tool.draw(stroke):
            return False
        self.chosen.choose(after)
        self.chosen.follow(self.tool.scene)
        self.tool.show_gesture()
        return True

    def double(self, event: QMouseEvent) -> None:
        """A wall is split where it is clicked twice; a second press that goes on to drag is a drag."""
        self.press(event)
        self._splits = event.button() == LEFT

    def _split(self, event: QMouseEvent) -> None:
        tool, point = self.tool, self.tool.exact(event.position())
        line = chosen.line_at(self.lines(), point, tool.reach())
        if not isinstance(line, Wall):
            return
        snap = tool.spot(event.position(), event.modifiers())
        if nearest_on(line.points, snap)[0] > 0.01 or apart(snap, point) > 0.5:
            _, number, share = nearest_on(line.points, point)
            snap = between(line.points[number], line.points[number + 1], share)
        parts = wall_edits.split(line, snap)
        if parts:
            stroke = Stroke(tool.scene)
            stroke.replace(line, *parts)
            self.draw(stroke, parts)

    # ------------------------------------------------------------ what is shown
    def look(self) -> DrawLook:
        """The selection, its handles, the band, and where dragged lines would come to lie."""
        lines = self.chosen.lines
        if self._moves and self._now:
            new = list(self._now.values())
            at = self._pointer()
            return DrawLook(
                chosen=tuple(line.points for line in lines if line not in self._now),
                walls=tuple(line for line in new if isinstance(line, Wall)),
                doors=tuple(line for line in new if isinstance(line, Door)),
                handles=tuple(handle.at for handle in chosen.handles_of(new) if not handle.new),
                text=self._length, text_at=at,
            )  # fmt: skip
        handles = self._handles()
        text, at = "", (0.0, 0.0)
        if len(lines) == 1 and self._band is None:
            text, at = self.tool.long(length_of(lines[0].points)), _top(lines[0])
        return DrawLook(
            line=rectangle(*self._band) if self._band is not None else (),
            chosen=tuple(line.points for line in lines),
            handles=tuple(handle.at for handle in handles if not handle.new),
            middles=tuple(handle.at for handle in handles if handle.new),
            hot=self._hot.at if self._hot is not None and self._hot in handles else None,
            text=text, text_at=at,
        )  # fmt: skip

    def _pointer(self) -> PointXY:
        return self.tool.exact(self.tool.pointer) if self.tool.pointer is not None else self._from


def _top(line: Line) -> PointXY:
    """Above the middle of its highest corners: where its length is written."""
    top = min(y for _, y in line.points)
    xs = [x for x, y in line.points if y - top < 0.01]
    return (min(xs) + max(xs)) / 2, top


def _beside(line: Line, at: PointXY) -> float:
    """How long the pieces are that meet in a corner."""
    pairs = list(zip(line.points, line.points[1:], strict=False))
    return sum(apart(a, b) for a, b in pairs if at in (a, b))
