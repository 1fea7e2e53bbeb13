"""While the wheel turns the map is shown as it was baked last; when it rests all of it is drawn as at any other time."""

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QApplication

from battlemap.ui.session import Session
from tests.ui.canvas.conftest import open_on


def _turned(view, notches: int) -> None:
    at = QPointF(view.viewport().rect().center())
    event = QWheelEvent(
        at, view.viewport().mapToGlobal(at), QPoint(), QPoint(0, 120 * notches), Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier, Qt.ScrollPhase.NoScrollPhase, False,
    )  # fmt: skip
    QApplication.sendEvent(view.viewport(), event)


def test_the_wheel_draws_no_walls_anew_until_it_rests(qtbot):
    view = open_on(Session(), qtbot).window.view
    view.viewport().repaint()
    baked = []
    paint = view.static._paint_marks
    view.static._paint_marks = lambda painter, area, zoom: (baked.append(zoom), paint(painter, area, zoom))
    for _ in range(3):
        _turned(view, 1)
        view.viewport().repaint()
    assert baked == [], "in haste the last one is shown"
    qtbot.waitSignal(view.haste.sharp, timeout=5000).wait()
    assert baked and {round(zoom / view.zoom, 3) for zoom in baked} == {1.0}


def test_at_rest_it_looks_as_if_there_had_been_no_haste(qtbot):
    view = open_on(Session(), qtbot).window.view
    _turned(view, 2)
    with qtbot.waitSignal(view.haste.sharp, timeout=5000):
        view.viewport().repaint()
    rested = view.viewport().grab().toImage()
    view.refresh()
    assert rested == view.viewport().grab().toImage()
