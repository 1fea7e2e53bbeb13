"""Starting the window: the application object, what is opened first, the window made anew; faults are watched by `faults`."""

import logging
import sys
from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QObject, QProcess, QRect, Qt, QTimer, QUrl, Signal
from PySide6.QtGui import QDesktopServices, QGuiApplication, QImageReader
from PySide6.QtWidgets import QApplication

from battlemap import __version__
from battlemap.model import Encounter
from battlemap.resources import resource_path
from battlemap.storage import fights_folder, new_fight_path
from battlemap.ui import languages, threads
from battlemap.ui.dialogs.dice_entry import ask_faces
from battlemap.ui.faults.running import Ended, Running
from battlemap.ui.faults.watch import FaultWatch, log_path
from battlemap.ui.icons import icon
from battlemap.ui.preferences.dialog import PreferencesDialog
from battlemap.ui.preferences.effects import take
from battlemap.ui.preferences.kept import REMADE, chosen
from battlemap.ui.screen import FRAME_MS, keep_whole
from battlemap.ui.session import Session
from battlemap.ui.settings import Settings
from battlemap.ui.theme import apply_theme, set_font_percent
from battlemap.ui.window import MainWindow

FIRST_FIGHT = "crypt.battlemap"
DECODED_MB = 1024
REMADE_AFTER_MS, TOLD_AFTER_MS = 250, 600


def main(argv: Sequence[str] = ()) -> int:
    """Open the window, with a file if one is named; the exit code."""
    app = application()
    running = Running(log_path().parent)
    fight = next((ended.fight for ended in running.ended if ended.fight is not None and ended.fight.exists()), None)
    shown = Shown(app, open_window(Path(argv[0]) if argv else fight))
    watch = FaultWatch(lambda: shown.window, shown.leave)
    watch.begin()
    running.shows(shown.path)
    shown.opened.connect(running.shows)
    shown.tell_of(running.ended, watch.path)
    code = int(app.exec())
    running.leave()
    threads.finish()
    if shown.is_restarted:
        start_again(shown.path)
    return code


def start_again(fight: Path | None) -> None:
    """The program anew, with this fight, as it was started."""
    words = [] if getattr(sys, "frozen", False) else ["-m", "battlemap"]
    QProcess.startDetached(sys.executable, [*words, *([str(fight.absolute())] if fight is not None else [])])


class Shown(QObject):
    """The one window, which another language, unit or size of letters makes anew: every command is on disk, so that the fight
    goes on in it.  The preferences stand before it and come along.  `opened(path)`: another fight is on the table."""

    opened = Signal(object)

    def __init__(self, app: QApplication, window: MainWindow) -> None:
        super().__init__(app)
        self._app = app
        self.preferences: PreferencesDialog | None = None
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(REMADE_AFTER_MS)
        self._soon.timeout.connect(self.remake)
        self.is_restarted = False
        self.path: Path | None = None
        app.styleHints().colorSchemeChanged.connect(self._follow_system)
        self._show(window)

    def _show(self, window: MainWindow) -> None:
        self.window = window
        window.session.opened.connect(self._opened)
        self._opened()
        window.language_chosen.connect(self.remake, Qt.ConnectionType.QueuedConnection)
        window.preferences_wanted.connect(self.ask_preferences, Qt.ConnectionType.QueuedConnection)
        window.show()

    def remake(self) -> None:
        """Close, and open the same fight as the settings have it now: seen as it was, with the players' display where it was
        open, the tour and the preferences."""
        old, asking = self.window, self.preferences
        file, state, seen, selection = old.session.fight_file, old.session.state, old.view.seen(), old.session.selection
        has_players, tour = old.placing.is_open, old.actions_.help.tour_place()
        self._soon.stop()
        self._app.setQuitOnLastWindowClosed(False)
        stood = asking.frameGeometry() if asking is not None else None  # hidden it does not know its frame
        if asking is not None:
            asking.hide()
        old.close()
        dress(self._app, old.settings)
        self._show(open_window(file.path if file is not None else None, state if file is None else None))
        fresh = self.window
        if has_players:
            fresh.placing.toggle()
        QTimer.singleShot(0, fresh, lambda: fresh.actions_.help.resume_tour(tour))

        def see_again() -> None:
            fresh.view.see(seen)
            fresh.session.select(selection)

        if file is None:
            QTimer.singleShot(0, fresh, see_again)
        else:  # it opens in a moment, and then shows the whole map first
            once = Qt.ConnectionType.SingleShotConnection
            fresh.session.opened.connect(lambda: QTimer.singleShot(0, fresh, see_again), once)
        if asking is not None:
            self._ask(asking, stood)
        old.deleteLater()
        old.session.deleteLater()
        self._app.setQuitOnLastWindowClosed(True)

    # ------------------------------------------------------------ faults
    def _opened(self) -> None:
        file = self.window.session.fight_file
        if file is not None or self.path is None:
            self.path = file.path if file is not None else None
            self.opened.emit(self.path)

    def leave(self, is_restarted: bool = False) -> None:
        """Out, after a fault: even where closing the window goes wrong."""
        self.is_restarted = is_restarted
        try:
            self.window.close()
        finally:
            self._app.quit()

    def tell_of(self, ended: Sequence[Ended], log: Path) -> None:
        """The program did not come to its end the last time: that is said, and what it wrote as it died is kept."""
        for each in ended:
            if each.trace:
                logging.error("The program crashed:\n%s", each.trace)
        if ended:
            text = QCoreApplication.translate(
                "Application", "Battlemap ended unexpectedly the last time. The fight is as it was at its last step."
            )
            button = QCoreApplication.translate("Application", "Show the log")
            folder = QUrl.fromLocalFile(str(log.parent))
            window = self.window
            QTimer.singleShot(
                TOLD_AFTER_MS, window,
                lambda: window.notice.say(text, button, lambda: QDesktopServices.openUrl(folder), milliseconds=0),
            )  # fmt: skip

    # ------------------------------------------------------------ preferences
    def ask_preferences(self) -> None:
        """Open them, or bring them to the front."""
        if self.preferences is None:
            self._ask(None)
        else:
            self.preferences.raise_()
            self.preferences.activateWindow()

    def _ask(self, before: PreferencesDialog | None, stood: QRect | None = None) -> None:
        """The preferences of this window; where there were some `before` it, they go on as those stood, there."""
        kept = before.kept if before is not None else None
        dialog = PreferencesDialog(self.window.settings, self.window.actions_.keys, self.window, kept)
        dialog.changed.connect(self._take)
        dialog.finished.connect(lambda _code: self._asked(dialog))
        self.preferences = dialog
        if stood is not None:
            dialog.move(stood.topLeft())  # shown first it would be moved without its frame: higher each time
        dialog.show()  # the window beside it may be tried out meanwhile
        dialog.activateWindow()
        if before is not None:
            dialog.go_to(before.at)
        if stood is not None:  # larger letters make it larger: not over to the projector
            screen = QGuiApplication.screenAt(stood.center())
            QTimer.singleShot(FRAME_MS, dialog, lambda: keep_whole(dialog, screen))

    def _asked(self, dialog: PreferencesDialog) -> None:
        if dialog is self.preferences:
            self.preferences = None
        dialog.deleteLater()

    def _take(self, key: str) -> None:
        """A setting is another one: at once, but for what the window is made anew for, which waits a moment for the next."""
        if key in REMADE:
            self._soon.start()
            return
        take(self.window, key)
        if key == "theme" and self.preferences is not None:
            self.preferences.restyle()

    def _follow_system(self) -> None:
        if self.window.settings.theme() == "system":
            self._take("theme")


def dress(app: QApplication, settings: Settings) -> None:
    """Language, letters and colours as the settings say."""
    languages.speak(app, languages.wanted(settings))
    set_font_percent(settings.font_percent())
    apply_theme(app, settings.theme())


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
    dress(app, Settings())
    return app


def open_window(path: Path | None = None, state: Encounter | None = None) -> MainWindow:
    """A window with what is to be opened: the named file or the `state` of a fight that is in none, else what the settings say:
    the last fight, the sample or a new one; at the first start the sample."""
    settings = Settings()
    session = Session()
    window = MainWindow(session, settings)
    session.ask_faces = lambda wanted: ask_faces(wanted, session, window)
    first = settings.is_first_start()
    recent = settings.recent()
    start = chosen(settings, "start")
    if path is not None:
        QTimer.singleShot(0, window, lambda: window.open_file(path))
    elif state is not None:
        session.lay_out(state)
        return window
    elif start == "new" and not first:
        session.new_fight()
    elif start == "sample" and not first:
        open_sample(window, _shipped(FIRST_FIGHT))
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
