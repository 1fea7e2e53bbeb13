"""Times that can be compared: every candidate in every round, so that what else the machine does hits all alike.

What is counted is the processor's time for this process: others that want the processor too make nothing look slower.
"""

import gc
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np

Deed = Callable[[int], Any]
"""Does its work once; told the number of the round, so that each round may ask from another place."""

ROUNDS = 41
FEWEST = 5
SECONDS = 4.0
COARSE = 1e-6
now = time.process_time if time.get_clock_info("process_time").resolution <= COARSE else time.perf_counter
"""A candidate that has taken so long in all is not asked again, if it had a few rounds."""


@dataclass(frozen=True, slots=True)
class Times:
    """Milliseconds, in order."""

    ms: tuple[float, ...]

    @property
    def median(self) -> float:
        return float(np.median(self.ms))

    @property
    def spread(self) -> tuple[float, float]:
        """The tenth and ninetieth parts of a hundred."""
        low, high = np.percentile(self.ms, (10, 90))
        return float(low), float(high)

    def over(self, other: "Times | None") -> float | None:
        """How many times the other's median this one's is; None where the other was not measured."""
        return None if other is None else short(self.median / other.median)


def interleaved(candidates: Mapping[str, Deed], rounds: int = ROUNDS, seconds: float = SECONDS) -> dict[str, Times]:
    """Time all candidates round by round, A B C A B C ..., after one round that does not count."""
    took: dict[str, list[float]] = {name: [] for name in candidates}
    for deed in candidates.values():
        deed(0)
    gc.collect()
    gc.freeze()                                             # a graph of a peer's is not walked in another's time
    for number in range(rounds):
        for name, deed in candidates.items():
            if len(took[name]) >= FEWEST and sum(took[name]) > seconds * 1000:
                continue
            before = now()
            deed(number)
            took[name].append((now() - before) * 1000)
    gc.unfreeze()
    return {name: Times(tuple(sorted(each))) for name, each in took.items()}


def report(title: str, found: Mapping[str, Times], base: str) -> None:
    """Print a table, the quickest first, with ratios to one of them."""
    print(f"\n### {title}\n| | median ms | p10 | p90 | rounds | x {base} |\n|---|---|---|---|---|---|")
    for name, times in sorted(found.items(), key=lambda pair: pair[1].median):
        low, high = times.spread
        ratio = times.over(found.get(base)) or ""
        print(f"| {name} | {times.median:.4g} | {low:.4g} | {high:.4g} | {len(times.ms)} | {ratio} |")


def short(value: float) -> float:
    """Three digits that count."""
    return float(f"{value:.3g}")
