"""The shape seen from a point, for drawing.

Here: visible polygons in floating point, and the union that is lit on the map for a creature.  Not here: which squares are
seen, which is decided exactly (`seen`); the shape is drawn so that nothing attackable lies in fog.
Words: the *box* is what bounds the sight: the map, or the square around a reach; *pieces* are walls cut where they cross
(`noding`).

>>> visible_polygon(walls, (2.5, 2.5), reach=8)
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING

import numpy as np

from battlemap.geometry.coords import Bools, Floats, Point, snapped
from battlemap.geometry.noding import SOLID_PIECE
from battlemap.geometry.sweep import Box, Sweep
from battlemap.geometry.walls import Walls

if TYPE_CHECKING:
    from shapely import Geometry

NEAR_PART = 8.0
"""How far the first, near part of a sweep goes, in squares."""
AT_SIDE = 1e-6
"""How near to a side of a box a sight may end and still be taken to leave it, in squares."""

PULLED_IN = 1 / 256
"""How far a corner is pulled towards its own centre, in squares, so that it lies on its own side of a wall there."""


def visible_polygon(walls: Walls, origin: Point, reach: float | None = None, home: Point | None = None) -> list[Point]:
    """The outline of what is seen from a point within the map, and within the square box `reach` around it if given; points in
    squares, in order of angle.  [] from a point off the map.  One-way barriers count by the side `home` lies on, the centre
    of the square the origin belongs to (the origin itself unless given)."""
    box = _box(walls, origin, reach)
    if not (box[0] < box[2] and box[1] < box[3]):
        return []
    sweep, _ = sweep_within(walls, origin, origin if home is None else home, box)
    return [(x, y) for x, y in sweep.outline().tolist()]


def seen_shape(walls: Walls, squares: Sequence[tuple[int, int]], reach: float | None = None) -> "Geometry":
    """What is seen from a creature's squares, as a shapely polygon or several: the union of the visible polygons from every
    corner (pulled in a hair) and centre."""
    import shapely

    polygons = []
    for x, y in squares:
        near, far = PULLED_IN, 1 - PULLED_IN
        for dx, dy in ((0.5, 0.5), (near, near), (far, near), (near, far), (far, far)):
            outline = visible_polygon(walls, (x + dx, y + dy), reach, (x + 0.5, y + 0.5))
            if len(outline) > 2:
                polygons.append(shapely.Polygon(outline))
    return shapely.union_all(shapely.make_valid(np.array(polygons)))


def sweep_within(walls: Walls, origin: Point, home: Point, box: Box, merge: float = 0.0) -> tuple[Sweep, Box]:
    """The sweep around a point within a box, and a box that holds all it reaches.

    Most sights end near by.  So the near part of the box is swept first, and of what lies farther only those pieces count
    that are seen in the directions in which the sight leaves that part.
    """
    pieces = clipped(sight_pieces(walls, home), box)
    part = (max(box[0], origin[0] - NEAR_PART), max(box[1], origin[1] - NEAR_PART),
            min(box[2], origin[0] + NEAR_PART), min(box[3], origin[1] + NEAR_PART))
    if part != box:
        near = clipped(pieces, part)
        sweep = Sweep.of(np.concatenate([near, sides_of(part)]), origin, merge)
        leaving = _leaving(sweep, part, box)
        if not leaving.any():
            return sweep, _around(sweep.reached(part))
        pieces = pieces[_touching(pieces, part) | sweep.faced(pieces, leaving)]
    sweep = Sweep.of(np.concatenate([pieces, sides_of(box)]), origin, merge)
    return sweep, _around(sweep.reached(box))


def _leaving(sweep: Sweep, part: Box, box: Box) -> Bools:
    """Bool [E]: in which intervals the sight ends at a side of the part that is no side of the box, or may at their borders."""
    reached = sweep.reached(part)
    at_side: Bools = np.zeros(reached.shape[:2], np.bool_)
    for i, (inner, outer) in enumerate(zip(part, box, strict=True)):
        if inner != outer:
            np.logical_or(at_side, np.abs(reached[:, :, i % 2] - inner) <= AT_SIDE, out=at_side)
    begins, ends, events = at_side
    return np.array(begins | ends | events | np.roll(events, -1))


def _around(points: Floats) -> Box:
    """The box around some points."""
    (left, top), (right, bottom) = points.min((0, 1)).tolist(), points.max((0, 1)).tolist()
    return left, top, right, bottom


def sight_pieces(walls: Walls, home: Point) -> Floats:
    """The pieces that stop sight for lines that belong to a point, float64 [P, 4] in squares; one-way barriers seen from behind
    left out."""
    pieces, owners = walls.pieces()
    stops = np.append(_stopping_from(walls, snapped(home)), True)       # the last one is SOLID_PIECE, -1
    assert SOLID_PIECE == -1
    chosen: Floats = pieces[stops[owners]]
    return chosen


def _stopping_from(walls: Walls, spot: tuple[int, int]) -> Bools:
    chosen = walls.stopping("sight").copy()
    hands = walls.hands
    if hands.any():
        segments = walls.segments
        run, to = segments[:, 2:] - segments[:, :2], np.array(spot) - segments[:, :2]
        chosen &= (hands == 0) | (hands == np.sign(run[:, 0] * to[:, 1] - run[:, 1] * to[:, 0]))
    return chosen


def _box(walls: Walls, origin: Point, reach: float | None) -> Box:
    """What bounds the sight: left, top, right, bottom; empty for a point off the map."""
    grid = walls.grid
    if not (0 <= origin[0] <= grid.width and 0 <= origin[1] <= grid.height):
        return 0.0, 0.0, 0.0, 0.0
    if reach is None:
        return 0.0, 0.0, float(grid.width), float(grid.height)
    return (max(origin[0] - reach, 0.0), max(origin[1] - reach, 0.0),
            min(origin[0] + reach, float(grid.width)), min(origin[1] + reach, float(grid.height)))


def sides_of(box: Box) -> Floats:
    left, top, right, bottom = box
    return np.array([[left, top, right, top], [right, top, right, bottom], [right, bottom, left, bottom],
                     [left, bottom, left, top]])


def _touching(pieces: Floats, box: Box) -> Bools:
    """Bool [P]: which pieces' own boxes touch the box."""
    a, b = pieces[:, :2], pieces[:, 2:]
    inside: Bools = (np.maximum(a, b) >= box[:2]) & (np.minimum(a, b) <= box[2:])
    return np.array(inside.all(1))


def clipped(pieces: Floats, box: Box) -> Floats:
    """The parts of the pieces inside a box.  Left whole, a piece would cross the box's side within one interval of angles and
    spoil it."""
    low, high = np.array(box[:2]), np.array(box[2:])
    a, b = pieces[:, :2], pieces[:, 2:]
    touching = _touching(pieces, box)
    a, b = a[touching], b[touching]
    inside = ((np.minimum(a, b) >= low) & (np.maximum(a, b) <= high)).all(1)
    whole = np.concatenate([a[inside], b[inside]], 1)
    a, run = a[~inside], b[~inside] - a[~inside]
    with np.errstate(divide="ignore", invalid="ignore"):
        one, other = (low - a) / run, (high - a) / run
    level = run == 0                                        # along an axis: in the box all the way, or it was culled
    enter = np.where(level, 0.0, np.minimum(one, other)).max(1, initial=0.0)
    leave = np.where(level, 1.0, np.maximum(one, other)).min(1, initial=1.0)
    kept = enter < leave
    a, run, enter, leave = a[kept], run[kept], enter[kept, None], leave[kept, None]
    return np.concatenate([whole, np.concatenate([a + enter * run, a + leave * run], 1)])
