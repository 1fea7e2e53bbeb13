"""What is seen from a point: the whole map, and within 24 squares, as the window draws it."""

from collections.abc import Callable
from typing import Any

import msgspec
import numpy as np
import shapely
from numpy.typing import NDArray

from battlemap.geometry import Cell, Walls, seen_cells, seen_shape, visible_polygon
from battlemap.geometry.vision import sight_pieces
from battlemap.model import Scene
from battlemap.rules.space import walls_of
from tests.benchmarks import scene
from tests.benchmarks.bound import NO_COMPILER, CSight, compiled
from tests.benchmarks.parts import same
from tests.benchmarks.timing import Deed, Times, interleaved, report, short

POINTS, NEAR, WRONG = 15, 24.0, 1e-9
COMPARED = {30: POINTS, 100: POINTS, 300: 4}
"""From how many points the whole map is compared with a union of thousands of shadows; the range is from all of them."""
LIMITS = {
    "near_vs_c_100": 4.0, "near_vs_c_300": 4.0,
    "whole_vs_c_30": 3.6, "whole_vs_c_100": 3.6, "whole_vs_c_300": 3.6,
}  # fmt: skip
Pieces = NDArray[np.float64]
Box = tuple[float, float, float, float]


def run() -> dict[str, Any]:
    """Ratios by size of the map, and the milliseconds of ours."""
    if compiled("sight") is None:
        print(NO_COMPILER)
    figures: dict[str, Any] = {}
    curves: dict[str, list[list[float]]] = {}
    for columns, walls in scene.SIZES:
        for question, found in _on(columns, walls).items():
            report(f"{question} {columns}x{columns}, {walls} walls", found, "C" if "C" in found else "ours")
            for name, times in found.items():
                curves.setdefault(f"{question}: {name}", []).append([columns, short(times.median)])
            figures[f"{question}_{columns}_ms"] = short(found["ours"].median)
            if question in ("near", "whole"):
                figures[f"{question}_vs_c_{columns}"] = found["ours"].over(found.get("C"))
    for question in [key.removesuffix("_300_ms") for key in figures if key.endswith("_300_ms")]:
        figures[f"{question}_growth_100_300"] = short(figures[f"{question}_300_ms"] / figures[f"{question}_100_ms"])
    return {**figures, "curves": curves}


def _on(columns: int, wall_count: int) -> dict[str, dict[str, Times]]:
    battle = scene.fight(columns, wall_count, 0).scene
    walls = walls_of(battle)
    points = [(x, y) for x, y in (np.random.default_rng(11).random((POINTS, 2)) * (columns - 4) + 2).tolist()]
    pieces = np.ascontiguousarray(sight_pieces(walls, points[0]))       # the same from everywhere: no wall here is one-way
    library = compiled("sight")
    in_c = CSight(library, len(pieces)) if library else None
    found = {}
    for question, reach in (("whole", None), ("near", NEAR)):
        boxes = [_box(columns, point, reach) for point in points]
        _compare(f"{question} sight on {columns}x{columns}", walls, points, reach, pieces, in_c)

        def ours(i: int, reach: float | None = reach) -> Any:
            return visible_polygon(walls, points[i % POINTS], reach)

        def bound(i: int, boxes: list[Box] = boxes) -> Any:
            return in_c(pieces, points[i % POINTS], boxes[i % POINTS]) if in_c else None

        found[question] = interleaved({"ours": ours, **({"C": bound} if in_c else {})}, rounds=POINTS * 5)
    return found | {question: interleaved({"ours": deed}, rounds=POINTS) for question, deed in _in_play(battle, points).items()}


def _box(columns: int, point: tuple[float, float], reach: float | None) -> Box:
    if reach is None:
        return (0.0, 0.0, float(columns), float(columns))
    x, y = point
    return (max(x - reach, 0.0), max(y - reach, 0.0), min(x + reach, float(columns)), min(y + reach, float(columns)))


# ---------------------------------------------------------------- the oracle
def _compare(
    what: str, walls: Walls, points: list[tuple[float, float]], reach: float | None, pieces: Pieces, in_c: CSight | None
) -> None:
    """Areas against the box without every wall's shadow, and C's against it too."""
    count = len(points) if reach is not None else COMPARED[walls.grid.width]
    worst = worst_c = 0.0
    for point in points[:count]:
        box = _box(walls.grid.width, point, reach)
        want = _lit(pieces, point, box)
        worst = max(worst, abs(shapely.Polygon(visible_polygon(walls, point, reach)).area - want) / want)
        if in_c is not None:
            worst_c = max(worst_c, abs(shapely.Polygon(in_c(pieces, point, box)).area - want) / want)
    same(f"{what}: {count} areas to {worst:.1e}", worst <= WRONG)
    if in_c is not None:
        same(f"{what}, by C: to {worst_c:.1e}", worst_c <= WRONG)


def _lit(pieces: Pieces, origin: tuple[float, float], box: Box) -> float:
    """The area of the box without the union of a shadow behind every wall."""
    a, b = pieces[:, :2] - origin, pieces[:, 2:] - origin
    hides = np.abs(a[:, 0] * b[:, 1] - a[:, 1] * b[:, 0]) > 1e-12
    a, b = a[hides], b[hides]
    far = 3 * max(box[2] - box[0], box[3] - box[1])
    out_a, out_b = a * (far / np.hypot(*a.T))[:, None], b * (far / np.hypot(*b.T))[:, None]
    middle = (out_a + out_b) / 2
    middle *= (far / np.maximum(np.hypot(*middle.T), 1e-9))[:, None]
    shadows = shapely.polygons(np.stack([a, out_a, middle, out_b, b], 1) + np.array(origin))
    # Of a far wall seen nearly end-on the shadow is so thin that rounding makes it cross itself.
    shadows = shapely.intersection(shapely.make_valid(shadows), shapely.box(*box))
    return float(shapely.difference(shapely.box(*box), shapely.union_all(shadows)).area)


# ---------------------------------------------------------------- in play
def _in_play(battle: Scene, points: list[tuple[float, float]]) -> dict[str, Deed]:
    """What the window and the rules ask: a creature's whole shape, its squares, and the first sight after a wall was drawn."""
    walls = walls_of(battle)
    cells = [Cell(int(x), int(y)) for x, y in points]

    def edited(i: int) -> Any:
        drawn = msgspec.structs.replace(battle.walls[i], points=((0.5 + i, 1.25), (2.25 + i, 1.75)))
        others = tuple(wall for nth, wall in enumerate(battle.walls) if nth != i)
        return visible_polygon(walls_of(msgspec.structs.replace(battle, walls=(*others, drawn))), points[i], NEAR)

    deeds: dict[str, Callable[[int], Any]] = {
        "shape": lambda i: seen_shape(walls, [cells[i]]),
        "shape_near": lambda i: seen_shape(walls, [cells[i]], NEAR),
        "squares": lambda i: seen_cells(walls, [cells[i]], battle.width + i),      # each time another question: answers are kept
        "squares_near": lambda i: seen_cells(walls_of(battle), [cells[i]], int(NEAR)),
        "first_after_an_edit": edited,
    }
    return deeds
