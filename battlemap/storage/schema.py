"""The tables of a `.battlemap` file, version 1, and how its values are written.

meta: one row per fact ("base": the state before the first record).  records: one row per command done, undo or redo, in order
and without gaps.  checkpoints: the state after a record, so that opening need not fold from the start; they may be
missing.  pictures: bytes by content hash.  Blobs are msgpack; `checksum` is the CRC-32 of the row's blob, for what SQLite does
not notice.
"""

import sqlite3
import zlib
from contextlib import closing
from functools import cache
from typing import TypeVar

import msgspec

from battlemap.storage.errors import SaveError

APPLICATION_ID = 0x424D4150  # "BMAP"
VERSION = 1

TABLES = (
    "CREATE TABLE meta (name TEXT PRIMARY KEY, checksum INTEGER NOT NULL, value BLOB NOT NULL) WITHOUT ROWID",
    "CREATE TABLE records (seq INTEGER PRIMARY KEY, kind TEXT NOT NULL, steps INTEGER NOT NULL, created TEXT NOT NULL, "
    "checksum INTEGER NOT NULL, record BLOB NOT NULL)",
    "CREATE TABLE checkpoints (seq INTEGER PRIMARY KEY, checksum INTEGER NOT NULL, state BLOB NOT NULL)",
    "CREATE TABLE pictures (sha256 TEXT PRIMARY KEY, format TEXT NOT NULL, bytes BLOB NOT NULL)",
)

Value = TypeVar("Value")
_encoder = msgspec.msgpack.Encoder()


class DamagedBlob(ValueError):
    """A blob that is not what was written."""


class StrangeBlob(DamagedBlob):
    """A blob that is what was written, and holds what no type of ours does: a later version's, most likely."""


def packed(value: object) -> tuple[int, bytes]:
    """A value's checksum and blob.  Raises SaveError for what no blob can hold, wherever in the value it is."""
    try:
        blob = _encoder.encode(value)
    except UnicodeEncodeError:
        raise SaveError("Not kept: a text holds half of a character (of a cut emoji, perhaps); type it anew.") from None
    except OverflowError:
        raise SaveError("Not kept: a number is too large.") from None
    return zlib.crc32(blob), blob


def unpacked(checksum: object, blob: object, decoder: msgspec.msgpack.Decoder[Value]) -> Value:
    """The value of a row, or `DamagedBlob`."""
    if not isinstance(blob, bytes) or zlib.crc32(blob) != checksum:
        raise DamagedBlob
    try:
        return decoder.decode(blob)
    except msgspec.ValidationError:
        raise StrangeBlob from None
    except (ValueError, RecursionError):  # ValueError: msgspec's errors, and the model's own checks
        raise DamagedBlob from None


def create_tables(connection: sqlite3.Connection) -> None:
    """Lay out an empty file."""
    connection.execute(f"PRAGMA application_id = {APPLICATION_ID}")
    connection.execute(f"PRAGMA user_version = {VERSION}")
    for table in TABLES:
        connection.execute(table)


def objects_of(connection: sqlite3.Connection) -> frozenset[tuple[str, str, str | None]]:
    """Everything the file defines: tables, and whatever somebody may have planted."""
    return frozenset(connection.execute("SELECT type, name, sql FROM sqlite_master"))


@cache
def expected_objects() -> frozenset[tuple[str, str, str | None]]:
    with closing(sqlite3.connect(":memory:")) as connection:
        create_tables(connection)
        return objects_of(connection)
