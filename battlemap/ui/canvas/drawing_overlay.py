"""What a drawing gesture shows above the map: the line so far, walls and doors as they would stand, squares, handles, a length.

A tool fills a `DrawLook` (points in squares) and shows it; an empty one shows nothing.
"""

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from battlemap.geometry import Cell
from battlemap.model import Door, Wall
from battlemap.model.scene import PointXY
from battlemap.ui.canvas.door_look import paint_door
from battlemap.ui.canvas.drawing_overlay_marks import paint_pin
from battlemap.ui.canvas.overlay import Overlay, label, outline, squares
from battlemap.ui.canvas.units import SQUARE, corner
from battlemap.ui.canvas.wall_look import paint_walls
from battlemap.ui.inks import REVEALS, WHITE
from battlemap.ui.theme import palette

HANDLE_PX, MIDDLE_PX, SNAP_PX, ABOVE_PX = 6.0, 4.0, 5.0, 22.0
Circle = tuple[PointXY, float, float, str]


@dataclass(frozen=True, slots=True)
class DrawLook:
    """Everything a gesture may show.  `chosen`: lines that are selected; `circles`: (centre, bright, dim, colour) of lights,
    radii in squares, `lit` the numbers of the selected ones; `cells` in `cells_colour`; `pins`: notes
    under way; `text` stands above `text_at`."""

    line: tuple[PointXY, ...] = ()
    closes: bool = False
    walls: tuple[Wall, ...] = ()
    doors: tuple[Door, ...] = ()
    chosen: tuple[tuple[PointXY, ...], ...] = ()
    handles: tuple[PointXY, ...] = ()
    middles: tuple[PointXY, ...] = ()
    hot: PointXY | None = None
    snap: PointXY | None = None
    cells: frozenset[Cell] = frozenset()
    cells_colour: str = REVEALS
    circles: tuple[Circle, ...] = ()
    lit: tuple[int, ...] = ()
    pins: tuple[PointXY, ...] = ()
    text: str = ""
    text_at: PointXY = (0.0, 0.0)


class DrawingOverlay(Overlay):
    margin_px = (240.0, 60.0)

    def __init__(self) -> None:
        super().__init__(z=45)
        self.look = DrawLook()
        self._cells = QPainterPath()
        self._rim = QPainterPath()

    def show_look(self, look: DrawLook) -> None:
        if look == self.look:
            return
        if look.cells != self.look.cells:
            self._cells, self._rim = squares(look.cells), outline(look.cells)
        self.look = look
        self._set_bounds(self._needed())

    def clear(self) -> None:
        self.show_look(DrawLook())

    def _needed(self) -> QRectF:
        look = self.look
        points = [*look.line, *look.pins, *look.handles, *look.middles, *(point for line in look.chosen for point in line)]
        for line in (*(wall.points for wall in look.walls), *(door.points for door in look.doors)):
            points += line
        points += [look.snap] if look.snap is not None else []
        points += [look.text_at] if look.text else []
        box = QPolygonF([corner(point) for point in points]).boundingRect() if points else QRectF()
        if points:
            box = box.adjusted(-SQUARE, -SQUARE, SQUARE, SQUARE)
        box = box.united(self._cells.boundingRect().adjusted(-4, -4, 4, 4) if look.cells else QRectF())
        for centre, bright, dim, _ in look.circles:
            reach = (max(bright, dim) + 0.5) * SQUARE
            at = corner(centre)
            box = box.united(QRectF(at.x() - reach, at.y() - reach, 2 * reach, 2 * reach))
        return box

    # ------------------------------------------------------------ painting
    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        look, scale = self.look, painter.worldTransform().m11()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_cells(painter, scale)
        for number, circle in enumerate(look.circles):
            _paint_light(painter, circle, number in look.lit, scale)
        for line in look.chosen:
            self._glow(painter, line, scale)
        painter.setOpacity(0.8)
        paint_walls(painter, look.walls, palette(), scale)
        for door in look.doors:
            paint_door(painter, door, palette())
        painter.setOpacity(1.0)
        self._paint_line(painter, scale)
        self._paint_handles(painter, scale)
        for point in look.pins:
            paint_pin(painter, corner(point), scale, is_lit=True)
        if look.text:
            above = corner(look.text_at) - QPointF(0, ABOVE_PX / scale)
            label(painter, above, look.text, scale, (palette().badge_text, palette().badge))

    def _paint_cells(self, painter: QPainter, scale: float) -> None:
        if not self.look.cells:
            return
        colour = QColor(self.look.cells_colour)
        colour.setAlpha(95)
        painter.fillPath(self._cells, colour)
        colour.setAlpha(230)
        painter.setPen(QPen(colour, max(2.0, 1.6 / scale)))
        painter.drawPath(self._rim)

    def _glow(self, painter: QPainter, points: tuple[PointXY, ...], scale: float) -> None:
        line = QPolygonF([corner(point) for point in points])
        glow = QColor(palette().accent)
        glow.setAlpha(120)
        solid, cap, join = Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin
        painter.setPen(QPen(glow, max(20.0, 11 / scale), solid, cap, join))
        painter.drawPolyline(line)
        painter.setPen(QPen(QColor(palette().accent), max(3.0, 2 / scale)))
        painter.drawPolyline(line)

    def _paint_line(self, painter: QPainter, scale: float) -> None:
        look, colours = self.look, palette()
        if look.line:
            line = QPolygonF([corner(point) for point in look.line])
            for colour, width in ((colours.path_edge, 4.5), (colours.path, 2.2)):
                painter.setPen(QPen(QColor(colour), width / scale, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
                painter.drawPolyline(line)
            if look.closes and len(look.line) > 2:
                painter.setPen(QPen(QColor(colours.path), 1.6 / scale, Qt.PenStyle.DashLine))
                painter.drawLine(corner(look.line[-1]), corner(look.line[0]))
            for point in look.line:
                _dot(painter, point, 3.4 / scale, colours.path, colours.path_edge, scale)
        if look.snap is not None:
            at, size = corner(look.snap), SNAP_PX / scale
            for colour, width in ((colours.path_edge, 4.0), (colours.path, 1.8)):
                painter.setPen(QPen(QColor(colour), width / scale))
                painter.drawLine(at - QPointF(size * 1.6, 0), at + QPointF(size * 1.6, 0))
                painter.drawLine(at - QPointF(0, size * 1.6), at + QPointF(0, size * 1.6))

    def _paint_handles(self, painter: QPainter, scale: float) -> None:
        look, colours = self.look, palette()
        for point in look.middles:
            _dot(painter, point, MIDDLE_PX / scale, colours.badge, colours.accent, scale)
        for point in look.handles:
            _dot(painter, point, HANDLE_PX / scale, WHITE, colours.accent, scale)
        if look.hot is not None:
            _dot(painter, look.hot, HANDLE_PX * 1.35 / scale, colours.active, colours.path_edge, scale)


def _dot(painter: QPainter, point: PointXY, radius: float, fill: str, rim: str, scale: float) -> None:
    painter.setPen(QPen(QColor(rim), 1.8 / scale))
    painter.setBrush(QColor(fill))
    painter.drawEllipse(corner(point), radius, radius)
    painter.setBrush(Qt.BrushStyle.NoBrush)


def _paint_light(painter: QPainter, circle: Circle, is_chosen: bool, scale: float) -> None:
    """The bright radius as a full ring, the dim one dashed; the chosen light's are thicker and filled more."""
    centre, bright, dim, colour = circle
    at, width = corner(centre), 2.4 if is_chosen else 1.3
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for radius, share, is_dashed in ((dim, 0.05, True), (bright, 0.12, False)):
        if radius <= 0:
            continue
        tint, rim, dark = QColor(colour), QColor(colour), QColor(palette().path_edge)
        tint.setAlphaF(share * (1.6 if is_chosen else 0.5))
        rim.setAlphaF(1.0 if is_chosen else 0.6)
        dark.setAlphaF(0.8 if is_chosen else 0.4)
        disc = QPainterPath()
        disc.addEllipse(at, radius * SQUARE, radius * SQUARE)
        painter.fillPath(disc, tint)
        for shade, wide in ((dark, width + 1.6), (rim, width)):
            pen = QPen(shade, wide / scale, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap)
            if is_dashed:
                pen.setDashPattern([9 / wide, 6 / wide])
            painter.setPen(pen)
            painter.drawPath(disc)
