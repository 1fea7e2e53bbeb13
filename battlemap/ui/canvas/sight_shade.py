"""The shade over what is not seen: drawn once into a small picture, painted anew only where it has changed.

Far from what is seen the shade is the same everywhere; only round that, the `part`, is there anything to draw and to compare.
Not here: what is seen (`sight_overlay`).
"""

import numpy as np
import numpy.typing as npt
from PySide6.QtCore import QPoint, QPointF, QRect, QRectF
from PySide6.QtGui import QImage, QPainter, QPainterPath, QTransform
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from battlemap.ui.canvas.units import SQUARE, without
from battlemap.ui.inks import UNLIT, UNSEEN

FINE, COARSE, FINE_SQUARES = 8, 4, 160
"""Pixels per square of the picture, on small maps and on large ones."""
RIM = 1
"""Pixels of the picture round what has changed that a smooth stretch mixes with it."""
Pixels = npt.NDArray[np.uint32]


class SightShade(QGraphicsItem):
    """Dims what is not seen: outside of a shape, and unlit squares within it."""

    def __init__(self) -> None:
        super().__init__()
        self.setZValue(6)
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemUsesExtendedStyleOption)
        self._image, self._rect, self._grain = QImage(), QRectF(), 1
        self._part = QRect()
        """The squares outside of which all is shade."""
        self.outside = QPainterPath()
        """What is not seen, in squares."""

    def boundingRect(self) -> QRectF:
        return self._rect

    def show_sight(
        self, outside: QPainterPath | None, seen: QRectF | None = None, unlit: QPainterPath | None = None, rough: bool = False
    ) -> None:  # fmt: skip
        """What is not seen and what is not lit as paths in squares, and the rectangle all that is seen lies in (None: the whole
        map); no path: nothing is dimmed.  `rough`: on the way, with coarser edges."""
        self.outside = outside or QPainterPath()
        rect = self.outside.boundingRect()
        whole = _in_scene(rect)
        if whole != self._rect:
            self.prepareGeometryChange()
            self._rect, self._image, self._part = whole, QImage(), QRect()
        if outside is not None:
            squares = rect.toAlignedRect()
            is_everywhere = seen is None or not (unlit is None or unlit.isEmpty())
            part = squares if is_everywhere else seen.toAlignedRect().adjusted(-1, -1, 1, 1) & squares
            large = max(rect.width(), rect.height()) > FINE_SQUARES
            self._show(squares, part, unlit or QPainterPath(), COARSE if rough or large else FINE)

    def _show(self, squares: QRect, part: QRect, unlit: QPainterPath, grain: int) -> None:
        """Draw that part into the picture, and have painted anew what differs from before."""
        redrawn, kept, self._part = self._part | part, self._image, part
        if self._image.size() == squares.size() * grain:
            before = self._pixels(redrawn).copy()
            self._draw(redrawn, unlit)
            self._update_where(self._pixels(redrawn) != before, redrawn.topLeft())
            return
        self._image, self._grain = QImage(squares.size() * grain, QImage.Format.Format_ARGB32_Premultiplied), grain
        self._image.fill(UNSEEN)
        self._draw(part, unlit)
        self.update(self._rect if kept.isNull() else _in_scene(QRectF(redrawn)))

    def _draw(self, part: QRect, unlit: QPainterPath) -> None:
        painter = QPainter(self._image)
        painter.scale(self._grain, self._grain)
        painter.setClipRect(part)
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Clear)
        painter.fillRect(part, UNSEEN)
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceOver)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillPath(self.outside, UNSEEN)
        painter.fillPath(unlit, UNLIT)
        painter.end()

    def _pixels(self, part: QRect) -> Pixels:
        """[rows, columns] of these squares; a view on the picture."""
        whole = np.frombuffer(self._image.bits(), np.uint32).reshape(self._image.height(), -1)
        top, left, grain = part.top() * self._grain, part.left() * self._grain, self._grain
        return whole[top : top + part.height() * grain, left : left + part.width() * grain]

    def _update_where(self, differs: npt.NDArray[np.bool_], corner: QPoint) -> None:
        """[rows, columns] of the picture from this square on."""
        rows, columns = np.flatnonzero(differs.any(1)), np.flatnonzero(differs.any(0))
        if len(rows):
            box = QRectF(columns[0], rows[0], columns[-1] + 1 - columns[0], rows[-1] + 1 - rows[0]).adjusted(-RIM, -RIM, RIM, RIM)
            self.update(_in_scene(QRectF(box.topLeft() / self._grain + QPointF(corner), box.size() / self._grain)))

    # ------------------------------------------------------------ painting
    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """On whole pixels of the device, so that what is drawn and what is filled meet without a seam."""
        device, transform = painter.device(), painter.worldTransform()
        ratio = device.devicePixelRatio() if device is not None else 1.0
        to_pixels = transform * QTransform.fromScale(ratio, ratio)
        shown = to_pixels.mapRect(option.exposedRect & self._rect).toRect()  # type: ignore[attr-defined]
        part = to_pixels.mapRect(_in_scene(QRectF(self._part))).toRect() & shown
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, True)
        painter.setWorldTransform(QTransform.fromScale(1 / ratio, 1 / ratio))
        for rest in without(QRectF(shown), QRectF(part)):
            painter.fillRect(rest, UNSEEN)
        if not part.isEmpty():
            to_picture = to_pixels.inverted()[0] * QTransform.fromScale(self._grain / SQUARE, self._grain / SQUARE)
            painter.drawImage(QRectF(part), self._image, to_picture.mapRect(QRectF(part)))
        painter.setWorldTransform(transform)


def _in_scene(squares: QRectF) -> QRectF:
    return QRectF(squares.topLeft() * SQUARE, squares.size() * SQUARE)
