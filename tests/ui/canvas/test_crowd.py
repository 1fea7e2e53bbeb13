"""The map's tokens are painted together: each looks as it would alone, and only what changed is painted again."""

import numpy as np
import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPixmap, QTransform
from PySide6.QtWidgets import QApplication, QStyleOptionGraphicsItem

from battlemap.geometry import Cell
from battlemap.ui.canvas import crowd_layer
from battlemap.ui.canvas.tile_grid import keys_on
from battlemap.ui.canvas.token_item import TokenItem
from battlemap.ui.canvas.units import SQUARE
from battlemap.ui.session import Session
from tests.ui.canvas.conftest import open_on, session_on


def _seen(view):
    QApplication.processEvents()
    return view.viewport().grab().toImage()


def _alone(view, token_id: str):
    """The token as an item of its own paints it, on what lies below."""
    item = view.items_by_id[token_id]
    item.setVisible(False)
    below = QPixmap.fromImage(_seen(view))
    item.setVisible(True)
    alone = TokenItem(token_id, view.pictures.get)
    alone.show_look(item.look, (0, 0), (0, 0))
    painter = QPainter(below)
    painter.setWorldTransform(QTransform.fromTranslate(item.x(), item.y()) * view.viewportTransform())
    alone.paint(painter, QStyleOptionGraphicsItem())
    painter.end()
    return below.toImage().convertToFormat(_seen(view).format())


@pytest.mark.parametrize("zoom", [0.4, 1.0, 2.3])
def test_a_token_among_others_looks_as_it_does_alone(calm, zoom):
    view = calm.view
    view.zoom_by(zoom / view.zoom)
    view.centerOn(6 * SQUARE, 5 * SQUARE)
    for token_id in ("ana", "ogre", "rat"):
        assert _seen(view) == _alone(view, token_id)


def test_only_where_it_was_and_where_it_is_is_painted_when_a_token_moves(calm):
    view, painted = calm.view, []
    _seen(view)
    paint = view.static.paint
    view.static.paint = lambda painter, option, widget=None: (painted.append(QRectF(option.exposedRect)), paint(painter, option))
    view.show_at({"ana": Cell(4, 3)})
    QApplication.processEvents()
    whole = QRectF()
    for part in painted:
        whole = whole.united(part)
    assert whole.contains(QRectF(3 * SQUARE, 3 * SQUARE, 2 * SQUARE, SQUARE)) and whole.width() < 4 * SQUARE


def test_who_is_selected_and_who_no_longer_is_shows(calm):
    before = _seen(calm.view)
    calm.window.session.select(["ana"])
    selected = _seen(calm.view)
    calm.window.session.select([])
    assert selected != before and _seen(calm.view) == before


def test_a_token_that_has_gone_is_painted_no_more(calm):
    view = calm.view
    view.items_by_id["orc"].setVisible(False)
    without = _seen(view)
    view.items_by_id["orc"].setVisible(True)
    assert _seen(view) != without
    view.crowd.remove("orc")
    assert _seen(view) == without


def test_the_ground_round_what_is_seen_is_baked_ahead_and_a_pan_bakes_no_more_of_it(qtbot):
    view = open_on(session_on(False), qtbot).window.view
    view.zoom_by(3.0 / view.zoom)
    view.centerOn(8 * SQUARE, 5 * SQUARE)
    QApplication.processEvents()
    qtbot.waitUntil(lambda: not view.leisure.is_busy)
    drawn = []
    paint = view.static._paint_marks
    view.static._paint_marks = lambda *given: (drawn.append(given), paint(*given))
    view.scroll_by(40, 0)
    view.viewport().repaint()
    assert drawn == []


def _near(one, other) -> bool:
    """The same but for a rounding or two: what lies over one another is mixed in another order."""
    first, second = (np.frombuffer(image.constBits(), np.uint8).astype(int) for image in (one, other))
    return bool(np.abs(first - second).max() <= 3)


@pytest.fixture
def large(calm, monkeypatch, qtbot):
    """Its few tokens count as a large crowd, and have rested."""
    monkeypatch.setattr(crowd_layer, "MANY", 1)
    _rested(calm.view, qtbot)
    return calm


def _rested(view, qtbot) -> None:
    _seen(view)
    living = view.crowd._layers[1]
    wanted = keys_on(view.in_sight(), view.zoom)
    qtbot.waitUntil(lambda: all(key in living._tiles for key in wanted))


@pytest.mark.parametrize("zoom", [0.1, 0.4, 1.0, 2.3])
def test_a_crowd_that_is_kept_in_tiles_looks_as_each_by_itself(large, qtbot, monkeypatch, zoom):
    view = large.view
    view.zoom_by(zoom / view.zoom)
    view.centerOn(6 * SQUARE, 5 * SQUARE)
    large.window.session.select(["ana", "ogre"])
    _rested(view, qtbot)
    kept = _seen(view)
    monkeypatch.setattr(crowd_layer, "MANY", 100)
    assert _near(kept, _seen(view))
    for item in view.items_by_id.values():
        item.setVisible(False)
    assert not _near(kept, _seen(view))


def test_whoever_moves_or_goes_leaves_nothing_behind_in_the_tiles(large, qtbot, monkeypatch):
    view = large.view
    for deed in (
        lambda: view.show_at({"ana": Cell(4, 3)}), lambda: view.items_by_id["orc"].setVisible(False),
        lambda: view.crowd.remove("rat"), lambda: large.window.session.select(["ben"]),
        lambda: view.items_by_id["ogre"].offer(True), lambda: view.items_by_id["ben"].setOpacity(0.5),
    ):  # fmt: skip
        deed()
        soon = _seen(view)
        with monkeypatch.context() as each_by_itself:
            each_by_itself.setattr(crowd_layer, "MANY", 100)
            assert _near(soon, _seen(view))


def test_a_tile_with_whoever_breathes_is_not_kept_but_painted(large, qtbot):
    view, living = large.view, large.view.crowd._layers[1]
    ana = view.items_by_id["ana"]
    ana.mark(False, True)
    ana.pulse(0.5)
    _seen(view)
    list(view.crowd.leisure(view.in_sight(), view.zoom))
    there = set(keys_on(ana.sceneBoundingRect(), view.zoom))
    assert there and not there & set(living._tiles) and len(living._tiles) > 0
    ana.mark(False, False)
    list(view.crowd.leisure(view.in_sight(), view.zoom))
    assert there <= set(living._tiles)


def test_of_a_large_fight_the_floor_is_seen_first_and_all_of_it_soon(qtbot, monkeypatch):
    from battlemap.ui.canvas import view as module

    monkeypatch.setattr(module, "DRAWN_AT_ONCE", 1)
    session = session_on(False)
    view = open_on(Session(), qtbot).window.view
    view.session.document = session.document
    view.session.opened.emit()
    assert view.haste.is_first
    qtbot.waitUntil(lambda: not view.haste.is_on)
    at_last = _seen(view)
    view.refresh()
    assert at_last == _seen(view) and set(view.items_by_id) == set(session.state.tokens)
