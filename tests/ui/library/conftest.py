"""A library of its own for each test: an empty folder of fights, an empty cache."""

from collections.abc import Callable
from pathlib import Path

import platformdirs
import pytest
from msgspec.structs import replace
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QWidget

from battlemap.encounter import commands as c
from battlemap.encounter.tables import token_from
from battlemap.model import Door, Encounter, Scene, Wall
from battlemap.rulesets import find_ruleset
from battlemap.storage import FightFile, fights_folder
from battlemap.ui.library import shelf
from battlemap.ui.library.dialog import LibraryDialog
from battlemap.ui.session import Session
from battlemap.ui.settings import Settings
from battlemap.ui.theme import apply_theme
from tests.ui.panel.fights import Loaded

WALLED = Scene(
    rows=("............",) * 8, name="The mill", walls=(Wall(points=((3.0, 0.0), (3.0, 8.0))),),
    doors=(Door(id="d", points=((3.0, 3.0), (3.0, 4.0))),),
)  # fmt: skip
HERO = {"id": "ana", "name": "Ana", "character": True, "at": [5, 5], "hp": 20, "max_hp": 20, "ac": 15}
FRIEND = {"id": "tomas", "name": "Tomás", "character": True, "at": [6, 5], "hp": 12, "max_hp": 12}
GOBLIN = {"id": "gob", "name": "Goblin", "side": "foes", "at": [9, 1], "hp": 7, "max_hp": 7}


def fight(*tokens: dict, ruleset: str = "dnd2024", scene: Scene | None = None) -> Encounter:
    made = [token_from(table) for table in tokens]
    return Encounter(
        ruleset=ruleset, scene=scene or Scene(rows=("............",) * 8), tokens={token.id: token for token in made}
    )


@pytest.fixture(autouse=True)
def folders(tmp_path, monkeypatch, qapp) -> Path:
    """The folder of fights."""
    monkeypatch.setattr(platformdirs, "user_data_dir", lambda *_, **__: str(tmp_path / "data"))
    monkeypatch.setattr(platformdirs, "user_cache_dir", lambda *_, **__: str(tmp_path / "cache"))
    apply_theme(qapp)
    return fights_folder()


@pytest.fixture
def without_shipped(monkeypatch) -> None:
    monkeypatch.setattr(shelf, "shipped", lambda: iter(()))


def make(name: str, state: Encounter, pictures: dict[str, bytes] | None = None, begun: bool = False) -> Path:
    """A fight in the folder, closed."""
    path = fights_folder() / f"{name}.battlemap"
    with FightFile.create(path, state, pictures or {}) as file:
        if begun:
            totals = dict.fromkeys(state.tokens, 10)
            file.document(find_ruleset).do(c.Begin(totals=totals, ties=tuple(totals)))
    return path


def state_of(path: Path) -> Encounter:
    """What is in a closed file."""
    with FightFile.open(path) as file:
        return file.document(find_ruleset).state


@pytest.fixture
def session(qapp):
    found = Session()
    found.roller = Loaded()
    yield found
    found.close()


def settled(dialog, qtbot) -> None:
    """All cards have been read."""
    rows = [dialog.pane.model.index(number).data(256) for number in range(dialog.pane.model.rowCount())]
    qtbot.waitUntil(lambda: all(row.summary is not None for row in rows), timeout=8000)


@pytest.fixture
def library(qtbot, session, without_shipped):
    """Opens the library on the session's fight; `went` are the rows a party was asked to go to."""

    def show() -> LibraryDialog:
        dialog = LibraryDialog(session, Settings(), session.open_path, lambda row: dialog.went.append(row) or True, None)
        dialog.went = []
        qtbot.addWidget(dialog)
        with qtbot.waitExposed(dialog):
            dialog.show()
        dialog.activateWindow()
        qtbot.waitUntil(dialog.isActiveWindow)
        settled(dialog, qtbot)
        return dialog

    return show


def titles(dialog) -> list[str]:
    return [dialog.pane.shelf.row(number).title for number in range(dialog.pane.shelf.rowCount())]


def when_open(kind: type[QWidget], deed: Callable[[QWidget], object], tries: int = 60) -> None:
    """Do it with the modal window of that kind, once it is there."""
    window = QApplication.activeModalWidget()
    if isinstance(window, kind):
        deed(window)
    elif tries:
        QTimer.singleShot(20, QApplication.instance(), lambda: when_open(kind, deed, tries - 1))


def hurt(state: Encounter, who: str, hp: int) -> Encounter:
    return replace(state, tokens={**state.tokens, who: replace(state.tokens[who], hp=hp)})
