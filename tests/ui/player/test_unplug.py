"""With real windows on two RandR monitors: the projector is unplugged in the middle of the game, and plugged in again."""

import subprocess
import sys

import pytest
from PySide6.QtCore import QRect
from PySide6.QtGui import QGuiApplication

from tests.ui.canvas.conftest import open_on, session_on
from tests.ui.player.conftest import pixels

pytestmark = [pytest.mark.xcb, pytest.mark.skipif(sys.platform != "linux", reason="X11 and xrandr")]
PROJECTOR = "1024/260x768/195+1280+0"
PLACE = QRect(1280, 0, 1024, 768)


def xrandr(*words: str) -> None:
    subprocess.run(["xrandr", *words], check=True, capture_output=True, timeout=20)


def names() -> list[str]:
    return [screen.name() for screen in QGuiApplication.screens()]


def unplug(qtbot) -> None:
    xrandr("--delmonitor", "Projector")
    qtbot.waitUntil(lambda: "Projector" not in names())


def plug(qtbot, how: str = PROJECTOR) -> None:
    xrandr("--setmonitor", "Projector", how, "none")
    qtbot.waitUntil(lambda: "Projector" in names())


@pytest.fixture
def window(qtbot):
    if "Projector" not in names():
        plug(qtbot)
    found = open_on(session_on(True), qtbot).window
    found.setGeometry(40, 40, 1100, 700)
    qtbot.waitUntil(lambda: found.screen().name() == "GM")
    yield found
    found.placing.close()
    if "Projector" not in names():
        plug(qtbot)


def fills(window) -> bool:
    shown = window.placing.window
    return shown.isVisible() and shown.isFullScreen() and shown.geometry() == PLACE and shown.screen().name() == "Projector"


def on_the_desk(window) -> bool:
    """Is any of the players' window on the game master's screen?"""
    shown = window.placing.window
    return shown.isVisible() and shown.frameGeometry().intersects(QRect(0, 0, 1280, 800))


def test_unplugged_and_plugged_in_again(window, qtbot) -> None:
    placing = window.placing
    placing.toggle()
    qtbot.waitUntil(lambda: fills(window))
    before = pixels(placing.window)
    for _ in range(3):
        unplug(qtbot)
        assert not placing.is_open and placing.waits_for == "Projector"
        qtbot.wait(300)
        assert not placing.is_open and not on_the_desk(window)
        assert window.isVisible() and window.screen().name() == "GM"
        plug(qtbot)
        qtbot.waitUntil(lambda: fills(window))
    assert pixels(placing.window) == before


def test_the_keys_stay_with_the_game_master(window, qtbot) -> None:
    window.placing.toggle()
    qtbot.waitUntil(lambda: fills(window))
    qtbot.wait(400)
    qtbot.waitUntil(window.isActiveWindow)
    unplug(qtbot)
    plug(qtbot)
    qtbot.waitUntil(lambda: fills(window))
    qtbot.wait(400)
    qtbot.waitUntil(window.isActiveWindow)


def test_the_game_goes_on_while_it_is_away(window, qtbot) -> None:
    placing, session = window.placing, window.session
    placing.toggle()
    qtbot.waitUntil(lambda: fills(window))
    unplug(qtbot)
    session.do(_step(session))
    placing.choices.set(curtain=True)
    plug(qtbot)
    qtbot.waitUntil(lambda: fills(window))
    assert set(pixels(placing.window)[0::4]) == {0}  # the curtain was closed meanwhile, and it is
    placing.choices.set(curtain=False)
    assert placing.window.display.strip.acting == session.state.turn.active == "ben"


def _step(session):
    from battlemap.encounter import commands as c

    return c.EndTurn(token=session.state.turn.active)


def test_it_comes_back_with_another_resolution(window, qtbot) -> None:
    placing = window.placing
    placing.toggle()
    qtbot.waitUntil(lambda: fills(window))
    unplug(qtbot)
    plug(qtbot, "800/260x600/195+1280+0")
    qtbot.waitUntil(lambda: placing.is_open and placing.window.geometry() == QRect(1280, 0, 800, 600))
    unplug(qtbot)
    plug(qtbot)
    qtbot.waitUntil(lambda: fills(window))


def test_opened_while_it_is_away_it_is_a_window_that_leaves_the_keys(window, qtbot) -> None:
    placing = window.placing
    placing.choose("Projector")
    qtbot.waitUntil(lambda: fills(window))
    placing.close()
    unplug(qtbot)
    placing.toggle()
    with qtbot.waitExposed(placing.window):
        pass
    qtbot.wait(300)
    assert not placing.window.isFullScreen() and placing.waits_for == "Projector"
    qtbot.waitUntil(window.isActiveWindow)
    plug(qtbot)
    qtbot.waitUntil(lambda: fills(window))


def test_a_plain_window_lies_behind_the_game_masters(window, qtbot) -> None:
    """What is in front where the two overlap is the game master's."""
    window.setGeometry(4, 30, 1270, 760)
    window.placing.choose("-")
    with qtbot.waitExposed(window.placing.window):
        pass
    qtbot.waitUntil(window.isActiveWindow)
    qtbot.wait(300)
    both = window.geometry().intersected(window.placing.window.frameGeometry())
    if both.isEmpty():
        return
    shot = window.screen().grabWindow(0, both.x(), both.y(), both.width(), both.height()).toImage()
    own = window.grab().toImage()
    spots = [(both.width() * i // 9, both.height() * j // 9) for i in range(1, 9) for j in range(1, 9)]
    x, y = both.x() - window.geometry().x(), both.y() - window.geometry().y()
    same = sum(shot.pixelColor(a, b) == own.pixelColor(a + x, b + y) for a, b in spots)
    assert same > len(spots) * 0.8
