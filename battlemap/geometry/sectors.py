"""The free-sector rule: does one line pass what it touches?  Exact, in Python integers, one line at a time.

Here: the rule itself, for a line that crosses nothing properly.  Not here: proper crossings, which are tested in bulk
(`crossings`), and what the answers mean (`lines`).
Words: a line runs from a spot of one square to a spot of another, each a corner or the centre of *its own* square.  Around
each spot where it meets something, barriers are *rays* and full squares fill *quarters* (0 right-down, 1 left-down,
2 left-up, 3 right-up); they part the full turn into *sectors*, and the line passes if it comes and goes in the same free
sector.  At its own ends it comes from, and goes to, its own centre; there a barrier along an edge of the own square counts
as a full straight line.  A line along a barrier or a face is on one *side* of it, and stays there as long as it runs along.

A direction is compared by its *turn*, an integer that grows with the angle: exact as long as coordinates stay below 2**31
units, that is maps below 100,000 squares.
"""

from collections.abc import Callable, Sequence
from math import gcd
from typing import NamedTuple, TypeAlias

from battlemap.geometry.coords import HALF, UNITS, Spot

QUARTER_TURN = 1 << 64
FULL_TURN = 4 * QUARTER_TURN
Segment: TypeAlias = tuple[int, int, int, int]
IsFull: TypeAlias = Callable[[int, int], bool]
"""Is the square (x, y), in squares, full?"""


class Ray(NamedTuple):
    """A line to judge, in units: from `start` in the square centred at `home`, to `end` in the one centred at `goal`."""

    start: Spot
    home: Spot
    end: Spot
    goal: Spot


def passes(ray: Ray, segments: Sequence[Segment], is_full: IsFull | None) -> bool:
    """Does the line pass the barriers it touches (`segments`, none crossed properly, none one-way from the other side) and
    the full squares?  `is_full` None when no full square is near."""
    start, home, end, goal = ray
    side = 0                                                # +1 or -1: the one side of an obstacle we run along
    previous: frozenset[int] | None = None
    for spot in _meeting_spots(start, end, segments, is_full):
        rays = _rays_at(spot, segments)
        filled = _filled_at(spot, is_full) if is_full else frozenset()
        inner = spot not in (start, end)
        if inner and not rays and filled == previous:
            continue                                        # further along the same face: nothing can change
        previous = filled if inner and not rays else None
        cuts = set(rays)
        if spot == start:
            cuts |= _own_edges(spot, home, rays)
        if spot == end:
            cuts |= _own_edges(spot, goal, rays)
        back = _turn_to(spot, home if spot == start else start)
        on = _turn_to(spot, goal if spot == end else end)
        sectors = _free_sectors(cuts, filled)
        came = {sector for sector, at in _places(back, sectors) if spot == start or not at or not side or at == -side}
        goes = {at for sector, at in _places(on, sectors) if sector in came}
        if not goes:
            return False
        along = on is not None and (on in rays or any(on in (k * QUARTER_TURN, (k + 1) % 4 * QUARTER_TURN) for k in filled))
        side = goes.pop() if along and len(goes) == 1 else 0
    return True


def sectors_towards(spot: Spot, home: Spot, segments: Sequence[Segment], is_full: IsFull) -> list[tuple[int, int]] | None:
    """(begin, end) as turns of the free sectors at a line's start that hold its own centre; None when nothing stands there, so
    that any direction is free."""
    rays, filled = _rays_at(spot, segments), _filled_at(spot, is_full)
    if not rays and not filled:
        return None
    sectors = _free_sectors(rays | _own_edges(spot, home, rays), filled)
    held = {begin for begin, _ in _places(_turn_to(spot, home), sectors)}
    return [sector for sector in sectors if sector[0] in held]


def _meeting_spots(start: Spot, end: Spot, segments: Sequence[Segment], is_full: IsFull | None) -> list[Spot]:
    """The ends, and each spot between where the line meets the end of a barrier or a full square's corner, in order."""
    spots = {start, end}
    for x1, y1, x2, y2 in segments:
        spots.update(spot for spot in ((x1, y1), (x2, y2)) if _is_on(spot, start, end))
    if is_full:
        spots.update(spot for spot in lattice_spots(start, end) if _touches_full(spot, is_full))
    return sorted(spots, key=lambda spot: abs(spot[0] - start[0]) + abs(spot[1] - start[1]))


def lattice_spots(start: Spot, end: Spot) -> list[Spot]:
    """The corners of squares on the closed line, in no order."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    if start[0] % HALF == start[1] % HALF == dx % HALF == dy % HALF == 0:
        pieces = gcd(dx // HALF, dy // HALF) or 1
        spots = [(start[0] + dx * k // pieces, start[1] + dy * k // pieces) for k in range(pieces + 1)]
        return [spot for spot in spots if not spot[0] % UNITS and not spot[1] % UNITS]
    if dx == 0:
        first, last = sorted((start[1], end[1]))
        return [(start[0], y) for y in range(-(-first // UNITS) * UNITS, last + 1, UNITS)] if start[0] % UNITS == 0 else []
    first, last = sorted((start[0], end[0]))
    found = []
    for x in range(-(-first // UNITS) * UNITS, last + 1, UNITS):
        climb, rest = divmod((x - start[0]) * dy, dx)
        if not rest and (start[1] + climb) % UNITS == 0:
            found.append((x, start[1] + climb))
    return found


def _touches_full(spot: Spot, is_full: IsFull) -> bool:
    x, y = spot[0] // UNITS, spot[1] // UNITS
    return is_full(x, y) or is_full(x - 1, y) or is_full(x, y - 1) or is_full(x - 1, y - 1)


def hand(a: Spot, b: Spot, p: Spot) -> int:
    """+1 when p is on the right hand of one who walks from a to b on the map, -1 on the left, 0 on the line."""
    c = (b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0])
    return (c > 0) - (c < 0)


def _is_on(p: Spot, a: Spot, b: Spot) -> bool:
    """Is p on the closed segment from a to b?"""
    return (min(a[0], b[0]) <= p[0] <= max(a[0], b[0]) and min(a[1], b[1]) <= p[1] <= max(a[1], b[1])
            and hand(a, b, p) == 0)


def _turn_to(spot: Spot, target: Spot) -> int | None:
    """The direction from spot to target as an integer, 0 right, QUARTER_TURN down, growing with the angle; None for none."""
    x, y = target[0] - spot[0], target[1] - spot[1]
    if x > 0 and y >= 0:
        return (y << 64) // (x + y)
    if x <= 0 and y > 0:
        return QUARTER_TURN + (-x << 64) // (y - x)
    if x < 0:
        return 2 * QUARTER_TURN + (-y << 64) // (-x - y)
    if y < 0:
        return 3 * QUARTER_TURN + (x << 64) // (x - y)
    return None


def _rays_at(spot: Spot, segments: Sequence[Segment]) -> set[int]:
    """The turns of the barriers' rays at a spot: two of one that goes through, one of one that ends there."""
    rays: set[int] = set()
    for x1, y1, x2, y2 in segments:
        a, b = (x1, y1), (x2, y2)
        if _is_on(spot, a, b):
            rays.update(turn for turn in (_turn_to(spot, a), _turn_to(spot, b)) if turn is not None)
    return rays


def _filled_at(spot: Spot, is_full: IsFull) -> frozenset[int]:
    """The quarters full squares fill around a spot."""
    (x, off_x), (y, off_y) = divmod(spot[0], UNITS), divmod(spot[1], UNITS)
    left, up = x - (not off_x), y - (not off_y)
    quarters = ((x, y), (left, y), (left, up), (x, up))
    return frozenset(quarter for quarter, square in enumerate(quarters) if is_full(*square))


def _own_edges(spot: Spot, centre: Spot, rays: set[int]) -> set[int]:
    """The rays opposite to those that run along an edge of the own square from its own corner."""
    edges = {_turn_to(spot, (centre[0], spot[1])), _turn_to(spot, (spot[0], centre[1]))}
    return {(turn + 2 * QUARTER_TURN) % FULL_TURN for turn in rays if turn in edges}


def _free_sectors(cuts: set[int], filled: frozenset[int]) -> list[tuple[int, int]]:
    """(begin, end) of each sector that is free, end possibly beyond the full turn; [] never: no cuts give one without rims,
    written (0, 0)."""
    for quarter in filled:
        cuts |= {quarter * QUARTER_TURN, (quarter + 1) % 4 * QUARTER_TURN}
    if not cuts:
        return [(0, 0)]
    begins = sorted(cuts)
    ends = [*begins[1:], begins[0] + FULL_TURN]
    # Every quarter's rims are cuts, so a sector is full or free as a whole.
    return [(begin, end) for begin, end in zip(begins, ends, strict=True) if begin // QUARTER_TURN not in filled]


def _places(turn: int | None, sectors: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """(begin of the sector, side) of each free sector a direction lies in: side +1 the sector begins there, -1 it ends
    there, 0 inside.  No direction (the line ends in a centre): any sector will do."""
    found = []
    for begin, end in sectors:
        if turn is None or begin == end:
            found.append((begin, 0))
            continue
        at = turn if turn >= begin else turn + FULL_TURN
        if begin < at < end:
            found.append((begin, 0))
        if at == begin:
            found.append((begin, 1))
        if at == end % FULL_TURN or at == end:
            found.append((begin, -1))
    return found
