"""An area of effect while it is placed: its squares on the grid, its bare shape, its origin, and a ring round everybody caught.

Here: how it looks.  Not here: which squares and creatures those are (asked by `tools.area`); areas that stay
(`area_overlay_zones`).
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath, QPainterPathStroker, QPen, QPolygonF
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from battlemap.geometry import Cell
from battlemap.ui.canvas.overlay import Overlay, label, outline, squares
from battlemap.ui.canvas.units import SQUARE, corner, rect_of
from battlemap.ui.inks import MARK
from battlemap.ui.theme import palette

FILL = 78
Point = tuple[float, float]
Mark = Literal["foe", "ally", "spared"]
RINGS: dict[Mark, Qt.PenStyle] = {
    "foe": Qt.PenStyle.SolidLine, "ally": Qt.PenStyle.DashLine, "spared": Qt.PenStyle.DotLine
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class Ring:
    """Somebody caught: an enemy (whole ring), an ally of who does it (dashed, with a sign), or one who is spared (dotted)."""

    cell: Cell
    n: int
    mark: Mark


@dataclass(frozen=True, slots=True)
class AreaLook:
    """All that is shown; `cells` None while they are not known yet.  `corners` and `radius` are the bare shape in squares."""

    origin: Point
    corners: tuple[Point, ...] = ()
    radius: float = 0.0
    cells: tuple[Cell, ...] | None = None
    rings: tuple[Ring, ...] = ()
    text: str = ""


def shape_path(corners: Sequence[Point], radius: float) -> QPainterPath:
    """A polygon grown all round by a radius; a single corner is a circle."""
    path = QPainterPath()
    if len(corners) == 1:
        path.addEllipse(corner(corners[0]), radius * SQUARE, radius * SQUARE)
        return path
    if corners:
        path.addPolygon(QPolygonF([corner(point) for point in corners]))
        path.closeSubpath()
    if corners and radius > 0:
        wide = QPainterPathStroker(QPen(QColor(), 2 * radius * SQUARE, Qt.PenStyle.SolidLine))
        wide.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        return wide.createStroke(path).united(path)
    return path


class AreaOverlay(Overlay):
    """The area under the hand."""

    margin_px = (170.0, 50.0)

    def __init__(self) -> None:
        super().__init__(z=44)
        self._look: AreaLook | None = None
        self._shape, self._fill, self._edge = QPainterPath(), QPainterPath(), QPainterPath()

    @property
    def look(self) -> AreaLook | None:
        return self._look

    def show_area(self, look: AreaLook | None) -> None:
        if look == self._look:
            return
        old, self._look = self._look, look
        if look is None:
            self._set_bounds(QRectF())
            return
        if old is None or (old.corners, old.radius) != (look.corners, look.radius):
            self._shape = shape_path(look.corners, look.radius)
        if old is None or old.cells != look.cells:
            self._fill, self._edge = squares(look.cells or ()), outline(look.cells or ())
        bounds = self._shape.boundingRect().united(self._fill.boundingRect())
        for ring in look.rings:
            bounds = bounds.united(rect_of(ring.cell, ring.n))
        at = corner(look.origin)
        self._set_bounds(bounds.united(QRectF(at.x() - 1, at.y() - 1, 2, 2)).adjusted(-14, -14, 14, 14))

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        look = self._look
        if look is None:
            return
        colours, scale = palette(), painter.worldTransform().m11()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if look.cells is not None:
            fill = QColor(MARK)
            fill.setAlpha(FILL)
            painter.fillPath(self._fill, fill)
            for colour, width in ((colours.path_edge, 7.0), (MARK, 4.0)):
                painter.setPen(QPen(QColor(colour), max(width, width * 0.6 / scale)))
                painter.drawPath(self._edge)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(colours.path), max(2.5, 2.0 / scale), Qt.PenStyle.DashLine))
        painter.drawPath(self._shape)
        for ring in look.rings:
            draw_ring(painter, ring, scale)
        self._origin(painter, corner(look.origin), scale)
        if look.text:
            top = self._shape.boundingRect().united(self._fill.boundingRect())
            at = QPointF(top.center().x(), top.top() - 20 / scale)
            label(painter, at, look.text, scale, (colours.path, colours.badge))

    def _origin(self, painter: QPainter, at: QPointF, scale: float) -> None:
        size = max(9.0, 7.0 / scale)
        for colour, width in ((palette().path_edge, 5.0), (palette().path, 2.5)):
            painter.setPen(QPen(QColor(colour), max(width, width * 0.7 / scale)))
            painter.drawLine(at - QPointF(size, 0), at + QPointF(size, 0))
            painter.drawLine(at - QPointF(0, size), at + QPointF(0, size))
            painter.drawEllipse(at, size * 0.55, size * 0.55)


def draw_ring(painter: QPainter, ring: Ring, scale: float) -> None:
    """A ring just outside of the token's own."""
    colours, place = palette(), rect_of(ring.cell, ring.n).adjusted(1, 1, -1, -1)
    width = max(5.0, 3.0 / scale)
    colour = {"foe": colours.path, "ally": colours.path_bad, "spared": colours.badge_text}[ring.mark]
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(colours.path_edge), width * 1.7))
    painter.drawEllipse(place)
    painter.setPen(QPen(QColor(colour), width, RINGS[ring.mark]))
    painter.drawEllipse(place)
    if ring.mark == "ally":
        _sign(painter, place.topRight() + QPointF(-7, 7), scale)


def _sign(painter: QPainter, at: QPointF, scale: float) -> None:
    """A warning triangle: one of your own is in it."""
    size = max(11.0, 8.0 / scale)
    points = [at + QPointF(0, -size), at + QPointF(size, size * 0.75), at + QPointF(-size, size * 0.75)]
    painter.setPen(QPen(QColor(palette().path_edge), size / 5))
    painter.setBrush(QBrush(QColor(palette().path_bad)))
    painter.drawPolygon(QPolygonF(points))
    painter.setPen(QPen(QColor(palette().path_edge), size / 4, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    painter.drawLine(at + QPointF(0, -size * 0.4), at + QPointF(0, size * 0.15))
    painter.drawPoint(at + QPointF(0, size * 0.5))
    painter.setBrush(Qt.BrushStyle.NoBrush)
