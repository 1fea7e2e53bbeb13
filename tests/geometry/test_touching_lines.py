"""Lines that run along faces and through corners among many full squares, and what is named as stopping them: the oracle's."""

from collections.abc import Sequence
from fractions import Fraction
from itertools import combinations, product

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from battlemap.geometry import Barrier, Cell, Grid, Walls, cover_between, degree_between
from battlemap.geometry.coords import UNITS, centre_of
from battlemap.geometry.crossings import Bundles, stopped
from tests.geometry.random_maps import Plan
from tests.support import lines as oracle

Square = tuple[int, int]
WIDE, HIGH, ALONG = 7, 4, 2
NEAR = [(x, y) for x in range(WIDE) for y in (ALONG - 1, ALONG)]


def turned(place: Square, is_turned: bool) -> Square:
    return (place[1], place[0]) if is_turned else place


def agrees(solids: Sequence[Square], start: Square, home: Square, end: Square, goal: Square, is_turned: bool) -> bool:
    """Is a line stopped where the oracle's is?  As given or, x for y, turned; home's and goal's squares are its own."""
    solids = [turned(cell, is_turned) for cell in solids if cell not in (home, goal)]
    start, home, end, goal = (turned(place, is_turned) for place in (start, home, end, goal))
    walls = Walls.build(Grid(*turned((WIDE, HIGH), is_turned)), [], {Cell(*cell): "square" for cell in solids})
    row = [*(UNITS * place for place in start), *centre_of(home), *(UNITS * place for place in end), *centre_of(goal)]
    found = stopped(walls.obstacles(3), np.array([row]), Bundles(np.zeros(1, np.int64), [frozenset((home, goal))]))
    full = sorted({*solids, *oracle.rim(walls.grid.width, walls.grid.height)} - {home, goal})
    return bool(found[0]) == oracle.blocked(start, oracle.centre(home), end, oracle.centre(goal), [], full)


@settings(max_examples=150, deadline=None)
@given(data=st.data(), is_turned=st.booleans())
def test_a_line_along_faces_changes_sides_only_where_there_is_a_gap(data: st.DataObject, is_turned: bool) -> None:
    solids = data.draw(st.lists(st.sampled_from(NEAR), max_size=7, unique=True))
    x1, x2 = data.draw(st.integers(0, WIDE)), data.draw(st.integers(0, WIDE))
    home, goal = (data.draw(st.sampled_from([cell for cell in NEAR if cell[0] in (x - 1, x)])) for x in (x1, x2))
    assert agrees(solids, (x1, ALONG), home, (x2, ALONG), goal, is_turned)


@pytest.mark.parametrize("is_turned", [False, True])
def test_a_line_passes_every_two_squares_beside_it_as_the_oracle_says(is_turned: bool) -> None:
    for pair in combinations(NEAR, 2):
        for home, goal in product([(0, ALONG - 1), (0, ALONG)], [(WIDE - 1, ALONG - 1), (WIDE - 1, ALONG)]):
            assert agrees(pair, (0, ALONG), home, (WIDE, ALONG), goal, is_turned), (pair, home, goal)


@settings(max_examples=30, deadline=None)
@given(data=st.data())
def test_what_stops_a_line_among_many_squares_is_named(data: st.DataObject) -> None:
    cells = [(x, y) for x in range(5) for y in range(4)]
    shuffled = data.draw(st.permutations(cells))
    solids, low, blocks = data.draw(st.integers(0, 5)), data.draw(st.integers(0, 2)), data.draw(st.integers(0, 3))
    plan = Plan(5, 4, (), tuple(shuffled[2 : 2 + solids]), tuple(shuffled[7 : 7 + low]), tuple(shuffled[9 : 9 + blocks]))
    degree, lines = oracle.cover(shuffled[:1], shuffled[1:2], plan.obstacles())
    cover = cover_between(plan.walls(), shuffled[:1], shuffled[1:2], plan.creatures())
    assert oracle.DEGREES[cover.degree] == degree
    assert [(line.start, line.end, set(line.blocked_by)) for line in cover.lines] == [
        (start, end, set(names) - {""}) for start, end, names in lines]


@pytest.mark.parametrize("first", [(1, 1), (2, 2), (2, 1)])
def test_what_a_diagonal_only_touches_is_not_named(first: Square) -> None:
    for second in product(range(4), range(4)):
        if second not in ((0, 0), (3, 3), first):
            plan = Plan(4, 4, (), (first, second), (), ())
            _, lines = oracle.cover([(0, 0)], [(3, 3)], plan.obstacles())
            cover = cover_between(plan.walls(), [(0, 0)], [(3, 3)])
            assert [set(line.blocked_by) for line in cover.lines] == [set(names) - {""} for _, _, names in lines]


def test_through_a_crack_only_the_centres_see_each_other() -> None:
    crack = ((Fraction(0), Fraction(29, 20)), (Fraction(31, 20), Fraction(3)))
    walls = Walls.build(Grid(5, 3), [Barrier((2.25, float(top)), (2.25, float(end)), "wall:0") for top, end in crack])
    cover = cover_between(walls, [Cell(0, 1)], [Cell(3, 1)])
    assert cover.degree == degree_between(walls, [Cell(0, 1)], [Cell(3, 1)]) == 2
    assert all(line.blocked_by == ("wall:0",) for line in cover.lines)
    whole = Walls.build(Grid(5, 3), [Barrier((2.25, 0), (2.25, 3), "wall:0")])
    assert cover_between(whole, [Cell(0, 1)], [Cell(3, 1)]).degree == 3
