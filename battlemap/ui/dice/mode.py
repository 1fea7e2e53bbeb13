"""Who rolls the dice: the program, the table, or both (the program proposes, the game master corrects).

The choice is kept with the fight and is the default of every fight that has none of its own: two tables on one machine each find
theirs.  The badge in the status bar shows it and changes it.
"""

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, QObject, Qt, Signal
from PySide6.QtWidgets import QToolButton

from battlemap.model import BattlemapError
from battlemap.ui.icons import icon
from battlemap.ui.session import Session
from battlemap.ui.settings import DICE, Settings
from battlemap.ui.theme import palette, px, themes

NAME = "dice"
WORDS: dict[str, Any] = {
    "program": QT_TRANSLATE_NOOP("DiceMode", "Program rolls"), "typed": QT_TRANSLATE_NOOP("DiceMode", "Paper dice"),
    "both": QT_TRANSLATE_NOOP("DiceMode", "Roll and correct"),
}  # fmt: skip
TELLS: dict[str, Any] = {
    "program": QT_TRANSLATE_NOOP("DiceMode", "The program rolls all dice; typed ones count all the same."),
    "typed": QT_TRANSLATE_NOOP("DiceMode", "The table rolls: type what the paper dice show."),
    "both": QT_TRANSLATE_NOOP("DiceMode", "The program rolls, and you may type over it."),
}  # fmt: skip


def mode_name(mode: str) -> str:
    return QCoreApplication.translate("DiceMode", WORDS[mode])


def mode_tip(mode: str) -> str:
    return QCoreApplication.translate("DiceMode", TELLS[mode])


class DiceMode(QObject):
    """`changed(mode)` also when another fight with another choice is opened."""

    changed = Signal(str)

    def __init__(self, session: Session, settings: Settings, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session, self._settings = session, settings
        session.opened.connect(self._follow)
        self._follow()

    @property
    def mode(self) -> str:
        return self._session.dice_mode

    def choose(self, mode: str) -> None:
        """From now on, for this fight and for new ones."""
        self._settings.set_text(NAME, mode)
        self._session.dice_mode = mode
        if self._session.fight_file is not None:
            try:
                self._session.fight_file.choose(NAME, mode)
            except BattlemapError as wrong:
                self._session.message.emit(str(wrong))
        self.changed.emit(mode)

    def next(self) -> None:
        self.choose(DICE[(DICE.index(self.mode) + 1) % len(DICE)])

    def _follow(self) -> None:
        """Another fight is on the table: its own choice, else the usual one."""
        file = self._session.fight_file
        own = file.choice(NAME) if file is not None else ""
        self._session.dice_mode = own if own in DICE else self._settings.dice()
        self.changed.emit(self._session.dice_mode)


class Badge(QToolButton):
    """In the status bar: who rolls; a click goes on to the next.  `key` tells which key does too."""

    def __init__(self, mode: DiceMode, key: Callable[[], str]) -> None:
        super().__init__()
        self._mode, self._key = mode, key
        self.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.setAutoRaise(True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.clicked.connect(mode.next)
        mode.changed.connect(self.show_mode)
        themes.changed.connect(self._restyle)
        self.show_mode(mode.mode)

    def show_mode(self, mode: str) -> None:
        bare = f"border: 1px solid transparent; padding: 0 8px; max-height: {px(17)}px;"
        style = f"QToolButton {{ background: transparent; color: {palette().text}; {bare} }}"
        style += f" QToolButton:hover, QToolButton:focus {{ {bare} border-color: {palette().accent}; }}"
        if self.styleSheet() != style:
            self.setStyleSheet(style)
        self.setIcon(icon("edit" if mode == "typed" else "dice" if mode == "program" else "d20"))
        self.setText(mode_name(mode))
        text = QCoreApplication.translate("DiceMode", "{tip}\nClick for another way ({key})")
        self.setToolTip(text.format(tip=mode_tip(mode), key=self._key()))
        name = QCoreApplication.translate("DiceMode", "Who rolls: {mode}")
        self.setAccessibleName(name.format(mode=self.text()))

    def _restyle(self) -> None:
        self.show_mode(self._mode.mode)
