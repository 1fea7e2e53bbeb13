"""What is nearest in every direction from a point.

Here: the angular sweep behind visible polygons.  Not here: which walls there are (`noding`), what is drawn (`vision`), many
points at once, by which squares seen are sorted (`sweeps`).
Words: an *event* is the direction of an end of a wall piece; *interval* k are the directions from event k to the next one.
Each piece covers a run of intervals, and in each the nearest one is its *winner*, the same all along, for pieces do not cross
each other.

>>> Sweep.of(pieces, (2.5, 2.5)).outline()
"""

from typing import TypeAlias

import msgspec
import numpy as np

from battlemap.geometry.coords import Bools, Floats, Ints, Point

Box: TypeAlias = tuple[float, float, float, float]
"""left, top, right, bottom, in squares."""

WIDER = 1e-8
"""Radians a piece is taken to reach farther to either side, far above rounding."""

END_ON = 1e-12
"""Twice the area of a triangle so thin that its piece is seen end-on and hides nothing."""


class Sweep(msgspec.Struct, frozen=True, eq=False):
    """`events` float64 [E], angles in (-pi, pi], growing; `winner` int64 [E]: the nearest piece in each interval, -1 none.

    `area` float64 [P], `run` float64 [P, 2]: of each piece twice the triangle with the origin, and its direction, turned so
    that the area is positive, and `number` int64 [P]: which of the pieces given it is (those that hide nothing are left out).
    """

    origin: Point
    events: Floats
    winner: Ints
    area: Floats
    run: Floats
    number: Ints

    @classmethod
    def of(cls, pieces: Floats, origin: Point) -> "Sweep":
        """Sweep around a point.  `pieces` float64 [P, 4] do not cross."""
        a, b = pieces[:, :2] - origin, pieces[:, 2:] - origin
        area = a[:, 0] * b[:, 1] - a[:, 1] * b[:, 0]
        turned = (area < 0)[:, None]
        a, b = np.where(turned, b, a), np.where(turned, a, b)
        area = np.abs(area)
        number = np.flatnonzero(area > END_ON)
        a, b, area = a[number], b[number], area[number]
        ends = np.concatenate([a, b])
        events, which = np.unique(np.arctan2(ends[:, 1], ends[:, 0]), return_inverse=True)
        first, last = which.reshape(2, -1)
        if (first == last).any():
            apart = np.flatnonzero(first != last)
            number, first, last = number[apart], first[apart], last[apart]
            a, b, area = a[apart], b[apart], area[apart]
        run = b - a
        return cls(origin, events, _winners(events, first, last, area, run), area, run, number)

    def outline(self) -> Floats:
        """The polygon around the origin, float64 [K, 2]; where nothing ends the sight it returns to the origin."""
        before = np.concatenate([self.winner[-1:], self.winner[:-1]])
        turns = np.flatnonzero(before != self.winner)
        chosen = np.stack([before[turns], self.winner[turns]], 1)
        return self.points_at(turns.repeat(2), chosen.reshape(-1))

    def points_at(self, events: Ints, pieces: Ints) -> Floats:
        """Where the directions of events meet pieces (the lines they lie on), float64 [K, 2]; the origin for piece -1."""
        if not len(self.area):
            return np.tile(np.array(self.origin), (len(events), 1))
        cosine, sine = np.cos(self.events[events]), np.sin(self.events[events])
        run = self.run[pieces]
        facing = np.where(pieces < 0, np.inf, cosine * run[:, 1] - sine * run[:, 0])
        gap = self.area[pieces] / facing
        points: Floats = np.array(self.origin) + np.stack([gap * cosine, gap * sine], 1)
        return points

    def faced(self, pieces: Floats, chosen: Bools) -> Bools:
        """Bool [P]: which pieces lie, as seen from the origin, at least partly in a chosen interval (`chosen` bool [E]) or at
        its border."""
        a, b = pieces[:, :2] - self.origin, pieces[:, 2:] - self.origin
        turned = a[:, 0] * b[:, 1] - a[:, 1] * b[:, 0] < 0
        angle_a, angle_b = np.arctan2(a[:, 1], a[:, 0]), np.arctan2(b[:, 1], b[:, 0])
        begins, ends = np.where(turned, angle_b, angle_a) - WIDER, np.where(turned, angle_a, angle_b) + WIDER
        count = len(self.events)
        first = (np.searchsorted(self.events, begins, "right") - 1) % count
        last = (np.searchsorted(self.events, ends, "right") - 1) % count
        before = np.concatenate([[0], np.cumsum(np.tile(chosen, 2))])
        some: Bools = before[np.where(last < first, last + count, last) + 1] > before[first]
        return some


def _winners(events: Floats, first: Ints, last: Ints, area: Floats, run: Floats) -> Ints:
    count = len(events)
    spans = np.where(last > first, last - first, last - first + count)
    begins = np.cumsum(spans) - spans
    rows = int(spans.sum())
    piece = np.repeat(np.arange(len(area)), spans)
    interval = np.arange(rows) + np.repeat(first - begins, spans)
    interval[interval >= count] -= count
    middle = (events + np.append(events[1:], events[:1] + 2 * np.pi)) / 2
    facing = np.cos(middle)[interval] * np.repeat(run[:, 1], spans) - np.sin(middle)[interval] * np.repeat(run[:, 0], spans)
    gap = np.repeat(area, spans) / facing
    nearest = np.full(count, np.inf)
    np.minimum.at(nearest, interval, gap)
    winner = np.full(count, -1, np.int64)
    wins = gap == nearest[interval]
    winner[interval[wins]] = piece[wins]
    return winner
