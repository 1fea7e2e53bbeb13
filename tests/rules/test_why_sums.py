"""The sum behind every number ends at that number, under every ruleset, and says what it is made of."""

from typing import Any

import msgspec
import pytest

from battlemap.encounter.tables import token_from
from battlemap.geometry import Cell
from battlemap.model import Budget, Effect, Place, Token
from battlemap.rules import sums
from battlemap.rules.attacks import attack_named, ruling_on
from battlemap.rules.harm import concentration_dc
from battlemap.rules.movement import plan_along, plan_to, reach_of
from battlemap.rules.turns import ordered
from battlemap.rulesets import DEFAULT, find_ruleset, names
from tests.rulesets.arena import arena
from tests.rulesets.foretold import unexplained
from tests.support.ascii_map import forms
from tests.support.fights import CLAW, fight

RULES = find_ruleset(DEFAULT)


def terms(found: sums.Sum) -> list[tuple[str, int | None]]:
    return [(term.kind, term.amount) for term in found.terms]


def with_effects(token: Token, *names_: str, amount: int = 0, **more: Any) -> Token:
    effects = tuple(Effect(name=name, amount=amount) for name in names_)
    return msgspec.structs.replace(token, effects=effects, **more)


# ---------------------------------------------------------------- every ruleset, everybody
@pytest.mark.parametrize("ruleset", names())
@pytest.mark.parametrize("seed", range(3))
def test_every_sum_ends_at_the_number_the_rules_decide_by(ruleset: str, seed: int) -> None:
    rules = find_ruleset(ruleset)
    state = arena(rules, seed)
    turn = msgspec.structs.replace(state.turn, round=1)
    for token in state.tokens.values():
        for effects in ((), *((name,) for name in rules.conditions)):
            hit = with_effects(token, *effects, amount=2, budget=Budget(moved=35, dashes=1))
            now = msgspec.structs.replace(state, tokens={**state.tokens, token.id: hit}, turn=turn)
            assert list(unexplained(now, rules, hit)) == []


@pytest.mark.parametrize("ruleset", names())
@pytest.mark.parametrize("seed", range(3))
def test_the_armour_of_the_sum_is_what_an_attack_must_meet(ruleset: str, seed: int) -> None:
    rules = find_ruleset(ruleset)
    state = arena(rules, seed)
    if not rules.attacks.rolls:
        return
    tokens = list(state.tokens.values())
    for target in tokens[1:]:
        attacker = tokens[0]
        attack = attack_named(attacker, "")
        assert attack is not None
        ruling = ruling_on(state, rules, attacker, target, attack)
        versus = str(attack.sheet.get("versus", "ac"))
        found = sums.armour_sum(state, rules, target, versus)
        assert found.adds_up and found.total == ruling.armour


@pytest.mark.parametrize("ruleset", names())
@pytest.mark.parametrize("seed", range(3))
def test_the_squares_of_every_way_cost_what_their_sums_say(ruleset: str, seed: int) -> None:
    rules = find_ruleset(ruleset)
    state = arena(rules, seed)
    for token in state.tokens.values():
        if token.dead:
            continue
        reach = reach_of(state, rules, token.id)
        for cell in list(reach.costs)[::7]:
            plan = plan_to(state, rules, reach, cell)
            found = sums.step_sums(state, rules, plan)
            assert len(found) == len(plan.path) and all(one.adds_up for one in found)
            assert sum(one.total for one in found) * state.scene.square == plan.cost


# ---------------------------------------------------------------- what the terms say
@pytest.mark.parametrize("rows", list(forms(["a~."])))
def test_difficult_ground_is_named_with_its_square(rows: list[str]) -> None:
    here = next(Cell(x, y) for y, row in enumerate(rows) for x, sign in enumerate(row) if sign == "a")
    rough = next(Cell(x, y) for y, row in enumerate(rows) for x, sign in enumerate(row) if sign == "~")
    state = fight([row.replace("a", ".") for row in rows], {"id": "ana", "at": list(here)})
    plan = plan_to(state, RULES, reach_of(state, RULES, "ana"), rough)
    (step,) = sums.step_sums(state, RULES, plan)
    assert terms(step) == [("square", 1), ("difficult_ground", 1)] and step.terms[1].facts["at"] == list(rough)


def test_a_creatures_space_is_named_with_the_creature() -> None:
    small = fight(["....", "....", "...."], {"id": "ana", "at": [0, 0]},
                  {"id": "ogre", "at": [1, 0], "side": "foes", "size": "huge"})  # fmt: skip
    plan = plan_to(small, RULES, reach_of(small, RULES, "ana"), Cell(1, 1))
    assert [term.by for term in sums.step_sums(small, RULES, plan)[0].terms if term.kind == "creature_space"] == ["ogre"]


def test_crawling_and_every_second_diagonal_are_terms_of_their_own() -> None:
    state = fight(["...", "...", "..."], {"id": "ana", "at": [0, 0]}, options={"diagonals": "alternating"})
    plan = plan_along(state, RULES, "ana", [Cell(1, 1), Cell(2, 2)])
    assert [terms(step) for step in sums.step_sums(state, RULES, plan)] == [
        [("square", 1)], [("square", 1), ("second_diagonal", 1)]
    ]  # fmt: skip
    prone = msgspec.structs.replace(state.tokens["ana"], effects=(Effect(name="prone"),))
    lying = msgspec.structs.replace(state, tokens={"ana": prone})
    plan = plan_to(lying, RULES, reach_of(lying, RULES, "ana", "crawl"), Cell(1, 0))
    assert terms(sums.step_sums(lying, RULES, plan)[0]) == [("square", 1), ("crawl", 1)]


def test_conditions_that_stop_or_slow_are_named() -> None:
    token = token_from({"id": "ana", "at": [0, 0]})
    assert terms(sums.speed_sum(RULES, with_effects(token, "grappled"))) == [("usual_speed", 90), ("grappled", -90)]
    tired = sums.speed_sum(RULES, with_effects(token, "exhaustion", amount=2))
    assert terms(tired) == [("usual_speed", 90), ("exhaustion", -30)]


def test_what_tires_stands_in_the_sum_of_initiative() -> None:
    token = token_from({"id": "ana", "at": [0, 0], "initiative": 3})
    found = sums.initiative_sum(RULES, with_effects(token, "exhaustion", amount=2))
    assert terms(found) == [("listed", 3), ("exhaustion", -4)] and found.total == -1


def test_what_was_moved_and_each_dash_stand_in_the_sum() -> None:
    state = fight(["..."], {"id": "ana", "at": [0, 0], "speed": {"walk": 12}})
    ana = msgspec.structs.replace(state.tokens["ana"], budget=Budget(moved=30, dashes=1))
    state = msgspec.structs.replace(state, tokens={"ana": ana}, turn=msgspec.structs.replace(state.turn, round=1, active="ana"))
    found = sums.left_sum(state, RULES, ana)
    assert terms(found) == [("speed", 120), ("dash", 120), ("moved", -30)] and found.total == 210


@pytest.mark.parametrize(("taken", "kinds"), [
    (7, ["least", "half_damage"]), (30, ["half_damage"]), (90, ["half_damage", "most"]),
])  # fmt: skip
def test_a_concentration_dc_says_which_rule_it_is(taken: int, kinds: list[str]) -> None:
    found = sums.concentration_sum(RULES, taken)
    assert [kind for kind, _ in terms(found)] == kinds and found.total == concentration_dc(RULES, taken) and found.adds_up


def test_a_tie_says_who_stands_before_whom_and_why() -> None:
    rules = find_ruleset("dnd4e")
    quick = {"id": "orc", "side": "foes", "at": [1, 0], "attacks": [CLAW], "initiative": 5}
    state = fight(["..."], {"id": "ana", "at": [0, 0], "initiative": 1}, quick)
    order = ordered(state, rules, {"ana": 14, "orc": 14})
    state = msgspec.structs.replace(state, turn=msgspec.structs.replace(state.turn, order=order))
    place = next(one for one in order if one.who == "ana")
    assert sums.ties_of(state, rules, place) == (sums.Tie("orc", True, "higher_modifier"),)
    assert sums.ties_of(state, RULES, Place(who="orc", total=14)) == (sums.Tie("ana", False, "table"),)
