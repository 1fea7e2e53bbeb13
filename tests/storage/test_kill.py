"""Kill -9 at any moment loses nothing that was shown.

A file is played on by ten players, each of whom is killed; so recovery is played on, too.  The clock of each is drawn anew: some
die while opening, some within a commit, some while a copy is made.
"""

import os
import random

import pytest

from tests.storage.kill_harness import Player, judge, judge_copy

pytestmark = pytest.mark.skipif(not hasattr(os, "fork"), reason="the harness forks")

LIVES = 10
LONGEST_LIFE = 0.25  # seconds


def kill(player, folder, game, rng):
    """One file, killed ten times; how often a command was kept that had not been shown yet."""
    path, diary, unseen = folder / f"game {game}.battlemap", folder / f"game {game}.diary", 0
    for life in range(LIVES):
        player.play_and_kill(path, diary, game * LIVES + life, rng.uniform(0, LONGEST_LIFE))
        _, one_more = judge(path, diary)
        unseen += one_more
    return unseen


def test_ten_kills_lose_nothing_shown(tmp_path):
    with Player() as player:
        kill(player, tmp_path, 0, random.Random())


@pytest.mark.slow
@pytest.mark.timeout(600)
def test_two_hundred_kills_lose_nothing_shown(tmp_path, record_property):
    with Player() as player:
        rng = random.Random()
        unseen = sum(kill(player, tmp_path, game, rng) for game in range(20))
    record_property("kept but not yet shown", unseen)
    print(f"200 kills, 0 lost, {unseen} kept that had not been shown yet")


def test_a_killed_creation_leaves_a_whole_file_or_none(tmp_path):
    with Player() as player:
        for seed in range(20):
            path, diary = tmp_path / f"new {seed}.battlemap", tmp_path / f"new {seed}.diary"
            player.start_and_kill(path, diary, seed, seed / 1000)
            judge_copy(path)
            assert not path.exists() or not list(tmp_path.glob(f"{path.name}-*"))
