"""The real window and the players' beside it, on a fight with a map: what each shows, told by the pixels."""

from collections.abc import Callable
from dataclasses import dataclass
from time import monotonic, sleep

import numpy as np
from PySide6.QtCore import QPoint
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QApplication

from battlemap.encounter import commands as c
from battlemap.encounter.tables import token_from
from battlemap.geometry import Cell
from battlemap.importers import import_map
from battlemap.model import Encounter
from battlemap.rulesets import DEFAULT
from battlemap.ui.canvas.units import SQUARE
from battlemap.ui.player.placing import IN_A_WINDOW
from battlemap.ui.player.window import PlayerWindow
from battlemap.ui.selftest.desk import Desk, Fault, expect, settle
from battlemap.ui.selftest.exchange import COLUMNS, CORNERS, ROWS, encoded, is_near
from battlemap.ui.session import Session
from battlemap.ui.settings import Settings
from battlemap.ui.window import MainWindow

SHOWN, HIDDEN = Cell(2, 1), Cell(5, 4)
INKS = {"ana": "cyan", "ghost": "magenta"}
"""The rings of the two tokens: colours nothing else on the map or in the window's palette has."""
CELLS = [Cell(x, y) for y in range(ROWS) for x in range(COLUMNS)]
WAIT_SECONDS, PAUSE_SECONDS = 10.0, 0.02
FEWEST_PIXELS, HALF, VIVID = 40, 127, 60
SIZE = (1100, 720)


def views(desk: Desk) -> str:
    """Map, a token and a hidden one for the game master; map and token, and nothing of the hidden one, for the players."""
    app = desk.app()
    window = MainWindow(Session(), Settings())
    try:
        window.resize(*SIZE)
        window.show()
        expect(window.session.new_fight(*_fight(desk)), "the fight could not be put on the table")
        window.view.fit()
        window.placing.open_on(IN_A_WINDOW)
        told = _looked_at(window)
        _no_dialogs(app, window)
        return told
    finally:
        window.placing.close()
        window.close()
        window.deleteLater()
        settle()


def _fight(desk: Desk) -> tuple[Encounter, dict[str, bytes]]:
    path = desk.folder / "views.png"
    path.write_bytes(encoded())
    found = import_map(path, columns=COLUMNS, rows=ROWS)
    if found.picture is None or found.scene.picture is None:
        raise Fault("the map came without its picture")
    tables = (
        {"id": "ana", "name": "Ana", "character": True, "at": list(SHOWN), "hp": 24, "colour": INKS["ana"]},
        {"id": "ghost", "name": "Ghost", "side": "foes", "at": list(HIDDEN), "hp": 13, "hidden": True, "colour": INKS["ghost"]},
    )
    tokens = {token.id: token for token in map(token_from, tables)}
    state = Encounter(ruleset=DEFAULT, scene=found.scene, tokens=tokens, title="Self-test")
    return state, {found.scene.picture.sha256: found.picture}


def _looked_at(window: MainWindow) -> str:
    players = window.placing.window
    if players is None or not players.isVisible():
        raise Fault("the players' window did not open")
    gm = _with_map("the game master's view", lambda: _gm_shot(window))
    theirs = _with_map("the players' view", lambda: _shot(players))
    for who, there in (("game master does", gm.around(SHOWN, "ana")), ("players do", theirs.around(SHOWN, "ana"))):
        expect(there >= FEWEST_PIXELS, f"the {who} not see the token where it stands ({there} pixels of it)")
    hidden = gm.around(HIDDEN, "ghost"), theirs.all_of("ghost")
    expect(hidden[0] >= FEWEST_PIXELS, f"the game master does not see the hidden token ({hidden[0]} pixels of it)")
    expect(hidden[1] == 0, f"the players see the hidden token ({hidden[1]} pixels of it)")
    expect(window.session.do(c.Edit(token="ghost", fields={"hidden": False})), "the hidden token could not be shown")
    found = _shot(players).around(HIDDEN, "ghost")
    expect(found >= FEWEST_PIXELS, f"the players do not see the token that is hidden no more ({found} pixels of it)")
    return "map and token in both, a hidden one only in the game master's, until it is shown"


# ---------------------------------------------------------------- pixels
@dataclass(frozen=True, slots=True)
class Shot:
    """A view, and where the middles of the map's squares lie in it: both of one moment, for windows are laid out bit by bit."""

    image: QImage
    middles: dict[Cell, QPoint]

    def at(self, cell: Cell) -> QColor:
        return self.image.pixelColor(self.middles[cell])

    def around(self, cell: Cell, token: str) -> int:
        """So many pixels in that square have the colour of the token's ring."""
        reach = (self.middles[Cell(1, 0)].x() - self.middles[Cell(0, 0)].x()) // 2
        middle = self.middles[cell]
        return _of_ink(self.image.copy(middle.x() - reach, middle.y() - reach, 2 * reach, 2 * reach), token)

    def all_of(self, token: str) -> int:
        """So many of them are anywhere."""
        return _of_ink(self.image, token)


def _gm_shot(window: MainWindow) -> Shot:
    settle()
    return Shot(window.view.viewport().grab().toImage(), {cell: window.view.viewport_point(cell) for cell in CELLS})


def _shot(players: PlayerWindow) -> Shot:
    settle()
    players.settle()
    display, seen = players.display, players.display.seen_rect()

    def point(cell: Cell) -> QPoint:
        across, down = ((cell.x + 0.5) * SQUARE - seen.x()) / seen.width(), ((cell.y + 0.5) * SQUARE - seen.y()) / seen.height()
        return QPoint(round(across * display.width()), round(down * display.height()))

    return Shot(display.grab().toImage(), {cell: point(cell) for cell in CELLS})


def _with_map(name: str, take: Callable[[], Shot]) -> Shot:
    """The view, as soon as the map's picture is in it: that is decoded in a thread."""
    end = monotonic() + WAIT_SECONDS
    while wrong := _wrong_ground(shot := take()):
        if monotonic() > end:
            raise Fault(f"{name} does not show the map: {wrong}")
        sleep(PAUSE_SECONDS)
    return shot


def _wrong_ground(shot: Shot) -> str:
    """Which corner of the map has not the colour of its picture; "" for none.  Nobody stands there."""
    for (x, y), colour in CORNERS.items():
        seen = shot.at(Cell(x * (COLUMNS - 1), y * (ROWS - 1)))
        if not is_near(seen, colour):
            return f"a square that is {colour} is {seen.name()}"
    return ""


def _of_ink(image: QImage, token: str) -> int:
    """So many pixels have the colour of its ring, be it half through over something else."""
    colour = QColor(INKS[token])
    is_strong = np.array([part > HALF for part in (colour.red(), colour.green(), colour.blue())])
    rgb = image.convertToFormat(QImage.Format.Format_RGBX8888)
    pixels = np.frombuffer(rgb.constBits(), np.uint8).reshape(rgb.height(), rgb.width(), 4)[:, :, :3].astype(int)
    return int((pixels[:, :, is_strong].min(axis=2) - pixels[:, :, ~is_strong].max(axis=2) > VIVID).sum())


# ---------------------------------------------------------------- dialogs
def _no_dialogs(app: QApplication, window: MainWindow) -> None:
    own = (window, window.placing.window)
    strange = [each for each in app.topLevelWidgets() if each.isVisible() and each not in own]
    names = ", ".join(f"{type(each).__name__} {each.windowTitle()!r}" for each in strange)
    expect(not strange, f"other windows stand open: {names}")
