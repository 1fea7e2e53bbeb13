"""donjon's dungeons: cells and their bits, doors by type, rooms told as notes; and the table of codes."""

import pytest
from msgspec.structs import replace

from battlemap.importers import ImportProblem, import_map, maps
from tests.importers.files import ways, written

ROOM, CORRIDOR = 2, 4
BITS = {"arch": 0x10000, "door": 0x20000, "locked": 0x40000, "trapped": 0x80000, "secret": 0x100000, "portcullis": 0x200000}
LETTERS = {"#": 16, ".": ROOM | 1 << 6, ",": CORRIDOR, " ": 0}
PLAN = ["#########", "#...#...#", "#...D,..#", "#...#...#", "#########"]


def dungeon(plan=PLAN, door="door", bleed=0, **fields):
    """Two rooms; "D" is the door between them."""
    rows = [[LETTERS.get(letter, CORRIDOR | BITS[door]) for letter in row] for row in plan]
    width = len(rows[0]) + 2 * bleed
    cells = [[0] * width] * bleed + [[0] * bleed + row + [0] * bleed for row in rows] + [[0] * width] * bleed
    whole = {
        "cell_bit": {"room": 2, "corridor": 4, **BITS, "room_id": 65472}, "cells": cells,
        "settings": {"name": "The Deep", "bleed": bleed},
        "rooms": [None, {"id": 1, "north": 1, "south": 3, "west": 1, "east": 3, "width": 30, "height": 30, "shape": "square"}],
    }  # fmt: skip
    return {**whole, **fields}


def read(folder, *args, **fields):
    return import_map(written(folder, dungeon(*args, **fields), "deep.json"))


def told(found):
    return " ".join(found.notes)


def can_pass(scene) -> bool:
    """From one room to the other?"""
    seen, rest, steps = {(2, 2)}, [(2, 2)], {}
    for x, y, to_x, to_y in ways(scene):
        steps.setdefault((x, y), []).append((to_x, to_y))
    while rest:
        new = set(steps.get(rest.pop(), ())) - seen
        seen |= new
        rest += new
    return any(x > 10 for x, _ in seen)


@pytest.mark.parametrize("bleed", [0, 1, 4])
def test_a_cell_of_ten_feet_is_two_squares_a_side_whatever_the_rim(tmp_path, bleed):
    found = read(tmp_path, bleed=bleed)
    assert (found.scene.width, found.scene.height, found.scene.square) == (18, 10, 15)
    assert found.scene.rows[1:4] == ("##################", "##......##......##", "##......##......##")
    assert [door.points for door in found.scene.doors] == [((9, 4), (9, 6))]
    assert [note.at for note in found.scene.notes] == [(5, 5)]
    assert (found.scene.name, maps(tmp_path / "deep.json")) == ("The Deep", ("The Deep",))
    assert "Each cell of 10 ft is 2 x 2 squares." in found.notes


SIZES = [(15, 1, 15), (30, 2, 15), (60, 4, 15), (3, 1, 3), (0, 2, 15), ("x", 2, 15)]


@pytest.mark.parametrize(("feet", "per_cell", "square"), SIZES)
def test_the_rooms_say_how_large_a_cell_is(tmp_path, feet, per_cell, square):
    room = {"id": 1, "north": 1, "south": 3, "west": 1, "east": 3, "width": feet}
    found = read(tmp_path, rooms=[None, room])
    assert (found.scene.width, found.scene.square) == (9 * per_cell, square)


KINDS = {
    "door": ("closed", "door"), "locked": ("locked", "door"), "trapped": ("closed", "door"), "secret": ("secret", "door"),
    "portcullis": ("closed", "portcullis"), "arch": None,
}  # fmt: skip


@pytest.mark.parametrize("kind", KINDS)
def test_doors_by_their_bits(tmp_path, kind):
    found = read(tmp_path, door=kind)
    doors = [(door.state, door.kind) for door in found.scene.doors]
    assert doors == ([KINDS[kind]] if KINDS[kind] else [])
    assert can_pass(found.scene) is (kind == "arch")
    assert can_pass(replace(found.scene, doors=tuple(replace(door, state="open") for door in found.scene.doors)))


def test_a_door_between_above_and_below_lies_across(tmp_path):
    turned = ["".join(column) for column in zip(*PLAN, strict=True)]
    assert [door.points for door in read(tmp_path, turned).scene.doors] == [((4, 9), (6, 9))]


def test_what_is_said_of_a_door_is_kept(tmp_path):
    said = {"col": 4, "row": 2, "type": "trapped", "desc": "Trapped and Unlocked Stone Door (60 hp)", "trap": "Falling Block"}
    room = {"id": 1, "north": 1, "south": 3, "west": 1, "east": 3, "width": 30, "doors": {"east": [said]}}
    found = read(tmp_path, door="trapped", rooms=[None, room])
    assert found.scene.doors[0].material == "stone"
    assert found.scene.notes[-1].at == (9, 5)
    assert "Falling Block" in found.scene.notes[-1].text


def test_rooms_features_and_the_place_itself_become_notes(tmp_path):
    detail = {"monster": ["4 x Orc", "--", "Treasure: 3 cp"], "trap": ["Pit"], "hidden_treasure": ["Gold"]}
    detail["room_features"] = "A ledge"
    room = {
        "id": 7, "north": 1, "south": 3, "west": 1, "east": 3, "width": 30, "shape": "circle",
        "contents": {"summary": "Orcs", "detail": detail},
    }  # fmt: skip
    found = read(
        tmp_path, rooms=[None, room], details={"history": "Dug by moles.", "floor": "Stone"},
        wandering_monsters={"1": "A bat"}, egress=[{"col": 5, "row": 2, "dir": "north"}],
        stairs=[{"col": 6, "row": 1, "dir": "south", "key": "down"}],
        corridor_features={"a": {"key": "a", "detail": "A pool", "marks": [{"col": 5, "row": 2}, {"col": 500, "row": 2}]}},
    )  # fmt: skip
    texts = [note.text for note in found.scene.notes]
    assert texts[0] == "A way out, north. Dug by moles. Floor: Stone. Wandering monsters: 1: A bat."
    assert texts[1] == "Stairs down."
    assert texts[2] == "Room 7. Orcs. 4 x Orc; Treasure: 3 cp. Trap: Pit. Hidden: Gold. A ledge."
    assert texts[3] == "a. A pool"
    assert "1 note outside" in told(found) and "1 room of another shape" in told(found)


@pytest.mark.parametrize(
    ("fields", "sentence"),
    [
        ({"cells": []}, "cells: expected rows"), ({"cells": [[]]}, "cells: expected rows"),
        ({"cells": "x"}, "cells: expected rows"),
        ({"cells": [[0, 16]]}, "cells: no floor is in it"), ({"cells": [[2]] * 1001}, "up to 1000 squares a side"),
        ({"cells": [[2] * 600]}, "up to 1000 squares a side, got 1204 x 6"),
        ({"cells": [[4 | 0x20000] * 200] * 200}, "cells: expected up to 20,000 doors"),
    ],
)  # fmt: skip
def test_what_no_dungeon_can_be_is_refused(tmp_path, fields, sentence):
    with pytest.raises(ImportProblem, match=rf"^deep\.json: .*{sentence}"):
        read(tmp_path, **fields)


def test_cells_of_another_kind_are_rock_and_rows_may_be_ragged(tmp_path):
    found = read(tmp_path, cells=[[2, 2, None, "x", -5, 2.5, 2**40], [2], []])
    assert sum(row.count(".") for row in found.scene.rows) == 3 * 4
    assert "5 cells without a usable number" in told(found)


# ---------------------------------------------------------------- the table of codes
TABLE = [
    ["", "", "", "", ""], ["", "F", "DL", "F", "SDD"], ["", "F", "", "F", ""],
    ["", "DST", "", "DPB", "SU"], ["", "F", "", "F", ""],
]  # fmt: skip


def table(folder, rows=TABLE, end="\n", encoding="utf-8"):
    path = folder / "deep.txt"
    path.write_bytes(end.join("\t".join(row) for row in rows).encode(encoding))
    return path


@pytest.mark.parametrize("end", ["\n", "\r\n"])
@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16"])
def test_a_table_is_read(tmp_path, end, encoding):
    found = import_map(table(tmp_path, end=end, encoding=encoding))
    assert (found.kind, found.scene.width, found.scene.height) == ("a donjon dungeon", 12, 12)
    doors = [(door.points, door.state, door.kind) for door in found.scene.doors]
    assert doors == [
        (((5, 2), (5, 4)), "closed", "door"), (((2, 7), (4, 7)), "secret", "door"), (((6, 7), (8, 7)), "closed", "portcullis"),
    ]  # fmt: skip
    assert [(note.at, note.text) for note in found.scene.notes] == [((9, 3), "Stairs down."), ((9, 7), "Stairs up.")]


def test_codes_nobody_knows_are_floor(tmp_path):
    found = import_map(table(tmp_path, [["F"] * 20, ["", "F", "ZZ", "F"]]))
    assert "1 cell of an unknown code taken for floor." in found.notes
    assert found.scene.rows[4].count(".") == 6


def test_a_table_of_too_many_rows_is_refused(tmp_path):
    with pytest.raises(ImportProblem, match=r"^deep\.txt: rows: expected up to 1000 squares a side"):
        import_map(table(tmp_path, [["F", "F"]] * 1001))


@pytest.mark.parametrize("rows", [[["F", "what"]], [["name", "x"], ["a", "b"]], [["F"]], [["1", "2"]]])
def test_other_tables_are_of_no_known_format(tmp_path, rows):
    with pytest.raises(ImportProblem, match="of no known format"):
        import_map(table(tmp_path, rows))


# ---------------------------------------------------------------- real files
SAMPLES = {
    "telboy_example_5e_keep.json": (126, 134, 122), "5e_cave_test_file.json": (90, 90, 0), "5e_multi_egress_test_file.json": None,
    "adnd_test_file.json": None,
}  # fmt: skip


@pytest.mark.parametrize("name", SAMPLES)
def test_real_dungeons_load_and_every_door_leads_somewhere(shared, name):
    path = shared / "samples" / "donjon" / name
    if not path.exists():
        pytest.skip(f"no {name} among the samples")
    found = import_map(path)
    sizes = tuple(found.counts[field] for field in ("columns", "rows", "doors"))
    assert sizes == (SAMPLES[name] or sizes)
    shut = ways(found.scene)
    opened = ways(replace(found.scene, doors=tuple(replace(door, state="open") for door in found.scene.doors)))
    for door in found.scene.doors:
        (ax, ay), (bx, by) = door.points
        x, y = (ax + bx) / 2, (ay + by) / 2
        new = opened - shut
        assert any(abs((way[0] + way[2] + 1) / 2 - x) <= 1 and abs((way[1] + way[3] + 1) / 2 - y) <= 1 for way in new), door
