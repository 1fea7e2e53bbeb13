"""Which of many lines are stopped: exact bulk tests, and the free-sector rule for the few that only touch something.

Here: `stopped`, in numpy int64.  Not here: which lines to draw and what their count means (`lines`, `seen`, `areas`), and
the rule for touches (`sectors`).
Words: a *bundle* is the lines that share an attacker's and a target's squares; those squares are the bundle's *own* and
never count as full.  A *ray* row is eight integers in units: start x, y; its square's centre x, y; end x, y; that one's
centre x, y (see `sectors.Ray`).

>>> stopped(walls.obstacles("sight"), rays, Bundles.single(len(rays), own_cells))
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

import numpy as np

from battlemap.geometry.coords import HALF, UNITS, Bools, Ints
from battlemap.geometry.sectors import Ray, passes
from battlemap.geometry.walls import Obstacles


@dataclass(frozen=True, slots=True, eq=False)
class Bundles:
    """`of` int64 [N]: the bundle of each ray row; `own`: each bundle's own squares."""

    of: Ints
    own: Sequence[frozenset[tuple[int, int]]]

    @classmethod
    def single(cls, rows: int, own: Iterable[tuple[int, int]]) -> "Bundles":
        return cls(np.zeros(rows, np.int64), (frozenset(own),))

    def part(self, chosen: Bools) -> "Bundles":
        return Bundles(self.of[chosen], self.own)


@dataclass(frozen=True, slots=True, eq=False)
class Contacts:
    """Pairs of a ray row and a barrier that meet: `row`, `barrier` int64 [K]; `proper` bool [K]: they cross, not only touch."""

    row: Ints
    barrier: Ints
    proper: Bools


def stopped(obstacles: Obstacles, rays: Ints, bundles: Bundles) -> Bools:
    """Bool [N]: is each ray row stopped by these obstacles?"""
    answer = np.zeros(len(rays), np.bool_)
    contacts = contacts_of(obstacles, rays, bundles)
    answer[contacts.row[contacts.proper]] = True
    answer |= _through_full(obstacles, rays, bundles)
    doubtful = np.zeros(len(rays), np.bool_)
    doubtful[contacts.row] = True
    corners = _at_full_corner(obstacles, rays, bundles, ~answer)
    doubtful |= corners
    doubtful &= ~answer
    if doubtful.any():
        _settle(obstacles, rays, bundles, contacts, doubtful, corners, answer)
    return answer


def _settle(obstacles: Obstacles, rays: Ints, bundles: Bundles, contacts: Contacts, doubtful: Bools, corners: Bools,
            answer: Bools) -> None:
    """Decide the rays that only touch something, one by one."""
    touching: dict[int, list[tuple[int, int, int, int]]] = {}
    kept = doubtful[contacts.row]
    segments = map(tuple, obstacles.segments[contacts.barrier[kept]].tolist())
    for row, segment in zip(contacts.row[kept].tolist(), segments, strict=True):
        touching.setdefault(row, []).append(segment)
    for row in np.flatnonzero(doubtful).tolist():
        own = bundles.own[bundles.of[row]]

        def is_full(x: int, y: int, own: frozenset[tuple[int, int]] = own) -> bool:
            return (x, y) not in own and obstacles.is_filled(x, y)

        answer[row] = not passes(ray_of(rays[row]), touching.get(row, ()), is_full if corners[row] else None)


def ray_of(row: Ints) -> Ray:
    """One ray row as a value of Python integers."""
    x, y, home_x, home_y, end_x, end_y, goal_x, goal_y = row.tolist()
    return Ray((x, y), (home_x, home_y), (end_x, end_y), (goal_x, goal_y))


# ---------------------------------------------------------------- barriers
def contacts_of(obstacles: Obstacles, rays: Ints, bundles: Bundles) -> Contacts:
    """Every pair of a ray and a barrier that meet, one-way barriers seen from behind left out."""
    row, barrier = _near_pairs(obstacles.segments, rays, bundles)
    start, end = rays[row, :2], rays[row, 4:6]
    a, b = obstacles.segments[barrier, :2], obstacles.segments[barrier, 2:]
    from_start = _hands(start, end, a) * _hands(start, end, b)
    row, barrier, start, end, a, b, from_start = _chosen(from_start <= 0, row, barrier, start, end, a, b, from_start)
    from_barrier = _hands(a, b, start) * _hands(a, b, end)
    meets = from_barrier <= 0
    hands = obstacles.hands[barrier]
    if hands.any():
        meets &= (hands == 0) | (hands == _hands(a, b, rays[row, 2:4]))
    proper = (from_start < 0) & (from_barrier < 0)
    return Contacts(row[meets], barrier[meets], proper[meets])


def _chosen(keep: Bools, *arrays: Ints) -> tuple[Ints, ...]:
    return tuple(array[keep] for array in arrays)


def _hands(a: Ints, b: Ints, p: Ints) -> Ints:
    """Row by row: +1 when p is right of a -> b on the map, -1 left, 0 on the line."""
    hands: Ints = np.sign((b[:, 0] - a[:, 0]) * (p[:, 1] - a[:, 1]) - (b[:, 1] - a[:, 1]) * (p[:, 0] - a[:, 0]))
    return hands


def _near_pairs(segments: Ints, rays: Ints, bundles: Bundles) -> tuple[Ints, Ints]:
    """The (ray, barrier) pairs whose boxes touch, found by way of the bundles."""
    nothing = np.empty(0, np.int64)
    if not len(segments) or not len(rays):
        return nothing, nothing
    order = np.argsort(bundles.of, kind="stable")
    _, begins = np.unique(bundles.of[order], return_index=True)
    group, barrier = _near_bundles(segments, rays[order], begins)
    sizes = np.diff(np.append(begins, len(order)))
    counts = sizes[group]
    pair = np.repeat(np.arange(len(group)), counts)
    nth = np.arange(len(pair)) - np.repeat(np.cumsum(counts) - counts, counts)
    row, barrier = order[begins[group][pair] + nth], barrier[pair]
    low, high = np.minimum(segments[:, :2], segments[:, 2:]), np.maximum(segments[:, :2], segments[:, 2:])
    ray_low, ray_high = np.minimum(rays[:, :2], rays[:, 4:6]), np.maximum(rays[:, :2], rays[:, 4:6])
    near = ((low[barrier] <= ray_high[row]) & (high[barrier] >= ray_low[row])).all(1)
    return row[near], barrier[near]


def _near_bundles(segments: Ints, rays: Ints, begins: Ints) -> tuple[Ints, Ints]:
    """(bundle, barrier) pairs that may meet; `rays` sorted by bundle, each bundle beginning at `begins`."""
    low, high = np.minimum(segments[:, :2], segments[:, 2:]), np.maximum(segments[:, :2], segments[:, 2:])
    bundle_low = np.minimum.reduceat(np.minimum(rays[:, :2], rays[:, 4:6]), begins)
    bundle_high = np.maximum.reduceat(np.maximum(rays[:, :2], rays[:, 4:6]), begins)
    near = ((low[None, :, 0] <= bundle_high[:, None, 0]) & (high[None, :, 0] >= bundle_low[:, None, 0])
            & (low[None, :, 1] <= bundle_high[:, None, 1]) & (high[None, :, 1] >= bundle_low[:, None, 1]))
    group, barrier = np.nonzero(near)
    # Across the bundle's own direction: a barrier beside all of its lines meets none of them.
    across = np.add.reduceat(rays[:, 4:6] - rays[:, :2], begins)[:, ::-1] // UNITS * (-1, 1)
    sizes = np.diff(np.append(begins, len(rays)))
    per_row = np.repeat(across, sizes, 0)
    starts, ends = (rays[:, :2] * per_row).sum(1), (rays[:, 4:6] * per_row).sum(1)
    least = np.minimum.reduceat(np.minimum(starts, ends), begins)[group]
    most = np.maximum.reduceat(np.maximum(starts, ends), begins)[group]
    a = (segments[barrier, :2] * across[group]).sum(1)
    b = (segments[barrier, 2:] * across[group]).sum(1)
    kept = (np.minimum(a, b) <= most) & (np.maximum(a, b) >= least)
    return group[kept], barrier[kept]


# ---------------------------------------------------------------- full squares
def _through_full(obstacles: Obstacles, rays: Ints, bundles: Bundles) -> Bools:
    """Bool [N]: does the ray run through the inside of a full square that is not its bundle's own?"""
    found = np.zeros(len(rays), np.int64)
    low, high = np.minimum(rays[:, :2], rays[:, 4:6]), np.maximum(rays[:, :2], rays[:, 4:6])
    first, last = low // UNITS, -(-high // UNITS)           # squares first..last-1 hold the inside of the ray's box
    last = np.maximum(last, first + 1)
    near = np.flatnonzero(_count(obstacles.sums, first, last) > 0)
    if not len(near):
        return found > 0
    spans = (last - first)[near, 0]
    row = np.repeat(near, spans)
    column = np.arange(len(row)) - np.repeat(np.cumsum(spans) - spans, spans) + first[row, 0]
    top, bottom = _rows_in_column(rays, row, column)
    some = bottom > top
    row, column, top, bottom = row[some], column[some], top[some], bottom[some]
    counts = _count(obstacles.sums, np.stack([column, top], 1), np.stack([column + 1, bottom], 1))
    found += np.bincount(row, counts, len(rays)).astype(np.int64)
    hit = np.flatnonzero(found)
    if len(hit):
        own = _own_pairs(obstacles, bundles, hit)
        inside = _meets_open_square(rays[own[0]], own[1])
        found -= np.bincount(own[0][inside], minlength=len(rays))
    return found > 0


def _count(sums: Ints, first: Ints, last: Ints) -> Ints:
    """Full squares with first <= (x, y) < last, row by row."""
    rows, columns = sums.shape
    x1, y1 = np.clip(first[:, 0] + 1, 0, columns - 1), np.clip(first[:, 1] + 1, 0, rows - 1)
    x2, y2 = np.clip(last[:, 0] + 1, 0, columns - 1), np.clip(last[:, 1] + 1, 0, rows - 1)
    counts: Ints = sums[y2, x2] - sums[y1, x2] - sums[y2, x1] + sums[y1, x1]
    return counts


def _rows_in_column(rays: Ints, row: Ints, column: Ints) -> tuple[Ints, Ints]:
    """The rows top..bottom-1 whose insides the ray meets within one column's inside; none where top >= bottom."""
    x, y, end_x, end_y = rays[row, 0], rays[row, 1], rays[row, 4], rays[row, 5]
    flip = end_x < x
    x, end_x = np.where(flip, end_x, x), np.where(flip, x, end_x)
    y, end_y = np.where(flip, end_y, y), np.where(flip, y, end_y)
    run, rise = end_x - x, end_y - y
    enter, leave = np.maximum(column * UNITS, x) - x, np.minimum((column + 1) * UNITS, end_x) - x
    # y at both ends of the stretch is y + rise * t / run: floor of the least, ceiling of the most, without rounding.
    slope = np.maximum(run, 1)
    at_enter, at_leave = y * slope + rise * enter, y * slope + rise * leave
    least, most = np.minimum(at_enter, at_leave), np.maximum(at_enter, at_leave)
    upright = run == 0
    least = np.where(upright, np.minimum(y, end_y), least)
    most = np.where(upright, np.maximum(y, end_y), most)
    top, bottom = least // (slope * UNITS), -(-most // (slope * UNITS))
    on_face = upright & (x % UNITS == 0)
    return top, np.where(on_face, top, bottom)


def _own_pairs(obstacles: Obstacles, bundles: Bundles, rows: Ints) -> tuple[Ints, Ints]:
    """(row, square [K, 2]) pairs of the given rows and the full squares among their bundles' own."""
    full = [[cell for cell in own if obstacles.is_filled(*cell)] for own in bundles.own]
    sizes = np.array([len(cells) for cells in full], np.int64)
    flat = np.array([cell for cells in full for cell in cells], np.int64).reshape(-1, 2)
    begins = np.cumsum(sizes) - sizes
    bundle = bundles.of[rows]
    counts = sizes[bundle]
    row = np.repeat(rows, counts)
    nth = np.arange(len(row)) - np.repeat(np.cumsum(counts) - counts, counts)
    return row, flat[np.repeat(begins[bundle], counts) + nth]


def _meets_open_square(rays: Ints, cells: Ints) -> Bools:
    """Row by row: does some part of the ray lie inside the square, its rim left out?"""
    start, end, low = rays[:, :2], rays[:, 4:6], cells * UNITS
    overlap = ((np.minimum(start, end) < low + UNITS) & (np.maximum(start, end) > low)).all(1)
    hands = np.stack([_hands(start, end, low + np.array(corner) * UNITS) for corner in ((0, 0), (1, 0), (0, 1), (1, 1))])
    meets: Bools = overlap & (hands.min(0) < 0) & (hands.max(0) > 0)
    return meets


def _at_full_corner(obstacles: Obstacles, rays: Ints, bundles: Bundles, asked: Bools) -> Bools:
    """Bool [N]: among the rays asked about, does it touch a corner of a full square that is not its bundle's own?  An end that
    lies on a full square's face counts as well."""
    answer = np.zeros(len(rays), np.bool_)
    low, high = np.minimum(rays[:, :2], rays[:, 4:6]), np.maximum(rays[:, :2], rays[:, 4:6])
    near = np.flatnonzero(asked & (_count(obstacles.sums, -(-low // UNITS) - 1, high // UNITS + 1) > 0))
    if not len(near):
        return answer
    row, x, y = _lattice_corners(rays, near)
    rows, columns = obstacles.meeting.shape
    around = obstacles.meeting[np.clip(y + 1, 0, rows - 1), np.clip(x + 1, 0, columns - 1)].astype(np.int64)
    some = np.flatnonzero(around)
    row, x, y, around = row[some], x[some], y[some], around[some]
    pair, square = _own_pairs(obstacles, Bundles(bundles.of[row], bundles.own), np.arange(len(row)))
    beside = (np.abs(2 * square[:, 0] + 1 - 2 * x[pair]) == 1) & (np.abs(2 * square[:, 1] + 1 - 2 * y[pair]) == 1)
    around -= np.bincount(pair[beside], minlength=len(row))
    answer[row[around > 0]] = True
    # Ends that are no corners or centres (an area may start anywhere) may lie on a face: those go to the exact rule.
    within = rays[near][:, [0, 1, 4, 5]] % UNITS
    plain = (within[:, 0::2] == within[:, 1::2]) & (within[:, 0::2] % HALF == 0)
    answer[near[~plain.all(1)]] = True
    return answer


def _lattice_corners(rays: Ints, rows: Ints) -> tuple[Ints, Ints, Ints]:
    """(row, x, y): each corner of a square, in squares, on each ray.  Rays with other ends than corners and centres of squares
    may miss some."""
    start, run = rays[rows, :2] // HALF, rays[rows, 4:6] // HALF - rays[rows, :2] // HALF
    pieces = np.gcd(run[:, 0], run[:, 1])
    counts = pieces + 1
    row = np.repeat(np.arange(len(rows)), counts)
    nth = np.arange(len(row)) - np.repeat(np.cumsum(counts) - counts, counts)
    spot = start[row] + run[row] // np.maximum(pieces, 1)[row, None] * nth[:, None]
    corner = (spot % 2 == 0).all(1)
    return rows[row[corner]], spot[corner, 0] // 2, spot[corner, 1] // 2
