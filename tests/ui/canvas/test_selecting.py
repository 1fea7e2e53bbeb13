"""Choosing one and several, moving them together, doors, attacks, keys."""

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QApplication, QPushButton

from battlemap.encounter import commands as c
from battlemap.geometry import Cell
from battlemap.ui.panel import QuickEntry
from tests.ui.canvas.conftest import SHIFT, at

CONTROL = Qt.KeyboardModifier.ControlModifier


def chosen(hand) -> tuple[str, ...]:
    return hand.window.session.selection


def test_click_selects_and_bare_ground_lets_go(calm):
    calm.click(3, 3)
    assert chosen(calm) == ("ana",)
    calm.click(7, 8)
    assert chosen(calm) == ()


def test_control_adds_and_takes_away(calm):
    calm.click(3, 3)
    calm.click(3, 6, CONTROL)
    assert set(chosen(calm)) == {"ana", "ben"}
    calm.click(3, 3, CONTROL)
    assert chosen(calm) == ("ben",)


def test_a_band_selects_what_lies_in_it(calm):
    calm.drag((2.2, 2.2), (3.5, 5.0), (4.4, 7.4))
    assert set(chosen(calm)) == {"ana", "ben"}


def test_a_formation_keeps_its_shape(calm):
    calm.drag((2.2, 2.2), (4.4, 7.4))
    calm.press(3, 3)
    calm.to(4, 4)
    assert at(calm, "ana") == (3, 3)
    calm.release(4, 4)
    assert (at(calm, "ana"), at(calm, "ben")) == ((4, 4), (4, 7))
    calm.window.session.undo()
    assert (at(calm, "ana"), at(calm, "ben")) == ((3, 3), (3, 6))


def test_esc_puts_a_formation_back(calm):
    calm.drag((2.2, 2.2), (4.4, 7.4))
    calm.press(3, 3)
    calm.to(6, 3)
    calm.key(Qt.Key.Key_Escape)
    calm.release(6, 3)
    assert at(calm, "ben") == (3, 6)
    assert calm.view.items_by_id["ben"].pos().x() == pytest.approx(3 * 64)


def test_a_door_opens_and_shuts_by_a_click(calm):
    state = lambda: calm.window.session.state.scene.door("d1").state  # noqa: E731
    calm.click(9.05, 4.5)
    assert state() == "open"
    calm.window.choose_tool("door")
    calm.click(8.9, 4.5)
    assert state() == "closed"
    calm.window.session.undo()
    assert state() == "open"


def test_an_enemy_clicked_is_attacked(hand):
    hand.window.session.select(["ana"])
    hand.click(5, 3)
    card = hand.window._hit
    assert card is not None
    assert card.isVisible()
    assert hand.view.cover.look is not None
    assert len(hand.view.cover.look.lines) == 4


def test_a_digit_chooses_the_attack(hand):
    hand.key(Qt.Key.Key_1)
    assert hand.window.select_tool.attack_name == "Sword"
    hand.click(5, 3)
    assert hand.window._hit is not None
    assert hand.window.select_tool.attack_name == ""


def test_hovering_an_enemy_draws_its_cover(hand, qtbot):
    hand.window.session.select(["ana"])
    hand.hover(5, 3)
    qtbot.waitUntil(lambda: hand.view.cover.look is not None, timeout=1000)
    hand.hover(7, 8)
    assert hand.view.cover.look is None


def test_an_arrow_and_enter_move_a_square(hand):
    hand.click(3, 3)
    hand.key(Qt.Key.Key_Down)
    hand.key(Qt.Key.Key_Return)
    assert at(hand, "ana") == (3, 4)


def test_minus_opens_the_entry(calm):
    calm.click(5, 3)
    calm.key(Qt.Key.Key_Minus)
    assert calm.window.findChildren(QuickEntry)


def test_delete_removes_and_undo_brings_back(calm):
    calm.click(5, 3)
    calm.key(Qt.Key.Key_Delete)
    assert "orc" not in calm.window.session.state.tokens
    assert "orc" not in calm.view.items_by_id
    calm.window.session.undo()
    assert "orc" in calm.view.items_by_id


def test_several_are_removed_in_one_step(calm):
    session = calm.window.session
    session.select(["orc", "rat"])
    calm.key(Qt.Key.Key_Delete)
    assert set(session.state.tokens) == {"ana", "ben", "ogre"} and session.document.position == 1
    session.undo()
    assert set(session.state.tokens) == {"ana", "ben", "ogre", "orc", "rat"}


def test_several_change_places_with_the_hidden_in_one_step(calm):
    session = calm.window.session
    session.do(c.Edit(token="rat", fields={"hidden": True}))
    session.select(["orc", "rat"])
    calm.key(Qt.Key.Key_H)
    assert (session.state.tokens["orc"].hidden, session.state.tokens["rat"].hidden) == (True, False)
    session.undo()
    assert (session.state.tokens["orc"].hidden, session.state.tokens["rat"].hidden) == (False, True)


def test_h_hides_and_shows(calm):
    calm.click(5, 3)
    calm.key(Qt.Key.Key_H)
    assert calm.window.session.state.tokens["orc"].hidden
    calm.key(Qt.Key.Key_H)
    assert not calm.window.session.state.tokens["orc"].hidden


def test_space_ends_the_turn_and_space_drag_pans(hand):
    hand.view.zoom_by(2.0)
    hand.key(Qt.Key.Key_Space)
    assert hand.window.session.state.turn.active == "ben"
    hand.qtbot.keyPress(hand.view, Qt.Key.Key_Space)
    before = hand.view.cell_under(hand.view.viewport().rect().center())
    hand.drag((6, 4), (5, 4), (3, 4))
    hand.qtbot.keyRelease(hand.view, Qt.Key.Key_Space)
    assert hand.view.cell_under(hand.view.viewport().rect().center()) != before
    assert hand.window.session.state.turn.active == "ben"


def test_zoom_keeps_the_square_below_the_pointer(calm):
    spot = calm.point(3, 3)
    calm.view.zoom_by(1.7, spot)
    assert calm.view.cell_under(spot) == Cell(3, 3)
    calm.view.fit()
    assert calm.view.cell_under(calm.point(15, 9)) == Cell(15, 9)


def test_moving_freely_in_formation_within_a_fight(hand):
    hand.drag((2.2, 2.2), (4.4, 7.4))
    hand.press(3, 3)
    hand.to(2, 2, SHIFT)
    hand.release(2, 2, SHIFT)
    assert (at(hand, "ana"), at(hand, "ben")) == ((2, 2), (2, 5))


def test_a_door_opened_by_who_acts_costs_what_it_costs_and_shift_is_the_game_masters(hand):
    session = hand.window.session
    session.do(c.MoveToken(token="ana", to=(8, 4), force=True))
    hand.click(9.15, 4.5)
    assert session.state.scene.door("d1").state == "open"
    assert session.state.tokens["ana"].budget.spent == {"object": 1}
    hand.click(9.15, 4.5)
    assert session.state.tokens["ana"].budget.spent == {"object": 1, "action": 1}
    hand.click(9.15, 4.5)
    assert session.state.scene.door("d1").state == "closed"
    hand.click(9.15, 4.5, SHIFT)
    assert session.state.scene.door("d1").state == "open"
    assert session.state.tokens["ana"].budget.spent == {"object": 1, "action": 1}


# ---------------------------------------------------------------- whose attack a click is
def ready_an_attack(hand) -> None:
    """Ana readies on her turn, then it is the rat's."""
    session = hand.window.session
    session.do(c.Ready(token="ana", trigger="the orc moves", action="attack"))
    for _ in range(2):
        session.do(c.EndTurn(token=session.state.turn.active))
    assert session.state.turn.active == "orc"


def test_a_readied_attack_is_made_by_a_click_once_it_happens(hand):
    ready_an_attack(hand)
    session = hand.window.session
    session.do(c.MoveToken(token="orc", to=(4, 3), force=True))
    session.select(["ana"])
    buttons = hand.window.panel.card.findChildren(QPushButton)
    fire = next(each for each in buttons if each.text() == "It happens" and not each.isHidden())
    fire.click()
    hand.click(4, 3)
    card = hand.window._hit
    assert card is not None and card._attacker == "ana" and card.attack == "Sword"
    assert card.pays.currentData() == "reaction" and card.roll_button.isEnabled()
    card.roll()
    assert not session.state.tokens["ana"].effect("triggered")


def test_a_click_attacks_for_who_acts_when_the_selected_one_cannot(hand):
    session = hand.window.session
    session.do(c.MoveToken(token="ana", to=(4, 3), force=True))
    session.select(["ben"])
    hand.click(5, 3)
    assert hand.window._hit is not None and hand.window._hit._attacker == "ana"


def test_a_click_attacks_after_the_game_master_moved_another(hand):
    hand.drag((3, 6), (4, 6), keys=SHIFT)
    assert at(hand, "ben") == (4, 6)
    hand.click(5, 3)
    assert hand.window._hit is not None and hand.window._hit._attacker == "ana"


def test_cover_goes_when_the_pointer_leaves_the_map(hand, qtbot):
    hand.window.session.select(["ana"])
    hand.hover(5, 3)
    qtbot.waitUntil(lambda: hand.view.cover.look is not None)
    QApplication.sendEvent(hand.view, QEvent(QEvent.Type.Leave))
    assert hand.view.cover.look is None


def test_cover_of_an_open_card_stays(hand, qtbot):
    hand.click(5, 3)
    assert hand.window._hit is not None and hand.view.cover.look is not None
    QApplication.sendEvent(hand.view, QEvent(QEvent.Type.Leave))
    assert hand.view.cover.look is not None
