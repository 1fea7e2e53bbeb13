"""A real window on a small fight of any ruleset, and what a turn is about to bring."""

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from battlemap.encounter.document import Document
from battlemap.rulesets import find_ruleset
from battlemap.ui.session import Session
from tests.ui.canvas.conftest import Hand, open_on
from tests.ui.panel.fights import Loaded
from tests.ui.ruleset_fights import session_for

ENTER, ESCAPE, SPACE = Qt.Key.Key_Return, Qt.Key.Key_Escape, Qt.Key.Key_Space


class Turns:
    """Ana's turn on the window; `with_` puts what lasts on tokens, `dice` are the next ones the program rolls."""

    def __init__(self, qtbot, ruleset: str, begin=None, **changes) -> None:
        self.session: Session = session_for(ruleset, **changes)
        if begin is not None:
            assert self.session.do(begin) is not None
        self.qtbot = qtbot
        self.hand: Hand = open_on(self.session, qtbot)
        self.window = self.hand.window
        self.session.roller = Loaded()

    @property
    def state(self):
        return self.session.state

    def token(self, token_id: str):
        return self.state.tokens[token_id]

    def with_(self, zones=None, **tokens) -> None:
        state = self.session.state
        found = {key: replace(token, **tokens.get(key, {})) for key, token in state.tokens.items()}
        state = replace(state, tokens=found, zones={zone.id: zone for zone in zones or ()})
        self.session.document = Document(state, find_ruleset)
        self.session.document.subscribe(self.session._on_change)
        self.session._begin()

    def dice(self, *faces: int) -> None:
        self.session.roller.next = list(faces)

    def space(self) -> None:
        self.hand.key(SPACE)

    @property
    def card(self):
        return self.window.steps.card

    def press(self, key) -> None:
        QTest.keyClick(self.card, key)

    def lines(self) -> list[str]:
        return [line.text.text() for line in self.card.rows()]

    def told(self) -> list[str]:
        return [line.told.text() for line in self.card.rows()]


@pytest.fixture
def turns(qtbot):
    return lambda ruleset, begin=None, **changes: Turns(qtbot, ruleset, begin, **changes)
