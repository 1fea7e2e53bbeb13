"""A secret door in bare rock is drawn as the rock beside it.

A view tells a secret door as a wall.  Where the walls are lines that is what it looks like; in a map of bare rock, where no other
line is, it would be found at once.  Such a lone piece of wall between known rock becomes rock.
"""

from math import ceil, floor

import msgspec
import numpy as np

from battlemap.model import Scene, Wall
from battlemap.model.fog import Mask

SOLID = "#"
LONGEST = 4
Cell = tuple[int, int]
Edges = tuple[Mask, Mask]


def edges_of(scene: Scene) -> Edges:
    """Where a wall or door lies on the grid: [H, W + 1] along the left of a square, [H + 1, W] along its top."""
    upright = np.zeros((scene.height, scene.width + 1), np.bool_)
    level = np.zeros((scene.height + 1, scene.width), np.bool_)
    lines = [line.points for line in scene.walls] + [line.points for line in scene.doors]
    for points in lines:
        for (ax, ay), (bx, by) in zip(points, points[1:], strict=False):
            if ax == bx and ax == int(ax):
                upright[max(0, floor(min(ay, by))) : ceil(max(ay, by)), int(ax)] = True
            elif ay == by and ay == int(ay):
                level[int(ay), max(0, floor(min(ax, bx))) : ceil(max(ax, bx))] = True
    return upright, level


def disguised(scene: Scene, known: Mask, solid: Mask, edges: Edges) -> tuple[Scene, dict[Cell, Cell]]:
    """The map without lone walls in rock, the squares behind them rock; and each such square with one of the rock beside it."""
    found: dict[Cell, Cell] = {}
    kept = list[Wall]()
    for wall in scene.walls:
        behind = _behind(wall, known, solid, edges)
        found |= behind
        if not behind:
            kept.append(wall)
    if not found:
        return scene, found
    rows = [list(row) for row in scene.rows]
    for x, y in found:
        rows[y][x] = SOLID
    return msgspec.structs.replace(scene, rows=tuple("".join(row) for row in rows), walls=tuple(kept)), found


def _behind(wall: Wall, known: Mask, solid: Mask, edges: Edges) -> dict[Cell, Cell]:
    """The unknown squares behind a lone straight piece of wall, and the rock beside them; none where it is another wall."""
    (ax, ay), (bx, by) = wall.points[0], wall.points[-1]
    if len(wall.points) != 2 or (ax != bx and ay != by) or not (wall.move and wall.sight and wall.cover == "total"):
        return {}
    length, down = abs(bx - ax) + abs(by - ay), ax == bx
    if length > LONGEST or any(value != int(value) for value in (ax, ay, bx, by)):
        return {}
    x, y, n = int(min(ax, bx)), int(min(ay, by)), int(length)
    dx, dy = (0, 1) if down else (1, 0)
    if _is(known, (x, y)) == _is(known, (x - dy, y - dx)):
        return {}  # both its sides are known, as most are
    ends = ((x - dx, y - dy), (x + n * dx, y + n * dy))
    if any(_is(edges[0 if down else 1], end) for end in ends):
        return {}  # a wall goes on there
    found: dict[Cell, Cell] = {}
    for i in range(n):
        here = (x + i * dx, y + i * dy)
        aside = (here[0] - dy, here[1] - dx)
        front, back = (aside, here) if _is(known, aside) else (here, aside)
        shift = (back[0] - here[0], back[1] - here[1])
        beside = [(cx + shift[0], cy + shift[1]) for cx, cy in ends]
        rock = next((cell for cell in beside if _is(known, cell) and _is(solid, cell)), None)
        if not _is(known, front) or _is(solid, front) or _is(known, back) or not _within(known, back) or rock is None:
            return {}
        found[back] = rock
    return found


def _within(mask: Mask, cell: Cell) -> bool:
    return 0 <= cell[0] < mask.shape[1] and 0 <= cell[1] < mask.shape[0]


def _is(mask: Mask, cell: Cell) -> bool:
    return _within(mask, cell) and bool(mask[cell[1], cell[0]])
