"""Drawing walls: corner by corner, by rectangle, by hand; each stroke is one step."""

import pytest
from PySide6.QtCore import Qt

from battlemap.encounter import asks
from battlemap.model import Door
from battlemap.ui.tools.wall_bar import FREEHAND, LINE, RECTANGLE
from tests.ui.tools.conftest import ALT, CONTROL

L_SHAPE = ((8.0, 2.0), (12.0, 2.0), (12.0, 5.0))


@pytest.fixture
def tool(drawer):
    return drawer.tool("wall")


def clicks(drawer, *places) -> None:
    for place in places:
        drawer.click(*place)


def points(drawer) -> list:
    return [wall.points for wall in drawer.scene.walls]


@pytest.mark.parametrize("end", ["return", "double", "right"])
def test_a_line_of_clicks_is_one_wall_and_one_step(drawer, tool, end) -> None:
    clicks(drawer, (8.1, 2.1), (11.9, 1.9))
    assert drawer.steps() == 0 and tool.is_busy()
    if end == "return":
        drawer.click(12.0, 5.2)
        drawer.key(Qt.Key.Key_Return)
    elif end == "double":
        drawer.double(12.0, 5.2)
    else:
        drawer.click(12.0, 5.2)
        drawer.right((14.0, 8.0))
    assert points(drawer) == [L_SHAPE]
    assert drawer.steps() == 1 and not tool.is_busy()
    assert drawer.undone().walls == ()


def test_backspace_takes_the_last_corner_back_and_esc_drops_the_line(drawer, tool) -> None:
    clicks(drawer, (8.0, 2.0), (12.0, 2.0), (12.0, 5.0), (3.0, 8.0))
    drawer.key(Qt.Key.Key_Backspace)
    drawer.key(Qt.Key.Key_Return)
    assert points(drawer) == [L_SHAPE]
    clicks(drawer, (8.0, 7.0), (12.0, 7.0))
    drawer.key(Qt.Key.Key_Escape)
    assert not tool.is_busy()
    drawer.key(Qt.Key.Key_Return)
    assert points(drawer) == [L_SHAPE] and drawer.steps() == 1


def test_ctrl_z_in_a_line_takes_a_corner_back_and_not_the_last_step(drawer, tool) -> None:
    clicks(drawer, (1.0, 1.0), (2.0, 1.0))
    drawer.key(Qt.Key.Key_Return)
    clicks(drawer, (8.0, 2.0), (12.0, 2.0), (15.0, 9.0))
    drawer.key(Qt.Key.Key_Z, CONTROL)
    drawer.key(Qt.Key.Key_Return)
    assert points(drawer) == [((1, 1), (2, 1)), ((8, 2), (12, 2))]


def test_a_click_on_the_first_corner_closes_the_outline(drawer, tool) -> None:
    clicks(drawer, (8.0, 2.0), (12.0, 2.0), (12.0, 5.0), (8.0, 2.0))
    assert points(drawer) == [(*L_SHAPE, (8, 2))]
    assert not tool.is_busy()


def test_ctrl_snaps_to_half_squares_and_alt_not_at_all(drawer, tool) -> None:
    drawer.click(8.4, 2.6, CONTROL)
    drawer.click(11.0, 2.0)
    drawer.click(12.3, 4.27, ALT)
    drawer.key(Qt.Key.Key_Return)
    ((first, second, third),) = points(drawer)
    assert (first, second) == ((8.5, 2.5), (11, 2))
    assert third == pytest.approx((12.3, 4.27), abs=0.05) and third != (12.5, 4.5)


def test_a_corner_off_the_grid_draws_the_next_wall_on(drawer, tool) -> None:
    drawer.click(8.33, 2.4, ALT)
    drawer.click(11.0, 2.0)
    drawer.key(Qt.Key.Key_Return)
    off = drawer.scene.walls[0].points[0]
    drawer.click(8.4, 2.45)
    drawer.click(8.0, 5.0)
    drawer.key(Qt.Key.Key_Return)
    assert drawer.scene.walls[1].points == (off, (8, 5))


def test_the_line_under_way_is_shown_as_it_would_stand_with_its_length(drawer, tool) -> None:
    clicks(drawer, (8.0, 2.0))
    drawer.hover(12.0, 2.0)
    look = tool.overlay.look
    assert [wall.points for wall in look.walls] == [((8, 2), (12, 2))]
    assert look.text == "6 m · 4 squares"
    clicks(drawer, (12.0, 2.0))
    drawer.hover(12.0, 3.0)
    assert tool.overlay.look.text == "1.5 m · 1 square · 7.5 m in all"
    drawer.key(Qt.Key.Key_Escape)
    assert tool.overlay.look.walls == ()


def test_a_rectangle_is_dragged(drawer, tool) -> None:
    tool.bar.choose_mode(RECTANGLE)
    drawer.press(8.1, 2.0)
    drawer.to(12.2, 4.9)
    assert tool.overlay.look.text == "4 × 3 squares · 6 m × 4.5 m"
    drawer.release(12.2, 4.9)
    assert points(drawer) == [((8, 2), (12, 2), (12, 5), (8, 5), (8, 2))]
    assert drawer.undone().walls == ()


def test_esc_drops_a_rectangle_and_one_without_an_inside_is_none(drawer, tool) -> None:
    tool.bar.choose_mode(RECTANGLE)
    drawer.press(8.0, 2.0)
    drawer.to(12.0, 5.0)
    drawer.key(Qt.Key.Key_Escape)
    drawer.release(12.0, 5.0)
    drawer.drag((8.0, 2.0), (12.0, 2.0))
    assert drawer.scene.walls == () and not tool.is_busy()


def test_a_line_by_hand_is_made_simple_and_meets_the_grid_at_its_ends(drawer, tool) -> None:
    tool.bar.choose_mode(FREEHAND)
    drawer.drag(*[(4.1 + i / 5, 6.1 + (0.06 if i % 2 else 0.0)) for i in range(30)], (10.1, 8.0), (10.0, 9.1))
    (wall,) = points(drawer)
    assert wall[0] == (4, 6) and wall[-1] == (10, 9)
    assert len(wall) <= 4


def test_a_line_by_hand_that_comes_back_closes(drawer, tool) -> None:
    tool.bar.choose_mode(FREEHAND)
    drawer.drag((6.4, 4.4), (9.4, 4.3), (9.5, 7.6), (6.3, 7.4), (6.45, 4.7))
    (wall,) = points(drawer)
    assert wall[0] == wall[-1] and len(wall) == 5


def test_a_wall_is_what_the_bar_says(drawer, tool) -> None:
    for field, value in (("material", "wood"), ("cover", "half"), ("one_way", "left"), ("move", False)):
        tool.bar.attribute.emit(field, value)
    clicks(drawer, (8.0, 2.0), (12.0, 2.0))
    drawer.key(Qt.Key.Key_Return)
    (wall,) = drawer.scene.walls
    assert (wall.material, wall.cover, wall.one_way, wall.move, wall.sight) == ("wood", "half", "left", False, False)


def test_a_material_brings_what_it_usually_is(drawer, tool) -> None:
    tool.bar.attribute.emit("cover", "half")
    tool.bar.attribute.emit("material", "curtain")
    assert not tool.bar.stops_move.isChecked() and tool.bar.stops_sight.isChecked()
    tool.bar.attribute.emit("material", "glass")
    assert tool.bar.stops_move.isChecked() and not tool.bar.stops_sight.isChecked()
    assert tool.bar.cover.currentData() == "total"


def test_a_wall_drawn_over_a_door_leaves_it_open(drawer, tool) -> None:
    stroke = drawer.tool("door_draw")
    drawer.drag((9.0, 2.0), (10.0, 2.0))
    assert isinstance(drawer.scene.doors[0], Door) and not stroke.is_busy()
    drawer.tool("wall")
    clicks(drawer, (8.0, 2.0), (12.0, 2.0))
    drawer.key(Qt.Key.Key_Return)
    assert points(drawer) == [((8, 2), (9, 2)), ((10, 2), (12, 2))]


def test_a_refused_line_is_said_in_one_sentence_and_stays(drawer, tool, refusing) -> None:
    clicks(drawer, *L_SHAPE)
    drawer.key(Qt.Key.Key_Return)
    assert drawer.says == "First answer the waiting reaction."
    assert tool.is_busy() and drawer.scene.walls == ()
    refusing["refuses"] = False
    drawer.key(Qt.Key.Key_Return)
    assert points(drawer) == [L_SHAPE]


@pytest.mark.parametrize("mode", [RECTANGLE, FREEHAND])
def test_a_refused_drag_stays_too(drawer, tool, refusing, mode) -> None:
    tool.bar.choose_mode(mode)
    drawer.drag((8.0, 2.0), (10.0, 3.5), (12.0, 5.0))
    assert drawer.says == "First answer the waiting reaction."
    assert tool.overlay.look.walls and drawer.scene.walls == ()
    refusing["refuses"] = False
    drawer.key(Qt.Key.Key_Return)
    assert len(drawer.scene.walls) == 1 and not tool.is_busy()


def test_another_tool_ends_the_line_under_way(drawer, tool) -> None:
    clicks(drawer, (8.0, 2.0), (12.0, 2.0))
    drawer.tool("select")
    assert points(drawer) == [((8, 2), (12, 2))]


def test_a_wall_drawn_stops_a_step_and_one_taken_back_does_not(drawer, tool) -> None:

    step = asks.AskPath(token="ana", path=((4, 3),))
    clicks(drawer, (4.0, 1.0), (4.0, 6.0))
    drawer.key(Qt.Key.Key_Return)
    assert not drawer.session.ask(step)["ok"]
    drawer.session.undo()
    assert drawer.session.ask(step)["ok"]


def test_delete_is_not_for_the_selected_tokens_while_one_draws(drawer, tool) -> None:
    drawer.session.select(["ana"])
    drawer.key(Qt.Key.Key_Delete)
    assert "ana" in drawer.session.state.tokens


def test_a_double_click_on_a_token_draws_and_opens_no_form(drawer, tool) -> None:
    drawer.click(1.0, 1.0)
    drawer.double(3.4, 3.4)
    assert points(drawer) == [((1, 1), (3, 3))]


def test_the_key_and_the_strip_take_the_tool_up(drawer) -> None:
    drawer.key(Qt.Key.Key_W)
    tool = drawer.window.tools["wall"]
    assert drawer.view.tool is tool and tool.bar.isVisible() and tool.bar.mode == LINE
    drawer.key(Qt.Key.Key_V)
    assert not tool.bar.isVisible()
