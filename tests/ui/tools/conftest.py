"""A bare map in a real window, and a hand that draws on it: places are in squares, corners are whole numbers as floats."""

import pytest
from PySide6.QtCore import QEvent, Qt

from battlemap.encounter.document import Document
from battlemap.model import Creature, Encounter, Scene, Token
from battlemap.rulesets import find_ruleset
from battlemap.ui.session import Session
from tests.ui.canvas.conftest import LEFT, NONE, RIGHT, Hand, open_on

CONTROL, ALT, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.AltModifier, Qt.KeyboardModifier.ShiftModifier
NO_BUTTON = Qt.MouseButton.NoButton


class Drawer(Hand):
    """`double` clicks twice, `right` drags with the right button; `says` is what the window has just said."""

    @property
    def session(self) -> Session:
        return self.window.session

    @property
    def scene(self) -> Scene:
        return self.session.state.scene

    @property
    def says(self) -> str:
        return self.window.notice.text

    def tool(self, name: str):
        self.window.choose_tool(name)
        return self.window.tools[name]

    def hover(self, x: float, y: float, keys=NONE) -> None:
        self._send(QEvent.Type.MouseMove, self.point(x, y), NO_BUTTON, NO_BUTTON, keys)

    def double(self, x: float, y: float, keys=NONE) -> None:
        self.click(x, y, keys)
        self._send(QEvent.Type.MouseButtonDblClick, self.point(x, y), LEFT, LEFT, keys)
        self.release(x, y, keys)

    def right(self, *ways, keys=NONE) -> None:
        self._send(QEvent.Type.MouseButtonPress, self.point(*ways[0]), RIGHT, RIGHT, keys)
        for way in ways[1:]:
            self._send(QEvent.Type.MouseMove, self.point(*way), NO_BUTTON, RIGHT, keys)
        self._send(QEvent.Type.MouseButtonRelease, self.point(*ways[-1]), RIGHT, NO_BUTTON, keys)

    def undone(self) -> Scene:
        """The map one step back; then forward again."""
        now = self.scene
        self.session.undo()
        before = self.scene
        self.session.redo()
        assert self.scene == now
        return before

    def steps(self) -> int:
        return self.session.document.position


def session_with(scene: Scene, *tokens: Token) -> Session:
    session = Session()
    state = Encounter(ruleset="dnd2024", scene=scene, tokens={token.id: token for token in tokens}, title="Cellar")
    session.document = Document(state, find_ruleset)
    session.document.subscribe(session._on_change)
    return session


def drawer_on(scene: Scene, qtbot, *tokens: Token) -> Drawer:
    hand = open_on(session_with(scene, *tokens), qtbot)
    return Drawer(hand.window, qtbot)


def bearer(token_id: str = "ana", at: tuple[int, int] = (3, 3)) -> Token:
    return Token(id=token_id, creature=Creature(name=token_id.capitalize(), character=True, max_hp=9), hp=9, at=at)


@pytest.fixture
def drawer(qtbot):
    """16 x 10 squares of floor, and Ana on one of them."""
    return drawer_on(Scene(rows=("." * 16,) * 10), qtbot, bearer())


@pytest.fixture
def refusing(drawer, monkeypatch):
    """A switch: while it is on, the engine refuses every stroke with one sentence."""
    from battlemap.encounter import commands as c
    from battlemap.encounter.outcome import Refused
    from battlemap.rules.ruling import Refusal

    on = {"refuses": True}
    do = drawer.session.document.do

    def guarded(command, faces=(), pour=None):
        if on["refuses"] and isinstance(command, c.EditScene):
            return Refused((Refusal("not_allowed", {"rule": "waiting"}),))
        return do(command, faces, pour)

    monkeypatch.setattr(drawer.session.document, "do", guarded)
    return on
