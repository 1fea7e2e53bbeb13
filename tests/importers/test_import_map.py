"""Choosing by content; whatever is in a file, the answer is a map or one sentence."""

import copy
import json
import random
import time

import pytest

from battlemap.importers import ImportProblem, import_map
from tests.importers.files import light, points, portal, uvtt, written


@pytest.mark.parametrize("name", ["map.dd2vtt", "map.uvtt", "map.df2vtt", "map.dd2vtt.png", "map.json", "map", "MAP.DD2VTT"])
def test_a_map_is_known_by_what_is_in_it(tmp_path, name):
    assert import_map(written(tmp_path, uvtt(), name)).counts["walls"] == 1


def test_a_double_ending_is_no_part_of_the_maps_name(tmp_path):
    assert import_map(written(tmp_path, uvtt(), "The crypt.dd2vtt.png")).scene.name == "The crypt"


EMPTY = {
    "a Foundry scene": ({"walls": [], "lights": [], "grid": {"type": 1}, "_stats": {}}, "width, height"),
    "a Foundry scene of old": ({"walls": [], "gridType": 1, "grid": 100}, "width, height"),
    "a watabou dungeon": ({"rects": [], "doors": [], "notes": []}, "rects"),
    "a donjon dungeon": ({"cells": [], "cell_bit": {}}, "cells"),
    "a Tiled map": ({"layers": [], "tiledversion": "1.10"}, "tilewidth"),
}


@pytest.mark.parametrize("kind", EMPTY)
def test_an_empty_map_of_each_kind_is_refused_by_the_field_it_lacks(tmp_path, kind):
    content, field = EMPTY[kind]
    with pytest.raises(ImportProblem, match=rf"^scene\.json: {field}.*: expected "):
        import_map(written(tmp_path, content, "scene.json"))


@pytest.mark.parametrize(
    "content",
    [b"", b"  \n", b"\0" * 100, b"{", b"[1, 2", b'{"resolution": ', b"[]", b"3", b'"text"', b"{}", b"null", b"hello", b"\xff\xfe",
     b'{"a": 1}', b"[" * 100_000, b'{"resolution":' * 50_000, b"\x89PNG\r\n\x1a\n", b"\xff\xd8\xff", b"RIFF\0\0\0\0WEBP",
     b"SQLite format 3\0" + b"\0" * 100, b'{"resolution": {"map_size": {"x": 5, "y": 5}}, "z": ' + b"9" * 9000 + b"}"],
)  # fmt: skip
def test_damaged_and_foreign_files_are_one_sentence(tmp_path, content):
    path = written(tmp_path, content, "some.dd2vtt")
    with pytest.raises(ImportProblem) as problem:
        import_map(path)
    assert str(problem.value).startswith("some.dd2vtt: ")
    assert "\n" not in str(problem.value)


def test_missing_files_and_folders_are_one_sentence(tmp_path):
    for path in (tmp_path / "none.dd2vtt", tmp_path, tmp_path / "a\0b"):
        with pytest.raises(ImportProblem, match="file"):
            import_map(path)


def test_a_fight_is_opened_not_imported(tmp_path):
    with pytest.raises(ImportProblem, match="opened, not imported"):
        import_map(written(tmp_path, b"SQLite format 3\0" + b"\0" * 100, "old.battlemap"))


VALUES = [
    None, True, -1, 0, 3, 1e308, float("nan"), float("inf"), "", "x", "7",
    [], {}, [[]], [None], {"x": 1}, {"x": 1, "y": 2}, [{}],
]  # fmt: skip


def places(value, at=()):
    yield at
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, part in inner:
        yield from places(part, (*at, key))


def test_any_value_anywhere_gives_a_map_or_one_sentence(tmp_path):
    whole = uvtt(
        line_of_sight=[points((1, 1), (4, 1), (4, 4))], objects_line_of_sight=[points((6, 6), (7, 6), (7, 7))],
        portals=[portal((2, 1), (3, 1))], lights=[light(3, 3)],
    )  # fmt: skip
    dice = random.Random(5)
    outcomes = []
    for place in [place for place in places(whole) if place]:
        for value in dice.sample(VALUES, 7):
            spoiled = copy.deepcopy(whole)
            inner = spoiled
            for key in place[:-1]:
                inner = inner[key]
            inner[place[-1]] = value
            try:
                found = import_map(written(tmp_path, spoiled))
            except ImportProblem as problem:
                outcomes.append("\n" in str(problem))
            else:
                assert all("\n" not in note for note in found.notes)
    assert not any(outcomes)


def test_a_file_cut_anywhere_gives_one_sentence(tmp_path):
    whole = json.dumps(uvtt()).encode()
    for length in range(1, len(whole) - 1, max(1, len(whole) // 60)):
        with pytest.raises(ImportProblem):
            import_map(written(tmp_path, whole[:length]))


def test_a_hundred_thousand_walls_take_seconds(tmp_path):
    dice = random.Random(3)
    lines = [points((x := dice.uniform(0, 99), y := dice.uniform(0, 99)), (x + 0.5, y + 0.5)) for _ in range(100_000)]
    doors = [portal((i % 98, i // 98 + 1), (i % 98 + 1, i // 98 + 1)) for i in range(500)]
    resolution = {"map_size": {"x": 100, "y": 100}, "pixels_per_grid": 10}
    path = written(tmp_path, uvtt(resolution=resolution, line_of_sight=lines, portals=doors, image=None))
    start = time.perf_counter()
    found = import_map(path)
    assert found.counts["doors"] == 500
    assert time.perf_counter() - start < 20


