"""Changing walls already drawn: select, bend, move, split, join, delete, copy, and what they are."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication

from battlemap.encounter import commands as c
from battlemap.model import Door, Light, Note, Scene, Wall
from battlemap.ui.tools.wall_bar import SELECT
from tests.ui.tools.conftest import CONTROL, SHIFT, bearer, drawer_on

LONG = Wall(points=((8.0, 2.0), (12.0, 2.0)), material="stone")
SIDE = Wall(points=((12.0, 2.0), (12.0, 6.0)), cover="half", sight=False)
FAR = Wall(points=((2.0, 8.0), (5.0, 8.0)))
DOOR = Door(id="d1", points=((14.0, 2.0), (14.0, 3.0)))
SCENE = Scene(rows=("." * 16,) * 10, walls=(LONG, SIDE, FAR), doors=(DOOR,))


@pytest.fixture
def drawer(qtbot):
    return drawer_on(SCENE, qtbot, bearer())


@pytest.fixture
def tool(drawer):
    tool = drawer.tool("wall")
    tool.bar.choose_mode(SELECT)
    return tool


def test_a_click_near_a_wall_selects_it_shift_adds_and_bare_ground_lets_go(drawer, tool) -> None:
    drawer.click(9.0, 2.1)
    assert tool.chosen.lines == [LONG]
    drawer.click(12.1, 5.0, SHIFT)
    assert tool.chosen.lines == [LONG, SIDE]
    drawer.click(9.0, 2.1, SHIFT)
    assert tool.chosen.lines == [SIDE]
    drawer.click(6.0, 5.0)
    assert tool.chosen.lines == [] and drawer.steps() == 0


def test_a_band_selects_what_it_touches_and_shift_adds_to_it(drawer, tool) -> None:
    drawer.drag((7.0, 1.0), (11.0, 1.5), (13.0, 4.0))
    assert tool.chosen.lines == [LONG, SIDE]
    drawer.press(1.0, 7.5, SHIFT)
    drawer.to(4.0, 9.0, SHIFT)
    drawer.release(4.0, 9.0, SHIFT)
    assert tool.chosen.lines == [LONG, SIDE, FAR]
    drawer.key(Qt.Key.Key_A, CONTROL)
    assert tool.chosen.lines == [LONG, SIDE, FAR, DOOR]
    drawer.key(Qt.Key.Key_Escape)
    assert tool.chosen.lines == []


def test_a_corner_is_dragged_and_esc_leaves_it(drawer, tool) -> None:
    drawer.click(9.0, 2.0)
    drawer.press(8.0, 2.0)
    drawer.to(7.0, 3.0)
    drawer.to(6.1, 4.2)
    assert tool.overlay.look.walls[0].points == ((6, 4), (12, 2))
    drawer.release(6.1, 4.2)
    assert drawer.scene.walls[-1].points == ((6, 4), (12, 2))
    assert drawer.undone() == SCENE and drawer.steps() == 1
    drawer.press(6.0, 4.0)
    drawer.to(2.0, 2.0)
    drawer.key(Qt.Key.Key_Escape)
    drawer.release(2.0, 2.0)
    assert drawer.steps() == 1


def test_a_corner_that_selected_walls_share_moves_in_both(drawer, tool) -> None:
    drawer.drag((7.0, 1.0), (11.0, 1.5), (13.0, 4.0))
    drawer.drag((12.0, 2.0), (12.5, 2.0), (13.0, 1.0))
    assert {wall.points for wall in drawer.scene.walls} == {((8, 2), (13, 1)), ((13, 1), (12, 6)), FAR.points}
    assert drawer.steps() == 1


def test_the_middle_of_a_piece_becomes_a_corner_and_a_right_click_takes_one_away(drawer, tool) -> None:
    drawer.click(9.0, 2.0)
    drawer.drag((10.0, 2.0), (10.0, 3.0), (10.0, 4.0))
    assert drawer.scene.walls[-1].points == ((8, 2), (10, 4), (12, 2))
    drawer.right((10.0, 4.0))
    assert drawer.scene.walls[-1].points == ((8, 2), (12, 2))
    assert drawer.steps() == 2


def test_whole_walls_are_dragged_together(drawer, tool) -> None:
    drawer.drag((7.0, 1.0), (11.0, 1.5), (13.0, 4.0))
    drawer.drag((9.0, 2.0), (9.5, 2.5), (8.1, 3.1))
    assert {wall.points for wall in drawer.scene.walls} == {((7, 3), (11, 3)), ((11, 3), (11, 7)), FAR.points}
    assert len(tool.chosen.lines) == 2 and drawer.undone() == SCENE


def test_arrows_nudge_the_selected_by_a_square_and_with_ctrl_by_half(drawer, tool) -> None:
    drawer.click(9.0, 2.0)
    drawer.key(Qt.Key.Key_Down)
    drawer.key(Qt.Key.Key_Left, CONTROL)
    assert drawer.scene.walls[-1].points == ((7.5, 3), (11.5, 3))


def test_a_double_click_splits_and_j_joins_again(drawer, tool) -> None:
    drawer.double(9.0, 2.05)
    assert {wall.points for wall in drawer.scene.walls} >= {((8, 2), (9, 2)), ((9, 2), (12, 2))}
    assert drawer.steps() == 1 and len(tool.chosen.lines) == 2
    drawer.key(Qt.Key.Key_J)
    assert len(drawer.scene.walls) == 3 and drawer.scene.walls[-1] == LONG
    drawer.key(Qt.Key.Key_J)
    assert "share an end" in drawer.says and drawer.steps() == 2


def test_a_second_press_that_goes_on_to_drag_is_a_drag(drawer, tool) -> None:
    from PySide6.QtCore import QEvent

    from tests.ui.canvas.conftest import LEFT

    drawer.click(9.0, 2.0)
    drawer._send(QEvent.Type.MouseButtonDblClick, drawer.point(9.0, 2.0), LEFT, LEFT)
    drawer.to(9.0, 3.0)
    drawer.to(9.0, 4.0)
    drawer.release(9.0, 4.0)
    assert drawer.scene.walls[-1].points == ((8, 4), (12, 4))


def test_delete_takes_the_selected_walls_and_no_token(drawer, tool) -> None:
    drawer.session.select(["ana"])
    drawer.drag((7.0, 1.0), (11.0, 1.5), (13.0, 4.0))
    drawer.key(Qt.Key.Key_Delete)
    assert drawer.scene.walls == (FAR,) and "ana" in drawer.session.state.tokens
    assert drawer.steps() == 1 and drawer.undone() == SCENE


def test_the_bar_shows_and_changes_what_the_selected_are(drawer, tool) -> None:
    drawer.click(9.0, 2.0)
    assert tool.bar.material.currentData() == "stone"
    drawer.click(12.0, 5.0, SHIFT)
    assert tool.bar.material.currentIndex() == -1 and tool.bar.cover.currentIndex() == -1
    tool.bar.attribute.emit("cover", "three_quarters")
    assert [(w.cover, w.sight) for w in drawer.scene.walls[1:]] == [("three_quarters", False), ("three_quarters", False)]
    assert drawer.steps() == 1 and drawer.undone() == SCENE
    drawer.click(6.0, 5.0)
    assert tool.bar.cover.currentData() == "total"


def test_copied_walls_come_to_the_pointer_with_doors_of_their_own(drawer, tool) -> None:
    drawer.drag((11.5, 1.0), (13.0, 1.5), (15.0, 4.0))
    assert len(tool.chosen.lines) == 3
    drawer.key(Qt.Key.Key_C, CONTROL)
    assert "3 pieces" in drawer.says
    drawer.hover(1.1, 4.9)
    drawer.key(Qt.Key.Key_V, CONTROL)
    assert [wall.points for wall in drawer.scene.walls[3:]] == [((1, 5), (5, 5)), ((5, 5), (5, 9))]
    assert [(door.id, door.points) for door in drawer.scene.doors] == [("d1", DOOR.points), ("d2", ((7, 5), (7, 6)))]
    assert drawer.steps() == 1 and len(tool.chosen.lines) == 3


def test_cut_walls_are_pasted_in_another_fight(drawer, tool, qtbot) -> None:
    drawer.click(9.0, 2.0)
    drawer.key(Qt.Key.Key_X, CONTROL)
    assert drawer.scene.walls == (SIDE, FAR)
    other = drawer_on(Scene(rows=("." * 6,) * 6), qtbot, bearer("ben", (0, 0)))
    tool = other.tool("wall")
    other.hover(5.0, 5.0)
    other.key(Qt.Key.Key_V, CONTROL)
    assert [wall.points for wall in other.scene.walls] == [((2, 5), (6, 5))]
    assert other.scene.walls[0].material == "stone" and tool.bar.mode == SELECT


def test_lights_and_notes_from_the_clipboard_come_too(drawer, tool) -> None:
    from battlemap.ui.drawing import clipboard

    drawn = [Light(at=(1, 1), bright=30, dim=60), Note(at=(2, 2), text="here")]
    QGuiApplication.clipboard().setText(clipboard.text_of(drawn, drawer.scene))
    drawer.hover(7.0, 7.0)
    drawer.key(Qt.Key.Key_V, CONTROL)
    assert (drawer.scene.lights[0].at, drawer.scene.notes[0].at) == ((7, 7), (8, 8))


def test_other_text_in_the_clipboard_says_so(drawer, tool) -> None:
    QGuiApplication.clipboard().setText("milk, eggs")
    drawer.key(Qt.Key.Key_V, CONTROL)
    assert "nothing that was drawn" in drawer.says and drawer.steps() == 0


def test_what_undo_takes_away_is_no_longer_selected(drawer, tool) -> None:
    drawer.click(9.0, 2.0)
    drawer.key(Qt.Key.Key_Down)
    drawer.session.undo()
    assert tool.chosen.lines == [] and tool.overlay.look.handles == ()


def test_a_change_beneath_keeps_the_selection_right(drawer, tool) -> None:
    drawer.click(12.0, 5.0)
    drawer.session.do(c.EditScene(walls_gone=(0,)))
    drawer.key(Qt.Key.Key_Delete)
    assert drawer.scene.walls == (FAR,)


def test_a_refused_drag_leaves_everything_as_it_was(drawer, tool, refusing) -> None:
    drawer.click(9.0, 2.0)
    drawer.drag((9.0, 2.0), (9.0, 4.0), (9.0, 5.0))
    assert drawer.says == "First answer the waiting reaction."
    assert drawer.scene == SCENE and tool.chosen.lines == [LONG] and not tool.is_busy()
    tool.bar.attribute.emit("cover", "half")
    assert tool.bar.cover.currentData() == "total"


def test_a_corner_dragged_onto_its_only_neighbour_is_refused_in_words(drawer, tool) -> None:
    drawer.click(9.0, 2.0)
    drawer.drag((8.0, 2.0), (10.0, 2.0), (12.0, 2.0))
    assert drawer.says == "A wall or door needs two different points."
    assert drawer.scene == SCENE
