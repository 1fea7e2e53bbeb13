"""A folder of Foundry's (LevelDB, from version 11 on) that holds actors: each under `!actors!ID`, its items beside it.

Not here: LevelDB itself (`importers.leveldb`), the folder of a pack (`importers.foundry_pack`), actors (`foundry_fifth`,
`foundry_fourth`).
"""

from pathlib import Path
from typing import Any

from battlemap.importers.found import ImportProblem, shown
from battlemap.importers.foundry_pack import folder_of
from battlemap.importers.json_file import listed, read_json, table
from battlemap.importers.leveldb import DamagedFolder, newest
from battlemap.sentence import Sentence

ACTORS, ITEMS = b"!actors!", b"!actors.items!"

__all__ = ["actors_in", "folder_of"]


def actors_in(folder: Path) -> list[dict[str, Any]]:
    """Every actor of a pack with its items in it.  Raises ImportProblem where the folder is damaged."""
    try:
        actors, items = newest(folder, ACTORS), newest(folder, ITEMS)
    except DamagedFolder as wrong:
        raise ImportProblem("{file}: the pack cannot be read, {why}", file=shown(folder), why=wrong) from None
    held: dict[bytes, list[Any]] = {}
    for key, value in items.items():
        held.setdefault(key[len(ITEMS) :].partition(b".")[0], []).append(_document(folder, key, value))
    found = []
    for key, value in actors.items():
        actor = dict(_document(folder, key, value))
        own = held.get(key[len(ACTORS) :])
        if own and not any(isinstance(item, dict) for item in listed(actor.get("items"))):
            actor["items"] = own
        found.append(actor)
    return found


def _document(folder: Path, key: bytes, value: bytes) -> Any:
    place = Sentence("entry {name}", name=key.decode("ascii", "replace")[:60])
    return table(read_json(folder, value, place, Sentence("a creature")))
