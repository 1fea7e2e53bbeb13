"""File > Export > Print the map: for whom, which squares, how large, on which paper; all pages on a plan, one page as it will be.

To a printer, or to a PDF of as many pages.  Not here: what lies on which page (`paper`), what a page looks like (`pages`).
"""

from pathlib import Path
from typing import Literal

import msgspec
from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication, QPointF, QSize, Qt
from PySide6.QtGui import QImage
from PySide6.QtPrintSupport import QPrintDialog, QPrinter, QPrinterInfo
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QDoubleSpinBox,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from battlemap.ui import words
from battlemap.ui.exporting.choosing import labelled
from battlemap.ui.exporting.export_dialog import ExportDialog, Given, kept
from battlemap.ui.exporting.files import MM_PER_INCH
from battlemap.ui.exporting.frame import Frame
from battlemap.ui.exporting.look import Look
from battlemap.ui.exporting.page_pictures import cut, page_painted
from battlemap.ui.exporting.pages import Print, page_at
from battlemap.ui.exporting.paper import (
    LEAST_MM,
    MANY_PAGES,
    MOST_MM,
    PAPERS,
    BadPaper,
    Layout,
    Page,
    better,
    laid_out,
    paper,
)
from battlemap.ui.exporting.part import BadPart
from battlemap.ui.exporting.places import Place, ask_place
from battlemap.ui.exporting.preview import Preview
from battlemap.ui.exporting.printing import page_layout, paper_of, printed_on, printed_to_file, resolution_for
from battlemap.ui.exporting.sheet import Sheet, painted
from battlemap.ui.exporting.steps import Steps
from battlemap.ui.inks import PAPER
from battlemap.ui.sentences import said
from battlemap.ui.theme import LIGHT, Palette, palette

KEY = "export/print"
PLAN, PAGE = QSize(360, 260), QSize(360, 300)
BEST, UPRIGHT, TURNED = "best", "upright", "turned"


class Kept(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What is remembered of a print."""

    view: Literal["gm", "players", "table"] = "table"
    tokens: bool = False
    grid: bool = True
    marks: bool = True
    ink: bool = False
    mm: float = MM_PER_INCH
    paper: str = "A4"
    way: Literal["best", "upright", "turned"] = "best"


class PrintDialog(ExportDialog):
    def __init__(self, given: Given, parent: QWidget | None) -> None:
        last = kept(given.settings.text(KEY), Kept)
        look = Look(view=last.view, tokens=last.tokens, grid=last.grid, ink=last.ink, marks=last.marks)
        super().__init__(given, look, parent)
        self.setWindowTitle(self.tr("Print the map"))
        self.accept_text(self.tr("&Print…"))
        self.mm, self.paper, self.way = QDoubleSpinBox(), QComboBox(), QComboBox()
        self.mm.setRange(LEAST_MM, MOST_MM)
        self.mm.setDecimals(1)
        self.mm.setSuffix(self.tr(" mm"))
        self.mm.setValue(last.mm)
        for each in PAPERS:
            self.paper.addItem(f"{each.name}  ({each.width:g} × {each.height:g} mm)", each.name)
        self.paper.setCurrentIndex(max(0, self.paper.findData(last.paper)))
        for name, way in ((self.tr("Fewest pages"), BEST), (self.tr("Upright"), UPRIGHT), (self.tr("Turned"), TURNED)):
            self.way.addItem(name, way)
        self.way.setCurrentIndex(max(0, self.way.findData(last.way)))
        self.pages_told, self.page_told = QLabel(), QLabel()
        self.pages_told.setWordWrap(True)
        self.plan, self.page = Preview(PLAN, self.tr("Plan of the pages")), Preview(PAGE, self.tr("The chosen page"))
        self.plan.setToolTip(self.tr("Click a page to see it below."))
        self.back, self.forth = QToolButton(), QToolButton()
        self.to_pdf = QPushButton(self.tr("P&DF…"))
        self._has_printer = bool(QPrinterInfo.availablePrinterNames())
        if not self._has_printer:
            self.ok.setToolTip(self.tr("No printer is set up on this computer; a PDF can be printed elsewhere."))
            self.to_pdf.setProperty("primary", True)
        self._printed: Print | None = None
        self._bare, self._chosen = QImage(), 0
        self._lay_out()
        self._connect()
        self._look_changed()

    def _lay_out(self) -> None:
        form = QGridLayout()
        form.setHorizontalSpacing(14)
        form.setVerticalSpacing(8)
        form.setColumnStretch(1, 1)
        row = self.fields.fill(form, 0)
        for number, (text, field) in enumerate((
            (self.tr("&Square"), self.mm), (self.tr("P&aper"), self.paper), (self.tr("&Held"), self.way),
        )):  # fmt: skip
            form.addWidget(labelled(text, field), row + number, 0)
            form.addWidget(field, row + number, 1)
        form.addWidget(self.pages_told, row + 3, 1)
        fields = self.fields
        form.addLayout(fields.boxes(fields.tokens, fields.marks, fields.grid, fields.ink), row + 4, 1)
        hint = QLabel(self.tr("Every page has marks to cut along and a line of 50 mm: print at 100%, not fitted to the page."))
        hint.setWordWrap(True)
        hint.setStyleSheet(f"color: {palette().text_dim};")
        form.addWidget(hint, row + 5, 1)
        form.setRowStretch(row + 6, 1)
        self.page_told.setAlignment(Qt.AlignmentFlag.AlignCenter)
        steps = QHBoxLayout()
        for button, arrow, name in (
            (self.back, Qt.ArrowType.LeftArrow, self.tr("Page before")),
            (self.forth, Qt.ArrowType.RightArrow, self.tr("Next page")),
        ):  # fmt: skip
            button.setArrowType(arrow)
            button.setToolTip(name)
            button.setAccessibleName(name)
        steps.addWidget(self.back)
        steps.addWidget(self.page_told, 1)
        steps.addWidget(self.forth)
        right = QVBoxLayout()
        right.addWidget(self.plan)
        right.addLayout(steps)
        right.addWidget(self.page)
        self.lay_beside(form, right, 440)
        self.to_pdf.setAutoDefault(False)
        self.buttons.addButton(self.to_pdf, QDialogButtonBox.ButtonRole.ActionRole)

    def _connect(self) -> None:
        self.fields.changed.connect(self._look_changed)
        self.mm.valueChanged.connect(lambda _value: self._look_changed())
        for box in (self.paper, self.way):
            box.currentIndexChanged.connect(lambda _i: self._look_changed())
        self.plan.pressed.connect(self._plan_pressed)
        for preview in (self.plan, self.page):
            preview.failed.connect(self.complain)
        self.back.clicked.connect(lambda: self._go(-1))
        self.forth.clicked.connect(lambda: self._go(1))
        self.to_pdf.clicked.connect(self.write_pdf)

    # ------------------------------------------------------------ what is chosen
    def look(self) -> Look:
        return replace(self.fields.look(light=False), paper=True)

    def _colours(self) -> Palette:
        """Paper is light, whatever the window is."""
        return PAPER if self.fields.ink.isChecked() else LIGHT

    def layout_(self) -> Layout:
        """Raises `BadPart` or `BadPaper` with a sentence."""
        part, mm, sheet = self.fields.part(), self.mm.value(), paper(self.paper.currentData())
        way = self.way.currentData()
        held = better(part, mm, sheet) if way == BEST else sheet.turned if way == TURNED else sheet
        return laid_out(part, mm, held)

    def _look_changed(self) -> None:
        self.complain("")
        self._printed = None
        self._chosen = 0
        try:
            layout = self.layout_()
        except (BadPart, BadPaper) as wrong:
            self._tell_pages("", said(wrong))
            self.plan.clear()
            self.page.clear()
            self.page_told.clear()
            self.may_write(False)
            return
        self._tell_pages(self._pages_text(layout), self._many_text(layout))
        self.may_write(True)
        self.plan.show_later(self._plan_painted)

    def _pages_text(self, layout: Layout) -> str:
        """How many pages, and how many it would be the other way."""
        count = pages_text(len(layout.pages))
        turned = self.tr("{pages} turned, {across} × {down}; {columns} × {rows} squares each")
        upright = self.tr("{pages} upright, {across} × {down}; {columns} × {rows} squares each")
        text = (turned if layout.paper.is_landscape else upright).format(
            pages=count, across=layout.across, down=layout.down, columns=layout.columns, rows=layout.rows
        )
        try:
            other = laid_out(layout.part, layout.mm, layout.paper.turned)
        except BadPaper:
            return text
        if len(other.pages) == len(layout.pages):
            return text
        turned, upright = self.tr("{text}. Turned it would be {pages}."), self.tr("{text}. Upright it would be {pages}.")
        return (turned if other.paper.is_landscape else upright).format(text=text, pages=len(other.pages))

    def _many_text(self, layout: Layout) -> str:
        if len(layout.pages) <= MANY_PAGES:
            return ""
        return self.tr("That is much paper: a larger one, or fewer squares, may do.")

    def _tell_pages(self, text: str, wrong: str) -> None:
        colours = palette()
        self.pages_told.setText(f"{text}\n{wrong}".strip())
        self.pages_told.setStyleSheet(f"color: {colours.warning if wrong else colours.text};")
        self.make_room()

    def look_again(self) -> None:
        self.may_write(self._is_sound())

    def may_write(self, able: bool) -> None:
        self.to_pdf.setEnabled(able)
        self.ok.setEnabled(able and self._has_printer)
        self.back.setEnabled(able)
        self.forth.setEnabled(able)

    # ------------------------------------------------------------ the plan and a page
    def _prepared(self) -> Steps[Print]:
        layout, look = self.layout_(), self.look()
        drawn = yield from self.studio.drawn(look, LIGHT)
        return Print(drawn, look, layout, self.title_within())

    def _plan_painted(self) -> Steps[QImage]:
        """The map with the cuts on it; then the chosen page."""
        printed = yield from self._prepared()
        room, part = self.plan.room, printed.layout.part
        px = min(room.width() / part.columns, room.height() / part.rows, 40.0)
        self._bare = yield from painted(Sheet(printed.drawn, Frame(part, px), printed.look, self._colours()))
        self._printed = printed
        self._show_page()
        return cut(self._bare, printed, self._page())

    def _page(self) -> Page | None:
        pages = self._printed.pages if self._printed is not None else ()
        return pages[min(self._chosen, len(pages) - 1)] if pages else None

    def _show_page(self) -> None:
        page, printed = self._page(), self._printed
        if page is None or printed is None:
            self.page.clear()
            self.page_told.setText(self.tr("Nothing of it is known: there is no page to print.") if printed else "")
            return
        text = self.tr("{name}: page {number} of {all}")
        self.page_told.setText(
            text.format(name=page.name, number=printed.numbers[page], all=len(printed.pages))
        )
        self.page.show_later(lambda: page_painted(printed, page, self.page.room))

    def _go(self, step: int) -> None:
        if self._printed is not None and self._printed.pages:
            self._chosen = (self._chosen + step) % len(self._printed.pages)
            self._show_page()
            self.plan.show_image(cut(self._bare, self._printed, self._page()))

    def _plan_pressed(self, x: float, y: float) -> None:
        if self._printed is None:
            return
        part = self._printed.layout.part
        page = page_at(self._printed.layout, QPointF(part.left + x * part.columns, part.top + y * part.rows))
        if page is not None and page in self._printed.pages:
            self._chosen = self._printed.pages.index(page)
            self._go(0)

    # ------------------------------------------------------------ printing
    def finish(self) -> None:
        """To a printer, chosen in the desktop's own dialog; it may hold other paper."""
        if self.line.is_busy or not self._is_sound():
            return
        printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        layout = self.layout_()
        printer.setResolution(resolution_for(layout.mm))
        printer.setDocName(self.windowTitle())
        printer.setPageLayout(page_layout(layout.paper))
        dialog = QPrintDialog(printer, self)
        dialog.setOption(QPrintDialog.PrintDialogOption.PrintPageRange)
        if dialog.exec() == QDialog.DialogCode.Accepted:
            self.print_on(printer)

    def print_on(self, printer: QPrinter) -> None:
        """All pages, or those asked for, on whatever paper the printer holds."""
        self._begin(self._print_deed(printer), self.tr("Printing…"))

    def _print_deed(self, printer: QPrinter) -> Steps[str]:
        wanted = printer.pageLayout()
        wanted.setMode(wanted.Mode.FullPageMode)
        printer.setPageLayout(wanted)
        held = paper_of(printer)
        printed = yield from self._prepared()
        layout = printed.layout
        if abs(held.width - layout.paper.width) > 1 or abs(held.height - layout.paper.height) > 1:
            layout = laid_out(layout.part, layout.mm, held)
            printed = Print(printed.drawn, printed.look, layout, printed.title)
        first, last = printer.fromPage() or 1, printer.toPage() or len(printed.pages)
        number = yield from printed_on(printer, printed, printed.pages[first - 1 : last])
        name = printer.printerName() or self.tr("the printer")
        return self.tr("{pages} sent to {printer}.").format(pages=pages_text(number), printer=name)

    def write_pdf(self) -> None:
        if self.line.is_busy or not self._is_sound():
            return
        name = self.tr("{name} pages").format(name=self.suggested())
        place = Place(self.windowTitle(), name, {self.tr("PDF (*.pdf)"): ("pdf",)})
        path = ask_place(self, self.given.settings, place)
        if path is not None:
            self._begin(self._pdf_deed(path), self.tr("Writing {name}…").format(name=path.name))

    def _pdf_deed(self, path: Path) -> Steps[str]:
        printed = yield from self._prepared()
        if not printed.pages:
            raise BadPaper(self.tr("Nothing of it is known: there is no page to print."))
        self.written_to = yield from printed_to_file(printed, path)
        text = self.tr("Written: {name}, {pages}.").format(name=path.name, pages=pages_text(len(printed.pages)))
        return f"{text} {self.studio.missing}".strip()

    def _is_sound(self) -> bool:
        try:
            self.layout_()
        except (BadPart, BadPaper):
            return False
        return True

    def _begin(self, steps: Steps[str], text: str) -> None:
        self.given.settings.set_text(KEY, self._kept())
        self.begin(steps, text)

    def _kept(self) -> str:
        look = self.look()
        now = Kept(
            view=look.view, tokens=look.tokens, grid=look.grid, ink=look.ink, marks=look.marks, mm=self.mm.value(),
            paper=self.paper.currentData(), way=self.way.currentData(),
        )  # fmt: skip
        return msgspec.json.encode(now).decode()


def pages_text(number: int) -> str:
    """ "1 page", "12 pages"."""
    return words.plural(QCoreApplication.translate("Exporting", "%n page(s)", None, number), number)
