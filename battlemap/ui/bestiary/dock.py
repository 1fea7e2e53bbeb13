"""The dock beside the map: creatures, saved encounters, the party, who comes later, as tabs (`panes`).

Nothing in it is built or loaded before it is first opened: a window that never asks for it does not wait for it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDockWidget, QVBoxLayout, QWidget

from battlemap.ui.bestiary.putting import PutTool
from battlemap.ui.bestiary.stock import Stocks
from battlemap.ui.icons import control_style, indent_numbers
from battlemap.ui.scrolling import ScrollsDown

if TYPE_CHECKING:
    from battlemap.ui.bestiary.creatures_pane import CreaturesPane
    from battlemap.ui.bestiary.encounters_pane import EncountersPane
    from battlemap.ui.bestiary.panes import Panes
    from battlemap.ui.bestiary.party_pane import PartyPane
    from battlemap.ui.bestiary.reserve_pane import ReservePane
    from battlemap.ui.window import MainWindow

WIDTH, LEAST, LEAST_MAP = 350, 310, 300


class BestiaryDock(QDockWidget):
    """Closed at first; opened by its keys.  Everything put from here goes through one tool, `put`."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window.tr("Creatures"), window)
        self.setObjectName("Bestiary")
        self.setTitleBarWidget(QWidget())
        self._window = window
        self._panes: Panes | None = None
        self._was_shown = self._hid_panel = False
        self.on_built: Callable[[Panes], None] = lambda _panes: None
        self.put = PutTool(window.view, window.notice)
        self.stocks = Stocks(lambda: window.session.ruleset)
        window.addDockWidget(Qt.DockWidgetArea.LeftDockWidgetArea, self)
        self.hide()
        self.visibilityChanged.connect(self._shown)

    @property
    def tabs(self) -> Panes:
        """Built when they are first asked for."""
        if self._panes is None:
            from battlemap.ui.bestiary.panes import Panes

            self._panes = Panes(self._window, self.put, self.stocks, self.leave)
            box = QWidget()
            layout = QVBoxLayout(box)
            layout.setContentsMargins(10, 6, 10, 8)
            layout.addWidget(self._panes)
            box.setStyleSheet(control_style())
            self.setWidget(ScrollsDown(box, LEAST))
            indent_numbers(box)
            self.on_built(self._panes)
        return self._panes

    @property
    def creatures(self) -> CreaturesPane:
        return self.tabs.creatures

    @property
    def encounters(self) -> EncountersPane:
        return self.tabs.encounters

    @property
    def party(self) -> PartyPane:
        return self.tabs.party

    @property
    def reserve(self) -> ReservePane:
        return self.tabs.reserve

    def open_on(self, pane: QWidget) -> None:
        """Show it with that tab, ready for the keyboard."""
        is_first, self._was_shown = not self._was_shown, True
        if self.isHidden():
            self._make_room()
        self.show()
        if is_first:
            self._window.resizeDocks([self], [WIDTH], Qt.Orientation.Horizontal)
        self.tabs.start(pane)

    def _make_room(self) -> None:
        """In a narrow window the side panel goes while this is open: the map is to be seen."""
        panel, width = self._window.dock, max(self.width(), WIDTH) if self._was_shown else WIDTH
        if panel.isVisible() and self._window.view.width() - width < LEAST_MAP:
            panel.hide()
            self._hid_panel = True

    def leave(self) -> None:
        self.put.drop()
        self.hide()
        if self._hid_panel:
            self._hid_panel = False
            self._window.dock.show()
        self._window.view.setFocus()

    def _shown(self, shown: bool) -> None:
        """It may have been open when the window was last closed."""
        if shown:
            self.tabs  # noqa: B018
            self._hid_panel = self._hid_panel or (self._window.dock.isHidden() and self._window.view.width() < WIDTH + LEAST_MAP)
        else:
            self.put.drop()
