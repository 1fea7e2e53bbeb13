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
import os
import struct
import tempfile
import threading
import weakref
import zlib
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
PREFIX, PART = "battlemap-tiles-", ".part"
MAGIC = b"BMTILES1"
_END = struct.Struct("<8sIIIII")
"""What a kept file ends with: magic, width, height, is it seen through, checksum of the overview before it, checksum of these."""


class NoRoom(Exception):
    """The tiles could not be written: the disk is full, or nothing may be written there."""


class Pyramid:
    """`overview` is there from the beginning; only its first `overview_rows` are known, fewer than `rows_known` of the picture
    would make: coarse rows come a tile at a time."""

    def __init__(
        self, width: int, height: int, clear: bool = False, folder: Path | None = None, *, may_be_kept: bool = False
    ) -> None:
        self._lay_out(width, height, clear)
        self._file: IO[bytes] | None = None
        self._part: Path | None = None
        if self.levels and may_be_kept and folder is not None:
            self._file, self._part = _part(folder)
            if self._part is not None:
                weakref.finalize(self, _remove, self._part)
        if self.levels and self._file is None:
            self._file = _scratch(folder)
        self._lock = threading.Lock()

    def _lay_out(self, width: int, height: int, clear: bool) -> None:
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

    @classmethod
    def from_file(cls, path: Path) -> "Pyramid | None":
        """The one that was settled there; None where there is none, or it is not whole."""
        try:
            file = path.open("rb", buffering=0)
        except OSError:
            return None
        found = cls._read(file)
        if found is None:
            file.close()
        return found

    @classmethod
    def _read(cls, file: IO[bytes]) -> "Pyramid | None":
        try:
            size = file.seek(0, os.SEEK_END)
            file.seek(max(0, size - _END.size))
            end = file.read(_END.size)
            magic, width, height, clear, overview_sum, end_sum = _END.unpack(end)
        except (OSError, struct.error):
            return None
        if magic != MAGIC or zlib.crc32(end[:-4]) != end_sum:
            return None
        found = cls.__new__(cls)
        found._lay_out(width, height, bool(clear))
        if size != found.bytes_on_disk:
            return None
        file.seek(found._first_slot[-1] * SLOT)
        data = file.read(found.overview.nbytes)
        if len(data) != found.overview.nbytes or zlib.crc32(data) != overview_sum:
            return None
        found.overview = np.frombuffer(data, np.uint8).reshape(found.overview.shape).copy()
        found.overview_rows, found.rows_known, found.is_whole = len(found.overview), height, True
        found._rows_there = [found.size(level)[1] for level in range(found.levels)]
        found._file, found._part, found._lock = file, None, threading.Lock()
        return found

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

    # ------------------------------------------------------------ kept
    @property
    def bytes_on_disk(self) -> int:
        """Of a file that is kept."""
        return self._first_slot[-1] * SLOT + self.overview.nbytes + _END.size

    def settle(self, path: Path) -> None:
        """A whole one that may be kept has its file there from now on.  Raises OSError."""
        if self._part is None or not self.is_whole:
            return
        head = MAGIC, self.width, self.height, int(self.is_clear), zlib.crc32(self.overview.data)
        with self._lock:
            if self._file is None:
                return
            self._file.seek(self._first_slot[-1] * SLOT)
            self._file.write(self.overview.data)
            self._file.write(_END.pack(*head, zlib.crc32(_END.pack(*head, 0)[:-4])))
            number = os.dup(self._file.fileno())
        try:
            os.fsync(number)  # before it has its name: after a failure of the power there is all of it, or nothing
        finally:
            os.close(number)
        with self._lock:
            self._move(self._part, path)

    def _move(self, part: Path, path: Path) -> None:
        """Some systems rename no open file, and none over one that another program has open: then it stays where it is."""
        if self._file is None:
            return
        self._file.close()
        self._file = None
        with contextlib.suppress(OSError):
            os.replace(part, path)
            part = path
        self._file = part.open("rb", buffering=0)

    def close(self) -> None:
        """Give the disk's room back, unless it is kept; the overview stays."""
        with self._lock, contextlib.suppress(OSError):
            if self._file is not None:
                self._file.close()
            self._file = None
        if self._part is not None:
            _remove(self._part)


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


def _part(folder: Path) -> "tuple[IO[bytes] | None, Path | None]":
    """A file with a name, for the user alone, which can have another one later; None where none can be made."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        number, name = tempfile.mkstemp(PART, PREFIX, folder)
        return os.fdopen(number, "w+b", buffering=0), Path(name)
    except OSError:
        return None, None


def _remove(part: Path) -> None:
    with contextlib.suppress(OSError):
        part.unlink(missing_ok=True)
