"""Less motion: what would pulse stands still."""

import pytest
from PySide6.QtCore import QTimer

from battlemap.encounter import commands as c
from battlemap.ui import motion
from battlemap.ui.application import open_window
from battlemap.ui.canvas.view import PULSE_MS
from battlemap.ui.settings import Settings


@pytest.fixture(autouse=True)
def moves_again():
    yield
    motion.choose(Settings())


def pulses(window) -> bool:
    return any(timer.isActive() and timer.interval() == PULSE_MS for timer in window.view.findChildren(QTimer))


def test_the_acting_token_breathes_only_where_things_may_move(qtbot):
    window = open_window()
    qtbot.addWidget(window)
    window.session.do(c.Begin())
    assert motion.may_move() and pulses(window)
    window.settings.set_text("motion", "no")
    still = open_window()
    qtbot.addWidget(still)
    still.session.do(c.Begin())
    assert not motion.may_move() and not pulses(still)
    qtbot.waitUntil(lambda: not pulses(window))


def test_a_setting_nobody_knows_is_the_usual_one():
    settings = Settings()
    for key in ("units", "font", "dice", "motion"):
        settings.set_text(key, "a lot")
    motion.choose(settings)
    assert (settings.units(), settings.font_percent(), settings.dice(), motion.may_move()) == ("metres", 100, "program", True)
    settings.set_text("font", "900")
    assert settings.font_percent() == 200
