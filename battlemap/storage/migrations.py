"""Files of earlier versions brought up to date, one step per version, in order.

A step changes a connection from its version to the next.  Steps run on a copy beside the file, each in a transaction; only when
all have worked does the copy take the file's place, and the original is kept with its version in its name.
"""

import shutil
import sqlite3
from collections.abc import Callable, Mapping
from contextlib import closing
from pathlib import Path

from battlemap.sentence import Sentence
from battlemap.storage.errors import DamagedFile, SaveError, explained, shown
from battlemap.storage.replacing import made_beside
from battlemap.storage.schema import VERSION

Step = Callable[[sqlite3.Connection], None]
STEPS: Mapping[int, Step] = {}


def migrate(path: Path, found: int) -> Path:
    """Bring a settled file (nothing beside it) from version `found` to ours; the path of the kept original."""
    kept = _free_name(path.with_name(f"{path.stem} (version {found}){path.suffix}"))
    with made_beside(path, "brought up to date", overwrite=True) as part:
        shutil.copyfile(path, part)
        with closing(sqlite3.connect(part, isolation_level=None)) as connection:
            climb(connection, path, found)
        with made_beside(kept, "written", overwrite=False) as original:
            shutil.copyfile(path, original)
    return kept


def climb(connection: sqlite3.Connection, path: Path, found: int) -> None:
    """All steps from version `found` to ours, on a copy; `path` is what a `SaveError` names."""
    connection.execute("PRAGMA trusted_schema = OFF")
    connection.execute("PRAGMA locking_mode = EXCLUSIVE")
    connection.execute("PRAGMA journal_mode = DELETE")
    for version in range(found, VERSION):
        step = STEPS.get(version)
        if step is None:
            raise SaveError("{file}: files of version {version} can no longer be read", file=shown(path), version=version)
        connection.execute("BEGIN IMMEDIATE")
        try:
            step(connection)
            connection.execute(f"PRAGMA user_version = {version + 1}")
            connection.execute("COMMIT")
        except sqlite3.Error as wrong:
            raise explained(path, wrong, Sentence("brought up to date from version {version}", version=version)) from None
        except (LookupError, TypeError, ValueError):
            raise DamagedFile("{file}: the file is damaged and cannot be brought up to date", file=shown(path)) from None


def _free_name(path: Path) -> Path:
    number, name = 1, path
    while name.exists():
        number += 1
        name = path.with_name(f"{path.stem} {number}{path.suffix}")
    return name
