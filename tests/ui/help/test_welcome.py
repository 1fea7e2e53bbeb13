"""The welcome at a first start: the sample lies ready, one click and one plays; the ways on; gone for good."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton

from battlemap.encounter import commands as c
from battlemap.storage import fights_folder
from battlemap.ui import languages
from battlemap.ui.application import application, open_window
from battlemap.ui.help.welcome import Welcome
from battlemap.ui.library.dialog import LibraryDialog
from battlemap.ui.panel.parts import ElidedButton

LEFT = Qt.MouseButton.LeftButton
HERO = "ilda"


@pytest.fixture(autouse=True)
def no_fights_yet():
    yield
    for path in fights_folder().glob("*"):
        path.unlink()


def started(qtbot):
    application()
    window = open_window()
    qtbot.addWidget(window)
    window.resize(1200, 760)
    with qtbot.waitExposed(window):
        window.show()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    qtbot.wait(60)
    return window


@pytest.fixture
def window(qtbot, qapp):
    found = started(qtbot)
    yield found
    found.close()


def card(window) -> Welcome:
    found = window.findChild(Welcome)
    assert found is not None and found.isVisible()
    return found


def button(window, text: str) -> QPushButton:
    return next(each for each in card(window).findChildren(QPushButton) if each.text().replace("&", "").startswith(text))


def test_one_drag_on_the_map_beside_the_card_moves_a_hero_and_the_card_is_gone(window, qtbot):
    view, port = window.view, window.view.viewport()
    start = window.session.state.tokens[HERO].at
    at = view.viewport_point(start)
    assert not card(window).geometry().contains(port.mapTo(window, at)), "the card lies on the heroes"
    QTest.mousePress(port, LEFT, pos=at)
    QTest.mouseMove(port, view.viewport_point((start[0], start[1] - 1)))
    QTest.mouseRelease(port, LEFT, pos=view.viewport_point((start[0], start[1] - 1)))
    assert tuple(window.session.state.tokens[HERO].at) == (start[0], start[1] - 1)
    qtbot.waitUntil(lambda: window.findChild(Welcome) is None)


def test_enter_starts_playing_and_the_keyboard_is_the_maps(window, qtbot):
    card(window)
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: window.findChild(Welcome) is None)
    assert QApplication.focusWidget() is window.view
    assert not window.session.state.turn.begun


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter])
@pytest.mark.parametrize("on_the_map", [True, False])
def test_enter_puts_it_away_wherever_the_keyboard_is(window, qtbot, key, on_the_map):
    welcome = card(window)
    QTest.keyClick(window.view if on_the_map else welcome.play, key)
    qtbot.waitUntil(lambda: window.findChild(Welcome) is None)


def test_enter_presses_the_button_that_has_the_keyboard(window, qtbot):
    tour = button(window, "Show me a turn")
    tour.setFocus()
    QTest.keyClick(tour, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: window.actions_.help.tour is not None)
    window.actions_.help.tour.leave()


def test_a_fight_begun_by_its_key_has_no_card_before_it(window, qtbot):
    card(window)
    window.session.do(c.Begin())
    qtbot.waitUntil(lambda: window.findChild(Welcome) is None)


def test_esc_closes_it_and_help_brings_it_back(window, qtbot):
    QTest.keyClick(card(window), Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: window.findChild(Welcome) is None)
    window.actions_.help.welcome()
    window.actions_.help.welcome()
    assert len(window.findChildren(Welcome)) == 1


def test_the_tour_is_one_click_away(window, qtbot):
    qtbot.mouseClick(button(window, "Show me a turn"), LEFT)
    qtbot.waitUntil(lambda: window.actions_.help.tour is not None)
    qtbot.waitUntil(lambda: window.findChild(Welcome) is None)
    assert window.session.state.turn.active == HERO


def test_the_other_sample_fight_is_one_click_away(window, qtbot):
    assert not any("crypt" in each.text() for each in card(window).findChildren(QPushButton))
    qtbot.mouseClick(button(window, "Ambush at the ford"), LEFT)
    qtbot.waitUntil(lambda: window.session.state.title == "Ambush at the ford")
    assert window.findChild(Welcome) is None or not window.findChild(Welcome).isVisible()
    window.actions_.help.welcome()
    assert button(window, "The crypt of the red runner").isVisible()


def test_the_library_comes_after_the_card_has_gone(window, qtbot):
    seen = []

    def look() -> bool:
        dialog = QApplication.activeModalWidget()
        if isinstance(dialog, LibraryDialog):
            seen.append(window.findChild(Welcome) is None or not window.findChild(Welcome).isVisible())
            dialog.reject()
        return bool(seen)

    from PySide6.QtCore import QTimer

    timer = QTimer(window)
    timer.timeout.connect(look)
    timer.start(20)
    qtbot.mouseClick(button(window, "Library"), LEFT)
    qtbot.waitUntil(lambda: bool(seen))
    timer.stop()
    assert seen == [True]


def test_it_comes_once(window, qtbot):
    window.close()
    again = started(qtbot)
    assert again.findChild(Welcome) is None
    assert again.session.state.title == "The crypt of the red runner"
    again.close()


def test_the_card_lies_on_the_map_and_not_on_the_menus(window):
    view = window.view
    assert view.rect().contains(view.mapFrom(window, card(window).geometry().topLeft()))


@pytest.fixture(params=languages.LANGUAGES)
def spoken(qapp, monkeypatch, request):
    monkeypatch.setattr(languages, "wanted", lambda _settings: request.param)
    yield request.param
    languages.speak(qapp, languages.SOURCE)


def test_its_words_stand_whole_where_there_is_room(spoken, qtbot):
    window = started(qtbot)
    for each in card(window).findChildren(ElidedButton):
        width = each.fontMetrics().size(Qt.TextFlag.TextShowMnemonic.value, each.text()).width()
        assert width <= each.room(), each.text()
    window.close()
