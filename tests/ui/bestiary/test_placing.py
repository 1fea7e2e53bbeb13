"""Creatures from the bestiary onto the map: typed, clicked, dragged; several, hidden, later; one step back."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from battlemap.encounter import commands as c
from battlemap.model import Scene
from battlemap.rules.space import cells_of
from battlemap.ui.theme import palette
from tests.ui.bestiary.conftest import ANA, session_in, table_on

LATER, ROUND_3 = 1, 3


def names(table) -> list[str]:
    return [token.name for token in table.state.tokens.values()]


def test_e_opens_the_bestiary_ready_to_be_typed_into_and_esc_closes_it(table, qtbot):
    pane = table.open()
    assert table.dock.isVisible() and pane.search.hasFocus()
    qtbot.keyClick(pane.search, Qt.Key.Key_Escape)
    assert not table.dock.isVisible() and table.view.hasFocus()


def test_six_goblins_and_enter_place_a_numbered_group_nobody_on_anybody(table):
    pane = table.open()
    table.hover(5, 5)
    table.type("six goblins")
    kind = pane.current().block.name
    assert "Goblin" in kind and pane.manner.number.value() == 6
    table.enter()
    assert names(table) == [f"{kind} {number}" for number in range(1, 7)]
    squares = [cell for token in table.state.tokens.values() for cell in cells_of(token)]
    assert len(set(squares)) == 6 and all(abs(cell.x - 5) <= 2 and abs(cell.y - 5) <= 2 for cell in squares)
    assert len({token.group for token in table.state.tokens.values()}) == 1
    table.session.undo()
    assert names(table) == []


def test_what_is_shown_before_is_where_they_stand(table):
    table.open()
    table.type("4 ogre")
    table.hover(10, 6)
    shown = table.put.ghosts
    assert len(shown) == 4 and all(cell.x + 1 < 12 for cell in shown.values()), "nobody beyond the wall"
    table.click(10, 6)
    assert {who: tuple(cell) for who, cell in shown.items()} == {who: token.at for who, token in table.state.tokens.items()}
    assert not table.put.ghosts and table.view.tool is table.window.select_tool


def test_dragged_from_the_list_they_stand_where_they_are_let_go(table):
    pane = table.open()
    table.type("wolf")
    table.carry(pane.list, 0, 8, 8)
    (wolf,) = table.state.tokens.values()
    assert wolf.name == "Wolf" and wolf.at == (8, 8) and wolf.side == "foes"


def test_a_drag_let_go_beside_the_map_or_called_off_places_nobody(table, qtbot):
    pane = table.open()
    table.type("wolf")
    table.carry(pane.list, 0, 8, 8, let_go=False)
    assert table.put.ghosts
    qtbot.keyClick(pane.list, Qt.Key.Key_Escape)
    assert not table.put.ghosts and not pane.list.is_carrying
    table.carry(pane.list, 0, -8, 8)
    assert names(table) == [] and not table.put.ghosts


def test_esc_drops_what_is_in_hand_and_a_click_on_somebody_is_a_click(qtbot):
    table = table_on(session_in("dnd2024", ANA), qtbot)
    pane = table.open()
    table.type("wolf")
    assert table.put.company is not None
    qtbot.keyClick(pane.search, Qt.Key.Key_Escape)
    assert table.put.company is None and table.dock.isVisible()
    table.type("x")
    pane.search.setText("wolf")
    table.click(2, 2)
    assert table.put.company is None and table.session.selection == ("ana",) and names(table) == ["Ana"]


def test_on_the_map_plus_makes_more_and_h_hides(table):
    pane = table.open()
    table.type("2 wolf")
    table.hover(5, 5)
    table.key(Qt.Key.Key_Plus)
    table.key(Qt.Key.Key_H)
    assert pane.manner.number.value() == 3 and pane.manner.hidden.isChecked()
    table.key(Qt.Key.Key_Return)
    assert [token.hidden for token in table.state.tokens.values()] == [True] * 3
    assert not pane.manner.hidden.isChecked(), "the next ones are seen again"


def test_shift_and_click_keep_more_in_hand(table):
    table.open()
    table.type("wolf")
    table.click(3, 3, Qt.KeyboardModifier.ShiftModifier)
    table.click(7, 7)
    assert names(table) == ["Wolf", "Wolf 2"] and table.put.company is None


def test_with_some_in_hand_other_keys_stay_what_they_are(table):
    pane = table.open()
    table.type("wolf")
    table.click(3, 3, Qt.KeyboardModifier.ShiftModifier)
    table.key(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert not table.state.tokens and table.put.company is not None
    table.key(Qt.Key.Key_E)
    assert pane.search.hasFocus()
    table.type("ogre")
    table.click(5, 5)
    assert names(table) == ["Ogre"]


def test_kept_in_hand_they_stay_hidden_and_the_next_ones_are_seen(table):
    pane = table.open()
    table.type("wolf")
    pane.manner.hidden.setChecked(True)
    for x, keys in ((3, Qt.KeyboardModifier.ShiftModifier), (7, Qt.KeyboardModifier.NoModifier)):
        table.click(x, 3, keys)
    assert [token.hidden for token in table.state.tokens.values()] == [True, True] and not pane.manner.hidden.isChecked()


def test_numbers_go_on_where_some_are_there(table):
    table.open()
    for _ in range(2):
        table.type("2 wolf")
        table.enter()
    assert names(table) == ["Wolf 1", "Wolf 2", "Wolf 3", "Wolf 4"]


def test_rolled_hit_points_come_from_the_hit_dice(table):
    pane = table.open()
    pane.manner.rolls.setChecked(True)
    pane.search.setFocus()
    table.session.roller.next = [1, 2, 3] * 2
    table.type("2 goblin warrior")
    table.enter()
    assert [(token.hp, token.creature.max_hp) for token in table.state.tokens.values()] == [(6, 6), (6, 6)]


def test_a_group_joins_a_fight_with_one_roll_or_each_with_its_own(qtbot):
    table = table_on(session_in("dnd2024", ANA), qtbot)
    table.session.do(c.Begin(totals={"ana": 12}))
    pane = table.open()
    table.session.roller.next = [10]
    table.type("3 wolf")
    table.enter()
    totals = [place.total for place in table.state.turn.order if place.who != "ana"]
    assert len(totals) == 3 and len(set(totals)) == 1
    pane.manner.together.setChecked(False)
    pane.search.setFocus()
    pane.search.selectAll()
    table.session.roller.next = [3, 18]
    table.type("2 ogre")
    table.enter()
    ogres = [place.total for place in table.state.turn.order if place.who.startswith("ogre")]
    assert len(set(ogres)) == 2


def test_where_there_is_too_little_room_it_says_so_and_keeps_them_in_hand(qtbot):
    table = table_on(session_in(scene=Scene(rows=("....", "...."))), qtbot)
    table.open()
    table.type("12 wolf")
    assert "8" in table.window.notice.text and "12" in table.window.notice.text
    table.enter()
    assert names(table) == [] and table.put.company is not None


@pytest.mark.parametrize("ruleset", ["dnd2014", "dnd4e", "ose", "alternating"])
def test_every_ruleset_has_its_own_creatures_and_they_can_be_placed(qtbot, ruleset):
    table = table_on(session_in(ruleset), qtbot)
    pane = table.open()
    assert pane.model.values and all(held.block.ruleset == ruleset for held in pane.model.values)
    pane.take_up()
    table.click(4, 4)
    assert len(table.state.tokens) == 1


@pytest.mark.parametrize("ruleset", ["dnd2024", "dnd2014", "dnd4e", "ose", "alternating"])
def test_in_a_fight_under_way_a_group_joins_by_every_ruleset(qtbot, ruleset):
    orc = {"id": "orc", "name": "Orc", "side": "foes", "at": [9, 9], "hp": 15}
    table = table_on(session_in(ruleset, ANA, orc), qtbot)
    table.session.roller.next = [3, 5]  # no ties
    assert table.session.do(c.Begin()) is not None
    pane = table.open()
    pane.manner.number.setValue(3)
    table.hover(6, 6)
    pane.take_up()
    table.enter()
    assert len(table.state.tokens) == 5 and table.state.turn.begun
    table.session.undo()
    assert len(table.state.tokens) == 2


def test_in_a_narrow_window_the_map_keeps_its_room(table):
    table.window.resize(1000, 640)
    QApplication.processEvents()
    table.open()
    assert table.view.width() >= 300 and not table.window.dock.isVisible()
    table.dock.leave()
    assert table.window.dock.isVisible()


def test_another_theme_is_the_docks_too(table):
    pane = table.open()
    table.type("wolf")
    before = pane.list.styleSheet()
    table.window.actions_.looks.light.trigger()
    assert pane.list.styleSheet() != before and palette().text_dim in pane.empty.styleSheet()
    table.window.actions_.looks.light.trigger()
    assert pane.list.styleSheet() == before


def test_the_dock_is_open_again_at_the_next_start_where_it_was_left_open(table, qtbot):
    table.open()
    table.window.close()
    again = table_on(session_in(), qtbot)
    assert again.dock.isVisible() and again.pane.model.values
    again.dock.leave()
    again.window.close()
    assert not table_on(session_in(), qtbot).dock.isVisible()


# ---------------------------------------------------------------- later
def test_later_ones_wait_and_are_called_in_where_they_were_prepared(table, qtbot):
    pane = table.open()
    pane.manner.later.setCurrentIndex(LATER)
    pane.search.setFocus()
    table.hover(5, 5)
    table.type("3 wolf")
    shown = sorted(tuple(cell) for cell in table.put.ghosts.values())
    table.enter()
    assert names(table) == [] and len(table.state.reserve) == 3
    table.dock.open_on(table.dock.reserve)
    assert table.dock.tabs.tabText(table.dock.tabs.indexOf(table.dock.reserve)).endswith("(3)")
    qtbot.mouseClick(table.dock.reserve.call, Qt.MouseButton.LeftButton)
    assert sorted(token.at for token in table.state.tokens.values()) == shown and not table.state.reserve
    table.session.undo()
    assert len(table.state.reserve) == 3


def test_called_here_they_follow_the_pointer_and_stand_there(table, qtbot):
    pane = table.open()
    pane.manner.later.setCurrentIndex(LATER)
    pane.search.setFocus()
    table.type("2 wolf")
    table.enter()
    reserve = table.dock.reserve
    table.dock.open_on(reserve)
    qtbot.mouseClick(reserve.here, Qt.MouseButton.LeftButton)
    table.hover(14, 10)
    assert len(table.put.ghosts) == 2
    table.click(14, 10)
    assert {abs(token.at[0] - 14) <= 1 for token in table.state.tokens.values()} == {True} and not table.state.reserve


def test_who_is_due_is_told_when_the_round_begins_and_called_with_a_click(qtbot):
    table = table_on(session_in("dnd2024", ANA), qtbot)
    pane = table.open()
    pane.manner.later.setCurrentIndex(pane.manner.later.findData(2))
    pane.search.setFocus()
    table.type("2 wolf")
    table.enter()
    table.session.do(c.Begin(totals={"ana": 12}))
    assert "Due" not in table.window.notice.text
    table.session.do(c.EndTurn(token="ana"))
    qtbot.waitUntil(lambda: "2 × Wolf" in table.window.notice.text)
    assert table.state.turn.round == 2
    table.window.notice.act()
    assert len(table.state.tokens) == 3 and not table.state.reserve


def test_the_selected_wait_off_the_map_and_are_sent_away_for_good(qtbot):
    table = table_on(session_in("dnd2024", ANA), qtbot)
    reserve = table.dock.reserve
    table.dock.open_on(reserve)
    assert reserve.empty.isVisible() and not reserve.call.isEnabled() and not reserve.send.isEnabled()
    table.session.select(["ana"])
    qtbot.mouseClick(reserve.send, Qt.MouseButton.LeftButton)
    assert list(table.state.reserve) == ["ana"] and not table.state.tokens
    reserve.round.setCurrentIndex(ROUND_3)
    reserve.round.activated.emit(ROUND_3)
    assert table.state.reserve["ana"].round == 3
    qtbot.mouseClick(reserve.dismiss, Qt.MouseButton.LeftButton)
    assert not table.state.reserve and reserve.empty.isVisible()


# ---------------------------------------------------------------- searching
def test_filters_and_words_narrow_the_list_and_nothing_found_is_said(table):
    pane = table.open()
    table.type("cr 1/4 fey")
    assert {held.block.creature.challenge for held in pane.model.values} == {0.25}
    assert {held.block.kind for held in pane.model.values} == {"fey"}
    pane.search.clear()
    pane.filters.sizes.setCurrentIndex(pane.filters.sizes.findData("gargantuan"))
    assert {held.block.creature.size for held in pane.model.values} == {"gargantuan"}
    pane.search.setFocus()
    table.type("goblin")
    assert not pane.model.values and pane.empty.text() and not pane.place.isEnabled()


def test_the_card_shows_the_figures_and_whose_they_are(table):
    pane = table.open()
    table.type("goblin warrior")
    text = pane.card.toPlainText()
    for part in ("Goblin Warrior", "AC 15", "10 HP (3d6)", "Scimitar", "+4", "darkvision 18 m", "Creative Commons"):
        assert part in text


def test_when_they_come_is_read_whole_in_its_narrow_box(table, qtbot):
    dock, box = table.dock, table.pane.manner.later
    dock.show()
    qtbot.waitUntil(lambda: box.isVisible() and dock.width() < 400)
    room = box.width() - 30  # its arrow and the room at its left
    assert all(box.fontMetrics().horizontalAdvance(box.itemText(row)) <= room for row in range(box.count()))
