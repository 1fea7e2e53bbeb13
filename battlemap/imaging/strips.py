"""A PNG's pixels a few rows at a time, so that nobody ever has to hold all of them.

A PNG's rows are one compressed stream, each row told by what differs from the one above.  A strip is some rows as they come out
of that stream, put below the last row of the strip before and compressed again without effort: that is a picture of its own,
which Pillow's decoder undoes.

    for strip in png_strips(data):      arrays (rows, width, 4) of bytes, see `OPAQUE` and `CLEAR`

Not here: interlaced PNGs, which have no rows to begin with, and those of 16 bits a colour (`can_strip` says so); other kinds.
Pillow is imported when the first strip is read.
"""

import struct
import zlib
from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

if TYPE_CHECKING:
    from PIL import Image

Pixels = NDArray[np.uint8]
OPAQUE, CLEAR = "BGRA", "BGRa"
"""Order of the four bytes of a pixel, without and with transparency (then multiplied into the colours): what Qt paints.  Without,
the fourth is 255: Qt copies it along, and a 0 there would be a hole in whatever is painted on a clear ground."""

STRIP_BYTES = 8 * 1024 * 1024
PIECE = 1 << 20
GREY, COLOUR, PALETTE, GREY_ALPHA, COLOUR_ALPHA = 0, 2, 3, 4, 6
_CHANNELS = {GREY: 1, COLOUR: 3, PALETTE: 1, GREY_ALPHA: 2, COLOUR_ALPHA: 4}
_MODES = {GREY: "L", COLOUR: "RGB", PALETTE: "P", GREY_ALPHA: "LA", COLOUR_ALPHA: "RGBA"}


class BadPng(Exception):
    """The picture breaks off, or is no PNG at all."""


@dataclass(frozen=True, slots=True)
class _Png:
    """A PNG's chunks that matter; `parts` are where its compressed rows are in the file."""

    width: int
    height: int
    bits: int
    colour: int
    interlaced: bool
    palette: bytes
    transparency: bytes
    parts: tuple[tuple[int, int], ...]

    @property
    def row_bytes(self) -> int:
        return (self.width * _CHANNELS[self.colour] * self.bits + 7) // 8

    @property
    def is_clear(self) -> bool:
        return bool(self.transparency) or self.colour in (GREY_ALPHA, COLOUR_ALPHA)


def can_strip(data: bytes) -> bool:
    """Is this a PNG whose rows come one after the other, in up to eight bits?"""
    try:
        png = _parsed(data)
    except BadPng:
        return False
    return not png.interlaced and png.bits <= 8


def is_clear(data: bytes) -> bool:
    """Does a PNG have transparency?"""
    return _parsed(data).is_clear


def png_strips(data: bytes) -> Iterator[Pixels]:
    """The picture from top to bottom.  Raises BadPng where it breaks off."""
    png = _parsed(data)
    rows = max(1, min(png.height, STRIP_BYTES // png.row_bytes))
    above = bytes(png.row_bytes)
    length = png.row_bytes + 1
    for filtered in _rows(data, png, rows * length):
        count = len(filtered) // length
        image = _undone(png, above, filtered, count)
        above = image.crop((0, count, image.width, count + 1)).tobytes()
        yield _as_pixels(png, image.crop((0, 1, image.width, count + 1)))


def _parsed(data: bytes) -> _Png:
    if not data.startswith(b"\x89PNG\r\n\x1a\n"):
        raise BadPng
    at, head, palette, transparency, parts = 8, b"", b"", b"", []
    while at + 8 <= len(data):
        length, kind = struct.unpack(">I4s", data[at : at + 8])
        body = at + 8
        if kind == b"IHDR":
            head = data[body : body + 13]
        elif kind == b"PLTE":
            palette = data[body : body + length]
        elif kind == b"tRNS":
            transparency = data[body : body + length]
        elif kind == b"IDAT":
            parts.append((body, min(len(data), body + length)))
        elif kind == b"IEND":
            break
        at = body + length + 4
    try:
        width, height, bits, colour, _compression, _filter, interlaced = struct.unpack(">IIBBBBB", head)
        return _Png(width, height, bits, colour, bool(interlaced), palette, transparency, tuple(parts))
    except struct.error:
        raise BadPng from None


def _rows(data: bytes, png: _Png, size: int) -> Iterator[bytes]:
    """The rows' stream in pieces of `size` bytes, the last one shorter; never more than the picture has."""
    stream, held, left = zlib.decompressobj(), bytearray(), png.height * (png.row_bytes + 1)
    for begin, end in png.parts:
        for at in range(begin, end, PIECE):
            piece = data[at : min(end, at + PIECE)]
            while piece and left:
                try:
                    held += stream.decompress(piece, size - len(held))
                except zlib.error:
                    raise BadPng from None
                piece = stream.unconsumed_tail
                if len(held) == size or len(held) >= left:
                    whole = bytes(held[:left])
                    left -= len(whole)
                    held.clear()
                    yield whole
    if left:
        raise BadPng


def _undone(png: _Png, above: bytes, filtered: bytes, count: int) -> "Image.Image":
    """Rows as they are, under the one above them.  Pixels of fewer than eight bits stay packed: a row is then one of bytes."""
    from PIL import Image

    mode = {GREY: "L", PALETTE: "L"}.get(png.colour, _MODES[png.colour])
    width = png.row_bytes if mode == "L" else png.width
    packed = zlib.compress(b"\0" + above + filtered, 0)
    try:
        return Image.frombytes(mode, (width, count + 1), packed, "zip", mode)
    except (ValueError, OSError):
        raise BadPng from None


def _as_pixels(png: _Png, rows: "Image.Image") -> Pixels:
    """Four bytes a pixel."""
    from PIL import Image

    size = (png.width, rows.height)
    if png.colour in (GREY, PALETTE):
        mode = _MODES[png.colour]
        raw = mode if png.bits == 8 else "1" if (mode, png.bits) == ("L", 1) else f"{mode};{png.bits}"
        rows = Image.frombytes("1" if raw == "1" else mode, size, rows.tobytes(), "raw", raw)
        if png.colour == PALETTE:
            rows.putpalette(png.palette[: len(png.palette) // 3 * 3])
    if png.transparency:
        rows.info["transparency"] = _key(png)
    if png.is_clear:
        data = rows.convert("RGBA").convert("RGBa").tobytes("raw", CLEAR)
    else:
        data = rows.convert("RGB").convert("RGBA").tobytes("raw", OPAQUE)
    return np.frombuffer(data, np.uint8).reshape(rows.height, png.width, 4)


def _key(png: _Png) -> bytes | int | tuple[int, int, int]:
    """What Pillow calls transparency: the palette's shares, or the one colour that is seen through."""
    if png.colour == PALETTE:
        return png.transparency
    if png.colour == GREY:
        return int.from_bytes(png.transparency[:2]) * 255 // ((1 << png.bits) - 1)
    red, green, blue = (int.from_bytes(png.transparency[at : at + 2]) for at in (0, 2, 4))
    return red, green, blue
