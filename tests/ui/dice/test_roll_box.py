"""Roll anything, and keep rolls under a name: by menu, by key, in order."""

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from battlemap.encounter.events import FreelyRolled
from battlemap.ui.dice.own_rolls import KEY, OwnRoll, keep_rolls, kept_rolls
from battlemap.ui.dice.roll_box import RollDialog
from battlemap.ui.settings import Settings

ENTER = Qt.Key.Key_Return


@pytest.fixture
def box(hand, opened):
    return opened(RollDialog(hand.window.session, hand.window.settings, hand.window))


def roll(box: RollDialog, text: str) -> None:
    box.entry.selectAll()
    QTest.keyClicks(box.entry, text)
    QTest.keyClick(box.entry, ENTER)


def last(hand) -> FreelyRolled:
    return hand.window.session.document.steps[-1].events[0]


def log(hand) -> str:
    model = hand.window.panel.log.model()
    return "\n".join(str(model.index(i, 0).data()) for i in range(model.rowCount()))


def test_a_formula_and_enter_roll_and_the_next_enter_rolls_again(box, hand):
    hand.window.session.roller.next = [4, 2, 6, 5]
    roll(box, "2d6+3")
    assert box.total.text() == "9" and box.faces.text() == "2d6+3:  4, 2"
    QTest.keyClick(box.entry, ENTER)
    assert box.total.text() == "14" and box.isVisible()
    assert "The game master rolls 2d6+3: 4, 2 → 9" in log(hand)


def test_dice_that_do_not_count_stand_in_brackets(box, hand):
    hand.window.session.roller.next = [1, 6, 5, 2]
    roll(box, "Stats: 4d6kh3")
    assert box.total.text() == "13" and box.faces.text() == "4d6kh3:  [1], 6, 5, 2"
    assert "The game master rolls Stats (4d6kh3): [1], 6, 5, 2 → 13" in log(hand)


@pytest.mark.parametrize("text", ["/r 2d6", "/roll 2d6", "  2d6 "])
def test_as_it_is_written_elsewhere(box, hand, text):
    roll(box, text)
    assert last(hand).dice == "2d6"


def test_one_undo_takes_it_back_and_it_is_struck_through(box, hand):
    roll(box, "2d6")
    before = hand.window.session.document.position
    hand.window.actions_.undo.trigger()
    assert hand.window.session.document.position == before - 1


def test_a_bad_formula_is_one_sentence_with_its_place_and_nothing_is_rolled(box, hand):
    before = hand.window.session.document.position
    roll(box, "2d6 + fire")
    assert box.wrong.text() == '"fire" (place 7) is not understood; write dice like 2d6+3 or d20 adv.'
    assert box.entry.text() == "2d6 + fire" and hand.window.session.document.position == before
    roll(box, "2d6")
    assert not box.wrong.isVisible() and hand.window.session.document.position == before + 1


def test_each_selected_creature_rolls_once(hand, opened):
    hand.window.session.select(["orc", "ogre"])
    box = opened(RollDialog(hand.window.session, hand.window.settings, hand.window))
    box.each.setChecked(True)
    hand.window.session.roller.next = [11, 3]
    roll(box, "Stealth: d20+6")
    told = box.faces.text().splitlines()
    assert told == ["Orc rolls Stealth (d20+6): 11 → 17", "Ogre rolls Stealth (d20+6): 3 → 9"]


def test_the_table_rolls_where_paper_dice_are_used(box, hand):
    session = hand.window.session
    session.dice_mode, session.ask_faces = "typed", lambda need: [6] * len(need.sides)
    roll(box, "3d6")
    assert box.total.text() == "18"


def test_dice_called_off_change_nothing(box, hand):
    session = hand.window.session
    session.dice_mode, session.ask_faces = "typed", lambda need: None
    before = session.document.position
    roll(box, "3d6")
    assert session.document.position == before and box.isVisible() and box.entry.text() == "3d6"


# ---------------------------------------------------------------- kept rolls
def keep(box: RollDialog, text: str) -> None:
    box.entry.selectAll()
    QTest.keyClicks(box.entry, text)
    QTest.mouseClick(box.keep_button, Qt.MouseButton.LeftButton)


def test_rolls_are_kept_renamed_reordered_and_deleted(box):
    for text in ("Stealth: d20+6", "Breath: 8d6 fire", "d6"):
        keep(box, text)
    assert [entry.name for entry in kept_rolls(Settings())] == ["Stealth", "Breath", "d6"]
    QTest.mouseClick(box.up_button, Qt.MouseButton.LeftButton)
    assert [entry.name for entry in box.rolls] == ["Stealth", "d6", "Breath"] and box.list.currentRow() == 1
    box.list.setCurrentRow(0)
    assert box.entry.text() == "Stealth: d20+6"
    box.entry.setText("Hide: d20+7")
    QTest.mouseClick(box.change_button, Qt.MouseButton.LeftButton)
    box.list.setCurrentRow(2)
    QTest.mouseClick(box.delete_button, Qt.MouseButton.LeftButton)
    assert [entry.text for entry in kept_rolls(Settings())] == ["Hide: d20+7", "d6"]
    assert box.entry.text() == "Breath: 8d6 fire"  # to be kept again


def test_nothing_that_is_no_roll_is_kept(box):
    keep(box, "Stealth: ")
    assert kept_rolls(Settings()) == [] and box.wrong.isVisible()


def test_enter_in_the_list_rolls_the_chosen(box, hand):
    keep(box, "Breath: 2d6 fire")
    box.list.setFocus()
    box.list.setCurrentRow(0)
    QTest.keyClick(box.list, ENTER)
    assert last(hand).name == "Breath"


def test_alt_and_a_digit_roll_a_kept_one_from_anywhere(hand, qtbot):
    keep_rolls(hand.window.settings, [OwnRoll("Fall: 2d6"), OwnRoll("Stealth: d20+6", each=True, secret=True)])
    hand.window.actions_.dice.name_own()
    hand.window.session.select(["orc", "ogre"])
    hand.key(Qt.Key.Key_2, Qt.KeyboardModifier.AltModifier)
    step = hand.window.session.document.steps[-1]
    assert [(event.token, event.secret) for event in step.events] == [("orc", True), ("ogre", True)]
    assert "Orc rolls Stealth (d20+6)" in hand.window.notice.text


def test_the_palette_and_the_menu_know_kept_rolls_by_name(hand):
    keep_rolls(hand.window.settings, [OwnRoll("Rock & roll: 2d6")])
    hand.window.actions_.dice.name_own()
    named = [action for action in hand.window.all_actions() if action.text() == "Rock && roll"]
    assert len(named) == 1 and named[0].isEnabled() and named[0].shortcut().toString() == "Alt+1"


def test_the_slash_opens_the_box(hand):
    seen = []
    QTimer.singleShot(50, QApplication.instance(), lambda: (seen.append(QApplication.activeModalWidget()), seen[0].reject()))
    hand.key(Qt.Key.Key_Slash)
    assert isinstance(seen[0], RollDialog)


@pytest.mark.parametrize("broken", ["{", "[1, 2]", '[{"text": "many"}]', '[{"txt": 3}]', '{"text": "d6"}'])
def test_kept_rolls_nobody_can_read_are_left_out(broken):
    Settings().set_text(KEY, broken)
    assert kept_rolls(Settings()) == []


def test_a_very_long_word_makes_neither_the_dialog_nor_the_menu_wider(hand, opened):
    keep_rolls(hand.window.settings, [OwnRoll("n" * 150 + ": 2d6")])
    hand.window.actions_.dice.name_own()
    assert len(hand.window.actions_.dice._own[0].text()) < 60
    box = opened(RollDialog(hand.window.session, hand.window.settings, hand.window))
    was = box.width()
    roll(box, "2d6 " + "w" * 150)
    assert box.total.isVisible() and box.width() == was and not box.list.horizontalScrollBar().isVisible()


def test_settings_nested_past_reading_keep_no_rolls(qapp):
    settings = Settings()
    settings.set_text(KEY, "[" * 100_000)
    assert kept_rolls(settings) == []
