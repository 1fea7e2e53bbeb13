"""What a step costs by the ground and the way of moving: one row of every ground, in squares; and old-school rates."""

from typing import Any

import pytest

from battlemap.rules.policies.steps import speeds_by_rate, walking_rate
from battlemap.rules.terrain import ground_for
from battlemap.rulesets import find_ruleset
from tests.support.fights import fight

GROUND = "..~o:_'\""
LAND: dict[str, Any] = {"walk": 9, "fly": 9}
BORN: dict[str, Any] = {"walk": 9, "climb": 6, "swim": 6}


@pytest.mark.parametrize(("by", "speed", "costs"), [
    # floor, difficult, low, climb, water, thin and thick fog
    ("walk", LAND, [1, 2, 2, 2, 2, 1, 1]), ("walk", BORN, [1, 2, 2, 1, 1, 1, 1]),
    ("crawl", LAND, [2, 3, 3, 3, 3, 2, 2]), ("crawl", BORN, [2, 3, 3, 2, 2, 2, 2]),
    ("climb", LAND, [2, 3, 3, 2, 2, 2, 2]), ("climb", BORN, [1, 2, 2, 1, 1, 1, 1]),
    ("swim", LAND, [2, 3, 3, 2, 2, 2, 2]), ("swim", BORN, [1, 2, 2, 1, 1, 1, 1]),
    ("fly", LAND, [1, 1, 1, 1, 1, 1, 1]), ("jump", LAND, [1, 1, 1, 1, 1, 1, 1]),
])  # fmt: skip
@pytest.mark.parametrize("name", ["dnd2024", "dnd2014", "dnd4e", "ose"])
def test_a_step_costs_what_ground_and_way_of_moving_say(name: str, by: str, speed: dict[str, Any], costs: list[int]) -> None:
    assert prices(name, by, speed) == costs


@pytest.mark.parametrize("name", ["dnd2024", "dnd2014"])
def test_a_spider_climbs_as_it_walks(name: str) -> None:
    assert prices(name, "walk", LAND, "spider_climb") == [1, 2, 2, 1, 2, 1, 1]


def prices(name: str, by: str, speed: dict[str, Any], *traits: str) -> list[int]:
    ruleset, state = find_ruleset(name), fight([GROUND], {"id": "ana", "at": [0, 0], "speed": speed, "traits": list(traits)})
    return ground_for(state, ruleset, state.tokens["ana"], by).cost[0, 0, :-1].tolist()


@pytest.mark.parametrize(("speed", "rate", "dm"), [({}, None, 120), ({"walk": 9}, None, 90), ({"walk": 9}, 6, 60)])
def test_an_encounter_rate_is_given_or_its_walking_speed_or_twelve_metres(
    speed: dict[str, Any], rate: float | None, dm: int
) -> None:
    state = fight([".."], {"id": "ana", "at": [0, 0], "speed": {**speed, "fly": 3}, **({} if rate is None else {"rate": rate})})
    ana = state.tokens["ana"]
    assert speeds_by_rate(ana) == {"walk": dm, "fly": 30} and walking_rate(ana) == dm
