"""Reading files beside the window, one after the other: each is told when it is there.

    reader = Reader(parent)
    reader.done.connect(...)          path, Summary, QImage (null where there is none)
    reader.want(entries, table)       these, in this order; what was wanted before and has not begun is forgotten

The fight on the table is never read from its file: what there is to see of it is given along.
"""

import logging
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

from msgspec.structs import replace
from PySide6.QtCore import (
    QBuffer,
    QByteArray,
    QCoreApplication,
    QIODevice,
    QObject,
    QThreadPool,
    Signal,
)
from PySide6.QtGui import QImage, QImageWriter

from battlemap.importers import import_map
from battlemap.model import BattlemapError, Encounter
from battlemap.rulesets import DEFAULT, find_ruleset
from battlemap.sentence import system_says
from battlemap.storage.glance import glance
from battlemap.storage.places import SUFFIX
from battlemap.ui.library import kept
from battlemap.ui.library.kept import Kept
from battlemap.ui.library.shelf import Entry, key_of
from battlemap.ui.library.summary import Summary, in_trouble, summary_of
from battlemap.ui.library.thumbnail import thumbnail
from battlemap.ui.sentences import said
from battlemap.ui.theme import Palette, palette


@dataclass(frozen=True, slots=True)
class Table:
    """The open fight: its file, how it stands, its map's picture."""

    path: Path
    state: Encounter
    picture: bytes | None


def look_into(entry: Entry) -> tuple[Encounter, datetime | None, bytes | None]:
    """How a file stands, when it was played, its map's picture; a `BattlemapError` of one sentence where it cannot be read."""
    if entry.path.suffix == SUFFIX:
        seen = glance(entry.path, find_ruleset)
        return seen.state, seen.last_played, seen.picture
    found = import_map(entry.path)
    return Encounter(ruleset=DEFAULT, scene=found.scene, title=found.scene.name), None, found.picture


def read_entry(entry: Entry, colours: Palette) -> tuple[Summary, QImage]:
    """From the cache where it is still true, else from the file; never raises."""
    try:
        key = kept.key_for(entry.path, colours.name)
        known = kept.read(key)
        if known is not None:
            return known.summary, QImage.fromData(known.png)
        state, played, picture = look_into(entry)
        summary = summary_of(entry, state, played)
        shown = replace(state, tokens={}) if entry.shipped else state
        image = thumbnail(shown, picture, colours)
    except BattlemapError as wrong:
        return in_trouble(entry.path, said(wrong)), QImage()
    except OSError as wrong:
        return in_trouble(entry.path, said(system_says(wrong))), QImage()
    kept.write(key, Kept(summary=summary, png=_png(image)))
    return summary, image


def read_table(entry: Entry, table: Table, colours: Palette) -> tuple[Summary, QImage]:
    """The open fight as it is now; it is not kept, for it changes."""
    return summary_of(entry, table.state, datetime.now(UTC)), thumbnail(table.state, table.picture, colours)


def _png(image: QImage) -> bytes:
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    QImageWriter(buffer, QByteArray(b"png")).write(image)
    buffer.close()
    return bytes(data.data())


class _Told(QObject):
    read = Signal(object, object, QImage)


class _Reading:
    def __init__(self, entry: Entry, table: Table | None, told: _Told) -> None:
        self._entry, self._table, self._told, self._colours = entry, table, told, palette()

    def run(self) -> None:
        try:
            if self._table is not None:
                summary, image = read_table(self._entry, self._table, self._colours)
            else:
                summary, image = read_entry(self._entry, self._colours)
        except Exception:  # a fault of ours in one card must not keep the others from being read
            logging.exception("a card of the library")
            sentence = QCoreApplication.translate("Library", "something went wrong inside the program")
            summary, image = in_trouble(self._entry.path, sentence), QImage()
        try:
            self._told.read.emit(self._entry.path, summary, image)
        except RuntimeError:  # the window has gone meanwhile
            pass


class Reader(QObject):
    """One file at a time, so that the window keeps a processor for itself."""

    done = Signal(object, object, QImage)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._waiting: list[Entry] = []
        self._table: Table | None = None
        self._busy = False
        self._swept = False
        self._told = _Told(self)
        self._told.read.connect(self._take)

    @property
    def is_busy(self) -> bool:
        return self._busy

    def want(self, entries: Iterable[Entry], table: Table | None = None) -> None:
        self._waiting, self._table = list(entries), table
        self._go_on()

    def stop(self) -> None:
        """Begin nothing more."""
        self._waiting = []

    def _go_on(self) -> None:
        if self._busy:
            return
        if self._waiting:
            self._busy = True
            entry, table = self._waiting.pop(0), self._table
            opened = table if table is not None and key_of(table.path) == key_of(entry.path) else None
            QThreadPool.globalInstance().start(_Reading(entry, opened, self._told).run)
        elif not self._swept:
            self._swept = True
            QThreadPool.globalInstance().start(kept.sweep)

    def _take(self, path: Path, summary: Summary, image: QImage) -> None:
        self._busy = False
        self.done.emit(path, summary, image)
        self._go_on()
