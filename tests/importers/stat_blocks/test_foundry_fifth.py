"""Actors of Foundry's dnd5e system: both shapes of items, what follows from what is worn, marks within texts."""

import pytest

from tests.importers.stat_blocks.support import notes, only, paths

ABILITIES = {"str": 16, "dex": 14, "con": 13, "int": 8, "wis": 12, "cha": 15}


def actor(items=(), old=False, **system):
    figures = {
        "abilities": {name: {"value": score, "proficient": int(name == "con")} for name, score in ABILITIES.items()},
        "attributes": {
            "ac": {"flat": 15, "calc": "natural"},
            "hp": {"value": 20, "max": 33, "formula": "6d8 + 6"},
            "movement": {"walk": "30", "fly": 40, "units": "ft", "hover": True},
            "senses": {"ranges": {"darkvision": 60, "blindsight": None}, "units": "ft", "special": ""},
        },
        "details": {"cr": 5, "type": {"value": "fiend", "subtype": "Demon"}},
        "traits": {
            "size": "lg",
            "di": {"value": ["fire"]},
            "dr": {"value": ["bludgeoning", "slashing"], "bypasses": ["mgc"]},
            "ci": {"value": ["poisoned"]},
            "languages": {"value": ["abyssal"]},
        },
        "skills": {
            "prc": {"value": 2, "ability": "wis"},
            "ste": {"value": 1, "ability": "dex"},
            "arc": {"value": 0, "ability": "int"},
        },
        "source": {"rules": "2014"},
    }
    for key, value in system.items():
        figures[key] = {**figures.get(key, {}), **value}
    key = "data" if old else "system"
    return {"name": "Ash Reeve", "type": "npc", key: figures, "items": list(items), "prototypeToken": {"width": 2}}


def weapon(name="Cleaver", description="", activity=None, **system):
    told = {
        "type": "attack",
        "activation": {"type": "action"},
        "attack": {"ability": "", "type": {"value": "melee", "classification": "weapon"}},
        "damage": {"includeBase": True, "parts": []},
        "range": {"value": "5", "units": "ft"},
        "_id": "one",
    }
    base = {"number": 1, "denomination": 8, "types": ["slashing"]}
    return {
        "name": name,
        "type": "weapon",
        "_id": name,
        "system": {
            "description": {"value": description},
            "range": {"value": None, "units": "ft", "reach": None},
            "damage": {"base": base},
            "properties": [],
            "type": {"value": "martialM"},
            "activities": {"one": {**told, **(activity or {})}},
            **system,
        },
    }


def test_the_head_of_an_actor():
    read = only(actor())
    block, creature = read.block, read.block.creature
    assert (creature.size, block.kind, block.tags, creature.ac, creature.max_hp) == ("large", "fiend", ("demon",), 15, 33)
    assert creature.speed == {"walk": 90, "fly": 120} and creature.hover and creature.senses == {"darkvision": 180}
    assert block.saves == {"con": 4} and creature.skills == {"perception": 7, "stealth": 5}
    assert creature.immune == ("fire",) and creature.resist == ("nonmagical_bludgeoning", "nonmagical_slashing")
    assert block.hit_dice == "6d8+6" and read.clean and "Languages: abyssal" in read.left


def test_a_weapon_takes_the_creatures_modifiers():
    creature = only(actor([weapon(description="<p>[[/attack extended]]. [[/damage average extended]].</p>")])).block.creature
    cleaver = creature.attack("Cleaver")
    assert (cleaver.to_hit, cleaver.reach, cleaver.damage, cleaver.type) == (6, 15, "1d8+3", "slashing")


def test_a_weapon_without_a_description_is_read_from_its_data():
    fangs = weapon(
        "Fangs", activity={"damage": {"includeBase": True, "parts": [{"number": 2, "denomination": 6, "types": ["poison"]}]}}
    )
    (attack,) = only(actor([fangs])).block.creature.attacks
    assert (attack.damage, [(extra.damage, extra.type) for extra in attack.extra]) == ("1d8+3", [("2d6", "poison")])


def test_finesse_versatile_thrown_and_reach():
    items = [
        weapon("Rapier", properties=["fin"]),
        weapon("Staff", properties=["ver"]),
        weapon("Glaive", properties=["rch"], activity={"range": {}}),
        weapon(
            "Spear",
            properties=["thr"],
            range={"value": 20, "long": 60, "units": "ft"},
            activity={"attack": {"type": {"value": ""}}},
        ),
        weapon(
            "Bow",
            range={"value": 80, "long": 320, "units": "ft"},
            type={"value": "simpleR"},
            activity={"attack": {"type": {"value": ""}}},
        ),
    ]
    creature = only(actor(items)).block.creature
    assert creature.attack("Rapier").to_hit == 6 and creature.attack("Glaive").reach == 30
    assert creature.attack("Staff (two hands)").damage == "1d10+3"
    spear, bow = creature.attack("Spear"), creature.attack("Bow")
    assert (spear.kind, spear.reach, spear.range, spear.long, spear.to_hit) == ("thrown", 15, 60, 180, 6)
    assert (bow.kind, bow.reach, bow.range, bow.long, bow.to_hit, bow.damage) == ("ranged", None, 240, 960, 5, "1d8+2")


def test_a_breath_with_its_area_and_recharge():
    breath = {
        "name": "Ash Breath",
        "type": "feat",
        "system": {
            "description": {
                "value": "<p>It exhales ash in a 30-foot cone. Each creature there must make a [[/save]] saving throw, taking "
                "[[/damage average]] damage on a failed save, or half as much damage on a successful one.</p>"
            },
            "uses": {"max": "1", "recovery": [{"period": "recharge", "formula": "5"}]},
            "activities": {
                "x": {
                    "type": "save",
                    "activation": {"type": "action"},
                    "save": {"ability": ["con"], "dc": {"calculation": "con", "formula": ""}},
                    "damage": {"onSave": "half", "parts": [{"number": 8, "denomination": 6, "types": ["fire"]}]},
                }
            },
        },
    }
    (attack,) = only(actor([breath])).block.creature.attacks
    assert (attack.save.ability, attack.save.dc, attack.save.half) == ("con", 12, True)
    assert (attack.area.shape, attack.area.size, attack.damage, attack.type, attack.recharge) == ("cone", 90, "8d6", "fire", 5)


def test_marks_of_later_texts():
    feat = {
        "name": "Drain",
        "type": "feat",
        "system": {
            "description": {
                "value": "<p><em>Wisdom Saving Throw</em>: DC [[lookup @save.dc.value activity=x]], one &amp;Reference[grappled] "
                "[[lookup @target.affects.type activity=x]]. <em>Failure:</em> [[/damage average]] damage and "
                "@UUID[Compendium.x]{Prone}.</p>"
            },
            "activities": {
                "x": {
                    "_id": "x",
                    "type": "save",
                    "activation": {"type": "bonus"},
                    "target": {"affects": {"type": "creature"}},
                    "save": {"ability": ["wis"], "dc": {"calculation": "", "formula": "14"}},
                    "damage": {"parts": [{"number": 2, "denomination": 8, "types": ["necrotic"]}]},
                }
            },
        },
    }
    block = only(actor([feat], source={"rules": "2024"})).block
    (attack,) = block.creature.attacks
    assert (attack.save.ability, attack.save.dc, attack.damage, attack.type) == ("wis", 14, "2d8", "necrotic")
    assert block.ruleset == "dnd2024" and block.deeds[0].kind == "bonus"


def test_items_from_before_activities():
    bite = {
        "name": "Bite",
        "type": "weapon",
        "data": {
            "description": {"value": "<p>Gnaws.</p>"},
            "activation": {"type": "action", "cost": 1},
            "actionType": "mwak",
            "ability": "",
            "attackBonus": 1,
            "proficient": True,
            "range": {"value": 5, "long": None, "units": "ft"},
            "properties": {"fin": False},
            "damage": {"parts": [["2d6 + @mod", "piercing"], ["1d4[cold]", "cold"]], "versatile": ""},
            "recharge": {"value": None},
        },
    }
    howl = {
        "name": "Howl",
        "type": "feat",
        "data": {
            "description": {"value": "<p>All hear it.</p>"},
            "activation": {"type": "legendary", "cost": 2},
            "actionType": "save",
            "save": {"ability": "wis", "dc": 13, "scaling": "flat"},
            "damage": {"parts": [["3d6", "psychic"]]},
            "recharge": {"value": 6},
        },
    }
    read = only(
        actor(
            [bite, howl],
            old=True,
            attributes={"movement": {}, "speed": {"value": "30 ft.", "special": "climb 20 ft."}},
            resources={"legact": {"max": 3}},
        )
    )
    creature = read.block.creature
    attack = creature.attack("Bite")
    assert (attack.to_hit, attack.reach, attack.damage) == (7, 15, "2d6+3")
    assert [(extra.damage, extra.type) for extra in attack.extra] == [("1d4", "cold")]
    cry = creature.attack("Howl")
    assert (cry.save.ability, cry.save.dc, cry.damage, cry.recharge) == ("wis", 13, "3d6", 6)
    assert creature.speed == {"walk": 90, "climb": 60} and creature.sheet["legendary_actions"] == 3
    assert [deed.cost for deed in read.block.deeds if deed.kind == "legendary"] == [2]


@pytest.mark.parametrize(
    "worn, ac",
    [
        ([], 12),
        ([("light", 11, None)], 13),
        ([("medium", 14, 2)], 16),
        ([("heavy", 18, 0)], 18),
        ([("light", 12, None), ("shield", 2, None)], 16),
    ],
)
def test_armour_class_from_what_is_worn(worn, ac):
    items = [
        {
            "name": kind,
            "type": "equipment",
            "system": {"type": {"value": kind}, "armor": {"value": value, "dex": dex}, "equipped": True},
        }
        for kind, value, dex in worn
    ]
    assert only(actor(items, attributes={"ac": {"flat": None, "calc": "default"}})).block.creature.ac == ac


def test_armour_that_is_packed_away_does_not_count():
    shield = {
        "name": "Shield",
        "type": "equipment",
        "system": {"type": {"value": "shield"}, "armor": {"value": 2}, "equipped": False},
    }
    assert only(actor([shield], attributes={"ac": {"calc": "default"}})).block.creature.ac == 12


def test_hit_points_that_are_not_given_are_the_average_and_said():
    read = only(actor(attributes={"hp": {"value": None, "max": None, "formula": "4d10 + 4"}}))
    assert read.block.creature.max_hp == 26 and paths(read) == {"max_hp"} and "4d10+4" in notes(read)


def test_metres_and_a_token_of_another_size():
    system = {"attributes": {"movement": {"walk": 9, "units": "m"}, "senses": {"darkvision": 18, "units": "m"}}}
    read = only({**actor(**system), "prototypeToken": {"width": 4}})
    assert read.block.creature.speed == {"walk": 90} and read.block.creature.senses == {"darkvision": 180}
    assert [(doubt.field, doubt.why) for doubt in read.doubts] == [("size", "contradicts")]


def test_spells_it_holds_where_no_text_lists_them():
    spells = [
        {"name": name, "type": "spell", "system": {"level": level, "preparation": {"mode": mode}, "uses": {"max": times}}}
        for name, level, mode, times in (("Light", 0, "always", ""), ("Sleep", 1, "prepared", ""), ("Fly", 3, "innate", "2"))
    ]
    held = only(actor(spells, attributes={"spellcasting": "cha"})).block.spells
    assert held.lists == {"at will": ("Light",), "1st level": ("Sleep",), "2/day": ("Fly",)}
    assert (held.ability, held.dc, held.to_hit) == ("cha", 13, 5)


def test_a_character_with_levels():
    hero = {**actor([{"name": "Fighter", "type": "class", "system": {"levels": 5}}], details={"cr": None}), "type": "character"}
    creature = only(hero).block.creature
    assert (creature.character, creature.level, creature.proficiency) == (True, 5, 3)


def feat(name, text, activities, **system):
    return {
        "name": name,
        "type": "feat",
        "_id": name,
        "system": {"description": {"value": text}, "activities": activities, **system},
    }


def save(ability="dex", dc=15, dice=(6, 8), **more):
    return {
        "_id": "s",
        "type": "save",
        "activation": {"type": "action"},
        "save": {"ability": [ability] if ability else [], "dc": {"calculation": "", "formula": str(dc)}},
        "damage": {"onSave": "half", "parts": [{"number": dice[0], "denomination": dice[1], "types": ["cold"]}]},
        **more,
    }


def test_marks_that_name_an_activity():
    activities = {
        "a": {
            "_id": "a",
            "type": "attack",
            "attack": {"type": {"value": "melee", "classification": "weapon"}},
            "range": {"value": "5"},
            "activation": {"type": "action", "condition": "with Advantage if it hides"},
            "damage": {"includeBase": False, "parts": [{"number": 2, "denomination": 4, "types": ["piercing"]}]},
        },
        "b": {
            "_id": "b",
            "type": "attack",
            "activation": {"condition": "the swarm is Bloodied."},
            "attack": {},
            "damage": {"includeBase": False, "parts": [{"number": 1, "denomination": 4, "types": ["piercing"]}]},
        },
    }
    text = (
        "Melee Attack Roll: [[/attack]] ([[lookup @activation.condition activity=a]]), reach [[lookup @range.value "
        "activity=a]] ft. "
        "[[/damage average extended]], or [[/damage average activity=b]] if [[lookup @activation.condition activity=b]]"
    )
    read = only(actor([weapon("Bites", text, activities=activities)]))
    (bites,) = read.block.creature.attacks
    assert (bites.to_hit, bites.reach, bites.damage, bites.bloodied) == (6, 15, "2d4", "1d4") and read.clean


def test_an_area_and_a_half_that_only_the_data_has():
    template = {"target": {"template": {"type": "line", "size": "60", "width": "10", "units": "ft"}}}
    (attack,) = only(actor([feat("Frost Jet", "<p>It spits.</p>", {"s": save(**template)})])).block.creature.attacks
    assert (attack.area.shape, attack.area.size, attack.area.width) == ("line", 180, 30)
    assert (attack.save.dc, attack.save.half, attack.damage, attack.type) == (15, True, "6d8", "cold")


def test_a_save_whose_ability_stands_in_the_text_alone():
    text = (
        "<em>Wisdom Saving Throw:</em> DC [[lookup @save.dc.value activity=s]], one creature. <em>Failure:</em> "
        "[[/damage average]] damage."
    )
    (attack,) = only(
        actor([feat("Stare", text, {"s": save(ability="", dc=13)})], source={"rules": "2024"})
    ).block.creature.attacks
    assert (attack.save.ability, attack.save.dc) == ("wis", 13)


def test_a_multiattack_that_names_items():
    multi = feat(
        "Multiattack",
        "<p>It makes two [[/item Cleaver]]. It waits.</p>",
        {"u": {"type": "utility", "activation": {"type": "action"}}},
    )
    other = feat(
        "Multiattack",
        "<p>It makes three [[/item .Cleaver]]{Cleaver} attacks.</p>",
        {"u": {"type": "utility", "activation": {"type": "action"}}},
    )
    for text, swings in ((multi, 2), (other, 3)):
        assert only(actor([weapon(), text], source={"rules": "2024"})).block.creature.attacks_per_action == swings


def test_an_escape_from_a_passive_skill():
    text = (
        "[[/attack extended]]. [[/damage average extended]], and the target has the &amp;Reference[Grappled "
        "apply=false] condition (escape DC [[lookup @skills.ath.passive]])."
    )
    (attack,) = only(actor([weapon("Grab", text)], source={"rules": "2024"})).block.creature.attacks
    assert (attack.conditions, attack.escape) == (("grappled",), 13)
