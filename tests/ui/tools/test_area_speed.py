"""Dragging an area never makes the window wait, however many walls there are; its squares come when they are counted."""

import time

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from battlemap.encounter import asks
from battlemap.geometry import Cell
from battlemap.ui.canvas.units import SQUARE
from tests.benchmarks import scene
from tests.ui.canvas.conftest import open_on

COLUMNS, WALLS, ENEMIES, MOVES = 100, 1000, 60, 120
FRAME_MS = 16.0


def hand_on(ruleset: str, qtbot):
    hand = open_on(scene.session_on(scene.fight(COLUMNS, WALLS, ENEMIES, ruleset)), qtbot)
    hand.window.resize(1600, 900)
    view, (x, y) = hand.view, hand.window.session.state.tokens[scene.HERO].at
    view.zoom_by(1 / view.zoom)
    view.centerOn(QPointF((x + 0.5) * SQUARE, (y + 0.5) * SQUARE))
    hand.window.choose_tool("area")
    QApplication.processEvents()
    return hand


@pytest.mark.parametrize(
    ("ruleset", "shape", "size"),
    [("dnd2024", "sphere", 6.0), ("dnd2024", "cone", 18.0), ("dnd2024", "sphere", 36.0), ("dnd4e", "burst", 12.0),
     ("dnd4e", "blast", 4.5)],
)  # fmt: skip
def test_no_move_takes_a_frame(ruleset, shape, size, qtbot):
    """By the time this thread works: what else the machine does is no part of it."""
    hand = hand_on(ruleset, qtbot)
    tool = hand.window.tools["area"]
    tool.bar.choose(shape)
    tool.bar.size_.setValue(size)
    start = Cell(*hand.window.session.state.tokens[scene.HERO].at)
    took: list[float] = []
    hand.press(start.x, start.y)
    for number, (cell, across, down) in enumerate(scene.wander(start, MOVES, 22, 12)):
        before = time.thread_time()
        hand.to(cell.x + across, cell.y + down)
        QApplication.processEvents()
        took.append((time.thread_time() - before) * 1000)
        if number % 20 == 19:
            QTest.qWait(120)
    took.sort()
    assert took[int(0.95 * len(took))] < FRAME_MS, took[-8:]
    tool.cancel()


def test_what_is_slow_is_counted_while_the_pointer_rests(qtbot):
    hand = hand_on("dnd4e", qtbot)
    tool, session = hand.window.tools["area"], hand.window.session
    tool.bar.choose("burst")
    tool.bar.size_.setValue(18.0)
    x, y = session.state.tokens[scene.HERO].at
    hand.press(x + 1, y)
    assert tool.overlay.look.cells is None and tool.overlay.look.corners, "the bare shape is there at once"
    assert tool.bar.caught.text() == "Counting…"
    qtbot.waitUntil(lambda: tool.overlay.look.cells is not None, timeout=10000)
    wanted = session.ask(asks.AskArea(shape="burst", start=(x + 1, y), size=18.0))
    assert [list(cell) for cell in tool.overlay.look.cells] == wanted["squares"]
    hand.to(x + 4, y + 3)
    hand.release(x + 4, y + 3)
    assert tool.card is not None, "letting go waits for nothing"
    assert tool.card.damage.rows.ticked()
