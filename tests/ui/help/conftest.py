"""A window in whatever language, and English again afterwards."""

import pytest

from battlemap.ui import languages
from battlemap.ui.application import application
from battlemap.ui.session import Session
from battlemap.ui.settings import Settings
from battlemap.ui.window import MainWindow


@pytest.fixture
def window_in(qtbot, qapp):
    """`window_in("it")`: a window with an empty floor, shown."""

    def opened(code: str = languages.SOURCE) -> MainWindow:
        Settings().set_text(languages.CHOSEN, code)
        application()
        window = MainWindow(Session(), Settings())
        qtbot.addWidget(window)
        window.resize(1200, 760)
        with qtbot.waitExposed(window):
            window.show()
        window.activateWindow()
        qtbot.waitUntil(window.isActiveWindow)
        return window

    yield opened
    languages.speak(qapp, languages.SOURCE)
