"""watabou's dungeons: floor, doors of each type, rotundas, columns, water, notes."""

import pytest
from msgspec.structs import replace

from battlemap.importers import ImportProblem, import_map, maps
from battlemap.model import Scene
from tests.importers.files import ways, written


def dungeon(**fields):
    """Two rooms and a door's cell between them: x 0..2 and 4..6, the door at (3, 1)."""
    whole = {
        "version": "1.2.4b", "title": "Halls of the Mole", "story": "Moles dug here.",
        "rects": [{"x": 0, "y": 0, "w": 3, "h": 3}, {"x": 3, "y": 1, "w": 1, "h": 1}, {"x": 4, "y": 0, "w": 3, "h": 3}],
        "doors": [{"x": 3, "y": 1, "dir": {"x": 1, "y": 0}, "type": 1}], "notes": [], "columns": [], "water": [],
    }  # fmt: skip
    return {**whole, **fields}


def read(folder, **fields):
    return import_map(written(folder, dungeon(**fields), "moles.json"))


def told(found):
    return " ".join(found.notes)


def opened(scene: Scene) -> Scene:
    return replace(scene, doors=tuple(replace(door, state="open") for door in scene.doors))


def reached(scene: Scene, start: tuple[int, int]) -> int:
    """How many squares somebody can walk to."""
    steps: dict = {}
    for x, y, to_x, to_y in ways(scene):
        steps.setdefault((x, y), []).append((to_x, to_y))
    seen, rest = {start}, [start]
    while rest:
        for there in steps.get(rest.pop(), ()):
            if there not in seen:
                seen.add(there)
                rest.append(there)
    return len(seen)


def test_floor_is_the_union_of_the_rectangles_in_rock(tmp_path):
    found = read(tmp_path)
    assert found.scene.rows == ("#########", "#...#...#", "#.......#", "#...#...#", "#########")
    assert (found.scene.name, found.scene.square, found.kind) == ("Halls of the Mole", 15, "a watabou dungeon")
    assert maps(tmp_path / "moles.json") == ("Halls of the Mole",)
    assert (found.picture, found.wanted) == (None, None)


def test_negative_cells_are_moved_onto_the_map(tmp_path):
    moved = [{"x": x - 40, "y": y - 41, "w": w, "h": h} for x, y, w, h in ((0, 0, 3, 3), (3, 1, 1, 1), (4, 0, 3, 3))]
    found = read(tmp_path, rects=moved, doors=[{"x": -37, "y": -40, "dir": {"x": 1, "y": 0}, "type": 1}])
    assert found.scene.rows == read(tmp_path).scene.rows
    assert found.scene.doors == read(tmp_path).scene.doors


# ---------------------------------------------------------------- doors
@pytest.mark.parametrize(
    ("way", "leaf"),
    [((1, 0), ((4, 2), (4, 3))), ((-1, 0), ((5, 2), (5, 3))), ((0, 1), ((4, 2), (5, 2))), ((0, -1), ((4, 3), (5, 3)))],
)
def test_a_door_stands_where_its_cell_begins(tmp_path, way, leaf):
    found = read(tmp_path, doors=[{"x": 3, "y": 1, "dir": {"x": way[0], "y": way[1]}, "type": 1}])
    assert found.scene.doors[0].points == leaf


TYPES = {
    1: ("closed", "door"), 4: ("closed", "portcullis"), 5: ("closed", "door"), 6: ("secret", "door"), 7: ("barred", "door"),
}  # fmt: skip


@pytest.mark.parametrize("kind", range(11))
def test_door_types(tmp_path, kind):
    found = read(tmp_path, doors=[{"x": 3, "y": 1, "dir": {"x": 1, "y": 0}, "type": kind}])
    doors = [(door.state, door.kind) for door in found.scene.doors]
    assert doors == ([TYPES[kind]] if kind in TYPES else [])
    assert reached(found.scene, (1, 1)) == (9 if kind in TYPES else 19)
    assert reached(opened(found.scene), (1, 1)) == 19
    signs = {3: "The way out. Moles dug here.", 8: "Stairs down.", 9: "A stairwell."}
    assert [note.text for note in found.scene.notes] == ([signs[kind]] if kind in signs else [])
    assert ("unknown type" in told(found)) == (kind == 10)
    assert ("narrow" in told(found)) == (kind == 2)


def test_doors_nobody_knows_the_place_of_are_told(tmp_path):
    place, east = {"x": 3, "y": 1, "type": 1}, {"dir": {"x": 1, "y": 0}}
    found = read(tmp_path, doors=[{"type": 1, **east}, place, {**place, "dir": {"x": 0, "y": 0}}, {**place, **east, "x": 99}])
    assert found.scene.doors == ()
    assert "3 doors without" in told(found) and "1 door outside" in told(found)


# ---------------------------------------------------------------- rotundas
@pytest.mark.parametrize(("width", "floor"), [(3, 9), (5, 21), (7, 37), (9, 69)])
def test_a_rotunda_is_round_and_all_of_its_floor_can_be_walked_on(tmp_path, width, floor):
    half = width // 2
    rects = [{"x": 0, "y": 0, "w": width, "h": width, "rotunda": True}, {"x": width, "y": half, "w": 2, "h": 1}]
    found = read(tmp_path, rects=rects, doors=[])
    assert sum(row.count(".") for row in found.scene.rows) == floor + 2
    assert reached(found.scene, (half + 1, half + 1)) == floor + 2
    assert len(found.scene.walls) == 4
    for line in found.scene.walls:
        (ax, ay), (bx, by) = line.points
        assert abs(ax - bx) == abs(ay - by) > 0


@pytest.mark.parametrize("rect", [{"w": 4, "h": 4}, {"w": 3, "h": 5}, {"w": 1, "h": 1}])
def test_what_cannot_be_round_is_a_room(tmp_path, rect):
    found = read(tmp_path, rects=[{"x": 0, "y": 0, **rect, "rotunda": True}], doors=[])
    assert sum(row.count(".") for row in found.scene.rows) == rect["w"] * rect["h"]
    assert found.scene.walls == ()


# ---------------------------------------------------------------- columns, water, notes
def test_a_column_is_walked_past_but_not_through(tmp_path):
    found = read(tmp_path, columns=[{"x": 1, "y": 1}])
    steps = ways(found.scene)
    assert (1, 1, 2, 2) not in steps and (2, 1, 1, 2) not in steps
    assert {(1, 1, 2, 1), (1, 1, 1, 2), (2, 2, 2, 1)} <= steps
    assert reached(opened(found.scene), (1, 1)) == 19


def test_water_is_only_where_there_is_floor(tmp_path):
    found = read(tmp_path, water=[{"x": 0, "y": 0}, {"x": 0, "y": 0}, {"x": 3, "y": 0}, {"x": -9, "y": 5}, {"x": "a"}])
    assert found.scene.rows[1] == "#_..#...#"
    assert "1 square of water taken for deep" in told(found)
    assert "2 squares of water in the rock" in told(found)


def test_notes_keep_their_numbers(tmp_path):
    mole = {"text": "A mole.", "ref": "4", "pos": {"x": 1.5, "y": 1.5}}
    found = read(tmp_path, notes=[mole, {"text": "Nowhere.", "pos": {"x": 99, "y": 9}}, {"ref": "5"}])
    assert [(note.at, note.text) for note in found.scene.notes] == [((2.5, 2.5), "4. A mole.")]
    assert "2 notes without" in told(found)


# ---------------------------------------------------------------- refused
@pytest.mark.parametrize(
    ("rects", "sentence"),
    [
        ([], "rects: expected rectangles"), (None, "rects: expected rectangles"),
        ([{"x": 0.5, "y": 0, "w": 1, "h": 1}], "rects: expected"),
        ([{"x": 0, "y": 0, "w": 0, "h": 3}], "rects: expected"), ([{"x": 0, "y": 0, "w": 1e9, "h": 1}], "rects: expected"),
        ([{"x": 0, "y": 0, "w": 1, "h": 1}, {"x": 5000, "y": 0, "w": 1, "h": 1}], "up to 1000 squares a side, got 5001 x 1"),
        ([{"x": 0, "y": 0, "w": 1, "h": 1}] * 20_001, "rects: expected up to 20,000"),
    ],
)  # fmt: skip
def test_what_no_dungeon_can_be_is_refused(tmp_path, rects, sentence):
    with pytest.raises(ImportProblem, match=rf"^moles\.json: .*{sentence}"):
        read(tmp_path, rects=rects)


SAMPLES = {
    "halls_of_the_demon_god.json": (26, 34, 16), "observatory_of_the_serpent_savant.json": (61, 38, 27),
    "underspear_palace.json": None, "prison_of_raianai.json": None, "forlorn_pyramid_of_the_storm_god.json": None,
}  # fmt: skip


@pytest.mark.parametrize("name", SAMPLES)
def test_real_dungeons_can_be_walked_from_end_to_end(shared, name):
    path = shared / "samples" / "watabou" / name
    if not path.exists():
        pytest.skip(f"no {name} among the samples")
    found = import_map(path)
    sizes = tuple(found.counts[field] for field in ("columns", "rows", "doors"))
    assert sizes == (SAMPLES[name] or sizes)
    floor = [(x, y) for y, row in enumerate(found.scene.rows) for x, letter in enumerate(row) if letter != "#"]
    assert reached(opened(found.scene), floor[0]) == len(floor)
