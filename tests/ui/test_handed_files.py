"""Files the desktop hands over (macOS does, by an event) are opened as dropped ones are: in their order, when nobody waits."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QDialog

from battlemap.ui import handed_files
from battlemap.ui.handed_files import HandedFiles, path_of
from tests.house.layout import ROOT

PROGRAM = """
import json, sys
from pathlib import Path
from PySide6.QtCore import QCoreApplication, QTimer, QUrl
from PySide6.QtGui import QFileOpenEvent
from battlemap.ui import application
app = application.application()
opened = []
real = application.MainWindow.open_file
def open_file(window, path):
    answer = real(window, path)
    opened.append([path.name, window.isVisible(), window.session.fight_file.path.name])
    return answer
application.MainWindow.open_file = open_file
def hand(*paths):
    for path in paths:
        QCoreApplication.postEvent(app, QFileOpenEvent(path))
def window():
    return next((each for each in app.topLevelWidgets() if isinstance(each, application.MainWindow)), None)
def look(wanted, patience=200):
    if len(opened) < wanted and patience:
        QTimer.singleShot(50, app, lambda: look(wanted, patience - 1))
        return
    print(json.dumps({"opened": opened, "shown": window().session.fight_file.path.name}), flush=True)
    window().close()
    app.quit()
"""
EARLY = """
hand({first!r}, {second!r})
QTimer.singleShot(0, app, lambda: look(2))
application.main([])
"""
LATE = """
def later():
    assert window() is not None and window().isVisible() and not opened
    QCoreApplication.postEvent(app, QFileOpenEvent(QUrl("https://example.org/crypt.battlemap")))
    hand({first!r}, {second!r})
    look(2)
QTimer.singleShot(1000, app, later)
application.main([])
"""
STARTED_WITH = """
sys.platform = "darwin"
hand({first!r}, {second!r})
real_first = application.HandedFiles.first
def first(handed):
    path = real_first(handed)
    QTimer.singleShot(0, app, lambda: look(1))
    return path
application.HandedFiles.first = first
application.main([])
"""


@pytest.fixture
def run(tmp_path):
    """The program of its own, at home in a folder of this test, with two fights to hand over; what it wrote of itself."""
    home = {name: str(tmp_path) for name in ("HOME", "USERPROFILE", "APPDATA", "LOCALAPPDATA")}
    xdg = {f"XDG_{name}_HOME": str(tmp_path / name.lower()) for name in ("CONFIG", "DATA", "STATE", "CACHE")}
    environment = os.environ | home | xdg | {"QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": str(ROOT)}
    fights = {name: str(tmp_path / f"{name} ò.battlemap") for name in ("first", "second")}
    for path in fights.values():
        shutil.copy(ROOT / "maps" / "crypt.battlemap", path)

    def start(program: str) -> dict:
        words = [sys.executable, "-c", PROGRAM + program.format(**fights)]
        done = subprocess.run(words, capture_output=True, text=True, env=environment, timeout=100, cwd=tmp_path)
        assert done.returncode == 0 and done.stdout, done.stderr
        return json.loads(done.stdout.strip().splitlines()[-1])

    return start


@pytest.mark.parametrize("when", [EARLY, LATE], ids=["before there is a window", "while it runs"])
def test_files_are_opened_in_the_order_they_came(run, when):
    told = run(when)
    assert told["opened"] == [[name, True, name] for name in ("first ò.battlemap", "second ò.battlemap")]
    assert told["shown"] == "second ò.battlemap"


def test_what_the_program_was_started_with_is_what_it_shows_first(run):
    """As if it had been named on the command line: nothing is opened before it, and of several the others come after it."""
    told = run(STARTED_WITH)
    assert told == {"opened": [["second ò.battlemap", True, "second ò.battlemap"]], "shown": "second ò.battlemap"}


def test_a_word_of_the_command_line_is_a_path_or_a_files_address(tmp_path):
    path = tmp_path / "Vau à noite #2 (50%).battlemap"
    assert path_of(path.as_uri()) == path_of(str(path)) == path
    assert path_of(path.as_uri().replace("file:", "FILE:")) == path
    assert path_of("50%20.uvtt") == Path("50%20.uvtt") and path_of("file:odd name") == Path("file:odd name")


@pytest.mark.parametrize("is_address", [False, True], ids=["by its path", "by its address"])
def test_the_program_opens_the_file_it_is_started_with(run, is_address):
    word = "__import__('pathlib').Path({second!r})" + (".as_uri()" if is_address else "")
    told = run("QTimer.singleShot(1000, app, lambda: look(0))\napplication.main([str(" + word + ")])")
    assert told == {"opened": [], "shown": "second ò.battlemap"}


def test_an_open_dialog_is_answered_first(qtbot, monkeypatch):
    monkeypatch.setattr(handed_files, "AGAIN_MS", 10)
    handed, opened = HandedFiles(), []
    handed.go_to(opened.append)
    dialog = QDialog()
    qtbot.addWidget(dialog)
    dialog.setModal(True)
    dialog.show()
    handed.take(Path("a.dd2vtt"))
    qtbot.wait(80)
    assert opened == []
    dialog.close()
    qtbot.waitUntil(lambda: opened == [Path("a.dd2vtt")])


def test_each_waits_until_the_one_before_is_opened(qtbot):
    """An import asks within the call; the next file does not open over its questions."""
    handed, opened, at_once = HandedFiles(), [], []

    def open_file(path: Path) -> None:
        dialog = QDialog()
        qtbot.addWidget(dialog)
        at_once.append(len(at_once) - len(opened))
        QTimer.singleShot(60, dialog, dialog.accept)
        dialog.exec()
        opened.append(path.name)

    for name in ("a.uvtt", "b.uvtt", "c.uvtt"):
        handed.take(Path(name))
    handed.go_to(open_file)
    qtbot.waitUntil(lambda: len(opened) == 3)
    assert opened == ["a.uvtt", "b.uvtt", "c.uvtt"] and at_once == [0, 0, 0]


def test_a_file_that_goes_wrong_keeps_no_other_waiting(qtbot):
    handed, opened = HandedFiles(), []

    def open_file(path: Path) -> None:
        opened.append(path.name)
        if path.name == "bad.uvtt":
            raise RuntimeError("a fault of ours")

    with qtbot.captureExceptions() as faults:
        handed.go_to(open_file)
        handed.take(Path("bad.uvtt"))
        handed.take(Path("good.uvtt"))
        qtbot.waitUntil(lambda: opened == ["bad.uvtt", "good.uvtt"])
    assert [str(fault[1]) for fault in faults] == ["a fault of ours"]
