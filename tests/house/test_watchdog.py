"""The fixtures of tests/conftest.py do what they promise, seen from outside by running a small suite."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

from tests.house.layout import ROOT

LEFT_OPEN = """
from PySide6.QtWidgets import QMessageBox

def test_left_open(qapp):
    QMessageBox.information(None, "A card", "nobody answers")

def test_next(qapp):
    pass
"""


def test_a_dialog_left_open_fails_its_test_and_no_other(tmp_path):
    (tmp_path / "tests" / "ui").mkdir(parents=True)
    for package in ("tests", "tests/ui"):
        (tmp_path / package / "__init__.py").touch()
    shutil.copy(ROOT / "tests" / "conftest.py", tmp_path / "tests")
    (tmp_path / "tests" / "ui" / "test_cards.py").write_text(LEFT_OPEN)
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "--timeout", "60"]
    env = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    outcome = subprocess.run(command, cwd=tmp_path, env=env, capture_output=True, text=True)
    assert "QMessageBox 'A card'" in outcome.stdout
    assert "2 passed, 1 error" in outcome.stdout
    assert "ERROR tests/ui/test_cards.py::test_left_open" in outcome.stdout


def test_tests_have_a_home_of_their_own():
    assert "battlemap-tests-" in str(Path.home())
    assert Path(os.environ["XDG_CONFIG_HOME"]).is_relative_to(Path.home())


def test_offscreen_has_a_projector(qapp):
    if os.environ["QT_QPA_PLATFORM"].startswith("offscreen:"):
        assert [screen.name() for screen in qapp.screens()] == ["GM", "Projector"]
