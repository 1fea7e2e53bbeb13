"""Released files as they lie there, without the present program: what is in their rows, and which of their shape occurs.

Not here: what the present program makes of them (`tests/storage/test_released.py`).
"""

import gzip
import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec

from battlemap.encounter.document import Document, Record
from battlemap.model import Encounter
from battlemap.rulesets import find_ruleset
from battlemap.storage import FightFile
from tests.storage.released import SHAPE
from tests.storage.released.belongings import ROOTS as KINDS
from tests.storage.released.belongings import USER
from tests.storage.released.shape import Seen

ROOTS: dict[str, Any] = {"record": Record, "state": Encounter, **KINDS}
PACKED = ".battlemap.gz"


def fights_of(version: Path) -> list[str]:
    return sorted(path.name.removesuffix(PACKED) for path in version.glob(f"*{PACKED}"))


def copied(version: Path, name: str, folder: Path) -> Path:
    """A copy of a fight's file to be opened."""
    path = folder / f"{name}.battlemap"
    path.write_bytes(gzip.decompress((version / f"{name}{PACKED}").read_bytes()))
    return path


def kept_json(path: Path) -> Any:
    return json.loads(path.read_text(encoding="utf-8"))


def rows_of(path: Path) -> Iterator[tuple[str, bytes]]:
    """Every blob that is a value, with the name of its root."""
    with closing(sqlite3.connect(path)) as connection:
        yield from (("state", blob) for (blob,) in connection.execute("SELECT value FROM meta WHERE name = 'base'").fetchall())
        yield from (("record", blob) for (blob,) in connection.execute("SELECT record FROM records ORDER BY seq").fetchall())
        yield from (("state", blob) for (blob,) in connection.execute("SELECT state FROM checkpoints ORDER BY seq").fetchall())


def shelved(version: Path) -> Iterator[tuple[str, Any, Path]]:
    """The readable files, with what each says it is."""
    for path in sorted((version / USER).rglob("*.json")):
        file = kept_json(path)
        yield file["battlemap"], file["content"], path


def seen_in(version: Path) -> Seen:
    """What of a version's own shape occurs in its files, or in the states its fights end in."""
    import tempfile

    seen = Seen(kept_json(version / SHAPE))
    with tempfile.TemporaryDirectory(prefix="battlemap-") as folder:
        for name in fights_of(version):
            path = copied(version, name, Path(folder))
            for root, blob in rows_of(path):
                seen.look(root, msgspec.msgpack.decode(blob))
            with FightFile.open(path) as file:
                document: Document = file.document(find_ruleset)
                seen.look("state", msgspec.msgpack.decode(msgspec.msgpack.encode(document.state)))
    for kind, content, _ in shelved(version):
        seen.look(kind, content)
    return seen
