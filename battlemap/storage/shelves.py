"""What the user keeps beside fights, a small file each: creatures of their own, and encounters to be dropped onto any map.

    kept, troubles = CREATURES.all()       every file that can be read, by name; a sentence for each that cannot
    CREATURES.keep(block)                  a new file, or with `path` the old one anew

Not here: the party (`roster`), what ships with the program (`bestiary`), pictures (`portraits`).
"""

from collections.abc import Callable
from pathlib import Path
from typing import Generic, TypeVar

import msgspec

from battlemap.model import Reserved, StatBlock, Token
from battlemap.storage.errors import SaveError, explained
from battlemap.storage.places import free_path, user_folder
from battlemap.storage.readable import read, write

T = TypeVar("T", bound=msgspec.Struct)
SUFFIX = ".json"


class SavedEncounter(msgspec.Struct, frozen=True, kw_only=True):
    """A group of creatures: where each stands from the top left of them all, who is hidden, who comes later."""

    name: str
    ruleset: str = ""
    tokens: tuple[Token, ...] = ()
    reserve: tuple[Reserved, ...] = ()


class Kept(msgspec.Struct, Generic[T], frozen=True):
    """A value and the file it is in."""

    path: Path
    value: T


class Shelf(Generic[T]):
    """Files of one kind in a folder of the user's; `name_of` is what a value is called."""

    def __init__(self, folder: str, kind: str, of: type[T], name_of: Callable[[T], str]) -> None:
        self._folder, self._kind, self._of, self._name_of = folder, kind, of, name_of

    @property
    def folder(self) -> Path:
        return user_folder(self._folder)

    def all(self) -> tuple[list[Kept[T]], list[str]]:
        """Those that can be read, by name; what is wrong with the others.  Raises SaveError where the folder is none."""
        found, troubles = list[Kept[T]](), list[str]()
        try:
            paths = sorted(self.folder.glob(f"[!.]*{SUFFIX}"))
        except OSError as wrong:
            raise explained(self.folder, wrong, "opened") from None
        for path in paths:
            try:
                found.append(Kept(path, self.read(path)))
            except SaveError as trouble:
                troubles.append(str(trouble))
        return sorted(found, key=lambda kept: self._name_of(kept.value).casefold()), troubles

    def keep(self, value: T, path: Path | None = None) -> Kept[T]:
        """Write it, into a file of its name where no other is given."""
        goal = path or free_path(self.folder, self._name_of(value), SUFFIX)
        write(goal, self._kind, value)
        return Kept(goal, value)

    def remove(self, path: Path) -> None:
        try:
            path.unlink(missing_ok=True)
        except OSError as wrong:
            raise explained(path, wrong, "removed") from None

    def read(self, path: Path) -> T:
        return read(path, self._kind, self._of)

    def write(self, value: T, path: Path) -> None:
        """A copy anywhere, to be given away."""
        write(path, self._kind, value)


CREATURES = Shelf("creatures", "creature", StatBlock, lambda block: block.name)
ENCOUNTERS = Shelf("encounters", "encounter", SavedEncounter, lambda encounter: encounter.name)
