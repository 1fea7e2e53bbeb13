"""Help by menu and key: the manual at the page of what is in use, the tour, the welcome, what is this."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QApplication, QMenu, QWidget

from battlemap.ui import languages
from battlemap.ui.help.context import TOOL_PAGES, page_of
from battlemap.ui.help.naming import Names
from battlemap.ui.help.pages import PAGES
from battlemap.ui.keys import Add

if TYPE_CHECKING:
    from battlemap.ui.help.reader import ManualWindow
    from battlemap.ui.help.tour import Place, Tour
    from battlemap.ui.help.welcome import Welcome
    from battlemap.ui.window import MainWindow


class HelpActions(QObject):
    """Its entries go into the Help menu by `add(menu, text, deed, keys)`."""

    def __init__(self, window: MainWindow, add: Add) -> None:
        super().__init__(window)
        self._window, self._add = window, add
        self._manual: ManualWindow | None = None
        self._tour: Tour | None = None
        self._welcome: Welcome | None = None

    def fill_menu(self, menu: QMenu) -> None:
        self.manual = self._add(menu, self.tr("&Manual"), self.open_manual, "Ctrl+F1", "info")
        self._add(menu, self.tr("&Tour of a turn"), self.start_tour)
        self._add(menu, self.tr("&Welcome"), self.welcome)
        self._add(menu, self.tr("W&hat is this?"), self.whats_this, "Shift+F1", "question")
        QTimer.singleShot(0, self, self._dress)

    # ------------------------------------------------------------ the manual
    def open_manual(self, page: str = "") -> None:
        """At that page, else at the one about what is in use."""
        from battlemap.ui.help.reader import ManualWindow

        if self._manual is None:
            self._manual = ManualWindow(languages.wanted(self._window.settings), self.names(), self._window)
        self._manual.open_at(page or self._page_in_use())

    def names(self) -> Names:
        return Names(self._window.menuBar(), self._window.all_actions())

    # ------------------------------------------------------------ what is this
    def whats_this(self) -> None:
        from battlemap.ui.help.whats_this import enter

        enter(self._window)

    def _dress(self) -> None:
        from battlemap.ui.help.whats_this import dress

        dress(self._window)

    # ------------------------------------------------------------ keys
    def change_keys(self) -> None:
        """The preferences, at the page of the keys."""
        self._window.preferences_wanted.emit()
        QTimer.singleShot(0, self, _to_keys)

    # ------------------------------------------------------------ the welcome
    def welcome(self) -> None:
        from battlemap.ui.help.welcome import Welcome

        if self._welcome is None:
            if self._tour is not None:
                self._tour.leave()
            self._window.notice.clear()
            self._welcome = Welcome(self._window)
            self._welcome.closed.connect(self._welcome_closed)
        self._welcome.open()

    @property
    def is_welcome(self) -> bool:
        """Does the card lie over the map?"""
        return self._welcome is not None

    def _welcome_closed(self) -> None:
        self._welcome = None

    # ------------------------------------------------------------ the tour
    def start_tour(self) -> None:
        """From its beginning, whether or not it runs."""
        if self._welcome is not None:
            self._welcome.leave()
        if self._tour is not None:
            self._tour.again()
        else:
            self._new_tour().start()

    def _new_tour(self) -> Tour:
        from battlemap.ui.help.tour import Tour

        self._tour = tour = Tour(self._window)
        tour.ended.connect(self._tour_ended)
        tour.manual_wanted.connect(lambda: self.open_manual(PAGES[0]))
        return tour

    def _tour_ended(self) -> None:
        self._tour = None

    @property
    def tour(self) -> Tour | None:
        """The one that runs."""
        return self._tour

    def tour_place(self) -> Place | None:
        """Where it is, for the window that follows this one."""
        return self._tour.place if self._tour is not None else None

    def resume_tour(self, place: Place | None) -> None:
        if place is not None:
            self._new_tour().resume(place)

    def _page_in_use(self) -> str:
        """Of what has the keyboard, unless that is the map: then of the tool in hand, where it is not the usual one."""
        tool = self._window.tools.name_of(self._window.view.tool)
        if tool not in ("", "select"):
            return TOOL_PAGES.get(tool, "")
        focused = QApplication.focusWidget()
        page = page_of(focused) if focused is not None and focused.window() is self._window else ""
        fallback = TOOL_PAGES["select"] if self._window.session.state.turn.begun else PAGES[0]
        return page or fallback


def _to_keys() -> None:
    from battlemap.ui.preferences.dialog import PreferencesDialog
    from battlemap.ui.preferences.keys_page import KeysPage

    for dialog in QApplication.topLevelWidgets():
        if isinstance(dialog, PreferencesDialog):
            dialog.go_to((next(i for i, page in enumerate(dialog.pages) if isinstance(page, KeysPage)), ""))


def help_of(widget: QWidget | None) -> HelpActions | None:
    """The help of the game master's window this widget belongs to."""
    while widget is not None:
        found = widget.findChild(HelpActions)
        if found is not None and hasattr(widget, "all_actions"):
            return found
        widget = widget.parentWidget()
    return None


def open_manual_for(dialog: QWidget) -> bool:
    """F1 in a dialog: its page, in a window of its own that the dialog does not hold up; is there one?"""
    from battlemap.ui.help.reader import ManualWindow

    help_ = help_of(dialog)
    if help_ is None:
        return False
    shown = dialog.findChild(ManualWindow)
    if shown is None:
        shown = ManualWindow(languages.wanted(help_._window.settings), help_.names(), dialog)
    shown.open_at(page_of(dialog) or PAGES[0])
    return True
