"""Reading files beside the window, one after the other: each is told when it is there.

    reader = Reader(parent)
    reader.done.connect(...)          path, Summary, QImage (null where there is none)
    reader.want(entries)              these, in this order; what was wanted before and has not begun is forgotten
"""

from collections.abc import Iterable
from datetime import datetime
from pathlib import Path

from msgspec.structs import replace
from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QObject, QRunnable, QThreadPool, Signal
from PySide6.QtGui import QImage

from battlemap.importers import import_map
from battlemap.model import BattlemapError, Encounter
from battlemap.rulesets import DEFAULT, find_ruleset
from battlemap.storage.glance import glance
from battlemap.storage.places import SUFFIX
from battlemap.ui.library import kept
from battlemap.ui.library.kept import Kept
from battlemap.ui.library.shelf import Entry
from battlemap.ui.library.summary import Summary, in_trouble, summary_of
from battlemap.ui.library.thumbnail import thumbnail
from battlemap.ui.theme import Palette, palette


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
        return in_trouble(entry.path, str(wrong)), QImage()
    except OSError as wrong:
        return in_trouble(entry.path, wrong.strerror or str(wrong)), QImage()
    kept.write(key, Kept(summary=summary, png=_png(image)))
    return summary, image


def _png(image: QImage) -> bytes:
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG")
    buffer.close()
    return bytes(data.data())


class _Told(QObject):
    read = Signal(object, object, QImage)


class _Reading(QRunnable):
    def __init__(self, entry: Entry, colours: Palette, told: _Told) -> None:
        super().__init__()
        self._entry, self._colours, self._told = entry, colours, told

    def run(self) -> None:
        summary, image = read_entry(self._entry, self._colours)
        try:
            self._told.read.emit(self._entry.path, summary, image)
        except RuntimeError:  # the window has gone meanwhile
            pass


class _Sweeping(QRunnable):
    def run(self) -> None:
        kept.sweep()


class Reader(QObject):
    """One file at a time, so that the window keeps a processor for itself."""

    done = Signal(object, object, QImage)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._waiting: list[Entry] = []
        self._busy = False
        self._swept = False
        self._told = _Told(self)
        self._told.read.connect(self._take)

    @property
    def is_busy(self) -> bool:
        return self._busy

    def want(self, entries: Iterable[Entry]) -> None:
        self._waiting = list(entries)
        self._go_on()

    def stop(self) -> None:
        """Begin nothing more."""
        self._waiting = []

    def _go_on(self) -> None:
        if self._busy:
            return
        if self._waiting:
            self._busy = True
            QThreadPool.globalInstance().start(_Reading(self._waiting.pop(0), palette(), self._told))
        elif not self._swept:
            self._swept = True
            QThreadPool.globalInstance().start(_Sweeping())

    def _take(self, path: Path, summary: Summary, image: QImage) -> None:
        self._busy = False
        self.done.emit(path, summary, image)
        self._go_on()
