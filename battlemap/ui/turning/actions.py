"""Turns by menu and key: whether checklists open; notes on who takes them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QMenu

from battlemap.ui.keys import Add
from battlemap.ui.panel.token_note import TokenNote

if TYPE_CHECKING:
    from battlemap.ui.window import MainWindow

CLOCK = "turn/clock"


class TurnActions(QObject):
    """Its entries go into the menu by `add(menu, text, deed, keys)`."""

    def __init__(self, window: MainWindow, add: Add) -> None:
        super().__init__(window)
        self._window, self._add = window, add

    def fill_fight_menu(self, menu: QMenu) -> None:
        steps = self._window.steps
        self.checklists = self._add(menu, self.tr("Checklists at the ends of t&urns"), self._toggle_checklists)
        self.checklists.setCheckable(True)
        self.checklists.setChecked(steps.asks)
        self.checklists.setToolTip(self.tr("Before a turn's dice fall they are shown: saves, ongoing damage, death saves"))

        self.clock = self._add(menu, self.tr("Show how lon&g a turn takes"), self._toggle_clock)
        self.clock.setCheckable(True)
        self.clock.setChecked(self._window.settings.text(CLOCK, "no") == "yes")
        self.clock.setToolTip(self.tr("Beside the round: the time at the table since this turn began"))
        self._toggle_clock()

    def _toggle_clock(self) -> None:
        on = self.clock.isChecked()
        self._window.settings.set_text(CLOCK, "yes" if on else "no")
        self._window.panel.head.clock.show_turn(on)

    def fill_edit_menu(self, menu: QMenu) -> None:
        self.note = self._add(menu, self.tr("&Note on the token…"), self.write_note, "Ctrl+Shift+N", "note")
        self._window.panel.card.note_wanted.connect(lambda token_id: self.write_note((token_id,)))

    def write_note(self, ids: tuple[str, ...] = ()) -> None:
        """On those selected, else on whose card is shown; a note that is being written is kept first."""
        window, card = self._window, self._window.panel.card.token()
        ids = ids or window.session.selection or ((card.id,) if card is not None else ())
        if not ids:
            window.notice.say(self.tr("Select a creature to write a note on it."))
            return
        for begun in window.findChildren(TokenNote):
            if begun.isVisible():
                begun.keep()
        note = TokenNote(window.session, ids, window)
        note.closed.connect(window.view.setFocus)
        window.show_card(note, ids[0])

    def _toggle_checklists(self) -> None:
        self._window.steps.choose(self.checklists.isChecked())
