"""Ways and reach: against a plainly built graph, and the promises of the drag."""

import random

import networkx as nx
import pytest

from battlemap.geometry import DIRECTIONS, Cell
from battlemap.model import Encounter
from battlemap.rules.movement import plan_along, plan_to, reach_of, safe_plan_to
from battlemap.rules.terrain import ground_for
from battlemap.rulesets import DEFAULT, find_ruleset
from tests.support.fights import CLAW, fight

RULES = find_ruleset(DEFAULT)


def random_map(seed: int) -> Encounter:
    dice = random.Random(seed)
    rows = ["".join(dice.choice(".....~#") for _ in range(9)) for _ in range(8)]
    rows[0] = "." + rows[0][1:]
    walls = []
    for _ in range(5):
        x, y, down = dice.randrange(1, 8), dice.randrange(1, 7), dice.random() < 0.5
        walls.append({"points": [[x, y], [x, y + 1] if down else [x + 1, y]]})
    tokens = [
        {"id": "ana", "at": [0, 0]}, {"id": "ally", "at": [4, 3]}, {"id": "orc", "side": "foes", "at": [5, 5], "attacks": [CLAW]},
        {"id": "giant", "side": "foes", "size": "huge", "at": [6, 0]},
    ]  # fmt: skip
    return fight(rows, *tokens, wall=walls)


@pytest.mark.parametrize("seed", range(12))
def test_reach_is_what_a_plain_graph_says(seed: int) -> None:
    state = random_map(seed)
    ground = ground_for(state, RULES, state.tokens["ana"])
    graph = nx.DiGraph()
    graph.add_node((0, 0))
    for d, (dx, dy) in enumerate(DIRECTIONS):
        for y in range(8):
            for x in range(9):
                if ground.cost[d, y, x]:
                    graph.add_edge((x, y), (x + dx, y + dy), weight=int(ground.cost[d, y, x]))
    lengths = nx.single_source_dijkstra_path_length(graph, (0, 0), cutoff=6)
    reach = reach_of(state, RULES, "ana")
    wanted = {cell: squares * 15 for cell, squares in lengths.items() if ground.may_stop[cell[1], cell[0]]}
    assert {tuple(cell): cost for cell, cost in reach.costs.items()} == wanted


@pytest.mark.parametrize("seed", range(12))
def test_what_reach_promises_the_plan_keeps(seed: int) -> None:
    state = random_map(seed)
    reach = reach_of(state, RULES, "ana")
    for cell, cost in reach.costs.items():
        plan = plan_to(state, RULES, reach, cell)
        assert plan.ok and plan.cost == cost and (not plan.path or plan.path[-1] == cell)
        assert plan_along(state, RULES, "ana", plan.path) == plan


def test_the_safe_way_goes_round_the_enemys_reach() -> None:
    state = fight(
        [".......", ".......", ".......", "......."],
        {"id": "ana", "at": [0, 3], "speed": {"walk": 18}}, {"id": "orc", "side": "foes", "at": [1, 1], "attacks": [CLAW]},
    )  # fmt: skip
    reach = reach_of(state, RULES, "ana")
    safe = safe_plan_to(state, RULES, reach, Cell(6, 3))
    assert safe is not None and safe.provokes == () and safe.ok


def test_cheapest_ways_prefer_fewer_provocations() -> None:
    state = fight(
        [".....", ".....", "....."],
        {"id": "ana", "at": [0, 1]}, {"id": "orc", "side": "foes", "at": [2, 0], "attacks": [CLAW], "reach": 0},
        {"id": "gob", "side": "foes", "at": [2, 0], "size": "tiny"},
    )  # fmt: skip
    reach = reach_of(state, RULES, "ana")
    plan = plan_to(state, RULES, reach, Cell(4, 1))
    assert plan.cost == 60 and plan.ok


def test_beyond_reach_the_plan_says_how_much_is_missing() -> None:
    state = fight(["." * 20], {"id": "ana", "at": [0, 0]})
    plan = plan_to(state, RULES, reach_of(state, RULES, "ana"), Cell(10, 0))
    assert [no.kind for no in plan.problems] == ["no_movement"] and plan.cost == 150 and len(plan.path) == 10
