"""When backups are made: soon after a fight is opened, every ten minutes in which something is done, and when it is put away.

Its rows are taken on the window's own thread, which has the file open (some milliseconds, never while a command is kept); all
that is slow is done beside.  A backup that cannot be made stops nobody: `trouble` says why, where backups are shown.
"""

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer

from battlemap.model import BattlemapError
from battlemap.storage import backups
from battlemap.storage.backups import Taken, Why
from battlemap.ui.sentences import said
from battlemap.ui.session import Session
from battlemap.ui.threads import pool

SOON_MS, EVERY_MS = 2_000, 10 * 60 * 1000


class Backing(QObject):
    """Follows the session's fight."""

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self._session = session
        self.trouble = ""
        self._first, self._next = QTimer(self), QTimer(self)
        self._first.setSingleShot(True)
        self._next.setSingleShot(True)
        self._first.setInterval(SOON_MS)
        self._next.setInterval(EVERY_MS)
        self._first.timeout.connect(lambda: self._back_up("opened"))
        self._next.timeout.connect(lambda: self._back_up("played"))
        session.opened.connect(self._opened)
        session.changed.connect(self._changed)
        session.closing.connect(lambda: self._back_up("closed"))

    def _opened(self) -> None:
        self._next.stop()
        self._first.start()

    def _changed(self, _change: object = None) -> None:
        """The first deed since the last backup sets the clock."""
        if not self._next.isActive() and not self._first.isActive():
            self._next.start()

    def _back_up(self, why: Why) -> None:
        self._first.stop()
        self._next.stop()
        file = self._session.fight_file
        if file is None or (why == "closed" and not self._session.document.can_undo):
            return
        try:
            taken = backups.taken(file, self._session.state, why)
        except BattlemapError as wrong:
            self.trouble = said(wrong)
            return
        if taken is not None:
            pool("backups").start(_Keeping(taken, self._done).run)

    def _done(self, trouble: BattlemapError | None) -> None:
        """From the other thread: a word is all it leaves."""
        self.trouble = said(trouble) if trouble is not None else ""


class _Keeping:
    def __init__(self, taken: Taken, done: Callable[[BattlemapError | None], None]) -> None:
        self._taken, self._done = taken, done

    def run(self) -> None:
        try:
            backups.keep(self._taken)
        except BattlemapError as wrong:
            self._done(wrong)
        else:
            self._done(None)
