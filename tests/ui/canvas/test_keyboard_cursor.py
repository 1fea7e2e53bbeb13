"""Tools that want a place on the map, without a mouse: the arrows go there, Enter is a click, a second one lets go."""

from PySide6.QtCore import Qt

from battlemap.encounter import commands as c
from battlemap.geometry import Cell
from battlemap.ui.dialogs.area_card import AreaCard
from battlemap.ui.tools.fog import PARTY

K = Qt.Key
RIGHT, LEFT, UP, DOWN, ENTER = K.Key_Right, K.Key_Left, K.Key_Up, K.Key_Down, K.Key_Return
SHIFT = Qt.KeyboardModifier.ShiftModifier


def take(hand, name):
    hand.window.session.select(["ana"])
    hand.window.choose_tool(name)
    hand.view.setFocus()


def press(hand, *keys):
    for key in keys:
        hand.key(key)


def test_the_first_arrow_shows_it_where_the_creature_stands(calm):
    take(calm, "measure")
    press(calm, RIGHT)
    assert calm.view.keyboard.cell == Cell(3, 3) and not calm.view.cursor_mark.box.isEmpty()
    press(calm, RIGHT, DOWN)
    assert calm.view.keyboard.cell == Cell(4, 4) and calm.window.status.place.text().startswith("E5")
    calm.key(RIGHT, SHIFT)
    assert calm.view.keyboard.cell == Cell(9, 4)
    for _ in range(20):
        press(calm, UP)
    assert calm.view.keyboard.cell == Cell(9, 0)


def test_a_ruler_is_drawn_and_let_go(calm):
    take(calm, "measure")
    press(calm, RIGHT, ENTER, RIGHT, RIGHT, RIGHT, RIGHT)
    assert "6 m" in calm.view.ruler.text
    press(calm, ENTER, RIGHT)
    assert "6 m" in calm.view.ruler.text  # it lies there
    press(calm, K.Key_Escape)
    assert not calm.view.ruler.text


def test_fog_is_painted_along_the_way_and_a_right_click_takes_it_back(calm):
    take(calm, "fog")
    calm.window.session.do(c.SetFog(side=PARTY, on=True))
    tool = calm.window.tools["fog"]
    tool.bar.room.setChecked(False)
    tool.bar.size_.setValue(1)
    before = calm.window.session.document.position
    press(calm, RIGHT, ENTER, RIGHT, RIGHT, ENTER)
    assert calm.window.session.document.position == before + 1
    assert calm.window.session.document.steps[-1].command.runs


def test_an_area_is_put_where_the_pointer_is(calm):
    take(calm, "area")
    tool = calm.window.tools["area"]
    tool.bar.choose("sphere")
    press(calm, RIGHT, RIGHT, RIGHT, K.Key_Down, ENTER)
    calm.qtbot.waitUntil(lambda: isinstance(tool.card, AreaCard))
    assert tool.card.isVisible()


def test_a_cone_is_drawn_out(calm):
    take(calm, "area")
    tool = calm.window.tools["area"]
    tool.bar.choose("cone")
    press(calm, RIGHT, ENTER, RIGHT, RIGHT)
    assert calm.view.keyboard.is_held and tool.is_busy()
    size = tool.bar.measures.size
    press(calm, K.Key_Plus)
    assert tool.bar.measures.size > size
    press(calm, K.Key_Escape)
    assert not tool.is_busy()


def test_a_wall_is_drawn_from_corner_to_corner(calm):
    take(calm, "wall")
    walls = len(calm.window.session.state.scene.walls)
    press(calm, RIGHT, ENTER, RIGHT, RIGHT, ENTER, ENTER)
    scene = calm.window.session.state.scene
    assert len(scene.walls) == walls + 1 and scene.walls[-1].points == ((3.0, 3.0), (5.0, 3.0))


def test_the_mouse_takes_it_away(calm):
    take(calm, "measure")
    press(calm, RIGHT)
    calm.hover(6, 6)
    assert calm.view.keyboard.cell is None and calm.view.cursor_mark.box.isEmpty()


def test_the_door_tool_goes_from_door_to_door(calm):
    state = lambda: calm.window.session.state.scene.door("d1").state  # noqa: E731
    calm.window.choose_tool("door")
    press(calm, K.Key_Tab)
    assert not calm.view.cursor_mark.box.isEmpty() and "closed" in calm.view.cursor_mark.text
    press(calm, ENTER)
    assert state() == "open" and "open" in calm.view.cursor_mark.text
    press(calm, K.Key_Escape)
    assert calm.view.cursor_mark.box.isEmpty()
