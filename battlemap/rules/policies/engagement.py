"""Moving away from melee: what must be declared, and which steps each declared kind takes (OSE A2-7, OR-2 to OR-4, AM-27)."""

from collections.abc import Iterator

import numpy as np
import numpy.typing as npt

from battlemap.geometry import DIRECTIONS, Cell, distance, ring, squares_of
from battlemap.model import Encounter, Token
from battlemap.rules.cover import walled_off
from battlemap.rules.ruleset import Ruleset
from battlemap.rules.ruling import Refusal
from battlemap.rules.sight import sees
from battlemap.rules.space import body_of, cells_of, footprint, others_of, walls_of
from battlemap.rules.standing import conditions_of

TOTAL = 3
OWN = "own"
Steps = npt.NDArray[np.bool_]


def enemies_beside(state: Encounter, token: Token, cell: Cell | None = None) -> Iterator[Token]:
    """Living enemies within one square, diagonals and heights too, without total cover between (OR-2)."""
    here = body_of(state, token, cell)
    own = squares_of(Cell(here.x, here.y), here.n)
    for other in _enemies(state, token):
        if distance(here, body_of(state, other)) <= 1 and not walled_off(state, own, cells_of(other)):
            yield other


def _enemies(state: Encounter, token: Token) -> Iterator[Token]:
    return (other for other in others_of(state, token) if state.are_enemies(other, token))


def _rise(state: Encounter, token: Token, other: Token) -> int:
    """How far apart their heights are, in squares: 0 where they share one."""
    one, two = body_of(state, token), body_of(state, other)
    return max(one.level - (two.level + two.n - 1), two.level - (one.level + one.n - 1), 0)


def steps_out_of_melee(state: Encounter, ruleset: Ruleset, token: Token, n: int) -> Steps:
    """[8, H, W]: steps begun beside an enemy; before the fight there are none."""
    found = np.zeros((8, state.scene.height, state.scene.width), np.bool_)
    if not state.turn.begun:
        return found
    walls = walls_of(state.scene)
    # Walls are asked only where it could come this round: beyond, nothing hangs on it.
    most = max(ruleset.movement.speeds(token).values(), default=0) // state.scene.square + 2
    for other in _enemies(state, token):
        if _rise(state, token, other) > 1:
            continue
        theirs, side = cells_of(other), footprint(other) + n - 1
        near = distance(body_of(state, token), body_of(state, other)) <= most
        corner = Cell(other.at[0] - n + 1, other.at[1] - n + 1)
        for cell in (*squares_of(corner, side), *ring(corner, side, 1)):
            if not walls.grid.contains(cell) or found[0, cell.y, cell.x]:
                continue
            if not (near and walled_off(state, squares_of(cell, n), theirs)):
                found[:, cell.y, cell.x] = True
    return found


def steps_that_gain_nothing(state: Encounter, ruleset: Ruleset, token: Token, n: int) -> Steps:
    """[8, H, W]: steps that do not go away from every enemy beside it when the move begins (OR-3)."""
    found = np.zeros((8, state.scene.height, state.scene.width), np.bool_)
    for other in enemies_beside(state, token):
        rise = _rise(state, token, other)
        here = np.maximum(_gaps(state, n, other), rise)
        for d, step in enumerate(DIRECTIONS):
            found[d] |= np.maximum(_gaps(state, n, other, step), rise) <= here
    return found


def _gaps(state: Encounter, n: int, other: Token, step: tuple[int, int] = (0, 0)) -> npt.NDArray[np.int64]:
    """[H, W]: distance in squares from a body of n squares a side, one step on from there, to the other."""
    ys, xs = np.mgrid[0 : state.scene.height, 0 : state.scene.width]
    left, top, (x, y), m = xs + step[0], ys + step[1], other.at, footprint(other)
    dx = np.maximum(np.maximum(x - (left + n - 1), left - (x + m - 1)), 0)
    dy = np.maximum(np.maximum(y - (top + n - 1), top - (y + m - 1)), 0)
    return np.asarray(np.maximum(dx, dy))


def steps_towards_fear(state: Encounter, ruleset: Ruleset, token: Token, n: int) -> Steps | None:
    """[8, H, W]: steps nearer to somebody it fears and sees (SRD 5.1 and 5.2, Frightened); None when it fears nobody."""
    found: Steps | None = None
    for rule, effect in conditions_of(ruleset, token):
        other = state.token(effect.source) if rule.fears_source else None
        if other is None or other.dead or not sees(state, ruleset, token, other).sees:
            continue
        if found is None:
            found = np.zeros((8, state.scene.height, state.scene.width), np.bool_)
        here = _gaps(state, n, other)
        for d, step in enumerate(DIRECTIONS):
            found[d] |= _gaps(state, n, other, step) < here
    return found


def as_declared(state: Encounter, ruleset: Ruleset, token: Token, kind: str) -> Refusal | None:
    """A declared spell forbids moving; a declared kind of movement must have been declared, and once begun it is kept to."""
    if not state.turn.begun:
        return None
    if token.declared.startswith("spell"):
        return Refusal("not_allowed", {"rule": "spell_declared", "token": token.id})
    if token.budget.went and token.budget.went != kind:
        return Refusal("not_allowed", {"rule": "keeps_its_kind", "token": token.id})
    if kind != OWN and token.declared != kind:
        return Refusal("not_declared", {"token": token.id, "what": kind})
    return None
