"""One fight on disk.

    file = FightFile.create(path, state)          or  FightFile.open(path)
    document = file.document(find_ruleset)        its commands are journaled here from now on

A record is committed before the document shows it, so a process killed at any moment loses nothing that was on the screen.  The file
is held exclusively while open; a folder that refuses SQLite's write-ahead log (network, synced) gets a rollback journal instead.
"""

import hashlib
import os
import sqlite3
from collections.abc import Iterator, Mapping
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

import msgspec

from battlemap.encounter.document import Document, FindRuleset, Record
from battlemap.model import Encounter
from battlemap.storage.errors import SaveError, explained
from battlemap.storage.migrations import migrate
from battlemap.storage.schema import APPLICATION_ID, VERSION, create_tables, expected_objects, objects_of

CHECKPOINT_EVERY = 100
CHECKPOINTS_KEPT = 3
LARGEST_PICTURE = 512 * 1024 * 1024
HEADER = b"SQLite format 3\x00"

_encoder = msgspec.msgpack.Encoder()
_state_decoder = msgspec.msgpack.Decoder(Encounter)
_record_decoder = msgspec.msgpack.Decoder(Record)


class FightFile:
    """An open `.battlemap` file.  `base` is the state before its first record."""

    def __init__(self, path: Path, connection: sqlite3.Connection, read_only: bool) -> None:
        self.path = path
        self.is_read_only = read_only
        self._connection = connection
        self.base = self._read_base()
        self._seq: int = connection.execute("SELECT coalesce(max(seq), 0) FROM records").fetchone()[0]

    # ------------------------------------------------------------ opening
    @classmethod
    def create(
        cls, path: Path, state: Encounter, pictures: Mapping[str, bytes] | None = None, overwrite: bool = False
    ) -> "FightFile":
        """A new file with a fight that starts from `state`; made beside its place and moved there whole."""
        path = Path(path)
        if path.exists() and not overwrite:
            raise SaveError(f"{path.name}: there is already a file of that name")
        part = path.with_name(f".{path.name}.part")
        try:
            part.unlink(missing_ok=True)
            with closing(sqlite3.connect(part)) as connection, connection:
                create_tables(connection)
                connection.execute("INSERT INTO meta VALUES ('base', ?)", (_encoder.encode(state),))
                for data in (pictures or {}).values():
                    _insert_picture(connection, path, data)
            os.replace(part, path)
        except (OSError, sqlite3.Error) as wrong:
            raise explained(path, wrong, "written") from None
        finally:
            part.unlink(missing_ok=True)
        return cls.open(path)

    @classmethod
    def open(cls, path: Path) -> "FightFile":
        """Open a file, mistrusting it: only our own tables, whole, of a version we know."""
        path = Path(path)
        _check_header(path)
        read_only = not (os.access(path, os.W_OK) and os.access(path.parent, os.W_OK))
        connection = _connect(path, read_only)
        try:
            version = _check_contents(path, connection)
            if version < VERSION:
                connection.close()
                if read_only:
                    raise SaveError(f"{path.name}: it is of an earlier version and read-only; copy it to a folder you may write")
                migrate(path, version)
                return cls.open(path)
            if not read_only:
                _keep_journal(connection)
            return cls(path, connection, read_only)
        except sqlite3.Error as wrong:
            connection.close()
            raise explained(path, wrong, "opened") from None
        except SaveError:
            connection.close()
            raise

    def _read_base(self) -> Encounter:
        row = self._connection.execute("SELECT value FROM meta WHERE name = 'base'").fetchone()
        try:
            return _state_decoder.decode(row[0])
        except (TypeError, ValueError, msgspec.MsgspecError):
            raise SaveError(f"{self.path.name}: the file is damaged, its first state cannot be read") from None

    # ------------------------------------------------------------ the fight
    def records(self) -> Iterator[Record]:
        """Everything done, undone and redone, in order."""
        for seq, blob in self._connection.execute("SELECT seq, record FROM records ORDER BY seq"):
            try:
                yield _record_decoder.decode(blob)
            except (ValueError, msgspec.MsgspecError):
                raise SaveError(f"{self.path.name}: the file is damaged at record {seq}") from None

    def document(self, find_ruleset: FindRuleset) -> Document:
        """The fight as it was left, with its undo and redo, journaling into this file."""
        find_ruleset(self.base.ruleset)
        try:
            checkpoints = {
                int(seq): _state_decoder.decode(blob)
                for seq, blob in self._connection.execute("SELECT seq, state FROM checkpoints")
            }
            return Document.restored(self.base, self.records(), find_ruleset, self.journal, checkpoints)
        except sqlite3.Error as wrong:
            raise explained(self.path, wrong, "read") from None
        except (ValueError, KeyError, msgspec.MsgspecError):
            raise SaveError(f"{self.path.name}: the file is damaged, its records do not fit together") from None

    def journal(self, record: Record, after: Encounter) -> None:
        """Commit one record; what raises here has changed nothing."""
        if self.is_read_only:
            raise SaveError(f"{self.path.name}: it is read-only; use Save as to keep the fight elsewhere")
        seq = self._seq + 1
        try:
            with self._connection as connection:
                connection.execute("BEGIN IMMEDIATE")
                connection.execute(
                    "INSERT INTO records VALUES (?, ?, ?, ?)",
                    (seq, record.kind, _encoder.encode(record), datetime.now(UTC).isoformat(timespec="seconds")),
                )
                if seq % CHECKPOINT_EVERY == 0:
                    connection.execute("INSERT INTO checkpoints VALUES (?, ?)", (seq, _encoder.encode(after)))
                    oldest = seq - CHECKPOINT_EVERY * CHECKPOINTS_KEPT
                    connection.execute("DELETE FROM checkpoints WHERE seq <= ?", (oldest,))
        except (sqlite3.Error, OSError) as wrong:
            raise explained(self.path, wrong, "written") from None
        self._seq = seq

    # ------------------------------------------------------------ pictures
    def put_picture(self, data: bytes) -> str:
        """Keep a picture; its content hash."""
        try:
            with self._connection as connection:
                return _insert_picture(connection, self.path, data)
        except sqlite3.Error as wrong:
            raise explained(self.path, wrong, "written") from None

    def picture(self, sha256: str) -> bytes | None:
        """A picture by its content hash; None when there is none."""
        try:
            row = self._connection.execute("SELECT bytes FROM pictures WHERE sha256 = ?", (sha256,)).fetchone()
        except sqlite3.Error as wrong:
            raise explained(self.path, wrong, "read") from None
        if row is None:
            return None
        data = bytes(row[0])
        if hashlib.sha256(data).hexdigest() != sha256:
            raise SaveError(f"{self.path.name}: a picture in it is damaged")
        return data

    # ------------------------------------------------------------ copies
    def duplicate(self, path: Path) -> Path:
        """A complete copy at another path; this file stays open."""
        path = Path(path)
        part = path.with_name(f".{path.name}.part")
        if path.exists() and path.samefile(self.path):
            raise SaveError(f"{path.name}: that is the open fight itself")
        try:
            part.unlink(missing_ok=True)
            with closing(sqlite3.connect(part)) as copy:
                self._connection.backup(copy)
                copy.execute("PRAGMA journal_mode = DELETE")
            os.replace(part, path)
        except (sqlite3.Error, OSError) as wrong:
            raise explained(path, wrong, "copied") from None
        finally:
            part.unlink(missing_ok=True)
        return path

    def save_as(self, path: Path) -> None:
        """Go on in a copy at another path; the old file stays as it is."""
        self.duplicate(path)
        new = FightFile.open(path)
        self.close()
        self.path, self._connection, self.is_read_only, self._seq = new.path, new._connection, new.is_read_only, new._seq

    def close(self) -> None:
        """Let go of the file, leaving one file alone."""
        try:
            if not self.is_read_only:
                self._connection.execute("PRAGMA journal_mode = DELETE")
        except sqlite3.Error:
            pass  # what is in the log stays there and is read at the next opening
        finally:
            self._connection.close()


def _check_header(path: Path) -> None:
    try:
        if path.is_dir():
            raise SaveError(f"{path.name}: cannot be opened, it is a folder")
        with path.open("rb") as file:
            start = file.read(16)
    except OSError as wrong:
        raise explained(path, wrong, "opened") from None
    if not start:
        raise SaveError(f"{path.name}: the file is empty")
    if start != HEADER:
        raise SaveError(f"{path.name}: this is no fight of this program")


def _connect(path: Path, read_only: bool) -> sqlite3.Connection:
    """A wary connection: nothing in the file may run code, and nobody else may write while it is open."""
    quoted = path.resolve().as_uri()
    has_log = path.with_name(path.name + "-wal").exists()
    mode = "mode=rw" if not read_only else "mode=ro" if has_log else "mode=ro&immutable=1"
    try:
        connection = sqlite3.connect(f"{quoted}?{mode}", uri=True, isolation_level=None, timeout=0.2, check_same_thread=False)
        connection.execute("PRAGMA trusted_schema = OFF")
        connection.execute("PRAGMA cell_size_check = ON")
        if not read_only:
            connection.execute("PRAGMA locking_mode = EXCLUSIVE")
            connection.execute("PRAGMA synchronous = FULL")
            connection.execute("BEGIN IMMEDIATE")
            connection.execute("COMMIT")
        return connection
    except (sqlite3.Error, OSError) as wrong:
        raise explained(path, wrong, "opened") from None


def _keep_journal(connection: sqlite3.Connection) -> None:
    """A write-ahead log where the folder allows it, else a rollback journal: as safe, a little slower."""
    try:
        (mode,) = connection.execute("PRAGMA journal_mode = WAL").fetchone()
    except sqlite3.Error:
        mode = ""
    if mode != "wal":
        connection.execute("PRAGMA journal_mode = DELETE")


def _check_contents(path: Path, connection: sqlite3.Connection) -> int:
    """The version, when the file is ours, whole, and holds nothing but our tables."""
    (application,) = connection.execute("PRAGMA application_id").fetchone()
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    if application != APPLICATION_ID:
        raise SaveError(f"{path.name}: this is a database of another program")
    if version > VERSION:
        raise SaveError(f"{path.name}: it was written by a newer version of this program (file version {version})")
    (health,) = connection.execute("PRAGMA quick_check(1)").fetchone()
    if health != "ok":
        raise SaveError(f"{path.name}: the file is damaged ({health})")
    if version == VERSION and objects_of(connection) != expected_objects():
        raise SaveError(f"{path.name}: the file holds tables or triggers that are not this program's")
    return int(version)


def _insert_picture(connection: sqlite3.Connection, path: Path, data: bytes) -> str:
    if len(data) > LARGEST_PICTURE:
        raise SaveError(f"{path.name}: the picture is larger than {LARGEST_PICTURE // 2**20} MB")
    sha256 = hashlib.sha256(data).hexdigest()
    connection.execute("INSERT OR IGNORE INTO pictures VALUES (?, ?)", (sha256, data))
    return sha256
