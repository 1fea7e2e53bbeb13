"""What stands on a map: thin barriers, squares that are full, low obstacles.

Here: the immutable `Walls` value, and, made from it when first asked, the `Obstacles` that matter to one question ("move",
"sight", or a cap of cover).  Not here: what a barrier does to a step (`steps`) or to a line (`lines`).
Words: a *barrier* is one straight piece of wall, door or window; a *solid* is a square that is full from side to side; a
*low* obstacle fills its square but gives at most half cover; the *cap* of an obstacle is the most cover it can give (0 none,
1 half, 2 three-quarters, 3 total); the *rim* is the ring of squares around the map, which is solid.

An opened door is a new value that shares every array of the old one (`Walls.switched`), a drawn or rubbed out wall one that
works over what was known (`Walls.revised`): nothing cached is ever stale, and little is found out anew.

>>> walls = Walls.build(Grid(4, 4), [Barrier((2, 0), (2, 4), "door:d")])
>>> walls.switched({"door:d": BarrierState(move=False, sight=False, cap=0)}).barriers[0].move
False
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, NamedTuple, TypeVar

import msgspec
import numpy as np
from numpy.typing import NDArray

from battlemap.geometry.coords import Bools, Cell, Ints, Point, snapped
from battlemap.geometry.grid import Grid

T = TypeVar("T")

HANDS = {"": 0, "left": -1, "right": 1}
KINDS = ("move", "sight", 1, 2, 3)
GONE = -1
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


class Full(NamedTuple):
    """Squares that are full, the rim included, and what is counted of them; as of `Obstacles`."""

    filled: Bools
    sums: Ints
    meeting: NDArray[np.int8]

    @classmethod
    def of(cls, filled: Bools) -> "Full":
        height, width = filled.shape
        sums = np.zeros((height + 1, width + 1), np.int64)
        np.cumsum(np.cumsum(filled, 0, dtype=np.int64), 1, out=sums[1:, 1:])
        padded = np.zeros((height + 2, width + 2), np.int8)
        padded[1:-1, 1:-1] = filled
        meeting = padded[:-1, :-1] + padded[:-1, 1:] + padded[1:, :-1] + padded[1:, 1:]
        return cls(filled, sums, meeting.astype(np.int8))


class Obstacles(msgspec.Struct, frozen=True, eq=False):
    """What is in the way of one kind of line, as arrays for bulk tests.

    `segments` int64 [M, 4]: x1, y1, x2, y2 of each barrier, in units; `ends` int64 [4, M]: the same by column; `boxes` int64
    [4, M]: least x and y, greatest x and y of each; `hands` int8 [M]: -1 stops only from its left, +1 only from its right, 0
    from both; `numbers` int64 [M]: which of the map's `barriers` each is.
    `filled` bool [height + 2, width + 2]: full squares, the rim included, square (x, y) at [y + 1, x + 1];
    `sums` int64 [height + 3, width + 3]: sums[r, c] counts the filled squares above row r and left of column c;
    `meeting` int8 [height + 3, width + 3]: how many of the four squares around corner (x, y) are full, at [y + 1, x + 1].
    """

    segments: Ints
    ends: Ints
    boxes: Ints
    hands: NDArray[np.int8]
    numbers: Ints
    barriers: tuple[Barrier, ...]
    filled: Bools
    sums: Ints
    meeting: NDArray[np.int8]

    def name_of(self, nth: int) -> str:
        """The name of its nth barrier."""
        return self.barriers[int(self.numbers[nth])].name

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
        return msgspec.structs.replace(self, **Full.of(filled)._asdict())


class Kept(NamedTuple):
    """How the barriers of a map follow from those it had before: `was` int64 [number of barriers]: which of them, with the same
    ends, each is, growing, or -1 for a new one; `becomes` int64 [number before]: what each is now, -1 where it is gone."""

    was: Ints
    becomes: Ints

    @property
    def fresh(self) -> Ints:
        return np.flatnonzero(self.was == GONE)


class _Layout:
    """What no door ever changes: coordinates, hands and full squares.  Shared by every `switched` value.

    `answers` are kept for all of them; `earlier` are those of the map this one was revised from, until they are worked over.
    """

    def __init__(self, segments: Ints, hands: NDArray[np.int8], solid: Full, solid_or_low: Full) -> None:
        self.segments, self.hands, self.solid, self.solid_or_low = segments, hands, solid, solid_or_low
        # A barrier shorter than the lattice is a point, and a point stops nothing.
        self.real: Bools = (segments[:, :2] != segments[:, 2:]).any(1)
        self.answers: dict[tuple[Any, ...], Any] = {}
        self.earlier: dict[tuple[Any, ...], Any] = {}
        self.kept = Kept(np.empty(0, np.int64), np.empty(0, np.int64))

    @classmethod
    def of(cls, grid: Grid, barriers: Sequence[Barrier], solids: Mapping[Cell, str], low: Mapping[Cell, str]) -> "_Layout":
        solid = Full.of(_filled(grid, solids))
        return cls(*_lines(barriers), solid, Full.of(solid.filled | _filled(grid, low)) if low else solid)

    def revised(self, barriers: Sequence[Barrier], was: Ints) -> "_Layout":
        becomes = np.full(len(self.segments), GONE, np.int64)
        becomes[was[was != GONE]] = np.flatnonzero(was != GONE)
        kept, segments, hands = Kept(was, becomes), np.empty((len(was), 4), np.int64), np.empty(len(was), np.int8)
        segments[was != GONE], hands[was != GONE] = self.segments[was[was != GONE]], self.hands[was[was != GONE]]
        segments[kept.fresh], hands[kept.fresh] = _lines([barriers[number] for number in kept.fresh.tolist()])
        layout = _Layout(segments, hands, self.solid, self.solid_or_low)
        layout.kept, layout.earlier = kept, dict(self.answers)
        return layout


def _lines(barriers: Sequence[Barrier]) -> tuple[Ints, NDArray[np.int8]]:
    """Segments and hands, as of `Obstacles`."""
    spots = np.array([(*snapped(barrier.a), *snapped(barrier.b)) for barrier in barriers], np.int64).reshape(-1, 4)
    return spots, np.array([HANDS[barrier.one_way] for barrier in barriers], np.int8)


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
        _check(barriers)
        solid, lying = _cells(grid, solids or {}), _cells(grid, low or {})
        return cls(grid, barriers, solid, lying, _Layout.of(grid, barriers, solid, lying))

    def revised(self, barriers: Iterable[Barrier], was: Iterable[int]) -> "Walls":
        """What `build` makes of these barriers on the same ground.  `was`: which of this value's barriers, with the same ends and
        hand, each is, growing, or -1 for a new one.  Raises ValueError as `build` does."""
        barriers, before = tuple(barriers), np.fromiter(was, np.int64)
        if len(before) != len(barriers) or (np.diff(before[before != GONE]) <= 0).any():
            raise ValueError("each barrier is a new one or a later one than that before it")
        _check([barriers[number] for number in np.flatnonzero(before == GONE).tolist()])
        return Walls(self.grid, barriers, self.solids, self.low, self._layout.revised(barriers, before))

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
        chosen, layout = self.stopping(kind), self._layout
        low = kind == 1 and bool(self.low)

        def make() -> Obstacles:
            ends = np.ascontiguousarray(layout.segments[chosen].T)
            boxes = np.concatenate([np.minimum(ends[:2], ends[2:]), np.maximum(ends[:2], ends[2:])])
            return Obstacles(layout.segments[chosen], ends, boxes, layout.hands[chosen], np.flatnonzero(chosen), self.barriers,
                             *(layout.solid_or_low if low else layout.solid))
        return self.once(("same", chosen.tobytes(), low), make)

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

    @property
    def full(self) -> Bools:
        """Bool [height + 2, width + 2]: the solids and the rim, as `Obstacles.filled`."""
        return self._layout.solid.filled

    def always(self, key: tuple[Any, ...], make: Callable[[], T], mend: Callable[[T, Kept], T] | None = None) -> T:
        """Like `once`, but kept for every `switched` value too: for what no door changes.  `mend` makes the answer of a map from
        that of the one it was revised from, where that was known."""
        answers, layout = self._layout.answers, self._layout
        if key not in answers:
            earlier = layout.earlier.pop(key, None)
            answers[key] = make() if earlier is None or mend is None else mend(earlier, layout.kept)
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


def _check(barriers: Iterable[Barrier]) -> None:
    for barrier in barriers:
        if barrier.one_way not in HANDS:
            raise ValueError(f"{barrier.name}: one_way is 'left', 'right' or '', not {barrier.one_way!r}")
        if not 0 <= barrier.cap <= 3:
            raise ValueError(f"{barrier.name}: cap is 0 to 3, not {barrier.cap}")


def _cells(grid: Grid, named: Mapping[Cell, str]) -> dict[Cell, str]:
    for cell in named:
        if not grid.contains(cell):
            raise ValueError(f"{named[cell]}: square {tuple(cell)} is off the map")
    return {Cell(*cell): name for cell, name in named.items()}
