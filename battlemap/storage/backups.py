"""Earlier states of a fight: the last ten by time, below the user's data folder, out of sight of the fights.

    keep(taken(file, state, "played"))       `taken` on the thread that has the file open, `keep` on any
    kept(path)                               what there is of the fight at that path, the newest first
    go_back(backup, path)                    the file as it was then; as it is now it is kept too

A backup is a fight's file without its pictures, with the state it leads to; pictures lie beside, each once, however many backups
speak of it.  Backups are numbered, so their order is that of their making whatever the clock does.  A fight is known by where its
file is; `follow` when it moves.  Disk: ten of each fight, fewer where they are large (`MOST_BYTES`), and of fights not played for
long none where all together are (`ALL_BYTES`).  Not here: when one is made (`ui.library.backing`), a damaged file's own steps
(`repair`).
"""

import hashlib
import os
import shutil
import sqlite3
import threading
from collections.abc import Iterator
from contextlib import closing, suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import Literal

import msgspec

from battlemap.encounter.document import Record
from battlemap.model import Encounter
from battlemap.rulesets import find_ruleset
from battlemap.storage import private
from battlemap.storage.errors import SaveError, explained, open_elsewhere
from battlemap.storage.fight_file import FightFile
from battlemap.storage.opening import open_to_look, touching
from battlemap.storage.pictures import OpenPicture, PictureClosed, insert_picture
from battlemap.storage.places import SUFFIX, free_path, safe_name, user_folder
from battlemap.storage.replacing import made_beside, renamed
from battlemap.storage.schema import DamagedBlob, create_tables, packed, unpacked

KEPT = 10
MOST_BYTES, ALL_BYTES = 256 * 2**20, 2 * 2**30
FOLDER, PICTURES, NOTE, WHERE = "backups", "pictures", "backup", "fight.txt"
Why = Literal["opened", "played", "closed", "before", "replaced"]
"""As it was found, every so often, as it was left, before going back, before another file took its place."""

Rows = list[tuple[object, ...]]


class Note(msgspec.Struct, frozen=True, kw_only=True):
    """What a backup says of itself."""

    made: str
    why: Why = "played"
    pictures: tuple[str, ...] = ()


class Taken(msgspec.Struct, frozen=True):
    """A fight's rows as they were at one moment, and the pictures no backup has yet: to be read by `keep` while the file is open,
    or as they are where it is just being closed."""

    path: Path
    state: Encounter
    why: Why
    meta: Rows
    records: Rows
    pictures: tuple[str, ...]
    fresh: tuple[tuple[str, "bytes | OpenPicture"], ...]
    sign: str


class Backup(msgspec.Struct, frozen=True):
    """`last`: the last record, None where nothing was done; `steps`: how many there are."""

    path: Path
    made: datetime
    why: Why
    steps: int
    state: Encounter
    last: Record | None


_one_by_one = threading.Lock()
_notes = msgspec.msgpack.Decoder(Note)
_states = msgspec.msgpack.Decoder(Encounter)
_records = msgspec.msgpack.Decoder(Record)


# ------------------------------------------------------------ making
def taken(file: FightFile, state: Encounter, why: Why) -> Taken | None:
    """What `keep` wants; None where the newest backup is of the same.  Raises SaveError."""
    folder = _folder(file.path)
    connection = file.connection
    try:
        base = connection.execute("SELECT checksum FROM meta WHERE name = 'base'").fetchone()
        last = connection.execute("SELECT seq, checksum FROM records ORDER BY seq DESC LIMIT 1").fetchone()
        sign = hashlib.sha256(repr((base, last)).encode()).hexdigest()[:12]
        files = _files(folder)
        if files and files[-1].stem.endswith(sign):
            return None
        pictures = tuple(sha256 for (sha256,) in connection.execute("SELECT sha256 FROM pictures"))
        missing = [sha256 for sha256 in pictures if not (folder / PICTURES / sha256).exists()]
        fresh = tuple((sha256, _picture(file, sha256, at_once=why == "closed")) for sha256 in missing)
        meta = connection.execute("SELECT name, checksum, value FROM meta").fetchall()
        records = connection.execute("SELECT seq, kind, steps, created, checksum, record FROM records").fetchall()
    except (OSError, sqlite3.Error) as wrong:
        raise explained(file.path, wrong, "read") from None
    return Taken(file.path, state, why, meta, records, pictures, fresh, sign)


def _picture(file: FightFile, sha256: str, at_once: bool) -> "bytes | OpenPicture":
    """A large one takes long to read; a damaged one is kept as it is."""
    with suppress(SaveError):
        if not at_once and (found := file.open_picture(sha256)) is not None:
            return found
    ((data,),) = file.connection.execute("SELECT CAST(bytes AS BLOB) FROM pictures WHERE sha256 = ?", (sha256,)).fetchall()
    return bytes(data)


def keep(of: Taken | None, spared: Path | None = None) -> None:
    """One backup more, and those too many gone, but not the `spared` one; none where the fight's file is closed before all of it
    is read: closing it makes one.  Raises SaveError."""
    if of is None:
        return
    with _one_by_one, suppress(PictureClosed):
        _keep(of, spared)


def _keep(of: Taken, spared: Path | None) -> None:
    folder = _folder(of.path)
    try:
        for each in (folder, folder / PICTURES):
            private.make_folder(each)
        _tell_where(folder, of.path)
        for sha256, data in of.fresh:
            _keep_picture(folder / PICTURES / sha256, data)
    except OSError as wrong:
        raise explained(folder, wrong, "written") from None
    files = _files(folder)
    number = _number(files[-1]) + 1 if files else 1
    goal = folder / f"{number:06d} {of.sign}{SUFFIX}"
    with made_beside(goal, "written", overwrite=False) as part:
        with closing(sqlite3.connect(part, isolation_level=None)) as connection:
            connection.execute("BEGIN")
            create_tables(connection)
            _fill(connection, of)
            connection.execute("COMMIT")
    _thin(folder, spared)


def keep_file(path: Path, why: Why, spared: Path | None = None) -> None:
    """Of a fight nobody has open.  Raises SaveError."""
    with touching, FightFile(path, open_to_look(path)) as file:
        of = taken(file, file.document(find_ruleset).state, why)
    keep(of, spared)


def _fill(connection: sqlite3.Connection, of: Taken) -> None:
    note = Note(made=datetime.now(UTC).isoformat(timespec="seconds"), why=of.why, pictures=of.pictures)
    connection.executemany("INSERT INTO meta VALUES (?, ?, ?)", of.meta)
    connection.execute("INSERT OR REPLACE INTO meta VALUES (?, ?, ?)", (NOTE, *packed(note)))
    connection.executemany("INSERT INTO records VALUES (?, ?, ?, ?, ?, ?)", of.records)
    connection.execute("INSERT INTO checkpoints VALUES (?, ?, ?)", (len(of.records), *packed(of.state)))


def _keep_picture(path: Path, data: "bytes | OpenPicture") -> None:
    part = path.with_name(f".{path.name}.{os.getpid()}.part")
    part.unlink(missing_ok=True)
    try:
        private.begin(part, path)
        with part.open("wb") as file:
            for piece in [data] if isinstance(data, bytes) else _pieces(data):
                file.write(piece)
        os.replace(part, path)
    finally:
        part.unlink(missing_ok=True)


def _pieces(picture: OpenPicture) -> Iterator[bytes]:
    with closing(picture), suppress(SaveError):  # what is damaged in the fight is so in its backup
        while piece := picture.read():
            yield piece


# ------------------------------------------------------------ finding
def kept(path: Path) -> list[Backup]:
    """Of the fight at that path, the newest first; one that cannot be read is left out."""
    found = []
    for file in reversed(_files(_folder(path))):
        with suppress(SaveError):
            found.append(_read(file))
    return found


def has_any(path: Path) -> bool:
    return bool(_files(_folder(path)))


def fights() -> list[Path]:
    """Where the fights are, or were, of which there are backups; the one last kept first."""
    found = []
    with suppress(OSError, SaveError):
        folders = [each for each in user_folder(FOLDER).iterdir() if _files(each)]
        for folder in sorted(folders, key=lambda each: each.stat().st_mtime, reverse=True):
            with suppress(OSError, UnicodeError):
                found.append(Path((folder / WHERE).read_text(encoding="utf-8", errors="surrogateescape")))
    return found


def _read(path: Path) -> Backup:
    with touching, FightFile(path, open_to_look(path)) as file:
        try:
            connection = file.connection
            note = _note(connection)
            seq, checksum, blob = connection.execute("SELECT seq, checksum, state FROM checkpoints ORDER BY seq DESC").fetchone()
            last = connection.execute("SELECT checksum, record FROM records ORDER BY seq DESC LIMIT 1").fetchone()
            record = unpacked(last[0], last[1], _records) if last is not None else None
            made = datetime.fromisoformat(note.made)
            return Backup(path, made, note.why, seq, unpacked(checksum, blob, _states), record)
        except (DamagedBlob, TypeError, ValueError, sqlite3.Error) as wrong:
            raise explained(path, wrong, "read") from None


def _note(connection: sqlite3.Connection) -> Note:
    """Raises DamagedBlob, TypeError where there is none, sqlite3.Error."""
    checksum, blob = connection.execute(f"SELECT checksum, value FROM meta WHERE name = '{NOTE}'").fetchone()
    return unpacked(checksum, blob, _notes)


# ------------------------------------------------------------ going back
def go_back(backup: Backup, path: Path) -> Path | None:
    """Put it at that path, where nobody has the file open.  What is there is kept: as a backup where it can be read, else beside
    it under another name, which is returned.  Raises SaveError, and then the file is as it was."""
    aside = None
    if path.exists():
        try:
            keep_file(path, "before", spared=backup.path)
        except SaveError as wrong:
            if str(wrong) == str(open_elsewhere(path)):
                raise
            aside = free_path(path.parent, f"{path.stem} (damaged)")
    if aside is not None:
        renamed(path, aside)
    try:
        _put(backup, path)
    except SaveError:
        if aside is not None:
            renamed(aside, path)
        raise
    return aside


def _put(backup: Backup, path: Path) -> None:
    folder = backup.path.parent
    with made_beside(path, "written", overwrite=True) as part:
        shutil.copyfile(backup.path, part)
        with closing(sqlite3.connect(part, isolation_level=None)) as connection:
            connection.execute("BEGIN")
            for sha256 in _note(connection).pictures:
                with suppress(FileNotFoundError):
                    data = (folder / PICTURES / sha256).read_bytes()
                    insert_picture(connection, path, data)
            connection.execute(f"DELETE FROM meta WHERE name = '{NOTE}'")
            connection.execute("COMMIT")


# ------------------------------------------------------------ where
def follow(path: Path, goal: Path) -> None:
    """A fight has another name, or place: its backups go with it."""
    old, new = _folder(path), _folder(goal)
    with suppress(OSError):
        if old.exists() and not new.exists():
            old.rename(new)
            _tell_where(new, goal)


def _tell_where(folder: Path, path: Path) -> None:
    """Whose backups these are.  Raises OSError."""
    with open(folder / WHERE, "w", encoding="utf-8", errors="surrogateescape", opener=private.opener) as file:
        file.write(str(path.absolute()))


def _folder(path: Path) -> Path:
    place = path.absolute()
    key = hashlib.sha256(os.fsencode(place)).hexdigest()[:12]
    return user_folder(FOLDER) / f"{safe_name(place.stem)[:60]} {key}"


def _files(folder: Path) -> list[Path]:
    """By number, the newest last."""
    with suppress(OSError):
        return sorted((file for file in folder.glob(f"[0-9]*{SUFFIX}") if _number(file)), key=_number)
    return []


def _number(file: Path) -> int:
    word = file.name.split(" ")[0]
    return int(word) if word.isdecimal() and len(word) < 12 else 0


# ------------------------------------------------------------ not too many
def _thin(folder: Path, spared: Path | None) -> None:
    """The oldest go; then the pictures nobody speaks of; then fights not played for longest.  What cannot go stays."""
    with suppress(OSError):
        files = _files(folder)
        old = [file for file in files[:-1] if file != spared]
        while old and (len(files) > KEPT or sum(file.stat().st_size for file in files) > MOST_BYTES):
            files.remove(old[0])
            old.pop(0).unlink()
        _drop_pictures(folder, files)
        folders = sorted(user_folder(FOLDER).iterdir(), key=lambda each: each.stat().st_mtime)
        while len(folders) > 1 and sum(map(_bytes, folders)) > ALL_BYTES:
            shutil.rmtree(folders.pop(0), ignore_errors=True)


def _drop_pictures(folder: Path, files: list[Path]) -> None:
    there = {file.name for file in (folder / PICTURES).iterdir()}
    for file in reversed(files):
        if not there:
            return
        try:
            there -= set(_pictures_of(file))
        except (sqlite3.Error, DamagedBlob, TypeError):
            return  # what it speaks of is not known
    for name in there:
        (folder / PICTURES / name).unlink()


def _pictures_of(file: Path) -> tuple[str, ...]:
    with closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)) as connection:
        return _note(connection).pictures


def _bytes(folder: Path) -> int:
    return sum(file.stat().st_size for file in _all(folder))


def _all(folder: Path) -> Iterator[Path]:
    yield from (file for file in folder.rglob("*") if file.is_file())
