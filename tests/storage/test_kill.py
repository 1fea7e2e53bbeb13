"""Kill -9 at any moment, and whatever else befalls a fight's file, loses nothing that was shown.

A file is played on by ten players, each of whom is killed after so many deeds, within the opening, a deed, its commit, a copy or
the closing; what one leaves is judged where it lies, or beside it, and then the next one finds it as it was left.  Some of each
fault are run always, two hundred with the slow tests, two thousand with the long ones (`-m soak`), which print tables.
"""

import os
import random
import sqlite3
import sys
from collections import Counter

import pytest

if not hasattr(os, "fork"):
    pytest.skip("the harness forks", allow_module_level=True)

from tests.storage.faults import FAULTS, MOMENTS, no_disk, small_disk
from tests.storage.kill_harness import Life, Player, died_within, judge, judge_aside, judge_copy, place_of

LIVES = 10
FEW, MANY, MOST = 2, 20, 200  # of each fault
LEAST_MET = 0.7  # of the runs of each fault; on average nearly all are
LEAST_WITHIN = 0.02  # of all runs, for each moment; on average an eighth does
NO_OTHER = ("kill -9 at any moment", "killed within a commit")  # met where the player dies


@pytest.fixture(scope="module")
def player():
    with Player() as found:
        yield found


def life_of(number, path, diary, fault, rng):
    """Half of those who die opening, of nothing else, do it at once: what is left by the one before is not yet settled then."""
    kind = FAULTS[fault]
    moment = rng.choice(kind.moments)
    at_once = moment == "opening" and number % LIVES and fault in NO_OTHER and rng.random() < 0.5
    return Life(path, diary, rng.randrange(2**32), 0 if at_once else rng.randint(*kind.life), moment, fault)


def lives(player, folder, fault, many, rng):
    """So many players of as many fights as that makes, each killed and its file judged; what was seen."""
    seen = Counter(runs=many)
    for number in range(many):
        game, aside = folder / f"game {number // LIVES}", folder / f"aside {number}"
        is_last = number % LIVES == LIVES - 1 or number == many - 1
        if number % LIVES == 0:
            game.mkdir(parents=True)
            if fault == "full disk" and not small_disk(game):
                pytest.skip("no small disk without root")
        path, diary = game / "game.battlemap", folder / f"game {number // LIVES}.diary"
        before = diary.read_text().count("\nbitten") if diary.exists() else 0
        life = life_of(number, path, diary, fault, rng)
        try:
            player.live(life)
            FAULTS[fault]().mend(place_of(path, diary), rng)
            try:
                if is_last or rng.random() < 0.5:
                    records, one_more = judge(path, diary)
                else:
                    aside.mkdir()
                    records, one_more = judge_aside(path, diary, aside)
            except Exception as wrong:
                raise AssertionError(f"run {number}, {life}: {wrong}") from wrong
        except BaseException:
            no_disk(game)
            raise
        within = died_within(diary)
        seen[within] += 1
        seen["met"] += bool(within) if fault in NO_OTHER else diary.read_text().count("\nbitten") > before
        seen["one more"] += one_more
        if is_last:
            seen["records"] += records
            no_disk(game)
    return seen


def table(found):
    """Faults, runs, how many of them met the fault while they played, how many died in which moment, records judged at the end of
    each fight, losses."""
    columns = ("runs", "met", *MOMENTS, "records", "one more")
    lines = [f"{'fault':<24}" + "".join(f"{name:>9}" for name in (*columns, "lost"))]
    for name, seen in (*found.items(), ("all", sum(found.values(), Counter()))):
        lines.append(f"{name:<24}" + "".join(f"{seen[column]:>9}" for column in columns) + f"{0:>9}")
    return "\n".join(lines)


def applicable(fault):
    return sys.platform == "linux" or fault not in ("two programs", "full disk", "read-only")


@pytest.mark.parametrize("fault", FAULTS)
def test_a_few_faults_of_each_kind_lose_nothing_shown(fault, player, tmp_path):
    if not applicable(fault):
        pytest.skip("only under Linux")
    seen = lives(player, tmp_path, fault, FEW, random.Random())
    assert seen["records"] >= 0 and seen["runs"] == FEW


@pytest.mark.slow
@pytest.mark.timeout(900)
def test_two_hundred_faults_lose_nothing_shown(player, tmp_path):
    _all_faults(player, tmp_path, MANY)


@pytest.mark.soak
@pytest.mark.timeout(7200)
def test_two_thousand_faults_lose_nothing_shown(player, tmp_path):
    _all_faults(player, tmp_path, MOST)


def _all_faults(player, folder, many):
    found, rng = {}, random.Random()
    for fault in filter(applicable, FAULTS):
        if fault == "full disk" and os.geteuid():
            continue
        found[fault] = lives(player, folder / fault, fault, many, rng)
    print(f"\n{table(found)}")
    seldom = {fault: seen["met"] for fault, seen in found.items() if seen["met"] < LEAST_MET * many}
    assert not seldom, f"met too seldom: {seldom}"
    together = sum(found.values(), Counter())
    spared = {moment: together[moment] for moment in MOMENTS if together[moment] < LEAST_WITHIN * together["runs"]}
    assert not spared, f"hardly anybody died within: {spared}"


def test_a_killed_creation_leaves_a_whole_file_or_none(player, tmp_path):
    for seed in range(20):
        path, diary = tmp_path / f"new {seed}.battlemap", tmp_path / f"new {seed}.diary"
        player.live(Life(path, diary, seed, 0, "opening"))
        judge_copy(path)
        assert not path.exists() or not list(tmp_path.glob(f"{path.name}-*"))


def test_a_step_that_was_shown_and_is_gone_is_noticed(player, tmp_path):
    path, diary = tmp_path / "game.battlemap", tmp_path / "game.diary"
    player.live(Life(path, diary, 5, 30, "closing"))
    records, _ = judge(path, diary)
    with sqlite3.connect(path) as connection:
        connection.execute("DELETE FROM records WHERE seq = ?", (records,))
    connection.close()
    with pytest.raises(AssertionError, match=f"{records - 1} records, shown were {records}"):
        judge(path, diary)
