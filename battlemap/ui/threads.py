"""Pools of threads for what is slow, beside the window.

    pool("decoding").start(work.run)         a function, whatever holds what it wants

Never a `QRunnable`: PySide keeps one that has ended before `start` is back, and all it holds, for good.

A pool is nobody's child.  One that goes with its window or dialog waits for its threads as it is destroyed, and holds Python
meanwhile, without which they never end: the program would stand still for good.
"""

from functools import cache

from PySide6.QtCore import QThreadPool

PATIENCE_MS = 3000
_pools: list[QThreadPool] = []


@cache
def pool(_name: str, threads: int = 1) -> QThreadPool:
    """The pool of that name; who goes away leaves what it started to end there by itself."""
    found = QThreadPool()
    found.setMaxThreadCount(threads)
    _pools.append(found)
    return found


def finish() -> None:
    """As the program ends: nothing waiting is begun any more, and what is under way may end."""
    for each in (*_pools, QThreadPool.globalInstance()):
        each.clear()
    for each in (*_pools, QThreadPool.globalInstance()):
        each.waitForDone(PATIENCE_MS)
