"""A damaged fight, as far as its steps go: what is whole of it, into a new file; the damaged one stays as it is.

    found = examine(path)            what is whole; a `SaveError` where nothing is
    found = remains(path, wrong)     the same for one that could not be opened; None where that is no damage, or nothing is left
    found.told                       "mill.battlemap: damaged at step 131 of 140; 130 steps are whole"
    path = found.write(goal)         a fight like any other

A step is a record: a command, an undo or a redo.  Steps are whole up to the first that is not; those after it cannot stand
without it.  But where a later state is whole (a checkpoint), it and what was done from there on is what the table looked like
last: then the fight begins there, without what lay before.  Not here: how rows are found (`carving`).
"""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, suppress
from pathlib import Path

import msgspec

from battlemap.encounter.document import Document, Record
from battlemap.model import Encounter
from battlemap.rulesets import find_ruleset
from battlemap.sentence import Sentence
from battlemap.storage.carving import Carved, carve
from battlemap.storage.errors import DamagedFile, SaveError, StrangeFile, explained, open_elsewhere, shown
from battlemap.storage.fight_file import CHOICE, MISFITS, FightFile
from battlemap.storage.opening import is_open_here, refuse_what_is_no_file, touching
from battlemap.storage.places import free_path
from battlemap.storage.replacing import beside, made_beside
from battlemap.storage.schema import DamagedBlob, create_tables, packed, unpacked

_states = msgspec.msgpack.Decoder(Encounter)
_records = msgspec.msgpack.Decoder(Record)


class Found(msgspec.Struct, frozen=True):
    """What is whole: the state after `start` steps, and the `records` that follow it.  `steps`: how many there ever were, as far
    as can be seen."""

    path: Path
    base: Encounter
    start: int
    records: tuple[Record, ...]
    steps: int
    rows: Carved

    @property
    def reach(self) -> int:
        """The last step that is whole."""
        return self.start + len(self.records)

    @property
    def state(self) -> Encounter:
        """How the fight stands there."""
        return Document.restored(self.base, self.records, find_ruleset).state

    @property
    def told(self) -> Sentence:
        """What is wrong and what is left, in one sentence."""
        facts = {"file": shown(self.path), "step": self.reach + 1, "steps": self.steps, "n": len(self.records)}
        if self.start:
            return Sentence("{file}: damaged; it is whole again from step {start} to step {reach} of {steps}",
                            start=self.start, reach=self.reach, **facts)  # fmt: skip
        if self.reach >= self.steps:
            return Sentence("{file}: damaged, but all its steps are whole (%n step(s))", **facts)
        return Sentence("{file}: damaged at step {step} of {steps}; %n step(s) (is/are) whole", **facts)

    def write(self, goal: Path | None = None) -> Path:
        """Into a new file, beside it where no other is named; where it is.  Raises SaveError."""
        goal = goal or free_path(self.path.parent, f"{self.path.stem} (repaired)")
        with made_beside(goal, "written", overwrite=False) as part:
            with closing(sqlite3.connect(part, isolation_level=None)) as connection:
                connection.execute("BEGIN")
                create_tables(connection)
                self._fill(connection)
                connection.execute("COMMIT")
        try:
            with FightFile.open(goal) as file:
                file.verify(find_ruleset)
        except SaveError:
            with suppress(OSError):
                goal.unlink()
            raise
        return goal

    def _fill(self, connection: sqlite3.Connection) -> None:
        rows = self.rows
        connection.execute("INSERT INTO meta VALUES ('base', ?, ?)", packed(self.base))
        for name, row in rows.meta.items():
            if name == "created" or name.startswith(CHOICE):
                connection.execute("INSERT INTO meta VALUES (?, ?, ?)", (name, *row))
        for number in range(1, len(self.records) + 1):
            connection.execute("INSERT INTO records VALUES (?, ?, ?, ?, ?, ?)", (number, *rows.records[self.start + number]))
        for sha256, (kind, data) in rows.pictures.items():
            connection.execute("INSERT INTO pictures VALUES (?, ?, ?)", (sha256, kind, data))
        connection.execute("INSERT OR REPLACE INTO checkpoints VALUES (?, ?, ?)", (len(self.records), *packed(self.state)))


def examine(path: Path) -> Found:
    """What is whole of a file that cannot be opened, or can.  Raises SaveError: nothing is, or somebody has it open."""
    path = Path(path)
    if is_open_here(path):
        raise open_elsewhere(path)
    try:
        with touching:
            refuse_what_is_no_file(path)
            ways = [carve(path), *([carve(path, alone=True)] if beside(path) else [])]
    except (OSError, ValueError) as wrong:
        raise explained(path, wrong, "read") from None
    found = [way for rows in ways for way in _candidates(path, rows)]
    if not found:
        raise DamagedFile("{file}: nothing of it can be read", file=shown(path))
    return max(found, key=lambda each: (each.reach, -each.start))


def remains(path: Path, wrong: Exception) -> Found | None:
    """What is whole of a file that could not be opened for that reason."""
    if not isinstance(wrong, (DamagedFile, StrangeFile)):
        return None
    try:
        return examine(path)
    except SaveError:
        return None


def _candidates(path: Path, rows: Carved) -> Iterator[Found]:
    """The fight from its first state, and from each later one that reaches further."""
    steps, reach = max([rows.seen, *rows.records, *rows.checkpoints]) if rows.records or rows.checkpoints else rows.seen, -1
    base = _state(rows.meta.get("base"))
    if base is not None:
        records = _chain(base, rows, 0)
        reach = len(records)
        yield Found(path, base, 0, records, steps, rows)
    for seq in sorted(rows.checkpoints, reverse=True):
        if seq > reach and (state := _state(rows.checkpoints[seq])) is not None:
            records = _chain(state, rows, seq)
            yield Found(path, state, seq, records, steps, rows)


def _state(row: tuple[int, bytes] | None) -> Encounter | None:
    if row is None:
        return None
    try:
        state = unpacked(*row, _states)
        find_ruleset(state.ruleset)
        return state
    except (DamagedBlob, SaveError, LookupError, ValueError):
        return None


def _chain(base: Encounter, rows: Carved, start: int) -> tuple[Record, ...]:
    """The records that follow each other from there on, and fold."""
    found, stand = list[Record](), (0, 0)
    while (row := rows.records.get(start + len(found) + 1)) is not None:
        try:
            record = unpacked(row[3], row[4], _records)
        except DamagedBlob:
            break
        if (after := record.moved(*stand)) is None:
            break
        stand = after
        found.append(record)
    return tuple(found[: _foldable(base, found)])


def _foldable(base: Encounter, records: list[Record]) -> int:
    """How many of them fold: mostly all, else found by halves."""
    low, high, middle = 0, len(records), len(records)
    while low < high:
        if _folds(base, records[:middle]):
            low = middle
        else:
            high = middle - 1
        middle = (low + high + 1) // 2
    return low


def _folds(base: Encounter, records: list[Record]) -> bool:
    try:
        Document.restored(base, records, find_ruleset)
    except MISFITS:
        return False
    return True
