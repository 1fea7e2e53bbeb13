"""A translator that says every text between ⟦ and ⟧, and what is visible without them: what no translator would ever see.

    with marking(application):
        window = MainWindow(...)
        assert not bare_texts(window, data)         [("QLabel text", "moves: ⟦Ana⟧ moves"), …]

Holes stay bare, so that an English word in a hole is found as well.  `data` are phrases that are no language: names, titles, file
names; figures, dice, keys and addresses are known here.
"""

import re
from collections.abc import Iterable, Iterator
from contextlib import contextmanager

from PySide6.QtCore import QAbstractListModel, QCoreApplication, QModelIndex, Qt, QTranslator
from PySide6.QtGui import QAction, QTextDocumentFragment
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSpinBox,
    QComboBox,
    QDockWidget,
    QDoubleSpinBox,
    QGroupBox,
    QHeaderView,
    QLabel,
    QLineEdit,
    QMenu,
    QPlainTextEdit,
    QProgressBar,
    QSpinBox,
    QTabBar,
    QTextEdit,
    QWidget,
)

from battlemap.ui.help.reader import ManualWindow

OPEN, CLOSE = "⟦", "⟧"
HOLE = re.compile(r"(\{[^{}]*\}|%n|%L?\d|<[^<>]*>)")
MARKED = re.compile(r"⟦[^⟦⟧]*(?:⟧|…|$)")
"""Also what was cut off, and ends in dots or in nothing."""
ELIDED = re.compile(r"\S+…\S*|\S*…\S+")
KEYS = re.compile(
    r"\b(?:(?:Ctrl|Alt|Shift|Meta)\+)+\S+|\b(?:Ctrl|Alt|Shift|Esc|Escape|Enter|Return|Tab|Space|Del|Delete|Backspace|Ins|Home|End"
    r"|PgUp|PgDown|Up|Down|Left|Right|F\d+|PgDn)\b"
)
FIGURES = re.compile(
    r"[+-]?\b\d*d\d+\b(?:[+-]\d+)?|\b[A-Z]{1,2}\d+\b|\b\d+[\w.,]*\b|https?://\S+|\*\.\w+|#[0-9a-fA-F]{6}"
)
WORD = re.compile(r"[^\W\d_]{2,}")
MOST_ITEMS = 400


class Marker(QTranslator):
    """Says each text in marks; holes and mark-up stay outside them."""

    def isEmpty(self) -> bool:
        return False

    def translate(self, _context: str, text: str, _disambiguation: str | None = None, _n: int = -1) -> str:
        pieces = HOLE.split(text or "")
        return "".join(
            piece if HOLE.fullmatch(piece) or not piece else f"{OPEN}{piece}{CLOSE}" for piece in pieces
        )


@contextmanager
def marking(application: QCoreApplication) -> Iterator[None]:
    """What is made within is in marks."""
    marker = Marker(application)
    application.installTranslator(marker)
    try:
        yield
    finally:
        application.removeTranslator(marker)


def bare_texts(root: QWidget, data: Iterable[str]) -> list[tuple[str, str]]:
    """What can be read of a widget and those in it, outside marks, and is neither data nor a figure; with where it stands."""
    phrases = sorted({phrase for phrase in data if phrase}, key=len, reverse=True)
    found: dict[tuple[str, str], None] = {}
    for where, text in texts_of(root):
        if words := bare_words(text, phrases):
            found[where, f"{' '.join(words)}: {text}"] = None
    return list(found)


def bare_words(text: str, phrases: Iterable[str]) -> list[str]:
    """The words outside the marks that are no data."""
    if "<" in text and ">" in text:
        text = QTextDocumentFragment.fromHtml(text).toPlainText()
    rest = ELIDED.sub(" ", MARKED.sub(" ", text))
    for phrase in phrases:
        if phrase in rest:
            rest = rest.replace(phrase, " ")
    return WORD.findall(FIGURES.sub(" ", KEYS.sub(" ", rest)))


def texts_of(root: QWidget) -> Iterator[tuple[str, str]]:
    """Every text of a widget, its actions and the widgets in it, with where it stands."""
    for widget in (root, *root.findChildren(QWidget)):
        if isinstance(widget.window(), ManualWindow):
            continue  # its pages are files of their own in each language
        name = type(widget).__name__
        yield f"{name} title", widget.windowTitle()
        yield f"{name} tool tip", widget.toolTip()
        yield f"{name} what's this", widget.whatsThis()
        yield f"{name} status tip", widget.statusTip()
        yield f"{name} accessible name", widget.accessibleName()
        yield f"{name} accessible description", widget.accessibleDescription()
        for text in _own(widget):
            yield f"{name} text", text
        for action in widget.actions():
            yield from _of_action(name, action)


def _of_action(name: str, action: QAction) -> Iterator[tuple[str, str]]:
    yield f"{name} action", action.text()
    if action.toolTip() != action.text().replace("&", ""):
        yield f"{name} action's tool tip", action.toolTip()
    yield f"{name} action's what's this", action.whatsThis()


def _own(widget: QWidget) -> Iterator[str]:
    match widget:
        case QLabel() | QAbstractButton():
            yield widget.text()
        case QGroupBox() | QMenu():
            yield widget.title()
        case QComboBox():
            yield from (widget.itemText(row) for row in range(min(widget.count(), MOST_ITEMS)))
            yield from (
                str(widget.itemData(row, Qt.ItemDataRole.ToolTipRole) or "") for row in range(widget.count())
            )
            yield widget.placeholderText()
        case QLineEdit():
            yield widget.placeholderText()
            if not isinstance(widget.parentWidget(), QAbstractSpinBox | QComboBox):
                yield widget.text()
        case QSpinBox() | QDoubleSpinBox():
            yield from (widget.prefix(), widget.suffix(), widget.specialValueText())
        case QTabBar():
            for tab in range(widget.count()):
                yield from (widget.tabText(tab), widget.tabToolTip(tab))
        case QTextEdit() | QPlainTextEdit():
            yield widget.toPlainText()
            yield widget.placeholderText()
        case QDockWidget():
            yield widget.windowTitle()
        case QProgressBar():
            yield widget.text() if widget.isTextVisible() else ""
        case QHeaderView():
            pass
        case QAbstractItemView() if (model := widget.model()) is not None:
            yield from _of_model(model)


def _of_model(model) -> Iterator[str]:
    top = QModelIndex()
    columns = 1 if isinstance(model, QAbstractListModel) else model.columnCount(top)
    for row in range(min(model.rowCount(top), MOST_ITEMS)):
        for column in range(columns):
            index = model.index(row, column)
            for role in (
                Qt.ItemDataRole.DisplayRole,
                Qt.ItemDataRole.ToolTipRole,
                Qt.ItemDataRole.AccessibleTextRole,
            ):
                value = index.data(role)
                if isinstance(value, str):
                    yield value
    for column in range(columns):
        yield str(model.headerData(column, Qt.Orientation.Horizontal) or "")
