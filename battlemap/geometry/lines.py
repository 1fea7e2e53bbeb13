"""Who sees whom, and how much cover stands between: corner lines judged by the free-sector rule.

Here: the four lines from each corner of an attacker's squares to the corners of each target square, and what their number
means.  Not here: how one line is judged (`crossings`, `sectors`), the squares seen from a place (`seen`), the lit shape
(`vision`), what a degree is worth (rules).
Words: *degree* 0 none, 1 half, 2 three-quarters, 3 total; a *pair* is one corner of one attacker square and one target
square; the attacker takes the pair that is best for them; a *block* is something that fills its square for now, such as a
creature.  Obstacles in the attacker's and the target's own squares never count.

>>> cover_between(walls, [Cell(0, 0)], [Cell(4, 0)], [Block(Cell(2, 0), 1, "token:ben")]).by
('token:ben',)
"""

from collections.abc import Callable, Sequence
from typing import NamedTuple, TypeAlias

import numpy as np

from battlemap.geometry.blame import Standing, names_on
from battlemap.geometry.coords import HALF, UNITS, Bools, Cell, Ints, Point, snapped
from battlemap.geometry.crossings import Bundles, stopped
from battlemap.geometry.seen import seen_cells
from battlemap.geometry.walls import Obstacles, Walls

__all__ = ["Block", "Cover", "Line", "cover_between", "degree_between", "degrees_to", "lines_stopped", "seen_cells",
           "sees_between"]

Cells: TypeAlias = Sequence[tuple[int, int]]

DEGREE_OF_COUNT = np.array((0, 1, 1, 2, 3), np.int64)
CORNERS = np.array(((0, 0), (1, 0), (0, 1), (1, 1)), np.int64)
TOTAL = 3


class Block(NamedTuple):
    """Something that fills a square for now; `cap` as of a barrier (a creature: 1)."""

    cell: Cell
    cap: int
    name: str


class Line(NamedTuple):
    """One line, its ends in squares, and the names of what stops it (the rim has none)."""

    start: Point
    end: Point
    blocked_by: tuple[str, ...]


class Cover(NamedTuple):
    """The degree, the best pair's four lines following the target square's corners in reading order, and all their names."""

    degree: int
    lines: tuple[Line, ...]
    by: tuple[str, ...]


# ---------------------------------------------------------------- cover
def degrees_to(walls: Walls, attacker: Cells, targets: Sequence[Cells], blocks: Sequence[Block] = ()) -> Ints:
    """The degree of cover of each target from one attacker, int64 [number of targets].  Raises ValueError for a body without
    squares."""
    if not targets:
        return np.empty(0, np.int64)
    fan = Fan.of(attacker, targets)
    degrees = _degrees_of_pairs(walls, fan, blocks)
    best = np.full(len(targets), TOTAL, np.int64)
    np.minimum.at(best, fan.bundle, degrees.min((1, 2)))
    _spare_seen_centres(walls, fan, blocks, best)
    return best


def degree_between(walls: Walls, attacker: Cells, target: Cells, blocks: Sequence[Block] = ()) -> int:
    """The degree of cover of a target from an attacker, 0 to 3."""
    return int(degrees_to(walls, attacker, [target], blocks)[0])


def cover_between(walls: Walls, attacker: Cells, target: Cells, blocks: Sequence[Block] = ()) -> Cover:
    """The degree of cover and the lines that show it.  Of pairs of equal degree the one with the fewest stopped lines is
    shown, then the first by attacker square, target square and attacker corner, each in the order given."""
    fan = Fan.of(attacker, [target])
    degrees = _degrees_of_pairs(walls, fan, blocks)
    for nth in np.flatnonzero((degrees == TOTAL).any((1, 2))).tolist():
        if not stopped(_obstacles(walls, TOTAL, blocks), *fan.to_centre(nth)).all():
            degrees[nth][degrees[nth] == TOTAL] = 2
    every = _obstacles(walls, 1, blocks)
    stops = stopped(every, fan.rays.reshape(-1, 8), fan.bundles()).reshape(fan.rays.shape[:-1])
    ranks = (degrees * 5 + stops.sum(-1)).transpose(1, 0, 2)
    a, t, p = np.unravel_index(int(ranks.argmin()), ranks.shape)
    standing = Standing(every, _set_of(attacker) | _set_of(target), _names(walls, blocks))
    lines = tuple(
        Line((int(row[0]) / UNITS, int(row[1]) / UNITS), (int(row[4]) / UNITS, int(row[5]) / UNITS),
             names_on(standing, row) if stop else ())
        for row, stop in zip(fan.rays[t, a, p], stops[t, a, p].tolist(), strict=True))
    return Cover(int(degrees[t, a, p]), lines, tuple(dict.fromkeys(name for line in lines for name in line.blocked_by)))


def _degrees_of_pairs(walls: Walls, fan: "Fan", blocks: Sequence[Block]) -> Ints:
    """The degree of every pair, int64 [target squares, attacker squares, 4]; 3 where all four lines are stopped, whether or
    not a line to the centre is free."""
    degrees = np.zeros(fan.rays.shape[:3], np.int64)
    rays, bundles = fan.rays.reshape(-1, 8), fan.bundles()
    stops, judged, found = np.zeros(len(rays), np.bool_), None, degrees
    for cap in (3, 2, 1):
        obstacles = _obstacles(walls, cap, blocks)
        if obstacles is not judged:                         # all that stands for a greater cap stands for this one too
            left = ~stops
            stops[left] = stopped(obstacles, rays[left], bundles.part(left))
            judged, found = obstacles, DEGREE_OF_COUNT[stops.reshape(*degrees.shape, 4).sum(-1)]
        np.maximum(degrees, np.minimum(found, cap), out=degrees)
    return degrees


def _spare_seen_centres(walls: Walls, fan: "Fan", blocks: Sequence[Block], best: Ints) -> None:
    """Lower total to three-quarters where a line to the centre of a target square is free.  (With caps 1 and 2 the degree is
    at most 2 anyway, and a pair below total is better still.)"""
    hidden = np.flatnonzero(best[fan.bundle] == TOTAL)
    if len(hidden):
        rays, bundles = fan.to_centres(hidden)
        free = ~stopped(_obstacles(walls, TOTAL, blocks), rays, bundles)
        best[bundles.of[free]] = 2


def _obstacles(walls: Walls, cap: int, blocks: Sequence[Block]) -> Obstacles:
    """What gives cover of at least `cap`, blocks included; the same object for the same question."""
    cells = tuple(sorted({(block.cell.x, block.cell.y) for block in blocks if block.cap >= cap}))
    plain = walls.obstacles(cap)
    return walls.recalled(("with", id(plain), cells), lambda: plain.with_squares(cells)) if cells else plain


def _set_of(cells: Cells) -> frozenset[tuple[int, int]]:
    return frozenset((x, y) for x, y in cells)


def _names(walls: Walls, blocks: Sequence[Block]) -> Callable[[Cell], tuple[str, ...]]:
    """The names of what fills a square, in the order solids, low obstacles, blocks."""
    standing: dict[Cell, tuple[str, ...]] = {}
    for block in blocks:
        if block.cap > 0:
            standing[block.cell] = (*standing.get(block.cell, ()), block.name)
    return lambda cell: (*(fixed[cell] for fixed in (walls.solids, walls.low) if cell in fixed), *standing.get(cell, ()))


class Fan(NamedTuple):
    """Every corner line from an attacker to some targets.

    `rays` int64 [S, A, 4, 4, 8]: target square, attacker square, attacker corner, target corner, ray row; `bundle` int64 [S]:
    the target each target square belongs to; `own`: own squares per target; `attacker` int64 [A, 2], `squares` [S, 2].
    """

    rays: Ints
    bundle: Ints
    own: tuple[frozenset[tuple[int, int]], ...]
    attacker: Ints
    squares: Ints

    @classmethod
    def of(cls, attacker: Cells, targets: Sequence[Cells]) -> "Fan":
        if not attacker or not all(targets):
            raise ValueError("an attacker and a target need at least one square each")
        here = np.array([tuple(cell) for cell in attacker], np.int64)
        there = np.array([tuple(cell) for target in targets for cell in target], np.int64)
        bundle = np.repeat(np.arange(len(targets)), [len(target) for target in targets])
        rays = np.empty((len(there), len(here), 4, 4, 8), np.int64)
        rays[..., 0:2] = (here[:, None] + CORNERS)[None, :, :, None] * UNITS
        rays[..., 2:4] = here[None, :, None, None] * UNITS + HALF
        rays[..., 4:6] = (there[:, None] + CORNERS)[:, None, None, :] * UNITS
        rays[..., 6:8] = there[:, None, None, None] * UNITS + HALF
        mine = _set_of(attacker)
        return cls(rays, bundle, tuple(mine | _set_of(target) for target in targets), here, there)

    def bundles(self) -> Bundles:
        return Bundles(np.repeat(self.bundle, self.rays[0].size // 8), self.own)

    def to_centre(self, nth: int) -> tuple[Ints, Bundles]:
        return self.to_centres(np.array([nth]))

    def to_centres(self, squares: Ints) -> tuple[Ints, Bundles]:
        """The lines from every corner and centre of the attacker's squares to the centres of some target squares."""
        starts = np.concatenate([2 * (self.attacker[:, None] + CORNERS), 2 * self.attacker[:, None] + 1], 1) * HALF
        rays = np.empty((len(squares), len(starts), 5, 8), np.int64)
        rays[..., 0:2] = starts
        rays[..., 2:4] = self.attacker[:, None] * UNITS + HALF
        rays[..., 4:6] = rays[..., 6:8] = self.squares[squares][:, None, None] * UNITS + HALF
        return rays.reshape(-1, 8), Bundles(np.repeat(self.bundle[squares], len(starts) * 5), self.own)


# ---------------------------------------------------------------- sight
def sees_between(walls: Walls, viewer: Cells, target: Cells) -> bool:
    """Is any line from the viewer to the target free of what stops sight?  Light and senses are not asked."""
    fan = Fan.of(viewer, [target])
    obstacles = walls.obstacles("sight")
    if not stopped(obstacles, fan.rays.reshape(-1, 8), fan.bundles()).all():
        return True
    return not stopped(obstacles, *fan.to_centres(np.arange(len(fan.squares)))).all()


# ---------------------------------------------------------------- any line to a centre
def lines_stopped(walls: Walls, start: Point, squares: Ints, kind: str | int = TOTAL, *, home: Point | None = None,
                  own: Cells = ()) -> Bools:
    """Bool [K]: is the straight line from a point to the centre of each square of `squares` (int64 [K, 2]) stopped?

    `kind` as of `Walls.obstacles`: "sight", or the least cap that counts.  `home` is the centre of the square the point
    belongs to; without it the line may leave the point to any side.  Squares in `own` never count as full, nor does the one
    the line leads to.
    """
    begin = (*snapped(start), *snapped(start if home is None else home))
    rays = np.empty((len(squares), 8), np.int64)
    rays[:, :4] = begin
    rays[:, 4:6] = rays[:, 6:8] = squares * UNITS + HALF
    mine = _set_of(own)
    bundles = Bundles(np.arange(len(squares)), [mine | {(x, y)} for x, y in squares.tolist()])
    return stopped(walls.obstacles(kind), rays, bundles)
