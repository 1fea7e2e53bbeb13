"""The spells of a caster by name, in lists that share a limit.  Names and figures only, never a sentence."""

import re

from battlemap.importers.stat_blocks.sentences import plain
from battlemap.model import Spells

CASTS_BY = {"Intelligence": "int", "Wisdom": "wis", "Charisma": "cha"}
ORDINALS = ("cantrips", "1st level", "2nd level", "3rd level", "4th level", "5th level", "6th level", "7th level", "8th level",
            "9th level")  # fmt: skip
LIST = re.compile(
    r"(?<![^\n.:;) ])[-•* ]*"
    r"(?:(Cantrips?)(?: \(at will\))?|(At will|Constant)|(\d)/day(?: each)?"
    r"|(\d)(?:st|nd|rd|th)[- ]level(?: \((\d+) slots?\))?): ?",
    re.IGNORECASE,
)
SMALL = ("a", "and", "at", "from", "in", "into", "of", "or", "the", "to", "with", "without", "level")
LONGEST_SPELL, MOST_SPELLS = 50, 60


def spells_in(text: str) -> Spells | None:
    """The spells of a "Spellcasting" in the words of 2024, in lists that share a limit; None for an empty text."""
    if not text:
        return None
    text = plain(text)
    dc, to_hit = re.search(r"spell save DC (\d+)", text), re.search(r"\+(\d+) to hit with spell attacks", text)
    ability = next((short for word, short in CASTS_BY.items() if f"using {word}" in text), "")
    lists = {
        limit.lower(): tuple(_spell(name) for name in re.split(r",\s*(?![^()]*\))", names) if name.strip())
        for limit, names in re.findall(r"(At Will|\d/Day(?: Each)?): (.*?)(?= At Will:| \d/Day|$)", text, re.S)
    }
    return Spells(ability=ability, dc=int(dc[1]) if dc else None, to_hit=int(to_hit[1]) if to_hit else None, lists=lists)


def spells_of_either(text: str) -> Spells | None:
    """The same for a text of either edition; None where no list of spells is in it."""
    text = plain(text)
    heads = list(LIST.finditer(text))
    lists: dict[str, tuple[str, ...]] = {}
    for at, head in enumerate(heads):
        end = heads[at + 1].start() if at + 1 < len(heads) else len(text)
        names = re.split(r"\n\s*\*|\. (?=[A-Z])|\n\n", text[head.end() : end])[0]
        spells = [titled(_spell(name)) for name in re.split(r",\s*(?![^()]*\))|\n", names)]
        key = _limit(head)
        kept = [spell.rstrip("*") for spell in spells if 2 < len(spell) <= LONGEST_SPELL]
        if kept:
            lists[key] = (*lists.get(key, ()), *kept)[:MOST_SPELLS]
    if not lists:
        return None
    dc, to_hit = re.search(r"save DC (\d{1,2})", text), re.search(r"\+(\d{1,2}) to hit with spell attacks", text)
    named = re.search(rf"(?:ability is|using) ({'|'.join(CASTS_BY)})", text)
    return Spells(
        ability=CASTS_BY[named[1]] if named else "", dc=int(dc[1]) if dc else None, to_hit=int(to_hit[1]) if to_hit else None,
        lists=lists,
    )  # fmt: skip


def titled(name: str) -> str:
    """A spell's name as 2024 prints it, whatever 2014 does: "detect evil and good" -> "Detect Evil and Good"."""
    name, bracket, behind = name.partition(" (")
    words = (word if word in SMALL or not word[:1].islower() else word[0].upper() + word[1:] for word in name.split())
    return " ".join(words) + bracket + behind


def _limit(head: re.Match[str]) -> str:
    cantrips, will, day, level, slots = head.groups()
    if cantrips or will:
        return "at will"
    if day:
        return f"{day}/day" + (" each" if "each" in head[0].lower() else "")
    return slots_of(int(level), int(slots) if slots else 0)


def slots_of(level: int, slots: int) -> str:
    """ "1st level (4 slots)", "cantrips" of level 0."""
    name = ORDINALS[level] if 0 <= level < len(ORDINALS) else f"{level}th level"
    return name + (f" ({slots} slot{'s' * (slots > 1)})" if slots else "")


def _spell(name: str) -> str:
    """A spell's name with the level it is cast at, without what else stands behind it."""
    name = name.strip().rstrip(".")
    return re.sub(r" \((?!level)[^)]*\)", "", name)
