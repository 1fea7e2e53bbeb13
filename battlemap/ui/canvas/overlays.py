"""What is drawn over the map during a gesture: reach, the path with its costs and warnings, cover lines, a ruler.

Each overlay is one item that knows what it shows and repaints only where that is.  All it shows comes from the rules' answers.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen, QPolygonF
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from battlemap.geometry import Cell
from battlemap.rules.movement import Plan, Reach
from battlemap.ui.canvas.units import SQUARE, centre_of, corner, rect_of
from battlemap.ui.theme import palette

LABEL_PX = 15


class Overlay(QGraphicsItem):
    """Bounds follow what is shown; empty when nothing is."""

    def __init__(self, z: float) -> None:
        super().__init__()
        self.setZValue(z)
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemUsesExtendedStyleOption)
        self._bounds = QRectF()

    def boundingRect(self) -> QRectF:
        return self._bounds

    def _set_bounds(self, bounds: QRectF) -> None:
        self.prepareGeometryChange()
        self._bounds = bounds
        self.update()


def bounds_of(cells: Sequence[Cell], n: int, margin: float = 4) -> QRectF:
    if not cells:
        return QRectF()
    xs, ys = [cell.x for cell in cells], [cell.y for cell in cells]
    low, high = rect_of((min(xs), min(ys))), rect_of((max(xs), max(ys)), n)
    return low.united(high).adjusted(-margin, -margin, margin, margin)


def outline(cells: Sequence[Cell]) -> QPainterPath:
    """The edges between these squares and the rest, as one path."""
    inside, path = set(cells), QPainterPath()
    for x, y in inside:
        box = rect_of((x, y))
        for step, a, b in (
            ((0, -1), box.topLeft(), box.topRight()), ((0, 1), box.bottomLeft(), box.bottomRight()),
            ((-1, 0), box.topLeft(), box.bottomLeft()), ((1, 0), box.topRight(), box.bottomRight()),
        ):  # fmt: skip
            if (x + step[0], y + step[1]) not in inside:
                path.moveTo(a)
                path.lineTo(b)
    return path


class ReachOverlay(Overlay):
    """Bands of where a token may stop, by movement and by Dash; squares it may only pass are hatched; enemies' reach outlined."""

    def __init__(self) -> None:
        super().__init__(z=2)
        self._near = self._far = self._passing = self._threat = QPainterPath()
        self._near_edge = self._far_edge = QPainterPath()

    def show_reach(self, reach: Reach, threatened: Sequence[Cell]) -> None:
        self._near, self._far = _squares(list(reach.costs)), _squares(list(reach.dash))
        self._passing = _squares(list(reach.pass_only))
        self._near_edge = outline([*reach.costs, *reach.pass_only])
        self._far_edge = outline([*reach.costs, *reach.dash, *reach.pass_only]) if reach.dash else QPainterPath()
        self._threat = outline(list(threatened))
        cells = [*reach.costs, *reach.dash, *reach.pass_only, *threatened]
        self._set_bounds(bounds_of(cells, 1, 8))

    def clear(self) -> None:
        if not self._bounds.isEmpty():
            self._near = self._far = self._passing = self._threat = self._near_edge = self._far_edge = QPainterPath()
            self._set_bounds(QRectF())

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        colours = palette()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
        painter.fillPath(self._near, QColor(colours.reach))
        painter.fillPath(self._far, QColor(colours.reach_dash))
        painter.fillPath(self._passing, QBrush(QColor(colours.reach_pass), Qt.BrushStyle.BDiagPattern))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for path, colour, style in (
            (self._far_edge, colours.reach_dash_edge, Qt.PenStyle.DashLine),
            (self._near_edge, colours.reach_edge, Qt.PenStyle.SolidLine),
            (self._threat, colours.threat, Qt.PenStyle.DotLine),
        ):
            painter.setPen(QPen(QColor(colour), 3, style))
            painter.drawPath(path)


def _squares(cells: Sequence[Cell]) -> QPainterPath:
    """Squares as a path, rows joined into long rectangles."""
    path, rows = QPainterPath(), dict[int, list[int]]()
    for x, y in cells:
        rows.setdefault(y, []).append(x)
    for y, xs in rows.items():
        xs.sort()
        start = last = xs[0]
        for x in [*xs[1:], None]:
            if x is not None and x == last + 1:
                last = x
                continue
            path.addRect(QRectF(start * SQUARE, y * SQUARE, (last - start + 1) * SQUARE, SQUARE))
            if x is not None:
                start = last = x
    return path


@dataclass(frozen=True, slots=True)
class PathLook:
    """A plan with the words to draw beside it."""

    start: Cell
    n: int
    plan: Plan
    summary: str
    problem: str
    provokers: tuple[tuple[Cell, str], ...]
    waypoints: tuple[Cell, ...]
    safe: Plan | None
    safe_text: str
    ghost: Cell | None
    free: bool


class PathOverlay(Overlay):
    """The way a drag would go: squares, cost so far and left, crossed swords where it provokes, what is in the way in words."""

    def __init__(self) -> None:
        super().__init__(z=40)
        self._look: PathLook | None = None

    @property
    def look(self) -> PathLook | None:
        return self._look

    def show_path(self, look: PathLook) -> None:
        if look == self._look:
            return
        self._look = look
        cells = [look.start, *look.plan.path, *look.waypoints, *(cell for cell, _ in look.provokers)]
        if look.ghost is not None:
            cells.append(look.ghost)
        if look.safe is not None:
            cells += look.safe.path
        self._set_bounds(bounds_of(cells, look.n, 2.5 * SQUARE))

    def clear(self) -> None:
        if self._look is not None:
            self._look = None
            self._set_bounds(QRectF())

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        look = self._look
        if look is None:
            return
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colours, scale = palette(), painter.worldTransform().m11()
        if look.safe is not None:
            self._line(painter, look.start, look.safe.path, look.n, colours.path_safe, Qt.PenStyle.DashLine)
        colour = colours.path_bad if look.problem else colours.path
        style = Qt.PenStyle.DotLine if look.free else Qt.PenStyle.SolidLine
        self._line(painter, look.start, look.plan.path, look.n, colour, style)
        for cell in look.waypoints:
            painter.setBrush(QColor(colours.path))
            painter.setPen(QPen(QColor(colours.path_edge), 2))
            painter.drawEllipse(centre_of(cell, look.n), 8, 8)
        if look.ghost is not None:
            painter.setPen(QPen(QColor(colour), 4))
            fill = QColor(colour)
            fill.setAlpha(50)
            painter.setBrush(fill)
            painter.drawRoundedRect(rect_of(look.ghost, look.n).adjusted(4, 4, -4, -4), 10, 10)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for cell, name in look.provokers:
            draw_swords(painter, centre_of(cell, look.n), colours.path_bad)
            label(painter, centre_of(cell, look.n) + QPointF(0, 26), name, scale, colours.path_bad, colours.badge)
        end = look.ghost or (look.plan.path[-1] if look.plan.path else look.start)
        below = rect_of(end, look.n).center() + QPointF(0, look.n * SQUARE / 2 + 16 / scale)
        label(painter, below, look.summary, scale, colours.path, colours.badge)
        if look.problem:
            above = rect_of(end, look.n).center() - QPointF(0, look.n * SQUARE / 2 + 16 / scale)
            label(painter, above, look.problem, scale, colours.path_bad, colours.badge)
        elif look.safe_text and look.safe is not None and look.safe.path:
            middle = centre_of(look.safe.path[len(look.safe.path) // 2], look.n)
            label(painter, middle, look.safe_text, scale, colours.path_safe, colours.badge)

    def _line(
        self, painter: QPainter, start: Cell, path: Sequence[Cell], n: int, colour: str, style: Qt.PenStyle
    ) -> None:
        if not path:
            return
        line = QPolygonF([centre_of(cell, n) for cell in (start, *path)])
        painter.setPen(QPen(QColor(palette().path_edge), 10, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin))
        painter.drawPolyline(line)
        painter.setPen(QPen(QColor(colour), 5, style, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin))
        painter.drawPolyline(line)
        painter.setBrush(QColor(colour))
        painter.setPen(Qt.PenStyle.NoPen)
        for cell in path:
            painter.drawEllipse(centre_of(cell, n), 4.5, 4.5)
        painter.setBrush(Qt.BrushStyle.NoBrush)


def draw_swords(painter: QPainter, centre: QPointF, colour: str) -> None:
    """Crossed swords on a disc."""
    painter.setPen(QPen(QColor("#101010"), 2))
    painter.setBrush(QColor(colour))
    painter.drawEllipse(centre, 17, 17)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor("#ffffff"), 3.5, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    for sign in (-1, 1):
        painter.drawLine(centre + QPointF(-9 * sign, 9), centre + QPointF(9 * sign, -9))
        painter.drawLine(centre + QPointF(-9 * sign, 3), centre + QPointF(-3 * sign, 9))


def label(painter: QPainter, centre: QPointF, text: str, scale: float, colour: str, ground: str) -> None:
    """Words on a dark pill, the same size on the screen at any zoom."""
    if not text:
        return
    painter.save()
    painter.translate(centre)
    painter.scale(1 / scale, 1 / scale)
    font = QFont(painter.font())
    font.setPixelSize(LABEL_PX)
    font.setBold(True)
    painter.setFont(font)
    metrics = QFontMetricsF(font)
    width, height = metrics.horizontalAdvance(text) + 16, metrics.height() + 6
    box = QRectF(-width / 2, -height / 2, width, height)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(ground))
    painter.drawRoundedRect(box, height / 2, height / 2)
    painter.setPen(QColor(colour))
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, text)
    painter.restore()


@dataclass(frozen=True, slots=True)
class CoverLook:
    """Four lines (from, to, is it blocked) and what they say together."""

    lines: tuple[tuple[tuple[float, float], tuple[float, float], bool], ...]
    text: str
    at: tuple[float, float]


class CoverOverlay(Overlay):
    """The four lines of the attacker's best corner: free ones whole, blocked ones dashed and crossed."""

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
        if look is None or not look.lines:
            self._set_bounds(QRectF())
            return
        points = [corner(point) for line in look.lines for point in line[:2]] + [corner(look.at)]
        self._set_bounds(QPolygonF(points).boundingRect().adjusted(-3 * SQUARE, -SQUARE, 3 * SQUARE, SQUARE))

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        if self._look is None:
            return
        colours = palette()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for start, end, blocked in self._look.lines:
            a, b = corner(start), corner(end)
            painter.setPen(QPen(QColor("#b0000000"), 6))
            painter.drawLine(a, b)
            style = Qt.PenStyle.DashLine if blocked else Qt.PenStyle.SolidLine
            painter.setPen(QPen(QColor(colours.cover_blocked if blocked else colours.cover_free), 3, style))
            painter.drawLine(a, b)
            if blocked:
                middle = (a + b) / 2
                painter.drawLine(middle + QPointF(-6, -6), middle + QPointF(6, 6))
                painter.drawLine(middle + QPointF(-6, 6), middle + QPointF(6, -6))
        scale = painter.worldTransform().m11()
        label(painter, corner(self._look.at), self._look.text, scale, colours.path, colours.badge)


class RulerOverlay(Overlay):
    """A measured way: straight legs with their lengths."""

    def __init__(self) -> None:
        super().__init__(z=45)
        self._points: tuple[Cell, ...] = ()
        self._text = ""

    def show_ruler(self, points: Sequence[Cell], text: str) -> None:
        self._points, self._text = tuple(points), text
        self._set_bounds(bounds_of(self._points, 1, 4 * SQUARE))

    @property
    def text(self) -> str:
        return self._text

    def clear(self) -> None:
        self._points, self._text = (), ""
        self._set_bounds(QRectF())

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        if not self._points:
            return
        colours = palette()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        line = QPolygonF([centre_of(cell) for cell in self._points])
        for colour, width in ((colours.path_edge, 7.0), (colours.accent, 3.5)):
            painter.setPen(QPen(QColor(colour), width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
            painter.drawPolyline(line)
        scale = painter.worldTransform().m11()
        above = centre_of(self._points[-1]) - QPointF(0, 28 / scale)
        label(painter, above, self._text, scale, colours.text, colours.badge)
