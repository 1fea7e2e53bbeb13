"""A picture as square tiles at several zooms, kept on disk: showing any part of it at any zoom reads a few tiles and no more.

Level 0 is the picture itself, each further one is half as wide and high, down to one of `OVERVIEW_SIDE`, which is small enough to
be kept: the *overview*.  A pyramid is built from strips of rows, from the top, and may be looked at while it grows.

    pyramid = Pyramid(width, height, clear=False, folder=cache)
    for strip in strips:
        pyramid.add(strip)              arrays (rows, width, 4)
    pyramid.tile(level, column, row)    bytes of a tile's rows, or None while it is not there

Not here: who decodes the strips, painting.  Building is one thread's business; tiles may be asked for by others meanwhile.
"""

import contextlib
import tempfile
import threading
from pathlib import Path
from typing import IO, TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from battlemap.imaging.strips import Pixels

if TYPE_CHECKING:
    from PIL import Image

TILE = 512
PIXEL = 4
SLOT = TILE * TILE * PIXEL
OVERVIEW_SIDE = 1024
LOOKED_AT_SIDE = 2048
PREFIX = "battlemap-tiles-"


class NoRoom(Exception):
    """The tiles could not be written: the disk is full, or nothing may be written there."""


class Pyramid:
    """`overview` is there from the beginning; only its first `overview_rows` are known, fewer than `rows_known` of the picture
    would make: coarse rows come a tile at a time."""

    def __init__(self, width: int, height: int, clear: bool = False, folder: Path | None = None) -> None:
        self.width, self.height, self.is_clear = width, height, clear
        self.levels = 0
        while max(self.size(self.levels)) > OVERVIEW_SIDE:
            self.levels += 1
        wide, high = self.size(self.levels)
        self.overview: Pixels = np.zeros((high, wide, PIXEL), np.uint8)
        self.rows_known = 0
        self.is_whole = False
        self._first_slot = [0]
        for level in range(self.levels):
            across, down = self.grid(level)
            self._first_slot.append(self._first_slot[-1] + across * down)
        self._bands = [_Band(*self.size(level)) for level in range(self.levels)]
        self.overview_rows = 0
        self._rows_there = [0] * self.levels
        self._file: IO[bytes] | None = _scratch(folder) if self.levels else None
        self._lock = threading.Lock()

    # ------------------------------------------------------------ what it is made of
    def size(self, level: int) -> tuple[int, int]:
        """Width and height of a level in pixels."""
        return max(1, -(-self.width >> level)), max(1, -(-self.height >> level))

    def grid(self, level: int) -> tuple[int, int]:
        """Tiles across and down."""
        width, height = self.size(level)
        return -(-width // TILE), -(-height // TILE)

    def tile_size(self, level: int, column: int, row: int) -> tuple[int, int]:
        """Width and height of a tile; those at the right and lower rims are smaller."""
        width, height = self.size(level)
        return min(TILE, width - column * TILE), min(TILE, height - row * TILE)

    def has(self, level: int, row: int) -> bool:
        """Is this row of tiles there already?"""
        high = self.size(level)[1]
        return self._rows_there[level] >= min(high, (row + 1) * TILE)

    # ------------------------------------------------------------ building
    def add(self, strip: Pixels) -> None:
        """The next rows of the picture.  Raises NoRoom."""
        self._feed(0, strip)
        self.rows_known += len(strip)
        self.is_whole = self.rows_known >= self.height

    def _feed(self, level: int, strip: Pixels) -> None:
        if level == self.levels:
            room = self.overview[self.overview_rows : self.overview_rows + len(strip)]
            room[:] = strip[: len(room)]
            self.overview_rows += len(room)
            return
        band = self._bands[level]
        while len(strip):
            strip = band.take(strip)
            if band.is_full:
                rows = band.rows
                self._keep(level, band.number, rows)
                self._rows_there[level] += len(rows)
                self._feed(level + 1, halved(rows))
                band.empty()

    def _keep(self, level: int, row: int, rows: Pixels) -> None:
        slot = self._first_slot[level] + row * self.grid(level)[0]
        try:
            with self._lock:
                if self._file is None:
                    return
                for x in range(0, rows.shape[1], TILE):
                    self._file.seek((slot + x // TILE) * SLOT)
                    self._file.write(np.ascontiguousarray(rows[:, x : x + TILE]).data)
                self._file.flush()
        except OSError:
            self.close()
            raise NoRoom from None

    # ------------------------------------------------------------ looking
    def tile(self, level: int, column: int, row: int) -> bytes | None:
        """The tile's rows of four bytes a pixel; None while it is not there, or any more."""
        if not self.has(level, row):
            return None
        width, height = self.tile_size(level, column, row)
        slot = self._first_slot[level] + row * self.grid(level)[0] + column
        try:
            with self._lock:
                if self._file is None:
                    return None
                self._file.seek(slot * SLOT)
                data = self._file.read(width * height * PIXEL)
        except (OSError, ValueError):
            return None
        return data if len(data) == width * height * PIXEL else None

    def whole(self, level: int) -> Pixels:
        """A level in one piece; for small ones."""
        if level == self.levels:
            return self.overview
        width, height = self.size(level)
        found = np.zeros((height, width, PIXEL), np.uint8)
        across, down = self.grid(level)
        for row in range(down):
            for column in range(across):
                if (data := self.tile(level, column, row)) is not None:
                    wide, high = self.tile_size(level, column, row)
                    place = found[row * TILE : row * TILE + high, column * TILE : column * TILE + wide]
                    place[:] = np.frombuffer(data, np.uint8).reshape(high, wide, PIXEL)
        return found

    def luminance(self) -> tuple[NDArray[np.uint8], int]:
        """(brightness, pixels of the picture to one of it), small enough to look for a grid in."""
        level = 0
        while max(self.size(level)) > LOOKED_AT_SIDE:
            level += 1
        return grey_of(self.whole(level)), 1 << level

    def close(self) -> None:
        """Give the disk's room back; the overview stays."""
        with self._lock, contextlib.suppress(OSError):
            if self._file is not None:
                self._file.close()
            self._file = None


class _Band:
    """Rows of a level that do not fill a row of tiles yet."""

    def __init__(self, width: int, height: int) -> None:
        self._buffer: Pixels | None = None
        self._shape = (TILE, width, PIXEL)
        self._height, self._filled, self.number = height, 0, 0

    @property
    def _wanted(self) -> int:
        return min(TILE, self._height - self.number * TILE)

    @property
    def is_full(self) -> bool:
        return 0 < self._wanted == self._filled

    @property
    def rows(self) -> Pixels:
        assert self._buffer is not None
        return self._buffer[: self._filled]

    def take(self, strip: Pixels) -> Pixels:
        """Take what there is room for; what is left over."""
        if self._wanted <= 0:
            return strip[:0]
        if self._buffer is None:
            self._buffer = np.empty(self._shape, np.uint8)
        count = min(len(strip), self._wanted - self._filled)
        self._buffer[self._filled : self._filled + count] = strip[:count]
        self._filled += count
        return strip[count:]

    def empty(self) -> None:
        self.number += 1
        self._filled = 0
        if self._wanted <= 0:
            self._buffer = None


def halved(rows: Pixels) -> Pixels:
    """Half as wide and high, by averaging; what is odd at a rim counts alone."""
    image = _image(rows).reduce(2)
    return np.frombuffer(image.tobytes(), np.uint8).reshape(image.height, image.width, PIXEL)


def grey_of(pixels: Pixels) -> NDArray[np.uint8]:
    """Brightness of blue, green, red and a fourth byte, whatever it is."""
    blue, green, red, _ = _image(pixels).split()
    from PIL import Image

    return np.asarray(Image.merge("RGB", (red, green, blue)).convert("L"))


def _image(pixels: Pixels) -> "Image.Image":
    """Four channels as they are, which Pillow calls RGBX."""
    from PIL import Image

    height, width = pixels.shape[:2]
    return Image.frombuffer("RGBX", (width, height), np.ascontiguousarray(pixels), "raw", "RGBX", 0, 1)


def _scratch(folder: Path | None) -> IO[bytes]:
    """A file that is gone when the program is, on the disk of `folder` (the usual place for such files may lie in memory)."""
    try:
        if folder is not None:
            folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        return tempfile.TemporaryFile(prefix=PREFIX, dir=folder, buffering=0)
    except OSError:
        try:
            return tempfile.TemporaryFile(prefix=PREFIX, buffering=0)
        except OSError:
            raise NoRoom from None
