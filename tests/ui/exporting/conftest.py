"""A small fight with secrets, which can be had without any of them; and the ways to write it."""

import hashlib
from collections.abc import Callable
from pathlib import Path

import platformdirs
import pytest
from msgspec.structs import replace
from PySide6.QtCore import QBuffer, QByteArray, QIODevice, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog, QLineEdit

from battlemap.encounter.tables import token_from
from battlemap.model import Door, Encounter, Note, Picture, Scene, Wall
from battlemap.rulesets import find_ruleset
from battlemap.ui.background import Pictures
from battlemap.ui.canvas.units import SQUARE
from battlemap.ui.exporting.files import Order, written
from battlemap.ui.exporting.frame import Frame
from battlemap.ui.exporting.look import Look
from battlemap.ui.exporting.part import Part, whole
from battlemap.ui.exporting.sheet import Sheet
from battlemap.ui.exporting.steps import run_to_end
from battlemap.ui.exporting.studio import Studio
from battlemap.ui.session import Session
from battlemap.ui.theme import LIGHT, apply_theme
from battlemap.ui.window import MainWindow
from tests.ui.canvas.conftest import open_on
from tests.ui.library.conftest import when_open
from tests.ui.panel.fights import Loaded

COLUMNS, ROWS = 12, 8
WALL = Wall(points=((7.0, 0.0), (7.0, 8.0)))
HALVES = (Wall(points=((7.0, 0.0), (7.0, 4.0))), Wall(points=((7.0, 5.0), (7.0, 8.0))))
SECRET = Door(id="secret", points=((7.0, 4.0), (7.0, 5.0)), state="secret")
ANA = {"id": "ana", "name": "Ana", "side": "party", "character": True, "at": [2, 3], "hp": 20, "max_hp": 28}
GOBLIN = {"id": "gob", "name": "Goblin", "side": "foes", "at": [4, 2], "hp": 7, "max_hp": 9}
LURKER = {"id": "lurker", "name": "Ξένος", "side": "foes", "at": [4, 5], "hp": 31, "max_hp": 33}
BEYOND = {"id": "ogre", "name": "Ωγρος", "side": "foes", "at": [10, 3], "hp": 59, "max_hp": 59}
NOTE, TITLE = "Παγίδα", "Ζητα"
SECRET_LETTERS = set("ΞΩΠΖ")
KNOWN, UNKNOWN = "#3a9d4b", "#c81fd0"
PPG = 20


def painted_ground() -> bytes:
    """Green where the players are, purple behind the wall."""
    image = QImage(COLUMNS * PPG, ROWS * PPG, QImage.Format.Format_RGB32)
    image.fill(QColor(KNOWN))
    painter = QPainter(image)
    painter.fillRect(7 * PPG, 0, 5 * PPG, ROWS * PPG, QColor(UNKNOWN))
    painter.end()
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG")
    return bytes(data.data())


def fight(*, secrets: bool = True, beyond: bool = True, picture: bytes | None = None) -> Encounter:
    """`secrets`: somebody hidden, a secret door, a note, a title; `beyond`: what is behind the wall."""
    lurker = token_from(LURKER)
    tokens = [token_from(ANA), token_from(GOBLIN)]
    tokens += [replace(lurker, hidden=True)] if secrets else []
    tokens += [token_from(BEYOND)] if beyond else []
    lies = None
    if picture is not None:
        sha256 = hashlib.sha256(picture).hexdigest()
        lies = Picture(sha256=sha256, px_per_square=float(PPG), width_px=COLUMNS * PPG, height_px=ROWS * PPG)
    rows = ("." * COLUMNS, *("." * 8 + ("~#~." if beyond else "....") for _ in range(ROWS - 1)))
    scene = Scene(
        rows=rows, walls=HALVES if secrets else (WALL,), doors=(SECRET,) if secrets else (),
        notes=(Note(at=(3.5, 6.5), text=NOTE),) if secrets else (), picture=lies,
    )  # fmt: skip
    return Encounter(
        ruleset="dnd2024", scene=scene, tokens={token.id: token for token in tokens}, title=TITLE if secrets else ""
    )


@pytest.fixture(autouse=True)
def themed(qapp) -> None:
    apply_theme(qapp)


def studio(state: Encounter, picture: bytes | None = None) -> Studio:
    return Studio(state, find_ruleset(state.ruleset), Pictures(lambda _sha256: picture))


def sheet(state: Encounter, look: Look, px: float = 32, part: Part | None = None, picture: bytes | None = None) -> Sheet:
    drawn = run_to_end(studio(state, picture).drawn(look, LIGHT))
    return Sheet(drawn, Frame(part or whole(state.scene), px, look.coordinates), look, LIGHT)


def write(state: Encounter, path: Path, look: Look, picture: bytes | None = None, title: str = "") -> Path:
    """The whole map; the ending says how."""
    kind = path.suffix.removeprefix(".")
    px = 32 if kind in ("png", "webp") else SQUARE
    return run_to_end(written(sheet(state, look, px, picture=picture), Order(path, kind, title=title)))


# ---------------------------------------------------------------- a window, and files asked for
@pytest.fixture
def window(qtbot, monkeypatch, tmp_path):
    """On the fight with its picture, in a file of its own; round 1."""
    monkeypatch.setattr(platformdirs, "user_data_dir", lambda *_, **__: str(tmp_path / "data"))
    monkeypatch.setattr(platformdirs, "user_cache_dir", lambda *_, **__: str(tmp_path / "cache"))
    session = Session()
    session.roller = Loaded()
    data = painted_ground()
    state = fight(picture=data)
    assert session.new_fight(state, {state.scene.picture.sha256: data})
    found = open_on(session, qtbot).window
    yield found
    session.close()


@pytest.fixture
def folder(tmp_path) -> Path:
    """Where exported files go."""
    found = tmp_path / "out"
    found.mkdir()
    return found


def name_it(path: Path, then: Callable[[QFileDialog], object] | None = None) -> None:
    """The file dialog that opens next gets this name."""

    def typed(dialog: QFileDialog) -> None:
        field = dialog.findChild(QLineEdit, "fileNameEdit")
        field.setText(str(path))
        if then is not None:
            then(dialog)
        QTest.keyClick(field, Qt.Key.Key_Return)

    when_open(QFileDialog, typed)


def act(window: MainWindow, words: str) -> None:
    """Choose it as in the menu."""
    found = [action for action in window.all_actions() if action.text().replace("&", "") == words]
    assert len(found) == 1
    found[0].trigger()
