"""What the dock of the creatures holds: creatures, saved encounters, the party, who comes later.  One tab each."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QTabWidget, QToolButton, QWidget

from battlemap.ui.bestiary.companies import Company
from battlemap.ui.bestiary.creatures_pane import CreaturesPane
from battlemap.ui.bestiary.encounters_pane import EncountersPane
from battlemap.ui.bestiary.party_pane import PartyPane
from battlemap.ui.bestiary.putting import PutTool
from battlemap.ui.bestiary.reserve_pane import ReservePane
from battlemap.ui.bestiary.stock import Stocks
from battlemap.ui.icons import control_style, icon
from battlemap.ui.theme import themes

if TYPE_CHECKING:
    from battlemap.ui.window import MainWindow


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
