"""Squares laid on a picture, as sums."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from battlemap.imaging.grid_finder import FoundGrid
from battlemap.imaging.guessing import proposal
from battlemap.imaging.layout import Layout

MILL = Layout.of_grid(4200, 3080, 140)


def test_even_squares():
    assert (MILL.columns, MILL.rows, MILL.origin, MILL.picture_at) == (30, 22, (0, 0), (0, 0))
    assert MILL.is_even and MILL.is_bearable


def test_a_grid_that_begins_inside_has_cut_squares_where_enough_of_them_is_seen():
    cut = MILL.at(70, 20)
    assert (cut.columns, cut.rows) == (31, 22)  # two halves count, a seventh does not
    assert cut.origin == (-70, 20) and cut.picture_at == (0.5, pytest.approx(-1 / 7))
    assert not cut.is_even


def test_columns_make_squares_and_rows_follow():
    fine = MILL.with_columns(60)
    assert (fine.px, fine.columns, fine.rows) == (70, 60, 44)
    assert MILL.with_rows(11).px == 280


def test_typed_columns_count_from_rim_to_rim_of_the_part_that_is_used():
    part = MILL.cropped((100, 40, 3100, 2040)).with_columns(30)
    assert (part.px, part.columns, part.rows, part.origin) == (100, 30, 20, (100, 40))
    assert part.picture_at == (-1, -0.4) and part.is_even


def test_other_pixels_leave_the_first_square_where_it_begins():
    moved = MILL.at(10, 20).with_px(100)
    assert moved.px == 100 and moved.origin == (10, 20)


def test_two_crossings_so_many_squares_apart():
    found = MILL.between((150, 93), (1550, 93), 10, 0)
    assert (found.px, found.left, found.top % 140) == (140, 150, 93)


def test_two_crossings_aslant_share_their_error():
    found = MILL.between((100, 100), (1502, 1098), 14, 10)
    assert found.px == pytest.approx(100.03, abs=0.01)
    assert found.left == pytest.approx(100, abs=1) and found.top == pytest.approx(99, abs=1.2)


def test_the_second_crossing_may_lie_to_the_left_and_above():
    a, b = (1500, 1100), (100, 100)
    found = MILL.between(a, b, 14, 10)
    assert found.px == 100 and found.left % 100 == 0 and found.top % 100 == 0


def test_how_far_apart_two_points_are():
    assert MILL.apart((0, 0), (700, 10)) == (5, 0)
    assert MILL.apart((0, 0), (20, 10)) == (1, 0)


def test_a_crop_keeps_within_the_picture_and_is_never_empty():
    assert MILL.cropped((-50, 10, 9000, 5)).crop == (0, 10, 4200, 11)


def test_an_edge_snaps_to_the_grid_and_to_the_rim():
    assert MILL.snapped(283, True, 8) == 280
    assert MILL.snapped(300, True, 8) == 300
    assert MILL.at(50, 0).snapped(4196, True, 8) == 4200


sizes = st.integers(50, 4000)


@given(sizes, sizes, st.floats(10, 300), st.floats(0, 300), st.floats(0, 300))
def test_four_quarter_turns_are_none(width, height, px, left, top):
    layout = Layout.of_grid(width, height, px, left, top).cropped((3, 4, width - 5, height - 6))
    turned = layout.turned()
    assert (turned.columns, turned.rows) == pytest.approx((layout.rows, layout.columns), abs=1)
    back = turned.turned().turned().turned()
    assert back.crop == layout.crop and back.left == pytest.approx(left) and back.top == pytest.approx(top)


@given(sizes, sizes, st.floats(8, 300), st.floats(-500, 500), st.floats(-500, 500))
def test_the_map_covers_what_counts_of_the_picture(width, height, px, left, top):
    layout = Layout.of_grid(width, height, px, left, top)
    x, y = layout.origin
    assert layout.columns >= 1 and layout.rows >= 1
    assert abs(x) <= 0.5 * px + 1e-3 or layout.columns == 1
    assert abs(x + layout.columns * px - width) <= 0.5 * px + 1e-3 or layout.columns == 1


# ---------------------------------------------------------------- a first proposal
def test_a_printed_grid_is_proposed():
    found = proposal(4200, 3080, "mill", FoundGrid(140, 12, 30, 0.9))
    assert (found.px, found.left, found.top, found.source) == (140, 12, 30, "printed")


def test_a_name_that_says_half_as_many_squares_is_believed_over_tiles():
    found = proposal(4200, 3080, "Old mill 30x22", FoundGrid(70, 12, 30, 0.9))
    assert (found.px, found.left, found.source) == (140, 12, "printed")


def test_without_a_grid_the_name_says_the_squares():
    found = proposal(3000, 2000, "Old mill [30x20] 1920x1080", FoundGrid(37.2, 1, 1, 0.1))
    assert (found.px, found.source) == (100, "name")


def test_without_either_the_sides_may():
    assert proposal(2240, 1680, "mill", FoundGrid(0, 0, 0, 0)).px == 140
    assert proposal(2560, 2560, "mill", FoundGrid(255.76, 151, 1, 0)).px == 256


def test_nothing_is_said_to_be_nothing():
    assert proposal(1999, 1501, "mill", FoundGrid(0, 0, 0, 0)).source == "nothing"
    assert proposal(1999, 1501, "mill").source == "nothing"
