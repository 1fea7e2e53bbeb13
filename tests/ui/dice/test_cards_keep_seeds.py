"""The dice of cards reach the roll log with where they came from; a roll that was taken back is not dealt a second time."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from battlemap.encounter import commands as c
from battlemap.encounter.dice import Roller, is_as_drawn
from battlemap.encounter.roll_log import Row, roll_rows
from battlemap.ui.dialogs.begin import BeginDialog
from battlemap.ui.dialogs.dice_entry import ask_faces
from battlemap.ui.panel import HitCard
from tests.ui.dialogs.test_dialogs import _answer
from tests.ui.panel.fights import fight_session

ENTER = Qt.Key.Key_Return


@pytest.fixture
def session(qapp):
    found = fight_session()
    found.roller = Roller(21)
    return found


@pytest.fixture
def host(qtbot):
    found = QWidget()
    found.resize(900, 800)
    qtbot.addWidget(found)
    with qtbot.waitExposed(found):
        found.show()
    return found


def card_on(host, session) -> HitCard:
    card = HitCard(session, "ana", "gob-1", "Longsword", host)
    card.show()
    return card


def attacks(session) -> list[Row]:
    return [row for row in roll_rows(session.document) if row.what == "attack"]


def test_enter_draws_and_every_die_can_be_drawn_again(host, session):
    card = card_on(host, session)
    QTest.keyClick(card.focusWidget(), ENTER)
    (row,) = attacks(session)
    assert row.how == "drawn" and is_as_drawn(row.rolled) is True


def test_a_proposal_that_stays_is_drawn_and_one_typed_over_is_a_correction(host, session):
    session.dice_mode = "both"
    card = card_on(host, session)
    proposed = int(card.d20.text())
    card.d20.setText(str(proposed % 20 + 1))
    QTest.keyClick(card.d20, ENTER)
    if card.damage.isVisible() and not card.damage.is_empty():
        QTest.keyClick(card.damage.entry, ENTER)
    row = attacks(session)[0]
    assert row.how == "corrected" and row.rolled.dies[0].drawn == proposed and is_as_drawn(row.rolled) is True
    assert all(other.how == "drawn" for other in roll_rows(session.document) if other.what == "damage")


def test_typed_dice_are_the_tables(host, session):
    session.dice_mode = "typed"
    card = card_on(host, session)
    QTest.keyClicks(card.d20, "nat 3")
    QTest.keyClick(card.d20, ENTER)
    (row,) = attacks(session)
    assert (row.how, row.rolled.faces) == ("typed", (3,))


def test_a_roll_taken_back_is_drawn_anew_and_not_dealt_a_second_time(host, session):
    session.dice_mode = "both"
    card = card_on(host, session)
    while card.undo_button.isHidden():
        QTest.keyClick(card.damage.entry if card.damage.isVisible() and not card.damage.is_empty() else card.d20, ENTER)
    first = attacks(session)[-1].seed
    QTest.mouseClick(card.undo_button, Qt.MouseButton.LeftButton)
    while card.undo_button.isHidden():
        QTest.keyClick(card.damage.entry if card.damage.isVisible() and not card.damage.is_empty() else card.d20, ENTER)
    assert attacks(session)[-1].seed not in ("", first) and [row.stands for row in attacks(session)] == [False, True]


def test_the_dialog_of_paper_dice_keeps_the_seed_of_what_it_proposed(session):
    session.dice_mode, session.ask_faces = "both", lambda wanted: ask_faces(wanted, session, None)
    _answer(ENTER)
    session.do(c.ApplyDamage(target="gob-1", roll="2d6", type="fire"))
    row = roll_rows(session.document)[-1]
    assert row.how == "drawn" and is_as_drawn(row.rolled) is True


def test_initiative_the_program_rolls_beside_typed_totals_has_its_seed(qtbot):
    session = fight_session(begun=False)
    session.roller = Roller(5)
    dialog = BeginDialog(session, None)
    qtbot.addWidget(dialog)
    dialog.show()
    QTest.keyClicks(dialog._rows[0][1], "18")
    QTest.keyClick(dialog._rows[0][1], ENTER)
    rows = roll_rows(session.document)
    assert rows and {row.how for row in rows} == {"drawn"} and {row.what for row in rows} == {"initiative"}


def test_what_the_game_master_overrules_is_rolled_with_its_seed_too(host, session):
    venom = {"name": "Fang", "to_hit": 5, "damage": "1d6+2", "type": "piercing", "extra": [{"damage": "2d4", "type": "poison"}]}
    session.do(c.Edit(token="ana", fields={"attacks": [venom]}))
    card = HitCard(session, "ana", "ogre", "Fang", host)
    card.show()
    QTest.mouseClick(card.overrule_button, Qt.MouseButton.LeftButton)
    rows = roll_rows(session.document)
    assert [(row.dice, row.how) for row in rows] == [("1d6+2", "drawn"), ("2d4", "drawn")]
    assert session.state.tokens["ogre"].hp == 59 - rows[0].total - rows[1].total
