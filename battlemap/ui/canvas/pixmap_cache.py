"""Pixmaps that are drawn once and kept, within so many bytes."""

from collections import OrderedDict
from collections.abc import Hashable
from typing import Generic, TypeVar

from PySide6.QtGui import QPixmap

Kept = TypeVar("Kept", bound=Hashable)


class PixmapCache(Generic[Kept]):
    """Pixmaps by key, those used last, within so many bytes."""

    def __init__(self, most_bytes: int) -> None:
        self._most, self._bytes = most_bytes, 0
        self._held: OrderedDict[Kept, QPixmap] = OrderedDict()

    def get(self, key: Kept) -> QPixmap | None:
        found = self._held.get(key)
        if found is not None:
            self._held.move_to_end(key)
        return found

    def put(self, key: Kept, pixmap: QPixmap) -> QPixmap:
        """Keep it; the one just put is never dropped."""
        self._held[key] = pixmap
        self._bytes += _bytes_of(pixmap)
        while self._bytes > self._most and len(self._held) > 1:
            self._bytes -= _bytes_of(self._held.popitem(last=False)[1])
        return pixmap

    def __len__(self) -> int:
        return len(self._held)


def _bytes_of(pixmap: QPixmap) -> int:
    return pixmap.width() * pixmap.height() * 4
