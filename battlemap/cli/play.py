"""`battlemap play FILE` and `battlemap play --check PATH...` (scenario format, version 1).

Exit codes: 0 all is well, 1 something failed, 2 a file is no valid scenario (one line on stderr: file, step or field, what was
wrong).  Not here: the format and its steps (`encounter.scenario`).
"""

import json
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from battlemap.encounter.scenario import Scenario, ScenarioError, play, read_scenario
from battlemap.rulesets import find_ruleset

LONGEST_VALUE = 300


def play_file(path: Path) -> int:
    """One JSON object per step, as it is answered; 2 when the file breaks the format."""
    try:
        scenario = read_scenario(path, find_ruleset)
    except ScenarioError as wrong:
        _complain(wrong)
        return 2
    for result in play(scenario, find_ruleset):
        print(json.dumps(result.answer, ensure_ascii=False), flush=True)
    return 0


def check_paths(paths: Sequence[Path]) -> int:
    """Run files and folders and compare; a line per failure, 'N passed, N failed' last.

    0 only when none failed; 2 when a file breaks the format, which counts as failed and stops no other file.
    """
    passed, failed, broken = 0, 0, False
    for path in _files(paths):
        try:
            lines = list(_failures(read_scenario(path, find_ruleset)))
        except ScenarioError as wrong:
            _complain(wrong)
            broken, failed = True, failed + 1
            continue
        for line in lines:
            print(line)
        passed, failed = passed + (not lines), failed + bool(lines)
    print(f"{passed} passed, {failed} failed")
    return 2 if broken else 1 if failed else 0


def _failures(scenario: Scenario) -> Iterator[str]:
    """A line per value that is not what was expected: file, step, path of the value, wanted, got.  A file known to be wrong must
    fail: one line when it does not."""
    lines = list(_mismatches(scenario))
    if not scenario.known_wrong:
        yield from lines
    elif not lines:
        yield f"{scenario.path}: known_wrong: it passes, so it is not wrong"


def _mismatches(scenario: Scenario) -> Iterator[str]:
    step = 0
    try:
        for result in play(scenario, find_ruleset):
            step = result.index
            for failure in result.failures:
                wanted, got = _short(failure.wanted), _short(failure.got)
                yield f"{scenario.path}: step {step}: {failure.path or 'answer'}: wanted {wanted}, got {got}"
    except Exception as fault:
        # A fault of the engine in one file must not hide what the others have to say.
        yield f"{scenario.path}: step {step + 1}: the program failed: {type(fault).__name__}: {' '.join(str(fault).split())}"


def _files(paths: Sequence[Path]) -> Iterator[Path]:
    """Files as given; of folders every scenario below, by name."""
    for path in paths:
        if path.is_dir():
            yield from sorted(path.rglob("*.toml"))
        else:
            yield path


def _complain(wrong: ScenarioError) -> None:
    sys.stdout.flush()
    print(" ".join(str(wrong).split()), file=sys.stderr)


def _short(value: Any) -> str:
    text = json.dumps(value, ensure_ascii=False, default=str)
    return text if len(text) <= LONGEST_VALUE else f"{text[:LONGEST_VALUE]}…"
