"""Random play under every ruleset of the catalog and the sixth: thousands of commands, and everything holds at every step."""

from pathlib import Path

import pytest

from battlemap.rulesets import names
from tests.rulesets.arena import arena
from tests.rulesets.playing import Playing
from tests.rulesets.sixth import SIXTH, find_ruleset

SEEDS, STEPS = 4, 500


@pytest.mark.parametrize("seed", range(SEEDS))
@pytest.mark.parametrize("name", [*names(), SIXTH.name])
def test_random_play_holds_its_contract(name: str, seed: int, tmp_path: Path) -> None:
    start = arena(find_ruleset(name), seed)
    with Playing(find_ruleset, start, seed, tmp_path / "fight.battlemap") as play:
        play.steps(STEPS)
        play.to_the_start_and_back()
