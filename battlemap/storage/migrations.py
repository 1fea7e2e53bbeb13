"""Files of earlier versions brought up to date, one step per version, in order.

A step changes a connection from its version to the next.  Steps run on a copy beside the file; only when all have worked does the copy
take its place, and the original is kept with its version in its name.
"""

import os
import shutil
import sqlite3
from collections.abc import Callable, Mapping
from contextlib import closing
from pathlib import Path

from battlemap.storage.errors import SaveError, explained
from battlemap.storage.schema import VERSION

Step = Callable[[sqlite3.Connection], None]
STEPS: Mapping[int, Step] = {}


def migrate(path: Path, found: int, steps: Mapping[int, Step] = STEPS, goal: int = VERSION) -> Path:
    """Bring a file from version `found` to `goal`; the path of the kept original."""
    copy = path.with_name(f".{path.name}.migrating")
    kept = path.with_name(f"{path.stem} (version {found}){path.suffix}")
    try:
        shutil.copyfile(path, copy)
        with closing(sqlite3.connect(copy)) as connection:
            for version in range(found, goal):
                step = steps.get(version)
                if step is None:
                    raise SaveError(f"{path.name}: files of version {version} can no longer be read")
                with connection:
                    step(connection)
                    connection.execute(f"PRAGMA user_version = {version + 1}")
        if not kept.exists():
            shutil.copyfile(path, kept)
        os.replace(copy, path)
    except (OSError, sqlite3.Error) as wrong:
        raise explained(path, wrong, "brought up to date") from None
    finally:
        copy.unlink(missing_ok=True)
    return kept
