"""The preferences and the layout by menu and key."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu

from battlemap.ui.keys import Add

if TYPE_CHECKING:
    from battlemap.ui.window import MainWindow


class PreferencesActions(QObject):
    """Its entries go into the menus by `add(menu, text, deed, keys, picture)`."""

    def __init__(self, window: MainWindow, add: Add) -> None:
        super().__init__(window)
        self._window, self._add = window, add

    def fill_edit_menu(self, menu: QMenu) -> None:
        menu.addSeparator()
        asked = self._add(menu, self.tr("Pre&ferences…"), self.ask, "Ctrl+,", "settings")
        asked.setMenuRole(QAction.MenuRole.PreferencesRole)

    def fill_view_menu(self, menu: QMenu) -> None:
        self._add(menu, self.tr("&Reset the layout"), self._window.reset_layout)

    def ask(self) -> None:
        self._window.preferences_wanted.emit()
