"""The value `Walls`: what it refuses, what counts for which question, what is kept and for whom."""

from typing import Any

import numpy as np
import pytest

from battlemap.geometry import Barrier, BarrierState, Cell, Grid, Walls
from battlemap.geometry.coords import UNITS
from battlemap.geometry.walls import KINDS, REMEMBERED

GRID = Grid(4, 3)
SEEN_THROUGH = Barrier((1, 0), (1, 3), "wall:0", True, False, 0)
CURTAIN = Barrier((2, 0), (2, 3), "wall:1", False, True, 1)
SLIT = Barrier((3, 0), (3, 1), "wall:2", True, False, 2, "left")
WALL = Barrier((3, 1), (3, 3), "wall:3", one_way="right")
POINT = Barrier((2, 2), (2, 2), "wall:4")
FIVE = Walls.build(GRID, [SEEN_THROUGH, CURTAIN, SLIT, WALL, POINT], {Cell(0, 2): "square:0,2"}, {Cell(3, 0): "square:3,0"})


@pytest.mark.parametrize(("barriers", "solids", "low", "words"), [
    ([WALL._replace(one_way="up")], {}, {}, r"wall:3: one_way is 'left', 'right' or '', not 'up'"),
    ([WALL._replace(cap=4)], {}, {}, "wall:3: cap is 0 to 3, not 4"), ([WALL._replace(cap=-1)], {}, {}, "not -1"),
    ([], {Cell(4, 0): "square:4,0"}, {}, r"square:4,0: square \(4, 0\) is off the map"),
    ([], {}, {Cell(0, 3): "square:0,3"}, r"square:0,3: square \(0, 3\) is off the map"),
])  # fmt: skip
def test_what_cannot_stand_is_refused_by_name(barriers: Any, solids: Any, low: Any, words: str) -> None:
    with pytest.raises(ValueError, match=words):
        Walls.build(GRID, barriers, solids, low)


def test_nothing_is_an_obstacle_to_an_unknown_question() -> None:
    with pytest.raises(ValueError, match="no such kind of obstacle: 0"):
        FIVE.obstacles(0)


def test_a_value_is_never_changed() -> None:
    with pytest.raises(AttributeError, match="build another one"):
        FIVE.grid = Grid(9, 9)


# ---------------------------------------------------------------- what counts
@pytest.mark.parametrize(("kind", "numbers"), [*zip(KINDS, ([0, 2, 3], [1, 3], [1, 2, 3], [2, 3], [3]), strict=True)])
def test_each_question_has_its_own_barriers_and_points_are_none(kind: str | int, numbers: list[int]) -> None:
    found = FIVE.obstacles(kind)
    assert np.flatnonzero(FIVE.stopping(kind)).tolist() == found.numbers.tolist() == numbers
    chosen = [FIVE.barriers[number] for number in numbers]
    assert [found.name_of(nth) for nth in range(len(chosen))] == [barrier.name for barrier in chosen]
    assert (found.segments / UNITS).tolist() == [[*barrier.a, *barrier.b] for barrier in chosen]
    assert found.hands.tolist() == [{"": 0, "left": -1, "right": 1}[barrier.one_way] for barrier in chosen]
    assert (found.ends == found.segments.T).all()
    assert [*zip(*(found.boxes / UNITS).tolist(), strict=True)] == [
        (min(b.a[0], b.b[0]), min(b.a[1], b.b[1]), max(b.a[0], b.b[0]), max(b.a[1], b.b[1])) for b in chosen]


def test_low_obstacles_give_half_cover_and_no_more() -> None:
    assert [FIVE.obstacles(kind).is_filled(3, 0) for kind in KINDS] == [False, False, True, False, False]
    assert all(FIVE.obstacles(kind).is_filled(0, 2) and not FIVE.obstacles(kind).is_filled(1, 1) for kind in KINDS)


def test_equal_obstacles_are_one() -> None:
    plain = Walls.build(GRID, [WALL], {Cell(1, 1): "square:1,1"})
    assert len({id(plain.obstacles(kind)) for kind in KINDS}) == 1
    with_low = Walls.build(GRID, [WALL], {}, {Cell(1, 1): "square:1,1"})
    assert len({id(with_low.obstacles(kind)) for kind in KINDS}) == 2


def test_all_around_the_map_is_full() -> None:
    found = FIVE.obstacles("move")
    for x in range(-3, 8):
        for y in range(-3, 7):
            assert found.is_filled(x, y) == (not GRID.contains(Cell(x, y)) or (x, y) == (0, 2))


@pytest.mark.parametrize("cells", [[], [(1, 1)], [(0, 0), (3, 2)], [(-1, 0), (4, 1), (2, 3), (2, -1), (2, 0)]])
def test_squares_filled_for_a_while_are_counted_where_they_are(cells: list[tuple[int, int]]) -> None:
    before = FIVE.obstacles(3)
    found = before.with_squares(cells)
    full = {(x, y) for x in range(-1, 5) for y in range(-1, 4) if found.is_filled(x, y)}
    assert full == {(x, y) for x in range(-1, 5) for y in range(-1, 4) if before.is_filled(x, y)} | {
        cell for cell in cells if GRID.contains(Cell(*cell))}
    for r in range(6):
        for c in range(7):
            assert found.sums[r, c] == sum(1 for x, y in full if x + 1 < c and y + 1 < r)
    for y in range(-1, 5):
        for x in range(-1, 6):
            assert found.meeting[y + 1, x + 1] == sum((x - i, y - j) in full for i in (0, 1) for j in (0, 1))
    again = found.with_squares(cells, full=False)
    assert not any(again.is_filled(*cell) for cell in cells if GRID.contains(Cell(*cell)))
    assert all(again.is_filled(x, y) for x, y in ((-1, 0), (4, 1), (2, 3), (2, -1)))


# ---------------------------------------------------------------- doors
def test_only_barriers_of_that_name_are_switched() -> None:
    opened = FIVE.switched({"wall:3": BarrierState(move=False, sight=True, cap=1)})
    assert opened.barriers == (SEEN_THROUGH, CURTAIN, SLIT, WALL._replace(move=False, cap=1), POINT)
    assert (opened.grid, opened.solids, opened.low) == (GRID, FIVE.solids, FIVE.low)
    assert opened.segments is FIVE.segments and opened.hands is FIVE.hands and opened.real is FIVE.real
    assert opened.obstacles("move").numbers.tolist() == [0, 2] and FIVE.obstacles("move").numbers.tolist() == [0, 2, 3]


# ---------------------------------------------------------------- what is kept
def test_what_no_door_changes_is_kept_for_all_and_the_rest_for_one() -> None:
    walls = Walls.build(GRID, [WALL])
    opened = walls.switched({"wall:3": BarrierState(move=False, sight=False, cap=0)})
    assert walls.always(("one",), lambda: 1) == opened.always(("one",), lambda: 2) == 1
    assert walls.once(("two",), lambda: 3) == walls.once(("two",), lambda: 4) == 3 and opened.once(("two",), lambda: 5) == 5


def test_of_questions_with_arguments_only_the_last_are_remembered() -> None:
    walls, made = Walls.build(GRID, []), list[int]()

    def asked(number: int) -> int:
        return walls.recalled(("square", number), lambda: made.append(number) or number)  # type: ignore[func-returns-value]

    assert [asked(number) for number in range(REMEMBERED)] == made == [*range(REMEMBERED)]
    assert asked(0) == 0 and len(made) == REMEMBERED
    assert asked(REMEMBERED) == REMEMBERED and asked(1) == 1 and len(made) == REMEMBERED + 1
    assert asked(0) == 0 and made[-1] == 0


@pytest.mark.parametrize("was", [[0], [1, 0], [0, 0], [-1, 0, 0]])
def test_a_revision_says_of_each_barrier_which_it_was_in_their_order(was: list[int]) -> None:
    walls = Walls.build(GRID, [WALL, SLIT])
    with pytest.raises(ValueError, match="a new one or a later one"):
        walls.revised([WALL, SLIT] if len(was) < 3 else [WALL, SLIT, WALL], was)


def test_a_revision_checks_what_is_new() -> None:
    with pytest.raises(ValueError, match="cap is 0 to 3"):
        Walls.build(GRID, [WALL]).revised([WALL, SLIT._replace(cap=7)], [0, -1])
