"""Letters and numbers along the rim of the players' map, so that squares can be called out."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QTransform

from battlemap.ui import words
from battlemap.ui.canvas.units import SQUARE
from battlemap.ui.inks import RIM_GROUND, RIM_INK

INK, GROUND = RIM_INK, RIM_GROUND
STEPS = (1, 2, 5, 10, 20, 50)


def width_of(font_px: float) -> float:
    """How wide the rim is at each side."""
    return round(font_px * 2.1)


def paint_rim(
    painter: QPainter, map_area: QRectF, transform: QTransform, columns: int, rows: int, font_px: float,
    inks: tuple[str, str] = (INK, GROUND),
) -> None:  # fmt: skip
    """Column names above and below, row numbers at both sides of `map_area` (pixels), as many as can be read; `inks` of the
    letters and of what is below them."""
    band, zoom = width_of(font_px), transform.m11() * SQUARE
    font = QFont(painter.font())
    font.setBold(True)
    font.setPixelSize(max(7, round(font_px)))
    painter.setFont(font)
    metrics = QFontMetricsF(font)
    whole = map_area.adjusted(-band, -band, band, band)
    for side in (
        QRectF(whole.left(), whole.top(), whole.width(), band), QRectF(whole.left(), map_area.bottom(), whole.width(), band),
        QRectF(whole.left(), map_area.top(), band, map_area.height()),
        QRectF(map_area.right(), map_area.top(), band, map_area.height()),
    ):  # fmt: skip
        painter.fillRect(side, QColor(inks[1]))
    painter.setPen(QColor(inks[0]))
    middle = Qt.AlignmentFlag.AlignCenter
    widest = metrics.horizontalAdvance(words.column_name(columns - 1)) + font_px * 0.9
    every = _every(zoom, widest)
    for x in range(0, columns, every):
        at = transform.map(QPointF((x + 0.5) * SQUARE, 0)).x()
        if map_area.left() <= at <= map_area.right():
            for top in (whole.top(), map_area.bottom()):
                painter.drawText(QRectF(at - widest, top, 2 * widest, band), middle, words.column_name(x))
    every = _every(zoom, metrics.height())
    for y in range(every - 1 if every > 1 else 0, rows, every):
        at = transform.map(QPointF(0, (y + 0.5) * SQUARE)).y()
        if map_area.top() <= at <= map_area.bottom():
            for left in (whole.left(), map_area.right()):
                painter.drawText(QRectF(left, at - metrics.height(), band, 2 * metrics.height()), middle, str(y + 1))


def _every(square_px: float, room: float) -> int:
    """Every how many squares a name fits."""
    return next((step for step in STEPS if step * square_px >= room), STEPS[-1] * 2)
