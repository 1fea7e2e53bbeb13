"""What is this: every part has a text, also what comes and goes; a click in the mode tells it and does nothing else."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWhatsThis

from battlemap.ui.help.whats_this import dress, parts
from battlemap.ui.panel.attack_row import AttackRow
from battlemap.ui.panel.parts import Bar, Chip, Pips
from battlemap.ui.settings import Settings
from battlemap.ui.window import MainWindow
from tests.ui.ruleset_fights import session_for


@pytest.fixture
def window(qtbot) -> MainWindow:
    from battlemap.encounter import commands as c
    from battlemap.ui.application import application

    application()
    session = session_for("dnd2024", ana={"conditions": ["prone"]})
    session.do(c.Begin(totals={"ana": 20, "orc": 15, "ben": 12, "gob-1": 8, "gob-2": 5}))
    found = MainWindow(session, Settings())
    qtbot.addWidget(found)
    found.resize(1200, 760)
    with qtbot.waitExposed(found):
        found.show()
    found.activateWindow()
    qtbot.waitUntil(found.isActiveWindow)
    session.select(["ana"])
    return found


def test_every_part_of_the_panel_the_status_bar_and_the_tool_strip_says_what_it_is(window, qtbot):
    qtbot.waitUntil(lambda: bool(window.view.whatsThis()))
    panel = window.panel
    for part in (panel.head, panel.strip, panel.choices, panel.order, panel.card, panel.targeting, panel.log):
        assert part.whatsThis(), part
    status = window.status
    for part in (status.place, status.distance, status.players, status.zoom, status.ruleset, status.saved):
        assert part.whatsThis(), part
    for name, action in window.actions_._tool_actions.items():
        assert action.whatsThis(), name


def test_what_comes_and_goes_says_it_too(window):
    window.open_hit_card("ana", "orc", "")
    dress(window)
    for kind in (AttackRow, Pips, Bar, Chip):
        found = window.panel.findChildren(kind)
        assert found and all(widget.whatsThis() for widget in found), kind
    assert window._hit.whatsThis() and window.notice.whatsThis()


def test_each_text_says_what_it_is_and_how_to_use_it(window):
    for part, (what, how) in parts(window):
        assert what and how.endswith((".", "?")), part
        assert "<" not in what + how


def test_a_click_in_the_mode_tells_and_does_nothing_else(window, qtbot):
    before = window.session.state
    QTest.keyClick(window, Qt.Key.Key_F1, Qt.KeyboardModifier.ShiftModifier)
    assert QWhatsThis.inWhatsThisMode()
    qtbot.mouseClick(window.panel.head.next, Qt.MouseButton.LeftButton)
    shown = [each for each in QApplication.topLevelWidgets() if each.metaObject().className() == "QWhatsThat"]
    assert len(shown) == 1 and shown[0].isVisible()
    assert window.session.state is before
    QWhatsThis.hideText()
    QWhatsThis.leaveWhatsThisMode()
    assert not QWhatsThis.inWhatsThisMode()


def test_esc_leaves_the_mode(window, qtbot):
    window.actions_.help.whats_this()
    assert QWhatsThis.inWhatsThisMode()
    qtbot.keyClick(window.view, Qt.Key.Key_Escape)
    assert not QWhatsThis.inWhatsThisMode()
