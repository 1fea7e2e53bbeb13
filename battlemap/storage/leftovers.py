"""What a killed process left beside a file, tried before it is believed.

SQLite takes whatever bears a file's name and "-wal" or "-journal" for part of it, and writes it into the file.  It is not
where somebody put another file in its place meanwhile: an older copy, a fight of the same name.  So it is tried on a copy first:
with it, the file must be whole, begin as it does without, and go on from the same records.  What does not belong is set aside,
under a name that SQLite does not look for.

    settle(path)                 before a file is opened for writing: sets aside what is not its own
    own(path)                    what of it belongs to the file, for whoever may only look
"""

import errno
import os
import shutil
import sqlite3
import tempfile
import time
from collections.abc import Iterable, Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import BinaryIO

import msgspec

from battlemap.storage.errors import DamagedFile, open_elsewhere, shown
from battlemap.storage.replacing import WAIT_SECONDS, beside
from battlemap.storage.schema import objects_of

LOG_HEADER_BYTES = 32
LOCKED_FROM, LOCKED_BYTES = 0x40000000, 512  # where SQLite locks a file
TRY_AGAIN_SECONDS = 0.02


class Content(msgspec.Struct, frozen=True):
    """What a file says: the checksum of its first state, and of each record by its number."""

    base: object
    records: dict[int, object]

    def goes_on_from(self, earlier: "Content", taken_back: int) -> bool:
        """Is it the same fight, a few records on?  `taken_back`: so many of its last ones may never have been finished."""
        common = min(len(self.records), len(earlier.records))
        same = all(self.records.get(number) == earlier.records.get(number) for number in range(1, common + 1))
        return self.base == earlier.base and same and len(self.records) >= len(earlier.records) - taken_back


def settle(path: Path) -> None:
    """Set aside what lies beside a file and is not its own.  Raises `DamagedFile` where the file is whole neither with it nor
    without, and then nothing is touched; `SaveError` where somebody has it open; OSError, sqlite3.Error."""
    if not _heavy(path):
        return
    with _nobody_else(path) as file:
        try:
            left = own(path, file)
        except OSError as wrong:
            if wrong.errno not in (errno.ENOSPC, errno.EDQUOT):
                raise
            return  # no room to try it: believed, as SQLite would
        for each in _heavy(path):
            if each not in left:
                os.replace(each, _aside(path, each))


def own(path: Path, file: BinaryIO | None = None) -> list[Path]:
    """What of the things beside a file belongs to it.  `file`: it, open and locked; closing another descriptor of it would drop
    that lock (POSIX).  Raises `DamagedFile` where the file is whole neither way."""
    found = beside(path)
    if not _heavy(path):
        return found
    with_it, alone = _content(path, found, file), _content(path, (), file)
    is_log = any(file.name.endswith("-wal") for file in _heavy(path))
    if with_it is not None and (alone is None or with_it.goes_on_from(alone, 0 if is_log else 1)):
        return found
    if alone is None:
        raise DamagedFile("{file}: the file is damaged", file=shown(path))
    return []


def _heavy(path: Path) -> list[Path]:
    """What lies beside it and holds something."""
    sizes = {"-wal": LOG_HEADER_BYTES, "-journal": 0}
    found = [path.with_name(path.name + ending) for ending in sizes]
    return [file for file in found if file.exists() and file.stat().st_size > sizes[file.name.removeprefix(path.name)]]


def _aside(path: Path, file: Path) -> Path:
    """A free name."""
    number = 1
    while True:
        found = path.with_name(f"{path.name} (not its own{'' if number == 1 else f' {number}'}){file.name[len(path.name) :]}")
        if not found.exists():
            return found
        number += 1


def _content(path: Path, left: Iterable[Path], file: BinaryIO | None) -> Content | None:
    """Of copies of a file and of these beside it; None where that is no whole file of ours."""
    with tempfile.TemporaryDirectory(prefix="battlemap-") as folder:
        for each in left:
            shutil.copyfile(each, Path(folder) / each.name)
        place = Path(folder) / path.name
        if file is None:
            shutil.copyfile(path, place)
        else:
            file.seek(0)
            with place.open("wb") as copy:
                shutil.copyfileobj(file, copy)
        try:
            with closing(sqlite3.connect(place, isolation_level=None)) as connection:
                connection.execute("PRAGMA trusted_schema = OFF")
                connection.execute("PRAGMA cell_size_check = ON")
                connection.execute("PRAGMA locking_mode = EXCLUSIVE")
                if any(kind in ("trigger", "view") for kind, _, _ in objects_of(connection)):
                    return None
                if connection.execute("PRAGMA quick_check(1)").fetchone() != ("ok",):
                    return None
                with suppress(sqlite3.OperationalError):  # an earlier version's tables
                    base = connection.execute("SELECT checksum FROM meta WHERE name = 'base'").fetchone()
                    return Content(base, dict(connection.execute("SELECT seq, checksum FROM records")))
                return Content(None, {})
        except sqlite3.Error:
            return None


@contextmanager
def _nobody_else(path: Path) -> Iterator[BinaryIO | None]:
    """The file, open, and other programs kept out of it for so long, by the bytes SQLite locks; a `SaveError` where one is in it.
    Where there are no such locks (Windows keeps others out of what is open by itself) nothing is kept out."""
    try:
        import fcntl
    except ImportError:
        yield None
        return
    file = path.open("r+b", buffering=0)
    try:
        latest = time.monotonic() + WAIT_SECONDS
        while True:
            try:
                fcntl.lockf(file, fcntl.LOCK_EX | fcntl.LOCK_NB, LOCKED_BYTES, LOCKED_FROM)
                break
            except OSError as wrong:
                if wrong.errno not in (errno.EACCES, errno.EAGAIN):
                    break  # a file system without locks
            if time.monotonic() > latest:
                raise open_elsewhere(path)
            time.sleep(TRY_AGAIN_SECONDS)
        yield file
    finally:
        with suppress(OSError):
            file.close()
