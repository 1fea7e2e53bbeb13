"""A file made beside its place and moved there whole: never half a file, and never one that a leftover would spoil.

A SQLite file's leftovers (its log or journal after a killed process) are taken for part of whatever file bears the name.  So
before a new file takes a place, the old one there is settled, or the leftovers of a vanished one are removed.
"""

import os
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path

from battlemap.storage import private
from battlemap.storage.errors import SaveError, code_of, explained, open_elsewhere, shown

LEFTOVERS = ("-wal", "-shm", "-journal")
PART = ".battlemap-part"
DAY_SECONDS = 24 * 60 * 60
WAIT_SECONDS = 0.2


@contextmanager
def made_beside(path: Path, doing: str, overwrite: bool) -> Iterator[Path]:
    """A path to write to; on leaving, what was written there stands at `path`, synced to the disk, with the rights
    `private` gives.  On any error `path` is as it was, and the error is a `SaveError`."""
    part = path.with_name(f".{path.name[:40]}.{os.getpid()}{PART}")
    try:
        _check_free(path, overwrite)
        _remove(part)
        _sweep(path.parent)
        private.begin(part, path)
        yield part
        _check_free(path, overwrite)
        _make_way(path)
        os.replace(part, path)
        _sync_folder(path.parent)
    except (OSError, ValueError, sqlite3.Error) as wrong:  # ValueError: no path at all (a zero byte in it)
        raise explained(path, wrong, doing) from None
    finally:
        with suppress(OSError, ValueError):
            _remove(part)


def renamed(path: Path, goal: Path) -> None:
    """Give a file that nobody has open another name, what a killed process left beside it too; a `SaveError` where something is
    there already, and then nothing is changed."""
    try:
        if goal.exists() and not goal.samefile(path):  # another case of the same name is the same file on some systems
            raise SaveError("{file}: there is already a file of that name", file=shown(goal))
        files = [path, *beside(path)]
        for number, file in enumerate(files):
            try:
                file.rename(goal.with_name(goal.name + file.name.removeprefix(path.name)))
            except OSError:
                for done in files[:number]:
                    goal.with_name(goal.name + done.name.removeprefix(path.name)).rename(done)
                raise
        _sync_folder(goal.parent)
    except (OSError, ValueError) as wrong:
        raise explained(path, wrong, "renamed") from None


def beside(path: Path) -> list[Path]:
    """What a killed process has left beside a file."""
    names = [path.with_name(path.name + suffix) for suffix in LEFTOVERS]
    return [name for name in names if name.exists()]


def _check_free(path: Path, overwrite: bool) -> None:
    if path.is_dir():
        raise SaveError("{file}: there is already a folder of that name", file=shown(path))
    if path.exists() and not overwrite:
        raise SaveError("{file}: there is already a file of that name", file=shown(path))


def _make_way(path: Path) -> None:
    """Nobody has the old file open, and nothing of it lies beside it."""
    if path.exists():
        try:
            with closing(sqlite3.connect(path, isolation_level=None, timeout=WAIT_SECONDS)) as old:
                old.execute("PRAGMA locking_mode = EXCLUSIVE")
                old.execute("BEGIN IMMEDIATE")
                old.execute("COMMIT")
                old.execute("PRAGMA journal_mode = DELETE")
        except sqlite3.Error as wrong:
            if code_of(wrong) in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED):
                raise open_elsewhere(path) from None
            # else it was no database, or a broken one: it is to be replaced anyway
    for leftover in beside(path):
        leftover.unlink(missing_ok=True)


def _sweep(folder: Path) -> None:
    """What killed programs began here and will not finish; younger ones may be under way."""
    for part in folder.glob(f".*{PART}*"):
        with suppress(OSError):
            if time.time() - part.stat().st_mtime > DAY_SECONDS:
                part.unlink()


def _remove(part: Path) -> None:
    for file in (part, *beside(part)):
        file.unlink(missing_ok=True)


def _sync_folder(folder: Path) -> None:
    """A rename is on the disk once its folder is; where folders cannot be opened (Windows) it is by itself."""
    with suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
