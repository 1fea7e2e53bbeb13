"""A creature's picture cut to a disc: its rim, which way up it is, where the circle lies, what is no picture."""

import io
import struct
import zlib

import pytest
from PIL import Image

from battlemap.imaging.disc import DISC_PX, KEPT_PX, SMALLEST_DISC_PX, BadPicture, Cut, Uncut

RED, BLUE = (200, 30, 30), (30, 30, 200)


def written(image: Image.Image, kind: str = "PNG", **how: object) -> bytes:
    out = io.BytesIO()
    image.save(out, kind, **how)
    return out.getvalue()


def cut_of(data: bytes, cut: Cut | None = None) -> Image.Image:
    whole = Uncut.read(data)
    return Image.open(io.BytesIO(whole.disc(cut or whole.usual_cut())))


def near(found: tuple[int, ...], wanted: tuple[int, ...], by: int = 12) -> bool:
    return all(abs(a - b) <= by for a, b in zip(found, wanted, strict=False))


def halves(width: int, height: int) -> Image.Image:
    """Red above, blue below."""
    image = Image.new("RGB", (width, height), RED)
    image.paste(BLUE, (0, height // 2, width, height))
    return image


def test_corners_are_clear_and_the_middle_is_not():
    disc = cut_of(written(Image.new("RGB", (600, 600), RED)))
    last = disc.width - 1
    assert disc.mode == "RGBA" and disc.size == (DISC_PX, DISC_PX)
    assert [disc.getpixel(at)[3] for at in ((0, 0), (last, 0), (0, last), (last, last))] == [0] * 4
    assert disc.getpixel((256, 256))[3] == 255 and near(disc.getpixel((256, 256)), RED)


def test_the_rim_is_smooth():
    alpha = cut_of(written(Image.new("RGB", (600, 600), RED))).getchannel("A")
    between = {value for _count, value in alpha.getcolors() if 0 < value < 255}
    assert len(between) > 8
    assert alpha.getpixel((256, 0)) > 128 and alpha.getpixel((0, 256)) > 128  # it reaches all four sides


def test_a_portrait_is_cut_a_little_above_its_middle():
    whole = Uncut.read(written(halves(400, 800)))
    assert whole.usual_cut() == Cut(0.5, (400 * 0.3 + 200) / 800, 1.0)
    disc = cut_of(written(halves(400, 800)))
    assert near(disc.getpixel((200, 200)), RED) and near(disc.getpixel((200, 360)), BLUE)


def test_a_broad_picture_is_cut_in_its_middle():
    image = Image.new("RGB", (900, 300), BLUE)
    image.paste(RED, (300, 0, 600, 300))
    assert near(cut_of(written(image)).getpixel((20, 150)), RED)
    assert near(cut_of(written(image)).getpixel((280, 150)), RED)


def test_a_figure_on_a_clear_ground_is_found():
    image = Image.new("RGBA", (1000, 500), (0, 0, 0, 0))
    image.paste((*RED, 255), (100, 150, 300, 350))
    cut = Uncut.read(written(image)).usual_cut()
    assert cut == Cut(0.2, 0.5, 0.4)
    assert near(cut_of(written(image)).getpixel((100, 100)), (*RED, 255))


def test_what_is_clear_stays_clear():
    image = Image.new("RGBA", (400, 400), (0, 0, 0, 0))
    image.paste((*RED, 255), (0, 0, 400, 200))
    disc = cut_of(written(image), Cut(0.5, 0.5, 1.0))
    assert disc.getpixel((200, 100))[3] == 255 and disc.getpixel((200, 300))[3] == 0


def test_the_circle_may_reach_beyond_the_picture():
    whole = Uncut.read(written(Image.new("RGB", (400, 200), RED)))
    assert whole.widest() == 2.0
    disc = cut_of(written(Image.new("RGB", (400, 200), RED)), Cut(0.5, 0.5, 2.0))
    assert disc.getpixel((200, 20))[3] == 0 and near(disc.getpixel((200, 200)), (*RED, 255))


@pytest.mark.parametrize("kind", ["JPEG", "PNG", "WEBP"])
def test_a_photograph_is_turned_upright(kind):
    """6: the camera was held so that the picture's top is at the right."""
    exif = Image.Exif()
    exif[0x0112] = 6
    lying = halves(600, 600).rotate(90)  # red at the left as stored, above as it is meant
    disc = cut_of(written(lying, kind, exif=exif))
    assert near(disc.getpixel((256, 100)), RED, 30) and near(disc.getpixel((256, 400)), BLUE, 30)


def test_the_zoomed_circle_holds_what_it_lies_on():
    image = halves(800, 800)
    image.paste((240, 240, 20), (600, 600, 800, 800))
    disc = cut_of(written(image), Cut(0.875, 0.875, 0.25))
    assert disc.size == (200, 200) and near(disc.getpixel((100, 100)), (240, 240, 20), 20)


def test_of_moving_pictures_the_first_frame():
    frames = [Image.new("RGB", (200, 200), RED), Image.new("RGB", (200, 200), BLUE)]
    for kind in ("GIF", "WEBP", "PNG"):
        data = written(frames[0], kind, save_all=True, append_images=frames[1:], duration=100)
        assert near(cut_of(data).getpixel((100, 100)), RED, 25), kind


def test_sixteen_bits_of_grey_are_not_white():
    assert near(cut_of(written(Image.new("I;16", (300, 300), 30_000))).getpixel((150, 150)), (117, 117, 117, 255))


@pytest.mark.parametrize("mode", ["1", "L", "LA", "P", "RGB", "RGBA", "CMYK"])
def test_every_kind_of_pixel_is_taken(mode):
    image = Image.new("RGB", (200, 200), (255, 255, 255)).convert(mode)
    data = written(image, "JPEG" if mode == "CMYK" else "PNG")
    assert near(cut_of(data).getpixel((100, 100)), (255, 255, 255, 255))


def test_a_small_picture_has_a_round_rim_all_the_same():
    disc = cut_of(written(Image.new("RGB", (20, 20), RED)))
    assert disc.size == (SMALLEST_DISC_PX, SMALLEST_DISC_PX) and disc.getpixel((0, 0))[3] == 0


def test_the_same_cut_gives_the_same_bytes():
    data = written(halves(500, 700))
    assert Uncut.read(data).disc(Cut(0.5, 0.4, 0.9)) == Uncut.read(data).disc(Cut(0.5, 0.4, 0.9))


def test_a_large_picture_is_held_small():
    whole = Uncut.read(written(Image.new("RGB", (6000, 3000), RED), "JPEG"))
    assert (whole.width, whole.height) == (KEPT_PX, KEPT_PX // 2)
    assert len(whole.pixels()) == KEPT_PX * KEPT_PX // 2 * 4


def claiming(width: int, height: int) -> bytes:
    """A PNG that says it is so large, and has nothing in it."""
    head = b"IHDR" + struct.pack(">IIBBBBB", width, height, 8, 6, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + struct.pack(">I", 13) + head + struct.pack(">I", zlib.crc32(head))


@pytest.mark.parametrize(("data", "said"), [
    (claiming(60_000, 60_000), "is 60000 x 60000 pixels, more than 64 million"),
    (b"GIF89a" + struct.pack("<HH", 65_000, 65_000) + bytes(30), "is 65000 x 65000 pixels, more than 64 million"),
    (b"", "is no PNG, JPEG, WebP or GIF"), (b"<svg/>", "is no PNG, JPEG, WebP or GIF"),
    (claiming(100, 100), "is damaged"), (written(halves(300, 300), "JPEG")[:900], "is damaged"),
    (b"GIF89a" + struct.pack("<HH", 10, 10) + bytes(30), "is damaged"), (b"\xff\xd8\xff", "is damaged"),
])  # fmt: skip
def test_what_is_no_picture_is_said_in_one_sentence(data, said):
    with pytest.raises(BadPicture) as told:
        Uncut.read(data)
    assert str(told.value) == said


def test_a_file_too_large_is_not_even_looked_at(monkeypatch):
    monkeypatch.setattr("battlemap.imaging.disc.LARGEST_BYTES", 100)
    with pytest.raises(BadPicture, match="is larger than"):
        Uncut.read(written(halves(300, 300)))
