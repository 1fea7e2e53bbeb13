"""The folders a shared library tells the loader to look for its own libraries in (RPATH, RUNPATH), taken out of a copy of it.

A Python built by its user names the folder it was installed in on that machine; in a bundle its libraries lie beside it, and a
folder that anybody might make on another machine is not to be looked into.

    drop(Path("build/bare/_bz2.cpython-312-x86_64-linux-gnu.so"))
"""

import struct
from pathlib import Path

DYNAMIC, STRINGS = 2, 5
RPATH, RUNPATH, IGNORED = 15, 29, 21  # the last is DT_DEBUG, which the loader reads of a program alone
LOADED = 1
WORD = struct.Struct("<qQ")
SEGMENT = struct.Struct("<IIQQQQQQ")


def drop(file: Path) -> list[str]:
    """Take them out, but for those that start at the library's own place; what was taken.  Files of 64 bits, little-endian."""
    data = bytearray(file.read_bytes())
    if data[:6] != b"\x7fELF\x02\x01":
        raise ValueError(f"{file.name} is no ELF file of 64 bits, little-endian")
    start, size, count = struct.unpack_from("<Q", data, 32)[0], *struct.unpack_from("<HH", data, 54)
    segments = [SEGMENT.unpack_from(data, start + number * size) for number in range(count)]
    entries = [
        place
        for kind, _, offset, _, _, length, *_ in segments if kind == DYNAMIC
        for place in range(offset, offset + length, WORD.size)
    ]  # fmt: skip
    told = {place: WORD.unpack_from(data, place) for place in entries}
    [address] = [value for tag, value in told.values() if tag == STRINGS]
    strings = next(
        offset + address - virtual
        for kind, _, offset, virtual, _, length, *_ in segments
        if kind == LOADED and virtual <= address < virtual + length
    )
    taken = []
    for place, (tag, value) in told.items():
        if tag not in (RPATH, RUNPATH):
            continue
        text = data[strings + value : data.index(0, strings + value)]
        if not text.startswith(b"$ORIGIN"):
            WORD.pack_into(data, place, IGNORED, 0)
            taken.append(text.decode())
    if taken:
        file.write_bytes(data)
    return taken
