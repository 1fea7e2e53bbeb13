"""The wall tool: lines corner by corner, rectangles, lines drawn by hand; and what is drawn can be selected and changed.

Click sets a corner, Enter, a double click, a right click or a click on the first corner ends the line, Backspace takes the last
corner back, Esc drops it.  Ctrl snaps to half squares, Alt not at all.
"""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, QPointF, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent

from battlemap.encounter.change import Change
from battlemap.model import Door, Wall
from battlemap.model.scene import PointXY
from battlemap.ui import lengths, words
from battlemap.ui.canvas.drawing_overlay import DrawLook
from battlemap.ui.canvas.view import MapView
from battlemap.ui.drawing.lines import apart, cleaned, is_same, length_of, rectangle, simplified
from battlemap.ui.drawing.snapping import Snap, snapped, within
from battlemap.ui.drawing.stroke import Stroke
from battlemap.ui.tools import pencil_deeds
from battlemap.ui.tools.pencil import LEFT, MAGNET_PX, RIGHT, SNAP_KEYS, Pencil
from battlemap.ui.tools.pencil_chosen import Chosen, with_walls
from battlemap.ui.tools.pencil_shaper import Shaper
from battlemap.ui.tools.wall_bar import FREEHAND, LINE, RECTANGLE, SELECT, WallBar, with_field

SHAKE, CLOSES_WITHIN, MEETS_WITHIN, MOST_CORNERS = 0.12, 0.6, 0.3, 200
HINTS: dict[str, Any] = {
    LINE: QT_TRANSLATE_NOOP(
        "WallTool", "Click corners. Enter or a double click ends the line, Backspace takes a corner back, Esc drops it."
    ),
    RECTANGLE: QT_TRANSLATE_NOOP("WallTool", "Drag from corner to corner. Ctrl: half squares, Alt: freely."),
    FREEHAND: QT_TRANSLATE_NOOP("WallTool", "Draw with the button held; the line is made simple. Back at its start it closes."),
    SELECT: QT_TRANSLATE_NOOP(
        "WallTool",
        "Click, Shift+click or drag a band. Drag lines and their corners. Double click splits, J joins, Delete, Ctrl+C, Ctrl+V.",
    ),
}


class WallTool(Pencil):
    def __init__(self, view: MapView) -> None:
        self.bar = WallBar(view)
        super().__init__(view, self.bar)
        self.chosen = Chosen(self._selection_changed)
        self.shaper = Shaper(self, (Wall, Door), self.chosen)
        self._points: list[PointXY] = []
        self._start: PointXY | None = None
        self._trace: list[PointXY] = []
        self._held = False
        self._here: PointXY | None = None
        self._mode = self.bar.mode
        self.bar.changed.connect(self._bar_changed)
        self.bar.attribute.connect(self._attribute)
        self._say()

    def usual_snap(self) -> Snap:
        return self.bar.snap.currentData()

    # ------------------------------------------------------------ its life
    def leave(self) -> None:
        """A line under way is ended, not lost."""
        self._finish_line()
        super().leave()
        self.chosen.choose([])

    def forget(self) -> None:
        self.chosen.choose([])
        super().forget()

    def cancel(self) -> None:
        self._points, self._trace, self._start, self._held = [], [], None, False
        self.shaper.cancel()
        self.show_gesture()

    def is_busy(self) -> bool:
        return bool(self._points) or self._start is not None or bool(self._trace) or self.shaper.is_busy()

    def state_changed(self, change: Change) -> None:
        self.chosen.follow(self.scene)
        super().state_changed(change)

    def _bar_changed(self) -> None:
        if self.bar.mode != self._mode:
            self._mode = self.bar.mode
            self._finish_line()
            self.cancel()
            self.chosen.choose([])
            self.view.viewport().setCursor(Qt.CursorShape.CrossCursor)
            self._say()
        self.show_gesture()

    def _selection_changed(self) -> None:
        walls = self.chosen.of(Wall)
        if walls:
            self.bar.show_walls(walls)
        else:
            self.bar.show_next()

    def _attribute(self, field: str, value: object) -> None:
        """Chosen in the bar: for the selected walls, else for the next one."""
        walls = self.chosen.of(Wall)
        if not walls:
            self.bar.set_field(field, value)
            self.show_gesture()
            return
        stroke, after = Stroke(self.scene), {wall: with_field(wall, field, value) for wall in walls}
        for wall, new in after.items():
            stroke.replace(wall, new)
        if not self.shaper.draw(stroke, [after.get(line, line) for line in self.chosen.lines]):
            self.bar.show_walls(walls)

    def _say(self) -> None:
        self.bar.say(QCoreApplication.translate("WallTool", HINTS[self.bar.mode]))

    def draws_out(self) -> bool:
        return self.bar.mode not in (LINE, SELECT)

    def by_corner(self) -> bool:
        return self.bar.mode != SELECT

    # ------------------------------------------------------------ the mouse
    def press(self, event: QMouseEvent) -> None:
        self.pointer = event.position()
        if self.bar.mode == SELECT:
            self.shaper.press(event)
        elif event.button() == RIGHT:
            if self._points:
                self._finish_line()
            else:
                self.cancel()
        elif event.button() == LEFT:
            self._begin(event)
        self.show_gesture()

    def _begin(self, event: QMouseEvent) -> None:
        spot = self.spot(event.position(), event.modifiers())
        if self.bar.mode == LINE:
            self._held = True
            self._corner(spot)
            return
        if self._points:
            self._finish_line()  # what was refused is tried again before something new is begun
        if not self._points and self.bar.mode == RECTANGLE:
            self._start = spot
        elif not self._points:
            self._trace = [within(self.exact(event.position()), self.scene)]

    def _corner(self, spot: PointXY) -> None:
        if len(self._points) > 2 and is_same(spot, self._points[0]):
            self._points.append(spot)
            self._finish_line()
        elif not self._points or not is_same(spot, self._points[-1]):
            self._points.append(spot)

    def move(self, event: QMouseEvent) -> None:
        self.pointer = event.position()
        self._follow(event.position(), event.modifiers())
        if self.bar.mode == SELECT:
            self.shaper.move(event)
        elif self._trace:
            self._trace.append(within(self.exact(event.position()), self.scene))
        self.show_gesture()

    def _follow(self, position: QPointF, keys: Qt.KeyboardModifier) -> None:
        if self.bar.mode != SELECT:
            self._here = self.spot(position, keys)

    def release(self, event: QMouseEvent) -> None:
        self.pointer = event.position()
        self._follow(event.position(), event.modifiers())
        if self.bar.mode == SELECT:
            self.shaper.release(event)
        elif event.button() == LEFT:
            if self._start is not None:
                self._finish_rectangle()
            elif self._trace:
                self._finish_freehand(event.modifiers())
            elif self._held and self._points and self._here is not None:
                self._corner(self._here)
        self._held = False
        self.show_gesture()

    def double(self, event: QMouseEvent) -> bool:
        self.pointer = event.position()
        if self.bar.mode == SELECT:
            self.shaper.double(event)
        elif self.bar.mode == LINE and self._points:
            self._finish_line()
        elif self.bar.mode != LINE:
            self.press(event)
        self.show_gesture()
        return True

    # ------------------------------------------------------------ strokes
    def _build(self, points: tuple[PointXY, ...]) -> bool:
        stroke = Stroke(self.scene)
        with_walls(stroke, self.bar.wall(points))
        return self.draw(stroke)

    def _finish_line(self) -> None:
        """The line becomes a wall; refused, it stays: Enter tries again, Esc drops it."""
        points = cleaned(self._points)
        if len(points) < 2 or self._build(points):
            self._points, self._held = [], False

    def _finish_rectangle(self) -> None:
        assert self._start is not None
        self._points = list(rectangle(self._start, self._here or self._start))
        self._start = None
        self._finish_line()

    def _finish_freehand(self, keys: Qt.KeyboardModifier) -> None:
        """Made simple; its ends meet corners nearby, and one another."""
        points, snap = list(simplified(self._trace, SHAKE)), self.snap_with(keys)
        self._trace = []
        if snap != "free" and len(points) > 1:
            for end in (0, -1):
                near = snapped(points[end], snap, self.scene, self.reach(MAGNET_PX))
                points[end] = near if apart(near, points[end]) < MEETS_WITHIN else points[end]
        if len(points) > 3 and apart(points[0], points[-1]) < CLOSES_WITHIN:
            points[-1] = points[0]
        self._points = points
        self._finish_line()

    # ------------------------------------------------------------ keys
    def wants(self, event: QKeyEvent) -> bool:
        return super().wants(event) or (pencil_deeds.wants(event) and self.bar.mode == SELECT) or self._pastes(event)

    def _pastes(self, event: QKeyEvent) -> bool:
        return event.key() == Qt.Key.Key_V and event.modifiers() == Qt.KeyboardModifier.ControlModifier

    def key(self, event: QKeyEvent) -> bool:
        if event.key() == Qt.Key.Key_Escape:
            if not self.is_busy() and not self.chosen.lines:
                return False
            if not self.is_busy():
                self.chosen.choose([])
            self.cancel()
        elif self._points and self.is_return(event):
            self._finish_line()
        elif self._points and (event.key() == Qt.Key.Key_Backspace or self.is_undo(event)):
            self._points.pop()
        elif self.bar.mode == SELECT and pencil_deeds.key(self.shaper, event):
            pass
        elif self._pastes(event) and not self.is_busy():
            self.bar.choose_mode(SELECT)
            pencil_deeds.paste(self.shaper)
        elif event.key() in SNAP_KEYS and self.pointer is not None:
            self._follow(self.pointer, event.modifiers())
        else:
            return event.key() == Qt.Key.Key_Delete
        self.show_gesture()
        return True

    # ------------------------------------------------------------ what is shown
    def show_gesture(self) -> None:
        self.overlay.show_look(self._look())

    def _look(self) -> DrawLook:
        if self.bar.mode == SELECT:
            return self.shaper.look()
        here = self._here if self.pointer is not None else None
        if self._start is not None:
            points = rectangle(self._start, here or self._start)
            return self._wall_look(points, here, self._sides(points), here or self._start)
        if self._trace:
            points = cleaned(self._trace)
            return self._wall_look(points, None, self.long(length_of(points)), points[-1])
        if self._points:
            points = tuple(self._points)
            if here is not None and self.bar.mode == LINE:
                points = cleaned((*points, here))
            return self._wall_look(points, here, self._lengths(points), points[-1])
        return DrawLook(snap=here if self.bar.mode != FREEHAND else None)

    def _wall_look(self, points: tuple[PointXY, ...], snap: PointXY | None, text: str, at: PointXY) -> DrawLook:
        """The wall as it would stand, its corners where there are few."""
        walls = (self.bar.wall(points),) if len(points) > 1 else ()
        corners = points if len(points) <= MOST_CORNERS and not self._trace else points[:1]
        return DrawLook(walls=walls, line=corners, snap=snap, text=text, text_at=at)

    def _lengths(self, points: tuple[PointXY, ...]) -> str:
        """The last piece, and the whole where there are several."""
        if len(points) < 2:
            return ""
        last = self.long(apart(points[-2], points[-1]))
        if len(points) == 2:
            return last
        whole = words.metres_text(round(length_of(points) * self.scene.square))
        return QCoreApplication.translate("WallTool", "{last} · {whole} in all").format(last=last, whole=whole)

    def _sides(self, points: tuple[PointXY, ...]) -> str:
        """ "6 x 4 squares · 9 m x 6 m"."""
        if not points:
            return ""
        across, down = points[2][0] - points[0][0], points[2][1] - points[0][1]
        text = QCoreApplication.translate("WallTool", "{across} × {down} squares · {width} × {height}")
        if lengths.unit() == lengths.SQUARES:
            text = QCoreApplication.translate("WallTool", "{across} × {down} squares")
        side = self.scene.square
        return text.format(
            across=words.number(round(across, 1)), down=words.number(round(down, 1)),
            width=words.metres_text(round(across * side)), height=words.metres_text(round(down * side)),
        )  # fmt: skip
