"""Walls cut where they cross, for drawing and for quick tests that are checked exactly afterwards.

Here: the pieces of barriers and of the solids' outlines, in floating point, made from nothing or from those of a map that
differs in a few walls; both are the same to the last bit.  Not here: any decision; those are made on the lattice (`crossings`,
`sectors`).
Words: a *wall* is a barrier, or a straight run of the solids' outline; a *cut* is the place where another one crosses it.

>>> noding_of(walls).pieces
"""

import msgspec
import numpy as np

from battlemap.geometry.coords import UNITS, Bools, Floats, Ints
from battlemap.geometry.walls import GONE, Kept, Walls

SOLID_PIECE = -1
FEW = 64
"""So many new walls are held against all others one by one; of more an index is made."""


class Cuts(msgspec.Struct, frozen=True, eq=False):
    """`wall`, `other` int64 [C]: which wall is cut by which; `at` float64 [C]: how far along it, from 0 to 1."""

    wall: Ints
    other: Ints
    at: Floats

    def part(self, chosen: Bools) -> "Cuts":
        return Cuts(self.wall[chosen], self.other[chosen], self.at[chosen])


class Noding(msgspec.Struct, frozen=True, eq=False):
    """`walls` float64 [N, 4]: x1, y1, x2, y2 in squares, barriers first; `barrier` int64 [N]: its number, -1 for an outline;
    `cuts`: where they cross; `pieces` float64 [P, 4]: what they are cut into, wall by wall; `wall` int64 [P]: of which each is.
    No two pieces cross properly; they may touch."""

    walls: Floats
    barrier: Ints
    cuts: Cuts
    pieces: Floats
    wall: Ints

    @property
    def owners(self) -> Ints:
        """int64 [P]: the barrier each piece is of, -1 a solid's outline."""
        return self.barrier[self.wall]


def noding_of(walls: Walls) -> Noding:
    """A map's barriers and the outlines of its solids; one value whatever its doors do."""
    return walls.always(("noding",), lambda: noded(walls.segments, walls.real, walls.full),
                        lambda before, kept: renoded(before, walls.segments, walls.real, kept))


def noded(segments: Ints, real: Bools, solid: Bools) -> Noding:
    """From nothing.  `segments` int64 [M, 4] in units, of which only the `real` are cut; `solid` bool [height + 2, width + 2],
    rim included."""
    numbers, outline = np.flatnonzero(real), outline_of(solid)
    walls = np.concatenate([segments[numbers], outline]) / UNITS
    barrier = np.concatenate([numbers, np.full(len(outline), SOLID_PIECE, np.int64)])
    cuts = _cuts(walls, *_near(walls))
    return Noding(walls, barrier, cuts, *_cut_up(walls, np.arange(len(walls)), cuts))


def renoded(before: Noding, segments: Ints, real: Bools, kept: Kept) -> Noding:
    """From that of a map with the same solids: only what the walls that came or went touch is cut anew.  `segments` and `real` as
    of `noded`."""
    numbers, outlines = np.flatnonzero(real), before.walls[before.barrier == SOLID_PIECE]
    walls = np.concatenate([segments[numbers] / UNITS, outlines])
    barrier = np.concatenate([numbers, np.full(len(outlines), SOLID_PIECE, np.int64)])
    known = len(before.walls) - len(outlines)
    place = np.full(len(kept.becomes) + 1, GONE, np.int64)  # the last one is for -1
    place[before.barrier[:known]] = np.arange(known)
    was = np.concatenate([place[kept.was[numbers]], np.arange(known, len(before.walls))])
    becomes = np.full(len(before.walls), GONE, np.int64)
    becomes[was[was != GONE]] = np.flatnonzero(was != GONE)
    cut, by = becomes[before.cuts.wall], becomes[before.cuts.other]
    stays = (cut != GONE) & (by != GONE)
    fresh = np.flatnonzero(was == GONE)
    found = _cuts(walls, *_near_to(walls, fresh))
    cuts = Cuts(*(np.concatenate(pair) for pair in zip((cut[stays], by[stays], before.cuts.at[stays]),
                                                       (found.wall, found.other, found.at), strict=True)))
    touched = np.zeros(len(walls), np.bool_)
    touched[fresh] = touched[found.wall] = touched[cut[(cut != GONE) & (by == GONE)]] = True
    wall = becomes[before.wall]
    whole = (wall != GONE) & ~touched[wall]
    pieces, of = _cut_up(walls, np.flatnonzero(touched), cuts.part(touched[cuts.wall]))
    wall = np.concatenate([wall[whole], of])
    order = np.argsort(wall, kind="stable")
    return Noding(walls, barrier, cuts, np.concatenate([before.pieces[whole], pieces])[order], wall[order])


def _cut_up(walls: Floats, chosen: Ints, cuts: Cuts) -> tuple[Floats, Ints]:
    """The pieces of some walls, given all their cuts, and which wall each is of, growing."""
    # Ends count as cuts: sorted along each wall, each cut begins a piece that ends at the next one.
    wall = np.concatenate([chosen.repeat(2), cuts.wall])
    along = np.concatenate([np.tile((0.0, 1.0), len(chosen)), cuts.at])
    order = np.lexsort((along, wall))
    wall, along = wall[order], along[order]
    begin = np.flatnonzero((wall[1:] == wall[:-1]) & (along[1:] > along[:-1]))
    start, run = walls[wall[begin], :2], walls[wall[begin], 2:] - walls[wall[begin], :2]
    ends = [start + along[begin, None] * run, start + along[begin + 1, None] * run]
    # Where a wall is not cut its own end is kept, bit for bit.
    ends[1] = np.where(along[begin + 1, None] == 1.0, walls[wall[begin], 2:], ends[1])
    return np.concatenate(ends, 1), wall[begin]


def outline_of(solid: Bools) -> Ints:
    """The sides between a full square and an empty one, joined into the longest straight runs, int64 [K, 4] in units."""
    across = solid[1:, 1:-1] != solid[:-1, 1:-1]            # [height + 1, width]: the side above row y
    upright = (solid[1:-1, 1:] != solid[1:-1, :-1]).T       # [width + 1, height]: the side left of column x
    y, x1, x2 = _runs(across)
    x, y1, y2 = _runs(upright)
    return np.concatenate([np.stack([x1, y, x2, y], 1), np.stack([x, y1, x, y2], 1)]).astype(np.int64) * UNITS


def _runs(sides: Bools) -> tuple[Ints, Ints, Ints]:
    """(line, begin, end) of each run of True along the second axis."""
    framed = np.zeros((sides.shape[0], sides.shape[1] + 2), np.int8)
    framed[:, 1:-1] = sides
    change = np.diff(framed, axis=1)
    line, begin = np.nonzero(change == 1)
    return line, begin, np.nonzero(change == -1)[1]


def _near(walls: Floats) -> tuple[Ints, Ints]:
    """Pairs of walls whose boxes meet, each pair once, the smaller number first."""
    import shapely

    if not len(walls):
        return np.empty(0, np.int64), np.empty(0, np.int64)
    lines = np.asarray(shapely.linestrings(walls.reshape(-1, 2, 2)))
    first, second = shapely.STRtree(lines).query(lines)
    once = first < second
    return first[once], second[once]


def _near_to(walls: Floats, fresh: Ints) -> tuple[Ints, Ints]:
    """Of these pairs those with a fresh wall."""
    if len(fresh) > FEW:
        first, second = _near(walls)
        is_fresh = np.zeros(len(walls), np.bool_)
        is_fresh[fresh] = True
        some = is_fresh[first] | is_fresh[second]
        return first[some], second[some]
    low, high = np.minimum(walls[:, :2], walls[:, 2:]), np.maximum(walls[:, :2], walls[:, 2:])
    meet = ((low <= high[fresh, None]) & (high >= low[fresh, None])).all(2)
    number, other = np.nonzero(meet)
    one = fresh[number]
    first, second = np.minimum(one, other), np.maximum(one, other)
    pairs = np.unique(np.stack([first, second])[:, first < second], axis=1)
    return pairs[0], pairs[1]


def _cuts(walls: Floats, first: Ints, second: Ints) -> Cuts:
    """Each proper crossing of these pairs, one entry for each of the two walls."""
    a, b = walls[first], walls[second]
    run, other, gap = a[:, 2:] - a[:, :2], b[:, 2:] - b[:, :2], b[:, :2] - a[:, :2]
    slant = run[:, 0] * other[:, 1] - run[:, 1] * other[:, 0]
    cross = slant != 0
    first, second, run, other, gap, slant = (x[cross] for x in (first, second, run, other, gap, slant))
    along = (gap[:, 0] * other[:, 1] - gap[:, 1] * other[:, 0]) / slant
    across = (gap[:, 0] * run[:, 1] - gap[:, 1] * run[:, 0]) / slant
    inside = (along >= 0) & (along <= 1) & (across >= 0) & (across <= 1)
    both = Cuts(np.concatenate([first[inside], second[inside]]), np.concatenate([second[inside], first[inside]]),
                np.concatenate([along[inside], across[inside]]))
    return both.part((both.at > 0) & (both.at < 1))
