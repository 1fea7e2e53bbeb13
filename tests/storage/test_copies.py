"""New files, Save as and duplicates: whole or not there, and never at the cost of another file."""

import os
import shutil
import sqlite3
import time
from pathlib import Path

import pytest

from battlemap.rulesets import find_ruleset
from battlemap.storage import FightFile, SaveError
from tests.storage.fights import (
    PNG,
    PNG_SHA256,
    alone,
    damage,
    did,
    fight,
    furnished_scene,
    play_some,
    reopened,
    same_history,
)


def left_by_a_killed_program(path: Path) -> Path:
    """A fight in `path` whose last steps are only in the log beside it."""
    start = path.with_name("start.battlemap")
    with FightFile.create(start, fight()) as file:
        play_some(file.document(find_ruleset))
        shutil.copyfile(start, path)
        shutil.copyfile(f"{start}-wal", f"{path}-wal")
    return path


def test_a_file_is_never_overwritten_unasked(path):
    FightFile.create(path, fight()).close()
    before = path.read_bytes()
    with pytest.raises(SaveError, match=r"^fight\.battlemap: there is already a file of that name$"):
        FightFile.create(path, fight(title="other"))
    assert path.read_bytes() == before
    with FightFile.create(path, fight(title="other"), overwrite=True) as file:
        assert file.base.title == "other"
    assert alone(path)


def test_nothing_is_left_when_creating_fails(path, monkeypatch):
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    FightFile.create(path, fight()).close()
    before = path.read_bytes()
    monkeypatch.setattr(os, "replace", full)
    with pytest.raises(SaveError, match=r"^fight\.battlemap: cannot be written, the disk is full$"):
        FightFile.create(path, fight(title="other"), overwrite=True)
    assert path.read_bytes() == before
    assert alone(path)


@pytest.mark.parametrize("place", ["missing/fight.battlemap", "file/fight.battlemap", "folder"])
def test_a_place_that_cannot_be_is_one_sentence(tmp_path, place):
    (tmp_path / "file").write_text("x")
    (tmp_path / "folder").mkdir()
    with pytest.raises(SaveError, match=r"^[^\n]*: [^\n]+$"):
        FightFile.create(tmp_path / place, fight(), overwrite=True)


def test_a_file_open_elsewhere_is_not_overwritten(path, tmp_path):
    with FightFile.create(path, fight()) as first, FightFile.create(tmp_path / "two.battlemap", fight()) as second:
        document = first.document(find_ruleset)
        did(document, damage("gob", 3))
        for deed in (lambda: second.duplicate(path), lambda: second.save_as(path)):
            with pytest.raises(SaveError, match=r"^fight\.battlemap: it is already open in another window or program$"):
                deed()
        with pytest.raises(SaveError, match="already open"):
            FightFile.create(path, fight(), overwrite=True)
        did(document, damage("gob", 1))
        assert second.path.name == "two.battlemap"
    same_history(document, reopened(path))


def test_an_old_log_does_not_spoil_the_file_that_replaces_its_own(path):
    left_by_a_killed_program(path)
    with FightFile.create(path, fight(title="new"), overwrite=True) as file:
        assert file.base.title == "new" and list(file.records()) == []
    with FightFile.open(path) as file:
        assert file.base.title == "new" and list(file.records()) == []


def test_the_log_of_a_vanished_file_does_not_spoil_a_new_one(path):
    left_by_a_killed_program(path).unlink()
    with FightFile.create(path, fight(title="new")) as file:
        assert file.base.title == "new" and list(file.records()) == []
    assert alone(path)


def test_replacing_something_that_is_no_fight_works(path):
    path.write_bytes(b"SQLite format 3\x00 and then nonsense" * 100)
    Path(f"{path}-journal").write_bytes(b"nonsense")
    FightFile.create(path, fight(), overwrite=True).close()
    assert alone(path)
    assert reopened(path).state == fight()


def test_a_duplicate_is_complete_and_the_original_stays_open(path, tmp_path):
    with FightFile.create(path, fight(scene=furnished_scene()), {PNG_SHA256: PNG}) as file:
        document = file.document(find_ruleset)
        play_some(document)
        copy = file.duplicate(tmp_path / "copy.battlemap")
        assert alone(copy)
        same_history(document, reopened(copy))
        did(document, damage("ana", 1))
        assert file.path == path
    same_history(document, reopened(path))
    with FightFile.open(copy) as file:
        assert file.picture(PNG_SHA256) == PNG
        assert len(list(file.records())) == 5


def test_after_save_as_the_fight_goes_on_in_the_new_file(path, tmp_path):
    new = tmp_path / "new.battlemap"
    with FightFile.create(path, fight(), {PNG_SHA256: PNG}) as file:
        document = file.document(find_ruleset)
        play_some(document)
        old = document.state
        file.save_as(new)
        assert file.path == new and alone(path)
        did(document, damage("ana", 7))
    assert alone(new)
    same_history(document, reopened(new))
    assert reopened(path).state == old != document.state


def test_a_save_as_that_fails_leaves_the_fight_where_it_was(path, tmp_path):
    with FightFile.create(path, fight()) as file:
        document = file.document(find_ruleset)
        for place in (tmp_path / "missing" / "new.battlemap", path, tmp_path):
            with pytest.raises(SaveError):
                file.save_as(place)
        did(document, damage("ana", 7))
        assert file.path == path
    same_history(document, reopened(path))
    assert alone(path)


def test_a_closed_file_is_one_file(path):
    with FightFile.create(path, fight()) as file:
        play_some(file.document(find_ruleset))
        assert Path(f"{path}-wal").exists()
        file.close()
        file.close()
    assert alone(path)


def test_names_of_all_kinds_are_opened(tmp_path):
    for name in ("Goblins #2 50% off?.battlemap", "Fort „Nord“ & süd.battlemap", "a'b\"c;d.battlemap", "🐉.battlemap"):
        with FightFile.create(tmp_path / name, fight()) as file:
            document = file.document(find_ruleset)
            play_some(document)
        same_history(document, reopened(tmp_path / name))
        assert alone(tmp_path / name)


def test_a_link_to_a_fight_opens_the_fight(path, tmp_path):
    with FightFile.create(path, fight()) as file:
        play_some(file.document(find_ruleset))
    link = tmp_path / "elsewhere" / "link.battlemap"
    link.parent.mkdir()
    link.symlink_to(path)
    with FightFile.open(link) as file:
        document = file.document(find_ruleset)
        did(document, damage("ana", 1))
    assert alone(link) and alone(path)
    same_history(document, reopened(path))


def test_what_a_killed_program_left_is_read(path):
    document = reopened(left_by_a_killed_program(path))
    assert document.position == 3 and document.can_redo
    assert alone(path)


def test_an_empty_log_left_by_a_killed_trial_goes_away(path):
    FightFile.create(path, fight()).close()
    Path(f"{path}-wal").touch()
    with FightFile.open(path) as file:
        assert file._held.connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)
        play_some(file.document(find_ruleset))
    assert alone(path)
    assert reopened(path).position == 3


def test_half_files_of_killed_programs_are_swept_after_a_day(path):
    old, young, other = (path.with_name(name) for name in (".a.1.battlemap-part", ".b.2.battlemap-part-wal", ".c.3.part"))
    for file, hours in ((old, 25), (young, 1), (other, 999)):
        file.touch()
        os.utime(file, (time.time() - hours * 3600,) * 2)
    FightFile.create(path, fight()).close()
    assert not old.exists() and young.exists() and other.exists()


def test_a_copy_is_in_no_write_ahead_mode(path, tmp_path):
    """A folder that refuses the log could not even read it."""
    with FightFile.create(path, fight()) as file:
        play_some(file.document(find_ruleset))
        copy = file.duplicate(tmp_path / "copy.battlemap")
    for closed in (path, copy):
        assert sqlite3.connect(closed).execute("PRAGMA journal_mode").fetchone() == ("delete",)


def test_what_was_chosen_for_a_fight_goes_with_its_copies(path, tmp_path):
    with FightFile.create(path, fight()) as file:
        assert file.choice("dice") == ""
        file.choose("dice", "typed")
        file.choose("dice", "both")
        file.duplicate(tmp_path / "copy.battlemap")
    for kept in (path, tmp_path / "copy.battlemap"):
        with FightFile.open(kept) as file:
            assert file.choice("dice") == "both"


def test_a_choice_nobody_can_read_is_none(path):
    with FightFile.create(path, fight()) as file:
        file.choose("dice", "typed")
    with sqlite3.connect(path) as connection:
        connection.execute("UPDATE meta SET value = ? WHERE name = 'choice/dice'", (b"\xff",))
    connection.close()
    with FightFile.open(path) as file:
        assert file.choice("dice") == ""
