"""F1: every key in one sheet, menu by menu, and the gestures no menu tells; in letters one reads across the table."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QColor, QFont, QFontMetrics, QResizeEvent
from PySide6.QtWidgets import (
    QDialogButtonBox,
    QHeaderView,
    QLabel,
    QLineEdit,
    QMainWindow,
    QTreeWidget,
    QTreeWidgetItem,
    QWidget,
)

from battlemap.ui.dialogs.dialog import Dialog
from battlemap.ui.help.gestures import Group, as_markdown, commands, gestures
from battlemap.ui.help.wrapped import Wrapped
from battlemap.ui.screen import screen_of
from battlemap.ui.theme import palette, px

READ_AFAR, GAP = 14.0, 6
"""Points, and what is above and below a row: letters smaller than that are hard to read from three metres."""
KEYS_SHARE = 0.55
WIDTH, HEIGHT, EDGE = 820, 900, 60


class Sheet(QTreeWidget):
    """Its second column has the room it needs, but leaves the first its own."""

    widest = 0

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.setColumnWidth(1, min(self.widest + 4 * GAP, round(self.viewport().width() * KEYS_SHARE)))


class ShortcutsDialog(Dialog):
    """`change`: opens the preferences where keys are changed, if there are any; the sheet closes first."""

    def __init__(
        self, actions: Sequence[QAction], parent: QWidget | None, change: Callable[[], object] | None = None
    ) -> None:
        super().__init__("", parent)
        self.setWindowTitle(self.tr("Shortcuts"))
        bar = parent.menuBar() if isinstance(parent, QMainWindow) else None
        self.groups = [*gestures(), *commands(bar, actions)]
        self.search, self.table, self.nothing = QLineEdit(), Sheet(), QLabel(self.tr("No key is called so."))
        self.search.setPlaceholderText(self.tr("Find"))
        self.search.setAccessibleName(self.tr("Find a shortcut"))
        self.search.setClearButtonEnabled(True)
        self.search.textChanged.connect(self._filter)
        self.nothing.hide()
        self._fill()
        for widget in (self.search, self.table, self.nothing):
            self.body.addWidget(widget)
        role = QDialogButtonBox.ButtonRole.ActionRole
        self.print_button = self.buttons.addButton(self.tr("&Print…"), role)
        self.print_button.clicked.connect(self._print)
        if change is not None:
            self.change_button = self.buttons.addButton(self.tr("&Change the keys…"), role)
            self.change_button.clicked.connect(self.accept)
            self.change_button.clicked.connect(lambda: change())
        room = screen_of(self).availableSize()
        self.resize(min(px(WIDTH), room.width() - EDGE), min(px(HEIGHT), room.height() - EDGE))

    def _fill(self) -> None:
        table, font = self.table, QFont(self.font())
        font.setPointSizeF(max(font.pointSizeF(), READ_AFAR))
        table.setFont(font)
        table.setColumnCount(2)
        table.setHeaderHidden(True)
        table.setRootIsDecorated(False)
        table.setIndentation(0)
        table.setItemsExpandable(False)
        table.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        table.setSelectionMode(QTreeWidget.SelectionMode.SingleSelection)
        table.setStyleSheet("QTreeView::item { padding: 0 6px; }")
        table.setItemDelegate(Wrapped(table, GAP, 2 * GAP))
        table.setAccessibleName(self.tr("Shortcuts"))
        table.header().setStretchLastSection(False)
        table.header().setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        table.header().setSectionResizeMode(1, QHeaderView.ResizeMode.Fixed)
        keys = QFont(font)
        keys.setBold(True)
        metrics = QFontMetrics(keys)
        table.widest = max(metrics.horizontalAdvance(row[1]) for group in self.groups for row in group.rows)
        for group in self.groups:
            top = self._group(group, keys)
            table.addTopLevelItem(top)
            top.setFirstColumnSpanned(True)
        table.expandAll()

    def _group(self, group: Group, bold: QFont) -> QTreeWidgetItem:
        top = QTreeWidgetItem([group.title])
        top.setFont(0, bold)
        top.setForeground(0, QColor(palette().accent))
        top.setFlags(Qt.ItemFlag.ItemIsEnabled)
        for what, keys in group.rows:
            row = QTreeWidgetItem([what, keys])
            row.setFont(1, bold)
            row.setTextAlignment(1, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
            top.addChild(row)
        return top

    def _filter(self, text: str) -> None:
        """Only the rows with all these words; of a group so called all of them."""
        words, shown = text.lower().split(), 0
        for i in range(self.table.topLevelItemCount()):
            top = self.table.topLevelItem(i)
            if top is None:
                continue
            here = 0
            for j in range(top.childCount()):
                row = top.child(j)
                if row is None:
                    continue
                told = f"{top.text(0)} {row.text(0)} {row.text(1)}".lower()
                fits = all(word in told for word in words)
                row.setHidden(not fits)
                here += fits
            top.setHidden(not here)
            shown += here
        self.table.setVisible(shown > 0)
        self.nothing.setVisible(not shown)

    def _print(self) -> None:
        from battlemap.ui.help.paper import print_pages

        print_pages([as_markdown(self.windowTitle(), self.groups)], self)
