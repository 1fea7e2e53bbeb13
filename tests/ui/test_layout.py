"""The window comes back as it was left, on these screens, and never where no screen is."""

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtGui import QGuiApplication

from battlemap.ui.application import open_window
from battlemap.ui.screen import screen_of, screens_key
from battlemap.ui.settings import Settings


@pytest.fixture
def opened(qtbot):
    def show():
        window = open_window()
        qtbot.addWidget(window)
        with qtbot.waitExposed(window):
            window.show()
        return window

    return show


def settled(window, qtbot) -> QRect:
    room = screen_of(window).availableGeometry()
    qtbot.waitUntil(lambda: room.contains(window.frameGeometry()))
    return window.frameGeometry()


def test_place_docks_and_the_panel_s_division_come_back(opened, qtbot):
    first = opened()
    settled(first, qtbot)
    first.resize(1000, 640)
    first.move(120, 40)
    first.dock.hide()
    first.panel.split.setSizes([100, 300, 100])
    divided, place = first.panel.split.saveState(), first.geometry()
    first.close()
    second = opened()
    settled(second, qtbot)
    assert second.geometry() == place and not second.dock.isVisible()
    assert second.panel.split.saveState() == divided


def test_a_window_that_was_left_off_every_screen_is_whole_on_one(opened, qtbot):
    first = opened()
    settled(first, qtbot)
    first.move(QPoint(90_000, -4_000))
    first.close()
    second = opened()
    assert screen_of(second) in QGuiApplication.screens() and settled(second, qtbot).topLeft().x() >= 0


def test_other_screens_have_a_place_of_their_own(opened, qtbot, monkeypatch):
    first = opened()
    settled(first, qtbot)
    first.resize(1000, 640)
    first.move(30, 60)
    at_home = first.pos()
    first.close()
    monkeypatch.setattr("battlemap.ui.window.screens_key", lambda: "screens_800x600at0.0")
    away = opened()
    settled(away, qtbot)
    away.move(200, 60)
    away.close()
    monkeypatch.setattr("battlemap.ui.window.screens_key", screens_key)
    again = opened()
    settled(again, qtbot)
    assert again.pos() == at_home


def test_the_layout_is_reset_by_its_command(opened, qtbot):
    window = opened()
    usual, visible = window.size(), window.dock.isVisible()
    window.dock.hide()
    window.resize(920, 610)
    action = next(action for action in window.all_actions() if action.text().replace("&", "") == "Reset the layout")
    action.trigger()
    assert window.size() == usual and window.dock.isVisible() is visible is True
    assert Settings().layout() == (b"", b"")


def test_what_is_kept_of_a_layout_and_cannot_be_read_is_none(opened, qtbot):
    settings = Settings()
    settings.set_layout(b"no geometry", b"no state", screens_key())
    settings.set_panel_split(b"no split")
    window = opened()
    assert window.dock.isVisible() and settled(window, qtbot).width() > 600
