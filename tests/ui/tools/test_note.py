"""Notes: click, type, save; read by hovering; changed, moved, taken away; never for the players."""

import msgspec
import pytest
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication

from battlemap.encounter import commands as c
from battlemap.encounter.view import view_for
from battlemap.model import Note, Scene
from battlemap.ui.canvas.units import SQUARE
from tests.ui.tools.conftest import CONTROL, bearer, drawer_on

TRAP = Note(at=(8.0, 4.0), text="A trap, DC 15")


@pytest.fixture
def tool(drawer):
    return drawer.tool("note")


@pytest.fixture
def trapped(drawer, tool):
    drawer.session.do(c.EditScene(notes=(TRAP,)))
    return drawer


def texts(drawer) -> list:
    return [note.text for note in drawer.scene.notes]


def write(drawer, tool, text: str) -> None:
    drawer.qtbot.keyClicks(tool.card.text, text)


def test_click_type_save(drawer, tool) -> None:
    drawer.click(8.0, 4.0)
    assert tool.card.isVisible() and drawer.steps() == 0
    write(drawer, tool, "A trap, DC 15")
    tool.card.save.click()
    (note,) = drawer.scene.notes
    assert note.text == "A trap, DC 15" and note.at == pytest.approx((8, 4), abs=0.05)
    assert not tool.card.isVisible() and drawer.steps() == 1 and drawer.undone().notes == ()


def test_ctrl_enter_saves_and_esc_leaves_all_as_it_was(drawer, tool) -> None:
    drawer.click(8.0, 4.0)
    write(drawer, tool, "one")
    drawer.qtbot.keyClick(tool.card.text, Qt.Key.Key_Return, CONTROL)
    drawer.click(3.0, 8.0)
    write(drawer, tool, "two")
    drawer.qtbot.keyClick(tool.card.text, Qt.Key.Key_Escape)
    assert texts(drawer) == ["one"] and not tool.card.isVisible()


def test_letters_typed_are_text_and_no_shortcuts(drawer, tool) -> None:
    drawer.click(8.0, 4.0)
    write(drawer, tool, "wand tl ")
    assert tool.card.words() == "wand tl" and drawer.view.tool is tool


def test_a_click_elsewhere_or_another_tool_keeps_what_was_written(drawer, tool) -> None:
    drawer.click(8.0, 4.0)
    write(drawer, tool, "one")
    drawer.click(3.0, 8.0)
    assert texts(drawer) == ["one"] and not tool.card.isVisible()
    drawer.click(3.0, 8.0)
    write(drawer, tool, "two")
    drawer.tool("select")
    assert texts(drawer) == ["one", "two"] and not tool.card.isVisible()


def test_nothing_written_is_no_note(drawer, tool) -> None:
    drawer.click(8.0, 4.0)
    drawer.click(3.0, 8.0)
    assert texts(drawer) == [] and drawer.steps() == 0


def test_a_pin_clicked_opens_its_note(trapped, tool) -> None:
    trapped.click(8.0, 4.0)
    assert tool.card.words() == TRAP.text
    write(trapped, tool, "!")
    tool.card.save.click()
    assert texts(trapped) == ["A trap, DC 15!"] and trapped.undone().notes == (TRAP,)


def test_an_emptied_note_and_a_deleted_one_are_gone(trapped, tool) -> None:
    trapped.click(8.0, 4.0)
    tool.card.text.clear()
    tool.card.save.click()
    assert texts(trapped) == []
    trapped.session.undo()
    trapped.click(8.0, 4.0)
    tool.card.delete.click()
    assert texts(trapped) == [] and trapped.undone().notes == (TRAP,)


def test_a_pin_is_dragged_and_esc_leaves_it(trapped, tool) -> None:
    trapped.drag((8.0, 4.0), (9.0, 5.0), (11.0, 6.0))
    assert trapped.scene.notes[0].at == pytest.approx((11, 6), abs=0.05)
    assert not tool.card.isVisible() and trapped.steps() == 2
    trapped.press(11.0, 6.0)
    trapped.to(3.0, 3.0)
    trapped.key(Qt.Key.Key_Escape)
    trapped.release(3.0, 3.0)
    assert trapped.steps() == 2


def test_delete_takes_the_note_under_the_pointer(trapped, tool) -> None:
    trapped.hover(3.0, 8.0)
    trapped.key(Qt.Key.Key_Delete)
    assert texts(trapped) == [TRAP.text]
    trapped.hover(8.0, 4.0)
    trapped.key(Qt.Key.Key_Delete)
    assert texts(trapped) == []


def test_hovering_shows_the_text_whatever_the_tool(trapped) -> None:
    trapped.tool("select")
    trapped.hover(8.0, 4.0)
    assert trapped.view.notes.shown == TRAP
    trapped.hover(3.0, 8.0)
    assert trapped.view.notes.shown is None


def test_a_refused_note_stays_on_its_card(drawer, tool, refusing) -> None:
    drawer.click(8.0, 4.0)
    write(drawer, tool, "a long thought")
    tool.card.save.click()
    assert drawer.says == "First answer the waiting reaction."
    assert tool.card.isVisible() and tool.card.words() == "a long thought"
    refusing["refuses"] = False
    tool.card.save.click()
    assert texts(drawer) == ["a long thought"]


def test_a_note_undone_beneath_its_card_can_still_be_saved(trapped, tool) -> None:
    trapped.click(8.0, 4.0)
    trapped.session.undo()
    tool.card.save.click()
    assert texts(trapped) == [TRAP.text]


def test_the_players_never_have_notes(trapped) -> None:
    session = trapped.session
    told = view_for(session.state, session.ruleset, "party")
    assert TRAP.text.encode() not in msgspec.json.encode(told) and told.scene.notes == ()


def test_pins_and_lamps_are_on_no_other_display(trapped, tool) -> None:
    """They are items of the game master's scene, which the players' window does not show."""
    display = trapped.window.placing
    trapped.window.actions_.player.open.trigger()
    QApplication.processEvents()
    shown = [view for view in QApplication.allWidgets() if hasattr(view, "scene") and callable(view.scene)]
    ours = [view for view in shown if view.scene() is trapped.view.scene()]
    assert ours == [trapped.view]
    display.close()


def test_a_note_far_away_opens_its_card_inside_the_map(drawer, tool) -> None:
    for place in ((0.1, 0.1), (15.9, 9.9), (15.9, 0.1)):
        drawer.click(*place)
        assert drawer.view.rect().contains(tool.card.geometry())
        tool.close_card()


def test_the_map_under_the_bar_is_not_drawn_on(drawer, tool) -> None:
    bar = drawer.tool("wall").bar
    centre = QPointF(bar.rect().center().x(), bar.height() - 3)
    for kind in (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonRelease):
        event = QMouseEvent(
            kind, centre, bar.mapToGlobal(centre), Qt.MouseButton.LeftButton, Qt.MouseButton.LeftButton,
            Qt.KeyboardModifier.NoModifier,
        )  # fmt: skip
        QApplication.sendEvent(bar, event)
    assert not drawer.window.tools["wall"].is_busy()


def test_the_note_under_the_pointer_is_copied_and_cut(trapped, tool) -> None:
    trapped.hover(*TRAP.at)
    trapped.key(Qt.Key.Key_C, CONTROL)
    trapped.hover(3.0, 6.0)
    trapped.key(Qt.Key.Key_V, CONTROL)
    assert trapped.scene.notes == (TRAP, Note(at=(3.0, 6.0), text=TRAP.text)) and not tool.card.isVisible()
    trapped.hover(3.0, 6.0)
    trapped.key(Qt.Key.Key_X, CONTROL)
    assert trapped.scene.notes == (TRAP,)


def test_the_whole_map_stands_below_the_bar(drawer, tool, qtbot) -> None:
    view = drawer.view
    drawer.tool("select")
    view.fit()
    before = view.zoom
    for name in ("note", "wall", "terrain", "light", "door_draw", "fog", "area"):
        tool = drawer.tool(name)
        top = view.mapFromScene(0, 0).y()
        assert top >= tool.bar.geometry().bottom() and view.viewport().rect().contains(view.mapFromScene(corner_of(drawer)))
    drawer.tool("select")
    assert view.zoom == before


def test_a_narrower_window_whose_bar_takes_more_rows_still_shows_all_of_it(qtbot) -> None:
    drawer = drawer_on(Scene(rows=("." * 10,) * 40), qtbot, bearer("ben", (0, 0)))
    view, window = drawer.view, drawer.window
    tool = drawer.tool("wall")
    view.fit()
    high = tool.bar.height()
    window.resize(window.minimumWidth(), window.height())
    qtbot.waitUntil(lambda: tool.bar.height() > high)
    assert view.mapFromScene(0, 0).y() >= tool.bar.geometry().bottom()
    assert view.viewport().rect().contains(view.mapFromScene(corner_of(drawer)))


def corner_of(drawer) -> QPointF:
    return QPointF(drawer.scene.width * SQUARE, drawer.scene.height * SQUARE)
