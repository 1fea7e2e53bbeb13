"""What a side of many sees is what each of its members sees, taken together; and it is found out anew only when it may change."""

import numpy as np
import pytest
from msgspec.structs import replace

from battlemap.model import Effect, Encounter
from battlemap.rules import sight
from battlemap.rules.sight import seen_by_side, seen_by_token
from battlemap.rulesets import find_ruleset
from tests.support.fights import fight

RULESET = find_ruleset("dnd2024")
ROWS = [
    "............",
    "..#.........",
    "..#..~~.....",
    "......##....",
    "............",
    "...#........",
    "............",
]
WALLS = [{"points": [[4, 0], [4, 5]]}, {"points": [[8, 3], [12, 3]]}, {"points": [[7.5, 4.25], [9.5, 6.5]], "one_way": "left"}]


def party(dark: bool = False, fog: bool = False) -> Encounter:
    rows = [row.replace("~", '"') for row in ROWS] if fog else ROWS
    members = [
        {"id": "ana", "at": [0, 0]},
        {"id": "ben", "at": [2, 1], "senses": {"darkvision": 6}},
        {"id": "cat", "at": [5, 5], "size": "large"},
        {"id": "dan", "at": [9, 0], "senses": {"blindsight": 3}, "conditions": ["blinded"]},
        {"id": "eve", "at": [10, 5], "senses": {"blindsight": 3, "truesight": 4.5}},
        {"id": "far", "at": [11, 6], "conditions": ["blinded"]},
    ]
    lights = [{"at": [6.5, 1.5], "bright": 3, "dim": 6}]
    return fight(rows, *({"side": "party", **member} for member in members), wall=WALLS, light=lights, dark=dark)


def by_each(state: Encounter) -> np.ndarray:
    seen = np.zeros((state.scene.height, state.scene.width), np.bool_)
    for token in state.tokens.values():
        seen |= seen_by_token(state, RULESET, token)
    return seen


@pytest.fixture(autouse=True)
def few_are_many(monkeypatch):
    monkeypatch.setattr(sight, "MANY_EYES", 2)
    sight._together.clear()


@pytest.mark.parametrize("fog", [False, True])
@pytest.mark.parametrize("dark", [False, True])
def test_many_see_what_each_of_them_sees(dark, fog):
    state = party(dark, fog)
    want = by_each(state)
    assert (seen_by_side(state, RULESET, "party") == want).all()
    assert dark == (want.sum() < by_each(party(fog=fog)).sum())


def test_it_is_asked_again_only_when_it_may_have_changed(monkeypatch):
    state, asked = party(), []
    find = sight._seen_by_many
    monkeypatch.setattr(sight, "_seen_by_many", lambda *of: asked.append(1) or find(*of))
    seen_by_side(state, RULESET, "party")
    hurt = replace(state, tokens={**state.tokens, "cat": replace(state.tokens["cat"], hp=1)})
    assert (seen_by_side(hurt, RULESET, "party") == by_each(state)).all() and len(asked) == 1
    for change in ({"at": (6, 0)}, {"effects": (Effect(name="blinded", kind="condition"),)}, {"dead": True}):
        changed = replace(state, tokens={**state.tokens, "cat": replace(state.tokens["cat"], **change)})
        assert (seen_by_side(changed, RULESET, "party") == by_each(changed)).all()
    assert len(asked) == 4
