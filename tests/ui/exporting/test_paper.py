"""Which squares, how large, on how many pages; and what is too large, said before anything is written."""

import pytest
from PySide6.QtCore import QRectF, QSize

from battlemap.model import Scene
from battlemap.ui.canvas.units import SQUARE
from battlemap.ui.exporting.frame import Frame
from battlemap.ui.exporting.limits import most_px, usual_px, weigh, weigh_page
from battlemap.ui.exporting.paper import BadPaper, better, laid_out, paper
from battlemap.ui.exporting.part import BadPart, Part, around, named, whole, within

MAP = Scene(rows=("." * 30,) * 21)
PLENTY = 64 * 1024**3


# ---------------------------------------------------------------- squares by name
@pytest.mark.parametrize(("text", "found"), [
    ("B3:K12", (1, 2, 11, 12)), ("k12 - b3", (1, 2, 11, 12)), ("AD21", (29, 20, 30, 21)), ("a1", (0, 0, 1, 1)),
])  # fmt: skip
def test_squares_are_named_by_one_or_two_corners(text, found):
    part = named(text, MAP)
    assert (part.left, part.top, part.right, part.bottom) == found


@pytest.mark.parametrize(("text", "sentence"), [
    ("", "Squares are named by two corners, from A1:AD21 here."), ("B:3", "Squares are named by two corners"),
    ("AE1", "AE1:AE1 is not on the map, which ends at AD21."), ("A0:B2", "is not on the map"),
])  # fmt: skip
def test_other_words_are_refused_in_a_sentence(text, sentence):
    with pytest.raises(BadPart) as wrong:
        named(text, MAP)
    assert sentence in str(wrong.value)


def test_what_the_window_shows_is_whole_squares_on_the_map():
    assert within(QRectF(-500, -500, 500 + 2.5 * SQUARE, 500 + SQUARE), MAP) == Part(0, 0, 3, 1)
    assert within(QRectF(-500, 0, 400, 400), MAP) is None
    assert around([(3, 4), (5, 9), (-2, 1)], MAP) == Part(3, 4, 6, 10) and around([(-1, 0)], MAP) is None


# ---------------------------------------------------------------- pages
def test_pages_cover_every_square_once():
    layout = laid_out(whole(MAP), 25.4, paper("A4").turned)
    squares = [
        (x, y)
        for page in layout.pages
        for y in range(page.part.top, page.part.bottom)
        for x in range(page.part.left, page.part.right)
    ]
    assert len(squares) == len(set(squares)) == 30 * 21 and len(layout.pages) == 9
    assert [page.name for page in layout.pages[:4]] == ["A1", "B1", "C1", "A2"]


def test_the_paper_lies_so_that_fewer_pages_are_needed():
    assert better(whole(MAP), 25.4, paper("A4")).is_landscape
    tall = whole(Scene(rows=("." * 7,) * 40))
    assert not better(tall, 25.4, paper("A4")).is_landscape


def test_a_square_larger_than_the_paper_is_refused():
    with pytest.raises(BadPaper, match=r"A square of 150 mm does not fit on A5\."):
        laid_out(whole(MAP), 150, paper("A5"))


# ---------------------------------------------------------------- sizes
def test_pixels_are_whole_with_and_without_a_rim():
    for px in (5, 33, 64, 140, 600):
        assert Frame(Part(0, 0, 3, 2), px).size_px == QSize(3 * px, 2 * px)
        rimmed = Frame(Part(0, 0, 3, 2), px, True)
        assert (rimmed.rim * rimmed.ratio).is_integer()
        assert rimmed.size_px.width() - 3 * px == rimmed.size_px.height() - 2 * px > 0


@pytest.mark.parametrize(("kind", "size", "sentence"), [
    ("png", (32_001, 10), "PNG pictures have at most 32,000 pixels a side."),
    ("webp", (16_384, 10), "WebP pictures have at most 16,383 pixels a side."),
    ("webp", (12_000, 12_000), "WebP pictures are written up to 64 million pixels; a PNG may have more."),
])  # fmt: skip
def test_what_a_format_cannot_hold_is_refused(kind, size, sentence):
    verdict = weigh(kind, QSize(*size), PLENTY)
    assert verdict.is_refused and verdict.text == sentence


def test_what_the_memory_cannot_hold_is_refused_and_what_others_cannot_show_is_said():
    assert weigh("png", QSize(20_000, 20_000), 1024**3).is_refused
    large = weigh("png", QSize(20_000, 10_000), PLENTY)
    assert not large.is_refused and "16,384 pixels a side" in large.text
    assert weigh("png", QSize(3000, 2000), PLENTY).text == ""
    assert "no page longer than 5.08 m" in weigh_page(6000, 100).text and weigh_page(500, 500).text == ""


def test_the_most_pixels_that_can_be_written_are_the_last_that_are_not_refused():
    for kind in ("png", "webp"):
        part = Part(0, 0, 300, 300)
        px = most_px(kind, part, PLENTY)
        assert not weigh(kind, QSize(300 * px, 300 * px), PLENTY).is_refused
        assert weigh(kind, QSize(300 * (px + 1), 300 * (px + 1)), PLENTY).is_refused
    assert most_px("webp", Part(0, 0, 40_000, 2), PLENTY) == 0
    assert (usual_px(whole(MAP), None), usual_px(whole(MAP), 70.0), usual_px(Part(0, 0, 300, 300), 140.0)) == (100, 70, 54)
