"""Who stands squeezed is told without the whole ground, and as the ground tells it."""

import pytest
from msgspec.structs import replace

from battlemap.model import Encounter
from battlemap.rules import terrain
from battlemap.rules.space import cell_of, footprint
from battlemap.rules.terrain import ground_for, is_squeezed
from battlemap.rulesets import names
from tests.rules.test_oracles import fights, hold
from tests.rulesets.sixth import find_ruleset
from tests.support.fights import fight

OGRE = {"id": "ogre", "side": "foes", "size": "large", "at": [1, 0]}


@pytest.mark.parametrize("name", names())
def test_who_is_squeezed_is_what_the_ground_says(name: str) -> None:
    ruleset = find_ruleset(name)

    def check(state: Encounter) -> None:
        state = replace(state, ruleset=name)
        for token in state.tokens.values():
            want = footprint(token) > 1 and ground_for(state, ruleset, token).is_squeezed(cell_of(token))
            assert is_squeezed(state, ruleset, token) == want, token.id

    hold(check, False, state=fights())


def test_the_ground_is_not_made_for_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(terrain, "ground_for", lambda *_: pytest.fail("the whole ground was made"))
    free, pinched = fight(["....", "...."], OGRE), fight([".#..", "...."], OGRE)
    told = [is_squeezed(state, find_ruleset("dnd2024"), state.tokens["ogre"]) for state in (free, pinched)]
    assert told == [False, True]
