"""What is typed into the search field: a number, in figures or as a word, and what is looked for.

    asked("six goblins")     Asked(6, "goblins")
    asked("wolf")            Asked(None, "wolf")

Numbers as words in English, Portuguese and Italian, up to twelve.  Not here: what is found (`battlemap.bestiary.search`).
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass

from battlemap.bestiary.searching import folded

MOST = 40
WORDS = {
    word: number
    for number, words in enumerate(
        (
            "one a an um uma uno una un", "two dois duas due", "three tres tre", "four quatro quattro", "five cinco cinque",
            "six seis sei", "seven sete sette", "eight oito otto", "nine nove", "ten dez dieci", "eleven onze undici",
            "twelve doze dodici",
        ),
        1,
    )
    for word in words.split()
}  # fmt: skip
IN_FIGURES = re.compile(r"\s*(\d{1,9})\s*[x×*]?(?:\s+(.*))?$")
PORTUGUESE = (("ões", "ão"), ("oes", "ao"), ("ães", "ão"), ("ais", "al"), ("eis", "el"), ("ns", "m"), ("es", ""), ("s", ""))
ITALIAN = (("ghi", "go"), ("chi", "co"), ("ghe", "ga"), ("che", "ca"), ("i", "o"), ("e", "a"))
LETTERS = re.compile(r"[^\W\d_]+")


@dataclass(frozen=True, slots=True)
class Asked:
    """`number` None: none was typed."""

    number: int | None
    text: str


def asked(typed: str) -> Asked:
    """A number stands before what is looked for; by itself it is one too ("6" before anything else is typed).  More than can
    come at once are as many as can, and none is one."""
    if found := IN_FIGURES.match(typed):
        return Asked(max(1, min(MOST, int(found[1]))), (found[2] or "").strip())
    first, _, rest = typed.strip().partition(" ")
    number = WORDS.get(folded(first))
    if number is not None and rest.strip():
        return Asked(number, rest.strip())
    return Asked(None, typed.strip())


def singulars(text: str) -> Iterator[str]:
    """What the words may be one of: "wolves" is a wolf, "harpies" are harpies."""
    changed = LETTERS.sub(lambda word: _singular(word[0]), text)
    if changed != text:
        yield changed


def singulars_elsewhere(text: str) -> Iterator[str]:
    """The same in Portuguese and in Italian: "dragões" is a dragão, "draghi" are drago."""
    yield LETTERS.sub(lambda word: _with_ending(word[0], PORTUGUESE), text)
    yield LETTERS.sub(lambda word: _with_ending(word[0], ITALIAN), text)


def _with_ending(word: str, endings: tuple[tuple[str, str], ...]) -> str:
    for ending, instead in endings:
        if len(word) > len(ending) + 2 and word.lower().endswith(ending):
            return word[: len(word) - len(ending)] + instead
    return word


def _singular(word: str) -> str:
    lower = word.lower()
    for ending, instead in (
        ("wolves", "wolf"), ("elves", "elf"), ("dwarves", "dwarf"), ("thieves", "thief"), ("men", "man"), ("mice", "mouse"),
        ("ies", "y"), ("xes", "x"), ("ches", "ch"), ("shes", "sh"), ("sses", "ss"),
    ):  # fmt: skip
        if lower.endswith(ending) and len(lower) > len(ending) - 1:
            return word[: len(word) - len(ending)] + instead
    return word[:-1] if lower.endswith("s") and not lower.endswith("ss") and len(word) > 3 else word
