"""Opening a file that may be anything: is it ours, whole, free, and may it be written?

    held = open_held(path)        a `Held`: the connection, and whether it may be written
    held = open_to_look(path)     the same for reading only, from whatever thread: nothing is written, nobody kept out
    held.close()                  one file alone is left

Held: nobody else may open the file meanwhile (SQLite's own lock, kept for as long as the file is open).  A file that cannot be
written is opened for viewing; one that a killed process left with its log in a place that cannot be written, or that is of an
earlier version, is viewed in a temporary copy.  Not here: what is in the tables (`fight_file`).

The lock is also what makes the write-ahead log work in folders without shared memory: a connection that is alone keeps the
log's index to itself.  Where even the log is refused, a rollback journal does: as safe, a little slower.
"""

import os
import shutil
import sqlite3
import stat
import tempfile
import threading
import weakref
from contextlib import suppress
from pathlib import Path
from urllib.parse import quote

import msgspec

from battlemap.storage import leftovers, private
from battlemap.storage.errors import (
    DamagedFile,
    SaveError,
    StrangeFile,
    explained,
    is_lack_of_locks,
    is_write_refusal,
    open_elsewhere,
    shown,
)
from battlemap.storage.migrations import climb, migrate
from battlemap.storage.pictures import LARGEST_PICTURE
from battlemap.storage.places import SUFFIX
from battlemap.storage.replacing import WAIT_SECONDS
from battlemap.storage.schema import APPLICATION_ID, VERSION, expected_objects, objects_of

MAGIC = b"SQLite format 3\x00"
HEADER_BYTES = 100
WAL_FORMAT = 2  # the header's bytes 18 and 19: written and read through a log

Identity = tuple[int, int]


class Held(msgspec.Struct, weakref=True, eq=False):
    """An open file.  `identity`: device and inode, to see when somebody takes the file away."""

    path: Path
    connection: sqlite3.Connection
    is_read_only: bool
    identity: Identity
    copy: "tempfile.TemporaryDirectory[str] | None" = None

    def is_in_place(self) -> bool:
        """Is the file still where it was opened?"""
        try:
            return _identity(self.path) == self.identity
        except OSError:
            return False

    def close(self) -> None:
        """Let go, leaving one file alone; once is enough, twice does no harm."""
        with touching:
            with suppress(sqlite3.Error):
                # Without room to fold the log into the file it stays beside it and is read at the next opening.
                # Where another file has taken the name, the log of that name may be that file's.
                if not self.is_read_only and (self.is_in_place() or not self.path.exists()):
                    self.connection.execute("PRAGMA journal_mode = DELETE")
            self.connection.close()
            _held_here.pop(self.identity, None)
        if self.copy is not None:
            self.copy.cleanup()


# Opening and closing a file a second time drops this process's locks on it (POSIX), so what is open here is known beforehand.
_held_here: "weakref.WeakValueDictionary[Identity, Held]" = weakref.WeakValueDictionary()
touching = threading.RLock()
"""Held while a file is opened, closed or looked at: so no thread looks at a file that another is just opening."""


def open_held(path: Path) -> Held:
    """Open a file of ours, or say in one sentence why not."""
    with touching:
        try:
            _look_at(path)
            refused = _write_refusal(path)
            held = _open_for_viewing(path) if refused else _open_for_writing(path)
        except (OSError, ValueError, sqlite3.Error) as wrong:  # ValueError: no path at all (a zero byte in it)
            raise explained(path, wrong, "opened") from None
        weakref.finalize(held, held.connection.close)  # one forgotten would keep its lock until the next big collection
        if not held.is_read_only:
            _held_here[held.identity] = held
        return held


def open_to_look(path: Path) -> Held:
    """Open a file of ours for reading only; what is open here already is refused as open elsewhere.  Keep `touching` for as long
    as it is open."""
    try:
        _look_at(path)
        return _open_for_viewing(path)
    except (OSError, ValueError, sqlite3.Error) as wrong:
        raise explained(path, wrong, "opened") from None


def is_open_here(path: Path) -> bool:
    """Is it open for writing in this program?"""
    try:
        return _identity(path) in _held_here
    except (OSError, ValueError):
        return False


def is_fight(path: Path) -> bool:
    """Is it a file of ours?  By its ending, so that one that is damaged is told as such; without it by what it begins with, as a
    desktop knows it that was sent one as an attachment.  False for what is not there."""
    if path.suffix.lower() == SUFFIX:
        return True
    try:
        with touching:
            if is_open_here(path):  # looking into it would drop its lock
                return True
            if not stat.S_ISREG(path.stat().st_mode):
                return False
            header = _header(path)
    except (OSError, ValueError):
        return False
    return header.startswith(MAGIC) and int.from_bytes(header[68:72], "big") == APPLICATION_ID


def _identity(path: Path) -> Identity:
    found = path.stat()
    return found.st_dev, found.st_ino


def refuse_what_is_no_file(path: Path) -> os.stat_result:
    """What the system says of a file; raises SaveError for a folder, and for a pipe or a device, which would be waited for."""
    found = path.stat()
    if stat.S_ISDIR(found.st_mode):
        raise SaveError("{file}: cannot be opened, it is a folder", file=shown(path))
    if not stat.S_ISREG(found.st_mode):
        raise SaveError("{file}: cannot be opened, it is a device and no file", file=shown(path))
    return found


def _look_at(path: Path) -> None:
    """Judge the first bytes before SQLite touches anything: another program's file is not to be changed by looking at it."""
    found = refuse_what_is_no_file(path)
    if (found.st_dev, found.st_ino) in _held_here:
        raise open_elsewhere(path)
    header = _header(path)
    if not header:
        raise DamagedFile("{file}: the file is empty", file=shown(path))
    if not header.startswith(MAGIC):
        raise StrangeFile("{file}: this is no fight of this program", file=shown(path))
    if len(header) < HEADER_BYTES:
        raise DamagedFile("{file}: the file is damaged, only its beginning is there", file=shown(path))
    if int.from_bytes(header[68:72], "big") != APPLICATION_ID:
        raise StrangeFile("{file}: this is a database of another program", file=shown(path))
    _check_version(path, int.from_bytes(header[60:64], "big"))


def _header(path: Path) -> bytes:
    with path.open("rb") as file:
        return file.read(HEADER_BYTES)


def _check_version(path: Path, version: int) -> None:
    if version > VERSION:
        raise SaveError(
            "{file}: it was written by a newer version of this program (file version {version})", file=shown(path),
            version=version
        )


# ------------------------------------------------------------ for writing
def _write_refusal(path: Path) -> bool:
    """Do the file's or its folder's rights already say that it can only be read?"""
    real = path.resolve()
    return not (os.access(real, os.W_OK) and os.access(real.parent, os.W_OK))


def _open_for_writing(path: Path) -> Held:
    identity = _identity(path)
    private.tighten(path)
    leftovers.settle(path.resolve())
    connection = _connect_alone(path)
    try:
        version = _check_contents(path, connection)
        if version < VERSION:
            connection.execute("PRAGMA journal_mode = DELETE")
            connection.close()
            migrate(path.resolve(), version)
            return _open_for_writing(path)
        _choose_journal(path, connection)
        return Held(path, connection, False, identity)
    except sqlite3.Error as wrong:
        connection.close()
        if is_write_refusal(wrong):
            return _open_for_viewing(path)
        raise
    except SaveError:
        connection.close()
        raise


def _connect_alone(path: Path) -> sqlite3.Connection:
    """A connection that keeps everybody else out; where a file system knows no locks, one without."""
    connection = _connect(path, "mode=rw")
    try:
        _hold(connection)
    except sqlite3.Error as wrong:
        connection.close()
        if not is_lack_of_locks(wrong):
            raise
        connection = _connect(path, "mode=rw&nolock=1")
        _hold(connection)
    return connection


def _hold(connection: sqlite3.Connection) -> None:
    connection.execute("PRAGMA locking_mode = EXCLUSIVE")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("BEGIN IMMEDIATE")
    connection.execute("COMMIT")


def _choose_journal(path: Path, connection: sqlite3.Connection) -> None:
    """A write-ahead log where the folder allows it, else a rollback journal; then write once, to know that it works.

    The log's file is tried first by hand: once SQLite has marked a file as written through a log, it cannot even be read
    where that log cannot be made.
    """
    (mode,) = connection.execute("PRAGMA journal_mode").fetchone()
    if mode != "wal":
        with suppress(sqlite3.Error):
            if _can_have_log(path.resolve()):
                (mode,) = connection.execute("PRAGMA journal_mode = WAL").fetchone()
    if mode != "wal":
        connection.execute("PRAGMA journal_mode = DELETE")
    try:
        connection.execute(f"PRAGMA user_version = {VERSION}")
    except sqlite3.Error as wrong:
        if is_write_refusal(wrong):
            raise  # a full disk may have room later; a place that refuses writing will not


def _can_have_log(path: Path) -> bool:
    """Can the log's file be made?  Asked only while SQLite uses none: an empty one is then a trial that was killed."""
    log = path.with_name(path.name + "-wal")
    try:
        with log.open("ab") as file:
            is_empty = file.tell() == 0
        if is_empty:
            log.unlink()
        return is_empty
    except OSError:
        return False


# ------------------------------------------------------------ for viewing
def _open_for_viewing(path: Path) -> Held:
    """Read only.  What still has its log beside it cannot be read where nothing may be written, and what is of an earlier version
    not as it is: then a copy is."""
    identity, real = _identity(path), path.resolve()
    left = leftovers.own(real)
    if left or _header(real)[18:20] != bytes((1, 1)):
        return _open_copy(path, identity, [real, *left])
    connection = _connect(real, "mode=ro")
    try:
        connection.execute("PRAGMA query_only = ON")
        if _check_contents(path, connection) == VERSION:
            return Held(path, connection, True, identity)
    except (sqlite3.Error, SaveError):
        connection.close()
        raise
    connection.close()
    return _open_copy(path, identity, [real])


def _open_copy(path: Path, identity: Identity, files: list[Path]) -> Held:
    """A temporary copy of a file and of what lies beside it, settled and brought up to date, for reading only."""
    copy = tempfile.TemporaryDirectory(prefix="battlemap-")
    try:
        for file in files:
            shutil.copyfile(file, Path(copy.name) / file.name)
        connection = _connect(Path(copy.name) / files[0].name, "mode=rw")
    except (OSError, sqlite3.Error):
        copy.cleanup()
        raise
    try:
        connection.execute("PRAGMA locking_mode = EXCLUSIVE")
        connection.execute("PRAGMA journal_mode = DELETE")
        if (version := _check_contents(path, connection)) < VERSION:
            climb(connection, path, version)
            _check_contents(path, connection)
        connection.execute("PRAGMA query_only = ON")
        return Held(path, connection, True, identity, copy)
    except (sqlite3.Error, SaveError):
        connection.close()
        copy.cleanup()
        raise


# ------------------------------------------------------------ both
def _connect(path: Path, how: str) -> sqlite3.Connection:
    """A wary connection: nothing in the file may run code, no value may be beyond measure."""
    place = path.resolve().as_posix()
    address = "file://" + ("" if place.startswith("/") else "/") + quote(os.fsencode(place), safe="/:")
    connection = sqlite3.connect(
        f"{address}?{how}", uri=True, isolation_level=None, timeout=WAIT_SECONDS, check_same_thread=False
    )
    connection.setlimit(sqlite3.SQLITE_LIMIT_LENGTH, LARGEST_PICTURE + 2**20)
    connection.setlimit(sqlite3.SQLITE_LIMIT_ATTACHED, 0)
    connection.execute("PRAGMA trusted_schema = OFF")
    connection.execute("PRAGMA cell_size_check = ON")
    connection.execute("PRAGMA mmap_size = 0")  # a file cut short under a memory map kills the process
    return connection


def _check_contents(path: Path, connection: sqlite3.Connection) -> int:
    """The version, when the file is ours, whole, and holds nothing but our tables."""
    (application,) = connection.execute("PRAGMA application_id").fetchone()
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    if application != APPLICATION_ID:
        raise StrangeFile("{file}: this is a database of another program", file=shown(path))
    _check_version(path, version)
    objects = objects_of(connection)
    strange = [name for kind, name, _ in objects if kind in ("trigger", "view")]
    if strange or (version == VERSION and objects != expected_objects()):
        raise StrangeFile("{file}: the file holds tables, views or triggers that are not this program's", file=shown(path))
    health = connection.execute("PRAGMA quick_check(1)").fetchone()
    if health != ("ok",):
        raise DamagedFile("{file}: the file is damaged", file=shown(path))
    return int(version)
