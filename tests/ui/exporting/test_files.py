"""The files themselves: what is in them, at every size alike; whole or not there at all."""

import errno
import io
import os
from pathlib import Path

import numpy as np
import pytest
from msgspec.structs import replace
from PIL import Image
from PySide6.QtCore import QSize
from PySide6.QtGui import QImage, QImageReader
from PySide6.QtSvg import QSvgRenderer

from battlemap.storage import SaveError
from battlemap.ui.exporting import files
from battlemap.ui.exporting import sheet as sheet_module
from battlemap.ui.exporting.files import Order, written
from battlemap.ui.exporting.look import Look
from battlemap.ui.exporting.pages import Print
from battlemap.ui.exporting.paper import laid_out, paper
from battlemap.ui.exporting.part import Part, whole
from battlemap.ui.exporting.png_rows import PngRows
from battlemap.ui.exporting.printing import printed_to_file
from battlemap.ui.exporting.steps import run_to_end
from battlemap.ui.theme import LIGHT
from tests.ui.exporting.conftest import fight, painted_ground, sheet, studio, write
from tests.ui.exporting.pdf_reading import lines, page_sizes, streams

KINDS = ("png", "webp", "pdf", "svg")
GM = Look(view="gm")


def pages_of(state, look: Look, mm: float, name: str, part: Part | None = None) -> Print:
    drawn = run_to_end(studio(state).drawn(look, LIGHT))
    return Print(drawn, look, laid_out(part or whole(state.scene), mm, paper(name)), "")


# ---------------------------------------------------------------- what is in them
@pytest.mark.parametrize("kind", ["png", "webp"])
def test_pixels_are_as_many_as_were_asked_for(tmp_path, kind):
    path = write(fight(), tmp_path / f"map.{kind}", GM, title="Ζητα")
    assert QImageReader(str(path)).size() == QSize(12 * 32, 8 * 32)
    if kind == "png":
        with Image.open(path) as image:
            assert image.text == {"Software": "Battlemap", "Title": "Ζητα"}
            assert round(image.info["dpi"][0]) == 32  # 32 pixels to 25.4 mm


@pytest.mark.parametrize("view", ["gm", "players"])
def test_a_picture_painted_in_strips_is_the_one_painted_at_once(tmp_path, monkeypatch, view):
    data = painted_ground()
    look = Look(view=view, coordinates=True)
    at_once = pixels(write(fight(picture=data), tmp_path / "once.png", look, data))
    monkeypatch.setattr(sheet_module, "SQUARES_A_STEP", 12)
    in_strips = pixels(write(fight(picture=data), tmp_path / "strips.png", look, data))
    assert at_once.shape == in_strips.shape and np.abs(at_once - in_strips).max() <= 2


def pixels(path):
    with Image.open(path) as image:
        return np.asarray(image.convert("RGB"), int)


def test_rows_packed_one_way_or_the_other_come_back_as_they_were(tmp_path):
    rng = np.random.default_rng(5)
    slope = np.tile(np.arange(31)[None, :, None] * 8, (4, 1, 3))
    rows = np.concatenate([rng.integers(0, 256, (9, 31, 3)), np.full((5, 31, 3), 7), slope]).astype(np.uint8)
    with (tmp_path / "rows.png").open("wb") as file:
        png = PngRows(file, 31, len(rows))
        png.add(rows[:4])
        png.add(rows[4:])
        png.end()
    with Image.open(tmp_path / "rows.png") as image:
        assert (np.asarray(image) == rows).all()


def test_a_part_is_cut_out_of_the_whole(tmp_path):
    large = QImage(str(write(fight(), tmp_path / "all.png", Look(view="gm", grid=False))))
    path = tmp_path / "part.png"
    run_to_end(written(sheet(fight(), Look(view="gm", grid=False), 32, Part(3, 1, 9, 6)), Order(path, "png")))
    assert QImage(str(path)) == large.copy(3 * 32, 32, 6 * 32, 5 * 32)


@pytest.mark.parametrize("without", [
    {"grid": False}, {"tokens": False}, {"coordinates": True}, {"ink": True}, {"light": False}, {"marks": False},
])  # fmt: skip
def test_every_choice_changes_the_picture(tmp_path, without):
    state = fight()
    dark = replace(state, scene=replace(state.scene, dark=True))
    plain = write(dark, tmp_path / "plain.png", GM).read_bytes()
    assert plain != write(dark, tmp_path / "other.png", replace(GM, **without)).read_bytes()


def test_a_drawing_has_words_as_words_and_paints_like_the_picture(tmp_path):
    path = write(fight(), tmp_path / "map.svg", GM)
    assert "Goblin" in path.read_text(encoding="utf-8")
    drawing = QSvgRenderer(str(path))
    assert drawing.isValid() and drawing.viewBoxF().size().toTuple() == (12 * 64, 8 * 64)


# ---------------------------------------------------------------- true to scale
def test_a_square_on_one_large_page_is_25_4_mm(tmp_path):
    path = write(fight(), tmp_path / "map.pdf", GM)
    assert page_sizes(path) == [(round(12 * 25.4), round(8 * 25.4))]


@pytest.mark.parametrize(("mm", "name"), [(25.4, "A4"), (30.0, "A3"), (25.4, "Letter")])
def test_marks_on_a_page_enclose_its_squares_to_a_tenth_of_a_millimetre(tmp_path, mm, name):
    state = fight()
    printed = pages_of(state, Look(view="table", tokens=False), mm, name)
    path = run_to_end(printed_to_file(printed, tmp_path / "pages.pdf"))
    sheet_ = printed.layout.paper
    assert all(abs(w - sheet_.width) <= 1 and abs(h - sheet_.height) <= 1 for w, h in page_sizes(path))
    drawn = [found for data in streams(path) if len(found := marks(data)) == 8]
    assert len(drawn) == len(printed.pages)
    for page, found in zip(printed.pages, drawn, strict=True):
        across = sorted({round(ax, 2) for ax, ay, bx, by in found if abs(ax - bx) < 0.01})
        down = sorted({round(ay, 2) for ax, ay, bx, by in found if abs(ay - by) < 0.01})
        assert abs(across[-1] - across[0] - page.part.columns * mm) < 0.1
        assert abs(down[-1] - down[0] - page.part.rows * mm) < 0.1
        place = printed.layout.place(page)
        assert abs(across[0] - place.left()) < 0.4 and abs(sheet_.height - down[-1] - place.top()) < 0.4


def marks(page: bytes) -> list[tuple[float, float, float, float]]:
    """The strokes of 5 mm at the corners."""
    return [line for line in lines(page) if abs(abs(line[0] - line[2]) + abs(line[1] - line[3]) - 5.0) < 0.05]


def test_pages_of_which_nothing_is_known_are_not_printed(tmp_path):
    printed = pages_of(fight(), Look(view="players", paper=True), 25.4, "A5")
    assert len(printed.layout.pages) == 6
    assert [page.name for page in printed.pages] == ["A1", "B1", "A2", "B2"]
    assert list(printed.numbers.values()) == list(range(1, len(printed.pages) + 1))
    path = run_to_end(printed_to_file(printed, tmp_path / "pages.pdf"))
    assert len(page_sizes(path)) == len(printed.pages)


# ---------------------------------------------------------------- whole or not at all
def deed(kind, path, overwrite=True):
    """Many small steps."""
    state = fight()
    if kind == "pages":
        return printed_to_file(pages_of(state, Look(view="table"), 25.4, "A5"), path, overwrite)
    px = 40 if kind in ("png", "webp") else 64
    return written(sheet(state, Look(view="table"), px), Order(path, kind, overwrite=overwrite))


@pytest.mark.parametrize("kind", [*KINDS, "pages"])
def test_called_off_midway_the_folder_is_as_it_was(tmp_path, monkeypatch, kind):
    monkeypatch.setattr(sheet_module, "SQUARES_A_STEP", 12)
    old = tmp_path / "old.bin"
    old.write_bytes(b"mine")
    steps = deed(kind, old)
    for _ in range(3):
        next(steps)
    assert kind == "webp" or len(list(tmp_path.iterdir())) == 2  # it is being written beside its place
    steps.close()
    assert [path.name for path in tmp_path.iterdir()] == ["old.bin"] and old.read_bytes() == b"mine"


@pytest.mark.parametrize("kind", [*KINDS, "pages"])
def test_a_file_that_is_there_is_replaced_only_when_that_was_asked(tmp_path, kind):
    old = tmp_path / "old.bin"
    old.write_bytes(b"mine")
    with pytest.raises(SaveError, match="there is already a file of that name"):
        run_to_end(deed(kind, old, overwrite=False))
    assert old.read_bytes() == b"mine"
    run_to_end(deed(kind, old))
    assert len(old.read_bytes()) > 1000 and len(list(tmp_path.iterdir())) == 1


@pytest.mark.parametrize("kind", [*KINDS, "pages"])
def test_a_folder_that_is_gone_is_one_sentence(tmp_path, kind):
    with pytest.raises(SaveError) as wrong:
        run_to_end(deed(kind, tmp_path / "gone" / "map.bin"))
    assert str(wrong.value).startswith("map.bin: cannot be written")


@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="only Linux has a disk that is always full")
@pytest.mark.parametrize("kind", [*KINDS, "pages"])
def test_a_full_disk_is_one_sentence_and_no_file(tmp_path, monkeypatch, kind):
    from battlemap.storage import replacing

    kept = replacing._remove

    def full(part):
        kept(part)
        part.symlink_to("/dev/full")

    target = tmp_path / "map.bin"
    monkeypatch.setattr(replacing, "_sweep", lambda folder: full(folder / f".map.bin.{os.getpid()}{replacing.PART}"))
    with pytest.raises(SaveError, match=r"map\.bin: cannot be written"):
        run_to_end(deed(kind, target))
    assert list(tmp_path.iterdir()) == []


class Disk(io.FileIO):
    """One with room for so many bytes: a piece that is too large is cut off, as disks do, and smaller ones may still fit."""

    room = 0

    def write(self, data) -> int:
        fits = data[: self.room]
        if len(data) and not fits:
            raise OSError(errno.ENOSPC, "no room")
        Disk.room -= len(fits)
        return super().write(fits)


@pytest.mark.parametrize("kind", [*KINDS, "pages"])
@pytest.mark.parametrize("room", [0, 700, 2500])
def test_a_disk_that_fills_up_half_way_is_one_sentence_and_no_file(tmp_path, monkeypatch, kind, room):
    usual = Path.open

    def opened(path, mode="r", *more, **named):
        if mode == "wb":
            return io.BufferedWriter(Disk(path, "w"))
        return usual(path, mode, *more, **named)

    monkeypatch.setattr(Path, "open", opened)
    monkeypatch.setattr(Disk, "room", room)
    with pytest.raises(SaveError, match=r"map\.bin: cannot be written, the disk is full"):
        run_to_end(deed(kind, tmp_path / "map.bin"))
    assert list(tmp_path.iterdir()) == []


def test_too_large_is_refused_before_anything_is_written(tmp_path, monkeypatch):
    monkeypatch.setitem(files.weigh.__globals__["LARGEST_SIDE"], "png", 100)
    with pytest.raises(SaveError, match="PNG pictures have at most 100 pixels a side"):
        write(fight(), tmp_path / "map.png", GM)
    assert list(tmp_path.iterdir()) == []
