"""What a page's traits are called by.

A trait goes by the name the SRD gives it, in lower case joined by `_` ("pack_tactics"); names for the same thing are one
(`SAME`).  Only those that touch the map or the dice are kept as traits of the creature (`KNOWN`); every other stays as a
name on the page.  Which of them the engine honours is said in the rules (`rules.policies.traits`), not here.
"""

import re
from collections.abc import Iterable


def _words(text: str) -> frozenset[str]:
    return frozenset(text.split())


KNOWN = _words("""
    aggressive agile air_form amorphous amphibious antimagic_susceptibility assassinate beast_of_burden blind_beyond
    blood_frenzy bloodied_frenzy bloodied_fury brave charge compression cunning_action death_burst devils_sight
    earth_glide evasion false_appearance fear_aura fey_ancestry fire_form flyby freedom_of_movement hold_breath ice_walk
    illumination immutable_form incorporeal_movement keen_hearing keen_hearing_and_sight keen_hearing_and_smell
    keen_senses keen_sight keen_sight_and_smell keen_smell light_sensitivity magic_resistance magic_weapons
    martial_advantage mimicry mount multiple_heads nimble_escape ooze_cube pack_tactics pounce rampage reactive
    reactive_heads reckless regeneration regeneration_from_zero rejuvenation relentless running_leap shadow_stealth
    shapechanger siege_monster sneak_attack snow_camouflage spider_climb standing_leap steadfast stench stone_camouflage
    sunlight_sensitivity sunlight_weakness sure_footed surprise_attack swarm trampling_charge transparent treasure_sense
    tree_stride tunneler two_heads undead_fortitude underwater_camouflage unless_adamantine unless_silvered wakeful
    water_breathing water_form web_sense web_walker
""")
SAME = {
    "angelic_weapons": "magic_weapons", "hellish_weapons": "magic_weapons", "hellish_rejuvenation": "rejuvenation",
    "demonic_restoration": "rejuvenation", "diabolical_restoration": "rejuvenation", "fiendish_restoration": "rejuvenation",
    "elemental_restoration": "rejuvenation", "exalted_restoration": "rejuvenation", "hellish_restoration": "rejuvenation",
    "eldritch_restoration": "rejuvenation", "celestial_restoration": "rejuvenation", "undead_restoration": "rejuvenation",
    "spirit_jar": "rejuvenation", "death_throes": "death_burst", "limited_amphibiousness": "amphibious",
    "two_headed": "two_heads",
    "greater_magic_resistance": "magic_resistance", "limited_magic_immunity": "magic_resistance", "heat_aura": "fire_aura",
    "sunlight": "sunlight_weakness", "sunlight_hypersensitivity": "sunlight_weakness",
}  # fmt: skip
# Bonus actions of 2024 that are traits in 2014.
AS_TRAITS = ("nimble_escape", "cunning_action", "aggressive", "shadow_stealth")
# SRD 5.1 and 5.2, Mounts and Vehicles.
MOUNTS = ("Camel", "Mule", "Elephant", "Draft Horse", "Riding Horse", "Mastiff", "Pony", "Warhorse")


def slug(name: str) -> str:
    """A name as an id: "Keen Hearing and Smell" -> "keen_hearing_and_smell"; what stands in brackets is left out."""
    bare = re.sub(r"\(.*?\)", "", name).replace("'", "").replace("’", "")
    return re.sub(r"[^a-z0-9]+", "_", bare.lower()).strip("_")


def trait_of(name: str) -> str:
    """The id of a trait that touches the map or the dice, "" of any other."""
    found = SAME.get(slug(name), slug(name))
    return found if found in KNOWN else ""


def traits_of(name: str, named: Iterable[str], others: Iterable[str] = ()) -> tuple[str, ...]:
    """A creature's traits by the names on its page, and `others` known already; in the order of the alphabet."""
    found = {trait for each in named if (trait := trait_of(each))} | set(others)
    if name in MOUNTS:
        found.add("mount")
    return tuple(sorted(found))
