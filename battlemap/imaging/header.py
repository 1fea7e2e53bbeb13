"""What a picture's first bytes say of it: kind, size, which way up, and whether it can be read a few rows at a time.

Nothing is decoded here, and a file that claims to be enormous costs nothing.  Pillow would do the same, but warns of large
pictures by a limit that is one for the whole program; ours is asked for by whoever opens a file.
"""

import struct
from collections.abc import Iterator
from dataclasses import dataclass
from typing import BinaryIO

from battlemap.sentence import Sentence

LARGEST_SIDE_PX = 16384
"""What is taken at all: 1 GB when decoded."""
HEAD = 64
SEARCHED = 64 * 1024 * 1024
"""A JPEG's size stands behind its thumbnails and colour tables, which are never as long as this."""
MOST_STEPS = 2**18
"""Bytes looked at one by one on the way: two for each segment, and whatever stands between them."""
ORIENTATION = 0x0112


@dataclass(frozen=True, slots=True)
class Header:
    """`kind` is "png", "jpeg" or "webp"; `width` and `height` are in pixels as stored, `orientation` is 1 for upright (EXIF).

    `in_rows`: its rows can be decoded from the top without holding all of it.
    """

    kind: str
    width: int
    height: int
    orientation: int = 1
    in_rows: bool = True

    @property
    def is_bearable(self) -> bool:
        return max(self.width, self.height) <= LARGEST_SIDE_PX

    @property
    def upright(self) -> tuple[int, int]:
        """Width and height as it is meant to be seen."""
        lies = self.orientation in (5, 6, 7, 8)
        return (self.height, self.width) if lies else (self.width, self.height)


class BadHeader(Exception):
    """This is no picture that can be used; why, as the end of a sentence ("is damaged")."""


def read_header(file: BinaryIO) -> Header:
    """The header of a PNG, JPEG or WebP, from its start.  Raises BadHeader."""
    head = file.read(HEAD)
    try:
        if head.startswith(b"\x89PNG\r\n\x1a\n"):
            return _png(head)
        if head.startswith(b"\xff\xd8\xff"):
            file.seek(2)
            return _jpeg(file)
        if head[:4] == b"RIFF" and head[8:12] == b"WEBP":
            return _webp(head)
    except (struct.error, IndexError):
        raise BadHeader(Sentence("is damaged")) from None
    raise BadHeader(Sentence("is of no known format, not a PNG, JPEG or WebP"))


def _png(head: bytes) -> Header:
    width, height, _bits, _colour, _compression, _filter, interlace = struct.unpack(">IIBBBBB", head[16:29])
    if head[12:16] != b"IHDR" or not width or not height:
        raise BadHeader(Sentence("is damaged"))
    return Header("png", width, height, in_rows=not interlace)


def _jpeg(file: BinaryIO) -> Header:
    orientation = 1
    for marker, body in _segments(file):
        if marker == 0xE1 and body.startswith(b"Exif\0\0"):
            orientation = _orientation(body[6:])
        elif 0xC0 <= marker <= 0xCF and marker not in (0xC4, 0xC8, 0xCC):
            height, width = struct.unpack(">HH", body[1:5])
            if not width or not height:
                break
            return Header("jpeg", width, height, orientation, in_rows=marker in (0xC0, 0xC1))
    raise BadHeader(Sentence("is damaged"))


def _segments(file: BinaryIO) -> Iterator[tuple[int, bytes]]:
    """(marker, content) of each segment before the picture itself.  Raises BadHeader."""
    is_marked = False
    for _ in range(MOST_STEPS):
        byte = file.read(1)
        if not byte or file.tell() > SEARCHED:
            return
        if byte == b"\xff" or not is_marked:
            is_marked = byte == b"\xff"
            continue
        is_marked = False
        if byte in (b"\xda", b"\xd9"):
            return
        if byte[0] == 0x01 or 0xD0 <= byte[0] <= 0xD7:
            continue
        (length,) = struct.unpack(">H", file.read(2))
        if length < 2:
            raise BadHeader(Sentence("is damaged"))
        yield byte[0], file.read(length - 2)


def _orientation(exif: bytes) -> int:
    """Which way up a photograph was taken; 1 where nothing sensible is said."""
    try:
        order = "<" if exif[:2] == b"II" else ">"
        (start,) = struct.unpack(order + "I", exif[4:8])
        (entries,) = struct.unpack(order + "H", exif[start : start + 2])
        for i in range(entries):
            entry = exif[start + 2 + 12 * i : start + 14 + 12 * i]
            tag, _kind, _count, value = struct.unpack(order + "HHIH", entry[:10])
            if tag == ORIENTATION:
                return value if 1 <= value <= 8 else 1
    except struct.error:
        pass
    return 1


def _webp(head: bytes) -> Header:
    """Of the three kinds of first chunk; none of them can be read in rows."""
    kind = head[12:16]
    if kind == b"VP8X":
        width, height = (1 + int.from_bytes(head[at : at + 3], "little") for at in (24, 27))
    elif kind == b"VP8L" and head[20] == 0x2F:
        bits = int.from_bytes(head[21:25], "little")
        width, height = 1 + (bits & 0x3FFF), 1 + (bits >> 14 & 0x3FFF)
    elif kind == b"VP8 " and head[23:26] == b"\x9d\x01\x2a":
        width, height = (value & 0x3FFF for value in struct.unpack("<HH", head[26:30]))
    else:
        raise BadHeader(Sentence("is damaged"))
    if not width or not height:
        raise BadHeader(Sentence("is damaged"))
    return Header("webp", width, height, in_rows=False)
