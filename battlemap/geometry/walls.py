"""What stands on a map: thin barriers, squares that are full, low obstacles.

Here: the immutable `Walls` value, and, made from it when first asked, the `Obstacles` that matter to one question ("move",
"sight", or a cap of cover).  Not here: what a barrier does to a step (`steps`) or to a line (`lines`).
Words: a *barrier* is one straight piece of wall, door or window; a *solid* is a square that is full from side to side; a
*low* obstacle fills its square but gives at most half cover; the *cap* of an obstacle is the most cover it can give (0 none,
1 half, 2 three-quarters, 3 total); the *rim* is the ring of squares around the map, which is solid.

An opened door is a new value that shares every array of the old one (`Walls.switched`), so nothing cached is ever stale.

>>> walls = Walls.build(Grid(4, 4), [Barrier((2, 0), (2, 4), "door:d")])
>>> walls.switched({"door:d": BarrierState(move=False, sight=False, cap=0)}).barriers[0].move
False
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any, NamedTuple, TypeVar

import numpy as np
from numpy.typing import NDArray

from battlemap.geometry.coords import Bools, Cell, Ints, Point, snapped
from battlemap.geometry.grid import Grid

T = TypeVar("T")

HANDS = {"": 0, "left": -1, "right": 1}
KINDS = ("move", "sight", 1, 2, 3)
REMEMBERED = 64
"""How many answers to questions with arguments one value keeps (`Walls.recalled`)."""


class Barrier(NamedTuple):
    """One straight wall from `a` to `b` (in squares).  `one_way` "left" or "right": it stops only what comes from that hand
    of someone on the map who walks from a to b (y downwards: walking down, left is the larger x)."""

    a: Point
    b: Point
    name: str
    move: bool = True
    sight: bool = True
    cap: int = 3
    one_way: str = ""


class BarrierState(NamedTuple):
    """What a barrier stops just now: what changes when a door opens."""

    move: bool
    sight: bool
    cap: int


@dataclass(frozen=True, slots=True, eq=False)
class Obstacles:
    """What is in the way of one kind of line, as arrays for bulk tests.

    `segments` int64 [M, 4]: x1, y1, x2, y2 of each barrier, in units; `ends` int64 [4, M]: the same by column; `boxes` int64
    [4, M]: least x and y, greatest x and y of each; `hands` int8 [M]: -1 stops only from its left, +1 only from its right, 0
    from both; `names`: of each barrier.
    `filled` bool [height + 2, width + 2]: full squares, the rim included, square (x, y) at [y + 1, x + 1];
    `sums` int64 [height + 3, width + 3]: sums[r, c] counts the filled squares above row r and left of column c;
    `meeting` int8 [height + 3, width + 3]: how many of the four squares around corner (x, y) are full, at [y + 1, x + 1].
    """

    segments: Ints
    ends: Ints
    boxes: Ints
    hands: NDArray[np.int8]
    names: tuple[str, ...]
    filled: Bools
    sums: Ints
    meeting: NDArray[np.int8]

    @classmethod
    def of(cls, segments: Ints, hands: NDArray[np.int8], names: tuple[str, ...], filled: Bools) -> "Obstacles":
        ends = np.ascontiguousarray(segments.T)
        boxes = np.concatenate([np.minimum(ends[:2], ends[2:]), np.maximum(ends[:2], ends[2:])])
        height, width = filled.shape
        sums = np.zeros((height + 1, width + 1), np.int64)
        np.cumsum(np.cumsum(filled, 0, dtype=np.int64), 1, out=sums[1:, 1:])
        padded = np.zeros((height + 2, width + 2), np.int8)
        padded[1:-1, 1:-1] = filled
        meeting = padded[:-1, :-1] + padded[:-1, 1:] + padded[1:, :-1] + padded[1:, 1:]
        return cls(segments, ends, boxes, hands, names, filled, sums, meeting.astype(np.int8))

    def is_filled(self, x: int, y: int) -> bool:
        """Is square (x, y) full?  What lies beyond the rim is."""
        rows, columns = self.filled.shape
        return not (-1 <= x < columns - 1 and -1 <= y < rows - 1) or bool(self.filled[y + 1, x + 1])

    def with_squares(self, cells: Iterable[tuple[int, int]], full: bool = True) -> "Obstacles":
        """The same with these squares full (or, `full` False, empty); squares off the map are left out."""
        filled = self.filled.copy()
        rows, columns = filled.shape
        for x, y in cells:
            if 0 <= x < columns - 2 and 0 <= y < rows - 2:
                filled[y + 1, x + 1] = full
        return Obstacles.of(self.segments, self.hands, self.names, filled)


class _Layout:
    """What no door ever changes: coordinates, hands and full squares.  Shared by every `switched` value."""

    def __init__(self, grid: Grid, barriers: tuple[Barrier, ...], solids: Mapping[Cell, str], low: Mapping[Cell, str]) -> None:
        spots = [(*snapped(barrier.a), *snapped(barrier.b)) for barrier in barriers]
        self.segments: Ints = np.array(spots, np.int64).reshape(-1, 4)
        self.hands = np.array([HANDS[barrier.one_way] for barrier in barriers], np.int8)
        # A barrier shorter than the lattice is a point, and a point stops nothing.
        self.real: Bools = (self.segments[:, :2] != self.segments[:, 2:]).any(1)
        self.solid = _filled(grid, solids)
        self.solid_or_low = self.solid | _filled(grid, low)
        self.answers: dict[tuple[Any, ...], Any] = {}

    @cached_property
    def pieces(self) -> tuple[NDArray[np.float64], Ints]:
        """The barriers and the outline of the solids cut where they cross: see `noding.pieces_of`."""
        from battlemap.geometry.noding import pieces_of

        return pieces_of(self.segments, self.real, self.solid)


def _filled(grid: Grid, cells: Mapping[Cell, str]) -> Bools:
    filled = np.ones((grid.height + 2, grid.width + 2), np.bool_)
    filled[1:-1, 1:-1] = False
    for x, y in cells:
        filled[y + 1, x + 1] = True
    return filled


class Walls:
    """Everything fixed on a map, as one immutable value; compare by identity.

    `grid`, `barriers` (in the order given), `solids` and `low` (square -> name) are what it was built from.
    """

    __slots__ = ("_answers", "_layout", "_recent", "barriers", "grid", "low", "solids")

    grid: Grid
    barriers: tuple[Barrier, ...]
    solids: Mapping[Cell, str]
    low: Mapping[Cell, str]

    def __init__(self, grid: Grid, barriers: tuple[Barrier, ...], solids: Mapping[Cell, str], low: Mapping[Cell, str],
                 layout: _Layout) -> None:
        for name, value in (("grid", grid), ("barriers", barriers), ("solids", solids), ("low", low), ("_layout", layout),
                            ("_answers", {}), ("_recent", {})):
            object.__setattr__(self, name, value)

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError("Walls is immutable: build another one")

    @classmethod
    def build(cls, grid: Grid, barriers: Iterable[Barrier], solids: Mapping[Cell, str] | None = None,
              low: Mapping[Cell, str] | None = None) -> "Walls":
        """A value from barriers and full squares.  Raises ValueError for an unknown `one_way`, a cap outside 0..3 or a square
        off the map."""
        barriers = tuple(barriers)
        for barrier in barriers:
            if barrier.one_way not in HANDS:
                raise ValueError(f"{barrier.name}: one_way is 'left', 'right' or '', not {barrier.one_way!r}")
            if not 0 <= barrier.cap <= 3:
                raise ValueError(f"{barrier.name}: cap is 0 to 3, not {barrier.cap}")
        solid, lying = _cells(grid, solids or {}), _cells(grid, low or {})
        return cls(grid, barriers, solid, lying, _Layout(grid, barriers, solid, lying))

    def switched(self, changes: Mapping[str, BarrierState]) -> "Walls":
        """The same map where every barrier of a name in `changes` stops other things: an opened door.  Shares all arrays."""
        barriers = tuple(barrier._replace(**changes[barrier.name]._asdict()) if barrier.name in changes else barrier
                         for barrier in self.barriers)
        return Walls(self.grid, barriers, self.solids, self.low, self._layout)

    def obstacles(self, kind: str | int) -> Obstacles:
        """What stops steps ("move"), sight ("sight"), or gives cover of at least a cap (1, 2, 3).  Equal ones are one object."""
        if kind not in KINDS:
            raise ValueError(f"no such kind of obstacle: {kind!r}")
        return self.once(("obstacles", kind), lambda: self._obstacles(kind))

    def _obstacles(self, kind: str | int) -> Obstacles:
        chosen = self.stopping(kind)
        low = kind == 1 and bool(self.low)
        return self.once(("same", chosen.tobytes(), low), lambda: Obstacles.of(
            self._layout.segments[chosen], self._layout.hands[chosen],
            tuple(self.barriers[i].name for i in np.flatnonzero(chosen)),
            self._layout.solid_or_low if low else self._layout.solid))

    def stopping(self, kind: str | int) -> Bools:
        """Which barriers count for a kind, bool [number of barriers]."""
        return self.once(("stopping", kind), lambda: self._stopping(kind))

    def _stopping(self, kind: str | int) -> Bools:
        if kind == "move":
            flags = [barrier.move for barrier in self.barriers]
        elif kind == "sight":
            flags = [barrier.sight for barrier in self.barriers]
        else:
            flags = [barrier.cap >= int(kind) for barrier in self.barriers]
        return np.array(flags, np.bool_).reshape(-1) & self._layout.real

    @property
    def real(self) -> Bools:
        """Bool [number of barriers]: those that are more than a point."""
        return self._layout.real

    @property
    def segments(self) -> Ints:
        """int64 [number of barriers, 4]: x1, y1, x2, y2 of each barrier in units."""
        return self._layout.segments

    @property
    def hands(self) -> NDArray[np.int8]:
        """int8 [number of barriers]: -1 stops only from its left, +1 only from its right, 0 from both."""
        return self._layout.hands

    def pieces(self) -> tuple[NDArray[np.float64], Ints]:
        """Barriers and solid outlines cut where they cross; shared with every `switched` value (`noding.pieces_of`)."""
        return self._layout.pieces

    def always(self, key: tuple[Any, ...], make: Callable[[], T]) -> T:
        """Like `once`, but kept for every `switched` value too: for what no door changes."""
        answers = self._layout.answers
        if key not in answers:
            answers[key] = make()
        answer: T = answers[key]
        return answer

    def once(self, key: tuple[Any, ...], make: Callable[[], T]) -> T:
        """What `make` answers, kept under `key` as long as this value lives."""
        if key not in self._answers:
            self._answers[key] = make()
        answer: T = self._answers[key]
        return answer

    def recalled(self, key: tuple[Any, ...], make: Callable[[], T]) -> T:
        """Like `once`, but only the last few dozen are kept: for questions with arguments."""
        if key in self._recent:
            answer: T = self._recent[key]
            return answer
        answer = make()
        if len(self._recent) >= REMEMBERED:
            del self._recent[next(iter(self._recent))]
        self._recent[key] = answer
        return answer

    _answers: dict[tuple[Any, ...], Any]
    _recent: dict[tuple[Any, ...], Any]
    _layout: _Layout


def _cells(grid: Grid, named: Mapping[Cell, str]) -> dict[Cell, str]:
    for cell in named:
        if not grid.contains(cell):
            raise ValueError(f"{named[cell]}: square {tuple(cell)} is off the map")
    return {Cell(*cell): name for cell, name in named.items()}
