"""A walk past every face of the window and every dialog in one language, on one screen: what is laid out badly there.

    python -m tests.ui.walk it      on each screen of the platform, at the scale of QT_SCALE_FACTOR: a line for each fault
"""

import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

from PySide6.QtCore import QRect, QSize
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QWidget

from battlemap.geometry import Cell
from battlemap.rulesets import names
from battlemap.ui import languages, threads
from battlemap.ui.dialogs.house_rules import HouseRulesDialog
from battlemap.ui.dialogs.token import TokenDialog
from battlemap.ui.window import MainWindow
from tests.ui.clipped import faults_in
from tests.ui.every_dialog import EVERY_DIALOG, gone, put_away, window_on_the_fight
from tests.ui.every_face import faces, settle, take_off, window_of

LARGEST = QSize(1280, 800)
"""The window's size where the screen has room for more."""


def faults_on(screen: QRect, language: str, folder: Path) -> list[str]:
    """Each with the face or dialog it is of.  The screen by its place: a QScreen that was asked for goes with a window."""
    application = QApplication.instance()
    assert isinstance(application, QApplication)
    languages.speak(application, language)
    room = screen.size().boundedTo(LARGEST)
    found = []
    for name, widget in _everything(screen, room, folder):
        found += [f"{name}: {fault}" for fault in faults_in(widget, room)]
    return found


def _everything(screen: QRect, room: QSize, folder: Path) -> Iterator[tuple[str, QWidget]]:
    window = _shown(window_on_the_fight(), screen, room)
    for name, put_on in faces(window):
        steps = window.session.document.position
        for widget in put_on(window):
            settle()
            yield name, widget
        take_off(window, steps)
    for name, opener in EVERY_DIALOG:
        dialog = opener(window, folder)
        dialog.show()
        settle()
        yield name, dialog
        gone(dialog)
    put_away(window)
    for ruleset in names():
        yield from _ruleset(ruleset, screen, room)


def _ruleset(ruleset: str, screen: QRect, room: QSize) -> Iterator[tuple[str, QWidget]]:
    """What every ruleset fills with its own fields."""
    window = _shown(window_of(ruleset), screen, room)
    session = window.session
    yield f"{ruleset}, acting", window
    for dialog in (
        TokenDialog(session, session.state.tokens["orc"], Cell(3, 3), window), TokenDialog(session, None, Cell(3, 3), window),
        HouseRulesDialog(session, window),
    ):  # fmt: skip
        dialog.show()
        settle()
        yield f"{ruleset}, {type(dialog).__name__}", dialog
        gone(dialog)
    put_away(window)


def _shown(window: MainWindow, screen: QRect, room: QSize) -> MainWindow:
    window.move(screen.topLeft())
    window.show()
    window.resize(room)
    settle()
    return window


def main(language: str) -> int:
    application = QApplication(sys.argv[:1])
    application.setApplicationName("battlemap")
    with tempfile.TemporaryDirectory() as folder:
        for place in [screen.geometry() for screen in QGuiApplication.screens()]:
            for fault in faults_on(place, language, Path(folder)):
                print(f"{place.width()}x{place.height()} {fault}")
    threads.finish()  # as the program does before it ends
    return 0


if __name__ == "__main__":
    code = main(sys.argv[1])
    sys.stdout.flush()
    sys.exit(code)
