"""A map's picture painted from tiles: the same pixels, nothing read while painting, memory that follows what is looked at."""

import io
import threading

import numpy as np
import pytest
from PIL import Image
from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QColor, QImage, QPainter, QTransform

from battlemap.imaging.pyramid import TILE, Pyramid
from battlemap.ui import background
from battlemap.ui.background import Pictures
from battlemap.ui.canvas import tiles
from battlemap.ui.canvas.tiles import TiledPicture, image_of_size
from tests.imaging.drawn import art

SIZE = QSize(400, 300)
BLANK = QColor("#102030")


def pyramid_of(width: int, height: int, folder, rows: int | None = None) -> Pyramid:
    picture = np.zeros((height, width, 4), np.uint8)
    picture[..., :3] = art(width, height, 3, 0.4)[..., ::-1]
    pyramid = Pyramid(width, height, folder=folder)
    pyramid.add(picture[:rows])
    return pyramid


@pytest.fixture(autouse=True)
def nothing_shared():
    """Hashes are only names here: what an earlier test has read is not this one's."""
    background._shared.clear()


@pytest.fixture
def large(qapp, tmp_path):
    picture = TiledPicture(pyramid_of(2600, 1900, tmp_path))
    yield picture
    picture.stop()


def painted(picture: TiledPicture, transform: QTransform, size: QSize = SIZE, at_once: bool = False) -> np.ndarray:
    """What a canvas shows of it, under a transform of the picture's pixels."""
    image = QImage(size, QImage.Format.Format_RGB32)
    image.fill(QColor("black"))
    painter = QPainter(image)
    painter.setTransform(transform)
    whole = QRectF(0, 0, picture.width(), picture.height())
    seen = transform.inverted()[0].mapRect(QRectF(QPointF(), QRectF(image.rect()).size()))
    picture.paint(painter, whole, seen, BLANK, at_once)
    painter.end()
    return np.frombuffer(image.constBits(), np.uint8).reshape(size.height(), size.width(), 4)[..., :3].astype(int)


def settled(qtbot, picture: TiledPicture, transform: QTransform) -> np.ndarray:
    """The same, once all tiles are there."""
    painted(picture, transform)
    qtbot.waitUntil(lambda: picture.is_settled, timeout=5000)
    return painted(picture, transform)


def test_at_its_own_size_a_picture_is_its_own_pixels(qtbot, large):
    found = settled(qtbot, large, QTransform.fromTranslate(-700, -430))
    wanted = large.pyramid.whole(0)[430:730, 700:1100, :3]
    assert np.abs(found - wanted).max() == 0


@pytest.mark.parametrize("scale", [0.71, 0.5, 0.33, 1.7])
@pytest.mark.parametrize("turn", [0, 90, 180, 270])
def test_no_seam_shows_at_any_zoom_and_turn(qtbot, qapp, tmp_path, scale, turn):
    pyramid = Pyramid(2600, 1900, folder=tmp_path)
    pyramid.add(np.full((1900, 2600, 4), 200, np.uint8))
    picture = TiledPicture(pyramid)
    middle = QTransform.fromTranslate(200, 150).rotate(turn).scale(scale, scale).translate(-1024.3, -1024.7)
    found = settled(qtbot, picture, middle)
    assert found.min() == found.max() == 200
    picture.stop()


def test_nothing_is_read_while_painting(qtbot, large, monkeypatch):
    readers = set()
    read = large.pyramid.tile
    monkeypatch.setattr(large.pyramid, "tile", lambda *key: readers.add(threading.current_thread()) or read(*key))
    settled(qtbot, large, QTransform.fromTranslate(-700, -430))
    assert readers and threading.main_thread() not in readers


def test_until_a_tile_is_there_its_place_shows_the_coarse_picture(large):
    found = painted(large, QTransform.fromTranslate(-700, -430))
    wanted = large.pyramid.whole(0)[430:730, 700:1100, :3].astype(int)
    assert not large.is_settled
    assert 0 < np.abs(found - wanted).mean() < 12


def test_rows_that_are_not_read_yet_are_blank(qapp, tmp_path):
    picture = TiledPicture(pyramid_of(2600, 1900, tmp_path, rows=1100))
    found = painted(picture, QTransform.fromScale(0.1, 0.1), QSize(260, 190))
    blue, green, red = found[150, 100]
    assert (red, green, blue) == (0x10, 0x20, 0x30)
    assert tuple(found[40, 100]) not in ((0x30, 0x20, 0x10), (0, 0, 0))


@pytest.mark.parametrize("rows", [300, 700, 1100, 1899])
def test_no_row_is_black_while_a_picture_is_being_read(qapp, tmp_path, rows):
    """Coarse rows are known later than fine ones: until then they are blank."""
    pyramid = Pyramid(2600, 1900, folder=tmp_path)
    pyramid.add(np.full((rows, 2600, 4), 200, np.uint8))
    picture = TiledPicture(pyramid)
    found = painted(picture, QTransform.fromScale(0.15, 0.15))[:285, :390]
    assert set(np.unique(found)) <= {200, BLANK.red(), BLANK.green(), BLANK.blue()}
    picture.stop()


def test_it_says_when_there_is_more(qtbot, large):
    before = large.cacheKey()
    with qtbot.waitSignal(large.grown):
        painted(large, QTransform.fromTranslate(-700, -430))
    assert large.cacheKey() > before


def test_two_who_look_elsewhere_both_get_their_tiles(qtbot, large):
    here, there = QTransform.fromTranslate(-100, -100), QTransform.fromTranslate(-1900, -1400)
    for _ in range(3):
        painted(large, here)
        painted(large, there)
        qtbot.waitUntil(lambda: large.is_settled, timeout=5000)
    for transform in (here, there):
        left, top = -int(transform.dx()), -int(transform.dy())
        wanted = large.pyramid.whole(0)[top : top + 300, left : left + 400, :3]
        assert np.abs(painted(large, transform) - wanted).max() == 0


def test_memory_follows_what_is_looked_at(qtbot, large, monkeypatch):
    monkeypatch.setattr(tiles, "LEAST_KEPT", 4 * TILE * TILE * 4)
    for x in range(0, 2200, 150):
        settled(qtbot, large, QTransform.fromTranslate(-x, -x * 0.7))
    assert large.bytes_kept < 24 * TILE * TILE * 4


def test_at_once_reads_at_once(large):
    found = painted(large, QTransform.fromTranslate(-700, -430), at_once=True)
    assert np.abs(found - large.pyramid.whole(0)[430:730, 700:1100, :3]).max() == 0


@pytest.mark.parametrize(("asked", "got"), [((2600, 1900), 2600), ((1301, 900), 2600), ((1300, 950), 1300), ((90, 60), 650)])
def test_all_of_it_in_one_piece_is_no_smaller_than_asked(large, asked, got):
    assert image_of_size(large.pyramid, *asked).width() == got


# ---------------------------------------------------------------- decoding
def bytes_of(image: Image.Image, form: str, **options) -> bytes:
    out = io.BytesIO()
    image.save(out, form, **options)
    return out.getvalue()


FORMS = [
    ("PNG", {}), ("JPEG", {"quality": 95}), ("JPEG", {"quality": 95, "progressive": True}), ("WEBP", {"lossless": True}),
]  # fmt: skip


@pytest.mark.parametrize(("form", "options"), FORMS)
def test_every_kind_of_picture_is_decoded(qtbot, monkeypatch, form, options):
    monkeypatch.setattr(background, "STRIP_PX", 1300 * 100)
    picture = Image.fromarray(art(1300, 700, 5, 0.3))
    pictures = Pictures(lambda _sha256: bytes_of(picture, form, **options))
    pictures.prepare(["p"])
    qtbot.waitUntil(lambda: pictures.are_settled, timeout=5000)
    found = pictures.ground("p").pyramid.whole(0)[..., 2::-1].astype(int)
    assert np.abs(found - np.asarray(picture)).mean() < 3
    assert pictures.get("p").width() == 650


@pytest.mark.parametrize(("form", "options"), FORMS)
def test_on_a_clear_ground_a_picture_leaves_no_hole(qtbot, form, options):
    """The canvas bakes what lies under the tokens on a clear ground."""
    pictures = Pictures(lambda _sha256: bytes_of(Image.fromarray(art(700, 500, 5, 0.3)), form, **options))
    pictures.prepare(["p"])
    qtbot.waitUntil(lambda: pictures.are_settled, timeout=5000)
    ground = pictures.ground("p")
    for scale in (0.3, 1.0, 2.0):
        image = QImage(SIZE, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(0)
        painter = QPainter(image)
        painter.scale(scale, scale)
        ground.paint(painter, QRectF(-200, -200, 2000, 1400), QRectF(0, 0, 1400, 1000), BLANK, True)
        painter.end()
        assert all(image.pixelColor(x, y).alpha() == 255 for x in (0, 57, 399) for y in (0, 44, 299))


def test_what_can_be_seen_through_stays_so(qtbot):
    picture = Image.new("RGBA", (40, 30), (200, 100, 50, 128))
    for form in ("PNG", "WEBP"):
        pictures = Pictures(lambda _sha256, form=form: bytes_of(picture, form, lossless=True))
        pictures.prepare(["p"])
        qtbot.waitUntil(lambda pictures=pictures: pictures.are_settled, timeout=5000)
        colour = pictures.get("p").toImage().pixelColor(5, 5)
        assert (colour.alpha(), colour.red(), colour.green()) == (128, pytest.approx(200, abs=2), pytest.approx(100, abs=2))


def test_a_picture_too_large_in_a_fight_from_elsewhere_is_left_alone(qtbot):
    wide = bytes_of(Image.new("1", (16385, 2)), "PNG")
    pictures = Pictures(lambda _sha256: wide)
    with qtbot.waitSignal(pictures.failed) as said:
        pictures.prepare(["wide"])
    assert said.args == ["wide", "is too large"] and pictures.ground("wide") is None and pictures.are_settled


def test_what_one_has_read_another_need_not(qtbot, tmp_path):
    pyramid = pyramid_of(1200, 900, tmp_path)
    background.share("shared", pyramid)
    pictures = Pictures(lambda _sha256: pytest.fail("read again"))
    pictures.prepare(["shared"])
    assert pictures.ground("shared").pyramid is pyramid and pictures.get("shared") is not None


def test_qt_keeps_its_own_limit_for_everybody_else(qtbot):
    from PySide6.QtGui import QImageReader

    before = QImageReader.allocationLimit()
    pictures = Pictures(lambda _sha256: bytes_of(Image.new("RGB", (60, 40)), "WEBP"))
    pictures.prepare(["p"])
    qtbot.waitUntil(lambda: pictures.are_settled, timeout=5000)
    assert QImageReader.allocationLimit() == before
