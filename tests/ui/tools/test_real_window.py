"""A small dungeon drawn with a real pointer and keyboard in a real window, and taken back stroke by stroke."""

import shutil
import subprocess

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QApplication, QWidget

from battlemap.model import Scene
from battlemap.ui.canvas.units import SQUARE
from tests.ui.tools.conftest import bearer, drawer_on

pytestmark = pytest.mark.xcb


class Pointer:
    def __init__(self, drawer) -> None:
        self.drawer, self.view = drawer, drawer.view

    def do(self, *words: object) -> None:
        subprocess.run(["xdotool", *map(str, words)], check=True, timeout=10)
        self.drawer.qtbot.wait(40)

    def to(self, x: float, y: float) -> None:
        point = self.view.viewport().mapToGlobal(self.view.mapFromScene(QPointF(x * SQUARE, y * SQUARE)))
        self.do("mousemove", point.x(), point.y())

    def click(self, *places: tuple[float, float]) -> None:
        for place in places:
            self.to(*place)
            self.do("click", 1)

    def drag(self, *places: tuple[float, float]) -> None:
        self.to(*places[0])
        self.do("mousedown", 1)
        for place in places[1:]:
            self.to(*place)
        self.do("mouseup", 1)

    def press(self, widget: QWidget) -> None:
        point = widget.mapToGlobal(widget.rect().center())
        self.do("mousemove", point.x(), point.y())
        self.do("click", 1)

    def key(self, *names: str) -> None:
        for name in names:
            self.do("key", "--clearmodifiers", name)


def test_a_dungeon_from_nothing(qapp, qtbot) -> None:
    if shutil.which("xdotool") is None:
        pytest.skip("no xdotool")
    assert qapp.platformName() == "xcb"
    drawer = drawer_on(Scene(rows=("." * 16,) * 10), qtbot, bearer("ana", (1, 8)))
    hand, tools, states = Pointer(drawer), drawer.window.tools, [drawer.scene]

    def kept() -> Scene:
        qtbot.waitUntil(lambda: drawer.scene is not states[-1], timeout=4000)
        states.append(drawer.scene)
        return drawer.scene

    hand.key("w")
    hand.press(tools["wall"].bar.modes["rectangle"])
    hand.drag((4, 3), (6, 5), (9, 7))
    assert kept().walls[0].points == ((4, 3), (9, 3), (9, 7), (4, 7), (4, 3))
    hand.press(tools["wall"].bar.modes["line"])
    hand.click((9, 4), (12, 4), (12, 6))
    hand.key("BackSpace", "Return")
    assert kept().walls[1].points == ((9, 4), (12, 4))
    hand.key("shift+d")
    hand.click((9.0, 5.5))
    assert kept().doors[0].points == ((9, 5), (9, 6))
    hand.key("t")
    hand.drag((5.5, 4.5), (6.5, 4.5), (6.5, 5.5))
    assert kept().rows[4][5:7] == "~~" and drawer.scene.rows[5][6] == "~"
    hand.key("l")
    hand.drag((6, 6), (7, 6), (8, 6))
    assert kept().lights[0].bright == 30
    hand.key("shift+n")
    hand.click((14, 8))
    qtbot.waitUntil(lambda: tools["note"].card.text.hasFocus())
    hand.do("type", "--delay", 15, "The dragon sleeps (W, T, L).")
    hand.key("ctrl+Return")
    assert kept().notes[0].text == "The dragon sleeps (W, T, L)."
    assert QApplication.focusWidget() is drawer.view
    for before in reversed(states[:-1]):
        hand.key("ctrl+z")
        qtbot.waitUntil(lambda wanted=before: drawer.scene == wanted, timeout=4000)
