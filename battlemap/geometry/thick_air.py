"""Which squares somebody looks at through thick air: a cloud of fog, heavy obscurement.

Air is thick in whole squares.  The squares on the way to an end are those nearest to so many even steps on the line between the
centres as the longer side of the way has squares; the viewer's own squares are none of them, the end itself always is one.
Not here: walls (`seen`), which air is thick (rules).
Words: a *ring* is the squares so many away, counted by the longer side; a *slope* is squares across per ring.
"""

from collections.abc import Sequence

import numpy as np

from battlemap.geometry.coords import Bools, Cell, Floats, Ints

NEAR_HALF = 1e-9
"""How near to a half of a square a place on a line is one that rounding decides, in squares."""
NEVER = np.iinfo(np.int64).max


def is_clouded(thick: Bools, own: Sequence[tuple[int, int]], end: Cell) -> bool:
    """Does who stands on its own squares look into air that is set in `thick`, bool [height, width], at a square or on the way
    there?"""
    if 0 <= end.y < thick.shape[0] and 0 <= end.x < thick.shape[1] and thick[end.y, end.x]:
        return True
    start_x, start_y = own[0]
    steps = max(abs(end.x - start_x), abs(end.y - start_y))
    for i in range(steps + 1):
        t = i / steps if steps else 0.0
        x, y = round(start_x + (end.x - start_x) * t), round(start_y + (end.y - start_y) * t)
        if 0 <= y < thick.shape[0] and 0 <= x < thick.shape[1] and thick[y, x] and (x, y) not in own:
            return True
    return False


def clouded(thick: Bools, own: Sequence[tuple[int, int]], asked: Bools) -> Bools:
    """Bool [height, width]: `is_clouded` of every square set in `asked`; the others are not told as clouded.

    A run of thick squares in a ring hides a range of slopes from there on; lines that pass its ends where rounding decides are
    judged one by one.
    """
    found = asked & thick
    ys, xs = np.nonzero(asked & ~thick)
    hiding = thick.copy()
    for x, y in own:
        if 0 <= y < hiding.shape[0] and 0 <= x < hiding.shape[1]:
            hiding[y, x] = False
    rows, columns = np.nonzero(hiding)
    ends, clouds = np.stack([xs, ys], 1) - np.array(own[0]), np.stack([columns, rows], 1) - np.array(own[0])
    for axis in (0, 1):
        for sign in (1, -1):
            ring, across = ends[:, axis] * sign, ends[:, 1 - axis]
            here = np.flatnonzero((ring > 0) & ((np.abs(across) < ring) | ((np.abs(across) == ring) & (axis == 0))))
            ring, slope = ring[here], across[here] / ring[here]
            runs = _runs(clouds[:, axis] * sign, clouds[:, 1 - axis])
            surely = _nearest(runs, -NEAR_HALF, slope) <= ring
            found[ys[here[surely]], xs[here[surely]]] = True
            for nth in here[(_nearest(runs, NEAR_HALF, slope) <= ring) & ~surely].tolist():
                found[ys[nth], xs[nth]] = is_clouded(thick, own, Cell(int(xs[nth]), int(ys[nth])))
    return found


def _runs(ring: Ints, across: Ints) -> Ints:
    """int64 [runs, 3]: ring, first and last square across of those next to each other, the farthest ring first; of squares to
    one side only."""
    here = (ring > 0) & (np.abs(across) <= ring)
    ring, across = ring[here], across[here]
    order = np.lexsort((across, -ring))
    ring, across = ring[order], across[order]
    begins = np.ones(len(ring), np.bool_)
    begins[1:] = (np.diff(ring) != 0) | (np.diff(across) != 1)
    first = np.flatnonzero(begins)
    last = np.append(first[1:], len(ring))[: len(first)] - 1
    return np.stack([ring[first], across[first], across[last]], 1)


def _nearest(runs: Ints, wider: float, slope: Floats) -> Ints:
    """The nearest ring in which a run is met by a line of each slope, int64 [slopes]; `NEVER` where none is.  The runs reach half
    a square farther than their centres, and so much more."""
    low, high = (runs[:, 1] - 0.5 - wider) / runs[:, 0], (runs[:, 2] + 0.5 + wider) / runs[:, 0]
    bounds = np.unique(np.concatenate([low, high]))
    rings = np.full(len(bounds) + 1, NEVER, np.int64)
    first, behind = np.searchsorted(bounds, low) + 1, np.searchsorted(bounds, high) + 1
    for ring, begin, end in zip(runs[:, 0].tolist(), first.tolist(), behind.tolist(), strict=True):
        rings[begin:end] = ring                             # a nearer one comes later
    met: Ints = rings[np.searchsorted(bounds, slope, side="right")]
    return met
