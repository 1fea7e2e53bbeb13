"""Choosing a side: labels are shown, names are stored."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from battlemap.encounter import commands as c
from battlemap.geometry import Cell
from battlemap.ui.dialogs.side_box import SideBox
from battlemap.ui.dialogs.token import TokenDialog
from tests.ui.ruleset_fights import session_for


def test_labels_are_shown_and_names_are_stored(qtbot):
    box = SideBox(["foes", "wolves"])
    qtbot.addWidget(box)
    assert [box.itemText(i) for i in range(box.count())] == ["Party", "Foes", "Neutral", "Wolves"]
    box.choose("wolves")
    assert (box.currentText(), box.side()) == ("Wolves", "wolves")


@pytest.mark.parametrize(("typed", "side"), [("foes", "foes"), ("Neutral", "neutral"), ("bandits", "bandits"), ("", "party")])
def test_a_typed_side(qtbot, typed, side):
    box = SideBox()
    qtbot.addWidget(box)
    box.setEditText(typed)
    assert box.side() == side


def test_a_click_opens_the_list_and_a_name_can_still_be_typed(opened, session):
    dialog = opened(TokenDialog(session, None, Cell(7, 7), None))
    line = dialog.side.lineEdit()
    QTest.mouseClick(line, Qt.MouseButton.LeftButton)
    popup = dialog.side.completer().popup()
    assert popup.isVisible() and popup.model().rowCount() == 3
    QTest.keyClicks(popup, "wolves")
    assert dialog.side.side() == "wolves"
    popup.hide()


def test_editing_keeps_a_side_of_its_own(opened, session):
    session.do(c.Edit(token="ogre", fields={"side": "Hill folk"}))
    dialog = opened(TokenDialog(session, session.state.tokens["ogre"], Cell(9, 3), None))
    assert dialog.side.side() == "Hill folk"


@pytest.mark.parametrize(("ruleset", "asked"), [("dnd2024", True), ("ose", False)])
def test_attacks_are_asked_for_once(opened, ruleset, asked):
    fight = session_for(ruleset)
    dialog = opened(TokenDialog(fight, fight.state.tokens["ana"], Cell(3, 4), None))
    assert dialog.per_action.isVisible() is asked
