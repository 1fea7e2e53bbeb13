"""What is nearest in every direction from each of many points, all at once.

Here: the angular sweeps behind the first sorting of squares seen, from every corner and centre of a viewer or of a whole side.
Not here: one sweep for a shape that is drawn (`sweep`, which has the words used), what is decided (`seen`).
Words: a *view* is one of the points, by its number; a *row* is one piece as one view has it.  Arrays of all views' events follow
each other, view after view.

>>> for views, inner, sweeps, bounds in sweeps_within(walls, Views(spots, homes), (0.0, 0.0, 30.0, 30.0)): ...
"""

from collections.abc import Iterator
from typing import NamedTuple

import msgspec
import numpy as np
from numpy.typing import NDArray

from battlemap.geometry import vision
from battlemap.geometry.coords import UNITS, Bools, Floats, Ints
from battlemap.geometry.noding import SOLID_PIECE, noding_of
from battlemap.geometry.sweep import END_ON, WIDER, Box
from battlemap.geometry.tiles import Tiles
from battlemap.geometry.walls import Walls

MERGE = 1e-9
"""Events nearer than that, in radians, are taken as one: far above rounding."""
AT_SIDE = 1e-6
"""How near to a side of a box a sight may end and still be taken to leave it, in squares."""
TURN_APART = 16.0
"""What the angles of one view are moved on from those of the last, where the events of all are searched as one."""


class Views(NamedTuple):
    """`spots` int64 [V, 2]: where lines start from; `homes` int64 [V, 2]: the centre of the square each belongs to; in units."""

    spots: Ints
    homes: Ints

    @property
    def origins(self) -> Floats:
        return self.spots / UNITS


class Sweeps(msgspec.Struct, frozen=True, eq=False):
    """`origins` float64 [V, 2]; `begins` int64 [V + 1]: where the events of each view begin; `view`, `next` int64 [E]: the view
    of each event, and the event that follows it in turn; `events` float64 [E]: angles in (-pi, pi], growing in each view;
    `winner` int64 [E]: the nearest row in each interval, -1 none.

    `area` float64 [R], `run` float64 [R, 2]: of each row twice the triangle with its origin, and its direction, turned so that
    the area is positive (those that hide nothing are left out); `closest`, `shut` float64 [E]: how near the nearest end in an
    event's direction is, and how far the nearest piece is that goes through that direction without ending there.
    """

    origins: Floats
    begins: Ints
    view: Ints
    next: Ints
    events: Floats
    winner: Ints
    area: Floats
    run: Floats
    closest: Floats
    shut: Floats

    @classmethod
    def of(cls, origins: Floats, pieces: Floats, view: Ints) -> "Sweeps":
        """`pieces` float64 [R, 4] of one view do not cross, and there are some of each; `view` int64 [R]."""
        origin = origins[view]
        a, b = pieces[:, :2] - origin, pieces[:, 2:] - origin
        area = a[:, 0] * b[:, 1] - a[:, 1] * b[:, 0]
        turned = (area < 0)[:, None]
        a, b, area = np.where(turned, b, a), np.where(turned, a, b), np.abs(area)
        ends = np.concatenate([a, b])
        events, begins, which = _merged(np.arctan2(ends[:, 1], ends[:, 0]), np.concatenate([view, view]), len(origins))
        first, last = which.reshape(2, -1)
        hides = (area > END_ON) & (first != last)
        closest = _closest(a, b, hides, first, last, len(events))
        run, area, first, last = (b - a)[hides], area[hides], first[hides], last[hides]
        of = np.repeat(np.arange(len(origins)), np.diff(begins))
        follows = np.arange(1, len(events) + 1)
        follows[begins[1:] - 1] = begins[:-1]
        winner, shut = _winners(events, begins, of, follows, (first, last, area, run))
        return cls(origins, begins, of, follows, events, winner, area, run, closest, shut)

    def reached(self, boxes: Floats) -> Floats:
        """What ends the sight of each interval, where it begins and where it ends, and how far each event's own direction goes,
        float64 [3, E, 2].  `boxes` float64 [V, 4]: what the pieces of each view close, its own sides included."""
        ahead = np.stack([np.cos(self.events), np.sin(self.events)], 1)
        origin = self.origins[self.view]
        points = np.empty((3, len(self.events), 2))
        for nth, towards in enumerate((ahead, ahead[self.next])):
            run = self.run[self.winner]
            facing = np.where(self.winner < 0, np.inf, towards[:, 0] * run[:, 1] - towards[:, 1] * run[:, 0])
            points[nth] = origin + (self.area[self.winner] / facing)[:, None] * towards
        box = boxes[self.view]
        leaving = np.where(ahead > 0, box[:, 2:], box[:, :2]) - origin
        with np.errstate(divide="ignore", invalid="ignore"):
            exit_at = np.fmin(*np.where(ahead == 0, np.inf, leaving / ahead).T)
        points[2] = origin + np.minimum(self.shut, exit_at)[:, None] * ahead
        return points

    def interval(self, angles: Floats, view: Ints) -> Ints:
        """The interval each direction from a view lies in; at an event's own direction to within rounding either beside it."""
        found = np.searchsorted(self.events + self.view * TURN_APART, angles + view * TURN_APART, "right") - 1
        return np.where(found < self.begins[view], self.begins[view + 1] - 1, found)

    def faced(self, pieces: Floats, view: Ints, chosen: Bools) -> Bools:
        """Bool [R]: which rows lie, as seen from their origins, at least partly in a chosen interval (`chosen` bool [E]) or at
        its border."""
        a, b = pieces[:, :2] - self.origins[view], pieces[:, 2:] - self.origins[view]
        turned = a[:, 0] * b[:, 1] - a[:, 1] * b[:, 0] < 0
        angle_a, angle_b = np.arctan2(a[:, 1], a[:, 0]), np.arctan2(b[:, 1], b[:, 0])
        first = self.interval(np.where(turned, angle_b, angle_a) - WIDER, view)
        last = self.interval(np.where(turned, angle_a, angle_b) + WIDER, view)
        before = np.concatenate([[0], np.cumsum(chosen)])
        around = before[self.begins[view + 1]] - before[self.begins[view]]
        some: Bools = before[last + 1] - before[first] + np.where(last < first, around, 0) > 0
        return some


def _merged(angles: Floats, view: Ints, views: int) -> tuple[Floats, Ints, Ints]:
    """Events, where those of each view begin, and the event of each angle; each turn closes at pi."""
    order = np.lexsort((angles, view))
    ordered, of = angles[order], view[order]
    is_first = np.diff(of, prepend=-1) > 0
    starts = is_first | (np.diff(ordered, prepend=ordered[:1]) > MERGE)
    group = np.cumsum(starts) - 1
    events, of_event = ordered[starts], of[starts]
    first = np.flatnonzero(is_first)
    last = np.append(first[1:], len(ordered)) - 1
    closes = (ordered[first] + 2 * np.pi - ordered[last] <= MERGE) & (group[first] != group[last])
    kept = np.ones(len(events), np.bool_)
    kept[group[last[closes]]] = False
    number = np.cumsum(kept) - 1
    number[group[last[closes]]] = number[group[first[closes]]]
    which = np.empty(len(angles), np.int64)
    which[order] = number[group]
    return events[kept], np.searchsorted(of_event[kept], np.arange(views + 1)), which


def _closest(a: Floats, b: Floats, hides: Bools, first: Ints, last: Ints, count: int) -> Floats:
    """How near the nearest end in each event's direction is.  A piece seen end-on counts with its nearer end, and as touching
    the origin when the origin lies on it."""
    near_a, near_b = np.hypot(a[:, 0], a[:, 1]), np.hypot(b[:, 0], b[:, 1])
    through = (a * b).sum(1) <= 0
    both = np.where(through, 0.0, np.minimum(near_a, near_b))
    closest = np.full(count, np.inf)
    np.minimum.at(closest, first, np.where(hides, near_a, both))
    np.minimum.at(closest, last, np.where(hides, near_b, both))
    return closest


def _winners(events: Floats, begins: Ints, of: Ints, follows: Ints,
             rows: tuple[Ints, Ints, Floats, Floats]) -> tuple[Ints, Floats]:
    first, last, area, run = rows
    turn = np.diff(begins)[of[first]]
    spans = np.where(last > first, last - first, last - first + turn)
    heads = np.cumsum(spans) - spans
    row = np.repeat(np.arange(len(area)), spans)
    interval = np.arange(len(row)) + np.repeat(first - heads, spans)
    over = interval >= np.repeat(begins[of[first] + 1], spans)
    interval[over] -= turn[row[over]]
    middle = (events + events[follows] + np.where(follows <= np.arange(len(events)), 2 * np.pi, 0.0)) / 2
    wide, high = np.repeat(run[:, 0], spans), np.repeat(run[:, 1], spans)
    gap = np.repeat(area, spans) / (np.cos(middle)[interval] * high - np.sin(middle)[interval] * wide)
    nearest = np.full(len(events), np.inf)
    np.minimum.at(nearest, interval, gap)
    winner = np.full(len(events), -1, np.int64)
    wins = gap == nearest[interval]
    winner[interval[wins]] = row[wins]
    shut = np.full(len(events), np.inf)
    inner = np.ones(len(row), np.bool_)
    inner[heads] = False
    event = interval[inner]
    np.minimum.at(shut, event, area[row[inner]] / (np.cos(events)[event] * high[inner] - np.sin(events)[event] * wide[inner]))
    return winner, shut


# ---------------------------------------------------------------- from walls
class Swept(NamedTuple):
    """The sweeps that some views are done with: their numbers, their numbers in `sweeps` (int64 [K] each), and a box around all
    that each reaches, float64 [K, 4]."""

    views: Ints
    inner: Ints
    sweeps: Sweeps
    bounds: Floats


def sweeps_within(walls: Walls, views: Views, box: Box) -> Iterator[Swept]:
    """The sweeps around some points within a box, each view told once.

    What is seen is what costs: a small part of the box around each view is swept first, then, where sights left it, a part three
    times as large, and of what lies farther only the pieces in directions in which they did.  Nothing near is left out that ends
    or begins in the sight, seen or hidden: squares are sorted by it.
    """
    tiles, origins = vision.sight_tiles(walls), views.origins
    facing = _Facing.of(walls)
    far = vision.NEAR_PART if tiles.about(box) > vision.FEW else vision.EVERYWHERE
    asked = np.arange(len(origins))
    parts = _parts(box, origins, far)
    number, of = facing.part(*_near(tiles, parts), views.homes)
    while True:
        pieces, whose = _clipped(tiles.pieces[number], of, parts)
        whose = np.append(whose, np.arange(len(asked)).repeat(4))
        sweeps = Sweeps.of(origins[asked], np.concatenate([pieces, _sides(parts)]), whose)
        reached = sweeps.reached(parts)
        leaving = _leaving(sweeps, reached, parts, box)
        goes_on = np.logical_or.reduceat(leaving, sweeps.begins[:-1])
        done = np.flatnonzero(~goes_on)
        if len(done):
            yield Swept(asked[done], done, sweeps, _around(reached, sweeps.begins)[done])
        on = np.flatnonzero(goes_on)
        if not len(on):
            return
        far *= vision.GROWTH
        asked, last, parts = asked[on], parts[on], _parts(box, origins[asked[on]], far)
        beyond, from_view = facing.part(*_near(tiles, parts, last), views.homes[asked])
        some = sweeps.faced(tiles.pieces[beyond], on[from_view], leaving)
        becomes = np.cumsum(goes_on) - 1
        stays = goes_on[of]
        number, of = np.append(number[stays], beyond[some]), np.append(becomes[of[stays]], from_view[some])


class _Facing(msgspec.Struct, frozen=True):
    """One-way barriers stop only what comes from their hand: `ends` int64 [P, 4] and `hands` int8 [P] of the barrier each piece
    is of; None where there are no such barriers."""

    ends: Ints | None
    hands: NDArray[np.int8] | None

    @classmethod
    def of(cls, walls: Walls) -> "_Facing":
        if not (walls.hands[walls.stopping("sight")] != 0).any():
            return cls(None, None)
        owners = noding_of(walls).owners
        hands = np.where(owners == SOLID_PIECE, 0, walls.hands[owners]).astype(np.int8)
        return cls(walls.segments[owners], hands)

    def part(self, number: Ints, view: Ints, homes: Ints) -> tuple[Ints, Ints]:
        """Of these rows those whose pieces stop what belongs to their view's home."""
        if self.ends is None or self.hands is None:
            return number, view
        hands, ends = self.hands[number], self.ends[number]
        run, to = ends[:, 2:] - ends[:, :2], homes[view] - ends[:, :2]
        stops = (hands == 0) | (hands == np.sign(run[:, 0] * to[:, 1] - run[:, 1] * to[:, 0]))
        return number[stops], view[stops]


def _parts(box: Box, origins: Floats, far: float) -> Floats:
    """What of a box is within so many squares of each origin, float64 [V, 4]."""
    return np.concatenate([np.maximum(origins - far, box[:2]), np.minimum(origins + far, box[2:])], 1)


def _near(tiles: Tiles, parts: Floats, last: Floats | None = None) -> tuple[Ints, Ints]:
    """(piece, view) of each piece whose box touches a view's part and not the last one."""
    left, top, right, bottom = parts.T
    pieces = tiles.within((float(left.min()), float(top.min()), float(right.max()), float(bottom.max())))
    boxes = tiles.boxes[:, pieces]
    touches = _touching(boxes, parts)
    if last is not None:
        touches &= ~_touching(boxes, last)
    view, nth = np.nonzero(touches)
    return pieces[nth], view


def _touching(boxes: Floats, parts: Floats) -> Bools:
    """Bool [V, P]."""
    left, top, right, bottom = parts[:, :, None].transpose(1, 0, 2)
    touches: Bools = (boxes[0] <= right) & (boxes[2] >= left) & (boxes[1] <= bottom) & (boxes[3] >= top)
    return touches


def _sides(parts: Floats) -> Floats:
    """The sides of each part, float64 [4 V, 4]."""
    return parts[:, [[0, 1, 2, 1], [2, 1, 2, 3], [2, 3, 0, 3], [0, 3, 0, 1]]].reshape(-1, 4)


def _clipped(pieces: Floats, view: Ints, parts: Floats) -> tuple[Floats, Ints]:
    """The rows' parts inside their views' parts, and the view of each."""
    low, high = parts[view, :2], parts[view, 2:]
    a, b = pieces[:, :2], pieces[:, 2:]
    inside = ((np.minimum(a, b) >= low) & (np.maximum(a, b) <= high)).all(1)
    whole, cut = np.flatnonzero(inside), np.flatnonzero(~inside)
    a, run = a[cut], (b - a)[cut]
    enter, leave = vision.share_inside(a, run, low[cut], high[cut])
    kept = enter < leave
    a, run, enter, leave = a[kept], run[kept], enter[kept, None], leave[kept, None]
    return (np.concatenate([pieces[whole], np.concatenate([a + enter * run, a + leave * run], 1)]),
            np.concatenate([view[whole], view[cut[kept]]]))


def _leaving(sweeps: Sweeps, reached: Floats, parts: Floats, box: Box) -> Bools:
    """Bool [E]: in which intervals the sight ends at a side of the part that is no side of the box, or may at their borders."""
    at_side = np.zeros(reached.shape[:2], np.bool_)
    for i, outer in enumerate(box):
        inner = np.where(parts[:, i] == outer, np.inf, parts[:, i])
        at_side |= np.abs(reached[:, :, i % 2] - inner[sweeps.view]) <= AT_SIDE
    begins, ends, events = at_side
    return np.asarray(begins | ends | events | events[sweeps.next])


def _around(reached: Floats, begins: Ints) -> Floats:
    """The box around what each view reaches, float64 [V, 4]."""
    return np.concatenate([np.minimum.reduceat(reached.min(0), begins[:-1]), np.maximum.reduceat(reached.max(0), begins[:-1])], 1)
