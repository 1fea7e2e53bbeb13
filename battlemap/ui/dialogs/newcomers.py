"""Where newcomers stand and how they are numbered: free squares around a point, names that go on counting."""

import re

from battlemap.geometry import Cell, ring
from battlemap.model import Encounter, Token
from battlemap.rules.space import footprint
from battlemap.rules.terrain import stands_free

FARTHEST = 12


def free_cell(state: Encounter, token: Token, around: Cell) -> Cell | None:
    """The nearest square where it has room; None where there is none near."""
    cells, n = [around], footprint(token)
    for reach in range(1, FARTHEST):
        inner = set(cells)
        cells += [cell for cell in ring(around, n, reach) if cell not in inner]
    return next((cell for cell in cells if stands_free(state, token, cell) is None), None)


def first_number(state: Encounter, stem: str) -> int:
    """Where numbering goes on: after "Goblin 3" comes 4."""
    numbered = re.compile(rf"{re.escape(stem)} (\d+)")
    found = [int(match[1]) for token in state.tokens.values() if (match := numbered.fullmatch(token.name))]
    return max(found, default=0) + 1


def total_of(state: Encounter, group: str) -> int | None:
    """The count a group already has in the order: newcomers of it do not roll for themselves."""
    members = {token.id for token in state.tokens.values() if group and token.group == group}
    return next((place.total for place in state.turn.order if place.who in members), None)
