"""Values as small JSON files that a person can read: what is not as usual, indented, never half written.

    write(path, "creature", block)
    block = read(path, "creature", StatBlock)

A file says what it is and of which version: `{"battlemap": "creature", "version": 1, "content": {…}}`.  Not here: which files
there are (`shelves`, `roster`).
"""

import os
import stat
from contextlib import suppress
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from battlemap.sentence import Sentence
from battlemap.storage import private
from battlemap.storage.errors import SaveError, explained, shown

T = TypeVar("T")
VERSION = 1
LARGEST = 16 * 1024 * 1024


class _File(msgspec.Struct, frozen=True, kw_only=True):
    battlemap: str
    version: int
    content: msgspec.Raw


def write(path: Path, kind: str, value: Any) -> None:
    """Beside its place first, then there whole; raises SaveError, and then the old file is as it was."""
    data = msgspec.json.encode({"battlemap": kind, "version": VERSION, "content": plain(value)})
    part = path.with_name(f".{path.name[:40]}.{os.getpid()}.part")
    try:
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        part.unlink(missing_ok=True)  # what a killed program of our number left
        private.begin(part, path)
        with open(part, "wb") as file:
            file.write(msgspec.json.format(data, indent=2) + b"\n")
            file.flush()
            os.fsync(file.fileno())
        os.replace(part, path)
    except (OSError, ValueError) as wrong:
        raise explained(path, wrong, "written") from None
    finally:
        with suppress(OSError, ValueError):
            part.unlink(missing_ok=True)


def read(path: Path, kind: str, of: type[T]) -> T:
    """A file's value; raises SaveError: which file, which field, what was expected."""
    try:
        status = path.stat()
        if not stat.S_ISREG(status.st_mode):  # a pipe would be waited for
            raise SaveError("{file}: this is a folder, a pipe or a device, expected a file", file=shown(path))
        if status.st_size > LARGEST:
            raise SaveError("{file}: too large for a file of that kind", file=shown(path))
        return decoded(path.read_bytes(), kind, of)
    except (OSError, ValueError) as wrong:
        if isinstance(wrong, _Unreadable):
            raise SaveError("{file}: {why}", file=shown(path), why=wrong) from None
        raise explained(path, wrong, "opened") from None


class _Unreadable(ValueError):
    pass


def decoded(data: bytes, kind: str, of: type[T]) -> T:
    """A file's bytes as its value; a ValueError says in a sentence what is wrong."""
    try:
        file = msgspec.json.decode(data, type=_File)
        if file.battlemap != kind:
            raise _Unreadable(Sentence('it holds "{held}", not "{kind}"', held=file.battlemap, kind=kind))
        if file.version > VERSION:
            raise _Unreadable(Sentence("it was written by a newer version of the program"))
        return msgspec.json.decode(file.content, type=of)
    except (msgspec.MsgspecError, RecursionError, UnicodeDecodeError) as wrong:
        raise _Unreadable(str(wrong).replace(" - at `$.", " at `").replace("Object", "the file")) from None


def plain(value: Any) -> Any:
    """A value as tables, lists and figures, without what is as usual anyway."""
    if isinstance(value, msgspec.Struct):
        return {
            field.encode_name: plain(kept)
            for field in msgspec.structs.fields(value)
            if (kept := getattr(value, field.name)) != _usual(field)
        }
    if isinstance(value, (list, tuple)):
        return [plain(each) for each in value]
    return {key: plain(each) for key, each in value.items()} if isinstance(value, dict) else value


def _usual(field: Any) -> Any:
    if field.default_factory is not msgspec.NODEFAULT:
        return field.default_factory()
    return field.default
