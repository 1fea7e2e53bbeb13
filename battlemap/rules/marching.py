"""Marching order: who goes in front, and where everybody stands when the party comes to a door (D24, Marching Order) or to a map.

The first stands nearest to the place, the others behind along the ways one can walk, each where its whole body fits.
"""

from collections import deque
from collections.abc import Iterable, Iterator, Sequence
from itertools import chain

from msgspec.structs import replace

from battlemap.geometry import DIRECTIONS, Cell, Walls, open_neighbours
from battlemap.model import Door, Encounter, Scene, Token
from battlemap.rules.space import cell_of, walls_of
from battlemap.rules.terrain import stands_free

FAR_FROM_ENEMIES = 8
"""Squares; farther is no better."""
WET = "_:"
"""Ground nobody is put on who could stand elsewhere: water, and pits."""


def marching_order(state: Encounter) -> tuple[Token, ...]:
    """The party as it marches: as set, then the characters not named, in file order."""
    named = [state.tokens[who] for who in state.marching if who in state.tokens]
    rest = [t for t in state.tokens.values() if t.creature.character and t.id not in state.marching]
    return tuple(token for token in (*named, *rest) if not token.dead)


def line_up(
    state: Encounter, party: Sequence[Token], start: Cell, ahead: tuple[int, int] = (0, 0)
) -> dict[str, Cell]:
    """A place for everybody, the first of the party nearest to `start`, the others rather behind (away from `ahead`) than
    beside it; who finds none is left out."""
    return placed(state, party, _outwards(walls_of(state.scene), start, ahead))


def placed(state: Encounter, party: Sequence[Token], squares: Iterable[Cell]) -> dict[str, Cell]:
    """For each of the party in turn the first of the squares it has room on; who finds none is left out."""
    ids = {token.id for token in party}
    free = replace(state, tokens={key: token for key, token in state.tokens.items() if key not in ids})
    places: dict[str, Cell] = {}
    looked_at, rest = list[Cell](), iter(squares)
    for token in party:
        cell = next((cell for cell in _again(looked_at, rest) if stands_free(free, token, cell) is None), None)
        if cell is None:
            continue
        places[token.id] = cell
        free = replace(free, tokens={**free.tokens, token.id: replace(token, at=(cell.x, cell.y))})
    return places


def _again(looked_at: list[Cell], rest: Iterator[Cell]) -> Iterator[Cell]:
    """From the first on; what is new is kept for the next."""
    yield from tuple(looked_at)
    for cell in rest:
        looked_at.append(cell)
        yield cell


def _outwards(walls: Walls, start: Cell, ahead: tuple[int, int]) -> Iterator[Cell]:
    """Squares by the number of steps from the start, those behind first, straight ones before diagonals."""
    seen, waiting = {start}, deque([start])
    ways = sorted(range(8), key=lambda d: (d % 2, DIRECTIONS[d][0] * ahead[0] + DIRECTIONS[d][1] * ahead[1]))
    while waiting:
        here = waiting.popleft()
        yield here
        for cell in open_neighbours(walls, here, ways):
            if cell not in seen:
                seen.add(cell)
                waiting.append(cell)


def before_door(state: Encounter, door: Door, party: Sequence[Token]) -> tuple[Cell, tuple[int, int]] | None:
    """The square in front of a door, on the side where most of the party is, and the way through it; None when no square lies
    beside it."""
    sides = list(beside_door(state, door))
    if not sides:
        return None
    return min(sides, key=lambda side: (sum(_far(side[0], cell_of(token)) for token in party), side[0].y, side[0].x))


def _far(one: Cell, other: Cell) -> int:
    return max(abs(one.x - other.x), abs(one.y - other.y))


def beside_door(state: Encounter, door: Door) -> Iterator[tuple[Cell, tuple[int, int]]]:
    """The squares on both sides of a door's middle, each with the way through it."""
    (ax, ay), (bx, by) = door.points[0], door.points[-1]
    mx, my = (ax + bx) / 2, (ay + by) / 2
    length = max(((bx - ax) ** 2 + (by - ay) ** 2) ** 0.5, 1e-9)
    normal = (-(by - ay) / length / 2, (bx - ax) / length / 2)
    walls = walls_of(state.scene)
    for sign in (1, -1):
        cell = Cell(int((mx + sign * normal[0]) // 1), int((my + sign * normal[1]) // 1))
        if walls.grid.contains(cell) and cell not in walls.solids:
            yield cell, (-round(2 * sign * normal[0]), -round(2 * sign * normal[1]))


# ---------------------------------------------------------------- coming to a map
def way_in(state: Encounter, first: Token) -> Iterator[Cell]:
    """Squares for who comes to this map, the best first: its start area, else before the door nearest the rim, else along the
    rim, far from enemies of `first`; then on from there along the ways one can walk, into water and pits only at last."""
    walls, scene = walls_of(state.scene), state.scene
    middle = Cell(scene.width // 2, scene.height // 2)
    area = start_area(state)
    if area:
        front = min(area, key=lambda cell: (_away(cell, middle), cell))
        area.sort(key=lambda cell: (_away(cell, front), cell))
        return chain(area, _outwards(walls, front, _towards(front, middle)))
    start, ahead = _entrance(state, first, middle)
    return chain(
        (cell for cell in _outwards(walls, start, ahead) if _is_dry(scene, cell)), _outwards(walls, start, ahead)
    )


def start_area(state: Encounter) -> list[Cell]:
    """The squares where a party starts on this map."""
    grid = walls_of(state.scene).grid
    runs = [run for area in state.scene.areas if area.kind == "start" for run in area.runs]
    return [cell for y, a, b in runs for x in range(a, b) if grid.contains(cell := Cell(x, y))]


def _is_dry(scene: Scene, cell: Cell) -> bool:
    return scene.ground(cell.x, cell.y) not in WET


def _entrance(state: Encounter, first: Token, middle: Cell) -> tuple[Cell, tuple[int, int]]:
    """Where one comes in, and which way."""
    scene = state.scene
    right, bottom = scene.width - 1, scene.height - 1
    enemies = [cell_of(token) for token in state.tokens.values() if state.are_enemies(token, first) and not token.dead]

    def safe(cell: Cell) -> int:
        return -min([FAR_FROM_ENEMIES, *(_far(cell, enemy) for enemy in enemies)])

    doors = [
        (cell, through)
        for door in scene.doors
        if door.kind != "window" and door.state != "secret"
        for cell, through in beside_door(state, door)
        if stands_free(state, first, cell) is None
    ]
    if doors:
        return min(doors, key=lambda one: (min(one[0].x, one[0].y, right - one[0].x, bottom - one[0].y), safe(one[0]), one[0]))
    rim = [Cell(x, y) for x in range(scene.width) for y in (0, bottom)]
    rim += [Cell(x, y) for y in range(scene.height) for x in (0, right)]
    free = [cell for cell in rim if stands_free(state, first, cell) is None] or [middle]
    start = min(free, key=lambda cell: (not _is_dry(scene, cell), safe(cell), _away(cell, middle), cell))
    return start, _towards(start, middle)


def _away(one: Cell, other: Cell) -> tuple[int, int]:
    """Squares away, straight ones before diagonal ones."""
    return _far(one, other), abs(one.x - other.x) + abs(one.y - other.y)


def _towards(start: Cell, goal: Cell) -> tuple[int, int]:
    """One step's direction."""
    return (goal.x > start.x) - (goal.x < start.x), (goal.y > start.y) - (goal.y < start.y)
