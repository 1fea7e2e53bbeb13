"""Work in two places at once: what one thread makes another takes, a little later.

    for strip in ahead(strips):         they are made on a thread of their own, never more than `MOST` before they are wanted

Whoever stops taking stops the making, too: the thread is gone when the loop is left.  What goes wrong there goes wrong here.
"""

from collections.abc import Iterable, Iterator
from queue import Empty, Full, Queue
from threading import Event, Thread
from typing import TypeVar

MOST = 2
LOOK_S = 0.05
"""How often somebody who waits looks whether it is over."""
Item = TypeVar("Item")


def ahead(items: Iterable[Item]) -> Iterator[Item]:
    """The same items in their order."""
    ready: Queue[tuple[bool, Item | BaseException | None]] = Queue(MOST)
    left = Event()

    def give(is_item: bool, what: "Item | BaseException | None") -> bool:
        while not left.is_set():
            try:
                ready.put((is_item, what), timeout=LOOK_S)
            except Full:
                continue
            return True
        return False

    def make() -> None:
        try:
            for item in items:
                if not give(True, item):
                    return
        except BaseException as wrong:  # told where it is waited for, whatever it is
            give(False, wrong)
        else:
            give(False, None)

    maker = Thread(target=make, name="ahead", daemon=True)
    maker.start()
    try:
        while True:
            is_item, what = ready.get()
            if is_item:
                yield what  # type: ignore[misc]
            elif isinstance(what, BaseException):
                raise what
            else:
                return
    finally:
        left.set()
        while maker.is_alive():
            try:
                ready.get_nowait()
            except Empty:
                maker.join(LOOK_S)
