"""Ctrl+,: the preferences.  Everything takes effect when it is chosen; Cancel takes it all back."""

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import (
    QDialogButtonBox,
    QHBoxLayout,
    QListWidget,
    QListWidgetItem,
    QStackedWidget,
    QWidget,
)

from battlemap.ui.dialogs.dialog import Dialog
from battlemap.ui.focus_chain import focus_chain
from battlemap.ui.icons import control_style, icon
from battlemap.ui.keys import KeyTable
from battlemap.ui.preferences.kept import Kept
from battlemap.ui.preferences.keys_page import KeysPage
from battlemap.ui.preferences.page import Page
from battlemap.ui.preferences.pages import DicePage, GeneralPage, LookPage, PlayPage, UnitsPage
from battlemap.ui.scrolling import ScrollsDown
from battlemap.ui.settings import Settings
from battlemap.ui.theme import px

SIZE = (820, 560)
PICTURES = ("settings", "eye", "measure", "dice", "swords", "keyboard")


class PreferencesDialog(Dialog):
    """`changed(key)` for every setting as it is written.  `kept`: what Cancel goes back to, where a dialog before had it."""

    changed = Signal(str)

    def __init__(self, settings: Settings, keys: KeyTable, parent: QWidget | None, kept: Kept | None = None) -> None:
        super().__init__("", parent, " ")
        self.setWindowTitle(self.tr("Preferences"))
        self.accept_text(self.tr("Done"))
        self._settings, self._last = settings, ""
        self.kept = kept or Kept.of(settings)
        self.pages: tuple[Page, ...] = (
            GeneralPage(settings), LookPage(settings), UnitsPage(settings), DicePage(settings), PlayPage(settings),
            KeysPage(settings, keys),
        )  # fmt: skip
        self.list, self._stack = QListWidget(), QStackedWidget()
        self.list.setAccessibleName(self.tr("Pages"))
        self.list.setIconSize(QSize(px(22), px(22)))
        for page, picture in zip(self.pages, PICTURES, strict=True):
            self.list.addItem(QListWidgetItem(icon(picture), page.title))
            self._stack.addWidget(ScrollsDown(page))
            page.changed.connect(self._changed)
        self.list.currentRowChanged.connect(self._stack.setCurrentIndex)
        wide = self.list.sizeHintForColumn(0) + 2 * self.list.frameWidth() + px(28)
        self.list.setFixedWidth(wide)
        row = QHBoxLayout()
        row.setSpacing(18)
        row.addWidget(self.list)
        row.addWidget(self._stack, 1)
        self.body.addLayout(row)
        self.defaults = self.buttons.addButton(self.tr("&Restore defaults"), QDialogButtonBox.ButtonRole.ResetRole)
        self.defaults.setToolTip(self.tr("This page as the program came"))
        self.defaults.setAutoDefault(False)
        self.defaults.clicked.connect(lambda: self.page.restore_defaults())
        self.resize(px(SIZE[0]), px(SIZE[1]))
        self.list.setCurrentRow(0)

    def _changed(self, key: str) -> None:
        self._last = key
        self.changed.emit(key)
        if not self._settings.is_kept():
            told = self.tr("{file} cannot be written: what is chosen here holds until the program ends.")
            self.complain(told.format(file=self._settings.path()))

    @property
    def page(self) -> Page:
        """The one that is shown."""
        return self.pages[self._stack.currentIndex()]

    @property
    def at(self) -> tuple[int, str]:
        """Which page is shown, and the setting chosen last on it."""
        return self._stack.currentIndex(), self._last

    def go_to(self, at: tuple[int, str]) -> None:
        self.list.setCurrentRow(at[0])
        if (field := self.page.fields.get(at[1])) is not None:
            field.setFocus()

    def showEvent(self, event: QShowEvent) -> None:
        """Tab goes from the list into the page that is shown, and to the buttons last."""
        super().showEvent(event)
        last: QWidget = self.list
        for widget in focus_chain(self.list):
            if self._stack.isAncestorOf(widget) and widget.focusPolicy() & Qt.FocusPolicy.TabFocus:
                last = widget
        self.buttons.setFocusProxy(None)  # type: ignore[arg-type]  # None is allowed; else Tab goes from its last button to its first for ever
        for button in self.buttons.buttons():
            self.setTabOrder(last, button)
            last = button

    def restyle(self) -> None:
        """The theme is another one."""
        self.setStyleSheet(control_style())
        for row, picture in enumerate(PICTURES):
            self.list.item(row).setIcon(icon(picture))

    def reject(self) -> None:
        """As it was before the preferences were opened."""
        for key in self.kept.restore(self._settings):
            self.changed.emit(key)
        super().reject()
