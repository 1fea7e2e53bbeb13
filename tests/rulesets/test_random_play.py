"""Long random play from a seed under every ruleset of the catalog and the sixth: everything holds at every step.

Short fights, which hypothesis makes shorter still where something fails, are in `test_machine`.
"""

import random
from pathlib import Path

import pytest

from battlemap.rulesets import names
from tests.rulesets.arena import arena
from tests.rulesets.commands import VERBS, any_command
from tests.rulesets.playing import Playing
from tests.rulesets.sixth import SIXTH, find_ruleset

SEEDS, STEPS = 1, 250
LONG_SEEDS, LONG_STEPS = (100,), 2000
NAMES = [*names(), SIXTH.name]


@pytest.mark.parametrize("seed", range(SEEDS))
@pytest.mark.parametrize("name", NAMES)
def test_random_play_holds_its_contract(name: str, seed: int, tmp_path: Path) -> None:
    start = arena(find_ruleset(name), seed)
    with Playing(find_ruleset, start, seed, tmp_path / "fight.battlemap") as play:
        play.steps(STEPS)
        play.to_the_start_and_back()


@pytest.mark.slow
@pytest.mark.timeout(900)
@pytest.mark.parametrize("seed", LONG_SEEDS)
@pytest.mark.parametrize("name", NAMES)
def test_random_play_goes_on_and_the_file_is_read_at_every_step(name: str, seed: int, tmp_path: Path) -> None:
    start = arena(find_ruleset(name), seed)
    with Playing(find_ruleset, start, seed, tmp_path / "fight.battlemap", read_every=1) as play:
        play.steps(LONG_STEPS)
        play.to_the_start_and_back()


@pytest.mark.parametrize("name", NAMES)
def test_every_verb_comes_up(name: str) -> None:
    """So that a new one is played too."""
    dice, state = random.Random(0), arena(find_ruleset(name), 0)
    tried = {type(any_command(dice, state, find_ruleset(name))) for _ in range(6000)}
    assert tried == set(VERBS)
