"""Foundry's walls and doors of all versions: what they stop, as the map has it."""

import pytest
from msgspec.structs import replace

from battlemap.geometry import Cell, sees_between
from battlemap.importers import import_map
from battlemap.model import Scene
from battlemap.rules.space import walls_of
from tests.importers.files import ways
from tests.importers.foundry_files import scene, wall, written


def read(folder, *walls):
    return import_map(written(folder, scene(12, walls=list(walls))))


def told(found):
    return " ".join(found.notes)


def opened(scene_: Scene) -> Scene:
    return replace(scene_, doors=tuple(replace(door, state="open") for door in scene_.doors))


# ---------------------------------------------------------------- walls
def stops(found) -> tuple[bool, bool, str, str]:
    (line,) = found.scene.walls
    return line.move, line.sight, line.cover, line.one_way


WALLS = {
    "a wall": ({}, (True, True, "total", "")),
    "one that stops no steps": ({"move": 0}, (False, True, "none", "")),
    "a fence": ({"sight": 0}, (True, False, "none", "")),
    "of the old scale": ({"move": 1, "sight": None, "sense": 1}, (True, True, "total", "")),
    "a fence of the old scale": ({"move": 1, "sight": None, "sense": 0}, (True, False, "none", "")),
    "of mixed scales": ({"move": 1, "sight": 1}, (True, True, "total", "")),
    "of an unknown sense": ({"sight": 50}, (True, True, "total", "")),
    "by distance without a distance": ({"sight": 30, "threshold": {"sight": None}}, (True, True, "total", "")),
    "without any word": ({"move": None, "sight": None}, (True, True, "total", "")),
    "from its left": ({"dir": 1}, (True, True, "total", "left")),
    "from its right": ({"dir": 2}, (True, True, "total", "right")),
}


@pytest.mark.parametrize("kind", WALLS)
def test_what_a_wall_stops(tmp_path, kind):
    fields, wanted = WALLS[kind]
    line = {name: value for name, value in {**wall((5, 0), (5, 8)), **fields}.items() if value is not None}
    assert stops(read(tmp_path, line)) == wanted


@pytest.mark.parametrize(("hand", "stopped"), [(1, (5, 2)), (2, (4, 2))])
def test_a_one_way_wall_stops_who_comes_from_that_hand(tmp_path, hand, stopped):
    """Drawn downwards its left is where x is larger."""
    steps = ways(read(tmp_path, wall((5, 0), (5, 8), dir=hand)).scene)
    here, there = (4, 2), (5, 2)
    assert ((*here, *there) in steps, (*there, *here) in steps) == (stopped != here, stopped != there)


def test_walls_that_meet_are_one_line_and_doubles_are_one_wall(tmp_path):
    corners = [(1, 1), (4, 1), (4, 4), (1, 4), (1, 1)]
    ring = [wall(a, b) for a, b in zip(corners, corners[1:], strict=False)]
    found = read(tmp_path, *ring, ring[0], wall((4, 1), (1, 1)))
    assert len(found.scene.walls) == 1
    assert len(found.scene.walls[0].points) == 5


def test_what_stops_nothing_is_left_out_and_counted(tmp_path):
    found = read(tmp_path, wall((5, 0), (5, 8), move=0, sight=0), wall((1, 1), (2, 1), move=0, sight=0, light=20))
    assert found.scene.walls == ()
    assert "2 walls stopping neither" in told(found)


def test_a_terrain_outline_is_seen_but_not_seen_through(tmp_path):
    corners = [(5, 0), (7, 0), (7, 5), (5, 5), (5, 0)]
    ring = [wall(a, b, sight=10, light=10) for a, b in zip(corners, corners[1:], strict=False)]
    scene_ = read(tmp_path, *ring).scene
    walls = walls_of(scene_)
    left, inside, right = Cell(3, 2), Cell(5, 2), Cell(9, 2)
    assert sees_between(walls, [left], [inside])
    assert not sees_between(walls, [left], [right])
    assert not sees_between(walls, [inside], [left])
    assert (4, 2, 5, 2) not in ways(scene_), "it stops steps as the file says"


def test_terrain_walls_that_enclose_nothing_stop_no_sight(tmp_path):
    found = read(tmp_path, wall((5, 0), (5, 8), sight=10))
    assert stops(found) == (True, False, "none", "")
    assert "enclosing nothing" in told(found)


def test_sight_by_distance_is_a_window(tmp_path):
    found = read(tmp_path, wall((5, 0), (5, 8), sight=30, threshold={"sight": 5, "light": 10}))
    (window,) = found.scene.doors
    assert (window.kind, window.state, window.points) == ("window", "closed", ((5, 0), (5, 8)))
    assert sees_between(walls_of(found.scene), [Cell(3, 2)], [Cell(7, 2)])
    assert (4, 2, 5, 2) not in ways(found.scene)


def test_walls_without_usable_ends_or_beside_the_picture_are_told(tmp_path):
    odd = [{"c": [1, 2, 3]}, {"c": None}, {}, None, 7, {"c": ["a", 1, 2, 3]}, {"c": [float("nan"), 1, 2, 3]}]
    found = read(tmp_path, *odd, wall((-2, -2), (-1, -1)), wall((11, 1), (14, 1)), wall((1, 1), (1, 1)))
    assert [line.points for line in found.scene.walls] == [((11, 1), (12, 1))]
    assert "7 points without usable coordinates" in told(found)
    assert "outside the picture" in told(found)


# ---------------------------------------------------------------- doors
DOORS = {
    "closed": ({"door": 1, "ds": 0}, ("closed", "door")),
    "open": ({"door": 1, "ds": 1}, ("open", "door")),
    "locked": ({"door": 1, "ds": 2}, ("locked", "door")),
    "secret": ({"door": 2, "ds": 0}, ("secret", "door")),
    "secret and locked": ({"door": 2, "ds": 2}, ("secret", "door")),
    "secret and found open": ({"door": 2, "ds": 1}, ("open", "door")),
    "seen through": ({"door": 1, "ds": 0, "sight": 0}, ("closed", "portcullis")),
    "of an unknown state": ({"door": 1, "ds": 9}, ("closed", "door")),
}


@pytest.mark.parametrize("kind", DOORS)
def test_doors(tmp_path, kind):
    fields, wanted = DOORS[kind]
    found = read(tmp_path, wall((5, 0), (5, 3)), wall((5, 3), (5, 4), **fields), wall((5, 4), (5, 8)))
    (door,) = found.scene.doors
    assert (door.state, door.kind) == wanted
    assert ("locked in the file" in told(found)) == (kind == "secret and locked")
    assert (4, 3, 5, 3) in ways(opened(found.scene))


def test_a_wall_that_doubles_a_door_is_dropped(tmp_path):
    found = read(tmp_path, wall((5, 0), (5, 3)), wall((5, 3), (5, 4), door=1, ds=1), wall((5, 3), (5, 4)), wall((5, 4), (5, 8)))
    assert (4, 3, 5, 3) in ways(found.scene)


def test_a_door_that_stops_no_step_is_a_curtain(tmp_path):
    found = read(tmp_path, wall((5, 3), (5, 4), door=1, move=0), wall((7, 3), (7, 4), door=1, ds=1, move=0))
    assert found.scene.doors == ()
    assert stops(found) == (False, True, "none", "")
    assert "2 walls or doors stopping no step" in told(found)
