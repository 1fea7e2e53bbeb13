"""Ctrl+K: find a command by some of its letters."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QAction, QKeyEvent
from PySide6.QtWidgets import QDialog, QLineEdit, QListWidget, QListWidgetItem, QVBoxLayout, QWidget


def matches(wanted: str, text: str) -> int | None:
    """How well the letters fit in order: smaller is better; None when they do not."""
    at, worth, text = 0, 0, text.lower()
    for letter in wanted.lower().replace(" ", ""):
        found = text.find(letter, at)
        if found < 0:
            return None
        worth += found - at
        at = found + 1
    return worth


class CommandPalette(QDialog):
    def __init__(self, actions: Sequence[QAction], parent: QWidget | None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Find a command"))
        self.resize(520, 420)
        self._actions = [action for action in actions if action.text()]
        layout = QVBoxLayout(self)
        self.entry, self.list = QLineEdit(), QListWidget()
        self.entry.setPlaceholderText(self.tr("What do you want to do?"))
        self.entry.textChanged.connect(self._fill)
        self.entry.installEventFilter(self)
        self.list.itemActivated.connect(lambda _item: self._do())
        layout.addWidget(self.entry)
        layout.addWidget(self.list)
        self.entry.returnPressed.connect(self._do)
        self._fill("")

    def _fill(self, wanted: str) -> None:
        self.list.clear()
        ranked = [(worth, action) for action in self._actions if (worth := matches(wanted, _name(action))) is not None]
        for _, action in sorted(ranked, key=lambda entry: (not entry[1].isEnabled(), entry[0])):
            item = QListWidgetItem(action.icon(), f"{_name(action)}    {action.shortcut().toString()}")
            item.setData(Qt.ItemDataRole.UserRole, action)
            if not action.isEnabled():
                item.setFlags(Qt.ItemFlag.NoItemFlags)
            self.list.addItem(item)
        self.list.setCurrentRow(0)

    def _do(self) -> None:
        item = self.list.currentItem()
        action = item.data(Qt.ItemDataRole.UserRole) if item else None
        if action is not None and action.isEnabled():
            self.accept()
            action.trigger()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress and event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            step = 1 if event.key() == Qt.Key.Key_Down else -1
            self.list.setCurrentRow(max(0, min(self.list.count() - 1, self.list.currentRow() + step)))
            return True
        return False


def _name(action: QAction) -> str:
    return action.text().replace("&", "")
