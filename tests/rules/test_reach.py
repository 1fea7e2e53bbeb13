"""What a drag is told of a reach and why a way is refused: small cases the numbers must not lose, found by mutation."""

from typing import Any

import pytest
from msgspec.structs import replace

from battlemap.encounter import commands as c
from battlemap.geometry import Cell
from battlemap.model import Encounter
from battlemap.rules.movement import (
    Plan,
    find_way,
    plan_along,
    plan_to,
    reach_of,
    safe_plan_to,
    straight,
)
from battlemap.rulesets import find_ruleset
from tests.support.fights import CLAW, document, done, fight

ANA: dict[str, Any] = {"id": "ana", "at": [0, 0], "character": True, "hp": 12, "abilities": {"str": 16, "dex": 10}}
ORC: dict[str, Any] = {"id": "orc", "side": "foes", "at": [7, 2], "hp": 9, "attacks": [CLAW]}


def begun(name: str, *deeds: Any, rows: int = 3, **ana: Any) -> Encounter:
    """Ana's first turn on an open map, an orc in its corner, and some deeds done."""
    play = document(replace(fight(["........"] * rows, {**ANA, **ana}, ORC), ruleset=name))
    done(play.do(c.Begin(totals={"party": 6, "foes": 1} if name == "ose" else {"ana": 20, "orc": 5})))
    for deed in deeds:
        done(play.do(deed))
    return play.state


def moved(*to: tuple[int, int]) -> c.MoveToken:
    return c.MoveToken(token="ana", path=to)


def lengths(state: Encounter, token: str = "ana", kind: str = "own") -> tuple[int, int, str]:
    """What is left, with a Dash or another action, and what pays for it."""
    reach = reach_of(state, find_ruleset(state.ruleset), token, kind=kind)
    assert max(reach.costs.values(), default=0) <= reach.left < min(reach.dash.values(), default=reach.budget + 1)
    return reach.left, reach.budget, reach.pays


def problem(state: Encounter, path: list[tuple[int, int]], **more: Any) -> dict[str, Any] | None:
    plan: Plan = plan_along(state, find_ruleset(state.ruleset), "ana", [Cell(*at) for at in path], **more)
    return plan.problems[0].as_answer() if plan.problems else None


# ---------------------------------------------------------------- how far
def test_beyond_its_movement_it_goes_as_far_as_one_dash_more() -> None:
    assert lengths(begun("dnd2024")) == (90, 180, "")
    assert lengths(begun("dnd2024", moved((1, 0), (2, 0)))) == (60, 150, "")
    assert lengths(begun("dnd2024", c.Act(token="ana", action="dodge"))) == (90, 90, "")


def test_a_dash_of_who_drags_or_was_slowed_carries_no_further_than_its_speed_does_now() -> None:
    grip = c.SetCondition(target="orc", add="grappled", source="ana")
    assert lengths(begun("dnd2014", grip)) == (45, 90, "")
    gone = moved(*((x, 0) for x in range(1, 5)))
    assert lengths(begun("dnd2014", gone, grip)) == (0, 30, "")


def test_before_the_fight_there_is_no_dash() -> None:
    assert lengths(fight(["........"] * 3, ANA, ORC)) == (90, 90, "")


def test_where_actions_buy_moves_the_move_pays_first_and_the_standard_action_once_more() -> None:
    one, two = c.MoveToken(token="ana", path=((1, 0),)), c.MoveToken(token="ana", path=((2, 0),))
    assert lengths(begun("dnd4e")) == (90, 180, "move")
    assert lengths(begun("dnd4e", one)) == (90, 90, "standard")
    spent = begun("dnd4e", one, replace(two, pays="standard"))
    assert lengths(spent) == (0, 0, "move")
    assert problem(spent, [(3, 0)]) == {"kind": "spent", "token": "ana", "resource": "move"}
    assert problem(spent, [(3, 0)], pays="standard") == {"kind": "spent", "token": "ana", "resource": "standard"}


def test_a_shift_is_one_square_however_much_is_left() -> None:
    assert lengths(begun("dnd4e"), kind="shift") == (15, 15, "move")


def test_a_shift_further_than_it_goes_is_a_shift_still() -> None:
    state, ruleset = begun("dnd4e"), find_ruleset("dnd4e")
    plan = plan_to(state, ruleset, reach_of(state, ruleset, "ana", kind="shift"), Cell(3, 0))
    assert plan.kind == "shift" and plan.problems[0].facts == {"needs": 4.5, "left": 1.5, "at": [2, 0]}


def test_off_the_map_leads_a_straight_way_that_says_so() -> None:
    state = begun("dnd2024")
    way = find_way(state, find_ruleset("dnd2024"), state.tokens["ana"], Cell(2, -2), "walk")
    assert way == ((1, -1), (2, -2)) and problem(state, list(way)) == {"kind": "off_map", "at": [1, -1]}
    plan = plan_to(state, find_ruleset("dnd2024"), reach_of(state, find_ruleset("dnd2024"), "ana"), Cell(9, 0), [Cell(6, 1)])
    assert plan.path[-1] == (7, 1) and plan.problems[0].as_answer() == {"kind": "off_map", "at": [8, 0]}


def test_out_of_its_turn_it_is_asked_about_as_in_a_fresh_one() -> None:
    state = begun("dnd2024", moved((1, 0), (2, 0)), c.EndTurn(token="ana"))
    assert lengths(state) == (90, 180, "") and problem(state, [(x, 0) for x in range(3, 8)]) is None


def test_a_way_by_corners_keeps_what_pays_for_it() -> None:
    state = begun("dnd4e", c.MoveToken(token="ana", path=((1, 0),)))
    ruleset = find_ruleset("dnd4e")
    plan = plan_to(state, ruleset, reach_of(state, ruleset, "ana"), Cell(3, 0), [Cell(2, 1)])
    assert plan.ok and plan.pays == "standard" and plan.path == ((2, 1), (3, 0)) and plan.by == "walk"
    safe = safe_plan_to(state, ruleset, reach_of(state, ruleset, "ana"), Cell(3, 0))
    assert safe is not None and safe.ok and safe.pays == "standard"


# ---------------------------------------------------------------- what is wrong
@pytest.mark.parametrize(("run", "squares", "limit"), [
    ((), 2, 2.4), ((moved((1, 0)),), 2, 2.4), ((moved((1, 0), (2, 0)),), 4, 4.8),
])  # fmt: skip
def test_a_jump_goes_as_far_as_strength_carries_and_half_as_far_from_where_one_stands(
    run: tuple[Any, ...], squares: int, limit: float
) -> None:
    state = begun("dnd2024", *run)
    start = Cell(*state.tokens["ana"].at)
    way = [tuple(cell) for cell in straight(start, Cell(start.x + squares, 0))]
    assert problem(state, way[:-1], by="jump") is None
    wanted = {"kind": "not_allowed", "rule": "long_jump", "limit": limit, "length": squares * 1.5}
    assert problem(state, way, by="jump") == wanted


def test_a_way_that_leaves_out_a_square_is_none() -> None:
    assert problem(begun("dnd2024"), [(1, 0), (3, 0)]) == {"kind": "not_allowed", "rule": "path_of_neighbours", "at": [3, 0]}


def test_who_has_no_such_speed_does_not_go_that_way() -> None:
    assert problem(begun("dnd2024"), [(1, 0)], by="fly") == {"kind": "speed_zero", "token": "ana", "by": "fly"}


def test_who_lies_must_crawl() -> None:
    state = begun("dnd2024", c.DropProne(token="ana"))
    assert problem(state, [(1, 0)]) == {"kind": "must_crawl", "token": "ana"} and problem(state, [(1, 0)], by="crawl") is None


def test_no_more_rounds_than_anybody_can_keep_up() -> None:
    state = begun("ose", c.EndPhase(to="movement"))
    for paced, wanted in ((59, None), (60, {"kind": "not_allowed", "rule": "pace", "rounds": 60})):
        tired = replace(state, tokens={**state.tokens, "ana": replace(state.tokens["ana"], paced=paced)})
        assert problem(tired, [(1, 0)]) == wanted


def test_a_move_on_a_reaction_is_a_fresh_one_even_in_its_own_turn() -> None:
    state = begun("dnd2024", moved((1, 0), (2, 0)))
    six = [(x, 1) for x in range(1, 7)]
    assert problem(state, [(1, 1), *six[1:]], pays="reaction") is None
    assert (problem(state, [(1, 1), *six[1:]]) or {})["kind"] == "no_movement"


def test_who_burrows_may_end_below_a_solid_square() -> None:
    mole = {**ANA, "speed": {"walk": 9, "burrow": 9}, "traits": ["earth_glide"]}
    state = fight([".#......"], mole)
    assert problem(state, [(1, 0)], by="burrow", to_z=-15) is None
    assert (problem(state, [(1, 0)], to_z=15) or {})["kind"] == "blocked_wall"


def test_too_far_is_the_first_square_there_is_no_movement_for_or_its_own_straight_up() -> None:
    state = begun("dnd2024", at=[0, 1], speed={"walk": 3, "fly": 6})
    wanted = {"kind": "no_movement", "needs": 4.5, "left": 3.0, "at": [3, 1]}
    assert problem(state, [(1, 1), (2, 1), (3, 1)]) == wanted
    assert problem(state, [], by="fly", to_z=90) == {"kind": "no_movement", "needs": 9.0, "left": 6.0, "at": [0, 1]}


def test_who_is_in_the_way_of_a_squeezed_body_is_named_above_it_too() -> None:
    ogre, bat = {**ANA, "size": "large"}, {"id": "bat", "side": "foes", "at": [3, 1], "z": 1.5, "size": "tiny"}
    state = fight(["..######", "........", "..######"], ogre, bat)
    ogre_way = [(1, 1), (2, 1), (3, 1)]
    assert problem(state, ogre_way) == {"kind": "occupied_end", "at": [3, 1], "by": "bat"}


@pytest.mark.parametrize(("declared", "went", "kind", "wanted"), [
    ("spell:light", "", "own", {"kind": "not_allowed", "rule": "spell_declared", "token": "ana"}),
    ("withdraw", "own", "withdraw", {"kind": "not_allowed", "rule": "keeps_its_kind", "token": "ana"}),
    ("withdraw", "withdraw", "own", {"kind": "not_allowed", "rule": "keeps_its_kind", "token": "ana"}),
    ("", "", "withdraw", {"kind": "not_declared", "token": "ana", "what": "withdraw"}),
    ("retreat", "", "withdraw", {"kind": "not_declared", "token": "ana", "what": "withdraw"}),
    ("withdraw", "withdraw", "withdraw", None), ("withdraw", "", "own", None), ("", "", "own", None),
])  # fmt: skip
def test_a_declared_way_of_moving_is_kept_to(declared: str, went: str, kind: str, wanted: dict[str, Any] | None) -> None:
    state = begun("ose", c.EndPhase(to="movement"))
    ana = state.tokens["ana"]
    state = replace(state, tokens={**state.tokens, "ana": replace(ana, declared=declared, budget=replace(ana.budget, went=went))})
    assert problem(state, [(1, 0)], kind=kind) == wanted


def test_a_wall_before_somebody_is_what_is_in_the_way() -> None:
    state = fight(["..."], ANA, {"id": "orc", "side": "foes", "at": [1, 0]}, wall=[{"points": [[1, 0], [1, 1]]}])
    assert problem(state, [(1, 0)]) == {"kind": "blocked_wall", "at": [1, 0]}


def test_squeezed_it_stops_beside_who_stands_where_it_would_be_at_its_full_size() -> None:
    state = fight(["..######", "........", "..######"], {**ANA, "size": "large"}, {"id": "ben", "at": [3, 1]})
    assert problem(state, [(1, 1), (2, 1)]) is None
    assert problem(state, [(1, 1), (2, 1), (3, 1)]) == {"kind": "occupied_end", "at": [3, 1], "by": "ben"}


def test_who_rises_on_its_way_rises_evenly_and_pays_the_larger_of_both() -> None:
    state, ruleset = begun("dnd2024", speed={"walk": 9, "fly": 18}), find_ruleset("dnd2024")
    for squares, levels, costs in ((4, (0, 0, 15, 30, 45), (15, 30, 45, 60)), (2, (0, 15, 45), (15, 45)), (0, (0,), (45,))):
        plan = plan_along(state, ruleset, "ana", straight(Cell(0, 0), Cell(squares, 0)), "fly", to_z=45)
        assert plan.ok and plan.by == "fly" and (plan.levels, plan.costs, plan.z) == (levels, costs, 45)


def test_a_reach_by_a_jump_ends_where_the_jump_does() -> None:
    state, ruleset = begun("dnd2024"), find_ruleset("dnd2024")
    reach = reach_of(state, ruleset, "ana", "jump")
    assert max(reach.costs.values()) == 15 and reach.dash == {} and reach.left == 90
