"""The library by menu and key: looking into it, keeping a map in it, moving the party."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QMenu

from battlemap.encounter.change import Change
from battlemap.encounter.events import TokenJoined
from battlemap.model import BattlemapError
from battlemap.ui.keys import Add
from battlemap.ui.library.backing import Backing
from battlemap.ui.sentences import said

if TYPE_CHECKING:
    from battlemap.ui.window import MainWindow


class LibraryActions(QObject):
    """Its entries go into the menus by `add(menu, text, deed, keys)`."""

    def __init__(self, window: MainWindow, add: Add) -> None:
        super().__init__(window)
        self._window, self._add = window, add
        self._backing = Backing(window.session)
        window.session.changed.connect(self._follow)
        window.session.unopened.connect(self._offer)

    def fill_file_menu(self, menu: QMenu) -> None:
        self._add(menu, self.tr("&Library…"), self.open, "Ctrl+L")
        self._add(menu, self.tr("&Keep the map in the library…"), self.keep_map)
        self._add(menu, self.tr("&Backups…"), lambda: self.backups())

    def fill_fight_menu(self, menu: QMenu) -> None:
        self._add(menu, self.tr("Move the &party to…"), lambda: self.move_party(), "Ctrl+Shift+G")

    # ------------------------------------------------------------ deeds
    def open(self) -> None:
        from battlemap.ui.library.dialog import LibraryDialog

        window = self._window
        LibraryDialog(
            window.session, window.settings, window.open_file, lambda row: self.move_party(row.entry.path), window
        ).exec()

    def move_party(self, goal: Path | None = None) -> bool:
        """Ask who goes where, and let them; have they gone?"""
        from battlemap.ui.library.moving import MovePartyDialog

        dialog = MovePartyDialog(self._window.session, self._window.settings, goal, self._window)
        if not dialog.exec():
            return False
        self._window.notice.say(dialog.said, milliseconds=12_000)
        return True

    def backups(self, path: Path | None = None) -> None:
        """Earlier states of the fight on the table, or of one that does not open."""
        from battlemap.ui.library.backups import BackupsDialog

        window = self._window
        dialog = BackupsDialog(window.session, path, window, self._backing.trouble)
        if dialog.exec():
            window.notice.say(dialog.said, self.tr("Backups"), lambda: self.backups(), milliseconds=12_000)

    def _offer(self, path: Path) -> None:
        from battlemap.ui.library.backups import offer

        offer(path, self._window.notice.say, lambda: self.backups(path))

    def keep_map(self) -> None:
        """The map on the table as a file of its own, without anybody on it."""
        from battlemap.ui.library.maps import keep_map, map_on_table
        from battlemap.ui.library.starting import NameDialog

        place = map_on_table(self._window.session)
        kept: list[Path] = []

        def take(name: str) -> str:
            if not name.strip():
                return self.tr("Give it a name.")
            try:
                kept.append(keep_map(place, name.strip()))
            except BattlemapError as wrong:
                return said(wrong)
            return ""

        if NameDialog(self.tr("Keep the map in the library"), place.title, self.tr("Keep"), take, self._window).exec():
            text = self.tr("The map is kept in the library as \"{name}\".").format(name=kept[0].stem)
            self._window.notice.say(text, self.tr("Library"), self.open)

    # ------------------------------------------------------------ undo
    def _follow(self, change: Change) -> None:
        """Who has come here and is taken off again is still away from where they were: that is said."""
        if change.kind != "undone":
            return
        origin = next((event.origin for event in change.events if isinstance(event, TokenJoined) and event.origin), "")
        if origin:
            text = self.tr("They have not come here any more. In \"{origin}\" undo brings them back.").format(origin=origin)
            QTimer.singleShot(0, self, lambda: self._window.notice.say(text, milliseconds=12_000))
