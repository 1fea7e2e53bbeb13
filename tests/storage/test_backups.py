"""Backups: the last ten states by time, small, for the user alone; going back is undone by going back."""

import os
import stat
from datetime import UTC, datetime

import platformdirs
import pytest

from battlemap.rulesets import find_ruleset
from battlemap.storage import FightFile, SaveError, backups, places
from battlemap.storage.pictures import OpenPicture
from tests.storage.fights import PNG, PNG_SHA256, damage, did, fight, furnished_scene, play_some, reopened


@pytest.fixture(autouse=True)
def own_folder(tmp_path, monkeypatch):
    monkeypatch.setattr(platformdirs, "user_data_dir", lambda *_, **__: str(tmp_path / "data" / "battlemap"))
    return tmp_path / "data" / "battlemap"


@pytest.fixture
def open_fight(path):
    with FightFile.create(path, fight(scene=furnished_scene()), {PNG_SHA256: PNG}) as file:
        yield file


def back_up(file, document, why="played"):
    backups.keep(backups.taken(file, document.state, why))


def hp(state, who="ana"):
    return state.tokens[who].hp


def test_a_backup_tells_when_where_and_what_was_last(open_fight):
    document = open_fight.document(find_ruleset)
    did(document, damage("ana", 4))
    back_up(open_fight, document)
    (found,) = backups.kept(open_fight.path)
    assert found.steps == 1 and found.last.command == damage("ana", 4) and found.state == document.state
    assert found.why == "played" and abs((datetime.now(UTC) - found.made).total_seconds()) < 60


def test_of_the_same_state_one_backup_is_enough(open_fight):
    document = open_fight.document(find_ruleset)
    for _ in range(3):
        back_up(open_fight, document)
    assert len(backups.kept(open_fight.path)) == 1


def test_the_last_ten_are_kept_in_the_order_of_their_making_whatever_the_clock_does(open_fight, monkeypatch):
    document, clock = open_fight.document(find_ruleset), [datetime(2026, 5, 1, tzinfo=UTC)]

    class Jumping(datetime):
        @classmethod
        def now(cls, tz=None):
            return clock[0]

    monkeypatch.setattr(backups, "datetime", Jumping)
    for number in range(14):
        clock[0] = datetime(2026 - number, 5, 1, tzinfo=UTC)
        did(document, damage("ana", 1))
        back_up(open_fight, document)
    found = backups.kept(open_fight.path)
    assert [each.steps for each in found] == list(range(14, 4, -1))


def test_a_picture_is_read_where_the_backup_is_made_and_not_where_the_fight_is_played(open_fight):
    document = open_fight.document(find_ruleset)
    taken = backups.taken(open_fight, document.state, "played")
    assert [(sha256, type(data)) for sha256, data in taken.fresh] == [(PNG_SHA256, OpenPicture)]
    open_fight.close()
    backups.keep(taken)
    assert backups.kept(open_fight.path) == [], "half a backup is none"


def test_as_a_fight_is_closed_its_pictures_are_taken_along(open_fight, own_folder):
    document = open_fight.document(find_ruleset)
    taken = backups.taken(open_fight, document.state, "closed")
    open_fight.close()
    backups.keep(taken)
    (found,) = backups.kept(open_fight.path)
    assert (found.path.parent / "pictures" / PNG_SHA256).read_bytes() == PNG


def test_a_damaged_picture_is_no_worse_in_a_backup(open_fight):
    open_fight.connection.execute("UPDATE pictures SET bytes = x'00'")
    back_up(open_fight, open_fight.document(find_ruleset))
    (found,) = backups.kept(open_fight.path)
    assert (found.path.parent / "pictures" / PNG_SHA256).read_bytes() == b"\0"


def test_pictures_are_kept_once_and_go_with_the_last_backup_that_has_them(open_fight, own_folder):
    document = open_fight.document(find_ruleset)
    other = open_fight.put_picture(b"GIF89a" + b"y" * 50_000)
    for _ in range(3):
        did(document, damage("ana", 1))
        back_up(open_fight, document)
    (folder,) = (own_folder / "backups").iterdir()
    assert {file.name for file in (folder / "pictures").iterdir()} == {PNG_SHA256, other}
    assert all(file.stat().st_size < 40_000 for file in folder.glob("*.battlemap"))
    open_fight.connection.execute("DELETE FROM pictures WHERE sha256 = ?", (other,))
    for _ in range(backups.KEPT):
        did(document, damage("ana", 1))
        back_up(open_fight, document)
    assert {file.name for file in (folder / "pictures").iterdir()} == {PNG_SHA256}


def test_large_backups_are_fewer(open_fight, monkeypatch):
    document = open_fight.document(find_ruleset)
    monkeypatch.setattr(backups, "MOST_BYTES", 70_000)
    for _ in range(8):
        did(document, damage("ana", 1))
        back_up(open_fight, document)
    assert 1 <= len(backups.kept(open_fight.path)) <= 3


def test_of_fights_not_played_for_longest_none_are_left_where_all_are_too_many(tmp_path, monkeypatch):
    monkeypatch.setattr(backups, "ALL_BYTES", 100_000)
    for number in range(6):
        with FightFile.create(tmp_path / f"{number}.battlemap", fight()) as file:
            back_up(file, file.document(find_ruleset))
        folder = backups._folder(file.path)
        os.utime(folder, (number, number))
    assert not backups.has_any(tmp_path / "0.battlemap") and backups.has_any(tmp_path / "5.battlemap")


@pytest.mark.skipif(os.name != "posix", reason="rights of POSIX")
def test_backups_are_for_the_user_alone(open_fight, own_folder):
    before = os.umask(0)
    try:
        back_up(open_fight, open_fight.document(find_ruleset))
    finally:
        os.umask(before)
    for found in own_folder.rglob("*"):
        assert stat.S_IMODE(found.stat().st_mode) == (0o700 if found.is_dir() else 0o600), found


def test_going_back_brings_all_of_it_and_going_back_again_undoes_it(path):
    with FightFile.create(path, fight(scene=furnished_scene()), {PNG_SHA256: PNG}) as file:
        document = file.document(find_ruleset)
        play_some(document)
        early = document.state
        back_up(file, document)
        did(document, damage("ana", 9))
        late = document.state
    (backup,) = backups.kept(path)
    assert backups.go_back(backup, path) is None
    found = reopened(path)
    assert found.state == early and found.can_redo
    with FightFile.open(path) as file:
        assert file.picture(PNG_SHA256) == PNG
        assert file.connection.execute("SELECT name FROM meta WHERE name = 'backup'").fetchall() == []
    newest, _ = backups.kept(path)
    assert newest.why == "before"
    backups.go_back(newest, path)
    assert reopened(path).state == late


def test_the_oldest_can_be_gone_back_to_though_one_is_made_meanwhile(path):
    with FightFile.create(path, fight()) as file:
        document = file.document(find_ruleset)
        for _ in range(backups.KEPT):
            did(document, damage("ana", 1))
            back_up(file, document)
        did(document, damage("ana", 1))
    oldest = backups.kept(path)[-1]
    backups.go_back(oldest, path)
    assert hp(reopened(path).state) == 29


@pytest.mark.parametrize("harm", [b"", b"no fight", None])
def test_a_file_that_does_not_open_is_put_aside_and_the_backup_is_there(path, harm):
    with FightFile.create(path, fight()) as file:
        document = file.document(find_ruleset)
        did(document, damage("ana", 4))
        back_up(file, document)
    spoiled = harm if harm is not None else path.read_bytes()[:5000]
    path.write_bytes(spoiled)
    aside = backups.go_back(backups.kept(path)[0], path)
    assert aside == path.with_name("fight (damaged).battlemap") and aside.read_bytes() == spoiled
    assert hp(reopened(path).state) == 26


def test_a_fight_that_is_gone_comes_back(path):
    with FightFile.create(path, fight()) as file:
        back_up(file, file.document(find_ruleset))
    path.unlink()
    assert backups.fights() == [path]
    assert backups.go_back(backups.kept(path)[0], path) is None
    assert reopened(path).state == fight()


def test_a_fight_that_is_open_is_not_gone_back_behind_its_back(open_fight):
    back_up(open_fight, open_fight.document(find_ruleset))
    with pytest.raises(SaveError, match="already open"):
        backups.go_back(backups.kept(open_fight.path)[0], open_fight.path)


def test_where_it_cannot_be_written_everything_stays(path, monkeypatch):
    with FightFile.create(path, fight()) as file:
        back_up(file, file.document(find_ruleset))
    path.write_bytes(b"spoiled")

    def full(*_):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(backups.shutil, "copyfile", full)
    with pytest.raises(SaveError, match=r"^fight\.battlemap: cannot be written, the disk is full$"):
        backups.go_back(backups.kept(path)[0], path)
    assert path.read_bytes() == b"spoiled" and sorted(each.name for each in path.parent.glob("*.battlemap")) == [path.name]


def test_backups_follow_a_fight_to_another_name(path):
    with FightFile.create(path, fight()) as file:
        back_up(file, file.document(find_ruleset))
    goal = path.with_name("other.battlemap")
    backups.follow(path, goal)
    assert not backups.has_any(path) and len(backups.kept(goal)) == 1 and backups.fights() == [goal]


def test_a_spoiled_backup_is_passed_over(open_fight):
    document = open_fight.document(find_ruleset)
    back_up(open_fight, document)
    did(document, damage("ana", 1))
    back_up(open_fight, document)
    backups.kept(open_fight.path)[1].path.write_bytes(b"spoiled")
    assert [each.steps for each in backups.kept(open_fight.path)] == [1]


def test_where_no_backup_can_be_made_one_sentence_says_so(open_fight, own_folder):
    places.user_folder("")
    (own_folder / "backups").write_text("in the way")
    with pytest.raises(SaveError, match=r"^backups: cannot be made"):
        back_up(open_fight, open_fight.document(find_ruleset))
