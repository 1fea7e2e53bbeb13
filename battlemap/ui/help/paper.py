"""Help on paper: black on white whatever the theme is, each page of the manual on sheets of its own."""

from __future__ import annotations

import re
from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QUrl
from PySide6.QtGui import QFont, QImage, QTextBlockFormat, QTextCursor, QTextDocument, QTextFormat
from PySide6.QtPrintSupport import QPrintDialog, QPrinter
from PySide6.QtWidgets import QDialog, QMessageBox, QWidget

from battlemap.ui.help.page_look import dress
from battlemap.ui.help.pages import picture
from battlemap.ui.languages import SOURCE
from battlemap.ui.theme import LIGHT

POINTS = 10.5
PICTURE = re.compile(r"!\[[^\]]*\]\(([^)]+)\)")


def paper_document(markdown: Sequence[str], language: str = SOURCE) -> QTextDocument:
    """The texts one after the other, each beginning a new sheet; pictures with that language's words."""
    document = QTextDocument()
    font = QFont()
    font.setPointSizeF(POINTS)
    document.setDefaultFont(font)
    for name in {name for text in markdown for name in PICTURE.findall(text)}:
        drawn = QImage.fromData(picture(language, name) or b"")
        document.addResource(QTextDocument.ResourceType.ImageResource.value, QUrl(name), drawn)
    document.setMarkdown("\n\n".join(markdown))
    dress(document, LIGHT)
    block, is_first = document.begin(), True
    while block.isValid():
        if block.blockFormat().headingLevel() == 1:
            if not is_first:
                shape = QTextBlockFormat()
                shape.setPageBreakPolicy(QTextFormat.PageBreakFlag.PageBreak_AlwaysBefore)
                QTextCursor(block).mergeBlockFormat(shape)
            is_first = False
        block = block.next()
    return document


def print_pages(markdown: Sequence[str], parent: QWidget, language: str = SOURCE) -> bool:
    """Ask for a printer (a PDF is one), and print; was it?  Where it could not be, that is said."""
    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    dialog = QPrintDialog(printer, parent)
    try:
        if dialog.exec() != QDialog.DialogCode.Accepted:
            return False
        paper_document(markdown, language).print_(printer)
        if printer.printerState() != QPrinter.PrinterState.Error:
            return True
        told = QCoreApplication.translate("HelpPaper", "Nothing was printed: {place} could not be written to.")
        told = told.format(place=printer.outputFileName() or printer.printerName())
        QMessageBox.warning(parent, QCoreApplication.translate("HelpPaper", "Print"), told)
        return False
    finally:
        dialog.deleteLater()
