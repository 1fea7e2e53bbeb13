"""Dialogs by the keyboard alone: where it starts, and what letters do."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialogButtonBox

from battlemap.encounter.dice import Roller
from battlemap.geometry import Cell
from battlemap.ui.dialogs.begin import BeginDialog
from battlemap.ui.dialogs.condition import ConditionDialog
from battlemap.ui.dialogs.new_fight import NewFightDialog
from battlemap.ui.dialogs.other_deed import OtherDeedDialog
from battlemap.ui.dialogs.ready import ReadyDialog
from battlemap.ui.dialogs.token import TokenDialog
from tests.ui.panel.fights import fight_session


def type_keys(dialog, text: str) -> None:
    """Typed to whatever has the keyboard."""
    QTest.keyClicks(dialog.focusWidget(), text)


def test_letters_then_enter_give_that_condition(opened, session):
    dialog = opened(ConditionDialog(session, ("ana",), None))
    type_keys(dialog, "prone")
    shown = [dialog.list.item(i).text() for i in range(dialog.list.count()) if not dialog.list.item(i).isHidden()]
    assert shown == ["Prone"]
    QTest.keyClick(dialog.focusWidget(), Qt.Key.Key_Return)
    assert session.state.tokens["ana"].conditions == ("prone",) and not dialog.isVisible()


@pytest.mark.parametrize("typed", ["", "xyz"])
def test_enter_with_no_condition_chosen_does_nothing(opened, session, typed):
    dialog = opened(ConditionDialog(session, ("ana",), None))
    type_keys(dialog, typed)
    QTest.keyClick(dialog.focusWidget(), Qt.Key.Key_Return)
    assert not session.state.tokens["ana"].conditions and dialog.isVisible()


def test_arrows_choose_a_condition(opened, session):
    dialog = opened(ConditionDialog(session, ("ana",), None))
    for _ in range(2):
        QTest.keyClick(dialog.focusWidget(), Qt.Key.Key_Down)
    QTest.keyClick(dialog.focusWidget(), Qt.Key.Key_Return)
    assert session.state.tokens["ana"].conditions == (list(session.ruleset.conditions)[1],)


def test_readying_starts_in_its_first_field(opened, session):
    dialog = opened(ReadyDialog(session, "ana", None))
    type_keys(dialog, "a goblin comes")
    QTest.keyClick(dialog.focusWidget(), Qt.Key.Key_Return)
    assert session.state.tokens["ana"].readied["trigger"] == "a goblin comes"


@pytest.mark.parametrize("make", [
    lambda session: NewFightDialog(session, None), lambda session: OtherDeedDialog(session, "ana", None),
    lambda session: TokenDialog(session, None, Cell(2, 2), None),
])  # fmt: skip
def test_tab_comes_to_the_buttons_last(opened, session, make):
    dialog = opened(make(session))
    assert not dialog.buttons.isAncestorOf(dialog.focusWidget())
    dialog._tab_stops()[0][-1].setFocus()
    for _ in (QDialogButtonBox.StandardButton.Ok, QDialogButtonBox.StandardButton.Cancel):
        dialog.focusNextChild()
        assert dialog.buttons.isAncestorOf(dialog.focusWidget())


def test_blank_initiative_rows_are_rolled_and_nobody_is_asked_again(opened):
    session, asked = fight_session(begun=False), []
    session.dice_mode, session.ask_faces = "typed", lambda wanted: asked.append(wanted)
    session.roller = Roller(7)
    dialog = opened(BeginDialog(session, None))
    type_keys(dialog, "18")
    for _ in range(3):  # on to the next; asked for once; rolled
        QTest.keyClick(dialog.focusWidget(), Qt.Key.Key_Return)
    assert not asked and not dialog.isVisible() and session.state.turn.begun
    assert next(place.total for place in session.state.turn.order if place.who == "ana") == 18


def test_tab_goes_from_total_to_total(opened):
    session = fight_session(begun=False)
    dialog = opened(BeginDialog(session, None))
    for _, total, _ in dialog._rows:
        assert dialog.focusWidget() is total
        dialog.focusNextChild()


def test_enter_goes_from_total_to_total_and_begins_after_the_last(opened):
    session = fight_session(begun=False)
    session.dice_mode = "typed"
    dialog = opened(BeginDialog(session, None))
    fields = [field for _, field, _ in dialog._rows]
    for number, field in enumerate(fields):
        assert field.hasFocus()
        QTest.keyClicks(field, str(20 - number))
        QTest.keyClick(field, Qt.Key.Key_Return)
    assert not dialog.isVisible() and session.state.turn.begun
    assert [place.total for place in session.state.turn.order][:1] == [20]


def test_where_the_table_rolls_a_missing_total_is_asked_for_once(opened):
    session = fight_session(begun=False)
    session.dice_mode = "typed"
    dialog = opened(BeginDialog(session, None))
    first = dialog._rows[0][1]
    QTest.keyClick(first, Qt.Key.Key_Return)
    assert dialog.wrong.text().startswith("No total for Ana Steelhand yet") and first.hasFocus() and not session.state.turn.begun
    QTest.keyClick(first, Qt.Key.Key_Return)
    assert not dialog.isVisible() and session.state.turn.begun
