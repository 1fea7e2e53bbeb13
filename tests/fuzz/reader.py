"""What is fuzzed: a reader, its small files, and how they are spoiled; what its sentences must be like."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path
from random import Random

from battlemap.model import BattlemapError
from battlemap.sentence import BREAKING, Sentence

Files = dict[str, bytes]
"""Names and bytes of the files in a folder; the first is the one that is opened."""
LONGEST = 900
"""A sentence that is longer is none."""


@dataclass(frozen=True, slots=True)
class Reader:
    """`seeds`: whole inputs, each of which must be read.  `spoiled`: one of many, changed.  `read`: opens the first file of a
    folder and gives what it said, as a set of marks; raises whatever must not happen."""

    name: str
    seeds: Callable[[], list[Files]]
    spoiled: Callable[[Random, list[Files]], Files]
    read: Callable[[Path], Iterable[str]]


class Unbearable(AssertionError):
    """It was read, and what came of it is not what the program may be handed; `why` is the same for all of one kind."""

    def __init__(self, why: str, detail: object = "") -> None:
        super().__init__(f"{why}: {str(detail)[:300]!r}")
        self.why = why


def check(is_so: bool, why: str, detail: object = "") -> None:
    if not is_so:
        raise Unbearable(why, detail)


def check_line(text: str, what: str, longest: int = LONGEST) -> None:
    """Is it one line a label may hold, of a bearable length?"""
    check(BREAKING.search(text) is None, f"{what} that is no plain line", text)
    check(0 < len(text) <= longest, f"{what} of no bearable length", f"{len(text)} letters, {text}")


def heard(told: BattlemapError | str) -> str:
    """A sentence's mark: its template.  Raises Unbearable for what is none."""
    sentence = str(told)
    check_line(sentence, "a sentence")
    return mark_of(sentence)


def mark_of(sentence: object) -> str:
    """The templates of a sentence and of the sentences within it."""
    if not isinstance(sentence, Sentence):
        return "-"
    inner = [mark_of(fact) for fact in sentence.facts.values() if isinstance(fact, (Sentence, BattlemapError))]
    return " < ".join([sentence.template, *inner])


def size_of(name: str, number: int) -> str:
    """A mark of how many there are, by its order of magnitude."""
    return f"{name}:{number.bit_length()}"


def laid(folder: Path, files: Files) -> Path:
    """The files in a folder; the path of the first."""
    for name, data in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)
    return folder / next(iter(files))
