"""The creatures beside the map by menu and key, and what opens a dialog: own creatures, sheets."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from msgspec.structs import replace
from PySide6.QtCore import QObject
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu

from battlemap.model import BattlemapError, StatBlock
from battlemap.storage.shelves import CREATURES
from battlemap.ui.bestiary.dock import BestiaryDock
from battlemap.ui.bestiary.own import edit_block, new_block
from battlemap.ui.bestiary.stock import Held

if TYPE_CHECKING:
    from battlemap.ui.window import MainWindow

Add = Callable[..., QAction]


class BestiaryActions(QObject):
    """Its entries go into the menus by `add(menu, text, deed, keys, picture)`."""

    def __init__(self, window: MainWindow, add: Add) -> None:
        super().__init__(window)
        self._window, self._add = window, add
        self.dock = BestiaryDock(window)
        creatures = self.dock.creatures
        creatures.edit_wanted.connect(self.edit)
        creatures.new_wanted.connect(self.make)
        creatures.remove_wanted.connect(self.remove)

    def fill_menu(self, menu: QMenu) -> QAction:
        """All of them; the one for the tool strip."""
        dock = self.dock
        opened = self._add(menu, self.tr("&Creatures…"), lambda: dock.open_on(dock.creatures), "E", "group")
        self._add(menu, self.tr("Saved &encounters…"), lambda: dock.open_on(dock.encounters), "Shift+E", "save")
        self._add(menu, self.tr("&Party…"), lambda: dock.open_on(dock.party), "U", "heart")
        self._add(menu, self.tr("&Reinforcements…"), lambda: dock.open_on(dock.reserve), "J", "reserve")
        menu.addSeparator()
        self._add(menu, self.tr("&Save the selected as an encounter…"), dock.encounters.save_selected)
        self._add(menu, self.tr("&Take the party's results home"), dock.party.take_home)
        menu.addSeparator()
        self._add(menu, self.tr("&New creature of my own…"), self.make)
        return opened

    # ------------------------------------------------------------ own creatures
    def edit(self, held: Held) -> None:
        """The user's own; of what ships a copy."""
        block = held.block
        if not held.is_own:
            name = self.tr("{name} copy").format(name=block.name)
            block = replace(block, creature=replace(block.creature, name=name), source=self.tr("after {source}").format(
                source=block.source or block.name
            ))  # fmt: skip
        self._keep(edit_block(block, self._window.session.ruleset, self._window), held if held.is_own else None)

    def make(self) -> None:
        ruleset = self._window.session.ruleset
        self._keep(edit_block(new_block(ruleset), ruleset, self._window))

    def _keep(self, block: StatBlock | None, held: Held | None = None) -> None:
        if block is None:
            return
        try:
            kept = CREATURES.keep(block, held.path if held is not None else None)
        except BattlemapError as wrong:
            self._window.notice.say(str(wrong))
            return
        self.dock.open_on(self.dock.creatures)
        self.dock.creatures.choose(kept.path)

    def remove(self, held: Held) -> None:
        """One of the user's own; a click brings it back."""
        if held.path is None:
            return
        try:
            CREATURES.remove(held.path)
        except BattlemapError as wrong:
            self._window.notice.say(str(wrong))
            return
        self.dock.creatures.reload()
        text = self.tr("{name} is thrown away.").format(name=held.block.name)
        self._window.notice.say(text, self.tr("Bring back"), lambda: self._keep(held.block, held), 12_000)
