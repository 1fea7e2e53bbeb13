"""Marching order: who goes in front, and where everybody stands when the party comes to a door (D24, Marching Order).

The first stands nearest to the place, the others behind along the ways one can walk, each where its whole body fits.
"""

from collections import deque
from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from battlemap.geometry import DIRECTIONS, Cell, Walls, step_problem
from battlemap.model import Door, Encounter, Token
from battlemap.rules.space import cell_of, walls_of
from battlemap.rules.terrain import stands_free


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
    ids = {token.id for token in party}
    empty = replace(state, tokens={key: token for key, token in state.tokens.items() if key not in ids})
    places: dict[str, Cell] = {}
    nearest = list(_outwards(walls_of(state.scene), start, ahead))
    free = empty
    for token in party:
        cell = next((cell for cell in nearest if stands_free(free, token, cell) is None), None)
        if cell is None:
            continue
        places[token.id] = cell
        free = replace(free, tokens={**free.tokens, token.id: replace(token, at=(cell.x, cell.y))})
    return places


def _outwards(walls: Walls, start: Cell, ahead: tuple[int, int]) -> Iterator[Cell]:
    """Squares by the number of steps from the start, those behind first, straight ones before diagonals."""
    seen, waiting = {start}, deque([start])
    ways = sorted(range(8), key=lambda d: (d % 2, DIRECTIONS[d][0] * ahead[0] + DIRECTIONS[d][1] * ahead[1]))
    while waiting:
        here = waiting.popleft()
        yield here
        for d in ways:
            cell = Cell(here.x + DIRECTIONS[d][0], here.y + DIRECTIONS[d][1])
            if cell not in seen and walls.grid.contains(cell) and not step_problem(walls, here, cell, 1):
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
