"""Pictures for the print dialog: the map with its pages' edges on it, and a single page as it will be."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QImage, QPainter, QPen

from battlemap.ui.exporting.files import MM_PER_INCH, fit
from battlemap.ui.exporting.pages import Print, page_drawn
from battlemap.ui.exporting.paper import Page
from battlemap.ui.exporting.steps import Steps
from battlemap.ui.inks import PAGE_CHOSEN, PAGE_PLATE, SOOT, WHITE

EDGE, CUT, CHOSEN = (SOOT, 4.0), (WHITE, 1.6), (PAGE_CHOSEN, 3.0)
"""Colours and widths: light lines on a dark one are seen on any map."""


def cut(image: QImage, printed: Print, chosen: Page | None) -> QImage:
    """The map with its pages' edges and names; the chosen one framed, those with nothing on them crossed out."""
    layout, found = printed.layout, image.copy()
    found.setDevicePixelRatio(1)
    share = found.width() / layout.part.columns
    there = printed.numbers
    painter = QPainter(found)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    font = QFont()
    for page in sorted(layout.pages, key=lambda each: each == chosen):
        part = page.part
        box = QRectF(
            (part.left - layout.part.left) * share, (part.top - layout.part.top) * share, part.columns * share,
            part.rows * share,
        )  # fmt: skip
        is_chosen = page == chosen
        for colour, width in (EDGE, CHOSEN if is_chosen else CUT):
            painter.setPen(QPen(QColor(colour), width))
            painter.drawRect(box.adjusted(1, 1, -1, -1))
        if page not in there:
            painter.drawLine(box.topLeft(), box.bottomRight())
        font.setBold(True)
        font.setPixelSize(int(max(9, min(18, box.height() * 0.3))))
        painter.setFont(font)
        plate = QRectF(0, 0, painter.fontMetrics().horizontalAdvance(page.name) + 10, font.pixelSize() + 6)
        plate.moveCenter(box.center())
        if plate.width() < box.width() and plate.height() < box.height():
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(CHOSEN[0] if is_chosen else PAGE_PLATE))
            painter.drawRoundedRect(plate, 5, 5)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QColor(SOOT if is_chosen else WHITE))
            painter.drawText(plate, Qt.AlignmentFlag.AlignCenter, page.name)
    painter.end()
    return found


def page_painted(printed: Print, page: Page, room: QSize) -> Steps[QImage]:
    """A page as it will be, as large as there is room."""
    sheet = printed.layout.paper
    per_mm = min(room.width() / sheet.width, room.height() / sheet.height)
    image = QImage(round(sheet.width * per_mm), round(sheet.height * per_mm), QImage.Format.Format_RGB32)
    image.fill(QColor(WHITE))
    painter = QPainter(image)
    fit(painter, printed.layout.mm, per_mm * MM_PER_INCH)
    try:
        yield from page_drawn(painter, printed, page)
    finally:
        painter.end()
    return image
