"""Dungeons drawn in cells: which are floor, and the rest is rock; made into the ground of a map.

A cell becomes so many squares a side (`per_cell`); the map is as large as the floor with a margin of rock.  A file's cells may
have negative numbers.  Not here: what a file says (`watabou`, `donjon`).
"""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from battlemap.importers.picture import LARGEST_SIDE
from battlemap.importers.polylines import settled
from battlemap.importers.reading import Frame, Reading
from battlemap.model.scene import PointXY

Floor = NDArray[np.bool_]
MARGIN = 1


@dataclass(frozen=True, slots=True)
class Cells:
    """Floor by cell, at [y, x] counted from (`left`, `top`)."""

    floor: Floor
    left: int = 0
    top: int = 0

    def is_floor(self, x: int, y: int) -> bool:
        x, y = x - self.left, y - self.top
        return 0 <= y < self.floor.shape[0] and 0 <= x < self.floor.shape[1] and bool(self.floor[y, x])

    def cropped(self) -> "Cells":
        """The same without empty rows and columns at the rim, with a margin of rock."""
        down, across = np.flatnonzero(self.floor.any(1)), np.flatnonzero(self.floor.any(0))
        inner = self.floor[down[0] : down[-1] + 1, across[0] : across[-1] + 1]
        return Cells(np.pad(inner, MARGIN), self.left + int(across[0]) - MARGIN, self.top + int(down[0]) - MARGIN)

    def rows(self, per_cell: int, letters: Iterable[tuple[str, Iterable[tuple[int, int]]]] = ()) -> tuple[str, ...]:
        """The ground: floor, rock, and `letters` (letter, cells) where there is floor."""
        ground = np.where(self.floor, ord("."), ord("#")).astype(np.uint8)
        for letter, cells in letters:
            for x, y in cells:
                if self.is_floor(x, y):
                    ground[y - self.top, x - self.left] = ord(letter)
        ground = ground.repeat(per_cell, 0).repeat(per_cell, 1)
        return tuple(row.tobytes().decode("ascii") for row in ground)

    def frame(self, per_cell: int) -> Frame:
        """Cells' corners and centres on the map's squares."""
        height, width = self.floor.shape
        shift = float(self.left * per_cell), float(self.top * per_cell)
        return Frame(width * per_cell, height * per_cell, unit=1 / per_cell, shift=shift)

    def centre(self, x: int, y: int, per_cell: int) -> PointXY:
        """The middle of a cell, in squares of the map."""
        return settled((x - self.left + 0.5) * per_cell), settled((y - self.top + 0.5) * per_cell)


def checked(reading: Reading, cells: Cells, per_cell: int, field: str) -> Cells:
    """Cropped to what is there; a problem where that is nothing, or too much."""
    if not cells.floor.any():
        raise reading.problem("{field}: no floor is in it, expected rooms or corridors", field=field)
    cropped = cells.cropped()
    height, width = cropped.floor.shape
    reading.refuse_wide(field, width * per_cell, height * per_cell)
    return cropped


def whole(value: Any) -> int | None:
    """A whole number up to the size of any map, or None."""
    if isinstance(value, bool) or not isinstance(value, (int, float, str)):
        return None
    try:
        number = float(value)
    except (ValueError, OverflowError):
        return None
    return int(number) if number == number and abs(number) <= 100 * LARGEST_SIDE and number == int(number) else None
