"""Ctrl+P: pages on a plan, one as it will be, a PDF of them all, a printer's own paper."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtPrintSupport import QPrinter
from PySide6.QtTest import QTest

from battlemap.ui.exporting import sheet as sheet_module
from battlemap.ui.exporting.paper import paper
from battlemap.ui.exporting.print_dialog import PrintDialog
from battlemap.ui.exporting.printing import page_layout
from tests.ui.exporting.conftest import name_it
from tests.ui.exporting.pdf_reading import letters, page_sizes
from tests.ui.exporting.test_picture_dialog import CTRL, choose, press
from tests.ui.library.conftest import when_open


def with_dialog(window, deed) -> None:
    window.activateWindow()
    QTest.qWaitForWindowActive(window)
    when_open(PrintDialog, deed)
    QTest.keyClick(window, Qt.Key.Key_P, CTRL)


def painted(dialog, qtbot) -> None:
    qtbot.waitUntil(lambda: dialog.plan.is_settled and dialog.page.is_settled, timeout=950)


def test_pages_are_counted_and_walked_through(window, qtbot):
    told = []

    def fill(dialog):
        choose(dialog.paper, "A5")
        painted(dialog, qtbot)
        told.append((dialog.pages_told.text(), dialog.page_told.text()))
        press(dialog.forth)
        told.append(dialog.page_told.text())
        press(dialog.back)
        press(dialog.back)
        told.append(dialog.page_told.text())
        dialog.reject()

    with_dialog(window, fill)
    assert told == [
        ("4 pages turned, 2 × 2; 7 × 4 squares each. Upright it would be 6.", "A1: page 1 of 4"), "B1: page 2 of 4",
        "B2: page 4 of 4",
    ]  # fmt: skip


def test_a_click_on_the_plan_shows_that_page(window, qtbot):
    told = []

    def fill(dialog):
        choose(dialog.paper, "A5")
        painted(dialog, qtbot)
        middle = dialog.plan.rect().center()
        QTest.mouseClick(dialog.plan, Qt.MouseButton.LeftButton, pos=middle + QPoint(60, 40))
        told.append(dialog.page_told.text())
        painted(dialog, qtbot)
        told.append(dialog.page.image.isNull())
        dialog.reject()

    with_dialog(window, fill)
    assert told == ["B2: page 4 of 4", False]


def test_a_pdf_of_all_pages_is_written_and_the_paper_remembered(window, folder, qtbot):
    def fill(dialog):
        choose(dialog.paper, "A5")
        QTest.keyClick(dialog.fields.tokens, Qt.Key.Key_Space)
        name_it(folder / "map.pdf")
        press(dialog.to_pdf)

    with_dialog(window, fill)
    assert page_sizes(folder / "map.pdf") == [(210, 148)] * 4 and window.notice.text == "Written: map.pdf, 4 pages."
    assert not set("ΞΠΖ") & letters(folder / "map.pdf") and "p" in letters(folder / "map.pdf")
    kept = []

    def look(dialog):
        kept.append((dialog.paper.currentData(), dialog.fields.tokens.isChecked()))
        dialog.reject()

    with_dialog(window, look)
    assert kept == [("A5", True)]


def test_a_square_that_does_not_fit_and_wrong_squares_are_sentences(window):
    told = []

    def fill(dialog):
        choose(dialog.paper, "A5")
        dialog.mm.setValue(150)
        told.append((dialog.pages_told.text(), dialog.to_pdf.isEnabled()))
        dialog.mm.setValue(25.4)
        dialog.fields.squares.selectAll()
        QTest.keyClicks(dialog.fields.squares, "here")
        told.append((dialog.pages_told.text(), dialog.to_pdf.isEnabled()))
        dialog.reject()

    with_dialog(window, fill)
    assert told == [
        ("A square of 150 mm does not fit on A5.", False), ("Squares are named by two corners, from A1:L8 here.", False),
    ]  # fmt: skip


def test_stopped_the_folder_is_as_it_was(window, folder, monkeypatch):
    monkeypatch.setattr(sheet_module, "SQUARES_A_STEP", 12)
    told = []

    def fill(dialog):
        name_it(folder / "map.pdf")
        press(dialog.to_pdf)
        QTest.keyClick(dialog, Qt.Key.Key_Escape)
        told.append((dialog.isVisible(), dialog.wrong.text(), dialog.to_pdf.isEnabled()))
        QTest.keyClick(dialog, Qt.Key.Key_Escape)

    with_dialog(window, fill)
    assert told == [(True, "Stopped: nothing was written.", True)] and list(folder.iterdir()) == []


@pytest.mark.parametrize(("name", "pages"), [("A5", 4), ("A3", 1)])
def test_a_printer_that_holds_other_paper_gets_pages_for_that(window, folder, qtbot, name, pages):
    """A printer that prints into a file, as some are."""
    told = []

    def fill(dialog):
        printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
        printer.setOutputFileName(str(folder / "printed.pdf"))
        printer.setPageLayout(page_layout(paper(name).turned))
        dialog.print_on(printer)
        qtbot.waitUntil(lambda: not dialog.line.is_busy, timeout=950)
        told.append(dialog.told)

    with_dialog(window, fill)
    assert len(page_sizes(folder / "printed.pdf")) == pages
    assert told[0].startswith("1 page sent to" if pages == 1 else f"{pages} pages sent to")
