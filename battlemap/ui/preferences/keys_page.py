"""Every key of the window, to be looked for and changed: press the new one, and whoever has it already is named."""

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt
from PySide6.QtGui import QAction, QKeyEvent, QKeySequence
from PySide6.QtWidgets import (
    QHBoxLayout,
    QHeaderView,
    QKeySequenceEdit,
    QLabel,
    QLineEdit,
    QPushButton,
    QTreeWidget,
    QTreeWidgetItem,
    QWidget,
)
from shiboken6 import isValid

from battlemap.ui.keys import GROUP, KeyTable, is_fixed
from battlemap.ui.preferences.page import Page
from battlemap.ui.settings import Settings
from battlemap.ui.theme import palette

NAME = Qt.ItemDataRole.UserRole
LIST_LEAST = 220


class KeysPage(Page):
    def __init__(self, settings: Settings, keys: KeyTable) -> None:
        super().__init__(settings, QCoreApplication.translate("KeysPage", "Keys"))
        self._keys = keys
        self._clash: QAction | None = None
        self.search, self.tree, self.entry = QLineEdit(), QTreeWidget(), QKeySequenceEdit()
        self.search.setPlaceholderText(self.tr("Find a command or a key"))
        self.search.setAccessibleName(self.tr("Find a command or a key"))
        self.search.setClearButtonEnabled(True)
        self.search.textChanged.connect(lambda _text: self._filter())
        self.tree.setHeaderLabels([self.tr("What"), self.tr("Keys")])
        self.tree.setRootIsDecorated(False)
        self.tree.setUniformRowHeights(True)
        self.tree.setMinimumHeight(LIST_LEAST)
        self.tree.setAccessibleName(self.tr("Commands and their keys"))
        self.tree.header().setStretchLastSection(False)
        self.tree.header().setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        self.tree.header().setSectionResizeMode(1, QHeaderView.ResizeMode.ResizeToContents)
        self.tree.currentItemChanged.connect(lambda _now, _before: self._show_chosen_action())
        self.entry.setMaximumSequenceLength(1)
        self.entry.setAccessibleName(self.tr("New key"))
        self.entry.keySequenceChanged.connect(self._typed)
        self.entry.installEventFilter(self)
        self.none = QPushButton(self.tr("&No key"))
        self.reset = QPushButton(self.tr("As it &was"))
        self.reset.setToolTip(self.tr("The program's own key for this command"))
        self.none.clicked.connect(lambda: self._give([]))
        self.reset.clicked.connect(lambda: self._reset())
        self.said = QLabel()
        self.said.setWordWrap(True)
        self.said.setTextFormat(Qt.TextFormat.PlainText)
        self.take_over = QPushButton(self.tr("&Take it over"))
        self.take_over.clicked.connect(lambda: self._give([self.entry.keySequence()]))
        for button in (self.none, self.reset, self.take_over):
            button.setAutoDefault(False)
        label = QLabel(self.tr("New &key"))
        label.setBuddy(self.entry)
        self.tree.setStyleSheet("QTreeView::item { padding: 4px; }")
        self.column.takeAt(self.column.count() - 1)  # the list takes what room there is
        self.column.addWidget(self.search)
        self.column.addWidget(self.tree, 1)
        self.column.addLayout(_row(label, self.entry, self.none, self.reset))
        self.column.addLayout(_row(self.said, self.take_over))
        self._fill()
        self.take_over.hide()

    # ------------------------------------------------------------ the list
    def _fill(self) -> None:
        self.tree.clear()
        for name, action in self._keys.actions.items():
            if action.text():
                item = QTreeWidgetItem([_name(action), ""])
                item.setData(0, NAME, name)
                self.tree.addTopLevelItem(item)
        self.tree.sortItems(0, Qt.SortOrder.AscendingOrder)
        self._show_keys()
        self.tree.setCurrentItem(self._items()[0])

    def _show_keys(self) -> None:
        """Behind every command its keys; changed ones are bold and marked."""
        for item in self._items():
            action = self._keys.actions[item.data(0, NAME)]
            changed = self._keys.is_changed(action)
            item.setText(1, f"{told(action)}{' ●' if changed else ''}")
            item.setToolTip(1, self.tr("Changed by you") if changed else "")
            font = item.font(1)
            font.setBold(changed)
            item.setFont(1, font)

    def _filter(self) -> None:
        """Only what has these letters in its name or its keys; something that is shown is chosen."""
        wanted = self.search.text().lower()
        for item in self._items():
            item.setHidden(wanted not in f"{item.text(0)} {item.text(1)}".lower())
        if self.action is None:
            shown = next((item for item in self._items() if not item.isHidden()), None)
            if shown is not None:
                self.tree.setCurrentItem(shown)
        self._show_chosen_action()

    def _items(self) -> list[QTreeWidgetItem]:
        found = (self.tree.topLevelItem(row) for row in range(self.tree.topLevelItemCount()))
        return [item for item in found if item is not None]

    @property
    def action(self) -> QAction | None:
        """The one that is chosen."""
        item = self.tree.currentItem()
        return self._keys.actions[item.data(0, NAME)] if item is not None and not item.isHidden() else None

    def choose(self, action: QAction) -> None:
        self.tree.setCurrentItem(next(item for item in self._items() if self._keys.actions[item.data(0, NAME)] is action))

    # ------------------------------------------------------------ changing
    def _show_chosen_action(self) -> None:
        action = self.action
        was = self.entry.blockSignals(True)
        self.entry.setKeySequence(action.shortcut() if action is not None else QKeySequence())
        self.entry.blockSignals(was)
        self.entry.setEnabled(action is not None)
        self.none.setEnabled(action is not None and bool(action.shortcuts()))
        self.reset.setEnabled(action is not None and self._keys.is_changed(action))
        self._complain("")

    def _typed(self, key: QKeySequence) -> None:
        """A free key is taken at once; of a taken one it is said who has it."""
        if key.isEmpty() or not isValid(self.tree):  # empty: only begun to be typed
            return
        action = self.action
        if action is None or not isValid(action):  # told once more as the window is cleared away, its commands before this page
            return
        if is_fixed(key) and key not in self._keys.own(action):
            text = self.tr("{key} always means the same on the map and on cards: it is no key of a command.")
            self._complain(text.format(key=key.toString(QKeySequence.SequenceFormat.NativeText)), is_bad=True)
            return
        other = self._keys.holder(key, action)
        if other is None:
            self._give([key])
            return
        text = self.tr("{key} is the key of \"{command}\".")
        shown = key.toString(QKeySequence.SequenceFormat.NativeText)
        self._complain(text.format(key=shown, command=_name(other)), can_take=True)

    def _give(self, keys: list[QKeySequence]) -> None:
        action = self.action
        if action is not None:
            self._keys.give(action, keys)
            self._after()

    def _reset(self) -> None:
        if (action := self.action) is not None:
            self._keys.reset(action)
            self._after()

    def _after(self) -> None:
        self._show_keys()
        self._show_chosen_action()
        self.changed.emit(GROUP)

    def _complain(self, text: str, *, can_take: bool = False, is_bad: bool = False) -> None:
        is_bad = is_bad or can_take
        self.said.setStyleSheet(f"color: {palette().bad}; font-weight: 600;" if is_bad else f"color: {palette().text_dim};")
        self.said.setText(text or self.tr("Choose a command, then press its new key."))
        self.take_over.setVisible(can_take)

    def restore_defaults(self) -> None:
        self._keys.reset_all()
        self._after()

    def show_chosen(self) -> None:
        self._show_keys()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Tab leaves the field as everywhere; it is no key of a command."""
        if isinstance(event, QKeyEvent) and event.type() in (QEvent.Type.KeyPress, QEvent.Type.ShortcutOverride):
            is_tab = event.key() in (Qt.Key.Key_Tab, Qt.Key.Key_Backtab)
            if is_tab and not event.modifiers() & ~Qt.KeyboardModifier.ShiftModifier and event.type() == QEvent.Type.KeyPress:
                self.focusNextPrevChild(event.key() == Qt.Key.Key_Tab)
                return True
        return super().eventFilter(watched, event)


def told(action: QAction) -> str:
    """Its keys as this desktop writes them."""
    return ", ".join(key.toString(QKeySequence.SequenceFormat.NativeText) for key in action.shortcuts())


def _name(action: QAction) -> str:
    return action.text().replace("&", "").rstrip("…")


def _row(*widgets: QWidget) -> QHBoxLayout:
    row = QHBoxLayout()
    row.setSpacing(8)
    wide = next((widget for widget in widgets if isinstance(widget, QKeySequenceEdit)), widgets[0])
    for widget in widgets:
        row.addWidget(widget, 1 if widget is wide else 0)
    return row
