"""Where the players' window is: on its screen by name, gone with it and back with it, never over the game master's window."""

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication

from battlemap.ui.player.placing import IN_A_WINDOW, SCREEN_KEY, behind, beside
from tests.ui.canvas.conftest import open_on, session_on

DESK = QRect(0, 0, 1920, 1040)


@pytest.fixture
def projector():
    return next(screen for screen in QGuiApplication.screens() if screen.name() == "Projector")


@pytest.fixture
def placing(hand):
    yield hand.window.placing
    hand.window.placing.close()


@pytest.fixture
def told(placing) -> list[str]:
    said: list[str] = []
    placing.told.connect(said.append)
    return said


def unplug(screen) -> None:
    QGuiApplication.instance().screenRemoved.emit(screen)


def plug(screen) -> None:
    QGuiApplication.instance().screenAdded.emit(screen)


def test_the_first_time_it_goes_to_the_other_screen(placing, projector) -> None:
    placing.toggle()
    assert placing.window.isFullScreen() and placing.window.screen() is projector
    assert placing.window.geometry() == projector.geometry()
    assert placing.on == "Projector"


def test_the_screen_chosen_is_remembered_by_its_name(hand, placing, projector, qtbot) -> None:
    placing.choose(IN_A_WINDOW)
    placing.choose("Projector")
    placing.close()
    hand.window.close()
    again = open_on(session_on(True), qtbot).window.placing
    again.toggle()
    assert again.on == "Projector" and again.window.screen() is projector
    again.close()


def test_a_window_once_chosen_stays_a_window(placing) -> None:
    placing.choose(IN_A_WINDOW)
    placing.toggle()
    placing.toggle()
    assert placing.is_open and not placing.window.isFullScreen() and placing.on == ""


def test_it_hides_when_its_screen_goes_and_returns_with_it(placing, projector, told) -> None:
    placing.choose("Projector")
    unplug(projector)
    assert not placing.is_open and placing.waits_for == "Projector"
    plug(projector)
    assert placing.is_open and placing.on == "Projector" and placing.waits_for == ""
    assert placing.window.isFullScreen() and placing.window.screen() is projector
    assert len(told) == 2 and all("Projector" in text for text in told)


def test_another_screen_neither_hides_it_nor_takes_it(hand, placing, projector) -> None:
    placing.choose("Projector")
    unplug(hand.window.screen())
    assert placing.is_open and placing.on == "Projector"
    unplug(projector)
    plug(hand.window.screen())
    assert not placing.is_open


def test_closed_while_it_waits_it_does_not_come_back(placing, projector) -> None:
    placing.choose("Projector")
    unplug(projector)
    placing.close()
    plug(projector)
    assert not placing.is_open


def test_a_plain_window_does_not_mind_screens_that_go(placing, projector) -> None:
    placing.choose(IN_A_WINDOW)
    unplug(projector)
    assert placing.is_open
    plug(projector)
    assert placing.is_open and not placing.window.isFullScreen()


def test_a_screen_that_is_not_there_is_waited_for_in_a_window(placing, projector) -> None:
    """Never full screen on another one than the one chosen."""
    placing._settings.set_text(SCREEN_KEY, "Television")
    placing.toggle()
    assert placing.is_open and not placing.window.isFullScreen()
    assert placing.waits_for == "Television"
    plug(projector)
    assert not placing.window.isFullScreen()


def test_never_on_the_game_masters_own_screen(hand, placing) -> None:
    placing.choose(hand.window.screen().name())
    assert placing.is_open and not placing.window.isFullScreen() and placing.waits_for == ""


def test_opening_it_leaves_the_keys_with_the_game_master(hand, placing) -> None:
    placing.choose(IN_A_WINDOW)
    QApplication.processEvents()
    assert hand.window.isActiveWindow()
    placing.choose("Projector")
    assert placing.window.testAttribute(Qt.WidgetAttribute.WA_ShowWithoutActivating)


def test_closing_the_program_closes_it(hand, placing) -> None:
    placing.choose("Projector")
    hand.window.close()
    assert not placing.is_open


def test_closed_by_its_own_frame_the_menu_knows(hand, placing) -> None:
    placing.choose(IN_A_WINDOW)
    assert hand.window.actions_.players.isChecked()
    placing.window.close()
    assert not hand.window.actions_.players.isChecked()


def test_its_screen_takes_another_size(placing, projector) -> None:
    placing.choose("Projector")
    placing.window.setGeometry(QRect(1280, 0, 640, 480))
    projector.geometryChanged.emit(projector.geometry())
    assert placing.window.geometry() == projector.geometry()


# ---------------------------------------------------------------- beside and behind
@pytest.mark.parametrize(
    "frame", [QRect(0, 0, 1200, 1040), QRect(720, 0, 1200, 1040), QRect(0, 0, 1920, 600), QRect(0, 440, 1920, 600)]
)
def test_beside_the_game_masters_window_where_there_is_room(frame: QRect) -> None:
    place = beside(frame, DESK)
    assert place is not None and DESK.contains(place)
    assert not place.intersects(frame)


def test_behind_it_where_there_is_none() -> None:
    for frame in (DESK, QRect(100, 50, 1700, 900)):
        assert beside(frame, DESK) is None
        assert DESK.contains(behind(frame, DESK))
    small = QRect(0, 0, 800, 600)
    assert small.contains(behind(small, small))
