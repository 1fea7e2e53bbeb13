"""Foundry scenes of all versions: where things lie, how far lights reach, what is told; walls are in `test_foundry_walls`."""

import pytest
from msgspec.structs import replace

from battlemap.importers import ImportProblem, import_map, with_picture
from tests.importers.files import picture, ways
from tests.importers.foundry_files import VERSIONS, light, scene, wall, written


def read(folder, *walls, version=12, **fields):
    return import_map(written(folder, scene(version, **({"walls": list(walls)} if walls else {}), **fields)))


def told(found):
    return " ".join(found.notes)


# ---------------------------------------------------------------- every version
@pytest.mark.parametrize("version", VERSIONS)
def test_the_same_place_is_found_whatever_the_version(tmp_path, version):
    found = read(tmp_path, version=version)
    assert (found.scene.width, found.scene.height, found.scene.square, found.scene.name) == (12, 8, 15, "Mill")
    assert [line.points for line in found.scene.walls] == [((5, 0), (5, 3)), ((5, 4), (5, 8))]
    (door,) = found.scene.doors
    assert (door.points, door.state, door.kind) == (((5, 3), (5, 4)), "closed", "door")
    (lamp,) = found.scene.lights
    assert (lamp.at, lamp.bright, lamp.dim, lamp.colour) == ((2.5, 2.5), 30, 60, "#ffcc88")
    assert [(note.at, note.text) for note in found.scene.notes] == [((3, 3), "A trap door")]
    assert not found.scene.dark
    assert (found.kind, found.picture, found.wanted.name) == ("a Foundry scene", None, "mill.webp")
    assert (found.wanted.width, found.wanted.height) == (12, 8)


@pytest.mark.parametrize("version", VERSIONS)
def test_a_picture_moved_aside_of_the_grid_keeps_the_grid(tmp_path, version):
    aside = {"background": {"src": "mill.webp", "offsetX": 20, "offsetY": -10}}
    found = read(tmp_path, version=version, **(aside if 10 <= version <= 13 else {"shiftX": 20, "shiftY": -10}))
    assert (found.wanted.left, found.wanted.top) == (0.6, 0.2)
    assert (found.scene.width, found.scene.height) == (13, 9)
    assert found.scene.walls[0].points == ((6, 0), (6, 3)), "the first column is the one the picture now begins in"
    assert "begins 0.6 x 0.2 squares inside" in told(found)


PADDINGS = [(0, (0, 0)), (0.25, (3, 2)), (0.1, (2, 1)), (0.5, (6, 4)), (None, (3, 2)), ("x", (3, 2))]


@pytest.mark.parametrize(("padding", "squares"), PADDINGS)
def test_padding_is_whole_squares(tmp_path, padding, squares):
    line = wall((0, 0), (0, 0))
    line["c"] = [squares[0] * 50 + 250, squares[1] * 50, squares[0] * 50 + 250, squares[1] * 50 + 400]
    found = read(tmp_path, line, padding=padding)
    assert found.scene.walls[0].points == ((5, 0), (5, 8))


def test_a_map_that_ends_within_a_square_is_rounded_up(tmp_path):
    found = read(tmp_path, width=590, height=401)
    assert (found.scene.width, found.scene.height) == (12, 8 if 401 / 50 - 8 <= 0.02 else 9)
    assert "not whole" in told(found)


# ---------------------------------------------------------------- lengths
@pytest.mark.parametrize(
    ("distance", "units", "square", "dim"),
    [
        (5, "ft", 15, 60), (10, "ft", 30, 60), (1.5, "m", 15, 200), (1, "m", 10, 200), (2, "yd", 18, 180),
        ("5", "FT ", 15, 60), (5, "", 15, 60),
    ],
)  # fmt: skip
def test_lights_reach_in_the_scenes_own_units(tmp_path, distance, units, square, dim):
    grid = {"type": 1, "size": 50, "distance": distance, "units": units}
    found = read(tmp_path, grid=grid)
    assert (found.scene.square, found.scene.lights[0].dim) == (square, dim)
    assert "battle map" not in told(found)


@pytest.mark.parametrize(("distance", "units"), [(1, "mi"), (5, "leagues"), (0, "ft"), (-5, "ft"), (1e9, "ft"), ("many", "ft")])
def test_squares_of_miles_are_taken_for_usual_ones_and_told(tmp_path, distance, units):
    found = read(tmp_path, grid={"type": 1, "size": 50, "distance": distance, "units": units})
    assert found.scene.square == 15
    assert "grid.distance" in told(found)


# ---------------------------------------------------------------- light
@pytest.mark.parametrize("version", VERSIONS)
@pytest.mark.parametrize(
    ("darkness", "lit", "dark"),
    [(0, False, False), (0.4, False, False), (0.8, False, True), (0.8, True, False), (1, False, True)],
)
def test_dark_is_what_is_dark_and_not_lit_everywhere(tmp_path, version, darkness, lit, dark):
    found = read(tmp_path, version=version, darkness=darkness, lit=lit)
    assert found.scene.dark is dark


def test_global_light_ends_at_its_threshold(tmp_path):
    assert read(tmp_path, version=9, darkness=0.9, lit=True, globalLightThreshold=0.7).scene.dark
    bright = {"darknessLevel": 0.9, "globalLight": {"enabled": True, "darkness": {"min": 0, "max": 0.7}}}
    assert read(tmp_path, environment=bright).scene.dark


def test_a_dark_scene_without_lights_stays_lit(tmp_path):
    found = read(tmp_path, darkness=1, lit=False, lights=[])
    assert not found.scene.dark
    assert "no lights" in told(found)


def test_lights_that_give_none_are_left_out(tmp_path):
    lamps = [
        light(1, 1), {**light(2, 2), "hidden": True}, light(3, 3, bright=0, dim=0), light(4, 4, negative=True),
        light(5, 5, bright=-5), light(40, 2), {"x": 1}, None, light(6, 6, luminosity=-0.5),
    ]  # fmt: skip
    found = read(tmp_path, lights=lamps)
    assert [lamp.at for lamp in found.scene.lights] == [(1, 1)]
    assert "7 lights switched off" in told(found) and "1 light outside" in told(found)


def test_in_the_dark_only_lights_that_shine_then_count(tmp_path):
    lamps = [light(1, 1, darkness={"min": 0.5, "max": 1}), light(2, 2, darkness={"min": 0, "max": 0.4})]
    found = read(tmp_path, darkness=0.9, lit=False, lights=lamps)
    assert [lamp.at for lamp in found.scene.lights] == [(1, 1)]
    assert len(read(tmp_path, lights=lamps).scene.lights) == 2


def test_a_light_may_be_bright_only_and_to_one_side(tmp_path):
    found = read(tmp_path, lights=[light(1, 1, bright=20, dim=0, angle=90)])
    assert (found.scene.lights[0].bright, found.scene.lights[0].dim) == (60, 60)
    assert "one side only" in told(found)


# ---------------------------------------------------------------- grids, levels, the rest
@pytest.mark.parametrize("kind", [2, 3, 4, 5])
def test_hexes_are_refused(tmp_path, kind):
    with pytest.raises(ImportProblem, match=r"grid\.type: the scene has a hex grid, expected squares"):
        read(tmp_path, grid={"type": kind, "size": 50})


def test_a_scene_without_a_grid_gets_one(tmp_path):
    found = read(tmp_path, grid={"type": 0, "size": 50, "distance": 5, "units": "ft"})
    assert found.scene.width == 12
    assert "no grid" in told(found)


@pytest.mark.parametrize(
    ("fields", "sentence"),
    [
        ({"width": None}, "width, height: expected"), ({"height": "tall"}, "width, height: expected"),
        ({"width": 0}, "width, height: expected"), ({"width": -600}, "width, height: expected"),
        ({"width": 1e6}, "up to 1000 squares a side"), ({"grid": {"size": 0}}, "grid.size: expected"),
        ({"grid": {"size": "x"}}, "grid.size: expected"), ({"grid": {"size": 1e300}}, "grid.size: expected"),
        ({"shiftX": 900_000}, "shiftX: expected"), ({"walls": [{}] * 60_001}, "walls: expected up to 60,000"),
    ],
)  # fmt: skip
def test_what_no_map_can_be_is_refused_by_its_field(tmp_path, fields, sentence):
    with pytest.raises(ImportProblem, match=sentence):
        import_map(written(tmp_path, scene(12, **fields)))


def test_levels_are_maps_of_their_own(tmp_path):
    from battlemap.importers import maps

    levels = [{"_id": "a", "name": "Cellar", "background": {"src": "c.webp"}}, {"_id": "b", "background": {"src": "d.webp"}}]
    walls = [wall((x, 0), (x, 8), levels=own) for x, own in ((1, ["a"]), (2, ["b"]), (3, []), (4, None))]
    path = written(tmp_path, scene(14, levels=levels, walls=walls))
    assert maps(path) == ("Mill: Cellar", "Mill: 2")
    with pytest.raises(ImportProblem, match="there are 2 maps in it, expected the name of one: Mill: Cellar, Mill: 2"):
        import_map(path)
    cellar, upstairs = (import_map(path, name=name) for name in maps(path))
    assert [[line.points[0][0] for line in found.scene.walls] for found in (cellar, upstairs)] == [[1, 3, 4], [2, 3, 4]]
    assert (cellar.wanted.name, upstairs.wanted.name) == ("c.webp", "d.webp")
    assert cellar.scene.name == "Mill: Cellar"


def test_what_has_no_place_here_is_counted(tmp_path):
    notes = [{"x": 1, "y": 1}, {"x": 300, "y": 300, "text": ""}]
    found = read(tmp_path, tokens=[{}, {}], sounds=[{}], foreground="roof.webp", notes=notes)
    assert "Left out: 2 tokens, 1 sound." in found.notes
    assert "foreground" in told(found)
    assert "2 notes outside" in told(found)


# ---------------------------------------------------------------- picture
def test_a_picture_beside_the_scene_is_taken(tmp_path):
    (tmp_path / "mill.webp").write_bytes(picture(240, 160, "WEBP"))
    found = read(tmp_path)
    assert (found.scene.picture.px_per_square, found.wanted) == (20, None)
    assert found.picture is not None


def test_a_picture_given_by_hand_lies_where_the_scene_says(tmp_path):
    (tmp_path / "other.png").write_bytes(picture(240, 160))
    found = read(tmp_path, version=9, shiftX=20)
    assert "only the name of one (mill.webp)" in told(found)
    whole = with_picture(found, tmp_path / "other.png")
    assert (whole.scene.picture.px_per_square, whole.scene.picture.left) == (20, 0.6)
    assert "no picture" not in told(whole)
    assert import_map(tmp_path / "fvtt-Scene-mill.json", picture=tmp_path / "other.png") == whole


@pytest.mark.parametrize(
    ("data", "sentence"),
    [
        (b"", "of no known format"), (b"GIF89a", "a GIF"), (b"\x89PNG\r\n\x1a\n", "damaged"), (picture(9, 6), "too small"),
        (None, "cannot be read"),
    ],
)  # fmt: skip
def test_a_picture_that_cannot_lie_there_is_refused(tmp_path, data, sentence):
    if data is not None:
        (tmp_path / "other.png").write_bytes(data)
    with pytest.raises(ImportProblem, match=f"^other.png: .*{sentence}"):
        with_picture(read(tmp_path), tmp_path / "other.png")


def test_a_video_is_asked_for_as_a_picture(tmp_path):
    found = read(tmp_path, background={"src": "mill.webm"})
    assert "video (mill.webm)" in told(found)


# ---------------------------------------------------------------- real files
SAMPLES = {
    "caeora_v8_cave-of-wonders.json": (32, 24, 0, 5), "fa_v10_barracks-and-storage-20x19.json": (20, 19, 3, 1),
    "fa_v12_barracks-and-storage-20x19.json": (20, 19, 3, 1), "fa_v13_barracks-and-storage-20x19.json": (20, 19, 3, 1),
    "fa_v14_barracks-and-storage-20x19.json": (20, 19, 3, 1), "fa_v12_apple-orchad-35x35.json": (35, 35, 2, 3),
    "fa_v12_caravan-road.json": (44, 25, 0, 0), "fa_v14_marthungrims-home-9x12.json": (9, 12, 0, 1),
    "caeora_v8_howling-deep-tavern-ground-floor.json": (32, 24, 8, 28),
}  # fmt: skip


@pytest.mark.parametrize("name", SAMPLES)
def test_real_scenes_load_and_their_doors_can_be_walked_through(shared, name):
    path = shared / "samples" / "foundry" / name
    if not path.exists():
        pytest.skip(f"no {name} among the samples")
    found = import_map(path)
    counts = found.counts
    assert (counts["columns"], counts["rows"], counts["doors"], counts["lights"]) == SAMPLES[name]
    assert found.scene.walls and found.wanted.name
    shut = replace(found.scene, doors=tuple(replace(door, state="closed") for door in found.scene.doors))
    for door in shut.doors:
        one = replace(shut, doors=tuple(replace(each, state="open") if each is door else each for each in shut.doors))
        assert ways(one) > ways(shut), door
