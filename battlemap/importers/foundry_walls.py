"""Walls and doors of a Foundry scene, of any version.

A wall is one segment, `c`, with an enum for each thing it may stop.  Old files (8) say `move` 0 or 1 and `sense` 0, 1 or 2; later
ones 0, 10, 20, 30, 40 for `move`, `sight`, `light`, `sound`; mixtures of both are about.  What becomes of them:

    move                      nonzero stops steps
    sight 20                  stops sight; with `move` it is a wall, without it a curtain
    sight 10, "limited"       stops only what crosses two of them: outlines are seen, not seen through or out of
    sight 30, 40, by distance a window, where it has a distance (without one it is a wall)
    move without sight        a fence, a window, an invisible wall: no step, but sight, and no cover
    dir 1, 2                  stops only what comes from its left or right
    door 1, 2; ds 0, 1, 2     door or secret door; closed, open, locked.  One that is seen through is a portcullis

Not here: where the scene lies (`foundry`).
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from battlemap.importers.doorways import Leaf
from battlemap.importers.joining import Segment, enclosed, joined
from battlemap.importers.json_file import number, table
from battlemap.importers.placed import (
    Doorways,
    DrawnDoor,
    Hand,
    Trouble,
    outlines,
    placed_doors,
)
from battlemap.importers.reading import Frame, Reading
from battlemap.model import Wall
from battlemap.model.scene import Degree, DoorState
from battlemap.sentence import Sentence

NONE, LIMITED, NORMAL, FROM_NEAR, FROM_AFAR = 0, 10, 20, 30, 40
OLD_SCALE = {1: NORMAL, 2: LIMITED}
MOST_WALLS = 60_000
HANDS: dict[int, Hand] = {1: "left", 2: "right"}
DOOR_STATES: dict[int, DoorState] = {0: "closed", 1: "open", 2: "locked"}


class Stops(NamedTuple):
    """What walls of one kind stop."""

    move: bool
    sight: bool
    cover: Degree
    one_way: Hand


@dataclass(slots=True)
class _Sorted:
    """The file's walls by what they are, in its own coordinates; what was odd about them, counted."""

    walls: dict[Stops, list[Leaf]] = field(default_factory=dict)
    terrain: list[Leaf] = field(default_factory=list)
    doors: list[DrawnDoor | None] = field(default_factory=list)
    unusable: int = 0
    idle: int = 0
    windows: int = 0
    fences: int = 0
    curtains: int = 0
    locked_secrets: int = 0

    def add(self, stops: Stops, leaf: Leaf) -> None:
        self.walls.setdefault(stops, []).append(leaf)


def walls_and_doors(reading: Reading, frame: Frame, entries: Iterable[Any]) -> tuple[tuple[Wall, ...], Doorways]:
    """Walls joined to unbroken lines, and doors, on the map's squares."""
    found = _sorted(reading, entries)
    doorways = placed_doors(reading, frame, found.doors)
    trouble = Trouble(unusable=found.unusable)
    walls: list[Wall] = []
    for stops, leaves in found.walls.items():
        lines = _lines(frame, leaves, together=not stops.one_way)
        fitted = [piece for line in lines for piece in trouble.fitted(line, frame)]
        walls += [Wall(points=tuple(line), **stops._asdict()) for line in doorways.cut(reading, fitted)]
    rings, open_lines = enclosed(_lines(frame, found.terrain))
    walls += outlines(rings, frame, trouble)
    trouble.tell(reading)
    _tell(reading, found, open_lines)
    return tuple(walls), doorways


def _lines(frame: Frame, leaves: list[Leaf], together: bool = True) -> list[list[tuple[float, float]]]:
    """Segments on the map's squares, joined where they meet."""
    moved: list[Segment] = [(frame.moved(a), frame.moved(b)) for a, b in leaves]
    return joined(moved) if together else [[a, b] for a, b in moved]


def _sorted(reading: Reading, entries: Iterable[Any]) -> _Sorted:
    found = _Sorted()
    for count, entry in enumerate(entries):
        if count >= MOST_WALLS:
            raise reading.problem("walls: expected up to {most_walls:,} walls", most_walls=MOST_WALLS)
        wall = table(entry)
        leaf = _ends(wall.get("c"))
        if leaf is None:
            found.unusable += 1
        elif (kind := _whole(wall.get("door"), 0)) in (1, 2):
            _sort_door(found, wall, leaf, kind)
        else:
            _sort_wall(found, wall, leaf)
    return found


def _sort_door(found: _Sorted, wall: Mapping[str, Any], leaf: Leaf, kind: int) -> None:
    state = DOOR_STATES.get(_whole(wall.get("ds"), 0), "closed")
    sight = _sight(wall)
    if kind == 2 and state != "open":
        found.locked_secrets += state == "locked"
        found.doors.append(DrawnDoor(leaf, "secret"))
    elif not _whole(wall.get("move"), NORMAL):
        found.curtains += 1
        if sight != NONE and state != "open":
            found.add(Stops(False, True, "none", ""), leaf)
    elif sight == NONE:
        found.doors.append(DrawnDoor(leaf, state, "portcullis", "iron"))
    else:
        found.doors.append(DrawnDoor(leaf, state))


def _sort_wall(found: _Sorted, wall: Mapping[str, Any], leaf: Leaf) -> None:
    move, sight = bool(_whole(wall.get("move"), NORMAL)), _sight(wall)
    hand = HANDS.get(_whole(wall.get("dir"), 0), "")
    if sight in (FROM_NEAR, FROM_AFAR) and move:
        found.windows += 1
        found.doors.append(DrawnDoor(leaf, "closed", "window", "glass"))
    elif sight == LIMITED:
        found.terrain.append(leaf)
        if move:
            found.add(Stops(True, False, "none", hand), leaf)
    elif sight != NONE:
        found.curtains += not move
        found.add(Stops(move, True, "total" if move else "none", hand), leaf)
    elif move:
        found.fences += 1
        found.add(Stops(True, False, "none", hand), leaf)
    else:
        found.idle += 1


def _sight(wall: Mapping[str, Any]) -> int:
    """What it does to sight, on the later scale; by distance only where it says a distance."""
    value = _whole(wall.get("sight", wall.get("sense")), NORMAL)
    value = OLD_SCALE.get(value, value)
    if value in (FROM_NEAR, FROM_AFAR) and not (number(table(wall.get("threshold")).get("sight")) or 0) > 0:
        return NORMAL
    return value if value in (NONE, LIMITED, FROM_NEAR, FROM_AFAR) else NORMAL


def _ends(value: Any) -> Leaf | None:
    """[x0, y0, x1, y1] as two points."""
    if not isinstance(value, list) or len(value) < 4:
        return None
    x0, y0, x1, y1 = (number(each) for each in value[:4])
    return None if x0 is None or y0 is None or x1 is None or y1 is None else ((x0, y0), (x1, y1))


def _whole(value: Any, default: int) -> int:
    if isinstance(value, bool):
        return int(value)
    found = number(value)
    return default if found is None else int(found)


def _tell(reading: Reading, found: _Sorted, open_lines: int) -> None:
    for number_, told in (
        (found.idle, Sentence("%n wall(s) stopping neither steps nor sight left out.")),
        (found.fences, Sentence(
            "%n wall(s) stopping steps but not sight (fences, windows, invisible walls): taken without cover.")),
        (found.windows, Sentence("%n wall(s) letting sight through by its distance: taken for closed windows.")),
        (found.curtains, Sentence("%n wall(s) or door(s) stopping no step: taken for curtains.")),
        (open_lines, Sentence("%n line(s) of terrain walls enclosing nothing: taken for see-through.")),
        (found.locked_secrets, Sentence("%n secret door(s) locked in the file: here only secret.")),
    ):  # fmt: skip
        if number_:
            reading.note(told, n=number_)
