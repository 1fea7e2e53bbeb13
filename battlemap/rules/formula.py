"""What a game master types to roll freely: "2d6+3 fire", "4d6kh3", "d20 adv + 5", "Stealth: d20+6".

Here: reading it, which dice it wants, what faces come to, which of them count.  Dice of attacks and areas are plain sums and
stay in `dice`.  A text that is none raises `BadFormula` with the place and the kind of the trouble; its sentence is made in the
window.

    formula = read_formula("Stats: 4d6kh3")      formula.sides -> (6, 6, 6, 6)
    formula.total((1, 6, 5, 2))                  -> 13
"""

import re
from functools import lru_cache
from typing import Literal

import msgspec

from battlemap.rules.dice import MOST_DICE, MOST_SIDES
from battlemap.sentence import plain_line

LONGEST, MOST_FLAT = 200, 9999
Trouble = Literal["empty", "long", "unknown", "missing", "keeps", "many", "sides", "number", "pair"]
_DICE = re.compile(r"(\d*)[dD](%|\d+)(?:([kKdD])([hHlL]?)(\d*)(?![a-zA-Z]))?")
_NUMBER = re.compile(r"\d+")
_BOTH = re.compile(
    r"(advantage|adv|vantaggio|vantagem|vant|disadvantage|dis|svantaggio|svant|desvantagem|desv)\b", re.IGNORECASE
)
"""In the three languages of the window, whichever it speaks."""
_SPACE = re.compile(r"\s*")


class BadFormula(ValueError):
    """`at` is the place in the text, from 1; `piece` what stands there; `kind` what is wrong with it."""

    def __init__(self, kind: Trouble, at: int, piece: str = "") -> None:
        super().__init__(f"{kind} at {at}: {piece}")
        self.kind, self.at, self.piece = kind, at, plain_line(str(piece))


class Term(msgspec.Struct, frozen=True):
    """So many dice, added or taken away; `keep` of them count, the highest or the lowest."""

    sign: int
    number: int
    sides: int
    keep: int
    highest: bool = True

    def kept(self, faces: tuple[int, ...]) -> tuple[bool, ...]:
        """Which of the faces count; of equal ones the first."""
        ranked = sorted(range(self.number), key=lambda at: (-faces[at] if self.highest else faces[at], at))
        counting = set(ranked[: self.keep])
        return tuple(at in counting for at in range(self.number))


class Formula(msgspec.Struct, frozen=True):
    """`name` stood before a colon, `label` after the sum ("fire")."""

    terms: tuple[Term, ...]
    flat: int = 0
    name: str = ""
    label: str = ""
    body: str = ""

    @property
    def sides(self) -> tuple[int, ...]:
        """The sides of each die to roll, in order."""
        return tuple(term.sides for term in self.terms for _ in range(term.number))

    @property
    def is_sum(self) -> bool:
        """Do all dice count, and add?  Then their sum says everything."""
        return all(term.keep == term.number and term.sign > 0 for term in self.terms)

    def kept(self, faces: tuple[int, ...]) -> tuple[bool, ...]:
        """Which dice count."""
        at, found = 0, list[bool]()
        for term in self.terms:
            found += term.kept(faces[at : at + term.number])
            at += term.number
        return tuple(found)

    def total(self, faces: tuple[int, ...]) -> int:
        """The sum with these faces, as many as `sides`."""
        signs = [term.sign for term in self.terms for _ in range(term.number)]
        counting = zip(signs, faces, self.kept(faces), strict=True)
        return self.flat + sum(sign * face for sign, face, counts in counting if counts)


@lru_cache(maxsize=256)
def read_formula(text: str) -> Formula:
    """The formula a text stands for, or a `BadFormula`."""
    if len(text) > LONGEST:
        raise BadFormula("long", LONGEST)
    name, colon, _ = text.partition(":")
    return _Reader(text, len(name) + 1 if colon else 0, plain_line(name.strip()) if colon else "").read()


class _Reader:
    """One reading of one text, from a place on."""

    def __init__(self, text: str, start: int, name: str) -> None:
        self._text, self._at, self._name = text, start, name
        self._start = start
        self._terms: list[Term] = []
        self._flat = 0

    def read(self) -> Formula:
        self._skip()
        if self._is_over:
            raise BadFormula("empty", self._at + 1)
        sign = -1 if self._takes("-") else 1
        self._term(sign)
        while not self._is_over:
            if not (found := self._takes("+") or self._takes("-")):
                break
            self._term(-1 if found == "-" else 1)
        body = self._text[self._start : self._at].strip()
        label = self._label()
        if sum(term.number for term in self._terms) > MOST_DICE:
            raise BadFormula("many", self._start + 1, str(MOST_DICE))
        if abs(self._flat) > MOST_FLAT:
            raise BadFormula("number", self._start + 1, str(MOST_FLAT))
        return Formula(tuple(self._terms), self._flat, self._name, label, " ".join(body.split()))

    @property
    def _is_over(self) -> bool:
        return self._at >= len(self._text)

    def _skip(self) -> None:
        found = _SPACE.match(self._text, self._at)
        self._at = found.end() if found else self._at

    def _takes(self, sign: str) -> str:
        if not self._text.startswith((sign, "−") if sign == "-" else sign, self._at):
            return ""
        self._at += 1
        self._skip()
        return sign

    def _term(self, sign: int) -> None:
        at = self._at
        if self._is_over:
            raise BadFormula("missing", at + 1)
        if found := _DICE.match(self._text, at):
            self._at = found.end()
            self._terms.append(self._dice(found, sign))
        elif found := _NUMBER.match(self._text, at):
            if len(found[0]) > len(str(MOST_FLAT)):
                raise BadFormula("number", at + 1, str(MOST_FLAT))
            self._at = found.end()
            self._flat += sign * int(found[0])
        else:
            raise BadFormula("unknown", at + 1, self._piece(at))
        self._skip()

    def _dice(self, found: re.Match[str], sign: int) -> Term:
        at = found.start() + 1
        if len(found[1]) > len(str(MOST_DICE)) or int(found[1] or 1) > MOST_DICE:
            raise BadFormula("many", at, str(MOST_DICE))
        number = int(found[1] or 1)
        if len(found[2]) > len(str(MOST_SIDES)):
            raise BadFormula("sides", at, str(MOST_SIDES))
        sides = 100 if found[2] == "%" else int(found[2])
        if number < 1:
            raise BadFormula("many", at, str(MOST_DICE))
        if not 1 <= sides <= MOST_SIDES:
            raise BadFormula("sides", at, str(MOST_SIDES))
        if found[3]:
            return self._keeping(found, sign, number, sides)
        self._skip()
        if both := _BOTH.match(self._text, self._at):
            if number != 1:
                raise BadFormula("pair", self._at + 1, both[0])
            self._at = both.end()
            return Term(sign, 2, sides, 1, highest=both[0][0] in "aAvV")
        return Term(sign, number, sides, number)

    def _keeping(self, found: re.Match[str], sign: int, number: int, sides: int) -> Term:
        """ "kh3", "kl", "dl1", "k3" (the highest), "d1" (the lowest are dropped)."""
        drops, low = found[3] in "dD", found[4] in ("l", "L") if found[4] else found[3] in "dD"
        count = int((found[5] or "1")[:4])
        keep = number - count if drops else count
        if not 1 <= keep <= number:
            raise BadFormula("keeps", found.start(3) + 1, found[0])
        return Term(sign, number, sides, keep, highest=low if drops else not low)

    def _label(self) -> str:
        """Words after the sum: anything that begins with a letter and holds no further dice."""
        at, label = self._at, self._text[self._at :].strip()
        apart = self._text[at - 1].isspace()
        if label and not (apart and label[0].isalpha() and not _DICE.fullmatch(label)):
            raise BadFormula("unknown", at + 1, self._piece(at))
        for sign in "+-−":
            if sign in label and (more := label.index(sign)) and re.match(r"\s*(\d|[dD]\d)", label[more + 1 :]):
                raise BadFormula("unknown", at + more + 1, label[more:])
        self._at = len(self._text)
        return plain_line(" ".join(label.split()))

    def _piece(self, at: int) -> str:
        return self._text[at : at + 20].strip()
