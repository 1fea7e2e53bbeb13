"""The slow parts of bringing in a picture, on a thread of their own: reading it, looking for its grid, writing the new fight.

`Work` runs one of them at a time and tells how it goes.  The picture's bytes are not held in between: they are read again when
the fight is written, and must be the same.  Not here: the dialog (`import_map_picture`).
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from threading import Event

from PySide6.QtCore import QEventLoop, QObject, Signal
from shiboken6 import isValid

from battlemap.imaging.grid_finder import FoundGrid, find_grid
from battlemap.imaging.layout import Layout
from battlemap.imaging.pyramid import Pyramid
from battlemap.imaging.turning import CannotTurn, tilted_grey, turned
from battlemap.importers.found import ImportProblem, shown
from battlemap.importers.picture import LARGEST_BYTES, BadPicture, Checked, check_picture
from battlemap.model import BattlemapError, Encounter, Scene
from battlemap.sentence import system_says
from battlemap.storage import FightFile, new_fight_path
from battlemap.ui.background import Stopped, Unreadable, pyramid_of, share
from battlemap.ui.sentences import said
from battlemap.ui.threads import pool

PIECE = 4 * 1024 * 1024
READ, CHECKED = 0.1, 0.2
"""How far reading the file, and looking it over, is of the whole way."""

Told = Callable[[float], None]


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture that has been read: what it was, its tiles, its printed grid."""

    file_hash: str
    sha256: str
    pyramid: Pyramid
    grid: FoundGrid


@dataclass(frozen=True, slots=True)
class Order:
    """The fight that is wanted: squares on a picture, turned so far; `square` in dm."""

    path: Path
    read: Picture
    layout: Layout
    quarters: int
    angle: float
    ruleset: str
    square: int


class Work(QObject):
    """One slow thing at a time: `told(share)` how far it is, `done(result)` or `failed(sentence)` at the end; `grown(pyramid)`
    while a picture is read.  `ended()` when nothing is under way any more."""

    told = Signal(float)
    grown = Signal(object)
    done = Signal(object)
    failed = Signal(str)
    ended = Signal()
    _result = Signal(int, object, str)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._stop, self._number = Event(), 0
        self.is_busy = False
        self._pool = pool("import", 2)  # one may still be ending a task that was called off
        self._result.connect(self._take)

    def start(self, task: Callable[[Work, Event], object]) -> None:
        """Begin it; what was under way is stopped, and ends in nothing."""
        self._stop.set()
        self._stop, self.is_busy = Event(), True
        self._number += 1
        self._pool.start(_Task(self, task, self._stop, self._number).run)

    def stop(self) -> None:
        """Nobody wants it any more."""
        self._stop.set()
        self._number += 1
        self._end()

    def wait(self) -> None:
        """Come back when nothing is under way; windows stay alive meanwhile."""
        if self.is_busy:
            loop = QEventLoop()
            self.ended.connect(loop.quit)
            loop.exec()

    def finished(self, number: int, result: object, wrong: str) -> None:
        """For the thread: it has ended so."""
        self._result.emit(number, result, wrong)

    def _take(self, number: int, result: object, wrong: str) -> None:
        if number != self._number:
            return
        self.is_busy = False
        if wrong:
            self.failed.emit(wrong)
        else:
            self.done.emit(result)
        if not self.is_busy:  # nobody has begun something else on hearing of it
            self._end()

    def _end(self) -> None:
        self.is_busy = False
        self.ended.emit()


class _Task:
    def __init__(self, work: Work, task: Callable[[Work, Event], object], stop: Event, number: int) -> None:
        self._work, self._task, self._stop, self._number = work, task, stop, number

    def run(self) -> None:
        try:
            result, wrong = self._task(self._work, self._stop), ""
        except BattlemapError as problem:
            result, wrong = None, said(problem)
        except Stopped:
            return
        except RuntimeError:
            if isValid(self._work):
                raise
            return  # the window has gone meanwhile, and with it whom to tell
        with suppress(RuntimeError):
            self._work.finished(self._number, result, wrong)


# ---------------------------------------------------------------- what is done there
def read(path: Path) -> Callable[[Work, Event], Picture]:
    """Read a picture, keep it as tiles, look for its grid."""

    def task(work: Work, stop: Event) -> Picture:
        data = _bytes_of(path, lambda share: work.told.emit(READ * share), stop)
        file_hash = hashlib.sha256(data).hexdigest()
        data = _checked(path, data).data
        work.told.emit(CHECKED)

        def grown(pyramid: Pyramid) -> None:
            work.grown.emit(pyramid)
            work.told.emit(CHECKED + (1 - CHECKED) * pyramid.rows_known / pyramid.height)

        try:
            pyramid = pyramid_of(data, grown, stop)
        except Unreadable as wrong:
            raise ImportProblem("{file}: the picture {why}", file=shown(path), why=wrong) from None
        work.told.emit(1.0)
        sha256 = hashlib.sha256(data).hexdigest()
        del data
        return Picture(file_hash, sha256, pyramid, find_grid(*pyramid.luminance()))

    return task


def look_again(pyramid: Pyramid, angle: float) -> Callable[[Work, Event], FoundGrid]:
    """Look for the grid of a picture that is turned by an angle."""

    def task(_work: Work, _stop: Event) -> FoundGrid:
        grey, scale = pyramid.luminance()
        return find_grid(tilted_grey(grey, angle), scale)

    return task


def write(order: Order) -> Callable[[Work, Event], Path]:
    """Write the new fight; its path."""

    def task(work: Work, stop: Event) -> Path:
        data = _bytes_of(order.path, lambda share: work.told.emit(READ * share), stop)
        if hashlib.sha256(data).hexdigest() != order.read.file_hash:
            raise ImportProblem("{file}: the file has changed since it was opened here", file=shown(order.path))
        data = _checked(order.path, data).data if hashlib.sha256(data).hexdigest() != order.read.sha256 else data
        if order.quarters or order.angle:
            data = _turned(order, data, work, stop)
        else:
            share(order.read.sha256, order.read.pyramid)
        layout = order.layout
        picture = Checked(data, layout.width, layout.height).placed(layout.px, *layout.picture_at)
        scene = Scene(
            rows=("." * layout.columns,) * layout.rows, picture=picture, name=order.path.stem, square=order.square
        )
        state = Encounter(ruleset=order.ruleset, scene=scene, title=scene.name)
        _raise_if(stop)
        path = new_fight_path(order.path.stem)
        FightFile.create(path, state, {picture.sha256: data}).close()
        work.told.emit(1.0)
        if stop.is_set():
            path.unlink(missing_ok=True)
        return path

    return task


def _turned(order: Order, data: bytes, work: Work, stop: Event) -> bytes:
    def told(done: float) -> None:
        _raise_if(stop)
        work.told.emit(READ + (0.9 - READ) * done)

    try:
        return turned(data, order.quarters, order.angle, told)
    except CannotTurn as wrong:
        raise ImportProblem("{file}: the picture {why}", file=shown(order.path), why=wrong) from None


def _bytes_of(path: Path, told: Told, stop: Event) -> bytes:
    """The file, in pieces, so that one can turn back."""
    try:
        size = path.stat().st_size
        if size > LARGEST_BYTES:
            raise ImportProblem("{file}: the file is larger than {most} MB", file=shown(path), most=LARGEST_BYTES // 2**20)
        found = bytearray()
        with path.open("rb") as file:
            while piece := file.read(PIECE):
                _raise_if(stop)
                found += piece
                told(min(1.0, len(found) / max(1, size)))
        return bytes(found)
    except OSError as wrong:
        raise ImportProblem("{file}: the file cannot be read ({why})", file=shown(path), why=system_says(wrong)) from None


def _checked(path: Path, data: bytes) -> Checked:
    try:
        return check_picture(data)
    except BadPicture as wrong:
        raise ImportProblem("{file}: the picture {why}", file=shown(path), why=wrong) from None


def _raise_if(stop: Event) -> None:
    if stop.is_set():
        raise Stopped
