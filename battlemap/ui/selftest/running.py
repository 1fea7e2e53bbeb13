"""Checks one after the other, each a line; the report.  Not here: what is checked (`checks`), where it happens (`apart`)."""

import platform
import sys
import traceback
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter
from typing import IO

from battlemap import __version__
from battlemap.model import BattlemapError
from battlemap.ui.selftest.apart import NotApart, standing_apart
from battlemap.ui.selftest.desk import Desk, Fault, Program

LONGEST_SENTENCE = 400
WORSE = ("--report FILE keeps the whole of what went wrong", "what went wrong stands whole in the report")


@dataclass(frozen=True, slots=True)
class Check:
    """`run` answers what it saw, for the end of its line, and raises whatever is wrong."""

    name: str
    run: Callable[[Desk], str]


def run_selftest(program: Program, report: Path | None = None, checks: Sequence[Check] = ()) -> int:
    """All checks (or these); 0 when all are well, else 1.  `program` is the program's own entry: words in, exit code out.

    Raises BattlemapError when the report cannot be written.
    """
    if not checks:
        from battlemap.ui.selftest.checks import CHECKS as checks
    with Report(report) as told:
        told.say(_program())
        started = perf_counter()
        try:
            with standing_apart() as folder, Desk(folder, program) as desk:
                failed = sum(not _passes(check, desk, told) for check in checks)
        except NotApart as wrong:
            told.say(f"FAIL {wrong}")
            return 1
        seconds = f"({perf_counter() - started:.1f} s)"
        if failed:
            told.say(f"{failed} of {len(checks)} checks failed; {WORSE[report is not None]} {seconds}")
        else:
            told.say(f"all {len(checks)} checks passed {seconds}")
    return 1 if failed else 0


def _passes(check: Check, desk: Desk, told: "Report") -> bool:
    started, before = perf_counter(), len(desk.said)
    desk.check = check.name
    try:
        seen, wrong = check.run(desk), None
    except Exception as trouble:
        seen, wrong = _sentence(trouble), trouble
    took = f"({perf_counter() - started:.2f} s)"
    told.say(f"{'ok  ' if wrong is None else 'FAIL'} {check.name}: {seen} {took}")
    if wrong is not None:
        told.keep("".join(traceback.format_exception(wrong)))
    for message in desk.said[before:]:
        told.keep(f"{message.origin}: {message.text}")
    return wrong is None


def _sentence(wrong: Exception) -> str:
    """Whatever was raised, on one line."""
    text = " ".join(str(wrong).split())
    if not isinstance(wrong, (Fault, BattlemapError)):
        text = f"{type(wrong).__name__}: {text}" if text else type(wrong).__name__
    return text if len(text) <= LONGEST_SENTENCE else f"{text[:LONGEST_SENTENCE]}…"


def _program() -> str:
    try:
        from PySide6.QtCore import qVersion

        qt = qVersion()
    except ImportError:
        qt = "missing"
    how = "frozen" if getattr(sys, "frozen", False) else "not frozen"
    return f"battlemap {__version__}, Python {platform.python_version()}, Qt {qt}, {platform.platform()}, {how}"


class Report:
    """Lines to standard output, where there is one (a windowed program on Windows has none), and into a file, where one is named.
    What is kept beside them only goes into the file."""

    def __init__(self, path: Path | None) -> None:
        self._file: IO[str] | None = None
        if path is not None:
            self._name = path.name or str(path)
            try:
                self._file = path.open("w", encoding="utf-8", errors="backslashreplace")
            except OSError as wrong:
                raise self._unwritable(wrong) from None

    def __enter__(self) -> "Report":
        return self

    def __exit__(self, *_: object) -> None:
        if self._file is not None:
            with suppress(OSError):  # what could not be written has been told
                self._file.close()

    def say(self, line: str) -> None:
        """At once: should the program die, its last line tells where."""
        self._write(f"{line}\n")
        if sys.stdout is not None:
            print(line, flush=True)

    def keep(self, text: str) -> None:
        self._write("".join(f"     | {line}\n" for line in text.splitlines()))

    def _write(self, text: str) -> None:
        if self._file is None:
            return
        try:
            self._file.write(text)
            self._file.flush()
        except OSError as wrong:
            raise self._unwritable(wrong) from None

    def _unwritable(self, wrong: OSError) -> BattlemapError:
        return BattlemapError(
            "{file}: the report cannot be written ({why})", file=self._name, why=wrong.strerror or str(wrong)
        )
