"""A fault as a text that may be sent to anybody: versions, platform and the traceback; no path or name of the user's."""

import getpass
import platform
import re
import traceback
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from types import TracebackType

from PySide6 import __version__ as pyside_version
from PySide6.QtCore import QSysInfo, qVersion
from PySide6.QtGui import QGuiApplication

from battlemap import __version__

HOME, SOMEBODY = "~", "somebody"
PACKAGES = ("site-packages", "battlemap", "lib")
SHORTEST_NAME = 3
OVERRIDES = re.compile(r"(?:Error calling Python override of [\w:]+\(\): )+")
"""What PySide puts before the words of a fault for every event it came through, hundreds of times."""


@dataclass(frozen=True, slots=True)
class Fault:
    """What was raised where.  `place` is the same for the same fault; `trace` is the whole traceback as text."""

    kind: str
    place: str
    trace: str
    thread: str = ""

    @classmethod
    def of(cls, wrong: BaseException, trace: TracebackType | None, thread: str = "") -> "Fault":
        frames = traceback.extract_tb(trace)
        place = f"{shorter(frames[-1].filename)}:{frames[-1].lineno}" if frames else ""
        text = OVERRIDES.sub("", "".join(traceback.format_exception(type(wrong), wrong, trace)))
        return cls(type(wrong).__name__, place, text, thread)

    @property
    def sign(self) -> tuple[str, str]:
        """Two faults of the same sign are one that repeats."""
        return self.kind, self.place


def report(fault: Fault, private: Iterable[Path | str] = ()) -> str:
    """`private`: what must not be named besides the home folder and the user, such as the fight's file."""
    where = f"{fault.kind} at {fault.place}" + (f", on the thread {fault.thread}" if fault.thread else "")
    return anonymous("\n".join((*versions(), where, "", fault.trace.strip(), "")), private)


def versions() -> tuple[str, str, str]:
    """The program, the system and what the program runs on, a line each; in English, for whoever is told of a fault."""
    system = f"{platform.system()} {platform.release()} ({platform.machine()})"
    return (
        f"Battlemap {__version__}",
        f"{QSysInfo.prettyProductName()}, {system}, {QGuiApplication.platformName()}",
        f"Python {platform.python_version()}, Qt {qVersion()}, PySide6 {pyside_version}",
    )


def anonymous(text: str, private: Iterable[Path | str] = ()) -> str:
    """Without the paths and the name of whoever runs the program."""
    lines = [_shorter_line(line) for line in text.split("\n")]
    text = "\n".join(lines)
    for each in private:
        text = text.replace(str(each), HOME)
        if isinstance(each, Path) and len(each.stem) > SHORTEST_NAME:
            text = text.replace(each.name, "fight.battlemap").replace(each.stem, "fight")
    text = text.replace(str(Path.home()), HOME)
    user = _user()
    return text.replace(user, SOMEBODY) if len(user) > SHORTEST_NAME else text


def _user() -> str:
    try:
        return getpass.getuser()
    except (OSError, KeyError, ImportError):
        return ""


def _shorter_line(line: str) -> str:
    """The file of a line of a traceback by its place in its package."""
    before, quote, rest = line.partition('  File "')
    path, end, after = rest.partition('", line ')
    return f"{before}{quote}{shorter(path)}{end}{after}" if quote and end else line


def shorter(path: str) -> str:
    """A source file from its package on: "battlemap/ui/window.py"."""
    parts = Path(path).parts
    for name in PACKAGES:
        if name in parts[:-1]:
            start = len(parts) - 1 - parts[::-1].index(name) + (name == "site-packages")
            return "/".join(parts[start:])
    return parts[-1] if parts else path
