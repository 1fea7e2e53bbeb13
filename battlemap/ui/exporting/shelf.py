"""The fight's pictures for one export: waited for, and read in full while they are painted.

The window shows what is there of a picture and the rest later; on a file or on paper nothing may be missing.
"""

import math

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPaintDevice, QPainter, QPixmap

from battlemap.model import Encounter
from battlemap.ui.background import Pictures
from battlemap.ui.canvas.tiles import TiledPicture, format_of
from battlemap.ui.canvas.units import SQUARE
from battlemap.ui.exporting.steps import WAIT, Steps

FINEST_PX = 300.0
"""Pixels to the square that a picture has at most on a drawing: that is what printers show."""


def is_picture(device: QPaintDevice | None) -> bool:
    """Is painted on it pixel by pixel?"""
    return isinstance(device, (QImage, QPixmap))


class Still(TiledPicture):
    """A map's picture whose tiles are read as they are painted.  On a drawing it leaves an image of just what is wanted, at its
    own pixels: neither the device's dots nor the tiles are of interest there."""

    def paint(
        self, painter: QPainter, target: QRectF, exposed: QRectF, blank: QColor, at_once: bool = True, is_smooth: bool = True
    ) -> bool:
        if is_picture(painter.device()):
            return super().paint(painter, target, exposed, blank, at_once=True)
        area = target.intersected(exposed)
        scale = min(self.pyramid.width / target.width(), FINEST_PX / SQUARE)
        left, top = math.floor((area.left() - target.left()) * scale), math.floor((area.top() - target.top()) * scale)
        right, bottom = math.ceil((area.right() - target.left()) * scale), math.ceil((area.bottom() - target.top()) * scale)
        if right <= left or bottom <= top:
            return True
        image = QImage(right - left, bottom - top, format_of(self.pyramid))
        image.fill(Qt.GlobalColor.transparent if self.pyramid.is_clear else blank)
        inner = QPainter(image)
        inner.translate(-left, -top)
        whole = QRectF(0, 0, target.width() * scale, target.height() * scale)
        super().paint(inner, whole, QRectF(left, top, right - left, bottom - top), blank, at_once=True)
        inner.end()
        place = QRectF(left / scale, top / scale, (right - left) / scale, (bottom - top) / scale)
        painter.drawImage(place.translated(target.topLeft()), image)
        return True


class Shelf:
    """`get` and `ground` answer as the canvas's pictures do, once all of it is `fetched`."""

    def __init__(self, pictures: Pictures) -> None:
        self._pictures = pictures
        self._grounds: dict[str, Still] = {}

    def get(self, sha256: str) -> QPixmap | None:
        return self._pictures.get(sha256)

    def ground(self, sha256: str) -> Still | None:
        return self._grounds.get(sha256)

    def fetched(self, state: Encounter) -> Steps[bool]:
        """Have everything that is drawn; is the map's own picture there, if it has one?"""
        placed = state.scene.picture
        wanted = [token.creature.picture for token in state.tokens.values()]
        wanted = [sha256 for sha256 in dict.fromkeys([*wanted, placed.sha256 if placed else ""]) if sha256]
        self._pictures.prepare(wanted)
        while not self._pictures.are_settled:
            yield WAIT
        if placed is None:
            return True
        there = self._pictures.ground(placed.sha256)
        if there is not None and there.pyramid.is_whole and placed.sha256 not in self._grounds:
            self._grounds[placed.sha256] = Still(there.pyramid)
        return placed.sha256 in self._grounds
