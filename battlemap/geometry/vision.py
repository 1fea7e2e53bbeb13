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
from battlemap.geometry.sweep import Sweep
from battlemap.geometry.walls import Walls

if TYPE_CHECKING:
    from shapely import Geometry

PULLED_IN = 1 / 256
"""How far a corner is pulled towards its own centre, in squares, so that it lies on its own side of a wall there."""


def visible_polygon(walls: Walls, origin: Point, reach: float | None = None, home: Point | None = None) -> list[Point]:
    """The outline of what is seen from a point within the map, and within the square box `reach` around it if given; points in
    squares, in order of angle.  [] from a point off the map.  One-way barriers count by the side `home` lies on, the centre
    of the square the origin belongs to (the origin itself unless given)."""
    box = _box(walls, origin, reach)
    if not (box[0] < box[2] and box[1] < box[3]):
        return []
    pieces = np.concatenate([clipped(sight_pieces(walls, origin if home is None else home), box), sides_of(box)])
    return [(x, y) for x, y in Sweep.of(pieces, origin).outline().tolist()]


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


def _box(walls: Walls, origin: Point, reach: float | None) -> tuple[float, float, float, float]:
    """What bounds the sight: left, top, right, bottom; empty for a point off the map."""
    grid = walls.grid
    if not (0 <= origin[0] <= grid.width and 0 <= origin[1] <= grid.height):
        return 0.0, 0.0, 0.0, 0.0
    if reach is None:
        return 0.0, 0.0, float(grid.width), float(grid.height)
    return (max(origin[0] - reach, 0.0), max(origin[1] - reach, 0.0),
            min(origin[0] + reach, float(grid.width)), min(origin[1] + reach, float(grid.height)))


def sides_of(box: tuple[float, float, float, float]) -> Floats:
    left, top, right, bottom = box
    return np.array([[left, top, right, top], [right, top, right, bottom], [right, bottom, left, bottom],
                     [left, bottom, left, top]])


def clipped(pieces: Floats, box: tuple[float, float, float, float]) -> Floats:
    """The parts of the pieces inside a box.  Left whole, a piece would cross the box's side within one interval of angles and
    spoil it."""
    low, high = np.array(box[:2]), np.array(box[2:])
    a, b = pieces[:, :2], pieces[:, 2:]
    touching = ((np.maximum(a, b) >= low) & (np.minimum(a, b) <= high)).all(1)
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
