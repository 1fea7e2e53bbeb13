"""What there is at a moment: memory, objects of Python and of Qt, timers, threads, open files; and what of it grows.

Memory is what the system says (Linux; elsewhere it is None), after Python and the C library gave back what they could.
"""

import ctypes
import gc
import os
import threading
from collections import Counter
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, fields
from pathlib import Path

import numpy as np
from PySide6.QtCore import QCoreApplication, QObject, QTimer
from PySide6.QtWidgets import QApplication
from shiboken6 import Shiboken

from battlemap.ui.session import Session
from tests.benchmarks.memory import resident_mb


@dataclass(frozen=True)
class Figures:
    """`steps` are those of the open fight's history, `wrapped` what Python knows of Qt, `file_kb` its file with its journal."""

    commands: int
    steps: int
    rss_mb: float | None
    python: int
    wrapped: int
    qobjects: int
    widgets: int
    windows: int
    timers: int
    threads: int
    files: int
    file_kb: float
    wal_kb: float

    def line(self) -> str:
        return "  ".join(f"{field.name} {getattr(self, field.name)}" for field in fields(self))


def take(commands: int, session: Session) -> Figures:
    """All of them now.  Whoever asks has put the window into the state in which it always is when it is asked."""
    give_back()
    objects = _qobjects()
    file = session.fight_file.path if session.fight_file is not None else None
    return Figures(
        commands, len(session.document.ever), resident_mb(), len(gc.get_objects()), len(Shiboken.getAllValidWrappers()),
        len(objects), len(QApplication.allWidgets()), len(QApplication.topLevelWidgets()),
        sum(isinstance(each, QTimer) and each.isActive() for each in objects), _threads(), _open_files(),
        _kb(file), _kb(file.with_name(f"{file.name}-wal") if file is not None else None),
    )  # fmt: skip


def give_back() -> None:
    gc.collect()
    with suppress(OSError, AttributeError):  # not every C library has it
        ctypes.CDLL(None).malloc_trim(0)


def kinds() -> Counter[str]:
    """How many objects there are of each kind, Python's and Qt's."""
    gc.collect()
    found = Counter(f"{type(each).__module__}.{type(each).__qualname__}" for each in gc.get_objects())
    found.update(f"Qt {each.metaObject().className()}" for each in _qobjects())
    return found


def _qobjects() -> list[QObject]:
    """Those of every window, and what Python holds."""
    app = QCoreApplication.instance()
    tops = [*QApplication.topLevelWidgets(), *([app] if app is not None else [])]
    wrapped = [each for each in Shiboken.getAllValidWrappers() if isinstance(each, QObject)]
    found = {id(each): each for each in wrapped}
    for top in tops:
        found |= {id(each): each for each in (top, *top.findChildren(QObject))}
    return list(found.values())


def _threads() -> int:
    """Of the process where the system tells them, else Python's."""
    try:
        return len(os.listdir("/proc/self/task"))
    except OSError:
        return threading.active_count()


def _open_files() -> int:
    try:
        return len(os.listdir("/proc/self/fd"))
    except OSError:
        return 0


def _kb(path: Path | None) -> float:
    return round(path.stat().st_size / 1024, 1) if path is not None and path.exists() else 0.0


# ---------------------------------------------------------------- what grows
def growth(taken: Sequence[Figures], name: str) -> tuple[float, float]:
    """Of a figure: how much more there is after 1,000 commands, and with 1,000 steps more in the open fight's history.

    Both at once, by least squares: a history is meant to grow as long as a fight is open, all else is not."""
    rows = [(each.commands / 1000, each.steps / 1000, value) for each in taken if (value := getattr(each, name)) is not None]
    if len(rows) < 4:
        return 0.0, 0.0
    commands, steps, values = np.array(rows, float).T
    (_, by_command, by_step), *_ = np.linalg.lstsq(np.stack([np.ones_like(commands), commands, steps], 1), values, rcond=None)
    return float(by_command), float(by_step)


def grown(before: Counter[str], after: Counter[str], least: int) -> list[tuple[str, int]]:
    """The kinds of which there are more, most first."""
    more = {kind: number - before[kind] for kind, number in after.items() if number - before[kind] >= least}
    return sorted(more.items(), key=lambda each: -each[1])
