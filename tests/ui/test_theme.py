"""What every theme must keep readable."""

import gc

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QColor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QDialog, QLabel, QTabBar, QToolTip, QVBoxLayout

from battlemap.ui.canvas.view import MapView
from battlemap.ui.icons import control_style
from battlemap.ui.theme import apply_theme, palette
from tests.ui.panel.fights import fight_session


@pytest.fixture(params=["dark", "light"])
def dropped(qapp, qtbot, request):
    """A combo box as in the dialogs, its list open."""
    apply_theme(qapp, request.param)
    dialog = QDialog()
    dialog.setStyleSheet(control_style())
    combo = QComboBox()
    combo.addItems([f"row {i}" for i in range(14)])
    QVBoxLayout(dialog).addWidget(combo)
    qtbot.addWidget(dialog)
    with qtbot.waitExposed(dialog):
        dialog.show()
    combo.showPopup()
    yield combo
    combo.hidePopup()
    apply_theme(qapp)


def ground_of(combo: QComboBox, row: int) -> str:
    view = combo.view()
    box = view.visualRect(combo.model().index(row, 0))
    picture = view.viewport().grab().toImage()
    return QColor(picture.pixelColor(box.topRight() + QPoint(-4, 3))).name()


def test_the_chosen_row_of_a_list_stands_out(dropped):
    assert ground_of(dropped, 0) == palette().accent
    assert ground_of(dropped, 2) == palette().field


def test_the_row_under_the_pointer_stands_out(dropped):
    view = dropped.view()
    QTest.mouseMove(view.viewport(), view.visualRect(dropped.model().index(3, 0)).center())
    assert ground_of(dropped, 3) == palette().accent


def test_a_list_opens_below_its_field_with_many_rows(dropped):
    assert dropped.maxVisibleItems() == 16
    assert dropped.view().mapToGlobal(QPoint(0, 0)).y() >= dropped.mapToGlobal(QPoint(0, 0)).y() + dropped.height() - 2


class Watcher(QLabel):
    """Does Python clear away while it is told of the new look?"""

    def __init__(self) -> None:
        super().__init__()
        self.seen: list[bool] = []

    def changeEvent(self, event: QEvent) -> None:
        self.seen.append(gc.isenabled())
        super().changeEvent(event)


def test_nothing_is_cleared_away_while_the_look_changes(qapp, qtbot):
    """What Qt is about to tell must still be there: a dialog collected in the midst of it ended the program."""
    watcher = Watcher()
    qtbot.addWidget(watcher)
    watcher.show()
    watcher.seen.clear()
    apply_theme(qapp, "light")
    assert watcher.seen and not any(watcher.seen) and gc.isenabled()
    apply_theme(qapp)


@pytest.fixture
def shown(qapp, qtbot):
    """Labels as the panel makes them, in a window that is on the screen."""
    apply_theme(qapp)
    window = QDialog()
    qtbot.addWidget(window)
    plain, rich = QLabel("<b>Gnash</b> &amp; Co", window), QLabel("<b>AC</b> 13", window)
    rich.setProperty("rich", True)
    with qtbot.waitExposed(window):
        window.show()
    yield window, plain, rich
    apply_theme(qapp)


def test_a_name_is_shown_as_it_is_written(shown, qapp):
    _, plain, rich = shown
    for theme in ("light", "dark"):
        apply_theme(qapp, theme)
        assert plain.textFormat() == Qt.TextFormat.PlainText and rich.textFormat() == Qt.TextFormat.RichText


def test_a_tooltip_shows_a_name_as_it_is_written(shown, qapp, qtbot):
    window, plain, _ = shown
    QToolTip.showText(window.mapToGlobal(QPoint(5, 5)), plain.text(), window)
    tip = next(widget for widget in qapp.topLevelWidgets() if widget.inherits("QTipLabel"))
    assert tip.textFormat() == Qt.TextFormat.PlainText and tip.text() == plain.text()
    QToolTip.hideText()


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_the_open_tab_is_underlined(qtbot, qapp, theme):
    apply_theme(qapp, theme)
    tabs = QTabBar()
    qtbot.addWidget(tabs)
    for name in ("Creatures", "Party"):
        tabs.addTab(name)
    tabs.setDrawBase(False)
    tabs.setCurrentIndex(1)
    with qtbot.waitExposed(tabs):
        tabs.show()
    shown = tabs.grab().toImage()
    lines = [shown.pixelColor(tabs.tabRect(number).center().x(), tabs.tabRect(number).bottom() - 1) for number in range(2)]
    assert lines[1].name() == QColor(palette().accent).name() != lines[0].name()
    apply_theme(qapp)


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_beyond_the_map_the_canvas_goes_on(qtbot, qapp, theme):
    """However narrow the map's place is, no other colour shows above and below it."""
    apply_theme(qapp, theme)
    view = MapView(fight_session())
    qtbot.addWidget(view)
    view.resize(200, 900)
    with qtbot.waitExposed(view):
        view.show()
    view.fit()
    shown = view.viewport().grab().toImage()
    ground = QColor(palette().canvas)
    assert {shown.pixelColor(100, y).name() for y in (2, 120, 780, 897)} == {ground.name()}
    apply_theme(qapp)
