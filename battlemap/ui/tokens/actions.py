"""The token list by menu and key, its dock below the map, and F6: from one part of the window to the next."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPoint, Qt
from PySide6.QtWidgets import QApplication, QDockWidget, QMenu, QToolBar, QToolButton, QWidget

from battlemap.ui.icons import icon
from battlemap.ui.keys import Add
from battlemap.ui.panel.attack_row import AttackRow
from battlemap.ui.panel.tabbing import in_order
from battlemap.ui.tokens.pane import TokenPane

if TYPE_CHECKING:
    from battlemap.ui.window import MainWindow

HEIGHT = 240


class TokenDock(QDockWidget):
    """Below the map; closed at first, its table built when it is first opened."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window.tr("Tokens"), window)
        self.setObjectName("Tokens list")
        self.setTitleBarWidget(QWidget())
        self._window = window
        self._pane: TokenPane | None = None
        window.setCorner(Qt.Corner.BottomLeftCorner, Qt.DockWidgetArea.LeftDockWidgetArea)
        window.setCorner(Qt.Corner.BottomRightCorner, Qt.DockWidgetArea.RightDockWidgetArea)
        window.addDockWidget(Qt.DockWidgetArea.BottomDockWidgetArea, self)
        self.hide()
        self.visibilityChanged.connect(lambda shown: self.pane if shown else None)

    @property
    def pane(self) -> TokenPane:
        """Built when it is first asked for."""
        if self._pane is None:
            window = self._window
            pane = self._pane = TokenPane(window.session, window.settings)
            keys = window.select_tool.keys
            pane.holds_still = lambda: keys.is_armed
            pane.table.wanted.connect(self._take)
            pane.table.menu_wanted.connect(self._menu)
            pane.table.left.connect(self.leave)
            close = QToolButton()
            close.setIcon(icon("close"))
            close.setToolTip(self.tr("Close (Esc)"))
            close.setAccessibleName(self.tr("Close the token list"))
            close.clicked.connect(self.leave)
            pane.row.addWidget(close)
            self.setWidget(pane)
        return self._pane

    def open_(self) -> None:
        """Show it, the field ready to be typed in."""
        pane, was_hidden = self.pane, self.isHidden()
        self.show()
        if was_hidden and self.height() < HEIGHT:
            self._window.resizeDocks([self], [HEIGHT], Qt.Orientation.Vertical)
        pane.search.setFocus(Qt.FocusReason.ShortcutFocusReason)
        pane.search.selectAll()

    def leave(self) -> None:
        self.hide()
        self._window.view.setFocus()

    def _take(self, token_id: str) -> None:
        """To the map with it: it is the target that is waited for, or selected."""
        window = self._window
        window.view.show_token(token_id)
        if window.view.tool is window.select_tool and window.select_tool.keys.is_armed:
            window.select_tool.keys.take(token_id)
        else:
            window.session.select([token_id])
        focused = QApplication.focusWidget()
        if focused is None or self.pane.isAncestorOf(focused):  # else a card has it now
            window.view.setFocus()

    def _menu(self, at: QPoint) -> None:
        menu = QMenu(self._window)
        for action in self._window.actions_.context(True):
            if action is None:
                menu.addSeparator()
            else:
                menu.addAction(action)
        menu.exec(at)
        menu.deleteLater()


class TokenActions(QObject):
    """Its entries go into the view menu by `add(menu, text, deed, keys)`."""

    def __init__(self, window: MainWindow, add: Add) -> None:
        super().__init__(window)
        self._window, self._add = window, add
        self.dock = TokenDock(window)

    def fill_view_menu(self, menu: QMenu) -> None:
        self._add(menu, self.tr("Find a toke&n…"), self.dock.open_, "Ctrl+F", "group")
        self._add(menu, self.tr("To the creature's &card"), self.to_card, "F7")
        self._add(menu, self.tr("Next &part of the window"), lambda: self.go(1), "F6")
        self._add(menu, self.tr("Pre&vious part of the window"), lambda: self.go(-1), "Shift+F6")

    # ------------------------------------------------------------ from part to part
    def go(self, step: int) -> None:
        """The keyboard to the next part: map, side panel, token list, creatures, tools."""
        parts = self._parts()
        focused = QApplication.focusWidget()
        held = (i for i, part in enumerate(parts) if focused is not None and (focused is part or part.isAncestorOf(focused)))
        here = next(held, -1)
        part = parts[(here + step) % len(parts)] if here >= 0 else parts[0]
        first = part if part.focusPolicy() & Qt.FocusPolicy.TabFocus else next(iter(in_order(part)), None)
        (first or self._window.view).setFocus(Qt.FocusReason.ShortcutFocusReason)

    def to_card(self) -> None:
        """The keyboard to the first deed that can be done of the creature shown in the side panel; Esc comes back to the map."""
        card = self._window.panel.card
        deeds = (deed for kind in (AttackRow, QToolButton) for deed in card.findChildren(kind))
        there = (deed for deed in deeds if deed.isVisible() and deed.isEnabled())
        usable = [deed for deed in there if deed.focusPolicy() & Qt.FocusPolicy.TabFocus]
        first = next((deed for deed in usable if isinstance(deed, AttackRow)), usable[0] if usable else None)
        (first or self._window.view).setFocus(Qt.FocusReason.ShortcutFocusReason)

    def _parts(self) -> list[QWidget]:
        window = self._window
        docks = [window.panel, *(dock.widget() for dock in (self.dock, window.actions_.bestiary.dock) if dock.isVisible())]
        strips = [strip for strip in window.findChildren(QToolBar) if strip.isVisible()]
        return [part for part in (window.view, *docks, *strips) if part is window.view or part.isVisible()]

