"""donjon's dungeons as a table of codes, tabs between them: a line for each row of cells.

    (nothing) rock   F floor   DT DB DL DR door, by the side it is seen on   DS… secret door   DP… portcullis
    SU SUU stairs up   SD SDD stairs down

The table says no lengths: a cell is taken for 10 ft, as in donjon's JSON.
"""

import json
import re
from pathlib import Path

import numpy as np

from battlemap.importers.cells import Cells, checked
from battlemap.importers.donjon import (
    SQUARE_FT,
    USUAL_CELL_FT,
    dungeon,
    in_the_middle,
    leads_across,
)
from battlemap.importers.found import Found
from battlemap.importers.placed import DrawnDoor
from battlemap.importers.reading import Reading
from battlemap.model import Note
from battlemap.model.scene import DoorKind, DoorState

CODE = re.compile(r"F|D[SP]?[TBLR]?|S[UD]{1,2}")
LIKE_CODE = re.compile(r"[A-Z]{1,4}")
MOSTLY = 0.9
LOOKED_AT = 65536
DOORS: dict[str, tuple[DoorState, DoorKind, str]] = {
    "S": ("secret", "door", "stone"), "P": ("closed", "portcullis", "iron"), "": ("closed", "door", "wood"),
}  # fmt: skip


def is_table(data: bytes) -> bool:
    """Does it begin as such a table does?"""
    text = _text(data[:LOOKED_AT])
    codes = text.split("\t")[:-1] if len(data) > LOOKED_AT else text.split("\t")
    codes = [code for cell in codes for code in cell.split("\n")]
    found = [code for each in codes if (code := each.strip())]
    known = sum(CODE.fullmatch(code) is not None for code in found)
    return "\t" in text and known >= MOSTLY * len(found) and "F" in found and all(LIKE_CODE.fullmatch(code) for code in found)


def import_table(path: Path, data: bytes) -> Found:
    reading = Reading(path)
    rows = [line.split("\t") for line in _text(data).replace("\r\n", "\n").replace("\r", "\n").split("\n")]
    width = max(len(row) for row in rows)
    reading.refuse_wide("rows", width, len(rows))
    codes = {(x, y): code for y, row in enumerate(rows) for x, cell in enumerate(row) if (code := cell.strip())}
    strange = [cell for cell, code in codes.items() if not CODE.fullmatch(code)]
    if strange:
        reading.note("%n cell(s) of an unknown code taken for floor.", n=len(strange))
    floor = np.zeros((len(rows), width), np.bool_)
    for x, y in codes:
        floor[y, x] = True
    per_cell = USUAL_CELL_FT // SQUARE_FT
    plan = checked(reading, Cells(floor), per_cell, "cells")
    doors: list[DrawnDoor] = []
    notes: list[Note] = []
    for (x, y), code in codes.items():
        if code.startswith("S") and CODE.fullmatch(code):
            notes.append(Note(at=plan.centre(x, y, per_cell), text="Stairs up." if code[1] == "U" else "Stairs down."))
        elif code.startswith("D") and CODE.fullmatch(code):
            side = code[-1] if code[-1] in "TBLR" and len(code) > 1 else ""
            upright = side in ("L", "R") if side else leads_across(plan, x, y)
            doors.append(DrawnDoor(in_the_middle(x, y, upright), *DOORS[code[1:2] if code[1:2] in ("S", "P") else ""]))
    return dungeon(reading, plan, per_cell, doors, notes, path.stem)


def _text(data: bytes) -> str:
    return data.decode(json.detect_encoding(data), "replace").removeprefix("\ufeff")
