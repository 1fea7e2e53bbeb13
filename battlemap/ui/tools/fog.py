"""The fog tool: what the game master shows the players of the map, or hides from them, by brush, polygon and room.

A stroke is one command, and one step of undo.  The bar over the map says what the next stroke does.
"""

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QKeyEvent, QMouseEvent, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from battlemap.encounter import commands as c
from battlemap.geometry import Cell
from battlemap.ui.canvas.overlay import Overlay, squares
from battlemap.ui.canvas.sight_overlay import PARTY
from battlemap.ui.canvas.units import SQUARE, corner
from battlemap.ui.canvas.view import MapView
from battlemap.ui.drawing.squares import runs_of_cells
from battlemap.ui.inks import COVERS, REVEALS
from battlemap.ui.tools.pencil_bar import PencilBar
from battlemap.ui.tools.tool import Tool

BRUSH, POLYGON, ROOM = "brush", "polygon", "room"
LARGEST_BRUSH = 15
FILLS = {REVEALS: Qt.BrushStyle.Dense7Pattern, COVERS: Qt.BrushStyle.BDiagPattern}
"""Sparse dots as light falls in, lines where it is covered."""


class StrokeOverlay(Overlay):
    """The squares a stroke has crossed, or the corners of a polygon so far."""

    def __init__(self) -> None:
        super().__init__(45)
        self._cells, self._line = QPainterPath(), QPainterPath()
        self._colour = REVEALS

    def show_stroke(self, cells: set[Cell], points: list[QPointF], covers: bool) -> None:
        self._colour = COVERS if covers else REVEALS
        self._cells, self._line = squares(cells), QPainterPath()
        if points:
            self._line.moveTo(points[0])
            for point in points[1:]:
                self._line.lineTo(point)
        bounds = self._cells.boundingRect().united(self._line.boundingRect())
        self._set_bounds(bounds.adjusted(-6, -6, 6, 6) if cells or points else QRectF())

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        colour = QColor(self._colour)
        painter.setPen(QPen(colour, 3))
        painter.drawPath(self._line)
        colour.setAlpha(110)
        painter.fillPath(self._cells, colour)
        hatch = QBrush(QColor(self._colour), FILLS[self._colour])
        hatch.setTransform(painter.worldTransform().inverted()[0])
        painter.fillPath(self._cells, hatch)


class FogBar(PencilBar):
    """Reveal or cover; brush, polygon or room; how large the brush is; fog on or off; start anew."""

    def __init__(self, view: MapView) -> None:
        super().__init__(view, "FogBar", QCoreApplication.translate("FogBar", "Fog"))
        deeds = self.choices(((REVEALS, self.tr("&Reveal"), ""), (COVERS, self.tr("&Cover"), "")))
        self.reveal, self.cover = deeds.values()
        ways = self.choices(
            ((BRUSH, self.tr("&Brush"), ""), (POLYGON, self.tr("&Polygon"), ""), (ROOM, self.tr("R&oom"), ""))
        )
        self.brush, self.polygon, self.room = ways.values()
        self.size_ = self.number(self.tr("Size"), 1, LARGEST_BRUSH, 1, 3)
        self.size_.setAccessibleName(self.tr("Brush size in squares"))
        self.gap()
        self.on = self.tick(self.tr("Fog o&n"), self.tr("Off: the players see the whole map."))
        self.reset = self.button(
            self.tr("For&get"), lambda: view.session.do(c.SetFog(side=PARTY, forgets=True)),
            self.tr("Forget all that was explored or painted on this map."),
        )  # fmt: skip
        self.changed.connect(self._tell)
        self._tell()

    def _tell(self) -> None:
        """What the gestures do."""
        told = self.tr("Drag over the map; the right button does the other.")
        if self.polygon.isChecked():
            told = self.tr("Click the corners; Enter or a click on the first closes it, the right button does the other.")
        elif self.room.isChecked():
            told = self.tr("Click in a room; the right button does the other.")
        self.say(told)


class FogTool(Tool):
    """Left reveals or covers as the bar says, right does the other; in a polygon a click sets a corner, Enter or a click on the
    first closes it."""

    def __init__(self, view: MapView) -> None:
        super().__init__(view)
        self.bar = FogBar(view)
        self._stroke = StrokeOverlay()
        view.scene().addItem(self._stroke)
        self._cells: set[Cell] = set()
        self._points: list[tuple[float, float]] = []
        self._held, self._covers = False, False
        self._was_shown = False
        self.bar.on.toggled.connect(self._switch)

    def enter(self) -> None:
        self.view.viewport().setCursor(Qt.CursorShape.CrossCursor)
        self._was_shown = self.view.sight.fog
        self.view.sight.choose(fog=True)
        self._refresh()
        self.bar.place()
        self.bar.show()
        self.view.cover_top(self.bar.geometry().bottom())

    def leave(self) -> None:
        self.cancel()
        self.bar.hide()
        self.view.cover_top(0)
        self.view.sight.choose(fog=self._was_shown)
        self.view.viewport().unsetCursor()

    def cancel(self) -> None:
        self._cells, self._points, self._held = set(), [], False
        self._show()

    def is_busy(self) -> bool:
        return self._held or bool(self._points)

    def takes_right_click(self) -> bool:
        return True

    def state_changed(self, change: object) -> None:
        self._refresh()

    def _refresh(self) -> None:
        self.bar.on.blockSignals(True)
        self.bar.on.setChecked(self.session.state.fog(PARTY).on)
        self.bar.on.blockSignals(False)

    def _switch(self, on: bool) -> None:
        self.session.do(c.SetFog(side=PARTY, on=on))
        self._refresh()

    def draws_out(self) -> bool:
        return not self.bar.room.isChecked() and not self.bar.polygon.isChecked()

    def by_corner(self) -> bool:
        return self.bar.polygon.isChecked()

    # ------------------------------------------------------------ gestures
    def press(self, event: QMouseEvent) -> None:
        if event.button() not in (Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton):
            return
        if not self._points:
            self._covers = self.bar.cover.isChecked() != (event.button() == Qt.MouseButton.RightButton)
        if self.bar.room.isChecked():
            cell = self.view.cell_under(event.position())
            self.session.do(c.PaintFog(side=PARTY, covers=self._covers, room=(cell.x, cell.y)))
        elif self.bar.polygon.isChecked():
            self._corner(self.view.mapToScene(event.position().toPoint()) / SQUARE)
        else:
            self._held = True
            self._paint(self.view.cell_under(event.position()))

    def _corner(self, point: QPointF) -> None:
        """Another corner, on the nearest half square; one on the first closes the outline."""
        spot = (round(point.x() * 2) / 2, round(point.y() * 2) / 2)
        if len(self._points) > 2 and spot == self._points[0]:
            self._close()
            return
        self._points.append(spot)
        self._show()

    def _close(self) -> None:
        points, self._points = tuple(self._points), []
        self._show()
        self.session.do(c.PaintFog(side=PARTY, covers=self._covers, polygon=points))

    def _paint(self, cell: Cell) -> None:
        size = int(self.bar.size_.value())
        low, scene = size // 2, self.session.state.scene
        self._cells |= {
            Cell(x, y)
            for x in range(cell.x - low, cell.x - low + size)
            for y in range(cell.y - low, cell.y - low + size)
            if 0 <= x < scene.width and 0 <= y < scene.height
        }
        self._show()

    def move(self, event: QMouseEvent) -> None:
        if self._held:
            self._paint(self.view.cell_under(event.position()))

    def release(self, event: QMouseEvent) -> None:
        if not self._held:
            return
        self._held = False
        cells, self._cells = self._cells, set()
        self._show()
        if cells:
            self.session.do(c.PaintFog(side=PARTY, covers=self._covers, runs=runs_of_cells(cells)))

    def key(self, event: QKeyEvent) -> bool:
        if event.key() == Qt.Key.Key_Escape and self.is_busy():
            self.cancel()
            return True
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and len(self._points) > 2:
            self._close()
            return True
        if event.key() == Qt.Key.Key_Backspace and self._points:
            self._points.pop()
            self._show()
            return True
        return False

    def _show(self) -> None:
        self._stroke.show_stroke(self._cells, [corner(point) for point in self._points], self._covers)

