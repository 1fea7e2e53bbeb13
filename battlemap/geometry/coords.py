"""Squares, points and the integer lattice every exact decision is made on.

Here: the names of a place.  Not here: what stands there (`walls`) or how large it is (`footprint`).
Words: a *cell* is a square of the map by its column and row; a *point* is a place in squares, x to the right, y downwards,
so cell (x, y) spans the points (x, y) to (x + 1, y + 1); a *unit* is 1/19200 of a square, which holds 1/256, 1/100 and 1/3
of a square exactly.

>>> snapped((0.5, 1.01))
(9600, 19392)
"""

from typing import NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

UNITS = 19200
HALF = UNITS // 2

Point: TypeAlias = tuple[float, float]
Spot: TypeAlias = tuple[int, int]
Ints: TypeAlias = NDArray[np.int64]
Bools: TypeAlias = NDArray[np.bool_]
Bytes: TypeAlias = NDArray[np.uint8]
Floats: TypeAlias = NDArray[np.float64]


class Cell(NamedTuple):
    """A square by its column `x` and row `y`; equal to the plain pair."""

    x: int
    y: int


DIRECTIONS: tuple[tuple[int, int], ...] = ((1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1), (0, -1), (1, -1))
"""The eight steps (dx, dy): E, SE, S, SW, W, NW, N, NE.  Odd ones are diagonals; i and (i + 4) % 8 are opposite."""


def snapped(point: Point) -> Spot:
    """The lattice spot nearest to a point, in units."""
    return round(point[0] * UNITS), round(point[1] * UNITS)


def corners_of(cell: tuple[int, int]) -> tuple[Spot, Spot, Spot, Spot]:
    """The four corners of a square in units, in reading order."""
    x, y = cell[0] * UNITS, cell[1] * UNITS
    return (x, y), (x + UNITS, y), (x, y + UNITS), (x + UNITS, y + UNITS)


def centre_of(cell: tuple[int, int]) -> Spot:
    """The centre of a square in units."""
    return cell[0] * UNITS + HALF, cell[1] * UNITS + HALF
