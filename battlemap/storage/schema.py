"""The tables of a `.battlemap` file, version 1.

meta: one row per fact (the state before the first record).  records: one row per command done, undo or redo, in order.
checkpoints: the state after a record, so that opening need not fold from the start.  pictures: bytes by content hash.
"""

import sqlite3

APPLICATION_ID = 0x424D4150
VERSION = 1

TABLES = (
    "CREATE TABLE meta (name TEXT PRIMARY KEY, value BLOB NOT NULL) WITHOUT ROWID",
    "CREATE TABLE records (seq INTEGER PRIMARY KEY, kind TEXT NOT NULL, record BLOB NOT NULL, created TEXT NOT NULL)",
    "CREATE TABLE checkpoints (seq INTEGER PRIMARY KEY, state BLOB NOT NULL)",
    "CREATE TABLE pictures (sha256 TEXT PRIMARY KEY, bytes BLOB NOT NULL) WITHOUT ROWID",
)


def create_tables(connection: sqlite3.Connection) -> None:
    """Lay out an empty file."""
    connection.execute(f"PRAGMA application_id = {APPLICATION_ID}")
    connection.execute(f"PRAGMA user_version = {VERSION}")
    for table in TABLES:
        connection.execute(table)


def objects_of(connection: sqlite3.Connection) -> set[tuple[str, str, str | None]]:
    """Everything the file defines: tables, and whatever somebody may have planted."""
    return set(connection.execute("SELECT type, name, sql FROM sqlite_master"))


def expected_objects() -> set[tuple[str, str, str | None]]:
    with sqlite3.connect(":memory:") as connection:
        create_tables(connection)
        return objects_of(connection)
