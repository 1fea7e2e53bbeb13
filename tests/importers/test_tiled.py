"""Tiled maps: shapes of object layers by their words, groups' offsets, turned shapes.  Files are in `test_tiled_files`."""

import pytest

from battlemap.importers import import_map
from tests.importers.files import ways, written
from tests.importers.tmx import POINT, TEXT, layer, line, obj, properties, tmx


def read(folder, *layers: str, **attrs):
    return import_map(written(folder, tmx(*layers, **attrs), "keep.tmx"))


def told(found):
    return " ".join(found.notes)


def walls(found):
    return [wall.points for wall in found.scene.walls]


# ---------------------------------------------------------------- shapes
def test_a_tile_is_a_square_and_lines_are_walls(tmp_path):
    found = read(tmp_path, layer(line((0, 0), (0, 128), x=80), line((0, 0), (32, 0), (32, 32), x=16, y=16, form="polygon")))
    assert (found.scene.width, found.scene.height, found.kind, found.scene.name) == (10, 8, "a Tiled map", "keep")
    assert walls(found) == [((5, 0), (5, 8)), ((1, 1), (3, 1), (3, 3), (1, 1))]


def test_rectangles_and_ellipses_are_rings(tmp_path):
    found = read(tmp_path, layer(obj(x=16, y=16, width=32, height=48), obj("<ellipse/>", x=64, y=16, width=32, height=32)))
    assert walls(found)[0] == ((1, 1), (3, 1), (3, 4), (1, 4), (1, 1))
    ring = walls(found)[1]
    assert ring[0] == ring[-1] and all(abs(((x - 5) ** 2 + (y - 2) ** 2) ** 0.5 - 1) < 0.03 for x, y in ring)


def test_shapes_are_turned_about_their_place(tmp_path):
    turned = line((0, 0), (0, 32), x=32, y=32, rotation=-90)
    found = read(tmp_path, layer(obj(x=80, y=16, width=48, height=16, rotation=90), turned))
    assert walls(found) == [((5, 1), (5, 4), (4, 4), (4, 1), (5, 1)), ((2, 2), (4, 2))]


def test_layers_and_groups_are_moved_together(tmp_path):
    inner = layer(line((0, 0), (0, 32)), offsetx=16, offsety=32)
    found = read(tmp_path, f"<group offsetx='32'><group offsety='16'>{inner}</group></group>", layer(line((0, 0), (0, 16), x=16)))
    assert walls(found) == [((3, 3), (3, 5)), ((1, 0), (1, 1))]


def test_what_is_beside_the_map_is_told(tmp_path):
    odd = [obj(x="nan", y=2, width=3, height=3), line((1, 1))]
    found = read(tmp_path, layer(line((-64, 16), (64, 16)), line((-64, 0), (-16, 0)), *odd))
    assert walls(found) == [((0, 1), (4, 1))]
    for part in ("outside", "1 wall without a line", "without length"):
        assert part in told(found)


def test_without_a_word_all_lines_are_walls(tmp_path):
    found = read(tmp_path, layer(line((0, 0), (0, 32), x=16), obj(POINT, x=3, y=3), name="Objects 1"))
    assert walls(found) == [((1, 0), (1, 2))]
    assert "No layer, class or name says what is a wall" in told(found)


def test_with_a_word_the_others_are_left_out(tmp_path):
    others = layer(line((0, 0), (0, 32), x=32), name="Spawns"), layer(obj(x=1, y=1, width=9, height=9), name="Triggers")
    found = read(tmp_path, layer(line((0, 0), (0, 32), x=16)), *others)
    assert walls(found) == [((1, 0), (1, 2))]
    assert "2 objects that no word says the use of left out (of Spawns, Triggers)." in found.notes


@pytest.mark.parametrize("name", ["walls", "North Wall", "wallLayer", "collision_2", "LOS", "Solid", "blocking"])
def test_words_are_found_in_names_as_people_write_them(tmp_path, name):
    for attrs in ({"type": name}, {"class_": name}, {"name": name}):
        found = read(tmp_path, layer(line((0, 0), (0, 32), x=16, **attrs), name="a"))
        assert walls(found) == [((1, 0), (1, 2))] and "No layer" not in told(found)
    assert "No layer" not in told(read(tmp_path, layer(line((0, 0), (0, 32), x=16), name=name)))


def test_tiles_templates_and_shapes_of_tilesets_are_no_walls(tmp_path):
    tileset = f"<tileset firstgid='1'><tile id='0'>{layer(obj(x=0, y=0, width=9, height=9))}</tile></tileset>"
    found = read(tmp_path, tileset, layer(obj(gid=1, x=0, y=0, width=16, height=16), obj(template="a.tx", x=0, y=0)))
    assert walls(found) == []
    assert "2 tile or template objects left out" in told(found)


# ---------------------------------------------------------------- doors, lights, notes
@pytest.mark.parametrize(
    ("attrs", "inner", "wanted"),
    [
        ({}, "", ("closed", "door")), ({"class": "locked door"}, "", ("locked", "door")),
        ({"class": "secret_door"}, "", ("secret", "door")),
        ({"name": "Portcullis"}, "", ("closed", "portcullis")), ({"name": "window"}, "", ("closed", "window")),
        ({}, properties(open="true"), ("open", "door")), ({}, properties(open="false"), ("closed", "door")),
        ({}, properties(state="barred"), ("barred", "door")),
    ],
)  # fmt: skip
def test_doors_by_their_words(tmp_path, attrs, inner, wanted):
    wall = layer(line((0, 0), (0, 128), x=80))
    found = read(tmp_path, wall, layer(obj(inner, x=76, y=48, width=8, height=16, **attrs), name="Doors"))
    (door,) = found.scene.doors
    assert ((door.state, door.kind), door.points) == (wanted, ((5, 3), (5, 4)))
    assert ((4, 3, 5, 3) in ways(found.scene)) is (wanted == ("open", "door")), "the wall that runs through it is cut"


def test_a_door_may_be_a_line(tmp_path):
    found = read(tmp_path, layer(line((0, 0), (32, 0), x=16, y=16), obj(x=1, y=1), name="doors"))
    assert [door.points for door in found.scene.doors] == [((1, 1), (3, 1))]
    assert "1 door without a usable place" in told(found)


def test_lights_reach_as_their_properties_say(tmp_path):
    found = read(
        tmp_path, layer(
            obj(POINT + properties(radius=6, color="#80ff8800"), x=16, y=16), obj("<ellipse/>", x=32, y=32, width=32, height=32),
            obj(properties(range=4, bright=1), x=48, y=48), obj(POINT, x=999, y=0), name="lights",
        ),
    )  # fmt: skip
    assert [(light.at, light.bright, light.dim, light.colour) for light in found.scene.lights] == [
        ((1, 1), 45, 90, "#ff8800"), ((3, 3), 30, 60, "#ffffff"), ((3, 3), 15, 60, "#ffffff"),
    ]  # fmt: skip
    assert "1 light without a radius" in told(found) and "1 light without a usable place" in told(found)


def test_texts_and_named_points_are_notes(tmp_path):
    notes = layer(obj(POINT, x=16, y=16, name="Trap"), obj(POINT, x=16, y=16), name="notes")
    found = read(tmp_path, notes, layer(obj(TEXT, x=32, y=32, width=32, height=32), name="anything"))
    assert [(note.at, note.text) for note in found.scene.notes] == [((1, 1), "Trap"), ((3, 3), "Beware")]
