"""What all checks work with: the folder, the program's entry, Qt's application, and everything that was said meanwhile."""

import contextlib
import gc
import io
import logging
import sys
import traceback
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication

Program = Callable[[Sequence[str]], int]
OFFSCREEN = "qoffscreen"
LOOK_EVERY_MS, NAMED = 200, 3


class Fault(Exception):
    """What a check found wrong, as one sentence."""


def expect(holds: object, sentence: str) -> None:
    """A `Fault` with this sentence unless it holds."""
    if not holds:
        raise Fault(sentence)


def no_faults(faults: Sequence[str]) -> None:
    """The first of all that was found wrong, as one sentence; the others go into the report."""
    if faults:
        more = f" (and {len(faults) - NAMED} more)" if len(faults) > NAMED else ""
        wrong = Fault("; ".join(faults[:NAMED]) + more)
        for fault in faults[NAMED:]:
            wrong.add_note(fault)
        raise wrong


@dataclass(frozen=True, slots=True)
class Said:
    """A warning of Qt, of a library, or an error that nobody caught; during which check."""

    check: str
    origin: str
    text: str


class Desk(logging.Handler):
    """Within `with`, warnings and errors are kept in `said`, whoever says them."""

    def __init__(self, folder: Path, program: Program) -> None:
        super().__init__(logging.WARNING)
        self.folder, self.check = folder, ""
        self.said: list[Said] = []
        self._program = program
        self._app: QApplication | None = None

    def __enter__(self) -> "Desk":
        logging.getLogger().addHandler(self)
        sys.excepthook = self._caught
        self._listen(self._qt_says)
        return self

    def __exit__(self, *_: object) -> None:
        self._leave_qt()
        self._listen(None)
        sys.excepthook = sys.__excepthook__
        logging.getLogger().removeHandler(self)

    def app(self) -> "QApplication":
        """The application, without a screen; a Fault where Qt would end the program for want of a plugin."""
        if self._app is None:
            from battlemap.ui.selftest.parts import plugin_files

            expect(
                any(file.name.startswith((OFFSCREEN, f"lib{OFFSCREEN}")) for file in plugin_files("platforms")),
                f"Qt's plugin platforms/{OFFSCREEN} is missing, so that no window can be made without a screen",
            )
            from battlemap.ui.application import application

            self._app = application()
            self._watch(self._app)
        return self._app

    def _watch(self, app: "QApplication") -> None:
        """Nobody is there to answer a dialog: one that opens is told of and closed."""
        from PySide6.QtCore import QTimer

        def look() -> None:
            asking = app.activeModalWidget() or app.activePopupWidget()
            if asking is not None:
                self.said.append(Said(self.check, "dialog", f"{type(asking).__name__} {asking.windowTitle()!r} opened by itself"))
                asking.close()

        timer = QTimer(app)
        timer.timeout.connect(look)
        timer.start(LOOK_EVERY_MS)

    def run(self, *words: object) -> str:
        """The program with these words, as a shell gives them; what it printed.  A Fault where its exit code is not 0."""
        out, err = io.StringIO(), io.StringIO()
        with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
            try:
                code: Any = self._program([str(word) for word in words])
            except SystemExit as ending:
                code = ending.code
        expect(code == 0, f"battlemap {words[0]} ended with {code}: {err.getvalue().strip() or out.getvalue().strip()}")
        return out.getvalue()

    # ------------------------------------------------------------ listening
    @staticmethod
    def _listen(ear: Callable[[Any, Any, str], None] | None) -> None:
        try:
            from PySide6.QtCore import qInstallMessageHandler
        except ImportError:  # a check says so
            return
        qInstallMessageHandler(ear)

    def _qt_says(self, kind: Any, _context: Any, text: str) -> None:
        from PySide6.QtCore import QtMsgType

        if kind not in (QtMsgType.QtDebugMsg, QtMsgType.QtInfoMsg):
            self.said.append(Said(self.check, "Qt", text))

    def emit(self, record: logging.LogRecord) -> None:
        self.said.append(Said(self.check, record.name, record.getMessage()))

    def _caught(self, kind: type[BaseException], wrong: BaseException, trace: TracebackType | None) -> None:
        self.said.append(Said(self.check, "uncaught", "".join(traceback.format_exception(kind, wrong, trace))))

    def _leave_qt(self) -> None:
        """Whatever holds a file or keeps settings has to be gone before the folder is."""
        if self._app is None:
            return
        from battlemap.ui import threads

        for window in self._app.topLevelWidgets():
            window.close()
            window.deleteLater()
        settle()
        threads.finish()
        gc.collect()
        settle()


def settle() -> None:
    """All that waits in Qt's loop, what is to be deleted too."""
    from PySide6.QtCore import QCoreApplication, QEvent

    QCoreApplication.processEvents()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
