"""Slow work beside the window: a fight's pictures are decoded in a thread of their own, and shown when they are there.

Here: pictures by content hash; small ones whole (`get`), a map's as tiles (`ground`), whose first rows are there before the last;
decoding a few rows at a time, so that memory follows what is looked at and not the picture.  Not here: where their bytes come
from (the session reads them, on its own thread), painting tiles (`canvas.tiles`).
"""

import io
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from itertools import chain
from pathlib import Path
from threading import Event, Lock
from time import monotonic
from typing import TYPE_CHECKING
from weakref import WeakValueDictionary

import numpy as np
import platformdirs
from PySide6.QtCore import QByteArray, QDataStream, QObject, QRect, Signal
from PySide6.QtGui import QImage, QImageReader, QPixmap

from battlemap.imaging import kept_tiles
from battlemap.imaging.ahead import ahead
from battlemap.imaging.header import BadHeader, Header, read_header
from battlemap.imaging.pyramid import PIXEL, NoRoom, Pyramid
from battlemap.imaging.strips import BadPng, Pixels, PngReader, can_strip
from battlemap.model import BattlemapError
from battlemap.sentence import Sentence
from battlemap.storage import private
from battlemap.storage.pictures import OpenPicture, PictureClosed
from battlemap.ui.sentences import said
from battlemap.ui.threads import pool

if TYPE_CHECKING:
    from battlemap.ui.canvas.tiles import TiledPicture

Source = bytes | OpenPicture
Find = Callable[[str], "Source | None"]
Told = Callable[[Pyramid], None]

STRIP_PX = 32 * 1024 * 1024
"""A JPEG is decoded from its top for every strip: few and large ones, of 128 MB."""
CONVERTED_ROWS, COPIED_BYTES = 256, 4 * 1024 * 1024
"""Qt holds Python still while it copies; in such pieces nobody notices."""
WHOLE_MB = 1200
"""Qt's own limit is 256; pictures that only come whole (WebP, progressive JPEG) may take 16,384 x 16,384 x 4 bytes."""
TOLD_EVERY_S = 0.25


class Unreadable(Exception):
    """Why a picture cannot be shown, as the end of a sentence ("is damaged")."""


class Stopped(Exception):
    """Nobody wants it any more."""


# ---------------------------------------------------------------- decoding, on any thread
def pyramid_of(source: Source, told: Told, stop: Event, kept_in: Path | None = None) -> Pyramid:
    """A picture as tiles; `told` hears of it as soon as it has a size, and then now and then as it grows.  `kept_in`: where its
    tiles may be left for the next start (`imaging.kept_tiles`).

    Raises Unreadable, or Stopped once `stop` is set or the file the picture is read from has been closed.
    """
    pieces = _pieces(source, stop)
    try:
        header, clear, strips = _opened(pieces)
        folder, may_stay = kept_in or cache_folder(), kept_in is not None
        pyramid = Pyramid(header.width, header.height, clear, folder, may_be_kept=may_stay)
        told(pyramid)
        last = monotonic()
        for strip in strips:
            if stop.is_set():
                raise Stopped
            pyramid.add(strip)
            if monotonic() - last > TOLD_EVERY_S and not pyramid.is_whole:
                told(pyramid)
                last = monotonic()
        for _ in pieces:  # only at the end of its bytes is it known whether they are what the hash says
            pass
    except NoRoom:
        raise Unreadable(Sentence("does not fit on the disk")) from None
    except (BadPng, MemoryError):
        raise Unreadable(Sentence("is damaged")) from None
    if not pyramid.is_whole:
        raise Unreadable(Sentence("is damaged"))
    return pyramid


def _opened(pieces: Iterator[bytes]) -> tuple[Header, bool, Iterator[Pixels]]:
    """What a picture is, whether it is seen through, its rows: of a PNG as its bytes come, of another kind when all are there."""
    first = next(pieces, b"")
    if can_strip(first):
        header, png = _header(first), PngReader(chain([first], pieces))
        return header, png.is_clear, png.strips()
    data = b"".join([first, *pieces])
    header = _header(data)
    reader = _Reader(data, header)
    return header, reader.is_clear, ahead(reader.strips())


def _pieces(source: Source, stop: Event) -> Iterator[bytes]:
    """A picture's bytes as they come; none after the last that are not what its hash says.  Raises Unreadable, or Stopped."""
    if isinstance(source, bytes):
        yield source
        return
    try:
        while piece := source.read():
            if stop.is_set():
                raise Stopped
            yield piece
    except PictureClosed:
        raise Stopped from None
    except BattlemapError:
        raise Unreadable(Sentence("is damaged")) from None
    finally:
        source.close()


def cache_folder() -> Path:
    """Where tiles lie while the program runs: the usual place for such files may be in memory."""
    return Path(platformdirs.user_cache_dir("battlemap", appauthor=False))


def tiles_folder() -> Path:
    """Where those lie that are kept."""
    folder = cache_folder() / "tiles"
    with suppress(OSError):
        private.make_folder(folder)
    return folder


def _header(data: bytes) -> Header:
    try:
        header = read_header(io.BytesIO(data))
    except BadHeader as wrong:
        raise Unreadable(str(wrong)) from None
    if not header.is_bearable:
        raise Unreadable(Sentence("is too large"))
    return header


def reader_on(stream: QDataStream) -> QImageReader:
    """Reads the picture whose bytes the stream was made of, which has to be held as long; it is the stream for its own buffer.

    A buffer made here would ask Python at every byte whether it reads otherwise, while Qt holds the one lock of all its readers:
    the window, holding Python and wanting that lock for an arrow of its style, and this thread would wait for each other.
    """
    reader = QImageReader(stream.device())
    reader.setDecideFormatFromContent(True)
    return reader


class _Reader:
    """What Qt decodes: a JPEG in strips, everything else at once."""

    def __init__(self, data: bytes, header: Header) -> None:
        self._bytes = QByteArray()
        self._bytes.reserve(len(data))
        for at in range(0, len(data), COPIED_BYTES):
            self._bytes.append(data[at : at + COPIED_BYTES])
        self._header = header
        self._whole = None if header.kind == "jpeg" and header.in_rows else self._read(None)
        self.is_clear = self._whole is not None and self._whole.hasAlphaChannel()

    def strips(self) -> Iterator[Pixels]:
        if self._whole is not None:
            yield from self._pixels(self._whole)
            return
        rows = max(64, STRIP_PX // self._header.width)
        for top in range(0, self._header.height, rows):
            part = QRect(0, top, self._header.width, min(rows, self._header.height - top))
            yield from self._pixels(self._read(part))

    def _read(self, part: QRect | None) -> QImage:
        stream = QDataStream(self._bytes)
        reader = reader_on(stream)
        if part is not None:
            reader.setClipRect(part)
            image = reader.read()
        else:
            with _unlimited():
                image = reader.read()
        if image.isNull():
            raise Unreadable(Sentence("is damaged"))
        return image

    def _pixels(self, image: QImage) -> Iterator[Pixels]:
        """Copies: the image is gone when the last of them is still to be taken."""
        wanted = QImage.Format.Format_ARGB32_Premultiplied if self.is_clear else QImage.Format.Format_RGB32
        for top in range(0, image.height(), CONVERTED_ROWS):
            rows = min(CONVERTED_ROWS, image.height() - top)
            if image.format() == wanted:
                yield _array(image)[top : top + rows].copy()
            else:
                part = image.copy(0, top, image.width(), rows).convertToFormat(wanted)
                yield _array(part).copy()


def _array(image: QImage) -> Pixels:
    """An image's own bytes: good only as long as somebody holds the image."""
    lines = np.frombuffer(image.constBits(), np.uint8).reshape(image.height(), image.bytesPerLine())
    return lines[:, : image.width() * PIXEL].reshape(image.height(), image.width(), PIXEL)


_limit = Lock()


@contextmanager
def _unlimited() -> Iterator[None]:
    """Qt's limit raised while one picture is read, whose size is known to be bearable; it is one for the whole program."""
    with _limit:
        before = QImageReader.allocationLimit()
        QImageReader.setAllocationLimit(WHOLE_MB)
        try:
            yield
        finally:
            QImageReader.setAllocationLimit(before)


# ---------------------------------------------------------------- pictures of the open fight
_shared: "WeakValueDictionary[str, Pyramid]" = WeakValueDictionary()
"""Pyramids that are whole, by content hash, as long as anybody holds them: what an import has read the canvas need not."""


def share(sha256: str, pyramid: Pyramid) -> None:
    """Let others have it."""
    _shared[sha256] = pyramid


class _Told(QObject):
    grown = Signal(str, object, int)
    failed = Signal(str, str, int)


class _Decoding:
    def __init__(self, sha256: str, source: Source, round_: int, told: _Told, stop: Event) -> None:
        self._sha256, self._source, self._round, self._told, self._stop = sha256, source, round_, told, stop

    def run(self) -> None:
        source, self._source = self._source, b""
        try:
            folder = tiles_folder()
            if (kept := kept_tiles.taken(folder, self._sha256)) is not None:
                if isinstance(source, OpenPicture):
                    source.close()
                self._grown(kept)
                return
            pyramid = pyramid_of(source, self._grown, self._stop, folder)
            self._grown(pyramid)
            kept_tiles.keep(folder, self._sha256, pyramid)
        except (Stopped, RuntimeError):  # RuntimeError: the window has gone meanwhile
            return
        except Unreadable as wrong:
            if not self._stop.is_set():
                self._told.failed.emit(self._sha256, said(wrong), self._round)

    def _grown(self, pyramid: Pyramid) -> None:
        self._told.grown.emit(self._sha256, pyramid, self._round)


class Pictures(QObject):
    """`find` gives a picture's bytes, or what they can be read from on another thread.

    `get` and `ground` answer at once: what is there of a picture, or None.  `ready(sha256)` tells that there is more of it as
    tiles, `whole(sha256)` that `get` has it now, `failed(sha256, why)` that there will be nothing."""

    ready = Signal(str)
    whole = Signal(str)
    failed = Signal(str, str)

    def __init__(self, find: Find, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._find = find
        self._known: set[str] = set()
        self._waiting: set[str] = set()
        self._pixmaps: dict[str, QPixmap] = {}
        self._grounds: dict[str, TiledPicture] = {}
        self._round, self._stop = 0, Event()
        self._told = _Told(self)
        self._told.grown.connect(self._take)
        self._told.failed.connect(self._fail)

    def forget(self) -> None:
        """Another fight: none of these any more, nor what is still being decoded."""
        self._round += 1
        self._stop.set()
        self._stop = Event()
        for ground in self._grounds.values():
            ground.stop()
            ground.deleteLater()
        for held in (self._known, self._waiting, self._pixmaps, self._grounds):
            held.clear()

    def prepare(self, hashes: Iterable[str]) -> None:
        """Begin to decode what is not there yet."""
        for sha256 in hashes:
            if sha256 and sha256 not in self._known:
                self._known.add(sha256)
                if (pyramid := _shared.get(sha256)) is not None:
                    self._take(sha256, pyramid, self._round)
                elif source := self._find(sha256):
                    self._waiting.add(sha256)
                    # One after the other: two at once would only take twice the memory.
                    pool("decoding").start(_Decoding(sha256, source, self._round, self._told, self._stop).run)

    def get(self, sha256: str) -> QPixmap | None:
        """The picture in one piece, no larger than a token ever is; None until all of it is there."""
        return self._pixmaps.get(sha256)

    def ground(self, sha256: str) -> "TiledPicture | None":
        """The picture as tiles, for a map of any size; None until it is begun."""
        return self._grounds.get(sha256)

    @property
    def are_settled(self) -> bool:
        """Is nothing being decoded any more?"""
        return not self._waiting

    def _fail(self, sha256: str, why: str, round_: int) -> None:
        if round_ == self._round:
            self._waiting.discard(sha256)
            self.failed.emit(sha256, why)

    def _take(self, sha256: str, pyramid: Pyramid, round_: int) -> None:
        if round_ != self._round:
            return
        from battlemap.ui.canvas.tiles import TiledPicture, overview_of  # the canvas knows us

        ground = self._grounds.get(sha256)
        if ground is None:
            ground = self._grounds[sha256] = TiledPicture(pyramid, self)
            ground.grown.connect(lambda: self.ready.emit(sha256))
        if pyramid.is_whole and sha256 not in self._pixmaps:
            self._waiting.discard(sha256)
            share(sha256, pyramid)
            self._pixmaps[sha256] = QPixmap.fromImage(overview_of(pyramid).copy())
            self.whole.emit(sha256)
        if pyramid.rows_known:
            ground.more_rows()
