"""Where the program may be started: without a screen, with one that is none, with a full disk behind its answers."""

import json
import os
import subprocess
import sys

import pytest

from tests.cli.running import ROOT

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="other systems always have a screen, and no full device")
SCREENS = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")


def started(home, *words: object, stdout: object = subprocess.PIPE, **env: str) -> subprocess.CompletedProcess[str]:
    kept = {name: value for name, value in os.environ.items() if name not in SCREENS}
    return subprocess.run(
        [sys.executable, "-m", "battlemap", *map(str, words)], cwd=ROOT, env=kept | {"HOME": str(home)} | env,
        stdout=stdout, stderr=subprocess.PIPE, text=True, timeout=100,
    )  # fmt: skip


@pytest.mark.parametrize(
    ("env", "told"),
    [
        ({}, "there is no screen (neither DISPLAY nor WAYLAND_DISPLAY is set)"),
        ({"DISPLAY": ":2147"}, "could not connect to display :2147"),
        ({"QT_QPA_PLATFORM": "nonsense"}, 'Could not find the Qt platform plugin "nonsense" in ""'),
        ({"QT_QPA_PLATFORM": "nonsense", "LC_ALL": "C", "PYTHONCOERCECLOCALE": "0"},
         'Could not find the Qt platform plugin "nonsense" in ""'),
    ],
)  # fmt: skip
def test_where_no_window_can_be_opened_one_sentence_says_why(tmp_path, env, told):
    run = started(tmp_path, **env)
    assert (run.returncode, run.stdout, run.stderr) == (1, "", f"battlemap: no window can be opened here: {told}\n")
    assert not [path for path in tmp_path.rglob("*") if path.is_file() and path.name.startswith(("running", "crash"))]


@pytest.mark.parametrize("words", [("--selftest",), ("play", "--check", "tests/scenarios/dnd2024/leaving-reach-provokes.toml")])
def test_a_full_disk_behind_the_answers_is_one_sentence(tmp_path, words):
    with open("/dev/full", "w") as full:
        run = started(tmp_path, *words, stdout=full)
    assert (run.returncode, run.stderr) == (1, "battlemap: No space left on device\n")


def test_a_report_that_cannot_be_written_on_is_one_sentence(tmp_path):
    run = started(tmp_path, "--selftest", "--report", "/dev/full")
    assert (run.returncode, run.stderr) == (1, "battlemap: full: the report cannot be written (No space left on device)\n")


MISSING = """
import sys
from battlemap import __main__
def opens(options):
    raise ImportError("libGL.so.1: cannot open shared object file: No such file or directory")
__main__.COMMANDS["open"] = opens
sys.exit(__main__.main([]))
"""


def test_a_library_the_system_lacks_is_one_sentence(tmp_path):
    run = subprocess.run([sys.executable, "-c", MISSING], cwd=ROOT, capture_output=True, text=True, timeout=60)
    assert (run.returncode, run.stderr) == (1, "battlemap: libGL.so.1 is missing on this system; its distribution has it\n")


STARTS = """
import json
from PySide6.QtCore import QTimer
from battlemap.ui import application
def look():
    window = next(each for each in app.topLevelWidgets() if isinstance(each, application.MainWindow))
    print(json.dumps([window.isVisible(), window.session.fight_file is None, window.notice.text]))
    window.close()
    app.quit()
app = application.application()
QTimer.singleShot(1000, app, look)
application.main([])
"""


def test_without_a_place_for_fights_the_window_opens_all_the_same(tmp_path):
    """A home that is none, or that may not be written: the table can be used, and it is said that nothing is kept."""
    nowhere = {name: "/proc/nothing" for name in ("HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME")}
    env = os.environ | nowhere | {"QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": str(ROOT)}
    run = subprocess.run([sys.executable, "-c", STARTS], cwd=tmp_path, env=env, capture_output=True, text=True, timeout=100)
    assert run.returncode == 0 and run.stdout, run.stderr
    is_visible, is_nowhere, told = json.loads(run.stdout)
    assert is_visible and is_nowhere
    assert told == "fights: cannot be made, there is no such file or folder"
