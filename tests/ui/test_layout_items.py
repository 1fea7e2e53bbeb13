"""Nothing is left in memory of what a layout held: what it would be taken for ends the program one day."""

import gc

import pytest
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QVBoxLayout, QWidget, QWidgetItem
from shiboken6 import Shiboken, delete, isValid

from battlemap.ui.flow import FlowLayout, inner_layouts, laid_in
from battlemap.ui.panel.parts import empty, reveal
from tests.ui.clipped import faults_in
from tests.ui.every_dialog import EVERY_DIALOG, gone, put_away, window_on_the_fight
from tests.ui.every_face import faces, settle, take_off
from tests.ui.layout_items import left_over


@pytest.fixture
def box(qtbot):
    found = QWidget()
    qtbot.addWidget(found)
    return found


def test_what_is_asked_of_a_layout_is_found_left_over(qapp):
    """The planted case: without it the others prove nothing."""
    box = QWidget()
    layout, label = QHBoxLayout(box), QLabel("Ana")
    layout.addWidget(label)
    layout.itemAt(0)
    assert left_over() == []
    delete(label)
    assert left_over() == ["a QWidgetItem that no layout has any more"]
    delete(box)
    assert left_over() == []


def test_looking_into_a_layout_leaves_nothing(box):
    outer, inner, label = QVBoxLayout(box), QHBoxLayout(), QLabel("Ana")
    outer.addLayout(inner)
    inner.addWidget(label)
    assert list(laid_in(outer)) == [label]
    reveal(outer)
    assert not faults_in(box)
    delete(label)
    assert left_over() == [] and list(laid_in(outer)) == []


@pytest.mark.parametrize("filled_first", [False, True], ids=["filled later", "filled before"])
def test_a_row_that_wraps_leaves_nothing(box, filled_first):
    outer, row, labels = QVBoxLayout(box), FlowLayout(), [QLabel(name) for name in ("Ana", "Ben", "Cid")]
    if not filled_first:
        outer.addLayout(row)
    for label in labels:
        row.addWidget(label)
    if filled_first:
        outer.addLayout(row)
    delete(labels[0])
    assert left_over() == [] and list(laid_in(row)) == labels[1:]
    empty(outer)
    assert left_over() == [] and outer.count() == 0 and row.count() == 0


@pytest.mark.parametrize("deeper", [False, True], ids=["in a layout", "in a layout in a layout"])
def test_a_row_that_was_filled_before_is_gone_with_its_widget(qtbot, deeper):
    """PySide took the row's items for the outer layout's, and kept every one: 25 for each creature that was looked at."""
    before, outer = items(), QVBoxLayout(whole := QWidget())
    row, between = FlowLayout(), QVBoxLayout()
    for name in ("Ana", "Ben", "Cid"):
        row.addWidget(QLabel(name))
    assert row.is_filled
    if deeper:
        between.addLayout(row)
    outer.addLayout(between if deeper else row)
    assert row.count() == 3 and all(label.parent() is whole for label in laid_in(row))
    del row, between, outer
    delete(whole)
    assert items() == before


def items() -> int:
    """How many of a layout's items Python holds."""
    gc.collect()
    return sum(type(each) is QWidgetItem for each in Shiboken.getAllValidWrappers())


def test_what_is_taken_out_of_a_layout_is_gone(box):
    layout = QVBoxLayout(box)
    layout.addWidget(QLabel("Ana"))
    layout.addStretch(1)
    items = [layout.itemAt(number) for number in range(layout.count())]
    empty(layout)
    assert not any(isValid(item) for item in items)


def test_what_is_in_layouts_is_told_in_its_order(box):
    """Not in the order it was made in."""
    names = [QLabel(name) for name in "abcdef"]
    outer, left, grid = QHBoxLayout(box), FlowLayout(), QGridLayout()
    outer.addLayout(grid)
    outer.addWidget(names[2])
    outer.insertLayout(0, left)
    for label in (names[1], names[0]):
        left.addWidget(label)
    for column, label in enumerate(names[3:]):
        grid.addWidget(label, 0, column)
    assert "".join(label.text() for label in laid_in(outer)) == "badefc"
    assert inner_layouts(outer) == [left, grid]


def test_what_has_no_place_yet_has_nothing_in_it(qapp):
    layout = QVBoxLayout()
    layout.addWidget(QLabel("Ana"))
    assert list(laid_in(layout)) == []


# ---------------------------------------------------------------- the program
def test_no_face_of_the_window_and_no_dialog_leaves_anything(qapp, tmp_path):
    window = window_on_the_fight()
    room = QGuiApplication.primaryScreen().availableSize()
    window.show()
    settle()
    steps = window.session.document.position
    for name, put_on in faces(window):
        for widget in put_on(window):
            settle()
            faults_in(widget, room)
        take_off(window, steps)
        assert left_over() == [], name
    for name, opener in EVERY_DIALOG:
        dialog = opener(window, tmp_path)
        dialog.show()
        settle()
        faults_in(dialog, room)
        assert left_over() == [], name
        gone(dialog)
    put_away(window)
