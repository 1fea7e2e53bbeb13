"""One creature's move by hand: what is shown on the way, what has happened after."""

from PySide6.QtCore import Qt

from battlemap.geometry import Cell
from tests.ui.canvas.conftest import SHIFT, at


def look(hand):
    return hand.view.path.look


def test_press_shows_reach_and_changes_nothing(hand):
    before = hand.window.session.document.position
    hand.press(3, 3)
    assert not hand.view.reach.boundingRect().isEmpty()
    hand.to(3, 5)
    assert look(hand).goal == Cell(3, 5)
    assert hand.window.session.document.position == before
    assert at(hand, "ana") == (3, 3)


def test_the_way_is_told_with_cost_and_what_is_left(hand):
    hand.press(3, 3)
    hand.to(3, 5)
    assert look(hand).plan.path == (Cell(3, 4), Cell(3, 5))
    assert look(hand).prices == ("1.5", "3")
    assert "3 m" in look(hand).summary
    assert "6 m" in look(hand).summary


def test_release_moves_and_one_undo_takes_it_back(hand):
    hand.drag((3, 3), (3, 4), (3, 5))
    assert at(hand, "ana") == (3, 5)
    assert hand.window.session.state.tokens["ana"].budget.moved == 30
    assert look(hand) is None
    assert hand.view.reach.boundingRect().isEmpty()
    hand.key(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert at(hand, "ana") == (3, 3)
    assert hand.window.session.state.tokens["ana"].budget.moved == 0


def test_past_an_enemy_swords_are_shown_and_release_waits_for_the_answer(hand):
    hand.drag((3, 3), (4, 3))
    hand.press(4, 3)
    hand.to(2, 3)
    assert look(hand).provokers == ((Cell(4, 3), "Orc"),)
    hand.release(2, 3)
    session = hand.window.session
    assert [pending.by for pending in session.state.pending] == ["orc"]
    assert at(hand, "ana") == (4, 3)
    assert hand.window._reaction is not None
    assert hand.window._reaction.isVisible()


def test_the_safe_way_follows_when_the_pointer_rests(hand, qtbot):
    hand.press(3, 3)
    hand.to(8, 3)
    if look(hand).provokers:
        qtbot.waitUntil(lambda: look(hand).safe is not None, timeout=1000)
        assert look(hand).safe.provokes == ()
        assert look(hand).safe_text
    hand.key(Qt.Key.Key_Escape)


def test_esc_drops_it(hand):
    hand.press(3, 3)
    hand.to(3, 5)
    hand.key(Qt.Key.Key_Escape)
    assert look(hand) is None
    hand.release(3, 5)
    assert at(hand, "ana") == (3, 3)


def test_shift_moves_freely_and_says_so(hand):
    hand.press(3, 3)
    hand.to(14, 1, SHIFT)
    assert look(hand).free
    hand.release(14, 1, SHIFT)
    assert at(hand, "ana") == (14, 1)
    assert hand.window.session.state.tokens["ana"].budget.moved == 0


def test_too_far_is_said_and_refused_with_a_way_to_overrule(hand):
    hand.press(3, 3)
    hand.to(3, 9)
    hand.to(8, 9)
    assert look(hand).blame is None
    hand.to(15, 9)
    assert look(hand).blame is not None
    hand.release(15, 9)
    assert at(hand, "ana") == (3, 3)
    assert hand.window.notice.text
    hand.key(Qt.Key.Key_F8)
    assert at(hand, "ana") == (15, 9)


def test_what_is_in_the_way_lights_up(hand):
    hand.press(3, 3)
    hand.to(5, 3)
    assert look(hand).blame is not None
    assert look(hand).blame.text
    assert look(hand).blame.body == (Cell(5, 3), 1)
    hand.key(Qt.Key.Key_Escape)


def test_waypoints_by_space_and_by_right_click(hand):
    hand.press(3, 3)
    hand.to(2, 4)
    hand.key(Qt.Key.Key_Space)
    hand.to(2, 5)
    hand.right_click(2, 5)
    hand.to(3, 5)
    assert look(hand).waypoints == (Cell(2, 4), Cell(2, 5))
    hand.release(3, 5)
    assert at(hand, "ana") == (3, 5)
    assert hand.window.session.state.tokens["ana"].budget.moved == 45


def test_a_large_one_is_held_where_it_was_gripped(calm):
    calm.drag((12, 7), (12, 8), (13, 8))
    assert at(calm, "ogre") == (12, 7)


def test_a_tiny_one_follows_by_half_squares(calm):
    calm.drag((1.2, 8.2), (2.2, 8.2), (2.7, 8.7))
    rat = calm.window.session.state.tokens["rat"]
    assert (rat.at, rat.spot) == ((2, 8), (1, 1))


def test_an_enemy_may_be_dragged_too(hand):
    hand.drag((5, 3), (6, 2), (7, 1), keys=SHIFT)
    assert at(hand, "orc") == (7, 1)
    assert hand.window._hit is None


def test_an_undo_beneath_a_drag_voids_it(hand):
    hand.drag((3, 3), (3, 4))
    hand.press(3, 4)
    hand.to(3, 6)
    hand.window.session.undo()
    assert look(hand) is None
    hand.release(3, 6)
    assert at(hand, "ana") == (3, 3)
