"""The strip of notes below the panel's head: what the turn brought, what is still held, what may be done out of turn now.

A click on one goes to whom it is about; reinforcements that are due open the reserve.  Hidden while there is nothing to say.
Not here: what is said (`reminders`).
"""

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import QSizePolicy, QToolButton, QVBoxLayout, QWidget

from battlemap.ui import words
from battlemap.ui.flow import FlowLayout
from battlemap.ui.icons import icon
from battlemap.ui.panel.parts import empty, reveal
from battlemap.ui.session import Session
from battlemap.ui.theme import palette
from battlemap.ui.turning.reminders import PageOf, Reminder, reminders

MOST, WIDEST = 5, 330


class TurnNotes(QWidget):
    """`page_of` tells a creature's page; the window knows pages."""

    reserve_wanted = Signal()

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self.page_of: PageOf = lambda _token: None
        self._shown: object = None
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        self.setAccessibleName(self.tr("Notes on the turn"))
        self.chips: list[QToolButton] = []
        session.changed.connect(self.fill)
        session.opened.connect(self.fill)
        self.fill()

    def fill(self) -> None:
        found = reminders(self._session, self.page_of)
        shown = (tuple(found), palette().name)
        if shown == self._shown:
            return
        self._shown = shown
        empty(self._layout)
        self.chips = [self._chip(each) for each in found[:MOST]]
        if more := found[MOST:]:
            self.chips.append(self._more(more))
        flow = FlowLayout(gap=4)
        for chip in self.chips:
            flow.addWidget(chip)
        self._layout.addLayout(flow)
        self.setVisible(bool(self.chips))
        if self.isVisible():
            reveal(self._layout)

    def _chip(self, told: Reminder) -> QToolButton:
        colours = palette()
        wants = told.kind in ("offer", "due")
        chip = QToolButton()
        chip.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        chip.setIcon(icon(told.icon, colours.warning if wants else colours.text_dim))
        chip.setText(words.as_written(chip.fontMetrics().elidedText(told.text, Qt.TextElideMode.ElideRight, WIDEST)))
        chip.setToolTip(f"{told.text}\n{told.tip}" if told.tip else told.text)
        chip.setAccessibleName(told.text)
        chip.setAccessibleDescription(told.tip)
        line, ink = (colours.warning, colours.text) if wants else (colours.line, colours.text_dim)
        chip.setStyleSheet(
            f"QToolButton {{ color: {ink}; border: 1px solid {line}; border-radius: 6px; padding: 2px 6px; }}"
            f"QToolButton:hover, QToolButton:focus {{ border-color: {colours.accent}; color: {colours.text}; }}"
        )
        if told.kind == "due":
            chip.clicked.connect(self.reserve_wanted.emit)
        elif told.token:
            chip.clicked.connect(lambda _on=False, who=told.token: self._session.select([who]))
        return chip

    def _more(self, told: list[Reminder]) -> QToolButton:
        """All that has no room, on hovering."""
        chip = QToolButton()
        chip.setText(QCoreApplication.translate("TurnNotes", "+{number}").format(number=len(told)))
        chip.setToolTip("\n".join(each.text for each in told))
        chip.setAccessibleName(chip.toolTip())
        chip.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        return chip
