"""The reaction card: skipping by default, taking by key, paper dice, answers for all time."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QLineEdit, QPushButton, QToolButton, QWidget

from battlemap.encounter import commands as c
from battlemap.ui.panel import ReactionCard


@pytest.fixture
def host(qtbot):
    found = QWidget()
    found.resize(900, 800)
    qtbot.addWidget(found)
    with qtbot.waitExposed(found):
        found.show()
    return found


@pytest.fixture
def card(host, session):
    """Ana leaves the reach of both goblins, one after the other."""
    session.do(c.MoveToken(token="ana", to=(3, 9)))
    assert session.state.pending
    found = ReactionCard(session, host)
    found.show()
    found.setFocus()
    return found


def words_of(card) -> str:
    return "\n".join(label.text() for label in card.findChildren(QLabel) if label.isVisible())


def shown(card, text: str, kind=QPushButton):
    return next(found for found in card.findChildren(kind) if found.isVisible() and text in found.text())


def test_skip_has_the_focus(card):
    card.setFocus()
    assert card.focusWidget() is card.first and card.first.text() == "Skip" and card.first.hasFocus()


def test_says_who_and_how_likely(card):
    assert "Ana Steelhand leaves" in words_of(card) and "Goblin 1" in words_of(card)
    assert "%" in shown(card, "Scimitar").text()


def test_enter_skips_one_after_the_other_and_the_move_goes_on(card, session, qtbot):
    with qtbot.waitSignal(card.closed):
        while session.state.pending:
            QTest.keyClick(card.focusWidget(), Qt.Key.Key_Return)
    assert session.state.tokens["ana"].at == (3, 9)


def test_escape_skips_all_that_wait(card, session):
    first = session.state.pending[0].by
    QTest.keyClick(card.focusWidget(), Qt.Key.Key_Escape)
    assert first not in [pending.by for pending in session.state.pending]
    assert session.state.tokens["ana"].hp == 21


def test_key_1_takes(card, session):
    session.roller.next = [18, 4]
    QTest.keyClick(card.focusWidget(), Qt.Key.Key_1)
    ana = session.state.tokens["ana"]
    assert (ana.hp, ana.temp_hp) == (20, 0)
    assert "takes 6 damage" in words_of(card)


def test_button_takes_and_result_stays_for_a_moment(card, session, qtbot):
    session.roller.next = [2]
    QTest.mouseClick(shown(card, "Scimitar"), Qt.MouseButton.LeftButton)
    while session.state.pending:
        QTest.keyClick(card, Qt.Key.Key_Escape)
    assert card.isVisible() and "miss" in words_of(card)
    with qtbot.waitSignal(card.closed, timeout=5000):
        pass


def test_paper_dice(card, session):
    QTest.mouseClick(card.d20, Qt.MouseButton.LeftButton)
    QTest.keyClicks(card.d20, "19")
    QTest.mouseClick(card.damage.entry, Qt.MouseButton.LeftButton)
    QTest.keyClicks(card.damage.entry, "9")
    QTest.keyClick(card.damage.entry, Qt.Key.Key_Return)
    assert session.state.tokens["ana"].hp == 17


def test_bad_paper_dice_are_one_sentence(card, session):
    QTest.mouseClick(card.d20, Qt.MouseButton.LeftButton)
    QTest.keyClicks(card.d20, "33")
    QTest.keyClick(card.d20, Qt.Key.Key_Return)
    assert "no face 33" in words_of(card)
    assert session.state.tokens["ana"].hp == 21 and session.state.pending


def test_a_complaint_is_gone_when_the_right_dice_have_struck(card, session):
    QTest.mouseClick(card.d20, Qt.MouseButton.LeftButton)
    QTest.keyClicks(card.d20, "33")
    QTest.keyClick(card.d20, Qt.Key.Key_Return)
    card.d20.clear()
    QTest.keyClicks(card.d20, "19")
    QTest.mouseClick(card.damage.entry, Qt.MouseButton.LeftButton)
    QTest.keyClicks(card.damage.entry, "9")
    QTest.keyClick(card.damage.entry, Qt.Key.Key_Return)
    assert session.state.tokens["ana"].hp == 17 and "no face 33" not in words_of(card)


def _always(card, text: str) -> None:
    menu = shown(card, "Always", QToolButton).menu()
    next(action for action in menu.actions() if text in action.text()).trigger()


def test_always_skip_for_the_side(card, session):
    _always(card, "Always skip for the side")
    assert session.state.answers == {"foes": "skip"}
    assert not session.state.pending and session.state.tokens["ana"].at == (3, 9)


def test_always_take_for_the_creature(card, session):
    session.roller.next = [18, 4]
    _always(card, "Always take for Goblin 1")
    assert session.state.tokens["gob-1"].answer == "take"
    assert session.state.tokens["ana"].temp_hp == 0


def test_closes_when_the_move_is_undone(card, session, qtbot):
    with qtbot.waitSignal(card.closed):
        session.undo()


# ---------------------------------------------------------------- after a click elsewhere
@pytest.fixture
def elsewhere(card, host):
    """Something else in the window that one has clicked, and a field."""
    found, field = QPushButton("elsewhere", host), QLineEdit(host)
    for each in (found, field):
        each.show()
    found.clicks = []
    found.clicked.connect(lambda: found.clicks.append(1))
    found.setFocus()
    assert found.hasFocus()
    return found


def test_1_takes_after_a_click_elsewhere(card, session, elsewhere):
    session.roller.next = [18, 4]
    QTest.keyClick(elsewhere, Qt.Key.Key_1)
    assert session.state.tokens["ana"].hp == 20


def test_enter_skips_after_a_click_elsewhere(card, session, elsewhere):
    before = session.state.pending
    QTest.keyClick(elsewhere, Qt.Key.Key_Return)
    assert session.state.pending != before and session.state.tokens["ana"].hp == 21
    assert not elsewhere.clicks


def test_space_brings_the_keyboard_back_and_answers_nothing(card, session, elsewhere):
    before = session.state.pending
    QTest.keyClick(elsewhere, Qt.Key.Key_Space)
    assert session.state.pending == before and not elsewhere.clicks and card.isAncestorOf(card.window().focusWidget())


def test_a_field_elsewhere_keeps_its_digits(card, session, elsewhere, host):
    field = next(each for each in host.findChildren(QLineEdit) if not card.isAncestorOf(each))
    field.setFocus()
    QTest.keyClicks(field, "12")
    assert field.text() == "12" and session.state.tokens["ana"].hp == 21


def test_other_keys_are_nobodys_but_their_own(card, session, elsewhere):
    while session.state.pending:
        QTest.keyClick(elsewhere, Qt.Key.Key_Return)
    elsewhere.setFocus()
    QTest.keyClick(elsewhere, Qt.Key.Key_Space)
    assert elsewhere.clicks
