"""The card of an area: who is struck, saves with cover, one roll for all, paper dice, one step of undo."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from battlemap.encounter import commands as c
from battlemap.encounter.document import Document
from battlemap.encounter.outcome import NeedDice
from battlemap.encounter.tables import token_from
from battlemap.model import Encounter, Scene, Wall
from battlemap.rulesets import find_ruleset
from battlemap.storage import FightFile
from battlemap.ui.session import Session, empty_fight
from tests.ui.canvas.conftest import open_on
from tests.ui.panel.fights import Loaded

CAST = [
    {"id": "ana", "name": "Ana", "side": "party", "character": True, "at": [2, 4], "hp": 28, "max_hp": 28,
     "abilities": {"dex": 14}},
    {"id": "orc", "name": "Orc", "side": "foes", "at": [5, 4], "hp": 15, "max_hp": 15},
    {"id": "gob", "name": "Goblin", "side": "foes", "at": [8, 4], "hp": 40, "max_hp": 40, "resist": ["fire"]},
    {"id": "dead", "name": "Bones", "side": "foes", "at": [6, 6], "hp": 0, "max_hp": 5, "dead": True},
]  # fmt: skip


def session_with(walls: tuple[Wall, ...] = ()) -> Session:
    session = Session()
    session.roller = Loaded()
    tokens = {entry["id"]: token_from(entry) for entry in CAST}
    state = Encounter(ruleset="dnd2024", scene=Scene(rows=("." * 16,) * 10, walls=walls), tokens=tokens)
    session.document = Document(state, find_ruleset)
    session.document.subscribe(session._on_change)
    session.do(c.Begin(totals={"ana": 20, "orc": 12, "gob": 10, "dead": 1}))
    return session


def hand_on(session: Session, qtbot):
    hand = open_on(session, qtbot)
    hand.window.choose_tool("area")
    return hand


@pytest.fixture
def hand(qtbot):
    return hand_on(session_with(), qtbot)


def card_of(hand):
    return hand.window.tools["area"].card


def open_card(hand, dice="", save="dex", dc=13, at=(5.0, 5.0)):
    """A sphere of 6 m, its dice typed, its save chosen."""
    hand.click(*at)
    card = card_of(hand)
    QTest.keyClicks(card.damage.dice, dice)
    QTest.keyClicks(card.damage.type_.lineEdit(), "fire")
    card.damage.ability.setCurrentIndex(card.damage.ability.findData(save))
    card.damage.dc.setValue(dc)
    return card


def enter(widget) -> None:
    QTest.keyClick(widget, Qt.Key.Key_Return)


def hp(hand) -> dict[str, int]:
    return {token.id: token.hp for token in hand.window.session.state.tokens.values()}


def results(card) -> dict[str, str]:
    return {token_id: row.result.text() for token_id, row in card.damage.rows.rows.items() if row.result.isVisible()}


def test_one_roll_for_all_and_saves_halve(hand):
    session = hand.window.session
    card = open_card(hand, "4d6")
    session.roller.next = [15, 3, 12, 6, 5, 4, 3]
    before = session.document.position
    enter(card.damage.dice)
    assert hp(hand) == {"ana": 28 - 9, "orc": 0, "gob": 40 - 9, "dead": 0}
    assert session.document.position == before + 1
    assert results(card) == {
        "ana": "save made with 17 · 9 damage", "orc": "save failed with 3 · 18 damage", "gob": "save failed with 12 · 9 damage",
    }  # fmt: skip
    assert card.damage._headline.text() == "18 fire damage"
    assert "4d6: 6, 5, 4, 3" in card.damage._told.text() and "Orc is dead." in card.damage._told.text()
    assert "resists fire" in card.damage.rows.rows["gob"].result.toolTip()


def test_undo_is_one_step_by_button_and_by_key(hand):
    session = hand.window.session
    first = session.state
    card = open_card(hand, "4d6")
    enter(card.damage.dice)
    assert hp(hand) != {token.id: token.hp for token in first.tokens.values()}
    QTest.mouseClick(card.undo_button, Qt.MouseButton.LeftButton)
    assert session.state == first and card.roll_button.isVisible() and results(card) == {}
    enter(card.roll_button)
    assert session.state != first
    session.do(c.Edit(token="orc", fields={"temp_hp": 3}))
    assert not card.undo_button.isVisible()  # it would take that back
    session.undo()
    assert card.undo_button.isVisible()
    hand.window.actions_.undo.trigger()
    assert session.state == first and card.roll_button.isVisible()


def test_enter_closes_what_is_done_and_the_next_area_begins_with_the_same(hand):
    card = open_card(hand, "4d6", dc=15)
    enter(card.damage.dice)
    assert card.close_button.hasFocus()
    enter(card.close_button)
    assert card_of(hand) is None and hand.view.hasFocus()
    hand.click(5.0, 5.0)
    assert card_of(hand).damage.harm() == card.damage.harm()
    assert card_of(hand).roll_button.hasFocus()


def test_the_spared_and_the_dead_are_left_out(hand):
    card = open_card(hand, "12", save="")
    assert card.damage.rows.ticked() == ("ana", "orc", "gob")
    assert not card.damage.rows.rows["dead"].tick.isEnabled()
    QTest.mouseClick(card.damage.rows.foes_button, Qt.MouseButton.LeftButton)
    enter(card.damage.dice)
    assert hp(hand) == {"ana": 28, "orc": 3, "gob": 34, "dead": 0}
    assert results(card) == {"orc": "12 damage", "gob": "6 damage"}


def test_a_save_may_avoid_all_of_it(hand):
    card = open_card(hand, "12")
    card.damage.half.setChecked(False)
    hand.window.session.roller.next = [20, 1, 1]
    enter(card.damage.dice)
    assert hp(hand)["ana"] == 28 and hp(hand)["orc"] == 3


def test_cover_from_the_origin_is_said_before_the_roll_and_counts_in_it(qtbot):
    low = Wall(points=((4.0, 4.0), (4.0, 6.0)), cover="half", move=False, sight=False)
    hand = hand_on(session_with((low,)), qtbot)
    card = open_card(hand, "12", at=(5.0, 5.0))
    assert card.damage.rows.rows["ana"].note.text() == "+4, cover +2 in it"
    assert card.damage.rows.rows["orc"].note.text() == "+0"
    hand.window.session.roller.next = [9, 9, 9]
    enter(card.damage.dice)
    assert results(card)["ana"] == "save made with 13 · 6 damage"
    assert results(card)["orc"] == "save failed with 9 · 12 damage"


def test_typed_dice_win_over_rolled_ones(hand):
    session = hand.window.session
    session.roller.next = [2, 2]
    card = open_card(hand, "4d6")
    QTest.keyClicks(card.damage.rows.rows["orc"].d20, "18")
    enter(card.damage.rows.rows["orc"].d20)
    assert card.damage.done_at is None, "the damage is asked for"
    assert card.damage.total.entry.hasFocus()
    QTest.keyClicks(card.damage.total.entry, "20")
    session.roller.next = [2, 2]
    enter(card.damage.total.entry)
    assert results(card)["orc"] == "save made with 18 · 10 damage"
    assert hp(hand)["ana"] == 8


def test_in_typed_mode_enter_wants_every_die_and_the_button_rolls(hand):
    session = hand.window.session
    session.dice_mode = "typed"
    card = open_card(hand, "2d6")
    enter(card.damage.dice)
    assert "Ana" in card.damage._problem.text() and card.damage.rows.rows["ana"].d20.hasFocus()
    for token_id, face in (("ana", "5"), ("orc", "20"), ("gob", "1")):
        field = card.damage.rows.rows[token_id].d20
        assert field.hasFocus()
        QTest.keyClicks(field, face)
        enter(field)
        assert card.damage.total.entry.hasFocus() or not card.damage._problem.isVisible()
    assert card.damage.total.entry.hasFocus()
    QTest.keyClicks(card.damage.total.entry, "6 5")
    enter(card.damage.total.entry)
    assert hp(hand) == {"ana": 17, "orc": 10, "gob": 35, "dead": 0}
    card.take_back()
    for row in card.damage.rows.rows.values():
        row.d20.clear()
    card.damage.total.clear()
    QTest.mouseClick(card.roll_button, Qt.MouseButton.LeftButton)
    assert card.damage.done_at is not None


def test_in_both_mode_the_programs_faces_stand_there_to_be_corrected(hand):
    session = hand.window.session
    session.dice_mode = "both"
    session.roller.next = [14, 4, 11]
    card = open_card(hand, "2d6")
    assert [row.d20.text() for row in card.damage.rows.rows.values()][:3] == ["14", "4", "11"]
    orc = card.damage.rows.rows["orc"].d20
    orc.clear()
    QTest.keyClicks(orc, "19")
    session.roller.next = [6, 6]
    enter(orc)
    assert card.damage.total.entry.text() == "6 6"
    enter(card.damage.total.entry)
    assert results(card)["orc"] == "save made with 19 · 6 damage"


def test_bad_entries_are_one_sentence_and_nothing_happens(hand):
    session = hand.window.session
    before = session.document.position
    card = open_card(hand, "")
    enter(card.damage.dice)
    assert "8d6" in card.damage._problem.text()
    QTest.keyClicks(card.damage.dice, "6 dice")
    enter(card.damage.dice)
    assert "6 dice" in card.damage._problem.text()
    card.damage.dice.clear()
    QTest.keyClicks(card.damage.dice, "1d6")
    QTest.keyClicks(card.damage.rows.rows["orc"].d20, "23")
    enter(card.damage.dice)
    assert card.damage._problem.text()
    for row in card.damage.rows.rows.values():
        row.tick.setChecked(False)
    enter(card.damage.dice)
    assert "Tick" in card.damage._problem.text()
    assert session.document.position == before


def test_escape_closes_and_nothing_has_happened(hand):
    before = hand.window.session.document.position
    card = open_card(hand, "4d6")
    QTest.keyClick(card.damage.dice, Qt.Key.Key_Escape)
    assert card_of(hand) is None and hand.window.session.document.position == before


def test_what_concentration_needs_is_rolled_too(hand):
    session = hand.window.session
    session.do(c.Concentrate(token="ana", on="Bless"))
    card = open_card(hand, "22", save="")
    session.roller.next = [1]
    enter(card.damage.dice)
    assert "Ana's concentration ends." in card.damage._told.text()
    assert not isinstance(session.document.preview(c.EndTurn(token="ana")), NeedDice)


def test_what_the_creature_has_on_its_sheet_is_offered_first(hand):
    session = hand.window.session
    breath = {"name": "Fire breath", "damage": "3d6", "type": "fire", "save": {"ability": "con", "dc": 12, "half": True}}
    session.do(c.Edit(token="ana", fields={"attacks": [breath]}))
    hand.click(5.0, 5.0)
    card = card_of(hand)
    assert card.damage.like.currentText() == "Fire breath" and card.roll_button.hasFocus()
    harm = card.damage.harm()
    assert (harm.roll, harm.type, harm.ability, harm.dc, harm.half) == ("3d6", "fire", "con", 12, True)
    enter(card.roll_button)
    assert hp(hand)["orc"] == 0


def test_where_nobody_stands_it_is_asked_whether_it_stays(hand):
    hand.click(14.0, 2.0)
    card = card_of(hand)
    assert card.stays_button.isChecked() and card.zone.isVisible() and not card.damage.isVisible()


def test_another_way_of_rolling_while_the_card_is_open(hand, tmp_path):
    session = hand.window.session
    session.dice_mode = "both"
    card = open_card(hand, "4d6")
    card.damage.dice.setText("4d6")
    card.damage.ability.setCurrentIndex(card.damage.ability.findData("dex"))
    fields = [one.d20 for one in card.damage.rows.rows.values() if one.d20.isVisible()]
    assert fields and all(field.text() for field in fields)
    fields[0].setText("7" if fields[0].text() != "7" else "8")
    session.dice_mode = "typed"
    assert [bool(field.text()) for field in fields] == [True] + [False] * (len(fields) - 1)
    path = tmp_path / "other.battlemap"
    file = FightFile.create(path, empty_fight(), {})
    file.choose("dice", "both")
    file.close()
    assert session.open_path(path) and session.dice_mode == "both"
    assert not card.isVisible()
    session.close()
