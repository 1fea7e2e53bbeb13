"""Work that one thread does ahead of another: the same things in their order, never far ahead, gone when nobody wants it."""

import threading
import time

import pytest

from battlemap.imaging.ahead import MOST, ahead


def makers() -> list[threading.Thread]:
    return [thread for thread in threading.enumerate() if thread.name == "ahead"]


def test_the_same_things_in_their_order_made_elsewhere():
    here, places = threading.get_ident(), []

    def items():
        for number in range(50):
            places.append(threading.get_ident())
            yield number

    assert list(ahead(items())) == list(range(50))
    assert here not in places and not makers()


def test_no_more_than_a_few_ahead():
    made = []
    taking = ahead(made.append(number) or number for number in range(100))
    for number in range(10):
        assert next(taking) == number
        assert len(made) <= number + 1 + MOST + 1
    taking.close()
    assert not makers() and len(made) < 20


def test_what_goes_wrong_there_goes_wrong_here_after_what_was_made():
    def items():
        yield 1
        raise LookupError("no more")

    taking = ahead(items())
    assert next(taking) == 1
    with pytest.raises(LookupError, match="no more"):
        next(taking)
    assert not makers()


def test_who_waits_for_a_slow_maker_leaves_it_when_it_has_made_its_thing():
    go_on = threading.Event()

    def items():
        yield 1
        go_on.wait()
        yield 2

    taking = ahead(items())
    assert next(taking) == 1
    closing = threading.Thread(target=taking.close)
    closing.start()
    go_on.set()
    closing.join()
    while makers():
        time.sleep(0.01)
