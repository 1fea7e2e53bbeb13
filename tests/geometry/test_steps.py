"""Steps: known drawings in eight forms, and the oracle on random maps."""

import numpy as np
import pytest
from hypothesis import given, settings

from battlemap.geometry import (
    DIRECTIONS,
    Barrier,
    BarrierState,
    Cell,
    Grid,
    Walls,
    fits,
    squares_of,
    step_mask,
    step_problem,
)
from battlemap.geometry.noding import noding_of
from tests.geometry.random_maps import Plan, plans
from tests.support import lines as oracle
from tests.support.ascii_map import drawing_of, forms

KNOWN = {
    "open ground": (["a .", "   ", ". b"], ""),
    "a solid beside the diagonal": (["a #", "   ", ". b"], "blocked_corner"),
    "the free end of a wall at the corner": (["a .", "  -", ". b"], "blocked_corner"),
    "a wall between": (["a|b"], "blocked_wall"),
    "two walls that meet at the corner": (["a|.", "  -", ". b"], "blocked_corner"),
    "a wall beside": (["a b", "- -", ". ."], ""),
}


@pytest.mark.parametrize("rows, problem", KNOWN.values(), ids=KNOWN.keys())
def test_a_step_is_free_or_says_what_is_in_the_way(rows: list[str], problem: str) -> None:
    for form in forms(rows):
        walls, marks = drawing_of(form)
        (a,), (b,) = marks["a"], marks["b"]
        assert step_problem(walls, a, b, 1) == step_problem(walls, b, a, 1) == problem, form


def test_a_step_into_a_solid_is_a_wall() -> None:
    for form in forms(["a #"]):
        walls, marks = drawing_of(form)
        (solid,) = walls.solids
        assert step_problem(walls, marks["a"][0], solid, 1) == "blocked_wall"


def test_off_the_map_is_off_the_map() -> None:
    walls = Walls.build(Grid(3, 3), [])
    assert step_problem(walls, Cell(2, 0), Cell(3, 0), 1) == "off_map"
    assert step_problem(walls, Cell(1, 0), Cell(2, 0), 2) == "off_map"
    assert step_problem(walls, Cell(0, 0), Cell(1, 0), 2) == ""


def test_a_large_body_between_two_posts_is_too_large() -> None:
    for form in forms(["a a . .", "    - -", "a a . ."]):
        walls, marks = drawing_of(form)
        start = min(marks["a"])
        free = [d for d, step in enumerate(DIRECTIONS)
                if walls.grid.contains(Cell(start.x + step[0], start.y + step[1]))
                and walls.grid.contains(Cell(start.x + step[0] + 1, start.y + step[1] + 1))]
        assert len(free) == 1
        step = DIRECTIONS[free[0]]
        assert step_problem(walls, start, Cell(start.x + step[0], start.y + step[1]), 2) == "too_small"


def test_a_large_body_before_a_whole_wall_meets_a_wall() -> None:
    walls, _ = drawing_of([". .|.", "     ", ". .|."])
    assert step_problem(walls, Cell(0, 0), Cell(1, 0), 2) == "blocked_wall"


def test_a_square_crossed_in_its_inner_half_is_closed() -> None:
    walls = Walls.build(Grid(3, 1), [Barrier((1, 0), (2, 1), "wall:0")])
    assert not fits(walls, 1)[0, 1] and step_problem(walls, Cell(0, 0), Cell(1, 0), 1) == "blocked_wall"


def test_a_wall_at_the_quarter_leaves_the_square_open() -> None:
    walls = Walls.build(Grid(3, 1), [Barrier((1.25, 0), (1.25, 1), "wall:0")])
    assert fits(walls, 1)[0, 1] and step_problem(walls, Cell(0, 0), Cell(1, 0), 1) == "blocked_wall"


def test_a_one_way_wall_stops_one_way() -> None:
    walls = Walls.build(Grid(2, 1), [Barrier((1, 0), (1, 1), "wall:0", one_way="left")])
    assert step_problem(walls, Cell(0, 0), Cell(1, 0), 1) == ""
    assert step_problem(walls, Cell(1, 0), Cell(0, 0), 1) == "blocked_wall"


def test_an_opened_door_lets_through_and_shares_the_arrays() -> None:
    closed = Walls.build(Grid(2, 1), [Barrier((1, 0), (1, 1), "door:d")])
    opened = closed.switched({"door:d": BarrierState(move=False, sight=False, cap=0)})
    assert not step_mask(closed, 1)[0, 0, 0] and step_mask(opened, 1)[0, 0, 0]
    assert opened.segments is closed.segments and noding_of(opened) is noding_of(closed)


def test_steps_between_strangers_are_a_programmers_error() -> None:
    with pytest.raises(ValueError, match="neighbours"):
        step_problem(Walls.build(Grid(4, 4), []), Cell(0, 0), Cell(2, 0), 1)


@settings(max_examples=40, deadline=None)
@given(plan=plans())
def test_masks_and_problems_are_the_oracles(plan: Plan) -> None:
    walls, shapes = plan.walls(), plan.shapes()
    for n in (1, 2, 3):
        mask = step_mask(walls, n)
        for d, (dx, dy) in enumerate(DIRECTIONS):
            for y in range(plan.height):
                for x in range(plan.width):
                    inside = (x + dx >= 0 and x + max(dx, 0) + n <= plan.width
                              and y + dy >= 0 and y + max(dy, 0) + n <= plan.height)
                    want = inside and oracle.step_allowed((x, y), (x + dx, y + dy), n, shapes, list(plan.solids))
                    assert mask[d, y, x] == want, (n, d, x, y)
                    assert (step_problem(walls, (x, y), (x + dx, y + dy), n) == "") == want


@settings(max_examples=25, deadline=None)
@given(plan=plans())
def test_a_place_fits_when_standing_still_would_be_allowed(plan: Plan) -> None:
    walls = plan.walls()
    for n in (1, 2, 3):
        want = np.zeros((plan.height, plan.width), np.bool_)
        for y in range(plan.height - n + 1):
            for x in range(plan.width - n + 1):
                two_way = [w for w in plan.shapes() if len(w) == 2]
                open_all = not any(oracle.closed(s, plan.shapes(), set(plan.solids)) for s in squares_of((x, y), n))
                together = all(
                    not oracle.touches(oracle.centre(s), oracle.centre(t), *w)
                    for s in squares_of((x, y), n) for t in squares_of((x, y), n)
                    if (t.x - s.x, t.y - s.y) in ((1, 0), (0, 1)) for w in two_way)
                want[y, x] = open_all and together
        assert (fits(walls, n) == want).all()


@pytest.mark.parametrize("width, height", [(5, 2), (2, 5), (3, 3)])
def test_who_is_larger_than_the_map_stands_and_goes_nowhere(width: int, height: int) -> None:
    walls = Walls.build(Grid(width, height), [])
    for n in (4, 6):
        assert not fits(walls, n).any() and not step_mask(walls, n).any()
        assert step_problem(walls, Cell(0, 0), Cell(1, 0), n) == "off_map"


@pytest.mark.parametrize("n", [0, -1, 65])
def test_a_body_without_squares_or_of_too_many_is_a_programmers_error(n: int) -> None:
    with pytest.raises(ValueError, match="1 to 64 squares wide"):
        fits(Walls.build(Grid(2, 2), []), n)


@settings(max_examples=40, deadline=None)
@given(plan=plans())
def test_why_a_step_is_refused_is_what_meets_the_line_between_the_centres(plan: Plan) -> None:
    """At the crossed corner alone, or beside a solid, it is the corner's fault; everything else is a wall's."""
    walls, shapes, solids = plan.walls(), plan.shapes(), set(plan.solids)
    for a in walls.grid.cells():
        for dx, dy in DIRECTIONS:
            b = Cell(a.x + dx, a.y + dy)
            if not walls.grid.contains(b) or not (problem := step_problem(walls, a, b, 1)):
                continue
            start, end = oracle.centre(a), oracle.centre(b)
            corner = ((start[0] + end[0]) / 2, (start[1] + end[1]) / 2)
            stopping = [w for w in shapes if oracle.touches(start, end, w[0], w[1])
                        and (len(w) == 2 or oracle.hand(w[0], w[1], start) == {"left": -1, "right": 1}[w[2]])]
            at_corner = all(oracle.on_segment(corner, w[0], w[1]) and any(oracle.hand(start, end, tip) for tip in w[:2])
                            for w in stopping)
            beside = solids & {(b.x, a.y), (a.x, b.y)}
            is_corner = dx and dy and not oracle.closed(b, shapes, solids) and (stopping or beside) and at_corner
            assert problem == ("blocked_corner" if is_corner else "blocked_wall"), (a, b)
