"""Plain pictures as maps."""

import io

import numpy as np
import pytest
from PIL import Image

from battlemap.importers import ImportProblem, import_map
from tests.importers.files import picture, written


def test_columns_and_rows_make_the_squares(tmp_path):
    found = import_map(written(tmp_path, picture(300, 200), "mill.png"), columns=30, rows=20)
    assert found.counts == {"columns": 30, "rows": 20, "walls": 0, "doors": 0, "lights": 0, "notes": 0}
    assert found.scene.picture.px_per_square == 10


def test_pixels_per_square_make_columns_and_rows(tmp_path):
    found = import_map(written(tmp_path, picture(300, 210, "WEBP"), "mill.webp"), px=70)
    assert (found.scene.width, found.scene.height) == (5, 3)
    assert len(found.notes) == 1, "four columns and a bit"


@pytest.mark.parametrize("sides", [{"columns": 30}, {"rows": 20}])
def test_one_of_them_is_enough(tmp_path, sides):
    found = import_map(written(tmp_path, picture(300, 200), "mill.png"), **sides)
    assert (found.scene.width, found.scene.height) == (30, 20)


def test_squares_that_would_not_be_square_are_refused(tmp_path):
    with pytest.raises(ImportProblem, match="would not be square"):
        import_map(written(tmp_path, picture(300, 200), "mill.png"), columns=30, rows=30)


@pytest.mark.parametrize("sides", [{"columns": 0}, {"rows": -1}, {"columns": 1001}, {"px": 0}, {"px": float("nan")}, {"px": 1e9}])
def test_absurd_squares_are_refused(tmp_path, sides):
    with pytest.raises(ImportProblem, match="expected"):
        import_map(written(tmp_path, picture(300, 200), "mill.png"), **sides)


def test_a_size_in_the_name_is_taken(tmp_path):
    found = import_map(written(tmp_path, picture(300, 200), "Old mill 300x200px [30x20].png"))
    assert (found.scene.width, found.scene.height) == (30, 20)
    assert len(found.notes) == 1


def test_without_any_size_the_sentence_says_what_is_wanted(tmp_path):
    with pytest.raises(ImportProblem, match=r"mill\.png: .*expected columns and rows, or pixels per square"):
        import_map(written(tmp_path, picture(300, 200), "mill.png"))


@pytest.mark.parametrize("form", ["JPEG", "PNG", "WEBP"])
def test_a_photograph_lying_on_its_side_is_turned(tmp_path, form):
    exif = Image.Exif()
    exif[0x0112] = 6
    found = import_map(written(tmp_path, picture(300, 200, form, exif=exif), "photo.jpg"), columns=20, rows=30)
    assert (found.scene.picture.width_px, found.scene.picture.height_px) == (200, 300)
    with Image.open(io.BytesIO(found.picture)) as upright:
        assert upright.size == (200, 300)
        assert upright.getexif().get(0x0112, 1) == 1


def test_a_large_picture_is_not_decoded_to_learn_which_way_up_it_is(tmp_path, monkeypatch):
    path = written(tmp_path, picture(300, 200), "mill.png")
    monkeypatch.setattr("PIL.PngImagePlugin.PngImageFile.load", lambda *_: pytest.fail("it was decoded"))
    assert import_map(path, columns=30).scene.picture.width_px == 300


def test_a_wrong_ending_does_not_matter(tmp_path):
    found = import_map(written(tmp_path, picture(300, 200), "mill.dd2vtt"), columns=30, rows=20)
    assert found.counts["columns"] == 30


@pytest.mark.parametrize("form", ["PNG", "JPEG", "WEBP"])
def test_a_damaged_picture_is_refused(tmp_path, form):
    noise = Image.effect_noise((300, 200), 90)
    out = io.BytesIO()
    noise.convert("RGB").save(out, form)
    with pytest.raises(ImportProblem, match="damaged"):
        import_map(written(tmp_path, out.getvalue()[:3000], "mill.png"), columns=30, rows=20)


def test_what_is_claimed_too_large_is_refused_before_it_is_decoded(tmp_path):
    out = io.BytesIO()
    Image.new("1", (16385, 2)).save(out, "PNG")
    with pytest.raises(ImportProblem, match="16385 x 2 pixels"):
        import_map(written(tmp_path, out.getvalue(), "long.png"), px=70)


@pytest.mark.parametrize(("head", "kind"), [(b"GIF89a", "GIF"), (b"%PDF-1.7", "PDF"), (b"PK\x03\x04", "ZIP")])
def test_other_files_are_told_by_their_bytes(tmp_path, head, kind):
    with pytest.raises(ImportProblem, match=kind):
        import_map(written(tmp_path, head + b"\0" * 40, "mill.png"), columns=30, rows=20)


# ---------------------------------------------------------------- other kinds
@pytest.mark.parametrize("form", ["BMP", "GIF", "TIFF", "AVIF"])
def test_pictures_of_other_kinds_become_pngs(tmp_path, form):
    out = io.BytesIO()
    image = Image.new("RGB", (300, 200), (20, 120, 40))
    image.paste((200, 30, 30), (0, 0, 150, 200))
    image.save(out, form)
    found = import_map(written(tmp_path, out.getvalue(), f"mill.{form.lower()}"), columns=30)
    with Image.open(io.BytesIO(found.picture)) as kept:
        assert (kept.format, kept.size) == ("PNG", (300, 200))
        assert kept.convert("RGB").getpixel((10, 10)) == pytest.approx((200, 30, 30), abs=8)
    assert found.scene.picture.px_per_square == 10


def test_of_a_moving_picture_the_first_frame_and_what_is_clear_stays_clear(tmp_path):
    frames = [Image.new("RGBA", (40, 20), (255, 0, 0, 0)), Image.new("RGBA", (40, 20), (0, 255, 0, 255))]
    out = io.BytesIO()
    frames[0].save(out, "GIF", save_all=True, append_images=frames[1:])
    found = import_map(written(tmp_path, out.getvalue(), "fire.gif"), columns=4)
    with Image.open(io.BytesIO(found.picture)) as kept:
        assert kept.mode == "RGBA" and kept.getpixel((5, 5))[3] == 0


def test_sixteen_bits_of_grey_are_not_white(tmp_path):
    grey = Image.fromarray(np.tile(np.linspace(0, 40_000, 300).astype(np.uint16), (200, 1)))
    out = io.BytesIO()
    grey.save(out, "TIFF")
    found = import_map(written(tmp_path, out.getvalue(), "scan.tif"), columns=30)
    with Image.open(io.BytesIO(found.picture)) as kept:
        assert kept.convert("L").getpixel((150, 100)) == pytest.approx(127, abs=3)


@pytest.mark.parametrize(("form", "said"), [("BMP", "a BMP"), ("TIFF", "a TIFF"), ("AVIF", "an AVIF")])
def test_a_damaged_one_is_called_that(tmp_path, form, said):
    out = io.BytesIO()
    Image.new("RGB", (300, 200)).save(out, form)
    with pytest.raises(ImportProblem, match=rf"^mill.x: the picture is {said}, but damaged$"):
        import_map(written(tmp_path, out.getvalue()[: len(out.getvalue()) // 3], "mill.x"), columns=30)
