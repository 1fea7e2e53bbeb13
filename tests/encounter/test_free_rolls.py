"""Rolls for no rule: told, undone, kept in the file, and no player sees a secret one."""

import msgspec
import pytest

from battlemap.encounter import commands as c
from battlemap.encounter.dice import shared_out
from battlemap.encounter.document import Document
from battlemap.encounter.events import FreelyRolled
from battlemap.encounter.outcome import Done, NeedDice, Refused
from battlemap.encounter.view import view_for
from battlemap.rulesets import find_ruleset
from battlemap.storage import FightFile
from tests.support.fights import CLAW, fight

ANA = {"id": "ana", "name": "Ana", "character": True, "at": [0, 0], "hp": 7, "speed": {"walk": 9}, "attacks": [CLAW]}
ORC = {"id": "orc", "name": "Orc", "side": "foes", "at": [1, 0], "hp": 9, "attacks": [CLAW]}


@pytest.fixture
def table() -> Document:
    return Document(fight(["......"] * 3, ANA, ORC), find_ruleset)


def test_the_dice_are_asked_for_one_creature_after_the_other(table):
    command = c.Roll(roll="d20+6", tokens=("ana", "orc"))
    first = table.preview(command)
    assert isinstance(first, NeedDice) and (first.what, first.who, first.sides, first.dice) == ("roll", "ana", (20,), "d20+6")
    assert isinstance(done := table.do(command, [3, 14]), Done) and done.answer == {"totals": {"ana": 9, "orc": 20}}


def test_a_roll_changes_nothing_and_one_undo_takes_it_back(table):
    table.do(c.Roll(roll="d4"), [1])  # with the first command everybody looks around
    before = table.state
    table.do(c.Roll(roll="Breath: 2d6 fire"), [3, 4])
    assert table.steps[1].events == (FreelyRolled(name="Breath", dice="2d6", label="fire", faces=(3, 4), total=7),)
    assert table.state == before and table.undo() == 1


def test_dice_that_do_not_count_are_marked(table):
    table.do(c.Roll(roll="4d6kh3"), [1, 6, 5, 2])
    assert table.steps[0].events[0].dropped == (0,)


def test_a_typed_sum_has_no_faces(table):
    table.do(c.Roll(roll="3d6+1"), shared_out(11, (6, 6, 6)))
    assert table.steps[0].events[0].faces == () and table.steps[0].events[0].total == 12


def test_a_formula_that_is_none_is_refused_with_its_place(table):
    outcome = table.do(c.Roll(roll="2d6+x"))
    assert isinstance(outcome, Refused)
    assert {"rule": "formula", "trouble": "unknown", "at": 5}.items() <= outcome.refusals[0].facts.items()


def test_it_may_be_rolled_while_a_move_waits(table):
    table.do(c.Begin(totals={"ana": 20, "orc": 1}))
    table.do(c.MoveToken(token="ana", to=(4, 0)))
    assert table.state.waiting
    assert isinstance(table.do(c.Roll(roll="d6"), [4]), Done) and table.state.waiting


def test_no_byte_of_what_players_see_tells_of_a_secret_roll(table):
    table.do(c.Roll(roll="d4"), [1])  # with the first command everybody looks around
    before = msgspec.json.encode(view_for(table.state, table.ruleset, "party"))
    table.do(c.Roll(roll="d20", name="Ambush", secret=True), [17])
    after = msgspec.json.encode(view_for(table.state, table.ruleset, "party"))
    assert after == before and b"Ambush" not in after


def test_the_file_gives_it_back_with_its_seed(tmp_path, table):
    from battlemap.encounter.dice import Roller

    path = tmp_path / "rolls.battlemap"
    with FightFile.create(path, table.state) as file:
        file.document(find_ruleset).do(c.Roll(roll="2d6"), Roller(3).roll((6, 6)))
    with FightFile.open(path) as file:
        (step,) = file.document(find_ruleset).steps
    assert step.rolls[0].dies[0].seed and step.events[0].faces == step.rolls[0].faces
