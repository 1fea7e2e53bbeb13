"""The ends of turns by menu: whether checklists open."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu

if TYPE_CHECKING:
    from battlemap.ui.window import MainWindow

Add = Callable[..., QAction]


class TurnActions(QObject):
    """Its entries go into the menu by `add(menu, text, deed, keys)`."""

    def __init__(self, window: MainWindow, add: Add) -> None:
        super().__init__(window)
        self._window, self._add = window, add

    def fill_fight_menu(self, menu: QMenu) -> None:
        steps = self._window.steps
        self.checklists = self._add(menu, self.tr("Checklists at the ends of t&urns"), self._toggle_checklists)
        self.checklists.setCheckable(True)
        self.checklists.setChecked(steps.asks)
        self.checklists.setToolTip(self.tr("Before a turn's dice fall they are shown: saves, ongoing damage, death saves"))

    def _toggle_checklists(self) -> None:
        self._window.steps.choose(self.checklists.isChecked())
