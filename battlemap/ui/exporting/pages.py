"""One page of a printed map: its squares at their true size, marks to cut along, its name, and a small plan of all pages.

Lengths are mm; `Press` turns them into the painter's units.  Not here: which squares a page has (`paper`).
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

from PySide6.QtCore import QCoreApplication, QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen, QTransform

from battlemap.ui.canvas.units import SQUARE
from battlemap.ui.exporting.look import Look
from battlemap.ui.exporting.paper import FOOT_MM, MARGIN_MM, Layout, Page
from battlemap.ui.exporting.sheet import drawn_in_bands, kept
from battlemap.ui.exporting.views import Drawn
from battlemap.ui.inks import PRINT, PRINT_PALE, PRINT_THERE, WHITE

INK, PALE, HERE = PRINT, PRINT_PALE, PRINT
MARK_MM, GAP_MM, THIN_MM = 5.0, 1.2, 0.2
PRINTED_PX, INKED_PX = 150.0, 200.0
"""Pixels to a square of 25.4 mm where pixels have to be painted."""
MM_PER_INCH = 25.4
NAME_MM, SMALL_MM, SMALLEST_MM = 5.0, 2.9, 2.0
PLAN_MM, SMALLEST_BOX_MM = (34.0, 11.0), 0.8
RULER_MM = 50.0


@dataclass(frozen=True)
class Print:
    """What is printed: a map in a look on so many pages; `title` stands at the foot of each."""

    drawn: Drawn
    look: Look
    layout: Layout
    title: str = ""

    @cached_property
    def pages(self) -> tuple[Page, ...]:
        """Those on which there is anything."""
        return tuple(page for page in self.layout.pages if not self.drawn.is_blank(page.part.rect))

    @cached_property
    def numbers(self) -> dict[Page, int]:
        """Of those pages, from 1 on."""
        return {page: number for number, page in enumerate(self.pages, 1)}


def page_drawn(painter: QPainter, printed: Print, page: Page) -> Iterator[float]:
    """On a painter whose units are so large that a square has `SQUARE` of them (`files.fit`); the shares done."""
    unit = SQUARE / printed.layout.mm
    with kept(painter):
        yield from _squares_drawn(painter, printed, page, unit)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    press = _Press(painter, unit)
    _paint_marks(press, printed.layout, page)
    _paint_foot(press, printed, page)


def _squares_drawn(painter: QPainter, printed: Print, page: Page, unit: float) -> Iterator[float]:
    place, part = printed.layout.place(page), page.part.rect
    at = QTransform.fromTranslate(place.x() * unit - part.x(), place.y() * unit - part.y())
    painter.setTransform(at, True)
    painter.setClipRect(part)
    px = max(40.0, (INKED_PX if printed.look.ink else PRINTED_PX) * printed.layout.mm / MM_PER_INCH)
    yield from drawn_in_bands(painter, printed.drawn, page.part, px)


# ---------------------------------------------------------------- round the squares
@dataclass(frozen=True, slots=True)
class _Press:
    """Lines and words in mm."""

    painter: QPainter
    unit: float

    def line(self, ax: float, ay: float, bx: float, by: float, width: float = THIN_MM) -> None:
        self.painter.setPen(QPen(QColor(INK), width * self.unit, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap))
        self.painter.drawLine(QLineF(ax * self.unit, ay * self.unit, bx * self.unit, by * self.unit))

    def box(self, rect: QRectF, fill: str = "", ink: str = INK) -> None:
        self.painter.setPen(QPen(QColor(ink), THIN_MM * self.unit))
        self.painter.setBrush(QColor(fill) if fill else Qt.BrushStyle.NoBrush)
        self.painter.drawRect(self.units(rect))
        self.painter.setBrush(Qt.BrushStyle.NoBrush)

    def words(self, rect: QRectF, text: str, high: float, flags: Qt.AlignmentFlag, ink: str = INK) -> None:
        """`high`: of the letters with what reaches below and above them."""
        self.painter.setFont(self.font(high))
        self.painter.setPen(QColor(ink))
        self.painter.drawText(self.units(rect), flags | Qt.TextFlag.TextDontClip, text)

    def width_of(self, text: str, high: float) -> float:
        return QFontMetricsF(self.font(high)).horizontalAdvance(text) / self.unit

    def font(self, high: float) -> QFont:
        font = QFont()
        font.setBold(high >= NAME_MM)
        font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
        font.setPixelSize(max(1, round(high * self.unit)))
        return font

    def units(self, rect: QRectF) -> QRectF:
        return QRectF(rect.x() * self.unit, rect.y() * self.unit, rect.width() * self.unit, rect.height() * self.unit)


def _paint_marks(press: _Press, layout: Layout, page: Page) -> None:
    """Two strokes at every corner, outside of the squares."""
    place = layout.place(page)
    for x, way in ((place.left(), -1), (place.right(), 1)):
        for y in (place.top(), place.bottom()):
            press.line(x + way * GAP_MM, y, x + way * (GAP_MM + MARK_MM), y)
    for y, way in ((place.top(), -1), (place.bottom(), 1)):
        for x in (place.left(), place.right()):
            press.line(x, y + way * GAP_MM, x, y + way * (GAP_MM + MARK_MM))


def _paint_foot(press: _Press, printed: Print, page: Page) -> None:
    """The page's name and squares, a line to check the scale by, the plan."""
    layout = printed.layout
    top = layout.paper.height - FOOT_MM + GAP_MM + MARK_MM / 2
    left, right = MARGIN_MM, layout.paper.width - MARGIN_MM
    middle = Qt.AlignmentFlag.AlignVCenter
    first = QRectF(left, top, right - left, NAME_MM + 0.6)
    press.words(first, page.name, NAME_MM, Qt.AlignmentFlag.AlignLeft | middle)
    beside = press.width_of(page.name, NAME_MM) + 2.5
    first.setLeft(left + beside)
    press.words(first, _told(printed, page), SMALL_MM, Qt.AlignmentFlag.AlignLeft | middle)
    plan = QRectF(right - PLAN_MM[0], layout.paper.height - MARGIN_MM / 3 - PLAN_MM[1], *PLAN_MM)
    plan_width = _paint_plan(press, printed, page, plan)
    if right - left > RULER_MM + plan_width + 6:
        _paint_ruler(press, left, top + NAME_MM + 2.6)


def _told(printed: Print, page: Page) -> str:
    parts = [
        printed.title,
        _say("squares {name}").format(name=page.part.name),
        _say("page {number} of {all}").format(number=printed.numbers.get(page, 0), all=len(printed.pages)),
        _say("1 square = {mm} mm").format(mm=f"{printed.layout.mm:g}"),
    ]
    return " · ".join(part for part in parts if part)


def _paint_ruler(press: _Press, left: float, y: float) -> None:
    """It says at once when a printer has shrunk the page."""
    press.line(left, y, left + RULER_MM, y)
    for x in (left, left + RULER_MM):
        press.line(x, y - 1, x, y + 1)
    words = QRectF(left + RULER_MM + 1.5, y - 1.5, 60, 3)
    press.words(words, _say("50 mm"), SMALLEST_MM + 0.4, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)


def _paint_plan(press: _Press, printed: Print, page: Page, room: QRectF) -> float:
    """All pages as they lie together, this one filled, pages without anything grey; in the lower right; its width.  Of very many
    only this one and their outline."""
    layout = printed.layout
    share = min(room.width() / layout.part.columns, room.height() / layout.part.rows)
    left = room.right() - layout.part.columns * share
    top = room.bottom() - layout.part.rows * share
    there = printed.numbers
    is_fine = min(layout.columns, layout.rows) * share < SMALLEST_BOX_MM
    if is_fine:
        press.box(QRectF(left, top, room.right() - left, room.bottom() - top), "", PALE)
    for each in (page,) if is_fine else layout.pages:
        x, y = each.part.left - layout.part.left, each.part.top - layout.part.top
        box = QRectF(left + x * share, top + y * share, each.part.columns * share, each.part.rows * share)
        is_here = each == page
        press.box(box, HERE if is_here else "" if each in there else PRINT_THERE, PALE)
        high = min(SMALL_MM, box.height() * 0.8)
        if high >= SMALLEST_MM and press.width_of(each.name, high) < box.width():
            press.words(box, each.name, high, Qt.AlignmentFlag.AlignCenter, WHITE if is_here else INK)
    return room.right() - left


def page_at(layout: Layout, point: QPointF) -> Page | None:
    """The page with this place, given in squares."""
    for page in layout.pages:
        part = page.part
        if part.left <= point.x() < part.right and part.top <= point.y() < part.bottom:
            return page
    return None


def _say(text: str) -> str:
    return QCoreApplication.translate("Exporting", text)
