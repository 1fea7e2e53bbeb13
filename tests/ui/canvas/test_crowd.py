"""The map's tokens are painted together: each looks as it would alone, and only what changed is painted again."""

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPixmap, QTransform
from PySide6.QtWidgets import QApplication, QStyleOptionGraphicsItem

from battlemap.geometry import Cell
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
