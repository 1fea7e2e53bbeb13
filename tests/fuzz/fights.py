"""The save file: bytes of SQLite, planted objects, records that are whole and say anything."""

import sqlite3
import tempfile
import zlib
from collections.abc import Iterator
from contextlib import closing
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from battlemap.encounter import commands as c
from battlemap.encounter.outcome import Done
from battlemap.encounter.view import view_for
from battlemap.model import BattlemapError
from battlemap.rulesets import find_ruleset
from battlemap.storage import FightFile, SaveError, is_fight
from battlemap.storage.glance import glance
from tests.fuzz import spoiling
from tests.fuzz.reader import Files, Reader, check, heard, size_of
from tests.storage.fights import PNG, fight, furnished_scene, play_some

NAME = "a.battlemap"
PLANTED = (
    "CREATE TRIGGER t AFTER INSERT ON records BEGIN DELETE FROM records; END", "CREATE VIEW v AS SELECT * FROM records",
    "CREATE TABLE more (x)", "CREATE INDEX i ON records (kind)", "ALTER TABLE records ADD COLUMN more TEXT",
    "ALTER TABLE meta RENAME TO other", "DROP TABLE pictures", "CREATE VIRTUAL TABLE v USING fts5 (x)",
    "CREATE TABLE sqlite_stat9 (x)", "PRAGMA application_id = 7", "PRAGMA user_version = 0", "PRAGMA user_version = -1",
    "PRAGMA user_version = 99", "PRAGMA journal_mode = WAL", "PRAGMA auto_vacuum = 1", "VACUUM", "PRAGMA encoding = 'UTF-16'",
    "DELETE FROM records WHERE seq = 2", "UPDATE records SET seq = seq * 1000000000000", "UPDATE records SET steps = -5",
    "UPDATE records SET created = x'ff00'", "UPDATE records SET created = 'never'", "UPDATE records SET kind = 7",
    "UPDATE meta SET name = 'other'", "UPDATE meta SET value = zeroblob(3000000)",
    "INSERT INTO meta VALUES ('choice/dice', 0, x'00')",
    "DELETE FROM pictures", "UPDATE pictures SET bytes = 'text'", "UPDATE pictures SET sha256 = 'x'", "DELETE FROM checkpoints",
    "UPDATE checkpoints SET seq = 99", "UPDATE checkpoints SET state = x'80', checksum = 0",
    "INSERT INTO checkpoints SELECT 3, checksum, value FROM meta WHERE name = 'base'",
)  # fmt: skip


def read(folder: Path) -> Iterator[str]:
    """Looked at as the library does, opened, walked through, played on, written out."""
    path = folder / NAME
    yield str(is_fight(path))
    try:
        glance(path, find_ruleset)
    except SaveError as wrong:
        yield heard(wrong)
    try:
        with FightFile.open(path) as file:
            yield from _opened(file)
    except SaveError as wrong:
        check(str(wrong).startswith(NAME), "a sentence that names no file", wrong)
        yield heard(wrong)


def _opened(file: FightFile) -> Iterator[str]:
    document = file.document(find_ruleset)
    yield size_of("steps", len(document.steps))
    try:
        file.verify(find_ruleset)
    except SaveError as wrong:
        yield heard(wrong)
    file.last_played()
    file.choice("dice")
    scene = document.state.scene
    if scene.picture is not None:
        try:
            file.picture(scene.picture.sha256)
        except SaveError as wrong:
            yield heard(wrong)
    while document.can_undo:
        document.undo()
    document.redo(99)
    view_for(document.state, find_ruleset(document.state.ruleset), "party")
    try:
        outcome = document.do(c.Heal(target=next(iter(document.state.tokens), "x"), amount=1))
        yield type(outcome).__name__ if isinstance(outcome, Done) else "refused"
    except BattlemapError as wrong:
        yield heard(wrong)


@cache
def _whole() -> bytes:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / NAME
        with FightFile.create(path, fight(scene=furnished_scene()), {"": PNG}) as file:
            play_some(file.document(find_ruleset))
        return path.read_bytes()


def _seeds() -> list[Files]:
    return [{NAME: _whole()}]


def spoiled(rng: Random, pool: list[Files]) -> Files:
    files, others = spoiling.one_of(rng, pool)
    chance = rng.random()
    if chance < 0.3:
        return {NAME: spoiling.of_bytes(rng, files[NAME], rng.choice(others))}
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / NAME
        path.write_bytes(files[NAME])
        try:
            with closing(sqlite3.connect(path, isolation_level=None)) as connection:
                connection.execute("PRAGMA writable_schema = 1")
                if chance < 0.5:
                    connection.execute(rng.choice(PLANTED))
                else:
                    _say_anything(rng, connection)
        except (sqlite3.Error, ValueError):
            pass
        return {NAME: path.read_bytes()[: spoiling.LARGEST]}


def _say_anything(rng: Random, connection: sqlite3.Connection) -> None:
    """A blob of other values, its sum right."""
    table, column, key = rng.choice((("meta", "value", "name"), ("records", "record", "seq"), ("records", "record", "seq")))
    rows = connection.execute(f"SELECT {key}, {column} FROM {table}").fetchall()
    which, blob = rng.choice(rows)
    value: Any = msgspec.msgpack.decode(blob)
    pool = [msgspec.msgpack.decode(other) for _, other in rows[:3]]
    try:
        told = msgspec.msgpack.encode(spoiling.of_value(rng, value, pool))
    except (OverflowError, UnicodeEncodeError):
        told = spoiling.of_bytes(rng, blob)
    connection.execute(f"UPDATE {table} SET {column} = ?, checksum = ? WHERE {key} = ?", (told, zlib.crc32(told), which))


READERS = (Reader("fight", _seeds, spoiled, read),)
