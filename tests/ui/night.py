"""A long night at the table, as a table of figures.

    python -m tests.ui.night --commands 20000 [--seed 1] [--rounds 2] [--rulesets dnd2024 ose]

Each fight is a line, then each figure with what of it grows; exit code 1 where anything went wrong.
"""

import argparse
import faulthandler
import os
import sys
import time

import tests.conftest  # noqa: F401  a home of its own and no screen, before Qt is there
from battlemap.rulesets import names
from battlemap.ui import threads
from tests.ui.soak.table import ROUNDS, Night

STUCK_S = 900.0


def main() -> int:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--commands", type=int, default=20_000)
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--rounds", type=int, default=ROUNDS, help="how often all rulesets are gone through")
    asked.add_argument("--rulesets", nargs="*", default=[], choices=names())
    told = asked.parse_args()
    faulthandler.dump_traceback_later(STUCK_S, repeat=True)
    began = time.perf_counter()
    night = Night(told.commands, told.seed, tuple(told.rulesets), told.rounds)
    night.play()
    print(f"\n{night.done} commands, seed {told.seed}, {time.perf_counter() - began:.0f} s\n\n{night.report()}", flush=True)
    threads.finish()
    faulthandler.cancel_dump_traceback_later()
    return bool(night.trouble)


if __name__ == "__main__":
    code = main()
    sys.stdout.flush()
    os._exit(code)  # what is left of Qt goes with the process
