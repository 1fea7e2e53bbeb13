"""What moves by itself is short, and nobody waits for it: places, clicks and keys are those of its end."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from battlemap.encounter import commands as c
from battlemap.geometry import Cell
from battlemap.ui import motion
from battlemap.ui.canvas.units import SQUARE
from battlemap.ui.gliding import LONGEST_MS
from battlemap.ui.settings import Settings
from tests.ui.every_dialog import put_away, window_on_the_fight


@pytest.fixture
def window(qapp, qtbot):
    found = window_on_the_fight()
    with qtbot.waitExposed(found):
        found.show()
    yield found
    put_away(found)
    motion.choose(Settings())


def still(window) -> None:
    window.settings.set_text(motion.CHOSEN, "no")
    motion.choose(window.settings)


def item(window, who: str = "ogre"):
    return window.view.items_by_id[who]


def walk(window, to: tuple[int, int] = (11, 6)) -> None:
    window.session.do(c.MoveToken(token="ogre", to=to, force=True))


def test_a_token_glides_along_its_way_and_is_there_from_the_start(window, qtbot):
    before = item(window).pos()
    walk(window)
    shown = item(window)
    assert shown.pos().x() == 11 * SQUARE and window.view.token_under(window.view.viewport_point(Cell(11, 6), 2)) == "ogre"
    drawn = shown.mapToScene(0, 0)
    assert (drawn - before).manhattanLength() < SQUARE < (drawn - shown.pos()).manhattanLength()
    qtbot.waitUntil(lambda: shown.transform().isIdentity(), timeout=10 * LONGEST_MS)
    assert not window.view.glides.is_running


@pytest.mark.parametrize("gesture", ["press", "key", "wheel", "drag"])
def test_any_gesture_ends_it(window, gesture):
    walk(window)
    assert window.view.glides.is_running
    port, view = window.view.viewport(), window.view
    if gesture == "press":
        QTest.mouseClick(port, Qt.MouseButton.LeftButton, pos=view.viewport_point(Cell(1, 8)))
    elif gesture == "key":
        QTest.keyClick(view, Qt.Key.Key_Right)
    elif gesture == "wheel":
        view.zoom_by(1.1)
        walk(window, (12, 6))
        QTest.mousePress(port, Qt.MouseButton.LeftButton, pos=view.viewport_point(Cell(12, 6), 2))
    else:
        QTest.mousePress(port, Qt.MouseButton.LeftButton, pos=view.viewport_point(Cell(11, 6), 2))
        QTest.mouseMove(port, view.viewport_point(Cell(9, 7), 2))
    assert item(window).transform().isIdentity()


def test_back_and_forth_in_history_glide_too(window):
    walk(window)
    window.view.glides.finish()
    window.session.undo()
    assert window.view.glides.is_running and item(window).pos().x() == 9 * SQUARE


def test_with_less_motion_everything_is_there_at_once(window):
    still(window)
    window.view.zoom_by(6)
    walk(window)
    window.view.show_token("ogre")
    assert item(window).transform().isIdentity() and not window.view.glides.is_running
    window.open_entry("-7", "ogre")
    assert all(card.graphicsEffect() is None for card in window.children() if hasattr(card, "graphicsEffect"))


def test_the_view_glides_to_whom_it_is_to_show(window, qtbot):
    view = window.view
    view.zoom_by(6)
    view.centerOn(0, 0)
    first = view.horizontalScrollBar().value()
    view.show_token("ogre")
    assert view.horizontalScrollBar().value() == first and view.glides.is_running
    view.glides.finish()
    assert view.viewport().rect().contains(view.viewport_point(Cell(9, 3), 2))


def test_a_card_fades_in_and_stands_where_the_token_is_seen(window, qtbot):
    view = window.view
    view.zoom_by(6)
    view.centerOn(0, 0)
    window.open_entry("-7", "ogre")
    card = next(child for child in window.children() if type(child).__name__ == "QuickEntry")
    assert not view.glides.is_running and card.graphicsEffect().opacity() < 1
    QTest.keyClicks(card.amount, "5")
    assert "5" in card.amount.text()
    qtbot.waitUntil(lambda: card.graphicsEffect() is None, timeout=10 * LONGEST_MS)


def test_nothing_glides_longer_than_a_quarter_of_a_second():
    assert LONGEST_MS <= 250
