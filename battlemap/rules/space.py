"""A scene and its tokens read into geometry: walls, bodies, who stands where.

The walls of a scene are noded once and kept for the last few scenes; an opened door switches its barrier, nothing is noded anew,
and of a map that was drawn on only what the new walls touch.  A map with another light has the same walls, and what is known of
them.
Not here: who may pass whom (`movement`), what is seen (`sight`).
"""

from collections import OrderedDict
from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from functools import lru_cache
from typing import Any

import numpy as np

from battlemap.geometry import SIZES as FOOTPRINTS
from battlemap.geometry import Barrier, BarrierState, Block, Body, Cell, Grid, Walls, squares_of
from battlemap.model import Door, Encounter, Scene, Token, Wall

CAPS = {"none": 0, "half": 1, "three_quarters": 2, "total": 3}
DEGREES = ("none", "half", "three_quarters", "total")
SCENES_KEPT = 8
PAIRS_KEPT = 65_536
Pairs = dict[tuple[tuple[Cell, ...], tuple[Cell, ...]], bool]

_walls_by_plan: "OrderedDict[tuple[int, int, int], tuple[Scene, Walls]]" = OrderedDict()
_walls_by_scene: "OrderedDict[int, tuple[Scene, Walls]]" = OrderedDict()
_dug_by_scene: "OrderedDict[int, tuple[Scene, Walls]]" = OrderedDict()
_floors_by_areas: "OrderedDict[int, tuple[Scene, np.ndarray | None]]" = OrderedDict()


def walls_of(scene: Scene) -> Walls:
    """The scene's walls, doors as they stand.  Kept by identity: scenes are frozen."""
    found = _walls_by_scene.get(id(scene))
    if found is None or found[0] is not scene:
        alike = (walls for other, walls in list(_walls_by_scene.values()) if _stands_alike(other, scene))
        walls = next(alike, None) or _plan_of(scene).switched({f"door:{door.id}": door_state(door) for door in scene.doors})
        found = (scene, walls)
        _remember(_walls_by_scene, id(scene), found)
    return found[1]


def _stands_alike(scene: Scene, other: Scene) -> bool:
    """Is all the same that walls, or what is kept with them, follow from: is it only the light or a note that is another?"""
    drawn = scene.rows is other.rows and scene.walls is other.walls and scene.areas is other.areas
    return drawn and scene.square == other.square and scene.doors == other.doors


def walls_over(scene: Scene, level: int) -> Walls:
    """As `walls_of`, to lines none of which runs below a level: low obstacles, one square high on their floor, that end there are
    no more in their way."""
    walls = walls_of(scene)
    if level <= 0 or not walls.low:
        return walls
    high = {cell: name for cell, name in walls.low.items() if floor_at(scene, cell) // scene.square + 1 > level}
    if len(high) == len(walls.low):
        return walls
    return walls.once(("low obstacles over", level), lambda: Walls.build(walls.grid, walls.barriers, walls.solids, high))


def walls_without_solids(scene: Scene) -> Walls:
    """As `walls_of`, to who digs through the solid squares; made anew only when they are asked for on another scene."""
    found = _dug_by_scene.get(id(scene))
    if found is None or found[0] is not scene:
        plan = _build(scene, solid="")
        found = (scene, plan.switched({f"door:{door.id}": door_state(door) for door in scene.doors}))
        _remember(_dug_by_scene, id(scene), found)
    return found[1]


def _plan_of(scene: Scene) -> Walls:
    """Walls and ground with every door as a full barrier: the same for all states of its doors."""
    key = (id(scene.rows), id(scene.walls), hash(tuple((door.id, door.points) for door in scene.doors)))
    found = _walls_by_plan.get(key)
    if found is None or found[0].rows is not scene.rows or found[0].walls is not scene.walls:
        alike = [one for one in list(_walls_by_plan.values()) if one[0].rows is scene.rows]
        found = (scene, _revised(*alike[-1], scene) if alike else _build(scene))
        _remember(_walls_by_plan, key, found)
    return found[1]


def floor_at(scene: Scene, cell: tuple[int, int], n: int = 1) -> int:
    """How high the floor lies below an n x n body there, in dm: the highest of the drawn elevations under it, 0 where none is
    drawn."""
    if not scene.areas:
        return 0
    found = _floors_by_areas.get(id(scene.areas))
    if found is None or found[0].areas is not scene.areas:
        found = (scene, _floors(scene))
        _remember(_floors_by_areas, id(scene.areas), found)
    floors, (x, y) = found[1], cell
    if floors is None:
        return 0
    below = floors[max(0, y) : y + n, max(0, x) : x + n]
    return int(below.max()) if below.size else 0


def _floors(scene: Scene) -> np.ndarray | None:
    """Per square; of elevations that overlap the last drawn counts."""
    drawn = [area for area in scene.areas if area.kind == "elevation"]
    if not drawn:
        return None
    floors = np.zeros((scene.height, scene.width), np.int32)
    for area in drawn:
        for y, first, behind in area.runs:
            if 0 <= y < scene.height:
                floors[y, max(0, first) : max(0, behind)] = area.value
    return floors


def _remember(kept: "OrderedDict[Any, tuple[Scene, Any]]", key: Any, found: tuple[Scene, Any]) -> None:
    kept[key] = found
    kept.move_to_end(key)
    while len(kept) > SCENES_KEPT:
        kept.popitem(last=False)


def _build(scene: Scene, solid: str = "#") -> Walls:
    barriers = [barrier for number, wall in enumerate(scene.walls) for barrier in _barriers_of(number, wall)]
    barriers += [barrier for door in scene.doors for barrier in _full_barriers_of(door)]
    solids = {Cell(x, y): f"square:{x},{y}" for x, y in ground_cells(scene, solid)}
    low = {Cell(x, y): f"square:{x},{y}" for x, y in ground_cells(scene, "o")}
    return Walls.build(Grid(scene.width, scene.height), barriers, solids, low)


def _revised(before: Scene, walls: Walls, scene: Scene) -> Walls:
    """As `_build`, from the walls of a scene with the same ground: what is known of a line that was there stays known.  Walls are
    known by identity: they are frozen, and a map that was drawn on has the others still."""
    same = behind = 0
    for wall, other in zip(before.walls, scene.walls, strict=False):
        if wall is not other:
            break
        same += 1
        behind += len(wall.points) - 1
    barriers, was = list(walls.barriers[:behind]), list(range(behind))
    begins: dict[Hashable, int] = {}
    count = behind
    for wall in before.walls[same:]:
        begins[id(wall)] = count
        count += len(wall.points) - 1
    for door in before.doors:
        begins[_key(door)] = count
        count += len(door.points) - 1

    def take(key: Hashable, line: list[Barrier]) -> None:
        nonlocal behind
        begin = begins.get(key, -1)
        if begin < behind:
            was.extend([-1] * len(line))
        else:
            behind = begin + len(line)
            was.extend(range(begin, behind))
        barriers.extend(line)

    for number, wall in enumerate(scene.walls[same:], same):
        take(id(wall), _barriers_of(number, wall))
    for door in scene.doors:
        take(_key(door), _full_barriers_of(door))
    return walls.revised(barriers, was)


def _barriers_of(number: int, wall: Wall) -> list[Barrier]:
    name, cap = f"wall:{number}", CAPS[wall.cover]
    return [Barrier(a, b, name, wall.move, wall.sight, cap, wall.one_way)
            for a, b in zip(wall.points, wall.points[1:], strict=False)]  # fmt: skip


def _full_barriers_of(door: Door) -> list[Barrier]:
    return [Barrier(a, b, f"door:{door.id}") for a, b in zip(door.points, door.points[1:], strict=False)]


def _key(door: Door) -> Hashable:
    """What is the same as long as a door's barriers are."""
    return door.id, door.points


@lru_cache(maxsize=SCENES_KEPT)
def no_walls(width: int, height: int) -> Walls:
    """A map of that size with nothing on it: as it is to who goes through walls."""
    return Walls.build(Grid(width, height), [], {}, {})


def pairs_known(walls: Walls, question: str) -> Pairs:
    """What was answered to a yes-or-no question about two bodies between these walls, for `question` to add to.  It goes with
    them: a table of its own would hold every map there has been since the program began, with all that is known of each."""
    known = walls.once(("pairs known", question), Pairs)
    if len(known) > PAIRS_KEPT:
        known.clear()
    return known


def ground_cells(scene: Scene, letters: str) -> Iterator[Cell]:
    """The squares drawn with one of these letters, in reading order."""
    found = np.zeros((scene.height, scene.width), np.bool_)
    codes = np.frombuffer("".join(scene.rows).encode("utf-32-le"), np.uint32).reshape(found.shape)
    for letter in letters:
        found |= codes == ord(letter)
    return map(Cell, *(axis.tolist() for axis in np.nonzero(found)[::-1]))


def door_state(door: Door) -> BarrierState:
    """What a door stops as it stands.  A window never lets a step through; closed it gives total cover, open none.  A closed
    portcullis is seen through and gives three-quarters (scenario format, fine print)."""
    is_open = door.state == "open"
    if door.kind == "window":
        return BarrierState(move=True, sight=False, cap=0 if is_open else 3)
    if door.kind == "portcullis" and door.state != "secret":
        return BarrierState(move=not is_open, sight=False, cap=0 if is_open else 2)
    return BarrierState(move=not is_open, sight=not is_open, cap=0 if is_open else 3)


def footprint(token: Token) -> int:
    """Squares a side."""
    return FOOTPRINTS[token.creature.size]


def cell_of(token: Token) -> Cell:
    return Cell(*token.at)


def level_of(state: Encounter, z: int) -> int:
    """Heights: level = floor(z / square)."""
    return z // state.scene.square


def level_at(state: Encounter, z: int, cell: tuple[int, int], n: int) -> int:
    """The level of a body `z` above the floor of a place: heights of creatures are heights above the floor they are over."""
    return (z + floor_at(state.scene, cell, n)) // state.scene.square


def cells_of(token: Token, n: int | None = None) -> tuple[Cell, ...]:
    """The squares of its footprint (of n squares a side where it is squeezed)."""
    return squares_of(cell_of(token), n or footprint(token))


def body_of(state: Encounter, token: Token, at: Cell | None = None, n: int | None = None) -> Body:
    """Its footprint in three dimensions, here or at another square."""
    (x, y), wide = at if at is not None else token.at, n or footprint(token)
    return Body(x, y, wide, level_at(state, token.z, (x, y), wide))


def levels_meet(one: Body, other: Body) -> bool:
    """Do two bodies share a height?"""
    return one.level < other.level + other.n and other.level < one.level + one.n


def creatures_between(state: Encounter, *ends: Token) -> tuple[Block, ...]:
    """The creatures that may be in the way of lines between these: everyone else who is alive, whose height meets the span
    between them; mount and rider do not cover each other.  Corpses give no cover, but as a house rule."""
    return _blocks(state, ends, state.tokens.values())


def creatures_amid(state: Encounter, *ends: Token) -> tuple[Block, ...]:
    """As `creatures_between`, for lines between the very places these stand in: who is a whole square away from the box around
    them meets none and is left out."""
    return _blocks(state, ends, filter(_beside(ends), state.tokens.values()))


def _blocks(state: Encounter, ends: Sequence[Token], others: Iterable[Token]) -> tuple[Block, ...]:
    corpses = bool(state.options.get("corpses_give_cover"))
    bodies = [body_of(state, token) for token in ends]
    lowest, highest = min(body.level for body in bodies), max(body.level + body.n for body in bodies)
    skipped = {token.id for token in ends} | {token.riding for token in ends}
    riders = {end.id for end in ends}
    skipped |= {token.id for token in state.tokens.values() if token.riding in riders}
    return tuple(
        Block(cell, 1, f"token:{token.id}")
        for token in others
        if (not token.dead or corpses) and token.id not in skipped
        for body in (body_of(state, token),)
        if body.level < highest and lowest < body.level + body.n
        for cell in cells_of(token)
    )


def _beside(ends: Sequence[Token]) -> Callable[[Token], bool]:
    """Does somebody touch the box around some bodies, or the squares next to it?"""
    left, top = min(end.at[0] for end in ends) - 1, min(end.at[1] for end in ends) - 1
    right = max(end.at[0] + footprint(end) for end in ends) + 1
    bottom = max(end.at[1] + footprint(end) for end in ends) + 1

    def is_near(token: Token) -> bool:
        (x, y), n = token.at, footprint(token)
        return x < right and x + n > left and y < bottom and y + n > top

    return is_near


def others_of(state: Encounter, token: Token) -> Iterable[Token]:
    """Everyone else who is a creature still: corpses are no creatures."""
    return (other for other in state.tokens.values() if other.id != token.id and not other.dead)
