"""What next, on the benchmarks' map: all of it, and the longest of the steps a window takes it in."""

import time
from typing import Any

from battlemap.rules.advice import Advice, Wish, weighing
from battlemap.rulesets import names
from tests.benchmarks import scene

COLUMNS, WALLS, ENEMIES = 100, 1000, 60
LIMIT_MS, ROUNDS = 500.0, 3


LIMITS = {f"{ruleset} whole_ms": LIMIT_MS for ruleset in names()}


def run() -> dict[str, Any]:
    """Figures in milliseconds of its own (whatever else the machine does), by ruleset: the slowest of a few rounds."""
    figures: dict[str, Any] = {"map": f"{COLUMNS}x{COLUMNS}", "walls": WALLS, "enemies": ENEMIES}
    for ruleset in names():
        figures |= {f"{ruleset} {key}": value for key, value in _under(ruleset).items()}
    return figures


def _under(ruleset: str) -> dict[str, float]:
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
    return {"whole_ms": round(max(wholes), 1), "longest_step_ms": round(longest * 1000, 1)}
