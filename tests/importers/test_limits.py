"""What is refused, or left out, before it can hang the program or fill its memory."""

import os
import time

import pytest

from battlemap.importers import ImportProblem, import_map
from tests.importers.files import imported, light, points, portal, uvtt, written


def sentence(path) -> str:
    with pytest.raises(ImportProblem) as caught:
        import_map(path)
    assert "\n" not in str(caught.value) and str(caught.value).startswith(path.name)
    return str(caught.value)


def test_a_file_of_more_than_400_mb_is_refused_unread(tmp_path):
    path = tmp_path / "huge.dd2vtt"
    with path.open("wb") as file:
        file.truncate(401 * 2**20)  # a hole: it takes no place on the disk
    assert "larger than 400 MB" in sentence(path)


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no pipes with names here")
def test_a_pipe_is_refused_without_waiting_for_it(tmp_path):
    os.mkfifo(tmp_path / "pipe.dd2vtt")
    assert "pipe" in sentence(tmp_path / "pipe.dd2vtt")


def test_a_folder_is_called_one(tmp_path):
    (tmp_path / "maps.dd2vtt").mkdir()
    assert "folder" in sentence(tmp_path / "maps.dd2vtt")


@pytest.mark.parametrize("digits", [20, 400, 5000])
def test_a_size_without_end_is_refused(tmp_path, digits):
    text = '{"resolution": {"map_size": {"x": 1' + "0" * digits + ', "y": 3}}, "line_of_sight": []}'
    sentence(written(tmp_path, text, "endless.uvtt"))


def test_a_light_too_weak_to_reach_anywhere_leaves_no_map_black(tmp_path):
    night = {"baked_lighting": False, "ambient_light": "ff000000"}
    found = imported(tmp_path, environment=night, lights=[light(2, 2, 1e-9)])
    assert (found.scene.lights, found.scene.dark, len(found.notes)) == ((), False, 2)


def test_long_walls_past_many_doors_are_cut_in_time(tmp_path):
    """A wall looks only at the doors along it, not at all those in its box."""
    side = 100
    lines = [points((i % side + 0.3, 0.2), (side - i % side - 0.3, side - 0.2)) for i in range(2_000)]
    doors = [portal((x, y), (x, y + 1)) for x in range(1, side) for y in range(0, side)]
    size = {"map_size": {"x": side, "y": side}, "pixels_per_grid": 10}
    path = written(tmp_path, uvtt(resolution=size, line_of_sight=lines, portals=doors, image=""))
    begun = time.monotonic()
    found = import_map(path)
    assert time.monotonic() - begun < 10
    assert len(found.scene.doors) == len(doors)


def test_walls_that_end_at_no_door_are_not_compared_with_all_of_them(tmp_path):
    """Doors that were widened move the walls that end at them: a wall looks only for those at its ends."""
    side = 100
    doors = [portal((x + 0.2, y + 0.5), (x + 0.8, y + 0.5)) for x in range(side) for y in range(side)]
    lines = [points((x, y), (x + 0.3, y + 0.1)) for x in range(side) for y in range(side)]
    size = {"map_size": {"x": side, "y": side}, "pixels_per_grid": 10}
    path = written(tmp_path, uvtt(resolution=size, line_of_sight=lines, portals=doors, image=""))
    begun = time.monotonic()
    found = import_map(path)
    assert time.monotonic() - begun < 6
    assert len(found.scene.doors) == len(doors)


def test_more_walls_and_doors_than_any_map_has_are_refused(tmp_path, monkeypatch):
    monkeypatch.setattr("battlemap.importers.placed.MOST_DOORS", 3)
    monkeypatch.setattr("battlemap.importers.universal_vtt.MOST_POINTS", 9)
    doors = [portal((x, 1), (x + 1, 1)) for x in range(4)]
    assert sentence(written(tmp_path, uvtt(portals=doors))).endswith("expected up to 3 doors")
    line = points(*((x / 2, 1) for x in range(10)))
    assert sentence(written(tmp_path, uvtt(line_of_sight=[line]))).endswith("line_of_sight: expected up to 9 points")
