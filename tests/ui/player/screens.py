"""Run by `test_screens.py` in a process of its own: opens the program on the screens of the platform, says where windows are."""

import json
import sys

from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication

from battlemap.ui.application import application
from battlemap.ui.player.placing import Placing
from battlemap.ui.session import Session
from battlemap.ui.settings import Settings
from battlemap.ui.window import MainWindow


def where(window: MainWindow) -> dict[str, object]:
    QApplication.processEvents()
    placing: Placing = window.placing
    shown = placing.window
    return {
        "screens": [screen.name() for screen in QGuiApplication.screens()],
        "gm": window.frameGeometry().getRect(),
        "open": placing.is_open, "on": placing.on, "waits": placing.waits_for,
        "full": bool(shown and shown.isFullScreen()),
        "players": shown.frameGeometry().getRect() if shown else None,
        "screen": shown.screen().name() if shown else "",
    }  # fmt: skip


def main(steps: list[str]) -> None:
    """Each step is a screen's name to choose, "toggle", "maximize"; a line of JSON comes after each."""
    application()
    window = MainWindow(Session(), Settings())
    window.setGeometry(0, 0, 1000, 700)
    window.show()
    for step in steps:
        if step == "toggle":
            window.placing.toggle()
        elif step == "maximize":
            window.setGeometry(window.screen().availableGeometry())
        else:
            window.placing.choose(step)
        print(json.dumps(where(window)), flush=True)
    window.close()


if __name__ == "__main__":
    main(sys.argv[1:])
