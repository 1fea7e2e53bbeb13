"""The map that is being brought in, as it will look; or the words that stand for it."""

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from battlemap.ui.theme import palette

MARGIN = 30


class Preview(QWidget):
    def __init__(self) -> None:
        super().__init__()
        self._image, self._text = QImage(), ""
        self.setMinimumSize(300, 240)
        self.setAccessibleName(self.tr("Preview"))

    def show_image(self, image: QImage) -> None:
        self._image, self._text = image, ""
        self.update()

    def show_text(self, text: str) -> None:
        self._image, self._text = QImage(), text
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor(palette().canvas))
        if self._image.isNull():
            painter.setPen(QColor(palette().text_dim))
            room = self.rect().adjusted(MARGIN, MARGIN, -MARGIN, -MARGIN)
            painter.drawText(room, Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap, self._text)
        else:
            size = self._image.size().scaled(self.size(), Qt.AspectRatioMode.KeepAspectRatio)
            place = QRect(QPoint(0, 0), size)
            place.moveCenter(self.rect().center())
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            painter.drawImage(place, self._image)
        painter.end()
