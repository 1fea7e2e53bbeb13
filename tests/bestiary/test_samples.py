"""The shipped figures against sample files of other people's programs, where they are at hand."""

import importlib
import json
import sys
from pathlib import Path

import pytest

from battlemap.bestiary import load
from battlemap.importers.stat_blocks import Books, read
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


# ---------------------------------------------------------------- every field, as the importers read the samples
READ_AS = Books({"2014": "dnd2014", "2024": "dnd2024", "4e": "dnd4e", "old school": "ose"}, wanted="dnd2024")
KINDS = ("5e-bits", "5etools", "dndwright-srd52", "foundry-dnd5e", "improved-initiative", "open5e", "ose")
# (kind, creature, field) -> why ours stands.
SETTLED = {
    ("5e-bits", "Aboleth", "saves"): "the print has Dexterity +3 too",
    ("foundry-dnd5e", "Adult Red Dragon", "Frightful Presence: save"): "DC 19 in the print",
}
NOT_OURS = {"Aalpamac", "A-mi-kuk", "Werewolf", "Conjured Snakes", "Tornado", "Air Elemental", "Earth Elemental",
            "Fire Elemental", "Water Elemental", "Invisible Stalker"}  # fmt: skip


@pytest.mark.parametrize("kind", KINDS)
def test_every_sample_agrees_with_what_is_shipped_in_every_field(kind):
    """Read as a game master's file would be; a field the sample does not have is not compared."""
    figures = _figures_of()
    compared = 0
    for path in sorted((SAMPLES / kind).glob("*.json")):
        for answer in read(path, READ_AS):
            if answer.block.name in NOT_OURS:
                continue
            theirs, ours = figures(answer.block), figures(shipped(answer.block.ruleset, answer.block.name))
            fields = [field for field in ours if theirs.get(field) not in (None, "", {}, ())]
            wrong = [field for field in fields if theirs[field] != ours[field]]
            assert [field for field in wrong if (kind, answer.block.name, field) not in SETTLED] == [], answer.block.name
            compared += len(fields)
    assert compared >= 15


def _figures_of():
    """The comparison's own way to lay a stat block out flat."""
    folder = str(Path(__file__).parents[2] / "packaging")
    if folder not in sys.path:
        sys.path.insert(0, folder)
    return importlib.import_module("make_bestiary_check").figures
