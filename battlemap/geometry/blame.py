"""What stops one line: the names behind a drawn line.

Here: each obstacle that stops a stopped line by itself, or, where none does (a joint), each without which it would pass.
Not here: whether a line is stopped in the first place (`crossings`).
Words: a *suspect* is a barrier or a full square that the line meets.

>>> names_on(standing, ray_row)
('wall:0', 'token:ben')
"""

from collections.abc import Callable, Sequence
from typing import NamedTuple

import msgspec
import numpy as np

from battlemap.geometry.coords import UNITS, Cell, Ints
from battlemap.geometry.crossings import contacts_with, ray_of
from battlemap.geometry.sectors import Ray, Segment, passes
from battlemap.geometry.walls import Obstacles


class Standing(msgspec.Struct, frozen=True, eq=False):
    """All that may stop a line: the obstacles of every cap, the own squares left out, and the names of full squares."""

    obstacles: Obstacles
    own: frozenset[tuple[int, int]]
    names: Callable[[Cell], tuple[str, ...]]


class Suspect(NamedTuple):
    """A barrier (`segment`) or a full square; `crossed`: it stops the line whatever the rule for touches says."""

    names: tuple[str, ...]
    crossed: bool
    segment: Segment | None = None
    square: tuple[int, int] | None = None


def names_on(standing: Standing, row: Ints) -> tuple[str, ...]:
    """The names of what stops one stopped ray row, barriers first, each once; the rim has no name."""
    ray = ray_of(row)
    suspects = [*_barriers(standing, row), *_squares(standing, row)]
    guilty = [suspect for suspect in suspects if _stop(ray, [suspect])] or [
        suspect for suspect in suspects if _is_needed(ray, suspect, suspects)]
    return tuple(dict.fromkeys(name for suspect in guilty for name in suspect.names))


def _is_needed(ray: Ray, suspect: Suspect, suspects: Sequence[Suspect]) -> bool:
    """Would the line pass without this one?  Of two things that fill the same square neither is needed."""
    return len(suspect.names) < 2 and not _stop(ray, [other for other in suspects if other is not suspect])


def _stop(ray: Ray, suspects: Sequence[Suspect]) -> bool:
    if any(suspect.crossed for suspect in suspects):
        return True
    squares = {suspect.square for suspect in suspects if suspect.square is not None}
    segments = [suspect.segment for suspect in suspects if suspect.segment is not None]
    return not passes(ray, segments, (lambda x, y: (x, y) in squares) if squares else None)


def _barriers(standing: Standing, row: Ints) -> list[Suspect]:
    contacts = contacts_with(standing.obstacles, row)
    found = []
    for barrier, crossed in zip(contacts.barrier.tolist(), contacts.proper.tolist(), strict=True):
        x1, y1, x2, y2 = standing.obstacles.segments[barrier].tolist()
        found.append(Suspect((standing.obstacles.name_of(barrier),), crossed, segment=(x1, y1, x2, y2)))
    return found


def _squares(standing: Standing, row: Ints) -> list[Suspect]:
    """Full squares the line meets, in reading order."""
    start, end = row[:2], row[4:6]
    low, high = np.minimum(start, end), np.maximum(start, end)
    left, top = np.maximum(-(-low // UNITS) - 1, -1).tolist()
    right, bottom = (high // UNITS).tolist()
    window = standing.obstacles.filled[top + 1:bottom + 2, left + 1:right + 2]
    squares = np.argwhere(window)[:, ::-1] + (left, top)
    # Where the corners of each square lie beside the line: negative left, positive right.
    to = (squares[:, None] + np.array(((0, 0), (1, 0), (0, 1), (1, 1)))) * UNITS - start
    run = end - start
    beside = run[0] * to[:, :, 1] - run[1] * to[:, :, 0]
    least, most = beside.min(1), beside.max(1)
    inside = (least < 0) & (most > 0) & ((squares + 1) * UNITS > low).all(1) & (squares * UNITS < high).all(1)
    meets = (least <= 0) & (most >= 0)
    found = []
    for (x, y), crossed in zip(squares[meets].tolist(), inside[meets].tolist(), strict=True):
        if (x, y) not in standing.own:
            found.append(Suspect(standing.names(Cell(x, y)), crossed, square=(x, y)))
    return found
