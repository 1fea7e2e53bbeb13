"""The area tool by hand: what is shown while it is placed, what letting go opens, on every ruleset."""

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from battlemap.encounter import asks
from battlemap.encounter import commands as c
from battlemap.geometry import Cell
from battlemap.model import Encounter, Zone
from battlemap.rulesets import names
from tests.ui.canvas.conftest import open_on, session_on
from tests.ui.ruleset_fights import session_for


@pytest.fixture
def hand(qtbot):
    """Round 1, Ana's turn, the area tool in hand."""
    hand = open_on(session_on(True), qtbot)
    hand.window.choose_tool("area")
    return hand


def tool(hand):
    return hand.window.tools["area"]


def look(hand):
    return tool(hand).overlay.look


def marks(hand) -> dict[Cell, str]:
    return {ring.cell: ring.mark for ring in look(hand).rings}


def test_a_key_takes_it_up_and_the_bar_says_how_squares_count(qtbot):
    hand = open_on(session_on(True), qtbot)
    hand.key(Qt.Key.Key_A)
    bar = tool(hand).bar
    assert hand.view.tool is tool(hand) and bar.isVisible()
    assert list(bar.buttons) == ["sphere", "cube", "cone", "line", "cylinder", "emanation"]
    assert "within 6 m of the corner" in bar.sentence.text()
    hand.key(Qt.Key.Key_3)
    assert bar.shape == "cone" and "as wide as it is far" in bar.sentence.text()
    hand.key(Qt.Key.Key_V)
    assert not bar.isVisible()


def test_its_lengths_are_there_for_the_rules_of_the_next_fight_too(hand):
    bar, session = tool(hand).bar, hand.window.session
    assert session.new_fight(Encounter(ruleset="ose", scene=session.state.scene, tokens={}, title="Next"))
    hand.window.choose_tool("area")
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert "emanation" not in bar.buttons and bar.size_.isVisible()
    bar.grow(1)


def test_hovering_shows_what_a_click_would_catch_and_changes_nothing(hand):
    before = hand.window.session.document.position
    hand.hover(5.05, 4.02)
    answer = hand.window.session.ask(asks.AskArea(shape="sphere", at=(5.0, 4.0), size=6.0))
    assert [list(cell) for cell in look(hand).cells] == answer["squares"]
    assert marks(hand) == {Cell(3, 3): "ally", Cell(3, 6): "ally", Cell(5, 3): "foe"}
    assert tool(hand).bar.caught.toolTip() == "Caught: Orc; allies: Ana, Ben"
    hand.hover(14.0, 9.0)
    assert marks(hand) == {Cell(11, 6): "foe"}
    assert hand.window.session.document.position == before


def test_walls_keep_it_out(hand):
    hand.hover(9.0, 8.0)
    assert {cell.x >= 9 for cell in look(hand).cells} == {True, False}
    hand.hover(8.0, 7.0)
    assert all(cell.x < 9 for cell in look(hand).cells)


def test_a_cone_is_pressed_on_its_creature_and_dragged_its_way(hand):
    hand.key(Qt.Key.Key_3)
    hand.press(3, 3)
    assert look(hand).cells is None and "drag" in tool(hand).bar.caught.text()
    hand.to(5, 3)
    assert marks(hand) == {Cell(5, 3): "foe"}
    assert Cell(3, 3) not in look(hand).cells
    hand.to(3, 5)
    assert Cell(5, 3) not in marks(hand)
    hand.key(Qt.Key.Key_Up)
    assert tool(hand).bar.size_.value() == 6.0 and marks(hand) == {Cell(3, 6): "ally"}
    hand.key(Qt.Key.Key_Escape)
    assert look(hand) is None and not tool(hand).is_busy()
    hand.release(3, 5)
    assert tool(hand).card is None


def test_a_right_click_drops_it(hand):
    hand.key(Qt.Key.Key_4)
    hand.press(3, 3)
    hand.to(8, 3)
    hand.right_click(8, 3)
    assert look(hand) is None and not tool(hand).is_busy()


def test_letting_go_opens_the_card_beside_it(hand):
    hand.click(5.05, 4.02)
    card = tool(hand).card
    assert card.isVisible() and card.damage.rows.ticked() == ("ana", "ben", "orc")
    assert card.damage.command().origin == (5.0, 4.0)
    hand.hover(14.0, 9.0)
    assert Cell(5, 3) in marks(hand), "while the card is open the area stays"
    card.leave()
    assert look(hand) is None and hand.view.hasFocus()


def test_whoever_is_spared_on_the_card_is_ringed_otherwise(hand):
    hand.click(5.05, 4.02)
    tool(hand).card.damage.rows.rows["ben"].tick.click()
    assert marks(hand) == {Cell(3, 3): "ally", Cell(3, 6): "spared", Cell(5, 3): "foe"}
    tool(hand).card.damage.rows.foes_button.click()
    assert marks(hand) == {Cell(3, 3): "spared", Cell(3, 6): "spared", Cell(5, 3): "foe"}


def test_off_the_map_there_is_nothing(hand):
    hand.click(30.0, 30.0)
    assert tool(hand).card is None
    assert "No square" in hand.window.notice.text


def test_the_fight_goes_on_below_it(hand):
    hand.hover(5.05, 4.02)
    session = hand.window.session
    session.do(c.MoveToken(token="orc", to=(15, 9), force=True))
    assert Cell(5, 3) not in marks(hand) and Cell(15, 9) not in marks(hand)
    hand.window.actions_.undo.trigger()
    assert Cell(5, 3) in marks(hand)


def test_the_bar_and_the_list_follow_the_window(hand):
    session, bar = hand.window.session, tool(hand).bar
    session.do(c.SetZone(zone=Zone(id="web", name="Web", runs=((1, 1, 3),))))
    for width, height in ((900, 600), (1300, 780)):
        hand.window.resize(width, height)
        QApplication.processEvents()
        assert hand.view.rect().contains(bar.geometry()) and hand.view.rect().contains(tool(hand).list.geometry())


def test_a_size_is_typed_and_the_map_has_the_keys_again(hand):
    spin = tool(hand).bar.size_
    spin.setFocus()
    spin.selectAll()
    QTest.keyClicks(spin, "9")
    QTest.keyClick(spin, Qt.Key.Key_Return)
    assert tool(hand).bar.measures.size == 90 and hand.view.hasFocus()
    assert "9 m" in tool(hand).bar.sentence.text()
    QTest.mouseClick(tool(hand).bar.buttons["cube"], Qt.MouseButton.LeftButton)
    assert hand.view.hasFocus() and tool(hand).bar.size_.value() == 4.5
    tool(hand).bar.choose("sphere")
    assert tool(hand).bar.size_.value() == 9.0


def test_other_tools_put_it_away(hand):
    hand.click(5.05, 4.02)
    card = tool(hand).card
    hand.window.choose_tool("select")
    assert not card.isVisible() and look(hand) is None and not tool(hand).bar.isVisible()


@pytest.mark.parametrize("ruleset", names())
def test_every_rulesets_shapes_are_placed(ruleset, qtbot):
    session = session_for(ruleset)
    hand = open_on(session, qtbot)
    hand.window.choose_tool("area")
    first = next(token for token in session.state.tokens.values() if not token.dead)
    x, y = first.at
    for number, shape in enumerate(session.ruleset.areas):
        hand.key(Qt.Key(Qt.Key.Key_1 + number))
        assert tool(hand).bar.shape == shape
        hand.press(x, y)
        hand.to(x + 2, y + 1)
        hand.to(x + 3, y + 1)
        hand.release(x + 3, y + 1)
        card = tool(hand).card
        assert card is not None and look(hand).cells, shape
        card.leave()
