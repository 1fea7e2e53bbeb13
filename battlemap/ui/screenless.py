"""A start where no window can be opened: one sentence and exit code 1, where Qt would print a page and abort.

    with no_window_told():
        app = QApplication(argv)

Qt ends the process inside that call, out of which no exception could come: the sentence is said where Qt says its last word.  It
is for whoever started the program in a terminal, over ssh or by a script: English, as all the command line says.
"""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import QMessageLogContext, QtMsgType, qInstallMessageHandler

SCREENS = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
LEFT_OUT = ("no Qt platform plugin could be initialized", "even though it was found", "xcb-cursor0", "Detected locale")
"""What Qt adds to a reason; alone each of them is one."""


@contextmanager
def no_window_told() -> Iterator[None]:
    """Within, Qt's last word is our sentence; whatever else it says is said when it is clear that this was not the last."""
    reasons: list[str] = []

    def hear(kind: QtMsgType, _context: QMessageLogContext, text: str) -> None:
        if kind != QtMsgType.QtFatalMsg:
            reasons.append(text)
            return
        _say(f"battlemap: no window can be opened here: {why([*reasons, text])}")
        os._exit(1)

    before = qInstallMessageHandler(hear)
    try:
        yield
    finally:
        qInstallMessageHandler(before)
        for text in reasons:
            _say(text)


def why(reasons: list[str]) -> str:
    """The reason, of all that Qt said."""
    if sys.platform == "linux" and not any(os.environ.get(name) for name in SCREENS):
        return "there is no screen (neither DISPLAY nor WAYLAND_DISPLAY is set)"
    lines = [" ".join(text.split()) for text in reasons]
    told = [line for line in lines if not any(part in line for part in LEFT_OUT)]
    return "; ".join(line.rstrip(".") for line in told or lines)


def _say(text: str) -> None:
    if sys.stderr is not None:
        print(text, file=sys.stderr, flush=True)
