"""Every scenario file is a test; a ruleset without scenarios is red."""

from pathlib import Path

import pytest

from battlemap.encounter.scenario import play, read_scenario
from battlemap.rulesets import find_ruleset, names

HERE = Path(__file__).parent
FILES = sorted(HERE.rglob("*.toml"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_scenario(path: Path) -> None:
    scenario = read_scenario(path, find_ruleset)
    failures = [(result.index, failure) for result in play(scenario, find_ruleset) for failure in result.failures]
    if scenario.known_wrong:
        assert failures, "it passes: take known_wrong out"
        pytest.xfail(scenario.known_wrong)
    assert not failures, "\n".join(f"step {index}: {failure}" for index, failure in failures)


@pytest.mark.parametrize("name", names())
def test_every_ruleset_has_scenarios(name: str) -> None:
    assert list((HERE / name).glob("*.toml")), f"no scenarios for {name}"
