"""What lasts for a while, through the window: it ends with the right creature's turn whoever comes, goes, waits or falls."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel

from battlemap.encounter import commands as c
from battlemap.encounter.outcome import NeedDice
from battlemap.encounter.tables import token_from
from battlemap.rulesets import find_ruleset, names
from battlemap.ui.dialogs.dice_entry import DiceDialog
from battlemap.ui.panel import HitCard
from battlemap.ui.turns import eligible
from tests.ui.turning.conftest import ENTER, Turns

TOTALS = {"ana": 20, "ben": 15, "orc": 12, "gob-1": 8, "gob-2": 3}
TURNS = [name for name in names() if find_ruleset(name).turns.schedule == "order"]


def begun(qtbot, ruleset: str, **changes) -> Turns:
    totals = {"party": 6, "foes": 1} if ruleset == "ose" else TOTALS
    return Turns(qtbot, ruleset, c.Begin(totals=totals), **changes)


def give(table: Turns, token: str, until: str) -> None:
    name = next(iter(find_ruleset(table.state.ruleset).conditions))
    assert table.session.do(c.SetCondition(target=token, add=name, until=until)) is not None


def go_on(table: Turns) -> None:
    """The next step of whatever schedule, by Space; a choice by the first who may act."""
    if able := eligible(table.state, table.session.ruleset):
        table.session.select(able[:1])
    table.dice(5, 2)
    table.space()
    if table.card is not None:
        table.press(ENTER)


@pytest.mark.parametrize("ruleset", names())
@pytest.mark.parametrize("until", ["start_of_turn:orc", "end_of_turn:orc"])
def test_it_lasts_until_that_moment_and_no_longer(qtbot, ruleset, until):
    table = begun(qtbot, ruleset)
    give(table, "ana", until)
    for _ in range(60):
        before = table.state
        go_on(table)
        if not table.token("ana").effects:
            break
    now = table.state.turn
    if find_ruleset(ruleset).turns.schedule == "phases":
        assert (now.phase == "declare") == until.startswith("end") and now.round == (1 if until.startswith("end") else 2)
    elif until.startswith("start"):
        assert now.active == "orc" and before.turn.active != "orc"
    else:
        assert before.turn.active == "orc" and now.active != "orc"


@pytest.mark.parametrize("ruleset", TURNS)
def test_a_latecomer_does_not_put_off_what_ends(qtbot, ruleset):
    table = begun(qtbot, ruleset)
    give(table, "ana", "end_of_turn:ben")
    new = token_from({"id": "late", "name": "Late", "side": "foes", "at": [12, 8], "hp": 9})
    assert table.session.do(c.Join(new=new, total=17)) is not None
    table.space()
    assert table.state.turn.active == "late" and table.token("ana").effects
    table.space()
    table.space()
    assert table.state.turn.active == "orc" and not table.token("ana").effects


@pytest.mark.parametrize("ruleset", names())
def test_it_ends_with_who_is_taken_off_the_map(qtbot, ruleset):
    table = begun(qtbot, ruleset)
    give(table, "ana", "end_of_turn:gob-2")
    table.session.select(["gob-2"])
    table.hand.key(Qt.Key.Key_Delete)
    assert "gob-2" not in table.state.tokens and not table.token("ana").effects
    table.session.undo()
    assert table.token("ana").effects


def test_who_delays_comes_back_with_what_lasts_until_its_turn_ends(qtbot):
    table = begun(qtbot, "dnd4e")
    give(table, "orc", "end_of_turn:ana")
    assert table.session.do(c.Delay(token="ana")) is not None
    table.space()
    assert table.state.turn.active == "orc" and table.token("orc").effects
    assert table.session.do(c.Rejoin(token="ana")) is not None
    assert table.state.turn.active == "ana" and table.token("orc").effects
    table.space()
    assert not table.token("orc").effects


@pytest.mark.parametrize("ruleset", [name for name in TURNS if find_ruleset(name).readies])
def test_what_was_readied_is_gone_with_its_next_turn(qtbot, ruleset):
    table = begun(qtbot, ruleset)
    assert table.session.do(c.Ready(token="ana", trigger="they come", action="attack")) is not None
    for _ in range(5):
        assert table.token("ana").readied
        table.space()
    assert table.state.turn.active == "ana" and not table.token("ana").readied


@pytest.mark.parametrize("ruleset", TURNS)
def test_a_group_acts_one_after_the_other_each_with_its_own_end(qtbot, ruleset):
    group = {"group": "goblins"}
    totals = {"ana": 20, "ben": 15, "orc": 12, "gob-1": 8}
    table = Turns(qtbot, ruleset, c.Begin(totals=totals), gob_1=group, gob_2=group)
    assert [place.total for place in table.state.turn.order][-2:] == [8, 8]
    give(table, "ana", "end_of_turn:gob-1")
    give(table, "ben", "end_of_turn:gob-2")
    for _ in range(4):
        table.space()
    assert table.state.turn.active == "gob-2" and not table.token("ana").effects and table.token("ben").effects
    table.space()
    assert not table.token("ben").effects


# ---------------------------------------------------------------- concentration
def test_broken_concentration_is_told_on_the_card_with_its_number_and_what_it_held(qtbot):
    table = begun(qtbot, "dnd2024")
    table.session.do(c.SetCondition(target="gob-1", add="restrained", until="concentration:orc", source="orc"))
    table.session.do(c.MoveToken(token="ana", to=(6, 4), force=True))
    table.dice(18, 8, 3)
    table.hand.click(*table.token("orc").at)
    card = next(card for card in table.window.findChildren(HitCard) if card.isVisible())
    QTest.keyPress(card, ENTER)
    told = "\n".join(label.text() for label in card.findChildren(QLabel))
    assert "against 10 (the least; half of 11 damage is less): failure" in told
    assert "Orc's concentration ends." in told and "Goblin 1: no longer restrained" in told.replace("Restrained", "restrained")


def test_paper_dice_for_concentration_say_what_to_beat(qtbot):
    table = begun(qtbot, "dnd2024")
    dialog = DiceDialog(NeedDice("concentration", "ana", (20,), "12"), table.session, None)
    qtbot.addWidget(dialog)
    assert any(label.text() == "Ana · Concentration against 12" for label in dialog.findChildren(QLabel))
