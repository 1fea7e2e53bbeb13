"""The program as it is shown, and its preferences asked for by their key."""

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtTest import QTest

from battlemap.storage import fights_folder
from battlemap.ui import languages, lengths, motion
from battlemap.ui.application import Shown, application, open_window
from battlemap.ui.preferences.dialog import PreferencesDialog
from battlemap.ui.settings import Settings
from battlemap.ui.theme import apply_theme, set_font_percent


@pytest.fixture(autouse=True)
def fresh_fights():
    """The sample as it is shipped, not as the test before left it."""
    for path in fights_folder().iterdir():
        path.unlink()


@pytest.fixture
def shown(qapp, qtbot):
    """The one window, active, with the fight of the first start; afterwards everything is as the program came."""
    Settings().is_first_start()
    found = Shown(application(), open_window())
    window = found.window
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    qtbot.waitUntil(lambda: window.session.fight_file is not None)
    yield found
    found.preferences = None
    found.window.close()
    for gone in (found.window, found.window.session, found):  # pytest-qt has cleared away its widgets by now
        gone.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    Settings().clear()
    languages.speak(qapp, languages.SOURCE)
    lengths.choose(Settings())
    motion.choose(Settings())
    set_font_percent(100)
    apply_theme(qapp)


@pytest.fixture
def asked(shown, qtbot):
    """Ctrl+, pressed."""

    def ask(page: int = 0) -> PreferencesDialog:
        QTest.keyClick(shown.window, Qt.Key.Key_Comma, Qt.KeyboardModifier.ControlModifier)
        qtbot.waitUntil(lambda: shown.preferences is not None and shown.preferences.isVisible())
        shown.preferences.list.setCurrentRow(page)
        return shown.preferences

    return ask
