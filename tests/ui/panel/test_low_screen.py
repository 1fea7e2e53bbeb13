"""On a screen of 1280 by 800 a creature's card needs no scrolling, under any ruleset; its buttons stand in full lines."""

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtWidgets import QApplication, QScrollArea, QToolButton, QWidget

from battlemap.encounter import commands as c
from battlemap.rulesets import find_ruleset, names
from battlemap.ui.flow import FullRows, _lines
from battlemap.ui.settings import Settings
from battlemap.ui.theme import apply_theme
from battlemap.ui.window import MainWindow
from tests.ui.ruleset_fights import session_for

TOTALS = {"ana": 20, "orc": 15, "ben": 12, "gob-1": 8, "gob-2": 5}
SIDES = {"party": 5, "foes": 2}
FRAME_PX = 30  # what a window manager takes of the screen's height


def low_window(qtbot, ruleset: str, **changes) -> MainWindow:
    session = session_for(ruleset, **changes)
    if find_ruleset(ruleset).turns.declarations:
        session.do(c.Declare(token="ben", what="spell"))
    assert session.do(c.Begin(totals=SIDES if find_ruleset(ruleset).turns.schedule == "phases" else TOTALS)) is not None
    if find_ruleset(ruleset).turns.schedule == "slots":
        session.do(c.Activate(token="ana"))
    apply_theme(QApplication.instance())
    window = MainWindow(session, Settings())
    qtbot.addWidget(window)
    window.resize(1280, 800 - FRAME_PX)
    with qtbot.waitExposed(window):
        window.show()
    return window


def scrolls(window: MainWindow, token_id: str, qtbot) -> int:
    window.session.select([token_id])
    area = window.panel.findChild(QScrollArea)
    qtbot.wait(60)
    return area.verticalScrollBar().maximum()


@pytest.mark.parametrize("ruleset", names())
def test_a_card_needs_no_scrolling(ruleset, qtbot):
    window = low_window(qtbot, ruleset)
    qtbot.waitUntil(lambda: window.dock.width() >= 400)
    for token_id in window.session.state.tokens:
        assert scrolls(window, token_id, qtbot) == 0, token_id


@pytest.mark.parametrize("ruleset", names())
def test_nor_does_one_with_conditions(ruleset, qtbot):
    window = low_window(qtbot, ruleset)
    for name in list(window.session.ruleset.conditions)[:2]:
        window.session.do(c.SetCondition(target="ana", add=name))
    assert scrolls(window, "ana", qtbot) == 0


def test_every_button_is_within_the_card(qtbot):
    window = low_window(qtbot, "dnd2024")
    assert scrolls(window, "ana", qtbot) == 0
    card = window.panel.card
    for tool in card.findChildren(QToolButton):
        if tool.isVisible():
            place = QRect(tool.mapTo(card, tool.rect().topLeft()), tool.size())
            assert card.rect().contains(place), tool.text()


@pytest.mark.parametrize("token", ["ana", "orc"])
def test_no_button_of_the_card_shortens_its_words(qtbot, token):
    window = low_window(qtbot, "dnd2024")
    scrolls(window, token, qtbot)
    for tool in window.panel.card.findChildren(QToolButton):
        if tool.isVisible() and tool.toolButtonStyle() == Qt.ToolButtonStyle.ToolButtonTextBesideIcon:
            words, picture = tool.fontMetrics().horizontalAdvance(tool.text()), tool.iconSize().width()
            assert tool.width() >= words + picture + 10, tool.text()  # Qt's own: a border, the padding, four between them


# ---------------------------------------------------------------- lines
def test_as_few_lines_as_needed_filled_evenly():
    assert _lines([50] * 6, 220, 10) == [[0, 1, 2], [3, 4, 5]]
    assert _lines([50, 50], 220, 10) == [[0, 1]]
    assert _lines([300, 20], 100, 10) == [[0], [1]]


def test_lines_are_filled_from_edge_to_edge(qtbot):
    box = QWidget()
    qtbot.addWidget(box)
    rows = FullRows(box, gap=4)
    tools = [QToolButton(box) for _ in range(7)]
    for number, tool in enumerate(tools):
        tool.setText("x" * (3 + number))
        rows.addWidget(tool)
    box.resize(300, 200)
    rows.setGeometry(QRect(0, 0, 300, rows.heightForWidth(300)))
    for top in {tool.y() for tool in tools}:
        line = [tool for tool in tools if tool.y() == top]
        assert min(tool.x() for tool in line) == 0 and max(tool.geometry().right() for tool in line) == 299
    assert rows.heightForWidth(300) < rows.heightForWidth(90)
