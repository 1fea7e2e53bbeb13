"""Squares, footprints, the Walls value, rooms."""

from fractions import Fraction

import networkx as nx
import pytest

from battlemap.geometry import (
    DIRECTIONS,
    UNITS,
    Barrier,
    BarrierState,
    Body,
    Cell,
    Grid,
    Walls,
    distance,
    ring,
    rooms_of,
    squares_of,
)
from battlemap.geometry.coords import snapped
from tests.support.ascii_map import drawing_of, forms


def test_the_lattice_holds_common_fractions_exactly() -> None:
    for part in (Fraction(1, 256), Fraction(1, 100), Fraction(1, 3)):
        assert (part * UNITS).denominator == 1 and snapped((float(part), 0)) == (part * UNITS, 0)


def test_opposite_directions_are_four_apart() -> None:
    assert all(DIRECTIONS[(d + 4) % 8] == (-dx, -dy) for d, (dx, dy) in enumerate(DIRECTIONS))


def test_a_grid_knows_its_squares() -> None:
    grid = Grid(3, 2)
    assert list(grid.cells()) == [(0, 0), (1, 0), (2, 0), (0, 1), (1, 1), (2, 1)]
    assert grid.cell_at((2.0, 0.99)) == (2, 0) and grid.cell_at((-0.1, 0)) == (-1, 0)
    assert grid.contains(Cell(2, 1)) and not grid.contains(Cell(3, 1))
    with pytest.raises(ValueError, match="at least one square"):
        Grid(0, 3)


@pytest.mark.parametrize("a, b, squares", [
    (Body(0, 0, 1), Body(0, 0, 1), 0), (Body(0, 0, 1), Body(1, 1, 1), 1), (Body(0, 0, 2), Body(4, 1, 1), 3),
    (Body(0, 0, 1), Body(0, 0, 1, 4), 4), (Body(0, 0, 2), Body(0, 0, 1, 2), 1), (Body(5, 5, 4), Body(0, 8, 3), 3),
])
def test_distance_is_between_nearest_squares(a: Body, b: Body, squares: int) -> None:
    assert distance(a, b) == distance(b, a) == squares


@pytest.mark.parametrize("n, around", [(1, 8), (2, 12), (3, 16), (4, 20)])
def test_a_ring_leaves_the_own_squares_out(n: int, around: int) -> None:
    found = ring((5, 5), n, 1)
    assert len(found) == around and not set(found) & set(squares_of((5, 5), n))


def test_walls_refuse_what_makes_no_sense() -> None:
    a, b = (0, 0), (1, 0)
    for barrier, words in ((Barrier(a, b, "wall:0", one_way="up"), "one_way"), (Barrier(a, b, "wall:0", cap=4), "cap")):
        with pytest.raises(ValueError, match=words):
            Walls.build(Grid(2, 2), [barrier])
    with pytest.raises(ValueError, match="off the map"):
        Walls.build(Grid(2, 2), [], {Cell(2, 0): "square:2,0"})


def test_walls_never_change() -> None:
    walls = Walls.build(Grid(2, 2), [Barrier((1, 0), (1, 1), "door:d")])
    with pytest.raises(AttributeError):
        walls.grid = Grid(3, 3)
    walls.switched({"door:d": BarrierState(move=False, sight=False, cap=0)})
    assert walls.barriers[0].move


def test_rooms_are_parted_by_walls_and_named_doors() -> None:
    for form in forms(["a .|b .", "    -  ", "a . c|#", "       ", ". . c|#"]):
        walls, marks = drawing_of(form)
        label = {letter: {int(rooms_of(walls, []).labels[c.y, c.x]) for c in cells} for letter, cells in marks.items()}
        assert label["a"] == label["c"] and len(label["a"]) == len(label["b"]) == 1 and label["a"] != label["b"]
        assert all(rooms_of(walls, []).labels[cell.y, cell.x] == -1 for cell in walls.solids)


def test_rooms_are_joined_where_a_door_lies_between_open_or_not() -> None:
    barriers = [Barrier((2, 0), (2, 1), "door:d1"), Barrier((2, 1), (2, 3), "wall:0"), Barrier((4, 0), (4, 3), "door:d2")]
    closed = Walls.build(Grid(6, 3), barriers)
    opened = closed.switched({"door:d1": BarrierState(move=False, sight=False, cap=0)})
    for walls in (closed, opened):
        graph = rooms_of(walls, ["door:d1", "door:d2"]).graph()
        assert sorted(graph.edges(data="door")) == [(0, 1, "door:d1"), (1, 2, "door:d2")]
        assert nx.shortest_path(graph, 0, 2) == [0, 1, 2]
    assert rooms_of(opened, ["door:d2"]).labels.tolist() == [[0, 0, 0, 0, 1, 1]] * 3
