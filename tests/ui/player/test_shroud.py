"""The shade over the players' map: black where nothing is known, to the last pixel, however it is turned and enlarged."""

import msgspec
import numpy as np
import pytest
from PySide6.QtGui import QImage

from battlemap.encounter.view import view_for
from battlemap.model import Creature, Door, Encounter, Fog, Light, Scene, Token, Wall
from battlemap.model.fog import mask_of, packed
from battlemap.rulesets import find_ruleset
from battlemap.ui.background import Pictures
from battlemap.ui.player.display import Display
from battlemap.ui.player.options import Options
from battlemap.ui.player.shown import Knowledge, bounds, shown
from battlemap.ui.player.shroud import BLACK, REMEMBERED, greyness, lines_shown, scale_for, shroud

BARE = Scene(rows=("." * 20,) * 12, name="cave", dark=True, lights=(Light(at=(4.5, 5.5), bright=30, dim=60),))
ANA = Token(id="ana", creature=Creature(name="Ana", character=True, senses={"darkvision": 45}), at=(3, 5))


def view(scene: Scene, fog: Fog | None = None, *tokens: Token):
    cast = {token.id: token for token in (ANA, *tokens)}
    fogs = {scene.key: {"party": fog}} if fog else {}
    return view_for(Encounter(ruleset="dnd2024", scene=scene, tokens=cast, fogs=fogs), find_ruleset("dnd2024"), "party")


def knowledge(seed: int, height: int = 9, width: int = 14) -> Knowledge:
    rng = np.random.default_rng(seed)
    known = rng.random((height, width)) < 0.6
    seen = known & (rng.random((height, width)) < 0.7)
    dim = seen & (rng.random((height, width)) < 0.4)
    return Knowledge(seen, known, dim, seen & ~dim & (rng.random((height, width)) < 0.4))


def large(mask, scale: int):
    return np.repeat(np.repeat(mask, scale, 0), scale, 1)


@pytest.fixture
def display(qtbot):
    made = Display(Pictures(lambda _sha256: None))
    qtbot.addWidget(made)
    made.resize(640, 400)
    with qtbot.waitExposed(made):
        made.show()
    return made


def picture(display, seen, **options) -> QImage:
    display.apply(Options(**options), 0.0)
    display.show_view(seen)
    display.settle()
    return display.grab().toImage()


@pytest.mark.parametrize("scale", [2, 4, 8])
def test_unknown_squares_are_black_in_the_shade(scale: int) -> None:
    for seed in range(20):
        part = knowledge(seed)
        shade = shroud(part, scale)
        assert (shade[large(~part.known, scale)] == BLACK).all()
        assert (greyness(part, scale)[large(~part.dark, scale)] < 255).all()


def test_the_middle_of_a_room_is_as_light_as_it_should_be() -> None:
    nothing, everything = np.zeros((7, 7), bool), np.ones((7, 7), bool)
    for part, level in (
        (Knowledge(everything, everything, nothing, nothing), 0),
        (Knowledge(nothing, everything, nothing, nothing), REMEMBERED),
    ):
        assert (shroud(part, 8) == level).all()
    levels = [
        int(shroud(Knowledge(everything, everything, dim, dark), 8)[28, 28])
        for dim, dark in ((nothing, nothing), (everything, nothing), (nothing, everything))
    ]
    assert levels == sorted(set(levels)) and levels[-1] < REMEMBERED < BLACK


def test_walls_do_not_show_far_from_what_is_known() -> None:
    part = knowledge(3)
    shown_at = lines_shown(part, 8)
    squares = np.argwhere(~part.known)
    assert all(not shown_at[8 * y + 1 : 8 * y + 7, 8 * x + 1 : 8 * x + 7].any() for y, x in squares)


def test_the_shade_costs_no_more_on_a_large_map() -> None:
    squares = {3.6: 300 * 300, 7.0: 275 * 155, 16.0: 120 * 68, 64.0: 30 * 17}
    assert all(many * scale_for(px) ** 2 < 1_000_000 for px, many in squares.items())


@pytest.mark.parametrize("turns", [0, 1, 2, 3])
@pytest.mark.parametrize("frame", [None, (0.3, 1.7, 9.1, 6.3), (5.5, 3.5, 4.0, 2.5)])
def test_not_a_pixel_of_an_unknown_square(display, turns: int, frame) -> None:
    """Without walls and tokens on the edge every pixel whose middle lies in an unknown square is black."""
    fog = Fog(explored=packed(mask_of(((1, 9, 16), (2, 9, 16), (9, 2, 5)), 20, 12)))
    scene = msgspec.structs.replace(BARE, rows=("." * 20,) * 4 + ("~_o:'..." + "." * 12,) * 4 + ("." * 20,) * 4)
    seen = view(scene, fog)
    image = picture(display, seen, turns=turns, camera="framed" if frame else "whole", frame=frame, strip=False)
    known = shown(seen)[1].known
    back = display._transform().inverted()[0]
    lit = dark = 0
    for py in range(0, image.height()):
        for px in range(0, image.width(), 1 + py % 3):
            spot = back.map(px + 0.5, py + 0.5)
            x, y = int(spot[0] // 64), int(spot[1] // 64)
            inside = 0 <= x < 20 and 0 <= y < 12
            if not inside or not known[y, x]:
                at_ana = 2.5 <= spot[0] / 64 <= 4.5 and 4.5 <= spot[1] / 64 <= 6.5
                assert at_ana or image.pixel(px, py) & 0xFFFFFF == 0, (px, py, x, y)
                dark += 1
            else:
                lit += image.pixel(px, py) & 0xFFFFFF != 0
    assert lit and dark


def test_grey_where_only_darkvision_sees(display) -> None:
    rows = ("." * 20,) * 5 + ("_" * 20,) + ("." * 20,) * 6
    scene = msgspec.structs.replace(BARE, rows=rows, lights=(Light(at=(5.5, 5.5), bright=8, dim=8),))
    image = picture(display, view(scene), strip=False, grid=False)

    def colourful(x: int, y: int) -> int:
        at = display._transform().map((x + 0.5) * 64, (y + 0.15) * 64)
        colour = image.pixelColor(int(at[0]), int(at[1]))
        return max(colour.red(), colour.green(), colour.blue()) - min(colour.red(), colour.green(), colour.blue())

    assert colourful(5, 5) > 40  # water by torchlight
    assert colourful(1, 5) < 8 and view(scene).dark  # and by darkvision


def test_no_fog_shows_the_whole_map(display) -> None:
    scene = msgspec.structs.replace(BARE, dark=False)
    image = picture(display, view(scene, Fog(on=False)), strip=False, grid=False)
    at = display._transform().map(18.5 * 64, 10.5 * 64)
    assert image.pixelColor(int(at[0]), int(at[1])).lightness() > 100


def test_rock_behind_walls_is_not_drawn_but_bare_rock_is() -> None:
    rock = ("####################", "####################", *("##......############",) * 8, *("####################",) * 2)
    bare = shown(view(Scene(rows=rock)))[1]
    assert bare.known[1, 3] and bare.known[1, 1] and bare.known[5, 8] and not bare.known[5, 9]
    box = Wall(points=((2, 2), (8, 2), (8, 10), (2, 10), (2, 2)))
    walled = shown(view(Scene(rows=rock, walls=(box,))))[1]
    assert bounds(walled.known) == (2, 2, 6, 8)


def test_nothing_of_a_passage_behind_a_closed_door() -> None:
    rows = ["####################"] * 12
    for y in range(2, 9):
        rows[y] = "##......############"
    rows[9] = rows[10] = "####.###############"
    walls = [Wall(points=((4, 9), (2, 9), (2, 2), (8, 2), (8, 9), (5, 9)))]
    walls += [Wall(points=((4, 9), (4, 11), (5, 11), (5, 9)))]
    scene = Scene(rows=tuple(rows), walls=tuple(walls), doors=(Door(id="d", points=((4, 9), (5, 9)), state="closed"),))
    drawn, told = shown(view(scene))
    assert not told.known[9:].any()
    assert all(y <= 9 for wall in drawn.walls for _, y in wall.points)
    assert [door.id for door in drawn.doors] == ["d"]


def test_a_wall_that_goes_on_stays_a_wall() -> None:
    """Only a lone piece in bare rock is taken for rock."""
    rows = ["####################"] * 12
    for y in range(2, 9):
        rows[y] = "##.......###########"
    lone, long = Wall(points=((9, 5), (9, 6))), Wall(points=((9, 4), (9, 6)))
    rows[5] = "##..............####"
    assert not shown(view(Scene(rows=tuple(rows), walls=(lone,))))[0].walls
    rows[4] = rows[5]
    assert not shown(view(Scene(rows=tuple(rows), walls=(long,))))[0].walls
    assert shown(view(Scene(rows=tuple(rows), walls=(long, Wall(points=((9, 6), (9, 9)))))))[0].walls
    see_through = Wall(points=((9, 5), (9, 6)), sight=False)
    assert shown(view(Scene(rows=tuple(rows), walls=(see_through,))))[0].walls
