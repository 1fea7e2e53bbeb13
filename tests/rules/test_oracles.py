"""Movement and opportunity attacks on random maps are what a plain count says, under every ruleset (`plain`)."""

from hypothesis import assume, event
from hypothesis import strategies as st
from msgspec.structs import replace

from battlemap.geometry import DIRECTIONS, Cell
from battlemap.model import Encounter
from battlemap.rules.movement import plan_along, plan_to, reach_of
from tests.rules import plain
from tests.rules.random_fights import BYS, day_and_night, every_ruleset, fights, hold
from tests.rulesets.sixth import find_ruleset


# ---------------------------------------------------------------- where it can go
@day_and_night
@every_ruleset
def test_a_reach_is_what_a_plain_graph_says(name: str, by_night: bool) -> None:
    ruleset = find_ruleset(name)

    def check(state: Encounter, by: str) -> None:
        state = replace(state, ruleset=name)
        ana = state.tokens["ana"]
        assume(by in ("walk", "crawl") or by in ana.creature.speed)
        reach = reach_of(state, ruleset, "ana", by)
        want = plain.reached(state, name, "ana", by, reach.budget // state.scene.square)
        assume(want is not None)
        costs, stops = want or ({}, set())
        event(f"{len(costs) // 10}0 squares or more")
        found = {**reach.costs, **reach.dash}
        assert {tuple(cell): cost // state.scene.square for cell, cost in found.items()} == {at: costs[at] for at in stops}
        assert {tuple(cell) for cell in reach.pass_only} == set(costs) - stops
        assert max(reach.costs.values(), default=0) <= reach.left < min(reach.dash.values(), default=reach.left + 1)
        for cell, cost in list(found.items())[::5]:
            plan = plan_to(state, ruleset, reach, cell)
            assert plan.cost == cost and (not plan.path or plan.path[-1] == cell)

    hold(check, by_night, state=fights(), by=BYS)


# ---------------------------------------------------------------- whom it provokes
@day_and_night
@every_ruleset
def test_whom_a_way_provokes_is_what_every_step_of_it_says(name: str, by_night: bool) -> None:
    ruleset = find_ruleset(name)

    def check(state: Encounter, turns: list[int]) -> None:
        state, way = replace(state, ruleset=name), [state.tokens["ana"].at]
        for d in turns:
            step = DIRECTIONS[d]
            there = Cell(way[-1][0] + step[0], way[-1][1] + step[1])
            plan = plan_along(state, ruleset, "ana", [Cell(*at) for at in way[1:]] + [there], counted=False)
            if len(plan.path) == len(way):
                way.append(there)
        assume(len(way) > 1)
        plan = plan_along(state, ruleset, "ana", [Cell(*at) for at in way[1:]], counted=False)
        assume(plain.Plain(state, name, state.tokens["ana"], "walk").size_at(way[0]))
        found = [(one.by, one.step, one.attacks) for one in plan.provokes]
        event(f"{len(found)} may strike{', squeezed' if plan.squeezed else ''}")
        assert found == list(plain.struck(state, name, "ana", way))
        assert all(one.at == way[one.step] for one in plan.provokes)

    hold(check, by_night, state=fights(), turns=st.lists(st.integers(0, 7), min_size=1, max_size=7))
