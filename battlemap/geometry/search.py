"""Cheapest ways over the map: a budgeted field from one square, and a field of the whole map.

Here: Dijkstra on whole-number costs, all squares of one cost at once.  Not here: what a step costs and which are free, which
the caller puts into one array.
Words: *cost* uint8 [8, height, width] is what the step from (x, y) in direction d takes, in squares, 0 where there is none;
the *toll* of a step (same shape) is what one would rather not pay, such as a provocation: of equally cheap ways the one with
the smallest summed toll is taken, then the one with the fewest diagonals, then one that depends on the map alone; with
*alternating* diagonals every second one costs twice its entry, and the *parity* (1 when the next diagonal is such a one)
rides along in the search.
A *board* is a set of squares as one integer, bit y * width + x, and as many bits again for parity 1: a step of a whole set
of squares is then one AND and one shift, whatever their number.

>>> field(cost, Cell(0, 0), 6).path_to(Cell(3, 1))
(Cell(x=1, y=0), Cell(x=2, y=0), Cell(x=3, y=1))
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

import msgspec
import numpy as np
from numpy.typing import NDArray

from battlemap.geometry.coords import DIRECTIONS, Bytes, Cell

TOLL_SHIFT = 20
"""Of ways that cost the same the *tie* is compared, one integer: its toll, then its diagonals."""
UNREACHED = -1
SHAPES_KEPT = 16
Costs = NDArray[np.int32]


class Field(msgspec.Struct, frozen=True, eq=False):
    """What a budget reaches from `start`, and how.  Asking for squares outside of it answers None or ()."""

    start: Cell
    parity: int
    _window: "_Window"
    _costs: Costs                                           # [parities, squares of the window]
    _ways: "_Ways"

    def cost_to(self, cell: tuple[int, int]) -> int | None:
        """Squares of movement to get there; None where the budget does not reach."""
        node = self._best(cell)
        return None if node is None else self._ways.costs[node]

    def toll_to(self, cell: tuple[int, int]) -> int | None:
        """The summed toll of the way taken; None where the budget does not reach."""
        node = self._best(cell)
        return None if node is None else self._ways.tie(node) >> TOLL_SHIFT

    def parity_at(self, cell: tuple[int, int]) -> int:
        """1 when the next diagonal after the way there costs double, else 0 (0 too where nothing reaches)."""
        node = self._best(cell)
        return 0 if node is None else node // self._window.size

    def path_to(self, cell: tuple[int, int]) -> tuple[Cell, ...]:
        """The squares entered on the best way, without the start; () at the start and where the budget does not reach."""
        node = self._best(cell)
        if node is None:
            return ()
        window, path = self._window, list[Cell]()
        begin = window.node(self.start, self.parity)
        while node != begin:
            path.append(window.cell(node))
            node = self._ways.before(node)
        return tuple(reversed(path))

    def reached(self) -> dict[Cell, int]:
        """Every square the budget reaches with its cost, the start included (0), in reading order."""
        window, best = self._window, _cheapest(self._costs)
        nodes = np.flatnonzero(best != UNREACHED)
        rows, columns = np.divmod(nodes, window.width)
        cells = map(Cell, (columns + window.left).tolist(), (rows + window.top).tolist())
        return dict(zip(cells, best[nodes].tolist(), strict=True))

    def _best(self, cell: tuple[int, int]) -> int | None:
        """The node with the smallest cost, then the smallest tie, among a square's parities."""
        window, ways = self._window, self._ways
        if not window.contains(cell):
            return None
        nodes = [node for parity in range(window.parities) if ways.costs[node := window.node(cell, parity)] != UNREACHED]
        if len(nodes) < 2:
            return nodes[0] if nodes else None
        one, other = (ways.costs[node] for node in nodes)
        if one != other:
            return nodes[one > other]
        return nodes[ways.tie(nodes[0]) > ways.tie(nodes[1])]


class _Window(NamedTuple):
    """The squares a budget can reach at most, as nodes: (y - top) * width + (x - left), plus `size` for parity 1."""

    left: int
    top: int
    width: int
    height: int
    parities: int

    @classmethod
    def around(cls, cost: Bytes, start: Cell, budget: int | None, alternating: bool) -> "_Window":
        _, rows, columns = cost.shape
        if not (0 <= start.x < columns and 0 <= start.y < rows):
            raise ValueError(f"the start {tuple(start)} is off the map")
        far = max(rows, columns) if budget is None else budget
        if far < 0:
            raise ValueError(f"a budget is not negative: {budget}")
        left, top = max(start.x - far, 0), max(start.y - far, 0)
        width, height = min(start.x + far + 1, columns) - left, min(start.y + far + 1, rows) - top
        return cls(left, top, width, height, 2 if alternating else 1)

    def of(self, by_step: Bytes) -> Bytes:
        """What of something known of every step, uint8 [8, ...], lies in the window, uint8 [8, nodes]."""
        return by_step[:, self.top:self.top + self.height, self.left:self.left + self.width].reshape(8, -1)

    @property
    def size(self) -> int:
        return self.width * self.height

    @property
    def offsets(self) -> tuple[int, ...]:
        """How far on, in nodes, each direction leads."""
        return _offsets(self.width)

    def contains(self, cell: tuple[int, int]) -> bool:
        return 0 <= cell[0] - self.left < self.width and 0 <= cell[1] - self.top < self.height

    def node(self, cell: tuple[int, int], parity: int) -> int:
        return (cell[1] - self.top) * self.width + cell[0] - self.left + parity * self.size

    def cell(self, node: int) -> Cell:
        y, x = divmod(node % self.size, self.width)
        return Cell(x + self.left, y + self.top)


@lru_cache(maxsize=SHAPES_KEPT)
def _offsets(width: int) -> tuple[int, ...]:
    return tuple(dx + dy * width for dx, dy in DIRECTIONS)


@lru_cache(maxsize=SHAPES_KEPT)
def _inside(width: int, height: int) -> tuple[int, ...]:
    """For each direction the board of the nodes from which a step stays within so many squares."""
    stays = np.ones((8, height, width), np.bool_)
    for d, (dx, dy) in enumerate(DIRECTIONS):
        if dx:
            stays[d, :, -1 if dx > 0 else 0] = False
        if dy:
            stays[d, -1 if dy > 0 else 0, :] = False
    packed = np.packbits(stays.reshape(8, -1), axis=1, bitorder="little")
    return tuple(int.from_bytes(row.tobytes(), "little") for row in packed)


class _Ways(msgspec.Struct, eq=False):
    """The best ways within a field, found when asked for and kept: a node's best way goes by one of those before it."""

    window: _Window
    costs: memoryview                                       # of each node, int32
    steps: bytes
    tolls: bytes | None
    ties: dict[int, int]                                    # of the nodes asked for so far, and of all on their ways
    came: dict[int, int]                                    # the node each of them is entered from

    def tie(self, goal: int) -> int:
        """The toll and the diagonals of the best way to a node."""
        self._find(goal)
        return self.ties[goal]

    def before(self, goal: int) -> int:
        """The node a best way comes from."""
        self._find(goal)
        return self.came[goal]

    def _find(self, goal: int) -> None:
        ties, open_nodes = self.ties, [goal]
        while open_nodes:
            node = open_nodes[-1]
            if node in ties:
                open_nodes.pop()
                continue
            entries = list(self._entries(node))
            waiting = [last for last, _ in entries if last not in ties]
            if waiting:
                open_nodes += waiting
                continue
            # Of equal ones the first: it depends on the map alone.
            ties[node], self.came[node] = min(((ties[last] + extra, last) for last, extra in entries), key=lambda pair: pair[0])

    def _entries(self, node: int) -> Iterator[tuple[int, int]]:
        """(node before, tie added) of each step by which a cheapest way enters a node."""
        window, costs, size = self.window, self.costs, self.window.size
        spent = costs[node]
        to_parity, square = divmod(node, size)
        column = square % window.width
        for parity in range(window.parities):
            for d, offset in enumerate(window.offsets):
                turned = window.parities > 1 and d % 2 == 1
                if parity ^ turned != to_parity or not 0 <= square - offset < size:
                    continue
                if not 0 <= column - DIRECTIONS[d][0] < window.width:
                    continue
                before = square - offset
                last, price = before + parity * size, self.steps[d * size + before]
                if price and costs[last] != UNREACHED and costs[last] + price * (1 + (turned and parity)) == spent:
                    yield last, ((self.tolls[d * size + before] if self.tolls else 0) << TOLL_SHIFT) + d % 2


def field(cost: Bytes, start: tuple[int, int], budget: int, *, alternating: bool = False, parity: int = 0,
          toll: Bytes | None = None) -> Field:
    """What `budget` squares of movement reach from `start`, and the best way to each square.

    `cost` and `toll` uint8 [8, height, width], see the module; a step off the map counts as none.  `parity` is that of the
    next diagonal at the start.  Only the window within the budget is looked at.  Raises ValueError for a start off the map
    or a negative budget.
    """
    start = Cell(*start)
    window = _Window.around(cost, start, budget, alternating)
    parity = parity % 2 if alternating else 0
    begin = window.node(start, parity)
    steps = window.of(cost)
    costs = _spread(window, steps, begin, budget)
    tolls = None if toll is None else window.of(toll).tobytes()
    ways = _Ways(window, costs.reshape(-1).data, steps.tobytes(), tolls, {begin: 0}, {})
    return Field(start, parity, window, costs, ways)


def whole_field(cost: Bytes, start: tuple[int, int], *, alternating: bool = False, parity: int = 0) -> Costs:
    """The cost of the cheapest way to every square of the map, int32 [height, width], -1 where there is none.

    The same costs as `field` with no budget; no tolls and no paths.  Raises ValueError for a start off the map.
    """
    start = Cell(*start)
    window = _Window.around(cost, start, None, alternating)
    costs = _spread(window, window.of(cost), window.node(start, parity % 2 if alternating else 0), None)
    return _cheapest(costs).reshape(window.height, window.width)


def _cheapest(costs: Costs) -> Costs:
    """Of both parities the smaller cost, where either is reached."""
    best: Costs = costs[0]
    for other in costs[1:]:
        best = np.where((other == UNREACHED) | (best != UNREACHED) & (best < other), best, other)
    return best


# ---------------------------------------------------------------- boards
_Lane = tuple[int, int, int]
"""How far on or back a step leads, and the boards of the nodes that may take it at the prices 1 and 2."""
_Dear = tuple[int, tuple[tuple[int, int], ...]]
"""How far on (back, where negative) a step leads, and (price, board) of the nodes that may take it, where some cost more."""


def _spread(window: _Window, steps: Bytes, begin: int, budget: int | None) -> Costs:
    """int32 [parities, squares]: what each node costs; `steps` uint8 [8, squares]: the price of each step.

    Every step costs at least one square, so what is entered for the first time at a level is settled there.
    """
    on, back, dear, dearest = _lanes(window, steps)
    settled = 1 << begin
    recent = [settled] + [0] * (dearest - 1)                # recent[p - 1]: the nodes settled p levels ago
    digits: list[int] = []                                  # digits[b]: the nodes whose cost has the binary digit b
    spent = idle = 0
    while idle < dearest and (budget is None or spent < budget):
        spent += 1
        entered, one_ago, two_ago = settled, recent[0], recent[1]
        for offset, single, double in on:
            entered |= (one_ago & single | two_ago & double) << offset
        for offset, single, double in back:
            entered |= (one_ago & single | two_ago & double) >> offset
        for offset, prices in dear:
            leaving = 0
            for price, nodes in prices:
                leaving |= recent[price - 1] & nodes
            entered |= leaving << offset if offset > 0 else leaving >> -offset
        new = entered ^ settled
        settled = entered
        recent.insert(0, new)
        recent.pop()
        idle = 0 if new else idle + 1
        if spent >> len(digits):
            digits.append(0)
        for digit in _digits_of(spent):
            digits[digit] |= new
    return _costs_of(window, settled, digits)


@lru_cache(maxsize=4096)
def _digits_of(number: int) -> tuple[int, ...]:
    """Which binary digits of a number are 1."""
    return tuple(digit for digit in range(number.bit_length()) if number >> digit & 1)


def _costs_of(window: _Window, settled: int, digits: list[int]) -> Costs:
    """Costs from their binary digits."""
    nodes = window.size * window.parities
    length, boards = -(-nodes // 8), (settled ^ (1 << nodes) - 1, *digits)
    packed = np.frombuffer(b"".join([board.to_bytes(length, "little") for board in boards]), np.uint8)
    bits = np.unpackbits(packed.reshape(-1, length), axis=1, count=nodes, bitorder="little")
    costs: Costs = np.einsum("i,ij->j", _worths(len(digits)), bits)
    return costs.reshape(window.parities, -1)


@lru_cache
def _worths(digits: int) -> Costs:
    """What the bits of `_costs_of` are worth: UNREACHED, then the digits."""
    return np.array([UNREACHED, *(1 << digit for digit in range(digits))], np.int32)


def _lanes(window: _Window, steps: Bytes) -> tuple[list[_Lane], list[_Lane], list[_Dear], int]:
    """The lanes that lead on, those that lead back (by how far), those where some step costs more than 2 with all their prices,
    and the dearest price of all, at least 2."""
    on, back, dear, dearest = list[_Lane](), list[_Lane](), list[_Dear](), 2
    for offset, boards in _boards(window, steps) if window.parities == 1 else _alternating(window, steps):
        single, double, *dearer = boards
        if any(dearer):
            dear.append((offset, tuple((price, board) for price, board in enumerate(boards, 1) if board)))
            dearest = max(dearest, dear[-1][1][-1][0])
        elif offset > 0:
            on.append((offset, single, double))
        else:
            back.append((-offset, single, double))
    return on, back, dear, dearest


def _boards(window: _Window, steps: Bytes) -> Iterator[tuple[int, Sequence[int]]]:
    """(how far on in nodes, the board of the steps at each price from 1 on, of two at least) of each direction."""
    bits, inside, boards = -(-window.size // 8) * 8, _inside(window.width, window.height), list[list[int]]()
    for price in range(1, max(int(steps.max()), 2) + 1):
        packed = int.from_bytes(np.packbits(steps == price, axis=1, bitorder="little").tobytes(), "little")
        boards.append([packed >> d * bits & stays for d, stays in enumerate(inside)])
    return zip(window.offsets, zip(*boards, strict=True), strict=True)


def _alternating(window: _Window, steps: Bytes) -> Iterator[tuple[int, Sequence[int]]]:
    """The same with parities: a diagonal leads to the other parity, from there back at twice its price."""
    size = window.size
    for d, (offset, boards) in enumerate(_boards(window, steps)):
        if d % 2:
            yield offset + size, boards
            yield offset - size, [board << size for single in boards for board in (0, single)]
        else:
            yield offset, [board | board << size for board in boards]
