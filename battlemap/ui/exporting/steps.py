"""Long work in small steps: the window answers between them, and it can be called off at any of them.

A deed is a generator.  It yields the share that is done (0 to 1), or `WAIT` while a thread works for it, and returns its answer.
Called off, it is closed: what it holds in `with` and `finally` is put away.

    answer = run_to_end(steps)                      without a window
    work = Work(steps, parent); work.start()        with one: `progressed`, then `done` or `failed`, or neither after `cancel`
"""

from collections.abc import Callable, Generator
from concurrent.futures import Future, ThreadPoolExecutor
from time import perf_counter, sleep
from typing import Any, TypeVar

from PySide6.QtCore import QCoreApplication, QObject, QTimer, Signal

from battlemap.model import BattlemapError
from battlemap.ui.sentences import said

T = TypeVar("T")
Steps = Generator["float | None", None, T]
WAIT = None
BUDGET_SECONDS, PAUSE_MS = 0.03, 15
_pool = ThreadPoolExecutor(max_workers=2, thread_name_prefix="exporting")
"""Two: what was called off may go on for a while, unheard.  Deeds of one work are awaited one by one."""


def later(deed: Callable[..., T], *given: Any) -> "Future[T]":
    """Begin it beside the window."""
    return _pool.submit(deed, *given)


def awaited(future: "Future[T]") -> Steps[T]:
    """Its answer, when it is there."""
    while not future.done():
        yield WAIT
    return future.result()


def in_thread(deed: Callable[..., T], *given: Any) -> Steps[T]:
    """Do it beside the window; called off, its answer is dropped."""
    return (yield from awaited(later(deed, *given)))


def run_to_end(steps: Steps[T]) -> T:
    """Do all of it now; the event loop runs where the deed waits."""
    while True:
        try:
            share = next(steps)
        except StopIteration as end:
            answer: T = end.value
            return answer
        if share is WAIT:
            QCoreApplication.processEvents()
            sleep(0.002)


class Work(QObject):
    """Does a deed on this thread's event loop."""

    progressed = Signal(float)
    done = Signal(object)
    failed = Signal(str)

    def __init__(self, steps: Steps[Any], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._steps: Steps[Any] | None = steps
        self._share = 0.0
        self._next = QTimer(self)
        self._next.setSingleShot(True)
        self._next.timeout.connect(self._go_on)

    def start(self) -> None:
        self._next.start(0)

    def cancel(self) -> None:
        """Leave off; what was begun is put away."""
        self._next.stop()
        steps, self._steps = self._steps, None
        if steps is not None:
            steps.close()

    def _go_on(self) -> None:
        if self._steps is None:
            return
        until, pause = perf_counter() + BUDGET_SECONDS, 0
        try:
            while perf_counter() < until:
                share = next(self._steps)
                if share is WAIT:
                    pause = PAUSE_MS
                    break
                self._share = max(self._share, share)
        except StopIteration as end:
            self._steps = None
            self.progressed.emit(1.0)
            self.done.emit(end.value)
            return
        except BattlemapError as wrong:
            self._end_with(said(wrong))
            return
        except MemoryError:
            self._end_with(self.tr("There is not enough memory for this."))
            return
        self.progressed.emit(self._share)
        self._next.start(pause)

    def _end_with(self, sentence: str) -> None:
        self._steps = None
        self.failed.emit(sentence)
