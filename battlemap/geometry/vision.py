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

from battlemap.geometry.coords import Bools, Floats, Ints, Point, snapped
from battlemap.geometry.noding import SOLID_PIECE, noding_of
from battlemap.geometry.sweep import Box, Sweep
from battlemap.geometry.tiles import Tiles
from battlemap.geometry.walls import Walls

if TYPE_CHECKING:
    from shapely import Geometry

NEAR_PART, GROWTH = 12.0, 3.0
"""How far the first, near part of a sweep goes, in squares, and how many times as far the next one."""
FEW = 900
"""So few pieces are swept at once."""
EVERYWHERE = float("inf")
PULLED_IN = 1 / 256
"""How far a corner is pulled towards its own centre, in squares, so that it lies on its own side of a wall there."""


def visible_polygon(walls: Walls, origin: Point, reach: float | None = None, home: Point | None = None) -> list[Point]:
    """The outline of what is seen from a point within the map, and within the square box `reach` around it if given; points in
    squares, in order of angle.  [] from a point off the map.  One-way barriers count by the side `home` lies on, the centre
    of the square the origin belongs to (the origin itself unless given)."""
    box = _box(walls, origin, reach)
    if not (box[0] < box[2] and box[1] < box[3]):
        return []
    outline = _nearest_first(sight_tiles(walls, origin if home is None else home), origin, box).outline()
    return list(map(tuple, outline.tolist()))


def seen_shape(walls: Walls, squares: Sequence[tuple[int, int]], reach: float | None = None) -> "Geometry":
    """What is seen from a creature's squares, as a shapely polygon or several: the union of the visible polygons from every
    corner (pulled in a hair) and centre.  The last few answers are kept: of many who look only those are asked who moved."""
    own = tuple((x, y) for x, y in squares)
    shape: Geometry = walls.recalled(("shape", own, reach), lambda: _seen_shape(walls, own, reach))
    return shape


def _seen_shape(walls: Walls, squares: Sequence[tuple[int, int]], reach: float | None) -> "Geometry":
    import shapely

    polygons = []
    for x, y in squares:
        near, far = PULLED_IN, 1 - PULLED_IN
        for dx, dy in ((0.5, 0.5), (near, near), (far, near), (near, far), (far, far)):
            outline = visible_polygon(walls, (x + dx, y + dy), reach, (x + 0.5, y + 0.5))
            if len(outline) > 2:
                polygons.append(shapely.Polygon(outline))
    return shapely.union_all(shapely.make_valid(np.array(polygons)))


def _nearest_first(tiles: Tiles, origin: Point, box: Box) -> Sweep:
    """A sweep around a point that shows what ends its sight within a box.

    What is seen is what costs: a small part of the box is swept first, then parts three times as large, and of what lies
    farther only the pieces in directions in which the sight left the last part count, with those that ended it in the others.
    """
    far = NEAR_PART if tiles.about(box) > FEW else EVERYWHERE
    numbers, sweep, leaving = np.empty(0, np.int64), None, np.empty(0, np.bool_)
    while True:
        part = _part(box, origin, far)
        near = tiles.within(part)
        if sweep is not None:
            near = near[sweep.faced(tiles.pieces[near], leaving)]
            near = np.union1d(near, numbers)
        pieces, whose = clipped(tiles.pieces[near], part)
        sweep = Sweep.of(np.concatenate([pieces, sides_of(part)]), origin)
        if part == box or not len(sweep.number):
            return sweep
        ends = np.where(sweep.winner < 0, -1, sweep.number[sweep.winner])
        inner = np.zeros(len(pieces) + 5, np.bool_)         # pieces, the sides as `sides_of` has them, and nothing at all, -1
        inner[len(pieces):-1] = [part[side] != box[side] for side in (1, 2, 3, 0)]
        leaving = inner[ends]
        if not leaving.any():
            return sweep
        won = np.unique(ends)
        numbers = near[whose[won[(won >= 0) & (won < len(pieces))]]]
        far *= GROWTH


def _part(box: Box, origin: Point, far: float) -> Box:
    """What of a box is within so many squares, as a square."""
    return (max(box[0], origin[0] - far), max(box[1], origin[1] - far),
            min(box[2], origin[0] + far), min(box[3], origin[1] + far))


def sight_pieces(walls: Walls, home: Point) -> Floats:
    """The pieces that stop sight for lines that belong to a point, float64 [P, 4] in squares; one-way barriers seen from behind
    left out."""
    tiles = sight_tiles(walls, home)
    pieces: Floats = tiles.pieces[tiles.wanted]
    return pieces


def sight_tiles(walls: Walls, home: Point | None = None) -> Tiles:
    """The same by place, with one-way barriers seen from anywhere unless a point is given.  One index for a map, whatever its
    doors do."""
    tiles = walls.always(("tiles",), lambda: Tiles.of(noding_of(walls).pieces))
    if home is None or not (walls.hands[walls.stopping("sight")] != 0).any():
        return walls.once(("sight tiles",), lambda: tiles.only(_stopping_pieces(walls, walls.stopping("sight"))))
    return tiles.only(_stopping_pieces(walls, _stopping_from(walls, snapped(home))))


def _stopping_pieces(walls: Walls, stopping: Bools) -> Bools:
    """Which pieces are of barriers that stop, or of solids."""
    stops = np.append(stopping, True)                       # the last one is SOLID_PIECE, -1
    assert SOLID_PIECE == -1
    chosen: Bools = stops[noding_of(walls).owners]
    return chosen


def _stopping_from(walls: Walls, spot: tuple[int, int]) -> Bools:
    """Which barriers stop sight from a spot: those one-way barriers that face it, and all others."""
    segments, hands = walls.segments, walls.hands
    run, to = segments[:, 2:] - segments[:, :2], np.array(spot) - segments[:, :2]
    stopping: Bools = walls.stopping("sight") & ((hands == 0) | (hands == np.sign(run[:, 0] * to[:, 1] - run[:, 1] * to[:, 0])))
    return stopping


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


def clipped(pieces: Floats, box: Box) -> tuple[Floats, Ints]:
    """The parts of the pieces inside a box, and the number of the piece each is of.  Left whole, a piece would cross the box's
    side within one interval of angles and spoil it."""
    x1, y1, x2, y2 = pieces.T
    left, top, right, bottom = box
    least_x, most_x, least_y, most_y = np.minimum(x1, x2), np.maximum(x1, x2), np.minimum(y1, y2), np.maximum(y1, y2)
    inside = (least_x >= left) & (most_x <= right) & (least_y >= top) & (most_y <= bottom)
    if inside.all():
        return pieces, np.arange(len(pieces))
    whole = np.flatnonzero(inside)
    cut = np.flatnonzero(~inside & (most_x >= left) & (least_x <= right) & (most_y >= top) & (least_y <= bottom))
    a, run = pieces[cut, :2], pieces[cut, 2:] - pieces[cut, :2]
    enter, leave = share_inside(a, run, np.array((left, top)), np.array((right, bottom)))
    kept = enter < leave
    cut, a, run, enter, leave = cut[kept], a[kept], run[kept], enter[kept, None], leave[kept, None]
    parts = np.concatenate([a + enter * run, a + leave * run], 1)
    return np.concatenate([pieces[whole], parts]), np.concatenate([whole, cut])


def share_inside(a: Floats, run: Floats, low: Floats, high: Floats) -> tuple[Floats, Floats]:
    """Where pieces from `a` along `run` (float64 [K, 2]) enter and leave boxes that they touch, as shares from 0 to 1."""
    with np.errstate(divide="ignore", invalid="ignore"):
        one, other = (low - a) / run, (high - a) / run
    level = run == 0                                        # along an axis: in the box all the way, or it was culled
    enter, leave = np.where(level, 0.0, np.minimum(one, other)), np.where(level, 1.0, np.maximum(one, other))
    return np.maximum(np.maximum(enter[:, 0], enter[:, 1]), 0.0), np.minimum(np.minimum(leave[:, 0], leave[:, 1]), 1.0)
