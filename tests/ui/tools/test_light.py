"""Lights: placed by click, widened by drag, moved, changed, carried, taken away; the map made dark."""

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt

from battlemap.encounter import commands as c
from battlemap.model import Light
from tests.ui.tools.conftest import ALT, CONTROL

LAMP = Light(at=(4.5, 3.5), bright=30, dim=60)


@pytest.fixture
def tool(drawer):
    return drawer.tool("light")


def test_a_click_places_a_light_as_the_bar_says(drawer, tool) -> None:
    tool.bar.bright.setValue(3)
    tool.bar.dim.setValue(9)
    drawer.click(8.4, 4.6)
    assert drawer.scene.lights == (Light(at=(8.5, 4.5), bright=30, dim=90, colour="#ffd9a0"),)
    assert tool.chosen == drawer.scene.lights[0]
    assert drawer.steps() == 1 and drawer.undone().lights == ()


def test_a_drag_sets_how_far_it_is_bright_and_the_dim_reach_follows(drawer, tool) -> None:
    drawer.press(8.0, 4.0)
    drawer.to(9.0, 4.0)
    drawer.to(10.9, 4.0)
    assert tool.overlay.look.text == "bright 4.5 m · dim 9 m"
    assert tool.overlay.look.circles == (((8, 4), 3.0, 6.0, "#ffd9a0"),)
    drawer.release(10.9, 4.0)
    (light,) = drawer.scene.lights
    assert (light.bright, light.dim) == (45, 90) and drawer.steps() == 1


def test_ctrl_measures_by_half_squares_and_esc_drops(drawer, tool) -> None:
    drawer.press(8.0, 4.0)
    drawer.to(10.4, 4.0, CONTROL)
    drawer.release(10.4, 4.0, CONTROL)
    assert drawer.scene.lights[0].bright == 38
    drawer.press(3.0, 8.0)
    drawer.to(5.0, 8.0)
    drawer.key(Qt.Key.Key_Escape)
    drawer.release(5.0, 8.0)
    assert drawer.steps() == 1 and not tool.is_busy()


def test_a_lamp_is_moved(drawer, tool) -> None:
    drawer.click(8.0, 4.0)
    drawer.drag((8.0, 4.0), (9.0, 5.0), (11.1, 6.4))
    assert [light.at for light in drawer.scene.lights] == [(11, 6.5)]
    assert drawer.steps() == 2
    drawer.drag((11.0, 6.5), (9.0, 5.0), (2.3, 2.2), keys=ALT)
    assert drawer.scene.lights[0].at not in ((2.5, 2.0), (11, 6.5))


def test_the_rings_of_the_selected_light_are_dragged(drawer, tool) -> None:
    tool.bar.bright.setValue(3)
    tool.bar.dim.setValue(6)
    drawer.click(8.0, 4.0)
    drawer.drag((10.0, 4.0), (10.5, 4.0), (11.0, 4.0))
    assert (drawer.scene.lights[0].bright, drawer.scene.lights[0].dim) == (45, 60)
    drawer.drag((8.0, 8.0), (8.0, 6.5), (8.0, 6.0))
    assert (drawer.scene.lights[0].bright, drawer.scene.lights[0].dim) == (30, 30)


def test_the_bar_changes_the_selected_light_and_dim_is_never_less_than_bright(drawer, tool) -> None:
    drawer.click(8.0, 4.0)
    drawer.click(3.0, 8.0)
    drawer.click(8.0, 4.0)
    tool.bar.bright.setValue(15)
    assert [(light.at, light.bright, light.dim) for light in drawer.scene.lights] == [((3, 8), 60, 120), ((8, 4), 150, 150)]
    tool.bar.dim.setValue(9)
    assert drawer.scene.lights[-1].bright == drawer.scene.lights[-1].dim == 90
    tool.bar.colour.setCurrentIndex(tool.bar.colour.findData("#9fc4ff"))
    tool.bar.colour.activated.emit(tool.bar.colour.currentIndex())
    assert drawer.scene.lights[-1].colour == "#9fc4ff"
    assert drawer.steps() == 5


@pytest.mark.parametrize("key", [Qt.Key.Key_Delete, Qt.Key.Key_Backspace])
def test_delete_takes_the_selected_light_away(drawer, tool, key) -> None:
    drawer.click(8.0, 4.0)
    drawer.key(key)
    assert drawer.scene.lights == () and drawer.undone().lights
    drawer.session.select(["ana"])
    drawer.key(Qt.Key.Key_Delete)
    assert "ana" in drawer.session.state.tokens


def test_somebody_carries_it_and_puts_it_down(drawer, tool) -> None:
    drawer.click(8.0, 4.0)
    row = tool.bar.carried.findData("ana")
    assert row > 0
    tool.bar.carrier.emit("ana")
    (light,) = drawer.scene.lights
    assert (light.token, light.at) == ("ana", None)
    assert tool.overlay.look.circles[0][0] == (3.5, 3.5)
    drawer.session.do(c.MoveToken(token="ana", to=(6, 6), force=True))
    assert tool.overlay.look.circles[0][0] == (6.5, 6.5)
    tool.bar.carrier.emit("")
    assert drawer.scene.lights == (Light(at=(6.5, 6.5), bright=60, dim=120, colour="#ffd9a0"),)


def test_with_none_selected_the_bearer_gets_a_new_one(drawer, tool) -> None:
    tool.bar.carrier.emit("ana")
    assert [light.token for light in drawer.scene.lights] == ["ana"] and drawer.steps() == 1
    drawer.key(Qt.Key.Key_Escape)
    drawer.click(3.5, 3.5)
    assert tool.chosen == drawer.scene.lights[0] and drawer.steps() == 1


def test_the_map_is_made_dark_and_bright_again(drawer, tool) -> None:
    tool.bar.dark.click()
    assert drawer.scene.dark and drawer.steps() == 1
    drawer.session.undo()
    assert not tool.bar.dark.isChecked()
    drawer.session.redo()
    tool.bar.dark.click()
    assert not drawer.scene.dark


def test_rings_are_shown_only_while_the_tool_is_in_hand(drawer, tool) -> None:
    drawer.click(8.0, 4.0)
    assert tool.overlay.look.circles
    drawer.tool("select")
    assert not tool.overlay.look.circles and not tool.bar.isVisible()
    assert drawer.view.lamps.boundingRect().isValid()


def test_a_refused_light_is_said_and_waits_for_another_try(drawer, tool, refusing) -> None:
    drawer.click(8.0, 4.0)
    assert drawer.says == "First answer the waiting reaction." and drawer.scene.lights == ()
    assert tool.overlay.look.circles
    refusing["refuses"] = False
    drawer.key(Qt.Key.Key_Return)
    assert [light.at for light in drawer.scene.lights] == [(8, 4)] and not tool.is_busy()


def test_a_refused_change_leaves_the_light_and_the_bar_as_they_were(drawer, tool, refusing) -> None:
    refusing["refuses"] = False
    drawer.click(8.0, 4.0)
    refusing["refuses"] = True
    before = drawer.scene
    tool.bar.bright.setValue(15)
    drawer.drag((8.0, 4.0), (9.0, 5.0), (11.0, 6.0))
    drawer.key(Qt.Key.Key_Delete)
    tool.bar.dark.click()
    assert drawer.scene == before and tool.bar.bright.value() == 6 and not tool.bar.dark.isChecked()
    assert not tool.is_busy()


def test_a_light_is_copied_and_cut_to_the_pointer(drawer, tool) -> None:
    drawer.session.do(c.EditScene(lights=(LAMP,)))
    drawer.click(*LAMP.at)
    drawer.key(Qt.Key.Key_C, CONTROL)
    assert "1 piece" in drawer.says
    drawer.hover(9.2, 5.9)
    before = drawer.steps()
    drawer.key(Qt.Key.Key_V, CONTROL)
    copy = replace(LAMP, at=(LAMP.at[0] + round(9.2 - LAMP.at[0]), LAMP.at[1] + round(5.9 - LAMP.at[1])))
    assert drawer.scene.lights == (LAMP, copy) and tool.chosen == copy and drawer.steps() == before + 1
    drawer.key(Qt.Key.Key_X, CONTROL)
    assert drawer.scene.lights == (LAMP,) and tool.chosen is None
    drawer.key(Qt.Key.Key_V, CONTROL)
    assert len(drawer.scene.lights) == 2


def test_a_carried_light_is_copied_as_one_that_lies_there(drawer, tool) -> None:
    drawer.session.do(c.EditScene(lights=(Light(bright=30, dim=60, token="ana"),)))
    place = tool.place_of(drawer.scene.lights[0])
    drawer.click(*place)
    drawer.key(Qt.Key.Key_C, CONTROL)
    drawer.hover(8.0, 4.0)
    drawer.key(Qt.Key.Key_V, CONTROL)
    carried, lying = drawer.scene.lights
    assert (carried.token, lying.token) == ("ana", "") and lying.at is not None


def test_another_fight_shows_no_rings_while_no_light_is_drawn(drawer, tool, monkeypatch, tmp_path) -> None:
    monkeypatch.setattr("battlemap.ui.session.new_fight_path", lambda _name: tmp_path / "lit.battlemap")
    lit = replace(drawer.session.state, scene=replace(drawer.scene, lights=(LAMP,)))
    drawer.tool("select")
    assert drawer.session.new_fight(lit)
    assert tool.overlay.look.circles == ()
    drawer.tool("light")
    assert len(tool.overlay.look.circles) == 1
    drawer.session.close()
