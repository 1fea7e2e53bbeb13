"""Files of earlier versions: brought up to date as a whole or not at all, the original kept.

There is no earlier version yet, so one is made up here: version 0 knows no checksums, formats or checkpoints.
"""

import shutil
import sqlite3
from contextlib import closing

import pytest

from battlemap.rulesets import find_ruleset
from battlemap.storage import FightFile, SaveError, migrations, opening
from battlemap.storage.glance import glance
from battlemap.storage.pictures import format_of
from battlemap.storage.schema import APPLICATION_ID, TABLES, packed
from tests.storage.fights import PNG, PNG_SHA256, alone, damage, did, fight, play_some, reopened, same_history


def old_file(path):
    """A file of version 0, and the document it holds."""
    with FightFile.create(path, fight(), {PNG_SHA256: PNG}) as file:
        document = file.document(find_ruleset)
        play_some(document)
        records, base = list(file.records()), file.base
    document.set_journal(None)
    path.unlink()
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute(f"PRAGMA application_id = {APPLICATION_ID}")
        connection.execute("CREATE TABLE fight (base BLOB)")
        connection.execute("CREATE TABLE log (seq INTEGER PRIMARY KEY, record BLOB)")
        connection.execute("CREATE TABLE images (sha256 TEXT, bytes BLOB)")
        connection.execute("INSERT INTO fight VALUES (?)", (packed(base)[1],))
        connection.executemany("INSERT INTO log VALUES (?, ?)", [(n, packed(r)[1]) for n, r in enumerate(records, 1)])
        connection.execute("INSERT INTO images VALUES (?, ?)", (PNG_SHA256, PNG))
    return document


def from_0_to_1(connection: sqlite3.Connection) -> None:
    import zlib

    import msgspec

    for table in TABLES:
        connection.execute(table)
    (base,) = connection.execute("SELECT base FROM fight").fetchone()
    connection.execute("INSERT INTO meta VALUES ('base', ?, ?)", (zlib.crc32(base), base))
    for seq, blob in connection.execute("SELECT seq, record FROM log").fetchall():
        record = msgspec.msgpack.decode(blob)
        row = (seq, record["kind"], record["steps"], "", zlib.crc32(blob), blob)
        connection.execute("INSERT INTO records VALUES (?, ?, ?, ?, ?, ?)", row)
    for sha256, data in connection.execute("SELECT sha256, bytes FROM images").fetchall():
        connection.execute("INSERT INTO pictures VALUES (?, ?, ?)", (sha256, format_of(data), data))
    for table in ("fight", "log", "images"):
        connection.execute(f"DROP TABLE {table}")


@pytest.fixture
def steps(monkeypatch):
    """The migrations there are; a test may put its own in."""
    known = {0: from_0_to_1}
    monkeypatch.setattr(migrations, "STEPS", known)
    return known


def test_an_old_file_is_brought_up_to_date_and_kept(path, steps):
    document = old_file(path)
    original = path.read_bytes()
    with FightFile.open(path) as file:
        again = file.document(find_ruleset)
        same_history(document, again)
        assert file.picture(PNG_SHA256) == PNG
        did(again, damage("ana", 1))
    kept = path.with_name("fight (version 0).battlemap")
    assert kept.read_bytes() == original
    assert sorted(path.parent.iterdir()) == sorted([path, kept])
    same_history(again, reopened(path))


def test_the_kept_original_is_never_overwritten(path, steps):
    old_file(path)
    first = path.with_name("fight (version 0).battlemap")
    first.write_bytes(b"from the last time")
    FightFile.open(path).close()
    assert first.read_bytes() == b"from the last time"
    assert path.with_name("fight (version 0) 2.battlemap").exists()


def test_what_an_old_file_has_in_its_log_is_not_forgotten(path, steps):
    document = old_file(path)
    other = path.with_name("other.battlemap")
    shutil.copyfile(path, other)
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("DELETE FROM log WHERE seq = 5")  # the undo
        shutil.copyfile(path, other)
        shutil.copyfile(f"{path}-wal", f"{other}-wal")
    document.redo()
    same_history(document, reopened(other))


@pytest.mark.parametrize("wrong", [sqlite3.OperationalError("no such table"), ValueError("bad"), KeyError("kind")])
def test_a_migration_that_fails_leaves_the_file_as_it_was(path, steps, wrong):
    def half(connection: sqlite3.Connection) -> None:
        connection.execute("DROP TABLE log")
        raise wrong

    old_file(path)
    steps[0] = half
    before = path.read_bytes()
    with pytest.raises(SaveError, match=r"^fight\.battlemap: .*brought up to date[^\n]*$"):
        FightFile.open(path)
    assert path.read_bytes() == before
    assert alone(path)


def test_a_migration_to_tables_that_are_not_ours_is_noticed(path, steps):
    def forgetful(connection: sqlite3.Connection) -> None:
        connection.execute("DROP TABLE log")

    old_file(path)
    steps[0] = forgetful
    with pytest.raises(SaveError, match="not this program's"):
        FightFile.open(path)


def test_triggers_do_not_run_in_a_migration(path, steps):
    old_file(path)
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("CREATE TRIGGER t AFTER DELETE ON log BEGIN SELECT 1; END")
    with pytest.raises(SaveError, match="not this program's"):
        FightFile.open(path)


def test_a_version_too_old_is_one_sentence(path, monkeypatch):
    monkeypatch.setattr(migrations, "STEPS", {})
    old_file(path)
    with pytest.raises(SaveError, match=r"^fight\.battlemap: files of version 0 can no longer be read$"):
        FightFile.open(path)


# ---------------------------------------------------------------- only looked at
def test_an_old_file_is_looked_at_as_it_lies_there(path, steps):
    """As the library does with every fight on its shelf: nothing is written, the file stays of its version."""
    document = old_file(path)
    original = path.read_bytes()
    seen = glance(path, find_ruleset)
    assert seen.state == document.state
    assert path.read_bytes() == original and alone(path)


def test_an_old_file_that_cannot_be_written_is_shown(path, steps, monkeypatch):
    document = old_file(path)
    original = path.read_bytes()
    monkeypatch.setattr(opening, "_write_refusal", lambda _path: True)  # whoever tests as root may write everywhere
    with FightFile.open(path) as file:
        assert file.is_read_only
        same_history(document, file.document(find_ruleset))
        assert file.picture(PNG_SHA256) == PNG
        copy = file.duplicate(path.with_name("copy.battlemap"))
    assert path.read_bytes() == original and reopened(copy).state == document.state


@pytest.mark.parametrize("wrong", [sqlite3.OperationalError("no such table"), KeyError("kind"), None])
def test_a_look_at_an_old_file_that_cannot_be_brought_up_to_date_is_one_sentence(path, steps, wrong):
    def half(connection: sqlite3.Connection) -> None:
        connection.execute("DROP TABLE log")
        if wrong is not None:
            raise wrong

    old_file(path)
    steps[0] = half
    original = path.read_bytes()
    with pytest.raises(SaveError, match=r"^fight\.battlemap: [^\n]*(brought up to date|not this program's)[^\n]*$"):
        glance(path, find_ruleset)
    assert path.read_bytes() == original and alone(path)


def test_steps_are_climbed_one_after_the_other(path, monkeypatch):
    """From the oldest to the present one by one, each in its own transaction, each told its own version."""
    climbed = []

    def step(number):
        def climbs(connection: sqlite3.Connection) -> None:
            (version,) = connection.execute("PRAGMA user_version").fetchone()
            climbed.append((number, version, connection.in_transaction))
            if number == 0:
                from_0_to_1(connection)

        return climbs

    document = old_file(path)
    monkeypatch.setattr(migrations, "STEPS", {number: step(number) for number in range(3)})
    for room in (migrations, opening):
        monkeypatch.setattr(room, "VERSION", 3)
    assert glance(path, find_ruleset).state == document.state
    with FightFile.open(path) as file:
        same_history(document, file.document(find_ruleset))
    assert climbed == [(0, 0, True), (1, 1, True), (2, 2, True)] * 2
    assert path.read_bytes()[60:64] == bytes((0, 0, 0, 3)) and path.with_name("fight (version 0).battlemap").exists()
