"""The slow parts of bringing in a map file, as tasks for `import_map_work.Work`: which maps are in it, one of them with what it
looks like, the picture it wants, the new fight.

Not here: the dialog (`import_map`), what is said of a map (`import_map_findings`), plain pictures (`import_map_work`).
"""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from threading import Event

from PySide6.QtCore import QSize
from PySide6.QtGui import QImage

from battlemap.importers.atlas import atlas_of
from battlemap.importers.found import Atlas, Found
from battlemap.importers.given_picture import with_picture
from battlemap.importers.picture import Squares
from battlemap.model import Encounter
from battlemap.storage import FightFile, new_fight_path
from battlemap.ui.background import Stopped
from battlemap.ui.dialogs.import_map_work import Work
from battlemap.ui.library.thumbnail import Sheet, thumbnail
from battlemap.ui.session import with_squares
from battlemap.ui.theme import Palette

PREVIEW = Sheet(QSize(1200, 900), grid=True)
EXPECTED = 0.5
"""A map is read and then painted: each takes about as long as the other."""


@dataclass(frozen=True, slots=True)
class Read:
    """A map that was read, and what it looks like."""

    found: Found
    image: QImage


@dataclass(frozen=True, slots=True)
class Order:
    """The fight that is wanted on a map; `square` in dm, `name` for its file."""

    found: Found
    name: str
    ruleset: str
    square: int


def read_atlas(path: Path) -> Callable[[Work, Event], Atlas]:
    """Which maps are in a file."""
    return lambda _work, _stop: atlas_of(path, Squares())


def read_map(atlas: Atlas, number: int, colours: Palette) -> Callable[[Work, Event], Read]:
    """One of the maps in a file."""

    def task(work: Work, stop: Event) -> Read:
        return _shown(atlas.read(number), colours, work, stop)

    return task


def place_picture(found: Found, path: Path, colours: Palette) -> Callable[[Work, Event], Read]:
    """A map on the picture it wants."""

    def task(work: Work, stop: Event) -> Read:
        return _shown(with_picture(found, path), colours, work, stop)

    return task


def _shown(found: Found, colours: Palette, work: Work, stop: Event) -> Read:
    if stop.is_set():
        raise Stopped
    work.told.emit(EXPECTED)
    return Read(found, thumbnail(Encounter(ruleset="", scene=found.scene), found.picture, colours, PREVIEW))


def write_map(order: Order) -> Callable[[Work, Event], Path]:
    """Write the new fight; its path."""

    def task(_work: Work, stop: Event) -> Path:
        found = order.found
        pictures = {found.scene.picture.sha256: found.picture} if found.scene.picture and found.picture else {}
        scene = with_squares(found.scene, order.square)
        state = Encounter(ruleset=order.ruleset, scene=scene, title=scene.name or order.name)
        if stop.is_set():
            raise Stopped
        path = new_fight_path(order.name)
        FightFile.create(path, state, pictures).close()
        if stop.is_set():
            path.unlink(missing_ok=True)
        return path

    return task
