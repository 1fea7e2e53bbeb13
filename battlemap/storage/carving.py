"""The rows of a fight's file found by their bytes, where SQLite can no longer read it.

    carved = carve(path)                 each row that is whole, by its checksum; with what a killed process left beside it
    carved = carve(path, alone=True)     without

Every row begins with a header that says which columns follow and how long they are; of our tables each has one that is easily
known.  So rows are found wherever they lie, whatever has become of the pages around them: a page whose head is gone, a table
whose root is gone, a file without its beginning or its end.  What matches by chance, or was changed, has not the checksum it
names.
SQLite's file format: https://www.sqlite.org/fileformat2.html.  Not here: what is made of the rows (`repair`).
"""

import hashlib
import re
import struct
import zlib
from collections.abc import Callable, Iterator
from pathlib import Path

import msgspec

from battlemap.storage.pictures import LARGEST_PICTURE

USUAL_PAGE, SMALLEST_PAGE, LARGEST_PAGE = 4096, 512, 65536
LOG_MAGIC, LOG_HEAD, FRAME_HEAD = (0x377F0682, 0x377F0683), 32, 24
JOURNAL_MAGIC, JOURNAL_HEAD = bytes.fromhex("d9d505f920a163d7"), 28
LONGEST_HEADER = 20

_SMALL = rb"[\x01-\x06\x08\x09]"  # the type of a whole number
_RECORD = re.compile(rb"[\x06-\x0e]\x00[\x11\x15]" + _SMALL + rb"\x3f" + _SMALL)
_CHECKPOINT = re.compile(rb"[\x04-\x08]\x00" + _SMALL)
_META = re.compile(rb"[\x04-\x08][\x0f-\x7f]" + _SMALL)
_PICTURE = re.compile(rb"[\x05-\x0a]\x81\x0d[\x0d-\x7f]")
_INTEGERS = {1: 1, 2: 2, 3: 3, 4: 4, 5: 6, 6: 8}

Page = Callable[[int], bytes]


class Carved(msgspec.Struct):
    """`records`: kind, steps, when, checksum and blob by number.  `meta`, `checkpoints`: checksum and blob."""

    records: dict[int, tuple[str, int, str, int, bytes]] = msgspec.field(default_factory=dict)
    checkpoints: dict[int, tuple[int, bytes]] = msgspec.field(default_factory=dict)
    meta: dict[str, tuple[int, bytes]] = msgspec.field(default_factory=dict)
    pictures: dict[str, tuple[str, bytes]] = msgspec.field(default_factory=dict)
    seen: int = 0
    """The highest number of a record of which anything was found."""


def carve(path: Path, alone: bool = False) -> Carved:
    """All that is whole in a file.  Raises OSError."""
    with path.open("rb") as file:
        size = _page_size(file.read(100))
        over = {} if alone else _laid_over(path, size)
        length = path.stat().st_size

        def page(number: int) -> bytes:
            if number in over:
                return over[number]
            file.seek((number - 1) * size)
            return file.read(size).ljust(size, b"\0")

        found = Carved()
        for number in range(1, max(-(-length // size), *over, 1) + 1):
            _search(page(number), page, size, found)
        return found


def _page_size(header: bytes) -> int:
    told = int.from_bytes(header[16:18], "big")
    told = LARGEST_PAGE if told == 1 else told
    return told if SMALLEST_PAGE <= told <= LARGEST_PAGE and not told & (told - 1) else USUAL_PAGE


# ------------------------------------------------------------ rows
class _Row(msgspec.Struct):
    """A row at its header: its values, the last one read across pages."""

    number: int
    values: list[object]


def _search(data: bytes, page: Page, size: int, found: Carved) -> None:
    for match in _RECORD.finditer(data):
        row = _row(data, match.start(), page, size, 6)
        if row is None:
            continue
        _, kind, steps, when, checksum, blob = row.values
        known = kind in (b"do", b"undo", b"redo") and isinstance(steps, int) and isinstance(when, bytes)
        if known and row.number < 2**31:
            found.seen = max(found.seen, row.number)
        if known and isinstance(blob, bytes) and zlib.crc32(blob) == checksum:
            found.records[row.number] = (kind.decode(), steps, when.decode("ascii", "replace"), checksum, blob)  # type: ignore
    for match in _CHECKPOINT.finditer(data):
        row = _row(data, match.start(), page, size, 3)
        if row is not None and isinstance(blob := row.values[2], bytes) and zlib.crc32(blob) == row.values[1]:
            found.checkpoints[row.number] = (zlib.crc32(blob), blob)
    for match in _META.finditer(data):
        row = _row(data, match.start(), page, size, 3, is_index=True)
        if row is not None and isinstance(blob := row.values[2], bytes) and zlib.crc32(blob) == row.values[1]:
            name = row.values[0]
            if isinstance(name, bytes) and name.isascii():
                found.meta[name.decode()] = (zlib.crc32(blob), blob)
    for match in _PICTURE.finditer(data):
        row = _row(data, match.start(), page, size, 3)
        if row is not None and isinstance(blob := row.values[2], bytes):
            sha256, kind = row.values[0], row.values[1]
            if hashlib.sha256(blob).hexdigest().encode() == sha256 and isinstance(kind, bytes):
                found.pictures[sha256.decode()] = (kind.decode("utf-8", "replace"), blob)


def _row(data: bytes, start: int, page: Page, size: int, columns: int, is_index: bool = False) -> _Row | None:
    """The row whose header begins there; None where no row of so many columns does."""
    head = data[start]
    types, at = list[int](), start + 1
    while at < start + head and len(types) <= columns:
        value, at = _varint(data, at)
        types.append(value)
    widths = [_width(kind) for kind in types]
    if at != start + head or len(types) != columns or not (types[-1] >= 12 and types[-1] % 2 == 0):
        return None
    payload = head + sum(widths)
    if payload > LARGEST_PICTURE + LONGEST_HEADER * 8:
        return None
    body = _payload(data, start, payload, page, size, is_index)
    number = 0 if is_index else _number_before(data, start)
    if body is None or number is None:
        return None
    values, at = list[object](), head
    for kind, width in zip(types, widths, strict=True):
        values.append(_value(kind, body[at : at + width]))
        at += width
    return _Row(number, values)


def _payload(data: bytes, start: int, payload: int, page: Page, size: int, is_index: bool) -> bytes | None:
    """What lies in the page, and on the pages it goes on on; None where the chain breaks."""
    most = ((size - 12) * 64 // 255) - 23 if is_index else size - 35
    if payload <= most:
        return data[start : start + payload] if start + payload <= len(data) else None
    least = ((size - 12) * 32 // 255) - 23
    local = least + (payload - least) % (size - 4)
    local = local if local <= most else least
    if start + local + 4 > len(data):
        return None
    parts, left = [data[start : start + local]], payload - local
    after, seen = int.from_bytes(data[start + local : start + local + 4], "big"), set[int]()
    while left > 0:
        if after < 2 or after in seen:
            return None
        seen.add(after)
        more = page(after)
        parts.append(more[4 : 4 + left])
        left -= len(parts[-1])
        after = int.from_bytes(more[:4], "big")
        if not any(more):  # beyond the end, or wiped
            return None
    return b"".join(parts)


def _number_before(data: bytes, start: int) -> int | None:
    """The row's number, which ends where its header begins."""
    at = start - 1
    if at < 0 or data[at] & 0x80:
        return None
    while at > 0 and start - at < 9 and data[at - 1] & 0x80:
        at -= 1
    return _varint(data, at)[0]


def _varint(data: bytes, at: int) -> tuple[int, int]:
    value = 0
    for number in range(9):
        if at >= len(data):
            return -1, at + 1
        byte = data[at]
        at += 1
        if number == 8:
            return value << 8 | byte, at
        value = value << 7 | byte & 0x7F
        if not byte & 0x80:
            break
    return value, at


def _width(kind: int) -> int:
    return (kind - 12) // 2 if kind >= 12 else _INTEGERS.get(kind, 0)


def _value(kind: int, data: bytes) -> object:
    if kind >= 12:
        return data
    if kind in _INTEGERS:
        return int.from_bytes(data, "big", signed=True)
    return {8: 0, 9: 1}.get(kind)


# ------------------------------------------------------------ what lies beside it
def _laid_over(path: Path, size: int) -> dict[int, bytes]:
    """Pages that a log holds anew, or that a journal holds as they were before what was not finished."""
    for ending, read in (("-wal", _of_log), ("-journal", _of_journal)):
        beside = path.with_name(path.name + ending)
        if beside.exists():
            return dict(read(beside.read_bytes(), size))
    return {}


def _of_log(data: bytes, size: int) -> Iterator[tuple[int, bytes]]:
    """Of the finished transactions in a write-ahead log, up to the first frame that is not whole."""
    if len(data) < LOG_HEAD:
        return
    magic, _, told, _ = struct.unpack(">4I", data[:16])
    if magic not in LOG_MAGIC or told != size:
        return
    order, sums, salt = ">" if magic & 1 else "<", (0, 0), data[16:24]
    sums = _summed(data[:24], sums, order)
    if struct.unpack(">2I", data[24:32]) != sums:
        return
    waiting = dict[int, bytes]()
    for at in range(LOG_HEAD, len(data) - FRAME_HEAD - size + 1, FRAME_HEAD + size):
        head, content = data[at : at + FRAME_HEAD], data[at + FRAME_HEAD : at + FRAME_HEAD + size]
        sums = _summed(content, _summed(head[:8], sums, order), order)
        if head[8:16] != salt or struct.unpack(">2I", head[16:24]) != sums:
            return
        number, is_last = struct.unpack(">2I", head[:8])
        waiting[number] = content
        if is_last:
            yield from waiting.items()
            waiting.clear()


def _summed(data: bytes, sums: tuple[int, int], order: str) -> tuple[int, int]:
    one, other = sums
    words = struct.unpack(f"{order}{len(data) // 4}I", data)
    for first, second in zip(words[::2], words[1::2], strict=True):
        one = (one + first + other) & 0xFFFFFFFF
        other = (other + second + one) & 0xFFFFFFFF
    return one, other


def _of_journal(data: bytes, size: int) -> Iterator[tuple[int, bytes]]:
    if not data.startswith(JOURNAL_MAGIC) or len(data) < JOURNAL_HEAD:
        return
    count, _, _, sector, told = struct.unpack(">5I", data[8:JOURNAL_HEAD])
    if told != size or not 32 <= sector <= LARGEST_PAGE:
        return
    step = size + 8
    many = (len(data) - sector) // step
    for number in range(many if count in (0, 0xFFFFFFFF) else min(count, many)):
        at = sector + number * step
        yield int.from_bytes(data[at : at + 4], "big"), data[at + 4 : at + 4 + size]
