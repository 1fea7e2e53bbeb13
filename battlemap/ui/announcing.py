"""What a screen reader says by itself: turns, rolls, damage, refusals, and what the keyboard does on the map.

    announcer = Announcer(session, view, notice)
    announcer.said.connect(...)        every text that went out, and whether it interrupts

The map's name and description tell who is selected.  One place: nobody else sends announcements.  Not here: names of controls
(each has its own), the words (`log_words`, `tokens.told`, `tools.laying`).
"""

from collections.abc import Iterable, Iterator
from itertools import islice

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent

from battlemap.encounter.change import Change
from battlemap.encounter.events import Event, TokenMoved
from battlemap.model import Encounter
from battlemap.ui import words
from battlemap.ui.canvas.view import MapView
from battlemap.ui.notice import Notice
from battlemap.ui.session import Session
from battlemap.ui.tokens.told import told

MOST_LINES = 6
POLITE, AT_ONCE = QAccessible.AnnouncementPoliteness.Polite, QAccessible.AnnouncementPoliteness.Assertive


class Announcer(QObject):
    """`said(text, at_once)`."""

    said = Signal(str, bool)

    def __init__(self, session: Session, view: MapView, notice: Notice) -> None:
        super().__init__(view)
        self._session, self._view = session, view
        session.changed.connect(self._changed)
        session.selection_changed.connect(self._selected)
        view.spoken.connect(self.say)
        notice.spoken.connect(lambda text: self.say(text, at_once=True))
        self._describe()

    def say(self, text: str, *, at_once: bool = False) -> None:
        """Let it be read aloud; `at_once` interrupts what is being read."""
        if not text:
            return
        if QAccessible.isActive():
            event = QAccessibleAnnouncementEvent(self._view, text)
            event.setPoliteness(AT_ONCE if at_once else POLITE)
            QAccessible.updateAccessibility(event)
        self.said.emit(text, at_once)

    # ------------------------------------------------------------ the fight
    def _changed(self, change: Change) -> None:
        self._describe()
        if change.kind == "opened":
            self.say(self._session.title())
            return
        state = change.after if change.kind != "undone" else change.before
        lines = list(islice(lines_of(change.events, state), MOST_LINES + 1))  # a jump in the history brings thousands
        if change.kind == "undone":
            lines = [self.tr("Taken back: {what}").format(what=line) for line in lines] or [self.tr("Taken back")]
        elif change.kind == "redone":
            lines = [self.tr("Done again: {what}").format(what=line) for line in lines] or [self.tr("Done again")]
        if len(lines) > MOST_LINES:
            lines = [*lines[: MOST_LINES - 1], self.tr("The rest is in the log.")]
        self.say(" ".join(lines))
        if change.after.pending and change.after.pending != change.before.pending:
            names = ", ".join(dict.fromkeys(words.name_of(change.after, one.by) for one in change.after.pending))
            self.say(self.tr("{names}: react? A number takes it, Enter skips.").format(names=names), at_once=True)

    # ------------------------------------------------------------ who is selected
    def _selected(self) -> None:
        self._describe()
        self.say(self._told())

    def _told(self) -> str:
        state, selection = self._session.state, self._session.selection
        tokens = [state.tokens[token_id] for token_id in selection if token_id in state.tokens]
        if not tokens:
            return self.tr("Nobody is selected")
        if len(tokens) == 1:
            return told(state, tokens[0])
        names = ", ".join(token.name for token in tokens[:MOST_LINES])
        return self.tr("{number} selected: {names}").format(number=len(tokens), names=names)

    def _describe(self) -> None:
        """The map tells who is selected to whoever asks later, too."""
        text = self._told()
        if text != self._view.accessibleDescription():
            self._view.setAccessibleDescription(text)


def lines_of(events: Iterable[Event], state: Encounter) -> Iterator[str]:
    """The log's lines, each a sentence; a move says the square it ends on."""
    for event in events:
        line = words.event(event, state)
        if not line:
            continue
        line = line if line.endswith((".", "!", "?")) else f"{line}."
        if isinstance(event, TokenMoved) and event.path:
            square = words.cell_name(event.path[-1])
            line = line if square in line else f"{line} {square}."
        yield line
