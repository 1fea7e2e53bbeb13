"""The shelves written by hand keep to their game's tables: to hit, saves and armour by hit dice; defenses and points by level."""

import re

import pytest

from battlemap.bestiary import load
from battlemap.rulesets.catalog import RULESETS

OLD = {entry.name: entry for entry in load(RULESETS["ose"])}
FOURTH = {entry.name: entry for entry in load(RULESETS["dnd4e"])}
SIDES = {entry.name: entry for entry in load(RULESETS["alternating"])}
# Hit dice up to which a THAC0 goes; "1+1" counts as more than 1.
MATRIX = ((1, 19), (2, 18), (3, 17), (4, 16), (5, 15), (6, 14), (7, 13), (9, 12), (11, 11), (13, 10))
SAVES = {0: (14, 15, 16, 17, 18), 1: (12, 13, 14, 15, 16), 4: (10, 11, 12, 13, 14), 7: (8, 9, 10, 10, 12), 10: (6, 7, 8, 8, 10)}
# Who saves as another than its hit dice say: as so many hit dice, or as a character.
SAVES_AS = {
    "Acolyte": (11, 12, 14, 16, 15), "Bandit": (13, 14, 13, 16, 15), "Goblin": SAVES[0], "Giant Rat": SAVES[1],
    "Black Bear": SAVES[1], "White Ape": SAVES[1], "Gelatinous Cube": SAVES[1], "Ochre Jelly": SAVES[1], "Owl Bear": SAVES[1],
    "Harpy": SAVES[4], "Gargoyle": SAVES[7],
}  # fmt: skip


def hit_dice(entry):
    """(how many d8, what is added); less than one is 0."""
    number, sides, more = re.fullmatch(r"(\d+)d(\d+)([+-]\d+)?", entry.hit_dice).groups()
    return (int(number) if sides == "8" else 0), int(more or 0)


@pytest.mark.parametrize("entry", OLD.values(), ids=OLD)
def test_old_school_creatures_hit_by_the_matrix(entry):
    dice, more = hit_dice(entry)
    assert entry.creature.sheet["thac0"] == next(thac0 for top, thac0 in MATRIX if dice < top or dice == top and more <= 0)


@pytest.mark.parametrize("entry", OLD.values(), ids=OLD)
def test_old_school_armour_and_bonus_are_the_same_both_ways(entry):
    sheet = entry.creature.sheet
    assert sheet["aac"] == 19 - entry.creature.ac and sheet["attack_bonus"] == 19 - sheet["thac0"]


@pytest.mark.parametrize("entry", OLD.values(), ids=OLD)
def test_old_school_saves_morale_rates_and_points(entry):
    dice, more = hit_dice(entry)
    expected = SAVES_AS.get(entry.name, SAVES[max(top for top in SAVES if top <= dice)])
    assert list(entry.saves) == ["death", "wands", "paralysis", "breath", "spells"] and tuple(entry.saves.values()) == expected
    assert 2 <= entry.creature.sheet["morale"] <= 12
    rates = [entry.creature.sheet["rate"], *entry.creature.speed.values()]
    assert all(rate % 3 == 0 and 0 < rate <= 240 for rate in rates), "feet, in dm"
    assert entry.xp is not None and entry.xp > 0
    assert entry.creature.max_hp == (int(dice * 4.5) + more if dice else 2)


@pytest.mark.parametrize("entry", OLD.values(), ids=OLD)
def test_old_school_creatures_have_an_attack_and_no_scores(entry):
    assert entry.creature.attacks and not entry.creature.abilities
    assert all(attack.to_hit is None for attack in entry.creature.attacks), "the matrix says it"
    assert entry.creature.sheet.get("attacks_per_round", 1) >= len([a for a in entry.creature.attacks if a.kind == "melee"]) > 0


@pytest.mark.parametrize("entry", FOURTH.values(), ids=FOURTH)
def test_fourth_defenses_attacks_and_points_go_with_the_level(entry):
    """About level + 14 for armour, + 12 for the others, + 5 to hit; one hit point for minions, four times as many for a solo."""
    creature, level = entry.creature, entry.creature.level
    defenses = creature.sheet["defenses"]
    assert set(defenses) == {"ac", "fort", "ref", "will"}
    assert abs(defenses["ac"] - level - 14) <= 2
    assert all(abs(defenses[name] - level - 12) <= 4 for name in ("fort", "ref", "will"))
    for attack in creature.attacks:
        weaker = attack.sheet.get("versus", "ac") != "ac"
        assert abs(attack.to_hit - level - (3 if weaker else 5)) <= 2, attack.name
    if "minion" in entry.tags:
        assert creature.max_hp == 1 and all(attack.damage.isdigit() for attack in creature.attacks)
    else:
        times = 4 if "solo" in entry.tags else 2 if "elite" in entry.tags else 1
        assert 14 + 6 * level <= creature.max_hp / times <= 32 + 11 * level
    assert creature.sheet.get("action_points", 0) == (2 if "solo" in entry.tags else 1 if "elite" in entry.tags else 0)


@pytest.mark.parametrize("entry", FOURTH.values(), ids=FOURTH)
def test_fourth_speeds_are_whole_squares(entry):
    assert all(speed % 15 == 0 for speed in entry.creature.speed.values())


@pytest.mark.parametrize("entry", SIDES.values(), ids=SIDES)
def test_alternating_creatures_have_a_style_a_precision_and_metres(entry):
    sheet = entry.creature.sheet
    assert sheet["style"] in ("melee", "mixed", "ranged", "conduit") and 0 <= sheet["precision"] <= 20
    assert all(speed % 10 == 0 for speed in entry.creature.speed.values())
    assert all(attack.to_hit is not None for attack in entry.creature.attacks)
