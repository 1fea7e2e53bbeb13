"""Where newcomers stand who come together: around a point, or each as near as it can to a place of its own.

Nobody is put through a wall: every footprint covers a square one can walk to from the point, whoever stands in between, and has
room for the whole body (`terrain.stands_free`).  Not here: the party coming to a map (`marching`), who rolls initiative
(`encounter`).
"""

from collections import deque
from collections.abc import Iterable, Iterator, Mapping, Sequence

from msgspec.structs import replace

from battlemap.geometry import Cell, Walls, open_neighbours, squares_of
from battlemap.model import Encounter, Token
from battlemap.rules.space import cells_of, footprint, walls_of
from battlemap.rules.terrain import stands_free

FARTHEST = 24
"""Steps from the point; beyond, it is another place."""
STRAIGHT_FIRST = sorted(range(8), key=lambda d: d % 2)


def gathered(state: Encounter, tokens: Sequence[Token], start: Cell) -> dict[str, Cell]:
    """For each in turn the nearest free place around the point; who finds none is left out."""
    return _placed(state, tokens, start, {})


def in_formation(
    state: Encounter, tokens: Sequence[Token], start: Cell, wanted: Mapping[str, Cell]
) -> dict[str, Cell]:
    """For each in turn the free place nearest to the wanted one, on this side of the walls; who finds none is left out."""
    return _placed(state, tokens, start, wanted)


def _placed(state: Encounter, tokens: Sequence[Token], start: Cell, wanted: Mapping[str, Cell]) -> dict[str, Cell]:
    far = max((_away(start, cell)[0] for cell in wanted.values()), default=0) + FARTHEST
    walked = list(_outwards(walls_of(state.scene), start, far))
    ids = {token.id for token in tokens}
    crowd = _Crowd(state, (token for key, token in state.tokens.items() if key not in ids))
    places: dict[str, Cell] = {}

    def put(token: Token, cells: Sequence[Cell]) -> None:
        cell = next(_fitting(crowd, token, cells), None)
        if cell is not None:
            places[token.id] = cell
            crowd.take(replace(token, at=(cell.x, cell.y)))

    near = set(walked)
    for token in tokens:  # nobody takes the very place another is meant for
        if token.id in wanted and (cell := _within(token, wanted[token.id])) in near:
            put(token, [cell])
    for token in tokens:
        if token.id not in places:
            put(token, _by_nearness(walked, token, wanted.get(token.id)))
    return places


def _within(token: Token, corner: Cell) -> Cell:
    """The square of its body that counts, of a footprint with that top-left square."""
    half = (footprint(token) - 1) // 2
    return Cell(corner.x + half, corner.y + half)


class _Crowd:
    """Who stands where, by square: whoever shares none with a footprint is not in its way, however many they are."""

    def __init__(self, state: Encounter, tokens: Iterable[Token]) -> None:
        self._nobody = replace(state, tokens={})
        self._on: dict[Cell, list[Token]] = {}
        for token in tokens:
            self.take(token)

    def take(self, token: Token) -> None:
        """It stands there from now on."""
        for square in cells_of(token):
            self._on.setdefault(square, []).append(token)

    def leaves_free(self, token: Token, corner: Cell) -> bool:
        """May it stand there (`stands_free`) among all of them?"""
        met = {other.id: other for square in squares_of(corner, footprint(token)) for other in self._on.get(square, ())}
        return stands_free(replace(self._nobody, tokens=met) if met else self._nobody, token, corner) is None


def _fitting(crowd: _Crowd, token: Token, cells: Sequence[Cell]) -> Iterator[Cell]:
    """Top-left squares it may stand on, its body around each square in turn."""
    half = (footprint(token) - 1) // 2
    for cell in cells:
        corner = Cell(cell.x - half, cell.y - half)
        if crowd.leaves_free(token, corner):
            yield corner


def _by_nearness(cells: Sequence[Cell], token: Token, wanted: Cell | None) -> Sequence[Cell]:
    if wanted is None:
        return cells
    middle = _within(token, wanted)
    return sorted(cells, key=lambda cell: _away(cell, middle))


def _outwards(walls: Walls, start: Cell, far: int) -> Iterator[Cell]:
    """Squares by the number of steps from the start, straight ones before diagonals."""
    if not walls.grid.contains(start) or start in walls.solids:
        return
    steps, waiting = {start: 0}, deque([start])
    while waiting:
        here = waiting.popleft()
        yield here
        if steps[here] == far:
            continue
        for cell in open_neighbours(walls, here, STRAIGHT_FIRST):
            if cell not in steps:
                steps[cell] = steps[here] + 1
                waiting.append(cell)


def _away(one: Cell, other: Cell) -> tuple[int, int]:
    """Squares away, straight ones before diagonal ones."""
    dx, dy = abs(one.x - other.x), abs(one.y - other.y)
    return max(dx, dy), dx + dy
