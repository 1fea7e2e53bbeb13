"""Ways square by square, on and beyond what the movement reaches, are what a plain count says (`plain`); and small cases of
what a drag shows, found by mutation."""


import numpy as np
import pytest
from hypothesis import assume, event
from hypothesis import strategies as st
from msgspec.structs import replace

from battlemap.geometry import DIRECTIONS, Cell
from battlemap.model import Budget, Encounter
from battlemap.rules.movement import (
    find_way,
    plan_along,
    plan_to,
    reach_of,
    safe_plan_to,
    straight,
    threatened_by,
)
from battlemap.rules.terrain import ground_for
from battlemap.rules.threat import longest_reach
from battlemap.rules.tolls import tolls_on
from battlemap.rulesets import DEFAULT, find_ruleset
from tests.rules import plain
from tests.rules.random_fights import BYS, day_and_night, every_ruleset, fights, hold, open_fights
from tests.rulesets import sixth
from tests.support.fights import CLAW, fight

RULES = find_ruleset(DEFAULT)


def under(state: Encounter, name: str, diagonals: int = 0) -> Encounter:
    """The fight under a ruleset, so many diagonals already walked in this turn."""
    ana = replace(state.tokens["ana"], budget=Budget(diagonals=diagonals))
    return replace(state, ruleset=name, tokens={**state.tokens, "ana": ana})


def may_go(state: Encounter, by: str) -> bool:
    return by in ("walk", "crawl") or by in state.tokens["ana"].creature.speed


# ---------------------------------------------------------------- along a way
@day_and_night
@every_ruleset
def test_a_way_goes_as_far_and_costs_as_much_as_its_squares_say(name: str, by_night: bool) -> None:
    ruleset = sixth.find_ruleset(name)

    def check(state: Encounter, by: str, turns: list[int], diagonals: int, to_z: int | None) -> None:
        state = under(state, name, diagonals)
        assume(may_go(state, by))
        way = [state.tokens["ana"].at]
        for d in turns:
            way.append((way[-1][0] + DIRECTIONS[d][0], way[-1][1] + DIRECTIONS[d][1]))
        want = plain.walked(state, name, "ana", by, way[1:], to_z)
        assume(want is not None)
        assert want is not None
        plan = plan_along(state, ruleset, "ana", [Cell(*at) for at in way[1:]], by, to_z=to_z)
        square, left = state.scene.square, reach_of(state, ruleset, "ana", by).left
        assert list(plan.path) == want.path and [cost // square for cost in plan.costs] == want.costs
        assert plan.cost == (plan.costs[-1] if plan.costs else 0) and plan.left == max(0, left - plan.cost)
        assert plan.squeezed == (0 < want.size < plain.side(state.tokens["ana"]))
        problem = plan.problems[0] if plan.problems else None
        event(problem.kind if problem else "ok")
        if want.stopped is not None:
            inside = 0 <= want.stopped[0] < state.scene.width and 0 <= want.stopped[1] < state.scene.height
            assert problem is not None and (problem.kind == "off_map") >= (not inside)
            assert problem.facts["at"] == list(want.stopped)
        elif plan.cost > left:
            first = next(at for at, cost in zip(want.path, want.costs, strict=True) if cost * square > left)
            assert problem is not None and problem.kind == "no_movement"
            assert problem.facts == {"needs": plan.cost / 10, "left": left / 10, "at": list(first)}
        elif not want.may_stop and (want.path or to_z not in (None, state.tokens["ana"].z)):
            assert problem is not None and problem.kind == "occupied_end"
            other = state.tokens[problem.facts["by"]]
            end = (want.path or [way[0]])[-1]
            assert plain.squares(end, want.size) & plain.squares(other.at, plain.side(other))
        else:
            assert plan.ok

    hold(check, by_night, state=fights(), by=BYS, turns=st.lists(st.integers(0, 7), min_size=1, max_size=5),
         diagonals=st.integers(0, 3), to_z=st.sampled_from((None, None, None, 0, 15, 45)))


# ---------------------------------------------------------------- the way to a square
@day_and_night
@every_ruleset
def test_the_way_to_a_square_is_the_cheapest_past_the_fewest_reaches(name: str, by_night: bool) -> None:
    ruleset = sixth.find_ruleset(name)

    def check(state: Encounter, by: str, pick: int) -> None:
        state = under(state, name)
        assume(may_go(state, by))
        ana, square = state.tokens["ana"], state.scene.square
        goal = divmod(pick % (state.scene.width * state.scene.height), state.scene.height)
        want = plain.best_key(state, name, "ana", by, goal)
        assume(want is not None and goal != ana.at)
        way = find_way(state, ruleset, ana, Cell(*goal), by)
        plan, cells = plan_along(state, ruleset, "ana", way, by, counted=False), [ana.at, *way]
        left = sum(plain.edges_left(state, name, "ana", a, b) for a, b in zip(cells, cells[1:], strict=False))
        turned = sum(a[0] != b[0] and a[1] != b[1] for a, b in zip(cells, cells[1:], strict=False))
        assert cells[-1] == goal and (plan.cost // square, left, turned) == want
        reach = reach_of(state, ruleset, "ana", by)
        if reach.ways.cost_to(goal) is not None:
            assert plan_to(state, ruleset, reach, Cell(*goal)).path == way

    hold(check, by_night, state=fights(), by=BYS, pick=st.integers(0, 41))


@day_and_night
@every_ruleset
def test_a_way_beyond_all_movement_is_a_cheapest_one_where_there_is_one(name: str, by_night: bool) -> None:
    ruleset = sixth.find_ruleset(name)

    def check(state: Encounter) -> None:
        state = under(replace(state, options={"diagonals": "equal"}), name)
        slow = replace(state.tokens["ana"].creature, speed={"walk": 15}, sheet={})
        state = replace(state, tokens={**state.tokens, "ana": replace(state.tokens["ana"], creature=slow)})
        steps = plain.steps_of(state, name, "ana", "walk")
        assume(steps is not None)
        assert steps is not None
        reach, costs = reach_of(state, ruleset, "ana"), steps.far((state.tokens["ana"].at, 0))
        for y in range(-1, state.scene.height + 1):
            for x in range(-1, state.scene.width + 1):
                plan = plan_to(state, ruleset, reach, Cell(x, y))
                if (x, y) in costs:
                    assert plan.cost == costs[x, y] * state.scene.square
                    assert [state.tokens["ana"].at, *plan.path][-1] == (x, y)
                else:
                    assert reach.far_way(Cell(x, y)) == straight(reach.start, Cell(x, y)) and not plan.ok

    hold(check, by_night, state=fights())


@day_and_night
@every_ruleset
def test_by_way_of_corners_each_leg_is_a_cheapest_one(name: str, by_night: bool) -> None:
    ruleset = sixth.find_ruleset(name)

    def check(state: Encounter, picks: list[int], diagonals: int) -> None:
        state = under(state, name, diagonals)
        steps, here = plain.steps_of(state, name, "ana", "walk"), state.tokens["ana"].at
        assume(steps is not None)
        assert steps is not None
        stops = [divmod(pick % (state.scene.width * state.scene.height), state.scene.height) for pick in picks]
        reach = reach_of(state, ruleset, "ana")
        plan, parity = plan_to(state, ruleset, reach, Cell(*stops[-1]), [Cell(*at) for at in stops[:-1]]), diagonals % 2
        alternating, spent, gone = state.options["diagonals"] == "alternating", 0, list(plan.path)
        for stop in stops:
            costs = steps.far((here, parity if alternating else 0))
            assume(stop in costs)
            if stop == here:
                continue
            spent += costs[stop]
            nth = next(nth for nth, cost in enumerate(plan.costs) if cost == spent * state.scene.square and gone[nth] == stop)
            cells = [state.tokens["ana"].at, *gone[: nth + 1]]
            turned = sum(a[0] != b[0] and a[1] != b[1] for a, b in zip(cells, cells[1:], strict=False))
            here, parity = stop, (diagonals + turned) % 2
        assert plan.cost == spent * state.scene.square and [state.tokens["ana"].at, *plan.path][-1] == here

    hold(check, by_night, state=fights(), picks=st.lists(st.integers(0, 41), min_size=2, max_size=3), diagonals=st.integers(0, 1))


# ---------------------------------------------------------------- reaches on the way
@day_and_night
@every_ruleset
def test_a_toll_counts_the_edges_of_reaches_each_step_leaves(name: str, by_night: bool) -> None:
    ruleset = sixth.find_ruleset(name)

    def check(state: Encounter, squares: int) -> None:
        """As far as so many squares of movement carry it, at least."""
        state = under(state, name)
        ana = state.tokens["ana"]
        ground = ground_for(state, ruleset, ana)
        toll = tolls_on(state, ruleset, ana, ground, squares)
        for d, y, x in np.argwhere(ground.cost > 0).tolist():
            if max(abs(x - ana.at[0]), abs(y - ana.at[1])) < squares:
                there = (x + DIRECTIONS[d][0], y + DIRECTIONS[d][1])
                assert toll[d, y, x] == plain.edges_left(state, name, "ana", (x, y), there)

    hold(check, by_night, state=st.one_of(fights(), open_fights()), squares=st.integers(1, 9))


@day_and_night
@every_ruleset
def test_a_safe_way_is_the_cheapest_that_leaves_no_reach(name: str, by_night: bool) -> None:
    ruleset = sixth.find_ruleset(name)

    def check(state: Encounter) -> None:
        state = under(state, name)
        steps = plain.steps_of(state, name, "ana", "walk")
        assume(steps is not None)
        assert steps is not None
        assume({*steps.sizes.values()} == {steps.plain.n})  # what a squeezed body leaves is asked of the way found
        for (a, _), (b, _) in list(steps.graph.edges):
            if plain.edges_left(state, name, "ana", a, b):
                steps.graph.remove_edges_from([((a, odd), (b, after)) for odd in (0, 1) for after in (0, 1)])
        reach = reach_of(state, ruleset, "ana")
        costs = steps.far((state.tokens["ana"].at, 0), reach.budget // state.scene.square)
        for x, y in np.ndindex(state.scene.width, state.scene.height):
            safe = safe_plan_to(state, ruleset, reach, Cell(x, y))
            assert (safe is not None) == ((x, y) in costs)
            if safe is not None:
                assert safe.cost == costs[x, y] * state.scene.square and safe.provokes == ()

    hold(check, by_night, state=fights())


@day_and_night
@every_ruleset
def test_what_is_outlined_is_what_enemies_able_to_strike_reach(name: str, by_night: bool) -> None:
    ruleset = sixth.find_ruleset(name)

    def check(state: Encounter) -> None:
        state = under(state, name)
        ana, found = state.tokens["ana"], threatened_by(state, ruleset, "ana")
        for x, y in np.ndindex(state.scene.width, state.scene.height):
            gaps = [(plain.gap((x, y), 1, other.z // 15, other, 15), longest_reach(state, other))
                    for other in plain.reactors(state, name, ana)]
            assert found[y, x] == any(0 < gap <= reach for gap, reach in gaps)

    hold(check, by_night, state=st.one_of(fights(), open_fights()))


def test_tolls_are_counted_around_every_corner_of_a_way_not_only_around_its_start() -> None:
    """The orc stands a long way off the start, beside the second leg."""
    orc = {"id": "orc", "side": "foes", "at": [41, 1], "attacks": [CLAW]}
    state = fight(["." * 50] * 7, {"id": "ana", "at": [0, 2], "speed": {"walk": 150}}, orc)
    plan = plan_to(state, RULES, reach_of(state, RULES, "ana"), Cell(44, 2), [Cell(38, 2)])
    assert plan.cost == 44 * 15 and plan.provokes == ()


def test_a_diagonal_of_the_first_leg_makes_the_next_one_dear() -> None:
    state = fight(["...", "...", "..~"], {"id": "ana", "at": [0, 0]}, options={"diagonals": "alternating"})
    plan = plan_to(state, RULES, reach_of(state, RULES, "ana"), Cell(2, 2), [Cell(1, 1)])
    assert plan.costs == (15, 30, 60) and plan.ok


@pytest.mark.parametrize("size", ["medium", "large", "huge"])
@pytest.mark.parametrize("other", ["medium", "large"])
def test_no_toll_is_lost_at_the_edge_of_what_is_looked_at(size: str, other: str) -> None:
    """Reaches are left out that no way of so many squares comes into and leaves again."""
    for x in range(21):
        orc = {"id": "orc", "side": "foes", "size": other, "at": [x, 6], "attacks": [CLAW]}
        state = fight(["." * 24] * 9, {"id": "ana", "size": size, "at": [9, 2], "z": 30}, orc)
        ground = ground_for(state, RULES, state.tokens["ana"], "fly")
        for squares in (1, 3, 5):
            toll = tolls_on(state, RULES, state.tokens["ana"], ground, squares)
            for d, y, from_x in np.argwhere(ground.cost > 0).tolist():
                if max(abs(from_x - 9), abs(y - 2)) < squares:
                    there = (from_x + DIRECTIONS[d][0], y + DIRECTIONS[d][1])
                    assert toll[d, y, from_x] == plain.edges_left(state, DEFAULT, "ana", (from_x, y), there)
