"""Falling: the height, the dice named beforehand, several one after the other."""

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialogButtonBox

from battlemap.encounter import commands as c
from battlemap.rulesets import find_ruleset, names
from battlemap.ui.dialogs.fall import FallDialog, has_falls
from battlemap.ui.theme import apply_theme
from tests.ui.canvas.conftest import open_on
from tests.ui.panel.fights import fight_session


@pytest.fixture
def session(qapp):
    apply_theme(qapp)
    return fight_session()


@pytest.fixture
def opened(qtbot, session):
    def show(*ids: str) -> FallDialog:
        dialog = FallDialog(session, ids, None)
        qtbot.addWidget(dialog)
        with qtbot.waitExposed(dialog):
            dialog.show()
        return dialog

    return show


def type_height(dialog: FallDialog, metres: float) -> None:
    dialog.height_.setFocus()
    dialog.height_.selectAll()
    QTest.keyClicks(dialog.height_, dialog.height_.locale().toString(metres))


def press_ok(dialog) -> None:
    QTest.mouseClick(dialog.buttons.button(QDialogButtonBox.StandardButton.Ok), Qt.MouseButton.LeftButton)


def test_the_height_is_typed_and_enter_lets_it_fall(opened, session):
    session.roller.next = [3, 5]
    dialog = opened("ben")
    assert dialog.title.text() == "Ben" and dialog.told.text() == "1d6 damage" and dialog.height_.hasFocus()
    type_height(dialog, 7.5)
    assert dialog.told.text() == "2d6 damage"
    QTest.keyClick(dialog.height_, Qt.Key.Key_Return)
    assert not dialog.isVisible() and session.state.tokens["ben"].hp == 4 and session.state.tokens["ben"].has("prone")
    session.undo()
    assert session.state.tokens["ben"].hp == 12


def test_who_is_in_the_air_falls_from_there(opened, session):
    session.do(c.Edit(token="ben", fields={"z": 9.0}))
    dialog = opened("ben")
    assert dialog.height_.value() == 9 and dialog.told.text() == "3d6 damage"
    press_ok(dialog)
    assert session.document.steps[-1].command == c.Fall(token="ben", height=None) and session.state.tokens["ben"].z == 0


def test_a_short_fall_hurts_nobody(opened, session):
    dialog = opened("ben")
    type_height(dialog, 2)
    assert dialog.told.text() == "Not far enough to be hurt."
    press_ok(dialog)
    assert session.state.tokens["ben"].hp == 12


def test_no_height_is_one_sentence_at_once(opened, session):
    before = session.document.position
    dialog = opened("ben")
    type_height(dialog, 0)
    assert dialog.wrong.text() == "Ben is not above the ground: say how far it falls."
    press_ok(dialog)
    assert dialog.isVisible() and session.document.position == before
    type_height(dialog, 3)
    assert not dialog.wrong.isVisible()
    QTest.keyClick(dialog.height_, Qt.Key.Key_Escape)
    assert not dialog.isVisible() and session.document.position == before


def test_several_fall_each_with_its_own_dice(opened, session):
    session.roller.next = [2, 6]
    dialog = opened("ana", "ben")
    assert dialog.told.text() == "1d6 damage for each of them"
    press_ok(dialog)
    assert session.state.tokens["ana"].temp_hp == 3 and session.state.tokens["ben"].hp == 6


def test_dice_called_off_leave_only_who_has_not_fallen(opened, session):
    given = [[4], None, [1]]
    session.dice_mode, session.ask_faces = "typed", lambda wanted: given.pop(0)
    dialog = opened("ana", "ben")
    press_ok(dialog)
    assert dialog.isVisible() and dialog.title.text() == "Ben" and session.state.tokens["ana"].temp_hp == 1
    press_ok(dialog)
    assert not dialog.isVisible() and (session.state.tokens["ana"].temp_hp, session.state.tokens["ben"].hp) == (1, 11)


def test_nobody_selected_is_a_sentence(opened):
    dialog = opened()
    QTest.mouseClick(dialog.buttons.button(QDialogButtonBox.StandardButton.Close), Qt.MouseButton.LeftButton)
    assert not dialog.isVisible()


@pytest.mark.parametrize("name", names())
def test_every_ruleset_says_what_a_fall_costs(name):
    assert has_falls(find_ruleset(name)) == bool(find_ruleset(name).harm.fall_die)


def test_the_window_opens_it_for_who_is_selected(session, qtbot):
    hand = open_on(session, qtbot)
    session.select([])
    assert hand.window.actions_.fall_.isEnabled()  # for whose card is shown
    session.select(["ben", "cat"])
    seen = []

    def leave() -> None:
        dialog = QApplication.activeModalWidget()
        if not isinstance(dialog, FallDialog):
            QTimer.singleShot(50, hand.window, leave)
            return
        seen.append(dialog.title.text())
        QTest.keyClick(dialog, Qt.Key.Key_Escape)

    leave()
    hand.key(Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier)
    qtbot.waitUntil(lambda: seen == ["Ben, Cat"])
