"""Scenario files: read, and played to their end."""

from collections.abc import Iterator
from itertools import islice
from pathlib import Path

from battlemap.encounter.scenario import ScenarioError, play, read_scenario
from battlemap.model import BattlemapError
from battlemap.rulesets import find_ruleset
from battlemap.storage.schema import packed
from tests.fuzz import spoiling
from tests.fuzz.reader import Files, Reader, check_line, heard, size_of

SCENARIOS = Path(__file__).parents[1] / "scenarios"
LARGEST = 2500
STEPS = 40


def read(folder: Path) -> Iterator[str]:
    path = next(path for path in sorted(folder.iterdir()) if path.name.startswith("a"))
    try:
        scenario = read_scenario(path, find_ruleset)
    except ScenarioError as wrong:
        yield heard(wrong)
        return
    yield size_of("tokens", len(scenario.state.tokens))
    try:
        packed(scenario.state)
    except BattlemapError as wrong:
        yield heard(wrong)
    for token in scenario.state.tokens.values():
        check_line(token.name, "a token's name", 10**6)
    try:
        for result in islice(play(scenario, find_ruleset), STEPS):
            yield from (str(event.get("event")) for event in result.answer.get("events", ()) if isinstance(event, dict))
            yield from (str(refusal.get("kind")) for refusal in result.answer.get("refused", ()) if isinstance(refusal, dict))
    except BattlemapError as wrong:
        yield heard(wrong)


def _seeds() -> list[Files]:
    """The shorter ones, some of every ruleset."""
    found = list[Files]()
    for folder in sorted(path for path in SCENARIOS.iterdir() if path.is_dir()):
        short = [path for path in sorted(folder.glob("*.toml")) if path.stat().st_size < LARGEST]
        short = [path for path in short if b"known_wrong" not in path.read_bytes()]
        found += [{"a.toml": path.read_bytes()} for path in short[:: max(1, len(short) // 20)]]
    return found


READERS = (Reader("scenario", _seeds, spoiling.with_text, read),)
