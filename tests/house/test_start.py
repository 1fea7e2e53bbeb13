"""What the first window does without is not loaded before it stands there: the start waits for every module."""

import importlib.util
import json
import os
import subprocess
import sys

import pytest

STARTED = """
import builtins, json, sys
plain = builtins.__import__
import battlemap.ui.application as start
app = start.application()
window = start.open_window()
window.show()
app.processEvents()
print(json.dumps([window.session.fight_file is not None, builtins.__import__ is plain, sorted(sys.modules)]), flush=True)
import os
os._exit(0)
"""
LATE = (
    "networkx", "numpy.ma", "PIL.ImageDraw", "PySide6.QtPrintSupport", "PySide6.QtTest",
    "battlemap.cli", "battlemap.exporters.plain_picture", "battlemap.importers.donjon",
    "battlemap.importers.foundry", "battlemap.importers.stat_blocks", "battlemap.importers.tiled", "battlemap.ui.bestiary.panes",
    "battlemap.ui.bestiary.review", "battlemap.ui.bestiary.sheet", "battlemap.ui.preferences.dialog", "battlemap.ui.selftest",
    "battlemap.ui.dialogs.dice_entry", "battlemap.ui.dialogs.token", "battlemap.ui.player.window", "battlemap.ui.tools.wall",
    "battlemap.ui.tools.door_draw", "battlemap.ui.tools.terrain", "battlemap.ui.tools.light", "battlemap.ui.tools.note",
)  # fmt: skip


@pytest.fixture(scope="module")
def started(tmp_path_factory: pytest.TempPathFactory) -> tuple[bool, bool, set[str]]:
    """Is a fight open, is Python's own import in its place, what is loaded."""
    home = tmp_path_factory.mktemp("home")
    names = ("HOME", "USERPROFILE", "APPDATA", "LOCALAPPDATA", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME")
    env = {**os.environ, **dict.fromkeys(names, str(home)), "QT_QPA_PLATFORM": "offscreen"}
    told = subprocess.run([sys.executable, "-c", STARTED], env=env, capture_output=True, text=True, check=True, timeout=120)
    is_open, is_plain, loaded = json.loads(told.stdout.splitlines()[-1])
    return is_open, is_plain, set(loaded)


@pytest.mark.parametrize("name", LATE)
def test_the_first_window_does_without(started: tuple[bool, bool, set[str]], name: str):
    is_open, _, loaded = started
    assert is_open
    assert name not in loaded


def test_what_is_to_come_late_is_there_at_all():
    ours = [name for name in LATE if name.startswith("battlemap.")]
    assert [name for name in ours if importlib.util.find_spec(name) is None] == []


def test_no_module_is_read_as_text_when_it_is_imported(started: tuple[bool, bool, set[str]]):
    """PySide would look for words of its own in each."""
    _, is_plain, _ = started
    assert is_plain
