"""A PNG's pixels a few rows at a time, so that nobody ever has to hold all of them.

A PNG's rows are one compressed stream, each row told by what differs from the one above.  A strip is some rows as they come out
of that stream, put below the last row of the strip before and compressed again without effort: that is a picture of its own,
which Pillow's decoder undoes.

    for strip in png_strips(data):      arrays (rows, width, 4) of bytes, see `OPAQUE` and `CLEAR`

The data may come in pieces, as they are read: the first strip is there long before the last piece.  Not here: interlaced PNGs,
which have no rows to begin with, and those of 16 bits a colour (`can_strip` says so); other kinds.  Pillow is imported when the
first strip is read.
"""

import struct
import zlib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from battlemap.imaging.ahead import ahead

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
_SWAPPED = {COLOUR: "BGR", COLOUR_ALPHA: "BGRA"}
"""Red and blue change places as Pillow takes the rows: the image's own bytes are then in Qt's order, and need only be copied."""
SIGNATURE = b"\x89PNG\r\n\x1a\n"
HEAD_BYTES, CHECKSUM = 21, 4
"""Of the first chunk, with its length and kind; behind every chunk."""


class BadPng(Exception):
    """The picture breaks off, or is no PNG at all."""


@dataclass(frozen=True, slots=True)
class _Png:
    """What stands before a PNG's compressed rows, as far as it matters."""

    width: int
    height: int
    bits: int
    colour: int
    interlaced: bool
    palette: bytes
    transparency: bytes

    @property
    def row_bytes(self) -> int:
        return (self.width * _CHANNELS[self.colour] * self.bits + 7) // 8

    @property
    def is_clear(self) -> bool:
        return bool(self.transparency) or self.colour in (GREY_ALPHA, COLOUR_ALPHA)


def can_strip(data: bytes) -> bool:
    """Is this a PNG whose rows come one after the other, in up to eight bits?  Its beginning is enough."""
    try:
        png = _png(data[len(SIGNATURE) + 8 : len(SIGNATURE) + HEAD_BYTES]) if data.startswith(SIGNATURE) else None
    except BadPng:
        return False
    return png is not None and not png.interlaced and png.bits <= 8


def is_clear(data: bytes) -> bool:
    """Does a PNG have transparency?"""
    return PngReader([data]).is_clear


def png_strips(data: bytes) -> Iterator[Pixels]:
    """The picture from top to bottom.  Raises BadPng where it breaks off."""
    return PngReader([data]).strips()


class PngReader:
    """A PNG that comes in pieces; what stands before its rows has been read.  Raises BadPng."""

    def __init__(self, pieces: Iterable[bytes]) -> None:
        self._source = _Source(pieces)
        if self._source.exactly(len(SIGNATURE)) != SIGNATURE:
            raise BadPng
        png, palette, transparency = None, b"", b""
        for kind, length in self._chunks():
            if kind == b"IHDR":
                png = _png(self._source.exactly(length))
            elif kind == b"PLTE":
                palette = self._source.exactly(length)
            elif kind == b"tRNS":
                transparency = self._source.exactly(length)
            elif kind == b"IDAT":
                self._ahead = length
                break
            else:
                self._source.skip(length)
            self._source.skip(CHECKSUM)
        else:
            raise BadPng
        if png is None:
            raise BadPng
        self._png = replace(png, palette=palette, transparency=transparency)

    @property
    def is_clear(self) -> bool:
        return self._png.is_clear

    def strips(self) -> Iterator[Pixels]:
        """The picture from top to bottom, once.  Raises BadPng where it breaks off."""
        png = self._png
        rows = max(1, min(png.height, STRIP_BYTES // png.row_bytes))
        above = bytes(png.row_bytes)
        length = png.row_bytes + 1
        for filtered in ahead(self._rows(rows * length)):  # to unpack them takes half of the time
            count = len(filtered) // length
            image = _undone(png, above, filtered, count)
            above = image.crop((0, count, image.width, count + 1)).tobytes("raw", _SWAPPED.get(png.colour, image.mode))
            yield _as_pixels(png, image)

    def _chunks(self) -> Iterator[tuple[bytes, int]]:
        """Kind and length of each chunk, up to the last or where the data ends; whoever asks takes or skips what is in it."""
        while len(head := self._source.up_to(8)) == 8:
            length, kind = struct.unpack(">I4s", head)
            if kind == b"IEND":
                return
            yield kind, length

    def _packed(self) -> Iterator[memoryview]:
        """The compressed rows, chunk by chunk."""
        yield from self._source.stream(self._ahead)
        self._source.skip(CHECKSUM)
        for kind, length in self._chunks():
            if kind == b"IDAT":
                yield from self._source.stream(length)
            else:
                self._source.skip(length)
            self._source.skip(CHECKSUM)

    def _rows(self, size: int) -> Iterator[bytes]:
        """The rows' stream in pieces of `size` bytes, the last one shorter; never more than the picture has."""
        stream, held, left = zlib.decompressobj(), bytearray(), self._png.height * (self._png.row_bytes + 1)
        for piece in self._packed():
            while len(piece) and left:
                try:
                    held += stream.decompress(piece, size - len(held))
                except zlib.error:
                    raise BadPng from None
                piece = memoryview(stream.unconsumed_tail)
                if len(held) == size or len(held) >= left:
                    whole = bytes(held[:left])
                    left -= len(whole)
                    held.clear()
                    yield whole
            if not left:
                return
        if left:
            raise BadPng


class _Source:
    """Bytes that come in pieces, taken in other pieces."""

    def __init__(self, pieces: Iterable[bytes]) -> None:
        self._pieces, self._held = iter(pieces), memoryview(b"")

    def stream(self, count: int) -> Iterator[memoryview]:
        """So many bytes as they come; fewer where there are no more."""
        while count:
            while not len(self._held):
                piece = next(self._pieces, None)
                if piece is None:
                    return
                self._held = memoryview(piece)
            taken, self._held = self._held[: min(count, PIECE)], self._held[min(count, PIECE) :]
            count -= len(taken)
            yield taken

    def up_to(self, count: int) -> bytes:
        return b"".join(self.stream(count))

    def exactly(self, count: int) -> bytes:
        found = self.up_to(count)
        if len(found) < count:
            raise BadPng
        return found

    def skip(self, count: int) -> None:
        for _ in self.stream(count):
            pass


def _png(head: bytes) -> _Png:
    try:
        width, height, bits, colour, _compression, _filter, interlaced = struct.unpack(">IIBBBBB", head[:13])
    except struct.error:
        raise BadPng from None
    return _Png(width, height, bits, colour, bool(interlaced), b"", b"")


def _undone(png: _Png, above: bytes, filtered: bytes, count: int) -> "Image.Image":
    """Rows as they are, under the one above them.  Pixels of fewer than eight bits stay packed: a row is then one of bytes."""
    from PIL import Image

    mode = {GREY: "L", PALETTE: "L"}.get(png.colour, _MODES[png.colour])
    width = png.row_bytes if mode == "L" else png.width
    packed = zlib.compress(b"\0" + above + filtered, 0)
    try:
        return Image.frombytes(mode, (width, count + 1), packed, "zip", _SWAPPED.get(png.colour, mode))
    except (ValueError, OSError):
        raise BadPng from None


def _as_pixels(png: _Png, image: "Image.Image") -> Pixels:
    """Four bytes a pixel, of all rows but the first."""
    rows = _coloured(png, image) if png.colour not in _SWAPPED or png.transparency else image
    if png.is_clear:
        data = _in_mode(rows, "RGBA").convert("RGBa").tobytes("raw", "RGBa")
    else:
        data = _in_mode(rows, "RGB").tobytes("raw", "RGBX")
    return np.frombuffer(data, np.uint8).reshape(image.height, png.width, 4)[1:]


def _in_mode(rows: "Image.Image", mode: str) -> "Image.Image":
    """The same rows; Pillow would copy those that are so already."""
    return rows if rows.mode == mode else rows.convert(mode)


def _coloured(png: _Png, image: "Image.Image") -> "Image.Image":
    """Colours where the rows hold shades or numbers, blue first; what is seen through where one colour is."""
    from PIL import Image

    rows = image
    if png.colour in (GREY, PALETTE):
        mode, size = _MODES[png.colour], (png.width, image.height)
        raw = mode if png.bits == 8 else "1" if (mode, png.bits) == ("L", 1) else f"{mode};{png.bits}"
        rows = Image.frombytes("1" if raw == "1" else mode, size, image.tobytes(), "raw", raw)
        if png.colour == PALETTE:
            rows.putpalette(_blue_first(png.palette[: len(png.palette) // 3 * 3]))
    if png.transparency:
        rows.info["transparency"] = _key(png)
    return rows


def _blue_first(palette: bytes) -> bytes:
    return bytes(palette[at + 2 - at % 3 * 2] if at % 3 != 1 else palette[at] for at in range(len(palette)))


def _key(png: _Png) -> bytes | int | tuple[int, int, int]:
    """What Pillow calls transparency: the palette's shares, or the one colour that is seen through."""
    if png.colour == PALETTE:
        return png.transparency
    if png.colour == GREY:
        return int.from_bytes(png.transparency[:2]) * 255 // ((1 << png.bits) - 1)
    red, green, blue = (int.from_bytes(png.transparency[at : at + 2]) for at in (0, 2, 4))
    return blue, green, red
