"""A new fight under any ruleset of the catalog: what the dialog says of each, and that the last choice is remembered."""

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from battlemap.rulesets import DEFAULT, catalog, find_ruleset
from battlemap.ui import words
from battlemap.ui.dialogs.new_fight import NewFightDialog
from battlemap.ui.settings import Settings
from battlemap.ui.theme import apply_theme
from tests.ui.panel.fights import fight_session

USUAL = find_ruleset(DEFAULT)
OTHER = replace(
    USUAL, name="other", title="Another game", square=30, resources={"deed": 2, "bonus": 0},
    turns=replace(USUAL.turns, schedule="phases", phases=("moving", "striking"), surprise="lost_turn"),
)  # fmt: skip


@pytest.fixture
def session(qapp):
    apply_theme(qapp)
    return fight_session()


@pytest.fixture
def made(session, monkeypatch):
    """The fights asked for; nothing is written."""
    found = []
    monkeypatch.setattr(session, "new_fight", lambda state: found.append(state) or True)
    return found


@pytest.fixture
def opened(qtbot, session, monkeypatch):
    """Opens the dialog, with a second ruleset in the catalog."""
    monkeypatch.setattr(catalog, "RULESETS", {USUAL.name: USUAL, OTHER.name: OTHER})

    def show() -> NewFightDialog:
        dialog = NewFightDialog(session, None, Settings())
        qtbot.addWidget(dialog)
        with qtbot.waitExposed(dialog):
            dialog.show()
        return dialog

    return show


def choose(dialog: NewFightDialog, title: str) -> None:
    """As a game master does: type the first letters into the list."""
    dialog.ruleset.setFocus()
    QTest.keyClicks(dialog.ruleset, title[:4])
    assert dialog.ruleset.currentText() == title


def test_all_rulesets_are_offered_by_their_titles(opened):
    dialog = opened()
    assert [dialog.ruleset.itemText(i) for i in range(dialog.ruleset.count())] == [USUAL.title, "Another game"]
    assert dialog.ruleset.currentData() == DEFAULT


def test_a_ruleset_says_what_it_does_and_brings_its_square(opened, made):
    dialog = opened()
    usual = dialog.told.text()
    choose(dialog, "Another game")
    assert dialog.told.text() == (
        "A square is 3 m; sides go through the phases moving, striking; a turn gives 2 × deed; "
        "the surprised lose their first turn."
    )
    assert dialog.told.text() != usual
    QTest.keyClick(dialog.title, Qt.Key.Key_Return)
    assert (made[0].ruleset, made[0].scene.square) == ("other", 30)


def test_a_square_that_was_typed_stays(opened, made):
    dialog = opened()
    dialog.square.setFocus()
    dialog.square.selectAll()
    QTest.keyClicks(dialog.square, dialog.square.locale().toString(2.5))
    choose(dialog, "Another game")
    QTest.keyClick(dialog.title, Qt.Key.Key_Return)
    assert made[0].scene.square == 25


def test_the_last_choice_is_offered_first_the_next_time(opened, made):
    dialog = opened()
    choose(dialog, "Another game")
    QTest.keyClick(dialog.title, Qt.Key.Key_Return)
    again = opened()
    assert again.ruleset.currentText() == "Another game" and again.square.value() == 3


def test_a_cancelled_choice_is_not_remembered(opened, made):
    dialog = opened()
    choose(dialog, "Another game")
    QTest.keyClick(dialog.title, Qt.Key.Key_Escape)
    assert not made and opened().ruleset.currentData() == DEFAULT


def test_a_remembered_ruleset_nobody_knows_any_more_is_the_first(opened):
    Settings().set_ruleset("forgotten")
    assert opened().ruleset.currentIndex() == 0


@pytest.mark.parametrize("name", catalog.names())
def test_every_ruleset_is_told_in_one_sentence(name, qapp):
    told = words.ruleset_told(find_ruleset(name))
    assert told.endswith(".") and told.count(". ") == 0 and "_" not in told and "{" not in told
