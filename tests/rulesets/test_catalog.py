"""Every ruleset keeps the contract of the record."""

import pytest

from battlemap.encounter.deciding.acts import DEEDS
from battlemap.encounter.deciding.turn_ends import AT_AN_END
from battlemap.encounter.deciding.turns import SCHEDULES
from battlemap.model import BattlemapError
from battlemap.rules.ruleset import Ruleset
from battlemap.rulesets import DEFAULT, find_ruleset, names
from tests.rulesets.sixth import SIXTH


def test_an_unknown_name_lists_the_known() -> None:
    with pytest.raises(BattlemapError, match=DEFAULT):
        find_ruleset("chess")


def test_each_is_found_by_its_name() -> None:
    assert [find_ruleset(name).name for name in names()] == list(names())


@pytest.mark.parametrize("ruleset", [*map(find_ruleset, names()), SIXTH], ids=lambda ruleset: ruleset.name)
def test_a_ruleset_is_whole(ruleset: Ruleset) -> None:
    assert ruleset.name and ruleset.title
    assert {ruleset.main_resource, ruleset.reaction or ruleset.main_resource} <= set(ruleset.resources)
    assert {*ruleset.resource_fields, *ruleset.lasting, *ruleset.open_reactions} <= set(ruleset.resources)
    assert "own" in ruleset.movement.kinds and set(ruleset.movement.pays) <= set(ruleset.resources)
    assert ruleset.turns.schedule in SCHEDULES
    assert set(ruleset.turns.phase_of.values()) <= {*ruleset.turns.phases, ruleset.turns.slow}
    assert {*ruleset.turns.at_start, *ruleset.turns.at_end} <= set(AT_AN_END)
    assert set(ruleset.door_pays) <= set(ruleset.resources)
    for action in ruleset.actions.values():
        assert action.deed in DEEDS and action.pays in (*ruleset.resources, "")
        assert action.deed != "gain" or action.gives in ruleset.resources
        assert not action.phase or action.phase in ruleset.turns.phase_of
    assert all(option.default in option.choices and option.sentence for option in ruleset.options.values())
    assert "diagonals" in ruleset.options
