"""Slow work beside the window: pictures are decoded in a thread of their own, and shown when they are there.

Here: the fight's pictures by content hash.  Not here: where their bytes come from (the session reads them, on its own thread).
"""

from collections.abc import Callable, Iterable

from PySide6.QtCore import QObject, QRunnable, QThreadPool, Signal
from PySide6.QtGui import QImage, QPixmap

ReadBytes = Callable[[str], "bytes | None"]


class _Told(QObject):
    decoded = Signal(str, QImage, int)


class _Decoding(QRunnable):
    def __init__(self, sha256: str, data: bytes, round_: int, told: _Told) -> None:
        super().__init__()
        self._sha256, self._data, self._round, self._told = sha256, data, round_, told

    def run(self) -> None:
        image = QImage.fromData(self._data)
        if not image.isNull():
            alpha = image.hasAlphaChannel()
            image = image.convertToFormat(
                QImage.Format.Format_ARGB32_Premultiplied if alpha else QImage.Format.Format_RGB32
            )
        try:
            self._told.decoded.emit(self._sha256, image, self._round)
        except RuntimeError:  # the window has gone meanwhile
            pass


class Pictures(QObject):
    """`get` answers at once: the pixmap, or None while it is not there (or is none).  `ready(sha256)` tells when it is."""

    ready = Signal(str)

    def __init__(self, read_bytes: ReadBytes, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._read_bytes = read_bytes
        self._pixmaps: dict[str, QPixmap | None] = {}
        self._waiting: set[str] = set()
        self._round = 0
        self._told = _Told(self)
        self._told.decoded.connect(self._take)

    def forget(self) -> None:
        """Another fight: none of these any more, nor what is still being decoded."""
        self._round += 1
        self._pixmaps.clear()
        self._waiting.clear()

    def prepare(self, hashes: Iterable[str]) -> None:
        """Begin to decode what is not there yet."""
        for sha256 in hashes:
            if sha256 and sha256 not in self._pixmaps:
                self._pixmaps[sha256] = None
                if data := self._read_bytes(sha256):
                    self._waiting.add(sha256)
                    QThreadPool.globalInstance().start(_Decoding(sha256, data, self._round, self._told))

    def get(self, sha256: str) -> QPixmap | None:
        return self._pixmaps.get(sha256)

    @property
    def are_settled(self) -> bool:
        """Is nothing being decoded any more?"""
        return not self._waiting

    def _take(self, sha256: str, image: QImage, round_: int) -> None:
        if round_ != self._round:
            return
        self._waiting.discard(sha256)
        if not image.isNull():
            self._pixmaps[sha256] = QPixmap.fromImage(image)
            self.ready.emit(sha256)
