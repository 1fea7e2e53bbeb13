"""Every trait of a shipped creature is honoured: by a rule, by figures in its stat block, or by a reminder on its card."""

from pathlib import Path

import pytest

from battlemap.encounter.scenario import read_scenario
from battlemap.rules.policies.traits import SRD_TRAITS
from battlemap.rulesets import find_ruleset
from battlemap.rulesets.catalog import RULESETS
from battlemap.ui.trait_words import BY_FIGURES, TRAITS
from tests.bestiary.conftest import SHIPPED

SCENARIOS = Path(__file__).parents[1] / "scenarios"
# What the map cannot tell: the card reminds the game master.
THE_TABLES = {
    "antimagic_susceptibility": "there is no field of antimagic", "beast_of_burden": "loads are not weighed",
    "devils_sight": "darkness is never said to be magical", "false_appearance": "it is placed hidden",
    "fear_aura": "auras are told when a turn begins beside one", "hold_breath": "it lasts longer than any fight",
    "immutable_form": "nothing changes forms", "mimicry": "voices",
    "rampage": "the table says when a kill frees a bite", "reactive_heads": "the table counts heads",
    "rejuvenation": "it comes back days later", "shapechanger": "each form is a creature of its own, or is edited",
    "snow_camouflage": "snow is no ground of its own", "steadfast": "fear is given by the table",
    "stench": "auras are told when a turn begins beside one", "stone_camouflage": "stone is no ground of its own",
    "transparent": "it is placed hidden", "treasure_sense": "treasure is not on the map",
    "tree_stride": "the table moves it as by teleport", "underwater_camouflage": "the table hides it",
    "unless_adamantine": "the table says what a weapon is made of", "unless_silvered": "the table says what a weapon is made of",
    "wakeful": "sleep is told by the table", "web_sense": "the table tells who touches a web",
}  # fmt: skip


# Where the ruleset has no rule of suffocation.
ONE_RULESETS = {"dnd2014": {"amphibious", "water_breathing"}}


def test_every_trait_has_a_rule_figures_or_a_reminder():
    for ruleset, entry in SHIPPED:
        unknown = set(entry.creature.traits) - set(ruleset.traits) - BY_FIGURES - THE_TABLES.keys()
        unknown -= ONE_RULESETS.get(ruleset.name, set())
        assert not unknown, (entry.name, unknown)


def test_no_trait_is_honoured_in_two_ways():
    ruled, tables = {trait.name for trait in SRD_TRAITS}, THE_TABLES.keys()
    assert not ruled & tables and not ruled & BY_FIGURES and not BY_FIGURES & tables


def test_every_reminder_is_of_a_shipped_trait():
    assert {trait for _, entry in SHIPPED for trait in entry.creature.traits} >= THE_TABLES.keys()


def test_what_is_honoured_by_figures_has_them():
    for _, entry in SHIPPED:
        creature, whens = entry.creature, {extra.when for attack in entry.creature.attacks for extra in attack.extra}
        for trait in creature.traits:
            if trait in ("charge", "pounce", "trampling_charge"):
                assert any(attack.charge for attack in creature.attacks), entry.name
            if trait == "magic_weapons":
                assert all(attack.magical for attack in creature.attacks if attack.to_hit is not None), entry.name
            if trait in ("regeneration", "regeneration_from_zero"):
                assert creature.sheet["regeneration"] > 0, entry.name
            if trait in ("standing_leap", "running_leap"):
                assert creature.sheet["leap"] > 0, entry.name
            if trait == "illumination":
                assert creature.sheet["sheds"] == list(entry.light), entry.name
            if trait == "relentless":
                assert creature.sheet["relentless"] > 0, entry.name
            if trait == "death_burst":
                assert any(attack.area for attack in creature.attacks if attack.name.startswith("Death")), entry.name
            assert {"martial_advantage": "ally_near", "sneak_attack": "sneak", "surprise_attack": "surprised"}.get(
                trait, ""
            ) in {*whens, ""}, entry.name


def test_every_trait_has_a_word():
    shipped = {trait for _, entry in SHIPPED for trait in entry.creature.traits}
    assert shipped | {name for ruleset in RULESETS.values() for name in ruleset.traits} <= set(TRAITS)


@pytest.mark.parametrize("name", ("dnd2014", "dnd2024"))
def test_every_shipped_trait_with_a_rule_is_in_a_scenario_of_its_ruleset(name):
    """One scenario for traits that are one line of the same kind."""
    played = set[str]()
    for path in (SCENARIOS / name).glob("*.toml"):
        scenario = read_scenario(path, find_ruleset)
        played |= {trait for token in scenario.state.tokens.values() for trait in token.creature.traits}
    ruleset = RULESETS[name]
    alike = [{trait for trait in ruleset.traits.values() if _bare(trait) == _bare(each)} for each in ruleset.traits.values()]
    shipped = {trait for other, entry in SHIPPED if other is ruleset for trait in entry.creature.traits}
    missing = {
        trait
        for trait in shipped & set(ruleset.traits)
        if not any(trait in {each.name for each in group} and played & {each.name for each in group} for group in alike)
    }
    assert not missing


def _bare(trait):
    """What it does, without its name."""
    return {field: getattr(trait, field) for field in trait.__struct_fields__ if field != "name"}
