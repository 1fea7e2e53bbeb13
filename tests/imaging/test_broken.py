"""Whatever a decoder of pictures raises, the picture is damaged: nobody knows all of it beforehand."""

import io

import pytest
from PIL import Image, ImageFile

from battlemap.imaging import disc
from battlemap.imaging.broken import BROKEN
from battlemap.imaging.turning import CannotTurn, turned
from battlemap.importers.picture import BadPicture, check_picture

RAISED = [*BROKEN, RecursionError, ZeroDivisionError, OverflowError, KeyError, NotImplementedError, UnicodeDecodeError]


def picture(kind: str) -> bytes:
    out = io.BytesIO()
    Image.new("RGB", (9, 9)).save(out, kind)
    return out.getvalue()


def error(kind: type[Exception]) -> Exception:
    return kind("utf-8", b"x", 0, 1, "no") if kind is UnicodeDecodeError else kind("said by a decoder")


@pytest.mark.parametrize("kind", RAISED)
@pytest.mark.parametrize("form", ["JPEG", "WEBP", "GIF", "TIFF", "BMP"])
def test_what_a_decoder_raises_is_a_damaged_picture(kind, form, monkeypatch):
    data = picture(form)

    def load(*_: object) -> None:
        raise error(kind)

    monkeypatch.setattr(ImageFile.ImageFile, "load", load)
    monkeypatch.setattr("PIL.WebPImagePlugin.WebPImageFile.load", load)
    monkeypatch.setattr("PIL.TiffImagePlugin.TiffImageFile.load", load)
    monkeypatch.setattr("PIL.GifImagePlugin.GifImageFile.load_prepare", load)
    with pytest.raises(BadPicture, match="damaged"):
        check_picture(data)
    if form in ("JPEG", "WEBP", "GIF"):
        with pytest.raises(disc.BadPicture, match="damaged"):
            disc.Uncut.read(data)
    if form in ("JPEG", "WEBP"):
        with pytest.raises(CannotTurn, match=r"damaged|too large"):
            turned(data, 1)
