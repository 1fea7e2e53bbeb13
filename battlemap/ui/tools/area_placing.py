"""Where an area of effect is put by hand: what a press takes as its origin, what a drag makes of it, and the question to ask.

    origin = origin_of(session, "cone", point)            on press: a corner, a creature or a square, as the shape wants
    placed = placed_at(session, "cone", measures, origin, point)     at every square the pointer crosses
    session.ask(placed.question)                          which squares and creatures: the rules' to say

Points are in squares.  Not here: which squares belong to an area (the question's answer), how it looks (`canvas.area_overlay`).
"""

from dataclasses import dataclass
from math import floor

from battlemap.encounter.asks import AskArea
from battlemap.geometry import Cell
from battlemap.model import Encounter, Token
from battlemap.rules.areas import centre_of
from battlemap.rules.space import cells_of, footprint

Point = tuple[float, float]

AIMED = ("cone", "line")
DRAWN_OUT = (*AIMED, "cube", "blast")
AT_CORNERS = ("sphere", "cylinder", "cube")
ROUND = ("sphere", "cylinder")
LEAST_RUN = 0.25
NOWHERE = Cell(0, 0)


@dataclass(frozen=True, slots=True)
class Measures:
    """In dm: how large (radius, side, length) and, of a line, how wide."""

    size: int
    width: int


@dataclass(frozen=True, slots=True)
class Origin:
    """A corner (`at`), or a creature or square an area goes out from (`start`): its top-left square `cell`, `n` squares wide."""

    at: Point | None = None
    start: str | Cell | None = None
    cell: Cell = NOWHERE
    n: int = 1

    @property
    def point(self) -> Point:
        return self.at if self.at is not None else (self.cell.x + self.n / 2, self.cell.y + self.n / 2)


@dataclass(frozen=True, slots=True)
class Sketch:
    """The bare shape: `corners` of a polygon, grown all round by `radius`; one corner and a radius are a circle."""

    corners: tuple[Point, ...]
    radius: float = 0.0


@dataclass(frozen=True, slots=True)
class Placed:
    """An area as it would be asked for now; no question while it has no direction."""

    shape: str
    origin: Origin
    question: AskArea | None
    sketch: Sketch | None


# ---------------------------------------------------------------- where it begins
def origin_of(state: Encounter, actor: str, shape: str, point: Point, under: str, exact: bool = False) -> Origin:
    """`under`: the creature below the point, `actor`: whose deed it is.  `exact`: the square itself, whatever the shape likes."""
    cell = Cell(floor(point[0]), floor(point[1]))
    token = state.token(under)
    if exact:
        return Origin(start=cell, cell=cell)
    if shape in AT_CORNERS or (shape in AIMED and token is None):
        return Origin(at=(float(round(point[0])), float(round(point[1]))))
    if token is not None and (shape != "burst" or token.id == actor):
        return Origin(start=token.id, cell=Cell(*token.at), n=footprint(token))
    return Origin(start=cell, cell=cell)


# ---------------------------------------------------------------- what a drag makes of it
def placed_at(state: Encounter, shape: str, measures: Measures, origin: Origin, point: Point, under: str = "") -> Placed:
    """The area from this origin with the pointer at `point`, over the creature `under`."""
    square = state.scene.square
    size = measures.size / square
    at, towards = origin.at, None
    sketch: Sketch | None = None
    if shape in AIMED:
        towards = _aim(state, origin, point, under)
        if towards is None:
            return Placed(shape, origin, None, None)
        end = _end_of(state, towards)
        sketch = _wedge(origin.point, end, size, size / 2) if shape == "cone" else None
        sketch = sketch or _band(origin.point, end, size, measures.width / square / 2)
    elif shape == "cube":
        at, sketch = _cube(origin, point, size)
    elif shape == "blast":
        at, sketch = _blast(origin, point, round(size))
    elif shape in ROUND:
        sketch = Sketch((origin.point,), size)
    else:
        reach = floor(size + 1e-9) if shape == "burst" else 0
        box = _box(origin.cell.x - reach, origin.cell.y - reach, origin.n + 2 * reach)
        sketch = Sketch(box, size if shape == "emanation" else 0.0)
    return Placed(shape, origin, _question(shape, measures, at, origin, towards), sketch)


def _question(shape: str, measures: Measures, at: Point | None, origin: Origin, towards: str | Cell | None) -> AskArea:
    start = origin.start if shape != "cube" else None
    return AskArea(
        shape=shape, at=at, start=start if isinstance(start, str) or start is None else (start.x, start.y),  # type: ignore[arg-type]
        size=measures.size / 10, width=measures.width / 10 if shape == "line" else None,
        towards=towards if isinstance(towards, str) or towards is None else (towards.x, towards.y),
    )  # fmt: skip


def _aim(state: Encounter, origin: Origin, point: Point, under: str) -> str | Cell | None:
    """The creature or square a cone or line leads to; None over its own beginning."""
    token, cell = state.token(under), Cell(floor(point[0]), floor(point[1]))
    if token is not None and token.id != origin.start:
        towards: str | Cell = token.id
    elif origin.start is not None and _inside(cell, origin):
        return None
    else:
        towards = cell
    x, y = _end_of(state, towards)
    far = max(abs(x - origin.point[0]), abs(y - origin.point[1]))
    return towards if far > LEAST_RUN else None


def _inside(cell: Cell, origin: Origin) -> bool:
    return 0 <= cell.x - origin.cell.x < origin.n and 0 <= cell.y - origin.cell.y < origin.n


def _end_of(state: Encounter, towards: str | Cell) -> Point:
    if isinstance(towards, str):
        return centre_of(state.tokens[towards])
    return (towards.x + 0.5, towards.y + 0.5)


def _cube(origin: Origin, point: Point, side: float) -> tuple[Point, Sketch]:
    """From its corner the way it is dragged; from a square's centre round that."""
    x, y = origin.point
    if origin.at is None:
        left, top = x - side / 2, y - side / 2
    else:
        left, top = (x if point[0] >= x else x - side), (y if point[1] >= y else y - side)
    return (left, top), Sketch(((left, top), (left + side, top), (left + side, top + side), (left, top + side)))


def _blast(origin: Origin, point: Point, n: int) -> tuple[Point, Sketch]:
    """The n x n squares round the pointer, brought to where they touch the origin without overlapping it."""
    left, top = round(point[0] - n / 2), round(point[1] - n / 2)
    low, high = (origin.cell.x - n, origin.cell.y - n), (origin.cell.x + origin.n, origin.cell.y + origin.n)
    left, top = min(max(left, low[0]), high[0]), min(max(top, low[1]), high[1])
    if low[0] < left < high[0] and low[1] < top < high[1]:
        ways = {
            (low[0], top): left - low[0], (high[0], top): high[0] - left,
            (left, low[1]): top - low[1], (left, high[1]): high[1] - top,
        }  # fmt: skip
        left, top = min(ways, key=ways.__getitem__)
    return (float(left), float(top)), Sketch(_box(left, top, n))


def _box(left: float, top: float, side: float) -> tuple[Point, ...]:
    return ((left, top), (left + side, top), (left + side, top + side), (left, top + side))


def _wedge(start: Point, end: Point, length: float, half: float) -> Sketch:
    ux, uy = _unit(start, end)
    x, y = start[0] + ux * length, start[1] + uy * length
    return Sketch((start, (x - uy * half, y + ux * half), (x + uy * half, y - ux * half)))


def _band(start: Point, end: Point, length: float, half: float) -> Sketch:
    ux, uy = _unit(start, end)
    (x, y), (across, down) = start, (-uy * half, ux * half)
    far = (x + ux * length, y + uy * length)
    return Sketch(
        ((x + across, y + down), (far[0] + across, far[1] + down), (far[0] - across, far[1] - down), (x - across, y - down))
    )


def _unit(start: Point, end: Point) -> Point:
    dx, dy = end[0] - start[0], end[1] - start[1]
    length = (dx * dx + dy * dy) ** 0.5
    return dx / length, dy / length


# ---------------------------------------------------------------- what the origin is for covers
def cover_square(origin: Origin, cells: tuple[Cell, ...]) -> tuple[float, float]:
    """The square covers are counted from: a corner's is one of its four that is in the area."""
    x, y = origin.point
    if origin.at is None:
        return (float(floor(x)), float(floor(y)))
    around = [Cell(floor(x) - i, floor(y) - j) for j in (0, 1) for i in (0, 1)]
    inside = set(cells)
    chosen = next((cell for cell in around if cell in inside), around[0])
    return (float(chosen.x), float(chosen.y))


def stands_in(token: Token, cells: set[Cell]) -> bool:
    return any(cell in cells for cell in cells_of(token))
