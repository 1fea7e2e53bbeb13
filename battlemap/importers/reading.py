"""One file while it is read: its notes so far, and how its drawing comes to lie on the squares of a map.

Not here: any file format; walls and doors made fit for play (`placed`).
"""

import math
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from battlemap.importers.found import ImportProblem, Wanted, printable, shown
from battlemap.importers.json_file import number
from battlemap.importers.picture import LARGEST_SIDE
from battlemap.importers.polylines import NEAR, settled
from battlemap.model.scene import PointXY
from battlemap.sentence import Sentence

SQUARE_DM = 15
"""The side of a square where a file does not say it: 5 ft."""
LARGEST_SQUARE_DM = 1000
FOOT, METRE, YARD = 3, 10, 9
DM_PER_UNIT = {
    **dict.fromkeys(("", "ft", "ft.", "foot", "feet", "'", "′", "fuß", "fuss", "pies", "pieds", "piedi", "pés"), FOOT),
    **dict.fromkeys(("m", "m.", "mt", "mt.", "meter", "meters", "metre", "metres", "mètres", "metros", "metri"), METRE),
    **dict.fromkeys(("yd", "yd.", "yard", "yards"), YARD),
}  # fmt: skip


@dataclass(slots=True)
class Reading:
    """Which file it is, for sentences, and what there is to say of it so far."""

    path: Path
    notes: list[str] = field(default_factory=list)

    def problem(self, text: str, /, **facts: object) -> ImportProblem:
        return ImportProblem("{file}: {why}", file=shown(self.path), why=Sentence(text, **facts))

    def note(self, text: str, /, **facts: object) -> None:
        self.notes.append(Sentence(text, **facts))

    def refuse_wide(self, field_: str, width: float, height: float) -> None:
        """A map has up to so many squares a side."""
        if not max(width, height) <= LARGEST_SIDE:
            raise self.problem(
                "{field}: expected up to {limit} squares a side, got {figure} x {figure2}", field=field_, limit=LARGEST_SIDE,
                figure=_figure(width), figure2=_figure(height)
            )


@dataclass(frozen=True, slots=True)
class Frame:
    """The squares of a map, and how a drawing is moved onto them: `at / unit - shift`.

    `left`, `top`: where the picture's corner lies; `width`, `height`: its size, in squares, which need not be whole.
    """

    width: float
    height: float
    unit: float = 1.0
    shift: PointXY = (0.0, 0.0)
    left: float = 0.0
    top: float = 0.0

    @property
    def columns(self) -> int:
        return up(self.left + self.width)

    @property
    def rows(self) -> int:
        return up(self.top + self.height)

    def moved(self, at: PointXY) -> PointXY:
        return settled(at[0] / self.unit - self.shift[0]), settled(at[1] / self.unit - self.shift[1])

    def holds(self, at: PointXY) -> bool:
        return 0 <= at[0] <= self.columns and 0 <= at[1] <= self.rows

    def wanted(self, name: str) -> Wanted:
        """The picture that belongs there."""
        return Wanted(name, self.width, self.height, self.left, self.top)


def up(length: float) -> int:
    """Squares that hold a length; a hair too much makes no square more."""
    return max(1, math.ceil(length - NEAR))


def small_parts(entry: Mapping[str, Any], names: tuple[tuple[str, Sentence], ...]) -> list[Sentence]:
    """How many of which lists a table has, for a sentence: "2 sounds", "1 tile"; of (field, "%n sound(s)")."""
    told = []
    for name, text in names:
        if number_ := len(value) if isinstance(value := entry.get(name), list) else 0:
            told.append(Sentence(text, n=number_))
    return told


def square_side(reading: Reading, distance: Any, units: Any, where: str) -> tuple[int, float]:
    """(side of a square in dm, dm per unit of length) from a file's "5", "ft"."""
    length = number(distance)
    length = length if length is not None and length > 0 else None
    word = units.strip().lower() if isinstance(units, str) else ""
    factor = DM_PER_UNIT.get(word)
    if length is None or factor is None or not 1 <= round(length * factor) <= LARGEST_SQUARE_DM:
        if distance is not None:
            said = f"{_figure(length) if length is not None else '?'} {printable(word, 20)}".strip()
            reading.note(
                "{where}: a square of {said} is no battle map's; squares of {square_dm} m are taken.", where=where, said=said,
                square_dm=SQUARE_DM / 10
            )
        return SQUARE_DM, SQUARE_DM / (length or 5.0)
    return round(length * factor), round(length * factor) / length


def _figure(value: float) -> str:
    return f"{value:.6g}" if math.isfinite(value) else Sentence("far more")
