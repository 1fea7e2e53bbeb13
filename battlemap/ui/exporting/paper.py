"""A part of the map laid on pages of paper at a true scale: whole squares only, no overlap, so that pages are cut along the grid.

    layout = laid_out(part, 25.4, paper("A4").turned)
    layout.pages                 in reading order, each with its name ("B2") and its squares
    better(part, 25.4, A4)       the way to hold the paper that needs fewer pages

All lengths are in mm.  Not here: what is drawn on a page (`pages`), which printer (`printing`).
"""

from dataclasses import dataclass, replace
from functools import cached_property

from PySide6.QtCore import QCoreApplication, QRectF

from battlemap.model import BattlemapError
from battlemap.ui import words
from battlemap.ui.exporting.part import Part

MARGIN_MM, FOOT_MM = 9.0, 15.0
"""Round the squares, for marks and for what no printer reaches; the foot has the page's name and the plan."""
LEAST_MM, MOST_MM = 5.0, 150.0
HAIR = 1e-6
MANY_PAGES = 60


class BadPaper(BattlemapError):
    """Not a single square fits."""


@dataclass(frozen=True, slots=True)
class Paper:
    """As it lies: `width` across.  `name` is what it is sold as."""

    name: str
    width: float
    height: float

    @property
    def turned(self) -> "Paper":
        return replace(self, width=self.height, height=self.width)

    @property
    def is_landscape(self) -> bool:
        return self.width > self.height


PAPERS = (
    Paper("A4", 210, 297), Paper("A3", 297, 420), Paper("A2", 420, 594), Paper("A1", 594, 841), Paper("A0", 841, 1189),
    Paper("A5", 148, 210), Paper("Letter", 215.9, 279.4), Paper("Legal", 215.9, 355.6), Paper("Tabloid", 279.4, 431.8),
)  # fmt: skip


def paper(name: str) -> Paper:
    """A paper by its name; A4 for a name nobody knows."""
    return next((each for each in PAPERS if each.name == name), PAPERS[0])


@dataclass(frozen=True, slots=True)
class Page:
    """`column` and `row` among the pages; `part`: its squares."""

    column: int
    row: int
    part: Part

    @property
    def name(self) -> str:
        """ "B2": second from the left, second from the top."""
        return words.cell_name((self.column, self.row))


@dataclass(frozen=True)
class Layout:
    """`across` x `down` pages, each of up to `columns` x `rows` squares of `mm`."""

    part: Part
    mm: float
    paper: Paper
    columns: int
    rows: int

    @property
    def across(self) -> int:
        return -(-self.part.columns // self.columns)

    @property
    def down(self) -> int:
        return -(-self.part.rows // self.rows)

    @cached_property
    def pages(self) -> tuple[Page, ...]:
        return tuple(Page(x, y, self._squares(x, y)) for y in range(self.down) for x in range(self.across))

    def _squares(self, x: int, y: int) -> Part:
        left, top = self.part.left + x * self.columns, self.part.top + y * self.rows
        return Part(left, top, min(self.part.right, left + self.columns), min(self.part.bottom, top + self.rows))

    def place(self, page: Page) -> QRectF:
        """Where a page's squares lie on the paper: the same corner on all of them."""
        left = (self.paper.width - self.columns * self.mm) / 2
        return QRectF(left, MARGIN_MM, page.part.columns * self.mm, page.part.rows * self.mm)


def laid_out(part: Part, mm: float, sheet: Paper) -> Layout:
    """On paper held as it is given.  Raises `BadPaper` with a sentence where no square fits."""
    columns = int((sheet.width - 2 * MARGIN_MM) / mm + HAIR)
    rows = int((sheet.height - MARGIN_MM - FOOT_MM) / mm + HAIR)
    if columns < 1 or rows < 1:
        text = QCoreApplication.translate("Exporting", "A square of {mm} mm does not fit on {paper}.")
        raise BadPaper(text.format(mm=f"{mm:g}", paper=sheet.name))
    return Layout(part, mm, sheet, min(columns, part.columns), min(rows, part.rows))


def better(part: Part, mm: float, sheet: Paper) -> Paper:
    """Upright or turned, whichever needs fewer pages; upright where both are as good."""
    return min((sheet, sheet.turned), key=lambda way: _count(part, mm, way))


def _count(part: Part, mm: float, sheet: Paper) -> int:
    try:
        return len(laid_out(part, mm, sheet).pages)
    except BadPaper:
        return 1_000_000
