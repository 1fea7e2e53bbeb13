"""A real window on small fights, and a hand that presses, drags and lets go on its canvas."""

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication

from battlemap.encounter import commands as c
from battlemap.encounter.document import Document
from battlemap.encounter.tables import token_from
from battlemap.model import Door, Encounter, Scene, Wall
from battlemap.rulesets import find_ruleset
from battlemap.ui.canvas.units import SQUARE
from battlemap.ui.session import Session
from battlemap.ui.settings import Settings
from battlemap.ui.theme import apply_theme
from battlemap.ui.window import MainWindow
from tests.ui.panel.fights import Loaded

SWORD = {"name": "Sword", "to_hit": 5, "damage": "1d8+3", "type": "slashing"}
CAST = [
    {"id": "ana", "name": "Ana", "side": "party", "character": True, "at": [3, 3], "hp": 20, "max_hp": 28, "attacks": [SWORD]},
    {"id": "ben", "name": "Ben", "side": "party", "character": True, "at": [3, 6], "hp": 18, "max_hp": 18, "attacks": [SWORD]},
    {"id": "orc", "name": "Orc", "side": "foes", "at": [5, 3], "hp": 15, "max_hp": 15, "ac": 13, "attacks": [SWORD]},
    {"id": "ogre", "name": "Ogre", "side": "foes", "size": "large", "at": [11, 6], "hp": 59, "max_hp": 59, "attacks": [SWORD]},
    {"id": "rat", "name": "Rat", "side": "neutral", "size": "tiny", "at": [1, 8], "hp": 1, "ac": 10},
]  # fmt: skip
WALLS = (Wall(points=((9.0, 0.0), (9.0, 4.0))), Wall(points=((9.0, 5.0), (9.0, 10.0))))
DOORS = (Door(id="d1", points=((9.0, 4.0), (9.0, 5.0)), state="closed"),)
LEFT, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton
NONE, SHIFT = Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ShiftModifier


class Hand:
    """Mouse events on the viewport, in squares; `half` picks the place within one."""

    def __init__(self, window: MainWindow, qtbot) -> None:
        self.window, self.view, self.qtbot = window, window.view, qtbot

    def point(self, x: float, y: float) -> QPoint:
        """The viewport point of a place in squares; whole numbers mean the middle of the square."""
        x, y = (value + 0.5 if isinstance(value, int) else value for value in (x, y))
        return self.view.mapFromScene(QPointF(x * SQUARE, y * SQUARE))

    def _send(self, kind, at: QPoint, button, buttons, keys=NONE) -> None:
        spot = QPointF(at)
        event = QMouseEvent(kind, spot, self.view.viewport().mapToGlobal(spot), button, buttons, keys)
        QApplication.sendEvent(self.view.viewport(), event)

    def press(self, x: float, y: float, keys=NONE) -> None:
        self._send(QEvent.Type.MouseButtonPress, self.point(x, y), LEFT, LEFT, keys)

    def to(self, x: float, y: float, keys=NONE) -> None:
        self._send(QEvent.Type.MouseMove, self.point(x, y), Qt.MouseButton.NoButton, LEFT, keys)

    def hover(self, x: float, y: float) -> None:
        self._send(QEvent.Type.MouseMove, self.point(x, y), Qt.MouseButton.NoButton, Qt.MouseButton.NoButton)

    def release(self, x: float, y: float, keys=NONE) -> None:
        self._send(QEvent.Type.MouseButtonRelease, self.point(x, y), LEFT, Qt.MouseButton.NoButton, keys)

    def right_click(self, x: float, y: float) -> None:
        self._send(QEvent.Type.MouseButtonPress, self.point(x, y), RIGHT, LEFT | RIGHT)
        self._send(QEvent.Type.MouseButtonRelease, self.point(x, y), RIGHT, LEFT)

    def click(self, x: float, y: float, keys=NONE) -> None:
        self.press(x, y, keys)
        self.release(x, y, keys)

    def drag(self, start, *ways, keys=NONE) -> None:
        """Press, go through these squares, let go at the last."""
        self.press(*start)
        for way in ways:
            self.to(*way, keys)
        self.release(*ways[-1], keys)

    def key(self, key, keys=NONE) -> None:
        self.view.setFocus()
        self.qtbot.keyClick(self.view, key, keys)


def session_on(begun: bool) -> Session:
    scene = Scene(rows=("." * 16,) * 10, walls=WALLS, doors=DOORS)
    tokens = {entry["id"]: token_from(entry) for entry in CAST}
    session = Session()
    session.roller = Loaded()
    session.document = Document(Encounter(ruleset="dnd2024", scene=scene, tokens=tokens, title="Ambush"), find_ruleset)
    session.document.subscribe(session._on_change)
    if begun:
        session.do(c.Begin(totals={"ana": 20, "ben": 15, "orc": 12, "ogre": 8, "rat": 3}))
    return session


def open_on(session: Session, qtbot) -> Hand:
    apply_theme(QApplication.instance())
    window = MainWindow(session, Settings())
    qtbot.addWidget(window)
    window.resize(1200, 760)
    with qtbot.waitExposed(window):
        window.show()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    QApplication.processEvents()
    window.view.fit()
    return Hand(window, qtbot)


@pytest.fixture
def hand(qtbot):
    """Round 1, Ana's turn."""
    return open_on(session_on(True), qtbot)


@pytest.fixture
def calm(qtbot):
    """Before the fight."""
    return open_on(session_on(False), qtbot)


def at(hand: Hand, token_id: str) -> tuple[int, int]:
    return tuple(hand.window.session.state.tokens[token_id].at)
