"""Letters from 80 to 200 per cent: what is made of fixed sizes grows with them."""

import pytest
from PySide6.QtWidgets import QToolBar, QToolButton

from battlemap.encounter import commands as c
from battlemap.ui.application import dress, open_window
from battlemap.ui.panel.attack_row import AttackRow
from battlemap.ui.panel.parts import Bar
from battlemap.ui.settings import Settings
from battlemap.ui.theme import px, set_font_percent


@pytest.fixture(params=["80", "100", "150", "200"])
def window(qapp, qtbot, request):
    Settings().set_text("font", request.param)
    dress(qapp, Settings())
    found = open_window()
    qtbot.addWidget(found)
    found.resize(1270, 760)
    with qtbot.waitExposed(found):
        found.show()
    found.session.do(c.Begin())
    yield found
    Settings().forget("font")
    dress(qapp, Settings())


def test_rows_and_bars_are_as_high_as_their_letters(window):
    rows, bars = window.panel.card.findChildren(AttackRow), window.panel.card.findChildren(Bar)
    assert rows and bars
    for part in (*rows, *bars):
        assert part.height() >= part.fontMetrics().height(), type(part).__name__


def test_the_tools_keep_their_names(window):
    strip = window.findChild(QToolBar, "Tools")
    for action in strip.actions():
        button = strip.widgetForAction(action)
        if isinstance(button, QToolButton) and action.iconText():
            assert button.width() >= button.fontMetrics().horizontalAdvance(action.iconText()), action.iconText()


def test_a_size_in_pixels_goes_with_the_letters():
    set_font_percent(150)
    assert px(12) == 18
    set_font_percent(100)
    assert px(12) == 12
