"""What random play has found, as the smallest fight that shows it."""

import pytest
from msgspec.structs import replace

from battlemap.encounter import commands as c
from battlemap.encounter.document import Document
from battlemap.rulesets import find_ruleset, names
from tests.support.fights import CLAW, done, fight, refused

ANA = {"id": "ana", "at": [1, 1], "character": True, "hp": 12, "attacks": [CLAW]}
ORC = {"id": "orc", "side": "foes", "at": [3, 1], "hp": 9, "attacks": [CLAW]}
BY_PHASES = [name for name in names() if find_ruleset(name).turns.phases]


def table(ruleset: str, *tokens: dict) -> Document:
    return Document(replace(fight(["......"] * 3, *tokens), ruleset=ruleset), find_ruleset)


@pytest.mark.parametrize("name", BY_PHASES)
def test_the_dead_begin_no_fight(name: str) -> None:
    assert refused(table(name, {**ANA, "dead": True}, {**ORC, "dead": True}).do(c.Begin())) == "not_allowed"


@pytest.mark.parametrize("name", names())
def test_a_condition_of_the_tables_own_is_given_to_another(name: str) -> None:
    play = table(name, {**ANA, "conditions": ["bewildered"]}, ORC)
    done(play.do(c.SetCondition(targets=("ana", "orc"), add="bewildered")))
    assert play.state.tokens["orc"].conditions == ("bewildered",)
