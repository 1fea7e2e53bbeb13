"""Starting the window: the application object, what is opened first, the window made anew; faults are watched by `faults`."""

from __future__ import annotations

import logging
import sys
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject, QPointF, QProcess, QRect, Qt, QTimer, QUrl, Signal
from PySide6.QtGui import QDesktopServices, QGuiApplication, QIcon, QImageReader
from PySide6.QtWidgets import QApplication

from battlemap import __version__
from battlemap.model import BattlemapError, Encounter
from battlemap.resources import resource_path
from battlemap.sentence import system_says
from battlemap.storage import fights_folder, is_fight, is_there, new_fight_path
from battlemap.ui import languages, threads
from battlemap.ui.faults.running import Ended, Running
from battlemap.ui.faults.watch import FaultWatch, log_path
from battlemap.ui.handed_files import Application, HandedFiles, path_of
from battlemap.ui.help.tour import Place
from battlemap.ui.preferences.effects import take
from battlemap.ui.preferences.kept import REMADE, chosen
from battlemap.ui.screen import FRAME_MS, keep_whole
from battlemap.ui.screenless import no_window_told
from battlemap.ui.sentences import said
from battlemap.ui.session import Session
from battlemap.ui.settings import Settings
from battlemap.ui.signals import Signals
from battlemap.ui.theme import apply_theme, set_font_percent
from battlemap.ui.window import MainWindow

if TYPE_CHECKING:
    from battlemap.encounter.outcome import NeedDice
    from battlemap.ui.preferences.dialog import PreferencesDialog

FIRST_FIGHT = "crypt.battlemap"
DECODED_MB = 1024
REMADE_AFTER_MS, TOLD_AFTER_MS, SETTLED_AFTER_MS = 250, 600, 3000


def main(argv: Sequence[str] = ()) -> int:
    """Open the window, with a file if one is named; the exit code."""
    app = application()
    handed = app.handed if isinstance(app, Application) else HandedFiles(app)
    running = Running(log_path().parent)
    shunned = [ended.fight for ended in running.ended if ended.was_opening and ended.fight is not None]
    last = next((ended.fight for ended in running.ended if ended.fight is not None and is_there(ended.fight)), None)
    path = next((path for path in (path_of(argv[0]) if argv else handed.first(), last) if path not in (None, *shunned)), None)
    running.opens(path or first_fight(Settings(), shunned))
    shown = Shown(app, open_window(path, shunned=shunned))
    watch = FaultWatch(lambda: shown.window, shown.leave)
    watch.begin()
    running.opens(shown.path)
    shown.opened.connect(running.opens)
    shown.settled.connect(running.shows)
    shown.tell_of(running.ended, watch.path)
    handed.go_to(lambda path: shown.window.open_file(path))
    signals = Signals(shown.leave)
    code = int(app.exec())
    signals.end()
    running.leave()
    threads.finish()
    if shown.is_restarted:
        start_again(shown.path)
    return code


def start_again(fight: Path | None) -> None:
    """The program anew, with this fight, as it was started."""
    words = [] if getattr(sys, "frozen", False) else ["-m", "battlemap"]
    QProcess.startDetached(sys.executable, [*words, *([str(fight.absolute())] if fight is not None else [])])


@dataclass(frozen=True, slots=True)
class Stay:
    """What the next window shows of this one: the fight by its file, else as it is; the part of the map, who is selected, the
    tour, and whether the welcome stood over it."""

    path: Path | None
    state: Encounter | None
    seen: tuple[float, QPointF] | None
    selection: tuple[str, ...]
    tour: Place | None
    is_welcome: bool

    @classmethod
    def of(cls, window: MainWindow) -> Stay:
        session, file = window.session, window.session.fight_file
        path, state = (file.path, None) if file is not None else (None, session.state)
        guide = window.actions_.help
        return cls(path, state, window.view.seen(), session.selection, guide.tour_place(), guide.is_welcome)


class Shown(QObject):
    """The one window, which another language, unit or size of letters makes anew: every command is on disk, so that the fight
    goes on in it.  The preferences stand before it and come along.  `opened(path)`: another fight is on the table;
    `settled(path)`: it has stood there for a while, or something was done in it."""

    opened = Signal(object)
    settled = Signal(object)

    def __init__(self, app: QApplication, window: MainWindow) -> None:
        super().__init__(app)
        self._app = app
        self.preferences: PreferencesDialog | None = None
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(REMADE_AFTER_MS)
        self._soon.timeout.connect(self._remake_when_calm)
        self._settling = QTimer(self)
        self._settling.setSingleShot(True)
        self._settling.setInterval(SETTLED_AFTER_MS)
        self._settling.timeout.connect(self._settle)
        self._coming: Stay | None = None  # what the window is still to show
        self.is_restarted = False
        self.path: Path | None = None
        app.styleHints().colorSchemeChanged.connect(self._follow_system)
        self._show(window)

    def _show(self, window: MainWindow) -> None:
        self.window = window
        window.session.opened.connect(self._opened)
        window.session.changed.connect(self._settle)
        self._opened()
        window.language_chosen.connect(self._remake_when_calm, Qt.ConnectionType.QueuedConnection)
        window.preferences_wanted.connect(self.ask_preferences, Qt.ConnectionType.QueuedConnection)
        window.show()

    def _remake_when_calm(self) -> None:
        """As soon as no dialog waits for its answer and nothing is held or open: whoever asked would be gone meanwhile."""
        is_held = QApplication.mouseButtons() != Qt.MouseButton.NoButton
        if is_held or QApplication.activePopupWidget() is not None or QApplication.activeModalWidget() is not None:
            self._soon.start()
        else:
            self.remake()

    def remake(self) -> None:
        """Close, and open the same fight as the settings have it now: seen as it was, with the players' display where it was
        open, the tour and the preferences.  Where that goes wrong the old window stays."""
        old, asking, stay = self.window, self.preferences, self._coming or Stay.of(self.window)
        has_players = old.placing.is_open
        self._soon.stop()
        self._app.setQuitOnLastWindowClosed(False)
        stood = asking.frameGeometry() if asking is not None else None  # hidden it does not know its frame
        if asking is not None:
            asking.hide()
        try:
            old.close()
            dress(self._app, old.settings)
            self._show(open_window(stay.path, stay.state))
        except Exception:
            self._stay_with(old, stay)
            raise
        finally:
            self._app.setQuitOnLastWindowClosed(True)
        fresh, self._coming = self.window, stay
        if has_players:
            fresh.placing.toggle()
        QTimer.singleShot(0, fresh, lambda: fresh.actions_.help.resume_tour(stay.tour))

        def see_again() -> None:
            self._coming = None
            fresh.view.see(stay.seen)
            fresh.session.select(stay.selection)
            if stay.is_welcome:
                fresh.actions_.help.welcome()

        QTimer.singleShot(0, fresh, see_again)
        if asking is not None:
            self._ask(asking, stood)
        old.deleteLater()
        old.session.deleteLater()

    def _stay_with(self, old: MainWindow, stay: Stay) -> None:
        """No other window could be made: this one has its fight again."""
        self.window = old
        if stay.path is not None and old.session.fight_file is None:
            old.session.open_path(stay.path)
        old.show()
        if self.preferences is not None:
            self.preferences.show()

    # ------------------------------------------------------------ faults
    def _opened(self) -> None:
        file = self.window.session.fight_file
        if file is not None or self.path is None:
            self.path = file.path if file is not None else None
            self.opened.emit(self.path)
            self._settling.start()

    def _settle(self, _change: object = None) -> None:
        """The program lives with this fight."""
        self._settling.stop()
        self.settled.emit(self.path)

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
        if not ended:
            return
        window, shunned = self.window, next((each.fight for each in ended if each.was_opening and each.fight is not None), None)
        if shunned is not None:
            text = QCoreApplication.translate(
                "Application", "Battlemap ended while it opened {file}. That file is as it was; here is another fight meanwhile."
            ).format(file=shunned.name)
            button = QCoreApplication.translate("Application", "Open it all the same")
            QTimer.singleShot(TOLD_AFTER_MS, window, lambda: window.notice.say(
                text, button, lambda: window.open_file(shunned), milliseconds=0
            ))  # fmt: skip
            return
        text = QCoreApplication.translate(
            "Application", "Battlemap ended unexpectedly the last time. The fight is as it was at its last step."
        )
        button = QCoreApplication.translate("Application", "Show the log")
        folder = QUrl.fromLocalFile(str(log.parent))

        def tell() -> None:
            if self.path is not None:  # else its fight could not be opened: why, and what can be done, stands there already
                window.notice.say(text, button, lambda: QDesktopServices.openUrl(folder), milliseconds=0)

        QTimer.singleShot(TOLD_AFTER_MS, window, tell)

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
        from battlemap.ui.preferences.dialog import PreferencesDialog

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
    if isinstance(existing, QApplication):
        app = existing
    else:
        with no_window_told():
            app = Application(sys.argv[:1])
    app.setApplicationName("battlemap")
    app.setApplicationDisplayName("Battlemap")
    app.setApplicationVersion(__version__)
    app.setDesktopFileName("battlemap")
    app.setWindowIcon(QIcon(str(resource_path("assets", "battlemap.svg"))))
    QImageReader.setAllocationLimit(DECODED_MB)
    dress(app, Settings())
    return app


def first_fight(settings: Settings, shunned: Collection[Path] = ()) -> Path | None:
    """The last fight, where the settings want it at the start; None for anything else.  After one that ended the program none."""
    recent = settings.recent() if chosen(settings, "start") not in ("new", "sample") and not shunned else []
    return recent[0] if recent else None


def open_window(
    path: Path | None = None, state: Encounter | None = None, shunned: Collection[Path] = ()
) -> MainWindow:
    """A window with what is to be opened: the named file or the `state` of a fight that is in none, else what the settings say:
    the last fight, the sample or a new one.  At the first start the sample; also where the last fight ended the program, which
    is among the `shunned`."""
    settings = Settings()
    session = Session()
    window = MainWindow(session, settings)

    def asked(wanted: NeedDice) -> list[int] | None:
        from battlemap.ui.dialogs.dice_entry import ask_faces

        return ask_faces(wanted, session, window)

    session.ask_faces = asked
    first = settings.is_first_start()
    last = first_fight(settings, shunned)
    start = chosen(settings, "start")
    if path is not None and is_fight(path):
        session.open_path(path)
    elif path is not None:  # an import asks before the window that is there
        QTimer.singleShot(0, window, lambda: window.open_file(path))
    elif state is not None:
        session.lay_out(state)
        return window
    elif start == "new" and not first:
        session.new_fight()
    elif start == "sample" and not first:
        open_sample(window, _shipped(FIRST_FIGHT), shunned)
    elif last is not None and not first:
        session.open_path(last)
    else:
        is_open = open_sample(window, _shipped(FIRST_FIGHT), shunned)
        if is_open and not shunned:  # the welcome would stand over why it is not
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


def open_sample(window: MainWindow, sample: Path, shunned: Collection[Path] = ()) -> bool:
    """A sample is opened as the user's own copy, so that it stays as it was; not as one of the `shunned`."""
    if not sample.exists():
        return False
    if sample.suffix != ".battlemap":
        return window.open_file(sample)
    try:
        copy = fights_folder() / sample.name
        if copy in shunned or not copy.exists():
            copy = new_fight_path(sample.stem)
            copy.write_bytes(sample.read_bytes())
    except OSError as wrong:
        window.notice.say(f"{sample.name}: {said(system_says(wrong))}")
        return False
    except BattlemapError as wrong:  # there can be no folder of fights
        window.notice.say(said(wrong))
        return False
    return window.session.open_path(copy)
