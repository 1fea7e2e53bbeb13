"""Areas that stay: put on the map by the card, drawn, listed, changed by a click on the name, moved by a drag, removed."""

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest

from battlemap.encounter import asks
from battlemap.encounter import commands as c
from battlemap.geometry import Cell
from battlemap.model import Zone
from battlemap.model.creature import AttackSave
from battlemap.ui.canvas.units import SQUARE
from battlemap.ui.dialogs.area_texts import shifted, zone_told
from tests.ui.canvas.conftest import open_on, session_on

WEB = Zone(id="web", name="Web", runs=((5, 10, 14), (6, 10, 14)), difficult=True, colour="#56b4e9")


@pytest.fixture
def hand(qtbot):
    hand = open_on(session_on(True), qtbot)
    hand.window.choose_tool("area")
    return hand


def tool(hand):
    return hand.window.tools["area"]


def zones(hand) -> dict[str, Zone]:
    return hand.window.session.state.zones


def put(hand, zone: Zone = WEB) -> None:
    hand.window.session.do(c.SetZone(zone=zone))


def plate(zone: Zone = WEB) -> tuple[float, float]:
    y, a, b = min(zone.runs)
    return (a + b) / 2, float(y)


def stays(hand, at=(13.0, 3.0)):
    hand.click(*at)
    card = tool(hand).card
    QTest.mouseClick(card.stays_button, Qt.MouseButton.LeftButton)
    return card


def test_the_card_puts_it_on_the_map_in_one_step(hand):
    session = hand.window.session
    before = session.document.position
    card = stays(hand)
    page = card.zone
    QTest.keyClicks(page.name, "Wall of fire")
    page.difficult.click()
    page.obscures.setCurrentIndex(1)
    QTest.keyClicks(page.dice, "5d8")
    QTest.keyClicks(page.type_.lineEdit(), "fire")
    page.when["enter"].click()
    page.ability.setCurrentIndex(page.ability.findData("dex"))
    page.dc.setValue(15)
    page.lasts.setCurrentIndex(page.lasts.findData("rounds"))
    page.rounds.setValue(3)
    QTest.keyClick(page.dice, Qt.Key.Key_Return)
    assert tool(hand).card is None and session.document.position == before + 1
    zone = zones(hand)["wall-of-fire"]
    assert (zone.name, zone.damage, zone.type, zone.when) == ("Wall of fire", "5d8", "fire", ("start", "enter"))
    assert zone.save == AttackSave(ability="dex", dc=15, half=True) and zone.until == "rounds:3:ana"
    assert zone.difficult and zone.obscures == "light" and zone.source == "ana"
    answer = session.ask(asks.AskArea(shape="sphere", at=(13.0, 3.0), size=6.0))
    assert [[x, y] for y, a, b in zone.runs for x in range(a, b)] == answer["squares"]
    hand.window.actions_.undo.trigger()
    assert not zones(hand) and tool(hand).zones.shown("wall-of-fire") is None


def test_what_hurts_must_say_when(hand):
    page = stays(hand).zone
    QTest.keyClicks(page.dice, "1d6")
    page.when["start"].click()
    QTest.keyClick(page.dice, Qt.Key.Key_Return)
    assert not zones(hand) and "when" in page._problem.text()
    page.when["end"].click()
    page.dice.clear()
    QTest.keyClicks(page.dice, "much")
    QTest.keyClick(page.dice, Qt.Key.Key_Return)
    assert "much" in page._problem.text()


def test_a_duration_may_be_somebodys_turn(hand):
    page = stays(hand).zone
    page.lasts.setCurrentIndex(page.lasts.findData("start_of_turn"))
    page.whose.setCurrentIndex(page.whose.findData("ben"))
    QTest.keyClick(page.name, Qt.Key.Key_Return)
    assert zones(hand)["sphere"].until == "start_of_turn:ben"
    hand.window.session.do(c.EndTurn(token="ana"))
    assert not zones(hand)
    assert any("Sphere is gone" in line for line in log_lines(hand))


def log_lines(hand) -> list[str]:
    from battlemap.ui import words

    steps = hand.window.session.document.steps
    return [words.event(event, hand.window.session.state) or "" for step in steps for event in step.events]


def test_it_is_drawn_whatever_tool_is_in_hand(hand):
    put(hand)
    hand.window.choose_tool("select")
    overlay = tool(hand).zones
    assert overlay.zone_at(Cell(11, 5)) == "web" and overlay.zone_at(Cell(9, 5)) == ""
    assert overlay.boundingRect().contains(QPointF(12 * SQUARE, 6 * SQUARE))
    bare = hand.view.grab().toImage()
    hand.window.session.undo()
    assert hand.view.grab().toImage() != bare


def test_its_name_is_dragged_and_it_moves_in_one_step(hand):
    put(hand)
    before = hand.window.session.document.position
    x, y = plate()
    hand.press(x, y)
    assert tool(hand).is_busy()
    hand.to(x - 1, y + 2)
    assert tool(hand).zones.shown("web").runs == ((7, 9, 13), (8, 9, 13))
    assert zones(hand)["web"] == WEB
    hand.release(x - 1, y + 2)
    assert zones(hand)["web"].runs == ((7, 9, 13), (8, 9, 13))
    assert hand.window.session.document.position == before + 1
    hand.window.actions_.undo.trigger()
    assert zones(hand)["web"] == WEB and tool(hand).zones.shown("web") == WEB


def test_escape_leaves_it_where_it_was(hand):
    put(hand)
    x, y = plate()
    hand.press(x, y)
    hand.to(x - 3, y)
    hand.key(Qt.Key.Key_Escape)
    hand.release(x - 3, y)
    assert zones(hand)["web"] == WEB and tool(hand).zones.shown("web") == WEB


def test_one_that_counts_rounds_can_be_moved(hand):
    put(hand, Zone(id="web", name="Web", runs=WEB.runs, until="rounds:3", source="ana"))
    x, y = plate()
    hand.drag((x, y), (x - 1, y))
    assert zones(hand)["web"].runs[0] == (5, 9, 13) and zones(hand)["web"].until == "rounds:3:ana"


def test_a_click_on_its_name_changes_it(hand):
    put(hand)
    hand.click(*plate())
    card = tool(hand).card
    assert card.isVisible() and card.zone.name.text() == "Web" and card.damage is None
    card.zone.name.selectAll()
    QTest.keyClicks(card.zone.name, "Thick web")
    card.zone.difficult.click()
    QTest.keyClick(card.zone.name, Qt.Key.Key_Return)
    zone = zones(hand)["web"]
    assert (zone.name, zone.difficult, zone.runs, zone.colour) == ("Thick web", False, WEB.runs, "#56b4e9")


def test_a_right_click_in_it_opens_it_and_the_card_removes_it(hand):
    put(hand)
    hand.right_click(12, 6)
    card = tool(hand).card
    QTest.mouseClick(card.remove_button, Qt.MouseButton.LeftButton)
    assert not zones(hand) and tool(hand).card is None


def test_the_list_names_what_each_does_opens_and_removes(hand, qtbot):
    assert not tool(hand).list.isVisible()
    put(hand)
    fire = Zone(id="fire", name="Fire", runs=((1, 1, 3),), damage="2d6", type="fire", when=("start", "enter"), until="rounds:2")
    put(hand, fire)
    listed = tool(hand).list
    assert listed.isVisible() and list(listed.names) == ["web", "fire"]
    told = zone_told(hand.window.session.state, zones(hand)["fire"])
    assert told == "2d6 fire at the start, on entering; 2 rounds left"
    QTest.mouseClick(listed.names["fire"], Qt.MouseButton.LeftButton)
    assert tool(hand).card.zone.zone.id == "fire"
    tool(hand).card.leave()
    listed.removed.emit("fire")
    assert list(zones(hand)) == ["web"] and list(tool(hand).list.names) == ["web"]
    hand.window.choose_tool("select")
    assert not listed.isVisible()


def test_the_card_of_one_that_ends_closes(hand):
    put(hand)
    hand.click(*plate())
    hand.window.session.do(c.RemoveZone(zone="web"))
    assert tool(hand).card is None


def test_nothing_of_it_is_lost_but_what_lies_off_the_map():
    assert shifted(((0, 0, 3), (1, 0, 3)), -1, -1, 10, 10) == ((0, 0, 2),)
    assert shifted(((0, 0, 3),), -5, 0, 10, 10) == ()


def test_it_counts_in_the_next_drag_and_when_a_turn_starts_in_it(hand):
    session = hand.window.session
    put(hand, Zone(id="web", name="Web", runs=((4, 2, 5), (5, 2, 5)), difficult=True, damage="1d4", type="fire", when=("enter",)))
    hand.window.choose_tool("select")
    hand.press(3, 3)
    hand.to(3, 5)
    assert hand.view.path.look.prices == ("3", "6")
    session.roller.next = [3]
    hand.release(3, 5)
    assert session.state.tokens["ana"].hp == 17


def test_players_see_it_on_their_own_map(hand, qtbot):
    from battlemap.encounter.view import view_for

    session = hand.window.session
    put(hand, Zone(id="fog", name="Fog cloud", runs=((6, 5, 8), (7, 5, 8)), obscures="heavy"))
    view = view_for(session.state, session.ruleset, "party")
    assert [zone.name for zone in view.zones] == ["Fog cloud"]
    hand.window.actions_.players.trigger()
    display = hand.window.placing.window.display
    with_it = display.grab().toImage()
    session.undo()
    qtbot.waitUntil(lambda: display.view is not None and not display.view.zones)
    display.settle()
    assert display.grab().toImage() != with_it
