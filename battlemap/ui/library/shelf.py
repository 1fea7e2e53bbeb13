"""Which files stand in the library: the user's folder, what was opened elsewhere, the maps that come with the program."""

import os
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from battlemap.resources import resource_path
from battlemap.storage import SaveError, fights_folder
from battlemap.storage.places import SUFFIX

MAPS = (SUFFIX, ".dd2vtt")
"""Of a shipped map's files the first of these is read: a fight says more of its map than an export."""


@dataclass(frozen=True, slots=True)
class Entry:
    """A file.  `touched`: when it was changed last, seconds; `shipped`: it comes with the program and stays as it is."""

    path: Path
    touched: float = 0.0
    shipped: bool = False


def entries(recent: Iterable[Path] = (), opened: Path | None = None) -> list[Entry]:
    """All files, each once, in no order.  `opened`: the fight on the table, wherever it lies."""
    found: dict[str, Entry] = {}
    elsewhere = [path for path in (*recent, *([opened] if opened is not None else [])) if path.suffix == SUFFIX]
    for path in (*_in_folder(), *elsewhere):
        touched = _touched(path)
        if touched is not None:
            found.setdefault(key_of(path), Entry(path, touched))
    return [*found.values(), *(Entry(path, shipped=True) for path in shipped())]


def key_of(path: Path) -> str:
    """The same for whatever way leads to a file."""
    return os.path.realpath(path)


def _in_folder() -> list[Path]:
    try:
        return [path for path in fights_folder().iterdir() if path.suffix == SUFFIX and not path.name.startswith(".")]
    except (OSError, SaveError):
        return []


def shipped() -> Iterator[Path]:
    """The maps that come with the program, each once; none where they were left out of a build."""
    try:
        folder = resource_path("maps")
    except FileNotFoundError:
        return
    stems = sorted({path.stem for path in folder.iterdir() if path.suffix in MAPS})
    for stem in stems:
        yield next(path for suffix in MAPS if (path := folder / f"{stem}{suffix}").exists())


def _touched(path: Path) -> float | None:
    try:
        return path.stat().st_mtime
    except (OSError, ValueError):
        return None
