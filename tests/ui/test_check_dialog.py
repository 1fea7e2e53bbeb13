"""Checks and saves on request: one creature with its sum, several in a table, Heroic Inspiration, other rulesets."""

import msgspec
import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialogButtonBox

from battlemap.encounter import commands as c
from battlemap.encounter.document import Document
from battlemap.model import BattlemapError
from battlemap.rulesets import DEFAULT, catalog, find_ruleset, names
from battlemap.ui import words
from battlemap.ui.condition_words import has_advantage
from battlemap.ui.dialogs.check import CheckDialog
from battlemap.ui.dialogs.dice_entry import ask_faces
from battlemap.ui.dialogs.rollable import Wanted, bonus_of, checks_of, has_checks, saves_of
from battlemap.ui.ruleset_words import DIFFICULTIES
from battlemap.ui.theme import apply_theme
from tests.ui.canvas.conftest import open_on
from tests.ui.panel.fights import fight_session

STEALTH = Wanted(skill="stealth")


@pytest.fixture
def session(qapp):
    """Ana sneaks well, saves well by Constitution."""
    apply_theme(qapp)
    session = fight_session()
    session.do(c.Edit(token="ana", fields={"skills": {"stealth": 6}, "saves": ["con"], "level": 5}))
    return session


@pytest.fixture
def opened(qtbot, session):
    def show(*ids: str) -> CheckDialog:
        dialog = CheckDialog(session, ids, None)
        qtbot.addWidget(dialog)
        with qtbot.waitExposed(dialog):
            dialog.show()
        return dialog

    return show


def under(session, name: str) -> None:
    """The same fight under another ruleset."""
    session.document = Document(msgspec.structs.replace(session.state, ruleset=name), find_ruleset)


def press(button) -> None:
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def roll(dialog: CheckDialog) -> None:
    press(dialog.buttons.button(QDialogButtonBox.StandardButton.Ok))


def find(dialog: CheckDialog, letters: str) -> None:
    """Type into the list, as one looks for an entry."""
    dialog.tree.setFocus()
    QTest.keyClicks(dialog.tree, letters)


def test_the_list_has_every_ability_with_its_skills(opened, session):
    dialog = opened("ana")
    grouped = {wanted.ability: [skill.skill for skill in skills] for wanted, skills in checks_of(session.ruleset)}
    assert list(grouped) == ["str", "dex", "con", "int", "wis", "cha"] and grouped["con"] == []
    assert sum(map(len, grouped.values())) == 18
    find(dialog, "stea")
    assert dialog.tree.wanted == STEALTH and dialog.tree.currentItem().text(1) == "+6"
    assert dialog.tree.currentItem().parent().text(0) == "Dexterity"


def test_the_sum_and_its_reasons_are_told_before_the_roll(opened, session):
    session.do(c.SetCondition(target="ana", add="poisoned"))
    session.do(c.SetCondition(target="ana", add="exhaustion", amount=2))
    dialog = opened("ana")
    find(dialog, "stea")
    assert dialog.sum.text() == "d20 +2" and dialog.dc.value() == 15
    assert dialog.why.text().split("\n") == [
        "13 or more on the d20", "Dexterity +2, training +4, exhaustion -4", "Disadvantage", "▼ Ana Steelhand is poisoned",
    ]  # fmt: skip
    press(dialog._gm.button(1))
    assert "They cancel out" in dialog.why.text() and "▲ the game master says so" in dialog.why.text()


def test_enter_rolls_tells_and_then_closes(opened, session):
    session.roller.next = [12]
    dialog = opened("ana")
    find(dialog, "stea")
    QTest.keyClick(dialog.tree, Qt.Key.Key_Return)
    assert dialog.outcome.text() == "Success: 18" and dialog.told.text() == "d20: 12, +6 makes 18 against 15"
    command = session.document.steps[-1].command
    assert command == c.RollCheck(token="ana", skill="stealth", dc=15)
    assert not dialog.sum.isVisible() and dialog.close_button.hasFocus()
    QTest.keyClick(dialog.close_button, Qt.Key.Key_Return)
    assert not dialog.isVisible()


def test_the_result_stays_until_something_else_is_wanted(opened, session):
    dialog = opened("ana")
    roll(dialog)
    assert dialog.outcome.isVisible()
    find(dialog, "perc")
    assert not dialog.outcome.isVisible() and dialog.sum.text() == "d20 +0"
    before = session.document.position
    roll(dialog)
    assert session.document.position == before + 1 and dialog.outcome.isVisible()


def test_taking_it_back(opened, session):
    before = session.document.position
    dialog = opened("ana")
    assert not dialog.undo_button.isEnabled()
    roll(dialog)
    press(dialog.undo_button)
    assert session.document.position == before and dialog.sum.isVisible() and not dialog.undo_button.isEnabled()


def test_target_numbers_are_picked_or_typed(opened, session):
    dialog = opened("ana")
    assert dialog.typical.currentText() == "medium  (15)"
    dialog.typical.setFocus()
    QTest.keyClicks(dialog.typical, "very h")
    assert dialog.dc.value() == 25
    dialog.dc.setFocus()
    dialog.dc.selectAll()
    QTest.keyClicks(dialog.dc, "13")
    assert dialog.typical.currentText() == "other"
    press(dialog._kind.button(1))
    assert dialog.dc.value() == 13  # what was typed stays
    dialog.dc.setValue(20)
    assert dialog.typical.currentText() == "hard  (20)"


def test_a_save_with_its_proficiency(opened, session):
    session.roller.next = [7]
    dialog = opened("ana")
    press(dialog._kind.button(1))
    find(dialog, "cons")
    assert dialog.sum.text() == "d20 +5" and "Constitution +2, proficiency bonus +3" in dialog.why.text()
    roll(dialog)
    assert dialog.outcome.text() == "Failure: 12"
    assert session.document.steps[-1].command == c.RollSave(token="ana", ability="con", dc=15)


def test_a_save_that_fails_without_a_roll(opened, session):
    session.do(c.SetCondition(target="ana", add="paralyzed"))
    dialog = opened("ana")
    press(dialog._kind.button(1))
    assert dialog.why.text() == "Fails without a roll: paralyzed"
    roll(dialog)
    assert dialog.outcome.text() == "Failure" and dialog.told.text() == "Fails without a roll: paralyzed"


def test_what_is_shown_is_what_is_rolled(opened, session):
    """The bonus of every entry, against the roll itself."""
    session.do(c.SetCondition(target="ana", add="exhaustion", amount=1))
    token, ruleset = session.state.tokens["ana"], session.ruleset
    every = [one for ability, skills in checks_of(ruleset) for one in (ability, *skills)] + list(saves_of(ruleset))
    for wanted in every:
        command = c.RollCheck(token="ana", skill=wanted.skill, ability=wanted.ability, dc=10)
        if wanted.is_save:
            command = c.RollSave(token="ana", ability=wanted.ability, dc=10)
        answer = session.document.preview(command, [10]).answer
        assert answer["total"] - 10 == bonus_of(ruleset, token, wanted), wanted


# ---------------------------------------------------------------- Heroic Inspiration
def test_inspiration_is_offered_to_whom_has_it(opened, session):
    assert not opened("ana").again.isVisible()
    session.do(c.Edit(token="ana", fields={"inspiration": True}))
    dialog = opened("ana")
    session.roller.next = [4, 17]
    dialog.again.setFocus()
    QTest.keyClick(dialog.again, Qt.Key.Key_Space)
    roll(dialog)
    assert dialog.outcome.text() == "Success: 20" and "again for Heroic Inspiration" in dialog.told.text()
    assert not session.state.tokens["ana"].inspired and not dialog.reroll.isVisible()
    press(dialog.undo_button)
    assert session.state.tokens["ana"].inspired and dialog.again.isVisible() and not dialog.again.isChecked()


def test_inspiration_after_the_roll_was_seen_keeps_the_other_die(opened, session):
    session.do(c.Edit(token="ana", fields={"inspiration": True}))
    before = session.document.position
    session.roller.next = [3, 18, 11]
    dialog = opened("ana")
    press(dialog._gm.button(2))
    roll(dialog)
    assert dialog.outcome.text() == "Failure: 6"
    press(dialog.reroll)
    assert dialog.outcome.text() == "Failure: 14" and "d20: 11, 18 (disadvantage)" in dialog.told.text()
    assert session.document.position == before + 1 and not session.state.tokens["ana"].inspired


def test_a_second_die_called_off_leaves_the_first_roll(opened, session):
    session.do(c.Edit(token="ana", fields={"inspiration": True}))
    dialog = opened("ana")
    roll(dialog)
    position, told = session.document.position, dialog.outcome.text()
    session.dice_mode, session.ask_faces = "typed", lambda wanted: None
    press(dialog.reroll)
    assert session.document.position == position and dialog.outcome.text() == told and dialog.reroll.isVisible()


# ---------------------------------------------------------------- several
def test_several_roll_and_it_is_said_who_failed(opened, session):
    before = session.document.position
    session.roller.next = [12, 3, 16]
    dialog = opened("ana", "ben", "gob-1")
    find(dialog, "stea")
    assert dialog.title.text() == "Ana Steelhand, Ben, Goblin 1" and dialog.table.text(0, 1) == "+6"
    roll(dialog)
    assert [dialog.table.text(row, 2) for row in range(3)] == ["18", "3", "16"]
    assert dialog.table.text(1, 3) == "✗ failure" and "d20: 3" in dialog.table.item(1, 3).toolTip()
    assert dialog.outcome.text() == "2 of 3 succeed" and dialog.told.text() == "Failed: Ben"
    press(dialog.undo_button)
    assert dialog.table.text(0, 2) == "" and session.document.position == before


def test_many_names_are_counted(opened, session):
    assert opened(*session.state.tokens).title.text() == "Ana Steelhand, Ben, Goblin 1 and 3 more"


def test_dice_called_off_in_the_middle_keep_what_was_rolled(opened, session):
    given = [[14], None]
    session.dice_mode, session.ask_faces = "typed", lambda wanted: given.pop(0)
    dialog = opened("ana", "ben", "cat")
    roll(dialog)
    assert dialog.outcome.text() == "1 of 1 succeed" and dialog.told.text() == "Not rolled: Ben, Cat"


def test_reasons_of_several_are_marked_and_told_on_hovering(opened, session):
    session.do(c.SetCondition(target="ben", add="poisoned"))
    dialog = opened("ana", "ben")
    assert dialog.table.text(1, 1) == "+0 ▼" and "Ben is poisoned" in dialog.table.item(1, 1).toolTip()


# ---------------------------------------------------------------- dice, refusals, files
def test_paper_dice_are_typed_over_the_dialog(opened, session):
    session.dice_mode = "typed"
    dialog = opened("ana")
    session.ask_faces = lambda wanted: ask_faces(wanted, session, dialog)

    def type_it() -> None:
        asked = QApplication.activeModalWidget()
        QTest.keyClicks(asked.entry, "19")
        QTest.keyClick(asked.entry, Qt.Key.Key_Return)

    QTimer.singleShot(100, dialog, type_it)
    roll(dialog)
    assert dialog.outcome.text() == "Success: 22"


def test_a_waiting_reaction_comes_first_and_is_said_in_the_dialog(opened, session):
    while session.state.turn.active != "gob-1":
        session.do(c.EndTurn(token=session.state.turn.active))
    session.do(c.MoveToken(token="gob-1", to=(8, 1)))
    assert session.state.pending
    dialog = opened("ana")
    roll(dialog)
    assert dialog.wrong.text() == "First answer the waiting reaction." and dialog.sum.isVisible()


def test_a_file_that_cannot_be_written_is_said_in_the_dialog(opened, session):
    def refuse(record, after):
        raise BattlemapError("x.battlemap: the disk is full")

    session.document.set_journal(refuse)
    dialog = opened("ana")
    roll(dialog)
    assert dialog.wrong.text() == "x.battlemap: the disk is full" and dialog.isVisible()


def test_escape_leaves_without_a_roll(opened, session):
    before = session.document.position
    dialog = opened("ana")
    QTest.keyClick(dialog.tree, Qt.Key.Key_Escape)
    assert not dialog.isVisible() and session.document.position == before


# ---------------------------------------------------------------- rulesets
@pytest.mark.parametrize("name", names())
def test_every_ruleset_rolls_what_it_has(name, opened, session):
    under(session, name)
    ruleset = session.ruleset
    if not has_checks(ruleset):
        pytest.skip("no checks there")
    dialog = opened("ana")
    assert dialog._kind.button(0).isVisible() == bool(ruleset.skills and saves_of(ruleset))
    assert dialog.typical.isVisible() == bool(ruleset.difficulties)
    assert dialog._gm.button(1).isVisible() == has_advantage(ruleset)
    assert not any("_" in dialog.tree.told(wanted) for wanted in saves_of(ruleset))
    for kind in dialog._kind.buttons():
        if kind.isVisible():
            press(kind)
        roll(dialog)
        assert dialog.outcome.isVisible() and not dialog.wrong.isVisible()


def test_saves_come_by_category_by_ability_or_as_one(session):
    kinds = {tuple(wanted.ability for wanted in saves_of(find_ruleset(name))) for name in names()}
    assert {("str", "dex", "con", "int", "wis", "cha"), ("",), ()} < kinds
    assert any("wands" in kind for kind in kinds)


def test_a_ruleset_without_any_says_so(opened, session, monkeypatch):
    usual = find_ruleset(DEFAULT)
    bare = replace(usual, skills={}, attacks=replace(usual.attacks, rolls=False))
    monkeypatch.setattr(catalog, "RULESETS", {DEFAULT: bare})
    dialog = opened("ana")
    press(dialog.buttons.button(QDialogButtonBox.StandardButton.Close))
    assert not dialog.isVisible() and not has_checks(session.ruleset)


@pytest.mark.parametrize("ruleset", names())
def test_every_skill_and_difficulty_has_words_translators_find(ruleset):
    assert set(find_ruleset(ruleset).skills) <= set(words.WORDS)
    assert set(find_ruleset(ruleset).difficulties) <= set(DIFFICULTIES)


# ---------------------------------------------------------------- in the window
def test_the_window_opens_it_by_key_for_who_is_selected(session, qtbot):
    hand = open_on(session, qtbot)
    session.select([])
    assert hand.window.actions_.check.isEnabled()  # for whose card is shown
    session.select(["ben"])
    seen = []

    def leave() -> None:
        dialog = QApplication.activeModalWidget()
        if not isinstance(dialog, CheckDialog):
            QTimer.singleShot(50, hand.window, leave)
            return
        seen.append(dialog.title.text())
        QTest.keyClick(dialog, Qt.Key.Key_Escape)

    leave()
    hand.key(Qt.Key.Key_R)
    qtbot.waitUntil(lambda: seen == ["Ben"])
    assert hand.window.actions_.check in hand.window.actions_.context(True)
