"""What next: cover, quiet ways, somebody to attack, and the best of them; on the same map however it is turned."""

from typing import Any

import msgspec
import pytest

from battlemap.geometry import Cell, distance
from battlemap.model import Effect, Encounter
from battlemap.rules.advice import Advice, Choice, Wish, advice_on, weighing
from battlemap.rules.cover import cover_of, walled_off
from battlemap.rules.movement import plan_along, reach_of
from battlemap.rules.space import body_of, cells_of
from battlemap.rulesets import DEFAULT, find_ruleset
from tests.support.ascii_map import forms
from tests.support.fights import CLAW, fight

RULES = find_ruleset(DEFAULT)
BOW = {"name": "bow", "kind": "ranged", "range": 9, "long": 30, "to_hit": 4, "damage": "1d6+2", "type": "piercing"}
WHO: dict[str, dict[str, Any]] = {
    "g": {"id": "goblin", "side": "foes", "attacks": [BOW]}, "o": {"id": "orc", "side": "foes", "attacks": [CLAW]},
    "a": {"id": "ana", "character": True, "attacks": [CLAW]}, "b": {"id": "ben", "character": True, "attacks": [CLAW]},
    "G": {"id": "giant", "side": "foes", "size": "huge", "attacks": [CLAW], "speed": {"walk": 12}},
}  # fmt: skip


def drawn(rows: list[str], **more: Any) -> Encounter:
    """A fight from letters: `WHO` stands where theirs is first met, all else is ground."""
    tokens = {
        letter: {**table, "at": [x, y], **more.get(table["id"], {})}
        for y, row in reversed(list(enumerate(rows)))
        for x, letter in reversed(list(enumerate(row)))
        if (table := WHO.get(letter)) is not None
    }
    ground = ["".join("." if letter in WHO else letter for letter in row) for row in rows]
    return fight(ground, *tokens.values())


def choice_for(advice: Advice, goal: str) -> Choice:
    return next(choice for choice in advice.choices if goal in choice.goals)


PILLAR = ["........", ".a....g.", "....#...", "........"]
CORNER = ["o.......", "##.#....", "...#.a..", "...#...."]


@pytest.mark.parametrize("rows", list(forms(PILLAR)))
def test_behind_the_pillar_an_archer_has_cover_and_still_shoots(rows: list[str]) -> None:
    advice = advice_on(drawn(rows), RULES, Wish("goblin"))
    best = choice_for(advice, "best")
    assert best.covers["ana"] in ("half", "three_quarters") and not best.provokes
    assert any(name.startswith("square:") for name in best.behind)
    assert best.strike is not None and best.strike.target == "ana" and best.strike.mode == "normal"


@pytest.mark.parametrize("rows", list(forms(PILLAR)))
def test_with_few_enemies_every_square_is_judged_and_none_has_better_cover_than_the_one_named(rows: list[str]) -> None:
    state = drawn(rows)
    advice = advice_on(state, RULES, Wish("goblin"))
    assert set(advice.shelters) == set(reach_of(state, RULES, "goblin").costs)
    degrees = {cell: _degree(state, "ana", "goblin", cell) for cell in advice.shelters}
    best = max(degrees.values())
    assert _degree(state, "ana", "goblin", choice_for(advice, "cover").at) == best
    assert {cell for cell, shelter in advice.shelters.items() if shelter == max(advice.shelters.values())} == {
        cell for cell, degree in degrees.items() if degree == best
    }


def _degree(state: Encounter, enemy: str, mover: str, cell: Cell) -> int:
    there = msgspec.structs.replace(state.tokens[mover], at=tuple(cell))
    return cover_of(state, RULES, state.tokens[enemy], there).cover.degree


@pytest.mark.parametrize("rows", list(forms(CORNER)))
def test_a_fighter_goes_where_it_can_strike(rows: list[str]) -> None:
    state = drawn(rows)
    advice = advice_on(state, RULES, Wish("orc"))
    best = choice_for(advice, "best")
    assert best.strike is not None and best.strike.target == "ana" and best.at in advice.strikes and best.nearest == 1


@pytest.mark.parametrize("rows", list(forms(["oa......"])))
def test_who_must_leave_a_reach_has_no_quiet_square_but_its_own(rows: list[str]) -> None:
    state = drawn(rows)
    advice = advice_on(state, RULES, Wish("orc"))
    assert advice.quiet == {Cell(*state.tokens["orc"].at)}


@pytest.mark.parametrize("rows", list(forms(["........", "....a...", "........", "........", "g......."])))
def test_a_way_round_a_reach_is_taken_where_it_is_not_too_long(rows: list[str]) -> None:
    """Whatever is quiet can be walked quietly with the movement it has, and only such squares are."""
    state = drawn(rows)
    advice = advice_on(state, RULES, Wish("goblin"))
    for choice in advice.choices:
        assert choice.plan.ok and bool(choice.plan.provokes) == (choice.at not in advice.quiet)
    assert advice.quiet <= set(reach_of(state, RULES, "goblin").costs)


BIG = ["..........", "..........", ".G........", "......#...", "........a.", "..........", ".........."]


@pytest.mark.parametrize("rows", list(forms(BIG)))
def test_every_square_of_a_giant_counts_for_whom_it_reaches(rows: list[str]) -> None:
    state = drawn(rows)
    ana = state.tokens["ana"]
    advice = advice_on(state, RULES, Wish("giant"))
    wanted = set()
    for cell in reach_of(state, RULES, "giant").costs:
        there = msgspec.structs.replace(state.tokens["giant"], at=tuple(cell))
        near = distance(body_of(state, there), body_of(state, ana)) <= 1
        if near and not walled_off(state, cells_of(there), cells_of(ana)):
            wanted.add(cell)
    assert wanted and advice.strikes == wanted


@pytest.mark.parametrize("rows", list(forms([".a..............g..."])))
def test_an_archer_comes_into_its_short_range_and_no_nearer_than_it_must(rows: list[str]) -> None:
    state = drawn(rows, goblin={"speed": {"walk": 18}})
    strike = choice_for(advice_on(state, RULES, Wish("goblin")), "attack").strike
    assert strike is not None and strike.mode == "normal" and 2 <= strike.gap <= 6


def test_out_of_reach_of_all_it_comes_nearer() -> None:
    state = drawn(["o................a"])
    best = choice_for(advice_on(state, RULES, Wish("orc")), "best")
    assert best.strike is None and best.at == (6, 0) and best.nearest == 11


def test_only_those_named_count() -> None:
    state = drawn(["..b....", "...o...", ".......", "....a.."])
    advice = advice_on(state, RULES, Wish("orc", against=("ana",)))
    assert advice.enemies == ("ana",) and {c.strike.target for c in advice.choices if c.strike} == {"ana"}


def test_who_hides_is_not_reckoned_with() -> None:
    state = drawn(["o....", ".....", "a...b"])
    hidden = msgspec.structs.replace(state.tokens["ben"], effects=(Effect(name="hiding", kind="state"),))
    state = msgspec.structs.replace(state, tokens={**state.tokens, "ben": hidden})
    assert advice_on(state, RULES, Wish("orc")).enemies == ("ana",)


def test_with_nobody_to_fight_there_is_nothing_to_suggest() -> None:
    assert advice_on(drawn(["o...."]), RULES, Wish("orc")).choices == ()


def test_without_an_attack_left_it_looks_for_cover() -> None:
    advice = advice_on(drawn(PILLAR), RULES, Wish("goblin", attacks=()))
    assert not advice.strikes and all(choice.strike is None for choice in advice.choices)
    assert "cover" in advice.choices[0].goals


def crowd(enemies: int) -> Encounter:
    """A goblin in a room of pillars with so many enemies around it."""
    rows = ["".join("#" if x % 5 == 2 and y % 4 == 2 else "." for x in range(30)) for y in range(24)]
    places = [(x, y) for y in range(0, 24, 2) for x in range(0, 30, 3) if rows[y][x] == "." and (x, y) != (15, 12)]
    tokens = [{**WHO["a"], "id": f"pc-{i}", "at": list(at)} for i, at in enumerate(places[:enemies])]
    return fight(rows, {**WHO["g"], "at": [15, 12]}, *tokens)


def test_of_many_enemies_what_is_said_about_a_choice_is_exact() -> None:
    state = crowd(50)
    advice = advice_on(state, RULES, Wish("goblin"))
    assert len(advice.choices) == 3 and len(advice.shelters) < len(reach_of(state, RULES, "goblin").costs)
    for choice in advice.choices:
        plan = choice.plan
        assert plan == plan_along(state, RULES, "goblin", plan.path, plan.by, plan.pays, kind=plan.kind)
        there = msgspec.structs.replace(state.tokens["goblin"], at=tuple(choice.at))
        assert dict(choice.covers) == {
            enemy: ("none", "half", "three_quarters", "total")[cover_of(state, RULES, state.tokens[enemy], there).cover.degree]
            for enemy in advice.enemies
        }


def test_it_goes_in_small_steps_that_say_how_far_they_are() -> None:
    shares = list(weighing(crowd(50), RULES, Wish("goblin")))
    assert len(shares) > 10 and shares == sorted(shares) and shares[0] > 0 and shares[-1] <= 1
