"""A map as far as a side knows it: ground, walls and doors elsewhere are not in it at all.

Walls are cut into pieces at the grid lines they cross; a piece is known when a square it borders on is.
"""

from collections.abc import Iterator, Mapping, Sequence
from math import floor

import msgspec
import numpy as np

from battlemap.model import Door, Scene, Wall
from battlemap.model.fog import Mask
from battlemap.rules.sight import door_is_beside

UNKNOWN, SOLID = ".", "#"
SECRET = "secret"
HAIR = 1e-6
PointXY = tuple[float, float]


def with_faces(scene: Scene, mask: Mask) -> Mask:
    """A mask and the solid squares beside it: who sees a floor sees the pillar or rock that bounds it."""
    solid = np.array([[letter == SOLID for letter in row] for row in scene.rows], np.bool_)
    wide = np.pad(mask, 1)
    near = np.zeros_like(mask)
    height, width = mask.shape
    for dy in (0, 1, 2):
        for dx in (0, 1, 2):
            near |= wide[dy : dy + height, dx : dx + width]
    return np.asarray(mask | (solid & near))


def known_scene(scene: Scene, known: Mask, seen: Mask, remembered: Mapping[str, str]) -> Scene:
    """The map without notes and lights, without what lies on unknown squares; doors out of sight as they were last seen."""
    rows = tuple(
        "".join(letter if told else UNKNOWN for letter, told in zip(row, line, strict=True))
        for row, line in zip(scene.rows, known, strict=True)
    )
    doors, secret = list[Door](), list[Door]()
    for door in scene.doors:
        state = door.state if door_is_beside(door, seen) else remembered.get(door.id, "")
        if not state or not door_is_beside(door, known):
            continue
        hidden = state == SECRET
        told = Door(id=door.id, points=door.points, kind=door.kind, state="closed" if hidden else state)  # type: ignore[arg-type]
        (secret if hidden else doors).append(told)
    walls = [piece for wall in scene.walls for piece in _known_pieces(wall, known)]
    walls += [piece for door in secret for piece in _known_pieces(Wall(points=door.points), known)]
    return msgspec.structs.replace(
        scene, rows=rows, walls=tuple(walls), doors=tuple(doors), notes=(), lights=(), name="", dark=False
    )


def _known_pieces(wall: Wall, known: Mask) -> Iterator[Wall]:
    """The known parts of a wall, each as one polyline."""
    run: list[PointXY] = []
    for a, b in zip(wall.points, wall.points[1:], strict=False):
        for start, end in _cut(a, b):
            if _borders(start, end, known):
                run = run or [start]
                run.append(end)
            elif run:
                yield _piece(wall, run)
                run = []
    if run:
        yield _piece(wall, run)


def _piece(wall: Wall, points: Sequence[PointXY]) -> Wall:
    """Without what cannot be seen of it: whether it is one-way, what it is made of."""
    return Wall(points=tuple(_straightened(points)), move=wall.move, sight=wall.sight, cover=wall.cover)


def _straightened(points: Sequence[PointXY]) -> list[PointXY]:
    """Without the points in the middle of straight runs."""
    kept = [points[0]]
    for before, here, after in zip(points, points[1:], points[2:], strict=False):
        turn = (here[0] - before[0]) * (after[1] - here[1]) - (here[1] - before[1]) * (after[0] - here[0])
        if abs(turn) > HAIR:
            kept.append(here)
    return [*kept, points[-1]]


def _cut(a: PointXY, b: PointXY) -> Iterator[tuple[PointXY, PointXY]]:
    """A segment cut where it crosses grid lines."""
    cuts = {0.0, 1.0}
    for axis in (0, 1):
        low, high = sorted((a[axis], b[axis]))
        if high - low > HAIR:
            cuts |= {(line - a[axis]) / (b[axis] - a[axis]) for line in range(floor(low) + 1, int(np.ceil(high)))}
    ends = [(a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t) for t in sorted(cuts)]
    yield from zip(ends, ends[1:], strict=False)


def _borders(start: PointXY, end: PointXY, known: Mask) -> bool:
    """Is a square on either side of the middle of a piece known?"""
    height, width = known.shape
    mx, my = (start[0] + end[0]) / 2, (start[1] + end[1]) / 2
    length = max(((end[0] - start[0]) ** 2 + (end[1] - start[1]) ** 2) ** 0.5, HAIR)
    nx, ny = -(end[1] - start[1]) / length * 1e-3, (end[0] - start[0]) / length * 1e-3
    for sign in (1, -1):
        x, y = floor(mx + sign * nx), floor(my + sign * ny)
        if 0 <= x < width and 0 <= y < height and known[y, x]:
            return True
    return False
