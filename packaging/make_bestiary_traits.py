"""What a page's traits are called by, what their figures are, and where a creature lives.

A trait goes by the name the SRD gives it, in lower case joined by `_` ("pack_tactics"); names for the same thing are one
(`SAME`).  Only those that touch the map or the dice are kept as traits of the creature (`KNOWN`); every other stays as a
name on the page.  Which of them the engine honours is said in the rules (`battlemap.rules.traits`).

Environments are no data of the SRDs.  They follow from figures and names, by the rule of `environments`: what swims faster
than it walks lives in water, what burrows or feels tremors lives underground, a type has its haunts, and words in names
("polar", "camel") say the rest.
"""

import re
from collections.abc import Iterable

from battlemap.model import Creature


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


# ---------------------------------------------------------------- where it lives
BY_TYPE = {
    "aberration": ("underground",), "beast": (), "celestial": ("planes",), "construct": ("ruins",), "dragon": (),
    "elemental": ("planes",), "fey": ("forest",), "fiend": ("planes",), "giant": ("mountains",), "humanoid": ("settlement",),
    "monstrosity": (), "ooze": ("underground",), "plant": ("forest",), "undead": ("graveyard", "ruins"),
}  # fmt: skip
# Words of names, whole words only, and where who bears one lives.
WORDS = {
    "arctic": _words("""
        frost ice mammoth polar remorhaz silver snow white winter
    """),
    "coast": _words("""
        pteranodon
        bronze crab eagle harpy merrow pirate sahuagin sea seahorse seal
    """),
    "desert": _words("""
        androsphinx blue brass camel desert dust gnoll gynosphinx hyena jackal lamia lion mummy scorpion sphinx
        vulture
    """),
    "forest": _words("""
        wereboar
        ants ape awakened baboon badger bear beetle boar bugbear centaur centipede couatl deer druid dryad elk
        ettercap goblin green insects owl owlbear panther pixie pseudodragon raccoon raven satyr shrub spider sprite
        stirge tiger toad treant tree unicorn wasp weasel werebear werewolf wolf wolverine wolves worg
    """),
    "grassland": _words("""
        allosaurus ankheg ankylosaurus axe bulette centaur cockatrice deer eagle elephant gnoll goat griffon hawk
        hippogriff horse hyena jackal lion mastiff pegasus pony rhinoceros scout triceratops tyrannosaurus vulture
    """),
    "hills": _words("""
        gorgon
        bandit copper ettin goat griffon harpy hawk hill hippogriff kobold manticore ogre orc roc stone wyvern
    """),
    "mountains": _words("""
        chimera cloud eagle fire galeb giant goat gold griffon harpy hippogriff manticore red roc stone storm wyvern
    """),
    "settlement": _words("""
        warhorse
        acolyte archmage assassin bandit cat commoner cultist dog doppelganger gladiator guard horse imp incubus
        knight mage mastiff mule noble pony priest rat raven ravens spy succubus thug tough vampire warrior wererat
    """),
    "swamp": _words("""
        black constrictor crocodile frog hag hippopotamus hydra lizard lizardfolk medusa naga shambling snake stirge
        toad troll will-o'-wisp
    """),
    "underground": _words("""
        behir
        azer basilisk bat beetle centipede centipedes chuul cloaker crawling darkmantle deep drider drow duergar
        earth fungus gargoyle gibbering grick grimlock hell kobold lizard magma magmin mimic minotaur otyugh phase
        purple quasit rat roper rust salamander shrieker spider spirit svirfneblin violet xorn
    """),
    "volcano": _words("""
        azer balor efreeti fire hell magma magmin nightmare red salamander
    """),
    "water": _words("""
        aboleth archelon dolphin kraken merfolk merrow octopus piranha piranhas plesiosaurus quipper quippers
        sahuagin seahorse shark turtle water whale
    """),
    "jungle": _words("""
        pteranodon snakes
        allosaurus ankylosaurus ape baboon constrictor couatl crocodile insects panther saber-toothed snake tiger
        triceratops tyrannosaurus weretiger
    """),
    "ruins": _words("""
        animated armor basilisk cultist flying gargoyle ghast ghost ghoul golem homunculus lich medusa minotaur
        mummy rug shadow skeleton specter sword vampire wight wraith zombie
    """),
    "sky": _words("""
        air cloud djinni invisible pegasus roc storm
    """),
}  # fmt: skip


def environments(creature: Creature, kind: str) -> tuple[str, ...]:
    """Where it lives, in the order of the alphabet; "anywhere" where nothing says so."""
    name = set(re.findall(r"[a-z'-]+", creature.name.lower().replace("’", "'")))
    name |= {word.removesuffix("s") for word in name}
    speed, found = creature.speed, {where for where, words in WORDS.items() if name & words}
    swims, walks = speed.get("swim", 0), speed.get("walk", 0)
    if swims > walks or "water_breathing" in creature.traits:
        found = {where for where in found if where in ("coast", "swamp")} | {"water"}
    elif speed.get("burrow") or creature.senses.get("tremorsense"):
        found.add("underground")
    if not found or kind in ("celestial", "elemental", "fiend"):
        found |= set(BY_TYPE.get(kind, ()))
    return tuple(sorted(found)) or ("anywhere",)
