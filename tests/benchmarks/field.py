"""Movement fields: what a budget reaches, the whole map, and all a press on a token asks.

Ours are the functions the program calls in play, on the costs it makes in play (`ground_for`).  Peers are handed a graph made
beforehand, C its bytes in its own order: only the search is compared, ours with all it has to prepare.
"""

from collections.abc import Callable
from typing import Any

import msgspec
import networkx as nx
import numpy as np
from numpy.typing import NDArray

from battlemap.geometry import DIRECTIONS, Cell, field, whole_field
from battlemap.model import Door, Encounter
from battlemap.rules.movement import reach_of
from battlemap.rules.terrain import ground_for
from battlemap.rulesets import find_ruleset
from tests.benchmarks import scene
from tests.benchmarks.bound import NO_COMPILER, CField, compiled
from tests.benchmarks.parts import same
from tests.benchmarks.timing import Deed, Times, interleaved, report, short

BUDGET, STARTS, ENEMIES = 12, 7, 60
LIMITS = {
    "budget_vs_c_30": 8.0, "budget_vs_c_100": 8.0, "budget_vs_c_300": 8.0, "alternating_budget_vs_c_300": 8.0,
    "whole_vs_c_300": 17.0, "alternating_whole_vs_c_300": 17.0,
}  # fmt: skip
PLAIN, ALTERNATING = "", "alternating_"

Cost = NDArray[np.uint8]
Edges = tuple[NDArray[np.int64], NDArray[np.int64], NDArray[np.int64]]


def run() -> dict[str, Any]:
    """Ratios by size of the map, and the milliseconds of ours."""
    if compiled("dial") is None:
        print(NO_COMPILER)
    figures: dict[str, Any] = {}
    curves: dict[str, list[list[float]]] = {}
    for columns, walls in scene.SIZES:
        for question, found in _on(columns, walls).items():
            for name, times in found.items():
                curves.setdefault(f"{question}: {name}", []).append([columns, short(times.median)])
            ours = found["ours"]
            figures[f"{question}_{columns}_ms"] = short(ours.median)
            peers = {name: found.get(name) for name in ("C", *found) if name != "ours" and len(found) > 1}
            figures |= {f"{question}_vs_{name.lower()}_{columns}": ours.over(times) for name, times in peers.items()}
    for key in [key for key in figures if key.endswith("_30_ms")]:
        question = key.removesuffix("_30_ms")
        figures[f"{question}_growth_100_300"] = short(figures[f"{question}_300_ms"] / figures[f"{question}_100_ms"])
    return {**figures, "curves": curves}


def _on(columns: int, walls: int) -> dict[str, dict[str, Times]]:
    state = scene.fight(columns, walls, 0)
    ruleset = find_ruleset(state.ruleset)
    cost = ground_for(state, ruleset, state.tokens[scene.HERO]).cost
    starts = _starts(cost)
    found = {}
    for form in (PLAIN, ALTERNATING):
        alternating = form == ALTERNATING
        budgeted, whole = _candidates(cost, starts, alternating)
        _compare(f"{form}fields on {columns}x{columns}", cost, starts, alternating)
        found[f"{form}budget"] = interleaved(budgeted, rounds=70)
        found[f"{form}whole"] = interleaved(whole, rounds=21)
    found |= {question: interleaved({"ours": deed}, rounds=15) for question, deed in _in_play(columns, walls).items()}
    for question, times in found.items():
        report(f"{question} {columns}x{columns}, {walls} walls", times, "C" if "C" in times else "ours")
    return found


def _starts(cost: Cost) -> list[Cell]:
    """Fixed squares with at least four free steps."""
    rows, columns = np.nonzero((cost > 0).sum(0) >= 4)
    chosen = np.random.default_rng(3).permutation(len(rows))[:STARTS]
    return [Cell(int(columns[i]), int(rows[i])) for i in chosen]


# ---------------------------------------------------------------- the oracle
def _compare(what: str, cost: Cost, starts: list[Cell], alternating: bool) -> None:
    """Ours against C from every start, and against networkx from one."""
    library = compiled("dial")
    in_c = CField(library, cost, alternating) if library else None
    graph = _graph(_edges(cost, alternating))
    size = cost[0].size
    good = True
    for nth, start in enumerate(starts):
        ours, near = whole_field(cost, start, alternating=alternating), field(cost, start, BUDGET, alternating=alternating)
        reached = np.full(cost.shape[1:], -1, np.int64)
        for (x, y), spent in near.reached().items():
            reached[y, x] = spent
        if in_c is not None:
            good &= np.array_equal(ours, in_c.costs(start)) and np.array_equal(reached, in_c.costs(start, BUDGET))
        if nth == 0:
            lengths = nx.single_source_dijkstra_path_length(graph, start.y * cost.shape[2] + start.x)
            oracle = np.full(size, -1, np.int64)
            for node, spent in lengths.items():
                square = node % size
                oracle[square] = spent if oracle[square] < 0 else min(oracle[square], spent)
            oracle = oracle.reshape(cost.shape[1:])
            good &= np.array_equal(ours, oracle) and np.array_equal(reached, np.where(oracle > BUDGET, -1, oracle))
            good &= all(_costs_that(cost, near.path_to(cell), start, alternating) == spent
                        for cell, spent in near.reached().items())  # fmt: skip
    same(what, bool(good))


def _costs_that(cost: Cost, path: tuple[Cell, ...], start: Cell, alternating: bool) -> int:
    """What a way costs, step by step; more than any budget where a step is none."""
    total, diagonals, here = 0, 0, start
    for cell in path:
        d = DIRECTIONS.index((cell.x - here.x, cell.y - here.y))
        price = int(cost[d, here.y, here.x]) or 10**6
        total += price * (2 if alternating and d % 2 and diagonals % 2 else 1)
        diagonals, here = diagonals + d % 2, cell
    return total


# ---------------------------------------------------------------- candidates
def _candidates(cost: Cost, starts: list[Cell], alternating: bool) -> tuple[dict[str, Deed], dict[str, Deed]]:
    """(within the budget, the whole map): ours first."""
    def start(i: int) -> Cell:
        return starts[i % len(starts)]

    edges, width = _edges(cost, alternating), cost.shape[2]
    nodes = [y * width + x for x, y in starts]
    graph = _graph(edges)
    budgeted: dict[str, Deed] = {"ours": lambda i: field(cost, start(i), BUDGET, alternating=alternating)}
    whole: dict[str, Deed] = {"ours": lambda i: whole_field(cost, start(i), alternating=alternating)}
    library = compiled("dial")
    if library is not None:
        in_c = CField(library, cost, alternating)
        budgeted["C"], whole["C"] = lambda i: in_c(start(i), BUDGET), lambda i: in_c(start(i))
    for name, make in (("scipy", _scipy), ("rustworkx", _rustworkx), ("tcod", _tcod)):
        if name == "tcod" and alternating:
            continue                                        # it knows no state beside the square
        try:
            limited, full = make(cost, edges, nodes)
        except ImportError:
            print(f"{name} is not installed (the dev extra has it): left out")
            continue
        whole[name] = full
        if limited is not None:
            budgeted[name] = limited
    lengths = nx.single_source_dijkstra_path_length
    budgeted["networkx"] = lambda i: lengths(graph, nodes[i % len(nodes)], cutoff=BUDGET)
    whole["networkx"] = lambda i: lengths(graph, nodes[i % len(nodes)])
    return budgeted, whole


def _edges(cost: Cost, alternating: bool) -> Edges:
    """(from, to, cost) of every step; with alternating diagonals as many nodes again for "the next one is double"."""
    _, height, width = cost.shape
    size = height * width
    parts = []
    for d, (dx, dy) in enumerate(DIRECTIONS):
        rows, columns = np.nonzero(cost[d])
        price, here, there = cost[d, rows, columns].astype(np.int64), rows * width + columns, (rows + dy) * width + columns + dx
        if not alternating:
            parts.append((here, there, price))
        elif d % 2:
            parts += [(here, there + size, price), (here + size, there, 2 * price)]
        else:
            parts += [(here, there, price), (here + size, there + size, price)]
    source, target, price = (np.concatenate(column) for column in zip(*parts, strict=True))
    return source, target, price


def _graph(edges: Edges) -> nx.DiGraph:
    graph = nx.DiGraph()
    graph.add_weighted_edges_from(zip(*(column.tolist() for column in edges), strict=True))
    return graph


Made = tuple[Deed | None, Deed]


def _scipy(cost: Cost, edges: Edges, nodes: list[int]) -> Made:
    from scipy.sparse import csgraph, csr_matrix

    most = int(max(edges[0].max(), edges[1].max())) + 1
    matrix = csr_matrix((edges[2].astype(float), edges[:2]), (most, most))
    return (lambda i: csgraph.dijkstra(matrix, indices=nodes[i % len(nodes)], limit=BUDGET),
            lambda i: csgraph.dijkstra(matrix, indices=nodes[i % len(nodes)]))  # fmt: skip


def _rustworkx(cost: Cost, edges: Edges, nodes: list[int]) -> Made:
    import rustworkx

    graph = rustworkx.PyDiGraph()
    graph.add_nodes_from(range(int(max(edges[0].max(), edges[1].max())) + 1))
    graph.add_edges_from(list(zip(*(column.tolist() for column in edges), strict=True)))
    lengths: Callable[..., Any] = rustworkx.digraph_dijkstra_shortest_path_lengths
    return None, lambda i: lengths(graph, nodes[i % len(nodes)], float)


def _tcod(cost: Cost, edges: Edges, nodes: list[int]) -> Made:
    from tcod.path import CustomGraph, Pathfinder

    # tcod's edges cost by the square entered; every step into a square costs the same to a body of one square.
    entered = np.ones(cost.shape[1:], np.int16)
    entered.flat[edges[1]] = edges[2]
    graph = CustomGraph(cost.shape[1:])
    for d, (dx, dy) in enumerate(DIRECTIONS):
        graph.add_edge((dy, dx), 1, cost=entered, condition=(cost[d] > 0).astype(np.int8))

    def full(i: int) -> Any:
        finder = Pathfinder(graph)
        finder.add_root(divmod(nodes[i % len(nodes)], cost.shape[2]))
        finder.resolve()
        return finder.distance

    return None, full


# ---------------------------------------------------------------- in play
def _in_play(columns: int, walls: int) -> dict[str, Deed]:
    """All that a press on a token asks, with enemies about: on a map just seen, when an enemy has moved, when a door opened."""
    crowded = _with_door(scene.fight(columns, walls, ENEMIES))
    ruleset = find_ruleset(crowded.ruleset)
    reach_of(crowded, ruleset, scene.HERO)
    foes = [token_id for token_id in crowded.tokens if token_id != scene.HERO]

    def moved(i: int) -> Any:
        foe = crowded.tokens[foes[i % len(foes)]]
        other = msgspec.structs.replace(foe, at=(foe.at[0] + 1, foe.at[1]))
        return reach_of(msgspec.structs.replace(crowded, tokens={**crowded.tokens, foe.id: other}), ruleset, scene.HERO)

    def opened(i: int) -> Any:
        (door,) = crowded.scene.doors
        doors = (msgspec.structs.replace(door, state="open"),)
        state = msgspec.structs.replace(crowded, scene=msgspec.structs.replace(crowded.scene, doors=doors))
        return reach_of(state, ruleset, scene.HERO)

    return {"reach_after_a_move": moved, "reach_after_a_door": opened}


def _with_door(state: Encounter) -> Encounter:
    middle = state.scene.width // 2
    door = Door(id="d", points=((middle + 2, middle), (middle + 2, middle + 1)))
    return msgspec.structs.replace(state, scene=msgspec.structs.replace(state.scene, doors=(door,)))
