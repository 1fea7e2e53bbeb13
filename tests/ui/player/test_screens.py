"""One, two and three screens, each in a process of its own with a screen file of Qt's offscreen platform."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QRect

ROOT = Path(__file__).resolve().parents[3]
GM = {"name": "GM", "x": 0, "y": 0, "width": 1920, "height": 1080}
PROJECTOR = {"name": "Projector", "x": 1920, "y": 0, "width": 1024, "height": 768}
TABLE = {"name": "Table", "x": 2944, "y": 0, "width": 3840, "height": 2160}


@pytest.fixture
def on_screens(tmp_path):
    """Steps on these screens; what is remembered stays from one call to the next."""
    home = tmp_path / "home"
    home.mkdir()

    def run(screens: list[dict[str, object]], *steps: str) -> list[dict[str, object]]:
        told = tmp_path / "screens.json"
        ours = {"logicalDpi": 96, "logicalBaseDpi": 96, "dpr": 1}
        told.write_text(json.dumps({"windowFrameMargins": False, "screens": [{**screen, **ours} for screen in screens]}))
        if ":" in str(told):
            pytest.skip("Qt splits its platform setting at colons")
        places = {name: str(home) for name in ("HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME")}
        surroundings = {**os.environ, **places, "QT_QPA_PLATFORM": f"offscreen:configfile={told}"}
        command = [sys.executable, "-m", "tests.ui.player.screens", *steps]
        done = subprocess.run(command, cwd=ROOT, env=surroundings, capture_output=True, text=True, timeout=60)
        assert done.returncode == 0, done.stderr
        return [json.loads(line) for line in done.stdout.splitlines()]

    return run


def rect(value: object) -> QRect:
    assert isinstance(value, list)
    return QRect(*value)


def test_one_screen_gives_a_window_beside_the_game_masters(on_screens) -> None:
    found = on_screens([GM], "toggle")[0]
    assert found["open"] and not found["full"] and found["on"] == ""
    assert not rect(found["players"]).intersects(rect(found["gm"]))
    assert QRect(0, 0, 1920, 1080).contains(rect(found["players"]))


def test_one_screen_filled_by_the_game_master_gives_a_window_behind(on_screens) -> None:
    found = on_screens([GM], "maximize", "toggle")[1]
    assert found["open"] and not found["full"]
    assert QRect(0, 0, 1920, 1080).contains(rect(found["players"]))


def test_two_screens_and_the_second_is_the_players(on_screens) -> None:
    found = on_screens([GM, PROJECTOR], "toggle")[0]
    assert found["full"] and found["on"] == found["screen"] == "Projector"
    assert rect(found["players"]) == QRect(1920, 0, 1024, 768)


def test_of_three_screens_none_is_guessed(on_screens) -> None:
    first, chosen = on_screens([GM, PROJECTOR, TABLE], "toggle", "Table")
    assert first["open"] and not first["full"] and first["on"] == ""
    assert chosen["full"] and rect(chosen["players"]) == QRect(2944, 0, 3840, 2160)


def test_the_table_is_remembered_though_the_screens_come_in_another_order(on_screens) -> None:
    on_screens([GM, PROJECTOR, TABLE], "Table")
    found = on_screens([GM, {**TABLE, "x": 1920}, {**PROJECTOR, "x": 5760}], "toggle")[0]
    assert found["on"] == "Table" and rect(found["players"]) == QRect(1920, 0, 3840, 2160)


def test_a_remembered_screen_that_is_not_there_never_means_another(on_screens) -> None:
    on_screens([GM, PROJECTOR, TABLE], "Table")
    found = on_screens([GM, PROJECTOR], "toggle")[0]
    assert found["open"] and not found["full"] and found["screen"] == "GM"
    assert found["waits"] == "Table"
    alone = on_screens([GM], "toggle")[0]
    assert not alone["full"] and alone["waits"] == "Table"
