"""How much room a body takes, and how far two bodies are apart.

Here: squares of an n x n body, distances in three dimensions, the ring a reach covers.  Not here: whether the body fits
(`steps.fits`).  Words: a body is *at* its top-left square; its *level* is the lowest one it fills, in squares above the
floor, and it fills as many levels as it is wide.

>>> distance(Body(0, 0, 2), Body(3, 0, 1))
2
"""

from functools import lru_cache
from typing import NamedTuple

import numpy as np

from battlemap.geometry.coords import Cell, Ints

SIZES = {"tiny": 1, "small": 1, "medium": 1, "large": 2, "huge": 3, "gargantuan": 4}
"""Squares along one side of a body of each size."""
PLACES_KEPT = 4096


class Body(NamedTuple):
    """An n x n x n cube of squares: columns x to x + n - 1, rows y to y + n - 1, levels level to level + n - 1."""

    x: int
    y: int
    n: int
    level: int = 0


def squares_of(at: tuple[int, int], n: int) -> tuple[Cell, ...]:
    """The squares of an n x n body with top-left square `at`, in reading order."""
    return _squares(*at, n)


@lru_cache(maxsize=PLACES_KEPT)
def _squares(x: int, y: int, n: int) -> tuple[Cell, ...]:
    """Asked of every creature for every answer."""
    return tuple(Cell(x + i, y + j) for j in range(n) for i in range(n))


def _apart(a: int, a_size: int, b: int, b_size: int) -> int:
    """Steps from one run of squares to another along one axis; 0 where they overlap."""
    return max(b - (a + a_size - 1), a - (b + b_size - 1), 0)


def distance(a: Body, b: Body) -> int:
    """Squares between two bodies: the larger of dx, dy, dz between their nearest squares; 0 overlapping, 1 adjacent."""
    return max(_apart(a.x, a.n, b.x, b.n), _apart(a.y, a.n, b.y, b.n), _apart(a.level, a.n, b.level, b.n))


def distances(ones: Ints, others: Ints) -> Ints:
    """`distance` of every pair, int64 [N, M], from bodies as rows x, y, n, level: int64 [N, 4] and [M, 4]."""
    gaps = np.zeros((len(ones), len(others)), np.int64)
    for axis in (0, 1, 3):
        one, other = ones[:, axis, None], others[:, axis]
        np.maximum(gaps, other - (one + ones[:, 2, None] - 1), out=gaps)
        np.maximum(gaps, one - (other + others[:, 2] - 1), out=gaps)
    return gaps


def ring(at: tuple[int, int], n: int, reach: int) -> tuple[Cell, ...]:
    """The squares within `reach` squares of an n x n body, its own left out, in reading order; not clipped to a map."""
    x, y = at
    span = range(-reach, n + reach)
    return tuple(Cell(x + i, y + j) for j in span for i in span if not (0 <= i < n and 0 <= j < n))
