"""Creatures of Improved Initiative: one, a list, or the export of its library ({"Creatures": [ids], "Creatures.ID": {...}}).

The export is what a browser keeps: entries may be JSON within JSON, characters lie under "PersistentCharacters." with the stat
block inside.  Numbers may be texts.  `InitiativeModifier` comes on top of Dexterity.
"""

import json
import re
from collections.abc import Iterator, Mapping
from typing import Any

from battlemap.importers.json_file import listed, table
from battlemap.importers.stat_blocks.fields import (
    conditions_of,
    damage_lines,
    damage_types,
    saves_of,
    senses_of,
    skills_of,
    speeds_of,
    type_line,
)
from battlemap.importers.stat_blocks.fifth import add, begin, family_of, finish
from battlemap.importers.stat_blocks.five_bits import leave_fields
from battlemap.importers.stat_blocks.found import Books, Gathering, Read
from battlemap.importers.stat_blocks.page import Page
from battlemap.importers.stat_blocks.values import challenge_of, line_of, name_of, prose_of, whole
from battlemap.model.creature import ABILITIES
from battlemap.sentence import Sentence

KIND = Sentence("an Improved Initiative creature")
SECTIONS = (
    ("Traits", "trait"), ("Actions", "action"), ("BonusActions", "bonus"), ("Reactions", "reaction"),
    ("LegendaryActions", "legendary"), ("MythicActions", "legendary"),
)  # fmt: skip
READ = {
    "Name", "Type", "HP", "AC", "InitiativeModifier", "Speed", "Abilities", "DamageVulnerabilities", "DamageResistances",
    "DamageImmunities", "ConditionImmunities", "Player", "Saves", "Skills", "Senses", "Challenge",
    *(section for section, _ in SECTIONS),
}  # fmt: skip
ASIDE = {"Id", "Path", "Source", "Version", "ImageURL", "LastUpdateMs", "InitiativeAdvantage", "InitiativeSpecialRoll"}
PREFIXES = ("Creatures.", "PersistentCharacters.", "PlayerCharacters.")


def is_creature(value: Any) -> bool:
    return isinstance(value, dict) and isinstance(value.get("Abilities"), dict) and ("HP" in value or "AC" in value)


def inside(value: Any) -> Iterator[Any]:
    """The creatures of an export of the library, () where this is none."""
    if not isinstance(value, dict):
        return
    for key, entry in value.items():
        if isinstance(key, str) and key.startswith(PREFIXES):
            yield _stat_block(entry)


def _stat_block(entry: Any) -> Any:
    """What lies under a key: a creature, a character around one, or either written out as a text."""
    if isinstance(entry, str):
        try:
            entry = json.loads(entry[:1_000_000])
        except (ValueError, RecursionError):
            return entry
    return table(entry).get("StatBlock") or entry


def read_creature(value: Mapping[str, Any], books: Books) -> Read:
    """One creature."""
    gathering = Gathering()
    leave_fields(value, READ, ASIDE, gathering)
    return finish(_page(value, books, gathering), KIND, gathering)


def _page(value: Mapping[str, Any], books: Books, gathering: Gathering) -> Page:
    texts = [prose_of(table(entry).get("Content")) for section, _ in SECTIONS for entry in listed(value.get(section))]
    page = begin(name_of(value.get("Name")), family_of(texts, books, gathering), books)
    line = type_line(str(value.get("Type", "")))
    page.kind, page.tags = line.kind or line_of(str(value.get("Type", "")), 40).lower(), line.tags
    if line.size is not None:
        page.size = line.size
    else:
        gathering.guess("size", "It has no size, medium is taken.")
    if line.alignment:
        gathering.leave(Sentence("Alignment"), line.alignment)
    page.ac, page.hp = _number(value.get("AC")), _number(value.get("HP")) or 0
    dice = re.search(r"\d+d\d+(?:\s*[+-]\s*\d+)?", str(table(value.get("HP")).get("Notes", ""))[:80])
    page.hit_dice = re.sub(r"\s", "", dice[0]) if dice else ""
    page.speed, page.hover = speeds_of(_texts(value.get("Speed")), gathering)
    scores = {str(key).lower(): score for key, score in table(value.get("Abilities")).items()}
    page.abilities = {name: score for name in ABILITIES if (score := whole(scores.get(name))) is not None}
    page.saves, page.skills = saves_of(value.get("Saves"), gathering), skills_of(value.get("Skills"), gathering)
    senses = senses_of(_texts(value.get("Senses")), gathering)
    page.senses, page.passive = senses.ranges, senses.passive
    page.challenge = challenge_of(value.get("Challenge"))
    page.character = str(value.get("Player")).lower() == "player"
    modifier = whole(value.get("InitiativeModifier"))
    if modifier:
        page.initiative = (page.abilities.get("dex", 10) - 10) // 2 + modifier
    page.resist, resists = damage_types(damage_lines(value.get("DamageResistances")), gathering)
    page.immune, immunes = damage_types(damage_lines(value.get("DamageImmunities")), gathering)
    page.vulnerable, _ = damage_types(damage_lines(value.get("DamageVulnerabilities")), gathering)
    page.condition_immune = conditions_of(value.get("ConditionImmunities"), gathering)
    page.other_traits |= resists | immunes | ({"blind_beyond"} if senses.blind_beyond else set())
    for section, kind in SECTIONS:
        for entry in (table(each) for each in listed(value.get(section))):
            name, usage = line_of(entry.get("Name")), line_of(entry.get("Usage"), 40)
            lair = re.match(r"Lair Actions?$", name)
            if lair:  # several to choose from, in one text
                add(page, "lair", name, "")
                gathering.leave(name, Sentence("its text"))
            else:
                add(page, kind, f"{name} ({usage})" if usage else name, entry.get("Content"))
    return page


def _number(value: Any) -> int | None:
    return whole(value.get("Value") if isinstance(value, Mapping) else value)


def _texts(value: Any) -> Any:
    """A list as it is, a text as one."""
    return value if isinstance(value, list) else [value] if isinstance(value, str) else []
