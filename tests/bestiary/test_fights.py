"""Every shipped creature fights: a few in each run, all of them in the slow one."""

import random

import pytest

from battlemap.bestiary import load
from battlemap.rulesets.catalog import RULESETS
from tests.bestiary.fights import ROUNDS, play

IN_A_FIGHT, FIGHTS, AGAIN = 6, 3, 4


def fights(name):
    """All creatures of a ruleset in fights of six, mixed the same way each time."""
    entries = list(load(RULESETS[name]))
    random.Random(name).shuffle(entries)
    return [entries[i : i + IN_A_FIGHT] for i in range(0, len(entries), IN_A_FIGHT)]


def check(name, number, entries):
    if len(entries) < 2:
        entries = [*entries, *fights(name)[0]]
    played = play(RULESETS[name], entries, number)
    assert played.rounds >= 1 and played.commands > ROUNDS
    assert played.answers.keys() <= set().union(*map(own, entries)) and all(played.answers.values())
    return played


def own(entry):
    return {(entry.name, attack.name) for attack in entry.creature.attacks}


@pytest.mark.parametrize("number", range(FIGHTS))
@pytest.mark.parametrize("name", RULESETS)
def test_a_few_of_them_fight_for_three_rounds(name, number):
    found = fights(name)
    check(name, number, found[number % len(found)])


@pytest.mark.soak
@pytest.mark.timeout(900)
@pytest.mark.parametrize("name", RULESETS)
def test_all_of_them_fight_and_every_attack_is_answered(name):
    answered, groups, again = set(), fights(name), 0
    while groups:
        for number, entries in enumerate(groups):
            answered |= check(name, number + 1000 * again, entries).answers.keys()
        silent = [entry for entry in load(RULESETS[name]) if own(entry) - answered]  # they died before their first turn
        groups, again = [[entry, entry] for entry in silent], again + 1
        assert again < AGAIN, [entry.name for entry in silent]
