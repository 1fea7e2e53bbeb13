"""English sentences that remember what they were made of, so that a window can say them in another language.

    Sentence("{file}: the picture is larger than {limit} MB", file="mill.png", limit=80)
    Sentence("%n light(s) outside the picture left out.", n=3)         "3 lights outside the picture left out."

A `Sentence` is its English text.  `template` and `facts` are for whoever translates (the window does); a fact may be a sentence
itself, an error, a number or a list of texts.  Templates are found by `packaging/make_languages.py` where they are written:
in the first argument of `Sentence`, of an error of the `BattlemapError` family, of `note` and the like.
"""

import re
from collections.abc import Mapping
from pathlib import PurePath
from typing import Self

ALTERNATIVES = re.compile(r"\((\w*)/(\w*)\)|\(s\)")
BREAKING = re.compile("[\x00-\x1f\x7f-\x9f\u2028\u2029\u202a-\u202e\u2066-\u2069\ufff9-\ufffb\ud800-\udfff]")
"""What breaks a line, steers a terminal, turns the order of letters round, or is no letter at all."""
LONGEST_FACT = 300


def plain_line(text: str) -> str:
    """A text of strangers as a label may hold it: on one line, read in the order it is written.  Letters of any script stay, and
    so does what joins them."""
    if text.isprintable():
        return text
    return BREAKING.sub("\N{REPLACEMENT CHARACTER}", " ".join(text.split()))


class Sentence(str):
    """Its English text; `n` among the facts is the number that "%n", "(s)" and "(y/ies)" follow.  Texts among the facts are held
    to one line of bearable length: a file may say anything, a sentence about it stays one."""

    __slots__ = ("facts", "template")
    template: str
    facts: Mapping[str, object]

    def __new__(cls, template: str, /, **facts: object) -> Self:
        if isinstance(template, cls) and not facts:
            return template
        facts = {name: _held(fact) for name, fact in facts.items()}
        text = counted(template, facts["n"]) if isinstance(facts.get("n"), int) else str(template)
        told = super().__new__(cls, text.format_map({name: _plain(fact) for name, fact in facts.items()}) if facts else text)
        told.template, told.facts = template, facts
        return told

    def __str__(self) -> str:
        """Itself, so that `str(error)` still knows its facts."""
        return self

    def __reduce__(self) -> tuple[object, ...]:
        return _again, (self.template, dict(self.facts))


def _again(template: str, facts: dict[str, object]) -> Sentence:
    return Sentence(template, **facts)


def counted(template: str, number: object) -> str:
    """An English template with its number put in: "%n square(s)" is "1 square", "3 squares"; "(is/are)" chooses."""
    chosen = 1 if number == 1 else 2

    def form(found: re.Match[str]) -> str:
        return ("", "s")[chosen - 1] if found[0] == "(s)" else str(found[chosen])

    return ALTERNATIVES.sub(form, template).replace("%n", f"{number:,}")


SYSTEM = (
    Sentence("No such file or directory"), Sentence("Permission denied"), Sentence("Operation not permitted"),
    Sentence("Is a directory"), Sentence("Not a directory"), Sentence("File exists"), Sentence("No space left on device"),
    Sentence("Read-only file system"), Sentence("Input/output error"), Sentence("File name too long"),
    Sentence("Too many open files"), Sentence("Disk quota exceeded"), Sentence("Cannot allocate memory"),
)  # fmt: skip
"""What operating systems say, as they say it."""


def system_says(wrong: Exception) -> str:
    """Why an operating system refused, in its own words; of another error its own text."""
    said = str(getattr(wrong, "strerror", None) or wrong)
    return next((known for known in SYSTEM if known == said), said)


def _held(fact: object) -> object:
    """A fact as a sentence may hold it; sentences and errors that say one are held already."""
    if isinstance(fact, tuple | list):
        return tuple(_held(one) for one in fact) if isinstance(fact, tuple) else [_held(one) for one in fact]
    told = str(fact) if isinstance(fact, BaseException) else fact
    if isinstance(told, Sentence) or not isinstance(told, str | PurePath):
        return fact
    line = plain_line(str(told)[: LONGEST_FACT + 1])
    return line if len(line) <= LONGEST_FACT else f"{line[: LONGEST_FACT - 1]}…"


def _plain(fact: object) -> object:
    if isinstance(fact, tuple | list):
        return ", ".join(str(_plain(one)) for one in fact)
    return f"{fact:g}" if isinstance(fact, float) else str(fact) if isinstance(fact, BaseException) else fact
