"""What a stat block's own names are called in the window's language: sizes, abilities, kinds of creatures, places, fields.

Tables by the names stat blocks use, each with a context of its own, since the same English word may be another elsewhere
("mount", "reckless").  A name that is not here is shown as it stands, so that a creature of the table's own can be read too.
Not here: what rulesets name (`ruleset_words`), figures (`bestiary.figures`).
"""

from collections.abc import Callable, Iterable, Iterator
from typing import Any

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from battlemap.bestiary.searching import folded
from battlemap.model import StatBlock
from battlemap.ui import ruleset_words, trait_words, words

SIZES: dict[str, Any] = {
    "tiny": QT_TRANSLATE_NOOP("Size", "Tiny"), "small": QT_TRANSLATE_NOOP("Size", "Small"),
    "medium": QT_TRANSLATE_NOOP("Size", "Medium"), "large": QT_TRANSLATE_NOOP("Size", "Large"),
    "huge": QT_TRANSLATE_NOOP("Size", "Huge"), "gargantuan": QT_TRANSLATE_NOOP("Size", "Gargantuan"),
}  # fmt: skip
ABILITIES: dict[str, Any] = {
    "str": QT_TRANSLATE_NOOP("Ability", "STR"), "dex": QT_TRANSLATE_NOOP("Ability", "DEX"),
    "con": QT_TRANSLATE_NOOP("Ability", "CON"), "int": QT_TRANSLATE_NOOP("Ability", "INT"),
    "wis": QT_TRANSLATE_NOOP("Ability", "WIS"), "cha": QT_TRANSLATE_NOOP("Ability", "CHA"),
}  # fmt: skip
KINDS: dict[str, Any] = {
    "aberration": QT_TRANSLATE_NOOP("Kind", "aberration"), "animal": QT_TRANSLATE_NOOP("Kind", "animal"),
    "beast": QT_TRANSLATE_NOOP("Kind", "beast"), "celestial": QT_TRANSLATE_NOOP("Kind", "celestial"),
    "construct": QT_TRANSLATE_NOOP("Kind", "construct"), "dragon": QT_TRANSLATE_NOOP("Kind", "dragon"),
    "elemental": QT_TRANSLATE_NOOP("Kind", "elemental"), "fey": QT_TRANSLATE_NOOP("Kind", "fey"),
    "fiend": QT_TRANSLATE_NOOP("Kind", "fiend"), "giant": QT_TRANSLATE_NOOP("Kind", "giant"),
    "human": QT_TRANSLATE_NOOP("Kind", "human"), "humanoid": QT_TRANSLATE_NOOP("Kind", "humanoid"),
    "monster": QT_TRANSLATE_NOOP("Kind", "monster"), "monstrosity": QT_TRANSLATE_NOOP("Kind", "monstrosity"),
    "ooze": QT_TRANSLATE_NOOP("Kind", "ooze"), "person": QT_TRANSLATE_NOOP("Kind", "person"),
    "plant": QT_TRANSLATE_NOOP("Kind", "plant"), "undead": QT_TRANSLATE_NOOP("Kind", "undead"),
    "angel": QT_TRANSLATE_NOOP("Kind", "angel"), "any": QT_TRANSLATE_NOOP("Kind", "any"),
    "artillery": QT_TRANSLATE_NOOP("Kind", "artillery"), "boss": QT_TRANSLATE_NOOP("Kind", "boss"),
    "brute": QT_TRANSLATE_NOOP("Kind", "brute"), "chromatic": QT_TRANSLATE_NOOP("Kind", "chromatic"),
    "cleric": QT_TRANSLATE_NOOP("Kind", "cleric"), "conduit": QT_TRANSLATE_NOOP("Kind", "conduit"),
    "controller": QT_TRANSLATE_NOOP("Kind", "controller"), "crowd": QT_TRANSLATE_NOOP("Kind", "crowd"),
    "demon": QT_TRANSLATE_NOOP("Kind", "demon"), "devil": QT_TRANSLATE_NOOP("Kind", "devil"),
    "dinosaur": QT_TRANSLATE_NOOP("Kind", "dinosaur"), "druid": QT_TRANSLATE_NOOP("Kind", "druid"),
    "dwarf": QT_TRANSLATE_NOOP("Kind", "dwarf"), "elf": QT_TRANSLATE_NOOP("Kind", "elf"),
    "elite": QT_TRANSLATE_NOOP("Kind", "elite"), "flyer": QT_TRANSLATE_NOOP("Kind", "flyer"),
    "genie": QT_TRANSLATE_NOOP("Kind", "genie"), "gnoll": QT_TRANSLATE_NOOP("Kind", "gnoll"),
    "gnome": QT_TRANSLATE_NOOP("Kind", "gnome"), "goblinoid": QT_TRANSLATE_NOOP("Kind", "goblinoid"),
    "grimlock": QT_TRANSLATE_NOOP("Kind", "grimlock"), "guard": QT_TRANSLATE_NOOP("Kind", "guard"),
    "kobold": QT_TRANSLATE_NOOP("Kind", "kobold"), "leader": QT_TRANSLATE_NOOP("Kind", "leader"),
    "lizardfolk": QT_TRANSLATE_NOOP("Kind", "lizardfolk"), "lurker": QT_TRANSLATE_NOOP("Kind", "lurker"),
    "lycanthrope": QT_TRANSLATE_NOOP("Kind", "lycanthrope"), "merfolk": QT_TRANSLATE_NOOP("Kind", "merfolk"),
    "metallic": QT_TRANSLATE_NOOP("Kind", "metallic"), "minion": QT_TRANSLATE_NOOP("Kind", "minion"),
    "orc": QT_TRANSLATE_NOOP("Kind", "orc"), "pack": QT_TRANSLATE_NOOP("Kind", "pack"),
    "sahuagin": QT_TRANSLATE_NOOP("Kind", "sahuagin"), "shapechanger": QT_TRANSLATE_NOOP("Kind", "shapechanger"),
    "skirmisher": QT_TRANSLATE_NOOP("Kind", "skirmisher"), "soldier": QT_TRANSLATE_NOOP("Kind", "soldier"),
    "solo": QT_TRANSLATE_NOOP("Kind", "solo"), "support": QT_TRANSLATE_NOOP("Kind", "support"),
    "swarm": QT_TRANSLATE_NOOP("Kind", "swarm"), "titan": QT_TRANSLATE_NOOP("Kind", "titan"),
    "wizard": QT_TRANSLATE_NOOP("Kind", "wizard"),
}  # fmt: skip
"""Types, and the tags behind them."""
PLACES: dict[str, Any] = {
    "anywhere": QT_TRANSLATE_NOOP("Place", "anywhere"), "arctic": QT_TRANSLATE_NOOP("Place", "arctic"),
    "coast": QT_TRANSLATE_NOOP("Place", "coast"), "desert": QT_TRANSLATE_NOOP("Place", "desert"),
    "forest": QT_TRANSLATE_NOOP("Place", "forest"), "grassland": QT_TRANSLATE_NOOP("Place", "grassland"),
    "graveyard": QT_TRANSLATE_NOOP("Place", "graveyard"), "hills": QT_TRANSLATE_NOOP("Place", "hills"),
    "jungle": QT_TRANSLATE_NOOP("Place", "jungle"), "mountains": QT_TRANSLATE_NOOP("Place", "mountains"),
    "planes": QT_TRANSLATE_NOOP("Place", "planes"), "ruins": QT_TRANSLATE_NOOP("Place", "ruins"),
    "settlement": QT_TRANSLATE_NOOP("Place", "settlement"), "sky": QT_TRANSLATE_NOOP("Place", "sky"),
    "swamp": QT_TRANSLATE_NOOP("Place", "swamp"), "underground": QT_TRANSLATE_NOOP("Place", "underground"),
    "volcano": QT_TRANSLATE_NOOP("Place", "volcano"), "water": QT_TRANSLATE_NOOP("Place", "water"),
}  # fmt: skip
SENSES: dict[str, Any] = {
    "blindsight": QT_TRANSLATE_NOOP("Sense", "blindsight"), "darkvision": QT_TRANSLATE_NOOP("Sense", "darkvision"),
    "tremorsense": QT_TRANSLATE_NOOP("Sense", "tremorsense"), "truesight": QT_TRANSLATE_NOOP("Sense", "truesight"),
}  # fmt: skip
DAMAGE: dict[str, Any] = {
    "nonmagical": QT_TRANSLATE_NOOP("Damage", "nonmagical"),
    "nonmagical_bludgeoning": QT_TRANSLATE_NOOP("Damage", "nonmagical bludgeoning"),
    "nonmagical_piercing": QT_TRANSLATE_NOOP("Damage", "nonmagical piercing"),
    "nonmagical_slashing": QT_TRANSLATE_NOOP("Damage", "nonmagical slashing"),
    "damage": QT_TRANSLATE_NOOP("Damage", "all damage"), "physical": QT_TRANSLATE_NOOP("Damage", "physical"),
}  # fmt: skip
"""Beside the thirteen of `ruleset_words`."""
ATTACKS: dict[str, Any] = {
    "melee": QT_TRANSLATE_NOOP("AttackKind", "melee"), "ranged": QT_TRANSLATE_NOOP("AttackKind", "ranged"),
    "thrown": QT_TRANSLATE_NOOP("AttackKind", "thrown"),
}  # fmt: skip
FIELDS: dict[str, Any] = {
    "name": QT_TRANSLATE_NOOP("Field", "name"), "size": QT_TRANSLATE_NOOP("Field", "size"),
    "character": QT_TRANSLATE_NOOP("Field", "player's character"), "reach": QT_TRANSLATE_NOOP("Field", "reach"),
    "ac": QT_TRANSLATE_NOOP("Field", "armour class"), "max_hp": QT_TRANSLATE_NOOP("Field", "most hit points"),
    "hp": QT_TRANSLATE_NOOP("Field", "hit points"), "temp_hp": QT_TRANSLATE_NOOP("Field", "temporary hit points"),
    "abilities": QT_TRANSLATE_NOOP("Field", "abilities"), "proficiency": QT_TRANSLATE_NOOP("Field", "proficiency bonus"),
    "saves": QT_TRANSLATE_NOOP("Field", "saving throws"), "skills": QT_TRANSLATE_NOOP("Field", "skills"),
    "initiative": QT_TRANSLATE_NOOP("Field", "initiative"), "resist": QT_TRANSLATE_NOOP("Field", "resistances"),
    "vulnerable": QT_TRANSLATE_NOOP("Field", "vulnerabilities"), "immune": QT_TRANSLATE_NOOP("Field", "immunities"),
    "condition_immune": QT_TRANSLATE_NOOP("Field", "immunities to conditions"),
    "senses": QT_TRANSLATE_NOOP("Field", "senses"), "traits": QT_TRANSLATE_NOOP("Field", "traits"),
    "attacks": QT_TRANSLATE_NOOP("Field", "attacks"),
    "attacks_per_action": QT_TRANSLATE_NOOP("Field", "attacks per action"),
    "picture": QT_TRANSLATE_NOOP("Field", "picture"), "speed": QT_TRANSLATE_NOOP("Field", "speed"),
    "hover": QT_TRANSLATE_NOOP("Field", "hovers"), "level": QT_TRANSLATE_NOOP("Field", "level"),
    "challenge": QT_TRANSLATE_NOOP("Field", "challenge rating"), "side": QT_TRANSLATE_NOOP("Field", "side"),
    "hidden": QT_TRANSLATE_NOOP("Field", "hidden"), "group": QT_TRANSLATE_NOOP("Field", "initiative group"),
    "note": QT_TRANSLATE_NOOP("Field", "note"), "colour": QT_TRANSLATE_NOOP("Field", "colour"),
    "answer": QT_TRANSLATE_NOOP("Field", "answer to opportunity attacks"), "dead": QT_TRANSLATE_NOOP("Field", "dead"),
    "concentrating": QT_TRANSLATE_NOOP("Field", "concentration"),
    "paced": QT_TRANSLATE_NOOP("Field", "distance gone in the turn"),
    "attitude": QT_TRANSLATE_NOOP("Field", "attitude"), "facing": QT_TRANSLATE_NOOP("Field", "facing"),
    "id": QT_TRANSLATE_NOOP("Field", "id"), "at": QT_TRANSLATE_NOOP("Field", "place"), "kind": QT_TRANSLATE_NOOP("Field", "kind"),
    "to_hit": QT_TRANSLATE_NOOP("Field", "bonus to hit"), "damage": QT_TRANSLATE_NOOP("Field", "damage"),
    "type": QT_TRANSLATE_NOOP("Field", "damage type"), "range": QT_TRANSLATE_NOOP("Field", "range"),
    "long": QT_TRANSLATE_NOOP("Field", "long range"), "save": QT_TRANSLATE_NOOP("Field", "saving throw"),
    "area": QT_TRANSLATE_NOOP("Field", "area of effect"), "extra": QT_TRANSLATE_NOOP("Field", "extra damage"),
    "conditions": QT_TRANSLATE_NOOP("Field", "conditions"), "recharge": QT_TRANSLATE_NOOP("Field", "recharge"),
    "uses": QT_TRANSLATE_NOOP("Field", "uses"), "bloodied": QT_TRANSLATE_NOOP("Field", "damage to the bloodied"),
    "hit_dice": QT_TRANSLATE_NOOP("Field", "hit dice"), "tags": QT_TRANSLATE_NOOP("Field", "tags"),
    "xp": QT_TRANSLATE_NOOP("Field", "experience"), "passive": QT_TRANSLATE_NOOP("Field", "passive Perception"),
    "multiattack": QT_TRANSLATE_NOOP("Field", "multiattack"), "spells": QT_TRANSLATE_NOOP("Field", "spells"),
    "auras": QT_TRANSLATE_NOOP("Field", "auras"), "environments": QT_TRANSLATE_NOOP("Field", "environments"),
    "ruleset": QT_TRANSLATE_NOOP("Field", "ruleset"), "inspiration": QT_TRANSLATE_NOOP("Field", "Heroic Inspiration"),
}  # fmt: skip
TRAITS: dict[str, Any] = {
    "charge": QT_TRANSLATE_NOOP("Trait", "charge"), "mount": QT_TRANSLATE_NOOP("Trait", "mount"),
    "reckless": QT_TRANSLATE_NOOP("Trait", "reckless"), "regeneration": QT_TRANSLATE_NOOP("Trait", "regeneration"),
    "relentless": QT_TRANSLATE_NOOP("Trait", "relentless"), "swarm": QT_TRANSLATE_NOOP("Trait", "swarm"),
    "extra_attack": QT_TRANSLATE_NOOP("Trait", "extra attack"), "flyby": QT_TRANSLATE_NOOP("Trait", "flyby"),
}  # fmt: skip
"""Traits whose name is something else where it is no trait."""


def _said(context: str, table: dict[str, Any], name: str) -> str:
    known = table.get(name)
    return QCoreApplication.translate(context, known) if known is not None else name.replace("_", " ")


def size(name: str) -> str:
    """ "Medium"."""
    return _said("Size", SIZES, name)


def ability(name: str) -> str:
    """Three letters: "STR"."""
    return _said("Ability", ABILITIES, name) if name in ABILITIES else name.upper()


def kind(name: str) -> str:
    """A type of creature, or a tag behind it: "fey", "goblinoid"."""
    return _said("Kind", KINDS, name)


def place(name: str) -> str:
    """Where it lives: "forest"."""
    return _said("Place", PLACES, name)


def sense(name: str) -> str:
    return _said("Sense", SENSES, name)


def damage(name: str) -> str:
    """A type of damage, "" for none: "fire", "nonmagical slashing"."""
    if name in DAMAGE:
        return _said("Damage", DAMAGE, name)
    return words.word(name).lower() if name else ""


def dealt(dice: str, type_: str) -> str:
    """So much of it: "1d6+2 slashing"."""
    if not (dice and type_):
        return dice or damage(type_)
    return QCoreApplication.translate("Damage", "{dice} {type}").format(dice=dice, type=damage(type_))


def attack_kind(name: str) -> str:
    """How an attack is made: "melee"."""
    return _said("AttackKind", ATTACKS, name)


def trait(name: str) -> str:
    if name in TRAITS:
        return _said("Trait", TRAITS, name)
    return words.say(trait_words.TRAITS[name]) if name in trait_words.TRAITS else words.word(name).lower()


def field(name: str) -> str:
    """A field of a token or a stat block, within a sentence: "hit points"."""
    return _said("Field", FIELDS, name) if name in FIELDS else words.sheet_field(name).lower()


def whole_kind(size_: str, kind_: str) -> str:
    """ "Small fey"."""
    if not kind_:
        return size(size_)
    text = QCoreApplication.translate("Kind", "{size} {kind}").format(size=size(size_), kind=kind(kind_))
    return text[:1].upper() + text[1:]


# ---------------------------------------------------------------- typed by the user
def _meant(typed: str, names: Iterable[str], said: Callable[[str], str]) -> str:
    """The name that was typed, by itself or as the window says it; another one as it was typed, in small letters."""
    wanted = folded(typed.strip())
    for name in names:
        if wanted in (folded(name), folded(name.replace("_", " ")), folded(said(name))):
            return name
    return typed.strip().lower()


def trait_meant(typed: str) -> str:
    return _meant(typed, (*trait_words.TRAITS, *TRAITS), trait)


def sense_meant(typed: str) -> str:
    """ "" where it is no sense."""
    meant = _meant(typed, SENSES, sense)
    return meant if meant in SENSES else ""


def damage_meant(typed: str) -> str:
    return _meant(typed, (*ruleset_words.DAMAGE, *DAMAGE), damage)


def attack_kind_meant(typed: str) -> str:
    return _meant(typed, ATTACKS, attack_kind)


def kind_meant(typed: str) -> str:
    return _meant(typed, KINDS, kind)


def place_meant(typed: str) -> str:
    return _meant(typed, PLACES, place)


def about(block: StatBlock) -> Iterator[str]:
    """The words a creature may be looked for by, as the window says them."""
    for text in (*map(kind, (block.kind, *block.tags)), size(block.creature.size), *map(place, block.environments)):
        yield from (text, *text.split())
