"""Lines that start anywhere, as those of areas do: against the oracle on random maps, and the corners they come through."""

from fractions import Fraction

import numpy as np
from hypothesis import given, settings
from hypothesis import strategies as st

from battlemap.geometry import Cell, Grid, Walls, lines_stopped
from battlemap.geometry.coords import UNITS
from battlemap.geometry.sectors import hand, lattice_spots
from tests.geometry.random_maps import plans
from tests.support import lines as oracle

PARTS = (Fraction(0), Fraction(0), Fraction(1, 2), Fraction(1, 3), Fraction(1, 4), Fraction(3, 4))


@settings(max_examples=40, deadline=None)
@given(data=st.data())
def test_a_line_from_anywhere_to_a_centre_is_stopped_where_the_oracles_is(data: st.DataObject) -> None:
    plan = data.draw(plans(largest=5))
    start = tuple(data.draw(st.integers(0, side - 1)) + data.draw(st.sampled_from(PARTS)) for side in (plan.width, plan.height))
    cap = data.draw(st.sampled_from((1, 2, 3)))
    own = {(int(start[0]), int(start[1]))} if data.draw(st.booleans()) else set()
    home = oracle.centre(next(iter(own))) if own else start
    squares = [(x, y) for x in range(plan.width) for y in range(plan.height)]
    full = {*plan.solids, *oracle.rim(plan.width, plan.height), *(plan.low if cap == 1 else ())} - own
    found = lines_stopped(
        plan.walls(), (float(start[0]), float(start[1])), np.array(squares), cap,
        home=(float(home[0]), float(home[1])) if own else None, own=list(own),
    )  # fmt: skip
    for square, stopped in zip(squares, found.tolist(), strict=True):
        end = oracle.centre(square)
        assert stopped == oracle.blocked(start, home, end, end, plan.shapes(cap), sorted(full - {square})), square


def test_a_line_from_beside_a_corner_only_touches_the_next_one() -> None:
    """From a third of a square right of the corner (2, 1) of a low obstacle, past its corner (2, 2)."""
    walls = Walls.build(Grid(3, 4), [], {}, {Cell(1, 1): "low"})
    assert not lines_stopped(walls, (7 / 3, 1.0), np.array([(1, 3)]), 1)[0]


@settings(max_examples=200, deadline=None)
@given(ends=st.tuples(*[st.integers(0, 72)] * 4))
def test_a_line_comes_through_the_corners_that_lie_on_it(ends: tuple[int, int, int, int]) -> None:
    x1, y1, x2, y2 = (place * UNITS // 12 for place in ends)
    on = {(x, y) for x in range(0, 6 * UNITS + 1, UNITS) for y in range(0, 6 * UNITS + 1, UNITS)
          if hand((x1, y1), (x2, y2), (x, y)) == 0
          and min(x1, x2) <= x <= max(x1, x2) and min(y1, y2) <= y <= max(y1, y2)}
    found = lattice_spots((x1, y1), (x2, y2))
    assert set(found) == on and (len(found) == len(on) or (x1, y1) == (x2, y2))


def test_what_fills_the_square_a_line_neither_leaves_nor_enters_is_not_in_its_way() -> None:
    walls = Walls.build(Grid(2, 2), [], {}, {Cell(0, 0): "low"})
    assert lines_stopped(walls, (0.5, 0.5), np.array([(0, 0), (1, 0)]), 1).tolist() == [False, True]
