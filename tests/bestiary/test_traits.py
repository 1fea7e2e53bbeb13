"""Which traits the engine honours: a trait of a shipped creature has a rule, or it is known to be the table's."""

from battlemap.rules.policies.traits import SRD_TRAITS
from battlemap.rulesets.catalog import RULESETS
from battlemap.ui.trait_words import TRAITS
from tests.bestiary.conftest import SHIPPED

# Honoured by what stands beside them in the stat block: a charge or magic in the attacks, regeneration and leaps in the sheet,
# who may be mounted by the deed of mounting.
BY_FIGURES = {
    "charge", "pounce", "trampling_charge", "magic_weapons", "regeneration", "standing_leap", "running_leap", "mount",
    "death_burst",
}  # fmt: skip
# The map does not tell what they ask for (breath, smell, webs, ice, worked stone, disguise), or they are told by the table.
THE_TABLES = {
    "amorphous", "amphibious", "antimagic_susceptibility", "assassinate", "beast_of_burden", "compression", "devils_sight",
    "earth_glide", "false_appearance", "fear_aura", "hold_breath", "ice_walk", "illumination", "immutable_form", "keen_hearing",
    "keen_hearing_and_sight", "keen_hearing_and_smell", "keen_senses", "keen_sight", "keen_sight_and_smell", "keen_smell",
    "martial_advantage", "mimicry", "multiple_heads", "rampage", "reactive", "reactive_heads", "reckless", "rejuvenation",
    "relentless", "shapechanger", "siege_monster", "sneak_attack", "snow_camouflage", "steadfast", "stench",
    "stone_camouflage", "surprise_attack", "transparent", "treasure_sense", "tree_stride", "tunneler", "two_heads",
    "underwater_camouflage", "unless_adamantine", "unless_silvered", "wakeful", "water_breathing", "web_sense", "web_walker",
}  # fmt: skip


def test_every_trait_has_a_rule_or_is_the_tables():
    for ruleset, entry in SHIPPED:
        unknown = set(entry.creature.traits) - set(ruleset.traits) - BY_FIGURES - THE_TABLES
        assert not unknown, (entry.name, unknown)


def test_no_trait_is_both():
    ruled = {trait.name for trait in SRD_TRAITS}
    assert not ruled & THE_TABLES and not ruled & BY_FIGURES and not BY_FIGURES & THE_TABLES


def test_what_is_honoured_by_figures_has_them():
    for _, entry in SHIPPED:
        creature = entry.creature
        for trait in creature.traits:
            if trait in ("charge", "pounce"):
                assert any(attack.charge for attack in creature.attacks) or entry.name in CHARGES_IN_WORDS, entry.name
            if trait == "magic_weapons":
                assert all(attack.magical for attack in creature.attacks if attack.to_hit is not None), entry.name
            if trait in ("regeneration", "regeneration_from_zero"):
                assert creature.sheet["regeneration"] > 0, entry.name
            if trait in ("standing_leap", "running_leap"):
                assert creature.sheet["leap"] > 0, entry.name


CHARGES_IN_WORDS: set[str] = set()


def test_every_trait_with_a_rule_has_a_word():
    for ruleset in RULESETS.values():
        assert set(ruleset.traits) <= set(TRAITS)
