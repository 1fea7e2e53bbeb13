"""watabou's one-page dungeons: rooms and corridors as rectangles of cells, doors, water, columns, notes.

A cell is a square of 5 ft; floor is the union of the rectangles, all else is rock.  The file has no picture.

    rects      floor; a `rotunda` is the circle in its square, here a room of eight sides
    doors      each has a cell of its own; `dir` leads on into the dungeon.  A door stands where its cell begins, seen from the
               room it leads out of, so that somebody can stand in the open doorway
    columns    round a crossing of lines: seen past, walked past, not through
    water      deep, where there is floor
"""

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import numpy as np

from battlemap.importers.cells import Cells, checked, whole
from battlemap.importers.found import Found, printable
from battlemap.importers.json_file import flag, listed, point, table
from battlemap.importers.picture import LARGEST_SIDE
from battlemap.importers.placed import DrawnDoor, placed_doors
from battlemap.importers.polylines import Polyline, settled_point
from battlemap.importers.reading import SQUARE_DM, Frame, Reading
from battlemap.model import Note, Scene, Wall
from battlemap.model.scene import DoorKind, DoorState, PointXY
from battlemap.sentence import Sentence

KIND = Sentence("a watabou dungeon")
MOST_RECTS = 20_000
MOST_THINGS = 100_000
LONGEST_NOTE = 4000
OPEN, NARROW, EXIT, DOWN, STAIRWELL = 0, 2, 3, 8, 9
DOORS: dict[int, tuple[DoorState, DoorKind, str]] = {
    1: ("closed", "door", "wood"), 4: ("closed", "portcullis", "iron"), 5: ("closed", "door", "wood"),
    6: ("secret", "door", "stone"), 7: ("barred", "door", "steel"),
}  # fmt: skip
SIGNS = {EXIT: "The way out.", DOWN: "Stairs down.", STAIRWELL: "A stairwell."}
COLUMN = 0.2
"""Half the width of a column."""
Rect = tuple[int, int, int, int, bool]


def title_of(path: Path, value: Mapping[str, Any]) -> str:
    title = value.get("title")
    return printable(title.strip()) if isinstance(title, str) and title.strip() else path.stem


def import_dungeon(path: Path, value: Mapping[str, Any]) -> Found:
    reading = Reading(path)
    rects = _rects(reading, value.get("rects"))
    plan = _plan(reading, rects)
    frame = plan.frame(1)
    entries = [table(entry) for entry in listed(value.get("doors"))[:MOST_THINGS]]
    doorways = placed_doors(reading, frame, _doors(reading, entries))
    corners = [line for rect in rects if rect[4] for line in _corners(rect)]
    walls = [Wall(points=tuple(frame.moved(at) for at in line), material="stone") for line in corners]
    walls += _columns(reading, plan, frame, value.get("columns"))
    water, dry = _water(plan, value.get("water"))
    if water:
        reading.note("%n square(s) of water taken for deep: they have to be swum.", n=len(water))
    if dry:
        reading.note("%n square(s) of water in the rock left out.", n=dry)
    scene = Scene(
        rows=plan.rows(1, [("_", water)]), square=SQUARE_DM, walls=tuple(walls), doors=doorways.doors,
        notes=tuple(_notes(reading, plan, frame, value, entries)), name=title_of(path, value),
    )  # fmt: skip
    reading.note("The file has no picture; the ground is drawn from its rooms.")
    return Found(scene, None, tuple(reading.notes), KIND)


# ---------------------------------------------------------------- floor
def _rects(reading: Reading, value: Any) -> list[Rect]:
    found: list[Rect] = []
    lost = 0
    for entry in listed(value):
        rect = table(entry)
        x, y, w, h = (whole(rect.get(name)) for name in "xywh")
        if x is None or y is None or w is None or h is None or min(w, h) < 1:
            lost += 1
            continue
        found.append((x, y, w, h, flag(rect.get("rotunda"), False) and w == h and w % 2 == 1 and 1 < w < 100))
    if len(found) > MOST_RECTS:
        raise reading.problem("rects: expected up to {most_rects:,} rectangles", most_rects=MOST_RECTS)
    if not found:
        raise reading.problem("rects: expected rectangles with x, y, w and h in whole cells")
    if lost:
        reading.note("%n rectangle(s) without a usable place or size left out.", n=lost)
    return found


def _plan(reading: Reading, rects: list[Rect]) -> Cells:
    left, top = min(rect[0] for rect in rects), min(rect[1] for rect in rects)
    width, height = max(x + w for x, _, w, _, _ in rects) - left, max(y + h for _, y, _, h, _ in rects) - top
    reading.refuse_wide("rects", width, height)
    floor = np.zeros((height, width), np.bool_)
    for x, y, w, h, is_round in rects:
        part = floor[y - top : y - top + h, x - left : x - left + w]
        part |= _disc(w) if is_round else True
    return checked(reading, Cells(floor, left, top), 1, "rects")


def _disc(width: int) -> Any:
    """Cells of a square whose middle lies in its circle."""
    across = np.arange(width) - width // 2
    return across[:, None] ** 2 + across[None, :] ** 2 < (width / 2) ** 2


def _corners(rect: Rect) -> Iterator[Polyline]:
    """A rotunda's wall: an eight-sided room's four slanting sides, as near to the circle as leaves every square inside it usable
    (a wall through the inner half of a square closes it)."""
    x, y, width, _, _ = rect
    radius = width / 2
    cells = range(width // 2 + 1)
    beyond = max(i + j for i in cells for j in cells if i * i + j * j < radius * radius) + 0.5 - radius
    for right, down in ((1, 1), (-1, 1), (-1, -1), (1, -1)):
        middle = x + radius, y + radius
        yield [
            (middle[0] + right * radius, middle[1] + down * beyond), (middle[0] + right * beyond, middle[1] + down * radius),
        ]  # fmt: skip


# ---------------------------------------------------------------- doors
def _doors(reading: Reading, entries: list[Mapping[str, Any]]) -> Iterator[DrawnDoor | None]:
    narrow = strange = 0
    for door in entries:
        kind = whole(door.get("type"))
        narrow += kind == NARROW
        if kind in DOORS:
            place = _cell(door)
            way = point(door.get("dir"))
            if place is None or way is None or not (way[0] or way[1]):
                yield None
                continue
            state, shape, material = DOORS[kind]
            yield DrawnDoor(_threshold(place, way), state, shape, material)
        elif kind not in (OPEN, NARROW, *SIGNS):
            strange += 1
    if narrow:
        reading.note("%n narrow passage(s) taken for a whole square.", n=narrow)
    if strange:
        reading.note("%n door(s) of an unknown type taken for an open way.", n=strange)


def _threshold(cell: tuple[int, int], way: PointXY) -> tuple[PointXY, PointXY]:
    """The side of a door's cell from which its way comes."""
    x, y = cell
    if abs(way[0]) >= abs(way[1]):
        across = x + (0.0 if way[0] > 0 else 1.0)
        return (across, float(y)), (across, y + 1.0)
    down = y + (0.0 if way[1] > 0 else 1.0)
    return (float(x), down), (x + 1.0, down)


def _cell(entry: Mapping[str, Any]) -> tuple[int, int] | None:
    x, y = whole(entry.get("x")), whole(entry.get("y"))
    return None if x is None or y is None else (x, y)


# ---------------------------------------------------------------- columns, water, notes
def _columns(reading: Reading, plan: Cells, frame: Frame, value: Any) -> Iterator[Wall]:
    lost = 0
    for entry in listed(value)[:MOST_THINGS]:
        at = point(entry)
        at = frame.moved(at) if at is not None else (-1.0, -1.0)
        if not frame.holds(at):
            lost += 1
            continue
        x, y = at
        corners = ((-COLUMN, -COLUMN), (COLUMN, -COLUMN), (COLUMN, COLUMN), (-COLUMN, COLUMN), (-COLUMN, -COLUMN))
        yield Wall(points=tuple(settled_point((x + dx, y + dy)) for dx, dy in corners), material="stone")
    if lost:
        reading.note("%n column(s) without a usable place left out.", n=lost)


def _water(plan: Cells, value: Any) -> tuple[list[tuple[int, int]], int]:
    """Cells of water on the floor, and how many are elsewhere."""
    cells = {cell for entry in listed(value)[: LARGEST_SIDE**2] if (cell := _cell(table(entry))) is not None}
    wet = [cell for cell in sorted(cells) if plan.is_floor(*cell)]
    return wet, len(cells) - len(wet)


def _notes(
    reading: Reading, plan: Cells, frame: Frame, value: Mapping[str, Any], doors: list[Mapping[str, Any]]
) -> Iterator[Note]:
    """The dungeon's story at its way in, ways out, and the author's notes with their numbers."""
    story = value.get("story")
    for door in doors:
        place, sign = _cell(door), SIGNS.get(whole(door.get("type")) or OPEN)
        if place is None or sign is None or not plan.is_floor(*place):
            continue
        if isinstance(story, str) and story.strip() and sign == SIGNS[EXIT]:
            sign, story = f"{sign} {story.strip()[:LONGEST_NOTE]}", ""
        yield Note(at=plan.centre(*place, 1), text=sign)
    lost = 0
    for entry in listed(value.get("notes"))[:MOST_THINGS]:
        note = table(entry)
        at, text = point(note.get("pos")), note.get("text")
        spot = frame.moved(at) if at is not None else (-1.0, -1.0)
        if isinstance(text, str) and text.strip() and frame.holds(spot):
            number = note.get("ref")
            mark = f"{printable(str(number), 20)}. " if isinstance(number, (str, int)) and str(number).strip() else ""
            yield Note(at=spot, text=f"{mark}{text.strip()[:LONGEST_NOTE]}")
        else:
            lost += 1
    if lost:
        reading.note("%n note(s) without a text or a usable place left out.", n=lost)
