"""Every ruleset keeps the contract of the record."""

import pytest

from battlemap.encounter.deciding.acts import DEEDS
from battlemap.model import BattlemapError
from battlemap.rulesets import DEFAULT, find_ruleset, names


def test_an_unknown_name_lists_the_known() -> None:
    with pytest.raises(BattlemapError, match=DEFAULT):
        find_ruleset("chess")


@pytest.mark.parametrize("name", names())
def test_a_ruleset_is_whole(name: str) -> None:
    ruleset = find_ruleset(name)
    assert ruleset.name == name and ruleset.title
    assert {ruleset.main_resource, ruleset.reaction} <= set(ruleset.resources)
    for action in ruleset.actions.values():
        assert action.deed in DEEDS and action.pays in ruleset.resources
    assert all(option.default in option.choices and option.sentence for option in ruleset.options.values())
    assert "diagonals" in ruleset.options
