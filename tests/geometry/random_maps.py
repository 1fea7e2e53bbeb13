"""Small random maps, as the product's value and as the oracle's obstacles, and their eight forms."""

from fractions import Fraction
from typing import Any, NamedTuple

from hypothesis import strategies as st

from battlemap.geometry import Barrier, Block, Cell, Grid, Walls
from tests.support import lines as oracle

STEPS = (Fraction(1), Fraction(1), Fraction(1), Fraction(1, 2), Fraction(1, 4), Fraction(1, 3))
MIRRORED = {"": "", "left": "right", "right": "left"}
Spot = tuple[Fraction, Fraction]


class Wall(NamedTuple):
    a: Spot
    b: Spot
    cap: int
    one_way: str


class Plan(NamedTuple):
    """A map of width x height squares; blocks are creatures, cap 1."""

    width: int
    height: int
    barriers: tuple[Wall, ...]
    solids: tuple[tuple[int, int], ...]
    low: tuple[tuple[int, int], ...]
    blocks: tuple[tuple[int, int], ...]

    def walls(self) -> Walls:
        return Walls.build(
            Grid(self.width, self.height),
            [Barrier((float(w.a[0]), float(w.a[1])), (float(w.b[0]), float(w.b[1])), f"wall:{i}", True, w.cap == 3, w.cap,
                     w.one_way) for i, w in enumerate(self.barriers)],
            {Cell(x, y): f"square:{x},{y}" for x, y in self.solids},
            {Cell(x, y): f"square:{x},{y}" for x, y in self.low},
        )

    def creatures(self) -> list[Block]:
        return [Block(Cell(x, y), 1, f"token:{i}") for i, (x, y) in enumerate(self.blocks)]

    def shapes(self, least_cap: int = 0) -> list[Any]:
        """The barriers as the oracle writes them."""
        return [(w.a, w.b, w.one_way) if w.one_way else (w.a, w.b) for w in self.barriers if w.cap >= least_cap]

    def obstacles(self, only_sight: bool = False) -> list[oracle.Obstacle]:
        """All that stands, as the oracle's obstacles; `only_sight`: what stops sight."""
        walls = [oracle.Obstacle(w.cap, shape, f"wall:{i}")
                 for i, (w, shape) in enumerate(zip(self.barriers, self.shapes(), strict=True))]
        solids = [oracle.Obstacle(3, cell, f"square:{cell[0]},{cell[1]}") for cell in self.solids]
        low = [oracle.Obstacle(1, cell, f"square:{cell[0]},{cell[1]}") for cell in self.low]
        blocks = [oracle.Obstacle(1, cell, f"token:{i}") for i, cell in enumerate(self.blocks)]
        rim = [oracle.Obstacle(3, cell, "") for cell in oracle.rim(self.width, self.height)]
        every = [*walls, *solids, *low, *blocks, *rim]
        return [o for o in every if o.cap == 3] if only_sight else every


@st.composite
def plans(draw: st.DrawFn, largest: int = 6) -> Plan:
    width, height = draw(st.integers(2, largest)), draw(st.integers(2, largest))
    cells = st.tuples(st.integers(0, width - 1), st.integers(0, height - 1))
    barriers = []
    for _ in range(draw(st.integers(0, 5))):
        step = draw(st.sampled_from(STEPS))
        columns, rows = st.integers(0, int(width / step)), st.integers(0, int(height / step))
        a = (draw(columns) * step, draw(rows) * step)
        shape = draw(st.sampled_from(("across", "down", "slanted")))
        length = draw(st.integers(1, 3)) * step
        b = {"across": (a[0] + length, a[1]), "down": (a[0], a[1] + length),
             "slanted": (draw(columns) * step, draw(rows) * step)}[shape]
        if a != b:
            barriers.append(Wall(a, b, draw(st.sampled_from((3, 3, 3, 2, 1))),
                                 draw(st.sampled_from(("", "", "", "", "left", "right")))))
    solids = draw(st.lists(cells, max_size=4, unique=True))
    low = [cell for cell in draw(st.lists(cells, max_size=2, unique=True)) if cell not in solids]
    return Plan(width, height, tuple(barriers), tuple(solids), tuple(low), tuple(draw(st.lists(cells, max_size=2, unique=True))))


def bodies(plan: Plan, largest: int = 2) -> st.SearchStrategy[list[tuple[int, int]]]:
    """The squares of some body on the map."""
    def at(n: int) -> st.SearchStrategy[list[tuple[int, int]]]:
        return st.tuples(st.integers(0, plan.width - n), st.integers(0, plan.height - n)).map(
            lambda corner: [(corner[0] + i, corner[1] + j) for j in range(n) for i in range(n)])
    return st.integers(1, min(largest, plan.width, plan.height)).flatmap(at)


def form_of(plan: Plan, form: int) -> Plan:
    """The map in form 0 to 7: bit 1 mirrors x, bit 2 mirrors y, bit 4 then swaps them."""
    def spot(p: Spot) -> Spot:
        x, y = (plan.width - p[0] if form & 1 else p[0]), (plan.height - p[1] if form & 2 else p[1])
        return (y, x) if form & 4 else (x, y)

    flipped = (form & 1) + (form >> 1 & 1) + (form >> 2) & 1
    barriers = tuple(w._replace(a=spot(w.a), b=spot(w.b), one_way=MIRRORED[w.one_way] if flipped else w.one_way)
                     for w in plan.barriers)
    width, height = (plan.height, plan.width) if form & 4 else (plan.width, plan.height)
    return Plan(width, height, barriers, *(tuple(cell_in(plan, form, c) for c in cells)
                                           for cells in (plan.solids, plan.low, plan.blocks)))


def cell_in(plan: Plan, form: int, cell: tuple[int, int]) -> tuple[int, int]:
    """Where a square of the plan lies in its form."""
    x, y = (plan.width - 1 - cell[0] if form & 1 else cell[0]), (plan.height - 1 - cell[1] if form & 2 else cell[1])
    return (y, x) if form & 4 else (x, y)
