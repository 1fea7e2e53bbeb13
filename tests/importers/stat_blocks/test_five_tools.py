"""Creatures of 5etools and of homebrew in its form: every shape a field may have, marks, spells, copies."""

import json

import pytest

from battlemap.importers.stat_blocks import Unread, read
from battlemap.importers.stat_blocks.five_tools_tags import printed
from tests.importers.stat_blocks.support import BOOKS, notes, only, paths


def creature(**fields):
    return {
        "name": "Reed Hag",
        "source": "HB",
        "size": ["M"],
        "type": "fey",
        "ac": [14],
        "hp": {"average": 27, "formula": "5d8 + 5"},
        "speed": {"walk": 30},
        "str": 10,
        "dex": 14,
        "con": 12,
        "int": 10,
        "wis": 13,
        "cha": 11,
        "passive": 11,
        "cr": "1",
        "action": [
            {
                "name": "Claw",
                "entries": ["{@atk mw} {@hit 4} to hit, reach 5 ft., one target. {@h}5 ({@damage 1d6 + 2}) slashing damage."],
            }
        ],
        **fields,
    }


@pytest.mark.parametrize(
    "marked, plain",
    [
        ("{@atk mw} {@hit 4} to hit", "Melee Weapon Attack: +4 to hit"),
        ("{@atk mw,rw} {@hit -1}", "Melee or Ranged Weapon Attack: -1"),
        ("{@atkr m,r} {@hit 9}", "Melee or Ranged Attack Roll: +9"),
        ("{@h}5 ({@damage 1d6 + 2}) cold", "Hit: 5 (1d6 + 2) cold"),
        ("{@actSave dex} {@dc 15}, each", "Dexterity Saving Throw: DC 15, each"),
        ("{@actSaveFail} x {@actSaveSuccess} y", "Failure: x Success: y"),
        ("{@recharge 5} {@recharge}", "(Recharge 5-6) (Recharge 6)"),
        ("{@condition prone||knocked flat}", "knocked flat"),
        ("{@variantrule Cone [Area of Effect]|XPHB|Cone}", "Cone"),
        ("{@quickref Surprise|PHB|3|0|surprised}", "surprised"),
        ("{@unheardof keep this|not that}", "keep this"),
        ("{@b {@i nested {@dice 2d6}}}", "nested 2d6"),
        ("{@broken", "{@broken"),
    ],
)
def test_marks_are_printed(marked, plain):
    assert printed(marked) == plain


def test_every_shape_of_armour_hit_points_and_speed():
    block = only(creature(ac=[{"ac": 16, "from": ["natural armor"]}, {"ac": 18, "condition": "with shield"}])).block
    assert block.creature.ac == 16 and only(creature(ac=13)).block.creature.ac == 13
    read_ = only(creature(hp={"special": "40 (or half its summoner's)"}))
    assert read_.block.creature.max_hp == 40 and "max_hp" in paths(read_)
    speed = {"walk": 30, "climb": True, "fly": {"number": 60, "condition": "(hover)"}, "canHover": True}
    flier = only(creature(speed=speed)).block.creature
    assert flier.speed == {"walk": 90, "climb": 90, "fly": 180} and flier.hover
    assert only(creature(speed=25)).block.creature.speed == {"walk": 75}


def test_saves_skills_senses_and_what_harms_it():
    resist = [
        "cold",
        {"resist": ["bludgeoning", "piercing"], "note": "from nonmagical attacks", "cond": True},
        {"special": "what it likes"},
    ]
    read_ = only(
        creature(
            save={"dex": "+4"},
            skill={"stealth": "+4", "other": [{"oneOf": {}}]},
            senses=["darkvision 60 ft."],
            resist=resist,
            immune=["poison"],
            vulnerable=["fire"],
            conditionImmune=["poisoned", {"conditionImmune": ["prone"], "note": "(in water)"}],
        )
    )
    block = read_.block
    assert (
        block.saves == {"dex": 4} and block.creature.skills == {"stealth": 4} and block.creature.senses == {"darkvision": 180}
    )
    assert block.creature.resist == ("cold", "nonmagical_bludgeoning", "nonmagical_piercing")
    assert block.creature.immune == ("poison",) and block.creature.vulnerable == ("fire",)
    assert block.creature.condition_immune == ("poisoned", "prone")
    assert {"Damage types: what it likes", "Skills: other"} <= set(read_.left)


def test_type_with_tags_size_of_two_and_challenge_with_a_lair():
    read_ = only(
        creature(
            size=["S", "M"],
            type={"type": {"choose": ["humanoid", "fey"]}, "tags": ["elf", {"tag": "wood", "prefix": "x"}]},
            cr={"cr": "4", "lair": "5", "xp": 1100},
        )
    )
    assert (read_.block.kind, read_.block.tags) == ("humanoid", ("elf", "wood"))
    assert read_.block.creature.size == "medium" and "small or medium" in notes(read_)
    assert read_.block.creature.challenge == 4 and read_.block.xp == 1100


def test_a_swarm():
    block = only(creature(type={"type": "beast", "swarmSize": "T"})).block
    assert block.kind == "beast" and "swarm" in block.tags


def test_the_later_edition_by_its_marks():
    action = {"name": "Rend", "entries": ["{@atkr m} {@hit 6}, reach 10 ft. {@h}9 ({@damage 2d6 + 2}) Slashing damage."]}
    block = only(creature(action=[action], initiative={"proficiency": 2})).block
    assert block.ruleset == "dnd2024" and block.creature.attack("Rend").reach == 30 and block.creature.initiative == 6


def test_lists_and_items_within_entries():
    entries = [
        "It does one of these:",
        {
            "type": "list",
            "items": [{"type": "item", "name": "Gust.", "entry": "It pushes {@creature goblin||goblins}."}, "It waits."],
        },
    ]
    read_ = only(
        creature(
            action=[
                {"name": "Tricks", "entries": entries},
                {"name": "Odd", "entries": [{"type": "table", "rows": [["a", "b"]]}]},
            ]
        )
    )
    assert {"Tricks: its text", "Odd: its text"} <= set(read_.left)


def test_legendary_actions_have_their_usual_number():
    legendary = [{"name": "Step", "entries": ["It moves."]}]
    assert only(creature(legendary=legendary)).block.creature.sheet["legendary_actions"] == 3
    assert only(creature(legendary=legendary, legendaryActions=2)).block.creature.sheet["legendary_actions"] == 2


def test_spells_by_their_limits():
    casting = [
        {
            "name": "Innate Spellcasting",
            "headerEntries": ["Its ability is Charisma (spell save {@dc 13}, {@hit 5} to hit with spell attacks)."],
            "will": ["{@spell light}", {"entry": "{@spell mage hand}", "hidden": True}],
            "daily": {"1": ["{@spell fly}"], "2e": ["{@spell web}"]},
            "ability": "cha",
        }
    ]
    spells = only(creature(spellcasting=casting)).block.spells
    assert spells.lists == {"at will": ("Light", "Mage Hand"), "1/day": ("Fly",), "2/day each": ("Web",)}
    assert (spells.ability, spells.dc, spells.to_hit) == ("cha", 13, 5)


def test_a_copy_takes_what_it_does_not_change_from_the_entry_it_copies():
    copy = {
        "name": "Old Reed Hag",
        "source": "HB",
        "hp": {"average": 40, "formula": "6d8 + 13"},
        "_copy": {"name": "Reed Hag", "source": "HB", "_mod": {"action": {}}},
    }
    hag, old = read(json.dumps({"monster": [creature(), copy]}), BOOKS)
    assert old.name == "Old Reed Hag" and old.block.creature.max_hp == 40 and old.block.creature.ac == 14
    assert "Changes of a copy: action" in old.left


def test_a_copy_of_what_is_not_there_is_said():
    copy = {"name": "Old Reed Hag", "source": "HB", "_copy": {"name": "Nobody", "source": "HB"}}
    hag, old = read(json.dumps({"monster": [creature(), copy]}), BOOKS)
    assert isinstance(old, Unread) and old.name == "Old Reed Hag" and "Nobody" in old.why


def test_copies_that_copy_each_other_end():
    pair = [{"name": a, "source": "HB", "_copy": {"name": b, "source": "HB"}} for a, b in (("A", "B"), ("B", "A"))]
    _, first, second = read(json.dumps({"monster": [creature(), *pair]}), BOOKS)
    assert isinstance(first, Unread) and isinstance(second, Unread)
