"""What happens to strokes and bars when something else comes between: another fight, another theme, the window's edge."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QToolBar, QToolButton

from battlemap.model import Encounter, Light, Scene, Wall
from battlemap.ui.tools.wall_bar import SELECT
from tests.ui.tools.conftest import bearer, drawer_on

TOOLS = ("wall", "door_draw", "terrain", "light", "note")
OTHER = Encounter(ruleset="dnd2024", scene=Scene(rows=("." * 6,) * 6, dark=True, walls=(Wall(points=((1, 1), (2, 1))),)))


@pytest.fixture
def elsewhere(monkeypatch, tmp_path):
    monkeypatch.setattr("battlemap.ui.session.new_fight_path", lambda _name: tmp_path / "other.battlemap")


@pytest.mark.parametrize("name", TOOLS)
def test_another_fight_begins_without_the_strokes_of_the_one_before(drawer, elsewhere, name) -> None:
    tool = drawer.tool(name)
    drawer.click(8.0, 4.0)
    if name == "wall":
        drawer.click(9.0, 4.0)
    if name == "note":
        drawer.qtbot.keyClicks(tool.card.text, "old")
    assert drawer.session.new_fight(OTHER)
    assert drawer.scene == OTHER.scene and not tool.is_busy() and tool.bar.isVisible()
    drawer.tool("select")
    assert drawer.scene == OTHER.scene
    assert not (name == "note" and tool.card.isVisible())
    drawer.session.close()


def test_the_bar_shows_the_new_fight(drawer, elsewhere) -> None:
    light = drawer.tool("light")
    drawer.click(8.0, 4.0)
    assert light.chosen is not None and not light.bar.dark.isChecked()
    drawer.session.new_fight(OTHER)
    assert light.chosen is None and light.bar.dark.isChecked() and light.bar.carried.findData("ana") == -1
    drawer.session.close()


@pytest.mark.parametrize("name", TOOLS)
def test_every_tool_puts_its_bar_and_its_overlay_away(drawer, name) -> None:
    tool = drawer.tool(name)
    drawer.hover(8.0, 4.0)
    assert tool.bar.isVisible()
    drawer.key(Qt.Key.Key_V)
    assert not tool.bar.isVisible() and tool.overlay.boundingRect().isEmpty()


def test_keys_take_up_each_tool(drawer) -> None:
    shift, none = Qt.KeyboardModifier.ShiftModifier, Qt.KeyboardModifier.NoModifier
    keys = ((Qt.Key.Key_W, none), (Qt.Key.Key_D, shift), (Qt.Key.Key_T, none), (Qt.Key.Key_L, none), (Qt.Key.Key_N, shift))
    for name, (key, held) in zip(TOOLS, keys, strict=True):
        drawer.key(key, held)
        assert drawer.view.tool is drawer.window.tools[name]


def test_no_key_is_given_twice(drawer) -> None:
    given = [key.toString() for action in drawer.window.all_actions() for key in action.shortcuts()]
    assert len(given) == len(set(given))


def test_the_strip_fits_eight_hundred_pixels(drawer) -> None:
    drawer.window.resize(1280, 760)
    drawer.qtbot.wait(30)
    strip = drawer.window.findChild(QToolBar, "Tools")
    assert strip.sizeHint().height() <= strip.height()
    for name in TOOLS:
        action = drawer.window.actions_._tool_actions[name]
        assert any(action in button.actions() and button.isVisible() for button in strip.findChildren(QToolButton))


def test_space_in_a_line_pans_and_ends_no_turn(qtbot) -> None:
    from battlemap.encounter import commands as c

    drawer = drawer_on(Scene(rows=("." * 16,) * 10), qtbot, bearer(), bearer("ben", (5, 5)))
    drawer.session.do(c.Begin(totals={"ana": 20, "ben": 10}))
    drawer.tool("wall")
    drawer.click(8.0, 2.0)
    drawer.key(Qt.Key.Key_Space)
    assert drawer.session.state.turn.active == "ana"
    drawer.key(Qt.Key.Key_Escape)
    drawer.key(Qt.Key.Key_Space)
    assert drawer.session.state.turn.active == "ben"


def test_escape_step_by_step(drawer) -> None:
    tool = drawer.tool("wall")
    drawer.click(1.0, 1.0)
    drawer.click(5.0, 1.0)
    drawer.key(Qt.Key.Key_Return)
    tool.bar.choose_mode(SELECT)
    drawer.click(3.0, 1.0)
    drawer.press(3.0, 1.0)
    drawer.to(3.0, 3.0)
    drawer.key(Qt.Key.Key_Escape)
    drawer.release(3.0, 3.0)
    assert tool.chosen.lines and drawer.steps() == 1
    drawer.key(Qt.Key.Key_Escape)
    assert not tool.chosen.lines


def test_wheel_zooms_and_overlays_follow(drawer) -> None:
    tool = drawer.tool("light")
    drawer.click(8.0, 4.0)
    drawer.view.zoom_by(2.0)
    assert tool.overlay._zoom == drawer.view.zoom
    assert isinstance(drawer.scene.lights[0], Light)


@pytest.mark.parametrize("name", TOOLS)
def test_a_dark_map_is_drawn_on_in_full_light_but_for_its_lights(drawer, elsewhere, name) -> None:
    drawer.session.new_fight(OTHER)
    assert drawer.view.sight.light
    drawer.tool(name)
    assert drawer.view.sight.light == (name == "light")
    drawer.session.new_fight(OTHER)
    drawer.tool("select")
    assert drawer.view.sight.light
    drawer.session.close()


def test_what_is_being_written_or_drawn_is_kept_when_the_window_closes(drawer) -> None:
    note = drawer.tool("note")
    drawer.click(8.0, 4.0)
    drawer.qtbot.keyClicks(note.card.text, "trap")
    drawer.window.close()
    assert [kept.text for kept in drawer.scene.notes] == ["trap"]


@pytest.mark.parametrize("name", [*TOOLS, "select", "measure", "area", "fog", "door"])
def test_the_window_closes_with_a_button_held(drawer, name) -> None:
    drawer.tool(name)
    drawer.press(3, 3)
    drawer.to(6, 6)
    drawer.window.close()
    drawer.release(6, 6)
    assert not drawer.window.isVisible() and drawer.steps() == 0


def test_from_bar_to_bar_the_map_stays_where_it_is(drawer):
    """Bars of different heights: once the map is below the highest it moves no more, until no bar is there."""
    view = drawer.window.view
    free = view.viewport_point((0, 0))
    places = {}
    for name in ("wall", "light", "note", "fog", "wall"):
        drawer.tool(name)
        places[name] = view.viewport_point((0, 0))
    assert places["note"] == places["light"] == places["fog"] == places["wall"]
    drawer.tool("select")
    assert view.viewport_point((0, 0)) == free
