"""Sight by itself: one polygon, a creature's whole shape, the squares it sees, what the players may know."""

import time
from collections.abc import Callable
from typing import Any

import numpy as np

from battlemap.encounter.view import view_for
from battlemap.geometry import Cell, seen_cells, seen_shape, visible_polygon
from battlemap.rules.space import walls_of
from battlemap.rulesets import find_ruleset
from tests.benchmarks import scene

PLANS = ((100, 1000, 60), (300, 5000, 400))
ORIGINS = 15
NEAR = 24.0


def run() -> dict[str, Any]:
    """Medians in milliseconds, by map.  No limits of its own: what of it a drag waits for is in the drag's."""
    figures: dict[str, Any] = {}
    curves: dict[str, list[list[float]]] = {}
    for plan in PLANS:
        for key, value in _on(*plan).items():
            figures[f"{key}_{plan[0]}_ms"] = value
            curves.setdefault(key, []).append([plan[0], value])
    return {**figures, "curves": curves}


def _on(columns: int, wall_count: int, enemies: int) -> dict[str, float]:
    state = scene.fight(columns, wall_count, enemies)
    walls, ruleset = walls_of(state.scene), find_ruleset(state.ruleset)
    rng = np.random.default_rng(scene.SEED)
    cells = [Cell(int(x), int(y)) for x, y in rng.integers(1, columns - 1, (ORIGINS, 2))]
    points = [(cell.x + 0.5, cell.y + 0.5) for cell in cells]
    visible_polygon(walls, points[0])
    first = _timed(lambda: view_for(state, ruleset, "party"))
    return {
        "polygon": _median(lambda i: visible_polygon(walls, points[i])),
        "polygon_near": _median(lambda i: visible_polygon(walls, points[i], NEAR)),
        "shape": _median(lambda i: seen_shape(walls, [cells[i]])),
        "squares": _median(lambda i: seen_cells(walls, [cells[i]])),
        "view_first": first, "view": _median(lambda i: view_for(state, ruleset, "party")),
    }  # fmt: skip


def _timed(deed: Callable[[], Any]) -> float:
    before = time.perf_counter()
    deed()
    return round((time.perf_counter() - before) * 1000, 2)


def _median(deed: Callable[[int], Any]) -> float:
    return round(float(np.median([_timed(lambda i=i: deed(i)) for i in range(ORIGINS)])), 2)  # type: ignore[misc]
