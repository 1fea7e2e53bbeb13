"""All squares asked about at once are told as each of them alone: through clouds of any form, from bodies of any size."""

import numpy as np
import pytest

from battlemap.geometry import Cell
from battlemap.geometry.thick_air import clouded, is_clouded

SIDES = [(1, 1), (1, 9), (7, 5), (14, 23), (40, 31)]


def one_by_one(thick: np.ndarray, own: list[tuple[int, int]], asked: np.ndarray) -> np.ndarray:
    found = np.zeros_like(asked)
    for y, x in zip(*np.nonzero(asked), strict=True):
        found[y, x] = is_clouded(thick, own, Cell(int(x), int(y)))
    return found


@pytest.mark.parametrize("density", [0.0, 0.004, 0.03, 0.3, 1.0])
@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("width, height", SIDES)
def test_clouds_hide_together_what_they_hide_of_each_square(width, height, seed, density):
    rng = np.random.default_rng(seed)
    thick, asked = rng.random((height, width)) < density, rng.random((height, width)) < 0.8
    for n in (1, 2, 4):
        left, top = int(rng.integers(-2, width + 1)), int(rng.integers(-2, height + 1))  # some of it may be off the map
        own = [(left + i, top + j) for j in range(n) for i in range(n)]
        assert (clouded(thick, own, asked) == one_by_one(thick, own, asked)).all()


def test_lines_through_halves_of_squares_are_rounded_as_each_line_is():
    """From every square, past every other one alone: whatever lies on such a line is decided by rounding."""
    everywhere = np.ones((9, 12), np.bool_)
    told = 0
    for y, x in np.ndindex(9, 12):
        thick = np.zeros((9, 12), np.bool_)
        thick[y, x] = True
        for own in ([(0, 0)], [(5, 4)], [(6, 3)], [(11, 8)]):
            found = clouded(thick, own, everywhere)
            assert (found == one_by_one(thick, own, everywhere)).all()
            told += int(found.sum())
    assert told > 9 * 12 * 4


def test_its_own_thick_air_hides_nothing_but_itself():
    thick = np.zeros((5, 5), np.bool_)
    thick[2, 2] = True
    assert np.argwhere(clouded(thick, [(2, 2)], np.ones((5, 5), np.bool_))).tolist() == [[2, 2]]
