"""The way a drag would go: squares, cost so far and left, crossed swords where it provokes, what is in the way in words."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPen, QPolygonF
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from battlemap.geometry import Cell
from battlemap.rules.movement import Plan
from battlemap.ui.canvas.overlay import SMALL_PX, Overlay, bounds_of, draw_swords, label, label_size
from battlemap.ui.canvas.units import SQUARE, centre_of, corner, rect_of
from battlemap.ui.theme import Palette, palette

SMALLEST_PRICED_PX = 38.0
Piece = tuple[tuple[float, float], tuple[float, float]]


@dataclass(frozen=True, slots=True)
class Blame:
    """What is in the way: the square it stops, pieces of walls, and whoever stands there."""

    text: str
    at: Cell | None = None
    walls: tuple[Piece, ...] = ()
    body: tuple[Cell, int] | None = None


@dataclass(frozen=True, slots=True)
class PathLook:
    """A plan with the words to draw beside it.  `prices`: what each square of the way has cost by then."""

    start: Cell
    n: int
    plan: Plan
    goal: Cell
    summary: str = ""
    prices: tuple[str, ...] = ()
    within: int = 10_000
    blame: Blame | None = None
    provokers: tuple[tuple[Cell, str], ...] = ()
    waypoints: tuple[Cell, ...] = ()
    safe: Plan | None = None
    safe_text: str = ""
    free: bool = False


class PathOverlay(Overlay):
    """One plan; repainted where the old and the new one are."""

    margin_px = (280.0, 72.0)

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
        cells = [look.start, look.goal, *look.plan.path, *look.waypoints, *(cell for cell, _ in look.provokers)]
        if look.safe is not None:
            cells += look.safe.path
        bounds = bounds_of(cells, look.n, 20)
        if look.blame is not None:
            if look.blame.at is not None:
                bounds = bounds.united(bounds_of([look.blame.at], look.n, 20))
            if look.blame.body is not None:
                bounds = bounds.united(bounds_of([look.blame.body[0]], look.blame.body[1], 20))
            for a, b in look.blame.walls:
                bounds = bounds.united(QRectF(corner(a), corner(b)).normalized().adjusted(-20, -20, 20, 20))
        words = (look.summary, look.blame.text if look.blame else "")
        most = max((sum(at == cell for at, _ in look.provokers) for cell, _ in look.provokers), default=0)
        self.margin_px = (max(90.0, *(label_size(text)[0] + 8 for text in words)), max(72.0, 24.0 + 20 * most))
        self._set_bounds(bounds)

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
        if look.blame is not None:
            self._paint_blame(painter, look.blame, look.n, colours)
        if look.safe is not None:
            self._line(painter, look.start, look.safe.path, look.n, colours.path_safe, Qt.PenStyle.DashLine)
        colour = colours.path_bad if look.blame is not None else colours.path
        style = Qt.PenStyle.DashLine if look.free else Qt.PenStyle.SolidLine
        self._line(painter, look.start, look.plan.path, look.n, colour, style)
        self._goal(painter, rect_of(look.goal, look.n), colour)
        self._prices(painter, look, scale, colours)
        for cell in look.waypoints:
            painter.setBrush(QColor(colours.path))
            painter.setPen(QPen(QColor(colours.path_edge), 3))
            painter.drawRect(QRectF(-9, -9, 18, 18).translated(centre_of(cell, look.n)))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        self._provocations(painter, look, scale, colours)
        if look.safe_text and look.safe is not None and look.safe.path:
            middle = centre_of(look.safe.path[len(look.safe.path) // 2], look.n)
            label(painter, middle, look.safe_text, scale, (colours.path_safe, colours.badge), SMALL_PX + 1)
        self._words(painter, look, scale, colours)

    def _words(self, painter: QPainter, look: PathLook, scale: float, colours: Palette) -> None:
        """What it costs and what is in the way, on the side of the goal the way does not come from."""
        way = (look.start, *look.plan.path)
        ends_there = bool(look.plan.path) and way[-1] == look.goal
        comes_from_below = (way[-2].y if ends_there else way[-1].y) > look.goal.y
        sign = -1 if comes_from_below else 1
        at = rect_of(look.goal, look.n).center() + QPointF(0, sign * (look.n * SQUARE / 2 + 20 / scale))
        label(painter, at, look.summary, scale, (colours.path, colours.badge))
        if look.blame is not None:
            at += QPointF(0, sign * 28 / scale)
            label(painter, at, look.blame.text, scale, (colours.path_edge, colours.path_bad))

    def _goal(self, painter: QPainter, square: QRectF, colour: str) -> None:
        fill = QColor(colour)
        fill.setAlpha(46)
        painter.setPen(QPen(QColor(colour), 4))
        painter.setBrush(fill)
        painter.drawRoundedRect(square.adjusted(3, 3, -3, -3), 10, 10)
        painter.setBrush(Qt.BrushStyle.NoBrush)

    def _line(
        self, painter: QPainter, start: Cell, path: Sequence[Cell], n: int, colour: str, style: Qt.PenStyle
    ) -> None:
        if not path:
            return
        line = QPolygonF([centre_of(cell, n) for cell in (start, *path)])
        cap, join = Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin
        painter.setPen(QPen(QColor(palette().path_edge), 10, Qt.PenStyle.SolidLine, cap, join))
        painter.drawPolyline(line)
        painter.setPen(QPen(QColor(colour), 5, style, cap, join))
        painter.drawPolyline(line)
        painter.setBrush(QColor(colour))
        painter.setPen(Qt.PenStyle.NoPen)
        for cell in path:
            painter.drawEllipse(centre_of(cell, n), 5, 5)
        painter.setBrush(Qt.BrushStyle.NoBrush)

    def _prices(self, painter: QPainter, look: PathLook, scale: float, colours: Palette) -> None:
        """The cost so far on each square, where there is room for it."""
        if SQUARE * scale < SMALLEST_PRICED_PX or not look.prices:
            return
        taken = {cell for cell, _ in look.provokers} | set(look.waypoints)
        beyond = colours.path_bad if look.blame is not None else colours.path_further
        for number, (cell, text) in enumerate(zip(look.plan.path, look.prices, strict=False)):
            if cell not in taken and cell != look.goal:
                colour = colours.path if number < look.within else beyond
                told = text if number < look.within else f"» {text}"  # not by colour alone
                label(painter, centre_of(cell, look.n), told, scale, (colour, colours.badge), SMALL_PX)

    def _provocations(self, painter: QPainter, look: PathLook, scale: float, colours: Palette) -> None:
        """Crossed swords on each square whose leaving provokes, with all who may strike there."""
        names: dict[Cell, list[str]] = {}
        for cell, name in look.provokers:
            names.setdefault(cell, []).append(name)
        for cell, provokers in names.items():
            middle = centre_of(cell, look.n)
            draw_swords(painter, middle, scale, colours.path_bad)
            size = max(1.0, 0.8 / scale)
            for number, name in enumerate(provokers):
                above = middle - QPointF(0, 17 * size + (12 + 20 * number) / scale)
                label(painter, above, name, scale, (colours.path_bad, colours.badge), SMALL_PX + 1)

    def _paint_blame(self, painter: QPainter, blame: Blame, n: int, colours: Palette) -> None:
        red = QColor(colours.path_bad)
        if blame.at is not None:
            hatch = QBrush(red, Qt.BrushStyle.BDiagPattern)
            hatch.setTransform(painter.worldTransform().inverted()[0])
            painter.fillRect(rect_of(blame.at, n), hatch)
        if blame.body is not None:
            painter.setPen(QPen(red, 6))
            painter.drawEllipse(rect_of(*blame.body).adjusted(2, 2, -2, -2))
        glow = QColor(red)
        glow.setAlpha(110)
        for a, b in blame.walls:
            for colour, width in ((glow, 18), (red, 7)):
                painter.setPen(QPen(colour, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
                painter.drawLine(QLineF(corner(a), corner(b)))
