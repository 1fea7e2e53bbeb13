"""Every roll of a fight as a row, with where it came from and whether it still stands."""

import pytest
from msgspec.structs import replace

from battlemap.encounter import commands as c
from battlemap.encounter.dice import Correction, Roller, is_as_drawn
from battlemap.encounter.document import Document, Record
from battlemap.encounter.events import AttackRolled
from battlemap.encounter.outcome import NeedDice
from battlemap.encounter.roll_log import roll_rows
from battlemap.rulesets import find_ruleset, names
from tests.support.fights import CLAW, fight

ANA = {"id": "ana", "name": "Ana", "character": True, "at": [0, 0], "hp": 30, "ac": 10, "attacks": [CLAW]}
ORC = {"id": "orc", "name": "Orc", "side": "foes", "at": [1, 0], "hp": 30, "ac": 10, "attacks": [CLAW]}
HIT = c.MakeAttack(token="ana", target="orc", attack=CLAW["name"])


@pytest.fixture
def table() -> Document:
    return Document(fight(["......"] * 3, ANA, ORC), find_ruleset)


def played(table: Document, command: c.Command, roller: Roller) -> None:
    faces: list[int] = []
    while isinstance(wanted := table.do(command, faces), NeedDice):
        faces += roller.roll(wanted.sides)


def test_an_attack_is_two_rows_each_with_its_seed(table):
    played(table, HIT, Roller(4))
    attack, damage = roll_rows(table)
    assert (attack.what, attack.who, attack.name, damage.what) == ("attack", "ana", CLAW["name"], "damage")
    assert attack.how == damage.how == "drawn" and attack.seed and attack.seed != damage.seed
    rolled = next(event for event in table.steps[0].events if isinstance(event, AttackRolled))
    assert (attack.total, attack.rolled.faces) == (rolled.total, rolled.faces)
    assert is_as_drawn(attack.rolled) and is_as_drawn(damage.rolled)


def test_typed_corrected_and_partly_typed_are_told_apart(table):
    drawn = Roller(1).roll((6, 6))
    other = drawn[0] % 6 + 1
    for faces in ([1, 2], [Correction.of(other, drawn[0]), drawn[1]], [drawn[0], 3]):
        table.do(c.Roll(roll="2d6"), faces)
    assert [row.how for row in roll_rows(table)] == ["typed", "corrected", "mixed"]


def test_what_was_undone_stays_in_the_log_and_no_longer_stands(table):
    table.do(c.Roll(roll="d6"), [1])
    table.undo()
    assert [row.stands for row in roll_rows(table)] == [False]
    table.do(c.Roll(roll="d6"), [2])
    assert [(row.number, row.total, row.stands) for row in roll_rows(table)] == [(1, 1, False), (2, 2, True)]


def test_a_typed_total_of_damage_is_a_row_without_faces(table):
    table.do(c.MakeAttack(token="ana", target="orc", attack=CLAW["name"], damage_total=9), [15])
    attack, damage = roll_rows(table)
    assert attack.how == "typed" and (damage.what, damage.total, damage.rolled.faces, damage.how) == ("damage", 9, (), "typed")


def test_a_secret_roll_is_marked(table):
    table.do(c.Roll(roll="Ambush: d20+3", secret=True), [11])
    (row,) = roll_rows(table)
    assert row.secret and (row.name, row.total) == ("Ambush", 14)


def test_initiative_comes_to_the_place_in_the_order(table):
    played(table, c.Begin(), Roller(3))
    totals = {place.who: place.total for place in table.state.turn.order}
    assert {row.who: row.total for row in roll_rows(table) if row.stands} == totals


def test_of_an_older_file_the_faces_are_told_without_a_seed(table):
    played(table, c.Begin(), Roller(3))
    mine = table.state.turn.active == "ana"
    played(table, HIT if mine else c.MakeAttack(token="orc", target="ana", attack=CLAW["name"]), Roller(9))
    records = [Record(kind="do", command=step.command, events=step.events) for step in table.steps]
    old = Document.restored(fight(["......"] * 3, ANA, ORC), records, find_ruleset)
    told = [(row.what, row.who, row.rolled.faces) for row in roll_rows(old)]
    assert told == [(row.what, row.who, row.rolled.faces) for row in roll_rows(table)]
    assert {row.how for row in roll_rows(old)} == {"old"} and is_as_drawn(roll_rows(old)[0].rolled) is None


@pytest.mark.parametrize("ruleset", names())
def test_every_roll_of_every_ruleset_draws_again_the_same(ruleset):
    table = Document(replace(fight(["......"] * 3, ANA, ORC), ruleset=ruleset), find_ruleset)
    for command in (c.Begin(), c.Roll(roll="4d6kh3"), c.ApplyDamage(target="orc", roll="2d6", type="fire")):
        played(table, command, Roller(8))
    rows = roll_rows(table)
    assert len(rows) >= 2 and all(is_as_drawn(row.rolled) for row in rows)
