"""Squares of a stroke: a brush, a rectangle, a polygon; and the areas that a stroke of squares makes, widens or takes away."""

from collections.abc import Iterable, Sequence
from math import ceil, floor

import numpy as np
from msgspec.structs import replace

from battlemap.geometry import Cell, cells_in_polygon
from battlemap.model import Area, Scene
from battlemap.model.fog import Run
from battlemap.model.scene import PointXY

Cells = set[Cell]


def runs_of_cells(cells: Iterable[Cell]) -> tuple[Run, ...]:
    """Squares as runs, by row."""
    found: list[Run] = []
    for cell in sorted(cells, key=lambda cell: (cell.y, cell.x)):
        if found and found[-1][0] == cell.y and found[-1][2] == cell.x:
            found[-1] = (cell.y, found[-1][1], cell.x + 1)
        else:
            found.append((cell.y, cell.x, cell.x + 1))
    return tuple(found)


def cells_of_runs(runs: Iterable[Run]) -> Cells:
    return {Cell(x, y) for y, first, behind in runs for x in range(first, behind)}


def brushed(cell: Cell, size: int, scene: Scene) -> Cells:
    """The squares of the map under a brush of this many squares a side."""
    left, top = cell.x - size // 2, cell.y - size // 2
    return {
        Cell(x, y)
        for x in range(max(0, left), min(scene.width, left + size))
        for y in range(max(0, top), min(scene.height, top + size))
    }


def between_cells(a: Cell, b: Cell) -> list[Cell]:
    """The squares on the way, so that a quick stroke has no holes."""
    steps = max(abs(b.x - a.x), abs(b.y - a.y), 1)
    return [Cell(round(a.x + (b.x - a.x) * i / steps), round(a.y + (b.y - a.y) * i / steps)) for i in range(steps + 1)]


def in_rectangle(a: Cell, b: Cell, scene: Scene) -> Cells:
    """The squares from one to the other, both too."""
    (x1, x2), (y1, y2) = sorted((a.x, b.x)), sorted((a.y, b.y))
    xs, ys = range(max(0, x1), min(scene.width, x2 + 1)), range(max(0, y1), min(scene.height, y2 + 1))
    return {Cell(x, y) for x in xs for y in ys}


def in_polygon(points: Sequence[PointXY], scene: Scene) -> Cells:
    """The squares whose centre lies in it."""
    if len(points) < 3:
        return set()
    left, top = max(0, floor(min(x for x, _ in points))), max(0, floor(min(y for _, y in points)))
    right = min(scene.width, ceil(max(x for x, _ in points)))
    bottom = min(scene.height, ceil(max(y for _, y in points)))
    if right <= left or bottom <= top:
        return set()
    mask = cells_in_polygon([(x - left, y - top) for x, y in points], right - left, bottom - top)
    return {Cell(int(x) + left, int(y) + top) for y, x in zip(*np.nonzero(mask), strict=True)}


def painted_area(scene: Scene, kind: str, value: int, cells: Cells, takes_away: bool) -> tuple[tuple[int, ...], tuple[Area, ...]]:
    """(numbers of areas that go, areas that come) for a stroke of this kind: a square lies in at most one area of a kind, and
    squares of one value that touch are one area."""
    gone: list[int] = []
    left: list[Area] = []
    joined = set() if takes_away else set(cells)
    for number, area in enumerate(scene.areas):
        if area.kind != kind:
            continue
        own = cells_of_runs(area.runs)
        if not takes_away and area.value == value and (own & cells or _touch(own, cells)):
            gone.append(number)
            joined |= own
        elif own & cells:
            gone.append(number)
            left += [replace(area, runs=runs_of_cells(part)) for part in pieces(own - cells)]
    new = [Area(kind=kind, runs=runs_of_cells(part), value=value) for part in pieces(joined)]  # type: ignore[arg-type]
    if [scene.areas[number] for number in gone] == new + left:
        return (), ()
    return tuple(gone), (*left, *new)


def _touch(one: Cells, other: Cells) -> bool:
    return any(Cell(x + dx, y + dy) in one for x, y in other for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1)))


def pieces(cells: Cells) -> list[Cells]:
    """Squares in parts that hang together by their sides."""
    left, found = set(cells), list[Cells]()
    while left:
        part, edge = set[Cell](), [left.pop()]
        while edge:
            x, y = cell = edge.pop()
            part.add(cell)
            for near in (Cell(x + 1, y), Cell(x - 1, y), Cell(x, y + 1), Cell(x, y - 1)):
                if near in left:
                    left.remove(near)
                    edge.append(near)
        found.append(part)
    return found
