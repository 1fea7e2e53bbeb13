"""Walls made from walls: split, joined, a corner moved, added or taken away, a piece cut out for a door and closed again."""

from collections.abc import Iterable, Sequence
from math import hypot

from msgspec.structs import replace

from battlemap.model import Door, Wall
from battlemap.model.scene import PointXY
from battlemap.ui.drawing.lines import (
    HAIR,
    apart,
    between,
    cleaned,
    is_ring,
    is_same,
    nearest_on,
    shifted,
)

ASIDE = 0.02
SHORTEST = 0.02
Line = Wall | Door


def split(wall: Wall, at: PointXY) -> tuple[Wall, ...]:
    """The two parts of a wall before and behind its point nearest to `at`; a ring is opened there.  () at its very ends."""
    _, number, share = nearest_on(wall.points, at)
    points = wall.points
    middle = between(points[number], points[number + 1], share)
    before = cleaned((*points[: number + 1], middle))
    behind = cleaned((middle, *points[number + 1 :]))
    if is_ring(points):
        if len(before) < 2 or len(behind) < 2:
            return ()
        return (replace(wall, points=cleaned((*behind, *before[1:]))),)
    if len(before) < 2 or len(behind) < 2:
        return ()
    return replace(wall, points=before), replace(wall, points=behind)


def joined(one: Wall, other: Wall) -> Wall | None:
    """Both as one wall of the first one's kind, where they share an end; None where they do not."""
    a, b = one.points, other.points
    if is_ring(a) or is_ring(b):
        return None
    if is_same(a[-1], b[0]):
        return replace(one, points=straightened((*a, *b[1:])))
    if is_same(a[-1], b[-1]):
        return replace(one, points=straightened((*a, *b[-2::-1])))
    if is_same(a[0], b[-1]):
        return replace(one, points=straightened((*b, *a[1:])))
    if is_same(a[0], b[0]):
        return replace(one, points=straightened((*b[:0:-1], *a)))
    return None


def joined_all(walls: Sequence[Wall]) -> list[Wall]:
    """As few walls as they can be joined to; the earlier ones give their kind."""
    left, found = list(walls), list[Wall]()
    while left:
        wall = left.pop(0)
        while number := next((i + 1 for i, other in enumerate(left) if joined(wall, other)), 0):
            wall = joined(wall, left.pop(number - 1)) or wall
        found.append(wall)
    return found


def straightened(points: Sequence[PointXY]) -> tuple[PointXY, ...]:
    """Without repeated points and without points in the middle of straight runs."""
    points = cleaned(points)
    kept = list(points[:1])
    for here, after in zip(points[1:], points[2:], strict=False):
        before = kept[-1]
        turn = (here[0] - before[0]) * (after[1] - here[1]) - (here[1] - before[1]) * (after[0] - here[0])
        goes_on = (here[0] - before[0]) * (after[0] - here[0]) + (here[1] - before[1]) * (after[1] - here[1]) > 0
        if abs(turn) > HAIR or not goes_on:
            kept.append(here)
    return (*kept, *points[-1:]) if len(points) > 1 else tuple(kept)


# ---------------------------------------------------------------- corners
def with_corner_moved(line: Line, number: int, to: PointXY) -> Line:
    """One corner elsewhere; the first of a ring is the last too."""
    points = list(line.points)
    last = len(points) - 1
    if is_ring(points) and number in (0, last):
        points[0] = points[last] = to
    else:
        points[number] = to
    return replace(line, points=tuple(points))


def with_corner_added(line: Line, segment: int, at: PointXY) -> Line:
    return replace(line, points=(*line.points[: segment + 1], at, *line.points[segment + 1 :]))


def without_corner(line: Line, number: int) -> Line | None:
    """None where too little would be left."""
    points = list(line.points)
    if is_ring(points):
        open_ = points[:-1]
        del open_[number % len(open_)]
        return replace(line, points=(*open_, open_[0])) if len(open_) > 2 else None
    del points[number]
    return replace(line, points=tuple(points)) if len(points) > 1 else None


def moved(line: Line, by: PointXY) -> Line:
    return replace(line, points=shifted(line.points, by))


# ---------------------------------------------------------------- openings
def along(points: Sequence[PointXY], a: PointXY, b: PointXY) -> list[tuple[int, float, float]]:
    """(segment, share where it begins, share where it ends) of every piece of a polyline that lies on the line from a to b."""
    length = apart(a, b)
    if length < HAIR:
        return []
    dx, dy = (b[0] - a[0]) / length, (b[1] - a[1]) / length
    found: list[tuple[int, float, float]] = []
    for number, (p, q) in enumerate(zip(points, points[1:], strict=False)):
        if any(abs((end[0] - a[0]) * dy - (end[1] - a[1]) * dx) > ASIDE for end in (p, q)):
            continue
        t, u = ((end[0] - a[0]) * dx + (end[1] - a[1]) * dy for end in (p, q))
        low, high = max(min(t, u), 0.0), min(max(t, u), length)
        if high - low > SHORTEST and abs(u - t) > HAIR:
            start, end = sorted(((low - t) / (u - t), (high - t) / (u - t)))
            found.append((number, start, end))
    return found


def cut(wall: Wall, a: PointXY, b: PointXY) -> tuple[Wall, ...] | None:
    """What is left of a wall without its pieces between a and b; None where it has none there."""
    taken = along(wall.points, a, b)
    if not taken:
        return None
    parts: list[list[PointXY]] = [[wall.points[0]]]
    for number, (p, q) in enumerate(zip(wall.points, wall.points[1:], strict=False)):
        for start, end in sorted((start, end) for where, start, end in taken if where == number):
            parts[-1].append(between(p, q, start))
            parts.append([between(p, q, end)])
        parts[-1].append(q)
    if is_ring(wall.points) and len(parts) > 1:
        parts = [[*parts[-1], *parts[0][1:]], *parts[1:-1]]
    left = (cleaned(part) for part in parts)
    return tuple(replace(wall, points=points) for points in left if _is_line(points))


def _is_line(points: Sequence[PointXY]) -> bool:
    return len(points) > 1 and sum(apart(p, q) for p, q in zip(points, points[1:], strict=False)) > SHORTEST


def openings(walls: Iterable[Wall], a: PointXY, b: PointXY) -> list[tuple[Wall, tuple[Wall, ...]]]:
    """Every wall that has pieces between a and b, with what is left of it."""
    found = ((wall, cut(wall, a, b)) for wall in walls)
    return [(wall, left) for wall, left in found if left is not None]


def closed(walls: Sequence[Wall], door: Door) -> tuple[list[Wall], Wall | None]:
    """(walls that go, the wall that comes) when a door's opening is walled up: of the kind of the walls it stands between, and
    one with them; (_, None) where it stands between none."""
    a, b = door.points[0], door.points[-1]
    beside = [wall for wall in walls if not is_ring(wall.points) and _ends_at(wall, (a, b))]
    if not beside:
        return [], None
    found, gone = replace(beside[0], points=door.points), list[Wall]()
    for wall in beside:
        if _kind(wall) == _kind(beside[0]) and (both := joined(wall, found)) is not None:
            found = both
            gone.append(wall)
    return gone, found


def _ends_at(wall: Wall, ends: Iterable[PointXY]) -> bool:
    return any(is_same(end, point) for end in ends for point in (wall.points[0], wall.points[-1]))


def _kind(wall: Wall) -> tuple[object, ...]:
    return wall.move, wall.sight, wall.cover, wall.one_way, wall.material


def door_place(points: Sequence[PointXY], at: PointXY, width: float = 1.0) -> tuple[PointXY, PointXY]:
    """Where a door of that width stands in a wall, nearest to `at`: from one corner of the grid to the next where the wall runs
    along the grid, else in the middle about the point; never longer than its piece of wall."""
    _, number, share = nearest_on(points, at)
    p, q = points[number], points[number + 1]
    length = apart(p, q)
    if length <= width + HAIR:
        return p, q
    axis = 0 if abs(q[1] - p[1]) < HAIR else 1 if abs(q[0] - p[0]) < HAIR else None
    if axis is None:
        start = min(max(share * length - width / 2, 0.0), length - width)
    else:
        low, high = min(p[axis], q[axis]), max(p[axis], q[axis])
        place = p[axis] + (q[axis] - p[axis]) * share
        first = min(max(_floor(place), low), high - width)
        start = first - p[axis] if q[axis] > p[axis] else p[axis] - (first + width)
    return between(p, q, start / length), between(p, q, (start + width) / length)


def _floor(value: float) -> float:
    return float(int(value) if value >= 0 else int(value) - 1)


def is_taken(doors: Iterable[Door], a: PointXY, b: PointXY) -> Door | None:
    """A door that stands in part of this place already."""
    return next((door for door in doors if along(door.points, a, b)), None)


def hand(a: PointXY, b: PointXY, side: str) -> PointXY:
    """The unit vector to the left or right hand of one who walks from a to b on the map (y grows downwards)."""
    length = hypot(b[0] - a[0], b[1] - a[1]) or 1.0
    sign = 1 if side == "left" else -1
    return sign * (b[1] - a[1]) / length, -sign * (b[0] - a[0]) / length
