"""Which drawn lines are selected, which handles they have, and what becomes of them: moved, split, joined, deleted, copied.

Values only; gestures are in `pencil_shaper`.  Selected things are the values themselves, so that numbers may change beneath.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from msgspec.structs import replace

from battlemap.model import Door, Scene, Wall
from battlemap.model.scene import PointXY
from battlemap.ui.drawing import wall_edits
from battlemap.ui.drawing.lines import apart, between, box_of, cleaned, is_same, meets_box, nearest_on
from battlemap.ui.drawing.stroke import Stroke, still_there

Line = Wall | Door
Kinds = tuple[type[Any], ...]
MOST_HANDLES = 300


@dataclass(frozen=True, slots=True)
class Handle:
    """A corner of selected lines that can be dragged: (line, number) of all that have it; `new` for the middle of a piece, which
    becomes a corner when it is dragged."""

    at: PointXY
    corners: tuple[tuple[Line, int], ...]
    new: bool = False


def lines_in(scene: Scene, kinds: Kinds) -> list[Line]:
    """The map's walls and doors, as far as they are of these kinds."""
    walls: list[Line] = list(scene.walls) if Wall in kinds else []
    return walls + (list(scene.doors) if Door in kinds else [])


def line_at(lines: Sequence[Line], point: PointXY, grip: float) -> Line | None:
    """The nearest within a finger's breadth; of a wall and a door in one place the door."""
    found = [(nearest_on(line.points, point)[0], isinstance(line, Wall), number) for number, line in enumerate(lines)]
    best = min(((away, is_wall, number) for away, is_wall, number in found if away <= grip), default=None)
    return lines[best[2]] if best is not None else None


def lines_in_box(lines: Sequence[Line], a: PointXY, b: PointXY) -> list[Line]:
    box = box_of([a, b])
    return [line for line in lines if meets_box(line.points, box)]


def handles_of(lines: Sequence[Line]) -> list[Handle]:
    """Corners first, then middles of pieces; none of a great many."""
    if sum(len(line.points) for line in lines) > MOST_HANDLES:
        return []
    corners: dict[PointXY, list[tuple[Line, int]]] = {}
    middles: list[Handle] = []
    for line in lines:
        last = len(line.points) - 1
        ring = is_same(line.points[0], line.points[-1])
        for number, point in enumerate(line.points):
            if not (ring and number == last):
                corners.setdefault(point, []).append((line, number))
        if isinstance(line, Wall):
            for number, (a, b) in enumerate(zip(line.points, line.points[1:], strict=False)):
                middles.append(Handle(between(a, b, 0.5), ((line, number),), new=True))
    return [Handle(at, tuple(those)) for at, those in corners.items()] + middles


def handle_at(handles: Sequence[Handle], point: PointXY, grip: float) -> Handle | None:
    near = [(handle.new, apart(handle.at, point), number) for number, handle in enumerate(handles)]
    best = min((entry for entry in near if entry[1] <= grip), default=None)
    return handles[best[2]] if best is not None else None


def bent(handle: Handle, to: PointXY) -> dict[Line, Line]:
    """The lines that change when a handle is dragged there, by what they were."""
    found: dict[Line, Line] = {}
    for line, number in handle.corners:
        now = found.get(line, line)
        if handle.new:
            found[line] = wall_edits.with_corner_added(now, number, to)
        else:
            found[line] = wall_edits.with_corner_moved(now, number, to)
    return found


def tidied(line: Line) -> Line:
    """Corners dragged onto their neighbours become one; a line that would vanish stays as it is, for the engine to refuse."""
    points = cleaned(line.points)
    return replace(line, points=points) if len(points) > 1 else line


def door_moved(scene: Scene, door: Door, to: PointXY, by: PointXY, grip: float) -> Door:
    """A door carried along: into the wall piece under the pointer, else as far as the pointer went."""
    wall = line_at([wall for wall in scene.walls], to, grip)
    if wall is None:
        moved = wall_edits.moved(door, by)
        assert isinstance(moved, Door)
        return moved
    width = apart(door.points[0], door.points[-1])
    return replace(door, points=wall_edits.door_place(wall.points, to, width))


def with_door(stroke: Stroke, door: Door) -> None:
    """The door comes, and what stood in its place of walls is cut away."""
    for a, b in zip(door.points, door.points[1:], strict=False):
        for wall, left in wall_edits.openings(stroke.walls(), a, b):
            stroke.replace(wall, *left)
    stroke.add(door)


def walled_up(stroke: Stroke, door: Door) -> None:
    """The door goes, and the wall it stood in is whole again."""
    stroke.remove(door)
    gone, wall = wall_edits.closed(stroke.walls(), door)
    stroke.remove(*gone)
    if wall is not None:
        stroke.add(wall)


def with_walls(stroke: Stroke, *walls: Wall) -> None:
    """New walls, open where doors stand."""
    for wall in walls:
        parts: tuple[Wall, ...] = (wall,)
        for door in stroke.doors():
            for a, b in zip(door.points, door.points[1:], strict=False):
                cuts = [(part, wall_edits.cut(part, a, b)) for part in parts]
                parts = tuple(piece for part, left in cuts for piece in ((part,) if left is None else left))
        stroke.add(*parts)


class Chosen:
    """The selected lines; `told` is called when they change."""

    def __init__(self, told: Callable[[], None]) -> None:
        self._told = told
        self.lines: list[Line] = []

    def choose(self, lines: Sequence[Line]) -> None:
        once = list(dict.fromkeys(lines))
        if once != self.lines:
            self.lines = once
            self._told()

    def toggle(self, line: Line) -> None:
        self.choose([other for other in self.lines if other != line] if line in self.lines else [*self.lines, line])

    def follow(self, scene: Scene) -> None:
        """Keep those the map still has."""
        self.choose([line for line in still_there(scene, self.lines) if isinstance(line, (Wall, Door))])

    def of(self, kind: type[Any]) -> list[Any]:
        return [line for line in self.lines if isinstance(line, kind)]
