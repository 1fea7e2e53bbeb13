"""Doors set into walls, so that an open one can be walked through.

A *leaf* is a door's segment.  Three things keep an imported door from working, and each is put right here:

- the wall runs on through the leaf (DungeonFog): it is cut there;
- the leaf lies between two squares' centres, as most doors drawn on half squares do, so that the wall's ends beside it still
  stand on, or between, every way across: the leaf is widened to the nearest way, seldom by more than a hair, never by more than
  `WIDEST`, and the walls end where it does;
- a wall that came to the old end from aside follows it.

Not here: which doors a file has, and whether they are open (`universal_vtt`).

>>> doorway(((4.5, 6.0), (5.5, 6.0)), [])
((4.46875, 6.0), (5.53125, 6.0))
"""

import math
from collections import defaultdict
from collections.abc import Iterable, Sequence

from battlemap.importers.polylines import Polyline, without
from battlemap.model.scene import PointXY

Leaf = tuple[PointXY, PointXY]
HAIR = 1 / 32
"""More than coordinates are settled by (`polylines.NEAR`): a widened leaf is found again as it is."""
WIDEST = 0.5
BESIDE = 0.1
"""How far beside a leaf a wall may run and still be the wall it stands in."""
STEEPEST = math.sin(math.radians(30))
MEETS = 0.05
STRAIGHT = 1e-6
LONGEST_WALLS, MOST_MEETINGS = 300_000, 800_000
"""Squares of length, all walls together; walls past doors.  Ten times what the largest maps have, and two seconds' work."""


def leaf_at(position: PointXY, rotation: float, width: float = 1.0) -> Leaf:
    """A leaf by its middle and its direction in radians (0 lies along x, y downwards)."""
    dx, dy = math.cos(rotation) * width / 2, math.sin(rotation) * width / 2
    return (position[0] - dx, position[1] - dy), (position[0] + dx, position[1] + dy)


def doorway(leaf: Leaf, others: Iterable[Leaf]) -> Leaf:
    """The leaf, widened where no way between two squares leads through it.  It never grows into one of `others`.

    Only leaves along the grid: across them a way is the line between the centres of two squares, which must miss the walls
    beside the leaf.  Where the leaf stands in the middle of its squares the inner half of one must be free.
    """
    (ax, ay), (bx, by) = leaf
    if abs(ay - by) < STRAIGHT:
        low, high, across = min(ax, bx), max(ax, bx), ay
    elif abs(ax - bx) < STRAIGHT:
        low, high, across = min(ay, by), max(ay, by), ax
    else:
        return leaf
    half = 0.25 if 0.25 < across - math.floor(across) < 0.75 else HAIR
    taken = [point for other in others for point in other]
    first, last = (leaf[0], leaf[1]) if (ax, ay) <= (bx, by) else (leaf[1], leaf[0])
    may_grow = tuple(all(math.dist(end, point) > MEETS for point in taken) for end in (first, last))
    growths = []
    for square in range(math.floor(low) - 1, math.ceil(high) + 1):
        before, after = max(0.0, low - (square + 0.5 - half)), max(0.0, square + 0.5 + half - high)
        if max(before, after) <= WIDEST + STRAIGHT and (not before or may_grow[0]) and (not after or may_grow[1]):
            growths.append((before, after))
    if not growths:
        return leaf
    least = min(sum(growth) for growth in growths)
    chosen = [growth for growth in growths if sum(growth) <= least + STRAIGHT]
    low, high = low - max(before for before, _ in chosen), high + max(after for _, after in chosen)
    return ((low, across), (high, across)) if first[1] == last[1] else ((across, low), (across, high))


class Crowded(Exception):
    """More walls run past more doors than on any map."""


def walls_with_doorways(lines: Sequence[Polyline], drawn: Sequence[Leaf], leaves: Sequence[Leaf]) -> list[Polyline]:
    """The walls cut where a leaf lies.  `drawn` are the leaves as the file has them, `leaves` the same ones widened.  Raises
    Crowded for what would never come to an end."""
    if not leaves:
        return list(lines)
    if sum(math.dist(a, b) for line in lines for a, b in zip(line, line[1:], strict=False)) > LONGEST_WALLS:
        raise Crowded
    near = _by_square(leaves)
    moved = _Moved({
        end: new
        for old, wide in zip(drawn, leaves, strict=True) if set(old) != set(wide)
        for end in old for new in [min(wide, key=lambda point: math.dist(point, end))]
    })  # fmt: skip
    cut: list[Polyline] = []
    for line in lines:
        line = _following(line, moved)
        gaps = [[gap for side in near(a, b) if (gap := _gap(a, b, side))] for a, b in zip(line, line[1:], strict=False)]
        cut += [_following(piece, moved) for piece in without(line, gaps)] if any(gaps) else [line]
    return cut


class _Moved:
    """Where the ends of leaves were drawn, and where they are now; a wall's end that stood at one moves along with it."""

    def __init__(self, ends: dict[PointXY, PointXY]) -> None:
        self._ends = ends
        self._near: dict[tuple[int, int], list[PointXY]] = defaultdict(list)
        for end in ends:
            self._near[_spot(end)].append(end)

    def __bool__(self) -> bool:
        return bool(self._ends)

    def followed(self, end: PointXY) -> PointXY:
        if end in self._ends:
            return self._ends[end]
        x, y = _spot(end)
        around = (old for dx in (-1, 0, 1) for dy in (-1, 0, 1) for old in self._near.get((x + dx, y + dy), ()))
        return next((self._ends[old] for old in around if math.dist(old, end) <= MEETS / 2), end)


def _spot(point: PointXY) -> tuple[int, int]:
    return math.floor(point[0] / MEETS), math.floor(point[1] / MEETS)


def _following(line: Polyline, moved: _Moved) -> Polyline:
    """A wall whose ends have moved along with the leaf."""
    return [moved.followed(line[0]), *line[1:-1], moved.followed(line[-1])] if moved else line


Side = tuple[float, float, float, float, float]
"""A leaf's first end, its direction, its length."""


def _side_of(leaf: Leaf) -> Side:
    (px, py), (qx, qy) = leaf
    wide = math.dist(*leaf)
    return px, py, (qx - px) / wide, (qy - py) / wide, wide


def _gap(a: PointXY, b: PointXY, side: Side) -> tuple[float, float] | None:
    """The stretch of the wall a-b that a leaf stands in, as shares of its length."""
    px, py, ux, uy, wide = side
    dx, dy = b[0] - a[0], b[1] - a[1]
    run, across = dx * ux + dy * uy, dx * uy - dy * ux
    if run == 0 or across * across > STEEPEST * STEEPEST * (dx * dx + dy * dy):
        return None
    start = (a[0] - px) * ux + (a[1] - py) * uy
    shares = sorted((min(1.0, max(0.0, -start / run)), min(1.0, max(0.0, (wide - start) / run))))
    if (shares[1] - shares[0]) * abs(run) < STRAIGHT:
        return None
    for share in shares:
        x, y = a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share
        if abs((x - px) * uy - (y - py) * ux) > BESIDE:
            return None
    return shares[0], shares[1]


class _by_square:
    """The leaves near a segment, found by the squares they lie in."""

    def __init__(self, leaves: Sequence[Leaf]) -> None:
        self._squares: dict[tuple[int, int], list[Side]] = defaultdict(list)
        self._left = MOST_MEETINGS
        for leaf in leaves:
            side = _side_of(leaf)
            for square in {square for a, b in _beside(leaf) for square in _squares_along(a, b)}:
                self._squares[square].append(side)

    def __call__(self, a: PointXY, b: PointXY) -> Iterable[Side]:
        found = {id(side): side for square in _squares_along(a, b) for side in self._squares.get(square, ())}
        self._left -= len(found)
        if self._left < 0:
            raise Crowded
        return found.values()


def _beside(leaf: Leaf) -> Iterable[Leaf]:
    """A leaf, and the lines a wall beside it may run on: what lies between them is in the squares of one of them."""
    (ax, ay), (bx, by) = leaf
    yield leaf
    for dx, dy in ((-BESIDE, -BESIDE), (-BESIDE, BESIDE), (BESIDE, -BESIDE), (BESIDE, BESIDE)):
        yield (ax + dx, ay + dy), (bx + dx, by + dy)


def _squares_along(a: PointXY, b: PointXY) -> Iterable[tuple[int, int]]:
    """The squares a segment runs through, row by row: of a long slanting wall's box they are a small part."""
    (ax, ay), (bx, by) = (a, b) if a[1] <= b[1] else (b, a)
    for y in range(math.floor(ay), math.floor(by) + 1):
        ends = [ax + (bx - ax) * (min(max(y + row, ay), by) - ay) / (by - ay) for row in (0, 1)] if by > ay else [ax, bx]
        for x in range(math.floor(min(ends) - STRAIGHT), math.floor(max(ends) + STRAIGHT) + 1):
            yield x, y
