"""Hears whatever goes wrong without stopping anything: Qt's warnings, faults in slots and threads, Python's warnings, the log."""

import logging
import re
import sys
import threading
import traceback
import warnings
from types import TracebackType
from typing import Any

from PySide6.QtCore import QMessageLogContext, QtMsgType, qInstallMessageHandler

HARMLESS = re.compile("propagateSizeHints|does not support (raise|grabbing)")  # as in pyproject.toml: of the platform "offscreen"


class Ears(logging.Handler):
    """    with Ears() as ears: …
    `ears.heard` is every different thing that was heard, and how often; `ears.now` says what was done then."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.heard: dict[str, int] = {}
        self.now = ""

    def __enter__(self) -> "Ears":
        self._before = (sys.excepthook, threading.excepthook, sys.unraisablehook, warnings.showwarning)
        sys.excepthook = self._fault
        threading.excepthook = lambda args: self._fault(args.exc_type, args.exc_value, args.exc_traceback)
        sys.unraisablehook = lambda args: self._fault(args.exc_type, args.exc_value, args.exc_traceback)
        warnings.showwarning = lambda message, *_: self.note(f"warning: {message}")
        self._qt = qInstallMessageHandler(self._message)
        logging.getLogger().addHandler(self)
        return self

    def __exit__(self, *_: object) -> None:
        logging.getLogger().removeHandler(self)
        qInstallMessageHandler(self._qt)
        sys.excepthook, threading.excepthook, sys.unraisablehook, warnings.showwarning = self._before

    def note(self, what: str) -> None:
        if what not in self.heard:
            print(f"heard after {self.now}: {what}", flush=True)
        self.heard[what] = self.heard.get(what, 0) + 1

    def emit(self, record: logging.LogRecord) -> None:
        self.note(f"log: {record.getMessage()}")

    def _message(self, kind: QtMsgType, _context: QMessageLogContext, text: str) -> None:
        if kind not in (QtMsgType.QtDebugMsg, QtMsgType.QtInfoMsg) and not HARMLESS.search(text):
            self.note(f"Qt: {text}")

    def _fault(self, kind: type[BaseException], wrong: BaseException | None, trace: TracebackType | None, *_: Any) -> None:
        self.note("".join(traceback.format_exception(kind, wrong, trace)))
