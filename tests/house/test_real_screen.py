"""The screen that .ci/xvfb.sh gives is one on which the tests in real windows can rely."""

import pytest
from PySide6.QtWidgets import QWidget

pytestmark = pytest.mark.xcb


def test_gm_and_projector_stand_side_by_side(qapp):
    assert qapp.platformName() == "xcb"
    seen = {screen.name(): screen.geometry().getRect() for screen in qapp.screens()}
    assert seen == {"GM": (0, 0, 1280, 800), "Projector": (1280, 0, 1024, 768)}


def test_a_window_fills_the_projector(qapp, qtbot):
    projector = next(screen for screen in qapp.screens() if screen.name() == "Projector")
    window = QWidget()
    qtbot.addWidget(window)
    window.setScreen(projector)
    window.setGeometry(projector.geometry())
    with qtbot.waitExposed(window):
        window.showFullScreen()
    qtbot.waitUntil(lambda: window.geometry() == projector.geometry())
