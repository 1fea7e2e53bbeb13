"""Painting ground and areas, by brush, rectangle and polygon; right takes back."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDoubleSpinBox

from battlemap.model import Area, Scene
from battlemap.ui.tools.terrain_bar import BRUSH, ELEVATION, POLYGON, RECTANGLE, START
from tests.ui.tools.conftest import CONTROL, bearer, drawer_on


@pytest.fixture
def tool(drawer):
    return drawer.tool("terrain")


def choose(tool, kind: str = "", mode: str = "") -> None:
    for buttons, key in ((tool.bar.kinds, kind), (tool.bar.modes, mode)):
        if key:
            buttons[key].click()


def letters(drawer) -> dict:
    rows = drawer.scene.rows
    return {(x, y): letter for y, row in enumerate(rows) for x, letter in enumerate(row) if letter != "."}


@pytest.mark.parametrize("letter", list("~_:'\"o#"))
def test_a_brush_paints_each_kind_of_ground_in_one_step(drawer, tool, letter) -> None:
    choose(tool, letter, BRUSH)
    drawer.drag((8, 3), (9, 3), (9, 4))
    assert letters(drawer) == {(8, 3): letter, (9, 3): letter, (9, 4): letter}
    assert drawer.steps() == 1 and set("".join(drawer.undone().rows)) == {"."}


def test_a_quick_stroke_has_no_holes(drawer, tool) -> None:
    choose(tool, "~", BRUSH)
    drawer.drag((6, 3), (12, 3))
    assert len(letters(drawer)) == 7


def test_the_brush_has_a_size_and_brackets_change_it(drawer, tool) -> None:
    choose(tool, "_", BRUSH)
    for _ in range(2):
        drawer.key(Qt.Key.Key_BracketRight)
    assert tool.bar.size_squares == 3
    drawer.hover(8, 5)
    assert len(tool.overlay.look.cells) == 9
    drawer.click(8, 5)
    assert len(letters(drawer)) == 9
    drawer.key(Qt.Key.Key_BracketLeft)
    drawer.click(0, 0)
    assert len(letters(drawer)) == 10


def test_right_makes_floor(drawer, tool) -> None:
    choose(tool, "#", RECTANGLE)
    drawer.drag((8, 3), (11, 6))
    drawer.right((9, 4), (10, 5))
    assert len(letters(drawer)) == 12 and (9, 4) not in letters(drawer)


def test_a_rectangle_in_any_direction(drawer, tool) -> None:
    choose(tool, "o", RECTANGLE)
    drawer.press(11, 6)
    drawer.to(9, 4)
    assert tool.overlay.look.text == "3 × 3 squares"
    drawer.release(9, 4)
    assert set(letters(drawer)) == {(x, y) for x in (9, 10, 11) for y in (4, 5, 6)}


@pytest.mark.parametrize("end", ["return", "first", "double"])
def test_a_polygon_paints_the_squares_whose_middle_it_holds(drawer, tool, end) -> None:
    choose(tool, "~", POLYGON)
    corners = [(8.0, 3.0), (12.0, 3.0), (12.0, 5.0)]
    for corner in corners:
        drawer.click(*corner)
    if end == "return":
        drawer.click(8.0, 5.0)
        drawer.key(Qt.Key.Key_Return)
    elif end == "first":
        drawer.click(8.0, 5.0)
        drawer.click(8.0, 3.0)
    else:
        drawer.double(8.0, 5.0)
    assert set(letters(drawer)) == {(x, y) for x in range(8, 12) for y in (3, 4)}
    assert drawer.steps() == 1 and not tool.is_busy()


def test_backspace_and_ctrl_z_take_corners_back_esc_drops(drawer, tool) -> None:
    choose(tool, "~", POLYGON)
    for corner in ((8.0, 3.0), (12.0, 3.0), (12.0, 5.0), (2.0, 9.0), (3.0, 9.0)):
        drawer.click(*corner)
    drawer.key(Qt.Key.Key_Backspace)
    drawer.key(Qt.Key.Key_Z, CONTROL)
    assert tool.overlay.look.line[:3] == ((8, 3), (12, 3), (12, 5))
    drawer.key(Qt.Key.Key_Escape)
    assert not tool.is_busy() and drawer.steps() == 0


def test_a_polygon_that_holds_no_square_says_so(drawer, tool) -> None:
    choose(tool, "~", POLYGON)
    for corner in ((8.0, 3.0), (12.0, 3.0), (10.0, 3.0)):
        drawer.click(*corner)
    drawer.key(Qt.Key.Key_Return)
    assert "No square" in drawer.says and drawer.steps() == 0


def test_esc_drops_a_brush_stroke_and_beyond_the_map_nothing_is_painted(drawer, tool) -> None:
    choose(tool, "~", BRUSH)
    drawer.press(8, 3)
    drawer.to(9, 3)
    drawer.key(Qt.Key.Key_Escape)
    drawer.release(9, 3)
    assert drawer.steps() == 0
    drawer.drag((15, 9), (20, 12))
    assert set(letters(drawer)) == {(15, 9)}


def test_painting_what_is_there_already_is_no_step(drawer, tool) -> None:
    choose(tool, "~", RECTANGLE)
    drawer.drag((8, 3), (9, 4))
    drawer.drag((8, 3), (9, 4))
    drawer.right((1, 1), (2, 2))
    assert drawer.steps() == 1


def test_elevation_is_an_area_and_strokes_of_one_height_that_touch_are_one(drawer, tool) -> None:
    choose(tool, ELEVATION, RECTANGLE)
    tool.bar.height_.setValue(3)
    drawer.drag((8, 3), (9, 4))
    drawer.drag((10, 3), (10, 3))
    assert drawer.scene.areas == (Area(kind="elevation", runs=((3, 8, 11), (4, 8, 10)), value=30),)
    tool.bar.height_.setValue(-1.5)
    drawer.drag((9, 3), (9, 3))
    assert set(drawer.scene.areas) == {
        Area(kind="elevation", runs=((3, 9, 10),), value=-15), Area(kind="elevation", runs=((3, 8, 9), (4, 8, 10)), value=30),
        Area(kind="elevation", runs=((3, 10, 11),), value=30),
    }  # fmt: skip
    assert drawer.steps() == 3 and len(drawer.undone().areas) == 1


def test_the_right_button_takes_an_area_away_and_leaves_the_ground(drawer, tool) -> None:
    choose(tool, "_", RECTANGLE)
    drawer.drag((8, 3), (9, 3))
    choose(tool, START)
    drawer.drag((8, 3), (9, 4))
    drawer.right((8, 3), (9, 3))
    assert drawer.scene.areas == (Area(kind="start", runs=((4, 8, 10),)),)
    assert len(letters(drawer)) == 2
    drawer.right((0, 0), (15, 9))
    assert drawer.scene.areas == () and drawer.steps() == 4


def test_start_and_elevation_do_not_touch_one_another(drawer, tool) -> None:
    choose(tool, START, RECTANGLE)
    drawer.drag((8, 3), (9, 4))
    choose(tool, ELEVATION)
    drawer.drag((8, 3), (9, 4))
    assert {area.kind for area in drawer.scene.areas} == {"start", "elevation"}


def test_a_refused_stroke_is_said_and_stays_until_it_can_be(drawer, tool, refusing) -> None:
    choose(tool, "~", RECTANGLE)
    drawer.drag((8, 3), (9, 4))
    assert drawer.says == "First answer the waiting reaction."
    assert len(tool.overlay.look.cells) == 4 and tool.is_busy()
    refusing["refuses"] = False
    drawer.key(Qt.Key.Key_Return)
    assert len(letters(drawer)) == 4 and not tool.is_busy()


def test_a_waiting_reaction_refuses_in_words_and_a_stroke_after_it_is_painted(qtbot) -> None:
    """The real thing: nobody draws while a move waits for its answer."""
    from battlemap.encounter import commands as c
    from tests.ui.canvas.conftest import open_on, session_on
    from tests.ui.tools.conftest import Drawer

    drawer = Drawer(open_on(session_on(True), qtbot).window, qtbot)
    session = drawer.session
    session.do(c.MoveToken(token="ana", path=((4, 3),)))
    session.do(c.MoveToken(token="ana", path=((3, 3), (2, 3))))
    assert session.state.pending
    tool = drawer.tool("terrain")
    choose(tool, "~", BRUSH)
    drawer.click(6, 8)
    assert drawer.says == "First answer the waiting reaction." and tool.is_busy()
    session.do(c.Decline(token="orc"))
    drawer.key(Qt.Key.Key_Return)
    assert drawer.scene.ground(6, 8) == "~"


def test_the_bar_names_the_kind_and_shows_only_what_it_needs(drawer, tool) -> None:
    choose(tool, ELEVATION, BRUSH)
    assert tool.bar.height_.isVisible() and tool.bar.size_.isVisible()
    choose(tool, "~", RECTANGLE)
    assert not tool.bar.height_.isVisible() and not tool.bar.size_.isVisible()
    assert "Difficult ground" in tool.bar._hint.text()


def test_the_bar_stays_within_a_narrow_map(qtbot) -> None:
    drawer = drawer_on(Scene(rows=("." * 8,) * 8), qtbot, bearer("ben", (0, 0)))
    for name in ("wall", "door_draw", "terrain", "light", "note"):
        bar = drawer.tool(name).bar
        for width in (900, 1280):
            drawer.window.resize(width, 800)
            drawer.qtbot.wait(30)
            assert bar.x() >= 0 and bar.geometry().right() < drawer.view.width(), (name, width)
            assert bar.height() < 220


def test_the_arrows_of_the_brush_size_can_be_seen(drawer, tool) -> None:
    box = tool.bar.findChild(QDoubleSpinBox)
    box.ensurePolished()
    shown = box.grab().toImage()
    right, low = shown.width() - 4, shown.height() - 4
    brights = [shown.pixelColor(x, y).lightness() for x in range(right - 16, right) for y in range(4, low)]
    assert max(brights) - min(brights) > 80
