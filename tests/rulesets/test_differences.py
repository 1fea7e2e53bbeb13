"""Where the rulesets differ most, under each of them on the same map: one scenario per place and ruleset."""

from pathlib import Path

import pytest

from battlemap.encounter.scenario import read_scenario
from battlemap.rulesets import find_ruleset, names

SCENARIOS = Path(__file__).parents[1] / "scenarios"
PLACES = ("walking-around-an-enemy", "passing-an-ally", "leaving-a-melee")


@pytest.mark.parametrize("place", PLACES)
def test_every_ruleset_is_asked_on_the_same_map(place: str) -> None:
    read = [read_scenario(SCENARIOS / name / f"differs-{place}.toml", find_ruleset) for name in names()]
    assert [scenario.state.ruleset for scenario in read] == list(names())
    assert len({scenario.state.scene for scenario in read}) == 1
    assert all(scenario.state.tokens == read[0].state.tokens for scenario in read)
