"""Faults of the program as they happen: in a slot, a paint or a thread; into the log, and to the game master once each.

Nothing is shown where it happens: a fault may be inside a paint, in a drag or on another thread.  It is told as soon as the loop
is back, the hand is off the mouse and no menu is open.  A fault that repeats is one fault: its dialog counts, and once the game
master went on it only goes into the log.  A sentence of a file (`BattlemapError`) is no fault; it is said below the window.
"""

import logging
import logging.handlers
import os
import sys
import threading
from collections import Counter
from collections.abc import Callable, Iterable
from contextlib import suppress
from io import TextIOWrapper
from pathlib import Path
from types import TracebackType
from typing import Any

import platformdirs
from PySide6.QtCore import QCoreApplication, QObject, Qt, QTimer, Signal
from PySide6.QtWidgets import QApplication

from battlemap.model import BattlemapError
from battlemap.rulesets import find_ruleset
from battlemap.storage import private
from battlemap.ui.faults.dialog import FaultDialog
from battlemap.ui.faults.report import Fault, anonymous, names_in, report, trace_of
from battlemap.ui.sentences import said
from battlemap.ui.session import Session
from battlemap.ui.window import MainWindow

OfTheFight = Callable[[], "tuple[list[Path | str], Iterable[str]]"]
LOG_BYTES, LOGS_KEPT = 500_000, 2
WRITTEN_IN_FULL, AGAIN_MS = 3, 200


def log_path() -> Path:
    return Path(platformdirs.user_log_dir("battlemap", appauthor=False)) / "battlemap.log"


def _say(text: str, **holes: object) -> str:
    return QCoreApplication.translate("FaultWatch", text).format(**holes)


class FaultWatch(QObject):
    """`window` gives the window of now; `leave(restart)` ends the program, or starts it again with the fight."""

    _happened = Signal(object)
    _told = Signal(object)

    def __init__(self, window: Callable[[], MainWindow], leave: Callable[[bool], None], path: Path | None = None) -> None:
        super().__init__()
        self._window, self._leave = window, leave
        self.path = path or log_path()
        self.dialog: FaultDialog | None = None
        self._log: LogFile | None = None
        self._seen: Counter[tuple[str, str]] = Counter()
        self._told_already: set[tuple[str, str]] = set()
        self._waiting: Fault | None = None
        self._more = 0  # came while that one waited to be told
        self._again = QTimer(self)
        self._again.setSingleShot(True)
        self._again.setInterval(AGAIN_MS)
        self._again.timeout.connect(self._show)
        # Queued: to the window's own thread, and not before what is going on has come to its end.
        self._happened.connect(self._tell, Qt.ConnectionType.QueuedConnection)
        self._told.connect(self._say_below, Qt.ConnectionType.QueuedConnection)

    # ------------------------------------------------------------ catching
    def begin(self) -> None:
        """From now on every fault comes here."""
        self._log = begin_log(self.path, self._of_the_fight)
        sys.excepthook = self.caught
        threading.excepthook = lambda args: self.caught(
            args.exc_type, args.exc_value or args.exc_type(), args.exc_traceback, args.thread.name if args.thread else ""
        )

    def _of_the_fight(self) -> tuple[list[Path | str], Iterable[str]]:
        """Its file and what is named in it: neither log nor report tells them."""
        with suppress(Exception):  # the session itself may be what has gone wrong
            session = self._window().session
            file = session.fight_file
            return [file.path] if file is not None else [], names_in(session.state)
        return [], ()

    def end(self) -> None:
        sys.excepthook, threading.excepthook = sys.__excepthook__, threading.__excepthook__

    def caught(
        self, kind: type[BaseException], wrong: BaseException, trace: TracebackType | None, thread: str = ""
    ) -> None:
        if issubclass(kind, KeyboardInterrupt):
            self._leave(False)
            return
        fault = Fault.of(wrong, trace, thread)
        self._seen[fault.sign] += 1
        times = self._seen[fault.sign]
        if times <= WRITTEN_IN_FULL:
            logging.error(fault.trace)
        elif times & (times - 1) == 0:  # the 4th, 8th, 16th …
            logging.error("%s at %s, for the %dth time", fault.kind, fault.place, times)
        if isinstance(wrong, BattlemapError):
            self._told.emit(wrong)
        else:
            self._happened.emit(fault)

    # ------------------------------------------------------------ telling
    def _say_below(self, wrong: BattlemapError) -> None:
        self._window().notice.say(said(wrong), milliseconds=0)

    def _tell(self, fault: Fault) -> None:
        if self.dialog is not None:
            self.dialog.again(is_same=self.dialog.sign == fault.sign)
            return
        if self._waiting is not None:
            self._more += 1
        elif fault.sign not in self._told_already:
            self._waiting, self._more = fault, 0
            self._show()

    def _show(self) -> None:
        """As soon as nothing is held or open that a dialog would break off."""
        if self._waiting is None:
            return
        if QApplication.mouseButtons() != Qt.MouseButton.NoButton or QApplication.activePopupWidget() is not None:
            self._again.start()
            return
        fault, self._waiting = self._waiting, None
        self._told_already.add(fault.sign)
        window = self._window()
        text = report(fault, *self._of_the_fight())
        log = self.path if self._log is not None and self._log.is_whole else None
        dialog = FaultDialog(fault, whole(window.session), text, log, QApplication.activeModalWidget() or window)
        dialog.close_wanted.connect(lambda: self._leave(False))
        dialog.restart_wanted.connect(lambda: self._leave(True))
        dialog.finished.connect(lambda _code: self._answered(dialog))
        self.dialog = dialog
        for _ in range(self._more):
            dialog.again(is_same=False)
        dialog.open()

    def _answered(self, dialog: FaultDialog) -> None:
        self.dialog = None
        dialog.deleteLater()


class LogFile(logging.handlers.RotatingFileHandler):
    """`is_whole`: could everything be written so far?"""

    is_whole = True

    def _open(self) -> TextIOWrapper:
        """For the user alone."""
        handle = private.opener(self.baseFilename, os.O_WRONLY | os.O_CREAT | os.O_APPEND)
        return TextIOWrapper(os.fdopen(handle, "ab"), encoding=self.encoding, errors=self.errors)

    def handleError(self, record: logging.LogRecord) -> None:
        """The disk is full, or the folder has gone: there is nowhere to say so but where the fault is told."""
        self.is_whole = False


class Unnamed(logging.Formatter):
    """What is written names neither the user nor anything `of_the_fight`: its file, and what is called something in it."""

    def __init__(self, of_the_fight: OfTheFight) -> None:
        super().__init__("%(asctime)s %(levelname)s %(message)s")
        self._of_the_fight = of_the_fight

    def format(self, record: logging.LogRecord) -> str:
        return anonymous(super().format(record), *self._of_the_fight())

    def formatException(self, info: Any) -> str:
        return trace_of(info[1], info[2]).rstrip("\n")


def begin_log(path: Path, of_the_fight: OfTheFight = lambda: ([], ())) -> LogFile | None:
    """Warnings and worse go into this file; when it is long the old half is put aside, twice.  None where it cannot be written:
    then they go to where the program was started."""
    file: LogFile | None
    try:
        private.make_folder(path.parent)
        file = LogFile(path, maxBytes=LOG_BYTES, backupCount=LOGS_KEPT, encoding="utf-8")
    except OSError:
        file = None
    handler = file or logging.StreamHandler()
    handler.setFormatter(Unnamed(of_the_fight))
    logging.basicConfig(level=logging.WARNING, handlers=[handler])
    return file


def whole(session: Session) -> tuple[bool, str]:
    """Is all of the fight on disk?  The file is read back, every record of it, and compared with what is on the table."""
    file = session.fight_file
    if file is None:
        return False, _say("This fight is in no file yet: save it before you close the program.")
    try:
        kept = file.document(find_ruleset).state
    except (BattlemapError, OSError, ValueError) as wrong:
        return False, _say("The fight's file could not be read back: {why}", why=said(wrong))
    if kept != session.state:
        return False, _say("The fight's file is whole, but the last step on the table is not in it.")
    return True, _say("Your fight is saved. Its file was read back just now and is whole.")
