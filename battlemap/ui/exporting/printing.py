"""Pages sent to a printer, or to a PDF of as many pages.

    run_to_end(printed_to_file(printed, path))
    run_to_end(printed_on(printer, printed, printed.pages))
"""

from collections.abc import Sequence
from contextlib import closing
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QMarginsF, QSizeF
from PySide6.QtGui import QPagedPaintDevice, QPageLayout, QPageSize, QPainter, QPdfWriter
from PySide6.QtPrintSupport import QPrinter

from battlemap.model import BattlemapError
from battlemap.storage.replacing import made_beside
from battlemap.ui.canvas.units import SQUARE
from battlemap.ui.exporting.files import FINENESS, MM_PER_INCH, PROGRAM, fit
from battlemap.ui.exporting.pages import Print, page_drawn
from battlemap.ui.exporting.paper import Page, Paper
from battlemap.ui.exporting.poured import poured
from battlemap.ui.exporting.steps import Steps

NAMED = {
    "A0": QPageSize.PageSizeId.A0, "A1": QPageSize.PageSizeId.A1, "A2": QPageSize.PageSizeId.A2,
    "A3": QPageSize.PageSizeId.A3, "A4": QPageSize.PageSizeId.A4, "A5": QPageSize.PageSizeId.A5,
    "Letter": QPageSize.PageSizeId.Letter, "Legal": QPageSize.PageSizeId.Legal, "Tabloid": QPageSize.PageSizeId.Tabloid,
}  # fmt: skip


class PrinterRefused(BattlemapError):
    """The printer takes no pages."""


def page_layout(sheet: Paper) -> QPageLayout:
    """The whole sheet, without margins: they are ours."""
    ways = QPageLayout.Orientation
    if sheet.name in NAMED:
        size = QPageSize(NAMED[sheet.name])
    else:
        sides = sorted((sheet.width, sheet.height))
        size = QPageSize(QSizeF(*sides), QPageSize.Unit.Millimeter, sheet.name, QPageSize.SizeMatchPolicy.FuzzyMatch)
    layout = QPageLayout(size, ways.Landscape if sheet.is_landscape else ways.Portrait, QMarginsF())
    layout.setMode(QPageLayout.Mode.FullPageMode)
    return layout


def resolution_for(mm: float) -> int:
    """Dots to the inch, so many that a square has `FINENESS` times its units."""
    return max(72, min(1200, round(FINENESS * SQUARE * MM_PER_INCH / mm)))


def paper_of(device: QPagedPaintDevice) -> Paper:
    """What paper lies in a printer, and how."""
    layout = device.pageLayout()
    size = layout.fullRect(QPageLayout.Unit.Millimeter)
    return Paper(layout.pageSize().name(), size.width(), size.height())


def printed_on(device: QPagedPaintDevice, printed: Print, pages: Sequence[Page]) -> Steps[int]:
    """Paint these pages one after the other; how many."""
    painter = QPainter()
    if not painter.begin(device):
        raise PrinterRefused(_say("The printer does not take the pages."))
    done = False
    try:
        fit(painter, printed.layout.mm, device.logicalDpiX())
        for number, page in enumerate(pages):
            if number and not device.newPage():
                raise PrinterRefused(_say("The printer does not take the pages."))
            for share in page_drawn(painter, printed, page):
                yield 0.95 * (number + share) / len(pages)
        painter.end()
        done = True
    finally:
        if not done:
            if isinstance(device, QPrinter):
                device.abort()
            if painter.isActive():
                painter.end()
    return len(pages)


def printed_to_file(printed: Print, path: Path, overwrite: bool = True) -> Steps[Path]:
    """A PDF with all the pages.  Raises `SaveError`; then, and when it is called off, the file is as it was."""
    with made_beside(path, "written", overwrite) as part, poured(part) as file:
        writer = QPdfWriter(file)
        writer.setTitle(printed.title)
        writer.setCreator(PROGRAM)
        writer.setResolution(resolution_for(printed.layout.mm))
        writer.setPageLayout(page_layout(printed.layout.paper))
        try:
            with closing(printed_on(writer, printed, printed.pages)) as sending:  # ended before its file is
                for share in sending:
                    file.pour()
                    yield share
        except PrinterRefused:
            file.pour()  # the disk says why
            raise
    return path


def _say(text: str) -> str:
    return QCoreApplication.translate("Exporting", text)
