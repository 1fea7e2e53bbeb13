"""The way every step of the round takes: where its ends bring dice or harm the checklist opens first, else it is done at once.

    steps.take(EndTurn(token="orc"))       the panel's large button, Space, whoever is chosen to act

Not here: which step comes next (`ui.turns`), the card itself (`checklist`).
"""

from collections.abc import Callable

from PySide6.QtWidgets import QWidget

from battlemap.encounter import commands as c
from battlemap.encounter.rehearsal import Rehearsal, Thing, rehearse
from battlemap.model import Encounter
from battlemap.ui.session import Session
from battlemap.ui.settings import Settings
from battlemap.ui.turning.checklist import Checklist, Drawn, Step

CHOSEN = "turn/checklists"
HURTS = ("ongoing", "suffocation", "shared_space", "inside", "burning", "zone")
Place = Callable[[QWidget, str], None]


class Steps:
    """`place(card, token)` puts a card beside a token; `parent` is what it floats in."""

    def __init__(self, session: Session, settings: Settings, parent: QWidget, place: Place) -> None:
        self._session, self._settings, self._parent, self._place = session, settings, parent, place
        self.card: Checklist | None = None
        self._drawn: tuple[Encounter | None, Drawn] = (None, {})

    @property
    def asks(self) -> bool:
        """Does this table want the checklists?"""
        return self._settings.text(CHOSEN, "yes") == "yes"

    def choose(self, asks: bool) -> None:
        self._settings.set_text(CHOSEN, "yes" if asks else "no")

    def take(self, command: c.Command) -> None:
        """Do it, or ask first; asked again it is done.  Another step than the one that is asked about takes its place."""
        if self.card is not None:
            if command == self.card.command:
                self.card.finish()
                return
            self.card.leave()
        if not isinstance(command, Step) or not self.asks:
            self._session.do(command)
            return
        found = rehearse(self._session.state, self._session.ruleset, command, {})
        if not isinstance(found, Rehearsal) or not any(is_asked(thing) for thing in found.things):
            self._session.do(command)
            return
        self._open(command, found)

    def _open(self, command: Step, found: Rehearsal) -> None:
        state = self._session.state
        if self._drawn[0] is not state:
            self._drawn = (state, {})
        card = self.card = Checklist(self._session, command, self._drawn[1], self._parent)
        card.closed.connect(self._closed)
        who = (state.turn.active, *(thing.due.token for thing in found.things), *state.tokens)
        self._place(card, next(each for each in who if each in state.tokens))
        card.show()
        card.raise_()
        card.setFocus()

    def _closed(self) -> None:
        self.card = None


def is_asked(thing: Thing) -> bool:
    """Is it worth a look before it is done: dice, or harm?  What only ends or heals is done and told."""
    return bool(thing.asked) or thing.due.what in HURTS
