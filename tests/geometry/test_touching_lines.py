"""Lines that run along faces and through corners among many full squares, and what is named as stopping them: the oracle's."""

from fractions import Fraction

import numpy as np
from hypothesis import given, settings
from hypothesis import strategies as st

from battlemap.geometry import Barrier, Cell, Grid, Walls, cover_between, degree_between
from battlemap.geometry.coords import HALF, UNITS
from battlemap.geometry.crossings import Bundles, stopped
from tests.geometry.random_maps import Plan
from tests.support import lines as oracle

Square = tuple[int, int]
WIDE, HIGH, ALONG = 7, 4, 2


def turned(place: Square, is_turned: bool) -> Square:
    return (place[1], place[0]) if is_turned else place


@settings(max_examples=150, deadline=None)
@given(data=st.data(), is_turned=st.booleans())
def test_a_line_along_faces_changes_sides_only_where_there_is_a_gap(data: st.DataObject, is_turned: bool) -> None:
    near = [(x, y) for x in range(WIDE) for y in (ALONG - 1, ALONG)]
    solids = data.draw(st.lists(st.sampled_from(near), max_size=7, unique=True))
    x1, x2 = data.draw(st.integers(0, WIDE)), data.draw(st.integers(0, WIDE))
    homes = [(x, y) for x, y in near if x in (x1 - 1, x1)]
    goals = [(x, y) for x, y in near if x in (x2 - 1, x2)]
    home, goal = data.draw(st.sampled_from(homes)), data.draw(st.sampled_from(goals))
    solids = [turned(cell, is_turned) for cell in solids if cell not in (home, goal)]
    (sx, sy), (ex, ey), home, goal = (turned(place, is_turned) for place in ((x1, ALONG), (x2, ALONG), home, goal))
    walls = Walls.build(Grid(*turned((WIDE, HIGH), is_turned)), [], {Cell(*cell): "square" for cell in solids})
    row = [sx * UNITS, sy * UNITS, home[0] * UNITS + HALF, home[1] * UNITS + HALF,
           ex * UNITS, ey * UNITS, goal[0] * UNITS + HALF, goal[1] * UNITS + HALF]
    found = stopped(walls.obstacles(3), np.array([row]), Bundles(np.zeros(1, np.int64), [frozenset((home, goal))]))
    full = sorted({*solids, *oracle.rim(walls.grid.width, walls.grid.height)} - {home, goal})
    assert bool(found[0]) == oracle.blocked((sx, sy), oracle.centre(home), (ex, ey), oracle.centre(goal), [], full)


@settings(max_examples=60, deadline=None)
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


def test_through_a_crack_only_the_centres_see_each_other() -> None:
    crack = ((Fraction(0), Fraction(29, 20)), (Fraction(31, 20), Fraction(3)))
    walls = Walls.build(Grid(5, 3), [Barrier((2.25, float(top)), (2.25, float(end)), "wall:0") for top, end in crack])
    cover = cover_between(walls, [Cell(0, 1)], [Cell(3, 1)])
    assert cover.degree == degree_between(walls, [Cell(0, 1)], [Cell(3, 1)]) == 2
    assert all(line.blocked_by == ("wall:0",) for line in cover.lines)
    whole = Walls.build(Grid(5, 3), [Barrier((2.25, 0), (2.25, 3), "wall:0")])
    assert cover_between(whole, [Cell(0, 1)], [Cell(3, 1)]).degree == 3
