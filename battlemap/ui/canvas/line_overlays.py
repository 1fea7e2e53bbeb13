"""Lines between creatures and squares: what stops an attack's four lines, and the ruler."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from battlemap.geometry import Cell
from battlemap.ui.canvas.overlay import SMALL_PX, Overlay, bounds_of, label, label_size
from battlemap.ui.canvas.units import centre_of, corner
from battlemap.ui.inks import veil
from battlemap.ui.theme import palette

STYLES = {False: Qt.PenStyle.SolidLine, True: Qt.PenStyle.DashLine}
"""Of an attack's line that is free, and of one that is stopped, which has a cross besides."""


@dataclass(frozen=True, slots=True)
class CoverLine:
    """A line in squares, and who or what stops it ("" for nothing)."""

    start: tuple[float, float]
    end: tuple[float, float]
    stopped_by: str = ""
    is_stopped: bool = False


@dataclass(frozen=True, slots=True)
class CoverLook:
    """Four lines and what they say together."""

    lines: tuple[CoverLine, ...]
    text: str
    at: tuple[float, float]


class CoverOverlay(Overlay):
    """The four lines of the attacker's best corner: free ones whole, stopped ones dashed and crossed, with what stops them."""

    margin_px = (140.0, 40.0)

    def __init__(self) -> None:
        super().__init__(z=35)
        self._look: CoverLook | None = None

    @property
    def look(self) -> CoverLook | None:
        return self._look

    def show_lines(self, look: CoverLook | None) -> None:
        if look == self._look:
            return
        self._look = look
        if look is None:
            self._set_bounds(QRectF())
            return
        points = [corner(point) for line in look.lines for point in (line.start, line.end)] + [corner(look.at)]
        self._set_bounds(QPolygonF(points).boundingRect().adjusted(-12, -12, 12, 12))

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        if self._look is None:
            return
        colours, scale = palette(), painter.worldTransform().m11()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        width, said = max(3.0, 2.0 / scale), set[str]()
        for line in self._look.lines:
            a, b = corner(line.start), corner(line.end)
            painter.setPen(QPen(veil(176), width * 2.2, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
            painter.drawLine(a, b)
            style = STYLES[line.is_stopped]
            colour = QColor(colours.cover_blocked if line.is_stopped else colours.cover_free)
            painter.setPen(QPen(colour, width, style, Qt.PenCapStyle.RoundCap))
            painter.drawLine(a, b)
            if line.is_stopped:
                self._cross(painter, a + (b - a) * 0.62, colour, width)
        for line in self._look.lines:
            if line.stopped_by and line.stopped_by not in said:
                said.add(line.stopped_by)
                a, b = corner(line.start), corner(line.end)
                at = a + (b - a) * 0.62 + QPointF(0, 20 / scale)
                label(painter, at, line.stopped_by, scale, (colours.cover_blocked, colours.badge), SMALL_PX + 1)
        label(painter, corner(self._look.at), self._look.text, scale, (colours.path, colours.badge))

    def _cross(self, painter: QPainter, at: QPointF, colour: QColor, width: float) -> None:
        size = width * 2.6
        painter.setPen(QPen(colour, width * 1.2, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        painter.drawLine(at + QPointF(-size, -size), at + QPointF(size, size))
        painter.drawLine(at + QPointF(-size, size), at + QPointF(size, -size))


class RulerOverlay(Overlay):
    """A measured way: straight legs and what they come to."""

    margin_px = (240.0, 60.0)

    def __init__(self) -> None:
        super().__init__(z=45)
        self._points: tuple[Cell, ...] = ()
        self._text = ""

    def show_ruler(self, points: Sequence[Cell], text: str) -> None:
        self._points, self._text = tuple(points), text
        self.margin_px = (label_size(text)[0] / 2 + 12, 60.0)
        self._set_bounds(bounds_of(self._points, 1))

    @property
    def text(self) -> str:
        return self._text

    def clear(self) -> None:
        self._points, self._text = (), ""
        self._set_bounds(QRectF())

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        if not self._points:
            return
        colours, scale = palette(), painter.worldTransform().m11()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        line, width = QPolygonF([centre_of(cell) for cell in self._points]), max(4.0, 2.5 / scale)
        for colour, share in ((colours.path_edge, 2.0), (colours.accent, 1.0)):
            painter.setPen(QPen(QColor(colour), width * share, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
            painter.drawPolyline(line)
        painter.setPen(QPen(QColor(colours.path_edge), 2))
        painter.setBrush(QColor(colours.accent))
        for cell in self._points:
            painter.drawEllipse(centre_of(cell), width * 1.7, width * 1.7)
        above = centre_of(self._points[-1]) - QPointF(0, 30 / scale)
        label(painter, above, self._text, scale, (colours.badge_text, colours.badge))
