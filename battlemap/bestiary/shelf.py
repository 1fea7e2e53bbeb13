"""The shipped files: made ones (JSON, a line a creature) and ones written by hand (TOML, in the words of the scenario format).

A ruleset's files bear its name; it may have none, one or both.  What is written by hand has the fields of a `[[token]]` of the
scenario format, metres and all, and beside them those of a `StatBlock` (`kind`, `tags`, `hit_dice`, `xp`, `environments`,
`deeds` by name, and `saving_throws` for its `saves`).
"""

import tomllib
from collections.abc import Callable, Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any

import msgspec

from battlemap.encounter.tables import TableError, numbers, table, text, texts, token_from, whole
from battlemap.model import BattlemapError, Deed, StatBlock
from battlemap.resources import resource_path
from battlemap.rules.ruleset import Ruleset

Entry = StatBlock
FOLDER = ("assets", "bestiary")


def _deeds(value: Any, field: str) -> tuple[Deed, ...]:
    """What it has besides, by name."""
    return tuple(Deed(name=name, kind="trait") for name in texts(value, field))


BESIDE: dict[str, Callable[[Any, str], Any]] = {
    "kind": text, "tags": texts, "hit_dice": text, "xp": whole, "environments": texts, "saving_throws": numbers,
    "deeds": _deeds,
}  # fmt: skip


class ShelfError(BattlemapError):
    """A shipped file is damaged: which, and where."""


class _Shelf(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    ruleset: str
    attribution: str = ""
    creatures: tuple[StatBlock, ...] = ()


def load(ruleset: Ruleset) -> tuple[Entry, ...]:
    """Every creature shipped for a ruleset, by name; () where there is none.  Raises ShelfError for a damaged file."""
    return _entries(ruleset.name)


def attribution(ruleset: Ruleset) -> str:
    """What the licence of its figures asks to be said, "" where nothing is to be said."""
    return " ".join(shelf.attribution for shelf in _shelves(ruleset.name) if shelf.attribution)


@lru_cache(maxsize=8)
def _entries(name: str) -> tuple[Entry, ...]:
    found = (entry for shelf in _shelves(name) for entry in shelf.creatures)
    return tuple(sorted(found, key=lambda entry: entry.name.casefold()))


@lru_cache(maxsize=8)
def _shelves(name: str) -> tuple[_Shelf, ...]:
    return tuple(read(path) for path in _files(name))


def _files(name: str) -> list[Path]:
    folder = resource_path(*FOLDER)
    return [path for ending in ("json", "toml") if (path := folder / f"{name}.{ending}").is_file()]


def read(path: Path) -> _Shelf:
    """One file of creatures.  Raises ShelfError with the file and the field."""
    try:
        data = path.read_bytes()
        if path.suffix == ".json":
            return msgspec.json.decode(data, type=_Shelf)
        return _written(tomllib.loads(data.decode("utf-8")))
    except (OSError, ValueError, RecursionError, TableError) as wrong:  # msgspec's, TOML's and decoding errors are ValueErrors
        raise ShelfError("{name}: {why}", name=path.name, why=wrong) from None


def _written(data: dict[str, Any]) -> _Shelf:
    """What is written by hand; every field is checked as the scenario format checks it."""
    ruleset = text(data.get("ruleset"), "ruleset")
    entries = data.get("creature", [])
    if not isinstance(entries, list):
        raise TableError("creature: expected [[creature]] tables")
    blocks = [_block(table(entry, f"creature[{i}]"), f"creature[{i}]", ruleset) for i, entry in enumerate(entries)]
    return _Shelf(ruleset=ruleset, attribution=text(data.get("attribution", ""), "attribution"), creatures=tuple(blocks))


def _block(entry: Mapping[str, Any], where: str, ruleset: str) -> StatBlock:
    beside: dict[str, Any] = {key: reader(entry[key], f"{where}.{key}") for key, reader in BESIDE.items() if key in entry}
    if "saving_throws" in beside:
        beside["saves"] = beside.pop("saving_throws")
    fields = {key: value for key, value in entry.items() if key not in BESIDE}
    token = token_from({"id": text(entry.get("name"), f"{where}.name"), "at": [0, 0], **fields}, where)
    return StatBlock(creature=token.creature, ruleset=ruleset, **beside)
