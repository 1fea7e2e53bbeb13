"""Where the players' display looks, and how large a square is on it."""

import pytest
from PySide6.QtCore import QPointF, QRectF, QSizeF

from battlemap.ui.player.camera import (
    Shot,
    Stage,
    aim,
    in_scene,
    in_squares,
    kept_on_map,
    moved,
    shot_of,
    whole,
    zoomed,
)
from battlemap.ui.player.options import MM_PER_INCH, Options, diagonal_of, px_per_mm_of

ROOM = QSizeF(1920, 1080)


def stage(acting=None, true_px: float = 0.0, known=None, size=(40, 20)) -> Stage:
    return Stage(*size, ROOM, acting, true_px, known)


def test_the_whole_map_fits() -> None:
    shot = aim(Options(), stage(), None)
    assert (shot.x, shot.y, shot.px) == (20, 10, 48)
    assert shot.transform(QPointF(960, 540)).map(QPointF(0, 0)) == QPointF(0, 60)


def test_a_frame_is_shown_whole_whatever_its_shape() -> None:
    for frame in ((2, 3, 10, 4), (2, 3, 3, 12), (-4, -4, 60, 60)):
        left, top, width, height = aim(Options(camera="framed", frame=frame), stage(), None).rect(ROOM)
        assert left <= frame[0] + 1e-6 and top <= frame[1] + 1e-6
        assert left + width >= frame[0] + frame[2] - 1e-6 and top + height >= frame[1] + frame[3] - 1e-6


def test_following_is_calm_near_the_middle_and_goes_along_beyond() -> None:
    options = Options(camera="follows", followed=10)
    first = aim(options, stage((10.5, 10.5)), None)
    assert (first.x, first.y) == (10.5, 10.5)
    assert aim(options, stage((12.5, 10.5)), first) == first
    assert aim(options, stage((20.5, 10.5)), first).x == 20.5
    assert aim(options, stage(None), first) == first  # nobody known acts


def test_following_shows_the_whole_map_until_somebody_acts() -> None:
    assert aim(Options(camera="follows"), stage(None), None) == whole(stage())


def test_following_stays_on_the_map() -> None:
    left, top, width, height = aim(Options(camera="follows", followed=8), stage((0.5, 19.5)), None).rect(ROOM)
    assert left >= -1e-9 and top >= -1e-9 and top + height <= 20 + 1e-9 and width < 40


def test_all_that_is_known_fits_and_the_camera_waits_while_it_does() -> None:
    options = Options(camera="known")
    first = aim(options, stage(known=(4, 4, 8, 6)), None)
    left, top, width, height = first.rect(ROOM)
    assert left <= 3 and top <= 3 and left + width >= 13 and top + height >= 11
    assert aim(options, stage(known=(4, 4, 9, 6)), first) == first
    wider = aim(options, stage(known=(4, 4, 30, 6)), first)
    assert wider.px < first.px
    assert aim(options, stage(known=(4, 4, 8, 6)), wider) == first


def test_a_square_keeps_its_true_size_in_every_camera() -> None:
    for options in (
        Options(true_scale=True), Options(true_scale=True, camera="framed", frame=(3, 3, 2, 2)),
        Options(true_scale=True, camera="fixed", here=(0, 0, 40, 20)), Options(true_scale=True, camera="follows"),
        Options(true_scale=True, camera="known"),
    ):  # fmt: skip
        assert aim(options, stage((5, 5), 55.07, (1, 1, 9, 9)), None).px == 55.07


def test_the_diagonal_gives_the_scale() -> None:
    px_per_mm = px_per_mm_of(40, 1920, 1080)
    assert px_per_mm * MM_PER_INCH == pytest.approx(55.07, abs=0.01)
    assert diagonal_of(px_per_mm, 1920, 1080) == pytest.approx(40)
    assert diagonal_of(0, 1920, 1080) == 0


def test_steps_and_zooms() -> None:
    assert moved((2, 3, 20, 10), 1, -1) == pytest.approx((3.2, 1.8, 20, 10))
    assert zoomed((0, 0, 20, 10), 2) == pytest.approx((5, 2.5, 10, 5))
    assert zoomed(zoomed((1, 2, 20, 10), 1.25), 1 / 1.25) == pytest.approx((1, 2, 20, 10))


def test_squares_and_scene_units() -> None:
    assert in_squares(QRectF(64, 128, 640, 320)) == (1, 2, 10, 5)
    assert in_scene(in_squares(QRectF(64, 128, 640, 320))) == QRectF(64, 128, 640, 320)


def test_a_place_that_is_on_no_map_any_more_is_left() -> None:
    assert aim(Options(camera="fixed", here=(100, 100, 10, 10)), stage(), None) == whole(stage())
    assert kept_on_map(Shot(-50, 10, 100), stage()).x == pytest.approx(9.6)
    assert shot_of((0, 0, 0, 0), ROOM).px <= 1200
