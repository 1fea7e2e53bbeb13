"""How a page of the manual looks: room around headings and lines, keys as keys, in the palette's colours, or ink for paper."""

from __future__ import annotations

from PySide6.QtGui import (
    QColor,
    QFont,
    QTextBlock,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextFormat,
)

from battlemap.ui.theme import Palette

MARGIN = 22
ABOVE = {1: 4, 2: 22, 3: 16}
BELOW = {1: 10, 2: 6, 3: 4}
LARGER = {1: 3, 2: 1, 3: 0}
LINE_PERCENT = 130.0


def dress(document: QTextDocument, colours: Palette) -> None:
    """After the Markdown has been read; everything is relative to the document's font, so that it zooms with it."""
    document.setDocumentMargin(MARGIN)
    block = document.begin()
    while block.isValid():
        _dress_block(block, colours)
        block = block.next()


def _dress_block(block: QTextBlock, colours: Palette) -> None:
    shape, level = block.blockFormat(), block.blockFormat().headingLevel()
    in_list = block.textList() is not None and block.next().textList() is not None
    shape.setLineHeight(LINE_PERCENT, QTextBlockFormat.LineHeightTypes.ProportionalHeight.value)
    shape.setTopMargin(ABOVE.get(level, 0))
    shape.setBottomMargin(BELOW.get(level, 3 if in_list else 9))
    cursor = QTextCursor(block)
    cursor.setBlockFormat(shape)
    if level:
        cursor.movePosition(QTextCursor.MoveOperation.EndOfBlock, QTextCursor.MoveMode.KeepAnchor)
        look = QTextCharFormat()
        look.setProperty(QTextFormat.Property.FontSizeAdjustment, LARGER.get(level, 0))
        look.setFontWeight(QFont.Weight.Bold)
        look.setForeground(QColor(colours.text))
        cursor.mergeCharFormat(look)
    _dress_parts(block, colours)


def _dress_parts(block: QTextBlock, colours: Palette) -> None:
    """Keys on a raised ground, links in the accent's colour."""
    found: list[tuple[int, int, QTextCharFormat]] = []
    walk = block.begin()
    while not walk.atEnd():
        part = walk.fragment()
        shape = part.charFormat()
        look = QTextCharFormat()
        if shape.isAnchor():
            look.setForeground(QColor(colours.accent))
            look.setFontUnderline(True)
            found.append((part.position(), part.length(), look))
        elif shape.fontFixedPitch():
            look.setBackground(QColor(colours.raised))
            look.setForeground(QColor(colours.text))
            look.setFontWeight(QFont.Weight.DemiBold)
            found.append((part.position(), part.length(), look))
        walk += 1
    cursor = QTextCursor(block)
    for start, length, look in found:
        cursor.setPosition(start)
        cursor.setPosition(start + length, QTextCursor.MoveMode.KeepAnchor)
        cursor.mergeCharFormat(look)
