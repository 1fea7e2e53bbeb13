"""The smaller dialogs: conditions, a new fight, readying, paper dice, history, shortcuts, the command palette, importing."""

import pytest
from PIL import Image
from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialogButtonBox

from battlemap.bestiary import attribution
from battlemap.encounter import commands as c
from battlemap.encounter.outcome import NeedDice
from battlemap.rulesets.catalog import RULESETS
from battlemap.ui.dialogs.about import AboutDialog
from battlemap.ui.dialogs.condition import ConditionDialog
from battlemap.ui.dialogs.dice_entry import DiceDialog, ask_faces
from battlemap.ui.dialogs.history import HistoryDialog
from battlemap.ui.dialogs.import_map import ImportDialog
from battlemap.ui.dialogs.new_fight import NewFightDialog
from battlemap.ui.dialogs.palette import CommandPalette, matches
from battlemap.ui.dialogs.ready import ReadyDialog
from battlemap.ui.dialogs.shortcuts import ShortcutsDialog
from tests.ui.panel.fights import fight_session


def press_ok(dialog) -> None:
    QTest.mouseClick(dialog.buttons.button(QDialogButtonBox.StandardButton.Ok), Qt.MouseButton.LeftButton)


# ---------------------------------------------------------------- conditions
def _choose(dialog, text: str) -> None:
    dialog.list.setCurrentItem(dialog.list.findItems(text, Qt.MatchFlag.MatchExactly)[0])


def test_condition_for_several(opened, session):
    dialog = opened(ConditionDialog(session, ("ana", "gob-1"), None))
    _choose(dialog, "Prone")
    press_ok(dialog)
    assert all(session.state.tokens[token].has("prone") for token in ("ana", "gob-1"))


@pytest.mark.parametrize("kind", ["start_of_turn", "rounds", "save_ends"])
def test_a_condition_for_several_is_one_step_back(opened, session, kind):
    dialog = opened(ConditionDialog(session, ("ana", "gob-1"), None))
    _choose(dialog, "Stunned")
    dialog.until.setCurrentIndex(dialog.until.findData(kind))
    press_ok(dialog)
    lasts = [session.state.tokens[token].effect("stunned").until for token in ("ana", "gob-1")]
    assert kind != "start_of_turn" or lasts == ["start_of_turn:ana", "start_of_turn:gob-1"]
    session.undo()
    assert not any(session.state.tokens[token].effects for token in ("ana", "gob-1"))


def test_what_speaks_against_a_condition_is_said_in_the_dialog_and_nobody_gets_it(opened, session):
    session.do(c.Edit(token="gob-1", fields={"condition_immune": ["stunned"]}))
    dialog = opened(ConditionDialog(session, ("ana", "gob-1"), None))
    _choose(dialog, "Stunned")
    press_ok(dialog)
    assert dialog.isVisible() and session.state.tokens["gob-1"].name in dialog.wrong.text()
    assert not session.state.tokens["ana"].effects


@pytest.mark.parametrize(("kind", "until"), [
    ("", ""), ("start_of_turn", "start_of_turn:ana"), ("end_of_next_turn", "end_of_next_turn:ana"), ("save_ends", "save_ends"),
])  # fmt: skip
def test_condition_lasts(opened, session, kind, until):
    dialog = opened(ConditionDialog(session, ("ana",), None))
    _choose(dialog, "Stunned")
    dialog.until.setCurrentIndex(dialog.until.findData(kind))
    press_ok(dialog)
    assert session.state.tokens["ana"].effect("stunned").until == until


def test_condition_for_rounds_and_levels(opened, session):
    dialog = opened(ConditionDialog(session, ("ana",), None))
    _choose(dialog, "Blinded")
    assert not dialog.level.isEnabled() and not dialog.rounds.isEnabled()
    _choose(dialog, "Exhaustion")
    dialog.level.setValue(2)
    dialog.until.setCurrentIndex(dialog.until.findData("rounds"))
    dialog.rounds.setValue(3)
    press_ok(dialog)
    effect = session.state.tokens["ana"].effect("exhaustion")
    assert effect.amount == 2 and effect.until.startswith("rounds:3")


# ---------------------------------------------------------------- new fight, readying
def test_new_fight(opened, session, tmp_path, monkeypatch):
    made = []
    monkeypatch.setattr(session, "new_fight", lambda state: made.append(state) or True)
    dialog = opened(NewFightDialog(session, None))
    dialog.columns.setValue(12)
    dialog.rows.setValue(7)
    QTest.keyClick(dialog.title, Qt.Key.Key_Return)
    assert (made[0].scene.width, made[0].scene.height, made[0].ruleset) == (12, 7, "dnd2024")
    assert not dialog.isVisible()


def test_ready_wants_a_trigger(opened, session):
    dialog = opened(ReadyDialog(session, "ana", None))
    press_ok(dialog)
    assert dialog.wrong.isVisible() and dialog.trigger.hasFocus()
    QTest.keyClicks(dialog.trigger, "the door opens")
    QTest.keyClick(dialog.trigger, Qt.Key.Key_Return)
    assert session.state.tokens["ana"].readied["trigger"] == "the door opens"


# ---------------------------------------------------------------- paper dice
WANTED = NeedDice("damage", "ana", (8, 6, 6), "1d8+2d6")


def test_dice_typed(opened, session):
    dialog = opened(DiceDialog(WANTED, session, None))
    QTest.keyClicks(dialog.entry, "7, 1 6")
    QTest.keyClick(dialog.entry, Qt.Key.Key_Return)
    assert dialog.faces == [7, 1, 6]


def test_no_dice_typed_are_rolled(opened, session):
    session.roller.next = [2, 3, 4]
    dialog = opened(DiceDialog(WANTED, session, None))
    QTest.keyClick(dialog.entry, Qt.Key.Key_Return)
    assert dialog.faces == [2, 3, 4]


@pytest.mark.parametrize("text", ["2", "21", "=2 3", "9 1 1", "a b c", "1 2 3 4", "0 1 1", "1 2 -3"])
def test_bad_dice_are_one_sentence(opened, session, text):
    dialog = opened(DiceDialog(WANTED, session, None))
    QTest.keyClicks(dialog.entry, text)
    QTest.keyClick(dialog.entry, Qt.Key.Key_Return)
    assert dialog.wrong.isVisible() and dialog.isVisible() and dialog.entry.hasFocus()


def test_what_the_dice_come_to_may_be_typed(opened, session):
    dialog = opened(DiceDialog(WANTED, session, None))
    QTest.keyClicks(dialog.entry, "13")
    QTest.keyClick(dialog.entry, Qt.Key.Key_Return)
    assert sum(dialog.faces) == 13 and not dialog.isVisible()


@pytest.mark.parametrize(("text", "faces"), [("4 17", [4, 17]), ("17", [17, 17]), ("nat 20", [20, 20]), ("n1 n4", [1, 4])])
def test_a_pair_is_typed_as_two_dice_or_as_the_one_that_counts(opened, session, text, faces):
    dialog = opened(DiceDialog(NeedDice("check", "ana", (20, 20), "stealth"), session, None))
    QTest.keyClicks(dialog.entry, text)
    QTest.keyClick(dialog.entry, Qt.Key.Key_Return)
    assert dialog.faces == faces


def test_where_the_table_rolls_an_empty_field_asks_and_the_button_rolls(opened, session):
    session.dice_mode, session.roller.next = "typed", [2, 3, 4]
    dialog = opened(DiceDialog(WANTED, session, None))
    QTest.keyClick(dialog.entry, Qt.Key.Key_Return)
    assert dialog.isVisible() and dialog.wrong.text() == "Type what the dice show, or let the program roll."
    QTest.mouseClick(dialog.roll_button, Qt.MouseButton.LeftButton)
    assert dialog.faces == [2, 3, 4]


def _answer(key) -> None:
    """Press a key in the dialog that is about to block."""
    QTimer.singleShot(100, QApplication.instance(), lambda: QTest.keyClick(QApplication.activeModalWidget().focusWidget(), key))


def test_ask_faces_and_its_cancel(session):
    session.roller.next = [4, 5, 6]
    _answer(Qt.Key.Key_Return)
    assert ask_faces(WANTED, session, None) == [4, 5, 6]
    _answer(Qt.Key.Key_Escape)
    assert ask_faces(WANTED, session, None) is None


def test_cancelled_dice_change_nothing(session):
    session.dice_mode = "typed"
    session.ask_faces = lambda wanted: ask_faces(wanted, session, None)
    before = session.document.position
    _answer(Qt.Key.Key_Escape)
    assert session.do(c.MakeAttack(token="ana", target="gob-1")) is None
    assert session.document.position == before


def test_a_condition_may_end_with_anybodys_turn(opened, session):
    dialog = opened(ConditionDialog(session, ("ogre",), None))
    _choose(dialog, "Blinded")
    dialog.until.setCurrentIndex(dialog.until.findData("end_of_next_turn"))
    assert dialog.whose.currentText() == "its own" and dialog.whose.isEnabled() and not dialog.rounds.isEnabled()
    dialog.whose.setCurrentIndex(dialog.whose.findData("ben"))
    press_ok(dialog)
    assert session.state.tokens["ogre"].effects[0].until == "end_of_next_turn:ben"


def test_a_condition_may_hang_on_concentration_and_whose_it_is_begins_to(opened, session):
    dialog = opened(ConditionDialog(session, ("ogre",), None))
    _choose(dialog, "Restrained")
    dialog.until.setCurrentIndex(dialog.until.findData("concentration"))
    assert dialog.whose.currentData() == "ana"
    press_ok(dialog)
    assert session.state.tokens["ogre"].effects[0].until == "concentration:ana"
    assert session.state.tokens["ana"].concentrating == "restrained"


# ---------------------------------------------------------------- history
def lines_of(dialog) -> list[str]:
    """The tree as it reads: heads without, lines with their position."""
    found: list[str] = []

    def walk(item, depth: int) -> None:
        found.append("  " * depth + item.text(0))
        for i in range(item.childCount()):
            walk(item.child(i), depth + 1)

    for i in range(dialog.tree.topLevelItemCount()):
        walk(dialog.tree.topLevelItem(i), 0)
    return found


def test_history_walks_there_and_back(opened, session):
    session.do(c.Heal(target="gob-2", amount=1))
    session.do(c.Heal(target="gob-2", amount=1))
    dialog = opened(HistoryDialog(session, None))
    assert len(dialog._items) == 4 and dialog.tree.currentItem() is dialog._items[3]
    dialog.tree.setCurrentItem(dialog._items[2])
    QTest.keyClick(dialog.tree, Qt.Key.Key_Return)
    assert session.document.position == 2 and dialog._items[3].font(0).strikeOut()
    dialog.tree.itemActivated.emit(dialog._items[3], 0)
    assert session.document.position == 3 and not dialog._items[3].font(0).strikeOut()
    QTest.keyClick(dialog.tree, Qt.Key.Key_Escape)
    assert not dialog.isVisible()


def test_history_stands_by_rounds_and_turns(opened):
    before = fight_session(begun=False)
    before.do(c.Begin(totals={"ana": 19, "ben": 15, "gob-1": 12, "gob-2": 12, "ogre": 8, "cat": 3}))
    before.do(c.Concentrate(token="ana", on="Bless"))
    for _ in range(6):
        before.do(c.EndTurn(token=before.state.turn.active))
    before.do(c.Heal(target="ana", amount=1))
    told = lines_of(opened(HistoryDialog(before, None)))
    assert told[:2] == ["Before the fight", "  The start"]
    assert [line for line in told if not line.startswith(" ")] == ["Before the fight", "Round 1", "Round 2"]
    assert told[3] == "  Ana Steelhand" and told[5] == "    Ana Steelhand concentrates on Bless."
    assert told[-3:] == ["  Ana Steelhand", "    Ana Steelhand's turn begins.", "    Ana Steelhand regains 1 hit points: 22."]


def test_history_goes_a_turn_back_and_on_and_forward_works_until_something_new_is_done(opened):
    before = fight_session(begun=False)
    before.do(c.Begin(totals={"ana": 19, "ben": 15, "gob-1": 12, "gob-2": 12, "ogre": 8, "cat": 3}))
    before.do(c.EndTurn(token="ana"))
    there = before.state
    before.do(c.MoveToken(token="ben", to=(2, 4)))
    end = before.state
    dialog = opened(HistoryDialog(before, None))
    QTest.mouseClick(dialog.back, Qt.MouseButton.LeftButton)
    assert before.state == there and before.state.turn.active == "ben"
    QTest.mouseClick(dialog.back, Qt.MouseButton.LeftButton)
    assert before.state.turn.active == "ana"
    QTest.mouseClick(dialog.on, Qt.MouseButton.LeftButton)
    assert before.state == there
    QTest.mouseClick(dialog.on, Qt.MouseButton.LeftButton)
    assert before.state == end and not dialog.on.isEnabled()
    before.undo()
    before.do(c.Heal(target="ana", amount=1))
    assert not dialog.on.isEnabled() and lines_of(dialog)[-1].strip().startswith("Ana Steelhand regains")


# ---------------------------------------------------------------- commands
@pytest.fixture
def actions(qapp):
    found = []
    for text, keys in (("&Undo", "Ctrl+Z"), ("Begin: &roll initiative", "Ctrl+B"), ("Fit the map", "F"), ("Redo", "Ctrl+Y")):
        action = QAction(text)
        action.setShortcut(keys)
        found.append(action)
    return found


def test_palette_finds_by_letters_and_does_it(opened, actions, qtbot):
    actions[3].setEnabled(False)
    dialog = opened(CommandPalette(actions, None))
    assert dialog.list.topLevelItemCount() == 4
    QTest.keyClicks(dialog.entry, "ri")
    assert dialog.list.currentItem().text(0) == "Begin: roll initiative"
    assert dialog.list.currentItem().text(1) == "Ctrl+B"
    with qtbot.waitSignal(actions[1].triggered):
        QTest.keyClick(dialog.entry, Qt.Key.Key_Return)
    assert not dialog.isVisible()


def test_palette_arrows_empty_and_escape(opened, actions):
    dialog = opened(CommandPalette(actions, None))
    QTest.keyClick(dialog.entry, Qt.Key.Key_Down)
    assert dialog.list.currentItem().text(0) == "Begin: roll initiative"
    QTest.keyClicks(dialog.entry, "zzz")
    assert not dialog.list.isVisible() and dialog._nothing.isVisible()
    QTest.keyClick(dialog.entry, Qt.Key.Key_Return)
    assert dialog.isVisible()
    QTest.keyClick(dialog.entry, Qt.Key.Key_Escape)
    assert not dialog.isVisible()


def test_starts_of_words_rank_first():
    assert matches("fm", "Fit the map") < matches("fm", "Of them")
    assert matches("xq", "Fit the map") is None


def rows_shown(dialog: ShortcutsDialog) -> list[tuple[str, str]]:
    tops = [dialog.table.topLevelItem(i) for i in range(dialog.table.topLevelItemCount())]
    rows = [top.child(i) for top in tops if not top.isHidden() for i in range(top.childCount())]
    return [(row.text(0), row.text(1)) for row in rows if not row.isHidden()]


def test_shortcuts_lists_and_filters(opened, actions):
    dialog = opened(ShortcutsDialog(actions, None))
    texts = [what for what, _keys in rows_shown(dialog)]
    assert "Undo" in texts and "Zoom" in texts and "Damage or healing" in texts
    QTest.keyClicks(dialog.search, "undo")
    assert [what for what, _keys in rows_shown(dialog)] == ["Undo"]
    dialog.search.setText("drag corner")
    assert rows_shown(dialog) == [("Another corner on the way", "Space or right click")]
    dialog.search.setText("no such key")
    assert rows_shown(dialog) == [] and dialog.nothing.isVisible()
    dialog.search.clear()
    assert len(rows_shown(dialog)) == len(texts)
    QTest.keyClick(dialog.search, Qt.Key.Key_Escape)
    assert not dialog.isVisible()


def test_about(opened):
    dialog = opened(AboutDialog(None))
    said = dialog.credits.toPlainText()
    for ruleset in RULESETS.values():
        assert attribution(ruleset) in said
    assert "Creative Commons Attribution 4.0 International License" in said and "game-icons.net" in said
    drawn = dialog.icon.pixmap().toImage()
    inks = {drawn.pixelColor(x, y).name() for x in range(0, drawn.width(), 4) for y in range(0, drawn.height(), 4)}
    assert drawn.width() >= 48 and len(inks) > 8 and dialog.icon.isVisible()
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    assert not dialog.isVisible()


# ---------------------------------------------------------------- importing
@pytest.fixture
def cave(tmp_path):
    path = tmp_path / "cave 20x14.png"
    Image.new("RGB", (1400, 980), (90, 110, 80)).save(path)
    return path


def test_picture_is_told_its_squares(opened, session, cave):
    dialog = opened(ImportDialog.opened(session, cave, None))
    assert (dialog.columns.value(), dialog.rows.value(), dialog.px.value()) == (20, 14, 70.0)
    dialog.columns.setValue(10)
    assert (dialog.rows.value(), dialog.px.value()) == (7, 140.0)
    dialog.px.setValue(35)
    assert (dialog.columns.value(), dialog.rows.value()) == (40, 28)
    press_ok(dialog)
    scene = session.state.scene
    assert (scene.width, scene.height, scene.picture.px_per_square, scene.square) == (40, 28, 35, 15)


def test_map_says_what_was_found_and_esc_leaves_it(opened, session, shared):
    path = sorted((shared / "samples" / "uvtt").glob("*.dd2vtt"))[0]
    before = session.document
    dialog = opened(ImportDialog.opened(session, path, None))
    assert "wall" in dialog.findings.counts.text() and "Universal VTT" in dialog.findings.kind.text()
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    assert session.document is before


@pytest.mark.parametrize("content", [b"", b"{}", b"nonsense"])
def test_a_bad_file_is_one_sentence(session, tmp_path, content, qtbot):
    path = tmp_path / "map.png"
    path.write_bytes(content)
    with qtbot.waitSignal(session.message) as said:
        assert ImportDialog.opened(session, path, None) is None
    assert said.args[0] and "\n" not in said.args[0]


def test_a_missing_file_is_one_sentence(session, tmp_path, qtbot):
    with qtbot.waitSignal(session.message):
        assert ImportDialog.opened(session, tmp_path / "none.dd2vtt", None) is None


# ---------------------------------------------------------------- taking conditions away
def test_conditions_are_taken_from_all_who_have_them(opened, session):
    session.do(c.SetCondition(targets=("ana", "ogre"), add="prone"))
    dialog = opened(ConditionDialog(session, ("ana", "ogre", "gob-1"), None))
    assert not dialog.take_button.isEnabled()
    _choose(dialog, "Prone  ✓ 2/3")
    QTest.mouseClick(dialog.take_button, Qt.MouseButton.LeftButton)
    assert not any(token.has("prone") for token in session.state.tokens.values())
    assert dialog.isVisible() and not dialog.take_button.isEnabled()


def test_history_names_who_has_left(opened, session):
    session.do(c.Leave(token="gob-1", why="fled"))
    session.undo()
    session.redo()
    dialog = opened(HistoryDialog(session, None))
    assert any("leaves (fled)" in line for line in lines_of(dialog))


def test_dice_rolled_ahead_are_there_to_correct(opened, session):
    session.dice_mode, session.roller.next = "both", [2, 3, 4]
    dialog = opened(DiceDialog(WANTED, session, None))
    assert dialog.entry.text() == "2 3 4" and dialog.entry.selectedText() == "2 3 4"
    QTest.keyClick(dialog.entry, Qt.Key.Key_Return)
    assert dialog.faces == [2, 3, 4]
