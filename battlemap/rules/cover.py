"""Cover between two creatures: the degree from geometry, the numbers from the ruleset (rules.md section 0; D24 A1-31)."""

from collections.abc import Sequence
from functools import lru_cache

import msgspec

from battlemap.geometry import DIRECTIONS, Cell, Cover, Walls, cover_between, degree_between, step_mask
from battlemap.model import Encounter, Token
from battlemap.rules.ruleset import Ruleset
from battlemap.rules.space import (
    DEGREES,
    body_of,
    cells_of,
    creatures_amid,
    pairs_known,
    walls_of,
    walls_over,
)


class CoverRuling(msgspec.Struct, frozen=True):
    """The degree ("none" ... "total"), what it adds to armour class and Dexterity saves, what it takes from the attack, and the
    four lines of the attacker's best pair with what blocks each."""

    degree: str
    armour: int
    saves: int
    penalty: int
    cover: Cover


def cover_of(state: Encounter, ruleset: Ruleset, attacker: Token, target: Token) -> CoverRuling:
    """The cover a target has from an attacker, with its lines."""
    blocks = creatures_amid(state, attacker, target)
    cover = cover_between(_walls_between(state, attacker, target), cells_of(attacker), cells_of(target), blocks)
    rules, degree = ruleset.cover, cover.degree
    return CoverRuling(DEGREES[degree], rules.armour[degree], rules.saves[degree], rules.penalty[degree], cover)


def degree_of(state: Encounter, attacker: Token, target: Token) -> int:
    """Only the degree, 0 to 3: without lines and names."""
    blocks = creatures_amid(state, attacker, target)
    return degree_between(_walls_between(state, attacker, target), cells_of(attacker), cells_of(target), blocks)


def _walls_between(state: Encounter, *ends: Token) -> Walls:
    """Those whose height meets the span between the two: up in the air nothing low is in the way."""
    return walls_over(state.scene, min(body_of(state, token).level for token in ends))


def walled_off(state: Encounter, own: Sequence[Cell], theirs: Sequence[Cell]) -> bool:
    """Do walls give total cover between two bodies?  Where a step from a square of one to a neighbouring one of the other is
    free so is a line, and nothing more is asked; else the lines decide."""
    return _walled_off(walls_of(state.scene), tuple(own), tuple(theirs))


def _walled_off(walls: Walls, own: tuple[Cell, ...], theirs: tuple[Cell, ...]) -> bool:
    known = pairs_known(walls, "walled off")
    found = known.get((own, theirs))
    if found is None:
        found = known[own, theirs] = _no_line_is_free(walls, own, theirs)
    return found


def _no_line_is_free(walls: Walls, own: tuple[Cell, ...], theirs: tuple[Cell, ...]) -> bool:
    if _what_stops_lines_stops_steps(walls):
        open_steps = step_mask(walls, 1)
        for a in own:
            for b in theirs:
                if max(abs(a.x - b.x), abs(a.y - b.y)) == 1 and walls.grid.contains(a):
                    if open_steps[DIRECTIONS.index((b.x - a.x, b.y - a.y)), a.y, a.x]:
                        return False
    return degree_between(walls, own, theirs, ()) == len(DEGREES) - 1


@lru_cache(maxsize=16)
def _what_stops_lines_stops_steps(walls: Walls) -> bool:
    """Is there no curtain: nothing that gives total cover and lets a step through?"""
    return all(barrier.move or barrier.cap < len(DEGREES) - 1 for barrier in walls.barriers)
