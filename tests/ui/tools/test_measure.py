"""The ruler by hand: legs, heights, on foot, between creatures by their nearest squares; it stays until Esc."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel

from battlemap.encounter import commands as c
from battlemap.geometry import Cell
from battlemap.model import Scene
from battlemap.ui.tools.measure_points import Stop, reach_for, straight_text, walking_text
from tests.ui.canvas.conftest import open_on, session_on
from tests.ui.tools.conftest import bearer, session_with

SPACE, UP, DOWN, BACK, ESC = (
    Qt.Key.Key_Space, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown, Qt.Key.Key_Backspace, Qt.Key.Key_Escape,
)  # fmt: skip


@pytest.fixture
def hand(qtbot):
    hand = open_on(session_on(True), qtbot)
    hand.window.choose_tool("measure")
    return hand


def shown(hand) -> str:
    return hand.view.ruler.text


def said(hand) -> list[str]:
    return [text for _, text in hand.window.tools["measure"]._legs.said]


def test_a_drag_measures_and_stays_until_escape(hand):
    before = hand.window.session.document.position
    hand.drag((1, 1), (4, 2), (6, 3))
    assert shown(hand) == "7.5 m · 5 squares"
    hand.hover(12, 8)
    assert shown(hand) == "7.5 m · 5 squares"
    hand.key(ESC)
    assert shown(hand) == "" and hand.window.session.document.position == before


def test_several_legs_by_space_and_right_click_each_with_its_length(hand):
    hand.press(1, 1)
    hand.to(4, 1)
    hand.key(SPACE)
    hand.to(4, 5)
    hand.release(4, 5)
    assert shown(hand) == "10.5 m · 7 squares" and said(hand) == ["4.5 m", "6 m"]
    hand.right_click(8, 5)
    assert shown(hand) == "16.5 m · 11 squares" and said(hand) == ["4.5 m", "6 m", "6 m"]
    hand.key(BACK)
    assert shown(hand) == "10.5 m · 7 squares"


def test_heights_by_page_up_and_down(hand):
    hand.drag((1, 1), (3, 1))
    for _ in range(4):
        hand.key(UP)
    assert shown(hand) == "6 m · 4 squares · 6 m up" and said(hand) == ["▲ 6 m"]
    for _ in range(5):
        hand.key(DOWN)
    assert shown(hand) == "3 m · 2 squares · 1.5 m down"
    hand.key(UP)
    assert shown(hand) == "3 m · 2 squares" and said(hand) == []


def test_a_flyer_is_as_far_as_it_is_high(hand):
    hand.window.session.do(c.Edit(token="orc", fields={"z": 9.0}))
    hand.drag((3, 3), (5, 3))
    assert shown(hand).startswith("9 m · 6 squares")


def test_from_a_creature_the_walk_is_counted_too(hand, qtbot):
    hand.drag((3, 3), (3, 5))
    assert shown(hand) == "3 m · 2 squares · walking 3 m"
    hand.key(ESC)
    hand.press(3, 3)
    hand.to(1, 3)
    hand.key(SPACE)
    hand.to(1, 6)
    hand.release(1, 6)
    qtbot.waitUntil(lambda: "walking" in shown(hand))
    assert shown(hand) == "7.5 m · 5 squares · walking 7.5 m"


def test_walking_goes_round_what_stands_in_the_way(hand, qtbot):
    hand.window.session.do(c.SetDoor(door="d1", state="open"))
    hand.drag((3, 3), (10, 1))
    qtbot.waitUntil(lambda: "walking" in shown(hand))
    assert shown(hand) == "10.5 m · 7 squares · walking 13.5 m"
    hand.window.session.do(c.SetDoor(door="d1", state="closed"))
    qtbot.waitUntil(lambda: "no way on foot" in shown(hand))


def test_creatures_count_by_their_nearest_squares_and_one_walks_beside(hand, qtbot):
    hand.window.session.do(c.SetDoor(door="d1", state="open"))
    hand.drag((3, 3), (12, 7))
    assert shown(hand).startswith("12 m · 8 squares")
    qtbot.waitUntil(lambda: "walking" in shown(hand))
    assert shown(hand).endswith("walking 10.5 m")
    hand.key(ESC)
    hand.drag((3, 3), (5, 3))
    assert shown(hand) == "3 m · 2 squares · walking 1.5 m"
    hand.window.session.do(c.MoveToken(token="orc", to=(4, 3), force=True))
    assert shown(hand) == "1.5 m · 1 square · beside it already"


def test_hovering_measures_from_the_selected_creature(hand):
    hand.window.session.select(["orc"])
    hand.hover(3, 6)
    assert shown(hand).startswith("4.5 m · 3 squares")
    hand.hover(7, 7)
    assert shown(hand) == ""
    hand.hover(11, 6)
    assert shown(hand).startswith("9 m · 6 squares")


@pytest.mark.parametrize("name", ["select", "measure"])
def test_the_status_bar_tells_any_two_creatures_apart(hand, name):
    hand.window.choose_tool(name)
    told = hand.window.status.distance
    hand.hover(5, 3)
    assert told.text().startswith("3 m · 2 squares from Ana to Orc")
    hand.window.session.select(["ogre"])
    hand.hover(3, 6)
    assert told.text().startswith("12 m · 8 squares from Ogre to Ben")
    hand.hover(7, 8)
    assert told.text().startswith("6 m · 4 squares from Ogre")


def test_whoever_leaves_takes_the_ruler_along(hand):
    hand.drag((3, 3), (5, 3))
    hand.window.session.do(c.Leave(token="orc"))
    assert shown(hand) == ""


def test_a_click_measures_nothing(hand):
    hand.click(1, 1)
    assert shown(hand) == ""
    hand.right_click(4, 4)
    assert shown(hand) == ""


def test_many_legs_over_a_huge_map_are_measured_straight_and_nobody_waits(monkeypatch) -> None:
    session = session_with(Scene(rows=("." * 300,) * 300), bearer())
    stops = [Stop(Cell(3, 3), "ana"), *(Stop(Cell(7 * i % 300, 11 * i % 300)) for i in range(1, 51))]
    reach = reach_for(session, "ana")
    monkeypatch.setattr("battlemap.ui.tools.measure_points.plan_to", None)  # no search
    assert walking_text(session, reach, stops, at_once=False) == "too far to count on foot"
    assert straight_text(session.state, stops).endswith("squares")


def test_many_legs_over_a_small_map_are_walked() -> None:
    session = session_with(Scene(rows=("." * 10,) * 10), bearer())
    stops = [Stop(Cell(3, 3), "ana"), *(Stop(Cell(3 + i % 2, 3)) for i in range(1, 61))]
    assert walking_text(session, reach_for(session, "ana"), stops, at_once=False) == "walking 90 m"


def test_what_the_ruler_can_do_stands_above_the_map_while_it_is_in_hand(hand):
    bar = hand.window.tools["measure"].bar
    told = " ".join(label.text() for label in bar.findChildren(QLabel))
    assert bar.isVisible() and "adds a leg" in told and "Esc" in told
    hand.window.choose_tool("select")
    assert not bar.isVisible()
