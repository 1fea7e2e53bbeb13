"""The real window and the players' beside it, on a fight with a map: what each shows, told by the pixels."""

from collections.abc import Callable
from time import monotonic, sleep

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
from battlemap.ui.selftest.desk import Desk, Fault, expect, settle
from battlemap.ui.selftest.exchange import COLUMNS, CORNERS, ROWS, encoded, is_near
from battlemap.ui.session import Session
from battlemap.ui.settings import Settings
from battlemap.ui.window import MainWindow

SHOWN, HIDDEN = Cell(2, 1), Cell(5, 4)
INKS = {"ana": "#00e5ff", "ghost": "#ff00e5"}
"""The rings of the two tokens: colours nothing else on the map or in the window's palette has."""
WAIT_SECONDS = 10.0
FEWEST_PIXELS = 40
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
    gm = _drawn("the game master's view", lambda: window.view.viewport().grab().toImage(), window.view.viewport_point)
    display = players.display

    def grabbed() -> QImage:
        players.settle()
        return display.grab().toImage()

    def point(cell: Cell) -> QPoint:
        seen = display.seen_rect()
        across, down = ((cell[0] + 0.5) * SQUARE - seen.x()) / seen.width(), ((cell[1] + 0.5) * SQUARE - seen.y()) / seen.height()
        return QPoint(round(across * display.width()), round(down * display.height()))

    theirs = _drawn("the players' view", grabbed, point)
    shown = _square(gm, window.view.viewport_point(SHOWN), "ana"), _square(theirs, point(SHOWN), "ana")
    expect(shown[0] >= FEWEST_PIXELS, f"the game master does not see the token where it stands ({shown[0]} pixels of it)")
    expect(shown[1] >= FEWEST_PIXELS, f"the players do not see the token where it stands ({shown[1]} pixels of it)")
    hidden = _of_ink(gm, "ghost"), _of_ink(theirs, "ghost")
    expect(hidden[0] >= FEWEST_PIXELS, f"the hidden token is not seen by the game master ({hidden[0]} pixels of it)")
    expect(hidden[1] == 0, f"the players see the hidden token ({hidden[1]} pixels of it)")
    expect(window.session.do(c.Edit(token="ghost", fields={"hidden": False})), "the hidden token could not be shown")
    found = _square(grabbed(), point(HIDDEN), "ghost")
    expect(found >= FEWEST_PIXELS, f"the players do not see the token that is hidden no more ({found} pixels of it)")
    return "map and token in both, a hidden one only in the game master's, until it is shown"


def _drawn(name: str, grab: Callable[[], QImage], point: Callable[[Cell], QPoint]) -> QImage:
    """The view, as soon as the map's picture is in it: that is decoded in a thread."""
    end, image, wrong = monotonic() + WAIT_SECONDS, QImage(), ""
    while monotonic() < end:
        settle()
        image = grab()
        wrong = _wrong_ground(image, point)
        if not wrong:
            return image
        sleep(0.02)
    raise Fault(f"{name} does not show the map: {wrong}")


def _wrong_ground(image: QImage, point: Callable[[Cell], QPoint]) -> str:
    """Which corner of the map has not the colour of its picture; "" for none.  Nobody stands there."""
    for (x, y), colour in CORNERS.items():
        cell = Cell(x * (COLUMNS - 1), y * (ROWS - 1))
        seen = image.pixelColor(point(cell))
        if not is_near(seen, colour):
            return f"a square that is {colour} is {seen.name()}"
    return ""


def _square(image: QImage, middle: QPoint, token: str) -> int:
    """So many pixels of its ring are near that point."""
    reach = min(image.width() // COLUMNS, image.height() // ROWS) // 2
    return _of_ink(image.copy(middle.x() - reach, middle.y() - reach, 2 * reach, 2 * reach), token)


def _of_ink(image: QImage, token: str) -> int:
    """So many pixels have the hue of its ring, also half through over something else."""
    hue = QColor(INKS[token]).hsvHue()
    pixels = (image.pixelColor(x, y) for y in range(image.height()) for x in range(image.width()))
    return sum(pixel.hsvSaturation() > 110 and pixel.value() > 110 and abs(pixel.hsvHue() - hue) <= 8 for pixel in pixels)


def _no_dialogs(app: QApplication, window: MainWindow) -> None:
    own = (window, window.placing.window)
    strange = [each for each in app.topLevelWidgets() if each.isVisible() and each not in own]
    names = ", ".join(f"{type(each).__name__} {each.windowTitle()!r}" for each in strange)
    expect(not strange, f"other windows stand open: {names}")
