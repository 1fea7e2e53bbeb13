"""Where the ground looks otherwise from one state of the map to the next: only that is painted anew.

`changed_parts` knows what `ground` paints: squares, walls, doors, areas, the picture.  What else a scene holds others draw.
"""

from collections.abc import Callable, Hashable, Iterator, Sequence
from typing import TypeVar

from PySide6.QtCore import QRectF

from battlemap.model import Scene
from battlemap.ui.canvas.area_look import reach_of_area
from battlemap.ui.canvas.door_look import reach_of_door
from battlemap.ui.canvas.units import SQUARE
from battlemap.ui.canvas.wall_look import reach_of_wall

DRAWN_BY_OTHERS = frozenset({"square", "lights", "notes", "dark", "name"})
"""Fields of a scene that the ground shows nothing of."""
Drawn = TypeVar("Drawn", bound=Hashable)


def changed_parts(before: Scene, after: Scene) -> list[QRectF] | None:
    """Rectangles in scene units, as far as what has changed reaches where lines are as wide as they are close by; None for all
    of it."""
    if before.picture != after.picture or (before.width, before.height) != (after.width, after.height):
        return None
    parts = list(_squares(before.rows, after.rows))
    parts += _parts(before.walls, after.walls, reach_of_wall)
    parts += _parts(before.doors, after.doors, reach_of_door)
    parts += _parts(before.areas, after.areas, reach_of_area)
    return parts


def _squares(before: Sequence[str], after: Sequence[str]) -> Iterator[QRectF]:
    """Of each row from the first square that differs to the last."""
    for y, (old, new) in enumerate(zip(before, after, strict=True)):
        if old is not new and (differing := [x for x, (a, b) in enumerate(zip(old, new, strict=True)) if a != b]):
            yield QRectF(differing[0] * SQUARE, y * SQUARE, (differing[-1] + 1 - differing[0]) * SQUARE, SQUARE)


def _parts(before: Sequence[Drawn], after: Sequence[Drawn], reach: Callable[[Drawn], QRectF]) -> list[QRectF]:
    """Where what only one of the two has lies; where both have the same in another order, all that they have: what is drawn later
    lies above."""
    if before is after:
        return []
    both = set(before) & set(after)
    if [each for each in before if each in both] != [each for each in after if each in both]:
        both = set()
    return [reach(each) for each in (*before, *after) if each not in both]
