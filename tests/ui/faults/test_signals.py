"""A program told to go, by `kill`, Ctrl+C or a closed terminal, leaves as by its menu: the next start has nothing to tell."""

import os
import signal
import subprocess
import sys
import time

import pytest

from tests.house.layout import ROOT

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such signals")
PLAYS = """
import signal, sys
from PySide6.QtCore import QTimer
from battlemap.encounter import commands as c
from battlemap.ui import application
IGNORED
def play():
    window = next(w for w in app.topLevelWidgets() if isinstance(w, application.MainWindow))
    window.session.do(c.Begin())
    print(window.session.fight_file.path, flush=True)
app = application.application()
QTimer.singleShot(500, app, play)
sys.exit(application.main([]))
"""


@pytest.fixture
def playing(tmp_path):
    """Starts a program of its own, at home in a folder of this test; it and its fight, in which a command was done."""
    xdg = {f"XDG_{name}_HOME": str(tmp_path / name.lower()) for name in ("CONFIG", "DATA", "STATE", "CACHE")}
    env = os.environ | xdg | {"HOME": str(tmp_path), "QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": str(ROOT)}
    begun = []

    def start(ignored: str = "") -> tuple[subprocess.Popen, str]:
        words = [sys.executable, "-c", PLAYS.replace("IGNORED", ignored)]
        program = subprocess.Popen(words, env=env, cwd=tmp_path, stdout=subprocess.PIPE, text=True)
        begun.append(program)
        return program, program.stdout.readline().strip()

    yield start
    for program in begun:
        program.kill()
        program.wait(20)
        program.stdout.close()


@pytest.mark.parametrize("name", ["SIGTERM", "SIGINT", "SIGHUP"])
def test_it_leaves_at_once_and_as_if_by_its_menu(playing, tmp_path, name):
    program, _ = playing(f"signal.signal(signal.{name}, signal.SIG_DFL)")  # the tests may run under nohup, or in the background
    program.send_signal(signal.Signals[name])
    assert program.wait(20) == 0
    assert not list(tmp_path.rglob("running-*")) and not list(tmp_path.rglob("*-wal"))


def test_what_the_caller_told_it_not_to_hear_it_does_not_hear(playing):
    program, _ = playing("signal.signal(signal.SIGHUP, signal.SIG_IGN)")
    program.send_signal(signal.SIGHUP)
    time.sleep(1)
    assert program.poll() is None
    program.send_signal(signal.SIGTERM)
    assert program.wait(20) == 0
