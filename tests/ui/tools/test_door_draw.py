"""Building doors: a click on a wall cuts one in, two points make one anywhere; moved, changed, taken out."""

import pytest
from PySide6.QtCore import Qt

from battlemap.encounter import asks
from battlemap.encounter import commands as c
from battlemap.model import Door, Scene, Wall
from battlemap.ui.tools.door_draw_bar import POINTS, SELECT
from tests.ui.tools.conftest import CONTROL, bearer, drawer_on

LONG = Wall(points=((8.0, 2.0), (14.0, 2.0)), material="stone")
CROSS = Wall(points=((4.0, 1.0), (4.0, 6.0)))
SCENE = Scene(rows=("." * 16,) * 10, walls=(LONG, CROSS))


@pytest.fixture
def drawer(qtbot):
    return drawer_on(SCENE, qtbot, bearer())


@pytest.fixture
def tool(drawer):
    return drawer.tool("door_draw")


def doors(drawer) -> list:
    return [(door.id, door.points) for door in drawer.scene.doors]


def points(drawer) -> set:
    return {wall.points for wall in drawer.scene.walls}


def test_a_click_on_a_wall_cuts_a_door_of_one_square_into_it(drawer, tool) -> None:
    drawer.hover(10.4, 2.1)
    assert tool.overlay.look.doors[0].points == ((10, 2), (11, 2))
    drawer.click(10.4, 2.1)
    assert doors(drawer) == [("d1", ((10, 2), (11, 2)))]
    assert points(drawer) == {((8, 2), (10, 2)), ((11, 2), (14, 2)), CROSS.points}
    assert drawer.steps() == 1 and drawer.undone() == SCENE


def test_an_open_door_lets_through_and_a_closed_one_does_not(drawer, tool) -> None:
    step = asks.AskPath(token="ana", path=((4, 3),))
    drawer.click(4.0, 3.5)
    assert not drawer.session.ask(step)["ok"]
    drawer.session.do(c.SetDoor(door="d1", state="open"))
    assert drawer.session.ask(step)["ok"]


def test_a_drag_along_a_wall_makes_a_wider_one(drawer, tool) -> None:
    drawer.drag((9.0, 2.1), (10.0, 2.1), (11.1, 2.0))
    assert doors(drawer) == [("d1", ((9, 2), (11, 2)))]
    assert points(drawer) == {((8, 2), (9, 2)), ((11, 2), (14, 2)), CROSS.points}


def test_two_clicks_away_from_walls_make_a_free_one(drawer, tool) -> None:
    drawer.click(7.0, 6.0)
    assert tool.is_busy()
    drawer.hover(9.0, 6.0)
    assert tool.overlay.look.doors[0].points == ((7, 6), (9, 6)) and tool.overlay.look.text == "3 m · 2 squares"
    drawer.click(9.0, 6.0)
    assert doors(drawer) == [("d1", ((7, 6), (9, 6)))] and not tool.is_busy()


def test_between_two_points_on_a_wall_too(drawer, tool) -> None:
    tool.bar.choose_mode(POINTS)
    drawer.click(9.0, 2.0)
    drawer.click(10.0, 2.0)
    assert doors(drawer) == [("d1", ((9, 2), (10, 2)))]
    assert ((8, 2), (9, 2)) in points(drawer)


def test_esc_drops_the_first_end(drawer, tool) -> None:
    drawer.click(7.0, 6.0)
    drawer.key(Qt.Key.Key_Escape)
    assert not tool.is_busy()
    drawer.press(9.0, 2.0)
    drawer.to(11.0, 2.0)
    drawer.key(Qt.Key.Key_Escape)
    drawer.release(11.0, 2.0)
    assert drawer.steps() == 0


def test_kind_state_and_material_come_from_the_bar(drawer, tool) -> None:
    tool.bar.attribute.emit("kind", "portcullis")
    tool.bar.attribute.emit("state", "locked")
    drawer.click(10.4, 2.0)
    (door,) = drawer.scene.doors
    assert (door.kind, door.state, door.material) == ("portcullis", "locked", "iron")


def test_where_a_door_stands_no_second_one_is_built(drawer, tool) -> None:
    tool.bar.choose_mode(POINTS)
    for _ in range(2):
        drawer.click(9.0, 2.0)
        drawer.click(10.0, 2.0)
    assert drawer.says == "A door stands there already."
    assert len(drawer.scene.doors) == 1 and drawer.steps() == 1


def test_a_refused_second_end_keeps_the_first(drawer, tool, refusing) -> None:
    drawer.click(7.0, 6.0)
    drawer.click(9.0, 6.0)
    assert drawer.says == "First answer the waiting reaction." and tool.is_busy()
    refusing["refuses"] = False
    drawer.click(9.0, 6.0)
    assert doors(drawer) == [("d1", ((7, 6), (9, 6)))]


def test_a_door_dragged_to_another_wall_closes_the_one_and_opens_the_other(drawer, tool) -> None:
    drawer.click(10.4, 2.0)
    tool.bar.choose_mode(SELECT)
    drawer.click(10.5, 2.0)
    drawer.drag((10.5, 2.0), (8.0, 3.0), (4.1, 4.4))
    assert doors(drawer) == [("d1", ((4, 4), (4, 5)))]
    assert points(drawer) == {LONG.points, ((4, 1), (4, 4)), ((4, 5), (4, 6))}
    assert drawer.steps() == 2 and len(tool.chosen.lines) == 1


def test_a_door_dragged_along_its_wall(drawer, tool) -> None:
    drawer.click(10.4, 2.0)
    tool.bar.choose_mode(SELECT)
    drawer.drag((10.5, 2.0), (11.0, 2.0), (12.4, 2.1))
    assert doors(drawer) == [("d1", ((12, 2), (13, 2)))]
    assert points(drawer) == {((8, 2), (12, 2)), ((13, 2), (14, 2)), CROSS.points}


def test_delete_leaves_an_opening_and_walling_up_closes_it(drawer, tool) -> None:
    drawer.click(10.4, 2.0)
    tool.bar.choose_mode(SELECT)
    drawer.click(10.5, 2.0)
    drawer.key(Qt.Key.Key_Delete)
    assert doors(drawer) == [] and len(drawer.scene.walls) == 3
    drawer.session.undo()
    drawer.click(10.5, 2.0)
    tool.wall_up.click()
    assert doors(drawer) == [] and points(drawer) == {LONG.points, CROSS.points}
    assert drawer.undone().doors


def test_the_selected_doors_are_changed_in_the_bar(drawer, tool) -> None:
    drawer.click(10.4, 2.0)
    drawer.click(4.0, 3.5)
    tool.bar.choose_mode(SELECT)
    drawer.key(Qt.Key.Key_A, CONTROL)
    tool.bar.attribute.emit("state", "barred")
    assert [door.state for door in drawer.scene.doors] == ["barred", "barred"] and drawer.steps() == 3
    tool.bar.attribute.emit("kind", "window")
    assert {door.material for door in drawer.scene.doors} == {"glass"}


def test_a_door_of_another_map_keeps_its_material(drawer, tool) -> None:
    drawer.session.do(c.EditScene(doors=(Door(id="gate", points=((7, 7), (8, 7)), material="cold_iron"),)))
    tool.bar.choose_mode(SELECT)
    drawer.click(7.5, 7.0)
    assert tool.bar.material.currentData() == "cold_iron"
    tool.bar.attribute.emit("state", "open")
    assert drawer.scene.door("gate").material == "cold_iron"
