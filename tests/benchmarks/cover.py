"""Cover of 60 targets from one attacker, creatures in the way: all lines at once against one line at a time."""

from fractions import Fraction
from typing import Any

import numpy as np

from battlemap.geometry import Block, Cell, Walls, degrees_to, squares_of
from battlemap.geometry.crossings import Bundles, stopped
from battlemap.geometry.lines import DEGREE_OF_COUNT, Fan
from battlemap.rules.space import walls_of
from tests.benchmarks import scene
from tests.benchmarks.parts import same
from tests.benchmarks.timing import Times, interleaved, report, short
from tests.support import lines as oracle

TARGETS, AREA, ASKED = 60, 60, 9
Squares = tuple[Cell, ...]
LIMITS = {"walls_300_ms": 2.0}


def run() -> dict[str, Any]:
    """Milliseconds and ratios by size of the map.  The targets keep to 60 x 60 squares in the middle."""
    figures: dict[str, Any] = {}
    curves: dict[str, list[list[float]]] = {}
    for columns, walls in scene.SIZES:
        for question, found in _on(columns, walls).items():
            report(f"{question} {columns}x{columns}, {walls} walls, {TARGETS} targets", found, "at once")
            at_once, one_by_one = found["at once"], found.get("line by line")
            figures[f"{question}_{columns}_ms"] = short(at_once.median)
            curves.setdefault(question, []).append([columns, short(at_once.median)])
            if one_by_one is not None:
                figures[f"{question}_line_by_line_over_at_once_{columns}"] = one_by_one.over(at_once)
                curves.setdefault(f"{question}, line by line", []).append([columns, short(one_by_one.median)])
    return {**figures, "curves": curves}


def _on(columns: int, wall_count: int) -> dict[str, dict[str, Times]]:
    walls = walls_of(scene.fight(columns, wall_count, 0).scene)
    found = {}
    for question, sides, crowded in (("walls", (1,), False), ("creatures", (1,), True), ("large", (1, 1, 1, 2, 3), True)):
        bodies = _bodies(columns, sides)
        attackers, targets = bodies[:ASKED], bodies[ASKED:]
        blocks = [Block(cell, 1, f"token:{nth}") for nth, body in enumerate(targets) for cell in body] if crowded else []
        _compare(f"{question} on {columns}x{columns}", walls, attackers, targets, blocks)
        candidates = {"at once": lambda i, a=attackers, t=targets, b=blocks: degrees_to(walls, a[i % ASKED], t, b)}
        if question == "walls":
            candidates["line by line"] = lambda i, a=attackers, t=targets: _line_by_line(walls, a[i % ASKED], t, [])
        found[question] = interleaved(candidates, rounds=ASKED * 5, seconds=2.0)
    return found


def _bodies(columns: int, sides: tuple[int, ...]) -> list[Squares]:
    """Nine attackers of one square, then the targets."""
    rng = np.random.default_rng(5 + TARGETS)
    span = min(columns, AREA)
    low = (columns - span) // 2
    bodies = []
    for nth in range(ASKED + TARGETS):
        side = 1 if nth < ASKED else int(rng.choice(sides))
        x, y = (int(value) + low for value in rng.integers(0, span - side + 1, 2))
        bodies.append(squares_of(Cell(x, y), side))
    return bodies


# ---------------------------------------------------------------- the oracle
def _compare(what: str, walls: Walls, attackers: list[Squares], targets: list[Squares], blocks: list[Block]) -> None:
    """All at once against line by line; and some of the targets against the rule in fractions (tests/support/lines.py)."""
    good = all(degrees_to(walls, attacker, targets, blocks).tolist() == _line_by_line(walls, attacker, targets, blocks)
               for attacker in attackers[:3])  # fmt: skip
    same(f"cover by {what}, line by line", good)
    near = [target for target in targets if _gap(attackers[0], target) <= 9][:3]
    in_fractions = [_in_fractions(walls, attackers[0], target, blocks) for target in near]
    ours = degrees_to(walls, attackers[0], near, blocks).tolist()
    same(f"cover by {what}, in fractions: {len(near)} targets", ours == in_fractions)


def _gap(one: Squares, other: Squares) -> int:
    return max(abs(one[0].x - other[0].x), abs(one[0].y - other[0].y))


def _line_by_line(walls: Walls, attacker: Squares, targets: list[Squares], blocks: list[Block]) -> list[int]:
    """The same degrees, each line asked by itself."""
    degrees = []
    for target in targets:
        fan, own = Fan.of(attacker, [target]), frozenset(attacker) | frozenset(target)
        pairs, alone = np.zeros(fan.rays.shape[:3], np.int64), Bundles(np.zeros(1, np.int64), [own])
        for cap in (1, 2, 3):
            full = [block.cell for block in blocks if block.cap >= cap]
            obstacles = walls.obstacles(cap).with_squares(full) if full else walls.obstacles(cap)
            stops = [bool(stopped(obstacles, row[None], alone)[0]) for row in fan.rays.reshape(-1, 8)]
            counts = np.array(stops).reshape(*pairs.shape, 4).sum(-1)
            pairs = np.maximum(pairs, np.minimum(DEGREE_OF_COUNT[counts], cap))
        best = int(pairs.min())
        if best == 3:
            rays, _ = fan.to_centres(np.arange(len(fan.squares)))
            obstacles = walls.obstacles(3)
            best = 3 if all(stopped(obstacles, row[None], alone)[0] for row in rays) else 2
        degrees.append(best)
    return degrees


def _in_fractions(walls: Walls, attacker: Squares, target: Squares, blocks: list[Block]) -> int:
    """The rule itself, told what stands near these two."""
    cells = (*attacker, *target)
    left, right = min(c.x for c in cells) - 1, max(c.x for c in cells) + 2
    top, bottom = min(c.y for c in cells) - 1, max(c.y for c in cells) + 2
    found = []
    for (x1, y1, x2, y2), barrier in zip(walls.segments.tolist(), walls.barriers, strict=True):
        a, b = (Fraction(x1, 19200), Fraction(y1, 19200)), (Fraction(x2, 19200), Fraction(y2, 19200))
        if max(a[0], b[0]) >= left and min(a[0], b[0]) <= right and max(a[1], b[1]) >= top and min(a[1], b[1]) <= bottom:
            found.append(oracle.Obstacle(barrier.cap, (a, b), barrier.name))
    rim = oracle.rim(walls.grid.width, walls.grid.height)
    found += [oracle.Obstacle(3, (x, y), "") for x, y in rim if left - 1 <= x <= right and top - 1 <= y <= bottom]
    found += [oracle.Obstacle(block.cap, (block.cell.x, block.cell.y), block.name) for block in blocks]
    return oracle.DEGREES.index(oracle.cover([tuple(c) for c in attacker], [tuple(c) for c in target], found)[0])
