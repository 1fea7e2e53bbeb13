"""A drag into the second band: asked once, done as several steps; reactions in between lose nothing; arrow keys lead a way where
each move costs an action."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolButton

from battlemap.encounter import commands as c
from battlemap.geometry import Cell
from battlemap.model import Scene
from battlemap.rulesets import find_ruleset
from battlemap.ui.panel import ReactionCard
from tests.ui.canvas.conftest import Hand, at, open_on
from tests.ui.ruleset_fights import session_for

TOTALS = {"ana": 20, "orc": 15, "ben": 12, "gob-1": 8, "gob-2": 5}
SIDES = {"party": 5, "foes": 2}
AWAY = {"orc": {"at": [15, 0]}, "gob_1": {"at": [15, 8]}, "gob_2": {"at": [15, 9]}}
ENTER, ESCAPE, CTRL = Qt.Key.Key_Return, Qt.Key.Key_Escape, Qt.KeyboardModifier.ControlModifier
RIGHT, DOWN, LEFT = Qt.Key.Key_Right, Qt.Key.Key_Down, Qt.Key.Key_Left


@pytest.fixture
def table(qtbot):
    """A window on the ruleset's small fight, Ana's turn, her enemies far away unless said otherwise."""

    def show(ruleset: str, **changes) -> Hand:
        session = session_for(ruleset, **{**AWAY, **changes})
        schedule = find_ruleset(ruleset).turns.schedule
        assert session.do(c.Begin(totals=SIDES if schedule == "phases" else TOTALS)) is not None
        if schedule == "slots":
            assert session.do(c.Activate(token="ana")) is not None
        if schedule == "phases":
            session.do(c.EndPhase(to="movement"))
        session.select(["ana"])
        return open_on(session, qtbot)

    return show


def budget(hand: Hand) -> dict[str, int]:
    return dict(hand.window.session.state.tokens["ana"].budget.spent)


def commands(hand: Hand, last: int) -> list[str]:
    document = hand.window.session.document
    return [type(step.command).__name__ for step in document.steps[document.position - last : document.position]]


def narrow(hand: Hand, *open_rows: int) -> None:
    """Leave only these rows of the map open."""
    session, scene = hand.window.session, hand.window.session.state.scene
    rows = tuple(row if y in open_rows else "#" * scene.width for y, row in enumerate(scene.rows))
    assert session.do(c.SetScene(scene=Scene(rows=rows, square=scene.square))) is not None
    hand.view.fit()


def offer(hand: Hand) -> str:
    notice = hand.window.notice
    return notice._button.text() if notice.isVisible() and notice._offers else ""


def card(hand: Hand) -> ReactionCard:
    hand.qtbot.waitUntil(lambda: any(each.isVisible() for each in hand.window.findChildren(ReactionCard)))
    return next(each for each in hand.window.findChildren(ReactionCard) if each.isVisible())


# ---------------------------------------------------------------- dash and move
@pytest.mark.parametrize(("ruleset", "goal"), [("dnd2024", (11, 4)), ("dnd2014", (11, 4)), ("alternating", (9, 0))])
def test_enter_dashes_and_moves(table, ruleset, goal):
    hand = table(ruleset, ana={"speed": {"walk": 4}} if ruleset == "alternating" else {})
    before, main = hand.window.session.document.position, find_ruleset(ruleset).main_resource
    hand.drag((3, 4), goal)
    assert at(hand, "ana") == (3, 4) and hand.window.session.document.position == before
    assert offer(hand) == "Dash and move (Enter)" and "are left" in hand.window.notice.text
    assert hand.view.path.look.goal == Cell(*goal) and hand.view.path.look.blame is None
    hand.key(ENTER)
    assert at(hand, "ana") == goal and budget(hand) == {main: 1}
    assert commands(hand, 2) == ["Act", "MoveToken"] and hand.view.path.look is None and not hand.window.notice.isVisible()
    hand.key(Qt.Key.Key_Z, CTRL)
    assert at(hand, "ana") == (3, 4) and budget(hand) == {main: 1}
    hand.key(Qt.Key.Key_Z, CTRL)
    assert budget(hand) == {} and hand.window.session.document.position == before


def test_the_button_does_it_too(table):
    hand = table("dnd2024")
    hand.drag((3, 4), (11, 4))
    QTest.mouseClick(hand.window.notice._button, Qt.MouseButton.LeftButton)
    assert at(hand, "ana") == (11, 4)


def test_the_same_way_is_walked_by_its_corners(table):
    hand = table("dnd2024")
    hand.press(3, 4)
    hand.to(3, 8)
    hand.key(Qt.Key.Key_Space)
    hand.to(8, 8)
    hand.release(8, 8)
    assert offer(hand)
    hand.key(ENTER)
    walked = hand.window.session.document.steps[-1].events[0].path
    assert (3, 8) in walked and walked[-1] == (8, 8)


def test_escape_a_press_and_the_cross_drop_it(table):
    hand = table("dnd2024")
    before = hand.window.session.document.position

    def cross():
        QTest.mouseClick(hand.window.notice.findChild(QToolButton), Qt.MouseButton.LeftButton)

    for drops in (lambda: hand.key(ESCAPE), lambda: hand.click(8, 8), cross):
        hand.drag((3, 4), (11, 4))
        assert offer(hand)
        drops()
        assert not offer(hand) and hand.view.path.look is None and hand.view.reach.boundingRect().isEmpty()
        hand.key(ENTER)
        assert at(hand, "ana") == (3, 4) and hand.window.session.document.position == before


def test_f8_overrules_instead(table):
    hand = table("dnd2024")
    hand.drag((3, 4), (11, 4))
    hand.key(Qt.Key.Key_F8)
    assert at(hand, "ana") == (11, 4) and budget(hand) == {}
    assert hand.window.session.document.steps[-1].command.force


def test_shift_still_moves_freely(table):
    hand = table("dnd2024")
    hand.drag((3, 4), (11, 4), keys=Qt.KeyboardModifier.ShiftModifier)
    assert at(hand, "ana") == (11, 4) and not offer(hand)


def test_nothing_is_offered_where_it_could_not_be_had(table):
    hand = table("dnd2024")
    hand.window.session.do(c.Act(token="ana", action="dodge"))
    hand.drag((3, 4), (11, 4))  # the action is spent
    assert not offer(hand) and "are left" in hand.window.notice.text
    hand.drag((2, 6), (12, 6))  # not his turn
    assert not offer(hand) and "not Ben's turn" in hand.window.notice.text
    hand = table("ose")
    hand.drag((3, 4), (14, 4))  # knows no dash
    assert not offer(hand) and hand.window.notice.text


def test_space_ends_the_turn_and_the_question(table):
    hand = table("dnd2024")
    hand.drag((3, 4), (11, 4))
    hand.window.session.do(c.Edit(token="ben", fields={"hp": 3}))
    assert not offer(hand) and hand.view.path.look is None


# ---------------------------------------------------------------- both actions
def test_two_moves_one_after_the_other(table):
    hand = table("dnd4e")
    hand.drag((3, 4), (13, 4))
    assert offer(hand) == "Move with both actions (Enter)"
    hand.key(ENTER)
    assert at(hand, "ana") == (13, 4) and budget(hand) == {"move": 1, "standard": 1}
    assert commands(hand, 2) == ["MoveToken", "MoveToken"]
    hand.key(Qt.Key.Key_Z, CTRL)
    assert at(hand, "ana") == (9, 4) and budget(hand) == {"move": 1}
    hand.key(Qt.Key.Key_Z, CTRL)
    assert at(hand, "ana") == (3, 4) and budget(hand) == {}


def test_the_first_move_ends_where_it_may(table):
    hand = table("dnd4e", ben={"at": [9, 4]})
    narrow(hand, 4)
    hand.drag((3, 4), (13, 4))  # past Ben, who stands six squares away
    hand.key(ENTER)
    assert at(hand, "ana") == (13, 4)
    first, second = (step.command.path for step in hand.window.session.document.steps[-2:])
    assert first[-1] == (8, 4) and second[0] == (9, 4)


def test_a_reaction_in_between_loses_nothing(table):
    hand = table("dnd4e", orc={"at": [4, 3]})
    hand.drag((3, 4), (3, 9), (9, 9), (13, 9))
    assert offer(hand) == "Move with both actions (Enter)"
    hand.key(ENTER)
    session = hand.window.session
    assert [pending.by for pending in session.state.pending] == ["orc"] and at(hand, "ana") == (3, 4)
    assert not offer(hand)
    QTest.keyClick(card(hand), ENTER)  # Skip
    hand.qtbot.waitUntil(lambda: not session.state.waiting)
    assert at(hand, "ana") == tuple(session.document.steps[-2].command.path[-1])
    assert offer(hand) == "Move on (Enter)" and "standard action" in hand.window.notice.text
    hand.key(ENTER)
    assert at(hand, "ana") == (13, 9) and budget(hand) == {"move": 1, "standard": 1}


def test_a_reaction_in_the_second_half_too(table):
    hand = table("dnd4e", orc={"at": [10, 3]})
    narrow(hand, 3, 4)
    hand.drag((3, 4), (13, 4))
    hand.key(ENTER)
    session = hand.window.session
    assert session.state.waiting and budget(hand) == {"move": 1, "standard": 1}
    while session.state.waiting:
        QTest.keyClick(card(hand), ENTER)
        QApplication.processEvents()
    assert at(hand, "ana") == (13, 4)


def test_taken_back_in_between_the_rest_is_forgotten_and_found_again(table):
    hand = table("dnd4e", orc={"at": [4, 3]})
    hand.drag((3, 4), (3, 9), (9, 9), (13, 9))
    hand.key(ENTER)
    session = hand.window.session
    session.do(c.Decline(token="orc"))
    assert offer(hand)
    hand.key(Qt.Key.Key_Z, CTRL)  # the answer: it waits again
    assert session.state.waiting and not offer(hand)
    session.do(c.Decline(token="orc"))
    assert offer(hand)
    session.undo()
    session.undo()
    assert at(hand, "ana") == (3, 4) and not offer(hand)
    hand.key(ENTER)
    assert at(hand, "ana") == (3, 4)


def test_struck_down_on_the_way_nothing_is_offered(table):
    hand = table("dnd4e", orc={"at": [4, 3]}, ana={"hp": 1})
    hand.drag((3, 4), (3, 9), (9, 9), (13, 9))
    hand.key(ENTER)
    session = hand.window.session
    session.do(c.React(token="orc", attack="Claw"), [19, 6])
    assert session.state.tokens["ana"].hp <= 0 and not offer(hand)


def test_who_is_told_to_skip_is_not_waited_for(table):
    hand = table("dnd4e", orc={"at": [4, 3], "answer": "skip"})
    hand.drag((3, 4), (3, 9), (9, 9), (13, 9))
    hand.key(ENTER)
    assert at(hand, "ana") == (13, 9)


# ---------------------------------------------------------------- arrow keys
def test_arrows_lead_a_way_and_enter_walks_it(table):
    hand = table("dnd4e")
    before = hand.window.session.document.position
    for key in (RIGHT, RIGHT, RIGHT, DOWN):
        hand.key(key)
    assert hand.window.session.document.position == before and at(hand, "ana") == (3, 4)
    assert hand.view.path.look.goal == Cell(6, 5) and not hand.view.reach.boundingRect().isEmpty()
    hand.key(LEFT)
    assert hand.view.path.look.goal == Cell(5, 5)
    hand.key(ENTER)
    assert at(hand, "ana") == (5, 5) and budget(hand) == {"move": 1} and hand.view.path.look is None
    assert hand.window.session.document.position == before + 1


def test_escape_drops_a_way_led_by_keys(table):
    hand = table("dnd4e")
    hand.key(RIGHT)
    hand.key(ESCAPE)
    assert hand.view.path.look is None and hand.window.session.selection == ("ana",)
    hand.key(ENTER)
    assert at(hand, "ana") == (3, 4) and budget(hand) == {}


def test_a_way_by_keys_into_the_second_band_asks_first(table):
    hand = table("dnd4e")
    for _ in range(8):
        hand.key(RIGHT)
    hand.key(ENTER)
    assert offer(hand) and at(hand, "ana") == (3, 4)
    hand.key(LEFT)
    assert not offer(hand) and hand.view.path.look.goal == Cell(10, 4)
    hand.key(ENTER)
    hand.key(ENTER)
    assert at(hand, "ana") == (10, 4) and budget(hand) == {"move": 1, "standard": 1}


def test_space_adds_a_corner_and_ends_no_turn(table):
    hand = table("dnd4e")
    for key in (DOWN, DOWN, Qt.Key.Key_Space, RIGHT, RIGHT):
        hand.key(key)
    assert hand.view.path.look.waypoints == (Cell(3, 6),) and hand.window.session.state.turn.active == "ana"
    hand.key(ENTER)
    assert (3, 6) in hand.window.session.document.steps[-1].events[-1].path and at(hand, "ana") == (5, 6)


def test_another_kind_is_followed(table):
    hand = table("dnd4e")
    hand.key(RIGHT)
    hand.key(Qt.Key.Key_K)
    assert hand.view.path.look.plan.kind == "shift"
    hand.key(ENTER)
    assert at(hand, "ana") == (4, 4) and hand.window.session.document.steps[-1].command.kind == "shift"


def test_the_rim_ends_it(table):
    hand = table("dnd4e", ana={"at": [0, 0]})
    hand.key(LEFT)
    assert hand.view.path.look.goal == Cell(0, 0)
    hand.key(ENTER)
    assert budget(hand) == {} and hand.view.path.look is None


def test_before_the_fight_a_key_is_a_step(table, qtbot):
    hand = open_on(session_for("dnd4e"), qtbot)
    hand.window.session.select(["ana"])
    hand.key(RIGHT)
    assert at(hand, "ana") == (4, 4)
