"""Pictures inside a fight's file: bytes by content hash.  Not here: what a picture shows, whether it can be decoded
(`importers`, `ui`).
"""

import hashlib
import re
import sqlite3
from pathlib import Path

from battlemap.model.picture_kinds import format_of as format_of
from battlemap.storage.errors import SaveError, shown

LARGEST_PICTURE = 512 * 1024 * 1024
_HASH = re.compile(rb"[0-9a-f]{64}")


def insert_picture(connection: sqlite3.Connection, path: Path, data: bytes) -> str:
    """Keep a picture, once; its content hash."""
    if len(data) > LARGEST_PICTURE:
        raise SaveError("{file}: the picture is larger than {limit} MB", file=shown(path), limit=LARGEST_PICTURE // 2**20)
    sha256 = hashlib.sha256(data).hexdigest()
    connection.execute("INSERT OR IGNORE INTO pictures VALUES (?, ?, ?)", (sha256, format_of(data), data))
    return sha256


def read_picture(connection: sqlite3.Connection, path: Path, sha256: str) -> bytes | None:
    """A picture's bytes, which are what the hash says; None when there is none."""
    row = connection.execute("SELECT length(bytes) FROM pictures WHERE sha256 = ?", (sha256,)).fetchone()
    if row is None:
        return None
    if row[0] > LARGEST_PICTURE:
        raise SaveError("{file}: a picture in it is larger than {limit} MB", file=shown(path), limit=LARGEST_PICTURE // 2**20)
    (data,) = connection.execute("SELECT bytes FROM pictures WHERE sha256 = ?", (sha256,)).fetchone()
    if not isinstance(data, bytes) or hashlib.sha256(data).hexdigest() != sha256:
        raise SaveError("{file}: a picture in it is damaged", file=shown(path))
    return data


def drop_unreferenced(connection: sqlite3.Connection) -> int:
    """Remove pictures that nothing in the file speaks of, undone and past commands included; how many.

    Whatever looks like a hash counts as a mention: which fields hold one is the model's business, and keeping one too many
    costs only space.
    """
    mentioned: set[str] = set()
    for query in ("SELECT value FROM meta", "SELECT record FROM records", "SELECT state FROM checkpoints"):
        for (blob,) in connection.execute(query):
            mentioned.update(found.decode() for found in _HASH.findall(blob))
    kept = [sha256 for (sha256,) in connection.execute("SELECT sha256 FROM pictures")]
    idle = [(sha256,) for sha256 in kept if sha256 not in mentioned]
    connection.executemany("DELETE FROM pictures WHERE sha256 = ?", idle)
    return len(idle)
