"""Lengths as the game master reads and types them: in metres, feet or squares, as the settings say.

    length_text(60)          "6 m", "20 ft", "4 squares"
    both_text(60, 15)        "6 m · 4 squares", "20 ft · 4 squares", "4 squares"
    length_in("20 ft")       60: a bare number is meant in the unit chosen, another unit is named

Everywhere else a length is whole decimetres, a foot is 3 of them and a square of the books 15.  Metres are the default in every
language: the source texts of all three have them.  Not here: a field to type one (`length_field`), miles and kilometres of a
journey (`dialogs.travel`).
"""

import re
from collections.abc import Iterable
from typing import Any

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, QLocale

from battlemap.model import DM_PER_FOOT
from battlemap.sentence import counted
from battlemap.ui.settings import UNITS, Settings

METRES, FEET, SQUARES = UNITS
BOOK_SQUARE = 15
FARTHEST = 1e9
"""A length typed with hundreds of digits is as long as this, and no endless one."""
TEXTS: dict[str, Any] = {
    METRES: QT_TRANSLATE_NOOP("Words", "{metres} m"), FEET: QT_TRANSLATE_NOOP("Words", "{metres} ft"),
    SQUARES: QT_TRANSLATE_NOOP("Words", "{metres} squares"),
}  # fmt: skip
SUFFIXES: dict[str, Any] = {
    METRES: QT_TRANSLATE_NOOP("Words", " m"), FEET: QT_TRANSLATE_NOOP("Words", " ft"),
    SQUARES: QT_TRANSLATE_NOOP("Words", " sq."),
}  # fmt: skip
UNIT_BEHIND = re.compile(r"(?<=\d) (?=(?:m|ft|%)(?!\w))")
DECIMALS = {METRES: 1, FEET: 1, SQUARES: 2}
TYPED = re.compile(r"\s*([+-]?(?:\d{1,3}(?:\s\d{3})+|\d+)(?:[.,]\d*)?)\s*([^\d\s]*?)\.?\s*")
NAMES = {
    METRES: "m metre metres meter meters metro metri metros", FEET: "ft foot feet ' ′ piede piedi pé pés pe pes",
    SQUARES: "s sq square squares q quadretto quadretti quadrado quadrados casella caselle",
}  # fmt: skip
"""What a typed unit may be called, in the three languages."""

_unit = [METRES]
_square = [BOOK_SQUARE]


class BadLength(ValueError):
    """What was typed is no length."""


def unit() -> str:
    """The unit chosen: metres, feet or squares."""
    return _unit[0]


def choose(settings: Settings) -> None:
    """Take what the settings say from now on; what is on the screen is not told."""
    _unit[0] = settings.units()


def measure_by(square_dm: int) -> None:
    """Squares are so wide on the map that is open."""
    _square[0] = square_dm


def square_dm() -> int:
    """The side of a square on the open map."""
    return _square[0]


def dm_per(of: str) -> float:
    """Decimetres to one of a unit."""
    return {METRES: 10, FEET: DM_PER_FOOT, SQUARES: _square[0]}[of]


# ---------------------------------------------------------------- said
def number(value: float) -> str:
    """A number without a tail, as the window's language writes it: 4.5, 9."""
    return f"{value or 0:g}".replace(".", QLocale().decimalPoint())


def plural(translated: str, number: int) -> str:
    """English as it stands in the source ("%n square(s)" with its number put in): one square, two squares; "(is/are)" chooses."""
    return counted(translated, number)


def squares_text(squares: int) -> str:
    return plural(QCoreApplication.translate("Words", "%n square(s)", None, squares), squares)


def bare(length_dm: float) -> str:
    """The number alone, in the unit chosen: "4.5"."""
    return number(round(length_dm / dm_per(_unit[0]), 2 if _unit[0] != FEET else 1))


def unbroken(text: str) -> str:
    """For what wraps: no line begins with the unit of the number before it."""
    return UNIT_BEHIND.sub("\u00a0", text)


def length_text(length_dm: float) -> str:
    """dm as "4.5 m", "15 ft" or "3 squares"."""
    return with_unit(bare(length_dm), length_dm)


def with_unit(text: str, length_dm: float = 0) -> str:
    """Numbers as they stand, with the unit behind them: "9/18 m".  `length_dm`: what a single one says, for its plural."""
    if _unit[0] == SQUARES and text == bare(length_dm) and length_dm > 0 and length_dm % _square[0] == 0:
        return squares_text(int(length_dm // _square[0]))
    return QCoreApplication.translate("Words", TEXTS[_unit[0]]).format(metres=text)


def width_text(square: int) -> str:
    """How wide a square is, which nobody tells in squares."""
    if _unit[0] == SQUARES:
        return QCoreApplication.translate("Words", TEXTS[METRES]).format(metres=number(square / 10))
    return length_text(square)


def several_text(lengths_dm: Iterable[float]) -> str:
    """Ranges, nearest first, the unit once: "9/18 m".  Noughts and what comes again are left out."""
    known = list(dict.fromkeys(length for length in lengths_dm if length))
    return with_unit("/".join(bare(length) for length in known), known[-1]) if known else ""


def both_text(length_dm: float, square: int) -> str:
    """A length and how many squares of this many dm it is: "4.5 m · 3 squares"; once where lengths are told in squares."""
    if _unit[0] == SQUARES and square == _square[0]:
        return squares_text(int(length_dm // square))
    return f"{length_text(length_dm)} · {squares_text(int(length_dm // square))}"


def suffix(of: str) -> str:
    """What stands behind a number of that unit in a field: " m"."""
    return QCoreApplication.translate("Words", SUFFIXES[of])


# ---------------------------------------------------------------- typed
def length_in(text: str, usual: str = "") -> float:
    """A typed length in dm, not rounded: "4.5" and "4,5" in the chosen unit (or the `usual` one), "15 ft" as it says.  Raises
    BadLength."""
    found = TYPED.fullmatch(text)
    if found is None:
        raise BadLength(text)
    named = found[2].lower()
    meant = next((one for one, names in NAMES.items() if named in names.split()), "") if named else usual or _unit[0]
    if not meant:
        raise BadLength(text)
    length = float(re.sub(r"\s", "", found[1]).replace(",", ".")) * dm_per(meant)
    return min(max(length, -FARTHEST), FARTHEST)
