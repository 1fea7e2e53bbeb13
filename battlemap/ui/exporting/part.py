"""Which squares are exported: a rectangle of them, named as the map names them ("B3:K12")."""

import re
from collections.abc import Iterable
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QRectF

from battlemap.model import BattlemapError, Scene
from battlemap.ui import words
from battlemap.ui.canvas.units import SQUARE

NAMED = re.compile(r"\s*([A-Za-z]{1,3})\s*(\d{1,5})\s*(?:[:\-–—]\s*([A-Za-z]{1,3})\s*(\d{1,5})\s*)?")
HAIR = 1e-6


class BadPart(BattlemapError):
    """The words name no squares of the map."""


@dataclass(frozen=True, slots=True)
class Part:
    """Squares from (left, top) to before (right, bottom)."""

    left: int
    top: int
    right: int
    bottom: int

    @property
    def columns(self) -> int:
        return self.right - self.left

    @property
    def rows(self) -> int:
        return self.bottom - self.top

    @property
    def rect(self) -> QRectF:
        """In scene units."""
        return QRectF(self.left * SQUARE, self.top * SQUARE, self.columns * SQUARE, self.rows * SQUARE)

    @property
    def name(self) -> str:
        """ "A1:X16"."""
        return f"{words.cell_name((self.left, self.top))}:{words.cell_name((self.right - 1, self.bottom - 1))}"


def whole(scene: Scene) -> Part:
    return Part(0, 0, scene.width, scene.height)


def within(rect: QRectF, scene: Scene) -> Part | None:
    """The squares of the map that a rectangle (scene units) touches; None for none."""
    left, top = int((rect.left() / SQUARE + HAIR) // 1), int((rect.top() / SQUARE + HAIR) // 1)
    right, bottom = int(-((-rect.right() / SQUARE + HAIR) // 1)), int(-((-rect.bottom() / SQUARE + HAIR) // 1))
    found = Part(max(0, left), max(0, top), min(scene.width, right), min(scene.height, bottom))
    return found if found.columns > 0 and found.rows > 0 else None


def around(cells: Iterable[tuple[int, int]], scene: Scene) -> Part | None:
    """The rectangle round these squares; None where none of them is on the map."""
    on_map = [(x, y) for x, y in cells if 0 <= x < scene.width and 0 <= y < scene.height]
    if not on_map:
        return None
    xs, ys = [x for x, _ in on_map], [y for _, y in on_map]
    return Part(min(xs), min(ys), max(xs) + 1, max(ys) + 1)


def named(text: str, scene: Scene) -> Part:
    """The squares that "B3:K12" or "B3" names.  Raises `BadPart` with a sentence for anything else."""
    found = NAMED.fullmatch(text)
    last = whole(scene).name.partition(":")[2]
    if found is None:
        raise BadPart(_say("Squares are named by two corners, from A1:{last} here.").format(last=last))
    ends = [(column, int(row)) for column, row in (found.group(1, 2), found.group(3, 4)) if column]
    xs, ys = [_column(column) for column, _ in ends], [row - 1 for _, row in ends]
    part = Part(min(xs), min(ys), max(xs) + 1, max(ys) + 1)
    if part.left < 0 or part.top < 0 or part.right > scene.width or part.bottom > scene.height:
        raise BadPart(_say("{name} is not on the map, which ends at {last}.").format(name=part.name, last=last))
    return part


def _column(name: str) -> int:
    """A -> 0, AA -> 26."""
    number = 0
    for letter in name.upper():
        number = number * 26 + ord(letter) - 64
    return number - 1


def _say(text: str) -> str:
    return QCoreApplication.translate("Exporting", text)
