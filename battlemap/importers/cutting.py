"""Lines cut to fit: doubled points dropped, parts off the map clipped, holes made where doors are."""

import math
from collections.abc import Iterator, Sequence

Point = tuple[float, float]
SAME = 1e-9
ON_LINE = 0.06


def tidied(line: Sequence[Point]) -> list[Point]:
    """Without repeated points and without going there and straight back."""
    found: list[Point] = []
    for point in line:
        if found and math.dist(found[-1], point) <= SAME:
            continue
        if len(found) >= 2 and math.dist(found[-2], point) <= SAME:
            found.pop()
            continue
        found.append(point)
    return found


def clipped(line: Sequence[Point], area: Point) -> Iterator[list[Point]]:
    """The parts of a polyline on the map, rim included."""
    part: list[Point] = []
    for a, b in zip(line, line[1:], strict=False):
        inside = _clip(a, b, area)
        if inside is None:
            if len(part) > 1:
                yield part
            part = []
            continue
        start, end = inside
        if part and math.dist(part[-1], start) > SAME:
            if len(part) > 1:
                yield part
            part = []
        if not part:
            part = [start]
        if math.dist(start, end) > SAME:
            part.append(end)
    if len(part) > 1:
        yield part


def _clip(a: Point, b: Point, area: Point) -> tuple[Point, Point] | None:
    """The part of a segment in the box from (0, 0) to `area`; None when there is none of any length."""
    enter, leave = 0.0, 1.0
    for i in (0, 1):
        run = b[i] - a[i]
        if run == 0:
            if not 0 <= a[i] <= area[i]:
                return None
            continue
        first, last = sorted(((0 - a[i]) / run, (area[i] - a[i]) / run))
        enter, leave = max(enter, first), min(leave, last)
    if leave - enter <= SAME:
        return None
    return _at(a, b, enter), _at(a, b, leave)


def _at(a: Point, b: Point, t: float) -> Point:
    if t <= 0:
        return a
    if t >= 1:
        return b
    return round(a[0] + (b[0] - a[0]) * t, 6), round(a[1] + (b[1] - a[1]) * t, 6)


def cut_out(line: Sequence[Point], openings: Sequence[tuple[Point, Point]]) -> Iterator[list[Point]]:
    """A polyline with holes where openings lie along it: walls that run through doors."""
    part: list[Point] = [line[0]]
    for a, b in zip(line, line[1:], strict=False):
        for start, end in _left_over(a, b, openings):
            if math.dist(part[-1], start) > SAME:
                if len(part) > 1:
                    yield part
                part = [start]
            part.append(end)
        if not part or (math.dist(part[-1], b) > SAME):
            if len(part) > 1:
                yield part
            part = [b]
    if len(part) > 1:
        yield part


def _left_over(a: Point, b: Point, openings: Sequence[tuple[Point, Point]]) -> list[tuple[Point, Point]]:
    """What of a segment no opening covers."""
    length = math.dist(a, b)
    holes: list[tuple[float, float]] = []
    for p, q in openings:
        if min(p[0], q[0]) > max(a[0], b[0]) + 1 or max(p[0], q[0]) < min(a[0], b[0]) - 1:
            continue
        along = [_along(point, a, b, length) for point in (p, q)]
        if all(away <= ON_LINE for _, away in along):
            low, high = sorted(t for t, _ in along)
            if min(1.0, high) - max(0.0, low) > SAME:
                holes.append((max(0.0, low), min(1.0, high)))
    left, at = list[tuple[float, float]](), 0.0
    for low, high in sorted(holes):
        if low > at:
            left.append((at, low))
        at = max(at, high)
    if at < 1:
        left.append((at, 1.0))
    return [(_at(a, b, low), _at(a, b, high)) for low, high in left if (high - low) * length > 1e-6]


def _along(point: Point, a: Point, b: Point, length: float) -> tuple[float, float]:
    """How far along a segment's line a point is (0 to 1), and how far beside it."""
    dx, dy = (b[0] - a[0]) / length, (b[1] - a[1]) / length
    x, y = point[0] - a[0], point[1] - a[1]
    return (x * dx + y * dy) / length, abs(x * dy - y * dx)
