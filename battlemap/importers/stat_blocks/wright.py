"""Creatures of the package `dndwright` (SRD 5.2): sentences as the print has them, figures beside them.

Its size is the smaller one of "Medium or Small", and a swarm's that of what it is made of; how often Legendary Resistance works
is lost in it.
"""

import re
from collections.abc import Mapping
from typing import Any

from battlemap.importers.json_file import flag, listed, table
from battlemap.importers.stat_blocks.fields import (
    MODES,
    conditions_of,
    damage_types,
    saves_of,
    senses_of,
    skills_of,
    speeds_of,
)
from battlemap.importers.stat_blocks.fifth import add, begin, finish, legendary_in
from battlemap.importers.stat_blocks.five_bits import leave_fields
from battlemap.importers.stat_blocks.found import Books, Gathering, Read
from battlemap.importers.stat_blocks.page import Page
from battlemap.importers.stat_blocks.values import challenge_of, line_of, name_of, prose_of, size_of, whole
from battlemap.model.creature import ABILITIES
from battlemap.sentence import Sentence

KIND = Sentence("a dndwright creature")
SECTIONS = (
    ("traits", "trait"), ("actions", "action"), ("bonus_actions", "bonus"), ("reactions", "reaction"),
    ("legendary_actions", "legendary"),
)  # fmt: skip
READ = {
    "name", "size", "creature_type", "creature_subtype", "swarm", "ac", "initiative", "hp", "hp_formula", "speed", "abilities",
    "saving_throws", "skills", "senses", "damage_immunities", "damage_resistances", "damage_vulnerabilities",
    "condition_immunities", "cr", "cr_numeric", "xp", "proficiency_bonus", "legendary_actions_intro",
    *(section for section, _ in SECTIONS),
}  # fmt: skip
ASIDE = {"xp_lair"}
LEGENDARY_RESISTANCE, USUAL_RESISTANCES = "Legendary Resistance", 3


def is_creature(value: Any) -> bool:
    return isinstance(value, dict) and {"creature_type", "abilities", "hp"} <= set(value)


def read_creature(value: Mapping[str, Any], books: Books) -> Read:
    """One creature."""
    gathering = Gathering()
    leave_fields(value, READ, ASIDE, gathering)
    page = _page(value, books, gathering)
    lost = any(entry.name == LEGENDARY_RESISTANCE and not entry.uses for entry in page.entries)
    if lost:
        page.legendary_resistances = USUAL_RESISTANCES
        told = Sentence(
            "How often Legendary Resistance works is not said, {usual_resistances} is taken.",
            usual_resistances=USUAL_RESISTANCES
        )
        gathering.guess("sheet.legendary_resistances", told)
    if (size := line_of(value.get("size"))) == "Small" and page.kind == "humanoid" or page.tags[:1] == ("swarm",):
        gathering.guess("size", "Size: {size} may be the smaller of two, or that of what a swarm is made of.", size=size)
    return finish(page, KIND, gathering)


def _page(value: Mapping[str, Any], books: Books, gathering: Gathering) -> Page:
    page = begin(name_of(value.get("name")), "2024", books)
    if (size := size_of(value.get("size"))) is not None:
        page.size = size
    page.kind = line_of(value.get("creature_type"), 40).lower()
    subtype = line_of(value.get("creature_subtype"), 40).lower()
    page.tags = tuple(tag for tag in ("swarm" if flag(value.get("swarm"), False) else "", subtype) if tag)
    page.ac, page.hp, page.initiative = whole(value.get("ac")), whole(value.get("hp")) or 0, whole(value.get("initiative"))
    page.hit_dice = re.sub(r"\s", "", line_of(value.get("hp_formula"), 30)).replace("−", "-").replace("–", "-")
    speed = table(value.get("speed"))
    page.speed, page.hover = speeds_of({mode: speed[mode] for mode in (*MODES, "hover") if mode in speed}, gathering)
    scores = table(value.get("abilities"))
    page.abilities = {name: score for name in ABILITIES if (score := whole(scores.get(name))) is not None}
    page.saves, page.skills = saves_of(value.get("saving_throws"), gathering), skills_of(value.get("skills"), gathering)
    senses = {str(key): ft for key, ft in table(value.get("senses")).items() if key != "passive_perception"}
    page.senses = senses_of({sense: f"{whole(ft)} ft." for sense, ft in senses.items() if whole(ft)}, gathering).ranges
    page.passive = whole(table(value.get("senses")).get("passive_perception"))
    page.challenge = challenge_of(value.get("cr_numeric") if value.get("cr_numeric") is not None else value.get("cr"))
    page.xp, page.proficiency = whole(value.get("xp")), whole(value.get("proficiency_bonus")) or 0
    page.resist, _ = damage_types(_lines(value, "damage_resistances"), gathering)
    page.immune, _ = damage_types(_lines(value, "damage_immunities"), gathering)
    page.vulnerable, _ = damage_types(_lines(value, "damage_vulnerabilities"), gathering)
    page.condition_immune = conditions_of(value.get("condition_immunities"), gathering)
    page.legendary_actions = legendary_in(prose_of(value.get("legendary_actions_intro")))
    for section, kind in SECTIONS:
        for entry in (table(each) for each in listed(value.get(section))):
            limits = [line_of(str(entry["uses"]), 40)] if entry.get("uses") else []
            limits += [f"Recharge {line_of(str(entry['recharge']), 10)}"] if entry.get("recharge") else []
            add(page, kind, line_of(entry.get("name")) + (f" ({'; '.join(limits)})" if limits else ""), entry.get("text"))
    return page


def _lines(value: Mapping[str, Any], field: str) -> list[str]:
    return [line for line in listed(value.get(field))[:40] if isinstance(line, str)]
