"""Looking into files without taking hold of them, and giving them other names."""

import shutil
from datetime import UTC, datetime

import pytest

from battlemap.rulesets import find_ruleset
from battlemap.storage import FightFile, SaveError
from battlemap.storage.glance import duplicate, glance, rename
from tests.storage.fights import (
    PNG,
    PNG_SHA256,
    damage,
    did,
    fight,
    furnished_scene,
    play_some,
    reopened,
    same_history,
)
from tests.storage.test_two_programs import another_program_says


def made(path, **fields):
    FightFile.create(path, fight(**fields), {PNG_SHA256: PNG}).close()
    return path


def left_by_a_killed_program(path, folder):
    """A copy of an open file with its log, as it lies there when the program dies."""
    with FightFile.create(path, fight()) as file:
        document = file.document(find_ruleset)
        play_some(document)
        for name in (path.name, path.name + "-wal"):
            shutil.copyfile(path.with_name(name), folder / name)
    return folder / path.name, document


def test_a_look_tells_how_the_fight_stands_and_writes_nothing(path):
    made(path, scene=furnished_scene())
    with FightFile.open(path) as file:
        play_some(document := file.document(find_ruleset))
    before, when = path.read_bytes(), path.stat().st_mtime_ns
    seen = glance(path, find_ruleset)
    assert seen.state == document.state and seen.picture == PNG
    assert abs((datetime.now(UTC) - seen.last_played).total_seconds()) < 60
    assert path.read_bytes() == before and path.stat().st_mtime_ns == when
    assert [other.name for other in path.parent.iterdir()] == [path.name]


def test_a_fight_nobody_has_played_was_played_when_it_was_made(path):
    assert glance(made(path), find_ruleset).last_played is not None


def test_a_look_at_what_a_killed_program_left_sees_its_last_step(path, tmp_path):
    (folder := tmp_path / "left").mkdir()
    file, document = left_by_a_killed_program(path, folder)
    assert glance(file, find_ruleset).state == document.state
    assert file.with_name(file.name + "-wal").exists()


def test_a_look_does_not_let_others_into_the_open_fight(path):
    with FightFile.create(path, fight()) as file:
        with pytest.raises(SaveError, match="already open"):
            glance(path, find_ruleset)
        assert "already open" in another_program_says(path)
        did(file.document(find_ruleset), damage("ana", 1))


@pytest.mark.parametrize("content", [b"", b"no fight", b"SQLite format 3\x00" + bytes(84)])
def test_what_is_no_fight_is_one_sentence(path, content):
    path.write_bytes(content)
    with pytest.raises(SaveError, match=r"^fight\.battlemap: [^\n]+$"):
        glance(path, find_ruleset)


# ---------------------------------------------------------------- other names
def test_a_renamed_fight_keeps_what_a_killed_program_left(path, tmp_path):
    (folder := tmp_path / "left").mkdir()
    file, document = left_by_a_killed_program(path, folder)
    goal = folder / "other.battlemap"
    rename(file, goal)
    assert [found.name for found in folder.iterdir()] == [goal.name]
    same_history(document, reopened(goal))


def test_a_damaged_file_is_renamed_all_the_same(path):
    path.write_bytes(b"no fight")
    rename(path, path.with_name("broken.battlemap"))
    assert not path.exists() and path.with_name("broken.battlemap").read_bytes() == b"no fight"


def test_a_name_that_is_taken_is_refused_and_both_stay(path):
    other = made(path.with_name("other.battlemap"))
    made(path)
    with pytest.raises(SaveError, match="already a file of that name"):
        rename(path, other)
    assert path.exists() and other.exists()


def test_the_open_fight_is_not_renamed_behind_its_back(path):
    with FightFile.create(path, fight()) as file:
        with pytest.raises(SaveError, match="already open"):
            rename(path, path.with_name("other.battlemap"))
        did(file.document(find_ruleset), damage("ana", 1))


def test_the_open_fight_moves_with_its_history_and_goes_on(path):
    other = path.with_name("other.battlemap")
    with FightFile.create(path, fight()) as file:
        play_some(document := file.document(find_ruleset))
        file.move_to(other)
        assert file.path == other and not path.exists() and "already open" in another_program_says(other)
        did(document, damage("ana", 1))
        document.undo()
    same_history(document, reopened(other))


def test_the_open_fight_stays_open_where_the_name_is_taken(path):
    other = made(path.with_name("other.battlemap"))
    with FightFile.create(path, fight()) as file:
        with pytest.raises(SaveError, match="already a file of that name"):
            file.move_to(other)
        assert file.path == path
        did(file.document(find_ruleset), damage("ana", 1))


def test_a_duplicate_is_complete(path):
    made(path, scene=furnished_scene())
    goal = path.with_name("copy.battlemap")
    duplicate(path, goal)
    assert glance(goal, find_ruleset).state == glance(path, find_ruleset).state
    assert glance(goal, find_ruleset).picture == PNG
