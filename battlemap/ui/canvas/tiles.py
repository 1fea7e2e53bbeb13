"""A map's picture painted from tiles: those in sight at the zoom they are seen at, never more than a screen or two of them.

`TiledPicture.paint` only paints.  Tiles that are not there yet are read by a thread of their own; until then their place shows
what is known of it, coarser.  `cacheKey` is another number whenever something more is there.

Not here: how tiles come to be (`imaging.pyramid`), who decodes pictures (`background`).
"""

import math
import threading
from collections import OrderedDict, deque
from collections.abc import Iterable
from time import monotonic

from PySide6.QtCore import QObject, QRectF, QTimer, Signal
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap, QTransform

from battlemap.imaging.pyramid import PIXEL, TILE, Pyramid
from battlemap.ui.threads import pool

Key = tuple[int, int, int]
"""Level, column, row."""

LEAST_KEPT = 64 * 1024 * 1024
"""Bytes of tiles that stay however little is in sight."""
PAINTS_KEPT, ONE_PAINT_S = 4, 0.1
"""What the last so many paintings wanted stays: the game master's window and the players' look at different parts.  What is
painted within such a time is one painting: the map is painted piece by piece."""
TOLD_EVERY_MS = 60
AXES = 1e-6


class _Told(QObject):
    read = Signal(object, QImage)


class _Reader:
    """Reads the tiles of one picture until none is wanted any more."""

    def __init__(self, picture: "TiledPicture") -> None:
        self._picture = picture

    def run(self) -> None:
        while (key := self._picture.next_wanted()) is not None:
            image = image_of(self._picture.pyramid, *key)
            try:
                self._picture.told.read.emit(key, image)
            except RuntimeError:  # the window has gone meanwhile
                return


def image_of(pyramid: Pyramid, level: int, column: int, row: int) -> QImage:
    """A tile as Qt paints it; a null image while it is not there."""
    data = pyramid.tile(level, column, row)
    if data is None:
        return QImage()
    width, height = pyramid.tile_size(level, column, row)
    return QImage(data, width, height, width * PIXEL, format_of(pyramid)).copy()


def format_of(pyramid: Pyramid) -> QImage.Format:
    return QImage.Format.Format_ARGB32_Premultiplied if pyramid.is_clear else QImage.Format.Format_RGB32


class TiledPicture(QObject):
    """`grown` tells, now and then, that more can be painted."""

    grown = Signal()

    def __init__(self, pyramid: Pyramid, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.pyramid = pyramid
        self.told = _Told(self)
        self.told.read.connect(self._take)
        self._tiles: OrderedDict[Key, QImage] = OrderedDict()
        self._recent: deque[set[Key]] = deque(maxlen=PAINTS_KEPT)
        self._painted = -ONE_PAINT_S
        self._lock = threading.Lock()
        self._wanted: list[Key] = []
        self._reading: set[Key] = set()
        self._has_reader = False
        self._version = 0
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(TOLD_EVERY_MS)
        self._soon.timeout.connect(self.grown)

    # ------------------------------------------------------------ as a picture
    def width(self) -> int:
        return self.pyramid.width

    def height(self) -> int:
        return self.pyramid.height

    def cacheKey(self) -> int:
        return self._version

    @property
    def bytes_kept(self) -> int:
        return sum(tile.sizeInBytes() for tile in self._tiles.values())

    @property
    def is_settled(self) -> bool:
        """Is nothing being read?"""
        with self._lock:
            return not self._wanted and not self._reading

    def stop(self) -> None:
        """Nothing is wanted any more."""
        with self._lock:
            self._wanted.clear()

    def more_rows(self) -> None:
        """The pyramid has grown."""
        self._version += 1
        self.grown.emit()

    # ------------------------------------------------------------ painting
    def paint(
        self, painter: QPainter, target: QRectF, exposed: QRectF, blank: QColor, at_once: bool = False, is_smooth: bool = True
    ) -> bool:
        """Paint what of the picture lies in `exposed`, the whole of it being `target`; `blank` where nothing is known yet.
        Whether all of it was there in full.

        `at_once`: read what is missing here and now; for pictures of pictures, never for a window.
        """
        area = target.intersected(exposed)
        if area.isEmpty():
            return True
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, is_smooth)
        level = self._level(painter, target)
        is_coarse = level == self.pyramid.levels or not (is_smooth or level == 0)
        keys = [] if is_coarse else list(self._keys(level, target, area))
        missing = [key for key in keys if key not in self._tiles]
        if at_once:
            for key in missing:
                self._keep(key, image_of(self.pyramid, *key))
        found = [self._nearest(key) for key in keys]
        if not keys or any(place is None for place in found):
            self._paint_overview(painter, target, area, blank)
        device = painter.deviceTransform()
        for key, place in zip(keys, found, strict=True):
            if place is not None:
                tile, part = self._tiles[place[0]], place[1]
                self._tiles.move_to_end(place[0])
                painter.drawImage(_snapped(self._place(key, target), device), tile, part)
        painter.restore()
        self._remember(keys)
        if not at_once:
            self._want(missing, self._ring(level, keys))
        return all(key in self._tiles for key in keys) if keys else self.pyramid.is_whole

    def _level(self, painter: QPainter, target: QRectF) -> int:
        """The coarsest level with at least a pixel for each of the device's."""
        scale = math.sqrt(abs(painter.deviceTransform().determinant())) * target.width() / self.pyramid.width
        return min(self.pyramid.levels, max(0, math.floor(-math.log2(max(scale, 1e-9)) + 0.01)))

    def _keys(self, level: int, target: QRectF, area: QRectF) -> Iterable[Key]:
        """The tiles that an area lies on."""
        side = TILE * 2**level * target.width() / self.pyramid.width
        across, down = self.pyramid.grid(level)
        left, top = int((area.left() - target.left()) / side), int((area.top() - target.top()) / side)
        right, bottom = (area.right() - target.left()) / side, (area.bottom() - target.top()) / side
        for row in range(max(0, top), min(down, math.ceil(bottom))):
            for column in range(max(0, left), min(across, math.ceil(right))):
                yield level, column, row

    def _nearest(self, key: Key) -> tuple[Key, QRectF] | None:
        """Which tile there is that shows this place, if need be coarser, and which part of it."""
        level, column, row = key
        wide, high = self.pyramid.tile_size(*key)
        for up in range(self.pyramid.levels - level):
            coarser = (level + up, column >> up, row >> up)
            if (tile := self._tiles.get(coarser)) is not None and not tile.isNull():
                left, top = (column * TILE >> up) % TILE, (row * TILE >> up) % TILE
                return coarser, QRectF(left, top, wide / 2**up, high / 2**up)
        return None

    def _place(self, key: Key, target: QRectF) -> QRectF:
        level, column, row = key
        wide, high = self.pyramid.tile_size(level, column, row)
        unit = 2**level * target.width() / self.pyramid.width
        left, top = target.left() + column * TILE * unit, target.top() + row * TILE * unit
        right, bottom = min(target.right(), left + wide * unit), min(target.bottom(), top + high * unit)
        return QRectF(left, top, right - left, bottom - top)

    def _paint_overview(self, painter: QPainter, target: QRectF, area: QRectF, blank: QColor) -> None:
        """What is known of all of it, coarsely."""
        known = QRectF(target)
        known.setHeight(target.height() * min(1.0, self.pyramid.overview_rows / len(self.pyramid.overview)))
        if not self.pyramid.is_whole:
            painter.fillRect(area, blank)
        part = known.intersected(area)
        if part.isEmpty():
            return
        overview = overview_of(self.pyramid)
        across, down = overview.width() / target.width(), overview.height() / target.height()
        source = QRectF(
            (part.x() - target.x()) * across, (part.y() - target.y()) * down, part.width() * across, part.height() * down
        )
        painter.drawImage(part, overview, source)

    # ------------------------------------------------------------ reading
    def _ring(self, level: int, keys: list[Key]) -> list[Key]:
        """The tiles all round those in sight: where one pans next."""
        if not keys:
            return []
        across, down = self.pyramid.grid(level)
        columns, rows = [key[1] for key in keys], [key[2] for key in keys]
        left, right, top, bottom = min(columns) - 1, max(columns) + 1, min(rows) - 1, max(rows) + 1
        around = [(level, x, y) for x in range(left, right + 1) for y in (top, bottom)]
        around += [(level, x, y) for y in range(top + 1, bottom) for x in (left, right)]
        return [key for key in around if 0 <= key[1] < across and 0 <= key[2] < down and key not in self._tiles]

    def _want(self, missing: list[Key], later: list[Key]) -> None:
        """These are wanted now, before what other paintings of late still lack; what was wanted earlier no longer is."""
        there = [key for key in (*missing, *later) if self.pyramid.has(key[0], key[2])]
        with self._lock:
            lacking = [key for key in self._wanted if any(key in paint for paint in self._recent)]
            wanted = dict.fromkeys((*there[: len(missing)], *reversed(lacking), *there[len(missing) :]))
            self._wanted = [key for key in reversed(wanted) if key not in self._reading]
            start = bool(self._wanted) and not self._has_reader
            self._has_reader = self._has_reader or start
        if start:
            pool("tiles").start(_Reader(self).run)  # of its own: tiles wait for no decoding

    def next_wanted(self) -> Key | None:
        """For the reader: the next tile; None and it may go."""
        with self._lock:
            if not self._wanted:
                self._has_reader = False
                return None
            key = self._wanted.pop()
            self._reading.add(key)
            return key

    def _take(self, key: Key, image: QImage) -> None:
        with self._lock:
            self._reading.discard(key)
            more = bool(self._wanted)
        if not image.isNull():
            self._keep(key, image)
            self._version += 1
            if not more:
                self._soon.stop()
                self.grown.emit()
            elif not self._soon.isActive():
                self._soon.start()

    def _keep(self, key: Key, image: QImage) -> None:
        self._tiles[key] = image
        self._tiles.move_to_end(key)

    def _remember(self, keys: list[Key]) -> None:
        """Let go of the tiles looked at longest ago, beyond what was just wanted and a little more."""
        now = monotonic()
        if self._recent and now - self._painted < ONE_PAINT_S:
            self._recent[-1].update(keys)
        else:
            self._painted = now
            self._recent.append(set(keys))
        if len(self._tiles) * TILE * TILE * PIXEL <= LEAST_KEPT:
            return
        needed = set().union(*self._recent)
        spare = max(0, LEAST_KEPT // (TILE * TILE * PIXEL) - len(needed))
        idle = [key for key in self._tiles if key not in needed]
        for key in idle[: max(0, len(idle) - spare)]:
            del self._tiles[key]


Backdrop = QPixmap | TiledPicture


def paint_picture(
    painter: QPainter, picture: Backdrop, target: QRectF, exposed: QRectF, blank: QColor, is_smooth: bool = True
) -> bool:
    """Paint what of a picture lies in `exposed`, the whole of it being `target`.  Whether all of it was there in full."""
    if isinstance(picture, TiledPicture):
        return picture.paint(painter, target, exposed, blank, is_smooth=is_smooth)
    part = target.intersected(exposed)
    across, down = picture.width() / target.width(), picture.height() / target.height()
    source = QRectF(
        (part.x() - target.x()) * across, (part.y() - target.y()) * down, part.width() * across, part.height() * down
    )
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, is_smooth)
    painter.drawPixmap(part, picture, source)
    return True


def overview_of(pyramid: Pyramid) -> QImage:
    """The coarsest level, as Qt paints it; it looks at the pyramid's own bytes."""
    height, width = pyramid.overview.shape[:2]
    return QImage(pyramid.overview.data, width, height, width * PIXEL, format_of(pyramid))


def image_of_size(pyramid: Pyramid, width: int, height: int) -> QImage:
    """All of the picture in one piece, at the coarsest zoom that is not smaller than this size; on any thread."""
    level = 0
    while level < pyramid.levels and pyramid.size(level + 1) >= (width, height):
        level += 1
    pixels = pyramid.whole(level)
    high, wide = pixels.shape[:2]
    return QImage(pixels.data, wide, high, wide * PIXEL, format_of(pyramid)).copy()


def _snapped(place: QRectF, device: QTransform) -> QRectF:
    """A tile's rectangle with its edges on whole pixels of the device, so that tiles meet without a seam."""
    turned = abs(device.m11()) < AXES and abs(device.m22()) < AXES
    if not turned and (abs(device.m12()) > AXES or abs(device.m21()) > AXES):
        return place
    drawn = device.mapRect(place)
    left, top, right, bottom = round(drawn.left()), round(drawn.top()), round(drawn.right()), round(drawn.bottom())
    return device.inverted()[0].mapRect(QRectF(left, top, max(1, right - left), max(1, bottom - top)))


