"""Numbers and places nobody means cost nothing but a sentence."""

from pathlib import Path

import pytest

from battlemap.encounter import asks
from battlemap.encounter import commands as c
from battlemap.encounter.scenario import ScenarioError, read_scenario
from battlemap.rulesets import find_ruleset
from tests.support.fights import document, fight, refused


def test_a_number_of_thousands_of_digits_is_no_traceback(tmp_path: Path) -> None:
    path = tmp_path / "big.toml"
    path.write_text("square = " + "9" * 5000, encoding="utf-8")
    with pytest.raises(ScenarioError, match="no TOML file"):
        read_scenario(path, find_ruleset)


def test_a_goal_beyond_the_horizon_is_off_the_map_at_once() -> None:
    table = document(fight(["...."], {"id": "ana", "at": [0, 0]}))
    assert refused(table.do(c.MoveToken(token="ana", to=(10**9, 0)))) == "off_map"


def test_nobody_sees_beyond_the_rim() -> None:
    table = document(fight(["...."], {"id": "ana", "at": [0, 0]}))
    assert table.ask(asks.AskSees(start="ana", to=(10**7, 0)))["sees"] is False


@pytest.mark.parametrize(
    "step",
    [
        'do = "move"\ntoken = "a"\nto = [nan, 0]',
        'ask = "light"\nat = [inf, 0]',
        'do = "redo"\nsteps = -3',
        'do = "heal"\ntarget = "a"\namount = 99999999999',
    ],
)
def test_numbers_nobody_means_break_the_format(step: str, tmp_path: Path) -> None:
    path = tmp_path / "odd.toml"
    head = 'ruleset = "dnd2024"\n[map]\nrows = [".."]\n[[token]]\nid = "a"\nat = [0, 0]\n'
    path.write_text(f"{head}[[step]]\n{step}\n", encoding="utf-8")
    with pytest.raises(ScenarioError, match="step 1"):
        read_scenario(path, find_ruleset)
