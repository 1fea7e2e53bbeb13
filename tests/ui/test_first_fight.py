"""The program's main job, driven as a game master drives it: by Qt's events without a screen, by xdotool in a real window."""

import shutil
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from battlemap.ui.application import application
from battlemap.ui.session import Session
from battlemap.ui.settings import Settings
from battlemap.ui.window import MainWindow
from tests.ui.first_fight import play

KEYS = {"1": Qt.Key.Key_1, "Return": Qt.Key.Key_Return, "Escape": Qt.Key.Key_Escape, "space": Qt.Key.Key_Space}
Cell = tuple[int, int]


class QtHand:
    """Events given to Qt."""

    def __init__(self, window: MainWindow, qtbot) -> None:
        self.window, self.qtbot, self.view = window, qtbot, window.view

    def settle(self) -> None:
        self.qtbot.wait(60)

    def until(self, said: Callable[[], bool]) -> None:
        self.qtbot.waitUntil(said, timeout=6000)

    def point(self, cell: Cell) -> QPoint:
        return self.view.viewport_point(cell)

    def drag(self, *cells: Cell) -> None:
        port = self.view.viewport()
        QTest.mousePress(port, Qt.MouseButton.LeftButton, pos=self.point(cells[0]))
        for cell in cells[1:]:
            QTest.mouseMove(port, self.point(cell))
            self.qtbot.wait(10)
        QTest.mouseRelease(port, Qt.MouseButton.LeftButton, pos=self.point(cells[-1]))
        self.qtbot.wait(20)

    def click(self, cell: Cell) -> None:
        QTest.mouseClick(self.view.viewport(), Qt.MouseButton.LeftButton, pos=self.point(cell))
        self.qtbot.wait(20)

    def press_key(self, name: str) -> None:
        self.until(lambda: QApplication.focusWidget() is not None)
        target = QApplication.focusWidget()
        if name == "ctrl+z":
            QTest.keyClick(target, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
        else:
            QTest.keyClick(target, KEYS[name])
        self.qtbot.wait(20)


class XdotoolHand(QtHand):
    """A real pointer and keyboard."""

    def point(self, cell: Cell) -> QPoint:
        return self.view.viewport().mapToGlobal(super().point(cell))

    def _do(self, *words: str) -> None:
        subprocess.run(["xdotool", *words], check=True, timeout=10)
        self.qtbot.wait(40)

    def _to(self, cell: Cell) -> None:
        point = self.point(cell)
        self._do("mousemove", str(point.x()), str(point.y()))

    def drag(self, *cells: Cell) -> None:
        self._to(cells[0])
        self._do("mousedown", "1")
        for cell in cells[1:]:
            self._to(cell)
        self._do("mouseup", "1")
        self.qtbot.wait(80)

    def click(self, cell: Cell) -> None:
        self._to(cell)
        self._do("click", "1")
        self.qtbot.wait(80)

    def press_key(self, name: str) -> None:
        self._do("key", "--clearmodifiers", name)
        self.qtbot.wait(60)


@pytest.fixture
def window(qtbot, qapp) -> Iterator[MainWindow]:
    application()
    found = MainWindow(Session(), Settings())
    qtbot.addWidget(found)
    found.resize(1200, 760)
    with qtbot.waitExposed(found):
        found.show()
    found.activateWindow()
    qtbot.waitUntil(found.isActiveWindow)
    yield found
    found.close()


def test_a_first_fight_from_map_to_undo(window, qtbot, tmp_path: Path) -> None:
    play(window, QtHand(window, qtbot), tmp_path)


@pytest.mark.xcb
def test_a_first_fight_in_a_real_window(window, qtbot, tmp_path: Path) -> None:
    assert shutil.which("xdotool"), "xdotool drives this test"
    play(window, XdotoolHand(window, qtbot), tmp_path)
