"""What is done to the files behind the cards: another name, a copy, the trash, their folder shown.

Each answers "" or the one sentence why not, and then nothing has changed.
"""

from pathlib import Path

from PySide6.QtCore import QCoreApplication, QFile, QUrl
from PySide6.QtGui import QDesktopServices

from battlemap.model import BattlemapError
from battlemap.storage.backups import follow
from battlemap.storage.glance import duplicate, rename, settle
from battlemap.storage.places import SUFFIX, free_path, safe_name
from battlemap.storage.replacing import beside
from battlemap.ui.library.model import Row
from battlemap.ui.sentences import said
from battlemap.ui.session import Session
from battlemap.ui.settings import Settings


def _say(text: str, **holes: object) -> str:
    return QCoreApplication.translate("Library", text).format(**holes)


class Files:
    """`session` has the open fight, whose file is not touched behind its back."""

    def __init__(self, session: Session, settings: Settings) -> None:
        self._session, self._settings = session, settings
        self._trouble = ""

    def rename(self, row: Row, name: str) -> tuple[str, Path]:
        """What went wrong, and where the file is now."""
        path = row.entry.path
        if row.entry.shipped:
            return _say("What comes with Battlemap keeps its name; duplicate it to have one of your own."), path
        if not name.strip():
            return _say("Give it a name."), path
        goal = path.with_name(safe_name(name.strip().removesuffix(SUFFIX)) + SUFFIX)
        if goal == path:
            return "", path
        trouble = self._heard(lambda: self._session.rename(goal)) if row.is_open else _tried(lambda: rename(path, goal))
        if trouble:
            return trouble, path
        self._settings.rename_recent(path, goal)
        follow(path, goal)
        return "", goal

    def duplicate(self, row: Row) -> tuple[str, Path]:
        """What went wrong, and where the copy is."""
        path = row.entry.path
        if row.entry.shipped:
            return _say("Start a fight on it instead: that is a copy."), path
        goal = free_path(path.parent, _say("{name} copy", name=path.stem))
        if row.is_open:
            return self._heard(lambda: self._session.duplicate(goal)), goal
        return _tried(lambda: duplicate(path, goal)), goal

    def throw_away(self, row: Row) -> str:
        """To the desktop's trash, from which it can be taken back."""
        path = row.entry.path
        if row.entry.shipped:
            return _say("What comes with Battlemap stays here.")
        if row.is_open:
            return _say("\"{name}\" is on the table; open another fight first.", name=path.stem)
        trouble = _tried(lambda: settle(path))
        if trouble:
            return trouble
        for file in (path, *beside(path)):
            done = QFile.moveToTrash(str(file))
            if not (done[0] if isinstance(done, tuple) else done):
                return _say("{name}: it cannot be moved to the trash; it is still where it was.", name=path.name)
        return ""

    def show_folder(self, row: Row) -> str:
        folder = row.entry.path.parent
        shown = QDesktopServices.openUrl(QUrl.fromLocalFile(str(folder)))
        return "" if shown else _say("No program shows folders here. It is {folder}", folder=folder)

    def _heard(self, deed) -> str:
        """What the session says when it cannot."""
        told: list[str] = []
        self._session.message.connect(told.append)
        try:
            return "" if deed() else (told or [_say("That is not possible.")])[-1]
        finally:
            self._session.message.disconnect(told.append)


def _tried(deed) -> str:
    try:
        deed()
    except BattlemapError as wrong:
        return said(wrong)
    return ""
