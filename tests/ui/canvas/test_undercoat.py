"""While a token is dragged what lies under the tokens is one picture; nothing looks otherwise, and nothing of it goes stale."""

import numpy as np
import pytest
from PySide6.QtWidgets import QApplication

from battlemap.encounter import commands as c
from battlemap.model import Zone
from battlemap.ui.canvas.units import SQUARE
from tests.ui.canvas.conftest import open_on, session_on

WEB = Zone(id="web", name="Web", runs=((4, 4, 9), (5, 4, 9)), difficult=True)


def _seen(view):
    QApplication.processEvents()
    return view.viewport().grab().toImage()


def _same(one, other) -> bool:
    """But for a rounding: what is clear is mixed in another order."""
    first, second = (np.frombuffer(image.constBits(), np.uint8).astype(int) for image in (one, other))
    return bool(first.size == second.size and np.abs(first - second).max() <= 1)


def _itself(view):
    """The same without the picture."""
    view.undercoat.release()
    return _seen(view)


@pytest.fixture
def dragging(qtbot):
    """Ana is held on her turn, an area of effect beside her."""
    session = session_on(True)
    session.do(c.SetZone(zone=WEB))
    hand = open_on(session, qtbot)
    hand.view.zoom_by(1.3)
    hand.view.centerOn(5 * SQUARE, 4 * SQUARE)
    hand.view._pulse.stop()  # nobody breathes between two looks
    _seen(hand.view)
    hand.press(3, 3)
    hand.to(4, 4)
    hand.view.tool._safe_rest.stop()
    assert hand.view.undercoat.is_held
    return hand


def test_it_looks_as_if_each_were_painted_by_itself(dragging):
    shown = _seen(dragging.view)
    assert dragging.view.undercoat.is_held and _same(shown, _itself(dragging.view))
    dragging.to(5, 4)
    assert dragging.view.undercoat.is_held and not _same(_seen(dragging.view), shown)


def test_letting_go_ends_it(dragging):
    dragging.window.view.tool.cancel()
    assert not dragging.view.undercoat.is_held and dragging.view.static.isVisible() and dragging.view.reach.isVisible()
    assert _same(_seen(dragging.view), _itself(dragging.view))


@pytest.mark.parametrize("deed", [
    lambda view: view.scroll_by(30, 10), lambda view: view.zoom_by(0.7), lambda view: view.refresh(),
    lambda view: view.resize(view.width() - 40, view.height() + 30),
    lambda view: view.session.do(c.SetDoor(door="d1", state="open")),
])  # fmt: skip
def test_what_changes_below_is_seen_at_once(dragging, deed):
    deed(dragging.view)
    assert _same(_seen(dragging.view), _itself(dragging.view))


def test_another_reach_is_seen_at_once(dragging):
    view, before = dragging.view, _seen(dragging.view)
    view.reach.clear()
    view.reach.shown += 1
    dragging.to(4, 5)
    assert view.undercoat.is_held
    shown = _seen(view)
    assert not _same(shown, before) and _same(shown, _itself(view))
