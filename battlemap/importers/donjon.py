"""donjon's random dungeons as JSON: a table of cells whose bits say room, corridor and door, and the rooms with what is in them.

A cell is 10 ft where the rooms do not say otherwise, so it becomes 2 x 2 squares; doors have a cell of their own and stand in its
middle.  `cells` has a rim (`settings.bleed`) that rows and columns are not counted from.  What is told of rooms, traps and
features becomes notes for the game master.  Not here: the table of codes (`donjon_table`).
"""

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from battlemap.importers.cells import Cells, checked, whole
from battlemap.importers.found import Found, printable
from battlemap.importers.json_file import listed, number, table
from battlemap.importers.placed import DrawnDoor, placed_doors
from battlemap.importers.polylines import settled_point
from battlemap.importers.reading import FOOT, SQUARE_DM, Frame, Reading
from battlemap.model import Note, Scene
from battlemap.model.scene import DoorKind, DoorState
from battlemap.sentence import Sentence

KIND = Sentence("a donjon dungeon")
BITS = {
    "room": 2, "corridor": 4, "arch": 0x10000, "door": 0x20000, "locked": 0x40000, "trapped": 0x80000, "secret": 0x100000,
    "portcullis": 0x200000, "stair_down": 0x400000, "stair_up": 0x800000,
}  # fmt: skip
DOORS: tuple[tuple[str, DoorState, DoorKind], ...] = (
    ("secret", "secret", "door"), ("portcullis", "closed", "portcullis"), ("locked", "locked", "door"),
    ("trapped", "closed", "door"), ("door", "closed", "door"),
)  # fmt: skip
"""By bit, what it is; the first that is set counts."""
MATERIALS = ("stone", "iron", "steel", "glass", "wood")
USUAL_CELL_FT, SQUARE_FT = 10, 5
MOST_DOORS = 20_000
LONGEST_NOTE = 4000
Bits = NDArray[np.int64]


def title_of(path: Path, value: Mapping[str, Any]) -> str:
    name = table(value.get("settings")).get("name")
    return printable(" ".join(name.split())) if isinstance(name, str) and name.strip() else path.stem


def import_dungeon(path: Path, value: Mapping[str, Any]) -> Found:
    reading = Reading(path)
    bits = {**BITS, **{name: bit for name, each in table(value.get("cell_bit")).items() if (bit := whole_bits(each))}}
    cells = _cells(reading, value.get("cells"))
    bleed = whole(table(value.get("settings")).get("bleed")) or 0
    rooms = [table(room) for room in listed(value.get("rooms")) if table(room)]
    per_cell, square = _cell_size(reading, rooms)
    floor = (cells & (bits["room"] | bits["corridor"] | _any(bits, [name for name, _, _ in DOORS]) | bits["arch"])) != 0
    plan = checked(reading, Cells(floor, -bleed, -bleed), per_cell, "cells")
    told = _told_doors(rooms)
    found = list(_doors(reading, plan, cells, bits, bleed, told))
    notes = _notes(plan.frame(per_cell), value, rooms, told)
    odd = sum(str(room.get("shape") or "square") != "square" for room in rooms)
    if odd:
        reading.note("%n room(s) of another shape than a rectangle: drawn by its cells.", n=odd)
    return dungeon(reading, plan, per_cell, found, list(notes), title_of(path, value), square)


def dungeon(
    reading: Reading, plan: Cells, per_cell: int, doors: list[DrawnDoor], notes: list[Note], title: str, square: int = SQUARE_DM
) -> Found:
    """What a dungeon of cells becomes."""
    if len(doors) > MOST_DOORS:
        raise reading.problem("cells: expected up to {most_doors:,} doors", most_doors=MOST_DOORS)
    frame = plan.frame(per_cell)
    doorways = placed_doors(reading, frame, doors)
    inside = [note for note in notes if frame.holds(note.at)]
    if len(inside) < len(notes):
        reading.note("%n note(s) outside the dungeon left out.", n=len(notes) - len(inside))
    if per_cell > 1:
        reading.note(
            "Each cell of {per_cell} ft is {per_cell2} x {per_cell2} squares.", per_cell=per_cell * SQUARE_FT,
            per_cell2=per_cell
        )
    reading.note("The file has no picture; the ground is drawn from its cells.")
    scene = Scene(rows=plan.rows(per_cell), square=square, doors=doorways.doors, notes=tuple(inside), name=title)
    return Found(scene, None, tuple(reading.notes), KIND)


# ---------------------------------------------------------------- cells
def whole_bits(value: Any) -> int:
    return value if isinstance(value, int) and not isinstance(value, bool) and 0 < value < 2**32 else 0


def _any(bits: Mapping[str, int], names: list[str]) -> int:
    found = 0
    for name in names:
        found |= bits[name]
    return found


def _cells(reading: Reading, value: Any) -> Bits:
    rows = [listed(row) for row in listed(value)]
    width = max((len(row) for row in rows), default=0)
    if not width:
        raise reading.problem("cells: expected rows of numbers")
    reading.refuse_wide("cells", width, len(rows))
    found, strange = np.zeros((len(rows), width), np.int64), 0
    for y, row in enumerate(rows):
        for x, cell in enumerate(row):
            found[y, x] = bits = whole_bits(cell)
            strange += not bits and cell != 0
    if strange:
        reading.note("%n cell(s) without a usable number taken for rock.", n=strange)
    return found


def _cell_size(reading: Reading, rooms: list[Mapping[str, Any]]) -> tuple[int, int]:
    """(squares a side of a cell, side of a square in dm), by what the rooms say in feet."""
    for room in rooms:
        feet, west, east = number(room.get("width")), whole(room.get("west")), whole(room.get("east"))
        if feet is None or west is None or east is None or east < west or feet <= 0:
            continue
        cell = feet / (east - west + 1)
        if cell % SQUARE_FT == 0 and cell <= 20 * SQUARE_FT:
            return int(cell / SQUARE_FT), SQUARE_DM
        if 1 <= round(cell * FOOT) <= 1000:
            return 1, round(cell * FOOT)
    return USUAL_CELL_FT // SQUARE_FT, SQUARE_DM


# ---------------------------------------------------------------- doors
Told = dict[tuple[int, int], tuple[str, Mapping[str, Any]]]
"""What the rooms say of doors: by (column, row) the side of the room it is on, and its entry."""


def _told_doors(rooms: list[Mapping[str, Any]]) -> Told:
    found: Told = {}
    for room in rooms:
        for side, entries in table(room.get("doors")).items():
            for entry in listed(entries):
                door = table(entry)
                x, y = whole(door.get("col")), whole(door.get("row"))
                if x is not None and y is not None:
                    found.setdefault((x, y), (str(side), door))
    return found


def _doors(
    reading: Reading, plan: Cells, cells: Bits, bits: Mapping[str, int], bleed: int, told: Told
) -> Iterator[DrawnDoor]:
    has_door = np.argwhere(cells & _any(bits, [name for name, _, _ in DOORS]))
    if len(has_door) > MOST_DOORS:
        raise reading.problem("cells: expected up to {most_doors:,} doors", most_doors=MOST_DOORS)
    for row, column in has_door.tolist():
        x, y, value = column - bleed, row - bleed, int(cells[row, column])
        state, kind = next((state, kind) for name, state, kind in DOORS if value & bits[name])
        side, entry = told.get((x, y), ("", {}))
        words = str(entry.get("desc") or "").lower()
        material = next((each for each in MATERIALS if each in words), "iron" if kind == "portcullis" else "wood")
        upright = side in ("east", "west") if side else leads_across(plan, x, y)
        yield DrawnDoor(in_the_middle(x, y, upright), state, kind, material)


def leads_across(plan: Cells, x: int, y: int) -> bool:
    """Does the way through a cell go from left to right?"""
    beside = plan.is_floor(x - 1, y) + plan.is_floor(x + 1, y)
    above = plan.is_floor(x, y - 1) + plan.is_floor(x, y + 1)
    return beside > above


def in_the_middle(x: int, y: int, upright: bool) -> tuple[tuple[float, float], tuple[float, float]]:
    """A door through the middle of a cell."""
    if upright:
        return (x + 0.5, float(y)), (x + 0.5, y + 1.0)
    return (float(x), y + 0.5), (x + 1.0, y + 0.5)


# ---------------------------------------------------------------- notes
def _notes(frame: Frame, value: Mapping[str, Any], rooms: list[Mapping[str, Any]], told: Told) -> Iterator[Note]:
    """Rooms, trapped and secret doors, features of corridors, stairs and ways out; the dungeon itself at the first of those."""
    whole_place = _whole_place(value)
    for name, sign in (("egress", "A way out, {0}."), ("stairs", "Stairs {1}.")):
        for entry in listed(value.get(name))[:MOST_DOORS]:
            way = table(entry)
            text = sign.format(_line(way.get("dir")) or "here", _line(way.get("key")) or _line(way.get("dir")) or "here")
            yield from _note(frame, way, f"{text} {whole_place}")
            whole_place = ""
    for room in rooms:
        text = f"Room {_line(room.get('id'))}. {_contents(table(room.get('contents')))} {whole_place}"
        north, south, west, east = (whole(room.get(side)) for side in ("north", "south", "west", "east"))
        if north is not None and south is not None and west is not None and east is not None:
            yield _at(frame, (west + east + 1) / 2, (north + south + 1) / 2, text)
            whole_place = ""
    for (x, y), (_, door) in told.items():
        if door.get("trap") or door.get("secret"):
            parts = [_line(door.get(name)) for name in ("desc", "trap", "secret")]
            yield _at(frame, x + 0.5, y + 0.5, ". ".join(part for part in parts if part))
    for feature in table(value.get("corridor_features")).values():
        entry = table(feature)
        text = f"{_line(entry.get('key'))}. {_line(entry.get('detail')) or _line(entry.get('summary'))}"
        for mark in listed(entry.get("marks"))[:MOST_DOORS]:
            yield from _note(frame, table(mark), text)


def _contents(contents: Mapping[str, Any]) -> str:
    detail = table(contents.get("detail"))
    parts = [_line(contents.get("summary"))]
    for name, title in (("monster", ""), ("trap", "Trap: "), ("hidden_treasure", "Hidden: "), ("room_features", "")):
        if text := _line(detail.get(name)):
            parts.append(f"{title}{text}")
    return " ".join(part if part.endswith(".") else f"{part}." for part in dict.fromkeys(parts) if part)


def _whole_place(value: Mapping[str, Any]) -> str:
    details = table(value.get("details"))
    parts = [_line(details.get("history"))]
    for name in ("floor", "walls", "illumination", "temperature", "special"):
        if text := _line(details.get(name)):
            parts.append(f"{name.capitalize()}: {text}.")
    wandering = [f"{key}: {_line(text)}." for key, text in table(value.get("wandering_monsters")).items()]
    return " ".join(part for part in [*parts, *(["Wandering monsters:"] if wandering else []), *wandering] if part)


def _line(value: Any) -> str:
    """A text, a number or a list of texts on one line."""
    if isinstance(value, list):
        return "; ".join(text for each in value[:100] if (text := _line(each)) and text != "--")
    return " ".join(str(value)[: 2 * LONGEST_NOTE].split()) if isinstance(value, (str, int)) else ""


def _note(frame: Frame, entry: Mapping[str, Any], text: str) -> Iterator[Note]:
    x, y = whole(entry.get("col")), whole(entry.get("row"))
    if x is not None and y is not None:
        yield _at(frame, x + 0.5, y + 0.5, text)


def _at(frame: Frame, x: float, y: float, text: str) -> Note:
    return Note(at=settled_point(frame.moved((x, y))), text=text.strip()[:LONGEST_NOTE])
