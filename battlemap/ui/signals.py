"""Ctrl+C in the terminal, `kill`, a terminal that is closed, the system going down: the program leaves as by its menu.

Every step is on disk anyway; a program that is cut off would say at its next start that it ended unexpectedly.  What the caller
has told it not to hear (`nohup`) it does not hear, and the same signal once more does what it always does.  Windows tells a
window of its session's end by another way, which Qt follows.
"""

import os
import signal
import sys
from collections.abc import Callable
from types import FrameType

from PySide6.QtCore import QObject, QSocketNotifier

ORDINARY = (signal.SIG_DFL, signal.default_int_handler)


class Signals(QObject):
    """While it lives, `leave` is called from the window's own loop when one comes."""

    def __init__(self, leave: Callable[[], object], parent: QObject | None = None) -> None:
        super().__init__(parent)
        if sys.platform == "win32":
            return
        self._leave = leave
        self._ordinary = {
            number: before for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)
            if (before := signal.getsignal(number)) in ORDINARY
        }  # fmt: skip
        self._reads, self._writes = os.pipe()
        for end in (self._reads, self._writes):
            os.set_blocking(end, False)
        self._woken = QSocketNotifier(self._reads, QSocketNotifier.Type.Read, self)
        self._woken.activated.connect(self._wake)
        # Python runs a handler when it runs anything, and an idle loop runs nothing: this wakes it.
        signal.set_wakeup_fd(self._writes, warn_on_full_buffer=False)
        for number in self._ordinary:
            signal.signal(number, self._hear)

    def end(self) -> None:
        """As before."""
        if sys.platform == "win32":
            return
        self._woken.setEnabled(False)
        signal.set_wakeup_fd(-1)
        for number, before in self._ordinary.items():
            signal.signal(number, before)
        for end in (self._reads, self._writes):
            os.close(end)

    def _hear(self, number: int, _frame: FrameType | None) -> None:
        signal.signal(number, self._ordinary[signal.Signals(number)])

    def _wake(self) -> None:
        heard = os.read(self._reads, 64)
        if any(number in self._ordinary for number in heard):
            self._leave()
