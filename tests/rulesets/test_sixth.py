"""A sixth ruleset of existing policies plays: a scenario, a whole fight, random play (there) and the contract (there)."""

from collections.abc import Callable
from pathlib import Path

import pytest
from msgspec.structs import replace

from battlemap.encounter import commands as c
from battlemap.encounter.dice import Roller
from battlemap.encounter.document import Document
from battlemap.encounter.outcome import Done, NeedDice, Outcome
from battlemap.encounter.scenario import play, read_scenario
from battlemap.geometry import distance
from battlemap.model import Encounter, Token
from battlemap.rules.space import body_of
from battlemap.rules.standing import is_incapacitated
from tests.rulesets.arena import creature
from tests.rulesets.sixth import SIXTH, find_ruleset
from tests.support.fights import CLAW, fight

SCENARIO = Path(__file__).with_name("skirmish-a-short-fight.toml")
LAST_ROUND = 40


def test_its_scenario_holds() -> None:
    scenario = read_scenario(SCENARIO, find_ruleset)
    results = list(play(scenario, find_ruleset))
    assert [(result.index, failure) for result in results for failure in result.failures] == []


@pytest.mark.parametrize("seed", range(3))
def test_a_fight_goes_to_its_end(seed: int) -> None:
    """Everybody walks to the nearest enemy and strikes, until one side is down."""
    table, roller = Document(two_against_three(), find_ruleset), Roller(seed)

    def do(command: c.Command) -> Outcome:
        faces: list[int] = []
        while isinstance(outcome := table.do(command, faces), NeedDice):
            faces += roller.roll(outcome.sides)
        return outcome

    do(c.Begin())
    while table.state.turn.slots and not over(table.state):
        turn = table.state.turn
        assert turn.round < LAST_ROUND
        token = next(t for t in table.state.tokens.values() if isinstance(do(c.Activate(token=t.id)), Done))
        assert token.side == turn.slots[0].who
        fight_on(table, token.id, do)
        assert isinstance(do(c.EndTurn(token=token.id)), Done)
    assert over(table.state) and table.state.turn.round > 1
    assert table.undo(10_000) and table.state == two_against_three()


def two_against_three() -> Encounter:
    foes = [{"id": name, "side": "foes", "at": at, "hp": 6, "ac": 11, "attacks": [CLAW]}
            for name, at in (("orc", [6, 0]), ("gob", [6, 2]), ("nob", [7, 1]))]  # fmt: skip
    heroes = [{"id": name, "at": at, "hp": 14, "ac": 13, "character": True, "attacks": [CLAW]}
              for name, at in (("ana", [0, 1]), ("bob", [1, 2]))]  # fmt: skip
    return replace(fight(["........", "...~....", "........"], *heroes, *foes), ruleset=SIXTH.name)


def over(state: Encounter) -> bool:
    return len({token.side for token in state.tokens.values() if not is_incapacitated(SIXTH, token)}) < 2


def fight_on(table: Document, token_id: str, do: Callable[[c.Command], Outcome]) -> None:
    """One turn: beside the nearest enemy who stands, whatever lies on the way, and a blow."""
    state = table.state
    token = state.tokens[token_id]
    enemies = [other for other in state.tokens.values() if state.are_enemies(token, other)]
    standing = [other for other in enemies if not is_incapacitated(SIXTH, other)]
    if not standing or is_incapacitated(SIXTH, token):
        return
    target = min(standing, key=lambda other: gap(state, token, other))
    if gap(state, token, target) > 1:
        around = [(target.at[0] + x, target.at[1] + y) for x in (-1, 0, 1) for y in (-1, 0, 1)]
        around.sort(key=lambda at: max(abs(at[0] - token.at[0]), abs(at[1] - token.at[1])))
        any(isinstance(do(c.MoveToken(token=token_id, to=at)), Done) for at in around)
    while table.state.pending:
        assert isinstance(do(c.React(token=table.state.pending[0].by)), Done)
    do(c.MakeAttack(token=token_id, target=target.id))


def gap(state: Encounter, one: Token, other: Token) -> int:
    return distance(body_of(state, one), body_of(state, other))


def test_every_sheet_is_read_by_it_too() -> None:
    """What other rulesets keep in a sheet does it no harm."""
    token = creature({"id": "x", "at": [0, 0], "hp": 5})
    assert SIXTH.movement.speeds(token) == {"walk": 90}
