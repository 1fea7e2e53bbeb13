"""The exit codes and streams of a real process, as a script that calls the program meets them."""

import json
import tomllib
from pathlib import Path

import pytest

from battlemap.rulesets import DEFAULT
from tests.cli.running import battlemap
from tests.importers.files import picture, points, portal, uvtt, written

WANTED = "wanted"
SCENARIO = f"""
ruleset = "{DEFAULT}"
[map]
rows = ["...."]
[[token]]
id = "ana"
at = [0, 0]
[[step]]
do = "move"
token = "ana"
to = [2, 0]
expect = {{ ok = {WANTED} }}
"""
FITS, FAILS, BREAKS = SCENARIO.replace(WANTED, "true"), SCENARIO.replace(WANTED, "false"), "ruleset = ["


@pytest.mark.parametrize(
    ("texts", "code", "last", "errors"),
    [
        ([FITS, FITS], 0, "2 passed, 0 failed", 0),
        ([FITS, FAILS], 1, "1 passed, 1 failed", 0),
        ([FITS, BREAKS], 2, "1 passed, 1 failed", 1),
        ([FAILS, BREAKS], 2, "0 passed, 2 failed", 1),
    ],
)
def test_check_ends_with_its_count_and_the_worst_exit_code(tmp_path, texts, code, last, errors):
    for name, text in zip("ab", texts, strict=True):
        written(tmp_path, text, f"{name}.toml")
    run = battlemap("play", "--check", tmp_path)
    assert (run.returncode, run.stdout.splitlines()[-1]) == (code, last)
    assert len(run.stderr.splitlines()) == errors


def test_the_given_scenarios_pass(shared: Path):
    folder = shared / "scenarios" / DEFAULT
    if not folder.is_dir():
        pytest.skip(f"no {folder.name} among the scenarios")
    files = list(folder.rglob("*.toml"))
    assert all(tomllib.loads(path.read_text(encoding="utf-8"))["ruleset"] == DEFAULT for path in files)
    run = battlemap("play", "--check", folder)
    assert run.stdout.splitlines()[-1] == f"{len(files)} passed, 0 failed", run.stdout[-2000:] + run.stderr[-2000:]
    assert run.returncode == 0


def test_import_json_has_just_these_counts(tmp_path):
    path = written(tmp_path, uvtt(portals=[portal((5, 3), (5, 4))], line_of_sight=[points((5, 0), (5, 8), (12, 8))]))
    run = battlemap("import", path, "--json")
    assert (run.returncode, run.stderr, len(run.stdout.splitlines())) == (0, "", 1)
    counts = json.loads(run.stdout)
    assert list(counts) == ["columns", "rows", "walls", "doors", "lights", "notes"]
    assert (counts["columns"], counts["rows"], counts["walls"], counts["doors"]) == (10, 8, 2, 1)
    assert counts["notes"] == 1, "the wall beyond the picture"


BAD = {
    "empty.dd2vtt": b"",
    "short.dd2vtt": b'{"resolution": {"map_size"',
    "deep.uvtt": b'{"resolution":' * 50_000,
    "noise.df2vtt": bytes(range(256)) * 4,
    "endless.uvtt": b'{"resolution": {"map_size": {"x": 1' + b"0" * 400 + b', "y": 3}}, "line_of_sight": []}',
    "foundry.json": b'{"walls": [], "lights": [], "grid": {"type": 2}}',
    "watabou.json": b'{"rects": [], "doors": [], "notes": []}',
    "donjon.json": b'{"cells": [], "cell_bit": {}}',
    "hex.uvtt": b'{"resolution": {"map_size": {"x": 5, "y": 3}}, "line_of_sight": [], "grid_type": "hex"}',
    "mill.png": picture(),
    "cut.png": picture()[:50],
}


@pytest.mark.parametrize("name", BAD)
def test_what_cannot_be_imported_is_one_line_on_stderr_naming_the_file(tmp_path, name):
    out = tmp_path / "out.battlemap"
    run = battlemap("import", written(tmp_path, BAD[name], name), "-o", out)
    assert (run.returncode, run.stdout) == (1, "")
    assert len(run.stderr.splitlines()) == 1 and name in run.stderr
    assert not out.exists()
