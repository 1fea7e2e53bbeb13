"""Kill -9 at any moment, and whatever else befalls a fight's file, loses nothing that was shown.

A file is played on by ten players, each of whom is killed; so recovery is played on, too.  The clock of each is drawn anew: some
die while opening, some within a commit, some while a copy is made.  Some of each fault are run always, two hundred with the slow
tests, two thousand with the long ones (`-m soak`), which print a table.
"""

import os
import random
import sys
from collections import Counter

import pytest

if not hasattr(os, "fork"):
    pytest.skip("the harness forks", allow_module_level=True)

from tests.storage.faults import FAULTS, no_disk, small_disk
from tests.storage.kill_harness import Player, judge, judge_copy, place_of

LIVES = 10
LONGEST_LIFE = 0.25  # seconds
FEW, MANY, MOST = 2, 20, 200  # of each fault


def lives(player, folder, fault, many, rng):
    """So many players of as many fights as that makes, each killed and its file judged; what was seen."""
    seen = Counter(runs=many)
    for life in range(many):
        game = folder / f"game {life // LIVES}"
        if life % LIVES == 0:
            game.mkdir(parents=True)
            if fault == "full disk" and not small_disk(game):
                pytest.skip("no small disk without root")
        path, diary = game / "game.battlemap", folder / f"game {life // LIVES}.diary"
        before = diary.read_text().count("\nbitten") if diary.exists() else 0
        try:
            age = rng.uniform(FAULTS[fault].shortest_life, LONGEST_LIFE)
            player.play_and_kill(path, diary, life, age, fault)
            FAULTS[fault]().mend(place_of(path, diary), rng)
            try:
                records, one_more = judge(path, diary)
            except Exception as wrong:
                raise AssertionError(f"{fault}, life {life}: {wrong}") from wrong
        except BaseException:
            no_disk(game)
            raise
        seen["met"] += diary.read_text().count("\nbitten") > before
        seen["one more"] += one_more
        if life % LIVES == LIVES - 1 or life == many - 1:
            seen["records"] += records
            no_disk(game)
    return seen


def table(found):
    """Faults, runs, how many of them met the fault while they played, records judged at the end of each fight, losses."""
    lines = [f"{'fault':<24}{'runs':>6}{'met':>6}{'records':>9}{'kept, not yet shown':>21}{'lost':>6}"]
    lines += [f"{name:<24}{n['runs']:>6}{n['met']:>6}{n['records']:>9}{n['one more']:>21}{0:>6}" for name, n in found.items()]
    n = sum(found.values(), Counter())
    lines += [f"{'all':<24}{n['runs']:>6}{n['met']:>6}{n['records']:>9}{n['one more']:>21}{0:>6}"]
    return "\n".join(lines)


def applicable(fault):
    return sys.platform == "linux" or fault not in ("two programs", "full disk", "read-only")


@pytest.mark.parametrize("fault", FAULTS)
def test_a_few_faults_of_each_kind_lose_nothing_shown(fault, tmp_path):
    if not applicable(fault):
        pytest.skip("only under Linux")
    with Player() as player:
        seen = lives(player, tmp_path, fault, FEW, random.Random())
    assert seen["records"] >= 0 and seen["runs"] == FEW


@pytest.mark.slow
@pytest.mark.timeout(900)
def test_two_hundred_faults_lose_nothing_shown(tmp_path):
    _all_faults(tmp_path, MANY)


@pytest.mark.soak
@pytest.mark.timeout(7200)
def test_two_thousand_faults_lose_nothing_shown(tmp_path):
    _all_faults(tmp_path, MOST)


def _all_faults(folder, many):
    found, rng = {}, random.Random()
    with Player() as player:
        for fault in filter(applicable, FAULTS):
            if fault == "full disk" and os.geteuid():
                continue
            found[fault] = lives(player, folder / fault, fault, many, rng)
    print(f"\n{table(found)}")
    idle = [fault for fault, seen in found.items() if fault not in ("kill -9 at any moment", "two programs") and not seen["met"]]
    assert not idle, f"never met while playing: {idle}"


def test_a_killed_creation_leaves_a_whole_file_or_none(tmp_path):
    with Player() as player:
        for seed in range(20):
            path, diary = tmp_path / f"new {seed}.battlemap", tmp_path / f"new {seed}.diary"
            player.start_and_kill(path, diary, seed, seed / 1000)
            judge_copy(path)
            assert not path.exists() or not list(tmp_path.glob(f"{path.name}-*"))
