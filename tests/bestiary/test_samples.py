"""The shipped figures against sample files of other people's programs, where they are at hand."""

import json
from pathlib import Path

import pytest

from battlemap.bestiary import load
from battlemap.rulesets.catalog import RULESETS

SAMPLES = Path(__file__).parents[3] / "shared" / "samples" / "statblocks"
pytestmark = pytest.mark.skipif(not SAMPLES.is_dir(), reason="the sample files are not here")


def shipped(ruleset, name):
    return next(entry for entry in load(RULESETS[ruleset]) if entry.name == name)


def sample(path):
    return json.loads((SAMPLES / path).read_text(encoding="utf-8-sig"))


def feet(length):
    return int(str(length).split()[0]) * 3


@pytest.mark.parametrize("name", ["Goblin", "Ogre", "Adult Red Dragon", "Grick"])
def test_2014_as_in_the_5e_bits_samples(name):
    entry, theirs = shipped("dnd2014", name), sample(f"5e-bits/2014_{name.lower().replace(' ', '-')}.json")
    creature = entry.creature
    assert creature.ac == theirs["armor_class"][0]["value"] and creature.max_hp == theirs["hit_points"]
    assert entry.hit_dice == theirs["hit_points_roll"] and entry.xp == theirs["xp"]
    assert creature.speed == {mode: feet(text) for mode, text in theirs["speed"].items()}
    assert creature.challenge == theirs["challenge_rating"] and entry.passive == theirs["senses"]["passive_perception"]
    assert [creature.score(name) for name in ("str", "dex", "con", "int", "wis", "cha")] == [
        theirs[name] for name in ("strength", "dexterity", "constitution", "intelligence", "wisdom", "charisma")
    ]
    for action in theirs["actions"]:
        attack = creature.attack(action["name"])
        if "attack_bonus" in action:
            assert attack is not None and attack.to_hit == action["attack_bonus"], action["name"]
        if attack is not None and action.get("damage") and "damage_dice" in action["damage"][0]:
            assert attack.damage == action["damage"][0]["damage_dice"]


@pytest.mark.parametrize("name", ["Ogre", "Adult Red Dragon"])
def test_2024_as_in_the_foundry_samples(name):
    entry, theirs = shipped("dnd2024", name), sample(f"foundry-dnd5e/2024_{name.lower().replace(' ', '-')}.json")["system"]
    creature = entry.creature
    assert creature.max_hp == theirs["attributes"]["hp"]["max"]
    assert entry.hit_dice == theirs["attributes"]["hp"]["formula"].replace(" ", "")
    assert {name: theirs["abilities"][name]["value"] for name in creature.abilities} == creature.abilities
    assert creature.challenge == theirs["details"]["cr"]
    moves = {mode: feet(length) for mode, length in theirs["attributes"]["movement"].items() if str(length or "").isdigit()}
    assert creature.speed == {mode: dm for mode, dm in moves.items() if dm}


def test_2024_as_in_the_samples_of_the_package_it_is_made_from():
    for name, file in (("Goblin Warrior", "goblin-warrior"), ("Ogre", "ogre"), ("Adult Red Dragon", "adult-red-dragon")):
        entry, theirs = shipped("dnd2024", name), sample(f"dndwright-srd52/{file}.json")
        assert (entry.creature.ac, entry.creature.max_hp, entry.xp) == (theirs["ac"], theirs["hp"], theirs["xp"])
        for action in theirs["actions"]:
            if "attack_bonus" in action:
                attack = entry.creature.attack(action["name"])
                assert attack is not None and attack.to_hit == action["attack_bonus"]


def test_old_school_as_in_the_campaign_loggers_sample():
    text = (SAMPLES / "ose" / "ose_srd_campaignlogger_first6_monsters.json").read_text(encoding="utf-8-sig")
    entry = shipped("ose", "Acolyte")
    said = next(each["rawText"] for each in json.loads(text)["campaignEntries"] if "THAC0: " in str(each.get("rawText")))
    assert f"Armor Class: {entry.creature.ac} " in said and f"({entry.creature.max_hp}hp)" in said
    assert f"THAC0: {entry.creature.sheet['thac0']} " in said and f"Morale: {entry.creature.sheet['morale']}" in said
    assert "D{death} W{wands} P{paralysis} B{breath} S{spells}".format(**entry.saves) in said
