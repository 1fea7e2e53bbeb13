"""Movement and opportunity attacks on random maps are what a plain count says, under every ruleset (`plain`)."""

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import HealthCheck, assume, event, given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from battlemap.geometry import DIRECTIONS, Cell
from battlemap.model import Encounter
from battlemap.rules.movement import plan_along, plan_to, reach_of
from battlemap.rules.terrain import ground_for
from battlemap.rulesets import names
from tests.rules import plain
from tests.rulesets.sixth import find_ruleset
from tests.support.fights import fight

CLAW = {"name": "claw", "kind": "melee"}
PIKE = {"name": "pike", "kind": "melee", "reach": 3.0}
SPEAR = {"name": "spear", "kind": "thrown", "reach": 1.5, "range": 6.0, "long": 18.0}
BOW = {"name": "bow", "kind": "ranged", "range": 24.0, "long": 96.0}
SIDES = ("party", "foes", "foes", "neutral")
SIZES = ("tiny", "small", "medium", "medium", "large", "large", "huge")
SHORT, LONG = 25, 20_000                                   # maps, under each ruleset


def hold(check: Callable[..., None], by_night: bool, **drawn: Any) -> None:
    """On some maps, the same every time; by night on many, always others."""
    some = settings(max_examples=SHORT, deadline=None, derandomize=True, database=None, suppress_health_check=list(HealthCheck))
    many = settings(max_examples=LONG, deadline=None, suppress_health_check=list(HealthCheck))
    (many if by_night else some)(given(**drawn)(check))()


every_ruleset = pytest.mark.parametrize("name", names())
day_and_night = pytest.mark.parametrize(
    "by_night", [False, pytest.param(True, marks=[pytest.mark.soak, pytest.mark.timeout(0)])], ids=["", "all night"]
)


@st.composite
def fights(draw: st.DrawFn) -> Encounter:
    """A small map of all grounds with walls along the lines, off them and slanted, and some creatures of all sizes."""
    width, height = draw(st.integers(3, 7)), draw(st.integers(3, 6))
    signs = draw(st.lists(st.sampled_from("........~~o:_#"), min_size=width * height, max_size=width * height))
    rows = ["".join(signs[y * width : (y + 1) * width]) for y in range(height)]
    walls = []
    for _ in range(draw(st.integers(0, 4))):
        x, y = draw(st.integers(0, width - 1)), draw(st.integers(0, height - 1))
        part = draw(st.sampled_from((0, 0, 0, 0.5, 0.25)))
        dx, dy = draw(st.sampled_from(((1, 0), (0, 1), (2, 0), (0, 2), (1, 1), (1, -1))))
        end = (min(x + part + dx, width), min(max(y + part + dy, 0), height))
        if (x + part, y + part) != end:
            kind = draw(st.sampled_from(({}, {}, {"cover": "half", "blocks": ["move"]})))
            walls.append({"points": [[x + part, y + part], [*end]], **kind})
    tokens = [_creature(draw, "ana", width, height, "party")]
    for nth in range(draw(st.integers(0, 5))):
        tokens.append(_creature(draw, f"other{nth}", width, height, draw(st.sampled_from(SIDES))))
    options = {"diagonals": "alternating"} if draw(st.integers(0, 3)) == 0 else {"diagonals": "equal"}
    return fight(rows, *tokens, wall=walls, options=options)


def _creature(draw: st.DrawFn, name: str, width: int, height: int, side: str) -> dict[str, Any]:
    size = draw(st.sampled_from(SIZES))
    n = min(plain.SIDE[size], width, height)
    at = [draw(st.integers(0, width - n)), draw(st.integers(0, height - n))]
    asleep = name != "ana" and draw(st.integers(0, 5)) == 0
    attacks = draw(st.sampled_from(([CLAW], [CLAW, PIKE], [SPEAR, BOW], [PIKE], [])))
    speed = draw(st.sampled_from(({"walk": 6}, {"walk": 9}, {"walk": 4.5, "climb": 4.5}, {"walk": 9, "swim": 9, "fly": 9})))
    return {
        "id": name, "side": side, "size": size, "at": at, "z": draw(st.sampled_from((0, 0, 0, 0, 1.5, 3.0))), "hp": 9,
        "conditions": ["unconscious"] if asleep else [], "attacks": attacks, "speed": speed,
        **draw(st.sampled_from(({}, {}, {"reach": 3.0}))),
    }  # fmt: skip


# ---------------------------------------------------------------- where it can go
BYS = st.sampled_from(("walk", "walk", "walk", "crawl", "climb", "swim", "fly"))


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
            if len(plan.path) == len(way) and not plan.squeezed:
                way.append(there)
        assume(len(way) > 1)
        plan = plan_along(state, ruleset, "ana", [Cell(*at) for at in way[1:]], counted=False)
        ground = ground_for(state, ruleset, state.tokens["ana"])
        assume(not any(ground.is_squeezed(Cell(*at)) for at in way))
        found = [(one.by, one.step, one.attacks) for one in plan.provokes]
        event(f"{len(found)} may strike")
        assert found == list(plain.struck(state, name, "ana", way))
        assert all(one.at == way[one.step] for one in plan.provokes)

    hold(check, by_night, state=fights(), turns=st.lists(st.integers(0, 7), min_size=1, max_size=7))
