"""A picture read in strips and kept as tiles: the same pixels, and never all of them at once."""

import io
import random
import struct
import tracemalloc
import zlib

import numpy as np
import pytest
from PIL import Image

from battlemap.imaging import strips
from battlemap.imaging.header import BadHeader, read_header
from battlemap.imaging.pyramid import NoRoom, Pyramid, halved
from battlemap.imaging.strips import BadPng, can_strip, png_strips
from tests.imaging.drawn import art


def saved(image: Image.Image, form: str = "PNG", **options) -> bytes:
    out = io.BytesIO()
    image.save(out, form, **options)
    return out.getvalue()


def some_picture(width: int = 161, height: int = 133) -> Image.Image:
    rng = np.random.default_rng(1)
    return Image.fromarray(rng.integers(0, 255, (37, 31, 3), dtype=np.uint8)).resize((width, height))


def with_alpha(image: Image.Image, mode: str) -> Image.Image:
    clear = image.convert("RGBA")
    clear.putalpha(image.convert("L"))
    return clear.convert(mode)


PICTURES = {
    "colour": (some_picture(), {}),
    "colour and alpha": (with_alpha(some_picture(), "RGBA"), {}),
    "grey": (some_picture().convert("L"), {}),
    "grey and alpha": (with_alpha(some_picture(), "LA"), {}),
    "black and white": (some_picture().convert("1"), {}),
    "palette": (some_picture().quantize(200), {}),
    "palette of 16": (some_picture().quantize(16), {"bits": 4}),
    "palette of 4": (some_picture().quantize(4), {"bits": 2}),
    "palette of 2": (some_picture().quantize(2), {"bits": 1}),
    "palette with a hole": (some_picture().quantize(16), {"transparency": 3}),
    "colour with a hole": (some_picture().quantize(8).convert("RGB"), {"transparency": (10, 20, 30)}),
}


@pytest.mark.parametrize("name", PICTURES)
def test_strips_are_the_picture(name, monkeypatch):
    monkeypatch.setattr(strips, "STRIP_BYTES", 3000)
    image, options = PICTURES[name]
    data = saved(image, **options)
    found = list(png_strips(data))
    assert len(found) > 1 or name.startswith(("palette of", "black"))
    whole = np.concatenate(found)
    reopened = Image.open(io.BytesIO(data))
    if strips.is_clear(data):
        wanted = reopened.convert("RGBA").convert("RGBa").tobytes("raw", "BGRa")
    else:
        wanted = reopened.convert("RGB").convert("RGBA").tobytes("raw", "BGRA")
    assert whole.tobytes() == wanted


def test_rows_told_in_every_way_are_understood(monkeypatch):
    monkeypatch.setattr(strips, "STRIP_BYTES", 700)
    random.seed(3)
    width, height = 50, 60
    rows = b"".join(bytes([y % 5]) + random.randbytes(3 * width) for y in range(height))
    chunks = [(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)), (b"IDAT", zlib.compress(rows)), (b"IEND", b"")]
    data = b"\x89PNG\r\n\x1a\n" + b"".join(
        struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body)) for kind, body in chunks
    )
    wanted = Image.open(io.BytesIO(data)).convert("RGB").convert("RGBA").tobytes("raw", "BGRA")
    assert np.concatenate(list(png_strips(data))).tobytes() == wanted


@pytest.mark.parametrize("share", [0.2, 0.6, 0.97])
def test_a_picture_that_breaks_off_is_said_to(share):
    data = saved(Image.fromarray(art(300, 200, 1)))
    with pytest.raises(BadPng):
        list(png_strips(data[: int(len(data) * share)]))


def test_a_stream_that_never_ends_is_read_no_further_than_the_picture():
    head = struct.pack(">IIBBBBB", 10, 10, 8, 0, 0, 0, 0)
    bomb = zlib.compress(bytes(50_000_000), 9)
    data = b"\x89PNG\r\n\x1a\n" + b"".join(
        struct.pack(">I", len(body)) + kind + body + b"\0\0\0\0" for kind, body in ((b"IHDR", head), (b"IDAT", bomb))
    )
    tracemalloc.start()
    assert sum(len(strip) for strip in png_strips(data)) == 10
    assert tracemalloc.get_traced_memory()[1] < 5_000_000
    tracemalloc.stop()


def test_what_cannot_be_read_in_rows_says_so():
    assert can_strip(saved(some_picture()))
    assert not can_strip(saved(some_picture(), "JPEG")) and not can_strip(b"\x89PNG\r\n\x1a\n")


# ---------------------------------------------------------------- headers
@pytest.mark.parametrize(
    ("form", "options", "in_rows"),
    [
        ("PNG", {}, True), ("JPEG", {}, True), ("JPEG", {"progressive": True}, False), ("WEBP", {}, False),
        ("WEBP", {"lossless": True}, False), ("WEBP", {"exif": b"Exif\0\0nothing"}, False),
    ],
)  # fmt: skip
def test_the_size_is_in_the_header(form, options, in_rows):
    found = read_header(io.BytesIO(saved(some_picture(), form, **options)))
    assert (found.kind, found.width, found.height, found.in_rows) == (form.lower(), 161, 133, in_rows)
    assert found.orientation == 1 and found.upright == (161, 133)


def test_a_photograph_on_its_side_has_its_sides_changed():
    exif = Image.Exif()
    exif[0x0112] = 6
    found = read_header(io.BytesIO(saved(some_picture(), "JPEG", exif=exif)))
    assert (found.orientation, found.upright) == (6, (133, 161))


@pytest.mark.parametrize(
    "data", [b"", b"GIF89a" + bytes(60), b"\xff\xd8\xff", b"\x89PNG\r\n\x1a\n", b"RIFF0000WEBPVP9 " + bytes(50)]
)
def test_what_is_no_picture_is_refused(data):
    with pytest.raises(BadHeader):
        read_header(io.BytesIO(data))


# ---------------------------------------------------------------- tiles
@pytest.mark.parametrize(("width", "height"), [(3000, 1700), (1024, 1024), (1025, 700), (513, 2111), (1, 5000)])
def test_tiles_are_the_picture_at_every_zoom(tmp_path, width, height):
    rng = np.random.default_rng(2)
    picture = rng.integers(0, 255, (height, width, 4), dtype=np.uint8)
    pyramid = Pyramid(width, height, folder=tmp_path)
    for at in range(0, height, 333):
        pyramid.add(picture[at : at + 333])
    assert pyramid.is_whole and max(pyramid.size(pyramid.levels)) <= 1024
    for level in range(pyramid.levels + 1):
        found = pyramid.whole(level)
        assert found.shape[:2] == picture.shape[:2] and np.abs(found.astype(int) - picture).max() <= level
        picture = halved(picture)
    assert not list(tmp_path.iterdir()), "the file has no name, and is gone with the program"
    pyramid.close()
    assert pyramid.levels == 0 or pyramid.tile(0, 0, 0) is None


def test_what_is_not_read_yet_is_not_there(tmp_path):
    pyramid = Pyramid(2000, 2000, folder=tmp_path)
    pyramid.add(np.full((600, 2000, 4), 9, np.uint8))
    assert pyramid.tile(0, 3, 0) is not None and pyramid.tile(0, 3, 1) is None
    assert not pyramid.is_whole and pyramid.rows_known == 600


def test_a_full_disk_is_said_and_the_overview_stays(tmp_path, monkeypatch):
    pyramid = Pyramid(2000, 2000, folder=tmp_path)

    class Full:
        def seek(self, _at):
            pass

        def write(self, _data):
            raise OSError(28, "No space left on device")

        def close(self):
            pass

    monkeypatch.setattr(pyramid, "_file", Full())
    with pytest.raises(NoRoom):
        pyramid.add(np.zeros((600, 2000, 4), np.uint8))
    assert pyramid.tile(0, 0, 0) is None and pyramid.overview.shape == (1000, 1000, 4)
