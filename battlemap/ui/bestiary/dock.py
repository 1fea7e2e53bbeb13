"""The dock beside the map: creatures, saved encounters, the party, who comes later.  One tab each."""

from __future__ import annotations

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
from battlemap.ui.icons import control_style, icon

if TYPE_CHECKING:
    from battlemap.ui.window import MainWindow

WIDTH, LEAST = 350, 310


class BestiaryDock(QDockWidget):
    """Closed at first; opened by its keys.  Everything put from here goes through one tool."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window.tr("Creatures"), window)
        self.setObjectName("Bestiary")
        self.setTitleBarWidget(QWidget())
        self._window = window
        self._was_shown = False
        session = window.session
        self.put = PutTool(window.view, window.notice)
        self.tabs = QTabWidget()
        self.tabs.setDocumentMode(True)
        self.tabs.setUsesScrollButtons(False)
        self.tabs.setStyleSheet("QTabBar::tab { padding: 6px 8px; }")
        self.creatures = CreaturesPane(session, window.settings, self.put)
        self.reserve = ReservePane(session, self.put, window.notice)
        close = QToolButton()
        close.setIcon(icon("close"))
        close.setToolTip(self.tr("Close (Esc)"))
        close.setAccessibleName(self.tr("Close"))
        close.clicked.connect(self.leave)
        self.tabs.setCornerWidget(close)
        self.encounters = EncountersPane(session, self.put, window.notice)
        self.party = PartyPane(session, self.put, window.notice)
        self.tabs.addTab(self.creatures, self.tr("Creatures"))
        self.tabs.addTab(self.encounters, self.tr("Saved"))
        self.tabs.addTab(self.party, self.tr("Party"))
        self.tabs.addTab(self.reserve, self.tr("Later"))
        self._panes: dict[QWidget, QWidget] = {
            self.encounters: self.encounters.list, self.party: self.party.list, self.reserve: self.reserve.list,
        }  # fmt: skip
        for listed in self._panes.values():
            listed.installEventFilter(self)
        box = QWidget()
        layout = QVBoxLayout(box)
        layout.setContentsMargins(10, 6, 10, 8)
        layout.addWidget(self.tabs)
        box.setMinimumWidth(LEAST)
        box.setStyleSheet(control_style())
        self.setWidget(box)
        window.addDockWidget(Qt.DockWidgetArea.LeftDockWidgetArea, self)
        self.hide()
        self.put.on_change = self.creatures.follow_tool
        self.put.on_put = self._was_put
        self.creatures.left.connect(self.leave)
        session.changed.connect(lambda _change: self._count())
        session.opened.connect(self._count)
        self.visibilityChanged.connect(lambda shown: None if shown else self.put.drop())
        self._count()

    def open_on(self, pane: QWidget) -> None:
        """Show it with that tab, ready for the keyboard."""
        was_hidden, self._was_shown = not self._was_shown, True
        self.tabs.setCurrentWidget(pane)
        self.show()
        if was_hidden:
            self._window.resizeDocks([self], [WIDTH], Qt.Orientation.Horizontal)
        if pane is self.creatures:
            self.creatures.start()
        else:
            self._panes[pane].setFocus()

    def leave(self) -> None:
        self.put.drop()
        self.hide()
        self._window.view.setFocus()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Esc in a list: first what is in hand, then the dock."""
        is_esc = event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Escape
        if not is_esc or getattr(watched, "is_carrying", False):
            return super().eventFilter(watched, event)
        if self.put.company is not None:
            self.put.drop()
        else:
            self.leave()
        return True

    def _was_put(self, company: Company, ids: tuple[str, ...]) -> None:
        self.creatures.was_put(company)

    def _count(self) -> None:
        """How many wait is on their tab."""
        number = len(self._window.session.state.reserve)
        index = self.tabs.indexOf(self.reserve)
        text = self.tr("Later ({number})").format(number=number) if number else self.tr("Later")
        self.tabs.setTabText(index, text)
