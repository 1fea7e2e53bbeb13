"""A map as far as a side knows it: ground, walls and doors elsewhere are not in it at all.

Walls are cut into pieces at the grid lines they cross; a piece is known when a square it borders on is.
"""

from collections import OrderedDict
from collections.abc import Callable, Iterable, Iterator, Mapping
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


def without_secrets(scene: Scene, known: Mask, seen: Mask, remembered: Mapping[str, str]) -> Scene:
    """The map as if there were no secret doors: where walls are lines a piece of wall, in bare rock more rock."""
    rows: list[list[str]] | None = None
    doors, walls = list[Door](), list[Wall]()
    for door in scene.doors:
        state = door.state if door_is_beside(door, seen) else remembered.get(door.id, "")
        if state != SECRET:
            doors.append(door)
            continue
        rock = _rock_behind(scene, door, known)
        if not rock or _in_a_wall(scene, door):
            walls.append(Wall(points=door.points))
        if not rock:
            continue
        rows = rows or [list(row) for row in scene.rows]
        for x, y in rock:
            if 0 <= x < scene.width and 0 <= y < scene.height:  # beyond the rim all is rock already
                rows[y][x] = SOLID
    if len(doors) == len(scene.doors):
        return scene
    told = scene.rows if rows is None else tuple("".join(row) for row in rows)
    return msgspec.structs.replace(scene, rows=told, doors=tuple(doors), walls=(*scene.walls, *walls))


def _rock_behind(scene: Scene, door: Door, known: Mask) -> list[tuple[int, int]]:
    """The unknown squares behind a door on the grid between rock on both hands; none where it is a door in a thin wall."""
    (ax, ay), (bx, by) = door.points[0], door.points[-1]
    if len(door.points) != 2 or (ax != bx and ay != by) or any(value != int(value) for value in (ax, ay, bx, by)):
        return []
    dx, dy = (0, 1) if ax == bx else (1, 0)
    x, y, length = int(min(ax, bx)), int(min(ay, by)), int(abs(bx - ax) + abs(by - ay))
    found: list[tuple[int, int]] = []
    for i in range(length):
        here, aside = (x + i * dx, y + i * dy), (x + i * dx - dy, y + i * dy - dx)
        if _is(known, here) == _is(known, aside):
            return []
        found.append(aside if _is(known, here) else here)
    ends = ((found[0][0] - dx, found[0][1] - dy), (found[-1][0] + dx, found[-1][1] + dy))
    return found if all(scene.ground(*end) == SOLID for end in ends) else []


def _in_a_wall(scene: Scene, door: Door) -> bool:
    """Does a wall go on from it along the same grid line?"""
    (ax, ay), (bx, by) = door.points[0], door.points[-1]
    along = 1 if ax == bx else 0
    line, ends = (ax, ay)[1 - along], sorted(((ax, ay)[along], (bx, by)[along]))
    for wall in scene.walls:
        for a, b in zip(wall.points, wall.points[1:], strict=False):
            if a[1 - along] == b[1 - along] == line:
                low, high = sorted((a[along], b[along]))
                if low < high and (low <= ends[0] <= high or low <= ends[1] <= high):
                    return True
    return False


def _is(mask: Mask, cell: tuple[int, int]) -> bool:
    return 0 <= cell[0] < mask.shape[1] and 0 <= cell[1] < mask.shape[0] and bool(mask[cell[1], cell[0]])


def known_scene(scene: Scene, known: Mask, seen: Mask, remembered: Mapping[str, str]) -> Scene:
    """The map (without its secret doors) without notes, lights and areas, without what lies on unknown squares; doors out of
    sight as they were last seen."""
    rows = tuple("".join(row) for row in np.where(known, _letters(scene.rows), UNKNOWN).tolist())
    doors = list[Door]()
    for door in scene.doors:
        state = door.state if door_is_beside(door, seen) else remembered.get(door.id, "")
        if state not in ("", SECRET) and door_is_beside(door, known):
            doors.append(Door(id=door.id, points=door.points, kind=door.kind, state=state))  # type: ignore[arg-type]
    walls = tuple(_joined(_known_pieces(_pieces(scene.walls), known)))
    return msgspec.structs.replace(
        scene, rows=rows, walls=walls, doors=tuple(doors), notes=(), lights=(), areas=(), name="", dark=False
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


class _Pieces(msgspec.Struct, frozen=True):
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


Piece = tuple[PointXY, PointXY, Wall]


def _known_pieces(pieces: _Pieces, known: Mask) -> Iterator[Piece]:
    """The pieces a known square borders on, each from its lesser end, with the wall it is of."""
    height, width = known.shape
    x, y = pieces.beside[..., 0], pieces.beside[..., 1]
    inside = (x >= 0) & (y >= 0) & (x < width) & (y < height)
    told = (inside & known[np.clip(y, 0, height - 1), np.clip(x, 0, width - 1)]).any(1)
    for i in np.flatnonzero(told).tolist():
        start, end = sorted(pieces.ends[i])
        yield start, end, pieces.walls[pieces.number[i]]


def _joined(pieces: Iterable[Piece]) -> Iterator[Wall]:
    """Pieces as straight walls, as long as they go on: the same for every way the same lines were drawn.  Without what cannot
    be seen of them: whether they are one-way, what they are made of."""
    lines: dict[Any, set[tuple[PointXY, PointXY]]] = {}
    for start, end, wall in pieces:
        key = (_line_of(start, end), wall.move, wall.sight, wall.cover)
        lines.setdefault(key, set()).add((start, end))
    for (_, move, sight, cover), parts in sorted(lines.items(), key=lambda entry: entry[0]):
        first: PointXY | None = None
        last: PointXY | None = None
        for start, end in sorted(parts):
            if first is None or last is None or _apart(last, start):
                if first is not None and last is not None:
                    yield Wall(points=(first, last), move=move, sight=sight, cover=cover)
                first, last = start, end
            elif end > last:
                last = end
        if first is not None and last is not None:
            yield Wall(points=(first, last), move=move, sight=sight, cover=cover)


def _line_of(start: PointXY, end: PointXY) -> tuple[float, float]:
    """Direction and place of the straight line through both, rounded."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    length = max((dx * dx + dy * dy) ** 0.5, HAIR)
    return round(dy / length, 6), round((start[0] * dy - start[1] * dx) / length, 5)


def _apart(last: PointXY, start: PointXY) -> bool:
    """Does the next piece begin behind a gap?"""
    return start > last and max(abs(start[0] - last[0]), abs(start[1] - last[1])) > HAIR


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
