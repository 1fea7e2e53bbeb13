"""As much of a PDF as the tests look at: its pages' sizes, the letters in it, straight lines and where they lie, in mm."""

import re
import zlib
from pathlib import Path

POINT_MM = 25.4 / 72
STREAM = re.compile(rb"stream\r?\n(.*?)\r?\nendstream", re.DOTALL)


def streams(path: Path) -> list[bytes]:
    """Unpacked, without what tells when the file was made."""
    found = []
    for packed in STREAM.findall(path.read_bytes()):
        try:
            data = zlib.decompressobj().decompress(packed)  # a packed last byte may look like the line's end
        except zlib.error:
            data = packed
        if not data.lstrip().startswith(b"<?xpacket"):
            found.append(data)
    return found


def page_sizes(path: Path) -> list[tuple[int, int]]:
    boxes = re.findall(rb"/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]", path.read_bytes())
    return [(round(float(width) * POINT_MM), round(float(height) * POINT_MM)) for width, height in boxes]


def letters(path: Path) -> set[str]:
    """All that its fonts were asked for."""
    found = set()
    for data in streams(path):
        if b"beginbfchar" in data or b"beginbfrange" in data:
            for last in re.findall(rb"<([0-9A-Fa-f]{4})>\s*\n", data):
                found.add(chr(int(last, 16)))
            for each in re.findall(rb"\[([<>0-9A-Fa-f\s]+)\]", data):
                found |= {chr(int(code, 16)) for code in re.findall(rb"<([0-9A-Fa-f]{4})>", each)}
    return found


def lines(page: bytes) -> list[tuple[float, float, float, float]]:
    """Straight strokes of two points as (ax, ay, bx, by) in mm from the page's lower left."""
    found, kept, matrix = [], [], (1.0, 0.0, 0.0, 1.0, 0.0, 0.0)
    numbers: list[float] = []
    path: list[tuple[float, float]] = []
    for word in page.split():
        try:
            numbers.append(float(word))
            continue
        except ValueError:
            pass
        if word == b"q":
            kept.append(matrix)
        elif word == b"Q":
            matrix = kept.pop()
        elif word == b"cm":
            matrix = _product(tuple(numbers[-6:]), matrix)
        elif word in (b"m", b"l"):
            path = [] if word == b"m" else path
            path.append(_at(matrix, numbers[-2], numbers[-1]))
        elif word in (b"S", b"n", b"f", b"f*", b"B", b"B*"):
            found += [(*path[0], *path[1])] if word == b"S" and len(path) == 2 else []
            path = []
        numbers = []
    return found


def _product(a: tuple[float, ...], b: tuple[float, ...]) -> tuple[float, ...]:
    return (
        a[0] * b[0] + a[1] * b[2], a[0] * b[1] + a[1] * b[3], a[2] * b[0] + a[3] * b[2], a[2] * b[1] + a[3] * b[3],
        a[4] * b[0] + a[5] * b[2] + b[4], a[4] * b[1] + a[5] * b[3] + b[5],
    )  # fmt: skip


def _at(m: tuple[float, ...], x: float, y: float) -> tuple[float, float]:
    return (m[0] * x + m[2] * y + m[4]) * POINT_MM, (m[1] * x + m[3] * y + m[5]) * POINT_MM
