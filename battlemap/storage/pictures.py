"""Pictures inside a fight's file: bytes by content hash.  Not here: what a picture shows, whether it can be decoded
(`importers`, `ui`).
"""

import hashlib
import re
import sqlite3
from pathlib import Path
from threading import Lock

from battlemap.model.picture_kinds import format_of as format_of
from battlemap.storage.errors import SaveError, explained, shown

LARGEST_PICTURE = 512 * 1024 * 1024
PIECE = 2 * 1024 * 1024
"""Whoever else wants the file waits for no more than one."""
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
    _check_size(path, row[0])
    (data,) = connection.execute("SELECT bytes FROM pictures WHERE sha256 = ?", (sha256,)).fetchone()
    if not isinstance(data, bytes) or hashlib.sha256(data).hexdigest() != sha256:
        raise SaveError("{file}: a picture in it is damaged", file=shown(path))
    return data


class PictureClosed(Exception):
    """The file was closed before all of the picture was read."""


class OpenPicture:
    """A picture's bytes, read bit by bit on whatever thread: to read and to prove a large one takes longer than a window may
    stand still.  Whoever closes the file closes it before."""

    def __init__(self, blob: sqlite3.Blob, path: Path, sha256: str) -> None:
        self._blob: sqlite3.Blob | None = blob
        self._path, self._sha256, self._sum, self._lock = path, sha256, hashlib.sha256(), Lock()
        self.size = len(blob)

    def read(self, most: int = PIECE) -> bytes:
        """What comes next, b"" behind the end.  Raises PictureClosed; SaveError where the whole is not what its hash says."""
        with self._lock:
            if self._blob is None:
                raise PictureClosed
            try:
                piece = self._blob.read(most)
            except sqlite3.Error as wrong:
                raise explained(self._path, wrong, "read") from None
        self._sum.update(piece)
        if not piece and self._sum.hexdigest() != self._sha256:
            raise SaveError("{file}: a picture in it is damaged", file=shown(self._path))
        return piece

    def close(self) -> None:
        """Once is enough, twice does no harm."""
        with self._lock:
            if self._blob is not None:
                self._blob.close()
            self._blob = None


def open_picture(connection: sqlite3.Connection, path: Path, sha256: str) -> OpenPicture | None:
    """A picture to be read bit by bit; None when there is none."""
    row = connection.execute("SELECT rowid, length(bytes), typeof(bytes) FROM pictures WHERE sha256 = ?", (sha256,)).fetchone()
    if row is None:
        return None
    _check_size(path, row[1])
    if row[2] != "blob":
        raise SaveError("{file}: a picture in it is damaged", file=shown(path))
    return OpenPicture(connection.blobopen("pictures", "bytes", row[0], readonly=True), path, sha256)


def _check_size(path: Path, size: int) -> None:
    if size > LARGEST_PICTURE:
        raise SaveError("{file}: a picture in it is larger than {limit} MB", file=shown(path), limit=LARGEST_PICTURE // 2**20)


def drop_unreferenced(connection: sqlite3.Connection) -> int:
    """Remove pictures that nothing in the file speaks of, undone and past commands included; how many.

    Whatever looks like a hash counts as a mention: which fields hold one is the model's business, and keeping one too many
    costs only space.
    """
    mentioned: set[str] = set()
    for query in ("SELECT value FROM meta", "SELECT record FROM records", "SELECT state FROM checkpoints"):
        for (blob,) in connection.execute(query):
            if isinstance(blob, bytes):  # a foreign row may hold anything
                mentioned.update(found.decode() for found in _HASH.findall(blob))
    kept = [sha256 for (sha256,) in connection.execute("SELECT sha256 FROM pictures")]
    idle = [(sha256,) for sha256 in kept if sha256 not in mentioned]
    connection.executemany("DELETE FROM pictures WHERE sha256 = ?", idle)
    return len(idle)
