"""5e-bits, Open5e of both interfaces, Improved Initiative, dndwright: each trap of these files, one quirk a test."""

import json

from battlemap.importers.stat_blocks import read
from tests.importers.stat_blocks.support import BOOKS, notes, only, paths

SCORES = {"strength": 16, "dexterity": 12, "constitution": 14, "intelligence": 3, "wisdom": 12, "charisma": 6}
BITE = "Melee Weapon Attack: +5 to hit, reach 5 ft., one target. Hit: 8 (2d4 + 3) piercing damage."


def five_bits(**fields):
    return {
        "index": "fen-cat",
        "name": "Fen Cat",
        "size": "Medium",
        "type": "beast",
        "armor_class": [{"type": "natural", "value": 13}],
        "hit_points": 19,
        "hit_points_roll": "3d8+6",
        "speed": {"walk": "40 ft.", "climb": "30 ft."},
        **SCORES,
        "challenge_rating": 1,
        "proficiency_bonus": 2,
        "xp": 200,
        "senses": {"darkvision": "60 ft.", "passive_perception": 11},
        "url": "/api/2014/monsters/fen-cat",
        "actions": [
            {
                "name": "Bite",
                "desc": BITE,
                "attack_bonus": 5,
                "damage": [{"damage_type": {"index": "piercing"}, "damage_dice": "2d4+3"}],
            }
        ],
        **fields,
    }


# ---------------------------------------------------------------- 5e-bits
def test_armour_worn_counts_and_a_spells_does_not():
    armour = [{"type": "dex", "value": 12}, {"type": "armor", "value": 14}, {"type": "spell", "value": 15}]
    read_ = only(five_bits(armor_class=armour))
    assert read_.block.creature.ac == 14 and "Armour class: 15 (spell)" in read_.left
    assert only(five_bits(armor_class=13)).block.creature.ac == 13


def test_saves_and_skills_are_proficiencies():
    told = [
        {"value": 5, "proficiency": {"index": "saving-throw-str"}},
        {"value": 3, "proficiency": {"index": "skill-sleight-of-hand"}},
        {"value": 1, "proficiency": {"index": "vehicles-land"}},
    ]
    read_ = only(five_bits(proficiencies=told))
    assert read_.block.saves == {"str": 5} and read_.block.creature.skills == {"sleight_of_hand": 3}
    assert "Proficiencies: vehicles-land" in read_.left


def test_an_attack_whose_text_has_no_formula_is_read_from_its_data():
    action = {
        "name": "Paw",
        "desc": "It strikes.",
        "attack_bonus": 5,
        "damage": [{"damage_type": {"index": "slashing"}, "damage_dice": "1d6+3"}],
    }
    read_ = only(five_bits(actions=[action]))
    paw = read_.block.creature.attack("Paw")
    assert (paw.to_hit, paw.damage, paw.type) == (5, "1d6+3", "slashing") and "attacks.Paw.reach" in paths(read_)


def test_a_text_with_figures_nobody_reads_is_left_with_them():
    read_ = only(
        five_bits(
            special_abilities=[{"name": "Slime", "desc": "Who touches it takes 7 (2d6) acid damage, DC 12, within 5 feet."}]
        )
    )
    assert "Slime: 2d6, DC 12, 5 ft., its text" in read_.left


def test_a_field_nobody_knows_is_left_by_its_name():
    assert "Favourite food: reeds" in only(five_bits(favourite_food="reeds")).left


def test_two_speeds_of_one_kind_contradict():
    read_ = only(five_bits(speed="40 ft., climb 20 ft., climb 30 ft."))
    assert [(doubt.field, doubt.why) for doubt in read_.doubts] == [("speed.climb", "contradicts")]


# ---------------------------------------------------------------- Open5e
def flat(**fields):
    return {
        "slug": "fen-cat",
        "name": "Fen Cat",
        "size": "Medium",
        "type": "Beast",
        "subtype": "",
        "armor_class": 13,
        "armor_desc": None,
        "hit_points": 19,
        "hit_dice": "3d8+6",
        "speed": {"walk": 40, "climb": 30},
        **SCORES,
        "strength_save": None,
        "dexterity_save": 3,
        "perception": 3,
        "skills": {"perception": 3},
        "damage_resistances": "",
        "condition_immunities": "",
        "challenge_rating": "1/2",
        "senses": "darkvision 60 ft., passive Perception 13",
        "actions": [{"name": "Bite", "desc": BITE}],
        "bonus_actions": None,
        "reactions": "",
        "legendary_desc": "",
        "legendary_actions": "",
        "special_abilities": [],
        "environments": ["Swamp", "Forest"],
        "document__slug": "wotc-srd",
        **fields,
    }


def test_flat_texts_and_nulls():
    block = only(flat()).block
    assert block.saves == {"dex": 3} and block.creature.skills == {"perception": 3} and block.creature.challenge == 0.5
    assert block.ruleset == "dnd2014" and block.environments == ("forest", "swamp") and block.passive == 13


def test_a_page_of_the_interface_is_a_file_of_several():
    answers = read(json.dumps({"count": 2, "next": None, "previous": None, "results": [flat(), flat(name="Moor Cat")]}), BOOKS)
    assert [answer.name for answer in answers] == ["Fen Cat", "Moor Cat"]


def test_legendary_actions_counted_by_their_text():
    legendary = {
        "legendary_actions": [{"name": "Pounce", "desc": "It moves."}],
        "legendary_desc": "The cat can take 2 legendary actions.",
    }
    assert only(flat(**legendary)).block.creature.sheet["legendary_actions"] == 2


def nested(**fields):
    attack = {
        "to_hit_mod": 5,
        "damage_die_count": 2,
        "damage_die_type": "D4",
        "damage_bonus": None,
        "damage_type": {"key": "thunder"},
        "reach": 5,
    }
    return {
        "key": "srd_fen-cat",
        "name": "Fen Cat",
        "size": {"key": "medium"},
        "type": {"key": "beast"},
        "armor_class": 13,
        "hit_points": 19,
        "hit_dice": "3d8+6",
        "speed": {"walk": 40.0, "unit": "feet"},
        "speed_all": {"walk": 40.0, "crawl": 20.0, "hover": True},
        "ability_scores": SCORES,
        "saving_throws": {},
        "skill_bonuses": {"stealth": 3},
        "passive_perception": 11,
        "darkvision_range": 60.0,
        "challenge_rating_decimal": "0.500",
        "proficiency_bonus": None,
        "document": {"gamesystem": {"key": "5e-2014"}},
        "traits": [],
        "resistances_and_immunities": {
            "damage_resistances_display": "bludgeoning from nonmagical attacks",
            "damage_resistances": [{"key": "bludgeoning"}],
        },
        "actions": [
            {
                "name": "Bite",
                "desc": BITE,
                "action_type": "ACTION",
                "attacks": [attack],
                "usage_limits": {"type": "RECHARGE_ON_ROLL", "param": 5},
            }
        ],
        "languages": {"as_string": "Sylvan", "data": []},
        **fields,
    }


def test_nested_tables_and_what_their_data_gets_wrong():
    read_ = only(nested())
    creature = read_.block.creature
    assert creature.speed == {"walk": 120} and creature.hover and creature.skills == {"stealth": 3}
    assert creature.resist == ("nonmagical_bludgeoning",) and creature.challenge == 0.5
    assert (creature.attack("Bite").damage, creature.attack("Bite").type, creature.attack("Bite").recharge) == (
        "2d4+3",
        "piercing",
        5,
    )
    assert [(doubt.field, doubt.why) for doubt in read_.doubts] == [("attacks.Bite.type", "contradicts")]
    assert "Languages: Sylvan" in read_.left


# ---------------------------------------------------------------- Improved Initiative
def improved(**fields):
    return {
        "Id": "x",
        "Name": "Fen Cat",
        "Type": "Medium beast, unaligned",
        "HP": {"Value": "19", "Notes": "(3d8+6)"},
        "AC": {"Value": "13"},
        "InitiativeModifier": "2",
        "Speed": ["40 ft.", "climb 30 ft."],
        "Abilities": {"Str": "16", "Dex": 12, "Con": 14, "Int": 3, "Wis": 12, "Cha": 6},
        "Saves": [{"Name": "Dex", "Modifier": "3"}],
        "Skills": [{"Name": "Stealth", "Modifier": 3}],
        "Senses": ["darkvision 60 ft."],
        "Challenge": "1/2",
        "Traits": [],
        "Actions": [{"Name": "Bite", "Content": BITE}, {"Name": "Howl (Recharge 6)", "Content": "It howls."}],
        **fields,
    }


def test_numbers_that_are_texts():
    block = only(improved()).block
    creature = block.creature
    assert (creature.max_hp, creature.ac, creature.abilities["str"], creature.initiative) == (19, 13, 16, 3)
    assert block.hit_dice == "3d8+6" and block.saves == {"dex": 3} and creature.challenge == 0.5
    assert [deed.recharge for deed in block.deeds] == [0, 6]


def test_the_export_of_a_library_with_texts_within():
    export = {
        "Creatures": ["1", "2"],
        "Creatures.1": improved(),
        "Creatures.2": json.dumps(improved(Name="Moor Cat")),
        "PersistentCharacters.3": {"StatBlock": improved(Name="Anna", Player="player")},
        "Settings": {"x": 1},
    }
    answers = read(json.dumps(export), BOOKS)
    assert [answer.name for answer in answers] == ["Fen Cat", "Moor Cat", "Anna"]
    assert [answer.block.creature.character for answer in answers] == [False, False, True]


# ---------------------------------------------------------------- dndwright
def test_legendary_resistance_whose_number_was_lost_is_a_guess():
    record = {
        "name": "Fen Queen",
        "size": "Large",
        "creature_type": "Fey",
        "ac": 15,
        "hp": 90,
        "hp_formula": "12d10 + 24",
        "speed": {"walk": 30},
        "abilities": {"str": 16, "dex": 12, "con": 14, "int": 12, "wis": 12, "cha": 16},
        "cr": "5",
        "cr_numeric": 5,
        "xp": 1800,
        "traits": [{"name": "Legendary Resistance", "text": "If it fails a save, it can choose to succeed."}],
        "actions": [],
    }
    read_ = only(record)
    assert read_.block.creature.sheet["legendary_resistances"] == 3 and paths(read_) == {"sheet.legendary_resistances"}
    assert "3 is taken" in notes(read_)
