"""LevelDB folders, read only: what was written last under each key of a prefix.

A folder holds sorted tables (`.ldb`, `.sst`), a log of what is not in a table yet, and a manifest that says which of them count;
of one key the entry with the highest sequence number is the one that holds.  Checksums are checked, sizes bounded; whatever is
wrong is a `DamagedFolder` that names the file.  Nothing is locked and nothing written.  Not here: what is in the values.

    newest(Path("packs/maps"), b"!scenes!")     # {key: value}
"""

import re
import struct
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO

from battlemap.sentence import Sentence, system_says

Entry = tuple[bytes, int, bytes | None]
"""Key, sequence number, value; None where it was deleted."""
BLOCK, HEADER, TRAILER, FOOTER = 32768, 7, 5, 48
FULL, FIRST, MIDDLE, LAST = 1, 2, 3, 4
DELETED, PUT = 0, 1
MAGIC = 0xDB4775248B80FB57
ORDER = b"leveldb.BytewiseComparator"
MOST_BYTES = 128 * 2**20
"""Of blocks read for one question, packed and unpacked."""
LARGEST_BLOCK = 64 * 2**20
LARGEST_LOG = 64 * 2**20


class DamagedFolder(Exception):
    """Which file of the folder, and what is wrong with it, as the end of a sentence ("000005.ldb is damaged")."""


def newest(folder: Path, prefix: bytes) -> dict[bytes, bytes]:
    """What holds under every key that starts with `prefix`, in the order of keys."""
    tables, logs = _living(folder, prefix)
    found: dict[bytes, tuple[int, bytes | None]] = {}
    left = [MOST_BYTES]
    for path in (*tables, *logs):
        with _blaming(path):
            for key, sequence, value in (_of_log if path.suffix == ".log" else _of_table)(path, prefix, left):
                if key not in found or sequence > found[key][0]:
                    found[key] = sequence, value
    return {key: value for key, (_, value) in sorted(found.items()) if value is not None}


@contextmanager
def _blaming(path: Path) -> Iterator[None]:
    """Whatever goes wrong with a file is its damage."""
    try:
        yield
    except OSError as wrong:
        raise DamagedFolder(Sentence("{name} cannot be read ({why})", name=path.name, why=system_says(wrong))) from None
    except (ValueError, IndexError, struct.error, OverflowError, MemoryError):
        raise DamagedFolder(Sentence("{name} is damaged", name=path.name)) from None


# ---------------------------------------------------------------- which files count
def _living(folder: Path, prefix: bytes) -> tuple[list[Path], list[Path]]:
    """The tables that may hold such keys, and the logs."""
    with _blaming(folder / "CURRENT"):
        name = (folder / "CURRENT").read_bytes()[:100].decode("ascii").strip()
        if not re.fullmatch(r"MANIFEST-\d+", name):
            raise ValueError(name)
    tables: dict[int, tuple[bytes, bytes]] = {}
    first_log = older_log = 0
    with _blaming(folder / name):
        for edit in _records(folder / name):
            at = 0
            while at < len(edit):
                tag, at = _varint(edit, at)
                if tag in (2, 3, 4, 9):
                    value, at = _varint(edit, at)
                    first_log, older_log = value if tag == 2 else first_log, value if tag == 9 else older_log
                elif tag == 1:
                    order, at = _slice(edit, at)
                    if order != ORDER:
                        raise ValueError("another order of keys")
                elif tag == 5:
                    _, at = _slice(edit, _varint(edit, at)[1])
                elif tag == 6:
                    number, at = _varint(edit, _varint(edit, at)[1])
                    tables.pop(number, None)
                elif tag == 7:
                    number, at = _varint(edit, _varint(edit, at)[1])
                    smallest, at = _slice(edit, _varint(edit, at)[1])
                    largest, at = _slice(edit, at)
                    tables[number] = smallest[:-8], largest[:-8]
                else:
                    raise ValueError(tag)
    fitting = [number for number, (low, high) in tables.items() if high >= prefix and low[: len(prefix)] <= prefix]
    logs = [path for path in folder.glob("*.log") if re.fullmatch(r"[0-9]{1,18}", path.stem)]
    living = [path for path in logs if int(path.stem) >= first_log or int(path.stem) == older_log]
    return [_table(folder, number) for number in sorted(fitting)], sorted(living)


def _table(folder: Path, number: int) -> Path:
    for suffix in (".ldb", ".sst"):
        if (path := folder / f"{number:06}{suffix}").is_file():
            return path
    raise DamagedFolder(Sentence("{number}.ldb is missing", number=f"{number:06}"))


# ---------------------------------------------------------------- logs
def _records(path: Path) -> Iterator[bytes]:
    """The records of a log or manifest.  A last one that was not written whole never counted."""
    if path.stat().st_size > LARGEST_LOG:
        raise ValueError("too large")
    data, at = path.read_bytes(), 0
    parts: list[bytes] = []
    while at + HEADER <= len(data):
        left = BLOCK - at % BLOCK
        if left < HEADER:
            at += left
            continue
        crc, length, kind = struct.unpack_from("<IHB", data, at)
        if kind == length == crc == 0:  # room made in advance
            at += left
            continue
        payload = data[at + HEADER : at + HEADER + length]
        if length > left - HEADER or kind not in (FULL, FIRST, MIDDLE, LAST):
            raise ValueError("a record that fits nowhere")
        if len(payload) < length:
            return
        _check(crc, bytes((kind,)) + payload)
        if kind in (FULL, FIRST):
            parts = []
        parts.append(payload)
        at += HEADER + length
        if kind in (FULL, LAST):
            yield b"".join(parts)


def _of_log(path: Path, prefix: bytes, _left: list[int]) -> Iterator[Entry]:
    for batch in _records(path):
        sequence, count = struct.unpack_from("<QI", batch)
        at = 12
        for number in range(count):
            kind, at = batch[at], at + 1
            key, at = _slice(batch, at)
            value = None
            if kind == PUT:
                value, at = _slice(batch, at)
            elif kind != DELETED:
                raise ValueError(kind)
            if key.startswith(prefix):
                yield key, sequence + number, value


# ---------------------------------------------------------------- tables
def _of_table(path: Path, prefix: bytes, left: list[int]) -> Iterator[Entry]:
    with path.open("rb") as file:
        size = file.seek(0, 2)
        file.seek(max(0, size - FOOTER))
        footer = file.read(FOOTER)
        if len(footer) < FOOTER or struct.unpack_from("<Q", footer, 40)[0] != MAGIC:
            raise ValueError("no table")
        _, at = _varint(footer, _varint(footer, 0)[1])
        behind = -1
        for last, handle in _entries(_block(file, footer, at, left), left):
            before, behind = behind, _varint(handle, 0)[0]
            if behind <= before:  # a hostile index may name one block a million times
                raise ValueError("blocks out of order")
            if last[:-8] < prefix:
                continue
            for key, value in _entries(_block(file, handle, 0, left), left):
                if key.startswith(prefix):
                    (number,) = struct.unpack("<Q", key[-8:])
                    yield key[:-8], number >> 8, value if number & 0xFF == PUT else None
            if last[: len(prefix)] > prefix:
                return


def _block(file: BinaryIO, handle: bytes, at: int, left: list[int]) -> bytes:
    """A block by its handle (where, how long), unpacked."""
    offset, at = _varint(handle, at)
    size, _ = _varint(handle, at)
    left[0] -= size
    if size > LARGEST_BLOCK or left[0] < 0:
        raise ValueError("too large")
    file.seek(offset)
    data = file.read(size + TRAILER)
    if len(data) < size + TRAILER:
        raise ValueError("cut short")
    _check(struct.unpack_from("<I", data, size + 1)[0], data[: size + 1])
    if data[size] == 0:
        return data[:size]
    if data[size] != 1:
        raise ValueError("packed in a way nobody knows")
    block = _unsnapped(data[:size])
    left[0] -= len(block)
    return block


def _entries(block: bytes, left: list[int]) -> Iterator[tuple[bytes, bytes]]:
    """(key, value) of each; what a key shares with the one before is copied, and counts as read."""
    end = len(block) - 4 - 4 * struct.unpack_from("<I", block, len(block) - 4)[0]
    key, at = b"", 0
    while at < end:
        shared, at = _varint(block, at)
        fresh, at = _varint(block, at)
        length, at = _varint(block, at)
        if shared > len(key) or at + fresh + length > end:
            raise ValueError("an entry that fits nowhere")
        left[0] -= shared
        if left[0] < 0:
            raise ValueError("too large")
        key = key[:shared] + block[at : at + fresh]
        at += fresh + length
        yield key, block[at - length : at]


def _unsnapped(data: bytes) -> bytes:
    """Snappy: pieces as they are, and pieces of what was already there."""
    total, at = _varint(data, 0)
    if total > LARGEST_BLOCK:
        raise ValueError("too large")
    out = bytearray()
    while at < len(data):
        tag, at = data[at], at + 1
        length = tag >> 2
        if tag & 3 == 0:
            if length >= 60:
                extra = length - 59
                length, at = int.from_bytes(data[at : at + extra], "little"), at + extra
            out += data[at : at + length + 1]
            at += length + 1
        else:
            if tag & 3 == 1:
                length, offset, at = (length & 7) + 4, (tag >> 5) << 8 | data[at], at + 1
            else:
                width = 2 if tag & 3 == 2 else 4
                length, offset, at = length + 1, int.from_bytes(data[at : at + width], "little"), at + width
            start = len(out) - offset
            if offset == 0 or start < 0:
                raise ValueError("a copy from before the start")
            piece = out[start : start + length]
            out += piece if offset >= length else (piece * (length // offset + 1))[:length]
        if len(out) > total:
            raise ValueError("more than it says")
    if len(out) != total:
        raise ValueError("less than it says")
    return bytes(out)


# ---------------------------------------------------------------- numbers
def _varint(data: bytes, at: int) -> tuple[int, int]:
    value = 0
    for shift in range(0, 64, 7):
        byte, at = data[at], at + 1
        value |= (byte & 0x7F) << shift
        if byte < 0x80:
            return value, at
    raise ValueError("a number without end")


def _slice(data: bytes, at: int) -> tuple[bytes, int]:
    length, at = _varint(data, at)
    if at + length > len(data):
        raise ValueError("cut short")
    return data[at : at + length], at + length


def _crc_table() -> tuple[int, ...]:
    """CRC-32C, which no module of Python's knows."""
    found = []
    for value in range(256):
        for _ in range(8):
            value = value >> 1 ^ (0x82F63B78 if value & 1 else 0)
        found.append(value)
    return tuple(found)


_CRC = _crc_table()


def _check(masked: int, data: bytes) -> None:
    crc = 0xFFFFFFFF
    for byte in data:
        crc = _CRC[(crc ^ byte) & 0xFF] ^ crc >> 8
    crc ^= 0xFFFFFFFF
    if masked != ((crc >> 15 | crc << 17) + 0xA282EAD8) & 0xFFFFFFFF:
        raise ValueError("a checksum that is wrong")
