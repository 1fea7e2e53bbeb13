"""`battlemap --selftest`: does this copy of the program work, as it was installed or frozen?

A line per check (`ok` or `FAIL`, what was seen, how long it took), the sum last; exit code 0 or 1.  All of it runs without a
screen, in a folder of its own that is gone afterwards: nothing of the user's is read or written.  The lines are for maintainers
and packagers: plain English, never translated.

Here: `running` (checks, their lines, the report), `apart` (the folder of its own), `desk` (what checks share), `checks` (all of
them, in their order) and what they do: `parts`, `shipped`, `fights`, `exchange`, `views`.  A check imports what it needs when it
runs, so that a part that is missing is one FAIL and no traceback.

    code = run_selftest(program, report=Path("selftest.txt"))
"""

from battlemap.ui.selftest.running import run_selftest

__all__ = ["run_selftest"]
