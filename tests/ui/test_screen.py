"""Which screen a window is on, asked so that the screen outlives the window."""

import gc

from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QDialog, QWidget

from battlemap.ui.screen import screen_of
from tests.house.layout import PACKAGE, sources


def test_a_window_is_on_the_screen_its_middle_is_on(qapp, qtbot):
    screens = QGuiApplication.screens()
    for screen in screens:
        window = QWidget()
        qtbot.addWidget(window)
        window.setGeometry(screen.availableGeometry().adjusted(40, 40, -40, -40))
        window.show()
        assert screen_of(window) is screen
        unshown = QDialog(window)
        assert screen_of(unshown) is screen, "where its window is"


def test_a_window_python_clears_away_leaves_the_screen(qapp):
    for _ in range(20):
        window = QDialog()
        window.show()
        assert screen_of(window).availableGeometry().isValid()
        window.close()
        del window
        gc.collect()
        QApplication.processEvents()
    assert all(screen.availableGeometry().isValid() for screen in QGuiApplication.screens())


def test_nobody_asks_a_dialog_for_its_screen():
    """The players' windows may: they belong to the main window, and Qt clears them away."""
    asked = [path for path in sources(PACKAGE / "ui") if "self.screen()" in path.read_text(encoding="utf-8")]
    assert {path.parent.name for path in asked} == {"player"}
