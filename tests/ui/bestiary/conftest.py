"""A window on an empty hall, with a home of its own for what the user keeps."""

import platformdirs
import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication

from battlemap.encounter.document import Document
from battlemap.encounter.tables import token_from
from battlemap.model import Encounter, Scene, Wall
from battlemap.rulesets import find_ruleset
from battlemap.storage import FightFile
from battlemap.ui.bestiary.dock import BestiaryDock
from battlemap.ui.session import Session
from tests.ui.canvas.conftest import Hand, open_on
from tests.ui.panel.fights import Loaded

HALL = Scene(rows=("." * 20,) * 14, walls=(Wall(points=((12.0, 0.0), (12.0, 14.0))),))
ANA = {"id": "ana", "name": "Ana", "side": "party", "character": True, "at": [2, 2], "hp": 20, "max_hp": 28, "ac": 15}


@pytest.fixture(autouse=True)
def home(tmp_path, monkeypatch):
    """The folder of what the user keeps."""
    monkeypatch.setattr(platformdirs, "user_data_dir", lambda *_, **__: str(tmp_path / "data"))
    return tmp_path / "data"


def session_in(ruleset: str = "dnd2024", *tokens: dict, scene: Scene = HALL) -> Session:
    session = Session()
    session.roller = Loaded()
    made = {table["id"]: token_from(table) for table in tokens}
    session.document = Document(Encounter(ruleset=ruleset, scene=scene, tokens=made, title="Hall"), find_ruleset)
    session.document.subscribe(session._on_change)
    return session


def on_disk(session: Session, path) -> Session:
    """The same fight in a file."""
    FightFile.create(path, session.state, {}).close()
    assert session.open_path(path)
    return session


class Table(Hand):
    """A hand that also types into the dock and drags out of its lists."""

    @property
    def session(self) -> Session:
        return self.window.session

    @property
    def dock(self) -> BestiaryDock:
        return self.window.actions_.bestiary.dock

    @property
    def pane(self):
        return self.dock.creatures

    @property
    def put(self):
        return self.dock.put

    @property
    def state(self):
        return self.session.state

    def open(self):
        """E, with the keyboard on the map."""
        self.key(Qt.Key.Key_E)
        QApplication.processEvents()
        self.view.fit()
        return self.pane

    def type(self, text: str) -> None:
        field = self.pane.search
        assert field.hasFocus()
        self.qtbot.keyClicks(field, text)

    def enter(self) -> None:
        self.qtbot.keyClick(self.pane.search, Qt.Key.Key_Return)

    def carry(self, list_, row: int, x: int, y: int, let_go: bool = True) -> None:
        """Press on a row, through the air to a square of the map, let go."""
        port = list_.viewport()
        here = list_.visualRect(list_.model().index(row, 0)).center()
        goal = port.mapFromGlobal(self.view.viewport().mapToGlobal(self.point(x, y)))
        left, none = Qt.MouseButton.LeftButton, Qt.MouseButton.NoButton
        self._to(port, QEvent.Type.MouseButtonPress, here, left, left)
        for part in range(1, 6):
            self._to(port, QEvent.Type.MouseMove, here + (goal - here) * (part / 5), none, left)
        if let_go:
            self._to(port, QEvent.Type.MouseButtonRelease, goal, left, none)

    def _to(self, port, kind, at: QPoint, button, buttons) -> None:
        spot = QPointF(at)
        event = QMouseEvent(kind, spot, port.mapToGlobal(spot), button, buttons, Qt.KeyboardModifier.NoModifier)
        QApplication.sendEvent(port, event)


def table_on(session: Session, qtbot) -> Table:
    hand = open_on(session, qtbot)
    return Table(hand.window, qtbot)


@pytest.fixture
def table(qtbot) -> Table:
    """An empty hall; a wall divides it at x 12."""
    return table_on(session_in(), qtbot)
