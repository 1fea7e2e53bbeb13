"""The squares of an area of effect.

Here: sphere, cube, cone, line, cylinder and emanation by the centres of squares (5e), burst and blast by counting squares
(4e).  Not here: metres, which creatures are caught, what happens to them (rules).
Words: an area starts at its *origin*: a corner (`at`) or the centre of some squares (`origin`).  A square is in when the
shape holds its centre and the straight line from the origin to it is not stopped by total cover.  A solid square is never
in.  Lengths are in squares, snapped to the lattice, and compared exactly, a limit being part of the area.

>>> squares_in(walls, "burst", origin=[Cell(3, 2)], size=1)[0]
Cell(x=2, y=1)
"""

from collections.abc import Callable, Iterable, Sequence
from math import ceil, floor

import msgspec
import numpy as np

from battlemap.geometry.coords import UNITS, Bools, Cell, Point, Spot, centre_of, snapped
from battlemap.geometry.lines import TOTAL, degrees_to, lines_stopped
from battlemap.geometry.walls import Walls

HAIR = 1e-9


class Area(msgspec.Struct, frozen=True):
    """What is asked for; see `squares_in`."""

    shape: str
    at: Point | None
    origin: tuple[Cell, ...]
    size: float
    width: float
    towards: Point | None

    @property
    def point(self) -> Point:
        """The origin as a point."""
        if self.at is not None:
            return self.at
        if not self.origin:
            raise ValueError(f"a {self.shape} needs an origin: at or from")
        left, top, right, bottom = self.box
        return (left + right) / 2, (top + bottom) / 2

    @property
    def box(self) -> tuple[int, int, int, int]:
        """left, top, right, bottom of the origin's squares, in squares."""
        if not self.origin:
            raise ValueError(f"a {self.shape} needs squares it comes from")
        return (min(x for x, _ in self.origin), min(y for _, y in self.origin),
                max(x for x, _ in self.origin) + 1, max(y for _, y in self.origin) + 1)

    @property
    def axis(self) -> Spot:
        """From the origin towards `towards`, in units."""
        if self.towards is None:
            raise ValueError(f"a {self.shape} needs a direction: towards")
        (x, y), (to_x, to_y) = snapped(self.point), snapped(self.towards)
        if (x, y) == (to_x, to_y):
            raise ValueError(f"a {self.shape} cannot point at its own origin")
        return to_x - x, to_y - y

    @property
    def length(self) -> int:
        """The size in units."""
        return round(self.size * UNITS)


def squares_in(walls: Walls, shape: str, *, at: Point | None = None, origin: Sequence[tuple[int, int]] = (), size: float,
               width: float | None = None, towards: Point | None = None, with_origin: bool = False) -> list[Cell]:
    """The squares of an area, sorted by y, then x.

    `size`: radius of a sphere, cylinder (seen from above) or emanation, side of a cube (whose top-left corner is `at`), length
    of a cone (as wide as it is far) or of a line (`width` wide, 1 unless given), N of a burst or blast (whose top-left corner
    is `at`, beside `origin`).  `towards`: a point a cone or line leads to.  `origin` squares are never in, unless
    `with_origin` (the origin is a mere square, not a creature).

    Raises ValueError, naming what is wrong, for an unknown shape, a missing or impossible field, and a blast that overlaps
    `origin` or does not touch it.
    """
    if shape not in SHAPES:
        raise ValueError(f"no such area: {shape!r}")
    if size <= 0 or (width is not None and width <= 0):
        raise ValueError("an area is larger than nothing")
    own = tuple(Cell(*cell) for cell in origin)
    area = Area(shape, at, own, size, 1.0 if width is None else width, towards)
    left_out: set[tuple[int, int]] = set(walls.solids) | (set() if with_origin else set(own))
    cells = [cell for cell in SHAPES[shape](walls, area) if cell not in left_out]
    return sorted(_reached(walls, area, cells), key=lambda cell: (cell.y, cell.x))


# ---------------------------------------------------------------- what the shapes hold
def _sphere(walls: Walls, area: Area) -> Iterable[Cell]:
    x, y = snapped(area.point)
    return (cell for cell, cx, cy in _around(walls, area.point, area.size)
            if (cx - x) ** 2 + (cy - y) ** 2 <= area.length ** 2)


def _cube(walls: Walls, area: Area) -> Iterable[Cell]:
    if area.at is None:
        raise ValueError("a cube needs its top-left corner: at")
    x, y = snapped(area.at)
    return (cell for cell, cx, cy in _around(walls, area.at, area.size)
            if 0 <= cx - x <= area.length and 0 <= cy - y <= area.length)


def _cone(walls: Walls, area: Area) -> Iterable[Cell]:
    return (cell for cell, along, beside in _along(walls, area, 2 * area.size)
            if along > 0 and 2 * abs(beside) <= along and _within(along, area.length, area))


def _line(walls: Walls, area: Area) -> Iterable[Cell]:
    width = round(area.width * UNITS)
    return (cell for cell, along, beside in _along(walls, area, area.size + area.width)
            if along > 0 and _within(along, area.length, area) and _within(2 * abs(beside), width, area))


def _emanation(walls: Walls, area: Area) -> Iterable[Cell]:
    left, top, right, bottom = (side * UNITS for side in area.box)
    reach = area.size + max(right - left, bottom - top) / UNITS
    for cell, x, y in _around(walls, ((left + right) / 2 / UNITS, (top + bottom) / 2 / UNITS), reach):
        dx, dy = max(left - x, x - right, 0), max(top - y, y - bottom, 0)
        if dx * dx + dy * dy <= area.length ** 2:
            yield cell


def _burst(walls: Walls, area: Area) -> Iterable[Cell]:
    left, top, right, bottom = area.box
    reach = floor(area.size + 1e-9)
    return _box(walls, left - reach, top - reach, right + reach, bottom + reach)


def _blast(walls: Walls, area: Area) -> Iterable[Cell]:
    if area.at is None:
        raise ValueError("a blast needs its top-left square: at")
    n, (left, top) = round(area.size), (floor(area.at[0]), floor(area.at[1]))
    x1, y1, x2, y2 = area.box
    if left < x2 and left + n > x1 and top < y2 and top + n > y1:
        raise ValueError("a blast does not overlap where it comes from")
    if left > x2 or left + n < x1 or top > y2 or top + n < y1:
        raise ValueError("a blast touches where it comes from")
    return _box(walls, left, top, left + n, top + n)


SHAPES: dict[str, Callable[[Walls, Area], Iterable[Cell]]] = {
    "sphere": _sphere, "cylinder": _sphere, "cube": _cube, "cone": _cone, "line": _line, "emanation": _emanation,
    "burst": _burst, "blast": _blast,
}


def _box(walls: Walls, left: int, top: int, right: int, bottom: int) -> Iterable[Cell]:
    """The map's squares from left to right - 1 and top to bottom - 1."""
    grid = walls.grid
    return (Cell(x, y) for y in range(max(top, 0), min(bottom, grid.height))
            for x in range(max(left, 0), min(right, grid.width)))


def _around(walls: Walls, point: Point, reach: float) -> Iterable[tuple[Cell, int, int]]:
    """The map's squares that may be within reach of a point, each with its centre in units."""
    box = (floor(point[0] - reach) - 1, floor(point[1] - reach) - 1, ceil(point[0] + reach) + 1, ceil(point[1] + reach) + 1)
    return ((cell, *centre_of(cell)) for cell in _box(walls, *box))


def _along(walls: Walls, area: Area, reach: float) -> Iterable[tuple[Cell, int, int]]:
    """Squares with how far along and beside the axis their centres lie, both times the axis' own length: exact integers."""
    (x, y), (dx, dy) = snapped(area.point), area.axis
    return ((cell, (cx - x) * dx + (cy - y) * dy, (cx - x) * dy - (cy - y) * dx)
            for cell, cx, cy in _around(walls, area.point, reach))


def _within(stretch: int, limit: int, area: Area) -> bool:
    """Is a stretch (not negative, times the axis' length) at most a limit in units?  Squared, for the length has a root."""
    dx, dy = area.axis
    return stretch * stretch <= limit * limit * (dx * dx + dy * dy)


# ---------------------------------------------------------------- what stands between
def _reached(walls: Walls, area: Area, cells: list[Cell]) -> list[Cell]:
    """Those the straight line from the origin is not stopped to by total cover."""
    if not cells:
        return []
    if area.shape in ("burst", "blast"):
        degrees = degrees_to(walls, area.origin, [[cell] for cell in cells])
        return [cell for cell, degree in zip(cells, degrees.tolist(), strict=True) if degree < TOTAL or cell in area.origin]
    squares = np.array(cells, np.int64)
    free = np.zeros(len(cells), np.bool_)
    for start, home in _starts(area):
        free |= ~lines_stopped(walls, start, squares, home=home, own=area.origin)
    return [cell for cell, is_free in zip(cells, free.tolist(), strict=True) if is_free or cell in area.origin]


def _starts(area: Area) -> list[tuple[Point, Point | None]]:
    """Where an area's lines begin, and the centre of the square each beginning belongs to.

    An emanation goes out from all of its creature's squares, so it reaches what any of their corners or centres does.  Any
    other area starts at one point, and a corner (or the middle of an even number of squares) belongs to no square.
    """
    if area.shape != "emanation":
        return [(area.point, None)]
    starts: list[tuple[Point, Point | None]] = []
    for x, y in area.origin:
        centre = (x + 0.5, y + 0.5)
        starts += [(centre, centre), *(((x + i, y + j), centre) for j in (0, 1) for i in (0, 1))]
    return starts


def cells_in_polygon(points: Sequence[Point], columns: int, rows: int) -> Bools:
    """[rows, columns]: squares whose centre lies in a polygon given by its corners, in squares.  Of an outline that crosses
    itself every other part is inside; a centre on the outline is not."""
    inside, on_line = np.zeros((rows, columns), np.bool_), np.zeros((rows, columns), np.bool_)
    xs = np.arange(columns) + 0.5
    for (ax, ay), (bx, by) in zip(points, [*points[1:], *points[:1]], strict=True):
        low, high = min(ay, by), max(ay, by)
        top, bottom = max(0, ceil(low - 0.5)), min(rows, floor(high + 0.5))
        if top >= bottom:
            continue
        ys = (np.arange(top, bottom) + 0.5)[:, None]
        side = (bx - ax) * (ys - ay) - (by - ay) * (xs - ax)
        crossed = (ys < high) & (side > 0 if by > ay else side < 0)
        inside[top:bottom] ^= crossed
        beside = (xs >= min(ax, bx)) & (xs <= max(ax, bx))
        on_line[top:bottom] |= (np.abs(side) < HAIR) & beside
    return inside & ~on_line
