"""Who rolls the dice: one choice of three, by one key, kept with the fight and as what is usual."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from battlemap.encounter import commands as c
from battlemap.ui.dice.mode import Badge
from battlemap.ui.session import Session
from battlemap.ui.settings import Settings
from battlemap.ui.window import MainWindow


def badge(window: MainWindow) -> Badge:
    (found,) = window.findChildren(Badge)
    return found


def test_one_key_goes_from_way_to_way_and_the_status_bar_says_which(hand):
    seen = []
    for _ in range(4):
        seen.append((hand.window.session.dice_mode, badge(hand.window).text()))
        hand.key(Qt.Key.Key_T, Qt.KeyboardModifier.ControlModifier)
    assert seen[:3] == [("program", "Program rolls"), ("typed", "Paper dice"), ("both", "Roll and correct")]
    assert seen[3] == seen[0]


def test_a_click_on_the_badge_goes_on_and_the_menu_follows(hand):
    QTest.mouseClick(badge(hand.window), Qt.MouseButton.LeftButton)
    assert hand.window.session.dice_mode == "typed"
    assert [name for name, action in hand.window.actions_.dice.modes.items() if action.isChecked()] == ["typed"]
    assert "Paper dice" in badge(hand.window).accessibleName()


def test_the_choice_is_there_again_at_the_next_start(hand, qtbot):
    hand.window.actions_.dice.modes["both"].trigger()
    again = MainWindow(Session(), Settings())
    qtbot.addWidget(again)
    assert again.session.dice_mode == "both" and badge(again).text() == "Roll and correct"


def test_two_tables_on_one_machine_each_find_their_own(hand, tmp_path):
    session, modes = hand.window.session, hand.window.actions_.dice.modes
    monday, friday = tmp_path / "monday.battlemap", tmp_path / "friday.battlemap"
    session.save_as(monday)
    modes["typed"].trigger()
    session.save_as(friday)
    modes["program"].trigger()
    assert session.open_path(monday) and session.dice_mode == "typed" and modes["typed"].isChecked()
    assert session.open_path(friday) and session.dice_mode == "program" and badge(hand.window).text() == "Program rolls"


def test_a_fight_without_a_choice_of_its_own_takes_the_usual(hand, tmp_path):
    session = hand.window.session
    old = tmp_path / "old.battlemap"
    session.duplicate(old)
    hand.window.actions_.dice.modes["both"].trigger()
    assert session.open_path(old) and session.dice_mode == "both"


@pytest.mark.parametrize(("mode", "asked"), [("program", False), ("typed", True), ("both", True)])
def test_dice_are_asked_for_only_where_the_table_has_a_hand_in_it(hand, mode, asked):
    session, wanted = hand.window.session, []
    session.ask_faces = lambda need: wanted.append(need) or [4] * len(need.sides)
    hand.window.actions_.dice.modes[mode].trigger()
    session.do(c.ApplyDamage(target="orc", roll="2d6", type="fire"))
    assert bool(wanted) == asked


def test_it_looks_right_in_both_themes(hand):
    """The badge's picture is drawn anew for another theme."""
    before = badge(hand.window).icon().cacheKey()
    hand.window.actions_.looks.light.trigger()
    QApplication.processEvents()
    assert badge(hand.window).icon().cacheKey() != before
    hand.window.actions_.looks.light.trigger()
