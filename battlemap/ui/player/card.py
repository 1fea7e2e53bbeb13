"""A bank card drawn as large as it is, to be matched with a real one held to the screen."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen

from battlemap.ui.inks import MATCH_CARD, MATCH_GROUND, WHITE
from battlemap.ui.player.options import CARD_MM

CORNER_MM = 3.2


def paint_card(painter: QPainter, canvas: QRectF, px_per_mm: float, text: str, font_px: float) -> None:
    """In the middle of the canvas; `px_per_mm` in the painter's pixels."""
    card = QRectF(0, 0, CARD_MM[0] * px_per_mm, CARD_MM[1] * px_per_mm)
    card.moveCenter(canvas.center())
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.fillRect(canvas, QColor(MATCH_GROUND))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(WHITE))
    painter.drawRoundedRect(card, CORNER_MM * px_per_mm, CORNER_MM * px_per_mm)
    painter.setBrush(QColor(MATCH_CARD))
    inner = card.adjusted(3, 3, -3, -3)
    painter.drawRoundedRect(inner, CORNER_MM * px_per_mm - 3, CORNER_MM * px_per_mm - 3)
    font = QFont(painter.font())
    font.setPixelSize(max(9, round(font_px)))
    painter.setFont(font)
    painter.setPen(QPen(QColor(WHITE)))
    painter.drawText(inner, Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap, text)
