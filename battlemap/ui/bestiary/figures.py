"""A stat block's figures as short texts: its challenge, its speeds, its senses, a line for a list.

Not here: the whole page (`page`), words of the rules (`ui.words`).
"""

from collections.abc import Iterable, Mapping

from PySide6.QtCore import QCoreApplication

from battlemap.model import Creature, StatBlock
from battlemap.ui import creature_words, words

FRACTIONS = {0.125: "1/8", 0.25: "1/4", 0.5: "1/2"}
DOT = " · "


def say(text: str, **holes: object) -> str:
    return QCoreApplication.translate("Figures", text).format(**holes)


def challenge_text(challenge: float) -> str:
    """0.25 -> "1/4", 17.0 -> "17"."""
    return FRACTIONS.get(challenge, words.number(challenge))


def rank_text(block: StatBlock) -> str:
    """How strong it is, as its ruleset counts that: "CR 1/4", "Level 3", "HD 2d8"; "" where nothing says so."""
    creature = block.creature
    if creature.challenge is not None:
        return say("CR {challenge}", challenge=challenge_text(creature.challenge))
    if creature.level is not None:
        return say("Level {level}", level=creature.level)
    return say("HD {dice}", dice=block.hit_dice) if block.hit_dice else ""


def kind_text(block: StatBlock) -> str:
    """ "Small fey (goblinoid)"."""
    kind = creature_words.whole_kind(block.creature.size, block.kind)
    return f"{kind} ({', '.join(map(creature_words.kind, block.tags))})" if block.tags else kind


def armour_text(creature: Creature) -> str:
    """ "AC 15", or the defense that stands for it; "" where its ruleset has none."""
    if creature.ac is not None:
        return say("AC {number}", number=creature.ac)
    defenses = creature.sheet.get("defenses")
    if isinstance(defenses, Mapping) and "ac" in defenses:
        return say("AC {number}", number=defenses["ac"])
    return ""


def line_text(block: StatBlock) -> str:
    """What a list says beside the name: "Small fey · AC 15 · 10 HP"."""
    kind = creature_words.whole_kind(block.creature.size, block.kind)
    parts = (kind, armour_text(block.creature), say("{hp} HP", hp=block.creature.max_hp))
    return DOT.join(part for part in parts if part)


def lengths_text(lengths: Mapping[str, int]) -> str:
    """Speeds or senses: "walk 9 m, fly 18 m"."""
    return ", ".join(f"{_way(name)} {words.metres_text(dm)}" for name, dm in lengths.items())


def _way(name: str) -> str:
    """Of moving, or of seeing."""
    return creature_words.sense(name) if name in creature_words.SENSES else words.word(name).lower()


def speed_text(creature: Creature) -> str:
    text = lengths_text(creature.speed)
    return say("{speeds} (hovers)", speeds=text) if creature.hover and text else text


def signed(numbers: Mapping[str, int]) -> str:
    """ "stealth +6, perception +2"."""
    return ", ".join(f"{words.word(name).lower()} {number:+d}" for name, number in numbers.items())


def listed(names: Iterable[str]) -> str:
    return ", ".join(words.word(name).lower() for name in names)
