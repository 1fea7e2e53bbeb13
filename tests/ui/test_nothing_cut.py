"""No text is cut, nothing overlaps or sticks out: every face of the window and every dialog, in each language, at two scales."""

import json
import os
import subprocess
import sys

import platformdirs
import pytest
from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QLineEdit,
    QPushButton,
    QScrollArea,
    QTableWidget,
    QTabWidget,
    QWidget,
)

from battlemap.ui import languages
from battlemap.ui.icons import control_style
from battlemap.ui.theme import apply_theme, set_font_percent
from tests.conftest import ROOT
from tests.ui.clipped import faults_in
from tests.ui.every_face import settle
from tests.ui.walk import faults_on

LONG = "Much more than there is room for here"
SCREENS_PX = ((1280, 800), (2560, 1600))
"""At 200 %: one that has 640 x 400 left for a window, one that has as much as 1280 x 800 at 100 %."""


@pytest.fixture
def home(tmp_path, monkeypatch):
    monkeypatch.setattr(platformdirs, "user_data_dir", lambda *_, **__: str(tmp_path / "data"))
    monkeypatch.setattr(platformdirs, "user_cache_dir", lambda *_, **__: str(tmp_path / "cache"))
    return tmp_path


@pytest.mark.parametrize("language", languages.LANGUAGES)
def test_nothing_is_cut_at_1280_by_800(qapp, home, language):
    try:
        assert "\n".join(faults_on(QGuiApplication.primaryScreen().geometry(), language, home)) == ""
    finally:
        languages.speak(qapp, languages.SOURCE)


def test_nothing_is_cut_with_letters_half_as_large_again(qapp, home):
    """In the language with the longest words."""
    set_font_percent(150)
    try:
        assert "\n".join(faults_on(QGuiApplication.primaryScreen().geometry(), "pt_BR", home)) == ""
    finally:
        set_font_percent(100)
        languages.speak(qapp, languages.SOURCE)
        apply_theme(qapp)


@pytest.mark.parametrize("language", languages.LANGUAGES)
def test_nothing_is_cut_at_200_percent(tmp_path, language):
    """In a program of its own, for a scale holds for all of a program."""
    screens = [
        {"name": f"S{width}", "x": 3000 * number, "y": 0, "width": width, "height": height, "logicalDpi": 96,
         "logicalBaseDpi": 96, "dpr": 1}
        for number, (width, height) in enumerate(SCREENS_PX)
    ]  # fmt: skip
    told = tmp_path / "screens.json"
    told.write_text(json.dumps({"windowFrameMargins": False, "screens": screens}), encoding="utf-8")
    if ":" in str(told):
        pytest.skip("this platform's paths cannot be told to Qt")
    own = {"QT_SCALE_FACTOR": "2", "QT_QPA_PLATFORM": f"offscreen:configfile={told}"}
    command = [sys.executable, "-X", "faulthandler", "-m", "tests.ui.walk", language]
    run = subprocess.run(command, cwd=ROOT, env={**os.environ, **own}, capture_output=True, text=True, encoding="utf-8")
    said = [line for line in run.stderr.splitlines() if "propagateSizeHints" not in line]
    assert run.returncode == 0, "\n".join(said)[-6000:]
    assert run.stdout == ""


# ---------------------------------------------------------------- the faults it is to find
@pytest.fixture
def bench(qtbot):
    """A bare window of 300 x 200 that is put together by hand."""
    found = QWidget()
    found.setStyleSheet(control_style())
    found.resize(300, 200)
    qtbot.addWidget(found)
    found.show()
    return found


def on(bench: QWidget, widget: QWidget, *box: int) -> QWidget:
    widget.setParent(bench)
    widget.setGeometry(QRect(*box))
    widget.show()
    settle()
    return widget


def combo() -> QComboBox:
    found = QComboBox()
    found.addItem(LONG)
    return found


def hinted() -> QLineEdit:
    found = QLineEdit()
    found.setPlaceholderText(LONG)
    return found


def tabbed() -> QTabWidget:
    found = QTabWidget()
    for name in ("One tab", "Another tab", "A third of them"):
        found.addTab(QLabel(), name)
    return found


def wrapped() -> QLabel:
    found = QLabel(f"{LONG}. {LONG}.")
    found.setWordWrap(True)
    return found


def table() -> QTableWidget:
    found = QTableWidget(0, 2)
    found.setHorizontalHeaderLabels([LONG, LONG])
    found.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
    return found


@pytest.mark.parametrize("made", [
    lambda: QLabel(LONG), lambda: QPushButton(LONG), lambda: QCheckBox(LONG), combo, hinted, tabbed, wrapped, table,
])  # fmt: skip
def test_a_text_without_room_is_found(bench, made):
    widget = made()
    on(bench, widget, 5, 5, 120, 30)
    assert faults_in(bench), type(widget).__name__
    widget.setGeometry(5, 5, 700, 120)
    bench.resize(800, 200)
    settle()
    assert not faults_in(bench), type(widget).__name__


def test_a_widget_that_sticks_out_is_found(bench):
    on(bench, QPushButton("Go"), 280, 10, 80, 30)
    assert "sticks out" in faults_in(bench)[0]


def test_neighbours_that_overlap_are_found(bench):
    layout = QHBoxLayout(bench)
    one, other = QPushButton("One"), QPushButton("Other")
    layout.addWidget(one)
    layout.addWidget(other)
    settle()
    assert not faults_in(bench)
    other.setGeometry(one.geometry().adjusted(20, 0, 20, 0))
    assert "overlap" in faults_in(bench)[0]


def test_what_cannot_be_scrolled_to_is_found(bench):
    area, inner = QScrollArea(), QWidget()
    inner.resize(500, 100)
    area.setWidget(inner)
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    on(bench, area, 5, 5, 200, 150)
    assert "scrolled to" in faults_in(bench)[0]


def test_a_dialog_larger_than_its_screen_is_found(bench):
    assert not faults_in(bench, QSize(300, 200)) and faults_in(bench, QSize(300, 199))
