"""A map as far as a side knows it: ground, walls and doors elsewhere are not in it at all.

Walls are cut into pieces at the grid lines they cross; a piece is known when a square it borders on is.
"""

from collections import OrderedDict
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import floor
from typing import Any

import msgspec
import numpy as np
import numpy.typing as npt

from battlemap.model import Door, Scene, Wall
from battlemap.model.fog import Mask
from battlemap.rules.sight import door_is_beside

UNKNOWN, SOLID = ".", "#"
SECRET = "secret"
HAIR, NEAR = 1e-6, 1e-3
MAPS_KEPT = 8
_letters_kept: "OrderedDict[int, tuple[Any, Any]]" = OrderedDict()
_pieces_kept: "OrderedDict[int, tuple[Any, Any]]" = OrderedDict()
PointXY = tuple[float, float]


def with_faces(scene: Scene, mask: Mask) -> Mask:
    """A mask and the solid squares beside it: who sees a floor sees the pillar or rock that bounds it."""
    solid = _letters(scene.rows) == SOLID
    wide = np.pad(mask, 1)
    near = np.zeros_like(mask)
    height, width = mask.shape
    for dy in (0, 1, 2):
        for dx in (0, 1, 2):
            near |= wide[dy : dy + height, dx : dx + width]
    return np.asarray(mask | (solid & near))


def known_scene(scene: Scene, known: Mask, seen: Mask, remembered: Mapping[str, str]) -> Scene:
    """The map without notes and lights, without what lies on unknown squares; doors out of sight as they were last seen."""
    rows = tuple("".join(row) for row in np.where(known, _letters(scene.rows), UNKNOWN).tolist())
    doors, secret = list[Door](), list[Door]()
    for door in scene.doors:
        state = door.state if door_is_beside(door, seen) else remembered.get(door.id, "")
        if not state or not door_is_beside(door, known):
            continue
        hidden = state == SECRET
        told = Door(id=door.id, points=door.points, kind=door.kind, state="closed" if hidden else state)  # type: ignore[arg-type]
        (secret if hidden else doors).append(told)
    walls = list(_known_walls(_pieces(scene.walls), known))
    walls += _known_walls(_pieces(tuple(Wall(points=door.points) for door in secret)), known)
    return msgspec.structs.replace(
        scene, rows=rows, walls=tuple(walls), doors=tuple(doors), notes=(), lights=(), name="", dark=False
    )


def _letters(rows: tuple[str, ...]) -> npt.NDArray[np.str_]:
    """[H, W] of ground letters."""
    found: npt.NDArray[np.str_] = _kept(_letters_kept, rows, lambda: np.array([list(row) for row in rows]))
    return found


def _kept(kept: "OrderedDict[int, tuple[Any, Any]]", key: Any, make: Callable[[], Any]) -> Any:
    """What was made of a value once, by identity: scenes are frozen, and hashing a map costs more than looking at it."""
    found = kept.get(id(key))
    if found is None or found[0] is not key:
        found = (key, make())
        kept[id(key)] = found
        while len(kept) > MAPS_KEPT:
            kept.popitem(last=False)
    return found[1]


@dataclass(frozen=True, slots=True)
class _Pieces:
    """The pieces of all walls in order: whose each is, its two ends, and [pieces, 2, 2] of (x, y) of the squares beside it."""

    walls: tuple[Wall, ...]
    number: tuple[int, ...]
    ends: tuple[tuple[PointXY, PointXY], ...]
    beside: npt.NDArray[np.int64]


def _pieces(walls: tuple[Wall, ...]) -> _Pieces:
    found: _Pieces = _kept(_pieces_kept, walls, lambda: _cut_up(walls))
    return found


def _cut_up(walls: tuple[Wall, ...]) -> _Pieces:
    number, ends, beside = list[int](), list[tuple[PointXY, PointXY]](), list[tuple[tuple[int, int], tuple[int, int]]]()
    for i, wall in enumerate(walls):
        for a, b in zip(wall.points, wall.points[1:], strict=False):
            for start, end in _cut(a, b):
                number.append(i)
                ends.append((start, end))
                beside.append(_squares_beside(start, end))
    return _Pieces(walls, tuple(number), tuple(ends), np.array(beside, np.int64).reshape(-1, 2, 2))


def _known_walls(pieces: _Pieces, known: Mask) -> Iterator[Wall]:
    """The known parts of walls, each as one polyline."""
    height, width = known.shape
    x, y = pieces.beside[..., 0], pieces.beside[..., 1]
    inside = (x >= 0) & (y >= 0) & (x < width) & (y < height)
    told = (inside & known[np.clip(y, 0, height - 1), np.clip(x, 0, width - 1)]).any(1)
    run: list[PointXY] = []
    owner = -1
    for i in np.flatnonzero(told).tolist():
        start, end = pieces.ends[i]
        if run and (pieces.number[i] != owner or run[-1] != start):
            yield _piece(pieces.walls[owner], run)
            run = []
        owner = pieces.number[i]
        run = run or [start]
        run.append(end)
    if run:
        yield _piece(pieces.walls[owner], run)


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


def _squares_beside(start: PointXY, end: PointXY) -> tuple[tuple[int, int], tuple[int, int]]:
    """The squares on both sides of the middle of a piece."""
    mx, my = (start[0] + end[0]) / 2, (start[1] + end[1]) / 2
    length = max(((end[0] - start[0]) ** 2 + (end[1] - start[1]) ** 2) ** 0.5, HAIR)
    nx, ny = -(end[1] - start[1]) / length * NEAR, (end[0] - start[0]) / length * NEAR
    return (floor(mx + nx), floor(my + ny)), (floor(mx - nx), floor(my - ny))
