"""Plain pictures as maps."""

import io

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
