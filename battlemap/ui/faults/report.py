"""A fault as a text that may be sent to anybody: versions, platform and the traceback; no path or name of the user's, and nothing
that they called somebody or wrote in their fight.  The log holds no more than that either.
"""

import getpass
import platform
import re
import traceback
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from types import TracebackType
from typing import Any

import msgspec
from PySide6 import __version__ as pyside_version
from PySide6.QtCore import QSysInfo, qVersion
from PySide6.QtGui import QGuiApplication

from battlemap import __version__
from battlemap.model import BattlemapError, Encounter
from battlemap.sentence import Sentence

HOME, SOMEBODY = "~", "somebody"
PACKAGES = ("site-packages", "battlemap", "lib")
SHORTEST_NAME = 3
OVERRIDES = re.compile(r"(?:Error calling Python override of [\w:]+\(\): )+")
"""What PySide puts before the words of a fault for every event it came through, hundreds of times."""
FIGHT, FIGHT_FILE = "fight.battlemap", re.compile(r"""(?:[^/\\"'\n:]|(?<=\w)'(?=\w))*\.battlemap""")
OURS = ("  File ", "    ")
"""How the lines of a traceback begin that are the program's own."""
SOMETHING = "(something of the fight)"
WRITTEN, KEYED = ("name", "title", "note", "text", "id", "group"), ("tokens", "reserve")
"""Fields of a fight in which the game master's own words are, and tables whose keys are made of them."""


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
        return cls(type(wrong).__name__, place, trace_of(wrong, trace), thread)

    @property
    def sign(self) -> tuple[str, str]:
        """Two faults of the same sign are one that repeats."""
        return self.kind, self.place


def trace_of(wrong: BaseException, trace: TracebackType | None) -> str:
    """The traceback; where a sentence of ours was raised, the sentence without what it was about."""
    text = OVERRIDES.sub("", "".join(traceback.format_exception(type(wrong), wrong, trace)))
    chain: list[BaseException] = []
    each: BaseException | None = wrong
    while each is not None and each not in chain:
        chain.append(each)
        each = each.__cause__ or each.__context__
    for each in chain:
        said = each.args[0] if isinstance(each, BattlemapError) and each.args else None
        if isinstance(said, Sentence) and said.facts:
            text = text.replace(str(each), str(said.template))
    return text


def names_in(state: Encounter) -> set[str]:
    """What the game master called somebody or something in their fight, and what they wrote in it."""
    return set(_names(msgspec.to_builtins(state)))


def _names(value: Any) -> Iterator[str]:
    if isinstance(value, dict):
        for key, one in value.items():
            if isinstance(one, str) and key in WRITTEN:
                yield one
            elif isinstance(one, dict) and key in KEYED:
                yield from one
            yield from _names(one)
    elif isinstance(value, list | tuple):
        for one in value:
            yield from _names(one)


def report(fault: Fault, private: Iterable[Path | str] = (), names: Iterable[str] = ()) -> str:
    """`private`: what must not be named besides the home folder and the user, such as the fight's file; `names`: those in it."""
    where = f"{fault.kind} at {fault.place}" + (f", on the thread {fault.thread}" if fault.thread else "")
    return anonymous("\n".join((*versions(), where, "", fault.trace.strip(), "")), private, names)


def versions() -> tuple[str, str, str]:
    """The program, the system and what the program runs on, a line each; in English, for whoever is told of a fault."""
    system = f"{platform.system()} {platform.release()} ({platform.machine()})"
    return (
        f"Battlemap {__version__}",
        f"{QSysInfo.prettyProductName()}, {system}, {QGuiApplication.platformName()}",
        f"Python {platform.python_version()}, Qt {qVersion()}, PySide6 {pyside_version}",
    )


def anonymous(text: str, private: Iterable[Path | str] = (), names: Iterable[str] = ()) -> str:
    """Without the paths and the name of whoever runs the program, and without these names where a fault says something."""
    known = sorted({name for name in names if name.strip()}, key=len, reverse=True)
    named = re.compile(r"(?<!\w)(?:" + "|".join(map(re.escape, known)) + r")(?!\w)") if known else None
    lines = [_shorter_line(line) if line.startswith(OURS) else _unnamed(line, named) for line in text.split("\n")]
    text = "\n".join(lines)
    for each in private:
        text = text.replace(str(each), HOME)
        if isinstance(each, Path) and len(each.stem) > SHORTEST_NAME:
            text = text.replace(each.name, FIGHT).replace(each.stem, "fight")
    text = text.replace(str(Path.home()), HOME)
    user = _user()
    return text.replace(user, SOMEBODY) if len(user) > SHORTEST_NAME else text


def _unnamed(line: str, names: re.Pattern[str] | None) -> str:
    line = FIGHT_FILE.sub(FIGHT, line)
    return names.sub(SOMETHING, line) if names is not None else line


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
