"""Ways: against networkx on a plainly built graph, and the order among equal ones."""

import networkx as nx
import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from battlemap.geometry import DIRECTIONS, Cell, field, whole_field
from battlemap.geometry.coords import Bytes

DEAR = 10_000                                               # of one square, in the weights of the plain graph
TOLL, DIAGONAL = 100, 1


def open_ground(width: int, height: int, price: int = 1) -> Bytes:
    """Every step on an empty map at one price."""
    cost = np.zeros((8, height, width), np.uint8)
    for d, (dx, dy) in enumerate(DIRECTIONS):
        for y in range(height):
            for x in range(width):
                cost[d, y, x] = price * (0 <= x + dx < width and 0 <= y + dy < height)
    return cost


@st.composite
def grounds(draw: st.DrawFn) -> tuple[Bytes, Bytes, Cell]:
    """Cost and toll of every step on a small map, and a start."""
    width, height = draw(st.integers(1, 6)), draw(st.integers(1, 6))
    rng = np.random.default_rng(draw(st.integers(0, 10_000)))
    cost = open_ground(width, height) * rng.choice([0, 1, 1, 1, 2, 3], (8, height, width)).astype(np.uint8)
    toll = rng.choice([0, 0, 0, 1, 2], (8, height, width)).astype(np.uint8)
    return cost, toll, Cell(draw(st.integers(0, width - 1)), draw(st.integers(0, height - 1)))


def plain_keys(cost: Bytes, toll: Bytes, start: Cell, alternating: bool, parity: int) -> dict[tuple[Cell, int], int]:
    """The key of the best way to each (square, parity), by networkx."""
    graph = nx.DiGraph()
    graph.add_node((start, parity))
    for d, y, x in np.argwhere(cost).tolist():
        dx, dy = DIRECTIONS[d]
        for p in (0, 1) if alternating else (0,):
            price = int(cost[d, y, x]) * (2 if d % 2 and p else 1)
            after = p ^ (d % 2) if alternating else 0
            weight = price * DEAR + int(toll[d, y, x]) * TOLL + d % 2 * DIAGONAL
            graph.add_edge((Cell(x, y), p), (Cell(x + dx, y + dy), after), weight=weight)
    return dict(nx.single_source_dijkstra_path_length(graph, (start, parity)))


@settings(max_examples=80, deadline=None)
@given(ground=grounds(), budget=st.integers(0, 12), alternating=st.booleans(), odd=st.booleans())
def test_fields_are_networkxs(ground: tuple[Bytes, Bytes, Cell], budget: int, alternating: bool, odd: bool) -> None:
    cost, toll, start = ground
    parity = int(odd and alternating)
    keys = plain_keys(cost, toll, start, alternating, parity)
    best = {cell: min(keys[c, p] for c, p in keys if c == cell) for cell, _ in keys}
    found = field(cost, start, budget, alternating=alternating, parity=parity, toll=toll)
    assert found.reached() == {cell: key // DEAR for cell, key in best.items() if key // DEAR <= budget}
    _, height, width = cost.shape
    everywhere = whole_field(cost, start, alternating=alternating, parity=parity)
    for y in range(height):
        for x in range(width):
            key = best.get(Cell(x, y))
            assert everywhere[y, x] == (-1 if key is None else key // DEAR)
            near = key is not None and key // DEAR <= budget
            assert found.cost_to((x, y)) == (key // DEAR if near and key is not None else None)
            assert found.toll_to((x, y)) == (key % DEAR // TOLL if near and key is not None else None)


@settings(max_examples=60, deadline=None)
@given(ground=grounds(), alternating=st.booleans())
def test_a_path_costs_what_the_field_says(ground: tuple[Bytes, Bytes, Cell], alternating: bool) -> None:
    cost, toll, start = ground
    found = field(cost, start, 12, alternating=alternating, toll=toll)
    for goal, want in found.reached().items():
        spent, tolls, parity, at = 0, 0, 0, start
        for cell in found.path_to(goal):
            d = DIRECTIONS.index((cell.x - at.x, cell.y - at.y))
            assert cost[d, at.y, at.x]
            spent += int(cost[d, at.y, at.x]) * (2 if parity and d % 2 else 1)
            tolls += int(toll[d, at.y, at.x])
            parity ^= d % 2 & alternating
            at = cell
        assert (at, spent, tolls, parity) == (goal, want, found.toll_to(goal), found.parity_at(goal))


def test_of_equal_ways_the_one_with_fewer_provocations_is_taken() -> None:
    cost, toll = open_ground(3, 3), np.zeros((8, 3, 3), np.uint8)
    toll[0, 1, 0] = 1                                       # the step straight ahead
    found = field(cost, Cell(0, 1), 2, toll=toll)
    assert found.path_to(Cell(2, 1))[0] in (Cell(1, 0), Cell(1, 2)) and found.toll_to(Cell(2, 1)) == 0


def test_of_equal_ways_the_one_with_fewer_diagonals_is_taken() -> None:
    assert field(open_ground(4, 3), Cell(0, 1), 3).path_to(Cell(3, 1)) == (Cell(1, 1), Cell(2, 1), Cell(3, 1))


def test_every_second_diagonal_costs_double() -> None:
    found = field(open_ground(5, 5), Cell(0, 0), 9, alternating=True)
    assert [found.cost_to(Cell(i, i)) for i in range(5)] == [0, 1, 3, 4, 6]
    assert field(open_ground(5, 5), Cell(0, 0), 9, alternating=True, parity=1).cost_to(Cell(1, 1)) == 2


@pytest.mark.parametrize("price", [1, 2, 3, 4, 254, 255])
@pytest.mark.parametrize("alternating", [False, True])
def test_a_step_costs_what_it_costs_however_dear(price: int, alternating: bool) -> None:
    cost = open_ground(4, 3, price)
    found = field(cost, Cell(0, 0), 4 * price, alternating=alternating)
    assert [found.cost_to(Cell(x, 0)) for x in range(4)] == [0, price, 2 * price, 3 * price]
    assert found.cost_to(Cell(2, 2)) == whole_field(cost, Cell(0, 0), alternating=alternating)[2, 2] == (2 + alternating) * price


@pytest.mark.parametrize("alternating", [False, True])
def test_a_step_off_the_map_counts_as_none(alternating: bool) -> None:
    told, ground = np.full((8, 4, 5), 2, np.uint8), open_ground(5, 4, 2)
    told[:, :, :2], ground[:, :, :2] = 1, open_ground(5, 4)[:, :, :2]
    for start in (Cell(0, 1), Cell(4, 3), Cell(2, 2)):
        found, want = (field(cost, start, 40, alternating=alternating) for cost in (told, ground))
        assert found.reached() == want.reached()
        assert [found.path_to(cell) for cell in found.reached()] == [want.path_to(cell) for cell in want.reached()]
        assert (whole_field(told, start, alternating=alternating) == whole_field(ground, start, alternating=alternating)).all()


def test_beyond_the_budget_there_is_nothing() -> None:
    found = field(open_ground(9, 1), Cell(0, 0), 3)
    assert found.cost_to(Cell(4, 0)) is None and found.path_to(Cell(4, 0)) == () and found.cost_to(Cell(99, 9)) is None
    assert found.path_to(Cell(0, 0)) == () and found.reached() == {Cell(x, 0): x for x in range(4)}


def test_a_start_off_the_map_is_a_programmers_error() -> None:
    for ask in (lambda: field(open_ground(2, 2), Cell(2, 0), 3), lambda: whole_field(open_ground(2, 2), Cell(0, -1))):
        with pytest.raises(ValueError, match="off the map"):
            ask()
    with pytest.raises(ValueError, match="budget"):
        field(open_ground(2, 2), Cell(0, 0), -1)
