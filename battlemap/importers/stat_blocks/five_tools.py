"""Creatures of 5etools and of homebrew in its form: {"monster": [...]}, one, or a list.

size, ac, type     one value, or a list of which the first counts
hp                 {average, formula}, or {special}
speed              numbers, or {number, condition}; `true` is as fast as on foot
resist, immune     texts, or tables of them with what they hold against before and behind
trait, action ...  names with entries; marks within (`five_tools_tags`)
_copy              another entry of the same file with changes, of which only whole fields are taken (`unfolded`)
"""

import re
from collections.abc import Iterable, Mapping
from typing import Any

from battlemap.importers.json_file import flag, listed, table
from battlemap.importers.stat_blocks.fields import (
    conditions_of,
    damage_types,
    kind_of,
    saves_of,
    senses_of,
    skills_of,
    speeds_of,
)
from battlemap.importers.stat_blocks.fifth import add, begin, family_of, finish
from battlemap.importers.stat_blocks.five_bits import leave_fields
from battlemap.importers.stat_blocks.five_tools_tags import printed, text_of
from battlemap.importers.stat_blocks.found import Books, Family, Gathering, Read
from battlemap.importers.stat_blocks.page import Page
from battlemap.importers.stat_blocks.places import environments_of
from battlemap.importers.stat_blocks.spell_lists import slots_of, titled
from battlemap.importers.stat_blocks.values import challenge_of, line_of, name_of, size_of, whole
from battlemap.model import Spells
from battlemap.model.creature import ABILITIES, proficiency_at
from battlemap.sentence import Sentence

KIND = Sentence("a 5etools creature")
SECTIONS = (
    ("trait", "trait"), ("action", "action"), ("bonus", "bonus"), ("reaction", "reaction"), ("legendary", "legendary"),
    ("mythic", "legendary"),
)  # fmt: skip
READ = {
    "name", "size", "type", "ac", "hp", "speed", *ABILITIES, "save", "skill", "senses", "passive", "resist", "immune",
    "vulnerable", "conditionImmune", "cr", "spellcasting", "legendaryActions", "legendaryHeader", "environment", "initiative",
    *(section for section, _ in SECTIONS),
}  # fmt: skip
ASIDE = {
    "source", "page", "srd", "srd52", "basicRules", "basicRules2024", "otherSources", "group", "soundClip", "altArt",
    "attachedItems", "hasToken", "hasFluff", "hasFluffImages", "tokenUrl", "tokenHref", "token", "fluff", "sizeNote", "alias",
    "isNamedCreature", "isNpc", "shortName", "familiar", "dragonCastingColor", "dragonAge", "referenceSources", "reprintedAs",
    "additionalSources", "externalSources", "actionNote", "legendaryActionsLair", "foundryTokenScale", "summonedBySpell",
    "treasure", "languageTags", "savingThrowForced", "savingThrowForcedLegendary", "savingThrowForcedSpell",
    "conditionInflict", "conditionInflictLegendary", "conditionInflictSpell",
}  # fmt: skip
ALIGNMENTS = {"L": "lawful", "N": "neutral", "C": "chaotic", "G": "good", "E": "evil", "U": "unaligned", "A": "any"}
LATER_BOOKS = ("XMM", "XPHB", "XDMG")
EARLIER_BOOKS = ("MM", "VGM", "MTF", "MPMM", "PHB", "DMG", "VRGR", "FTD")
LEGENDARY_ACTIONS = 3
LONGEST_CHAIN = 5


def is_creature(value: Any) -> bool:
    return (
        isinstance(value, dict)
        and "str" in value
        and "hp" in value
        and ("ac" in value or "cr" in value)
        and "system" not in value
    )


def unfolded(entries: list[Any]) -> list[Any]:
    """Entries of which the copies of others of the same file have their fields too."""
    by_name: dict[tuple[str, str], Mapping[str, Any]] = {}
    for entry in entries:
        if isinstance(entry, dict):
            by_name.setdefault(_key(entry), entry)
    return [_whole(entry, by_name) if isinstance(entry, dict) and "_copy" in entry else entry for entry in entries]


def _key(entry: Mapping[str, Any]) -> tuple[str, str]:
    return str(entry.get("name")).casefold(), str(entry.get("source")).casefold()


def _whole(entry: Mapping[str, Any], by_name: Mapping[tuple[str, str], Mapping[str, Any]]) -> Mapping[str, Any]:
    chain = [entry]
    while "_copy" in chain[-1] and len(chain) <= LONGEST_CHAIN:
        base = by_name.get(_key(table(chain[-1]["_copy"])))
        if base is None or base in chain:
            return entry
        chain.append(base)
    if "_copy" in chain[-1]:
        return entry
    made: dict[str, Any] = {}
    for each in reversed(chain):
        made |= {key: value for key, value in each.items() if key != "_copy"}
    changed = [key for each in chain if "_copy" in each for key in table(table(each["_copy"]).get("_mod"))]
    return made | ({"changes of a copy": ", ".join(map(str, changed[:12]))} if changed else {})


def read_creature(value: Mapping[str, Any], books: Books) -> Read:
    """One creature."""
    gathering = Gathering()
    page = _page(value, books, gathering)
    leave_fields(_left(value), READ, ASIDE, gathering)
    return finish(page, KIND, gathering)


def _left(value: Mapping[str, Any]) -> dict[str, Any]:
    """Fields as their names and a few words, those that only repeat others left out."""
    told: dict[str, Any] = {}
    for key, entry in list(value.items())[:200]:
        if not isinstance(key, str) or key.startswith("_") or key.endswith("Tags") or key.startswith("damageTags"):
            continue
        if key == "alignment":
            entry = " ".join(ALIGNMENTS.get(str(each), "") for each in _list(entry))
        elif key in ("languages", "gear"):
            entry = ", ".join(
                printed(each) if isinstance(each, str) else str(table(each).get("item", "")) for each in _list(entry)
            )
        elif key == "legendaryGroup":
            key, entry = "lair actions and regional effects", table(entry).get("name")
        elif key == "variant":
            entry = ", ".join(name_of(table(each).get("name")) for each in listed(entry)[:6])
        told[key] = entry
    return told


def _list(value: Any) -> list[Any]:
    return value[:40] if isinstance(value, list) else [value]


def _page(value: Mapping[str, Any], books: Books, gathering: Gathering) -> Page:
    page = begin(name_of(printed(str(value.get("name", "")))), _family(value, books, gathering), books)
    _size(page, value.get("size"), gathering)
    page.kind, page.tags = kind_of(value.get("type"))
    page.ac = _armour(value.get("ac"), gathering)
    _hit_points(page, value.get("hp"), gathering)
    page.speed, page.hover = speeds_of(value.get("speed"), gathering)
    page.hover = page.hover or flag(table(value.get("speed")).get("canHover"), False)
    page.abilities = {name: score for name in ABILITIES if (score := whole(value.get(name))) is not None}
    page.saves, page.skills = saves_of(value.get("save"), gathering), skills_of(value.get("skill"), gathering)
    senses = senses_of([printed(each) for each in _list(value.get("senses")) if isinstance(each, str)], gathering)
    page.senses, page.passive = senses.ranges, whole(value.get("passive"))
    rating = value.get("cr")
    page.challenge = challenge_of(rating.get("cr") if isinstance(rating, dict) else rating)
    page.xp = whole(rating.get("xp")) if isinstance(rating, dict) else None
    page.initiative = _initiative(value.get("initiative"), page)
    page.resist, resists = damage_types(_lines(value.get("resist")), gathering)
    page.immune, immunes = damage_types(_lines(value.get("immune")), gathering)
    page.vulnerable, _ = damage_types(_lines(value.get("vulnerable")), gathering)
    page.condition_immune = conditions_of(_lines(value.get("conditionImmune")), gathering)
    page.other_traits |= resists | immunes | ({"blind_beyond"} if senses.blind_beyond else set())
    page.environments = environments_of([str(each).split(",")[0] for each in listed(value.get("environment"))])
    page.spells = _spells(value.get("spellcasting"))
    for section, kind in SECTIONS:
        for entry in (table(each) for each in listed(value.get(section))):
            add(page, kind, printed(str(entry.get("name", ""))), text_of(entry.get("entries")))
    if page.spells is not None:
        for entry in (table(each) for each in listed(value.get("spellcasting"))):
            add(page, "action" if entry.get("displayAs") == "action" else "trait", printed(str(entry.get("name", ""))), "")
    if listed(value.get("legendary")):
        page.legendary_actions = whole(value.get("legendaryActions")) or LEGENDARY_ACTIONS
    page.source = " ".join(part for part in (line_of(value.get("source"), 40), str(whole(value.get("page")) or "")) if part)
    return page


def _family(value: Mapping[str, Any], books: Books, gathering: Gathering) -> Family:
    raw = " ".join(str(value.get(section))[:20_000] for section, _ in SECTIONS)
    if "{@atkr" in raw or "{@actSave" in raw:
        return "2024"
    source = str(value.get("source"))
    if "{@atk " in raw or source in EARLIER_BOOKS:
        return "2014"
    if source in LATER_BOOKS:
        return "2024"
    return family_of([printed(raw)], books, gathering)


def _size(page: Page, value: Any, gathering: Gathering) -> None:
    sizes = [size for each in _list(value) if isinstance(each, str) and (size := size_of(each))]
    if not sizes:
        gathering.guess("size", "It has no size, medium is taken.")
        return
    page.size = "medium" if "medium" in sizes else sizes[0]
    if len(set(sizes)) > 1:
        gathering.guess(
            "size", "Size: it may be {choices}, {size} is taken.", choices=" or ".join(dict.fromkeys(sizes)), size=page.size
        )


def _armour(value: Any, gathering: Gathering) -> int | None:
    """The first; what a spell or another form makes of it is left to the table."""
    first: int | None = None
    for entry in _list(value)[:12]:
        number = whole(table(entry).get("ac")) if isinstance(entry, dict) else whole(entry)
        told = (
            " ".join(printed(str(entry[key])) for key in ("condition", "special") if key in entry)
            if isinstance(entry, dict)
            else ""
        )
        if number is None and isinstance(entry, dict) and (number := whole(entry.get("special"))) is not None:
            gathering.guess("ac", "Armour class: {text}; {number} is taken.", text=line_of(told, 60), number=number)
        if first is None and number is not None:
            first = number
            if told and whole(told) is None:
                gathering.guess("ac", "Armour class: {number} holds {text}.", number=number, text=line_of(told, 60))
        elif number is not None or told:
            gathering.leave(Sentence("Armour class"), " ".join(part for part in (str(number or ""), line_of(told, 60)) if part))
    return first


def _hit_points(page: Page, value: Any, gathering: Gathering) -> None:
    told = table(value)
    page.hp = whole(value if not told else told.get("average")) or 0
    page.hit_dice = re.sub(r"\s", "", line_of(told.get("formula"), 30))
    if not page.hp and told.get("special"):
        special = printed(str(told["special"]))
        page.hp = whole(special) or 0
        if page.hp and not special.strip().isdigit():
            gathering.guess("max_hp", "Hit points: {text}; {hp} is taken.", text=line_of(special, 80), hp=page.hp)
        elif not page.hp:
            gathering.leave(Sentence("Hit points"), line_of(special, 80))


def _initiative(value: Any, page: Page) -> int | None:
    dexterity = (page.abilities.get("dex", 10) - 10) // 2
    if isinstance(value, dict):
        if (plain := whole(value.get("initiative"))) is not None:
            return plain
        times = whole(value.get("proficiency")) or 0
        return dexterity + times * proficiency_at(page.challenge or 0) if times else None
    return whole(value)


def _lines(value: Any) -> list[str]:
    """The clauses of a damage or condition list, each with what stands before and behind it."""
    lines: list[str] = []
    plain: list[str] = []
    for entry in listed(value)[:40]:
        if isinstance(entry, str):
            plain.append(printed(entry))
        elif isinstance(entry, dict) and isinstance(entry.get("special"), str):
            lines.append(printed(entry["special"]))
        elif isinstance(entry, dict):
            inner: Any = next((entry[key] for key in ("resist", "immune", "vulnerable", "conditionImmune") if key in entry), [])
            parts = (entry.get("preNote"), ", ".join(_lines(inner)), entry.get("note"))
            lines.append(" ".join(printed(part) for part in parts if isinstance(part, str) and part))
    return [*plain, *lines]


# ---------------------------------------------------------------- spells
def _spells(value: Any) -> Spells | None:
    """The first list of spells, with those of further ones behind it."""
    told = [table(each) for each in listed(value)[:4]]
    lists: dict[str, list[str]] = {}
    for entry in told:
        for key, spells in _spell_lists(entry):
            names = (titled(name_of(printed(_spell(each)).rstrip("*"))) for each in listed(spells)[:60])
            lists.setdefault(key, []).extend(name for name in names if name and name not in lists.get(key, []))
    if not any(lists.values()):
        return None
    head = " ".join(text_of(entry.get("headerEntries")) for entry in told)
    dc, to_hit = re.search(r"save DC (\d{1,2})", head), re.search(r"\+(\d{1,2}) to hit with spell attacks", head)
    return Spells(
        ability=line_of(told[0].get("ability"), 3), dc=int(dc[1]) if dc else None, to_hit=int(to_hit[1]) if to_hit else None,
        lists={key: tuple(names) for key, names in lists.items() if names},
    )  # fmt: skip


def _spell(value: Any) -> str:
    return value if isinstance(value, str) else str(table(value).get("entry", ""))


def _spell_lists(entry: Mapping[str, Any]) -> Iterable[tuple[str, Any]]:
    yield "at will", entry.get("will")
    for level, told in sorted(table(entry.get("spells")).items(), key=lambda pair: str(pair[0]))[:12]:
        number = whole(level) or 0
        yield slots_of(number, whole(table(told).get("slots")) or 0) if number else "at will", table(told).get("spells")
    for period, word in (("daily", "day"), ("rest", "rest"), ("weekly", "week"), ("restLong", "day")):
        for key, spells in list(table(entry.get(period)).items())[:12]:
            times = whole(key) or 1
            yield f"{times}/{word}" + (" each" if str(key).endswith("e") else ""), spells
