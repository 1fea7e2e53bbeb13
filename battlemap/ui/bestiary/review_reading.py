"""Stat blocks of other programs read beside the window: each file as it is there, stopped between files.

    reading.files(paths, ruleset_name)     `found(Reviewed, ...)` for each file, `ended()` when all are
    reading.text(text, ruleset_name)       the same for a pasted text

Not here: what the readers understand (`importers.stat_blocks`), the screen (`review`).
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from threading import Event

from PySide6.QtCore import QCoreApplication, QObject, Signal

from battlemap.importers import ImportProblem
from battlemap.importers.stat_blocks import Books, Doubt, Read, Unread, read, read_each
from battlemap.model import BattlemapError, StatBlock
from battlemap.rulesets.catalog import PAGES
from battlemap.storage.shelves import CREATURES
from battlemap.ui.threads import pool

OWN = b'"battlemap"'


@dataclass(frozen=True, slots=True)
class Reviewed:
    """One creature that was read, or was not (`block` None, `why` the sentence).  `source`: the file it is from; `is_corrected`:
    the user has been through it."""

    name: str
    source: str = ""
    kind: str = ""
    block: StatBlock | None = None
    why: str = ""
    doubts: tuple[Doubt, ...] = ()
    left: tuple[str, ...] = ()
    is_corrected: bool = False

    @property
    def open_doubts(self) -> int:
        """How many are still to be looked at."""
        return 0 if self.is_corrected else len(self.doubts)


def reviewed(answers: Iterable[Read | Unread], source: str) -> tuple[Reviewed, ...]:
    found = []
    for answer in answers:
        if isinstance(answer, Unread):
            found.append(Reviewed(answer.name, source, why=answer.why))
        else:
            found.append(Reviewed(answer.name, source, answer.kind, answer.block, "", answer.doubts, answer.left))
    return tuple(found)


def _files(paths: Sequence[Path], books: Books, stop: Event) -> Iterator[tuple[Reviewed, ...]]:
    for path in paths:
        if stop.is_set():
            return
        own = _own(path)
        if own is not None:
            yield (Reviewed(own.name, path.name, QCoreApplication.translate("Review", "a creature kept by this program"), own),)
            continue
        for sheaf in read_each([path], books):
            if sheaf.problem:
                yield (Reviewed(path.stem, path.name, why=sheaf.problem),)
            else:
                yield reviewed(sheaf.answers, path.name)


def _own(path: Path) -> StatBlock | None:
    """A creature file of this program's own, given away by somebody."""
    try:
        if not path.is_file():  # a pipe would be waited for; the readers say what it is
            return None
        with path.open("rb") as file:
            if OWN not in file.read(200):
                return None
        return CREATURES.read(path)
    except (OSError, BattlemapError):
        return None


def pasted() -> str:
    """What a pasted text is called."""
    return QCoreApplication.translate("Review", "pasted text")


def _text(text: str, books: Books) -> Iterator[tuple[Reviewed, ...]]:
    source = pasted()
    try:
        yield reviewed(read(text, books), source)
    except ImportProblem as wrong:
        yield (Reviewed(source, source, why=str(wrong)),)


class StatReading(QObject):
    """One reading at a time."""

    found = Signal(object)
    ended = Signal()
    _came = Signal(int, object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._stop, self._number = Event(), 0
        self.is_busy = False
        self._pool = pool("stat blocks", 2)  # one may still be ending what was called off
        self._came.connect(self._take)

    def files(self, paths: Sequence[Path], ruleset: str) -> None:
        books = Books(PAGES, wanted=ruleset)
        self._start(lambda stop: _files(paths, books, stop))

    def text(self, text: str, ruleset: str) -> None:
        books = Books(PAGES, wanted=ruleset)
        self._start(lambda _stop: _text(text, books))

    def stop(self) -> None:
        """What has come stays; nothing more comes."""
        self._stop.set()
        self._number += 1
        if self.is_busy:
            self.is_busy = False
            self.ended.emit()

    def _start(self, parts: Callable[[Event], Iterator[tuple[Reviewed, ...]]]) -> None:
        self.stop()
        self._stop, self.is_busy = Event(), True
        self._pool.start(_Task(self, self._number, parts, self._stop).run)

    def came(self, number: int, part: tuple[Reviewed, ...] | None) -> None:
        """For the thread: this is there; None: that was all."""
        self._came.emit(number, part)

    def _take(self, number: int, part: tuple[Reviewed, ...] | None) -> None:
        if number != self._number:
            return
        if part is None:
            self.is_busy = False
            self.ended.emit()
        else:
            self.found.emit(part)


class _Task:
    def __init__(
        self, reading: StatReading, number: int, parts: Callable[[Event], Iterator[tuple[Reviewed, ...]]], stop: Event
    ) -> None:
        self._reading, self._number, self._parts, self._stop = reading, number, parts, stop

    def run(self) -> None:
        try:
            for part in self._parts(self._stop):
                if self._stop.is_set():
                    return
                self._reading.came(self._number, part)
            self._reading.came(self._number, None)
        except RuntimeError:  # the window has gone meanwhile
            return
