"""One fight on disk.

    file = FightFile.create(path, state)          or  FightFile.open(path)
    document = file.document(find_ruleset)        its commands are journaled here from now on

A record is committed, and on the disk, before the document shows it: a process killed at any moment loses nothing that was on
the screen.  Words: a *record* is one command done, one undo or one redo; a *checkpoint* is the state after so many records, so
that opening need not fold them all.  Checkpoints are a convenience: one that is missing or damaged is passed over.  Not here: how
a file is opened and kept to ourselves (`opening`), how a new one takes its place (`replacing`), what a command does
(`encounter`).

Opening decodes every record, because undo may walk back to any of them, but folds only those after the last checkpoint.  Should
fights grow far beyond ten thousand records: decode events only when walked to (`Step` with a blob), and keep a checkpoint per
thousand.
"""

import sqlite3
import weakref
from collections.abc import Iterator, Mapping
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

import msgspec
from msgspec.structs import replace

from battlemap.encounter.document import Document, FindRuleset, Record
from battlemap.model import BattlemapError, Encounter
from battlemap.storage.errors import DamagedFile, SaveError, explained, shown
from battlemap.storage.opening import Held, open_held, touching
from battlemap.storage.pictures import (
    OpenPicture,
    drop_unreferenced,
    insert_picture,
    open_picture,
    read_picture,
)
from battlemap.storage.replacing import made_beside, renamed
from battlemap.storage.schema import DamagedBlob, StrangeBlob, create_tables, packed, unpacked

CHECKPOINT_EVERY = 100
CHECKPOINTS_KEPT = 3
CHOICE = "choice/"

_state_decoder = msgspec.msgpack.Decoder(Encounter)
_record_decoder = msgspec.msgpack.Decoder(Record)
_text_decoder = msgspec.msgpack.Decoder(str)

# What folding records that do not belong together can run into: a token that is not there, a position before the first step.
MISFITS = (ArithmeticError, AssertionError, AttributeError, LookupError, RecursionError, TypeError, ValueError)


class FightFile:
    """An open `.battlemap` file.  `base` is the state before its first record."""

    def __init__(self, path: Path, held: Held | None = None) -> None:
        self._held = held or open_held(path)
        self._reading: weakref.WeakSet[OpenPicture] = weakref.WeakSet()
        try:
            self.base = self._read_base()
            (self._seq,) = self._held.connection.execute("SELECT coalesce(max(seq), 0) FROM records").fetchone()
        except sqlite3.Error as wrong:
            self.close()
            raise explained(path, wrong, "opened") from None
        except SaveError:
            self.close()
            raise

    @classmethod
    def create(
        cls, path: Path, state: Encounter, pictures: Mapping[str, bytes] | None = None, overwrite: bool = False
    ) -> "FightFile":
        """A new file with a fight that starts from `state`, and pictures by their SHA-256; made beside its place and moved
        there whole."""
        path = Path(path)
        with made_beside(path, "written", overwrite) as part:
            with closing(sqlite3.connect(part, isolation_level=None)) as connection:
                connection.execute("BEGIN")
                create_tables(connection)
                connection.execute("INSERT INTO meta VALUES ('base', ?, ?)", packed(state))
                connection.execute("INSERT INTO meta VALUES ('created', ?, ?)", packed(_now()))
                for data in (pictures or {}).values():
                    insert_picture(connection, path, data)
                connection.execute("COMMIT")
        return cls(path)

    @classmethod
    def open(cls, path: Path) -> "FightFile":
        """Open a file, mistrusting it: only our own tables, whole, of a version we know, open nowhere else."""
        return cls(Path(path))

    @property
    def path(self) -> Path:
        return self._held.path

    @property
    def connection(self) -> sqlite3.Connection:
        """For what reads its rows as they are (`backups`)."""
        return self._held.connection

    @property
    def is_read_only(self) -> bool:
        """May it only be looked at?  Then `journal` refuses; `save_as` goes on elsewhere."""
        return self._held.is_read_only

    def __enter__(self) -> "FightFile":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """Let go of the file, leaving one file alone."""
        self._stop_reading()
        self._held.close()

    def _read_base(self) -> Encounter:
        row = self._held.connection.execute("SELECT checksum, value FROM meta WHERE name = 'base'").fetchone()
        try:
            checksum, blob = row or (None, None)
            return unpacked(checksum, blob, _state_decoder)
        except DamagedBlob:
            raise DamagedFile("{file}: the file is damaged, its first state cannot be read", file=shown(self.path)) from None

    # ------------------------------------------------------------ the fight
    def records(self) -> Iterator[Record]:
        """Everything done, undone and redone, in order; a `SaveError` where they break off."""
        stand = (0, 0)
        try:
            rows = self._held.connection.execute("SELECT seq, checksum, record FROM records ORDER BY seq")
            for number, (seq, checksum, blob) in enumerate(rows, 1):
                record = unpacked(checksum, blob, _record_decoder)
                after = record.moved(*stand)
                if seq != number or after is None:
                    raise DamagedBlob
                stand = after
                yield record
        except StrangeBlob:
            raise SaveError(
                "{file}: record {number} holds what this version of the program does not know; a newer one may have written it",
                file=shown(self.path), number=number,
            ) from None
        except DamagedBlob:
            raise DamagedFile("{file}: the file is damaged at record {number}", file=shown(self.path), number=number) from None
        except sqlite3.Error as wrong:
            raise explained(self.path, wrong, "read") from None

    def document(self, find_ruleset: FindRuleset) -> Document:
        """The fight as it was left, with its undo and redo, journaling into this file."""
        return self._restored(find_ruleset, self._checkpoints())

    def verify(self, find_ruleset: FindRuleset) -> Document:
        """The same, folded from the very start; a `SaveError` when that leads elsewhere than the checkpoints do."""
        document = self._restored(find_ruleset, {})
        if _told(self.document(find_ruleset).state) != _told(document.state):
            raise DamagedFile("{file}: the file is damaged, its records and its last state differ", file=shown(self.path))
        return document

    def _restored(self, find_ruleset: FindRuleset, checkpoints: Mapping[int, Encounter]) -> Document:
        try:
            find_ruleset(self.base.ruleset)
            return Document.restored(self.base, self.records(), find_ruleset, self.journal, checkpoints)
        except SaveError:
            raise
        except BattlemapError as wrong:
            raise SaveError("{file}: {why}", file=shown(self.path), why=wrong) from None
        except MISFITS:
            raise DamagedFile("{file}: the file is damaged, its records do not fit together", file=shown(self.path)) from None

    def _checkpoints(self) -> dict[int, Encounter]:
        found = {}
        try:
            for seq, checksum, blob in self._held.connection.execute("SELECT seq, checksum, state FROM checkpoints"):
                try:
                    found[seq] = unpacked(checksum, blob, _state_decoder)
                except DamagedBlob:
                    continue  # folding leads there too
        except sqlite3.Error as wrong:
            raise explained(self.path, wrong, "read") from None
        return found

    def journal(self, record: Record, after: Encounter) -> None:
        """Commit one record; what raises here has changed nothing."""
        self._check_writable()
        connection, seq = self._held.connection, self._seq + 1
        row = (seq, record.kind, record.steps, _now(), *packed(record))
        try:
            connection.execute("BEGIN IMMEDIATE")
            try:
                connection.execute("INSERT INTO records VALUES (?, ?, ?, ?, ?, ?)", row)
                if seq % CHECKPOINT_EVERY == 0:
                    connection.execute("INSERT INTO checkpoints VALUES (?, ?, ?)", (seq, *packed(after)))
                    oldest = seq - CHECKPOINT_EVERY * CHECKPOINTS_KEPT
                    connection.execute("DELETE FROM checkpoints WHERE seq <= ?", (oldest,))
                connection.execute("COMMIT")
            except BaseException:
                if connection.in_transaction:  # SQLite itself has rolled back after some errors
                    connection.execute("ROLLBACK")
                raise
        except sqlite3.Error as wrong:
            raise explained(self.path, wrong, "written") from None
        self._seq = seq

    def _check_writable(self) -> None:
        if self.is_read_only:
            raise SaveError("{file}: it is read-only; use Save as to keep the fight elsewhere", file=shown(self.path))
        if not self._held.is_in_place():
            # A file without a name can be written for hours, and is gone at the end.
            raise SaveError("{file}: the file was moved or deleted; use Save as to keep the fight", file=shown(self.path))

    # ------------------------------------------------------------ how this fight is played
    def choice(self, name: str) -> str:
        """What was chosen for this fight and is no part of it (who rolls the dice); "" for nothing, or nothing readable."""
        try:
            row = self._held.connection.execute("SELECT checksum, value FROM meta WHERE name = ?", (CHOICE + name,)).fetchone()
            return unpacked(row[0], row[1], _text_decoder) if row else ""
        except (sqlite3.Error, DamagedBlob):
            return ""

    def choose(self, name: str, value: str) -> None:
        """Keep it with the fight, copies have it too.  A fight that may only be looked at keeps nothing."""
        if self.is_read_only or not self._held.is_in_place():
            return
        try:
            self._held.connection.execute("INSERT OR REPLACE INTO meta VALUES (?, ?, ?)", (CHOICE + name, *packed(value)))
        except sqlite3.Error as wrong:
            raise explained(self.path, wrong, "written") from None

    # ------------------------------------------------------------ pictures
    def put_picture(self, data: bytes) -> str:
        """Keep a picture; its content hash.  Copies keep it only when something in the fight speaks of it."""
        self._check_writable()
        try:
            return insert_picture(self._held.connection, self.path, data)
        except sqlite3.Error as wrong:
            raise explained(self.path, wrong, "written") from None

    def picture(self, sha256: str) -> bytes | None:
        """A picture by its content hash; None when there is none."""
        try:
            return read_picture(self._held.connection, self.path, sha256)
        except sqlite3.Error as wrong:
            raise explained(self.path, wrong, "read") from None

    def open_picture(self, sha256: str) -> OpenPicture | None:
        """The same, to be read bit by bit for as long as this file is open and bears its name; None when there is none."""
        try:
            found = open_picture(self._held.connection, self.path, sha256)
        except sqlite3.Error as wrong:
            raise explained(self.path, wrong, "read") from None
        if found is not None:
            self._reading.add(found)
        return found

    def _stop_reading(self) -> None:
        """What is still being read goes before the file does."""
        for each in list(self._reading):
            each.close()
        self._reading.clear()

    # ------------------------------------------------------------ when
    def last_played(self) -> datetime | None:
        """When the last record was made, or the file itself; None where that cannot be read."""
        try:
            ((told,),) = self._held.connection.execute("SELECT max(created) FROM records").fetchall()
            if told is None:
                row = self._held.connection.execute("SELECT checksum, value FROM meta WHERE name = 'created'").fetchone()
                checksum, blob = row or (None, None)
                told = unpacked(checksum, blob, _text_decoder)
            return datetime.fromisoformat(str(told))
        except (sqlite3.Error, DamagedBlob, ValueError):
            return None

    # ------------------------------------------------------------ copies
    def duplicate(self, path: Path) -> Path:
        """A complete copy at another path, history and pictures included; this file stays open.  A file there is replaced."""
        path = Path(path)
        if path.resolve() == self.path.resolve() and self._held.is_in_place():
            raise SaveError("{file}: that is the open fight itself", file=shown(path))
        with made_beside(path, "copied", overwrite=True) as part:
            with closing(sqlite3.connect(part, isolation_level=None)) as copy:
                copy.execute("PRAGMA locking_mode = EXCLUSIVE")
                self._held.connection.backup(copy)
                copy.execute("PRAGMA journal_mode = DELETE")
                if drop_unreferenced(copy):
                    copy.execute("VACUUM")
        return path

    def save_as(self, path: Path) -> None:
        """Go on in a copy at another path; the old file stays as it is."""
        self.duplicate(path)
        self._stop_reading()
        old, self._held = self._held, open_held(Path(path))
        old.close()

    def move_to(self, path: Path) -> None:
        """Bear another name from now on; on trouble it keeps the old one, and stays open either way."""
        old = self.path
        with touching:
            self._stop_reading()
            self._held.close()
            try:
                renamed(old, path)
            finally:
                self._held = open_held(path if not old.exists() else old)


def _now() -> str:
    """When a record was made, for people: their order is their number's, whatever the clock does."""
    return datetime.now(UTC).isoformat(timespec="seconds")


def _told(state: Encounter) -> Encounter:
    """What both ways of reading must agree on: checkpoints of the first builds do not hold who has begun a turn this round."""
    return replace(state, turn=replace(state.turn, started=()))
