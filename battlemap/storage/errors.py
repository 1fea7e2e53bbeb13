"""What a file may refuse, in one sentence."""

import errno
import sqlite3
from pathlib import Path

from battlemap.model import BattlemapError


class SaveError(BattlemapError):
    """A fight's file cannot be read or written: which file, and why."""


def explained(path: Path, wrong: Exception, doing: str) -> SaveError:
    """An operating system's or SQLite's complaint as one sentence.  `doing`: "opened", "written", "copied"."""
    text = str(wrong).lower()
    number = getattr(wrong, "errno", None)
    if "locked" in text or "busy" in text:
        return SaveError(f"{path.name}: it is already open in another program")
    if "full" in text or number == errno.ENOSPC:
        return SaveError(f"{path.name}: cannot be {doing}, the disk is full")
    if "readonly" in text or "read-only" in text or number == errno.EROFS:
        return SaveError(f"{path.name}: cannot be {doing}, it is read-only; use Save as to keep the fight elsewhere")
    if number in (errno.EACCES, errno.EPERM):
        return SaveError(f"{path.name}: cannot be {doing}, permission is denied")
    if number == errno.ENOENT:
        return SaveError(f"{path.name}: cannot be {doing}, there is no such file or folder")
    if number == errno.EISDIR:
        return SaveError(f"{path.name}: cannot be {doing}, it is a folder")
    if "not a database" in text or "malformed" in text or "corrupt" in text or "encrypted" in text:
        return SaveError(f"{path.name}: the file is damaged or no fight of this program")
    if "unable to open" in text:
        return SaveError(f"{path.name}: cannot be {doing}, the folder does not allow it or is gone")
    if isinstance(wrong, sqlite3.Error):
        return SaveError(f"{path.name}: cannot be {doing} ({wrong})")
    return SaveError(f"{path.name}: cannot be {doing} ({getattr(wrong, 'strerror', None) or wrong})")
