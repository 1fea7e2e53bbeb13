"""A file may be anything: whatever it is, one sentence names it and what is wrong, and it is not changed by being looked at."""

import os
import random
import sqlite3
import zlib
from contextlib import closing
from pathlib import Path

import pytest

from battlemap.encounter import commands as c
from battlemap.encounter.document import Record
from battlemap.encounter.events import Dashed
from battlemap.rulesets import find_ruleset
from battlemap.storage import FightFile, SaveError, is_fight
from battlemap.storage.schema import VERSION, packed
from tests.storage.fights import damage, did, fight, play_some, reopened


@pytest.fixture
def kept(path):
    """A closed fight with some steps."""
    with FightFile.create(path, fight()) as file:
        play_some(file.document(find_ruleset))
    return path


def refused(path: Path, why: str) -> None:
    """Opening says exactly this one sentence, and leaves the bytes alone."""
    before = path.read_bytes() if path.is_file() else None
    with pytest.raises(SaveError) as wrong:
        FightFile.open(path)
    assert str(wrong.value) == f"{path.name}: {why}"
    assert before is None or path.read_bytes() == before


def alter(path: Path, *sql: str) -> None:
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        for line in sql:
            connection.execute(line)


def test_a_missing_file(path):
    refused(path, "cannot be opened, there is no such file or folder")


def test_a_folder(tmp_path):
    refused(tmp_path, "cannot be opened, it is a folder")


def test_a_file_taken_for_a_folder(kept):
    refused(kept / "fight.battlemap", "cannot be opened, a folder is where a file should be, or the other way round")


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no pipes here")
def test_a_pipe_does_not_wait_for_ever(path):
    os.mkfifo(path)
    refused(path, "cannot be opened, it is a device and no file")


def test_a_name_no_file_can_have():
    with pytest.raises(SaveError, match=r"^.+: cannot be opened"):
        FightFile.open(Path("a\0b.battlemap"))


def test_a_name_with_line_breaks_stays_one_line(tmp_path):
    with pytest.raises(SaveError) as wrong:
        FightFile.open(tmp_path / "a\nb\x1b[31m.battlemap")
    assert "\n" not in str(wrong.value) and "\x1b" not in str(wrong.value)


def test_an_empty_file(path):
    path.write_bytes(b"")
    refused(path, "the file is empty")


@pytest.mark.parametrize("data", [b"x", b"PK\x03\x04 a zip", b"{}" * 500, bytes(4096), b"SQLite format 4\x00" + bytes(200)])
def test_a_file_of_another_kind(path, data):
    path.write_bytes(data)
    refused(path, "this is no fight of this program")


def test_a_database_of_another_program(path):
    alter(path, "PRAGMA journal_mode = WAL", "CREATE TABLE notes (text)", "INSERT INTO notes VALUES ('mine')")
    refused(path, "this is a database of another program")


def test_a_newer_version(kept):
    alter(kept, f"PRAGMA user_version = {VERSION + 1}")
    refused(kept, f"it was written by a newer version of this program (file version {VERSION + 1})")


@pytest.mark.parametrize(
    "planted",
    [
        "CREATE TRIGGER t AFTER INSERT ON records BEGIN DELETE FROM records; END",
        "CREATE VIEW v AS SELECT * FROM records",
        "CREATE TABLE more (x)",
        "CREATE INDEX i ON records (kind)",
        "ALTER TABLE records ADD COLUMN more TEXT",
        "DROP TABLE checkpoints",
        "CREATE VIRTUAL TABLE v USING fts5 (x)",
    ],
)
def test_objects_that_are_not_ours(kept, planted):
    alter(kept, planted)
    refused(kept, "the file holds tables, views or triggers that are not this program's")


def test_a_view_in_the_place_of_a_table(kept):
    alter(kept, "ALTER TABLE records RENAME TO r", "CREATE VIEW records AS SELECT * FROM r")
    refused(kept, "the file holds tables, views or triggers that are not this program's")


@pytest.mark.parametrize("left", [17, 99, 100, 512, 4096, 4097, 8192])
def test_a_file_cut_short(kept, left):
    data = kept.read_bytes()
    assert len(data) > left
    kept.write_bytes(data[:left])
    with pytest.raises(SaveError, match=r"^fight\.battlemap: the file is damaged[^\n]*$"):
        FightFile.open(kept)


@pytest.mark.parametrize("seed", range(60))
def test_a_damaged_file_is_refused_or_reads_as_it_was(kept, seed):
    """Some bytes are not used at all; whatever is used is noticed."""
    whole, rng = reopened(kept), random.Random(seed)
    data = bytearray(kept.read_bytes())
    for _ in range(rng.choice([1, 3, 40])):
        data[rng.randrange(len(data))] ^= 1 << rng.randrange(8)
    kept.write_bytes(data)
    try:
        with FightFile.open(kept) as file:
            document = file.document(find_ruleset)
    except SaveError as wrong:
        assert str(wrong).startswith("fight.battlemap: ") and "\n" not in str(wrong)
    else:
        assert document.state == whole.state
        assert list(document.steps) == list(whole.steps)


@pytest.mark.parametrize(
    "harm",
    [
        "DELETE FROM records WHERE seq = 2",
        "UPDATE records SET record = x'80' WHERE seq = 2",
        "UPDATE records SET record = x'80', checksum = 0 WHERE seq = 2",
        "UPDATE records SET record = 'text' WHERE seq = 2",
        "UPDATE records SET seq = -2 WHERE seq = 1",
    ],
)
def test_records_with_a_gap_or_damage(kept, harm):
    alter(kept, harm)
    with pytest.raises(SaveError, match=r"^fight\.battlemap: the file is damaged at record [12]$"):
        with FightFile.open(kept) as file:
            file.document(find_ruleset)


@pytest.mark.parametrize(
    "record",
    [
        Record(kind="undo", steps=9),
        Record(kind="undo", steps=0),
        Record(kind="undo", steps=-1),
        Record(kind="redo", steps=2),
        Record(kind="do"),
        Record(kind="do", command=c.Heal(target="x", amount=1), events=(Dashed(token="nobody"),)),
    ],
)
def test_records_that_do_not_fit(kept, record):
    with pytest.raises(SaveError, match=r"^fight\.battlemap: the file is damaged[^\n]*$"):
        with_a_sixth(kept, record)


@pytest.mark.parametrize(
    "record",
    [
        {"kind": "burn"},
        {"kind": "do", "command": {"do": "teleport_all", "to": [1, 2]}},
        {"kind": "do", "command": {"do": "heal", "target": "ana", "amount": 1, "by_magic": True}},
        {"kind": "do", "command": {"do": "stand", "token": "ana"}, "events": [{"event": "Levitated", "token": "ana"}]},
        [[[[[]]]]],
    ],
)
def test_records_of_a_newer_program_are_not_called_damage(kept, record):
    """Whole, as their checksum says, and of no kind we know: a fight taken to an older program is told so, and left as it is."""
    with pytest.raises(SaveError) as wrong:
        with_a_sixth(kept, record)
    assert str(wrong.value) == (
        "fight.battlemap: record 6 holds what this version of the program does not know; a newer one may have written it"
    )
    alter(kept, "DELETE FROM records WHERE seq = 6")
    assert len(reopened(kept).steps) == 4


def with_a_sixth(path: Path, record: object) -> None:
    """Open a fight once it has this record, too."""
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("INSERT INTO records VALUES (6, 'do', 1, '', ?, ?)", packed(record))
    with FightFile.open(path) as file:
        file.document(find_ruleset)


@pytest.mark.parametrize("value", [b"\x80", b"", b"\x91" * 5_000, b"\xdd\xff\xff\xff\xff", b"\xc1"])
def test_a_first_state_that_is_none(kept, value):
    with closing(sqlite3.connect(kept, isolation_level=None)) as connection:
        connection.execute("UPDATE meta SET value = ?, checksum = ? WHERE name = 'base'", (value, zlib.crc32(value)))
    with pytest.raises(SaveError, match=r"^fight\.battlemap: the file is damaged, its first state cannot be read$"):
        FightFile.open(kept)


def test_a_file_without_a_first_state(kept):
    alter(kept, "DELETE FROM meta")
    with pytest.raises(SaveError, match=r"^fight\.battlemap: the file is damaged, its first state cannot be read$"):
        FightFile.open(kept)


def test_an_unknown_ruleset(path):
    FightFile.create(path, fight(ruleset="chess")).close()
    with pytest.raises(SaveError, match=r'^fight\.battlemap: ruleset: there is no "chess"'):
        with FightFile.open(path) as file:
            file.document(find_ruleset)


def test_a_refused_file_can_be_opened_once_it_is_well(kept):
    """Nothing is held on to after a refusal."""
    data = kept.read_bytes()
    kept.write_bytes(data[:5000])
    with pytest.raises(SaveError):
        FightFile.open(kept)
    kept.write_bytes(data)
    with FightFile.open(kept) as file:
        did(file.document(find_ruleset), damage("ana", 1))


# ---------------------------------------------------------------- what is a fight at all
def test_a_fight_is_known_without_its_ending(kept, tmp_path):
    """As the desktop knows it, whose types go by the same bytes."""
    bare = kept.rename(tmp_path / "attachment")
    assert is_fight(bare)
    with FightFile.open(bare) as file:
        assert is_fight(bare)
        document = file.document(find_ruleset)
        document.undo()
    with FightFile.open(bare) as file:
        assert file.document(find_ruleset).can_redo


@pytest.mark.parametrize("name", ["damaged.battlemap", "DAMAGED.BATTLEMAP"])
def test_a_damaged_fight_is_a_fight_by_its_ending(tmp_path, name):
    (tmp_path / name).write_bytes(b"what is this")
    assert is_fight(tmp_path / name)


def test_other_files_are_none(tmp_path):
    with closing(sqlite3.connect(tmp_path / "other")) as connection:
        connection.execute("CREATE TABLE x (y)")
    (tmp_path / "short").write_bytes(b"SQLite format 3\x00")
    (tmp_path / "folder").mkdir()
    names = ["other", "short", "folder", "nowhere"]
    if hasattr(os, "mkfifo"):
        os.mkfifo(tmp_path / "pipe")  # whoever read from it would wait for ever
        names.append("pipe")
    assert [name for name in names if is_fight(tmp_path / name)] == []
