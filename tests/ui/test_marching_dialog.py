"""The marching order: dragged, moved by keys, kept as one step; lining the party up before a door or at a square."""

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialogButtonBox, QMenu

from battlemap.encounter import commands as c
from battlemap.geometry import Cell
from battlemap.model import BattlemapError
from battlemap.ui import words
from battlemap.ui.dialogs.marching import MarchingDialog
from battlemap.ui.theme import apply_theme
from tests.ui.canvas.conftest import at, open_on, session_on

ALT = Qt.KeyboardModifier.AltModifier


@pytest.fixture
def session(qapp):
    """Ana and Ben west of a door, before the fight."""
    apply_theme(qapp)
    return session_on(False)


@pytest.fixture
def opened(qtbot, session):
    def show(place: Cell | None = None) -> MarchingDialog:
        dialog = MarchingDialog(session, place, None)
        qtbot.addWidget(dialog)
        with qtbot.waitExposed(dialog):
            dialog.show()
        return dialog

    return show


def press(button) -> None:
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def texts(dialog: MarchingDialog) -> list[str]:
    return [dialog.list.item(row).text() for row in range(dialog.list.count())]


def test_the_party_stands_in_its_order_and_only_the_party(opened):
    assert texts(opened()) == ["1.  Ana", "2.  Ben"]


def test_alt_and_arrows_move_a_name_and_enter_keeps_it(opened, session):
    before = session.document.position
    dialog = opened()
    QTest.keyClick(dialog.list, Qt.Key.Key_Up, ALT)  # the first stays the first
    QTest.keyClick(dialog.list, Qt.Key.Key_Down, ALT)
    assert texts(dialog) == ["1.  Ben", "2.  Ana"] and dialog.list.currentRow() == 1
    QTest.keyClick(dialog.list, Qt.Key.Key_Return)
    assert not dialog.isVisible() and session.state.marching == ("ben", "ana")
    assert session.document.position == before + 1
    assert words.event(session.document.steps[-1].events[0], session.state) == "Marching order: Ben, Ana."
    session.undo()
    assert session.state.marching == ()


def test_buttons_move_a_name_too(opened):
    dialog = opened()
    press(dialog.backwards)
    assert texts(dialog) == ["1.  Ben", "2.  Ana"]
    press(dialog.forwards)
    assert texts(dialog) == ["1.  Ana", "2.  Ben"]


def test_a_name_is_dragged_into_its_place(opened, session):
    """What a drop does to the list: the row is moved, and the names are counted anew."""
    dialog = opened()
    model = dialog.list.model()
    assert dialog.list.dragDropMode() == dialog.list.DragDropMode.InternalMove
    assert model.moveRow(dialog.list.rootIndex(), 1, dialog.list.rootIndex(), 0)
    assert texts(dialog) == ["1.  Ben", "2.  Ana"] and dialog.list.order() == ("ben", "ana")


def test_the_same_order_is_no_step_and_escape_keeps_nothing(opened, session):
    before = session.document.position
    press(opened().buttons.button(QDialogButtonBox.StandardButton.Ok))
    dialog = opened()
    QTest.keyClick(dialog.list, Qt.Key.Key_Down, ALT)
    QTest.keyClick(dialog.list, Qt.Key.Key_Escape)
    assert session.document.position == before and not dialog.isVisible()


def test_without_characters_it_says_so(opened, session):
    for who in ("ana", "ben"):
        session.do(c.Leave(token=who))
    dialog = opened()
    press(dialog.buttons.button(QDialogButtonBox.StandardButton.Close))
    assert not dialog.isVisible()


# ---------------------------------------------------------------- lining up
def test_doors_have_names_and_the_party_lines_up_before_one(opened, session):
    dialog = opened()
    assert [dialog.where.itemText(i) for i in range(dialog.where.count())] == ["Door east of I5, closed"]
    QTest.keyClick(dialog.list, Qt.Key.Key_Down, ALT)
    press(dialog.line_up_button)
    assert not dialog.isVisible() and session.state.marching == ("ben", "ana")
    assert tuple(session.state.tokens["ben"].at) == (8, 4) and tuple(session.state.tokens["ana"].at) == (7, 4)
    session.undo()
    assert tuple(session.state.tokens["ben"].at) == (3, 6) and session.state.marching == ("ben", "ana")
    session.undo()
    assert session.state.marching == ()


def test_the_square_clicked_last_comes_first(opened, session):
    dialog = opened(Cell(12, 1))
    assert dialog.where.currentText() == "at M2, the square clicked last"
    press(dialog.line_up_button)
    assert tuple(session.state.tokens["ana"].at) == (12, 1)


def test_a_square_off_the_map_is_not_offered(opened):
    assert opened(Cell(40, 1)).where.count() == 1


def test_without_doors_it_says_how(opened, session):
    session.do(c.SetScene(scene=replace(session.state.scene, doors=())))
    dialog = opened()
    assert not hasattr(dialog, "line_up_button")
    press(dialog.buttons.button(QDialogButtonBox.StandardButton.Ok))
    assert not dialog.isVisible()


def test_in_a_fight_it_is_refused_and_may_be_overruled(opened, session):
    session.do(c.Begin(totals={"ana": 20, "ben": 15, "orc": 12, "ogre": 8, "rat": 3}))
    before = session.document.position
    dialog = opened()
    assert not dialog.overrule.isVisible()
    QTest.keyClick(dialog.list, Qt.Key.Key_Down, ALT)
    press(dialog.line_up_button)
    assert dialog.wrong.text() == "In a fight each moves in its own turn." and session.document.position == before
    assert texts(dialog) == ["1.  Ben", "2.  Ana"]
    assert dialog.list.geometry().bottom() < dialog.where.geometry().top() < dialog.wrong.geometry().top()
    press(dialog.overrule)
    assert not dialog.isVisible() and tuple(session.state.tokens["ben"].at) == (8, 4)


def test_a_file_that_cannot_be_written_is_said_in_the_dialog(opened, session):
    def refuse(record, after):
        raise BattlemapError("x.battlemap: the disk is full")

    session.document.set_journal(refuse)
    dialog = opened()
    QTest.keyClick(dialog.list, Qt.Key.Key_Down, ALT)
    press(dialog.buttons.button(QDialogButtonBox.StandardButton.Ok))
    assert dialog.isVisible() and dialog.wrong.text() == "x.battlemap: the disk is full"


# ---------------------------------------------------------------- in the window
def test_the_square_right_clicked_is_where_the_party_lines_up(session, qtbot):
    hand = open_on(session, qtbot)
    actions = hand.window.actions_
    assert not actions.line_up_.isEnabled()

    def choose() -> None:
        menu = QApplication.activePopupWidget()
        assert isinstance(menu, QMenu)
        QTest.mouseClick(menu, Qt.MouseButton.LeftButton, pos=menu.actionGeometry(actions.line_up_).center())

    QTimer.singleShot(100, hand.window, choose)
    place = hand.point(6, 8)
    hand.view.menu_wanted.emit(hand.view.viewport().mapToGlobal(place), "")
    qtbot.waitUntil(lambda: at(hand, "ana") == (6, 8))
    assert at(hand, "ben") in [(x, y) for x in (5, 6, 7) for y in (7, 8, 9)]
    assert actions.line_up_.isEnabled()


def test_within_a_fight_the_notice_offers_to_overrule(session, qtbot):
    session.do(c.Begin(totals={"ana": 20, "ben": 15, "orc": 12, "ogre": 8, "rat": 3}))
    hand = open_on(session, qtbot)
    hand.window.actions_.clicked(Cell(6, 8))
    hand.window.actions_.line_up_.trigger()
    assert at(hand, "ana") == (3, 3) and hand.window.notice.isVisible()
    hand.key(Qt.Key.Key_F8)
    assert at(hand, "ana") == (6, 8)
