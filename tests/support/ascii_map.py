"""Small maps drawn in text, in all eight turned and mirrored forms.

A drawing has a sign for every square and one for everything between squares, so thin walls can be drawn:

    ". .|t"         squares stand at even places of even rows; between two of them "|" is a wall, in the rows
    "   + "         between rows "-" is one; "+" and blanks are only there to be read
    "a . ."

`#` is a solid square, `o` a low obstacle, `.` floor; any other letter marks floor squares by that name.
"""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from battlemap.geometry import Barrier, Cell, Grid, Walls

TURNED = str.maketrans("|-", "-|")


class Drawing(NamedTuple):
    """What a drawing shows; `marks`: the squares of each letter, in reading order."""

    walls: Walls
    marks: dict[str, list[Cell]]


def forms(rows: Sequence[str]) -> Iterator[list[str]]:
    """The eight turned and mirrored forms of a drawing, or of any rectangle of signs; short rows are filled with blanks."""
    width = max(map(len, rows))
    plain = [row.ljust(width) for row in rows]
    across = ["".join(column).translate(TURNED) for column in zip(*plain, strict=True)]
    for turned in (plain, across):
        for mirrored in (turned, [row[::-1] for row in turned]):
            yield list(mirrored)
            yield mirrored[::-1]


def drawing_of(rows: Sequence[str]) -> Drawing:
    """Read a drawing."""
    width = max(map(len, rows))
    plain = [row.ljust(width) for row in rows]
    grid = Grid((width + 1) // 2, (len(plain) + 1) // 2)
    barriers, marks = [], dict[str, list[Cell]]()
    for j, row in enumerate(plain):
        for i, sign in enumerate(row):
            x, y = i // 2, j // 2
            if sign == "|" and i % 2 and not j % 2:
                barriers.append(Barrier((x + 1, y), (x + 1, y + 1), f"wall:{len(barriers)}"))
            elif sign == "-" and j % 2 and not i % 2:
                barriers.append(Barrier((x, y + 1), (x + 1, y + 1), f"wall:{len(barriers)}"))
            elif not (i % 2 or j % 2):
                marks.setdefault(sign, []).append(Cell(x, y))
            elif sign not in " +":
                raise ValueError(f"{sign!r} stands between squares at row {j}, place {i}")
    solids = {cell: f"square:{cell.x},{cell.y}" for cell in marks.pop("#", [])}
    low = {cell: f"square:{cell.x},{cell.y}" for cell in marks.pop("o", [])}
    return Drawing(Walls.build(grid, barriers, solids, low), marks)
