"""Tiled's files: size, chunks, pictures, JSON, and XML that means harm."""

import base64
import json
import time
import zlib

import pytest

from battlemap.importers import ImportProblem, import_map, maps
from tests.importers.files import picture, written
from tests.importers.tmx import layer, line, tmx


def read(folder, *layers: str, **attrs):
    return import_map(written(folder, tmx(*layers, **attrs), "keep.tmx"))


def told(found):
    return " ".join(found.notes)


def tiles(data: str, **attrs) -> str:
    words = " ".join(f'{name}="{value}"' for name, value in attrs.items())
    return f"<layer name='Ground' width='10' height='8'><data {words}>{data}</data></layer>"


# ---------------------------------------------------------------- size
def test_an_infinite_map_is_as_large_as_its_chunks(tmp_path):
    chunks = tiles("".join(f"<chunk x='{x}' y='{y}' width='16' height='16'>0</chunk>" for x, y in ((-16, 0), (0, 16))))
    found = read(tmp_path, chunks, layer(line((0, 0), (0, 32), x=-256)), infinite=1)
    assert (found.scene.width, found.scene.height) == (32, 32)
    assert found.scene.walls[0].points == ((0, 0), (0, 2))


@pytest.mark.parametrize(
    ("attrs", "sentence"),
    [
        ({"orientation": "isometric"}, "orientation: expected an orthogonal map"), ({"orientation": "hexagonal"}, "orientation"),
        ({"width": 0}, "width, height: expected"), ({"width": None}, "width, height: expected"),
        ({"height": "x"}, "width, height"),
        ({"width": 1001}, "up to 1000 squares a side"), ({"width": 999999999}, "width, height: expected"),
        ({"tilewidth": 0}, "tilewidth, tileheight: expected"), ({"tileheight": None}, "tilewidth, tileheight: expected"),
        ({"tileheight": 8}, "expected square tiles, got 16 x 8 pixels"),
    ],
)  # fmt: skip
def test_what_no_map_can_be_is_refused_by_its_field(tmp_path, attrs, sentence):
    with pytest.raises(ImportProblem, match=rf"^keep\.tmx: .*{sentence}"):
        read(tmp_path, **attrs)


@pytest.mark.parametrize("encoding", ["csv", "base64"])
def test_tile_layers_are_told_but_never_unpacked(tmp_path, encoding):
    """Sixty megabytes of zeros in sixty kilobytes: whoever unpacks them asks for trouble."""
    bomb = base64.b64encode(zlib.compress(bytes(60 * 2**20), 9)).decode() if encoding == "base64" else "1," * 80
    begun = time.monotonic()
    found = read(tmp_path, *[tiles(bomb, encoding=encoding, compression="zlib")] * 20)
    assert (found.scene.width, found.scene.height) == (10, 8)
    assert "20 tile layers not drawn" in told(found)
    assert time.monotonic() - begun < 3


# ---------------------------------------------------------------- picture
IMAGE = (
    "<imagelayer name='Paper' offsetx='16' offsety='32'><image source='art/keep.png' width='320' height='160'/>"
    "</imagelayer>"
)  # fmt: skip


def test_an_image_layers_picture_lies_where_it_says(tmp_path):
    (tmp_path / "keep.png").write_bytes(picture(640, 320))
    found = read(tmp_path, IMAGE)
    lies = found.scene.picture
    assert (lies.px_per_square, lies.left, lies.top) == (32, 1, 2)


def test_an_image_layers_picture_is_asked_for(tmp_path):
    wanted = read(tmp_path, IMAGE).wanted
    assert (wanted.name, wanted.width, wanted.height, wanted.left, wanted.top) == ("keep.png", 20, 10, 1, 2)


def test_an_exported_picture_beside_it_is_taken(tmp_path):
    (tmp_path / "keep.png").write_bytes(picture(160, 128))
    assert read(tmp_path, tiles("0")).scene.picture.px_per_square == 16
    (tmp_path / "keep.png").unlink()
    wanted = read(tmp_path, tiles("0")).wanted
    assert (wanted.name, wanted.width, wanted.height) == ("", 10, 8)


# ---------------------------------------------------------------- JSON
def tmj(*layers, **fields):
    return {
        "type": "map", "tiledversion": "1.10", "orientation": "orthogonal", "width": 10, "height": 8, "tilewidth": 16,
        "tileheight": 16, "infinite": False, "layers": list(layers), **fields,
    }  # fmt: skip


def test_json_is_read_as_xml_is(tmp_path):
    objects = [
        {"id": 1, "x": 16, "y": 0, "width": 0, "height": 0, "rotation": 0, "polyline": [{"x": 0, "y": 0}, {"x": 0, "y": 32}]},
        {"id": 2, "x": 32, "y": 32, "width": 32, "height": 32, "rotation": 0, "name": "", "type": ""},
        {"id": 3, "x": 16, "y": 16, "point": True, "class": "light", "properties": [{"name": "radius", "value": 6}]},
        {"id": 4, "x": 16, "y": 16, "width": 16, "height": 16, "text": {"text": "Beware"}}, {"id": 5, "gid": 3, "x": 0, "y": 0},
        {"id": 6, "x": "far", "y": 0, "width": 3, "height": 3}, None,
    ]  # fmt: skip
    group = {"type": "group", "offsetx": 16, "layers": [{"type": "objectgroup", "name": "walls", "objects": objects}]}
    chunk = {"type": "tilelayer", "data": [0] * 80}
    path = written(tmp_path, tmj(group, chunk, {"type": "imagelayer", "image": ""}), "keep.tmj")
    found = import_map(path)
    assert maps(path) == ("keep",)
    assert [wall.points for wall in found.scene.walls] == [((2, 0), (2, 2)), ((3, 2), (5, 2), (5, 4), (3, 4), (3, 2))]
    assert [(light.at, light.dim) for light in found.scene.lights] == [((2, 1), 90)]
    assert [note.text for note in found.scene.notes] == ["Beware"]
    for part in ("1 tile or template", "1 wall without", "1 tile layer"):
        assert part in told(found), found.notes


def test_groups_without_end_are_refused(tmp_path):
    deep = {"type": "objectgroup", "objects": []}
    for _ in range(200):
        deep = {"type": "group", "layers": [deep]}
    with pytest.raises(ImportProblem, match="nested too deeply"):
        import_map(written(tmp_path, json.dumps(tmj(deep)), "keep.json"))


# ---------------------------------------------------------------- harm
LAUGHTER = "".join(f"<!ENTITY {b} '{f'&{a};' * 10}'>" for a, b in zip("abcdefgh", "bcdefghi", strict=True))
LAUGHS = f"<!DOCTYPE map [<!ENTITY a 'ha'>{LAUGHTER}]>"
FILE = "<!DOCTYPE map [<!ENTITY x SYSTEM 'file:///etc/passwd'>]>"


@pytest.mark.parametrize("doctype", [LAUGHS, FILE, "<!DOCTYPE map SYSTEM 'http://mapeditor.example/map.dtd'>"])
def test_no_entity_is_ever_replaced(tmp_path, doctype):
    text = tmx(layer(line((0, 0), (0, 9)), name="&i;")).replace("<map", doctype + "<map", 1)
    with pytest.raises(ImportProblem, match="a DOCTYPE is in it"):
        import_map(written(tmp_path, text, "keep.tmx"))


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("<map", "expected XML, which breaks off at line 1"), ("<map></mop>", "breaks off"),
        ("<html><body/></html>", "XML of another kind"),
        ("<?xml version='1.0'?><svg/>", "XML of another kind .svg."), ("<", "breaks off"), ("<map>\0</map>", "breaks off"),
        ("<?xml version='1.0' encoding='klingon'?><map/>", "expected XML"), ("<map>" + "<group>" * 100, "nested too deeply"),
        ("<map orientation='orthogonal'/>", "tilewidth"), ("<group/>", "XML of another kind"),
    ],
)  # fmt: skip
def test_damaged_and_foreign_xml_is_one_sentence(tmp_path, text, sentence):
    with pytest.raises(ImportProblem, match=rf"^keep\.tmx: .*{sentence}") as caught:
        import_map(written(tmp_path, text, "keep.tmx"))
    assert "\n" not in str(caught.value)


def test_a_file_cut_anywhere_is_one_sentence(tmp_path):
    whole = tmx(layer(line((0, 0), (0, 9))), tiles("0"), IMAGE)
    for length in range(1, len(whole) - 1, 7):
        with pytest.raises(ImportProblem, match="breaks off"):
            import_map(written(tmp_path, whole[:length], "keep.tmx"))


def test_more_shapes_or_points_than_any_map_has_are_refused(tmp_path, monkeypatch):
    from battlemap.importers import tiled_files

    monkeypatch.setattr(tiled_files, "MOST_SHAPES", 3)
    with pytest.raises(ImportProblem, match="expected up to 3 objects"):
        read(tmp_path, layer(*[line((0, 0), (0, 9))] * 4))
    monkeypatch.setattr(tiled_files, "MOST_POINTS", 9)
    with pytest.raises(ImportProblem, match="expected up to 9 points"):
        read(tmp_path, layer(*[line((0, 0), (0, 9), (1, 9), (1, 1))] * 3))
