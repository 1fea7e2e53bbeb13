"""Walls cut where they cross, for drawing and for quick tests that are checked exactly afterwards.

Here: the pieces of barriers and of the solids' outlines, in floating point.  Not here: any decision; those are made on the
lattice (`crossings`, `sectors`).
"""

import numpy as np

from battlemap.geometry.coords import UNITS, Bools, Floats, Ints

SOLID_PIECE = -1


def pieces_of(segments: Ints, real: Bools, solid: Bools) -> tuple[Floats, Ints]:
    """(float64 [P, 4] x1, y1, x2, y2 in squares; int64 [P] the barrier each piece is of, -1 a solid's outline).

    `segments` int64 [M, 4] in units, of which only the `real` are cut; `solid` bool [height + 2, width + 2], rim included.
    No two pieces cross properly; they may touch.
    """
    outline = outline_of(solid)
    numbers = np.flatnonzero(real)
    whole = np.concatenate([segments[numbers], outline]) / UNITS
    owners = np.concatenate([numbers, np.full(len(outline), SOLID_PIECE, np.int64)])
    first, second = _near(whole)
    cut, at = _crossings(whole, first, second)
    # Ends count as cuts: sorted along each wall, each cut begins a piece that ends at the next one.
    wall = np.concatenate([np.arange(len(whole)).repeat(2), cut])
    along = np.concatenate([np.tile((0.0, 1.0), len(whole)), at])
    order = np.lexsort((along, wall))
    wall, along = wall[order], along[order]
    begin = np.flatnonzero((wall[1:] == wall[:-1]) & (along[1:] > along[:-1]))
    start, run = whole[wall[begin], :2], whole[wall[begin], 2:] - whole[wall[begin], :2]
    ends = [start + along[begin, None] * run, start + along[begin + 1, None] * run]
    # Where a wall is not cut its own end is kept, bit for bit.
    ends[1] = np.where(along[begin + 1, None] == 1.0, whole[wall[begin], 2:], ends[1])
    return np.concatenate(ends, 1), owners[wall[begin]]


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


def _near(whole: Floats) -> tuple[Ints, Ints]:
    """Pairs of walls whose boxes meet, each pair once."""
    import shapely

    if not len(whole):
        return np.empty(0, np.int64), np.empty(0, np.int64)
    lines = np.asarray(shapely.linestrings(whole.reshape(-1, 2, 2)))
    first, second = shapely.STRtree(lines).query(lines)
    once = first < second
    return first[once], second[once]


def _crossings(whole: Floats, first: Ints, second: Ints) -> tuple[Ints, Floats]:
    """(wall, how far along it from 0 to 1) of each proper crossing, one entry for each of the two walls."""
    a, b = whole[first], whole[second]
    run, other, gap = a[:, 2:] - a[:, :2], b[:, 2:] - b[:, :2], b[:, :2] - a[:, :2]
    slant = run[:, 0] * other[:, 1] - run[:, 1] * other[:, 0]
    cross = slant != 0
    first, second, run, other, gap, slant = (x[cross] for x in (first, second, run, other, gap, slant))
    along = (gap[:, 0] * other[:, 1] - gap[:, 1] * other[:, 0]) / slant
    across = (gap[:, 0] * run[:, 1] - gap[:, 1] * run[:, 0]) / slant
    inside = (along >= 0) & (along <= 1) & (across >= 0) & (across <= 1)
    wall = np.concatenate([first[inside], second[inside]])
    at = np.concatenate([along[inside], across[inside]])
    kept = (at > 0) & (at < 1)
    return wall[kept], at[kept]
