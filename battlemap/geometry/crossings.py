"""Which of many lines are stopped: exact bulk tests, and the free-sector rule for the few that only touch something.

Here: `stopped`, in numpy int64.  Not here: which lines to draw and what their count means (`lines`, `seen`, `areas`), and
the rule for touches (`sectors`).
Words: a *bundle* is the lines that share an attacker's and a target's squares; those squares are the bundle's *own* and
never count as full.  A *ray* row is eight integers in units: start x, y; its square's centre x, y; end x, y; that one's
centre x, y (see `sectors.Ray`).

>>> stopped(walls.obstacles("sight"), rays, Bundles(np.zeros(len(rays), np.int64), [own_cells]))
"""

from collections.abc import Sequence

import msgspec
import numpy as np

from battlemap.geometry.coords import HALF, UNITS, Bools, Ints
from battlemap.geometry.sectors import Ray, passes
from battlemap.geometry.walls import Obstacles

AXES = np.array(((1, 0, -1, 0), (0, 1, 0, -1)), np.int64)
"""Right, down, left, up; quarter k of the directions lies between axis k and the next one."""


class Bundles(msgspec.Struct, frozen=True, eq=False):
    """`of` int64 [N]: the bundle of each ray row; `own`: each bundle's own squares."""

    of: Ints
    own: Sequence[frozenset[tuple[int, int]]]

    def part(self, chosen: Bools) -> "Bundles":
        return Bundles(self.of[chosen], self.own)


class Contacts(msgspec.Struct, frozen=True, eq=False):
    """Pairs of a ray row and a barrier that meet: `row`, `barrier` int64 [K]; `proper` bool [K]: they cross, not only touch."""

    row: Ints
    barrier: Ints
    proper: Bools


class Corners(msgspec.Struct, frozen=True, eq=False):
    """Where rays touch the corners of full squares that are not their own: `row` int64 [K], `spot` int64 [2, K] in units, and
    `quarters` bool [4, K]: which of the squares around it are full, in the order right below, left below, left above, right
    above."""

    row: Ints
    spot: Ints
    quarters: Bools


def stopped(obstacles: Obstacles, rays: Ints, bundles: Bundles) -> Bools:
    """Bool [N]: is each ray row stopped by these obstacles?"""
    row, barrier, answer = _near_pairs(obstacles, rays, bundles)
    contacts = contacts_of(obstacles, rays, row, barrier)
    answer[contacts.row[contacts.proper]] = True
    answer |= _through_full(obstacles, rays, bundles)
    corners, elsewhere = _at_full(obstacles, rays, bundles, ~answer)
    touches = elsewhere.copy()
    touches[corners.row] = True
    doubtful = touches.copy()
    doubtful[contacts.row] = True
    doubtful &= ~answer
    if doubtful.any():
        _settle_by_sides(obstacles, rays, contacts, corners, doubtful, answer)
        doubtful |= elsewhere & ~answer
    if doubtful.any():
        _settle(obstacles, rays, bundles, contacts, doubtful, touches, answer)
    return answer


def _settle_by_sides(
    obstacles: Obstacles, rays: Ints, contacts: Contacts, corners: Corners, doubtful: Bools, answer: Bools
) -> None:
    """Decide the doubtful rays that touch walls and full squares from aside, all at once; what stays doubtful is left for
    `_settle`.

    What touches a ray in one spot cuts the directions there into sectors (`sectors`): where it came from and where it goes are
    in one sector unless there are cuts on both hands of the bend between them.  At the ray's own corner it comes from the own
    centre, and a wall along an edge of the own square cuts to both sides; at its own centre it may leave to any side.  A full
    square cuts along its two edges.  Rays along a wall or an edge are not decided here.
    """
    chosen = doubtful[contacts.row]
    row, wall = contacts.row[chosen], obstacles.ends[:, contacts.barrier[chosen]]
    ray = rays[row].T
    at_start, at_end = _side(wall, ray[0:2]), _side(wall, ray[4:6])
    along = (at_start == 0) & (at_end == 0)
    touched = np.where(_side(ray[[0, 1, 4, 5]], wall[:2]) == 0, wall[:2], wall[2:])
    spot = np.where(at_start * at_end < 0, touched, np.where(at_start == 0, ray[0:2], ray[4:6]))
    own = _own_of(ray, spot)
    runs = np.stack([wall[:2] - spot, wall[2:] - spot], 1)  # [2, both ends, K]
    edges = ((runs[1] == 0) & (runs[0] * own[0] > 0)) | ((runs[0] == 0) & (runs[1] * own[1] > 0))
    cuts = np.concatenate([runs, np.where(edges, -runs, 0)], 1)
    chosen = doubtful[corners.row]
    quarters = corners.quarters[:, chosen]
    full = AXES[:, :, None] * (quarters | np.roll(quarters, 1, 0))
    row, spot = np.append(row, corners.row[chosen]), np.append(spot, corners.spot[:, chosen], 1)
    doubtful[:] = False
    if not len(row):
        return
    left, right, on_it = _hands_of_cuts(rays[row].T, spot, np.append(cuts, full, 2))
    hard = np.append(along, np.zeros(len(row) - len(along), np.bool_)) | on_it
    order = np.lexsort((spot[1], spot[0], row))
    begins = np.flatnonzero(np.append(True, (np.diff(row[order]) != 0) | (np.diff(spot[:, order]) != 0).any(0)))
    left, right, hard = (np.logical_or.reduceat(mask[order], begins) for mask in (left, right, hard))
    rows = row[order][begins]
    answer[rows[left & right & ~hard]] = True
    doubtful[rows[hard]] = True
    doubtful &= ~answer


def _own_of(ray: Ints, spot: Ints) -> Ints:
    """Column by column, where from a spot at an end of a ray its own centre lies; (0, 0) between the ends, and at the centre."""
    at_start, at_end = (spot == ray[0:2]).all(0), (spot == ray[4:6]).all(0)
    own: Ints = np.where(at_start, ray[2:4] - spot, np.where(at_end, ray[6:8] - spot, 0))
    return own


def _hands_of_cuts(ray: Ints, spot: Ints, cuts: Ints) -> tuple[Bools, Bools, Bools]:
    """Column by column, is one of the cuts [2, C, K] ((0, 0) is none) on the left hand of the bend a ray makes at a spot, on the
    right, and in line with it?  There is no bend at an own centre."""
    at_start, at_end = (spot == ray[0:2]).all(0), (spot == ray[4:6]).all(0)
    back = np.where(at_start, ray[2:4], ray[0:2]) - spot
    on = np.where(at_end, ray[6:8], ray[4:6]) - spot
    bends = (back != 0).any(0) & (on != 0).any(0)
    back, on, is_cut = back[:, None], on[:, None], (cuts != 0).any(0) & bends
    turn, from_back, to_on = _turn(back, on), _turn(back, cuts), _turn(cuts, on)
    straight = (from_back > 0) & ((back * on).sum(0) < 0)   # or there and back again: then all is on one hand
    is_right = np.where(turn > 0, (from_back > 0) & (to_on > 0), np.where(turn < 0, (from_back > 0) | (to_on > 0), straight))
    in_line = (from_back == 0) & ((back * cuts).sum(0) > 0) | (to_on == 0) & ((on * cuts).sum(0) > 0)
    return (is_cut & ~is_right).any(0), (is_cut & is_right).any(0), (is_cut & in_line).any(0)


def _turn(a: Ints, b: Ints) -> Ints:
    """Column by column: 1 where b is right of a on the map by less than half a turn, -1 left, 0 along or against it."""
    turn: Ints = np.sign(a[0] * b[1] - a[1] * b[0])
    return turn


def _settle(obstacles: Obstacles, rays: Ints, bundles: Bundles, contacts: Contacts, doubtful: Bools, touches: Bools,
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

        answer[row] = not passes(ray_of(rays[row]), touching.get(row, ()), is_full if touches[row] else None)


def ray_of(row: Ints) -> Ray:
    """One ray row as a value of Python integers."""
    x, y, home_x, home_y, end_x, end_y, goal_x, goal_y = row.tolist()
    return Ray((x, y), (home_x, home_y), (end_x, end_y), (goal_x, goal_y))


# ---------------------------------------------------------------- barriers
def contacts_with(obstacles: Obstacles, ray: Ints) -> Contacts:
    """Every barrier that one ray (int64 [8]) meets, one-way barriers seen from behind left out."""
    low, high = np.minimum(ray[:2], ray[4:6]), np.maximum(ray[:2], ray[4:6])
    left, top, right, bottom = obstacles.boxes
    near = np.flatnonzero((left <= high[0]) & (right >= low[0]) & (top <= high[1]) & (bottom >= low[1]))
    return contacts_of(obstacles, ray[None], np.zeros(len(near), np.int64), near)


def contacts_of(obstacles: Obstacles, rays: Ints, row: Ints, barrier: Ints) -> Contacts:
    """Which pairs of a ray and a barrier meet, of those given; one-way barriers seen from behind left out."""
    ray, wall = np.ascontiguousarray(rays[:, [0, 1, 4, 5]].T)[:, row], obstacles.ends[:, barrier]
    from_start = _side(ray, wall[:2]) * _side(ray, wall[2:])
    across = np.flatnonzero(from_start <= 0)
    row, barrier, from_start = row[across], barrier[across], from_start[across]
    ray, wall = ray[:, across], wall[:, across]
    from_barrier = _side(wall, ray[:2]) * _side(wall, ray[2:])
    # Along one line both are 0 however far they are apart: their boxes say.
    meets = (from_barrier <= 0) & (np.maximum(np.minimum(ray[:2], ray[2:]), np.minimum(wall[:2], wall[2:]))
                                   <= np.minimum(np.maximum(ray[:2], ray[2:]), np.maximum(wall[:2], wall[2:]))).all(0)
    hands = obstacles.hands[barrier]
    if hands.any():
        meets &= (hands == 0) | (hands == _side(wall, rays[row, 2:4].T))
    proper = (from_start < 0) & (from_barrier < 0)
    return Contacts(row[meets], barrier[meets], proper[meets])


def _side(lines: Ints, points: Ints) -> Ints:
    """Column by column, on which hand of a line [4, K] a point [2, K] lies: as `_hands`."""
    x1, y1, x2, y2 = lines
    side: Ints = np.sign((x2 - x1) * (points[1] - y1) - (y2 - y1) * (points[0] - x1))
    return side


def _hands(a: Ints, b: Ints, p: Ints) -> Ints:
    """Row by row: +1 when p is right of a -> b on the map, -1 left, 0 on the line."""
    hands: Ints = np.sign((b[:, 0] - a[:, 0]) * (p[:, 1] - a[:, 1]) - (b[:, 1] - a[:, 1]) * (p[:, 0] - a[:, 0]))
    return hands


def _near_pairs(obstacles: Obstacles, rays: Ints, bundles: Bundles) -> tuple[Ints, Ints, Bools]:
    """The (ray, barrier) pairs that may meet, found by way of the bundles, and bool [N]: rays of bundles that are *shut*, one
    barrier standing across from side to side.  Those are stopped whatever else they meet, and their pairs left out."""
    nothing = np.empty(0, np.int64)
    if not len(obstacles.segments) or not len(rays):
        return nothing, nothing, np.zeros(len(rays), np.bool_)
    of, order = bundles.of, None
    if (of[1:] < of[:-1]).any():
        order = np.argsort(of, kind="stable")
        of, rays = of[order], rays[order]
    begins = np.flatnonzero(np.append(True, of[1:] != of[:-1]))
    group, barrier, shut = _near_bundles(obstacles, rays[:, [0, 1, 4, 5]].T, begins)
    sizes = np.diff(np.append(begins, len(of)))
    counts = sizes[group]
    first = np.cumsum(counts) - counts
    row = np.arange(int(counts.sum())) + np.repeat(begins[group] - first, counts)
    shut_rows = np.repeat(shut, sizes)
    if order is None:
        return row, np.repeat(barrier, counts), shut_rows
    in_order = np.empty_like(shut_rows)
    in_order[order] = shut_rows
    return order[row], np.repeat(barrier, counts), in_order


def _near_bundles(obstacles: Obstacles, ends: Ints, begins: Ints) -> tuple[Ints, Ints, Bools]:
    """(bundle, barrier) pairs that may meet, and bool [bundles]: is it shut?  `ends` [4, N] of rays sorted by bundle, each
    beginning at `begins`."""
    low = np.minimum.reduceat(np.minimum(ends[:2], ends[2:]), begins, axis=1)
    high = np.maximum.reduceat(np.maximum(ends[:2], ends[2:]), begins, axis=1)
    # First those near any of them: mostly few of a large map's.
    about = np.flatnonzero((obstacles.boxes[0] <= high[0].max()) & (obstacles.boxes[2] >= low[0].min())
                           & (obstacles.boxes[1] <= high[1].max()) & (obstacles.boxes[3] >= low[1].min()))
    left, top, right, bottom = obstacles.boxes[:, about]
    near = ((left <= high[0][:, None]) & (right >= low[0][:, None]) & (top <= high[1][:, None]) & (bottom >= low[1][:, None]))
    group, barrier = np.nonzero(near)
    barrier = about[barrier]
    # Across the bundle's own direction: a barrier beside all of its lines meets none of them.
    run_x, run_y = np.add.reduceat(ends[2:] - ends[:2], begins, axis=1) // UNITS
    sizes = np.diff(np.append(begins, ends.shape[1]))
    across_x, across_y = np.repeat(-run_y, sizes), np.repeat(run_x, sizes)
    starts, stops = ends[0] * across_x + ends[1] * across_y, ends[2] * across_x + ends[3] * across_y
    least = np.minimum.reduceat(np.minimum(starts, stops), begins)[group]
    most = np.maximum.reduceat(np.maximum(starts, stops), begins)[group]
    x1, y1, x2, y2 = obstacles.ends[:, barrier]
    a, b = y1 * run_x[group] - x1 * run_y[group], y2 * run_x[group] - x2 * run_y[group]
    kept = (np.minimum(a, b) <= most) & (np.maximum(a, b) >= least)
    spans = (np.minimum(a, b) < least) & (np.maximum(a, b) > most)
    group, barrier, spans = group[kept], barrier[kept], spans[kept]
    # And a barrier on whose one hand all their ends lie.
    wall = obstacles.ends[:, barrier]
    hands = []
    for points in (ends[:2], ends[2:]):
        low, high = np.minimum.reduceat(points, begins, axis=1), np.maximum.reduceat(points, begins, axis=1)
        hands.append(_hands_of_box(wall, low[:, group], high[:, group]))
    (least_start, most_start), (least_end, most_end) = hands
    kept = (np.minimum(least_start, least_end) <= 0) & (np.maximum(most_start, most_end) >= 0)
    # Starts before it, ends behind it, and both of its own ends beyond the outermost lines: all of them cross it properly.
    parts = (most_start < 0) & (least_end > 0) | (least_start > 0) & (most_end < 0)
    shut = np.zeros(len(begins), np.bool_)
    shut[group[spans & parts & (obstacles.hands[barrier] == 0)]] = True
    kept &= ~shut[group]
    return group[kept], barrier[kept], shut


def _hands_of_box(lines: Ints, low: Ints, high: Ints) -> tuple[Ints, Ints]:
    """Column by column, the least and the greatest of `_side` (not cut down to a sign) within a box of points."""
    x1, y1, x2, y2 = lines
    up, down = (x2 - x1) * (low[1] - y1), (x2 - x1) * (high[1] - y1)
    left, right = (y2 - y1) * (low[0] - x1), (y2 - y1) * (high[0] - x1)
    return np.minimum(up, down) - np.maximum(left, right), np.maximum(up, down) - np.minimum(left, right)


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
    x1, y1, x2, y2 = (np.maximum(np.minimum(place + 1, most), 0)
                      for place, most in zip((*first.T, *last.T), (columns - 1, rows - 1) * 2, strict=True))
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
    is_spot = (start == end).all(1)                         # no line, but where it is it is inside
    meets: Bools = overlap & (is_spot | (hands.min(0) < 0) & (hands.max(0) > 0))
    return meets


def _at_full(obstacles: Obstacles, rays: Ints, bundles: Bundles, asked: Bools) -> tuple[Corners, Bools]:
    """Where the rays asked about touch corners of full squares that are not their bundles' own; and bool [N]: those whose ends
    are no corners or centres (an area may start anywhere), of which the exact rule must say what they touch."""
    elsewhere = np.zeros(len(rays), np.bool_)
    low, high = np.minimum(rays[:, :2], rays[:, 4:6]), np.maximum(rays[:, :2], rays[:, 4:6])
    near = np.flatnonzero(asked & (_count(obstacles.sums, -(-low // UNITS) - 1, high // UNITS + 1) > 0))
    if not len(near):
        return Corners(near, np.empty((2, 0), np.int64), np.empty((4, 0), np.bool_)), elsewhere
    within = rays[near][:, [0, 1, 4, 5]] % UNITS
    plain = ((within[:, 0::2] == within[:, 1::2]) & (within[:, 0::2] % HALF == 0)).all(1)
    elsewhere[near[~plain]] = True
    row, x, y = _lattice_corners(rays, near[plain])
    rows, columns = obstacles.meeting.shape
    some = np.flatnonzero(obstacles.meeting[np.clip(y + 1, 0, rows - 1), np.clip(x + 1, 0, columns - 1)])
    row, x, y = row[some], x[some], y[some]
    quarters = np.stack([_filled(obstacles, x - left, y - up) for left, up in ((0, 0), (1, 0), (1, 1), (0, 1))])
    pair, square = _own_pairs(obstacles, Bundles(bundles.of[row], bundles.own), np.arange(len(row)))
    left, up = x[pair] - square[:, 0], y[pair] - square[:, 1]
    beside = (left >= 0) & (left <= 1) & (up >= 0) & (up <= 1)
    quarters[np.where(up == 0, left, 3 - left)[beside], pair[beside]] = False
    touched = quarters.any(0)
    return Corners(row[touched], np.stack([x[touched], y[touched]]) * UNITS, quarters[:, touched]), elsewhere


def _filled(obstacles: Obstacles, x: Ints, y: Ints) -> Bools:
    """`Obstacles.is_filled` of many squares."""
    rows, columns = obstacles.filled.shape
    filled: Bools = obstacles.filled[np.clip(y + 1, 0, rows - 1), np.clip(x + 1, 0, columns - 1)]
    return filled


def _lattice_corners(rays: Ints, rows: Ints) -> tuple[Ints, Ints, Ints]:
    """(row, x, y): each corner of a square, in squares, on each ray, whose ends are corners or centres of squares."""
    start, run = rays[rows, :2] // HALF, rays[rows, 4:6] // HALF - rays[rows, :2] // HALF
    pieces = np.gcd(run[:, 0], run[:, 1])
    counts = pieces + 1
    row = np.repeat(np.arange(len(rows)), counts)
    nth = np.arange(len(row)) - np.repeat(np.cumsum(counts) - counts, counts)
    spot = start[row] + run[row] // np.maximum(pieces, 1)[row, None] * nth[:, None]
    corner = (spot % 2 == 0).all(1)
    return rows[row[corner]], spot[corner, 0] // 2, spot[corner, 1] // 2
