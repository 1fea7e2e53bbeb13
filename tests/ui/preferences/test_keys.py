"""Every key can be looked for and changed; who has it already is named; menus, tooltips and sheets follow at once."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialogButtonBox

from battlemap.encounter import commands as c
from battlemap.ui import languages
from battlemap.ui.application import application, open_window
from battlemap.ui.dialogs.palette import CommandPalette
from battlemap.ui.dialogs.shortcuts import ShortcutsDialog
from battlemap.ui.keys import KeyTable, written
from battlemap.ui.settings import Settings

KEYS = 5
CONTROL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def page(asked):
    return asked(KEYS).page


def action_of(window, text: str):
    return next(action for action in window.all_actions() if action.text().replace("&", "").rstrip("…") == text)


def told(action) -> list[str]:
    return [key.toString() for key in action.shortcuts()]


def press_new(page, key, modifier=Qt.KeyboardModifier.NoModifier) -> None:
    page.entry.setFocus()
    QTest.keyClick(page.entry, key, modifier)


def look_for(page, text: str) -> None:
    page.search.setFocus()
    page.search.clear()
    QTest.keyClicks(page.search, text)


def test_a_command_is_found_by_its_name_or_its_key(page):
    look_for(page, "history")
    assert page.action.text() == "&History…"
    look_for(page, "Ctrl+H")
    assert page.action.text() == "&History…"
    look_for(page, "nothing of the kind")
    assert page.action is None and not page.entry.isEnabled()


def test_a_free_key_is_taken_at_once_everywhere(page, shown, qtbot):
    history = action_of(shown.window, "History")
    look_for(page, "history")
    press_new(page, Qt.Key.Key_F4, CONTROL)
    assert told(history) == ["Ctrl+F4"] and history.toolTip() == "History (Ctrl+F4)"
    sheet, palette = ShortcutsDialog(shown.window.all_actions(), None), CommandPalette(shown.window.all_actions(), None)
    qtbot.addWidget(sheet)
    qtbot.addWidget(palette)
    recursive = Qt.MatchFlag.MatchRecursive | Qt.MatchFlag.MatchStartsWith
    assert [item.text(1) for item in sheet.table.findItems("History", recursive)] == ["Ctrl+F4"]
    items = [palette.list.topLevelItem(row) for row in range(palette.list.topLevelItemCount())]
    assert next(item.text(1) for item in items if item.text(0) == "History…") == "Ctrl+F4"
    again = open_window()
    qtbot.addWidget(again)
    assert told(action_of(again, "History")) == ["Ctrl+F4"]


def test_a_key_somebody_has_is_told_and_can_be_taken_over(page, shown):
    history, grid = action_of(shown.window, "History"), action_of(shown.window, "Grid")
    look_for(page, "history")
    press_new(page, Qt.Key.Key_G)
    assert page.said.text() == 'G is the key of "Grid".' and told(history) == ["Ctrl+H"] and told(grid) == ["G"]
    QTest.mouseClick(page.take_over, Qt.MouseButton.LeftButton)
    assert told(history) == ["G"] and told(grid) == []
    assert not page.take_over.isVisible()


def test_one_and_all_go_back_to_the_programs_own(page, shown):
    history, grid = action_of(shown.window, "History"), action_of(shown.window, "Grid")
    look_for(page, "history")
    press_new(page, Qt.Key.Key_G)
    QTest.mouseClick(page.take_over, Qt.MouseButton.LeftButton)
    QTest.mouseClick(page.reset, Qt.MouseButton.LeftButton)
    assert told(history) == ["Ctrl+H"] and told(grid) == []
    QTest.mouseClick(page.none, Qt.MouseButton.LeftButton)
    assert told(history) == []
    QTest.mouseClick(page.window().defaults, Qt.MouseButton.LeftButton)
    assert told(history) == ["Ctrl+H"] and told(grid) == ["G"] and Settings().keys_of("keys/") == []


def test_cancel_takes_changed_keys_back(page, shown):
    history = action_of(shown.window, "History")
    look_for(page, "history")
    press_new(page, Qt.Key.Key_F4, CONTROL)
    dialog = page.window()
    QTest.mouseClick(dialog.buttons.button(QDialogButtonBox.StandardButton.Cancel), Qt.MouseButton.LeftButton)
    assert told(history) == ["Ctrl+H"] and Settings().keys_of("keys/") == []


def test_the_new_key_does_it(page, shown, qtbot):
    grid = action_of(shown.window, "Grid")
    look_for(page, "grid")
    press_new(page, Qt.Key.Key_F4, CONTROL)
    QTest.mouseClick(page.window().buttons.button(QDialogButtonBox.StandardButton.Ok), Qt.MouseButton.LeftButton)
    was = grid.isChecked()
    shown.window.activateWindow()
    qtbot.waitUntil(shown.window.isActiveWindow)
    shown.window.view.setFocus()
    QTest.keyClick(shown.window.view, Qt.Key.Key_G)
    assert grid.isChecked() is was
    QTest.keyClick(shown.window.view, Qt.Key.Key_F4, CONTROL)
    assert grid.isChecked() is not was


def test_a_hint_names_the_key_as_it_is_now(page, shown):
    window = shown.window
    window.session.do(c.Begin())
    assert "(Space)" in window.panel.head.next.toolTip()
    look_for(page, "Next step")
    press_new(page, Qt.Key.Key_F4, CONTROL)
    assert "(Ctrl+F4)" in window.panel.head.next.toolTip()
    QTest.mouseClick(page.none, Qt.MouseButton.LeftButton)
    assert "(Ctrl+F4)" not in window.panel.head.next.toolTip()


def test_space_may_be_another_commands(page, shown, qtbot):
    look_for(page, "Grid")
    press_new(page, Qt.Key.Key_Space)
    QTest.mouseClick(page.take_over, Qt.MouseButton.LeftButton)
    QTest.mouseClick(page.window().buttons.button(QDialogButtonBox.StandardButton.Ok), Qt.MouseButton.LeftButton)
    window = shown.window
    grid = action_of(window, "Grid")
    was = grid.isChecked()
    window.view.setFocus()
    QTest.keyClick(window.view, Qt.Key.Key_Space)
    assert grid.isChecked() is not was


def test_names_of_actions_are_their_own_and_the_same_in_every_language(qapp, qtbot):
    found = []
    for code in languages.LANGUAGES:
        Settings().set_text(languages.CHOSEN, code)
        application()
        window = open_window()
        qtbot.addWidget(window)
        found.append(list(window.actions_.keys.actions))
        assert len(set(found[-1])) == len([action for action in window.all_actions()])
    assert found[0] == found[1] == found[2]
    Settings().forget(languages.CHOSEN)
    application()


def test_no_two_commands_come_with_the_same_key(qtbot):
    window = open_window()
    qtbot.addWidget(window)
    taken: dict[str, str] = {}
    for action in window.all_actions():
        for key in told(action):
            assert key not in taken, f"{key}: {taken.get(key)} and {action.text()}"
            taken[key] = action.text()


def test_a_key_given_away_is_not_also_where_the_program_has_it(qtbot):
    Settings().set_text("keys/Actions.history", "G")
    Settings().set_text("keys/Actions.house_rules", "no such key+")
    window = open_window()
    qtbot.addWidget(window)
    assert told(action_of(window, "History")) == ["G"] and told(action_of(window, "Grid")) == []
    assert told(action_of(window, "House rules")) == ["Ctrl+Shift+H"]
    table = KeyTable(window.all_actions(), Settings())
    assert table.holder(QKeySequence("G")) is action_of(window, "History")


@pytest.mark.parametrize(
    "key", ["Key_Return", "Key_Escape", "Key_1", "Key_Backspace", "Key_Left", "Key_Plus", "Key_PageUp", "Key_O"]
)
def test_a_key_the_map_has_for_itself_is_given_to_no_command(page, shown, key):
    history = action_of(shown.window, "History")
    look_for(page, "history")
    press_new(page, getattr(Qt.Key, key))
    assert "always means the same" in page.said.text() and not page.take_over.isVisible()
    assert told(history) == ["Ctrl+H"]


def test_such_a_key_in_the_settings_is_none(qtbot, shown):
    table, history = shown.window.actions_.keys, action_of(shown.window, "History")
    for kept in ("Esc", "1, Ctrl+Q", "Return"):
        Settings().set_text("keys/" + history.objectName(), kept)
        table.follow()
        assert told(history) == ["Ctrl+H"]
    Settings().set_text("keys/" + history.objectName(), "Ctrl+1")
    table.follow()
    assert told(history) == ["Ctrl+1"]


def test_one_key_for_everything_is_the_last_ones_and_all_come_back(shown):
    table = shown.window.actions_.keys
    before = {name: written(action.shortcuts()) for name, action in table.actions.items()}
    for action in list(table.actions.values()):
        table.give(action, [QKeySequence("F10")])
    having = [name for name, action in table.actions.items() if QKeySequence("F10") in action.shortcuts()]
    assert having == [list(table.actions)[-1]]
    table.reset_all()
    assert {name: written(action.shortcuts()) for name, action in table.actions.items()} == before
