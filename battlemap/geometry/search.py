"""Cheapest ways over the map: a budgeted field from one square, and a field of the whole map.

Here: Dijkstra on whole-number costs (buckets, so no heap).  Not here: what a step costs and which are free, which the caller
puts into one array.
Words: *cost* uint8 [8, height, width] is what the step from (x, y) in direction d takes, in squares, 0 where there is none;
the *toll* of a step (same shape) is what one would rather not pay, such as a provocation: of equally cheap ways the one with
the smallest summed toll is taken, then the one with the fewest diagonals, then one that depends on the map alone; with
*alternating* diagonals every second one costs twice its entry, and the *parity* (1 when the next diagonal is such a one)
rides along in the search.

>>> field(cost, Cell(0, 0), 6).path_to(Cell(3, 1))
(Cell(x=1, y=0), Cell(x=2, y=0), Cell(x=3, y=1))
"""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from battlemap.geometry.coords import DIRECTIONS, Bytes, Cell, Ints

TOLL_SHIFT, COST_SHIFT = 20, 40
"""A way's key is one integer, compared as a whole: its cost, then its toll, then its diagonals."""


@dataclass(frozen=True, slots=True, eq=False)
class Field:
    """What a budget reaches from `start`, and how.  Asking for squares outside of it answers None or ()."""

    start: Cell
    parity: int
    _window: "_Window"
    _keys: list[int]

    def cost_to(self, cell: tuple[int, int]) -> int | None:
        """Squares of movement to get there; None where the budget does not reach."""
        node = self._best(cell)
        return None if node is None else self._keys[node] >> COST_SHIFT

    def toll_to(self, cell: tuple[int, int]) -> int | None:
        """The summed toll of the way taken; None where the budget does not reach."""
        node = self._best(cell)
        return None if node is None else (self._keys[node] >> TOLL_SHIFT) & ((1 << TOLL_SHIFT) - 1)

    def parity_at(self, cell: tuple[int, int]) -> int:
        """1 when the next diagonal after the way there costs double, else 0 (0 too where nothing reaches)."""
        node = self._best(cell)
        return 0 if node is None else node // self._window.size

    def path_to(self, cell: tuple[int, int]) -> tuple[Cell, ...]:
        """The squares entered on the best way, without the start; () at the start and where the budget does not reach."""
        node = self._best(cell)
        if node is None:
            return ()
        window, keys, path = self._window, self._keys, list[Cell]()
        begin = window.node(self.start, self.parity)
        while node != begin:
            path.append(window.cell(node))
            node = window.before(node, keys)
        return tuple(reversed(path))

    def reached(self) -> dict[Cell, int]:
        """Every square the budget reaches with its cost, the start included (0), in reading order."""
        best = np.array(self._keys, np.int64).reshape(-1, self._window.size).min(0)
        nodes = np.flatnonzero(best < self._window.limit)
        costs = (best[nodes] >> COST_SHIFT).tolist()
        return {self._window.cell(node): cost for node, cost in zip(nodes.tolist(), costs, strict=True)}

    def _best(self, cell: tuple[int, int]) -> int | None:
        """The node with the smallest key among a square's parities."""
        window, keys = self._window, self._keys
        if not window.contains(cell):
            return None
        node = min((window.node(cell, parity) for parity in range(len(keys) // window.size)), key=keys.__getitem__)
        return node if keys[node] < window.limit else None


@dataclass(frozen=True, slots=True, eq=False)
class _Window:
    """The squares a budget can reach at most, as nodes: (y - top) * width + (x - left), plus `size` for parity 1.

    `steps[p]`: the key added by each step, eight per square, 0 where there is none; `offsets[p]`: how far each leads on.
    """

    left: int
    top: int
    width: int
    height: int
    limit: int
    steps: tuple[list[int], ...]
    offsets: tuple[tuple[int, ...], ...]

    @property
    def size(self) -> int:
        return self.width * self.height

    def contains(self, cell: tuple[int, int]) -> bool:
        return 0 <= cell[0] - self.left < self.width and 0 <= cell[1] - self.top < self.height

    def node(self, cell: tuple[int, int], parity: int) -> int:
        return (cell[1] - self.top) * self.width + cell[0] - self.left + parity * self.size

    def cell(self, node: int) -> Cell:
        y, x = divmod(node % self.size, self.width)
        return Cell(x + self.left, y + self.top)

    def before(self, node: int, keys: list[int]) -> int:
        """The node a best way comes from: stored nowhere, found by subtracting each step that leads here."""
        size = self.size
        for parity, (steps, offsets) in enumerate(zip(self.steps, self.offsets, strict=True)):
            for d, offset in enumerate(offsets):
                last = node - offset
                if parity * size <= last < (parity + 1) * size:
                    step = steps[8 * (last - parity * size) + d]
                    if step and keys[last] + step == keys[node]:
                        return last
        raise AssertionError("a node on a best way has none before it")


def field(cost: Bytes, start: tuple[int, int], budget: int, *, alternating: bool = False, parity: int = 0,
          toll: Bytes | None = None) -> Field:
    """What `budget` squares of movement reach from `start`, and the best way to each square.

    `cost` and `toll` uint8 [8, height, width], see the module; a step off the map counts as none.  `parity` is that of the
    next diagonal at the start.  Only the window within the budget is looked at.  Raises ValueError for a start off the map
    or a negative budget.
    """
    start = Cell(*start)
    window = _window(cost, start, budget, alternating, toll)
    parity = parity % 2 if alternating else 0
    keys = [window.limit] * (window.size * len(window.steps))
    _spread(window, keys, window.node(start, parity), budget)
    return Field(start, parity, window, keys)


def _spread(window: _Window, keys: list[int], begin: int, budget: int) -> None:
    """Fill in the keys of all that is reached.  Every step costs at least one square, so a square is settled when its
    bucket's turn comes; until then a better toll only lowers its key."""
    size = window.size
    keys[begin] = 0
    buckets: list[list[int]] = [[] for _ in range(budget + 1)]
    buckets[0].append(begin)
    for spent, bucket in enumerate(buckets):
        for node in bucket:
            key = keys[node]
            if key >> COST_SHIFT != spent:
                continue                                    # reached more cheaply since
            parity = node >= size
            at = 8 * (node - size * parity)
            for step, offset in zip(window.steps[parity][at:at + 8], window.offsets[parity], strict=True):
                if step and key + step < keys[node + offset]:
                    total = (key + step) >> COST_SHIFT
                    if keys[node + offset] >> COST_SHIFT != total:
                        buckets[total].append(node + offset)
                    keys[node + offset] = key + step


def _window(cost: Bytes, start: Cell, budget: int, alternating: bool, toll: Bytes | None) -> _Window:
    _, rows, columns = cost.shape
    if not (0 <= start.x < columns and 0 <= start.y < rows):
        raise ValueError(f"the start {tuple(start)} is off the map")
    if budget < 0:
        raise ValueError(f"a budget is not negative: {budget}")
    left, top = max(start.x - budget, 0), max(start.y - budget, 0)
    part = (slice(None), slice(top, start.y + budget + 1), slice(left, start.x + budget + 1))
    squares = cost[part].astype(np.int64)
    _, height, width = squares.shape
    for d, (dx, dy) in enumerate(DIRECTIONS):
        if dx:
            squares[d, :, -1 if dx > 0 else 0] = 0
        if dy:
            squares[d, -1 if dy > 0 else 0, :] = 0
    extra = np.zeros_like(squares) if toll is None else toll[part].astype(np.int64) << TOLL_SHIFT
    extra[1::2] += 1
    singles = (squares << COST_SHIFT) + np.where(squares > 0, extra, 0)
    offsets = tuple(dx + dy * width for dx, dy in DIRECTIONS)
    limit = (budget + 1) << COST_SHIFT
    if not alternating:
        return _Window(left, top, width, height, limit, (_by_square(singles),), (offsets,))
    doubles = singles.copy()
    doubles[1::2] += squares[1::2] << COST_SHIFT
    size = width * height
    there = tuple(offset + size * (d % 2) for d, offset in enumerate(offsets))
    back = tuple(offset - size * (d % 2) for d, offset in enumerate(offsets))
    return _Window(left, top, width, height, limit, (_by_square(singles), _by_square(doubles)), (there, back))


def _by_square(steps: Ints) -> list[int]:
    listed: list[int] = np.ascontiguousarray(steps.transpose(1, 2, 0)).ravel().tolist()
    return listed


# ---------------------------------------------------------------- the whole map at once
UNREACHED = 1 << 29


def whole_field(cost: Bytes, start: tuple[int, int], *, alternating: bool = False, parity: int = 0) -> NDArray[np.int32]:
    """The cost of the cheapest way to every square of the map, int32 [height, width], -1 where there is none.

    The same costs as `field` with no budget; no tolls and no paths.  Raises ValueError for a start off the map.
    """
    _, height, width = cost.shape
    start = Cell(*start)
    if not (0 <= start.x < width and 0 <= start.y < height):
        raise ValueError(f"the start {tuple(start)} is off the map")
    nodes = height * width * (2 if alternating else 1)
    tables = _leads(cost, alternating)
    reached = _flood(tables, nodes, start.y * width + start.x + (parity % 2) * height * width * alternating)
    best = reached.reshape(-1, height, width).min(0)
    return np.where(best == UNREACHED, np.int32(-1), best)


def _leads(cost: Bytes, alternating: bool) -> dict[int, NDArray[np.int32]]:
    """Per cost of a step: int32 [nodes + 1, 8], where each step of that cost leads; `nodes` (a sink) where there is none."""
    _, height, width = cost.shape
    size = height * width
    nodes = size * (2 if alternating else 1)
    tables: dict[int, NDArray[np.int32]] = {}
    columns, rows = np.tile(np.arange(width), height), np.repeat(np.arange(height), width)
    for d, (dx, dy) in enumerate(DIRECTIONS):
        inside = (columns + dx >= 0) & (columns + dx < width) & (rows + dy >= 0) & (rows + dy < height)
        prices = np.where(inside, cost[d].ravel(), 0)
        for price in np.unique(prices[prices > 0]).tolist():
            here = np.flatnonzero(prices == price)
            there = here + dx + dy * width
            # (price, from, to) per parity: a diagonal changes it, every second one costs double.
            if not alternating:
                ways = [(price, here, there)]
            elif d % 2:
                ways = [(price, here, there + size), (2 * price, here + size, there)]
            else:
                ways = [(price, here, there), (price, here + size, there + size)]
            for total, source, target in ways:
                if total not in tables:
                    tables[total] = np.full((nodes + 1, 8), nodes, np.int32)
                tables[total][source, d] = target
    return tables


def _flood(tables: dict[int, NDArray[np.int32]], nodes: int, begin: int) -> NDArray[np.int32]:
    """Dijkstra by levels: one gather, compare and scatter per cost of a step and level of the frontier."""
    costs = np.full(nodes + 1, UNREACHED, np.int32)
    costs[nodes], costs[begin] = -1, 0                      # the sink is always cheaper already
    stamps = np.empty(nodes + 1, np.int32)
    span = max(tables, default=0) + 1
    waiting: list[list[NDArray[np.int32]]] = [[] for _ in range(span)]
    waiting[0].append(np.array([begin], np.int32))
    spent = idle = 0
    while idle < span:
        parts, waiting[spent % span] = waiting[spent % span], []
        frontier = np.concatenate(parts) if parts else np.empty(0, np.int32)
        frontier = frontier[costs[frontier] == spent]
        idle = 0 if len(parts) else idle + 1
        for price, leads in tables.items():
            if not len(frontier):
                break
            target = leads[frontier].ravel()
            target = target[costs[target] > spent + price]
            costs[target] = spent + price
            order = np.arange(len(target), dtype=np.int32)
            stamps[target] = order                          # of equal targets the last one keeps its stamp
            waiting[(spent + price) % span].append(target[stamps[target] == order])
        spent += 1
    return costs[:-1]
