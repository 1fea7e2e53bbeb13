"""Random play under every ruleset: what is hidden is in no byte of what a side is shown.

All else that must hold in random play is in `tests/rulesets/test_random_play`.
"""

import random

import msgspec
import pytest
from msgspec.structs import replace

from battlemap.encounter import commands as c
from battlemap.encounter.dice import Roller
from battlemap.encounter.document import Document
from battlemap.encounter.outcome import NeedDice
from battlemap.encounter.view import view_for
from battlemap.model import Encounter
from battlemap.rulesets import find_ruleset, names
from tests.rulesets.arena import arena, creature
from tests.rulesets.commands import any_command

SECRET = {"id": "secretgob", "side": "foes", "name": "Xyzzyx", "at": [9, 6], "hp": 7, "hidden": True, "note": "sleeps"}
STEPS = 60


def shown(state: Encounter) -> bytes:
    return msgspec.json.encode(view_for(state, find_ruleset(state.ruleset), "party"))


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("name", names())
def test_what_is_hidden_is_in_no_byte_of_the_view(name: str, seed: int) -> None:
    dice, roller = random.Random(seed + 50), Roller(seed)
    start = arena(find_ruleset(name), seed)
    secret = creature(SECRET)
    table = Document(replace(start, tokens={**start.tokens, secret.id: secret}), find_ruleset)
    for _ in range(STEPS):
        command, faces = any_command(dice, table.state, table.ruleset), list[int]()
        if isinstance(command, (c.Edit, c.SetScene, c.Leave, c.Depart, c.Reserve)):
            continue  # the game master may show it, or take it away
        while isinstance(outcome := table.do(command, faces), NeedDice):
            faces += roller.roll(outcome.sides)
        view, other = shown(table.state), table.state.tokens[secret.id]
        assert b"Xyzzyx" not in view and b"secretgob" not in view and b"sleeps" not in view
        elsewhere = replace(other, hp=max(0, other.hp - 1), note="x", at=(2, 2), z=30)
        changed = replace(table.state, tokens={**table.state.tokens, secret.id: elsewhere})
        assert shown(changed) == view
