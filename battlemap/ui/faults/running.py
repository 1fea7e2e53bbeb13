"""Whether the program came to its end the last time, or was ended: a mark that lies there while it runs, with the fight it shows.

    running = Running(folder)       a mark of our own; `running.ended` says what marks of the dead say
    running.opens(path)             this fight is being opened: not known yet to be one the program lives with
    running.shows(path)             this fight is on the table now
    running.leave()                 an end of our own

Python's own report of a hard crash goes into the same folder (`faulthandler`).  A mark belongs to a process that is gone when its
lock can be had: Qt sees that by the process's number.
"""

import faulthandler
import os
from dataclasses import dataclass
from pathlib import Path
from typing import TextIO

from PySide6.QtCore import QLockFile

from battlemap.storage import private

MARK, NOTE, CRASH = "running-{pid}.lock", "running-{pid}.txt", "crash-{pid}.txt"
LONGEST_CRASH = 50_000
OPENING = "opening"


@dataclass(frozen=True, slots=True)
class Ended:
    """A program that did not come to its end: the fight it showed (None for none), what it wrote as it died, and whether that
    was while the fight was being opened."""

    fight: Path | None
    trace: str
    was_opening: bool = False


class Running:
    """May be had where no file can be written: then nothing is known of a hard end."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._file: TextIO | None = None
        self.ended = self._gather()
        pid = os.getpid()
        self._note, self._crash = (folder / name.format(pid=pid) for name in (NOTE, CRASH))
        self._lock = QLockFile(str(folder / MARK.format(pid=pid)))
        try:
            private.make_folder(folder)
            for path in (self._note, self._crash):
                path.unlink(missing_ok=True)
                private.begin(path, path)
            self._file = self._crash.open("w", encoding="utf-8")
        except OSError:
            return
        self._lock.tryLock(0)
        private.tighten(Path(self._lock.fileName()))
        faulthandler.enable(self._file)

    def _gather(self) -> list[Ended]:
        """Of every mark whose program is gone; the marks are taken away."""
        found: list[Ended] = []
        for mark in sorted(self._folder.glob(MARK.format(pid="*"))):
            lock = QLockFile(str(mark))
            if not lock.tryLock(0):
                continue
            lock.unlock()
            pid = mark.stem.removeprefix("running-")
            note, crash = (self._folder / name.format(pid=pid) for name in (NOTE, CRASH))
            fight, _, how = _read(note).partition("\n")
            found.append(Ended(Path(fight) if fight else None, _read(crash), how.strip() == OPENING))
            for path in (mark, note, crash):
                path.unlink(missing_ok=True)
        return found

    def opens(self, fight: Path | None) -> None:
        """From now on until `shows`: a hard end is this fight's doing, as far as anybody can tell."""
        self._write(fight, OPENING)

    def shows(self, fight: Path | None) -> None:
        """The fight on the table."""
        self._write(fight, "")

    def _write(self, fight: Path | None, how: str) -> None:
        if self._file is not None:
            try:
                self._note.write_text(f"{fight.absolute()}\n{how}" if fight is not None else "", encoding="utf-8")
            except (OSError, ValueError):
                return

    def leave(self) -> None:
        """The program comes to its end."""
        if self._file is None:
            return
        faulthandler.disable()
        self._file.close()
        self._file = None
        for path in (self._note, self._crash):
            path.unlink(missing_ok=True)
        self._lock.unlock()


def _read(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8", errors="replace")[:LONGEST_CRASH]
    except OSError:
        return ""
