"""Pictures turned, in their own format."""

import io

import numpy as np
import pytest
from PIL import Image

from battlemap.imaging.grid_finder import find_grid
from battlemap.imaging.turning import CannotTurn, tilted_grey, turned, turned_size
from tests.imaging.drawn import Lines, grey, printed


def saved(image: Image.Image, form: str, **options) -> bytes:
    out = io.BytesIO()
    image.save(out, form, **options)
    return out.getvalue()


def corners() -> Image.Image:
    image = Image.new("RGB", (160, 96), (128, 128, 128))
    image.paste((255, 0, 0), (0, 0, 32, 32))
    return image


@pytest.mark.parametrize("form", ["PNG", "JPEG", "WEBP"])
@pytest.mark.parametrize(("quarters", "red"), [(1, (80, 16)), (2, (144, 80)), (3, (16, 144))])
def test_quarter_turns_go_clockwise(form, quarters, red):
    found = Image.open(io.BytesIO(turned(saved(corners(), form), quarters)))
    assert found.format == form and found.size == turned_size(160, 96, quarters)
    assert np.abs(np.array(found.convert("RGB").getpixel(red)) - (255, 0, 0)).max() < 25


def test_an_angle_keeps_all_corners():
    found = Image.open(io.BytesIO(turned(saved(corners(), "PNG"), 0, 10)))
    assert found.size == turned_size(160, 96, 0, 10)
    reds = np.argwhere((np.asarray(found) == (255, 0, 0)).all(axis=2))
    assert 900 < len(reds) < 1060


def test_a_page_that_lay_askew_has_its_grid_again():
    lines = Lines(80.0, 20.0, 30.0, 2, 0.5)
    straight = Image.fromarray(printed(1200, 900, lines, 3))
    askew = Image.open(io.BytesIO(turned(saved(straight, "PNG"), 0, -2.0))).convert("L")
    assert find_grid(np.asarray(askew)).confidence < 0.5
    again = find_grid(tilted_grey(np.asarray(askew), 2.0))
    assert again.px == pytest.approx(80, abs=0.2) and again.confidence > 0.8
    assert grey(np.asarray(straight)).shape == (900, 1200)


def test_palettes_and_alpha_survive():
    clear = corners().convert("RGBA")
    clear.putalpha(70)
    for image in (clear, corners().quantize(8)):
        found = Image.open(io.BytesIO(turned(saved(image, "PNG"), 1)))
        assert found.size == (96, 160) and found.has_transparency_data == image.has_transparency_data


def test_what_is_damaged_is_said_to_be():
    with pytest.raises(CannotTurn, match="damaged"):
        turned(saved(Image.effect_noise((300, 300), 60), "PNG")[:500], 1)


def test_work_can_be_stopped():
    class Stopped(Exception):
        pass

    def told(share: float) -> None:
        if share > 0.4:
            raise Stopped

    with pytest.raises(Stopped):
        turned(saved(corners(), "PNG"), 1, told=told)
