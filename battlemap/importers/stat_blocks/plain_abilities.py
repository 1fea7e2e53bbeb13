"""The six abilities of a page in words: a row of names above a row of scores, pairs, a column, or a table with
modifiers and saves.

abilities_in(["STR DEX CON INT WIS CHA", "8 (-1) 14 (+2) 10 (+0) 10 (+0) 8 (-1) 8 (-1)"])
abilities_in(["Str 8 -1 -1 Dex 15 +2 +2 Con 10 +0 +0", ...])
"""

import re
from collections.abc import Iterable
from typing import NamedTuple

from battlemap.importers.stat_blocks.tongues import ABILITY_WORDS
from battlemap.model.creature import ABILITIES

SIGN = r"[+−–-]"
WORDS = "|".join(sorted({form for word in ABILITY_WORDS for form in (word.upper(), word.capitalize())}, key=len, reverse=True))
NAME = re.compile(rf"(?<!\w)({WORDS})(?!\w)")
PAIR = re.compile(
    rf"(?<!\w)({WORDS})(?!\w)\.?\s*:?\s*(\d{{1,2}})(?!\d)(?:\s*\(?\s*({SIGN}\s?\d{{1,2}})\)?)?(?:\s+({SIGN}\s?\d{{1,2}})(?!\d))?"
)
SCORE = re.compile(rf"(?<![+−–\-\d(])(\d{{1,2}})(?!\d)\s*(?:\(\s*{SIGN}?\s?\d{{1,2}}\s*\))?")
ONLY = re.compile(
    rf"(?:(?>{WORDS}|MOD|Mod|SAVE|Save|SALV|Salv|TS|SG|{SIGN}?\s?\d{{1,2}}|\({SIGN}?\s?\d{{1,2}}\))[\s.:,/]*+)+$"
)
"""Nothing in it is tried twice: of a hundred digits in a row there are more ways to count them than anybody can try."""


class Abilities(NamedTuple):
    """Scores, and saving throws where a table has them beside a modifier that is another."""

    scores: dict[str, int]
    saves: dict[str, int]


def is_of_abilities(line: str) -> bool:
    """Does a line hold names or scores of abilities, and nothing else?"""
    return len(line) <= 160 and ONLY.match(line) is not None


def abilities_in(lines: Iterable[str]) -> Abilities:
    text = "\n".join(lines)[:1500]
    pairs = PAIR.findall(text)
    named = {ABILITY_WORDS[word.lower()] for word, *_ in pairs}
    if len(named) >= 3:
        scores: dict[str, int] = {}
        saves: dict[str, int] = {}
        for word, score, modifier, save in pairs:
            ability = ABILITY_WORDS[word.lower()]
            scores.setdefault(ability, int(score))
            if save and modifier and _number(save) != _number(modifier):
                saves.setdefault(ability, _number(save))
        return Abilities(_ordered(scores), _ordered(saves))
    order = list(dict.fromkeys(ABILITY_WORDS[word.lower()] for word in NAME.findall(text)))
    rest = NAME.sub(" ", text)
    numbers = [int(each) for each in SCORE.findall(rest)]
    if len(order) >= 3 and len(numbers) >= len(order):
        return Abilities(_ordered(dict(zip(order, numbers, strict=False))), {})
    return Abilities({}, {})


def _number(text: str) -> int:
    return int(re.sub(r"\s", "", text).replace("−", "-").replace("–", "-"))


def _ordered(found: dict[str, int]) -> dict[str, int]:
    return {name: found[name] for name in ABILITIES if name in found}
