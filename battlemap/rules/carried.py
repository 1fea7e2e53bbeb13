"""Where bodies end up that do not walk by themselves: pushed along a way, dragged behind whoever holds them.

    pushed_along(state, token, path)      the squares it comes through, up to what stops it
    dragged_to(state, token, path)        those it holds, each with its place when the mover is at the end of the path

Not here: what a push or a drag sets off (`encounter`), what dragging costs (`policies.steps`).
"""

from collections.abc import Sequence

from msgspec.structs import replace

from battlemap.geometry import Cell, ring, squares_of, step_problem
from battlemap.model import Encounter, Token
from battlemap.rules.cover import walled_off
from battlemap.rules.policies.steps import held_by
from battlemap.rules.space import cell_of, footprint, walls_of
from battlemap.rules.terrain import stands_free


def pushed_along(state: Encounter, token: Token, path: Sequence[Cell]) -> tuple[Cell, ...]:
    """How far a forced way goes: it stops before the first wall or creature (scenario format, fine print)."""
    here, gone, walls, n = cell_of(token), list[Cell](), walls_of(state.scene), footprint(token)
    for cell in path:
        if max(abs(cell.x - here.x), abs(cell.y - here.y)) != 1 or step_problem(walls, here, cell, n):
            break
        if stands_free(state, token, cell):
            break
        gone.append(cell)
        here = cell
    return tuple(gone)


def dragged_to(state: Encounter, token: Token, path: Sequence[Cell]) -> tuple[tuple[Token, Cell], ...]:
    """Where those it drags land: in the squares just left, nearest to where each was; who finds no room there, beside it."""
    held = held_by(state, token)
    if not path or not held:
        return ()
    n, left = footprint(token), path[-2] if len(path) > 1 else cell_of(token)
    taken, found = set(squares_of(path[-1], n)), list[tuple[Token, Cell]]()
    along = {token.id, *(other.id for other in held)}
    rest = replace(state, tokens={who: other for who, other in state.tokens.items() if who not in along})
    for other in held:
        behind = _places(other, squares_of(left, n), taken)
        beside = (cell for cell in _places(other, ring(path[-1], n, 1), taken) if _is_reached(rest, path[-1], n, other, cell))
        place = next((cell for cell in (*behind, *beside) if stands_free(rest, other, cell) is None), (*behind, left)[0])
        found.append((other, place))
        taken.update(squares_of(place, footprint(other)))
    return tuple(found)


def _places(held: Token, squares: Sequence[Cell], taken: set[Cell]) -> list[Cell]:
    """Where a body stands on one of the squares and on none that is taken, the nearest to where it was first."""
    n, here = footprint(held), cell_of(held)
    anchors = {Cell(cell.x - i, cell.y - j) for cell in squares if cell not in taken for i in range(n) for j in range(n)}
    clear = [anchor for anchor in anchors if taken.isdisjoint(squares_of(anchor, n))]
    return sorted(clear, key=lambda anchor: ((anchor.x - here.x) ** 2 + (anchor.y - here.y) ** 2, anchor.y, anchor.x))


def _is_reached(state: Encounter, end: Cell, n: int, held: Token, cell: Cell) -> bool:
    """Is there no wall between the holder's new place and this one?"""
    return not walled_off(state, squares_of(end, n), squares_of(cell, footprint(held)))
