"""A goblin's whole turn is at most four gestures in every ruleset: move, attack, damage, end.

A gesture is a drag, a click, or a key; typing what dice showed with its Enter is one.
"""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from battlemap.encounter import commands as c
from battlemap.rulesets import names
from battlemap.ui.panel import HitCard, QuickEntry
from tests.ui.turning.conftest import ENTER, Turns

MOST = 4
GOBLIN, GOAL = "gob-1", (4, 4)
AWAY = {"orc": {"hp": 0, "dead": True}, "gob_2": {"hp": 0, "dead": True}}


class Counted:
    """Hands that count what they do."""

    def __init__(self, table: Turns) -> None:
        self.table, self.gestures = table, 0

    def drag(self, token_id: str, goal: tuple[int, int]) -> None:
        self.gestures += 1
        self.table.hand.drag(self.table.token(token_id).at, goal)

    def click(self, token_id: str) -> None:
        self.gestures += 1
        self.table.hand.click(*self.table.token(token_id).at)

    def enter(self, card) -> None:
        self.gestures += 1
        QTest.keyPress(card, ENTER)

    def typed(self, card, number: int) -> None:
        """A number and Enter: what the table rolled."""
        self.gestures += 1
        QTest.keyPress(card, Qt.Key(Qt.Key.Key_0 + number))
        QTest.keyPress(self.card(QuickEntry).amount, ENTER)

    def space(self) -> None:
        self.gestures += 1
        self.table.space()

    def card(self, kind):
        return next(card for card in self.table.window.findChildren(kind) if card.isVisible())


def begin(ruleset: str) -> c.Begin:
    """The goblin acts, or its side."""
    if ruleset == "ose":
        return c.Begin(totals={"foes": 6, "party": 1})
    return c.Begin(totals={"gob-1": 20, "ana": 10, "ben": 5})


def play(qtbot, ruleset: str) -> tuple[Turns, Counted]:
    """Ana stands four squares off; the goblin's dice hit."""
    table = Turns(qtbot, ruleset, **AWAY)
    assert table.session.do(begin(ruleset)) is not None
    if table.state.turn.phase == "morale":  # nobody's nerve is asked for: the side moves
        assert table.session.do(c.EndPhase()) is not None
    table.dice(18, 4)
    hands = Counted(table)
    hands.drag(GOBLIN, GOAL)
    assert table.token(GOBLIN).at == GOAL
    hands.click("ana")
    card = hands.card(HitCard)
    if table.session.ruleset.attacks.rolls:
        hands.enter(card)
    else:
        hands.typed(card, 5)
    assert table.token("ana").hp < 24
    hands.space()
    return table, hands


@pytest.mark.parametrize("ruleset", names())
def test_a_goblins_whole_turn_is_at_most_four_gestures(ruleset, qtbot):
    table, hands = play(qtbot, ruleset)
    assert hands.gestures <= MOST
    now = table.state.turn
    acting = now.acting or (now.active, *[slot.who for slot in now.slots[:1]])
    assert GOBLIN not in acting and "foes" not in acting


def test_an_attack_goes_on_to_its_phase_once_all_of_the_side_have_moved(qtbot):
    table = Turns(qtbot, "ose", orc={"hp": 0, "dead": True})
    table.session.do(begin("ose"))
    table.session.do(c.EndPhase())
    hands = Counted(table)
    hands.drag(GOBLIN, GOAL)
    hands.click("ana")
    assert table.state.turn.phase == "movement" and table.session.selection == ("ana",)  # goblin 2 has yet to move
    hands.drag("gob-2", (4, 5))
    table.session.select([GOBLIN])
    hands.click("ana")
    assert table.state.turn.phase == "melee" and hands.card(HitCard).isVisible()


def test_whoever_is_dragged_where_sides_choose_is_chosen_to_act(qtbot):
    table = Turns(qtbot, "alternating", **AWAY)
    table.session.do(begin("alternating"))
    assert table.state.turn.active == ""
    Counted(table).drag(GOBLIN, GOAL)
    assert table.state.turn.active == GOBLIN and table.token(GOBLIN).at == GOAL
    table.session.undo()
    table.session.undo()
    assert table.state.turn.active == "" and table.token(GOBLIN).at == (10, 3)


def test_a_click_chooses_nobody_to_act(qtbot):
    table = Turns(qtbot, "alternating", **AWAY)
    table.session.do(begin("alternating"))
    Counted(table).click(GOBLIN)
    assert table.state.turn.active == "" and table.session.selection == (GOBLIN,)


def test_what_brings_dice_costs_one_key_more(qtbot):
    from battlemap.model import Effect

    table = Turns(qtbot, "dnd4e", begin("dnd4e"), **AWAY)
    table.with_(**{GOBLIN: {"effects": (Effect(name="slowed", until="save_ends"),)}})
    hands = Counted(table)
    hands.space()
    hands.enter(table.card)
    assert hands.gestures == 2 and table.state.turn.active == "ana"
