"""What random play has found, as the smallest fight that shows it."""

import pytest
from msgspec.structs import replace

from battlemap.encounter import commands as c
from battlemap.encounter.document import Document
from battlemap.encounter.outcome import Done
from battlemap.model import Place, Turn, Zone
from battlemap.rulesets import find_ruleset, names
from tests.rulesets.arena import creature
from tests.support.fights import CLAW, done, fight, refused

ANA = {"id": "ana", "at": [1, 1], "character": True, "hp": 12, "attacks": [CLAW]}
ORC = {"id": "orc", "side": "foes", "at": [3, 1], "hp": 9, "attacks": [CLAW]}
GOB = {"id": "gob", "side": "foes", "at": [5, 1], "hp": 5, "attacks": [CLAW]}
IN_ORDER = [name for name in names() if find_ruleset(name).turns.schedule == "order"]
BY_SLOTS = [name for name in names() if find_ruleset(name).turns.schedule == "slots"]
BY_PHASES = [name for name in names() if find_ruleset(name).turns.phases]


def table(ruleset: str, *tokens: dict) -> Document:
    return Document(replace(fight(["......"] * 3, *tokens), ruleset=ruleset), find_ruleset)


@pytest.mark.parametrize("name", BY_PHASES)
def test_the_dead_begin_no_fight(name: str) -> None:
    assert refused(table(name, {**ANA, "dead": True}, {**ORC, "dead": True}).do(c.Begin())) == "not_allowed"


@pytest.mark.parametrize("name", names())
def test_a_condition_of_the_tables_own_is_given_to_another(name: str) -> None:
    play = table(name, {**ANA, "conditions": ["bewildered"]}, ORC)
    done(play.do(c.SetCondition(targets=("ana", "orc"), add="bewildered")))
    assert play.state.tokens["orc"].conditions == ("bewildered",)


@pytest.mark.parametrize("name", names())
def test_a_count_set_before_the_fight_makes_no_order(name: str) -> None:
    play = table(name, ANA, ORC)
    play.do(c.Edit(token="ana", fields={"total": 7}))
    assert play.state.turn == Turn()


@pytest.mark.parametrize("to", [(3, 1), (4, 1)])
@pytest.mark.parametrize("name", names())
def test_who_sinks_does_not_land_on_another(name: str, to: tuple[int, int]) -> None:
    flyer = {**ANA, "at": [4, 1], "z": 3.0, "speed": {"walk": 9, "fly": 9}}
    play = table(name, flyer, ORC, {**GOB, "at": [4, 1]})
    assert refused(play.do(c.MoveToken(token="ana", to=to, by="fly", to_z=0))) == "occupied_end"


@pytest.mark.parametrize("name", names())
def test_a_cleared_table_has_no_fight(name: str) -> None:
    play = table(name, ANA, ORC)
    begin(play)
    done(play.do(c.SetScene(scene=play.state.scene, keep_tokens=False)))
    assert play.state.turn == Turn()


@pytest.mark.parametrize("name", BY_SLOTS)
def test_the_slot_of_the_dead_is_passed_over(name: str) -> None:
    play = table(name, ANA, ORC, GOB)
    begin(play)
    done(play.do(c.Activate(token="ana")))
    done(play.do(c.EndTurn(token="ana")))
    assert play.state.turn.slots == (Place(who="foes", total=2),)
    for foe in ("orc", "gob"):
        done(play.do(c.Edit(token=foe, fields={"dead": True})))
    done(play.do(c.Join(new=replace(play.state.tokens["gob"], id="nob", dead=False))))
    assert any(isinstance(play.do(c.Activate(token=token)), Done) for token in ("ana", "nob"))


@pytest.mark.parametrize("name", BY_SLOTS)
def test_who_comes_back_is_a_newcomer_once(name: str) -> None:
    play = table(name, ANA, ORC, GOB)
    begin(play)
    for _ in range(2):
        done(play.do(c.Leave(token="gob", why="fled")))
        done(play.do(c.Join(new=creature(GOB))))
    assert play.state.turn.late == ("gob",)


@pytest.mark.parametrize("name", IN_ORDER)
def test_a_newcomer_to_an_empty_table_acts(name: str) -> None:
    play = table(name, ANA)
    begin(play)
    done(play.do(c.Leave(token="ana", why="fled")))
    done(play.do(c.Join(new=creature(GOB), total=5)))
    assert play.state.turn.active == "gob"


@pytest.mark.parametrize("letter", ["", "..", "x"])
def test_ground_is_drawn_with_one_letter_it_has(letter: str) -> None:
    drawn = c.EditScene(ground=((letter, ((1, 0, 3),)),))
    assert refused(table(names()[0], ANA).do(drawn)) == "not_allowed"


@pytest.mark.parametrize("move", [{"kind": "forced"}, {"kind": "teleport"}, {"force": True}, {}], ids=str)
def test_who_is_moved_off_a_mount_no_longer_rides(move: dict) -> None:
    horse = {"id": "horse", "at": [1, 0], "size": "large", "traits": ["mount"]}
    play = table(names()[0], {**ANA, "at": [0, 0]}, horse)
    done(play.do(c.Mount(token="ana", target="horse")))
    done(play.do(c.MoveToken(token="ana", to=(0, 0), **move)))
    assert play.state.tokens["ana"].riding == ""


def test_nobody_strikes_at_whom_an_area_has_just_killed() -> None:
    play = table(names()[0], ANA, {**GOB, "at": [3, 1]})
    done(play.do(c.SetZone(zone=Zone(id="fire", runs=((0, 2, 3),), damage="9", when=("enter",)))))
    done(play.do(c.Begin(totals={"gob": 9, "ana": 5})))
    done(play.do(c.MoveToken(token="gob", path=((2, 0), (3, 0)))))
    assert play.state.tokens["gob"].dead and play.state.pending == ()


def begin(play: Document) -> None:
    """The party goes first, whoever rolls."""
    totals = {name: 5 for name in ("party", "ana")} | {name: 2 for name in ("foes", "orc", "gob")}
    outcome = play.do(c.Begin(totals=totals))
    if not isinstance(outcome, Done):
        outcome = play.do(c.Begin(totals={key: value for key, value in totals.items() if key in play.state.tokens}))
    if not isinstance(outcome, Done):
        sides = [token.side for token in play.state.tokens.values()]
        outcome = play.do(c.Begin(totals={key: value for key, value in totals.items() if key in sides}))
    done(outcome)


def test_a_rider_goes_along_when_its_mount_is_put_elsewhere() -> None:
    horse = {"id": "horse", "at": [1, 0], "size": "large", "traits": ["mount"]}
    for moved in (
        c.MoveGroup(moves=(c.Placement(token="horse", to=(3, 0)),)),
        c.Edit(token="horse", fields={"at": [3, 0]}),
        c.MoveToken(token="horse", to=(3, 0), force=True),
    ):
        play = table(names()[0], {**ANA, "at": [0, 0]}, horse)
        done(play.do(c.Mount(token="ana", target="horse")))
        done(play.do(moved))
        assert play.state.tokens["ana"].riding == "horse" and play.state.tokens["ana"].at == (3, 0)


def test_an_area_strikes_on_its_first_square_and_who_falls_there_stays_there() -> None:
    play = table(names()[0], ANA, {**GOB, "at": [4, 0], "hp": 5, "max_hp": 5})
    done(play.do(c.SetZone(zone=Zone(id="fire", runs=((0, 3, 4),), damage="9", when=("enter",)))))
    done(play.do(c.Begin(totals={"gob": 9, "ana": 5})))
    done(play.do(c.MoveToken(token="gob", path=((3, 0), (2, 0), (2, 1)))))
    assert play.state.tokens["gob"].at == (3, 0)
