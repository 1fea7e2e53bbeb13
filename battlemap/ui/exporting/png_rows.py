"""A PNG written a few rows at a time, so that nobody ever has to hold all of it.

    png = PngRows(file, 40_000, 30_000, px_per_metre=5512)
    png.add(rows)                  arrays (rows, 40_000, 3) of bytes, from the top
    png.end()

Each row is told by itself, by what differs from the pixel before or from the one above, whichever is told shortest.
Not here: reading PNGs so (`imaging.strips`).
"""

import struct
import zlib
from typing import BinaryIO

import numpy as np
from numpy.typing import NDArray

Pixels = NDArray[np.uint8]
HEAD = b"\x89PNG\r\n\x1a\n"
PLAIN, FROM_LEFT, FROM_ABOVE = 0, 1, 2
EFFORT = 6


class PngRows:
    """`texts` are Latin-1 or any letters by keyword ("Title", "Software")."""

    def __init__(
        self, file: BinaryIO, width: int, height: int, *, px_per_metre: int = 0, texts: dict[str, str] | None = None
    ) -> None:
        self._file, self._width, self._left = file, width, height
        self._packer = zlib.compressobj(EFFORT)
        self._above = np.zeros(width * 3, np.uint8)
        file.write(HEAD)
        self._chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0))
        if px_per_metre:
            self._chunk(b"pHYs", struct.pack(">IIB", px_per_metre, px_per_metre, 1))
        for keyword, text in (texts or {}).items():
            self._chunk(b"iTXt", keyword.encode("latin-1") + b"\0\0\0\0\0" + text.encode("utf-8"))

    def add(self, pixels: Pixels) -> None:
        """The next rows, in red, green, blue."""
        count = len(pixels)
        if pixels.shape != (count, self._width, 3) or count > self._left:
            raise ValueError(f"rows of {pixels.shape}, wanted at most {self._left} of {self._width} pixels")
        self._left -= count
        if packed := self._packer.compress(self._filtered(pixels.reshape(count, -1)).tobytes()):
            self._chunk(b"IDAT", packed)

    def end(self) -> None:
        if self._left:
            raise ValueError(f"{self._left} rows are missing")
        self._chunk(b"IDAT", self._packer.flush())
        self._chunk(b"IEND", b"")

    def _filtered(self, rows: Pixels) -> Pixels:
        told = np.empty((3, len(rows), rows.shape[1] + 1), np.uint8)
        for kind in (PLAIN, FROM_LEFT, FROM_ABOVE):
            told[kind, :, 0] = kind
        told[PLAIN, :, 1:] = rows
        told[FROM_LEFT, :, 1:4] = rows[:, :3]
        np.subtract(rows[:, 3:], rows[:, :-3], out=told[FROM_LEFT, :, 4:])
        np.subtract(rows[:1], self._above, out=told[FROM_ABOVE, :1, 1:])
        np.subtract(rows[1:], rows[:-1], out=told[FROM_ABOVE, 1:, 1:])
        self._above = rows[-1].copy()
        length = np.abs(told[:, :, 1:].view(np.int8).astype(np.int16)).sum(axis=2, dtype=np.int64)
        return np.ascontiguousarray(told[length.argmin(axis=0), np.arange(len(rows))])

    def _chunk(self, kind: bytes, body: bytes) -> None:
        self._file.write(struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(body, zlib.crc32(kind))))
