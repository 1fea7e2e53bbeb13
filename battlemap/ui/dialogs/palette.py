"""Ctrl+K: find a command by some of its letters."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtGui import QAction, QKeyEvent, QKeySequence
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDialog,
    QHeaderView,
    QLabel,
    QLineEdit,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from battlemap.ui.screen import room_for
from battlemap.ui.theme import palette

ACTION = Qt.ItemDataRole.UserRole
MOVES = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1, Qt.Key.Key_PageUp: -8, Qt.Key.Key_PageDown: 8}


def matches(wanted: str, text: str) -> int | None:
    """How well the letters fit in order: smaller is better; None when they do not.  Starts of words count most."""
    text, at, worth = text.lower(), 0, 0
    for letter in wanted.lower().replace(" ", ""):
        found = text.find(letter, at)
        if found < 0:
            return None
        starts_word = found == 0 or not text[found - 1].isalnum()
        worth += found - at + (0 if starts_word or found == at else 2)
        at = found + 1
    return worth


class CommandPalette(QDialog):
    """Type, arrows choose, Enter does it, Esc leaves.  What cannot be done now stands last, dimmed."""

    def __init__(self, actions: Sequence[QAction], parent: QWidget | None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Find a command"))
        self.resize(QSize(560, 440).boundedTo(room_for(self)))
        self._actions = [action for action in actions if action.text() and not action.isSeparator()]
        layout = QVBoxLayout(self)
        self.entry, self.list = QLineEdit(), QTreeWidget()
        self.entry.setPlaceholderText(self.tr("What do you want to do?"))
        self.entry.setAccessibleName(self.tr("Find a command"))
        self.list.setAccessibleName(self.tr("Commands"))
        self.list.setColumnCount(2)
        self.list.setHeaderHidden(True)
        self.list.setRootIsDecorated(False)
        self.list.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.list.setStyleSheet("QTreeView::item { padding: 5px; }")
        self.list.header().setStretchLastSection(False)
        self.list.header().setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        self.list.header().setSectionResizeMode(1, QHeaderView.ResizeMode.ResizeToContents)
        self._nothing = QLabel(self.tr("No command has these letters."))
        self._nothing.setStyleSheet(f"color: {palette().text_dim}; padding: 8px;")
        self.entry.textChanged.connect(self._fill)
        self.entry.installEventFilter(self)
        self.list.itemClicked.connect(lambda _item: self._do())
        for widget in (self.entry, self.list, self._nothing):
            layout.addWidget(widget)
        self.entry.returnPressed.connect(self._do)
        self._fill("")

    def _fill(self, wanted: str) -> None:
        self.list.clear()
        ranked = [(worth, action) for action in self._actions if (worth := matches(wanted, _name(action))) is not None]
        for _, action in sorted(ranked, key=lambda entry: (not entry[1].isEnabled(), entry[0])):
            keys = action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
            item = QTreeWidgetItem([_name(action), keys])
            item.setIcon(0, action.icon())
            item.setData(0, ACTION, action)
            item.setDisabled(not action.isEnabled())
            self.list.addTopLevelItem(item)
        self.list.setVisible(bool(ranked))
        self._nothing.setVisible(not ranked)
        self._go_to(0)

    def _do(self) -> None:
        item = self.list.currentItem()
        action = item.data(0, ACTION) if item else None
        if action is not None and action.isEnabled():
            self.accept()
            action.trigger()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress and event.key() in MOVES:
            item = self.list.currentItem()
            now = self.list.indexOfTopLevelItem(item) if item is not None else 0
            self._go_to(max(0, min(self.list.topLevelItemCount() - 1, now + MOVES[Qt.Key(event.key())])))
            return True
        return False

    def _go_to(self, number: int) -> None:
        item = self.list.topLevelItem(number)
        if item is not None:
            self.list.setCurrentItem(item)


def _name(action: QAction) -> str:
    return action.text().replace("&", "")
