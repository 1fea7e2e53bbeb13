"""The shade over what is not seen: drawn once into a small picture, painted anew only where it has changed.

Far from what is seen the shade is the same everywhere; only round that, the `part`, is there anything to draw and to compare.
Drawing and showing are two steps: what follows a drag is drawn with one move and shown with the next, so that neither takes long.
Not here: what is seen (`sight_overlay`).
"""

from dataclasses import dataclass

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


@dataclass(frozen=True, slots=True)
class Seen:
    """What is not seen and what is not lit as paths in squares, and the rectangle all that is seen lies in (None: the whole map).
    `rough`: on the way, with coarser edges."""

    outside: QPainterPath
    within: QRectF | None = None
    unlit: QPainterPath | None = None
    rough: bool = False

    @property
    def whole(self) -> QRect:
        """The map's squares, which what is not seen reaches round."""
        return self.outside.boundingRect().toRect()


@dataclass(frozen=True, slots=True)
class _Drawn:
    """A piece of the next picture, the squares it shows, those outside of which all is shade, and what it changes (squares)."""

    seen: Seen
    piece: QImage
    squares: QRect
    part: QRect
    grain: int
    changes: QRectF


class SightShade(QGraphicsItem):
    """Dims what is not seen: outside of a shape, and unlit squares within it."""

    def __init__(self) -> None:
        super().__init__()
        self.setZValue(6)
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemUsesExtendedStyleOption)
        self._image, self._rect, self._grain = QImage(), QRectF(), 1
        self._part = QRect()
        """The squares outside of which all is shade."""
        self._next: _Drawn | None = None
        self.outside = QPainterPath()
        """What is not seen, in squares."""

    def boundingRect(self) -> QRectF:
        return self._rect

    def clear(self) -> None:
        """Nothing is dimmed."""
        self.prepareGeometryChange()
        self._image, self._rect, self._part, self._next, self.outside = QImage(), QRectF(), QRect(), None, QPainterPath()

    def draw(self, seen: Seen) -> None:
        """Draw what `show_drawn` is to show."""
        whole = seen.whole
        within = seen.within if seen.unlit is None or seen.unlit.isEmpty() else None
        part = whole if within is None else within.toAlignedRect().adjusted(-1, -1, 1, 1) & whole
        grain = COARSE if seen.rough or max(whole.width(), whole.height()) > FINE_SQUARES else FINE
        redrawn = self._part | part
        if self._image.size() == whole.size() * grain:
            piece = _picture(seen, redrawn, redrawn, grain)
            changes = _box(_pixels(piece) != self._pixels(redrawn), redrawn.topLeft(), grain)
            self._next = _Drawn(seen, piece, redrawn, part, grain, changes)
        else:
            changes = QRectF(whole if self._image.isNull() else redrawn)
            self._next = _Drawn(seen, _picture(seen, whole, part, grain), whole, part, grain, changes)

    def show_drawn(self) -> None:
        """What was drawn last, if it is not shown yet."""
        if (drawn := self._next) is None:
            return
        self._next, self._part, self._grain, self.outside = None, drawn.part, drawn.grain, drawn.seen.outside
        if self._image.size() == drawn.seen.whole.size() * drawn.grain:
            self._pixels(drawn.squares)[:] = _pixels(drawn.piece)
        else:
            self._image = drawn.piece
        whole = _in_scene(QRectF(drawn.seen.whole))
        if whole != self._rect:
            self.prepareGeometryChange()
            self._rect = whole
        if not drawn.changes.isEmpty():
            self.update(_in_scene(drawn.changes))

    def _pixels(self, part: QRect) -> Pixels:
        """[rows, columns] of these squares; a view on the picture."""
        top, left, grain = part.top() * self._grain, part.left() * self._grain, self._grain
        return _pixels(self._image)[top : top + part.height() * grain, left : left + part.width() * grain]

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


def _picture(seen: Seen, squares: QRect, part: QRect, grain: int) -> QImage:
    """Of these squares, all of them shade but for those of `part`."""
    drawn = QImage(squares.size() * grain, QImage.Format.Format_ARGB32_Premultiplied)
    drawn.fill(UNSEEN)
    painter = QPainter(drawn)
    painter.scale(grain, grain)
    painter.translate(-squares.topLeft())
    painter.setClipRect(part)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Clear)
    painter.fillRect(part, UNSEEN)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceOver)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.fillPath(seen.outside, UNSEEN)
    if seen.unlit is not None:
        painter.fillPath(seen.unlit, UNLIT)
    painter.end()
    return drawn


def _pixels(picture: QImage) -> Pixels:
    """[rows, columns]; a view."""
    return np.frombuffer(picture.bits(), np.uint32).reshape(picture.height(), picture.width())


def _box(differs: npt.NDArray[np.bool_], corner: QPoint, grain: int) -> QRectF:
    """The rectangle in squares round pixels [rows, columns] from this square on; empty round none."""
    rows, columns = np.flatnonzero(differs.any(1)), np.flatnonzero(differs.any(0))
    if not len(rows):
        return QRectF()
    box = QRectF(columns[0], rows[0], columns[-1] + 1 - columns[0], rows[-1] + 1 - rows[0]).adjusted(-RIM, -RIM, RIM, RIM)
    return QRectF(box.topLeft() / grain + QPointF(corner), box.size() / grain)
