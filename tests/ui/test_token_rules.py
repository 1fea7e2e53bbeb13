"""Level or challenge, attitude and Heroic Inspiration in a token's form and in the window."""

import msgspec
import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialogButtonBox

from battlemap.encounter import commands as c
from battlemap.encounter.document import Document
from battlemap.geometry import Cell
from battlemap.rulesets import find_ruleset, names
from battlemap.ui.dialogs.rollable import saves_by_ability
from battlemap.ui.dialogs.token import TokenDialog
from battlemap.ui.dialogs.token_rules import rank_of, rank_text
from battlemap.ui.theme import apply_theme
from tests.ui.canvas.conftest import open_on
from tests.ui.panel.fights import fight_session


@pytest.fixture
def session(qapp):
    apply_theme(qapp)
    return fight_session()


@pytest.fixture
def opened(qtbot, session):
    def show(token_id: str = "") -> TokenDialog:
        token = session.state.tokens[token_id] if token_id else None
        dialog = TokenDialog(session, token, Cell(12, 8), None)
        qtbot.addWidget(dialog)
        with qtbot.waitExposed(dialog):
            dialog.show()
        return dialog

    return show


def keep(dialog: TokenDialog) -> None:
    QTest.mouseClick(dialog.buttons.button(QDialogButtonBox.StandardButton.Ok), Qt.MouseButton.LeftButton)


def test_a_characters_level_sets_its_proficiency(opened, session):
    dialog = opened("ana")
    assert dialog.by_rules.rank_label.text() == "&Level" and dialog.by_rules.proficiency.text() == "proficiency bonus +2"
    QTest.keyClicks(dialog.by_rules.rank, "9")
    assert dialog.by_rules.proficiency.text() == "proficiency bonus +4"
    keep(dialog)
    assert (session.state.tokens["ana"].creature.level, session.state.tokens["ana"].creature.proficiency) == (9, 4)


def test_a_challenge_may_be_a_part_of_one(opened, session):
    dialog = opened("ogre")
    assert dialog.by_rules.rank_label.text() == "Chall&enge"
    QTest.keyClicks(dialog.by_rules.rank, "1/4")
    keep(dialog)
    assert session.state.tokens["ogre"].creature.challenge == 0.25
    assert opened("ogre").by_rules.rank.text() == "1/4"


def test_a_bonus_given_by_hand_stays_while_the_level_does(opened, session):
    session.do(c.Edit(token="ana", fields={"level": 1, "proficiency": 6}))
    dialog = opened("ana")
    assert dialog.by_rules.proficiency.text() == "proficiency bonus +6"
    dialog.hp.setValue(3)
    keep(dialog)
    assert session.state.tokens["ana"].creature.proficiency == 6


@pytest.mark.parametrize("text", ["x", "99", "-1", "1/0", "1e9", "2/3/4", ".", "2.5"])
def test_a_bad_level_is_one_sentence_and_the_field_is_gone_to(opened, session, text):
    before = session.document.position
    dialog = opened("ana")
    dialog.by_rules.rank.setText(text)
    keep(dialog)
    assert dialog.wrong.isVisible() and "\n" not in dialog.wrong.text() and dialog.by_rules.rank.hasFocus()
    assert session.document.position == before


@pytest.mark.parametrize(("who", "rank"), [("ana", "level"), ("ogre", "challenge")])
def test_a_level_or_challenge_is_taken_away_with_the_bonus_it_brought(opened, session, who, rank):
    session.do(c.Edit(token=who, fields={rank: 9}))
    dialog = opened(who)
    dialog.by_rules.rank.selectAll()
    QTest.keyClick(dialog.by_rules.rank, Qt.Key.Key_Delete)
    keep(dialog)
    creature = session.state.tokens[who].creature
    assert (getattr(creature, rank), creature.proficiency) == (None, 2)
    session.undo()
    assert session.state.tokens[who].creature.proficiency == 4


def test_attitude_and_inspiration_are_kept_and_undone(opened, session):
    dialog = opened("cat")
    dialog.by_rules.attitude.setFocus()
    QTest.keyClicks(dialog.by_rules.attitude, "fri")
    dialog.by_rules.inspired.setFocus()
    QTest.keyClick(dialog.by_rules.inspired, Qt.Key.Key_Space)
    keep(dialog)
    assert (session.state.tokens["cat"].attitude, session.state.tokens["cat"].inspired) == ("friendly", True)
    again = opened("cat")
    assert again.by_rules.attitude.currentText() == "friendly" and again.by_rules.inspired.isChecked()
    again.by_rules.attitude.setCurrentIndex(0)
    keep(again)
    assert session.state.tokens["cat"].attitude == ""
    session.undo()
    assert session.state.tokens["cat"].attitude == "friendly"


def test_newcomers_have_them_too(opened, session):
    dialog = opened()
    dialog.by_rules.rank.setText("5")
    dialog.by_rules.attitude.setCurrentIndex(3)
    keep(dialog)
    goblin = next(token for token in session.state.tokens.values() if token.name == "Goblin")
    assert (goblin.creature.challenge, goblin.creature.proficiency, goblin.attitude) == (5, 3, "hostile")


@pytest.mark.parametrize("name", names())
def test_only_what_the_ruleset_has_stands_in_the_form(name, opened, session):
    session.document = Document(msgspec.structs.replace(session.state, ruleset=name), find_ruleset)
    ruleset, fields = session.ruleset, opened("ana").by_rules
    assert fields.rank.isVisible() == saves_by_ability(ruleset)
    assert fields.attitude.isVisible() == bool(ruleset.persuasion)
    assert fields.inspired.isVisible() == ruleset.inspiration


def test_ranks_as_people_write_them():
    assert [rank_of(text) for text in ("1/8", "0,5", " 12 ", "", "31")] == [0.125, 0.5, 12, None, None]
    assert [rank_text(rank) for rank in (0.125, 0.25, 0.5, 3, 0)] == ["1/8", "1/4", "1/2", "3", "0"]


def test_the_window_gives_inspiration_to_the_selected(session, qtbot):
    hand = open_on(session, qtbot)
    actions = hand.window.actions_
    session.select([])
    assert actions.inspired.isEnabled()  # for whose card is shown
    session.select(["ana", "ben"])
    assert actions.inspired in actions.context(True)
    actions.inspired.trigger()
    assert session.state.tokens["ana"].inspired and session.state.tokens["ben"].inspired and actions.inspired.isChecked()
    session.select(["cat"])
    assert not actions.inspired.isChecked()
    session.select(["ana"])
    actions.inspired.trigger()
    assert not session.state.tokens["ana"].inspired and not actions.inspired.isChecked()
