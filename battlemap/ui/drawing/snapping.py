"""Where a pointer's place comes to lie: on corners of the grid, on half squares, or where it is; ends of walls draw it on."""

from collections.abc import Iterable
from typing import Literal

from battlemap.model import Scene
from battlemap.model.scene import PointXY
from battlemap.ui.drawing.lines import apart, tidy

Snap = Literal["corner", "half", "free"]
STEPS: dict[Snap, int] = {"corner": 1, "half": 2}


def ends_of(scene: Scene) -> Iterable[PointXY]:
    """All corners of walls and doors: new lines should meet them though they lie off the grid."""
    for wall in scene.walls:
        yield from wall.points
    for door in scene.doors:
        yield from door.points


def snapped(point: PointXY, snap: Snap, scene: Scene, grip: float = 0.0, besides: Iterable[PointXY] = ()) -> PointXY:
    """The nearest place to build on, within the map.  `grip`: how near (in squares) an end of a wall or door draws it on;
    `besides`: ends that do not, since they are being moved."""
    if snap == "free":
        return within(tidy(point), scene)
    left_out = set(besides)
    near = [(apart(end, point), end) for end in ends_of(scene) if end not in left_out] if grip else []
    off_grid = [(away, end) for away, end in near if away <= grip and not _whole(end, STEPS[snap])]
    if off_grid:
        return min(off_grid)[1]
    steps = STEPS[snap]
    return within((round(point[0] * steps) / steps, round(point[1] * steps) / steps), scene)


def within(point: PointXY, scene: Scene) -> PointXY:
    """The nearest point of the map."""
    return min(float(scene.width), max(0.0, point[0])), min(float(scene.height), max(0.0, point[1]))


def _whole(point: PointXY, steps: int) -> bool:
    return all(abs(value * steps - round(value * steps)) < 1e-6 for value in point)
