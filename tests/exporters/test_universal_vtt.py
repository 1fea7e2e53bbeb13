"""A scene as Universal VTT: the fields other programs insist on, what they see, and what is told to be left out."""

import base64
import io
import json
import math

import pytest
from msgspec.structs import replace
from PIL import Image

from battlemap.exporters import ExportProblem, universal_vtt
from battlemap.importers import import_map
from battlemap.importers.picture import check_picture
from battlemap.model import Area, Door, Light, Note, Picture, Scene, Wall
from tests.importers.files import picture, ways

RING = ((2, 2), (4, 2), (4, 4), (2, 4), (2, 2))


def scene(*rows: str, **fields) -> Scene:
    return Scene(rows=rows or ("........",) * 6, **fields)


def written(scene_: Scene, data: bytes | None = None) -> dict:
    return json.loads(universal_vtt(scene_, data).data)


def told(scene_: Scene, data: bytes | None = None) -> str:
    return " ".join(universal_vtt(scene_, data).notes)


def read_again(scene_: Scene, folder, data: bytes | None = None) -> Scene:
    path = folder / "map.dd2vtt"
    path.write_bytes(universal_vtt(scene_, data).data)
    return import_map(path).scene


def lying(data: bytes, px: float, left: float = 0.0, top: float = 0.0) -> Picture:
    return check_picture(data).placed(px, left, top)


# ---------------------------------------------------------------- what others insist on
FURNISHED = scene(
    walls=(Wall(points=((0, 1), (3, 1), (3, 4))), Wall(points=RING, move=False, cover="none", one_way="right")),
    doors=(Door(id="d", points=((3, 4), (3, 5))), Door(id="e", points=((5, 2), (6, 2)), state="open")),
    lights=(Light(at=(2.5, 2.5), bright=30, dim=60, colour="#ffb35c"),),
)


def test_every_field_other_programs_insist_on_is_there():
    whole = written(FURNISHED, None)
    assert list(whole) == [
        "format", "software", "resolution", "line_of_sight", "objects_line_of_sight", "portals", "environment", "lights",
        "battlemap", "image",
    ], "the picture last, as programs that read the beginning only expect"  # fmt: skip
    assert whole["format"] == 0.3
    resolution = whole["resolution"]
    assert set(resolution) == {"map_origin", "map_size", "pixels_per_grid"}
    assert resolution["map_size"] == {"x": 8, "y": 6} and resolution["map_origin"] == {"x": 0, "y": 0}
    assert isinstance(resolution["pixels_per_grid"], int) and resolution["pixels_per_grid"] >= 50
    for portal in whole["portals"]:
        assert set(portal) == {"position", "bounds", "rotation", "closed", "freestanding"}
        assert len(portal["bounds"]) == 2
        a, b = portal["bounds"]
        assert portal["position"] == {axis: (a[axis] + b[axis]) / 2 for axis in "xy"}
        assert portal["rotation"] == pytest.approx(math.atan2(b["y"] - a["y"], b["x"] - a["x"]), abs=1e-5)
    assert [portal["closed"] for portal in whole["portals"]] == [True, False]
    (lamp,) = whole["lights"]
    assert set(lamp) == {"position", "range", "intensity", "color", "shadows"}
    assert (lamp["range"], lamp["color"]) == (4, "ffffb35c")
    assert whole["environment"] == {"baked_lighting": False, "ambient_light": "ffffffff"}
    ppg = resolution["pixels_per_grid"]
    assert Image.open(io.BytesIO(base64.b64decode(whole["image"]))).size == (8 * ppg, 6 * ppg)


def test_every_number_is_finite_and_every_point_an_object():
    def numbers(value):
        if isinstance(value, dict):
            for each in value.values():
                yield from numbers(each)
        elif isinstance(value, list):
            for each in value:
                yield from numbers(each)
        elif isinstance(value, float):
            yield value

    whole = written(FURNISHED)
    assert all(math.isfinite(number) for number in numbers(whole))
    for line in whole["line_of_sight"] + whole["objects_line_of_sight"]:
        assert len(line) >= 2 and all(set(point) == {"x", "y"} for point in line)


@pytest.mark.parametrize("bad", [math.nan, math.inf])
def test_a_place_that_is_no_number_is_refused(bad):
    with pytest.raises(ExportProblem, match="no number"):
        universal_vtt(scene(walls=(Wall(points=((0, 0), (bad, 1))),)))


@pytest.mark.parametrize("form", ["PNG", "JPEG", "WEBP"])
def test_the_picture_is_inside_as_it_is(form):
    data = picture(160, 120, form)
    whole = written(scene(picture=lying(data, 20)), data)
    assert base64.b64decode(whole["image"]) == data
    assert whole["resolution"]["pixels_per_grid"] == 20
    size = whole["resolution"]["map_size"]
    assert (size["x"] * 20, size["y"] * 20) == (160, 120)


# ---------------------------------------------------------------- ground
def test_full_squares_are_walls_in_the_file(tmp_path):
    before = scene("########", "#...#..#", "#......#", "#...#..#", "########")
    after = read_again(before, tmp_path)
    inside = {(x, y) for y, row in enumerate(before.rows) for x, letter in enumerate(row) if letter == "."}
    assert {way for way in ways(after) if way[:2] in inside} == ways(before)
    assert len(after.walls) == 1, "one ring about the whole of it"


@pytest.mark.parametrize(
    "rows",
    [(".#.", "#.#", ".#."), ("#..", "...", "..#"), ("#.#", ".#.", "#.#"), ("...", ".#.", "..."), ("##", "#.")],
)
def test_outlines_of_full_squares_close_them(tmp_path, rows):
    before = scene(*rows)
    open_ = {(x, y) for y, row in enumerate(rows) for x, letter in enumerate(row) if letter == "."}
    assert {way for way in ways(read_again(before, tmp_path)) if way[:2] in open_} == ways(before)


def test_a_door_in_rock_has_no_wall_across_it(tmp_path):
    before = scene("#####", "#.#.#", "#####", doors=(Door(id="d", points=((2, 1), (2, 2)), state="open"),))
    lines = [{(point["x"], point["y"]) for point in line} for line in written(before)["line_of_sight"]]
    assert not any({(2, 1), (2, 2)} <= line and len(line) == 2 for line in lines)
    beside = scene("#####", "#.#.#", "#####", walls=(Wall(points=((2, 1), (2, 2))),))
    assert sum(len(line) == 2 for line in written(beside)["line_of_sight"]) == 1, "a wall that is there is not drawn twice"


# ---------------------------------------------------------------- props
def test_a_prop_cut_open_by_the_rim_is_closed_outside_of_it(tmp_path):
    for hand in ("left", "right"):
        for line in (((2, 0), (2, 2), (5, 2), (5, 0)), ((0, 4), (8, 3)), ((0, 0), (3, 3), (8, 6)), ((3, 6), (4, 5), (8, 5))):
            prop = Wall(points=line, move=False, cover="none", one_way=hand)
            assert read_again(scene(walls=(prop,)), tmp_path).walls == (prop,)


def test_a_ring_seen_from_inside_only_is_told():
    inward = Wall(points=RING, move=False, cover="none", one_way="left")
    assert "1 outline drawn as stopping sight from both sides" in told(scene(walls=(inward,)))
    assert len(written(scene(walls=(inward,)))["objects_line_of_sight"]) == 4


# ---------------------------------------------------------------- what is told
LOSSES = {
    "1 wall that can be seen through": {"walls": (Wall(points=((1, 1), (2, 1)), sight=False),)},
    "1 one-way wall": {"walls": (Wall(points=((1, 1), (2, 1)), one_way="left"),)},
    "1 wall of less than total cover": {"walls": (Wall(points=((1, 1), (2, 1)), cover="half"),)},
    "1 secret door": {"doors": (Door(id="d", points=((1, 1), (2, 1)), state="secret"),)},
    "2 locked or barred doors": {
        "doors": (Door(id="d", points=((1, 1), (2, 1)), state="locked"), Door(id="e", points=((3, 1), (4, 1)), state="barred"))
    },
    "1 window": {"doors": (Door(id="d", points=((1, 1), (2, 1)), kind="window"),)},
    "1 portcullis": {"doors": (Door(id="d", points=((1, 1), (2, 1)), kind="portcullis"),)},
    "1 door of another material": {"doors": (Door(id="d", points=((1, 1), (2, 1)), material="iron"),)},
    "1 light carried": {"lights": (Light(token="ana", dim=60, bright=30),)},
    "1 light of which only": {"lights": (Light(at=(1, 1), dim=60, bright=60),)},
    "1 note left out": {"notes": (Note(at=(1, 1), text="Trap"),)},
    "Elevation and start": {"areas": (Area(kind="start", runs=((0, 0, 1),)),)},
    "Ground other than floor and rock left out (_ ~)": {"rows": ("..~_", "#...")},
    "no picture: a plain one": {},
}


@pytest.mark.parametrize("sentence", LOSSES)
def test_what_the_format_has_no_word_for_is_told(sentence):
    plain = scene()
    assert sentence in told(replace(plain, **LOSSES[sentence]))
    if LOSSES[sentence]:
        assert sentence not in told(plain)


def test_a_dark_place_stays_dark_and_a_broken_door_open(tmp_path):
    lamp = Light(at=(2, 2), bright=30, dim=60)
    before = scene(dark=True, lights=(lamp,), doors=(Door(id="d", points=((1, 1), (2, 1)), state="locked", broken=True),))
    after = read_again(before, tmp_path)
    assert after.dark and after.doors[0].state == "open"


# ---------------------------------------------------------------- where the picture lies
def test_squares_of_another_length_keep_what_is_lit(tmp_path):
    before = scene(square=10, lights=(Light(at=(2, 2), bright=20, dim=40),))
    (lamp,) = read_again(before, tmp_path).lights
    assert lamp.dim / 15 == 40 / 10


@pytest.mark.parametrize(("left", "top"), [(-0.25, 0), (0, -1.5), (0.5, 0.5), (2, 0), (-40, 0)])
def test_a_picture_beside_the_squares_is_redrawn_onto_them(tmp_path, left, top):
    data = picture(160, 120)
    before = scene(picture=lying(data, 20, left, top))
    assert "redrawn" in told(before, data)
    whole = written(before, data)
    drawn = Image.open(io.BytesIO(base64.b64decode(whole["image"])))
    assert drawn.size == (160, 120) and drawn.format == "PNG"
    after = read_again(before, tmp_path, data)
    assert (after.picture.left, after.picture.top, after.rows) == (0, 0, before.rows)
    corner = drawn.getpixel((0, 0))
    assert (corner[3] == 0) is (left > 0 or top > 0 or left < -8), "where the picture does not reach there is nothing"


def test_a_picture_inside_the_first_square_stays_where_walls_say_so(tmp_path):
    data = picture(150, 110)
    walls = (Wall(points=((1, 1), (5, 1), (5, 4))),)
    before = scene(walls=walls, picture=lying(data, 20, 0.5, 0.5))
    assert "redrawn" not in told(before, data)
    assert read_again(before, tmp_path, data).picture == before.picture


def test_pixels_that_are_not_whole_are_told(tmp_path):
    data = picture(170, 127)
    before = scene(picture=lying(data, 170 / 8))
    assert "21.25 pixels a square" in told(before, data)
    assert read_again(before, tmp_path, data).picture == before.picture


def test_a_picture_that_is_none_is_refused():
    data = picture(160, 120)
    for spoiled in (b"GIF89a", data[:60]):
        with pytest.raises(ExportProblem, match="picture is"):
            universal_vtt(scene(picture=lying(data, 20, 0.5)), spoiled)


# ---------------------------------------------------------------- a map without a picture
def test_a_map_without_a_picture_gets_a_plain_one_of_its_ground_and_has_none_again(tmp_path):
    before = scene("..~_", "#:o.", walls=(Wall(points=((0, 1), (2, 1))),))
    whole = written(before, None)
    drawn = Image.open(io.BytesIO(base64.b64decode(whole["image"]))).convert("RGB")
    ppg = whole["resolution"]["pixels_per_grid"]
    middles = [drawn.getpixel((x * ppg + ppg // 2, y * ppg + ppg // 2)) for y in range(2) for x in range(4)]
    assert len(set(middles)) == 6 and middles[0] == middles[1] == middles[7]
    assert read_again(before, tmp_path).picture is None


def test_the_plain_picture_of_a_huge_map_stays_within_what_others_open():
    whole = written(scene(*("." * 300,) * 300), None)
    drawn = Image.open(io.BytesIO(base64.b64decode(whole["image"])))
    assert drawn.size == (8100, 8100) and whole["resolution"]["pixels_per_grid"] == 27
