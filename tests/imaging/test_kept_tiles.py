"""Tiles that stay from one start to the next: the same pixels, whole or not at all, for the user alone, and never too many."""

import os
import shutil
import stat

import numpy as np
import pytest

from battlemap.imaging import kept_tiles
from battlemap.imaging.kept_tiles import keep, taken
from battlemap.imaging.pyramid import PART, PREFIX, Pyramid

SIZE = (1300, 2100)  # two levels above the overview
ONE, OTHER = "1" * 64, "2" * 64


def built(folder, width: int = SIZE[0], height: int = SIZE[1], seed: int = 1) -> Pyramid:
    pixels = np.random.default_rng(seed).integers(0, 255, (height, width, 4), np.uint8)
    pyramid = Pyramid(width, height, folder=folder, may_be_kept=True)
    for at in range(0, height, 500):
        pyramid.add(pixels[at : at + 500])
    return pyramid


def names(folder) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


def test_what_was_kept_is_the_picture_at_every_zoom(tmp_path):
    pyramid = built(tmp_path)
    levels = [pyramid.whole(level).copy() for level in range(pyramid.levels + 1)]
    keep(tmp_path, ONE, pyramid)
    assert names(tmp_path) == [f"{ONE}.tiles"]
    found = taken(tmp_path, ONE)
    assert found.is_whole and (found.width, found.height, found.is_clear) == (*SIZE, False)
    for each in (pyramid, found):  # who built it goes on with it
        assert all((each.whole(level) == pixels).all() for level, pixels in enumerate(levels))
    pyramid.close()
    found.close()
    assert names(tmp_path) == [f"{ONE}.tiles"] and taken(tmp_path, OTHER) is None


@pytest.mark.skipif(os.name != "posix", reason="rights are POSIX's")
def test_it_is_for_the_user_alone(tmp_path):
    keep(tmp_path, ONE, built(tmp_path))
    assert stat.S_IMODE((tmp_path / f"{ONE}.tiles").stat().st_mode) == 0o600


@pytest.mark.parametrize("harm", ["cut", "longer", "overview", "end", "empty"])
def test_what_is_not_whole_is_thrown_away(tmp_path, harm):
    keep(tmp_path, ONE, built(tmp_path))
    path = tmp_path / f"{ONE}.tiles"
    data = bytearray(path.read_bytes())
    if harm in ("overview", "end"):
        data[-1000 if harm == "overview" else -10] ^= 1
    path.write_bytes({"cut": data[:-100], "longer": data + b"x", "empty": b""}.get(harm, data))
    assert taken(tmp_path, ONE) is None and names(tmp_path) == []


def test_what_is_not_kept_leaves_nothing(tmp_path):
    small = built(tmp_path, 1300, 900)
    keep(tmp_path, ONE, small)
    unfinished = Pyramid(*SIZE, folder=tmp_path, may_be_kept=True)
    assert [name.startswith(PREFIX) and name.endswith(PART) for name in names(tmp_path)] == [True, True]
    keep(tmp_path, OTHER, unfinished)
    small.close()
    del unfinished
    assert names(tmp_path) == []


def test_a_full_disk_keeps_nothing(tmp_path, monkeypatch):
    free = kept_tiles.LEFT_FREE_BYTES + 1000
    monkeypatch.setattr(kept_tiles.shutil, "disk_usage", lambda _folder: shutil._ntuple_diskusage(10**12, 10**12 - free, free))
    pyramid = built(tmp_path)
    keep(tmp_path, ONE, pyramid)
    assert taken(tmp_path, ONE) is None and pyramid.tile(0, 0, 0) is not None


def test_the_longest_unused_go_where_there_are_too_many(tmp_path, monkeypatch):
    pyramid = built(tmp_path)
    monkeypatch.setattr(kept_tiles, "MOST_BYTES", int(2.5 * pyramid.bytes_on_disk))
    keep(tmp_path, ONE, pyramid)
    keep(tmp_path, OTHER, built(tmp_path, seed=2))
    for age, sha256 in ((100, OTHER), (200, ONE)):
        path = tmp_path / f"{sha256}.tiles"
        os.utime(path, (path.stat().st_atime, path.stat().st_mtime - age))
    assert taken(tmp_path, ONE) is not None  # used again
    keep(tmp_path, "3" * 64, built(tmp_path, seed=3))
    assert names(tmp_path) == [f"{ONE}.tiles", f"{'3' * 64}.tiles"]


def test_what_a_killed_program_left_goes_with_the_next_picture(tmp_path):
    old, fresh = tmp_path / f"{PREFIX}old{PART}", tmp_path / f"{PREFIX}fresh{PART}"
    for path in (old, fresh):
        path.write_bytes(b"x")
    os.utime(old, (0, old.stat().st_mtime - 2 * kept_tiles.STALE_S))
    keep(tmp_path, ONE, built(tmp_path))
    assert names(tmp_path) == sorted([fresh.name, f"{ONE}.tiles"])


def test_where_no_file_may_be_renamed_the_tiles_stay(tmp_path, monkeypatch):
    def refused(*_: object) -> None:
        raise PermissionError

    pyramid = built(tmp_path)
    monkeypatch.setattr(os, "replace", refused)
    keep(tmp_path, ONE, pyramid)
    assert pyramid.tile(0, 0, 0) is not None and taken(tmp_path, ONE) is None
    pyramid.close()
    assert names(tmp_path) == []
