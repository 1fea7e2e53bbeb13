"""Which squares a creature sees the ground of, as far as walls go.

Here: `seen_cells`, which answers for the whole map what `lines.sees_between` answers for one square, and as exactly; and
`seen_together`, the same of many viewers.  Not here: light and senses (rules), the shape drawn (`vision`).
Words: a *view* is one place lines start from: a corner or centre of one of the viewer's squares.  From each view a sweep
sorts the corners and centres of squares into *clear* (nothing touches the line but what stands at the view itself),
*dark* (a wall crosses it for certain) and *doubtful* (something is so near that the exact rule must say).  One clear line is
enough for a square; only squares without one have their doubtful lines judged.

>>> seen_cells(walls, [Cell(2, 2)])[4, 7]       # is square (7, 4) seen?
"""

from collections.abc import Iterable, Iterator, Sequence
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
from battlemap.geometry.sweep import Box
from battlemap.geometry.sweeps import Sweeps, Views, sweeps_within
from battlemap.geometry.walls import Obstacles, Walls

Cells: TypeAlias = Sequence[tuple[int, int]]

NEAR_ANGLE = 1e-8
NEAR = 1e-7
"""Margins, in radians and squares, far above rounding: what lies within is doubtful, and never decided by them."""

DARK, CLEAR, DOUBTFUL = 0, 1, 2
AT_ONCE, NEIGHBOURS = 64, 6
"""How many views are swept together, and how high the rows of squares in which they are taken."""


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


def seen_together(walls: Walls, viewers: Sequence[Cells]) -> Bools:
    """Bool [height, width]: the squares that some of many viewers see: each one's `seen_cells`, taken together.

    Corners they share are asked about once, and exact answers are only needed where nobody has a clear line.
    """
    bodies = sorted((tuple(Cell(x, y) for x, y in viewer) for viewer in viewers), key=lambda own: (own[0].y // NEIGHBOURS, own))
    if not all(own and all(walls.grid.contains(cell) for cell in own) for own in bodies):
        raise ValueError("a viewer has squares, and they are on the map")
    free = [own for own in bodies if walls.solids.keys().isdisjoint(own)]
    solid, seen = walls.obstacles("sight").filled[1:-1, 1:-1], np.zeros((walls.grid.height, walls.grid.width), np.bool_)
    for x, y in (cell for own in free for cell in own):
        seen[y, x] = True
    if free:
        window = Window(0, 0, walls.grid.width, walls.grid.height)
        seen |= solid                                       # not asked about
        _settle(walls.obstacles("sight"), window, seen, _sort(walls, free, window, seen))
        seen &= ~solid
    for own in bodies:
        if not walls.solids.keys().isdisjoint(own):
            seen |= _seen_cells(walls, own, None, seen)
    return seen


def _seen_cells(walls: Walls, own: tuple[Cell, ...], range_squares: int | None, known: Bools | None = None) -> Bools:
    standing = walls
    if not walls.solids.keys().isdisjoint(own):             # what fills the viewer's own squares is not in its way
        solid = {cell: name for cell, name in walls.solids.items() if cell not in own}
        standing = Walls.build(walls.grid, walls.barriers, solid)
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
        doubts = _sort(standing, [own], window, part)
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


# ---------------------------------------------------------------- sorting by sweeps
class Ask(NamedTuple):
    """A view to sort squares from, and the sectors lines may leave it in (`sectors.sectors_towards`), None: any."""

    view: View
    free: list[tuple[int, int]] | None


class Doubts(NamedTuple):
    """Doubtful lines from one view: the square each leads to, within the window, and its end's offset there in half squares."""

    view: View
    x: Ints
    y: Ints
    offset: tuple[int, int]


def _sort(walls: Walls, bodies: Sequence[tuple[Cell, ...]], window: Window, part: Bools) -> list[list[Doubts]]:
    """Mark the squares of the window that a clear line from any of the bodies leads to; answer the doubtful lines, those from
    views near each other together."""
    asks, doubts = _asks(walls.obstacles("sight"), bodies), list[list[Doubts]]()
    for first in range(0, len(asks), AT_ONCE):
        if part.all():
            break
        doubts.append(_sort_from(walls, asks[first:first + AT_ONCE], window, part))
    return doubts


def _asks(obstacles: Obstacles, bodies: Sequence[tuple[Cell, ...]]) -> list[Ask]:
    """What to ask about, each view once."""
    views = [view for own in bodies for view in _views(own)]
    found: dict[tuple[View, bool], Ask] = {}
    for view, touching in zip(views, _touching(obstacles, views), strict=True):
        free = sectors_towards(*view, touching, obstacles.is_filled)
        # Whose corner it is matters to one-way barriers, and where something stands there.
        is_own = free is not None or bool(obstacles.hands.any()) or view.spot == view.home
        found.setdefault((view if is_own else View(view.spot, view.spot), is_own), Ask(view, free))
    return list(found.values())


def _touching(obstacles: Obstacles, views: Sequence[View]) -> list[list[Segment]]:
    """The barriers through or from each view's spot that count for lines from there."""
    spots = np.array([view.spot for view in views], np.int64)
    low, high = spots.min(0), spots.max(0)
    left, top, right, bottom = obstacles.boxes
    about = np.flatnonzero((left <= high[0]) & (right >= low[0]) & (top <= high[1]) & (bottom >= low[1]))
    left, top, right, bottom = obstacles.boxes[:, about]
    x, y = spots.T[:, :, None]
    found: list[list[Segment]] = [[] for _ in views]
    near, nth = np.nonzero((left <= x) & (right >= x) & (top <= y) & (bottom >= y))
    barriers = about[nth]
    for number, (x1, y1, x2, y2), one_way in zip(near.tolist(), obstacles.segments[barriers].tolist(),
                                                 obstacles.hands[barriers].tolist(), strict=True):
        a, b, view = (x1, y1), (x2, y2), views[number]
        if hand(a, b, view.spot) == 0 and one_way in (0, hand(a, b, view.home)):
            found[number].append((x1, y1, x2, y2))
    return found


class Points(NamedTuple):
    """What is asked about from one view: which squares `asked`, from column `across` and row `down` of the window on, and the
    (row, column) among them of the corners and centres of those."""

    ask: Ask
    across: int
    down: int
    asked: Bools
    corners: tuple[Ints, ...]
    middles: tuple[Ints, ...]

    @classmethod
    def of(cls, ask: Ask, window: Window, bounds: Box, part: Bools) -> "Points | None":
        inner = _reached(window, bounds)
        across, down = inner.left - window.left, inner.top - window.top
        asked = ~part[down:inner.bottom - window.top, across:inner.right - window.left]
        if not asked.any():
            return None
        corners: tuple[Ints, ...] = np.empty(0, np.int64), np.empty(0, np.int64)
        if ask.view.spot != ask.view.home:                  # a centre sees centres only
            height, width = asked.shape
            cornered = np.zeros((height + 1, width + 1), np.bool_)
            for j, i in ((0, 0), (0, 1), (1, 0), (1, 1)):
                cornered[j:j + height, i:i + width] |= asked
            corners = np.nonzero(cornered)
        return cls(ask, across, down, asked, corners, np.nonzero(asked))

    def places(self, window: Window) -> Floats:
        """Where they are, corners first, float64 [N, 2], from the view."""
        y, x = (np.concatenate([corner, middle + 0.5]) for corner, middle in zip(self.corners, self.middles, strict=True))
        origin = self.ask.view.point
        return np.stack([x + (window.left + self.across - origin[0]), y + (window.top + self.down - origin[1])], 1)

    def mark(self, kinds: NDArray[np.int8], part: Bools) -> Iterator[Doubts]:
        """Mark the squares that a clear line leads to; answer the doubtful lines to others."""
        height, width = self.asked.shape
        part = part[self.down:self.down + height, self.across:self.across + width]
        corners, middles = np.full((height + 1, width + 1), DARK, np.int8), np.full((height, width), DARK, np.int8)
        corners[self.corners], middles[self.middles] = np.split(kinds, [len(self.corners[0])])
        ends = [((1, 1), middles)]
        if len(self.corners[0]):
            ends[:0] = [((2 * i, 2 * j), corners[j:j + height, i:i + width]) for j in (0, 1) for i in (0, 1)]
        for _, of_one in ends:
            part |= of_one == CLEAR
        for offset, of_one in ends:
            y, x = np.nonzero((of_one == DOUBTFUL) & ~part)
            if len(x):
                yield Doubts(self.ask.view, x + self.across, y + self.down, offset)


def _sort_from(walls: Walls, asks: Sequence[Ask], window: Window, part: Bools) -> list[Doubts]:
    box = (float(window.left), float(window.top), float(window.right), float(window.bottom))
    views = Views(np.array([ask.view.spot for ask in asks]), np.array([ask.view.home for ask in asks]))
    doubts: list[Doubts] = []
    for numbers, inner, sweeps, bounds in sweeps_within(walls, views, box):
        asked = [(Points.of(asks[number], window, box_of_one, part), at)
                 for number, at, box_of_one in zip(numbers.tolist(), inner.tolist(), bounds.tolist(), strict=True)]
        points = [(found, at, found.places(window)) for found, at in asked if found is not None]
        if not points:
            continue
        counts = [len(places) for _, _, places in points]
        kinds = kinds_of(sweeps, np.concatenate([places for _, _, places in points]),
                         np.repeat([at for _, at, _ in points], counts))
        for (found, _, places), of_one in zip(points, np.split(kinds, np.cumsum(counts)[:-1]), strict=True):
            _leave(found.ask.free, places, of_one)
            doubts += found.mark(of_one, part)
    return doubts


def _reached(window: Window, bounds: Box) -> Window:
    """The part of a window whose squares may touch a box."""
    left, top, right, bottom = bounds
    first_x, first_y = max(floor(left - NEAR) - 1, window.left), max(floor(top - NEAR) - 1, window.top)
    last_x, last_y = min(ceil(right + NEAR) + 1, window.right), min(ceil(bottom + NEAR) + 1, window.bottom)
    return Window(first_x, first_y, max(last_x, first_x), max(last_y, first_y))


def kinds_of(sweeps: Sweeps, points: Floats, view: Ints) -> NDArray[np.int8]:
    """The kind of each point, int8 [N], for lines that may leave in any direction; `points` float64 [N, 2] from their views,
    int64 [N]."""
    angles, far = np.arctan2(points[:, 1], points[:, 0]), np.hypot(points[:, 0], points[:, 1])
    interval = sweeps.interval(angles, view)
    following = sweeps.next[interval]
    ahead, behind = _apart(sweeps.events[following], angles), _apart(sweeps.events[interval], angles)
    event = np.where(ahead < NEAR_ANGLE, following, interval)
    beside = np.minimum(ahead, behind) < NEAR_ANGLE
    winner = sweeps.winner[interval]
    run = sweeps.run[winner]
    with np.errstate(divide="ignore", invalid="ignore"):
        # How many times farther than the point the winner is, along the point's own direction.
        room = sweeps.area[winner] / (points[:, 0] * run[:, 1] - points[:, 1] * run[:, 0])
    room = np.where(winner < 0, 0.0, room)
    margin = NEAR / np.maximum(far, NEAR)
    kinds = np.where(room > 1 + margin, CLEAR, np.where(room < 1 - margin, DARK, DOUBTFUL)).astype(np.int8)
    touched = beside & (far >= sweeps.closest[event] - NEAR)
    kinds[touched] = np.where(far > sweeps.shut[event] + NEAR, DARK, DOUBTFUL)[touched]
    kinds[far < NEAR] = CLEAR
    return kinds


def _leave(free: list[tuple[int, int]] | None, points: Floats, kinds: NDArray[np.int8]) -> None:
    """What lies in no sector a line may leave in is dark, and doubtful on its border; the view's own spot is doubtful."""
    if free is None:
        return
    angles = np.arctan2(points[:, 1], points[:, 0])
    inside, border = np.zeros(len(angles), np.bool_), np.zeros(len(angles), np.bool_)
    for first, last in free:
        begin, end = _angle(first), _angle(last)
        past = (angles - begin) % (2 * np.pi)
        reach = end - begin
        inside |= (past > NEAR_ANGLE) & (past < reach - NEAR_ANGLE)
        border |= (past <= NEAR_ANGLE) | (past >= 2 * np.pi - NEAR_ANGLE) | (np.abs(past - reach) <= NEAR_ANGLE)
    kinds[border & (kinds == CLEAR)] = DOUBTFUL
    kinds[~inside & ~border] = DARK
    kinds[np.hypot(points[:, 0], points[:, 1]) < NEAR] = DOUBTFUL


def _apart(one: Floats, other: Floats) -> Floats:
    """How far two directions are from each other, 0 to pi."""
    apart: Floats = np.abs((one - other + np.pi) % (2 * np.pi) - np.pi)
    return apart


def _angle(turn: int) -> float:
    """A turn of `sectors` in radians from 0, beyond the full turn too."""
    quarters, part = divmod(turn, QUARTER_TURN)
    share = part / QUARTER_TURN
    return quarters * pi / 2 + atan2(share, 1 - share)


# ---------------------------------------------------------------- the exact rule for the rest
def _settle(obstacles: Obstacles, window: Window, part: Bools, doubts: Iterable[list[Doubts]]) -> None:
    """Mark the squares that a doubtful line leads to after all."""
    for some in doubts:
        _settle_some(obstacles, window, part, some)


def _settle_some(obstacles: Obstacles, window: Window, part: Bools, doubts: list[Doubts]) -> None:
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
