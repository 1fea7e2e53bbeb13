"""Pace, ships, thirst and hunger in numbers."""

import pytest

from battlemap.model.creature import SIZES
from battlemap.rules.travel import (
    FOOD_G,
    PACES,
    VEHICLES,
    WATER_ML,
    Journey,
    Way,
    has_travel,
    journey,
    levels_of_fasting,
    levels_of_thirst,
    needs,
    paces_of,
    voyage,
)
from battlemap.rulesets import find_ruleset, names

FAST, NORMAL, SLOW = PACES
KM = 1_000


def test_the_paces_of_the_table():
    told = [(pace.name, pace.minute_m, pace.hour_m, pace.day_m) for pace in PACES]
    assert told == [("fast", 120, 6_000, 45_000), ("normal", 90, 4_500, 36_000), ("slow", 60, 3_000, 27_000)]


@pytest.mark.parametrize(("pace", "km", "days", "minutes"), [
    (FAST, 45, 1, 0), (NORMAL, 36, 1, 0), (SLOW, 27, 1, 0), (FAST, 6, 0, 60), (NORMAL, 100, 2, 374), (SLOW, 0, 0, 0),
])  # fmt: skip
def test_a_way_takes_days_and_the_rest_of_one(pace, km, days, minutes):
    assert journey(km * KM, pace) == Journey(days, minutes)


def test_difficult_ground_takes_twice_as_long():
    assert journey(18 * KM, NORMAL, Way(difficult=True)) == Journey(1, 0)
    assert journey(9 * KM, NORMAL, Way(difficult=True)) == Journey(0, 240)


def test_mounts_go_twice_as_far_for_one_hour_of_a_day():
    mounted = Way(mounted=True)
    assert journey(12 * KM, FAST, mounted) == Journey(0, 60)
    assert journey(18 * KM, FAST, mounted) == Journey(0, 120)
    assert journey(51 * KM, FAST, mounted) == Journey(1, 0)
    assert journey(57 * KM, FAST, mounted) == Journey(1, 30)
    assert journey(6 * KM, FAST, Way(difficult=True, mounted=True)) == Journey(0, 60)


@pytest.mark.parametrize("way", [Way(), Way(difficult=True), Way(mounted=True), Way(difficult=True, mounted=True)])
@pytest.mark.parametrize("pace", PACES, ids=lambda pace: pace.name)
def test_farther_never_takes_less_time(pace, way):
    taken = [journey(km * 500, pace, way) for km in range(400)]
    assert all((a.days, a.minutes) <= (b.days, b.minutes) for a, b in zip(taken, taken[1:], strict=False))
    assert all(journey_.minutes <= 9 * 60 for journey_ in taken)


def test_the_last_day_counts_however_short():
    assert (Journey(2, 1).begun_days, Journey(2, 0).begun_days, Journey(0, 0).begun_days) == (3, 2, 0)


def test_ships_go_day_and_night():
    speeds = {ship.name: ship.hour_m for ship in VEHICLES}
    assert speeds == {
        "airship": 12_000, "galley": 6_000, "keelboat": 1_500, "longship": 4_500, "rowboat": 2_250, "sailing_ship": 3_000,
        "warship": 3_750,
    }  # fmt: skip
    sailing = next(ship for ship in VEHICLES if ship.name == "sailing_ship")
    assert voyage(100 * KM, sailing) == Journey(1, 560)
    assert voyage(100 * KM, sailing, hours_a_day=10) == Journey(3, 200)
    assert voyage(30 * KM, sailing, hours_a_day=0) == Journey(10, 0)


def test_every_size_drinks_and_eats():
    assert set(WATER_ML) == set(FOOD_G) == set(SIZES)
    assert needs(["medium", "small", "large"], days=3) == (72_000, 9_000)
    assert needs([]) == (0, 0)


def test_going_without_costs_levels():
    assert [levels_of_thirst(day) for day in range(4)] == [0, 1, 2, 3]
    assert [levels_of_fasting(day) for day in range(8)] == [0, 0, 0, 0, 0, 1, 2, 3]


def test_travel_is_for_rules_that_know_exhaustion():
    for ruleset in map(find_ruleset, names()):
        assert has_travel(ruleset) == ("exhaustion" in ruleset.conditions)
    assert len({has_travel(find_ruleset(name)) for name in names()}) == 2


def test_each_ruleset_says_what_its_paces_bring_besides():
    paces = {name: {pace.name: pace for pace in paces_of(find_ruleset(name))} for name in ("dnd2014", "dnd2024")}
    assert paces["dnd2014"]["fast"].passive == -5 and not paces["dnd2014"]["fast"].harder
    assert [pace.unseen for pace in paces["dnd2014"].values()] == [False, False, True]
    assert paces["dnd2024"]["fast"].harder == ("perception", "survival", "stealth")
    for name in ("fast", "normal", "slow"):
        one, other = (paces[ruleset][name] for ruleset in paces)
        assert (one.minute_m, one.hour_m, one.day_m) == (other.minute_m, other.hour_m, other.day_m)
