"""The grid of square tiles that lie on a scene at a scale (pixels to a scene unit), counted from the scene's origin."""

from collections.abc import Iterable
from math import ceil, floor

from PySide6.QtCore import QRectF

SIDE_PX = 256
Key = tuple[int, int]
"""Column and row of a tile."""


def area_of(key: Key, scale: float) -> QRectF:
    """What a tile shows of the scene."""
    side = SIDE_PX / scale
    return QRectF(key[0] * side, key[1] * side, side, side)


def keys_on(area: QRectF, scale: float) -> list[Key]:
    """The tiles that an area lies on, row by row; what only touches it by less than a pixel's hundredth does not."""
    if area.isEmpty():
        return []
    unit = scale / SIDE_PX
    columns = range(floor(area.left() * unit + 4e-5), ceil(area.right() * unit - 4e-5))
    rows = range(floor(area.top() * unit + 4e-5), ceil(area.bottom() * unit - 4e-5))
    return [(column, row) for row in rows for column in columns]


def area_of_all(keys: Iterable[Key], scale: float) -> QRectF:
    """The rectangle round what some tiles show."""
    found = QRectF()
    for key in keys:
        found |= area_of(key, scale)
    return found


def wider(keys: list[Key], by: int) -> list[Key]:
    """A rectangle of tiles and so many more at each side."""
    if not keys:
        return []
    (left, top), (right, bottom) = keys[0], keys[-1]
    columns, rows = range(left - by, right + by + 1), range(top - by, bottom + by + 1)
    return [(column, row) for row in rows for column in columns]
