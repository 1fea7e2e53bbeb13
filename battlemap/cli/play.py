"""`battlemap play FILE` and `battlemap play --check PATH...` (scenario format, version 1)."""

import json
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

from battlemap.encounter.scenario import ScenarioError, play, read_scenario
from battlemap.rulesets import find_ruleset


def play_file(path: Path) -> int:
    """One JSON object per step; exit code 2 and a line on stderr when the file breaks the format."""
    try:
        scenario = read_scenario(path, find_ruleset)
    except ScenarioError as wrong:
        print(wrong, file=sys.stderr)
        return 2
    for result in play(scenario, find_ruleset):
        print(json.dumps(result.answer, ensure_ascii=False))
    return 0


def check_paths(paths: Sequence[Path]) -> int:
    """Run files and folders and compare; a line per failure, 'N passed, N failed' last.  0 only when none failed, 2 when a file
    breaks the format."""
    passed, failed, broken = 0, 0, False
    for path in _files(paths):
        try:
            scenario = read_scenario(path, find_ruleset)
        except ScenarioError as wrong:
            print(wrong, file=sys.stderr)
            broken, failed = True, failed + 1
            continue
        lines = [
            f"{path}: step {result.index}: {failure.path}: wanted {_short(failure.wanted)}, got {_short(failure.got)}"
            for result in play(scenario, find_ruleset)
            for failure in result.failures
        ]
        print("\n".join(lines), end="\n" if lines else "")
        passed, failed = passed + (not lines), failed + bool(lines)
    print(f"{passed} passed, {failed} failed")
    return 2 if broken else 1 if failed else 0


def _files(paths: Sequence[Path]) -> Iterator[Path]:
    """Files as given; of folders every scenario below, by name."""
    for path in paths:
        if path.is_dir():
            yield from sorted(path.rglob("*.toml"))
        else:
            yield path


def _short(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, default=str)
