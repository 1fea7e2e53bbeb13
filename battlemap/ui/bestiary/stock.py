"""Which creatures are at hand for a ruleset: those shipped and those the user keeps; found by what is typed and by filters.

    stock = Stock(ruleset)
    stock.find("six goblins", Filters(size="small"))      Found(number=6, held=(Held(...), ...))
    stock.page_of(token)                                  the stat block a token was made from, by its name

Not here: the search itself (`battlemap.bestiary`), files (`storage.shelves`), how a list shows them (`creatures_pane`).
"""

import re
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from battlemap.bestiary import ShelfError, Wanted, attribution, load, search
from battlemap.bestiary.searching import folded
from battlemap.model import BattlemapError, StatBlock, Token
from battlemap.rules.ruleset import Ruleset
from battlemap.storage.shelves import CREATURES
from battlemap.ui import creature_words
from battlemap.ui.bestiary.asking import asked, singulars, singulars_elsewhere
from battlemap.ui.canvas.creature_glyphs import numbered
from battlemap.ui.sentences import said

CHALLENGE = re.compile(r"\b(?:cr|nd|gs)\s*(\d+/\d+|\d+)(?:\s*[-–]\s*(\d+/\d+|\d+))?", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Held:
    """A stat block at hand; `path` is the user's own file, None for what ships."""

    block: StatBlock
    path: Path | None = None

    @property
    def is_own(self) -> bool:
        return self.path is not None


@dataclass(frozen=True, slots=True)
class Filters:
    """What is chosen beside the words; "" and None leave it open."""

    size: str = ""
    kind: str = ""
    least: float | None = None
    most: float | None = None
    environment: str = ""
    own_only: bool = False


@dataclass(frozen=True, slots=True)
class Found:
    """`number` is what was typed before the name, None for nothing."""

    number: int | None
    held: tuple[Held, ...]


class Stock:
    """What there is for one ruleset; `troubles` are sentences about files that could not be read."""

    def __init__(self, ruleset: Ruleset) -> None:
        self.ruleset = ruleset
        self.held: tuple[Held, ...] = ()
        self.troubles: tuple[str, ...] = ()
        self.reload()

    def reload(self) -> None:
        """Read everything again."""
        troubles: list[str] = []
        held: list[Held] = []
        try:
            held += [Held(block) for block in load(self.ruleset)]
        except ShelfError as wrong:
            troubles.append(said(wrong))
        try:
            kept, unread = CREATURES.all()
            held += [Held(each.value, each.path) for each in kept if each.value.ruleset in ("", self.ruleset.name)]
            troubles += map(said, unread)
        except BattlemapError as wrong:
            troubles.append(said(wrong))
        self.held = tuple(sorted(held, key=lambda each: folded(each.block.name)))
        self.troubles = tuple(troubles)
        self._by_block = {id(each.block): each for each in self.held}
        self._by_name = {folded(each.block.name): each for each in sorted(self.held, key=lambda each: each.is_own)}

    @property
    def attribution(self) -> str:
        """What the licence of the shipped figures asks to be said."""
        try:
            return attribution(self.ruleset)
        except ShelfError:
            return ""

    def kinds(self) -> list[str]:
        return sorted({each.block.kind for each in self.held if each.block.kind})

    def environments(self) -> list[str]:
        return sorted({name for each in self.held for name in each.block.environments})

    def challenges(self) -> list[float]:
        return sorted({each.block.creature.challenge for each in self.held if each.block.creature.challenge is not None})

    # ------------------------------------------------------------ finding
    def find(self, typed: str, filters: Filters) -> Found:
        """The best first.  Several are looked for as one ("goblins"), and "cr 1-3" is a challenge ("nd", "gs" too)."""
        wanted = asked(typed)
        text, rated = _challenge_in(wanted.text)
        least, most = rated if rated != (None, None) else (filters.least, filters.most)
        blocks = [each.block for each in self.held if each.is_own or not filters.own_only]
        alike = (*singulars(text), text)
        tries = [(words, False) for words in (*alike, *singulars_elsewhere(text))] + [(words, True) for words in alike]
        for words, may_slip in tries:
            asks = Wanted(
                text=words, size=filters.size, kind=filters.kind, challenge=(least, most),
                environments=(filters.environment,) if filters.environment else (), several=(wanted.number or 1) > 1,
            )  # fmt: skip
            if found := search(blocks, asks, creature_words.about, may_slip=may_slip):
                return Found(wanted.number, tuple(self._by_block[id(block)] for block in found))
        return Found(wanted.number, ())

    def page_of(self, token: Token) -> Held | None:
        """The stat block of that name, the user's own before what ships."""
        return self._by_name.get(folded(numbered(token.name)[0])) or self._by_name.get(folded(token.name))


class Stocks:
    """The stock for whatever ruleset is played, read when it is first asked for."""

    def __init__(self, ruleset: Callable[[], Ruleset]) -> None:
        self._ruleset = ruleset
        self._stock: Stock | None = None

    def current(self) -> Stock:
        ruleset = self._ruleset()
        if self._stock is None or self._stock.ruleset.name != ruleset.name:
            self._stock = Stock(ruleset)
        return self._stock

    def forget(self) -> None:
        """It is read again when it is next asked for."""
        self._stock = None


def _challenge_in(text: str) -> tuple[str, tuple[float | None, float | None]]:
    """Words without "cr 1/2" or "cr 2-4", and what that asks for."""
    found = CHALLENGE.search(text)
    if found is None:
        return text, (None, None)
    least = _rated(found[1])
    most = _rated(found[2]) if found[2] else least
    if least is None or most is None:
        return text, (None, None)
    return " ".join((text[: found.start()] + text[found.end() :]).split()), (min(least, most), max(least, most))


def _rated(text: str) -> float | None:
    over, _, under = text.partition("/")
    return None if under and not int(under) else int(over) / int(under or 1)
