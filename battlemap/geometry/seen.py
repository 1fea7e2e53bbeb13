"""Which squares a creature sees the ground of, as far as walls go.

Here: `seen_cells`, which answers for the whole map what `lines.sees_between` answers for one square, and as exactly.  Not
here: light and senses (rules), the shape drawn (`vision`).
Words: a *view* is one place lines start from: a corner or centre of one of the viewer's squares.  From each view a sweep
sorts the corners and centres of squares into *clear* (nothing touches the line but what stands at the view itself),
*dark* (a wall crosses it for certain) and *doubtful* (something is so near that the exact rule must say).  One clear line is
enough for a square; only squares without one have their doubtful lines judged.

>>> seen_cells(walls, [Cell(2, 2)])[4, 7]       # is square (7, 4) seen?
"""

from collections.abc import Iterable, Sequence
from math import atan2, ceil, floor, pi
from typing import NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from battlemap.geometry.coords import (
    HALF,
    UNITS,
    Bools,
    Cell,
    Floats,
    Ints,
    Point,
    Spot,
    centre_of,
    corners_of,
)
from battlemap.geometry.crossings import Bundles, stopped
from battlemap.geometry.sectors import QUARTER_TURN, Segment, hand, sectors_towards
from battlemap.geometry.sweep import Box, Sweep
from battlemap.geometry.vision import sweep_within
from battlemap.geometry.walls import Obstacles, Walls

Cells: TypeAlias = Sequence[tuple[int, int]]

MERGE = 1e-9
NEAR_ANGLE = 1e-8
NEAR = 1e-7
"""Margins, in radians and squares, far above rounding: what lies within is doubtful, and never decided by them."""

DARK, CLEAR, DOUBTFUL = 0, 1, 2


class View(NamedTuple):
    """A spot lines start from, and the centre of the square it belongs to, in units."""

    spot: Spot
    home: Spot

    @property
    def point(self) -> Point:
        return self.spot[0] / UNITS, self.spot[1] / UNITS


class Window(NamedTuple):
    """The squares asked about: columns left to right - 1, rows top to bottom - 1."""

    left: int
    top: int
    right: int
    bottom: int

    @property
    def size(self) -> tuple[int, int]:
        return self.bottom - self.top, self.right - self.left


def seen_cells(walls: Walls, viewer: Cells, range_squares: int | None = None, known: Bools | None = None) -> Bools:
    """Bool [height, width]: the squares a viewer on these squares sees, a square being seen when a target filling it would be.

    Its own squares are seen, solid ones never.  With `range_squares` only squares that near.  Raises ValueError for a viewer
    without squares or off the map.  The last few answers are kept: the same question costs nothing.

    Squares set in `known`, bool [height, width], are not asked about, and not told as seen: what many see together costs what
    each of them adds.  Such answers are not kept.
    """
    own = tuple(Cell(x, y) for x, y in viewer)
    if not own or not all(walls.grid.contains(cell) for cell in own):
        raise ValueError("a viewer has squares, and they are on the map")
    if known is not None:
        return _seen_cells(walls, own, range_squares, known)
    return walls.recalled(("seen", own, range_squares), lambda: _seen_cells(walls, own, range_squares)).copy()


def _seen_cells(walls: Walls, own: tuple[Cell, ...], range_squares: int | None, known: Bools | None = None) -> Bools:
    solid = {cell: name for cell, name in walls.solids.items() if cell not in own}
    # What fills the viewer's own squares is not in its way.
    standing = walls if len(solid) == len(walls.solids) else Walls.build(walls.grid, walls.barriers, solid)
    window = _window(walls, own, range_squares)
    seen = np.zeros((walls.grid.height, walls.grid.width), np.bool_)
    part = seen[window.top:window.bottom, window.left:window.right]
    for x, y in own:
        seen[y, x] = True
    ignored = walls.obstacles("sight").filled[window.top + 1:window.bottom + 1, window.left + 1:window.right + 1]
    if known is not None:
        ignored = ignored | known[window.top:window.bottom, window.left:window.right]
    part |= ignored                                         # not asked about; taken out again below
    if not part.all():
        doubts = _sort(standing, own, window, part)
        _settle(standing.obstacles("sight"), window, part, doubts)
    part &= ~ignored
    return seen


def _window(walls: Walls, own: tuple[Cell, ...], range_squares: int | None) -> Window:
    reach = max(walls.grid.width, walls.grid.height) if range_squares is None else range_squares
    return Window(max(min(x for x, _ in own) - reach, 0), max(min(y for _, y in own) - reach, 0),
                  min(max(x for x, _ in own) + reach + 1, walls.grid.width),
                  min(max(y for _, y in own) + reach + 1, walls.grid.height))


def _views(own: tuple[Cell, ...]) -> Iterable[View]:
    for cell in own:
        home = centre_of(cell)
        yield from (View(corner, home) for corner in corners_of(cell))
    for cell in own:
        yield View(centre_of(cell), centre_of(cell))


# ---------------------------------------------------------------- sorting by a sweep
class Doubts(NamedTuple):
    """Doubtful lines from one view: the square each leads to, within the window, and its end's offset there in half squares."""

    view: View
    x: Ints
    y: Ints
    offset: tuple[int, int]


def _sort(walls: Walls, own: tuple[Cell, ...], window: Window, part: Bools) -> list[Doubts]:
    """Mark the squares of the window that a clear line leads to; answer the doubtful lines."""
    obstacles = walls.obstacles("sight")
    doubts: list[Doubts] = []
    sweeps: dict[View, tuple[Sweep, Box]] = {}
    done: set[View] = set()
    for view in _views(own):
        free = sectors_towards(*view, _touching(obstacles, view), obstacles.is_filled)
        # Whose corner it is matters to one-way barriers, and where something stands there.
        alike = view if obstacles.hands.any() else View(view.spot, view.spot)
        if free is None:
            if alike in done:
                continue
            done.add(alike)
        if alike not in sweeps:
            sweeps[alike] = _sweep_from(walls, view, window)
        doubts += _sort_from(view, Sorter(*sweeps[alike], free), window, part)
    return doubts


def _sweep_from(walls: Walls, view: View, window: Window) -> tuple[Sweep, Box]:
    centre = (view.home[0] / UNITS, view.home[1] / UNITS)
    box = (float(window.left), float(window.top), float(window.right), float(window.bottom))
    return sweep_within(walls, view.point, centre, box, MERGE)


def _touching(obstacles: Obstacles, view: View) -> list[Segment]:
    """The barriers through or from the view's spot that count for lines from there."""
    a, b = obstacles.segments[:, :2], obstacles.segments[:, 2:]
    near = ((np.minimum(a, b) <= view.spot) & (np.maximum(a, b) >= view.spot)).all(1)
    found = []
    for (x1, y1, x2, y2), one_way in zip(obstacles.segments[near].tolist(), obstacles.hands[near].tolist(), strict=True):
        if hand((x1, y1), (x2, y2), view.spot) == 0 and one_way in (0, hand((x1, y1), (x2, y2), view.home)):
            found.append((x1, y1, x2, y2))
    return found


def _sort_from(view: View, sorter: "Sorter", window: Window, part: Bools) -> list[Doubts]:
    inner = _reached(window, sorter.bounds)
    across, down = inner.left - window.left, inner.top - window.top
    part = part[down:inner.bottom - window.top, across:inner.right - window.left]
    (height, width), asked = part.shape, ~part              # a square that is seen already is not asked about again
    if not asked.any():
        return []
    cornered = np.zeros((height + 1, width + 1), np.bool_)
    for j, i in ((0, 0), (0, 1), (1, 0), (1, 1)):
        cornered[j:j + height, i:i + width] |= asked
    corners = sorter.kinds_on(inner, 0.0, cornered)
    middles = sorter.kinds_on(inner, 0.5, asked)
    if view.spot == view.home:
        ends = [((1, 1), middles)]                          # a centre sees centres only
    else:
        ends = [((2 * i, 2 * j), corners[j:j + height, i:i + width]) for j in (0, 1) for i in (0, 1)]
        ends.append(((1, 1), middles))
    for _, kinds in ends:
        part |= kinds == CLEAR
    doubts = []
    for offset, kinds in ends:
        y, x = np.nonzero((kinds == DOUBTFUL) & ~part)
        if len(x):
            doubts.append(Doubts(view, x + across, y + down, offset))
    return doubts


def _reached(window: Window, bounds: Box) -> Window:
    """The part of a window whose squares may touch a box."""
    left, top, right, bottom = bounds
    first_x, first_y = max(floor(left - NEAR) - 1, window.left), max(floor(top - NEAR) - 1, window.top)
    last_x, last_y = min(ceil(right + NEAR) + 1, window.right), min(ceil(bottom + NEAR) + 1, window.bottom)
    return Window(first_x, first_y, max(last_x, first_x), max(last_y, first_y))


class Sorter:
    """Sorts points into dark, clear and doubtful, as seen from one view."""

    def __init__(self, sweep: Sweep, bounds: Box, free: list[tuple[int, int]] | None) -> None:
        """`bounds`: beyond that all is dark; `free`: the sectors lines may leave in (`sectors.sectors_towards`)."""
        self.sweep, self.bounds = sweep, bounds
        self.is_open = free is None
        self.sectors = [(_angle(begin), _angle(end)) for begin, end in free or ()]

    def kinds_on(self, window: Window, shift: float, asked: Bools) -> NDArray[np.int8]:
        """The kind of each corner (`shift` 0) or centre (0.5) of the window's squares that is asked about, int8; dark where none
        is."""
        shape = asked.shape
        kinds = np.full(shape, DARK, np.int8)
        first_x, first_y = window.left + shift, window.top + shift
        left, top, right, bottom = self.bounds
        x1, y1 = max(ceil(left - NEAR - first_x), 0), max(ceil(top - NEAR - first_y), 0)
        x2, y2 = min(floor(right + NEAR - first_x) + 1, shape[1]), min(floor(bottom + NEAR - first_y) + 1, shape[0])
        if x1 < x2 and y1 < y2:
            y, x = np.nonzero(asked[y1:y2, x1:x2])
            y, x = y + y1, x + x1
            points = np.stack([x + (first_x - self.sweep.origin[0]), y + (first_y - self.sweep.origin[1])], -1)
            kinds[y, x] = self.kinds(points)
        return kinds

    def kinds(self, points: Floats) -> NDArray[np.int8]:
        """The kind of each point, int8 [N]; `points` float64 [N, 2] from the view."""
        sweep = self.sweep
        count = len(sweep.events)
        angles, far = np.arctan2(points[:, 1], points[:, 0]), np.hypot(points[:, 0], points[:, 1])
        interval = np.searchsorted(sweep.events, angles, "right") - 1   # -1: the last one, across the turn
        ahead = _gap(sweep.events[(interval + 1) % count], angles)
        event = np.where(ahead < NEAR_ANGLE, (interval + 1) % count, interval % count)
        beside = np.minimum(ahead, _gap(angles, sweep.events[interval % count])) < NEAR_ANGLE
        winner = sweep.winner[interval % count]
        run = sweep.run[winner]
        with np.errstate(divide="ignore"):
            # How many times farther than the point the winner is, along the point's own direction.
            room = sweep.area[winner] / (points[:, 0] * run[:, 1] - points[:, 1] * run[:, 0])
        room = np.where(winner < 0, 0.0, room)
        margin = NEAR / np.maximum(far, NEAR)
        kinds = np.where(room > 1 + margin, CLEAR, np.where(room < 1 - margin, DARK, DOUBTFUL)).astype(np.int8)
        touched = beside & (far >= sweep.closest[event] - NEAR)
        kinds[touched] = np.where(far > sweep.shut[event] + NEAR, DARK, DOUBTFUL)[touched]
        self._leave(kinds, angles)
        kinds[far < NEAR] = CLEAR if self.is_open else DOUBTFUL
        return kinds

    def _leave(self, kinds: NDArray[np.int8], angles: Floats) -> None:
        """What lies in no sector a line may leave in is dark, and doubtful on its border."""
        if self.is_open:
            return
        inside, border = np.zeros(len(angles), np.bool_), np.zeros(len(angles), np.bool_)
        for begin, end in self.sectors:
            past = (angles - begin) % (2 * np.pi)
            reach = end - begin
            inside |= (past > NEAR_ANGLE) & (past < reach - NEAR_ANGLE)
            border |= (past <= NEAR_ANGLE) | (past >= 2 * np.pi - NEAR_ANGLE) | (np.abs(past - reach) <= NEAR_ANGLE)
        kinds[border & (kinds == CLEAR)] = DOUBTFUL
        kinds[~inside & ~border] = DARK


def _gap(after: Floats, before: Floats) -> Floats:
    """How far one direction is from an earlier one, 0 to 2 pi."""
    gap: Floats = (after - before) % (2 * np.pi)
    return gap


def _angle(turn: int) -> float:
    """A turn of `sectors` in radians from 0, beyond the full turn too."""
    quarters, part = divmod(turn, QUARTER_TURN)
    share = part / QUARTER_TURN
    return quarters * pi / 2 + atan2(share, 1 - share)


# ---------------------------------------------------------------- the exact rule for the rest
def _settle(obstacles: Obstacles, window: Window, part: Bools, doubts: list[Doubts]) -> None:
    """Mark the squares that a doubtful line leads to after all."""
    rays, squares = [], []
    for view, x, y, offset in doubts:
        still = ~part[y, x]
        cells = np.stack([x[still] + window.left, y[still] + window.top], 1)
        rows = np.empty((len(cells), 8), np.int64)
        rows[:, :4] = (*view.spot, *view.home)
        rows[:, 4:6], rows[:, 6:8] = cells * UNITS + np.array(offset) * HALF, cells * UNITS + HALF
        rays.append(rows)
        squares.append(y[still] * part.shape[1] + x[still])
    if not rays:
        return
    rows, square = np.concatenate(rays), np.concatenate(squares)
    # One line for each square first, often the only one that has to be judged; then whatever is left.
    _, first = np.unique(square, return_index=True)
    part.flat[square[first][_free(obstacles, rows[first], square[first])]] = True
    left = ~part.flat[square]
    left[first] = False
    part.flat[square[left][_free(obstacles, rows[left], square[left])]] = True


def _free(obstacles: Obstacles, rows: Ints, square: Ints) -> Bools:
    numbers, bundle = np.unique(square, return_inverse=True)
    return ~stopped(obstacles, rows, Bundles(bundle, [frozenset()] * len(numbers)))
