"""Read-only places, full disks, folders without a log or locks, files taken away: the open fight stays as it is."""

import os
import shutil
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from battlemap.rulesets import find_ruleset
from battlemap.storage import FightFile, SaveError, opening
from tests.storage.fights import alone, damage, did, fight, play_some, put, reopened, same_history
from tests.storage.test_copies import left_by_a_killed_program

READ_ONLY = r"^fight\.battlemap: it is read-only; use Save as to keep the fight elsewhere$"


def run(*words: object) -> bool:
    try:
        return subprocess.run([str(word) for word in words], capture_output=True, check=False).returncode == 0
    except OSError:
        return False


@pytest.fixture
def small_disk(tmp_path):
    """A disk of one megabyte; only root may have one."""
    disk = tmp_path / "disk"
    disk.mkdir()
    if sys.platform != "linux" or not run("mount", "-t", "tmpfs", "-o", "size=1m", "tmpfs", disk):
        pytest.skip("no small disk without root")
    yield disk
    run("mount", "-o", "remount,rw", disk)
    run("umount", "-l", disk)


class Choosy(sqlite3.Connection):
    """A connection in a folder that knows no write-ahead log."""

    def execute(self, sql, *values):
        if sql == "PRAGMA journal_mode = WAL":
            sql = "PRAGMA journal_mode"
        return super().execute(sql, *values)


# ------------------------------------------------------------ no log
def _no_log_by_sqlite(path, monkeypatch):
    connect = sqlite3.connect
    monkeypatch.setattr(opening.sqlite3, "connect", lambda *a, **k: connect(*a, factory=Choosy, **k))


def _no_log_by_error(path, monkeypatch):
    class Angry(Choosy):
        def execute(self, sql, *values):
            if sql == "PRAGMA journal_mode = WAL":
                raise sqlite3.OperationalError("disk I/O error")
            return super().execute(sql, *values)

    connect = sqlite3.connect
    monkeypatch.setattr(opening.sqlite3, "connect", lambda *a, **k: connect(*a, factory=Angry, **k))


@pytest.mark.parametrize("refuse", [_no_log_by_sqlite, _no_log_by_error])
def test_a_folder_without_write_ahead_log_has_a_rollback_journal(path, monkeypatch, refuse):
    refuse(path, monkeypatch)
    with FightFile.create(path, fight()) as file:
        connection = file._held.connection
        assert connection.execute("PRAGMA journal_mode").fetchone() == ("delete",)
        assert connection.execute("PRAGMA synchronous").fetchone() == (2,)
        document = file.document(find_ruleset)
        play_some(document)
    assert alone(path)
    same_history(document, reopened(path))


def test_a_log_that_cannot_be_made_is_not_begun(path, monkeypatch):
    """Once marked for a log, a file could not even be read where its log cannot be."""
    plain = Path.open

    def forbidding(self, mode="r", **how):
        if self.name.endswith("-wal"):
            raise PermissionError(13, "Permission denied")
        return plain(self, mode, **how)

    monkeypatch.setattr(Path, "open", forbidding)
    with FightFile.create(path, fight()) as file:
        assert file._held.connection.execute("PRAGMA journal_mode").fetchone() == ("delete",)
        document = file.document(find_ruleset)
        play_some(document)
        assert path.read_bytes()[18:20] == b"\x01\x01"
    same_history(document, reopened(path))


def test_a_log_is_used_where_it_can_be(path):
    with FightFile.create(path, fight()) as file:
        connection = file._held.connection
        assert connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)
        assert connection.execute("PRAGMA synchronous").fetchone() == (2,)
        assert not Path(f"{path}-shm").exists()


def test_a_file_system_without_locks_is_written_all_the_same(path, monkeypatch):
    class Lockless(sqlite3.Connection):
        def execute(self, sql, *values):
            if sql == "BEGIN IMMEDIATE" and not self.told:
                wrong = sqlite3.OperationalError("disk I/O error")
                wrong.sqlite_errorcode = sqlite3.SQLITE_IOERR_RDLOCK
                raise wrong
            return super().execute(sql, *values)

    connect, asked = sqlite3.connect, []

    def lockless(address, **how):
        asked.append(str(address))
        connection = connect(address, factory=Lockless, **how)
        connection.told = "nolock=1" in asked[-1]
        return connection

    FightFile.create(path, fight()).close()
    monkeypatch.setattr(opening.sqlite3, "connect", lockless)
    with FightFile.open(path) as file:
        document = file.document(find_ruleset)
        play_some(document)
    monkeypatch.undo()
    assert any("nolock=1" in address for address in asked)
    same_history(document, reopened(path))


# ------------------------------------------------------------ read only
def _by_attribute(path):
    if not run("chattr", "+i", path):
        pytest.skip("no immutable files here")
    return lambda: run("chattr", "-i", path)


def _by_rights(path):
    path.chmod(0o444)
    if os.access(path, os.W_OK):
        pytest.skip("rights do not bind root")
    return lambda: path.chmod(0o644)


def _by_folder_attribute(path):
    if not run("chattr", "+i", path.parent):
        pytest.skip("no immutable folders here")
    return lambda: run("chattr", "-i", path.parent)


def _by_folder_rights(path):
    path.parent.chmod(0o555)
    if os.access(path.parent, os.W_OK):
        path.parent.chmod(0o755)
        pytest.skip("rights do not bind root")
    return lambda: path.parent.chmod(0o755)


WAYS = [_by_attribute, _by_rights, _by_folder_attribute, _by_folder_rights]


@pytest.mark.parametrize("lock", WAYS)
@pytest.mark.parametrize("killed", [False, True], ids=["closed", "killed"])
def test_a_read_only_fight_can_be_seen_and_saved_elsewhere(tmp_path, lock, killed):
    path = tmp_path / "locked" / "fight.battlemap"
    path.parent.mkdir()
    if killed:
        left_by_a_killed_program(path)
        path.with_name("start.battlemap").unlink()
    else:
        with FightFile.create(path, fight()) as file:
            play_some(file.document(find_ruleset))
    bytes_before, names_before = path.read_bytes(), sorted(path.parent.iterdir())
    unlock = lock(path)
    try:
        with FightFile.open(path) as file:
            assert file.is_read_only and file.path == path
            document = file.document(find_ruleset)
            assert document.position == 3 and document.can_redo
            before = document.state
            for deed in (lambda: document.do(damage("ana", 1)), document.undo, lambda: file.put_picture(b"x")):
                with pytest.raises(SaveError, match=READ_ONLY):
                    deed()
            assert document.state == before
            assert path.read_bytes() == bytes_before and sorted(path.parent.iterdir()) == names_before
            file.save_as(tmp_path / "mine.battlemap")
            assert not file.is_read_only
            did(document, damage("ana", 1))
        same_history(document, reopened(tmp_path / "mine.battlemap"))
        assert path.read_bytes() == bytes_before and sorted(path.parent.iterdir()) == names_before
        if "folder" in lock.__name__:
            with pytest.raises(SaveError, match=r"^new\.battlemap: cannot be written, [a-z -]+$"):
                FightFile.create(path.with_name("new.battlemap"), fight())
    finally:
        unlock()


def test_a_read_only_disk(small_disk, tmp_path):
    path = small_disk / "fight.battlemap"
    with FightFile.create(path, fight()) as file:
        play_some(file.document(find_ruleset))
    assert run("mount", "-o", "remount,ro", small_disk)
    with FightFile.open(path) as file:
        assert file.is_read_only
        document = file.document(find_ruleset)
        with pytest.raises(SaveError, match=READ_ONLY):
            document.do(damage("ana", 1))
        with pytest.raises(SaveError, match=r"^two\.battlemap: cannot be copied, it is read-only"):
            file.save_as(small_disk / "two.battlemap")
        file.save_as(tmp_path / "mine.battlemap")
        did(document, damage("ana", 1))


def test_a_place_that_says_yes_and_refuses_is_only_for_viewing(path, monkeypatch):
    """Rights that promise too much, as on network drives: the first write tells."""

    class Refusing(sqlite3.Connection):
        def execute(self, sql, *values):
            if sql.startswith("PRAGMA user_version ="):
                wrong = sqlite3.OperationalError("unable to open database file")
                wrong.sqlite_errorcode = sqlite3.SQLITE_CANTOPEN
                raise wrong
            return super().execute(sql, *values)

    FightFile.create(path, fight()).close()
    connect = sqlite3.connect
    monkeypatch.setattr(opening.sqlite3, "connect", lambda *a, **k: connect(*a, factory=Refusing, **k))
    with FightFile.open(path) as file:
        assert file.is_read_only
        assert file.document(find_ruleset).state == fight()


def test_an_unreadable_file(path):
    FightFile.create(path, fight()).close()
    path.chmod(0)
    if os.access(path, os.R_OK):
        pytest.skip("rights do not bind root")
    with pytest.raises(SaveError, match=r"^fight\.battlemap: cannot be opened, permission is denied$"):
        FightFile.open(path)


# ------------------------------------------------------------ full
@pytest.mark.parametrize("log", [True, False], ids=["log", "journal"])
def test_a_full_disk_keeps_all_that_was_shown(small_disk, tmp_path, log, monkeypatch):
    if not log:
        monkeypatch.setattr(opening, "_can_have_log", lambda _: False)
    path, ballast = small_disk / "fight.battlemap", small_disk / "ballast"
    with FightFile.create(path, fight()) as file:
        document = file.document(find_ruleset)
        play_some(document)
        with ballast.open("wb", buffering=0) as filler, pytest.raises(OSError, match="No space left"):
            while True:
                filler.write(b"x" * 512)
        with pytest.raises(SaveError, match=r"^fight\.battlemap: cannot be written, the disk is full$"):
            for number in range(2_000):
                before = document.state, document.position, list(document.steps)
                did(document, put("ana", number % 7, number % 5))
        assert (document.state, document.position, list(document.steps)) == before
        with pytest.raises(SaveError, match="the disk is full"):
            file.put_picture(b"x" * 300_000)
        with pytest.raises(SaveError, match=r"^copy\.battlemap: cannot be copied, the disk is full$"):
            file.duplicate(small_disk / "copy.battlemap")
        with pytest.raises(SaveError, match=r"^new\.battlemap: cannot be written, the disk is full$"):
            FightFile.create(small_disk / "new.battlemap", fight())
        assert sorted(found.name for found in small_disk.iterdir() if "-part" in found.name) == []
        file.duplicate(tmp_path / "elsewhere.battlemap")
        same_history(document, reopened(tmp_path / "elsewhere.battlemap"))
        shutil.copytree(small_disk, tmp_path / "killed now")
        same_history(document, reopened(tmp_path / "killed now" / "fight.battlemap"))
        ballast.unlink()
        did(document, damage("ana", 1))
    assert alone(path)
    same_history(document, reopened(path))


def test_a_fight_on_a_full_disk_opens_and_is_played_once_there_is_room(small_disk):
    path, ballast = small_disk / "fight.battlemap", small_disk / "ballast"
    with FightFile.create(path, fight()) as file:
        play_some(file.document(find_ruleset))
    with ballast.open("wb", buffering=0) as filler, pytest.raises(OSError, match="No space left"):
        while True:
            filler.write(b"x" * 512)
    with FightFile.open(path) as file:
        document = file.document(find_ruleset)
        with pytest.raises(SaveError, match=r"^fight\.battlemap: cannot be written, the disk is full$"):
            document.do(damage("ana", 1))
        ballast.unlink()
        did(document, damage("ana", 1))
    same_history(document, reopened(path))


# ------------------------------------------------------------ taken away
@pytest.mark.parametrize("how", ["deleted", "moved", "replaced"])
def test_a_file_taken_away_is_noticed_before_anything_is_lost(path, tmp_path, how):
    with FightFile.create(path, fight()) as file:
        document = file.document(find_ruleset)
        play_some(document)
        if how == "deleted":
            path.unlink()
        else:
            path.rename(tmp_path / "moved.battlemap")
        if how == "replaced":
            path.write_bytes(b"something else")
        with pytest.raises(SaveError, match=r"^fight\.battlemap: the file was moved or deleted; use Save as to keep the fight$"):
            document.do(damage("ana", 1))
        file.save_as(tmp_path / "mine.battlemap")
        did(document, damage("ana", 1))
    same_history(document, reopened(tmp_path / "mine.battlemap"))
    if how == "replaced":
        assert path.read_bytes() == b"something else"
