"""Several come at once, or wait in the reserve: places, hit dice, initiative, and that undo is one step."""

import msgspec
import pytest
from msgspec.structs import replace

from battlemap.encounter import commands as c
from battlemap.encounter import events as e
from battlemap.encounter.apply import apply_all
from battlemap.encounter.document import Document
from battlemap.encounter.outcome import NeedDice
from battlemap.encounter.tables import token_from
from battlemap.encounter.view import view_for
from battlemap.model import Encounter, Reserved, Token
from battlemap.rules.space import cells_of
from battlemap.rulesets import find_ruleset, names
from tests.support.fights import CLAW, document, done, fight, refused

ANA = {"id": "ana", "name": "Ana", "character": True, "at": [0, 0], "hp": 20}
GOBLIN = {"name": "Goblin", "side": "foes", "at": [0, 0], "hp": 7, "attacks": [CLAW]}


def goblins(number: int, **fields) -> tuple[Token, ...]:
    return tuple(
        token_from({**GOBLIN, "id": f"g{i}", "name": f"Goblin {i}", "at": [i, 2], **fields}) for i in range(1, number + 1)
    )


def at_of(state: Encounter) -> list[tuple[int, int]]:
    return [token.at for token in state.tokens.values() if token.side == "foes"]


@pytest.fixture
def hall() -> Encounter:
    """A wall across the middle."""
    return fight(["........"] * 6, ANA, wall=[{"points": [[4, 0], [4, 6]]}])


# ---------------------------------------------------------------- where they stand
def test_six_goblins_stand_around_a_point_and_nobody_behind_the_wall(hall):
    play = document(hall)
    done(play.do(c.JoinGroup(tokens=goblins(6), at=(3, 3))))
    places = at_of(play.state)
    assert len(set(places)) == 6 and all(x < 4 for x, _ in places)
    assert max(max(abs(x - 3), abs(y - 3)) for x, y in places) <= 2
    play.undo()
    assert play.state == hall


def test_nobody_is_put_onto_somebody(hall):
    play = document(hall)
    done(play.do(c.JoinGroup(tokens=goblins(4, size="large"), at=(0, 0))))
    squares = [cell for token in play.state.tokens.values() for cell in cells_of(token)]
    assert len(squares) == len(set(squares)) == 17


def test_where_they_do_not_fit_nobody_comes(hall):
    play = document(hall)
    no = play.do(c.JoinGroup(tokens=goblins(24), at=(1, 1)))
    assert refused(no) == "not_allowed"
    assert no.refusals[0].facts == {"rule": "too_little_room", "number": 24, "room": 23}
    assert play.state == hall


def test_a_formation_keeps_its_shape_as_well_as_the_walls_let_it(hall):
    tokens = tuple(replace(token, at=at) for token, at in zip(goblins(3), [(2, 2), (3, 2), (6, 2)], strict=True))
    play = document(hall)
    done(play.do(c.JoinGroup(tokens=tokens, at=(2, 2), formation=True)))
    assert at_of(play.state)[:2] == [(2, 2), (3, 2)]
    assert play.state.tokens["g3"].at == (3, 3)


def test_who_finds_no_room_takes_nobody_elses_place(hall):
    tokens = tuple(replace(token, at=at) for token, at in zip(goblins(2), [(4, 2), (3, 2)], strict=True))
    play = document(hall)
    done(play.do(c.JoinGroup(tokens=tokens, at=(2, 2), formation=True)))
    assert play.state.tokens["g2"].at == (3, 2) and play.state.tokens["g1"].at[0] == 3


@pytest.mark.parametrize("at", [(9, 9), (-1, 0)])
def test_off_the_map_is_refused(hall, at):
    assert refused(document(hall).do(c.JoinGroup(tokens=goblins(1), at=at))) == "off_map"


@pytest.mark.parametrize("command", [
    c.JoinGroup(tokens=()), c.Reserve(), c.CallIn(tokens=()), c.CallIn(tokens=("ana",)), c.Dismiss(tokens=("g1",)),
    c.JoinGroup(tokens=(*goblins(1), *goblins(1))), c.JoinGroup(tokens=(token_from(ANA),)), c.Reserve(tokens=("nobody",)),
    c.JoinGroup(tokens=goblins(1), hit_dice={"g1": "two"}), c.JoinGroup(tokens=goblins(1), hit_dice={"g2": "1d6"}),
    c.Reserve(new=goblins(1), round=-1),
])  # fmt: skip
def test_what_cannot_be_is_refused_and_nothing_changes(hall, command):
    play = document(hall)
    refused(play.do(command))
    assert play.state == hall


# ---------------------------------------------------------------- what they roll
def test_hit_dice_are_rolled_for_each_and_told(hall):
    outcome = document(hall).do(c.JoinGroup(tokens=goblins(2), at=(1, 1), hit_dice={"g1": "2d6", "g2": "2d6-9"}), (3, 4, 1, 1))
    state = apply_all(hall, done(outcome).events)
    assert [(t.hp, t.creature.max_hp) for t in state.tokens.values()][1:] == [(7, 7), (1, 1)]
    rolls = [event for event in outcome.events if isinstance(event, e.DiceRolled)]
    assert [(roll.token, roll.dice, roll.faces, roll.total) for roll in rolls] == [
        ("g1", "2d6", (3, 4), 7), ("g2", "2d6-9", (1, 1), 1),
    ]  # fmt: skip


def test_typed_dice_are_asked_for_one_creature_after_the_other(hall):
    wanted = document(hall).do(c.JoinGroup(tokens=goblins(2), at=(1, 1), hit_dice={"g1": "2d6", "g2": "2d6"}))
    assert isinstance(wanted, NeedDice) and (wanted.what, wanted.who, wanted.sides) == ("hit_points", "g1", (6, 6))


def test_a_group_rolls_once_and_stands_together_in_the_order(hall):
    play = document(hall)
    done(play.do(c.Begin(totals={"ana": 12})))
    done(play.do(c.JoinGroup(tokens=goblins(3, group="goblins"), at=(1, 1)), (14,)))
    assert [(place.who, place.total) for place in play.state.turn.order] == [("g1", 14), ("g2", 14), ("g3", 14), ("ana", 12)]
    late = goblins(4, group="goblins")[3:]
    done(play.do(c.JoinGroup(tokens=late, at=(1, 1))))
    assert [place.who for place in play.state.turn.order] == ["g1", "g2", "g3", "g4", "ana"]


def test_without_a_group_each_rolls(hall):
    play = document(hall)
    done(play.do(c.Begin(totals={"ana": 12})))
    done(play.do(c.JoinGroup(tokens=goblins(2), at=(1, 1)), (3, 18)))
    assert [place.who for place in play.state.turn.order] == ["g2", "ana", "g1"]


@pytest.mark.parametrize("name", names())
def test_newcomers_join_a_fight_of_every_ruleset(hall, name):
    play = Document(replace(hall, ruleset=name, tokens={**hall.tokens, "orc": token_from({**GOBLIN, "id": "orc", "at": [7, 5]})}),
                    find_ruleset)  # fmt: skip
    faces: list[int] = []
    while isinstance(outcome := play.do(c.Begin(), faces), NeedDice):
        faces += [1 + len(faces)] * len(outcome.sides)
    faces = []
    while isinstance(outcome := play.do(c.JoinGroup(tokens=goblins(3, group="goblins"), at=(1, 3)), faces), NeedDice):
        faces += [2] * len(outcome.sides)
    done(outcome)
    assert len(faces) <= 1 and {"g1", "g2", "g3"} <= set(play.state.tokens)


# ---------------------------------------------------------------- the reserve
def test_the_reserve_is_called_onto_the_map_where_it_was_to_come(hall):
    play = document(hall)
    done(play.do(c.Reserve(new=goblins(2, group="goblins"), round=3)))
    assert set(play.state.tokens) == {"ana"}
    assert {who: waits.round for who, waits in play.state.reserve.items()} == {"g1": 3, "g2": 3}
    done(play.do(c.CallIn(tokens=("g1", "g2"))))
    assert play.state.reserve == {} and at_of(play.state) == [(1, 2), (2, 2)]
    play.undo()
    assert set(play.state.reserve) == {"g1", "g2"}


def test_who_comes_later_is_prepared_in_the_same_step(hall):
    play = document(hall)
    late = Reserved(token=goblins(2)[1], round=2)
    done(play.do(c.JoinGroup(tokens=goblins(1), later=(late,), at=(1, 1), hit_dice={"g1": "1d6", "g2": "1d6"}), (3, 5)))
    assert play.state.tokens["g1"].hp == 3 and play.state.reserve["g2"].token.hp == 5 and play.state.reserve["g2"].round == 2
    play.undo()
    assert play.state == hall


def test_who_is_called_to_a_place_comes_there(hall):
    play = document(hall)
    done(play.do(c.Reserve(new=goblins(1))))
    done(play.do(c.CallIn(tokens=("g1",), at=(6, 5))))
    assert play.state.tokens["g1"].at == (6, 5)


def test_who_is_taken_off_the_map_keeps_wounds_and_loses_the_turn(hall):
    hurt = token_from({**GOBLIN, "id": "g1", "at": [2, 2], "hp": 3, "max_hp": 7, "conditions": ["prone"]})
    play = document(replace(hall, tokens={**hall.tokens, "g1": hurt}))
    done(play.do(c.Begin(totals={"g1": 15, "ana": 12})))
    done(play.do(c.MoveToken(token="g1", to=(2, 3), by="crawl")))
    done(play.do(c.Reserve(tokens=("g1",), round=2)))
    waits = play.state.reserve["g1"].token
    assert (waits.hp, waits.conditions, waits.at, waits.budget.moved) == (3, ("prone",), (2, 3), 0)
    assert play.state.turn.active == "ana" and [place.who for place in play.state.turn.order] == ["ana"]


def test_another_round_is_given_to_who_waits_already(hall):
    play = document(hall)
    done(play.do(c.Reserve(new=goblins(2), round=3)))
    done(play.do(c.Reserve(tokens=("g2",), round=5)))
    assert [waits.round for waits in play.state.reserve.values()] == [3, 5]
    done(play.do(c.Dismiss(tokens=("g1",))))
    assert set(play.state.reserve) == {"g2"}


def test_nobody_joins_by_the_id_of_who_waits(hall):
    play = document(hall)
    done(play.do(c.Reserve(new=goblins(1))))
    assert refused(play.do(c.Join(new=goblins(1)[0]))) == "not_allowed"
    assert refused(play.do(c.JoinGroup(tokens=goblins(1), at=(1, 1)))) == "not_allowed"
    done(play.do(c.Arrive(tokens=goblins(1), at=(1, 1))))
    assert set(play.state.tokens) == {"ana", "g1-2"}


def test_hit_dice_of_the_reserve_are_rolled_when_it_is_prepared(hall):
    play = document(hall)
    done(play.do(c.Reserve(new=goblins(1), hit_dice={"g1": "2d6"}), (5, 6)))
    assert play.state.reserve["g1"].token.hp == 11


def test_no_view_tells_of_the_reserve(hall):
    """Its names, ids and numbers leave no byte in what a side may know."""
    ruleset = find_ruleset(hall.ruleset)
    waits = replace(goblins(1)[0], id="zzz-spy", note="zzz-note", creature=replace(goblins(1)[0].creature, name="zzz-name"))
    state = replace(hall, reserve={"zzz-spy": Reserved(token=waits, round=2)})
    for side in ("party", "foes"):
        shown = msgspec.json.encode(view_for(state, ruleset, side))
        assert b"zzz" not in shown and shown == msgspec.json.encode(view_for(hall, ruleset, side))
