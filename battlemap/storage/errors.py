"""What a file may refuse, in one sentence: which file, and why."""

import errno
import sqlite3
from pathlib import Path

from battlemap.model import BattlemapError
from battlemap.sentence import Sentence, system_says

_NO_LOCKS = {  # a file system that knows no locks at all says one of these
    sqlite3.SQLITE_IOERR_LOCK,
    sqlite3.SQLITE_IOERR_RDLOCK,
    sqlite3.SQLITE_IOERR_UNLOCK,
    sqlite3.SQLITE_IOERR_CHECKRESERVEDLOCK,
}


class SaveError(BattlemapError):
    """A fight's file cannot be read or written: which file, and why."""


class DamagedFile(SaveError):
    """What was written into it is not there any more, or not whole; a part of it may be (`repair`)."""


class StrangeFile(SaveError):
    """It does not look like a fight of this program; neither does one whose beginning is gone (`repair`)."""


def shown(path: Path) -> str:
    """A file's name as a sentence may hold it: on one line, whatever somebody has put into it."""
    return "".join(letter if letter.isprintable() else "\N{REPLACEMENT CHARACTER}" for letter in path.name) or str(path)


DOING = (
    Sentence("opened"), Sentence("read"), Sentence("written"), Sentence("copied"), Sentence("removed"), Sentence("renamed"),
    Sentence("made"), Sentence("brought up to date"),
)  # fmt: skip


def explained(path: Path, wrong: Exception, doing: str) -> SaveError:
    """An operating system's or SQLite's complaint as one sentence.  `doing` is one of `DOING`: "opened", "written", "copied"."""
    doing = next((word for word in DOING if word == doing), doing)
    name, code, number = shown(path), code_of(wrong), getattr(wrong, "errno", None)
    if code in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED):
        return open_elsewhere(path)
    if code == sqlite3.SQLITE_FULL or number in (errno.ENOSPC, errno.EDQUOT):
        return SaveError("{name}: cannot be {doing}, the disk is full", name=name, doing=doing)
    if code == sqlite3.SQLITE_READONLY or number == errno.EROFS:
        return SaveError(
            "{name}: cannot be {doing}, it is read-only; use Save as to keep the fight elsewhere", name=name, doing=doing
        )
    if code in (sqlite3.SQLITE_PERM, sqlite3.SQLITE_AUTH) or number in (errno.EACCES, errno.EPERM):
        return SaveError("{name}: cannot be {doing}, permission is denied", name=name, doing=doing)
    if number == errno.ENOENT:
        return SaveError("{name}: cannot be {doing}, there is no such file or folder", name=name, doing=doing)
    if number in (errno.EISDIR, errno.ENOTDIR):
        return SaveError(
            "{name}: cannot be {doing}, a folder is where a file should be, or the other way round", name=name, doing=doing
        )
    if code in (sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_CORRUPT):
        return DamagedFile("{name}: the file is damaged", name=name)
    if code == sqlite3.SQLITE_CANTOPEN:
        return SaveError("{name}: cannot be {doing}, the folder does not allow it or is gone", name=name, doing=doing)
    if code == sqlite3.SQLITE_IOERR:
        return SaveError("{name}: cannot be {doing}, the disk reports an error", name=name, doing=doing)
    return SaveError("{name}: cannot be {doing} ({why})", name=name, doing=doing, why=system_says(wrong))


def open_elsewhere(path: Path) -> SaveError:
    return SaveError("{file}: it is already open in another window or program", file=shown(path))


def code_of(wrong: Exception) -> int:
    """SQLite's primary result code, 0 for what is not SQLite's."""
    return int(getattr(wrong, "sqlite_errorcode", 0) or 0) & 0xFF


def is_lack_of_locks(wrong: sqlite3.Error) -> bool:
    """Does the file system know no locks (some network mounts)?"""
    return getattr(wrong, "sqlite_errorcode", 0) in _NO_LOCKS


def is_write_refusal(wrong: Exception) -> bool:
    """Is it a place that may be read, and only read?"""
    codes = (sqlite3.SQLITE_READONLY, sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_PERM)
    return code_of(wrong) in codes or getattr(wrong, "errno", None) in (errno.EROFS, errno.EACCES, errno.EPERM)
