"""The View menu: how the map is looked at, what of its light and sight is shown; the window's own look and language."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QMenu

from battlemap.encounter import commands as c
from battlemap.encounter.facing import FORWARD
from battlemap.ui import languages
from battlemap.ui.canvas.sight_overlay import PARTY
from battlemap.ui.keys import Add
from battlemap.ui.theme import palette

if TYPE_CHECKING:
    from battlemap.ui.window import MainWindow


class ViewActions(QObject):
    """Its entries go into the View menu by `add(menu, text, deed, keys)`."""

    def __init__(self, window: MainWindow, add: Add) -> None:
        super().__init__(window)
        self._window, self._add, self._view = window, add, window.view

    def fill_view_menu(self, menu: QMenu, panel: QAction) -> None:
        """`panel` shows the side panel or not."""
        view = self._view
        self.fit = self._add(menu, self.tr("&Fit the map"), self._view.fit, "Home", "fit")
        self._add(menu, self.tr("Zoom &in"), lambda: view.zoom_by(1.25), ("Ctrl++", "Ctrl+="))
        self._add(menu, self.tr("Zoom &out"), lambda: view.zoom_by(0.8), "Ctrl+-")
        self.grid = self._add(menu, self.tr("&Grid"), self.toggle_grid, "G")
        self.grid.setCheckable(True)
        self.grid.setChecked(True)
        menu.addSeparator()
        self.sight = self._add(menu, self.tr("What the &selected see"), self.toggle_sight, "S", "eye")
        self.party_sight = self._add(menu, self.tr("What the part&y sees"), self.toggle_party_sight, "Y")
        self.lighting = self._add(menu, self.tr("Light and &darkness"), self.toggle_lighting, "Shift+L", "light")
        self.known = self._add(menu, self.tr("What the players &know"), self.toggle_known, "Shift+F")
        for action in (self.sight, self.party_sight, self.lighting, self.known):
            action.setCheckable(True)
        self.facing = self._add(menu, self.tr("&Where tokens look"), self.toggle_facing)
        self.facing.setCheckable(True)
        self.facing.setToolTip(self.tr("A mark on every token shows where it looks; [ and ] turn the selected, moving turns too"))
        self.lighting.setChecked(self._window.settings.text("view/light", "yes") == "yes")
        view.sight.choose(light=self.lighting.isChecked())
        menu.addSeparator()
        self._add(menu, self.tr("F&ull screen"), self.toggle_full, "F11")
        menu.addAction(panel)
        self.light = self._add(menu, self.tr("&Light theme"), self.toggle_theme)
        self.light.setCheckable(True)
        self.light.setChecked(palette().name == "light")

    def fill_languages(self, menu: QMenu) -> None:
        """Each by its own name; the one that is spoken is ticked."""
        group, spoken = QActionGroup(self), languages.wanted(self._window.settings)
        for code, name in languages.LANGUAGES.items():
            action = self._add(menu, name, partial(self.choose_language, code))
            action.setCheckable(True)
            action.setChecked(code == spoken)
            group.addAction(action)

    def choose_language(self, code: str) -> None:
        if code != languages.wanted(self._window.settings):
            self._window.settings.set_text(languages.CHOSEN, code)
            self._window.language_chosen.emit(code)

    def refresh(self) -> None:
        """What can be done now."""
        tokens = self._window.session.state.tokens.values()
        self.facing.setChecked(any(token.facing is not None for token in tokens))
        self.facing.setEnabled(bool(tokens))

    # ------------------------------------------------------------ looking
    def toggle_grid(self) -> None:
        self._window.view.show_grid = self.grid.isChecked()
        self._window.view.refresh()

    def toggle_sight(self) -> None:
        self.party_sight.setChecked(False)
        self._window.view.sight.choose(sight="selected" if self.sight.isChecked() else "off")

    def toggle_party_sight(self) -> None:
        self.sight.setChecked(False)
        self._window.view.sight.choose(sight=PARTY if self.party_sight.isChecked() else "off")

    def toggle_lighting(self) -> None:
        self._window.settings.set_text("view/light", "yes" if self.lighting.isChecked() else "no")
        self._window.view.sight.choose(light=self.lighting.isChecked())

    def toggle_known(self) -> None:
        self._window.view.sight.choose(fog=self.known.isChecked())

    def toggle_full(self) -> None:
        window = self._window
        if window.isFullScreen():
            window.showNormal()
        else:
            window.showFullScreen()

    def toggle_facing(self) -> None:
        """Everybody looks somewhere from now on, or nobody does any more."""
        session, facing = self._window.session, FORWARD if self.facing.isChecked() else None
        others = tuple(token.id for token in session.state.tokens.values() if (token.facing is None) == (facing is not None))
        if others:
            session.do(c.Edit(tokens=others, fields={"facing": facing}))
        self._window.actions_.refresh()

    def toggle_theme(self) -> None:
        self._window.settings.set_text("theme", "light" if self.light.isChecked() else "dark")
        self._window.actions_.show_theme()
