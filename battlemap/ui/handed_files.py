"""Files the desktop hands to the program while it runs, or as it starts: macOS tells which by a QFileOpenEvent, not in argv.

They are opened as a dropped file is, in the order they came, one after the other, and none while a dialog waits for its answer,
as an import does.  What comes before the window is there waits for it.  Not here: what opening is (`MainWindow.open_file`).
"""

import sys
from collections import deque
from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QTimer, QUrl
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication

AGAIN_MS = 250


def path_of(word: str) -> Path:
    """The file a word of the command line means: a path, or its address, as some file managers and browsers hand it over."""
    is_address = word[:7].lower() == "file://"
    return Path((QUrl(word).toLocalFile() if is_address else "") or word)


class Application(QApplication):
    """The application object, which is who is told; a filter on it would be asked about every event of every widget."""

    def __init__(self, argv: Sequence[str]) -> None:
        super().__init__(list(argv))
        self.handed = HandedFiles(self)

    def event(self, event: QEvent) -> bool:
        if not isinstance(event, QFileOpenEvent):
            return super().event(event)
        if event.file():  # an address of the network is none
            self.handed.take(Path(event.file()))
        return True


class HandedFiles(QObject):
    """Those that wait; `first()` may take one before there is a window, `go_to(open_file)` gives it the rest."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._waiting: deque[Path] = deque()
        self._open_file: Callable[[Path], object] | None = None
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.timeout.connect(self._open_next)

    def take(self, path: Path) -> None:
        """This one is to be opened, after those before it; whoever hands it over waits for no dialog."""
        self._waiting.append(path)
        self._look(0)

    def first(self) -> Path | None:
        """The file the program was started with, if the desktop has told it by now."""
        if sys.platform == "darwin":
            QCoreApplication.processEvents()  # the word of it is among the first that come
        return self._waiting.popleft() if self._waiting else None

    def go_to(self, open_file: Callable[[Path], object]) -> None:
        """There is a window: it opens what waits, and what comes."""
        self._open_file = open_file
        self._look(0)

    def _look(self, milliseconds: int) -> None:
        if self._waiting and self._open_file is not None:
            self._soon.start(milliseconds)

    def _open_next(self) -> None:
        if not self._waiting or self._open_file is None:
            return
        if QApplication.activeModalWidget() is not None or QApplication.activePopupWidget() is not None:
            self._look(AGAIN_MS)
            return
        path = self._waiting.popleft()
        try:
            self._open_file(path)
        finally:
            self._look(0)
