"""Actors of Foundry's dnd4e system, in a file of our own with the fields its exports have."""

import json

import pytest

from battlemap.importers.stat_blocks import read
from tests.importers.stat_blocks.support import BOOKS, notes, only, paths


def power(name="Claw", text="", **system):
    told = {
        "description": {"value": text},
        "attack": {"isAttack": True, "def": "ac", "formula": "8"},
        "hit": {"isDamage": True, "baseQuantity": "1", "baseDiceType": "d8", "formula": "@powBase + 5"},
        "useType": "atwill",
        "actionType": "standard",
        "rangeType": "melee",
        "rangePower": 1,
        "area": None,
        "rechargeRoll": "",
        "damageType": {"acid": False, "physical": True},
    }
    for key, value in system.items():
        told[key] = {**told[key], **value} if isinstance(value, dict) and isinstance(told.get(key), dict) else value
    return {"name": name, "type": "power", "system": told}


def actor(items=(), biography="", **system):
    figures = {
        "abilities": {name: {"value": str(score)} for name, score in (("str", 15), ("con", 18), ("dex", 20), ("wis", 16))},
        "attributes": {"hp": {"value": 100, "max": 100}, "init": {"value": 0, "base": 10}},
        "defences": {
            name: {"value": number, "base": number} for name, number in (("ac", 17), ("fort", 14), ("ref", 16), ("wil", 15))
        },
        "details": {
            "level": 3,
            "exp": 300,
            "size": "lg",
            "origin": "natural",
            "type": "beast",
            "role": {"primary": "lurker", "secondary": "elite"},
        },
        "movement": {"base": {"value": 8, "base": 8}, "custom": "burrow 4 (tunneling), fly 6 (hover)", "notes": ""},
        "senses": {"vision": {"value": []}, "special": {"value": [["lv", ""], ["ts", "5"]]}},
        "resistances": {
            "acid": {"bonus": [{"value": "5", "active": True}]},
            "cold": {"bonus": [{"value": -5}]},
            "poison": {"immune": True},
        },
        "skills": {"prc": {"value": 9, "base": 9}, "stl": {"value": 5, "base": 0, "ability": "dex"}},
        "biography": biography,
    }
    figures.update(system)
    return {"name": "Silt Lurker", "type": "NPC", "system": figures, "items": list(items)}


def test_the_head_of_an_actor_in_squares():
    read_ = only(actor())
    block, creature = read_.block, read_.block.creature
    assert (block.ruleset, block.kind, block.tags, block.xp) == ("dnd4e", "beast", ("elite", "lurker", "natural"), 300)
    assert (creature.size, creature.level, creature.max_hp, creature.initiative) == ("large", 3, 100, 10)
    assert creature.sheet["defenses"] == {"ac": 17, "fort": 14, "ref": 16, "will": 15} and creature.sheet["action_points"] == 1
    assert (
        creature.speed == {"walk": 120, "burrow": 60, "fly": 90} and creature.hover and creature.senses == {"tremorsense": 75}
    )
    assert (
        creature.sheet["resist"] == {"acid": 5}
        and creature.sheet["vulnerable"] == {"cold": 5}
        and creature.immune == ("poison",)
    )
    assert creature.skills == {"perception": 9, "stealth": 11} and creature.abilities["con"] == 18
    assert "Senses: low-light vision" in read_.left and any("tunneling" in left for left in read_.left) and read_.clean


def test_a_file_with_a_byte_order_mark():
    (answer,) = read(b"\xef\xbb\xbf" + json.dumps(actor()).encode(), BOOKS)
    assert answer.name == "Silt Lurker"


def test_powers_of_every_shape():
    items = [
        power(),
        power("Sting", attack={"def": "wil", "formula": "7"}, rangePower=2, damageType={"acid": True, "physical": False}),
        power("Spines", rangeType="range", rangePower=10),
        power("Spray", rangeType="closeBlast", area=3, rangePower=None, useType="recharge", rechargeRoll=5),
        power("Wave", rangeType="closeBurst", area=2, useType="encounter", actionType="minor"),
        power("Rain", rangeType="rangeBurst", area=1, rangePower=10, useType="daily"),
    ]
    block = only(actor(items)).block
    claw, sting, spines, spray, wave, rain = block.creature.attacks
    assert (claw.kind, claw.reach, claw.to_hit, claw.damage, claw.sheet) == ("melee", 15, 8, "1d8+5", {})
    assert (sting.reach, sting.sheet, sting.type) == (30, {"versus": "will"}, "acid")
    assert (spines.kind, spines.range) == ("ranged", 150)
    assert (spray.area.shape, spray.area.size, spray.recharge) == ("blast", 45, 5)
    assert (wave.area.shape, wave.area.size, rain.range, rain.area.size, rain.uses) == ("burst", 30, 150, 15, 1)
    assert [(deed.kind, deed.uses, deed.per) for deed in block.deeds[-2:]] == [("bonus", 1, "rest"), ("action", 1, "day")]


def test_conditions_of_a_hit_are_read_and_what_goes_on_is_left():
    text = (
        "<p><b>Attack: </b>Melee 1</p><p>+8 vs. AC</p><p><b>Hit: </b>1d8 + 5 damage, and the target is grabbed and takes "
        "ongoing 5 acid damage (save ends).</p>"
    )
    read_ = only(actor([power("Grab", text)]))
    assert read_.block.creature.attack("Grab").conditions == ("grabbed",)
    assert "Grab: ongoing 5 acid damage" in read_.left and read_.clean


@pytest.mark.parametrize(
    "text, field",
    [
        ("<p>+9 vs. AC</p><p>Hit: 1d8 + 5 damage.</p>", "attacks.Claw.to_hit"),
        ("<p>+8 vs. Reflex</p>", "attacks.Claw.to_hit"),
        ("<p>+8 vs. AC</p><p>Hit: 2d8 + 5 damage.</p>", "attacks.Claw.damage"),
    ],
)
def test_a_text_that_says_something_else_is_said(text, field):
    read_ = only(actor([power("Claw", text)]))
    assert [(doubt.field, doubt.why) for doubt in read_.doubts] == [(field, "contradicts")]


def test_a_page_in_the_biography_that_says_something_else_is_said():
    page = "<table><tr><td><b>HP</b> 90; <b>Bloodied</b> 45</td><td><b>AC</b> 17</td><td><b>Fort</b> 13</td></tr></table>"
    assert paths(only(actor(biography=page))) == {"max_hp", "sheet.defenses"}


def test_what_is_missing_is_said():
    read_ = only(actor(attributes={"hp": {}}, movement={}, details={}))
    assert paths(read_) == {"max_hp", "speed", "level", "size"} and "6 squares" in notes(read_)


def test_features_are_left_by_name():
    read_ = only(
        actor([{"name": "Mandible Carry", "type": "feature", "system": {"description": {"value": "<p>It goes on.</p>"}}}])
    )
    assert "Mandible Carry: its text" in read_.left and read_.block.deeds[0].kind == "trait"
