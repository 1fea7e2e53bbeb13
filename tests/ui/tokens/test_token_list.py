"""The token list: what the map shows in words, found by typing, taken to the map by Enter, selected both ways; F6 goes round."""

import pytest
from PySide6.QtCore import QPoint, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu

from battlemap.encounter import commands as c
from battlemap.ui.tokens.model import AWAY, HELD, HIDDEN, HP, ID, NAME, SIDE, SQUARE
from battlemap.ui.tokens.pane import WIDTHS_KEPT, TokenPane

CTRL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier
ENTER, ESCAPE, DOWN = Qt.Key.Key_Return, Qt.Key.Key_Escape, Qt.Key.Key_Down


@pytest.fixture
def pane(hand):
    hand.key(Qt.Key.Key_F, CTRL)
    pane = hand.window.actions_.tokens.dock.pane
    hand.qtbot.waitUntil(lambda: pane.search.hasFocus())
    return pane


def row(pane, token_id: str) -> list[str]:
    found = pane.found
    index = next(i for i in range(found.rowCount()) if found.index(i, 0).data(ID) == token_id)
    return [found.index(index, column).data() for column in range(found.columnCount())]


def shown(pane) -> list[str]:
    return [pane.found.index(i, 0).data(ID) for i in range(pane.found.rowCount())]


def test_it_says_what_the_map_shows(hand, pane):
    session = hand.window.session
    assert shown(pane) == ["ana", "ben", "orc", "ogre", "rat"]
    session.do(c.SetCondition(target="orc", add="prone"))
    session.do(c.Edit(token="orc", fields={"hidden": True, "hp": 5}))
    told = row(pane, "orc")
    assert (told[NAME], told[SIDE], told[HELD], told[SQUARE], told[AWAY], told[HIDDEN]) == (
        "Orc", "Foes", "prone", "F4", "3 m", "hidden",
    )  # fmt: skip
    assert told[HP].startswith("5/15") and "bloodied" in told[HP]
    assert row(pane, "ana")[AWAY] == "acts now"
    said = pane.found.index(2, NAME).data(Qt.ItemDataRole.AccessibleTextRole)
    for part in ("Orc", "5 of 15", "bloodied", "F4", "prone", "hidden"):
        assert part in said


def test_distances_follow_who_acts(hand, pane):
    hand.window.session.do(c.EndTurn(token="ana"))
    assert row(pane, "ben")[AWAY] == "acts now" and row(pane, "ana")[AWAY] == "4.5 m"


def test_typing_finds_and_enter_goes_to_the_map(hand, pane):
    QTest.keyClicks(pane.search, "og")
    assert shown(pane) == ["ogre"] and pane.told.text() == "1 of 5"
    QTest.keyClick(pane.search, ENTER)
    assert hand.window.session.selection == ("ogre",) and hand.view.hasFocus()


def test_nothing_found_is_said(pane):
    QTest.keyClicks(pane.search, "xyz")
    assert shown(pane) == [] and pane.told.text() == "None fits"
    QTest.keyClick(pane.search, ENTER)
    QTest.keyClick(pane.search, ESCAPE)
    assert pane.search.text() == "" and len(shown(pane)) == 5


def test_selection_goes_both_ways(hand, pane):
    hand.window.session.select(["orc"])
    assert [index.data(ID) for index in pane.table.selectionModel().selectedRows()] == ["orc"]
    QTest.keyClick(pane.search, DOWN)
    assert hand.window.session.selection == ("ogre",)
    pane.table.setFocus()
    QTest.keyClick(pane.table, Qt.Key.Key_Up, SHIFT)
    assert set(hand.window.session.selection) == {"orc", "ogre"}


def test_rows_are_targets_while_an_attack_waits(hand, pane):
    hand.window.session.select(["ana"])
    hand.key(Qt.Key.Key_1)
    pane.table.setFocus()
    QTest.keyClick(pane.table, DOWN)
    QTest.keyClick(pane.table, DOWN)
    assert hand.window.session.selection == ("ana",) and pane.table.currentIndex().data(ID) == "orc"
    QTest.keyClick(pane.table, ENTER)
    assert hand.window._hit is not None and hand.window._hit._target == "orc" and hand.window._hit.attack == "Sword"


def test_the_menu_key_offers_what_can_be_done(hand, pane):
    hand.window.session.select(["rat"])
    pane.table.setFocus()
    offered = []

    def look() -> None:
        menu = QApplication.activePopupWidget()
        assert isinstance(menu, QMenu)
        offered.extend(action.text() for action in menu.actions())
        menu.close()

    QTimer.singleShot(50, look)
    pane.table.menu_wanted.emit(pane.table.mapToGlobal(pane.table.rect().center()))
    assert "&Conditions…" in offered and "Re&move" in offered


def test_a_heading_sorts_and_a_third_press_gives_the_order_of_the_round_back(hand, pane):
    pane.table.sortByColumn(AWAY, Qt.SortOrder.AscendingOrder)
    assert shown(pane)[0] == "ana" and shown(pane)[-1] == "ogre"
    pane.table.sortByColumn(HP, Qt.SortOrder.DescendingOrder)
    assert shown(pane)[0] == "ogre"
    pane.table.sortByColumn(-1, Qt.SortOrder.AscendingOrder)
    assert shown(pane) == ["ana", "ben", "orc", "ogre", "rat"]


def test_undo_and_removal_are_followed(hand, pane):
    hand.window.session.do(c.Leave(token="rat"))
    assert "rat" not in shown(pane)
    hand.window.session.undo()
    assert "rat" in shown(pane)


def test_escape_closes_it_and_nothing_is_done_for_a_closed_list(hand, pane):
    QTest.keyClick(pane.search, ESCAPE)
    assert not pane.isVisible() and hand.view.hasFocus()
    hand.window.session.do(c.Leave(token="rat"))
    assert len(shown(pane)) == 5
    hand.key(Qt.Key.Key_F, CTRL)
    assert len(shown(pane)) == 4


def test_an_empty_map_says_so(hand, pane):
    hand.window.session.do(c.Depart(tokens=tuple(hand.window.session.state.tokens)))
    assert pane.told.text() == "Nobody is on the map"


def test_f6_goes_round_the_window(hand, pane):
    seen = set()
    for _ in range(6):
        QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_F6)
        focused = QApplication.focusWidget()
        seen |= {
            name
            for name, part in (("map", hand.view), ("panel", hand.window.panel), ("tokens", pane))
            if part is focused or part.isAncestorOf(focused)
        }
    assert seen == {"map", "panel", "tokens"}
    hand.view.setFocus()
    QTest.keyClick(hand.view, Qt.Key.Key_F6, SHIFT)
    assert not hand.view.hasFocus()


def test_enter_takes_the_first_that_fits_though_it_came_back_by_undo(hand, pane):
    session = hand.window.session
    QTest.keyClicks(pane.search, "og")
    session.do(c.Leave(token="ogre"))
    assert shown(pane) == [] and pane.told.text() == "None fits"
    QTest.keyClick(pane.search, ENTER)
    assert session.selection == ()
    session.undo()
    QTest.keyClick(pane.search, ENTER)
    assert session.selection == ("ogre",) and hand.view.hasFocus()


def test_columns_are_as_wide_as_the_hand_left_them(hand, pane):
    table, head = pane.table, pane.table.horizontalHeader()
    kept = hand.window.settings.text(WIDTHS_KEPT)
    assert not kept, "what the table does by itself is not kept"
    at = QPoint(head.sectionViewportPosition(SIDE) - 2, head.height() // 2)
    QTest.mousePress(head.viewport(), Qt.MouseButton.LeftButton, pos=at)
    for step in (30, 70):
        QTest.mouseMove(head.viewport(), at + QPoint(step, 0))
    QTest.mouseRelease(head.viewport(), Qt.MouseButton.LeftButton, pos=at + QPoint(70, 0))
    hand.qtbot.waitUntil(lambda: bool(hand.window.settings.text(WIDTHS_KEPT)))
    wide = table.columnWidth(NAME)
    again = TokenPane(hand.window.session, hand.window.settings)
    hand.qtbot.addWidget(again)
    again.resize(pane.size())
    again.show()
    hand.qtbot.waitUntil(lambda: again.table.columnWidth(NAME) == wide)
    hand.window.settings.set_text(WIDTHS_KEPT, "1;2")
    again.table.widths.restore()
    assert again.table.columnWidth(NAME) == wide, "kept for other columns: left alone"
