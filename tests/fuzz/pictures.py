"""Pictures of every kind that is taken: as a map, below a map, as a creature's disc, in strips."""

import io
import random
from collections.abc import Iterator
from pathlib import Path
from random import Random

from PIL import Image

from battlemap.imaging import disc, header, strips
from battlemap.importers import ImportProblem, import_map
from battlemap.importers.picture import BadPicture, check_picture
from tests.fuzz import spoiling
from tests.fuzz.maps import judged
from tests.fuzz.reader import Files, Reader, heard

KINDS = {
    "PNG": "png", "JPEG": "jpg", "WEBP": "webp", "AVIF": "avif", "TIFF": "tif", "GIF": "gif", "BMP": "bmp",
}  # fmt: skip
SIDES = (
    b"\0\0\0\0", b"\0\0\0\1", b"\xff\xff\xff\xff", b"\0\0\x40\0", b"\0\0\x40\1", b"\x7f\xff\xff\xff", b"\0\1\0\0", b"\xff\xff",
    b"\0\0",
)  # fmt: skip


def read(folder: Path) -> Iterator[str]:
    path = next(path for path in sorted(folder.iterdir()) if path.name.startswith("a"))
    data = path.read_bytes()
    try:
        yield from judged(import_map(path, columns=6))
    except ImportProblem as problem:
        yield heard(problem)
    try:
        checked = check_picture(data)
        yield from _in_strips(checked.data)
    except BadPicture as wrong:
        yield heard(wrong.args[0])
    try:
        uncut = disc.Uncut.read(data)
        uncut.disc(uncut.usual_cut())
        yield "disc"
    except disc.BadPicture as wrong:
        yield heard(wrong.args[0])
    try:
        yield str(header.read_header(io.BytesIO(data)).kind)
    except header.BadHeader as wrong:
        yield heard(wrong.args[0])


def _in_strips(data: bytes) -> Iterator[str]:
    """As the window reads a PNG."""
    if not data.startswith(b"\x89PNG") or not strips.can_strip(data):
        return
    try:
        yield f"strips {sum(1 for _ in strips.png_strips(data)).bit_length()} {strips.is_clear(data)}"
    except strips.BadPng:
        yield "no strips"


def _seeds(kind: str) -> list[Files]:
    """Small pictures of one kind, of several modes, some turned by their mark."""
    rng, found = random.Random(kind), list[Files]()
    modes = {"JPEG": ("RGB", "L", "CMYK"), "GIF": ("P", "L"), "BMP": ("RGB", "L", "1"), "AVIF": ("RGB", "RGBA")}
    for mode in modes.get(kind, ("RGB", "RGBA", "L", "P", "LA", "I;16", "1")):
        if kind == "WEBP" and mode not in ("RGB", "RGBA"):
            continue
        image = Image.new("RGB", (24, 18))
        image.putdata([(rng.randrange(256), y * 9, 90) for y in range(18) for _ in range(24)])
        image = Image.new(mode, (24, 18)) if mode == "I;16" else image.convert(mode)
        out, exif = io.BytesIO(), Image.Exif()
        exif[0x0112] = rng.choice((1, 6, 3))
        more = {"exif": exif} if kind in ("JPEG", "WEBP", "PNG", "AVIF") else {}
        image.save(out, kind, **more)
        found.append({f"a.{KINDS[kind]}": out.getvalue()})
    return found


def spoiled(rng: Random, pool: list[Files]) -> Files:
    """Bytes, mostly of the head; sides that are nothing or enormous."""
    files, others = spoiling.one_of(rng, pool)
    name = next(iter(files))
    data = files[name]
    if rng.random() < 0.5:
        at = rng.randrange(min(len(data), rng.choice((32, 64, 200, len(data)))))
        piece = rng.choice((*SIDES, bytes((rng.randrange(256),))))
        data = data[:at] + piece + data[at + len(piece) :]
        if data.startswith(b"\x89PNG"):
            data = _with_sums(data)
    else:
        data = spoiling.of_bytes(rng, data, rng.choice(others))
    files[name] = data
    return files


def _with_sums(data: bytes) -> bytes:
    """A PNG whose chunks' sums are right."""
    import zlib

    out, at = bytearray(data[:8]), 8
    while at + 12 <= len(data):
        length = int.from_bytes(data[at : at + 4], "big")
        body = data[at + 4 : at + 8 + length]
        out += data[at : at + 4] + body + zlib.crc32(body).to_bytes(4, "big")
        at += 12 + length
    return bytes(out) + data[at:]


def _is_written(kind: str) -> bool:
    Image.init()
    return kind in Image.SAVE


READERS = tuple(
    Reader(f"picture-{kind.lower()}", lambda kind=kind: _seeds(kind), spoiled, read) for kind in KINDS if _is_written(kind)
)
