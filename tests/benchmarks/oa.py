"""Whom a way provokes: 60 steps past 60 enemies, as a drag asks it at every square, against plain loops.

A drag asks many ways of one state; so does this.  The first question of a state is told by itself.
"""

from typing import Any

import msgspec
import numpy as np

from battlemap.geometry import Body, Cell, degree_between, distance
from battlemap.model import Encounter, Token
from battlemap.rules.ruleset import Ruleset
from battlemap.rules.sight import sees
from battlemap.rules.space import body_of, cells_of, walls_of
from battlemap.rules.threat import UNARMED, edges_of, provocations, reactors_to
from battlemap.rulesets import find_ruleset
from tests.benchmarks import scene
from tests.benchmarks.parts import same
from tests.benchmarks.timing import interleaved, report, short

STEPS, ENEMIES, WAYS = 60, 60, 12
COLUMNS = 100
LIMITS = {"open_60x60_ms": 0.2, "walls_60x60_ms": 0.2}
AXIS = "enemies"
Found = list[tuple[str, Cell, tuple[str, ...], int]]


def run() -> dict[str, Any]:
    """Milliseconds and ratios: on an open map and among walls, and as enemies grow in number."""
    figures: dict[str, Any] = {}
    curves: dict[str, list[list[float]]] = {}
    for place, walls in (("open", 0), ("walls", 1000)):
        for enemies in (20, ENEMIES, 300) if place == "open" else (ENEMIES,):
            state = scene.fight(COLUMNS, walls, enemies)
            ruleset, mover = find_ruleset(state.ruleset), state.tokens[scene.HERO]
            ways = [_way(state, mover, nth) for nth in range(WAYS)]
            _compare(f"whom ways provoke, {place}, {enemies} enemies", state, ruleset, mover, ways)
            for found in (provocations(state, ruleset, mover, way) for way in ways):
                assert found or enemies < ENEMIES, "nobody was provoked: there is nothing to measure"
            times = interleaved({
                "at once": lambda i, s=state, r=ruleset, m=mover, w=ways: provocations(s, r, m, w[i % WAYS]),
                "loops": lambda i, s=state, r=ruleset, m=mover, w=ways: _loops(s, r, m, w[i % WAYS]),
                "of a new state": lambda i, s=state, r=ruleset, m=mover, w=ways: provocations(_fresh(s), r, m, w[i % WAYS]),
            }, rounds=WAYS * 5)  # fmt: skip
            report(f"opportunity attacks, {place}: {STEPS} steps x {enemies} enemies", times, "at once")
            name = f"{place}_{STEPS}x{enemies}"
            figures[f"{name}_ms"] = short(times["at once"].median)
            figures[f"{name}_p90_ms"] = short(times["at once"].spread[1])
            figures[f"{name}_loops_over_at_once"] = times["loops"].over(times["at once"])
            figures[f"{name}_new_state_ms"] = short(times["of a new state"].median)
            for label, each in times.items() if place == "open" else ():
                curves.setdefault(label, []).append([enemies, short(each.median)])
    return {**figures, "curves": curves}


def _way(state: Encounter, mover: Token, seed: int) -> list[Body]:
    """The places a wandering way comes through, the start first."""
    rng = np.random.default_rng(scene.SEED + seed)
    x, y = mover.at
    bodies = [body_of(state, mover)]
    while len(bodies) <= STEPS:
        dx, dy = (int(step) for step in rng.integers(-1, 2, 2))
        if dx or dy:
            x, y = min(max(x + dx, 0), COLUMNS - 1), min(max(y + dy, 0), COLUMNS - 1)
            bodies.append(body_of(state, mover, Cell(x, y)))
    return bodies


def _fresh(state: Encounter) -> Encounter:
    return msgspec.structs.replace(state, title=state.title)


# ---------------------------------------------------------------- the oracle
def _compare(what: str, state: Encounter, ruleset: Ruleset, mover: Token, ways: list[list[Body]]) -> None:
    found = [[(p.by, p.at, p.attacks, p.step) for p in provocations(state, ruleset, mover, way)] for way in ways]
    same(f"{what}: {sum(map(len, found))} on {len(ways)} ways", found == [_loops(state, ruleset, mover, way) for way in ways])


def _loops(state: Encounter, ruleset: Ruleset, mover: Token, way: list[Body]) -> Found:
    """The rule as it reads (2024): leaving somebody's reach provokes who sees it and could strike there, once a reach."""
    found: Found = []
    enemies = [(other, body_of(state, other), edges_of(state, ruleset, other)) for other in reactors_to(state, ruleset, mover)]
    for step, (before, after) in enumerate(zip(way, way[1:], strict=False)):
        for other, own, edges in enemies:
            for reach, names in edges.items():
                if distance(own, before) <= reach < distance(own, after):
                    there = msgspec.structs.replace(mover, at=(before.x, before.y), z=before.level * state.scene.square)
                    covered = degree_between(walls_of(state.scene), cells_of(other), cells_of(there))
                    if sees(state, ruleset, other, there).sees and covered < 3:
                        assert UNARMED in names
                        found.append((other.id, Cell(before.x, before.y), names, step))
    return found
