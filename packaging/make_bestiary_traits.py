"""Where a creature lives.

Environments are no data of the SRDs.  They follow from figures and names, by the rule of `environments`: what swims faster
than it walks lives in water, what burrows or feels tremors lives underground, a type has its haunts, and words in names
("polar", "camel") say the rest.
"""

import re

from battlemap.model import Creature


def _words(text: str) -> frozenset[str]:
    return frozenset(text.split())


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
