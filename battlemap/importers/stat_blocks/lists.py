"""What a page lists in a sentence: the parts of a multiattack, the spells of a caster.  Names only, never the sentence."""

import re
from collections.abc import Sequence

from battlemap.importers.stat_blocks.sentences import NUMBERS, plain
from battlemap.model import Spells, Strikes

WORD = "|".join(NUMBERS)
CASTS_BY = {"Intelligence": "int", "Wisdom": "wis", "Charisma": "cha"}


# ---------------------------------------------------------------- multiattack
def alternatives(text: str, page: Sequence[str]) -> tuple[tuple[Strikes, ...], ...]:
    """ "makes two Claw attacks and one Bite attack, or it makes three Ray attacks": alternatives of parts.  `page`: the names
    of its entries."""
    first = re.split(r"(?<=\.) ", plain(text))[0].rstrip(".")
    names = [name.partition(" (")[0] for name in page]
    found = (_strikes(option, names) for option in re.split(r", or (?:it )?makes |\bor uses ", first))
    return tuple(parts for parts in found if parts)


def _strikes(text: str, names: Sequence[str]) -> tuple[Strikes, ...]:
    """The parts of one alternative.  Names are the page's own, so that "A or B" and "A and B in any combination" are told
    from two parts."""
    found: list[Strikes] = []
    if together := re.search(rf"({WORD}) (?:other )?attacks, using (.*?)(?: in any combination|$)", text):
        found.append(Strikes(count=NUMBERS[together[1]], of=_named(together[2], names)))
    for count, words in re.findall(rf"\b({WORD}) ((?:(?!{WORD}\b|attacks?\b|and\b|uses\b)[\w',-]+ )+?)attacks?\b", text):
        if of := _named(words, names):
            found.append(Strikes(count=NUMBERS[count], of=of))
    for words, twice in re.findall(r"(?:uses|use) ([\w', -]+?)( twice)?(?: if|,? and|\.|$)", text):
        if of := _named(words, names):
            found.append(Strikes(count=2 if twice else 1, of=of))
    return tuple(found)


def _named(words: str, names: Sequence[str]) -> tuple[str, ...]:
    """The page's names in a text, longer ones first taken out, in the text's order."""
    found: dict[str, int] = {}
    for name in sorted(names, key=len, reverse=True):
        at = words.find(plain(name))
        if at >= 0 and not any(name in longer for longer in found):
            found[name] = at
    return tuple(plain(name) for name in sorted(found, key=lambda name: found[name]))


# ---------------------------------------------------------------- spells
def spells_in(text: str) -> Spells | None:
    """The spells of a "Spellcasting" in lists that share a limit; None for an empty text."""
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


def _spell(name: str) -> str:
    """A spell's name with the level it is cast at, without what else stands behind it."""
    name = name.strip().rstrip(".")
    return re.sub(r" \((?!level)[^)]*\)", "", name)
