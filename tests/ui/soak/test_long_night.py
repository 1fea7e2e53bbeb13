"""A long night at the table: nothing grows that is not the fight itself, nothing goes wrong, and the last step is undone like the
first.  A short one always; the whole one by `pytest -m soak`.  Each has a process of its own: windows that other tests have left
would be counted, too."""

import multiprocessing
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from itertools import chain

import pytest

from battlemap.ui import threads
from tests.ui.soak.figures import Figures, grown, growth
from tests.ui.soak.table import Night

COMMANDS, SHORT = 20_000, 120
BYTES_A_STEP, WAL_KB = 4000, 4200
"""Of the journal: SQLite lays it into the file when it has 1,000 pages."""
GROWN = {
    "rss_mb": 4.0, "wrapped": 100.0, "qobjects": 50.0, "widgets": 50.0, "windows": 5.0, "timers": 0.5, "threads": 0.5,
    "files": 0.5,
}  # fmt: skip
"""What may come to it with every 1,000 commands: noise."""
OF_HISTORY_MB, UNDO_MS = 8.0, 50.0


class Played:
    """What a night was like, as it comes from the process that played it."""

    def __init__(self, night: Night) -> None:
        self.trouble, self.done, self.rows, self.deeds = list(night.trouble), night.done, night.rows, Counter(night.deeds)
        self.kinds, self.report = dict(grown(night.starts[0], night.starts[1], 40)), night.report()
        self.slopes = {name: night.grown(name) for name in GROWN} if night.wanted == COMMANDS else {}


def _play(commands: int, told: dict[str, object]) -> Played:
    night = Night(commands, **told)
    night.play()
    threads.finish()
    return Played(night)


def played(commands: int, **told: object) -> Played:
    with ProcessPoolExecutor(1, multiprocessing.get_context("spawn")) as alone:
        return alone.submit(_play, commands, told).result()


def test_a_short_night():
    night = played(SHORT, seed=7, rulesets=("dnd2024", "ose"), rounds=1, undone=5)
    assert night.trouble == []
    assert night.done >= SHORT and len(night.rows) == 2
    for row in night.rows:
        assert row.steps >= row.commands >= SHORT / 3 and row.bytes_per_record < BYTES_A_STEP and row.wal_kb < WAL_KB
    # Cards and panes that are open have some dozens; left behind with every card they would be thousands.
    assert night.kinds.get("PySide6.QtWidgets.QWidgetItem", 0) < 3 * SHORT
    assert sum(times for name, times in night.deeds.items() if name.startswith("gesture: ")) > 5


@pytest.mark.soak
@pytest.mark.timeout(0)
def test_the_whole_night():
    night = played(COMMANDS)
    print(night.report)
    wrong = list(night.trouble)
    wrong += [f"{name}: +{by:.2f} every 1,000 commands" for name, most in GROWN.items() if (by := night.slopes[name][0]) > most]
    wrong += [f"a history of 1,000 steps takes {by:.1f} MB" for by in [night.slopes["rss_mb"][1]] if by > OF_HISTORY_MB]
    for row in night.rows:
        wrong += [f"{row.ruleset}: undo took {row.undo_early_ms:.0f} ms and takes {row.undo_late_ms:.0f}"
                  for _ in [row] if row.undo_late_ms > max(1.5 * row.undo_early_ms, UNDO_MS)]  # fmt: skip
        wrong += [f"{row.ruleset}: {row.bytes_per_record:.0f} bytes a step"] * (row.bytes_per_record > BYTES_A_STEP)
        wrong += [f"{row.ruleset}: a journal of {row.wal_kb:.0f} KB"] * (row.wal_kb > WAL_KB)
    assert wrong == []


# ---------------------------------------------------------------- the measure itself
def taken(commands: int, steps: int, rss_mb: float | None) -> Figures:
    return Figures(commands, steps, rss_mb, *[0] * 8, 0.0, 0.0)


def test_what_grows_by_itself_is_told_from_a_history_that_grows():
    """Two fights of 1,000 steps after each other, 5 MB for each 1,000 steps, and 2 MB lost with every 1,000 commands."""
    fights = chain(((done, done) for done in range(0, 1000, 100)), ((1000 + done, done) for done in range(0, 1000, 100)))
    by_command, by_step = growth([taken(done, steps, 200 + done * 0.002 + steps * 0.005) for done, steps in fights], "rss_mb")
    assert (round(by_command, 6), round(by_step, 6)) == (2, 5)


def test_nothing_is_said_of_what_the_system_does_not_tell():
    assert growth([taken(done, done, None) for done in range(10)], "rss_mb") == (0.0, 0.0)
