"""A small picture of what will be written, painted in small steps beside the dialog's fields."""

from collections.abc import Callable

from PySide6.QtCore import QSize, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QImage, QMouseEvent, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QWidget

from battlemap.ui.exporting.steps import Steps, Work
from battlemap.ui.theme import palette

WAIT_MS = 120
FRAME = 1


class Preview(QWidget):
    """`show_later(make)`: in a moment the steps that `make` gives are done, and the image they answer is shown.  `failed`: a
    sentence why there is none.  `pressed`: a place on the image, each way from 0 to 1."""

    failed = Signal(str)
    pressed = Signal(float, float)

    def __init__(self, size: QSize, name: str) -> None:
        super().__init__()
        self.setFixedSize(size)
        self.setAccessibleName(name)
        self._pixmap = QPixmap()
        self._make: Callable[[], Steps[QImage]] | None = None
        self._work: Work | None = None
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(WAIT_MS)
        self._soon.timeout.connect(self._begin)

    @property
    def room(self) -> QSize:
        """Device pixels for an image."""
        return (self.size() - QSize(2 * FRAME, 2 * FRAME)) * self.devicePixelRatio()

    @property
    def is_settled(self) -> bool:
        return self._make is None and self._work is None

    @property
    def image(self) -> QImage:
        """What is shown; a null image for nothing."""
        return self._pixmap.toImage()

    def show_later(self, make: Callable[[], Steps[QImage]]) -> None:
        self._make = make
        self._soon.start()

    def show_image(self, image: QImage) -> None:
        """Show it now."""
        self.stop()
        self._show(image)

    def clear(self) -> None:
        """Show nothing."""
        self.stop()
        self._pixmap = QPixmap()
        self.update()

    def stop(self) -> None:
        """Paint no more; what is shown stays."""
        self._soon.stop()
        self._make = None
        if self._work is not None:
            self._work.cancel()
            self._work = None

    def _begin(self) -> None:
        make = self._make
        self.stop()
        if make is None:
            return
        self._work = Work(make(), self)
        self._work.done.connect(self._show)
        self._work.failed.connect(self._fail)
        self._work.start()

    def _show(self, image: QImage) -> None:
        self._work = None
        self._pixmap = QPixmap.fromImage(image)
        self.update()

    def _fail(self, why: str) -> None:
        self._work = None
        self._pixmap = QPixmap()
        self.update()
        self.failed.emit(why)

    # ------------------------------------------------------------ the widget
    def _shown_size(self) -> QSize:
        ratio = self.devicePixelRatio()
        return QSize(round(self._pixmap.width() / ratio), round(self._pixmap.height() / ratio))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor(palette().field))
        if not self._pixmap.isNull():
            size = self._shown_size()
            painter.drawPixmap((self.width() - size.width()) // 2, (self.height() - size.height()) // 2, size.width(),
                               size.height(), self._pixmap)  # fmt: skip
        painter.setPen(QColor(palette().line))
        painter.drawRect(self.rect().adjusted(0, 0, -1, -1))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        size = self._shown_size()
        if event.button() != Qt.MouseButton.LeftButton or size.isEmpty():
            return
        left, top = (self.width() - size.width()) / 2, (self.height() - size.height()) / 2
        x, y = (event.position().x() - left) / size.width(), (event.position().y() - top) / size.height()
        if 0 <= x < 1 and 0 <= y < 1:
            self.pressed.emit(x, y)
