"""The preferences: every choice takes effect at once, Cancel takes all of it back, a page has a way back to the defaults."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialogButtonBox

from battlemap.encounter import commands as c
from battlemap.storage import fights_folder
from battlemap.ui import motion
from battlemap.ui.application import open_window
from battlemap.ui.screen import screen_of
from battlemap.ui.settings import Settings
from battlemap.ui.theme import palette

GENERAL, LOOK, UNITS, DICE, PLAY, KEYS = range(6)
BUTTONS = QDialogButtonBox.StandardButton
LONG = 30_000


def pick(box, value: str) -> None:
    """Choose in an open list by the keyboard."""
    box.setFocus()
    row, now = box.findData(value), box.currentIndex()
    for _ in range(abs(row - now)):
        QTest.keyClick(box, Qt.Key.Key_Down if row > now else Qt.Key.Key_Up)
    assert box.currentData() == value


def press(dialog, which) -> None:
    QTest.mouseClick(dialog.buttons.button(which), Qt.MouseButton.LeftButton)


def test_they_are_in_the_menu_where_the_platform_wants_them(shown):
    action = next(action for action in shown.window.all_actions() if action.text().replace("&", "") == "Preferences…")
    assert action.menuRole() == QAction.MenuRole.PreferencesRole and action.shortcut().toString() == "Ctrl+,"


def test_tab_goes_from_the_list_into_the_page_that_is_shown(shown, asked):
    dialog = asked()
    assert dialog.list.hasFocus()
    for _ in range(UNITS):
        QTest.keyClick(dialog.list, Qt.Key.Key_Down)
    QTest.keyClick(dialog.list, Qt.Key.Key_Tab)
    assert dialog.page.fields["units"].hasFocus()
    QTest.keyClick(dialog.page.fields["units"], Qt.Key.Key_Tab)
    for button in dialog.buttons.buttons():
        assert dialog.focusWidget() is button
        QTest.keyClick(button, Qt.Key.Key_Tab)
    assert dialog.list.hasFocus()
    press(dialog, BUTTONS.Ok)


def test_the_light_theme_is_there_at_once_and_cancel_takes_it_back(shown, asked):
    dialog = asked(LOOK)
    pick(dialog.page.fields["theme"], "light")
    assert palette().name == "light" and Settings().theme() == "light" and shown.window.actions_.looks.light.isChecked()
    press(dialog, BUTTONS.Cancel)
    assert palette().name == "dark" and Settings().theme() == "dark" and shown.preferences is None


def test_a_system_that_does_not_say_is_dark(shown, asked):
    dialog = asked(LOOK)
    pick(dialog.page.fields["theme"], "light")
    pick(dialog.page.fields["theme"], "system")
    assert palette().name == "dark" and Settings().theme() == "system"
    press(dialog, BUTTONS.Ok)
    assert Settings().theme() == "system"


def test_larger_letters_in_the_whole_window_with_the_fight_as_it_was(shown, asked, qtbot):
    first = shown.window
    first.session.do(c.Begin())
    state, path = first.session.state, first.session.fight_file.path
    first.view.zoom_by(2)
    zoom = first.view.zoom
    small = QApplication.font().pointSizeF()
    dialog = asked(LOOK)
    box = dialog.page.fields["font"]
    box.setFocus()
    for _ in range(5):
        QTest.keyClick(box, Qt.Key.Key_Up)
    qtbot.waitUntil(lambda: shown.window is not first and shown.window.session.fight_file is not None, timeout=LONG)
    assert QApplication.font().pointSizeF() == pytest.approx(small * 1.5)
    assert shown.window.session.state == state and shown.window.session.fight_file.path == path
    qtbot.waitUntil(lambda: abs(shown.window.view.zoom - zoom) < 0.01, timeout=LONG)
    again = shown.preferences
    assert again is not dialog and again.isVisible() and again.page.fields["font"].value() == 150
    press(again, BUTTONS.Cancel)
    qtbot.waitUntil(lambda: QApplication.font().pointSizeF() == pytest.approx(small), timeout=LONG)
    assert Settings().font_percent() == 100


def test_made_anew_the_preferences_stand_where_they_stood_and_whole_on_the_screen(shown, asked, qtbot):
    first, dialog = shown.window, asked(LOOK)
    room = screen_of(dialog).availableGeometry()
    dialog.move(room.right() + 1 - dialog.width(), room.top() + 40)
    dialog.page.fields["font"].setValue(150)
    wide = dialog.width()
    qtbot.waitUntil(lambda: shown.window is not first and shown.preferences is not dialog, timeout=LONG)
    again = shown.preferences
    assert again.width() > wide and again.frameGeometry().top() == room.top() + 40, "no higher than before"
    qtbot.waitUntil(lambda: room.contains(again.frameGeometry()), timeout=LONG)
    press(again, BUTTONS.Cancel)
    qtbot.waitUntil(lambda: Settings().font_percent() == 100, timeout=LONG)


def test_lengths_are_in_feet_all_over_the_window(shown, asked, qtbot):
    first = shown.window
    first.session.do(c.Begin())
    pick(asked(UNITS).page.fields["units"], "feet")
    qtbot.waitUntil(lambda: shown.window is not first and shown.window.session.fight_file is not None, timeout=LONG)
    qtbot.waitUntil(lambda: any(" ft" in told for told in names(shown.window.panel.card)), timeout=LONG)
    assert not any(" m " in f"{told} " for told in names(shown.window.panel.card))
    press(shown.preferences, BUTTONS.Ok)


def names(card) -> list[str]:
    return [widget.accessibleName() for widget in card.findChildren(object) if hasattr(widget, "accessibleName")]


def test_another_language_comes_with_the_preferences_open(shown, asked, qtbot):
    dialog = asked(GENERAL)
    pick(dialog.page.fields["language"], "it")
    qtbot.waitUntil(lambda: shown.preferences is not dialog and shown.preferences is not None, timeout=LONG)
    assert any(action.text().replace("&", "") == "Annulla" for action in shown.window.all_actions())
    press(shown.preferences, BUTTONS.Cancel)
    qtbot.waitUntil(lambda: any(action.text().replace("&", "") == "Undo" for action in shown.window.all_actions()), timeout=LONG)


def test_animations_stop_at_once(shown, asked):
    dialog = asked(LOOK)
    QTest.keyClick(dialog.page.fields["motion"], Qt.Key.Key_Space)
    assert not motion.may_move()
    QTest.mouseClick(dialog.defaults, Qt.MouseButton.LeftButton)
    assert motion.may_move() and dialog.page.fields["motion"].isChecked()
    press(dialog, BUTTONS.Ok)


def test_who_rolls_and_who_answers(shown, asked):
    dialog = asked(DICE)
    pick(dialog.page.fields["dice"], "typed")
    assert shown.window.session.dice_mode == "typed"
    dialog.list.setCurrentRow(PLAY)
    pick(dialog.page.fields["reactions"], "skip")
    assert shown.window.session.answer_of("foes") == "skip"
    shown.window.session.do(c.SetAnswers(side="foes", answer="ask"))
    assert shown.window.session.answer_of("foes") == "ask"
    press(dialog, BUTTONS.Cancel)
    assert shown.window.session.dice_mode == "program" and shown.window.session.answer_of("party") == "ask"


def test_fights_are_kept_in_the_folder_chosen_while_it_is_there(shown, asked, tmp_path, monkeypatch):
    usual, chosen = fights_folder(), tmp_path / "campaign"
    chosen.mkdir()
    dialog = asked(GENERAL)
    page = dialog.page
    monkeypatch.setattr("battlemap.ui.preferences.pages.QFileDialog.getExistingDirectory", lambda *_a: str(chosen))
    QTest.mouseClick(page.fields["fights"], Qt.MouseButton.LeftButton)
    assert fights_folder() == chosen
    assert shown.window.session.new_fight() and shown.window.session.fight_file.path.parent == chosen
    shown.window.session.close()
    for path in chosen.iterdir():
        path.unlink()
    chosen.rmdir()
    assert fights_folder() == usual
    press(dialog, BUTTONS.Cancel)
    chosen.mkdir()
    assert fights_folder() == usual


def test_what_is_opened_on_start(shown, qtbot):
    settings = Settings()
    first = shown.window.session.fight_file.path
    shown.window.close()
    for start, is_same in (("last", True), ("new", False)):
        settings.set_text("start", start)
        window = open_window()
        qtbot.addWidget(window)
        assert (window.session.fight_file.path == first) is is_same, start
        window.close()


def test_a_broken_file_of_settings_costs_nothing(shown, qtbot):
    settings = Settings()
    path = settings.path()
    for text in (b"\xff\xfe\x00[[[", b"[General]\nfont=\nunits=@Invalid()\ntheme=7\nkeys\\x=\\\n" + b"\x00" * 50):
        path.write_bytes(text)
        fresh = Settings()
        assert (fresh.units(), fresh.font_percent(), fresh.dice()) == ("metres", 100, "program")
        window = open_window()
        qtbot.addWidget(window)
        window.show()
        assert window.session.document is not None
        window.close()
