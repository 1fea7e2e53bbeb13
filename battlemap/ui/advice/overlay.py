"""Where it would be worth going: patterns for what a square is good for, shields for cover, numbers on the suggestions."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath, QPen, QPixmap
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from battlemap.geometry import Cell
from battlemap.rules.advice import Advice
from battlemap.ui.canvas.overlay import LABEL_PX, SMALL_PX, Overlay, bounds_of, label, outline, squares
from battlemap.ui.canvas.units import SQUARE, rect_of
from battlemap.ui.theme import Palette, palette

QUIET, STRIKES = Qt.BrushStyle.Dense6Pattern, Qt.BrushStyle.FDiagPattern
LEAST_SHELTER, SMALLEST_SHIELD_PX, SMALLEST_BADGE_PX = 0.2, 18.0, 34.0
SWATCH = 22


class AdviceOverlay(Overlay):
    """One advice; `show_picked` marks the suggestion whose way lies there."""

    margin_px = (30.0, 30.0)

    def __init__(self) -> None:
        super().__init__(z=3)
        self.advice: Advice | None = None
        self.picked = -1
        self._n = 1
        self._quiet = self._strikes = self._edge = QPainterPath()

    def show_advice(self, advice: Advice, n: int) -> None:
        self.advice, self.picked, self._n = advice, -1, n
        self._quiet, self._strikes, self._edge = squares(advice.quiet), squares(advice.strikes), outline(advice.strikes)
        cells = [*advice.quiet, *advice.strikes, *advice.shelters, *(choice.at for choice in advice.choices)]
        self._set_bounds(bounds_of(cells, n, 10))

    def show_picked(self, number: int) -> None:
        self.picked = number
        self.update()

    def clear(self) -> None:
        self.advice = None
        self._set_bounds(QRectF())

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        advice = self.advice
        if advice is None:
            return
        colours, scale = palette(), painter.worldTransform().m11()
        back = painter.worldTransform().inverted()[0]
        for path, colour, style in (
            (self._quiet, colours.path_safe, QUIET), (self._strikes, colours.path, STRIKES),
        ):  # fmt: skip
            brush = QBrush(QColor(colour), style)
            brush.setTransform(back)
            painter.fillPath(path, brush)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(colours.path), 3, Qt.PenStyle.DashDotLine))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(self._edge)
        if SQUARE * scale >= SMALLEST_SHIELD_PX:
            self._shields(painter, advice.shelters, colours)
        for number, choice in enumerate(advice.choices):
            self._suggestion(painter, rect_of(choice.at, self._n), number, scale)

    def _shields(self, painter: QPainter, shelters: Mapping[Cell, float], colours: Palette) -> None:
        for cell, share in shelters.items():
            if share >= LEAST_SHELTER:
                draw_shield(painter, rect_of(cell).center(), SQUARE * 0.17, share, colours)

    def _suggestion(self, painter: QPainter, square: QRectF, number: int, scale: float) -> None:
        colours, chosen = palette(), number == self.picked
        fill = QColor(colours.path)
        fill.setAlpha(70 if chosen else 0)
        width = max(5.0 if chosen else 3.5, (3.0 if chosen else 2.0) / scale)
        painter.setPen(QPen(QColor(colours.path_edge), width * 2))
        painter.setBrush(fill)
        painter.drawRoundedRect(square.adjusted(4, 4, -4, -4), 12, 12)
        painter.setPen(QPen(QColor(colours.path), width))
        painter.drawRoundedRect(square.adjusted(4, 4, -4, -4), 12, 12)
        pixels = LABEL_PX + 3 if SQUARE * scale >= SMALLEST_BADGE_PX else SMALL_PX
        label(painter, square.topLeft() + QPointF(14, 14), str(number + 1), scale, (colours.path, colours.badge), pixels)


def draw_shield(painter: QPainter, centre: QPointF, half: float, share: float, colours: Palette) -> None:
    """A shield filled from below as far as the share goes."""
    x, y = centre.x(), centre.y()
    shape = QPainterPath(QPointF(x - half, y - half))
    shape.lineTo(x + half, y - half)
    shape.lineTo(x + half, y)
    shape.quadTo(x + half, y + half * 0.8, x, y + half * 1.3)
    shape.quadTo(x - half, y + half * 0.8, x - half, y)
    shape.closeSubpath()
    painter.setPen(Qt.PenStyle.NoPen)
    painter.fillPath(shape, QColor(colours.badge))
    painter.save()
    painter.setClipPath(shape, Qt.ClipOperation.IntersectClip)
    box = shape.boundingRect()
    painter.fillRect(QRectF(box.left(), box.bottom() - box.height() * share, box.width(), box.height() * share),
                     QColor(colours.window_glass))
    painter.restore()
    painter.setPen(QPen(QColor(colours.badge_text), half * 0.16))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(shape)


def swatch(what: str) -> QPixmap:
    """What a legend shows of "quiet", "strikes" or "cover"."""
    colours, made = palette(), QPixmap(SWATCH, SWATCH)
    made.fill(QColor(colours.floor))
    painter = QPainter(made)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if what == "cover":
        draw_shield(painter, QPointF(SWATCH / 2, SWATCH / 2 - 1), SWATCH * 0.3, 0.6, colours)
    else:
        colour, style = (colours.path_safe, QUIET) if what == "quiet" else (colours.path, STRIKES)
        painter.fillRect(made.rect(), QBrush(QColor(colour), style))
    painter.end()
    return made
