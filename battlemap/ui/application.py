"""Starting the window: the application object, crash reports, what is opened first."""

import logging
import logging.handlers
import sys
import threading
import traceback
from collections.abc import Sequence
from pathlib import Path
from types import TracebackType

import platformdirs
from PySide6.QtCore import QCoreApplication, QObject, Qt, QTimer
from PySide6.QtGui import QImageReader
from PySide6.QtWidgets import QApplication

from battlemap import __version__
from battlemap.model import BattlemapError
from battlemap.resources import resource_path
from battlemap.storage import fights_folder, new_fight_path
from battlemap.ui import languages, threads
from battlemap.ui.dialogs.dice_entry import ask_faces
from battlemap.ui.icons import icon
from battlemap.ui.sentences import said
from battlemap.ui.session import Session
from battlemap.ui.settings import Settings
from battlemap.ui.theme import apply_theme
from battlemap.ui.window import MainWindow

FIRST_FIGHT = "crypt.battlemap"
DECODED_MB = 1024


def main(argv: Sequence[str] = ()) -> int:
    """Open the window, with a file if one is named; the exit code."""
    app = application()
    shown = Shown(app, open_window(Path(argv[0]) if argv else None))
    _catch_crashes(shown)
    code = int(app.exec())
    threads.finish()
    return code


class Shown(QObject):
    """The one window, which another language makes anew: every command is on disk, so that the fight goes on in it."""

    def __init__(self, app: QApplication, window: MainWindow) -> None:
        super().__init__(app)
        self._app = app
        self._show(window)

    def _show(self, window: MainWindow) -> None:
        self.window = window
        window.language_chosen.connect(self.speak, Qt.ConnectionType.QueuedConnection)
        window.show()

    def speak(self, code: str) -> None:
        """Close, and open the same fight in that language, the players' display too where it was open."""
        old, file = self.window, self.window.session.fight_file
        has_players, tour = old.placing.is_open, old.actions_.help.tour_place()
        self._app.setQuitOnLastWindowClosed(False)
        old.close()
        languages.speak(self._app, code)
        self._show(open_window(file.path if file is not None else None))
        if has_players:
            self.window.placing.toggle()
        QTimer.singleShot(0, self.window, lambda: self.window.actions_.help.resume_tour(tour))
        old.deleteLater()
        old.session.deleteLater()
        self._app.setQuitOnLastWindowClosed(True)


def application() -> QApplication:
    """The one application object, themed."""
    existing = QCoreApplication.instance()
    app = existing if isinstance(existing, QApplication) else QApplication(sys.argv[:1])
    app.setApplicationName("battlemap")
    app.setApplicationDisplayName("Battlemap")
    app.setApplicationVersion(__version__)
    app.setDesktopFileName("battlemap")
    app.setWindowIcon(icon("swords"))
    QImageReader.setAllocationLimit(DECODED_MB)
    languages.speak(app, languages.wanted(Settings()))
    apply_theme(app, Settings().theme())
    return app


def open_window(path: Path | None = None) -> MainWindow:
    """A window with what is to be opened: the named file, else the last fight, else the sample."""
    settings = Settings()
    session = Session()
    window = MainWindow(session, settings)
    session.ask_faces = lambda wanted: ask_faces(wanted, session, window)
    first = settings.is_first_start()
    recent = settings.recent()
    if path is not None:
        QTimer.singleShot(0, window, lambda: window.open_file(path))
    elif recent and not first:
        session.open_path(recent[0])
    else:
        open_sample(window, _shipped(FIRST_FIGHT))
        QTimer.singleShot(0, window, window.actions_.help.welcome)
    if session.fight_file is None and path is None:
        session.new_fight()
    return window


def _shipped(name: str) -> Path:
    """A shipped fight; a path that does not exist where it was left out of a build."""
    try:
        return resource_path("maps", name)
    except FileNotFoundError:
        return Path(name)


def open_sample(window: MainWindow, sample: Path) -> bool:
    """A sample is opened as the user's own copy, so that it stays as it was."""
    if not sample.exists():
        return False
    if sample.suffix != ".battlemap":
        return window.open_file(sample)
    copy = fights_folder() / sample.name
    if not copy.exists():
        copy = new_fight_path(sample.stem)
        try:
            copy.write_bytes(sample.read_bytes())
        except OSError as wrong:
            window.notice.say(f"{copy.name}: {wrong.strerror}")
            return False
    return window.session.open_path(copy)


def log_path() -> Path:
    return Path(platformdirs.user_log_dir("battlemap", appauthor=False)) / "battlemap.log"


def _catch_crashes(shown: Shown) -> None:
    """A fault is written down and told in one sentence; every command is already on disk."""
    path = log_path()
    handlers: list[logging.Handler] = []
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        handlers.append(logging.handlers.RotatingFileHandler(path, maxBytes=500_000, backupCount=2, encoding="utf-8"))
    except OSError:
        handlers.append(logging.StreamHandler())
    logging.basicConfig(level=logging.WARNING, handlers=handlers, format="%(asctime)s %(levelname)s %(message)s")

    def caught(kind: type[BaseException], wrong: BaseException, trace: TracebackType | None) -> None:
        logging.error("".join(traceback.format_exception(kind, wrong, trace)))
        text = QCoreApplication.translate(
            "Application", "Something went wrong inside the program. Your fight is saved. The report is in {path}."
        )
        sentence = said(wrong) if isinstance(wrong, BattlemapError) else text.format(path=path)
        # Not at once and no dialog: the fault may be inside a paint, or on another thread.
        QTimer.singleShot(0, shown, lambda: shown.window.notice.say(sentence, milliseconds=0))

    sys.excepthook = caught
    threading.excepthook = lambda args: caught(args.exc_type, args.exc_value or args.exc_type(), args.exc_traceback)
