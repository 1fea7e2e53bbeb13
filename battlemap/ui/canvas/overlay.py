"""What all overlays share: an item with bounds of its own, squares as paths, words that keep their size on the screen."""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from math import ceil

import numpy as np
import numpy.typing as npt
from PySide6.QtCore import QByteArray, QDataStream, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen, QPixmap, QTransform
from PySide6.QtWidgets import QGraphicsItem, QWidget

from battlemap.geometry import Cell
from battlemap.ui.canvas.pixmap_cache import PixmapCache
from battlemap.ui.canvas.units import SQUARE, rect_of
from battlemap.ui.inks import SOOT, SWORDS
from battlemap.ui.theme import px

Mask = npt.NDArray[np.bool_]
LABEL_PX = 15
SMALL_PX = 12
_pills: PixmapCache[tuple[str, int, int, tuple[str, str], float]] = PixmapCache(4 * 1024 * 1024)


class Overlay(QGraphicsItem):
    """Bounds follow what is shown; empty when nothing is.  `margin_px`: room on the screen for words, which keep their size."""

    margin_px = (0.0, 0.0)

    def __init__(self, z: float) -> None:
        super().__init__()
        self.setZValue(z)
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemUsesExtendedStyleOption)
        self._bounds = QRectF()
        self._zoom = 1.0

    def set_zoom(self, zoom: float) -> None:
        """The view's scale has changed, and with it how far words reach."""
        self.prepareGeometryChange()
        self._zoom = zoom

    def boundingRect(self) -> QRectF:
        if self._bounds.isEmpty():
            return self._bounds
        across, down = (px / self._zoom for px in self.margin_px)
        return self._bounds.adjusted(-across, -down, across, down)

    def _set_bounds(self, bounds: QRectF) -> None:
        self.prepareGeometryChange()
        self._bounds = bounds
        self.update()


def bounds_of(cells: Sequence[Cell], n: int, margin: float = 4) -> QRectF:
    """The rectangle round n x n footprints at these squares."""
    if not cells:
        return QRectF()
    xs, ys = [cell.x for cell in cells], [cell.y for cell in cells]
    low, high = rect_of((min(xs), min(ys))), rect_of((max(xs), max(ys)), n)
    return low.united(high).adjusted(-margin, -margin, margin, margin)


def outline(cells: Iterable[tuple[int, int]]) -> QPainterPath:
    """The edges between these squares and the rest, neighbouring ones joined into long lines."""
    mask, corner = mask_of(cells)
    return mask_outline(mask, corner)


def squares(cells: Iterable[tuple[int, int]]) -> QPainterPath:
    """Squares as a path, those of a row joined into long rectangles."""
    mask, (left, top) = mask_of(cells)
    y, first, behind = (_runs(mask) + ((top,), (left,), (left,))) * SQUARE
    corners = ((first, y), (behind, y), (behind, y + SQUARE), (first, y + SQUARE), (first, y))
    return _path(np.stack([np.stack(corner, -1) for corner in corners], 1))


def mask_of(cells: Iterable[tuple[int, int]]) -> tuple[Mask, tuple[int, int]]:
    """[H, W] of the box around some squares, and the square at its top left."""
    found = np.array(list(cells), np.int64).reshape(-1, 2)
    if not len(found):
        return np.zeros((0, 0), np.bool_), (0, 0)
    low, high = found.min(0), found.max(0)
    mask = np.zeros((high - low + 1)[::-1], np.bool_)
    mask[found[:, 1] - low[1], found[:, 0] - low[0]] = True
    return mask, (int(low[0]), int(low[1]))


def mask_outline(mask: Mask, corner: tuple[int, int] = (0, 0)) -> QPainterPath:
    """As `outline`, of the squares set in [H, W], whose top left one is `corner`."""
    padded = np.pad(mask, 1)
    (left, top), lines = corner, []
    y, x1, x2 = _runs(padded[1:, 1:-1] ^ padded[:-1, 1:-1]) + ((top,), (left,), (left,))
    lines.append(np.stack([np.stack([x1, y], -1), np.stack([x2, y], -1)], 1))
    x, y1, y2 = _runs((padded[1:-1, 1:] ^ padded[1:-1, :-1]).T) + ((left,), (top,), (top,))
    lines.append(np.stack([np.stack([x, y1], -1), np.stack([x, y2], -1)], 1))
    return _path(np.concatenate(lines) * SQUARE)


def _runs(mask: Mask) -> npt.NDArray[np.int64]:
    """int64 [3, R]: row, first column and the column behind of each unbroken run in a row."""
    edges = np.diff(np.pad(mask, ((0, 0), (1, 1))).astype(np.int8), axis=1)
    rows, first = np.nonzero(edges == 1)
    return np.stack([rows, first, np.nonzero(edges == -1)[1]])


def _path(lines: npt.NDArray[np.float64]) -> QPainterPath:
    """A path of lines [N, points, (x, y)], each begun anew; through the form Qt itself writes paths in, for thousands of them."""
    number, points, _ = lines.shape
    if not number:
        return QPainterPath()
    elements = np.empty((number, points), np.dtype([("type", ">i4"), ("x", ">f8"), ("y", ">f8")]))
    elements["type"] = [0, *[1] * (points - 1)]
    elements["x"], elements["y"] = lines[..., 0], lines[..., 1]
    last, odd_even = (number - 1) * points, 0
    ends = [np.array(value, ">i4").tobytes() for value in (number * points, last, odd_even)]
    path = QPainterPath()
    QDataStream(QByteArray(ends[0] + elements.tobytes() + ends[1] + ends[2])) >> path  # type: ignore[operator]
    return path


def draw_swords(painter: QPainter, centre: QPointF, scale: float, colour: str) -> None:
    """Crossed swords on a disc, never smaller than the eye can tell."""
    painter.save()
    painter.translate(centre)
    size = max(1.0, 0.8 / scale)
    painter.scale(size, size)
    painter.setPen(QPen(QColor(SOOT), 2))
    painter.setBrush(QColor(colour))
    painter.drawEllipse(QPointF(0, 0), 17, 17)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(SWORDS), 3.5, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    for sign in (-1, 1):
        painter.drawLine(QPointF(-9 * sign, 9), QPointF(9 * sign, -9))
        painter.drawLine(QPointF(-9 * sign, 3), QPointF(-3 * sign, 9))
    painter.restore()


@lru_cache(maxsize=8)
def _font(pixels: int) -> tuple[QFont, QFontMetricsF]:
    font = QFont()
    font.setPixelSize(pixels)
    font.setBold(True)
    return font, QFontMetricsF(font)


def label(
    painter: QPainter, centre: QPointF, text: str, scale: float, colours: tuple[str, str], pixels: int = LABEL_PX
) -> None:
    """Words on a pill, the same size on the screen at any zoom, drawn back into the window where they would leave it;
    `colours` of the words and of the pill.  In a window a pill is drawn once and kept: it is blitted, on whole pixels."""
    if not text:
        return
    device, transform, size = painter.device(), painter.worldTransform(), px(pixels)
    across, down = _extent(text, pixels, size)
    centre = _kept_inside(transform, QRectF(painter.viewport()), centre, across, down)
    painter.save()
    if isinstance(device, QWidget):
        ratio, at = device.devicePixelRatio(), transform.map(centre)
        key = (text, pixels, size, colours, ratio)
        pill = _pills.get(key) or _pills.put(key, _pill(text, pixels, colours, ratio))
        painter.setWorldTransform(QTransform.fromScale(1 / ratio, 1 / ratio))
        painter.drawPixmap(round(at.x() * ratio - pill.width() / 2), round(at.y() * ratio - pill.height() / 2), pill)
    else:
        painter.translate(centre)
        painter.scale(1 / scale, 1 / scale)
        _paint_pill(painter, text, pixels, colours)
    painter.restore()


def _paint_pill(painter: QPainter, text: str, pixels: int, colours: tuple[str, str]) -> None:
    """Round the origin."""
    across, down = _extent(text, pixels, px(pixels))
    box = QRectF(-across / 2, -down / 2, across, down)
    painter.setFont(_font(px(pixels))[0])
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(colours[1]))
    painter.drawRoundedRect(box, down / 2.6, down / 2.6)
    painter.setPen(QColor(colours[0]))
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, text)


def _pill(text: str, pixels: int, colours: tuple[str, str], ratio: float) -> QPixmap:
    across, down = (2 * ceil(side * ratio / 2) + 2 for side in _extent(text, pixels, px(pixels)))
    drawn = QPixmap(across, down)
    drawn.fill(Qt.GlobalColor.transparent)
    painter = QPainter(drawn)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(across / 2, down / 2)
    painter.scale(ratio, ratio)
    _paint_pill(painter, text, pixels, colours)
    painter.end()
    return drawn


@lru_cache(maxsize=256)
def _extent(text: str, pixels: int, size: int) -> tuple[float, float]:
    """Pixels across and down of a pill with letters of this size, which are meant to have `pixels`."""
    metrics = _font(size)[1]
    across = pixels if pixels >= LABEL_PX else pixels * 0.7
    return metrics.horizontalAdvance(text) + across, metrics.height() + pixels * 0.4


def _kept_inside(transform: QTransform, window: QRectF, centre: QPointF, width: float, height: float) -> QPointF:
    """The centre nearest to the wanted one at which a pill of that many pixels lies wholly in the window."""
    at = transform.map(centre)
    room = window.adjusted(width / 2 + 4, height / 2 + 4, -width / 2 - 4, -height / 2 - 4)
    if room.width() <= 0 or room.height() <= 0 or room.contains(at) or not window.contains(at):
        return centre
    kept = QPointF(min(max(at.x(), room.left()), room.right()), min(max(at.y(), room.top()), room.bottom()))
    return transform.inverted()[0].map(kept)


def label_size(text: str, pixels: int = LABEL_PX) -> tuple[float, float]:
    """How large a label is on the screen."""
    _, metrics = _font(pixels)
    return metrics.horizontalAdvance(text) + pixels, metrics.height() + pixels * 0.4
