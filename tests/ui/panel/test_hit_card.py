"""The hit card by its keys and buttons: chance, dice rolled or typed, result, undo."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QWidget

from battlemap.encounter import commands as c
from battlemap.ui.panel import HitCard
from tests.ui.ruleset_fights import bow, session_for, sword


@pytest.fixture
def host(qtbot):
    found = QWidget()
    found.resize(900, 800)
    qtbot.addWidget(found)
    with qtbot.waitExposed(found):
        found.show()
    return found


def open_card(host, session, attacker="ana", target="gob-1", attack=""):
    card = HitCard(session, attacker, target, attack, host)
    card.show()
    return card


def enter(field, text: str) -> None:
    """Click into a field, type, press Enter."""
    QTest.mouseClick(field, Qt.MouseButton.LeftButton)
    QTest.keyClicks(field, text)
    QTest.keyClick(field, Qt.Key.Key_Return)


def words_of(card) -> str:
    return "\n".join(label.text() for label in card.findChildren(QLabel) if label.isVisible())


def test_chance_and_terms(host, session):
    card = open_card(host, session)
    assert "55%" in words_of(card)
    assert "10 or more on the d20: +5 against AC 15" in words_of(card)
    assert "Ana Steelhand → Goblin 1" in words_of(card)


def test_enter_rolls_and_enter_closes(host, session, qtbot):
    session.roller.next = [15, 2]
    card = open_card(host, session)
    QTest.keyClick(card.focusWidget(), Qt.Key.Key_Return)
    assert session.state.tokens["gob-1"].hp == 2
    assert "Hit" in words_of(card) and "takes 5 damage" in words_of(card)
    with qtbot.waitSignal(card.closed):
        QTest.keyClick(card.focusWidget(), Qt.Key.Key_Return)


def test_open_card_has_the_keyboard_and_gives_it_back(host, session, qtbot):
    host.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    host.setFocus()
    card = open_card(host, session)
    assert card.roll_button.hasFocus()
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Escape)
    assert host.hasFocus()


def test_a_miss(host, session):
    session.roller.next = [2]
    card = open_card(host, session)
    QTest.mouseClick(card.roll_button, Qt.MouseButton.LeftButton)
    assert "Miss" in words_of(card)
    assert session.state.tokens["gob-1"].hp == 7


def test_escape_closes_and_nothing_happens(host, session, qtbot):
    card = open_card(host, session)
    with qtbot.waitSignal(card.closed):
        QTest.keyClick(card.focusWidget(), Qt.Key.Key_Escape)
    assert session.document.position == 1


def test_typed_d20_then_the_total(host, session):
    card = open_card(host, session)
    enter(card.d20, "17")
    assert session.document.position == 1 and "Hit" in words_of(card)
    enter(card.damage.entry, "6")
    assert session.state.tokens["gob-1"].hp == 1


def test_typed_face_of_the_damage_die(host, session):
    card = open_card(host, session)
    QTest.keyClicks(card.d20, "17")
    QTest.mouseClick(card.damage.as_faces, Qt.MouseButton.LeftButton)
    enter(card.damage.entry, "2")
    assert session.state.tokens["gob-1"].hp == 2


def test_typed_d20_that_misses_needs_no_damage(host, session):
    card = open_card(host, session)
    enter(card.d20, "3")
    assert "Miss" in words_of(card)


@pytest.mark.parametrize(
    ("typed", "said"), [("21", "no face 21"), ("four", "whole numbers"), ("3 4", "One number is needed, not 2")]
)
def test_bad_d20_is_one_sentence(host, session, typed, said):
    card = open_card(host, session)
    enter(card.d20, typed)
    assert said in words_of(card)
    assert session.document.position == 1


def test_two_d20_with_disadvantage(host, session):
    session.do(c.SetCondition(target="ana", add="poisoned"))
    card = open_card(host, session)
    assert card.d20.placeholderText() == "2d20"
    assert "Disadvantage" in words_of(card) and "Ana Steelhand is poisoned" in words_of(card)
    enter(card.d20, "18 4")
    assert "Miss" in words_of(card)


def test_the_gm_gives_advantage(host, session):
    card = open_card(host, session)
    QTest.mouseClick(card._gm.button(1), Qt.MouseButton.LeftButton)
    assert "80%" in words_of(card) and "the game master says so" in words_of(card)


def test_undo_button_takes_it_back(host, session):
    session.roller.next = [15, 8]
    card = open_card(host, session)
    card.roll()
    assert session.state.tokens["gob-1"].dead
    QTest.mouseClick(card.undo_button, Qt.MouseButton.LeftButton)
    assert session.state.tokens["gob-1"].hp == 7
    assert card.roll_button.isVisible() and "55%" in words_of(card)


def test_another_way_of_rolling_while_the_card_is_open(host, session):
    session.dice_mode, session.roller.next = "both", [3]
    card = open_card(host, session)
    assert card.d20.text() == "3"
    session.dice_mode = "typed"
    assert card.d20.text() == ""
    QTest.keyClick(card.d20, Qt.Key.Key_Return)
    assert card.roll_button.isVisible() and not session.state.tokens["gob-1"].dead  # the table's die is waited for
    QTest.keyClicks(card.d20, "12")
    session.roller.next = [17]
    session.dice_mode = "both"
    assert card.d20.text() == "12"  # typed, so it stays
    card.d20.clear()
    session.dice_mode = "program"
    session.dice_mode = "both"
    assert card.d20.text() == "17"


def test_a_word_without_a_number_is_no_roll(host, session):
    before = session.state
    card = open_card(host, session)
    for text in ("nat", "n", "/", "+"):
        card.d20.setText(text)
        QTest.keyClick(card.d20, Qt.Key.Key_Return)
        assert session.state is before and "whole numbers" in words_of(card)


def test_a_shot_whose_reaction_answers_itself_shows_what_it_did_and_is_one_undo(host, qapp):
    session = session_for("dnd4e")
    session.do(c.Begin(totals={"ana": 20, "orc": 10, "ben": 9, "gob-1": 8, "gob-2": 7}))
    session.do(c.MoveToken(token="orc", to=(4, 4), force=True))
    session.do(c.SetAnswers(side="foes", answer="skip"))
    before, session.roller.next = session.state, [15, 5]
    card = open_card(host, session, target="orc", attack="Bow")
    card.roll(by_program=True)
    hurt = session.state
    assert hurt.tokens["orc"].hp == 24 - 7 and "Hit" in words_of(card)
    QTest.mouseClick(card.undo_button, Qt.MouseButton.LeftButton)
    assert session.state == before and card.roll_button.isVisible()
    session.redo()
    assert session.state == hurt and not session.state.waiting


def test_undo_is_not_offered_for_what_was_done_since(host, session):
    session.roller.next = [15, 8]
    card = open_card(host, session)
    card.roll()
    session.do(c.Edit(token="ogre", fields={"hp": 3}))
    assert not card.undo_button.isVisible()
    session.undo()
    assert card.undo_button.isVisible()
    QTest.mouseClick(card.undo_button, Qt.MouseButton.LeftButton)
    assert not session.state.tokens["gob-1"].dead


def test_resistance_is_explained(host, session):
    session.do(c.Edit(token="ogre", fields={"at": [4, 1]}))
    session.roller.next = [15, 5]
    card = open_card(host, session, target="ogre", attack="Longsword")
    card.roll()
    assert "resists slashing: 4 left" in words_of(card)


def test_knock_out(host, session):
    session.roller.next = [15, 8]
    card = open_card(host, session)
    card.knock_out.setChecked(True)
    card.roll()
    goblin = session.state.tokens["gob-1"]
    assert not goblin.dead and goblin.has("unconscious")


def test_digits_are_what_the_paper_dice_showed(host, session):
    card = open_card(host, session)
    attack = card.attack
    QTest.keyClick(card, Qt.Key.Key_1)
    assert (card.d20.text(), card.attack) == ("1", attack)


def test_out_of_reach_says_so_and_does_not_roll(host, session):
    card = open_card(host, session, target="ogre", attack="Longsword")
    assert "Ogre is out of reach." in words_of(card)
    assert not card.roll_button.isEnabled()
    QTest.keyClick(card, Qt.Key.Key_Return)
    assert session.document.position == 1


def test_the_gm_overrules_a_refusal(host, session):
    session.roller.next = [5]
    card = open_card(host, session, target="ogre", attack="Longsword")
    QTest.mouseClick(card.overrule_button, Qt.MouseButton.LeftButton)
    assert session.state.tokens["ogre"].hp == 59 - 4  # 5 + 3, resisted
    assert "takes 4 damage" in words_of(card)
    QTest.mouseClick(card.undo_button, Qt.MouseButton.LeftButton)
    assert session.state.tokens["ogre"].hp == 59 and "out of reach" in words_of(card)


def test_not_its_turn_says_so(host, session):
    card = open_card(host, session, attacker="gob-1", target="ana")
    assert "It is not Goblin 1's turn" in words_of(card)


def test_save_attack_with_typed_save(host, session):
    session.do(c.EndTurn(token="ana"))
    card = open_card(host, session, attacker="ben", target="gob-2")
    assert "DC 12" in words_of(card)
    QTest.keyClicks(card.d20, "5")
    enter(card.damage.entry, "2 6")
    assert session.state.tokens["gob-2"].dead
    assert "Save failed" in words_of(card)


def test_paper_dice_mode_wants_the_d20_but_roll_rolls(host, session):
    session.dice_mode = "typed"
    card = open_card(host, session)
    enter(card.d20, "")
    assert "Type what the d20 shows" in words_of(card)
    session.roller.next = [15, 2]
    QTest.mouseClick(card.roll_button, Qt.MouseButton.LeftButton)
    assert session.state.tokens["gob-1"].hp == 2


def test_card_closes_when_its_target_leaves(host, session, qtbot):
    card = open_card(host, session)
    with qtbot.waitSignal(card.closed):
        session.do(c.Leave(token="gob-1"))


def test_card_stays_inside_its_parent(host, session):
    card = open_card(host, session)
    card.move(850, 780)
    card.settle()
    assert host.rect().contains(card.geometry())


def test_rolled_ahead_and_corrected_by_hand(host, session):
    session.dice_mode = "both"
    session.roller.next = [4, 3]
    card = open_card(host, session, attack="Longsword")
    assert card.d20.text() == "4"
    card.d20.setText("19")
    QTest.keyClick(card.d20, Qt.Key.Key_Return)
    assert card.damage.entry.text() == "3"
    QTest.keyClick(card.damage.entry, Qt.Key.Key_Return)
    assert "19 → 24" in words_of(card) and session.state.tokens["gob-1"].hp == 1


def test_rolled_ahead_follows_the_number_of_dice(host, session):
    session.dice_mode = "both"
    session.roller.next = [4, 11, 13]
    card = open_card(host, session, attack="Longsword")
    card._gm.button(1).click()
    assert card.d20.text() == "11 13"


def in_melee(attacks, at):
    """Ana in the melee phase of an OSE fight, the orc there."""
    session = session_for("ose")
    session.do(c.Edit(token="orc", fields={"at": at}))
    session.do(c.Edit(token="ana", fields={"attacks": attacks}))
    session.do(c.Begin(totals={"party": 6, "foes": 1}))
    while session.state.turn.phase != "melee":
        session.do(c.EndPhase())
    return session


@pytest.mark.parametrize("at", [[4, 4], [12, 8]])
def test_the_card_opens_with_an_attack_of_the_phase(host, at):
    session = in_melee([bow(ranges=[15, 30, 45]), sword(to_hit=1)], at)
    card = open_card(host, session, "ana", "orc")
    assert card.attack == "Sword" and card.roll_button.isEnabled() is (at == [4, 4])


def test_a_typed_twenty_is_said_to_be_critical_before_its_damage(host, session):
    session.dice_mode = "typed"
    card = open_card(host, session)
    enter(card.d20, "20")
    assert "Critical hit" in words_of(card) and session.state.tokens["gob-1"].hp == 7
    enter(card.damage.entry, "9")
    assert session.state.tokens["gob-1"].hp == 0


def test_a_card_that_grew_stays_whole(host, session):
    session.roller.next = [15, 2]
    card = open_card(host, session, "ana", "ogre")
    card.move(400, host.height() - card.height())
    card.roll(by_program=True)
    QApplication.processEvents()
    assert card.height() >= card.body.totalHeightForWidth(card.width())
    assert host.rect().contains(card.geometry())
    assert all(card.rect().contains(each.geometry()) for each in card.findChildren(QPushButton) if each.isVisible())
