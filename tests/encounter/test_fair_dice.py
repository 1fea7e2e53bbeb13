"""The dice of the program are fair: a chi-square test on the generator that is used, and proof that it catches a loaded one.

The seeds are fixed: what is found today is found every day.  A fair die fails a test at one in ten thousand; with the seeds
here none does, and a die that shows one face a tenth too often is found.
"""

import hashlib
import math
from collections import Counter
from collections.abc import Callable, Sequence

import pytest

from battlemap.encounter import dice
from battlemap.encounter.dice import Roller

ROLLS, ONE_IN = 40_000, 1e-4
DICE = (4, 6, 8, 10, 12, 20, 100)
Roll = Callable[[Sequence[int]], Sequence[int]]


def beyond(statistic: float, freedom: int) -> float:
    """How often chance alone gives a chi-square as large: the regularised upper incomplete gamma function Q(k/2, x/2), by its
    series below the bend and by Lentz's continued fraction above it (Numerical Recipes, 6.2)."""
    a, x = freedom / 2, statistic / 2
    if x <= 0:
        return 1.0
    front = math.exp(-x + a * math.log(x) - math.lgamma(a))
    if x < a + 1:
        term = total = 1 / a
        for n in range(1, 1000):
            term *= x / (a + n)
            total += term
        return 1 - front * total
    b = x + 1 - a
    c, d = 1e300, 1 / b
    h = d
    for n in range(1, 1000):
        b += 2
        step = -n * (n - a)
        d = 1 / (step * d + b)
        c = b + step / c
        h *= d * c
    return front * h


def chance_of(counts: Counter[object], kinds: int) -> float:
    """The chi-square test of these counts against all kinds being equally likely."""
    wanted = sum(counts.values()) / kinds
    statistic = sum((count - wanted) ** 2 / wanted for count in counts.values()) + (kinds - len(counts)) * wanted
    return beyond(statistic, kinds - 1)


def faces(roll: Roll, sides: int, at_once: int) -> Counter[object]:
    found: Counter[object] = Counter()
    for _ in range(ROLLS // at_once):
        found.update(roll((sides,) * at_once))
    return found


@pytest.mark.parametrize(("statistic", "freedom", "chance"), [
    (3.841, 1, 0.05), (11.070, 5, 0.05), (30.144, 19, 0.05), (43.820, 19, 0.001), (123.225, 99, 0.05), (2.675, 9, 0.976),
])  # fmt: skip
def test_the_test_agrees_with_the_printed_tables(statistic, freedom, chance):
    assert beyond(statistic, freedom) == pytest.approx(chance, abs=1e-3)


@pytest.mark.parametrize("at_once", [1, 4])
@pytest.mark.parametrize("sides", DICE)
def test_every_face_comes_as_often_as_another(sides, at_once):
    assert chance_of(faces(Roller(sides).roll, sides, at_once), sides) > ONE_IN


@pytest.mark.parametrize("sides", [4, 6, 20])
def test_a_face_says_nothing_of_the_next_die_of_the_roll(sides):
    roller = Roller(100 + sides)
    pairs: Counter[object] = Counter(tuple(roller.roll((sides, sides))) for _ in range(ROLLS))
    assert chance_of(pairs, sides * sides) > ONE_IN


@pytest.mark.parametrize("sides", [4, 6, 20])
def test_a_roll_says_nothing_of_the_next_roll(sides):
    roller = Roller(200 + sides)
    thrown = [roller.roll((sides,))[0] for _ in range(ROLLS)]
    pairs: Counter[object] = Counter(zip(thrown[::2], thrown[1::2], strict=True))
    assert chance_of(pairs, sides * sides) > ONE_IN


class Loaded:
    """Shows its highest face a tenth more often than it should."""

    def __init__(self, seed: int) -> None:
        self._honest, self._thrown = Roller(seed), 0

    def roll(self, sides: Sequence[int]) -> list[int]:
        self._thrown += len(sides)
        rolled = zip(sides, self._honest.roll(sides), strict=True)
        return [side if self._thrown % (10 * side) == 0 else face for side, face in rolled]


@pytest.mark.parametrize("sides", [4, 6, 8, 10, 12])
def test_a_die_that_shows_its_highest_face_too_often_is_caught(sides):
    assert chance_of(faces(Loaded(sides).roll, sides, 1), sides) < ONE_IN


def test_a_generator_that_favours_low_faces_is_caught(monkeypatch):
    """Remainders of one byte: 256 values on 100 faces, the first 56 of them once more than the others."""

    def by_one_byte(seed: str, number: int, sides: int) -> int:
        return 1 + hashlib.sha256(f"{seed}:{number}:0".encode()).digest()[0] % sides

    monkeypatch.setattr(dice, "face_of", by_one_byte)
    assert chance_of(faces(Roller(100).roll, 100, 1), 100) < ONE_IN


def test_dice_that_follow_each_other_are_caught(monkeypatch):
    """Each face as often as another, but the second die of a roll is always the first one's."""
    monkeypatch.setattr(dice, "face_of", lambda seed, number, sides, honest=dice.face_of: honest(seed, 0, sides))
    roller = Roller(6)
    pairs: Counter[object] = Counter(tuple(roller.roll((6, 6))) for _ in range(ROLLS))
    assert chance_of(pairs, 36) < ONE_IN
