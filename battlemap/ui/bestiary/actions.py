"""The creatures beside the map by menu and key."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu

from battlemap.ui.bestiary.dock import BestiaryDock

if TYPE_CHECKING:
    from battlemap.ui.window import MainWindow

Add = Callable[..., QAction]


class BestiaryActions(QObject):
    """Its entries go into the menus by `add(menu, text, deed, keys, picture)`."""

    def __init__(self, window: MainWindow, add: Add) -> None:
        super().__init__(window)
        self._window, self._add = window, add
        self.dock = BestiaryDock(window)

    def fill_menu(self, menu: QMenu) -> QAction:
        """All of them; the one for the tool strip."""
        dock = self.dock
        opened = self._add(menu, self.tr("&Creatures…"), lambda: dock.open_on(dock.creatures), "E", "group")
        self._add(menu, self.tr("&Reinforcements…"), lambda: dock.open_on(dock.reserve), "J", "reserve")
        return opened
