"""How the alignment bench looks: the picture, what of it is not used in the dark, the squares, the crossings, the magnifier."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPen

from battlemap.ui.dialogs.align_view import AlignView
from battlemap.ui.inks import ALIGN_A, ALIGN_B, ALIGN_GRID, ALIGN_LETTER, WHITE, veil
from battlemap.ui.theme import palette

if TYPE_CHECKING:
    from battlemap.ui.dialogs.align_bench import Bench

DIM, CASING, CASED = 165, 90, 30.0
GRID, FAINTEST = ALIGN_GRID, 0.4
SMALLEST_SHOWN = 4.0
EVERY = 5
HANDLE = (44.0, 6.0)
MARK, MARK_GAP = 13.0, 4.0
LENS, LENS_ZOOM, LENS_MARGIN = 92.0, 6.0, 14.0
A_COLOUR, B_COLOUR = ALIGN_A, ALIGN_B


def paint_bench(painter: QPainter, bench: Bench) -> None:
    """All of it, in this order: each thing may be hidden by the next."""
    painter.fillRect(bench.rect(), QColor(palette().canvas))
    view = bench.align
    paint_turned(painter, bench, view, view.seen())
    _paint_unused(painter, bench)
    _paint_grid(painter, bench)
    _paint_edges(painter, bench)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for name, colour in (("a", A_COLOUR), ("b", B_COLOUR)):
        _paint_mark(painter, bench, name, QColor(colour))
    if bench.held in ("a", "b") and (bench.hasFocus() or bench.is_dragging) and view.scale < LENS_ZOOM:
        _paint_lens(painter, bench)
    if bench.hasFocus():
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(palette().accent), 2))
        painter.drawRect(QRectF(bench.rect()).adjusted(1, 1, -1, -1))


def paint_turned(painter: QPainter, bench: Bench, view: AlignView, seen: QRectF) -> None:
    """The picture the way up it will be used; its part in `seen`."""
    if bench.picture is None:
        return
    painter.save()
    way = view.way_up()
    painter.setTransform(way * view.to_widget(), True)
    width, height = view.stored
    bench.picture.paint(
        painter, QRectF(0, 0, width, height), way.inverted()[0].mapRect(seen), QColor(palette().floor)
    )
    painter.restore()


def _paint_unused(painter: QPainter, bench: Bench) -> None:
    view = bench.align
    width, height = view.size
    path = QPainterPath()
    path.addRect(QRectF(view.shown(0, 0), view.shown(width, height)))
    left, top, right, bottom = bench.squares.crop
    path.addRect(QRectF(view.shown(left, top), view.shown(right, bottom)))
    painter.fillPath(path, veil(DIM))


def _paint_grid(painter: QPainter, bench: Bench) -> None:
    """Each line light on a dark one, so that it shows on any ground; where squares are small every fifth."""
    view, squares = bench.align, bench.squares
    side = squares.px * view.scale
    step = 1 if side >= SMALLEST_SHOWN else EVERY
    if side * step < SMALLEST_SHOWN:
        return
    start = view.shown(*squares.origin)
    columns, rows = squares.columns, squares.rows
    seen = QRectF(bench.rect()).adjusted(-2, -2, 2, 2)
    end = QPointF(start.x() + columns * side, start.y() + rows * side)
    lines = []
    for i in range(0, columns + 1, step):
        x = start.x() + i * side
        if seen.left() <= x <= seen.right():
            lines.append(QLineF(x, max(start.y(), seen.top()), x, min(end.y(), seen.bottom())))
    for j in range(0, rows + 1, step):
        y = start.y() + j * side
        if seen.top() <= y <= seen.bottom():
            lines.append(QLineF(max(start.x(), seen.left()), y, min(end.x(), seen.right()), y))
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if side >= CASED:
        painter.setPen(QPen(veil(CASING), 3))
        painter.drawLines(lines)
    colour = QColor(GRID)
    colour.setAlphaF(min(1.0, max(FAINTEST, side / CASED)))
    painter.setPen(QPen(colour, 1))
    painter.drawLines(lines)


def _paint_edges(painter: QPainter, bench: Bench) -> None:
    """The edges of the part that is used, with a bar in the middle of each to take hold of."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for name, (start, end) in bench.edge_lines().items():
        held = bench.held == name
        painter.setPen(QPen(QColor(WHITE), 2 if held else 1, Qt.PenStyle.SolidLine))
        painter.drawLine(start, end)
        middle = (start + end) / 2
        long, thick = HANDLE if name in ("top", "bottom") else HANDLE[::-1]
        bar = QRectF(middle.x() - long / 2, middle.y() - thick / 2, long, thick)
        painter.setPen(QPen(veil(190), 1))
        painter.setBrush(QColor(palette().accent if held else WHITE))
        painter.drawRoundedRect(bar, 3, 3)
        painter.setBrush(Qt.BrushStyle.NoBrush)


def _paint_mark(painter: QPainter, bench: Bench, name: str, colour: QColor) -> None:
    """A ring with a cross whose middle stays free, and its letter."""
    at = bench.align.shown(*(bench.marks.a if name == "a" else bench.marks.b))
    arms = [
        QLineF(at.x() + dx * MARK_GAP, at.y() + dy * MARK_GAP, at.x() + dx * (MARK + 5), at.y() + dy * (MARK + 5))
        for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1))
    ]
    for pen in (QPen(veil(200), 5 if bench.held == name else 4), QPen(colour, 3 if bench.held == name else 2)):
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(at, MARK, MARK)
        painter.drawLines(arms)
    tag = QRectF(at.x() + MARK, at.y() - MARK - 14, 18, 18)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    painter.drawRoundedRect(tag, 5, 5)
    painter.setPen(QColor(ALIGN_LETTER))
    font = QFont(painter.font())
    font.setPixelSize(13)
    font.setBold(True)
    painter.setFont(font)
    painter.drawText(tag, Qt.AlignmentFlag.AlignCenter, name.upper())


def _paint_lens(painter: QPainter, bench: Bench) -> None:
    """The pixels round the crossing that is held, in the corner farthest from it."""
    mark = bench.marks.a if bench.held == "a" else bench.marks.b
    at = bench.align.shown(*mark)
    x = LENS_MARGIN + LENS if at.x() > bench.width() / 2 else bench.width() - LENS_MARGIN - LENS
    y = LENS_MARGIN + LENS if at.y() > bench.height() / 2 else bench.height() - LENS_MARGIN - LENS
    middle = QPointF(x, y)
    circle = QPainterPath()
    circle.addEllipse(middle, LENS, LENS)
    lens = AlignView(*bench.align.stored)
    lens.quarters, lens.angle, lens.scale = bench.align.quarters, bench.align.angle, LENS_ZOOM
    lens.at = QPointF(x - mark[0] * LENS_ZOOM, y - mark[1] * LENS_ZOOM)
    radius = LENS / LENS_ZOOM
    painter.save()
    painter.setClipPath(circle)
    painter.fillPath(circle, QColor(palette().canvas))
    paint_turned(painter, bench, lens, QRectF(mark[0] - radius, mark[1] - radius, 2 * radius, 2 * radius))
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
    painter.setPen(QPen(QColor(GRID), 1))
    painter.drawLine(QLineF(x - LENS, y, x - 10, y))
    painter.drawLine(QLineF(x + 10, y, x + LENS, y))
    painter.drawLine(QLineF(x, y - LENS, x, y - 10))
    painter.drawLine(QLineF(x, y + 10, x, y + LENS))
    painter.restore()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for pen in (QPen(veil(200), 5), QPen(QColor(A_COLOUR if bench.held == "a" else B_COLOUR), 2)):
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(middle, LENS, LENS)
