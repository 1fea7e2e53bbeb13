"""Universal VTT: each quirk that real files and other importers' bug lists have."""

import json
from pathlib import Path

import pytest
from msgspec.structs import replace

from battlemap.geometry import Cell, sees_between
from battlemap.importers import ImportProblem, import_map
from battlemap.importers.placed import colour_of
from battlemap.rules.space import walls_of
from tests.importers.files import encoded, imported, light, picture, points, portal, uvtt, written


def notes_of(found):
    return " ".join(found.notes)


# ---------------------------------------------------------------- the whole
def test_a_plain_file_is_found_without_a_note(tmp_path):
    found = imported(tmp_path, portals=[portal((5, 3), (5, 4))], lights=[light(2, 2)])
    assert found.counts == {"columns": 10, "rows": 8, "walls": 2, "doors": 1, "lights": 1, "notes": 0}
    assert found.scene.picture.px_per_square == 10
    assert found.scene.name == "map"


@pytest.mark.parametrize("form", [0.2, 0.3, 1.0, "0.3", "0.0.2", None, "next", [1]])
def test_any_format_number_will_do(tmp_path, form):
    assert imported(tmp_path, format=form).counts["walls"] == 1


@pytest.mark.parametrize("missing", ["format", "objects_line_of_sight", "portals", "environment", "lights", "line_of_sight"])
@pytest.mark.parametrize("value", ["missing", None, "text", 7, {}])
def test_a_missing_or_foolish_field_is_empty(tmp_path, missing, value):
    data = uvtt()
    del data[missing]
    if value != "missing":
        data[missing] = value
    found = import_map(written(tmp_path, data))
    assert found.counts["columns"] == 10
    assert found.scene.dark is False


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "utf-16-le", "utf-32"])
def test_encodings(tmp_path, encoding):
    path = tmp_path / "map.uvtt"
    path.write_bytes(json.dumps(uvtt(creator="Ümlaut ◊"), ensure_ascii=False).encode(encoding))
    assert import_map(path).counts["walls"] == 1


def test_a_name_in_an_old_encoding_harms_nothing(tmp_path):
    path = tmp_path / "map.uvtt"
    path.write_bytes(json.dumps(uvtt(creator="M@ller")).encode().replace(b"@", b"\xfc"))
    assert import_map(path).counts["walls"] == 1


def test_of_duplicate_keys_the_last_counts(tmp_path):
    text = json.dumps(uvtt())
    text = text[:-1] + ', "line_of_sight": []}'
    assert import_map(written(tmp_path, text)).counts["walls"] == 0


# ---------------------------------------------------------------- origin, size, scale
@pytest.mark.parametrize("origin", [(2, 1), (-3, 12), (46, 41), (2.5, 0.25)])
def test_the_origin_moves_walls_doors_and_lights(tmp_path, origin):
    ox, oy = origin
    found = imported(
        tmp_path,
        resolution={"map_origin": {"x": ox, "y": oy}, "map_size": {"x": 10, "y": 8}, "pixels_per_grid": 10},
        line_of_sight=[points((5 + ox, oy), (5 + ox, 3 + oy)), points((5 + ox, 4 + oy), (5 + ox, 8 + oy))],
        portals=[portal((5 + ox, 3 + oy), (5 + ox, 4 + oy))],
        lights=[light(2.25 + ox, 2 + oy)],
    )
    assert [wall.points for wall in found.scene.walls] == [((5, 0), (5, 3)), ((5, 4), (5, 8))]
    assert found.scene.doors[0].points == ((5, 3), (5, 4))
    assert found.scene.lights[0].at == (2.25, 2)
    assert found.notes == ()


def test_a_picture_cut_inside_a_square_keeps_the_drawings_squares(tmp_path):
    found = imported(
        tmp_path,
        resolution={"map_origin": {"x": 2.3, "y": 1}, "map_size": {"x": 10, "y": 8}, "pixels_per_grid": 10},
        line_of_sight=[points((5, 2), (5, 6), (9, 6))],
    )
    assert found.scene.walls[0].points == ((3, 1), (3, 5), (7, 5))
    assert found.scene.picture.left == pytest.approx(0.3)
    assert found.scene.width == 11


def test_a_crop_drops_what_is_outside_and_cuts_what_crosses(tmp_path):
    found = imported(
        tmp_path,
        line_of_sight=[
            points((-4, 3), (4, 3)), points((20, 1), (25, 1)), points((3, -1), (12, -1)), points((5, 7), (5, 9), (6, 9)),
        ],
        portals=[portal((30, 3), (31, 3)), portal((-1, 3), (-2, 3)), portal((2, 3), (3, 3))],
        lights=[light(-5, 2), light(3, 3)],
    )
    assert [wall.points for wall in found.scene.walls] == [((0, 3), (2, 3)), ((3, 3), (4, 3)), ((5, 7), (5, 8))]
    assert (found.counts["doors"], found.counts["lights"]) == (1, 1)
    assert "2 doors outside" in notes_of(found)
    assert "5 wall segments outside" in notes_of(found)
    assert "1 light outside" in notes_of(found)


def test_walls_on_the_pictures_rim_stay(tmp_path):
    ring = points((0, 0), (10, 0), (10, 8), (0, 8), (0, 0))
    found = imported(tmp_path, line_of_sight=[ring])
    assert found.counts["walls"] == 1
    assert not found.notes


def test_a_map_that_ends_within_a_square_is_rounded_up(tmp_path):
    found = imported(tmp_path, resolution={"map_size": {"x": 10.0, "y": 7.857}, "pixels_per_grid": 10}, image=None)
    assert (found.scene.width, found.scene.height) == (10, 8)
    assert "7.857" in notes_of(found)


def test_a_picture_that_was_scaled_is_followed(tmp_path):
    resolution = {"map_size": {"x": 10, "y": 8}, "pixels_per_grid": 70}
    found = imported(tmp_path, resolution=resolution, image=encoded(picture(690, 552)))
    assert found.scene.picture.px_per_square == 69
    assert "70" in notes_of(found)


def test_a_picture_of_another_shape_is_noted(tmp_path):
    assert "shape" in notes_of(imported(tmp_path, image=encoded(picture(100, 100))))


@pytest.mark.parametrize("ppg", [None, 0, -5, 1e9, "many", float("nan")])
def test_an_absurd_scale_is_reckoned_from_the_picture(tmp_path, ppg):
    resolution = {"map_size": {"x": 10, "y": 8}, "pixels_per_grid": ppg}
    found = imported(tmp_path, resolution=resolution)
    assert found.scene.picture.px_per_square == 10


def test_a_missing_size_is_reckoned_from_the_picture(tmp_path):
    found = imported(tmp_path, resolution={"pixels_per_grid": 10})
    assert (found.scene.width, found.scene.height) == (10, 8)
    assert len(found.notes) == 1


@pytest.mark.parametrize(
    "size", [None, {}, {"x": 0, "y": 5}, {"x": -4, "y": 5}, {"x": 1001, "y": 5}, {"x": 1e12, "y": 1}, {"x": "wide", "y": 2}]
)
def test_an_impossible_size_is_refused_by_name(tmp_path, size):
    with pytest.raises(ImportProblem, match=r"map\.dd2vtt: resolution\.map_size: expected"):
        imported(tmp_path, resolution={"map_size": size, "pixels_per_grid": 10}, image=None)


@pytest.mark.parametrize("field", ["grid_type", "gridType", "grid"])
@pytest.mark.parametrize("kind", ["hex", "Hexagonal (rows)", "gridless"])
def test_hexes_are_refused(tmp_path, field, kind):
    with pytest.raises(ImportProblem, match="expected squares"):
        imported(tmp_path, **{field: kind})


def test_squares_said_in_words_are_welcome(tmp_path):
    assert imported(tmp_path, grid_type="square").counts["walls"] == 1


# ---------------------------------------------------------------- picture
@pytest.mark.parametrize("form", ["PNG", "WEBP", "JPEG"])
def test_a_pictures_format_is_seen_by_its_bytes(tmp_path, form):
    data = picture(form=form)
    found = imported(tmp_path, image=encoded(data))
    assert found.picture == data


@pytest.mark.parametrize(
    "spoiled",
    [
        lambda text: f"data:image/png;base64,{text}",
        lambda text: text.rstrip("="),
        lambda text: "\n".join(text[i : i + 76] for i in range(0, len(text), 76)),
        lambda text: text.replace("+", "-").replace("/", "_"),
        lambda text: f"  {text}\r\n",
    ],
    ids=["data url", "no padding", "lines", "url alphabet", "blanks"],
)
def test_base64_as_it_comes(tmp_path, spoiled):
    data = picture(101, 81)
    assert imported(tmp_path, image=spoiled(encoded(data))).picture == data


@pytest.mark.parametrize("image", [None, "", "   ", 12, [], {}])
def test_no_picture_is_a_note(tmp_path, image):
    found = imported(tmp_path, image=image)
    assert found.picture is None
    assert found.notes == ("The file has no picture.",)


def test_a_picture_that_is_named_is_looked_for_beside_the_file(tmp_path):
    data = picture(form="WEBP")
    (tmp_path / "My map.webp").write_bytes(data)
    found = imported(tmp_path, image="modules/some-maps/Maps/My%20map.webp")
    assert found.picture == data
    assert "beside the file" in notes_of(found)


def test_a_named_picture_elsewhere_is_never_read(tmp_path):
    (tmp_path / "secret.png").write_bytes(picture())
    (tmp_path / "maps").mkdir()
    path = written(tmp_path / "maps", uvtt(image="../secret.png"))
    found = import_map(path)
    assert found.picture is None
    assert "not beside it" in notes_of(found)


def test_a_picture_of_the_same_name_is_taken_when_the_file_has_none(tmp_path):
    (tmp_path / "map.jpg").write_bytes(picture(form="JPEG"))
    assert imported(tmp_path, image="").picture is not None


@pytest.mark.parametrize(
    "image",
    [encoded(picture())[:200], encoded(picture(form="WEBP"))[:80], encoded(b"GIF89a" + b"\0" * 40), "x" * 5000, "\udcff" * 9],
    ids=["cut", "cut webp", "gif", "noise", "surrogates"],
)
def test_a_damaged_or_foreign_picture_is_left_out_with_a_note(tmp_path, image):
    found = imported(tmp_path, image=image)
    assert found.picture is None
    assert found.counts["walls"] == 1
    assert len(found.notes) == 1


def test_a_picture_that_claims_to_be_enormous_is_refused_by_its_header(tmp_path):
    data = bytearray(picture())
    data[16:24] = (60000).to_bytes(4, "big") * 2
    data[29:33] = __import__("zlib").crc32(bytes(data[12:29])).to_bytes(4, "big")
    with pytest.raises(ImportProblem, match="60000 x 60000 pixels, more than 16384"):
        imported(tmp_path, image=encoded(bytes(data)))


# ---------------------------------------------------------------- walls
def test_points_on_the_grid_lose_the_noise_of_floats(tmp_path):
    found = imported(tmp_path, line_of_sight=[points((2.9999998, 1.0000001), (2.996094, 4.5078), (3.3, 6.21))])
    assert found.scene.walls[0].points == ((3, 1), (3, 4.5), (3.3, 6.21))


def test_segments_without_length_and_ways_back_are_dropped(tmp_path):
    found = imported(
        tmp_path,
        line_of_sight=[
            points((1, 1), (1, 1), (1, 4), (1, 4)),
            points((2, 1), (2, 4), (2, 2)),
            points((3, 2), (3, 4), (3, 1)),
            points((4, 4), (4, 4)),
            points((4, 4)),
            [],
        ],
    )
    assert [wall.points for wall in found.scene.walls] == [
        ((1, 1), (1, 4)), ((2, 1), (2, 4)), ((3, 2), (3, 4)), ((3, 2), (3, 1)),
    ]  # fmt: skip
    assert len(found.notes) == 1


@pytest.mark.parametrize("bad", [None, {}, {"x": 1}, {"x": None, "y": 2}, {"x": "a", "y": 2}, {"x": 1e300, "y": 0}, 5])
def test_a_point_nobody_can_place_leaves_a_gap(tmp_path, bad):
    found = imported(tmp_path, line_of_sight=[[*points((1, 1), (2, 1)), bad, *points((4, 1), (5, 1))]])
    assert [wall.points for wall in found.scene.walls] == [((1, 1), (2, 1)), ((4, 1), (5, 1))]
    assert "1 point without usable coordinates" in notes_of(found)


@pytest.mark.parametrize("word", ["NaN", "Infinity", "-Infinity", "1e999", "9" * 400])
def test_numbers_that_are_none_crash_nothing(tmp_path, word):
    text = json.dumps(uvtt(line_of_sight=[points((1, 1), (2, 1), (77, 1))])).replace("77", word)
    found = import_map(written(tmp_path, text))
    assert found.scene.walls[0].points == ((1, 1), (2, 1))


def test_points_as_pairs_and_numbers_as_text_are_read(tmp_path):
    found = imported(tmp_path, line_of_sight=[[[1, 1], ["2", "1.5"]]])
    assert found.scene.walls[0].points == ((1, 1), (2, 1.5))


def test_an_object_stops_sight_through_it_but_neither_steps_nor_the_sight_of_it(tmp_path):
    for ring in (points((4, 1), (6, 1), (6, 4), (4, 4)), points((4, 1), (4, 4), (6, 4), (6, 1), (4, 1))):
        found = imported(tmp_path, line_of_sight=[], objects_line_of_sight=[ring])
        (wall,) = found.scene.walls
        assert (wall.move, wall.sight, wall.cover) == (False, True, "none")
        walls = walls_of(found.scene)
        assert not sees_between(walls, [Cell(1, 2)], [Cell(8, 2)])
        assert sees_between(walls, [Cell(1, 2)], [Cell(4, 2)]), "the prop itself is seen"
        assert not sees_between(walls, [Cell(4, 2)], [Cell(1, 2)]), "nobody looks out of it"


# ---------------------------------------------------------------- doors
@pytest.mark.parametrize(
    ("closed", "state"), [(True, "closed"), (False, "open"), (0, "open"), ("false", "open"), (None, "closed")]
)
def test_an_open_portal_is_an_open_door(tmp_path, closed, state):
    found = imported(tmp_path, portals=[portal((5, 3), (5, 4), closed)])
    assert (found.scene.doors[0].state, found.scene.doors[0].kind) == (state, "door")


def test_a_portal_with_null_bounds_lies_where_its_middle_and_rotation_say(tmp_path):
    null = {"x": None, "y": None}
    entries = [
        portal((5, 3), (5, 4), bounds=[null, null], rotation=1.570796),
        portal((2, 3), (3, 3), bounds=None, rotation=3.141593),
        portal((5, 6), (5, 7), bounds=[], position=null),
        portal((5, 6), (5, 7), position=null),
        None,
    ]
    found = imported(tmp_path, portals=entries)
    leaves = [tuple(sorted(door.points)) for door in found.scene.doors]
    assert leaves == [((5, 3), (5, 4)), ((2, 3), (3, 3)), ((5, 6), (5, 7))]
    assert "2 doors without a usable place" in notes_of(found)


def test_a_wall_that_runs_through_a_door_is_cut(tmp_path):
    found = imported(tmp_path, portals=[portal((5, 3), (5, 4))])
    assert [wall.points for wall in found.scene.walls] == [((5, 0), (5, 3)), ((5, 4), (5, 8))]


def test_a_ring_with_one_door_is_one_wall(tmp_path):
    ring = points((2, 2), (6, 2), (6, 6), (2, 6), (2, 2))
    found = imported(tmp_path, line_of_sight=[ring], portals=[portal((6, 3), (6, 4))])
    assert [wall.points for wall in found.scene.walls] == [((6, 4), (6, 6), (2, 6), (2, 2), (6, 2), (6, 3))]


def test_doors_have_ids_of_their_own(tmp_path):
    found = imported(tmp_path, portals=[portal((5, 1), (5, 2)), portal((5, 3), (5, 4))])
    assert len({door.id for door in found.scene.doors}) == 2


# ---------------------------------------------------------------- light
@pytest.mark.parametrize(
    ("value", "colour"),
    [("ffeccd8b", "#eccd8b"), ("#80FF0000", "#ff0000"), ("00ff00", "#00ff00"), ("#0f0", "#00ff00"), (4278190335, "#0000ff"),
     ("lime", "#ffffff"), (None, "#ffffff"), ("", "#ffffff")],
)  # fmt: skip
def test_colours_are_alpha_first(value, colour):
    assert colour_of(value) == colour


def test_a_lights_range_is_the_edge_of_its_dim_light(tmp_path):
    (lamp,) = imported(tmp_path, lights=[light(2, 2, 6)]).scene.lights
    assert (lamp.bright, lamp.dim, lamp.colour) == (45, 90, "#eccd8b")


def test_lights_that_give_none_are_left_out(tmp_path):
    bad = [light(1, 1, 0), light(1, 1, -3), light(1, 1, position=None), light(1, 1, range=None), light(1, 1, intensity=0), "lamp"]
    found = imported(tmp_path, lights=[*bad, light(2, 2)])
    assert found.counts["lights"] == 1
    assert "6 lights" in notes_of(found)


@pytest.mark.parametrize("baked", [True, False])
def test_a_place_is_dark_when_its_ambient_light_is_and_there_are_lights(tmp_path, baked):
    night = {"baked_lighting": baked, "ambient_light": "ff101018"}
    assert imported(tmp_path, environment=night, lights=[light(2, 2)]).scene.dark is True
    found = imported(tmp_path, environment=night)
    assert found.scene.dark is False, "nobody would see anything"
    assert "dark" in notes_of(found)
    day = {"baked_lighting": baked, "ambient_light": "ffffffff"}
    assert imported(tmp_path, environment=day, lights=[light(2, 2)]).scene.dark is False


# ---------------------------------------------------------------- real files
SAMPLES = {
    "bytebard_prismatic_ballroom.uvtt": (33, 46, 90, 0, 0),
    "imagix_sampleMap.dd2vtt": (10, 10, 5, 2, 2),
    "oganm_test.dd2vtt": (20, 20, 11, 3, 1),
    "thunderforge_synthetic-freestanding.dd2vtt": (10, 10, 2, 1, 0),
    "vttmaps_azheim-meeting.dd2vtt": (8, 8, 0, 0, 0),
    "vttmaps_ground-floor-north-cropped.dd2vtt": (32, 10, 10, 0, 0),
    "vttmaps_headmasters-quarters.dd2vtt": (10, 10, 6, 6, 0),
}


@pytest.mark.parametrize("name", SAMPLES)
def test_real_files_load_and_their_doors_can_be_walked_through(shared: Path, name):
    from tests.importers.files import ways

    path = shared / "samples" / "uvtt" / name
    if not path.exists():
        pytest.skip(f"no {name} among the samples")
    found = import_map(path)
    counts = found.counts
    assert tuple(counts[key] for key in ("columns", "rows", "walls", "doors", "lights")) == SAMPLES[name]
    shut = replace(found.scene, doors=tuple(replace(door, state="closed") for door in found.scene.doors))
    for door in shut.doors:
        if all(y == 0 for _, y in door.points):
            continue  # it leads off the map
        opened = replace(shut, doors=tuple(replace(d, state="open") if d is door else d for d in shut.doors))
        assert ways(opened) > ways(shut), door
