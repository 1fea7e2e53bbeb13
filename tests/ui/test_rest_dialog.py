"""Resting: who, for how long, what it gives; refused in a fight."""

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialogButtonBox

from battlemap.encounter import commands as c
from battlemap.model import BattlemapError
from battlemap.rulesets import find_ruleset, names
from battlemap.ui.dialogs.rest import RestDialog, has_rests
from battlemap.ui.theme import apply_theme
from tests.ui.canvas.conftest import open_on
from tests.ui.panel.fights import fight_session


@pytest.fixture
def session(qapp):
    apply_theme(qapp)
    return fight_session(begun=False)


@pytest.fixture
def opened(qtbot, session):
    def show() -> RestDialog:
        dialog = RestDialog(session, None)
        qtbot.addWidget(dialog)
        with qtbot.waitExposed(dialog):
            dialog.show()
        return dialog

    return show


def press_ok(dialog) -> None:
    QTest.mouseClick(dialog.buttons.button(QDialogButtonBox.StandardButton.Ok), Qt.MouseButton.LeftButton)


def space_on(dialog: RestDialog, row: int) -> None:
    dialog.list.setFocus()
    dialog.list.setCurrentRow(row)
    QTest.keyClick(dialog.list, Qt.Key.Key_Space)


def test_the_party_is_ticked_and_stands_first(opened):
    dialog = opened()
    assert dialog.list.item(0).text() == "Ana Steelhand   21 of 28"
    assert dialog.resting() == ("ana", "ben") and len(dialog.everybody()) == 6


def test_a_long_rest_heals_whom_is_ticked_in_one_step(opened, session):
    before = session.document.position
    dialog = opened()
    assert "exhaustion" in dialog.kinds.button(1).accessibleDescription()
    QTest.keyClick(dialog.kinds.button(0), Qt.Key.Key_Down)
    space_on(dialog, 1)
    QTest.keyClick(dialog.list, Qt.Key.Key_Return)
    tokens = session.state.tokens
    assert not dialog.isVisible() and session.document.position == before + 1
    assert (tokens["ana"].hp, tokens["ana"].temp_hp, tokens["ben"].hp) == (28, 0, 12)
    session.undo()
    assert session.state.tokens["ana"].hp == 21


def test_a_short_rest_is_what_enter_does_at_once(opened, session):
    dialog = opened()
    QTest.keyClick(dialog.kinds.button(0), Qt.Key.Key_Return)
    assert session.document.steps[-1].command == c.Rest(kind="short", targets=("ana", "ben"))


def test_a_companion_may_rest_too(opened, session):
    dialog = opened()
    space_on(dialog, dialog.everybody().index("ogre"))
    assert dialog.resting() == ("ana", "ben", "ogre")


def test_nobody_ticked_is_one_sentence(opened, session):
    dialog = opened()
    for row in (0, 1):
        space_on(dialog, row)
    press_ok(dialog)
    assert dialog.isVisible() and dialog.wrong.text() == "Tick who rests." and dialog.list.hasFocus()
    space_on(dialog, 0)
    press_ok(dialog)
    assert not dialog.isVisible()


def test_in_a_fight_it_says_at_once_that_nobody_rests(opened, session):
    session.do(c.Begin())
    dialog = opened()
    assert dialog.wrong.text() == "Nobody rests in a fight."
    press_ok(dialog)
    assert dialog.isVisible() and dialog.wrong.text() == "Nobody rests in a fight."
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    assert not dialog.isVisible()


def test_an_empty_map_says_so(opened, session):
    for who in list(session.state.tokens):
        session.do(c.Leave(token=who))
    dialog = opened()
    QTest.mouseClick(dialog.buttons.button(QDialogButtonBox.StandardButton.Close), Qt.MouseButton.LeftButton)
    assert not dialog.isVisible()


def test_the_dead_do_not_rest(opened, session):
    session.do(c.Edit(token="ben", fields={"dead": True, "hp": 0}))
    assert "ben" not in opened().everybody()


def test_a_file_that_cannot_be_written_is_said_in_the_dialog(opened, session):
    def refuse(record, after):
        raise BattlemapError("x.battlemap: the disk is full")

    session.document.set_journal(refuse)
    dialog = opened()
    press_ok(dialog)
    assert dialog.isVisible() and dialog.wrong.text() == "x.battlemap: the disk is full"


def test_rests_are_for_rules_under_which_the_down_hold_on(session, qtbot):
    assert {has_rests(find_ruleset(name)) for name in names()} == {True, False}
    hand = open_on(session, qtbot)
    seen = []

    def leave() -> None:
        dialog = QApplication.activeModalWidget()
        if not isinstance(dialog, RestDialog):
            QTimer.singleShot(50, hand.window, leave)
            return
        seen.append(dialog)
        QTest.keyClick(dialog, Qt.Key.Key_Escape)

    leave()
    hand.key(Qt.Key.Key_R, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier)
    qtbot.waitUntil(lambda: len(seen) == 1)
