"""Where a body fits and which steps it may take.

Here: masks over the whole map, one per body size, kept on the `Walls` value; and the reason why one step is refused.  Not
here: creatures in the way, what a step costs (rules), the search along steps (`search`).
Words: a square is *closed* when a move-stopping barrier crosses its inner half (a quarter of a square shrunk from each
side); a body *holds together* in a place when no two-way barrier meets the line between the centres of two of its squares
that are neighbours; it *slides* from a place to the next when no barrier meets the line from each of its squares' centres to
the next one's (a touch counts), and no solid stands beside a diagonal.  A step is free when the body fits in both places and
slides; that is the same both ways, but for one-way barriers.  Everything is exact, in integers.

>>> step_mask(walls, 1)[0, 2, 3]        # may a medium body step east from square (3, 2)?
"""

from collections.abc import Callable, Iterable, Iterator
from typing import NamedTuple

import numpy as np

from battlemap.geometry.coords import DIRECTIONS, HALF, UNITS, Bools, Cell, Ints, centre_of, snapped
from battlemap.geometry.footprint import squares_of
from battlemap.geometry.walls import GONE, HANDS, Barrier, Kept, Walls

BODY_MAX = 64
QUARTER = UNITS // 4
EAST, SOUTH = 0, 2


# ---------------------------------------------------------------- whole-map masks
def fits(walls: Walls, n: int) -> Bools:
    """Bool [height, width]: may an n x n body stand with its top-left square there?  (All of it on the map, every square
    open, and holding together.)"""
    return walls.once(("fits", n), lambda: _fits(walls, n))


def step_mask(walls: Walls, n: int) -> Bools:
    """Bool [8, height, width]: may an n x n body step from top-left square (x, y) in direction d, at [d, y, x]?

    A step between a full and a squeezed place slides with the smaller footprint, which has the same top-left square: it is the
    smaller body's own step.  Where the larger one fits each smaller one with that top-left square does, so nothing is asked of
    either end that the fit of that end (asked separately) does not already give.
    """
    return walls.once(("steps", n), lambda: _step_mask(walls, n))


def open_neighbours(walls: Walls, here: Cell, ways: Iterable[int]) -> Iterator[Cell]:
    """The squares a body of one square may step to from `here`, in the order of these directions (indices of DIRECTIONS); from
    beside the map none.  As `step_problem` judges, without its reasons: for walks over many squares."""
    if not walls.grid.contains(here):
        return iter(())
    open_, (x, y) = step_mask(walls, 1)[:, here.y, here.x].tolist(), here
    return (Cell(x + DIRECTIONS[d][0], y + DIRECTIONS[d][1]) for d in ways if open_[d])


def open_cells(walls: Walls) -> Bools:
    """Bool [height, width]: squares neither solid nor closed by a barrier across them."""
    return walls.once(("open",), lambda: _open_cells(walls))


def _fits(walls: Walls, n: int) -> Bools:
    _check_size(n)
    free = open_cells(walls)
    if n == 1:
        return free
    meets = _two_way_meetings(walls)
    height, width = free.shape
    answer = np.zeros_like(free)
    if n > height or n > width:
        return answer
    rows, columns = height - n + 1, width - n + 1
    good = np.ones((rows, columns), np.bool_)
    for j in range(n):
        for i in range(n):
            window = (slice(j, j + rows), slice(i, i + columns))
            good &= free[window]
            if i < n - 1:
                good &= ~meets[EAST][window]
            if j < n - 1:
                good &= ~meets[SOUTH][window]
    answer[:rows, :columns] = good
    return answer


def _step_mask(walls: Walls, n: int) -> Bools:
    standing = fits(walls, n)
    height, width = standing.shape
    answer = np.zeros((8, height, width), np.bool_)
    rows, columns = height - n + 1, width - n + 1
    if rows < 1 or columns < 1:
        return answer
    slides = _slides(walls)
    for d, (dx, dy) in enumerate(DIRECTIONS):
        good = standing[:rows, :columns].copy()
        for j in range(n):
            for i in range(n):
                good &= slides[d, j:j + rows, i:i + columns]
        answer[d, :rows, :columns] = good & _shifted(standing, dx, dy)[:rows, :columns]
    return answer


def _shifted(mask: Bools, dx: int, dy: int) -> Bools:
    """mask as seen from the square one step back: answer[y, x] = mask[y + dy, x + dx], False off the map."""
    height, width = mask.shape
    answer = np.zeros_like(mask)
    answer[max(-dy, 0):height - max(dy, 0), max(-dx, 0):width - max(dx, 0)] = \
        mask[max(dy, 0):height - max(-dy, 0), max(dx, 0):width - max(-dx, 0)]
    return answer


def _slides(walls: Walls) -> Bools:
    """Bool [8, H, W]: one square's own slide; no barrier meets the line, no solid is beside the diagonal.  The ends' own
    squares are not asked."""
    return walls.once(("slides",), lambda: _single_slides(walls))


def _single_slides(walls: Walls) -> Bools:
    obstacles = walls.obstacles("move")
    grid = walls.grid
    two_way = _two_way_meetings(walls)
    one_way = obstacles.segments[obstacles.hands != 0], obstacles.hands[obstacles.hands != 0]
    solid = obstacles.filled[1:-1, 1:-1]
    answer = np.ones((8, grid.height, grid.width), np.bool_)
    for d, (dx, dy) in enumerate(DIRECTIONS):
        # A two-way barrier that meets a line meets it from both of its ends.
        met = two_way[d] if d < 4 else _shifted(two_way[d - 4], dx, dy)
        answer[d] = ~met
        if len(one_way[0]):
            met_once, from_hand = meetings_of(one_way[0], dx, dy, grid.width, grid.height)
            stopped = from_hand == one_way[1][met_once[0]]
            answer[d, met_once[2][stopped], met_once[1][stopped]] = False
        if dx and dy:
            answer[d] &= ~(_shifted(solid, dx, 0) | _shifted(solid, 0, dy))
    return answer


def _two_way_meetings(walls: Walls) -> Bools:
    """Bool [4, H, W]: does a two-way barrier meet the line from the centre of (x, y) one step in direction 0..3?"""
    def make() -> Bools:
        stops = walls.stopping("move") & (walls.hands == 0)
        answer = np.zeros((4, walls.grid.height, walls.grid.width), np.bool_)
        for d in range(4):
            segment, x, y = _all_meetings(walls, d)
            chosen = stops[segment]
            answer[d, y[chosen], x[chosen]] = True
        return answer
    return walls.once(("two-way meetings",), make)


def _all_meetings(walls: Walls, d: int) -> "Pairs":
    """The (barrier, square) pairs of direction 0..3, whatever the barriers stop just now: an open door keeps its own."""
    def of(numbers: Ints) -> Pairs:
        numbers = numbers[walls.real[numbers]]
        found, _ = meetings_of(walls.segments[numbers], *DIRECTIONS[d], walls.grid.width, walls.grid.height)
        return Pairs(numbers[found.segment], found.x, found.y)
    return _of_each(walls, ("meetings", d), of)


def _of_each(walls: Walls, key: tuple[str | int, ...], of: "Callable[[Ints], Pairs]") -> "Pairs":
    """The pairs of all barriers, `of` some of them by number; on a revised map only new barriers are asked about."""
    def mend(before: Pairs, kept: Kept) -> Pairs:
        still, new = kept.becomes[before.segment], of(kept.fresh)
        stays = still != GONE
        return Pairs(np.append(still[stays], new.segment), np.append(before.x[stays], new.x), np.append(before.y[stays], new.y))
    return walls.always(key, lambda: of(np.arange(len(walls.segments))), mend)


class Pairs(NamedTuple):
    """Pairs of a barrier and a square, as three int64 [K]: number of the barrier, column, row."""

    segment: Ints
    x: Ints
    y: Ints


def _pairs(low: Ints, high: Ints, width: int, height: int) -> Pairs:
    """Every (segment, square) with low[:, (0, 1)] <= (x, y) <= high[:, (0, 1)], clipped to the map."""
    low = np.maximum(low, 0)
    high = np.minimum(high, (width - 1, height - 1))
    across = np.maximum(high[:, 0] - low[:, 0] + 1, 0)
    count = across * np.maximum(high[:, 1] - low[:, 1] + 1, 0)
    segment = np.repeat(np.arange(len(low), dtype=np.int64), count)
    nth = np.arange(len(segment)) - np.repeat(np.cumsum(count) - count, count)
    row, column = np.divmod(nth, across[segment])
    return Pairs(segment, low[segment, 0] + column, low[segment, 1] + row)


def meetings_of(segments: Ints, dx: int, dy: int, width: int, height: int) -> tuple[Pairs, Ints]:
    """The (segment, square) pairs where the closed line from the square's centre one step (dx, dy) on meets the closed
    segment, and on which hand of the segment the start lies (-1 left, 1 right, 0 on it)."""
    low, high = np.minimum(segments[:, :2], segments[:, 2:]), np.maximum(segments[:, :2], segments[:, 2:])
    step = np.array((dx, dy), np.int64)
    # Squares whose line's box can touch the segment's box: ceiling and floor in whole squares.
    first = -((HALF + np.maximum(step, 0) * UNITS - low) // UNITS)
    last = (high - HALF - np.minimum(step, 0) * UNITS) // UNITS
    pairs = _pairs(first, last, width, height)
    a, b = segments[pairs.segment, :2], segments[pairs.segment, 2:]
    start = np.stack([pairs.x, pairs.y], 1) * UNITS + HALF
    end = start + step * UNITS
    from_hand = _hand(a, b, start)
    meets = (_hand(start, end, a) * _hand(start, end, b) <= 0) & (from_hand * _hand(a, b, end) <= 0)
    return Pairs(pairs.segment[meets], pairs.x[meets], pairs.y[meets]), from_hand[meets]


def _hand(a: Ints, b: Ints, p: Ints) -> Ints:
    """Row by row: +1 when p is on the right hand of a -> b on the map, -1 on the left, 0 on the line.  Int64 [K]."""
    ahead, to = b - a, p - a
    hands: Ints = np.sign(ahead[:, 0] * to[:, 1] - ahead[:, 1] * to[:, 0])
    return hands


def _open_cells(walls: Walls) -> Bools:
    free = ~walls.obstacles("move").filled[1:-1, 1:-1]
    segment, x, y = _of_each(walls, ("across",), lambda numbers: _across(walls, numbers))
    chosen = walls.stopping("move")[segment]
    free[y[chosen], x[chosen]] = False
    return free


def _across(walls: Walls, numbers: Ints) -> "Pairs":
    """The (barrier, square) pairs where one of these barriers crosses the square's inner half, whatever it stops just now."""
    numbers = numbers[walls.real[numbers]]
    segments = walls.segments[numbers]
    low, high = np.minimum(segments[:, :2], segments[:, 2:]), np.maximum(segments[:, :2], segments[:, 2:])
    # Squares whose inner half has its open box overlap the segment's box: low < x + 3/4 and high > x + 1/4.
    first = (low - 3 * QUARTER) // UNITS + 1
    last = -((QUARTER - high) // UNITS) - 1
    pairs = _pairs(first, last, walls.grid.width, walls.grid.height)
    box = np.stack([pairs.x, pairs.y], 1) * UNITS + QUARTER
    inside = _through_open_box(segments[pairs.segment], box, 2 * QUARTER)
    return Pairs(numbers[pairs.segment[inside]], pairs.x[inside], pairs.y[inside])


def _through_open_box(segments: Ints, low: Ints, side: int) -> Bools:
    """Row by row: does the segment meet the open square box at `low`, given that their boxes overlap strictly?  It does
    unless all four corners of the box lie on one side of it, or on it."""
    a, b = segments[:, :2], segments[:, 2:]
    hands = np.stack([_hand(a, b, low + np.array(corner)) for corner in ((0, 0), (side, 0), (0, side), (side, side))])
    through: Bools = (hands.min(0) < 0) & (hands.max(0) > 0)
    return through


def _check_size(n: int) -> None:
    if not 1 <= n <= BODY_MAX:
        raise ValueError(f"a body is 1 to {BODY_MAX} squares wide, not {n}")


# ---------------------------------------------------------------- why one step is refused
def step_problem(walls: Walls, a: tuple[int, int], b: tuple[int, int], n: int) -> str:
    """Why an n x n body may not slide from top-left square a to its neighbour b: "" when it may, else

    "off_map"         a or b would be partly off the map
    "blocked_wall"    a barrier or a closed or solid square is in the way
    "blocked_corner"  a diagonal that meets something only at the corner it crosses, or passes beside a solid
    "too_small"       (n > 1) part of the body could enter, but it does not fit in the new place as a whole

    Raises ValueError when a and b are no neighbours.
    """
    step = (b[0] - a[0], b[1] - a[1])
    if step not in DIRECTIONS:
        raise ValueError(f"{tuple(a)} and {tuple(b)} are not neighbours")
    grid = walls.grid
    if not all(grid.contains(at) and grid.contains((at[0] + n - 1, at[1] + n - 1)) for at in (a, b)):
        return "off_map"
    if step_mask(walls, n)[DIRECTIONS.index(step), a[1], a[0]]:
        return ""
    entered = set(squares_of(b, n)) - set(squares_of(a, n))
    alone = [_square_problem(walls, (x - step[0], y - step[1]), step) for x, y in entered]
    if n > 1 and "" in alone and not fits(walls, n)[b[1], b[0]]:
        return "too_small"
    problems = {_square_problem(walls, square, step) for square in squares_of(a, n)}
    return "blocked_corner" if problems <= {"", "blocked_corner"} and "blocked_corner" in problems else "blocked_wall"


def _square_problem(walls: Walls, square: tuple[int, int], step: tuple[int, int]) -> str:
    """The problem of one square's own slide into the next: "", "blocked_corner" or "blocked_wall"."""
    following = (square[0] + step[0], square[1] + step[1])
    if not open_cells(walls)[following[1], following[0]]:
        return "blocked_wall"
    if _slides(walls)[DIRECTIONS.index(step), square[1], square[0]]:
        return ""
    if not (step[0] and step[1]):
        return "blocked_wall"
    corner = (centre_of(square)[0] + step[0] * HALF, centre_of(square)[1] + step[1] * HALF)
    crossing = (barrier for barrier in _near(walls, square, following) if _stops(barrier, square, following))
    return "blocked_corner" if all(_meets_only(barrier, square, following, corner) for barrier in crossing) else "blocked_wall"


def _near(walls: Walls, square: tuple[int, int], following: tuple[int, int]) -> list[Barrier]:
    """The barriers that stop steps whose boxes touch that of the line between two squares' centres."""
    (left, right), (top, bottom) = (sorted(along) for along in zip(centre_of(square), centre_of(following), strict=True))
    least_x, least_y, most_x, most_y = walls.obstacles("move").boxes
    near = np.flatnonzero((least_x <= right) & (most_x >= left) & (least_y <= bottom) & (most_y >= top))
    return [walls.barriers[number] for number in np.flatnonzero(walls.stopping("move"))[near].tolist()]


def _side(a: tuple[int, int], b: tuple[int, int], p: tuple[int, int]) -> int:
    """`_hand` of three spots."""
    c = (b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0])
    return (c > 0) - (c < 0)


def _stops(barrier: Barrier, square: tuple[int, int], following: tuple[int, int]) -> bool:
    """Does the barrier meet the line between two squares' centres, and count from the first one's side?"""
    a, b, start, end = snapped(barrier.a), snapped(barrier.b), centre_of(square), centre_of(following)
    if a == b or barrier.one_way and _side(a, b, start) != HANDS[barrier.one_way]:
        return False
    near = all(max(min(start[i], end[i]), min(a[i], b[i])) <= min(max(start[i], end[i]), max(a[i], b[i])) for i in (0, 1))
    return near and _side(start, end, a) * _side(start, end, b) <= 0 and _side(a, b, start) * _side(a, b, end) <= 0


def _meets_only(barrier: Barrier, square: tuple[int, int], following: tuple[int, int], corner: tuple[int, int]) -> bool:
    """Given that the barrier meets the diagonal: does it at the crossed corner and nowhere else?"""
    a, b, start, end = snapped(barrier.a), snapped(barrier.b), centre_of(square), centre_of(following)
    # A barrier along the diagonal meets it in a stretch, never in the corner alone.
    return _side(a, b, corner) == 0 and bool(_side(start, end, a) or _side(start, end, b))
