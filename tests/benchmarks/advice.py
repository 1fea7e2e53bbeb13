"""What next, on the benchmarks' map: all of it, and the longest of the steps a window takes it in."""

import time
from typing import Any

from battlemap.rules.advice import Advice, Wish, weighing
from battlemap.rulesets import names
from tests.benchmarks import scene

COLUMNS, WALLS, ENEMIES = 100, 1000, 60
LIMIT_MS, ROUNDS = 500.0, 3


def run() -> list[dict[str, Any]]:
    """Figures in milliseconds of its own (whatever else the machine does), one entry per ruleset: the slowest of a few rounds."""
    return [_under(ruleset) for ruleset in names()]


def _under(ruleset: str) -> dict[str, Any]:
    session = scene.session_on(scene.fight(COLUMNS, WALLS, ENEMIES, ruleset))
    wholes, longest, advice = [], 0.0, None
    for _ in range(ROUNDS):
        steps, begun = weighing(session.state, session.ruleset, Wish(scene.HERO)), time.process_time()
        last = begun
        while True:
            try:
                next(steps)
            except StopIteration as ended:
                advice = ended.value
                break
            now = time.process_time()
            longest, last = max(longest, now - last), now
        wholes.append((time.process_time() - begun) * 1000)
    assert isinstance(advice, Advice) and advice.choices, "nothing was advised"
    return {
        "ruleset": ruleset, "map": f"{COLUMNS}x{COLUMNS}", "walls": WALLS, "enemies": ENEMIES, "whole_ms": round(max(wholes), 1),
        "longest_step_ms": round(longest * 1000, 1), "limit_ms": LIMIT_MS, "ok": max(wholes) < LIMIT_MS,
    }  # fmt: skip
