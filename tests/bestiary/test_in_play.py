"""Every shipped creature is one the engine takes: in a fight, hit for hit, and written down and read again."""

import random

import msgspec
import pytest

from battlemap.bestiary import creature, load, token
from battlemap.encounter import commands as c
from battlemap.encounter.document import Document
from battlemap.encounter.outcome import Done, NeedDice, Refused
from battlemap.encounter.tables import scene_from, token_from
from battlemap.model import Creature, Encounter
from battlemap.rulesets import find_ruleset
from battlemap.rulesets.catalog import RULESETS
from tests.bestiary.conftest import SHIPPED

ROWS = ["." * 30] * 30
FOE = {"id": "foe", "side": "party", "at": [20, 12], "character": True, "hp": 900, "ac": 12, "aac": 12}


def fight(ruleset, entry):
    """The creature beside one character, in a wide field."""
    scene = scene_from(ROWS, ruleset.square, [], [], [], False)
    own = token(entry, "own", at=(16, 12))
    return Document(
        Encounter(ruleset=ruleset.name, scene=scene, tokens={"own": own, "foe": token_from(FOE)}), find_ruleset
    )


def done(document, command, dice):
    """The command's answer, whatever dice it asks for."""
    faces = []
    while isinstance(outcome := document.do(command, faces), NeedDice):
        faces = [*faces, *(dice.randint(1, side) for side in outcome.sides)]
    return outcome


def test_it_stands_on_the_map_as_its_page_says(shipped):
    ruleset, entry = shipped
    document = fight(ruleset, entry)
    own = document.state.tokens["own"]
    assert own.creature is creature(entry) and own.hp == entry.creature.max_hp and own.name == entry.name


def test_it_begins_a_fight_and_each_of_its_attacks_is_one_the_rules_know(shipped):
    """Before the fight nobody pays: each attack is made, or refused for a reason of place, never an error."""
    ruleset, entry = shipped
    document, dice = fight(ruleset, entry), random.Random(entry.name)
    for attack in entry.creature.attacks:
        near = 20 - {"tiny": 1, "small": 1, "medium": 1, "large": 2, "huge": 3, "gargantuan": 4}[entry.creature.size]
        far = attack.kind == "ranged" and "ranges" in attack.sheet
        done(document, c.Edit(token="own", fields={"at": [near - 3 if far else near, 12]}), dice)
        own_space = attack.kind == "melee" and attack.reach == 0 or attack.kind == "ranged" and attack.range == 0
        outcome = done(document, c.MakeAttack(token="own", target="foe", attack=attack.name), dice)
        if isinstance(outcome, Refused):
            assert own_space and outcome.refusals[0].kind in ("out_of_reach", "out_of_range"), (attack, outcome)
        done(document, c.Edit(token="foe", fields={"hp": 900, "dead": False}), dice)
    assert isinstance(done(document, c.Begin(), dice), Done)


def test_it_is_written_down_and_read_again_without_loss(shipped):
    _, entry = shipped
    packed = msgspec.json.encode(entry.creature)
    assert msgspec.json.decode(packed, type=Creature) == entry.creature


@pytest.mark.parametrize("name", RULESETS)
def test_what_only_its_ruleset_knows_are_fields_of_its_ruleset(name):
    ruleset = RULESETS[name]
    known = {field.name for field in ruleset.sheet}
    attacks_know = {field.name for field in ruleset.attack_sheet}
    for entry in load(ruleset):
        assert set(entry.creature.sheet) <= known, entry.name
        for attack in entry.creature.attacks:
            assert set(attack.sheet) <= attacks_know, (entry.name, attack.name)
            assert attack.area is None or attack.area.shape in ruleset.areas, (entry.name, attack.name)
            if attack.save is not None:
                assert attack.save.ability in ruleset.saves or ruleset.ability_saves
            for condition in attack.conditions:
                assert condition in ruleset.conditions, (entry.name, condition)


def test_every_condition_and_skill_is_one_of_its_ruleset():
    for ruleset, entry in SHIPPED:
        assert set(entry.creature.condition_immune) <= set(ruleset.conditions), entry.name
        assert set(entry.creature.skills) <= set(ruleset.skills), entry.name
