"""What is typed: rolls after `/`, dice of attacks, lengths."""

import math
from collections.abc import Iterator
from pathlib import Path

from battlemap.rules.dice import MOST_DICE, MOST_SIDES, parse_dice
from battlemap.rules.formula import BadFormula, read_formula
from battlemap.ui.dice.dice_words import trouble
from battlemap.ui.lengths import BadLength, length_in, length_text
from tests.fuzz import spoiling
from tests.fuzz.reader import Files, Reader, check, check_line, size_of

FORMULAS = (
    "2d6+3 fire", "4d6kh3", "d20 adv + 5", "Stealth: d20+6", "Stats: 4d6kh3 + 2d8kl1 - 3", "d%", "3d6dl1 + d4dh1",
    "d20 svantaggio", "100d100 + 9999 psychic", "2D10 − 4",
)  # fmt: skip
LENGTHS = ("4.5", "4,5 m", "15 ft", "3 squares", "1 000 m", "+20'", "-3 q", "5 piedi.", "30")


def read(folder: Path) -> Iterator[str]:
    text = (folder / "a.txt").read_bytes().decode("utf-8", "replace")
    yield from _formula(text)
    try:
        dice = parse_dice(text)
    except ValueError:
        yield "no dice"
    else:
        check(all(number <= MOST_DICE and sides <= MOST_SIDES for _, number, sides in dice.groups), "dice beyond measure")
        yield size_of("groups", len(dice.groups))
    try:
        length = length_in(text)
    except BadLength:
        yield "no length"
    else:
        check(math.isfinite(length), "an endless length", length)
        length_text(length)
        yield "length"


def _formula(text: str) -> Iterator[str]:
    try:
        formula = read_formula(text)
    except BadFormula as wrong:
        told = trouble(wrong)
        check_line(told, "a sentence", 400)
        yield wrong.kind
        return
    check(len(formula.sides) <= MOST_DICE and all(1 <= sides <= MOST_SIDES for sides in formula.sides), "dice beyond measure")
    check_line(f".{formula.name}{formula.label}{formula.body}", "a roll's name")
    total = formula.total(tuple(formula.sides))
    check(abs(total) <= 10**6, "a sum beyond measure", total)
    yield size_of("dice", len(formula.sides))


def _seeds() -> list[Files]:
    return [{"a.txt": text.encode()} for text in (*FORMULAS, *LENGTHS)]


READERS = (Reader("typed", _seeds, spoiling.with_text, read),)
