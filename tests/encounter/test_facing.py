"""Where tokens look, on tables that care; and the pencil on several tokens at once."""

import pytest

from battlemap.encounter import commands as c
from battlemap.encounter.document import Document
from battlemap.encounter.facing import FORWARD, after_path
from battlemap.encounter.outcome import Done, Refused
from battlemap.encounter.tables import token_from
from battlemap.encounter.view import view_for
from battlemap.rulesets import find_ruleset
from tests.support.fights import fight

ANA = {"id": "ana", "name": "Ana", "at": [2, 2], "hp": 9}
ORC = {"id": "orc", "name": "Orc", "side": "foes", "at": [6, 3], "hp": 9}
ELF = {"id": "elf", "name": "Elf", "at": [0, 0], "hp": 9}


@pytest.fixture
def table() -> Document:
    return Document(fight(["........"] * 6, ANA, ORC), find_ruleset)


def facing(table: Document, token_id: str = "ana") -> int | None:
    return table.state.tokens[token_id].facing


def did(table: Document, command: c.Command) -> None:
    assert isinstance(table.do(command), Done)


@pytest.mark.parametrize(("path", "looks"), [
    ([(2, 2), (2, 1)], 0), ([(2, 2), (3, 1)], 45), ([(2, 2), (3, 2)], 90), ([(2, 2), (3, 3)], 135), ([(2, 2), (2, 3)], 180),
    ([(2, 2), (1, 3)], 225), ([(2, 2), (1, 2)], 270), ([(2, 2), (1, 1)], 315), ([(2, 2), (3, 2), (3, 3)], 180), ([(2, 2)], 7),
    ([(2, 2), (3, 2), (3, 2)], 90), ([], 7),
])  # fmt: skip
def test_who_goes_looks_the_way_of_the_last_step(path, looks):
    assert after_path(7, path) == looks


def test_nobody_looks_anywhere_until_somebody_is_turned(table):
    did(table, c.MoveToken(token="ana", path=((3, 2),)))
    assert facing(table) is None


def test_an_own_move_turns_who_looks_somewhere_and_undo_turns_it_back(table):
    did(table, c.Edit(token="ana", fields={"facing": 0}))
    did(table, c.MoveToken(token="ana", path=((3, 2), (4, 3))))
    assert facing(table) == 135
    table.undo()
    assert facing(table) == 0


def test_who_is_put_elsewhere_goes_on_looking_as_it_did(table):
    did(table, c.Edit(token="ana", fields={"facing": 270}))
    did(table, c.MoveToken(token="ana", to=(5, 5), kind="placed", force=True))
    assert table.state.tokens["ana"].at == (5, 5) and facing(table) == 270


def test_a_turn_to_the_right_goes_on_from_where_it_looks(table):
    for wanted in (FORWARD + 45, FORWARD + 90, FORWARD + 135, 0):
        did(table, c.Edit(token="ana", fields={"turn": 45}))
        assert facing(table) == wanted % 360
    did(table, c.Edit(token="ana", fields={"turn": -45}))
    assert facing(table) == 315


def test_newcomers_look_somewhere_where_others_do(table):
    did(table, c.Join(new=token_from({**ELF, "facing": 90})))
    assert facing(table, "elf") is None
    did(table, c.Edit(token="ana", fields={"facing": 0}))
    did(table, c.Join(new=token_from({**ELF, "id": "elf2"})))
    assert facing(table, "elf2") == FORWARD


def test_players_are_told_where_those_look_whom_they_see(table):
    did(table, c.Edit(tokens=("ana", "orc"), fields={"facing": 90}))
    did(table, c.Edit(token="orc", fields={"hidden": True}))
    assert {token.id: token.facing for token in view_for(table.state, table.ruleset, "party").tokens} == {"ana": 90}


def test_several_are_edited_in_one_step(table):
    did(table, c.Edit(tokens=("ana", "orc"), fields={"picture": "ab" * 32}))
    assert {token.creature.picture for token in table.state.tokens.values()} == {"ab" * 32}
    table.undo()
    assert {token.creature.picture for token in table.state.tokens.values()} == {""}


def test_some_are_edited_one_way_and_some_another_in_one_step(table):
    did(table, c.Edit(token="ana", fields={"facing": 90}, more=(c.Edit(tokens=("orc",), fields={"facing": 270}),)))
    assert (facing(table), facing(table, "orc")) == (90, 270)
    table.undo()
    assert (facing(table), facing(table, "orc")) == (None, None)


@pytest.mark.parametrize("command", [
    c.Edit(token="ana", fields={"hp": 3}, more=(c.Edit(token="nobody", fields={"hp": 3}),)),
    c.Edit(token="ana", fields={"hp": 3}, more=(c.Edit(token="orc", fields={"hp": "three"}),)),
    c.Edit(tokens=("ana", "nobody"), fields={"hp": 3}), c.Edit(tokens=("ana", "orc"), fields={"hp": "three"}),
    c.Edit(fields={"hp": 3}), c.Edit(token="ana", fields={"turn": "left"}), c.Edit(token="ana", fields={"facing": 1.5}),
])  # fmt: skip
def test_of_several_all_are_edited_or_none(table, command):
    before = table.state
    assert isinstance(table.do(command), Refused)
    assert table.state is before
