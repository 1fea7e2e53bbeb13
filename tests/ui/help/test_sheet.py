"""The sheet of keys: by menus as they are now, gestures too, large, on paper."""

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from battlemap.ui.dialogs.shortcuts import ShortcutsDialog
from battlemap.ui.help.gestures import as_markdown, commands, gestures
from battlemap.ui.help.paper import paper_document


def groups(dialog: ShortcutsDialog) -> dict[str, dict[str, str]]:
    return {group.title: dict(group.rows) for group in dialog.groups}


def test_f1_opens_it_by_menus_with_the_keys_as_they_are_now(window_in, qtbot):
    window = window_in()
    window.actions_.undo.setShortcut(QKeySequence("Ctrl+Alt+U"))
    seen = []

    def look() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, ShortcutsDialog)
        seen.append(groups(dialog))
        seen.append(dialog.table.font().pointSizeF() > dialog.font().pointSizeF())
        dialog.reject()

    QTimer.singleShot(50, window, look)
    QTest.keyClick(window, Qt.Key.Key_F1)
    told, is_large = seen
    assert told["Edit"]["Undo"] == "Ctrl+Alt+U" and told["Tools"]["Measure"] == "M" and is_large
    assert told["Players"]["Players' map: move left"] == "Alt+Left"
    assert told["While you drag"]["Move freely as the GM"] == "Shift held"
    assert next(iter(told)) == "With the mouse on the map"


def test_from_the_sheet_one_comes_to_the_page_where_keys_are_changed(qtbot, qapp):
    from battlemap.ui.application import Shown, application, open_window
    from battlemap.ui.preferences.dialog import PreferencesDialog
    from battlemap.ui.preferences.keys_page import KeysPage
    from battlemap.ui.settings import Settings

    application()
    Settings().is_first_start()
    shown = Shown(qapp, open_window(None))
    window = shown.window
    qtbot.waitExposed(window)

    def press() -> None:
        dialog = QApplication.activeModalWidget()
        qtbot.mouseClick(dialog.change_button, Qt.MouseButton.LeftButton)

    QTimer.singleShot(50, window, press)
    window.actions_.shortcuts()

    def asked() -> PreferencesDialog | None:
        return next((each for each in QApplication.topLevelWidgets() if isinstance(each, PreferencesDialog)), None)

    qtbot.waitUntil(lambda: asked() is not None and isinstance(asked().page, KeysPage))
    asked().reject()
    window.close()
    window.deleteLater()


def test_every_command_with_a_key_stands_once(window_in):
    window = window_in()
    told = [row for group in commands(window.menuBar(), window.all_actions()) for row in group.rows]
    assert len(told) == sum(bool(action.shortcuts()) and bool(action.shortcut().toString()) for action in window.all_actions())


def test_no_key_is_two_commands(window_in):
    held: dict[str, list[str]] = {}
    for action in window_in().all_actions():
        for key in action.shortcuts():
            if key.toString():
                held.setdefault(key.toString(), []).append(action.text())
    assert {key: names for key, names in held.items() if len(names) > 1} == {}


def test_it_goes_on_paper_with_every_sign_as_it_is():
    text = paper_document([as_markdown("Keys", gestures())]).toPlainText()
    assert "-7 +4 -2d6" in " ".join(text.split())
    assert "[ ]" in " ".join(text.split())
    for group in gestures():
        assert group.title in text
