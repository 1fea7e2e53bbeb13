"""What every theme must keep readable."""

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtGui import QColor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QDialog, QVBoxLayout

from battlemap.ui.icons import control_style
from battlemap.ui.theme import apply_theme, palette


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
