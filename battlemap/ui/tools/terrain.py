"""The terrain tool: kinds of ground, higher and lower floor and the party's start, by brush, rectangle and polygon.

Left paints what the bar says, right makes floor (or takes the area away).  [ and ] change the brush's size.
"""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent

from battlemap.geometry import Cell
from battlemap.model.scene import PointXY
from battlemap.ui.canvas.drawing_overlay import DrawLook
from battlemap.ui.canvas.view import MapView
from battlemap.ui.drawing import squares
from battlemap.ui.drawing.lines import is_same
from battlemap.ui.drawing.stroke import Stroke
from battlemap.ui.theme import palette
from battlemap.ui.tools.pencil import LEFT, RIGHT, SNAP_KEYS, Pencil
from battlemap.ui.tools.terrain_bar import BRUSH, ELEVATION, POLYGON, RECTANGLE, START, TerrainBar

SMALLER, LARGER = Qt.Key.Key_BracketLeft, Qt.Key.Key_BracketRight


class TerrainTool(Pencil):
    def __init__(self, view: MapView) -> None:
        self.bar = TerrainBar(view)
        super().__init__(view, self.bar)
        self._cells: set[Cell] = set()
        self._points: list[PointXY] = []
        self._start: Cell | None = None
        self._last: Cell | None = None
        self._held = self._erases = False
        self._here: PointXY | None = None
        self._mode = self.bar.mode
        self.bar.changed.connect(self._bar_changed)

    # ------------------------------------------------------------ its life
    def cancel(self) -> None:
        self._cells, self._points = set(), []
        self._start = self._last = None
        self._held = False
        self.show_gesture()

    def is_busy(self) -> bool:
        return self._held or bool(self._points) or bool(self._cells)

    def draws_out(self) -> bool:
        return self.bar.mode != POLYGON

    def by_corner(self) -> bool:
        return self.bar.mode == POLYGON

    def _bar_changed(self) -> None:
        if self.bar.mode != self._mode:
            self._mode = self.bar.mode
            self.cancel()
        self.show_gesture()

    # ------------------------------------------------------------ the mouse
    def press(self, event: QMouseEvent) -> None:
        self.pointer = event.position()
        if event.button() not in (LEFT, RIGHT) or self._held:
            return
        if self._cells and not self._held:
            self._finish(self._cells)  # what was refused is tried again before something new is begun
            return
        if not self._points:
            self._erases = event.button() == RIGHT
        cell = self.view.cell_under(event.position())
        if self.bar.mode == POLYGON:
            self._corner(self.spot(event.position(), event.modifiers()))
        else:
            self._held, self._start, self._last = True, cell, None
            self._follow(cell)
        self.show_gesture()

    def _corner(self, spot: PointXY) -> None:
        if len(self._points) > 2 and is_same(spot, self._points[0]):
            self._close()
        elif not self._points or not is_same(spot, self._points[-1]):
            self._points.append(spot)

    def _follow(self, cell: Cell) -> None:
        """The squares on the way of a brush, those of a rectangle."""
        if self.bar.mode == RECTANGLE and self._start is not None:
            self._cells = squares.in_rectangle(self._start, cell, self.scene)
        elif cell != self._last:
            for each in squares.between_cells(self._last or cell, cell):
                self._cells |= squares.brushed(each, self.bar.size_squares, self.scene)
            self._last = cell

    def move(self, event: QMouseEvent) -> None:
        self.pointer = event.position()
        self._here = self.spot(event.position(), event.modifiers())
        if self._held:
            self._follow(self.view.cell_under(event.position()))
        self.show_gesture()

    def release(self, event: QMouseEvent) -> None:
        self.pointer = event.position()
        if self._held and event.button() == (RIGHT if self._erases else LEFT):
            self._held, self._start = False, None
            self._finish(self._cells)
        self.show_gesture()

    def double(self, event: QMouseEvent) -> bool:
        if self.bar.mode == POLYGON and self._points:
            self._close()
        else:
            self.press(event)
        return True

    # ------------------------------------------------------------ strokes
    def _close(self) -> None:
        """The polygon is painted; too few corners or no square in it drop it in one sentence."""
        points = tuple(self._points)
        cells = squares.in_polygon(points, self.scene)
        if len(points) > 2 and not cells:
            text = QCoreApplication.translate("TerrainTool", "No square of the map has its middle in there.")
            self.session.message.emit(text)
        if cells:
            self._finish(cells)
        self._points = []
        self.show_gesture()

    def _finish(self, cells: set[Cell]) -> None:
        """Give the stroke; refused, its squares stay: a click or Enter tries again, Esc drops them."""
        stroke, kind = Stroke(self.scene), self.bar.kind
        if kind in (ELEVATION, START):
            value = self.bar.value if kind == ELEVATION else 0
            gone, new = squares.painted_area(self.scene, kind, value, cells, self._erases)
            if gone or new:
                stroke.also(areas_gone=gone, areas=new)
        else:
            letter = "." if self._erases else kind
            changed = {cell for cell in cells if self.scene.ground(cell.x, cell.y) != letter}
            if changed:
                stroke.also(ground=((letter, squares.runs_of_cells(changed)),))
        self._cells = set(cells)
        if self.draw(stroke):
            self._cells = set()

    # ------------------------------------------------------------ keys
    def wants(self, event: QKeyEvent) -> bool:
        return super().wants(event) or event.key() in (SMALLER, LARGER)

    def key(self, event: QKeyEvent) -> bool:
        key = event.key()
        if key == Qt.Key.Key_Escape and self.is_busy():
            self.cancel()
        elif self.is_return(event) and len(self._points) > 2:
            self._close()
        elif self.is_return(event) and self._cells and not self._held:
            self._finish(self._cells)
        elif self._points and (key == Qt.Key.Key_Backspace or self.is_undo(event)):
            self._points.pop()
        elif key in (SMALLER, LARGER) and self.bar.mode == BRUSH:
            self.bar.size_.setValue(self.bar.size_.value() + (1 if key == LARGER else -1))
        elif key in SNAP_KEYS and self.pointer is not None:
            self._here = self.spot(self.pointer, event.modifiers())
        else:
            return key == Qt.Key.Key_Delete
        self.show_gesture()
        return True

    # ------------------------------------------------------------ what is shown
    def show_gesture(self) -> None:
        self.overlay.show_look(self._look())

    def _look(self) -> DrawLook:
        colour = palette().bad if self._erases and self.is_busy() else palette().accent
        if self._points:
            points = tuple(self._points)
            whole = (*points, self._here) if self._here is not None and self.pointer is not None else points
            cells = frozenset(squares.in_polygon(whole, self.scene))
            return DrawLook(line=whole, closes=True, cells=cells, cells_colour=colour, snap=self._here)
        if self._cells:
            text = self._count() if self.bar.mode == RECTANGLE and self._held else ""
            at = self.exact(self.pointer) if self.pointer is not None else (0.0, 0.0)
            return DrawLook(cells=frozenset(self._cells), cells_colour=colour, text=text, text_at=at)
        if self.pointer is None:
            return DrawLook()
        if self.bar.mode == POLYGON:
            return DrawLook(snap=self._here)
        size = self.bar.size_squares if self.bar.mode == BRUSH else 1
        under = squares.brushed(self.view.cell_under(self.pointer), size, self.scene)
        return DrawLook(cells=frozenset(under), cells_colour=colour)

    def _count(self) -> str:
        xs, ys = {cell.x for cell in self._cells}, {cell.y for cell in self._cells}
        return QCoreApplication.translate("TerrainTool", "{across} × {down} squares").format(across=len(xs), down=len(ys))
