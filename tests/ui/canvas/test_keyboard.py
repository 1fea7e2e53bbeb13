"""The canvas without a mouse: from token to token, the way square by square as one move, the target, the door, the bird."""

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QApplication, QMenu

from battlemap.encounter import commands as c
from battlemap.geometry import Cell
from battlemap.rulesets import find_ruleset
from tests.ui.canvas.conftest import Hand, at, open_on
from tests.ui.ruleset_fights import session_for

K = Qt.Key
PAD, SHIFT, CTRL = Qt.KeyboardModifier.KeypadModifier, Qt.KeyboardModifier.ShiftModifier, Qt.KeyboardModifier.ControlModifier
ENTER, ESCAPE, BACK, TAB, BACKTAB = K.Key_Return, K.Key_Escape, K.Key_Backspace, K.Key_Tab, K.Key_Backtab
RIGHT, LEFT, UP, DOWN = K.Key_Right, K.Key_Left, K.Key_Up, K.Key_Down
TOTALS = {"ana": 20, "orc": 15, "ben": 12, "gob-1": 8, "gob-2": 5}


@pytest.fixture
def table(qtbot):
    """A window on the ruleset's small fight, Ana's turn."""

    def show(ruleset: str = "dnd2024", **changes) -> Hand:
        session = session_for(ruleset, **changes)
        schedule = find_ruleset(ruleset).turns.schedule
        assert session.do(c.Begin(totals={"party": 5, "foes": 2} if schedule == "phases" else TOTALS)) is not None
        if schedule == "slots":
            assert session.do(c.Activate(token="ana")) is not None
        if schedule == "phases":
            session.do(c.EndPhase(to="movement"))
        session.select(["ana"])
        return open_on(session, qtbot)

    return show


def keys(hand: Hand, *pressed) -> None:
    for key in pressed:
        hand.key(*key) if isinstance(key, tuple) else hand.key(key)


def selected(hand: Hand) -> tuple[str, ...]:
    return hand.window.session.selection


# ---------------------------------------------------------------- from token to token
def test_tab_goes_through_the_order_of_the_round(table):
    hand = table()
    seen = []
    for _ in range(5):
        hand.key(TAB)
        seen += selected(hand)
    assert seen == ["orc", "ben", "gob-1", "gob-2", "ana"]
    hand.key(BACKTAB, SHIFT)
    assert selected(hand) == ("gob-2",)


def test_tab_begins_with_who_acts(table):
    hand = table()
    hand.window.session.select([])
    hand.key(TAB)
    assert selected(hand) == ("ana",)


def test_tab_leaves_a_map_nobody_is_on(table):
    hand = table()
    for token_id in list(hand.window.session.state.tokens):
        hand.window.session.do(c.Leave(token=token_id))
    hand.key(TAB)
    assert not hand.view.hasFocus()


# ---------------------------------------------------------------- the way
@pytest.mark.parametrize("ruleset", ["dnd2024", "dnd2014", "dnd4e", "alternating", "ose"])
def test_a_way_by_keys_is_one_move_and_one_undo(table, ruleset):
    hand = table(ruleset)
    document = hand.window.session.document
    before, state = document.position, document.state
    keys(hand, LEFT, UP, UP)
    assert at(hand, "ana") == (3, 4) and document.position == before
    look = hand.view.path.look
    assert look.goal == Cell(2, 2) and look.summary and look.prices
    hand.key(ENTER)
    assert at(hand, "ana") == (2, 2) and document.position == before + 1 and hand.view.path.look is None
    hand.key(K.Key_Z, CTRL)
    assert document.state == state


@pytest.mark.parametrize(
    ("key", "mode", "goal"),
    [
        (K.Key_7, PAD, (2, 3)), (K.Key_9, PAD, (4, 3)), (K.Key_1, PAD, (2, 5)), (K.Key_3, PAD, (4, 5)), (K.Key_8, PAD, (3, 3)),
        (K.Key_Home, PAD, (2, 3)), (K.Key_PageUp, PAD, (4, 3)), (K.Key_End, PAD, (2, 5)), (K.Key_PageDown, PAD, (4, 5)),
    ],
)  # fmt: skip
def test_the_number_pad_leads_diagonally_with_and_without_numlock(table, key, mode, goal):
    hand = table()
    hand.key(key, mode)
    assert hand.view.path.look.goal == goal and hand.window.session.state.turn.active == "ana"


def test_once_a_way_lies_there_home_and_end_lead_it_on(table):
    hand = table()
    keys(hand, LEFT, K.Key_Home, K.Key_End)
    assert hand.view.path.look.goal == (0, 4) and hand.window.session.state.turn.active == "ana"
    keys(hand, K.Key_PageUp, K.Key_PageDown)
    assert hand.view.path.look.goal == (2, 4)
    hand.key(ESCAPE)
    hand.key(K.Key_End)
    assert hand.window.session.state.turn.active == "orc"


def test_backspace_takes_keys_back_one_by_one(table):
    hand = table()
    keys(hand, DOWN, DOWN, K.Key_Space, RIGHT)
    assert hand.view.path.look.waypoints == (Cell(3, 6),) and hand.view.path.look.goal == (4, 6)
    hand.key(BACK)
    assert hand.view.path.look.goal == (3, 6) and hand.view.path.look.waypoints == (Cell(3, 6),)
    hand.key(BACK)
    assert hand.view.path.look.waypoints == ()
    keys(hand, BACK, BACK)
    assert hand.view.path.look.goal == (3, 4)
    hand.key(BACK)
    assert hand.view.path.look is None
    hand.key(ENTER)
    assert at(hand, "ana") == (3, 4)


def test_a_way_by_keys_shows_swords_and_the_way_round(table, qtbot):
    hand = table("dnd2024", orc={"at": [4, 4]}, gob_1={"at": [15, 0]}, gob_2={"at": [15, 9]})
    spoken = []
    hand.view.spoken.connect(spoken.append)
    keys(hand, LEFT, LEFT)
    look = hand.view.path.look
    assert [name for _, name in look.provokers] == ["Orc"]
    assert spoken[-1].startswith("B5") and "Orc may strike" in spoken[-1]


def test_what_is_in_the_way_is_said(table):
    hand = table("dnd2024", orc={"at": [4, 4]}, gob_1={"at": [15, 0]}, gob_2={"at": [15, 9]})
    spoken = []
    hand.view.spoken.connect(spoken.append)
    hand.key(RIGHT)
    assert hand.view.path.look.blame is not None and hand.view.path.look.blame.text in spoken[-1]
    keys(hand, ENTER)
    assert at(hand, "ana") == (3, 4) and hand.window.notice.text
    hand.key(K.Key_F8)
    assert hand.window.session.document.steps[-1].command.force


def test_shift_moves_freely(table):
    hand = table()
    for _ in range(12):
        hand.key(RIGHT, SHIFT)
    assert hand.view.path.look.free
    hand.key(ENTER)
    assert at(hand, "ana") == (15, 4) and hand.window.session.document.steps[-1].command.force


@pytest.mark.parametrize("ruleset", ["dnd2024", "dnd4e"])
def test_a_flyer_rises_on_the_way_in_one_move(table, ruleset):
    hand = table(ruleset, ana={"speed": {"walk": 9, "fly": 9}}, orc={"at": [15, 4]})
    before = hand.window.session.document.position
    keys(hand, K.Key_PageUp, K.Key_PageUp, DOWN, DOWN, DOWN)
    square = hand.window.session.state.scene.square
    assert hand.window.session.document.position == before and "up" in hand.view.path.look.summary
    assert hand.view.path.look.plan.cost == 3 * square  # the height is gained on the way
    hand.key(ENTER)
    token = hand.window.session.state.tokens["ana"]
    assert (token.at, token.z) == ((3, 7), 2 * square) and hand.window.session.document.position == before + 1


def test_straight_up_is_a_move_too(table):
    hand = table("dnd4e", ana={"speed": {"walk": 9, "fly": 9}}, orc={"at": [15, 4]})
    keys(hand, K.Key_PageUp, K.Key_PageUp, ENTER)
    token = hand.window.session.state.tokens["ana"]
    assert token.z == 2 * hand.window.session.state.scene.square and token.budget.spent == {"move": 1}


def test_several_go_a_square_in_formation(calm):
    calm.window.session.select(["ana", "ben"])
    calm.key(DOWN)
    assert (at(calm, "ana"), at(calm, "ben")) == ((3, 4), (3, 7))
    calm.key(K.Key_Z, CTRL)
    assert (at(calm, "ana"), at(calm, "ben")) == ((3, 3), (3, 6))


# ---------------------------------------------------------------- targets
def test_a_digit_then_tab_walks_the_enemies_nearest_first(table):
    hand = table()
    hand.key(K.Key_2)
    seen = []
    for _ in range(5):
        hand.key(TAB)
        seen.append(hand.window.select_tool.keys.aim.target)
    assert seen == ["orc", "gob-1", "gob-2", "ben", "orc"] and selected(hand) == ("ana",)
    assert "%" in hand.view.cursor_mark.text and hand.view.cursor_mark.text.startswith("Orc")
    assert hand.view.cover.look is not None
    hand.key(LEFT)
    assert hand.window.select_tool.keys.aim.target == "ben"
    hand.key(RIGHT)
    hand.key(ENTER)
    card = hand.window._hit
    assert card is not None and card.attack == "Bow" and card._target == "orc" and hand.view.cursor_mark.box.isEmpty()


def test_why_a_target_is_not_to_be_had_is_said(table):
    hand = table()
    keys(hand, K.Key_1, TAB)
    assert hand.view.cursor_mark.text == "Orc is out of reach"


def test_escape_stops_aiming(table):
    hand = table()
    keys(hand, K.Key_2, TAB, ESCAPE)
    assert hand.view.cursor_mark.box.isEmpty() and hand.window.select_tool.attack_name == "" and selected(hand) == ("ana",)


def test_enter_on_a_selected_enemy_is_an_attack(table):
    hand = table("dnd2024", orc={"at": [4, 4]})
    keys(hand, TAB, ENTER)
    assert hand.window._hit is not None and hand.window._hit._attacker == "ana" and hand.window._hit._target == "orc"


# ---------------------------------------------------------------- doors
def test_a_key_opens_and_shuts_the_door_beside(calm):
    state = lambda: calm.window.session.state.scene.door("d1").state  # noqa: E731
    calm.window.session.select(["ana"])
    calm.key(K.Key_O)
    assert state() == "closed" and "door" in calm.window.notice.text
    calm.window.session.do(c.MoveToken(token="ana", to=(8, 4), force=True))
    calm.key(K.Key_O)
    assert state() == "open"
    calm.key(K.Key_O)
    assert state() == "closed"


def test_a_locked_door_offers_its_states(calm):
    calm.window.session.do(c.SetDoor(door="d1", state="locked"))
    calm.window.session.do(c.MoveToken(token="ana", to=(8, 4), force=True))
    calm.window.session.select(["ana"])

    def choose() -> None:
        menu = QApplication.activePopupWidget()
        assert isinstance(menu, QMenu)
        calm.qtbot.keyClick(menu, ENTER)  # the first: open

    QTimer.singleShot(50, choose)
    calm.key(K.Key_O)
    assert calm.window.session.state.scene.door("d1").state == "open"
