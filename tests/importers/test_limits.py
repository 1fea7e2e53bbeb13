"""What is refused, or left out, before it can hang the program or fill its memory."""

import contextlib
import io
import json
import os
import random
import time

import pytest
from PIL import Image

from battlemap.importers import Found, ImportProblem, import_map
from battlemap.importers.json_file import LONG
from battlemap.storage.schema import packed
from tests.importers.files import encoded, imported, light, picture, points, portal, uvtt, written
from tests.importers.test_every_kind import peak_mb

SECONDS = 3.0
"""Of processor time: two, and one for a machine that is busy."""


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
    begun = time.process_time()
    found = import_map(path)
    assert time.process_time() - begun < SECONDS
    assert len(found.scene.doors) == len(doors)


def test_walls_that_end_at_no_door_are_not_compared_with_all_of_them(tmp_path):
    """Doors that were widened move the walls that end at them: a wall looks only for those at its ends."""
    side = 100
    doors = [portal((x + 0.2, y + 0.5), (x + 0.8, y + 0.5)) for x in range(side) for y in range(side)]
    lines = [points((x, y), (x + 0.3, y + 0.1)) for x in range(side) for y in range(side)]
    size = {"map_size": {"x": side, "y": side}, "pixels_per_grid": 10}
    path = written(tmp_path, uvtt(resolution=size, line_of_sight=lines, portals=doors, image=""))
    begun = time.process_time()
    found = import_map(path)
    assert time.process_time() - begun < SECONDS
    assert len(found.scene.doors) == len(doors)


def test_more_walls_and_doors_than_any_map_has_are_refused(tmp_path, monkeypatch):
    monkeypatch.setattr("battlemap.importers.placed.MOST_DOORS", 3)
    monkeypatch.setattr("battlemap.importers.universal_vtt.MOST_POINTS", 9)
    doors = [portal((x, 1), (x + 1, 1)) for x in range(4)]
    assert sentence(written(tmp_path, uvtt(portals=doors))).endswith("expected up to 3 doors")
    line = points(*((x / 2, 1) for x in range(10)))
    assert sentence(written(tmp_path, uvtt(line_of_sight=[line]))).endswith("line_of_sight: expected up to 9 points")


# ---------------------------------------------------------------- what is merely much
SQUARES = {"map_size": {"x": 900, "y": 900}, "pixels_per_grid": 10}


def in_time(path) -> Found | None:
    """Two seconds of processor time, whatever is in it; the map, or None where a sentence refused it."""
    begun = time.process_time()
    try:
        return import_map(path)
    except ImportProblem as problem:
        assert str(problem).startswith(f"{path.name}: ")
        return None
    finally:
        assert time.process_time() - begun < SECONDS


def test_thousands_of_doors_in_one_square_are_left_out_in_time(tmp_path):
    """Each was held against all others: minutes for a file of a megabyte."""
    doors = [portal((x / 20_000, 1), (x / 20_000 + 1, 1.2)) for x in range(11_000)]
    found = in_time(written(tmp_path, uvtt(resolution=SQUARES, portals=doors, image="")))
    assert found and len(found.scene.doors) < 20
    assert any("too many in one square" in note for note in found.notes)


def test_doors_across_the_whole_map_are_left_out_in_time(tmp_path):
    """The squares of a door's box were laid down one by one, a million for each door."""
    doors = [portal((1, y / 100), (890, 890 - y / 100)) for y in range(2_000)]
    found = in_time(written(tmp_path, uvtt(resolution=SQUARES, portals=doors, image="")))
    assert found and not found.scene.doors


def test_endless_walls_past_doors_are_refused_in_time(tmp_path):
    walls = [points((1, 1 + i % 7), (890, 2 + i % 9)) for i in range(40_000)]
    path = written(tmp_path, uvtt(resolution=SQUARES, portals=[portal((1, 1), (1, 2))], line_of_sight=walls, image=""))
    assert "more walls beside doors" in sentence(path)
    in_time(path)


def test_walls_that_all_run_past_all_doors_are_refused_in_time(tmp_path):
    doors = [portal((x % 700 + 2, 1 + x // 700 / 9), (x % 700 + 3, 1.1 + x // 700 / 9)) for x in range(5_000)]
    walls = [points((1, 1 + i % 2), (750, 1 + i % 2)) for i in range(350)]
    in_time(written(tmp_path, uvtt(resolution=SQUARES, portals=doors, line_of_sight=walls, image="")))


def test_half_of_a_character_becomes_a_sign_that_can_be_kept(tmp_path):
    """JSON may hold it, no fight's file can: the map was read and could never be saved."""
    text = '{"width": 500, "height": 400, "grid": 50, "walls": [], "name": "\\ud83d mill", "notes": [' + (
        '{"x": 300, "y": 300, "text": "a \\udc00 b \\ud83d\\ude00 c \\ud800"}]}'
    )
    (note,) = import_map(written(tmp_path, text, "mill.json")).scene.notes
    assert note.text == "a \ufffd b \N{GRINNING FACE} c \ufffd"
    packed(note)


# ---------------------------------------------------------------- long pictures
def test_a_long_picture_is_not_held_as_text(tmp_path):
    """With one letter outside Latin in it a file of 40 MB took 400."""
    path = written(tmp_path, json.dumps(uvtt(image="A" * 40_000_000, title="🐉"), ensure_ascii=False))
    before = peak_mb(reset=True)
    assert "The picture is damaged, left out." in import_map(path).notes
    assert peak_mb() - before < 100


@pytest.mark.parametrize("form", ["PNG", "JPEG", "WEBP"])
@pytest.mark.parametrize("style", ["plain", "lines", "address", "unpadded", "other letters"])
def test_a_long_picture_comes_in_however_it_is_written(tmp_path, form, style):
    more = {"PNG": {"compress_level": 0}, "JPEG": {"quality": 100}, "WEBP": {"lossless": True, "quality": 0}}[form]
    noise, out = Image.frombytes("RGB", (800, 640), random.Random(1).randbytes(800 * 640 * 3)), io.BytesIO()
    noise.save(out, form, **more)
    whole = encoded(out.getvalue())
    assert len(whole) > LONG, "it is not long enough to be lifted out"
    letters = {
        "plain": whole, "lines": "\n".join(whole[at : at + 76] for at in range(0, len(whole), 76)),
        "address": f"data:image/x;base64,{whole}", "unpadded": whole.rstrip("="),
        "other letters": whole.translate({43: "-", 47: "_"}),
    }[style]  # fmt: skip
    assert import_map(written(tmp_path, uvtt(image=letters))).picture == out.getvalue()


# ---------------------------------------------------------------- pictures elsewhere
@pytest.mark.parametrize("named", ["secret.png", "sub/secret.png", "../secret.png", "..\\secret.png", "%2e%2e/secret.png", "{0}"])
def test_no_picture_elsewhere_on_the_disk_is_taken(tmp_path, named):
    """Neither by a path that leads out, nor by a link that came along with the map."""
    there, here = tmp_path / "secret.png", tmp_path / "maps"
    there.write_bytes(picture(100, 80))
    (here / "sub").mkdir(parents=True)
    with contextlib.suppress(OSError, NotImplementedError):  # no links here
        (here / "secret.png").symlink_to(there)
        (here / "sub" / "secret.png").symlink_to(there)
        (here / "up").symlink_to(tmp_path, target_is_directory=True)
    for name in (named.format(there), "up/secret.png"):
        assert import_map(written(here, uvtt(image=name))).picture is None


def test_a_picture_linked_within_the_folder_is_taken(tmp_path):
    (tmp_path / "real.png").write_bytes(picture(100, 80))
    try:
        (tmp_path / "linked.png").symlink_to(tmp_path / "real.png")
    except (OSError, NotImplementedError):
        pytest.skip("no links here")
    assert import_map(written(tmp_path, uvtt(image="linked.png"))).picture
