"""Dice by menu and key: who rolls, roll anything, your own rolls, the roll log."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QMenu

from battlemap.ui.dice.mode import Badge, DiceMode, mode_name, mode_tip
from battlemap.ui.dice.own_rolls import WITH_KEYS, OwnRoll, kept_rolls
from battlemap.ui.dice.rolling import command_of, told
from battlemap.ui.keys import Add
from battlemap.ui.settings import DICE

if TYPE_CHECKING:
    from battlemap.ui.window import MainWindow

SHOWN_MS, MOST_LETTERS = 12_000, 48


class DiceActions(QObject):
    """Its entries go into the menus by `add(menu, text, deed, keys)`."""

    def __init__(self, window: MainWindow, add: Add) -> None:
        super().__init__(window)
        self._window, self._add = window, add
        self.mode = DiceMode(window.session, window.settings, self)
        self.modes: dict[str, QAction] = {}
        self._own: list[QAction] = []

    def fill_fight_menu(self, menu: QMenu) -> None:
        dice = menu.addMenu(self.tr("&Dice"))
        group = QActionGroup(self)
        for name in DICE:
            action = self._add(dice, mode_name(name), partial(self.mode.choose, name))
            action.setCheckable(True)
            action.setToolTip(mode_tip(name))
            group.addAction(action)
            self.modes[name] = action
        self._next = self._add(dice, self.tr("&Another way of rolling"), self.mode.next, "Ctrl+T")
        dice.addSeparator()
        self._add(dice, self.tr("R&oll anything…"), self.roll, "/", "d20")
        self._add(dice, self.tr("Roll &log…"), self.log, "Ctrl+Shift+L", "history")
        dice.addSeparator()
        for number in range(WITH_KEYS):
            self._own.append(self._add(dice, "", partial(self.roll_own, number), f"Alt+{number + 1}"))
        self.mode.changed.connect(self._show_mode)
        self._show_mode(self.mode.mode)
        self.name_own()

    def badge(self) -> Badge:
        """For the status bar."""
        return Badge(self.mode, lambda: shown(self._next))

    def _show_mode(self, mode: str) -> None:
        self.modes[mode].setChecked(True)

    # ------------------------------------------------------------ rolls
    def roll(self) -> None:
        from battlemap.ui.dice.roll_box import RollDialog

        keys = [shown(action) for action in self._own]
        RollDialog(self._window.session, self._window.settings, self._window, keys).exec()
        self.name_own()

    def log(self) -> None:
        from battlemap.ui.dice.roll_log import RollLogDialog

        RollLogDialog(self._window.session, self._window.settings, self._window).exec()

    def roll_own(self, number: int) -> None:
        """One of those kept, told in the window."""
        rolls = kept_rolls(self._window.settings)
        if number >= len(rolls):
            self._window.notice.say(self.tr("Nothing is kept there yet."), self.tr("Roll anything"), self.roll)
            return
        session = self._window.session
        done = session.do(command_of(rolls[number], session))
        if done is not None:
            self._window.notice.say(told(done, session), milliseconds=SHOWN_MS)

    def name_own(self) -> None:
        """The entries bear the names of the rolls kept."""
        rolls: list[OwnRoll] = kept_rolls(self._window.settings)
        for number, action in enumerate(self._own):
            kept = rolls[number] if number < len(rolls) else None
            none = self.tr("Your roll {number} (none yet)").format(number=number + 1)
            action.setText(none if kept is None else _short(kept.name).replace("&", "&&"))
            action.setToolTip(none if kept is None else f"{kept.dice} ({shown(action)})")
            action.setEnabled(kept is not None)
            action.setVisible(kept is not None)


def _short(name: str) -> str:
    """A menu is no wider than the screen, whatever a roll is called."""
    name = " ".join(name.split())
    return name if len(name) <= MOST_LETTERS else f"{name[: MOST_LETTERS - 1]}…"


def shown(action: QAction) -> str:
    """Its key as the desktop writes it."""
    return action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
