"""Outlines that another format wants: of full squares, and of props that a map's rim has cut open.

Points are in squares, y downwards.  Not here: any format.
"""

from collections.abc import Iterable, Sequence
from typing import Literal

from battlemap.model.scene import PointXY

Line = list[PointXY]
Edge = tuple[tuple[int, int], tuple[int, int]]
"""A side of a square, its lesser end first."""


# ---------------------------------------------------------------- full squares
def outlines_of(solid: set[tuple[int, int]], width: int, height: int, without: set[Edge]) -> list[Line]:
    """The sides between full and open squares as polylines, as long as they go; none at the map's rim, none of `without`."""
    ends: dict[tuple[int, int], list[tuple[int, int]]] = {}
    for x, y in solid:
        # Each side runs with the full square on its right hand.
        for (dx, dy), a, b in (
            ((0, -1), (x, y), (x + 1, y)), ((1, 0), (x + 1, y), (x + 1, y + 1)), ((0, 1), (x + 1, y + 1), (x, y + 1)),
            ((-1, 0), (x, y + 1), (x, y)),
        ):  # fmt: skip
            beside = x + dx, y + dy
            on_map = 0 <= beside[0] < width and 0 <= beside[1] < height
            if on_map and beside not in solid and (min(a, b), max(a, b)) not in without:
                ends.setdefault(a, []).append(b)
    into = {b for there in ends.values() for b in there}
    starts = [a for a in ends if a not in into]
    lines = []
    for a in (*starts, *list(ends)):
        while ends.get(a):
            lines.append(_straightened(_walked(ends, a)))
    return [[(float(x), float(y)) for x, y in line] for line in lines]


def _walked(ends: dict[tuple[int, int], list[tuple[int, int]]], start: tuple[int, int]) -> list[tuple[int, int]]:
    """From side to side until there is none left; where two lead on, to the right, which keeps the same square beside it."""
    line = [start]
    while there := ends.get(line[-1]):
        here = line[-1]
        ahead = (here[0] - line[-2][0], here[1] - line[-2][1]) if len(line) > 1 else (0, 0)
        best = max(there, key=lambda to: ahead[0] * (to[1] - here[1]) - ahead[1] * (to[0] - here[0]))
        there.remove(best)
        line.append(best)
        if best == start:
            break
    return line


def _straightened(line: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """Without the points between the ends of straight stretches; a ring keeps its first point."""
    kept = [line[0]]
    for a, b, c in zip(line, line[1:], line[2:], strict=False):
        if (b[0] - a[0], b[1] - a[1]) != (c[0] - b[0], c[1] - b[1]):
            kept.append(b)
    return [*kept, line[-1]]


def sides_along(a: PointXY, b: PointXY) -> Iterable[Edge]:
    """The squares' sides that a line along the grid covers whole."""
    (ax, ay), (bx, by) = min(a, b), max(a, b)
    if ax == bx and ax == int(ax):
        for y in range(_up(ay), int(by)):
            yield (int(ax), y), (int(ax), y + 1)
    elif ay == by and ay == int(ay):
        for x in range(_up(ax), int(bx)):
            yield (x, int(ay)), (x + 1, int(ay))


def _up(value: float) -> int:
    return int(value) + (value != int(value))


# ---------------------------------------------------------------- props
def area_of(ring: Sequence[PointXY]) -> float:
    """Twice the area, positive where the ring is drawn clockwise (y downwards): then its inside is on the right."""
    return sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(ring, ring[1:], strict=False))


def closed_outside(line: Sequence[PointXY], width: float, height: float, hand: Literal["left", "right"]) -> Line | None:
    """A line from rim to rim of the map made a ring by a way around outside of it, so that its inside is on `hand`; None where it
    does not end on the rim."""
    first, last = _left_at(line[0], width, height), _left_at(line[-1], width, height)
    if first is None or last is None:
        return None
    for clockwise in (True, False):
        ring = [*line, *_around(last, first, width, height, clockwise), line[0]]
        if (area_of(ring) > 0) == (hand == "right"):
            return ring
    return None


def _left_at(at: PointXY, width: float, height: float) -> PointXY | None:
    """The point a square outside of the map's rim from a point on it."""
    x, y = at
    if x in (0, width):
        return (-1.0 if x == 0 else width + 1.0), y
    return (x, -1.0 if y == 0 else height + 1.0) if y in (0, height) else None


def _around(start: PointXY, end: PointXY, width: float, height: float, clockwise: bool) -> Line:
    """From one point outside to another, a square away from the map, by its corners."""
    corners = [(-1.0, -1.0), (width + 1, -1.0), (width + 1, height + 1), (-1.0, height + 1)]
    total = 2 * (width + height + 4)
    begin, finish = (_along_rim(at, width, height) for at in (start, end))
    stops = sorted((_along_rim(corner, width, height), corner) for corner in corners)
    if not clockwise:
        return _around(end, start, width, height, True)[::-1]
    span = (finish - begin) % total
    passed = sorted(((place - begin) % total, corner) for place, corner in stops)
    return [start, *(corner for place, corner in passed if 0 < place < span), end]


def _along_rim(at: PointXY, width: float, height: float) -> float:
    """How far along the way around, clockwise from its corner above to the left."""
    x, y = at
    across, down = width + 2, height + 2
    if y == -1:
        return x + 1
    if x == width + 1:
        return across + y + 1
    return across + down + (width + 1 - x) if y == height + 1 else 2 * across + down + (height + 1 - y)
