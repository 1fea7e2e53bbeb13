"""LevelDB folders for tests, written by the rules of its format: tables, logs, a manifest, packed blocks.

Only as much as a pack needs; the reader was also tried on folders by LevelDB itself.
"""

import struct
from pathlib import Path

Record = tuple[bytes, int, bytes | None]
"""Key, sequence number, value (None: deleted)."""


def crc32c(data: bytes) -> int:
    """Masked, as LevelDB keeps it."""
    crc = 0xFFFFFFFF
    for byte in data:
        crc ^= byte
        for _ in range(8):
            crc = crc >> 1 ^ (0x82F63B78 if crc & 1 else 0)
    crc ^= 0xFFFFFFFF
    return ((crc >> 15 | crc << 17) + 0xA282EAD8) & 0xFFFFFFFF


def varint(value: int) -> bytes:
    out = bytearray()
    while value >= 0x80:
        out.append(value & 0x7F | 0x80)
        value >>= 7
    return bytes((*out, value))


def slice_(data: bytes) -> bytes:
    return varint(len(data)) + data


# ---------------------------------------------------------------- logs
def log(records: list[bytes]) -> bytes:
    """Records in blocks of 32 KB, cut where a block ends."""
    out = bytearray()
    for record in records:
        at, first = 0, True
        while first or at < len(record):
            left = 32768 - len(out) % 32768
            if left < 7:
                out += b"\0" * left
                continue
            piece = record[at : at + left - 7]
            last = at + len(piece) == len(record)
            kind = (1 if first else 4) if last else (2 if first else 3)
            out += struct.pack("<IHB", crc32c(bytes((kind,)) + piece), len(piece), kind) + piece
            at, first = at + len(piece), False
    return bytes(out)


def batch(entries: list[tuple[bytes, bytes | None]], sequence: int) -> bytes:
    out = struct.pack("<QI", sequence, len(entries))
    for key, value in entries:
        out += b"\0" + slice_(key) if value is None else b"\1" + slice_(key) + slice_(value)
    return out


# ---------------------------------------------------------------- tables
def snapped(data: bytes) -> bytes:
    """Snappy, as simple as it gets: literals, and a copy where the same eight bytes came just before."""
    out = bytearray(varint(len(data)))
    at = 0
    while at < len(data):
        if at >= 8 and data[at : at + 8] == data[at - 8 : at]:
            out += bytes(((8 - 4) << 2 | 1, 8))
            at += 8
            continue
        piece = data[at : at + 50]
        out += bytes(((len(piece) - 1) << 2,)) + piece
        at += len(piece)
    return bytes(out)


def block(entries: list[tuple[bytes, bytes]]) -> bytes:
    """Entries that share the start of their keys with the one before; one restart."""
    out, last = bytearray(), b""
    for key, value in entries:
        shared = next((i for i, (a, b) in enumerate(zip(key, last, strict=False)) if a != b), min(len(key), len(last)))
        out += varint(shared) + varint(len(key) - shared) + varint(len(value)) + key[shared:] + value
        last = key
    return bytes(out) + struct.pack("<II", 0, 1)


def table(records: list[Record], packed: bool = True, per_block: int = 3) -> bytes:
    """A sorted table of small blocks."""
    out, index = bytearray(), []
    keyed = [(key + struct.pack("<Q", number << 8 | (value is not None)), value or b"") for key, number, value in records]
    keyed.sort(key=lambda entry: (entry[0][:-8], -struct.unpack("<Q", entry[0][-8:])[0]))
    for start in range(0, len(keyed), per_block):
        some = keyed[start : start + per_block]
        index.append((some[-1][0], _put(out, block(some), packed)))
    meta = _put(out, block([]), False)
    top = _put(out, block(index), packed)
    footer = (meta + top).ljust(40, b"\0") + struct.pack("<Q", 0xDB4775248B80FB57)
    return bytes(out) + footer


def _put(out: bytearray, data: bytes, packed: bool) -> bytes:
    data = snapped(data) if packed else data
    handle = varint(len(out)) + varint(len(data))
    kind = bytes((packed,))
    out += data + kind + struct.pack("<I", crc32c(data + kind))
    return handle


# ---------------------------------------------------------------- folders
def folder(path: Path, tables: dict[int, list[Record]], logged: list[bytes] = (), packed: bool = True) -> Path:
    """A folder with these tables by number, and a log of these batches."""
    path.mkdir(parents=True)
    edit = b"\1" + slice_(b"leveldb.BytewiseComparator") + b"\2" + varint(90) + b"\3" + varint(99) + b"\4" + varint(10_000)
    for number, records in tables.items():
        (path / f"{number:06}.ldb").write_bytes(table(records, packed))
        keys = sorted(key for key, _, _ in records)
        edit += b"\7" + varint(0) + varint(number) + varint(1)
        edit += b"".join(slice_(key + b"\1" + b"\0" * 7) for key in (keys[0], keys[-1]))
    (path / "MANIFEST-000002").write_bytes(log([edit]))
    (path / "CURRENT").write_text("MANIFEST-000002\n")
    (path / "LOCK").touch()
    (path / "000090.log").write_bytes(log(list(logged)))
    return path
