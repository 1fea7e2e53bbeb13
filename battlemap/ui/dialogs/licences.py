"""The licences of all the program is made of: a table, and below it the text of the chosen one.

Not here: what it is made of, and where the texts are (`ui/components`).
"""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QModelIndex, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QHeaderView,
    QLabel,
    QLineEdit,
    QPlainTextEdit,
    QTreeWidget,
    QTreeWidgetItem,
    QWidget,
)

from battlemap.ui.components import Component
from battlemap.ui.dialogs.dialog import Dialog
from battlemap.ui.screen import screen_of
from battlemap.ui.theme import px

WIDTH, HEIGHT, EDGE = 760, 720, 60
LEAST_TABLE, LEAST_TEXT = 130, 160
NAME_SHARE = 0.42
MOVING = (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown)


class LicencesDialog(Dialog):
    """Typing finds, arrows choose while one types, the text is for the eye and the keyboard."""

    def __init__(self, found: Sequence[Component], parent: QWidget | None) -> None:
        super().__init__("", parent)
        self.setWindowTitle(self.tr("Licences"))
        self._found = tuple(found)
        self._items: list[QTreeWidgetItem] = []
        self.search, self.table, self.text = QLineEdit(), QTreeWidget(), QPlainTextEdit()
        self.nothing = QLabel(self.tr("Nothing is called so."))
        self.search.setPlaceholderText(self.tr("Find"))
        self.search.setAccessibleName(self.tr("Find a library or a licence"))
        self.search.setClearButtonEnabled(True)
        self.search.textChanged.connect(self._filter)
        self.search.installEventFilter(self)
        self.nothing.hide()
        self.table.currentItemChanged.connect(self._show)
        self.text.setReadOnly(True)
        self.text.setTabChangesFocus(True)
        keyboard = Qt.TextInteractionFlag.TextSelectableByKeyboard | Qt.TextInteractionFlag.TextSelectableByMouse
        self.text.setTextInteractionFlags(keyboard)
        self.text.setMinimumHeight(px(LEAST_TEXT))
        for widget, share in ((self.search, 0), (self.table, 2), (self.nothing, 0), (self.text, 3)):
            self.body.addWidget(widget, share)
        room = screen_of(self).availableSize()
        self.resize(min(px(WIDTH), room.width() - EDGE), min(px(HEIGHT), room.height() - EDGE))
        self._fill()

    def _fill(self) -> None:
        table = self.table
        table.setHeaderLabels([self.tr("Name"), self.tr("Version"), self.tr("Licence")])
        table.setRootIsDecorated(False)
        table.setUniformRowHeights(True)
        table.setStyleSheet("QTreeView::item { padding: 2px 6px; }")
        table.setMinimumHeight(px(LEAST_TABLE))
        table.setAccessibleName(self.tr("Licences"))
        table.setTextElideMode(Qt.TextElideMode.ElideRight)
        for component in self._found:
            told = component.licence or self.tr("see its text")
            item = QTreeWidgetItem([component.name, component.version, told])
            for column, text in enumerate((component.name, component.version, told)):
                item.setToolTip(column, text)
            self._items.append(item)
        table.addTopLevelItems(self._items)
        head = table.header()
        for column in (0, 1):
            table.resizeColumnToContents(column)
            most = round(self.width() * NAME_SHARE / (1 + column))
            head.resizeSection(column, min(table.columnWidth(column), most))
        head.setSectionResizeMode(2, QHeaderView.ResizeMode.Stretch)
        if self._items:
            table.setCurrentItem(self._items[0])

    def _show(self, item: QTreeWidgetItem | None) -> None:
        at = self.table.indexOfTopLevelItem(item) if item is not None else -1
        if at < 0:
            self.text.clear()
            self.text.setAccessibleName(self.tr("Text of the licence"))
            return
        component = self._found[at]
        head = [f"{component.name} {component.version}".strip(), component.licence, component.home]
        text = component.text() or self.tr("Its text was not installed with it.")
        self.text.setPlainText("\n".join(line for line in head if line) + "\n\n" + text)
        self.text.setAccessibleName(self.tr("Text of the licence of {name}").format(name=component.name))

    def _filter(self, typed: str) -> None:
        """Only those with all these words in name, version or licence; the text is the first's unless its own line stays."""
        words = typed.casefold().split()
        for item in self._items:
            told = " ".join(item.text(column) for column in range(self.table.columnCount())).casefold()
            item.setHidden(not all(word in told for word in words))
        shown = [item for item in self._items if not item.isHidden()]
        self.nothing.setVisible(not shown)
        if not shown:
            self.table.setCurrentIndex(QModelIndex())
        elif self.table.currentItem() not in shown:
            self.table.setCurrentItem(shown[0])

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Up and down in the field where one types go through the table."""
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent) and event.key() in MOVING:
            self.table.event(event)
            return True
        return super().eventFilter(watched, event)
