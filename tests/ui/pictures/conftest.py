"""Pictures of creatures given by real gestures, in fights that are on disk."""

import io

import pytest
from PIL import Image
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDragLeaveEvent, QDragMoveEvent, QDropEvent
from PySide6.QtWidgets import QApplication

from battlemap.encounter.tables import token_from
from battlemap.model import Encounter, Scene
from battlemap.storage import FightFile
from battlemap.ui.session import Session
from battlemap.ui.theme import apply_theme
from tests.ui.canvas.conftest import Hand, open_on

RED, BLUE = (200, 30, 30), (30, 30, 200)
CAST = [
    {"id": "ana", "name": "Ana", "character": True, "at": [2, 2], "hp": 20},
    *({"id": f"gob-{i}", "name": f"Goblin {i}", "side": "foes", "at": [4 + i, 3], "hp": 7} for i in (1, 2, 3)),
    {"id": "ogre", "name": "Ogre", "side": "foes", "size": "large", "at": [9, 6], "hp": 40},
]  # fmt: skip


def picture(colour=RED, size=(300, 400), kind: str = "PNG", **how) -> bytes:
    out = io.BytesIO()
    Image.new("RGB", size, colour).save(out, kind, **how)
    return out.getvalue()


def fight() -> Encounter:
    tokens = {entry["id"]: token_from(entry) for entry in CAST}
    return Encounter(ruleset="dnd2024", scene=Scene(rows=("." * 14,) * 10), tokens=tokens, title="Ambush")


@pytest.fixture
def session(qapp, tmp_path):
    """A fight on disk."""
    apply_theme(qapp)
    path = tmp_path / "ambush.battlemap"
    FightFile.create(path, fight()).close()
    session = Session()
    assert session.open_path(path)
    yield session
    session.close()


@pytest.fixture
def hand(session, qtbot) -> Hand:
    return open_on(session, qtbot)


@pytest.fixture
def file(tmp_path):
    """A picture file."""
    path = tmp_path / "goblin.png"
    path.write_bytes(picture())
    return path


def mime_of(path) -> QMimeData:
    mime = QMimeData()
    mime.setUrls([QUrl.fromLocalFile(str(path))])
    return mime


class Drag:
    """A drag from another program over a widget of ours, event by event."""

    def __init__(self, widget, mime: QMimeData) -> None:
        self._widget, self._mime = widget, mime
        self.is_taken = False

    def _how(self):
        return Qt.DropAction.CopyAction, self._mime, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier

    def _send(self, event) -> None:
        event.setAccepted(False)
        QApplication.sendEvent(self._widget, event)
        self.is_taken = event.isAccepted()

    def enter(self, at: QPoint) -> None:
        self._send(QDragEnterEvent(at, *self._how()))

    def to(self, at: QPoint) -> None:
        self._send(QDragMoveEvent(at, *self._how()))

    def leave(self) -> None:
        self._send(QDragLeaveEvent())

    def drop(self, at: QPoint) -> None:
        self._send(QDropEvent(QPointF(at), *self._how()))


def place(hand: Hand, x: float, y: float) -> QPoint:
    """A place in squares, in the window's coordinates."""
    return hand.view.viewport().mapTo(hand.window, hand.point(x, y))


def drop_on(hand: Hand, mime: QMimeData, x: float, y: float) -> Drag:
    drag, at = Drag(hand.window, mime), place(hand, x, y)
    drag.enter(at)
    drag.to(at)
    drag.drop(at)
    return drag


def read_to_end(qtbot, drops) -> None:
    qtbot.waitUntil(lambda: not drops.is_busy, timeout=20_000)


def picture_of(session, token_id: str) -> str:
    return session.state.tokens[token_id].creature.picture


def disc_of(session, token_id: str) -> Image.Image:
    """The picture as the fight's file keeps it."""
    return Image.open(io.BytesIO(session.picture(picture_of(session, token_id))))
