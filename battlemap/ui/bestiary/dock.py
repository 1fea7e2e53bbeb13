"""The dock beside the map: creatures, saved encounters, the party, who comes later.  One tab each.

Nothing in it is built before it is first opened: a window that never asks for it does not wait for it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QDockWidget, QTabWidget, QToolButton, QVBoxLayout, QWidget

from battlemap.ui.bestiary.companies import Company
from battlemap.ui.bestiary.creatures_pane import CreaturesPane
from battlemap.ui.bestiary.encounters_pane import EncountersPane
from battlemap.ui.bestiary.party_pane import PartyPane
from battlemap.ui.bestiary.putting import PutTool
from battlemap.ui.bestiary.reserve_pane import ReservePane
from battlemap.ui.bestiary.stock import Stocks
from battlemap.ui.icons import control_style, icon, indent_numbers
from battlemap.ui.scrolling import ScrollsDown
from battlemap.ui.theme import themes

if TYPE_CHECKING:
    from battlemap.ui.window import MainWindow

WIDTH, LEAST, LEAST_MAP = 350, 310, 300


class Panes(QTabWidget):
    """The tabs.  Esc in a list drops what is in hand, then `leave`s."""

    def __init__(self, window: MainWindow, put: PutTool, stocks: Stocks, leave: Callable[[], None]) -> None:
        super().__init__()
        session, notice = window.session, window.notice
        self._session, self._put, self._leave = session, put, leave
        self.setDocumentMode(True)
        self.setUsesScrollButtons(False)
        self.tabBar().setAccessibleName(self.tr("Creatures, saved encounters, the party, who comes later"))
        self.setStyleSheet("QTabBar::tab { padding: 6px 8px; }")
        self.creatures = CreaturesPane(session, window.settings, put, stocks)
        self.encounters = EncountersPane(session, put, notice)
        self.party = PartyPane(session, put, notice)
        self.reserve = ReservePane(session, put, notice)
        close = self._close = QToolButton()
        close.setIcon(icon("close"))
        close.setToolTip(self.tr("Close (Esc)"))
        close.setAccessibleName(self.tr("Close"))
        close.clicked.connect(leave)
        self.setCornerWidget(close)
        for pane, text in (
            (self.creatures, self.tr("Creatures")), (self.encounters, self.tr("Saved")), (self.party, self.tr("Party")),
            (self.reserve, self.tr("Later")),
        ):  # fmt: skip
            self.addTab(pane, text)
        self._lists: dict[QWidget, QWidget] = {
            self.encounters: self.encounters.list, self.party: self.party.list, self.reserve: self.reserve.list,
        }  # fmt: skip
        for listed in self._lists.values():
            listed.installEventFilter(self)
        self.creatures.left.connect(leave)
        self.currentChanged.connect(lambda _index: put.drop())
        put.on_change = self.creatures.follow_tool
        put.on_put = self._was_put
        session.changed.connect(self._count)
        session.opened.connect(self._count)
        themes.changed.connect(self._restyle)
        self._count()

    def _restyle(self) -> None:
        """Another theme: colours that were chosen once are chosen again."""
        self._close.setIcon(icon("close"))
        for pane in (self.creatures, self.encounters, self.party, self.reserve):
            pane.restyle()
        if (box := self.parentWidget()) is not None:
            box.setStyleSheet(control_style())

    def start(self, pane: QWidget) -> None:
        """Show that one, ready for the keyboard."""
        self.setCurrentWidget(pane)
        if pane is self.creatures:
            self.creatures.start()
        else:
            self._lists[pane].setFocus()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        is_esc = event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Escape
        if not is_esc or getattr(watched, "is_carrying", False):
            return super().eventFilter(watched, event)
        if self._put.company is not None:
            self._put.drop()
        else:
            self._leave()
        return True

    def _was_put(self, company: Company, ids: tuple[str, ...]) -> None:
        self.creatures.was_put(company)

    def _count(self) -> None:
        """How many wait is on their tab."""
        number = len(self._session.state.reserve)
        text = self.tr("Later ({number})").format(number=number) if number else self.tr("Later")
        self.setTabText(self.indexOf(self.reserve), text)


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
