"""The size of a map in squares.

Here: which squares there are and which one a point lies in.  Not here: walls, and what a square costs.

>>> Grid(4, 3).cell_at((3.99, 0.5))
Cell(x=3, y=0)
"""

from collections.abc import Iterator
from math import floor

import msgspec

from battlemap.geometry.coords import Cell, Point


class Grid(msgspec.Struct, frozen=True):
    """`width` x `height` squares; raises ValueError when either is below 1."""

    width: int
    height: int

    def __post_init__(self) -> None:
        if self.width < 1 or self.height < 1:
            raise ValueError(f"a map needs at least one square, not {self.width} x {self.height}")

    def contains(self, cell: tuple[int, int]) -> bool:
        return 0 <= cell[0] < self.width and 0 <= cell[1] < self.height

    def cell_at(self, point: Point) -> Cell:
        """The square a point lies in, on the map or off it; a point on a side belongs to the square right of or below it."""
        return Cell(floor(point[0]), floor(point[1]))

    def cells(self) -> Iterator[Cell]:
        """Every square in reading order."""
        return (Cell(x, y) for y in range(self.height) for x in range(self.width))
