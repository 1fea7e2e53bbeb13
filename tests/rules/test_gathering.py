"""Where newcomers stand: as found by looking at every square and everybody, and without looking at who is elsewhere."""

import pytest
from msgspec.structs import replace

from battlemap.geometry import DIRECTIONS, Cell, open_neighbours, step_problem
from battlemap.model import Creature, Encounter, Token
from battlemap.rules import gathering
from battlemap.rules.space import footprint, walls_of
from battlemap.rules.terrain import stands_free
from tests.benchmarks import scene

MIDDLE = Cell(15, 15)
COMERS = 12


@pytest.fixture(scope="module")
def crowded() -> Encounter:
    return scene.fight(30, 200, 40)


def comers(size: str) -> list[Token]:
    creature = Creature(name="Wolf", size=size)
    return [Token(id=f"wolf-{i}", creature=creature, side="foes") for i in range(COMERS)]


def looked_for(state: Encounter, tokens: list[Token]) -> dict[str, Cell]:
    """Square by square from the middle, everybody asked at each."""
    walls, steps, places = walls_of(state.scene), {MIDDLE: 0}, {}
    for here in (walked := [MIDDLE]):
        for d in gathering.STRAIGHT_FIRST if steps[here] < gathering.FARTHEST else ():
            cell = Cell(here.x + DIRECTIONS[d][0], here.y + DIRECTIONS[d][1])
            if cell not in steps and not step_problem(walls, here, cell, 1):
                steps[cell] = steps[here] + 1
                walked.append(cell)
    for token in tokens:
        half = (footprint(token) - 1) // 2
        corners = (Cell(cell.x - half, cell.y - half) for cell in walked)
        if (corner := next((at for at in corners if stands_free(state, token, at) is None), None)) is not None:
            places[token.id] = corner
            state = replace(state, tokens={**state.tokens, token.id: replace(token, at=tuple(corner))})
    return places


@pytest.mark.parametrize("size", ["tiny", "medium", "large", "huge"])
def test_in_a_crowd_they_stand_where_a_look_at_everything_puts_them(crowded, size):
    assert gathering.gathered(crowded, comers(size), MIDDLE) == looked_for(crowded, comers(size))


def test_who_is_elsewhere_is_not_looked_at(crowded, monkeypatch):
    """A place under the pointer is asked for at every square it comes to, with hundreds on the map."""
    met: list[int] = []

    def asked(state: Encounter, token: Token, corner: Cell):
        met.append(len(state.tokens))
        return stands_free(state, token, corner)

    monkeypatch.setattr(gathering, "stands_free", asked)
    assert len(gathering.gathered(crowded, comers("medium"), MIDDLE)) == COMERS
    assert max(met) == 1


def test_open_neighbours_are_the_steps_without_a_problem(crowded):
    walls, ways = walls_of(crowded.scene), range(8)
    for here in (Cell(x, y) for x in range(-2, 32) for y in range(-2, 32)):
        around = [Cell(here.x + DIRECTIONS[d][0], here.y + DIRECTIONS[d][1]) for d in ways]
        assert list(open_neighbours(walls, here, ways)) == [cell for cell in around if not step_problem(walls, here, cell, 1)]
