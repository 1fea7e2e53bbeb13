"""Pictures from files for the players: a handout over the map, a picture on the curtain."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QImage, QImageReader, QPixmap

PATTERNS = "*.png *.jpg *.jpeg *.webp *.gif *.bmp *.svg"


def read_picture(path: str) -> QImage:
    """The picture, turned as the camera was held; a null image where there is none to be read."""
    reader = QImageReader(path)
    reader.setAutoTransform(True)
    return reader.read() if path else QImage()


class Sheet:
    """One picture from a file, whole in a given size, made once."""

    def __init__(self) -> None:
        self._path = ""
        self._image = QImage()
        self._fitted = QPixmap()
        self._size = QSize()

    def show(self, path: str, size: QSize) -> None:
        """Have this file ready for this many device pixels."""
        if path != self._path:
            self._path, self._image = path, read_picture(path)
            self._size = QSize()
        if size != self._size:
            self._size = size
            keep, smooth = Qt.AspectRatioMode.KeepAspectRatio, Qt.TransformationMode.SmoothTransformation
            self._fitted = QPixmap() if self._image.isNull() else QPixmap.fromImage(self._image.scaled(size, keep, smooth))

    @property
    def pixmap(self) -> QPixmap:
        """Null where there is no picture."""
        return self._fitted
