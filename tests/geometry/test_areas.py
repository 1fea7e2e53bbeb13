"""Areas: the worked examples, and brute force on an open map."""

from collections.abc import Callable
from math import atan2, cos, hypot, sin

import pytest
import shapely
from hypothesis import given, settings
from hypothesis import strategies as st

from battlemap.geometry import Barrier, Cell, Grid, Walls, cells_in_polygon, squares_in, squares_of


def open_map(width: int = 9, height: int = 9) -> Walls:
    return Walls.build(Grid(width, height), [])


def test_a_sphere_holds_the_centres_it_reaches_in_a_straight_line() -> None:
    walls = Walls.build(Grid(6, 4), [Barrier((4, 0), (4, 4), "wall:0")])
    assert squares_in(walls, "sphere", at=(3, 2), size=2) == [
        (2, 0), (3, 0), (1, 1), (2, 1), (3, 1), (1, 2), (2, 2), (3, 2), (2, 3), (3, 3)]


def test_a_cube_starts_at_its_top_left_corner_and_is_cut_by_a_wall() -> None:
    walls = Walls.build(Grid(6, 5), [Barrier((3, 0), (3, 5), "wall:0")])
    assert squares_in(walls, "cube", at=(1, 1), size=3) == [(1, 1), (2, 1), (1, 2), (2, 2), (1, 3), (2, 3)]


def test_a_cone_is_as_wide_as_it_is_far() -> None:
    cone = squares_in(open_map(7, 6), "cone", origin=[Cell(1, 3)], towards=(5.5, 3.5), size=4)
    assert cone == [(5, 1), (3, 2), (4, 2), (5, 2), (2, 3), (3, 3), (4, 3), (5, 3), (3, 4), (4, 4), (5, 4), (5, 5)]


def test_a_line_is_one_square_wide_unless_said() -> None:
    walls = Walls.build(Grid(8, 4), [Barrier((5, 0), (5, 4), "wall:0")])
    assert squares_in(walls, "line", origin=[Cell(0, 1)], towards=(3.5, 1.5), size=6) == [(1, 1), (2, 1), (3, 1), (4, 1)]
    wide = squares_in(walls, "line", origin=[Cell(0, 1)], towards=(3.5, 1.5), size=3, width=3)
    assert wide == [(x, y) for y in range(3) for x in (1, 2, 3)]
    assert squares_in(walls, "line", origin=[Cell(0, 0)], towards=(3.5, 3.5), size=4) == [(1, 1), (2, 2)]


def test_a_cylinder_is_a_sphere_and_an_emanation_counts_from_the_edge() -> None:
    walls, ogre = open_map(7, 7), squares_of((2, 2), 2)
    assert squares_in(walls, "cylinder", at=(5, 5), size=2) == squares_in(walls, "sphere", at=(5, 5), size=2)
    assert squares_in(walls, "emanation", origin=ogre, size=1) == [
        (1, 1), (2, 1), (3, 1), (4, 1), (1, 2), (4, 2), (1, 3), (4, 3), (1, 4), (2, 4), (3, 4), (4, 4)]
    two = squares_in(walls, "emanation", origin=ogre, size=2)
    assert (0, 1) in two and (0, 0) not in two


def test_a_burst_counts_squares_and_stops_at_total_cover() -> None:
    walls = Walls.build(Grid(7, 5), [Barrier((5, 0), (5, 5), "wall:0")])
    block = [(x, y) for y in (1, 2, 3) for x in (2, 3, 4)]
    assert squares_in(walls, "burst", origin=[Cell(3, 2)], size=1, with_origin=True) == block
    assert squares_in(walls, "burst", origin=[Cell(3, 2)], size=1) == [cell for cell in block if cell != (3, 2)]
    assert all(x < 5 for x, _ in squares_in(walls, "burst", origin=[Cell(3, 2)], size=2))


def test_a_blast_touches_where_it_comes_from_at_a_side_or_a_corner() -> None:
    walls, ana = open_map(7, 7), [Cell(1, 3)]
    for x, y in ((2, 2), (2, 4)):
        assert squares_in(walls, "blast", origin=ana, at=(x, y), size=3) == [
            (x + i, y + j) for j in range(3) for i in range(3)]
    with pytest.raises(ValueError, match="touches"):
        squares_in(walls, "blast", origin=ana, at=(3, 2), size=3)
    with pytest.raises(ValueError, match="overlap"):
        squares_in(walls, "blast", origin=ana, at=(1, 3), size=3)


@pytest.mark.parametrize("ask, words", [
    ({"shape": "spiral", "size": 2}, "no such area"),
    ({"shape": "sphere", "size": 2}, "needs an origin"),
    ({"shape": "cone", "size": 2, "at": (1, 1)}, "needs a direction"),
    ({"shape": "cone", "size": 2, "at": (1, 1), "towards": (1, 1)}, "own origin"),
    ({"shape": "cube", "size": 2, "origin": [Cell(1, 1)]}, "top-left"),
    ({"shape": "emanation", "size": 2, "at": (1, 1)}, "squares it comes from"),
    ({"shape": "sphere", "size": 0, "at": (1, 1)}, "larger than nothing"),
])
def test_an_impossible_area_names_what_is_wrong(ask: dict[str, object], words: str) -> None:
    with pytest.raises(ValueError, match=words):
        squares_in(open_map(), **ask)  # type: ignore[arg-type]


def test_a_solid_square_is_never_in() -> None:
    walls = Walls.build(Grid(5, 5), [], {Cell(2, 1): "square:2,1"})
    for shape, where in (("sphere", {"at": (2, 2)}), ("burst", {"origin": [Cell(2, 2)]})):
        assert (2, 1) not in squares_in(walls, shape, size=2, **where)  # type: ignore[arg-type]


def test_an_emanation_reaches_round_what_its_creature_sees_round() -> None:
    walls = Walls.build(Grid(5, 5), [Barrier((2, 0), (2, 2), "wall:0")])
    around = squares_in(walls, "emanation", origin=squares_of((2, 2), 1), size=2)
    assert (1, 1) in around and (3, 1) in around


def shapes_by_hand(shape: str, size: float, turn: float) -> Callable[[float, float], tuple[bool, bool]]:
    """(is in, lies on the limit) of a place seen from the origin, in floating point."""
    def judge(x: float, y: float) -> tuple[bool, bool]:
        along, beside = x * cos(turn) + y * sin(turn), abs(y * cos(turn) - x * sin(turn))
        limits = {"sphere": [size - hypot(x, y)], "cone": [along, size - along, along / 2 - beside],
                  "line": [along, size - along, 0.5 - beside]}[shape]
        return min(limits) > 0, abs(min(limits)) < 1e-9
    return judge


@settings(max_examples=80, deadline=None)
@given(shape=st.sampled_from(("sphere", "cone", "line")), size=st.integers(1, 12).map(lambda n: n / 2),
       corner=st.tuples(st.integers(0, 9), st.integers(0, 9)), goal=st.tuples(st.integers(0, 8), st.integers(0, 8)))
def test_shapes_on_open_ground_hold_the_centres_they_should(shape: str, size: float, corner: tuple[int, int],
                                                            goal: tuple[int, int]) -> None:
    towards = (goal[0] + 0.5, goal[1] + 0.5)
    judge = shapes_by_hand(shape, size, atan2(towards[1] - corner[1], towards[0] - corner[0]))
    found = squares_in(open_map(), shape, at=corner, size=size, towards=towards)
    assert found == sorted(found, key=lambda cell: (cell.y, cell.x))
    for cell in Grid(9, 9).cells():
        inside, on_limit = judge(cell.x + 0.5 - corner[0], cell.y + 0.5 - corner[1])
        assert on_limit or (cell in found) == inside, cell


# ---------------------------------------------------------------- polygons
def drawn(points: list[tuple[float, float]], columns: int, rows: int) -> list[str]:
    return ["".join("#" if cell else "." for cell in row) for row in cells_in_polygon(points, columns, rows).tolist()]


def test_a_polygon_holds_the_squares_whose_centre_it_encloses() -> None:
    assert drawn([(0, 0), (3, 0), (3, 2), (1, 2), (1, 3), (0, 3)], 4, 3) == ["###.", "###.", "#..."]


def test_of_an_outline_that_crosses_itself_every_other_part_is_inside() -> None:
    assert drawn([(0.2, 0.0), (3.8, 4.0), (3.8, 0.0), (0.2, 4.0)], 4, 4) == ["#..#", "####", "####", "#..#"]
    ring = [(0.2, 0.0), (5.0, 0.0), (5.0, 5.0), (0.0, 5.0), (0.0, 0.0), (0.2, 0.0)]
    hole = [(1.2, 1.0), (4.0, 1.0), (4.0, 4.0), (1.2, 4.0), (1.2, 1.0)]
    assert drawn(ring + hole, 5, 5) == ["#####", "#...#", "#...#", "#...#", "#####"]


def test_a_centre_on_the_outline_is_not_inside() -> None:
    assert drawn([(0, 0), (3, 0), (3, 3)], 3, 3) == [".##", "..#", "..."]
    assert drawn([(0.5, 0.5), (2.5, 0.5), (2.5, 2.5), (0.5, 2.5)], 3, 3) == ["...", ".#.", "..."]


def test_an_outline_off_the_map_or_without_an_inside_holds_nothing() -> None:
    assert not cells_in_polygon([(-9, -9), (-1, -9), (-1, -1)], 4, 4).any()
    assert not cells_in_polygon([(1, 1), (1, 1), (1, 1)], 4, 4).any() and not cells_in_polygon([(0, 1), (4, 1)], 4, 4).any()
    assert cells_in_polygon([(-1e9, -1e9), (1e9, -1e9), (1e9, 1e9), (-1e9, 1e9)], 4, 4).all()


@given(st.lists(st.tuples(st.integers(0, 359), st.integers(2, 9)), min_size=3, max_size=12, unique_by=lambda spoke: spoke[0]))
def test_a_star_is_filled_as_an_exact_measure_says(spokes: list[tuple[int, int]]) -> None:
    points = [(6 + far * cos(turn / 57.3), 6 + far * sin(turn / 57.3)) for turn, far in sorted(spokes)]
    shape = shapely.Polygon(points)
    if not shape.is_valid:
        return
    for y, row in enumerate(cells_in_polygon(points, 12, 12).tolist()):
        for x, inside in enumerate(row):
            centre = shapely.Point(x + 0.5, y + 0.5)
            assert inside == shapely.contains(shape, centre) or shapely.distance(shape.exterior, centre) < 1e-6
