"""Higher and lower floor: creatures stand on it, heights count from it."""

from msgspec.structs import replace

from battlemap.encounter import asks
from battlemap.encounter import commands as c
from battlemap.encounter.questions import answer_question
from battlemap.geometry import Cell
from battlemap.model import Area, Encounter
from battlemap.rules.movement import plan_along, reach_of
from battlemap.rules.space import body_of, floor_at
from battlemap.rulesets import DEFAULT, find_ruleset
from tests.support.fights import CLAW, document, done, fight

ANA = {"id": "ana", "at": [1, 0], "character": True, "hp": 12, "attacks": [CLAW]}
ORC = {"id": "orc", "side": "foes", "at": [4, 0], "hp": 9, "attacks": [CLAW]}


def on_a_dais(*tokens: dict, value: int = 45, columns: tuple[int, int] = (3, 7)) -> Encounter:
    """The right part of three rows lies `value` dm higher."""
    state = fight(["......."] * 3, *tokens)
    dais = Area(kind="elevation", runs=tuple((y, *columns) for y in range(3)), value=value)
    return replace(state, scene=replace(state.scene, areas=(dais,)))


def distance(state: Encounter, start: object, to: object) -> int:
    question = asks.AskDistance(start=start, to=to)  # type: ignore[arg-type]
    return answer_question(state, find_ruleset(DEFAULT), question)["squares"]


def test_a_floor_is_as_high_as_the_highest_square_below_a_body() -> None:
    scene = on_a_dais().scene
    assert [floor_at(scene, (x, 0)) for x in (2, 3)] == [0, 45]
    assert floor_at(scene, (2, 0), 2) == 45 and floor_at(replace(scene, areas=()), (3, 0)) == 0


def test_height_counts_in_distances() -> None:
    state = on_a_dais({**ANA, "at": [2, 0]}, {**ORC, "at": [3, 0]})
    assert body_of(state, state.tokens["orc"]).level == 3
    assert distance(state, "ana", "orc") == 3 and distance(state, "ana", [3, 0]) == 3


def test_who_walks_up_stands_on_top_and_is_in_reach_of_who_stands_there() -> None:
    play = document(on_a_dais(ANA, ORC))
    assert distance(play.state, "ana", "orc") == 3
    done(play.do(c.MoveToken(token="ana", to=(3, 0))))
    assert play.state.tokens["ana"].z == 0 and distance(play.state, "ana", "orc") == 1


def test_a_pit_is_as_deep_as_it_is_drawn() -> None:
    state = on_a_dais({**ANA, "at": [2, 0]}, {**ORC, "at": [3, 0]}, value=-30)
    assert distance(state, "ana", "orc") == 2


def test_nobody_walks_through_who_stands_on_the_same_height() -> None:
    state = on_a_dais(ANA, ORC)
    reach = reach_of(state, find_ruleset(DEFAULT), "ana")
    assert (4, 0) not in reach.costs and (4, 1) in reach.costs


def test_leaving_reach_on_the_dais_provokes_and_passing_below_it_does_not() -> None:
    ruleset = find_ruleset(DEFAULT)
    above = on_a_dais({**ANA, "at": [4, 1]}, ORC)
    below = on_a_dais({**ANA, "at": [2, 1]}, {**ORC, "at": [3, 0]})
    left = plan_along(above, ruleset, "ana", [Cell(5, 1), Cell(6, 1)], "walk", counted=False)
    passed = plan_along(below, ruleset, "ana", [Cell(1, 1), Cell(0, 1)], "walk", counted=False)
    assert [p.by for p in left.provokes] == ["orc"] and passed.provokes == ()


def test_who_sees_only_as_far_as_it_reaches_strikes_at_whom_leaves_it_on_the_dais_too() -> None:
    for columns in ((0, 0), (3, 7)):
        orc = {**ORC, "senses": {"blindsight": 1.5}}
        state = on_a_dais({**ANA, "at": [4, 1]}, orc, columns=columns)
        state = replace(state, scene=replace(state.scene, dark=True))
        plan = plan_along(state, find_ruleset(DEFAULT), "ana", [Cell(5, 1), Cell(6, 1)], "walk", counted=False)
        assert [p.by for p in plan.provokes] == ["orc"]
