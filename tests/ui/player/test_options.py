"""What the game master chose for the players' display is there again at the next start."""

import pytest

from battlemap.ui.player.options import DARKEST, KEY, PICTURES_KEPT, Choices, Options
from battlemap.ui.settings import Settings


@pytest.fixture
def choices(qapp) -> Choices:
    return Choices(Settings())


def again() -> Choices:
    return Choices(Settings())


def test_choices_are_remembered(choices) -> None:
    choices.set(camera="framed", frame=(1.5, 2.0, 10.0, 8.0), true_scale=True, mm=30.0, turns=3, coordinates=True, curtain=True)
    choices.dim_by(-30)
    assert again().now == choices.now
    assert again().now.brightness == 70


def test_a_handout_is_not_shown_at_the_next_start_but_remembered(choices, tmp_path) -> None:
    for number in range(PICTURES_KEPT + 3):
        (tmp_path / f"{number}.png").write_bytes(b"x")
        choices.show_picture(str(tmp_path / f"{number}.png"))
    choices.show_picture(str(tmp_path / "5.png"))
    then = again()
    assert then.now.picture == ""
    assert len(then.now.pictures) == PICTURES_KEPT and then.now.pictures[0].endswith("5.png")
    (tmp_path / "5.png").unlink()
    assert not then.recent_pictures()[0].endswith("5.png")


def test_a_change_is_told_once_and_none_not_at_all(choices, qtbot) -> None:
    told = []
    choices.changed.connect(lambda: told.append(1))
    choices.set(grid=False)
    choices.set(grid=False)
    assert told == [1]


def test_brightness_never_goes_out(choices) -> None:
    for _ in range(20):
        choices.dim_by(-10)
    assert choices.now.brightness == DARKEST
    for _ in range(20):
        choices.dim_by(10)
    assert choices.now.brightness == 100


def test_four_turns_are_none(choices) -> None:
    for _ in range(4):
        choices.turn()
    assert choices.now.turns == 0


@pytest.mark.parametrize("text", ["", "{", "[]", '{"camera": "elsewhere"}', '{"mm": "x"}', '{"frame": [1]}', "null", "\x00"])
def test_what_cannot_be_read_is_the_usual(qapp, text: str) -> None:
    Settings().set_text(KEY, text)
    assert again().now == Options()


def test_what_is_out_of_bounds_is_brought_back(qapp) -> None:
    Settings().set_text(KEY, '{"mm": -4, "turns": 7, "brightness": 0, "followed": 1e9, "picture": "/x.png"}')
    now = again().now
    assert (now.mm, now.turns, now.brightness, now.followed, now.picture) == (1.0, 3, DARKEST, 200.0, "")


def test_each_screen_has_its_own_scale(choices) -> None:
    assert choices.px_per_mm("HDMI-1") == 0
    choices.set_px_per_mm("HDMI-1", 2.168)
    choices.set_px_per_mm(r"\\.\DISPLAY2", 3.5)
    for bad in (0.0, -1.0, float("nan"), float("inf")):
        choices.set_px_per_mm("HDMI-1", bad)
    assert again().px_per_mm("HDMI-1") == pytest.approx(2.168)
    assert again().px_per_mm(r"\\.\DISPLAY2") == pytest.approx(3.5)
