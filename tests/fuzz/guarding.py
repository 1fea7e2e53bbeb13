"""An input read under the clock and the measure.

`once` does it here; `batch` does it many times over in a child of this process, which may hang, die or fill its memory without
harm.  The child says before each input which it is, and inputs follow from the seed, so that one nothing is heard of is known.
Children and the measure of memory need a system of the Unix kind, the latter Linux.
"""

import contextlib
import multiprocessing
import os
import re
import signal
import tempfile
import time
import traceback
from collections.abc import Iterator
from dataclasses import dataclass, field
from multiprocessing.connection import Connection
from pathlib import Path
from random import Random
from typing import Any

from tests.fuzz.reader import Files, Reader, Unbearable, laid

MOST_SECONDS, MOST_MB = 2.0, 500
"""What an input may take: processor time, and memory on top of what was in use."""
BROKEN_OFF, GIVEN_UP = 8.0, 40.0
"""After so many seconds of processor time it is interrupted; after so long without a word the child is ended."""
MOST_ADDRESSES = 6 * 2**30
_STATUS, _RESET = Path("/proc/self/status"), Path("/proc/self/clear_refs")


class TooLong(BaseException):
    """It was still being read; no reader may catch this."""


@dataclass(frozen=True, slots=True)
class Finding:
    """What must not happen: its kind, where (one finding a place), the whole story, and the input."""

    kind: str
    place: str
    story: str
    files: Files


@dataclass(slots=True)
class Batch:
    """What came of many inputs: how many, those worth spoiling further, and what was found."""

    count: int = 0
    fresh: list[tuple[Files, frozenset[str]]] = field(default_factory=list)
    findings: list[Finding] = field(default_factory=list)
    slowest: float = 0.0


def input_of(reader: Reader, seed: str, number: int, pool: list[Files]) -> Files:
    """The input of a number: the same for the same seed and pool."""
    rng = Random(f"{seed}/{reader.name}/{number}")
    return reader.spoiled(rng, pool)


def once(reader: Reader, files: Files) -> tuple[frozenset[str], Finding | None, float]:
    """Read one input here; its marks, what was found, and the seconds it took."""
    with tempfile.TemporaryDirectory(prefix="fuzz-") as name:
        laid(Path(name), files)
        before, begun = _memory(reset=True), time.process_time()
        marks: frozenset[str] = frozenset()
        found: Finding | None = None
        try:
            marks = frozenset(reader.read(Path(name)))
        except Unbearable as wrong:
            found = Finding("unbearable", _place(wrong), str(wrong), files)
        except TooLong as wrong:
            found = Finding("endless", _place(wrong), _story(wrong), files)
        except Exception as wrong:
            found = Finding(type(wrong).__name__, _place(wrong), _story(wrong), files)
        took, grown = time.process_time() - begun, (_memory() - before) / 1024
    if found is None and took > MOST_SECONDS:
        found = Finding("slow", reader.name, f"{took:.1f} s", files)
    if found is None and grown > MOST_MB:
        found = Finding("large", reader.name, f"{grown:.0f} MB", files)
    return marks, found, took


def _place(wrong: BaseException) -> str:
    """The innermost line of the program's own, else of ours."""
    frames = traceback.extract_tb(wrong.__traceback__)
    own = [frame for frame in frames if "/battlemap/" in frame.filename] or list(frames)
    if isinstance(wrong, Unbearable):
        return wrong.why
    last = own[-1]
    return f"{Path(last.filename).name}:{last.lineno} {last.name}"


def _story(wrong: BaseException) -> str:
    told = traceback.format_exception(wrong)
    return "".join(told if len(told) < 40 else [*told[:12], "  ...\n", *told[-12:]])


def _memory(reset: bool = False) -> int:
    """The most that was in use, in KB; `reset`: from now on.  0 where that cannot be told."""
    try:
        if reset:
            _RESET.write_text("5")
        found = re.search(r"VmHWM:\s+(\d+)", _STATUS.read_text())
    except OSError:
        return 0
    return int(found[1]) if found else 0


# ---------------------------------------------------------------- in a child
def batch(reader: Reader, seed: str, first: int, pool: list[Files], known: frozenset[str], seconds: float) -> Batch:
    """Inputs from a number on, for so long."""
    here, there = multiprocessing.Pipe(duplex=False)
    child = multiprocessing.get_context("fork").Process(
        target=_child, args=(there, reader, seed, first, pool, known, seconds), daemon=True
    )  # fmt: skip
    child.start()
    there.close()
    found, at = Batch(), first
    try:
        for word, told in _words(here):
            match word:
                case "at":
                    at = told
                case "new":
                    found.fresh.append(told)
                case "found":
                    found.findings.append(told)
                case "done":
                    found.count, found.slowest = told
                    return found
    finally:
        if child.is_alive():
            child.join(1.0)
            child.kill()
        child.join()
        here.close()
    kind = "hangs" if child.exitcode == -signal.SIGKILL else "dies"
    story = f"the child ended with {child.exitcode}" if kind == "dies" else f"not a word for {GIVEN_UP:.0f} s"
    found.findings.append(Finding(kind, reader.name, story, input_of(reader, seed, at, pool)))
    found.count = at - first + 1
    return found


def alone(reader: Reader, files: Files) -> Finding | None:
    """Read one input in a child of its own."""
    same = Reader(reader.name, reader.seeds, lambda _rng, pool: pool[0], reader.read)
    return next(iter(batch(same, "", 0, [files], frozenset(), 0.0).findings), None)


def _words(connection: Connection) -> Iterator[tuple[str, Any]]:
    while connection.poll(GIVEN_UP):
        try:
            yield connection.recv()
        except EOFError:
            return


def _child(
    pipe: Connection, reader: Reader, seed: str, first: int, pool: list[Files], known: frozenset[str], seconds: float
) -> None:
    seen, slowest = set(known), 0.0
    _fence()
    end, number = time.monotonic() + seconds, first
    while True:
        pipe.send(("at", number))
        files = input_of(reader, seed, number, pool)
        signal.setitimer(signal.ITIMER_PROF, BROKEN_OFF)
        try:
            marks, found, took = once(reader, files)
        except TooLong:  # it came a moment late
            marks, found, took = frozenset(), None, BROKEN_OFF
        signal.setitimer(signal.ITIMER_PROF, 0)
        slowest = max(slowest, took)
        if found is not None:
            pipe.send(("found", found))
        elif not marks <= seen:
            pipe.send(("new", (files, marks)))
        seen |= marks
        number += 1
        if time.monotonic() >= end:
            break
    pipe.send(("done", (number - first, slowest)))


def _fence() -> None:
    """What a child may take of the machine, and how it is interrupted."""
    import resource

    os.dup2(os.open(os.devnull, os.O_WRONLY), 2)  # decoders of pictures grumble there

    def broken_off(*_: object) -> None:
        raise TooLong

    signal.signal(signal.SIGPROF, broken_off)
    with contextlib.suppress(ValueError, OSError):
        resource.setrlimit(resource.RLIMIT_AS, (MOST_ADDRESSES, MOST_ADDRESSES))
    with contextlib.suppress(ValueError, OSError):
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


