"""The command line as a user types it: what is printed, where, and the exit code."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import battlemap
from battlemap.rulesets import DEFAULT, find_ruleset
from battlemap.storage import FightFile
from tests.importers.files import light, picture, points, portal, uvtt, written

ROOT = Path(__file__).resolve().parents[2]
SCENARIO = f"""
ruleset = "{DEFAULT}"
[map]
rows = ["......", "......"]
[[token]]
id = "ana"
at = [0, 0]
[[step]]
do = "move"
token = "ana"
to = [2, 0]
expect = {{ ok = true, cost = COST }}
"""


def scenario(folder: Path, name: str, cost: str = "3.0", text: str = SCENARIO) -> Path:
    folder.mkdir(exist_ok=True, parents=True)
    path = folder / name
    path.write_text(text.replace("COST", cost), encoding="utf-8")
    return path


# ---------------------------------------------------------------- play
def test_play_prints_an_object_for_each_step(run, tmp_path):
    code, out, err = run("play", scenario(tmp_path, "a.toml"))
    (answer,) = [json.loads(line) for line in out.splitlines()]
    assert (code, err, answer["ok"], answer["cost"]) == (0, "", True, 3.0)


def test_a_broken_scenario_is_one_line_and_exit_two(run, tmp_path):
    path = scenario(tmp_path, "bad.toml", text='ruleset = "none such"\n[map]\nrows = ["."]')
    for words in (("play", path), ("play", "--check", path)):
        code, _, err = run(*words)
        assert code == 2
        assert len(err.splitlines()) == 1
        assert "bad.toml" in err and "ruleset" in err


def test_check_counts_and_names_what_failed(run, tmp_path):
    scenario(tmp_path / "all", "a.toml")
    scenario(tmp_path / "all" / "deep", "b.toml", cost="4.5")
    code, out, err = run("play", "--check", tmp_path / "all")
    assert code == 1 and not err
    first, last = out.splitlines()
    assert last == "1 passed, 1 failed"
    for part in ("b.toml", "step 1", "cost", "wanted 4.5", "got 3.0"):
        assert part in first


def test_check_of_good_files_is_zero(run, tmp_path):
    a, b = scenario(tmp_path, "a.toml"), scenario(tmp_path, "b.toml")
    assert run("play", "--check", a, b) == (0, "2 passed, 0 failed\n", "")


def test_one_broken_file_hides_no_other(run, tmp_path):
    scenario(tmp_path, "a.toml", text="ruleset = [")
    scenario(tmp_path, "b.toml")
    code, out, err = run("play", "--check", tmp_path)
    assert (code, out.splitlines()[-1], len(err.splitlines())) == (2, "1 passed, 1 failed", 1)


def test_a_fault_of_the_program_is_a_failure_of_that_file(run, tmp_path, monkeypatch):
    def broken(*_):
        raise ZeroDivisionError("no\nsuch luck")
        yield

    monkeypatch.setattr("battlemap.cli.play.play", broken)
    code, out, _ = run("play", "--check", scenario(tmp_path, "a.toml"))
    assert code == 1
    assert "ZeroDivisionError: no such luck" in out


def test_a_missing_scenario_is_exit_two(run, tmp_path):
    code, _, err = run("play", tmp_path / "none.toml")
    assert code == 2 and "none.toml" in err


def test_play_of_several_files_wants_check(run, tmp_path):
    code, _, err = run("play", tmp_path / "a", tmp_path / "b")
    assert code == 2 and "--check" in err


# ---------------------------------------------------------------- import
def a_map(folder: Path) -> Path:
    content = uvtt(
        portals=[portal((5, 3), (5, 4)), portal((5, 6), (5, 7), closed=False)], lights=[light(2, 2), light(-9, 2)],
        objects_line_of_sight=[points((7, 2), (8, 2), (8, 3))],
    )  # fmt: skip
    return written(folder, content, "crypt.dd2vtt")


def test_import_says_what_it_found_and_left_out(run, tmp_path):
    code, out, err = run("import", a_map(tmp_path))
    assert (code, err) == (0, "")
    for part in ("crypt.dd2vtt", "10 x 8", "100 x 80 pixels", "4, 1 of them", "2, 1 of them open", "1 light outside"):
        assert part in out, part


def test_import_json_is_one_object_of_counts(run, tmp_path):
    code, out, _ = run("import", a_map(tmp_path), "--json")
    assert code == 0
    assert json.loads(out) == {"columns": 10, "rows": 8, "walls": 4, "doors": 2, "lights": 1, "notes": 1}


def test_import_writes_a_fight_that_opens(run, tmp_path):
    out_path = tmp_path / "crypt.battlemap"
    code, out, _ = run("import", a_map(tmp_path), "-o", out_path)
    assert code == 0 and "written" in out
    with FightFile.open(out_path) as file:
        state = file.document(find_ruleset).state
        assert (state.scene.width, len(state.scene.doors), state.ruleset) == (10, 2, DEFAULT)
        assert file.picture(state.scene.picture.sha256)
    code, out, _ = run("check", out_path)
    assert code == 0 and "whole" in out


def test_import_never_replaces_a_fight_unasked(run, tmp_path):
    out_path = tmp_path / "crypt.battlemap"
    assert run("import", a_map(tmp_path), "-o", out_path)[0] == 0
    code, out, err = run("import", a_map(tmp_path), "-o", out_path)
    assert (code, out, len(err.splitlines())) == (1, "", 1)
    assert run("import", a_map(tmp_path), "-o", out_path, "--force")[0] == 0


def test_import_of_a_picture(run, tmp_path):
    path = written(tmp_path, picture(300, 200, "WEBP"), "mill.webp")
    for words in (("--columns", 30, "--rows", 20), ("--px", 10)):
        code, out, _ = run("import", path, "--json", *words)
        assert code == 0
        assert json.loads(out) == {"columns": 30, "rows": 20, "walls": 0, "doors": 0, "lights": 0, "notes": 0}
    code, out, err = run("import", path)
    assert (code, out) == (1, "") and "columns" in err


@pytest.mark.parametrize("words", [("--columns", "0"), ("--rows", "x"), ("--px", "-1"), ("--px", "nan"), ("--what",)])
def test_a_wrong_command_line_is_exit_two(run, tmp_path, words):
    code, out, err = run("import", written(tmp_path, picture(), "mill.png"), *words)
    assert (code, out) == (2, "") and err


@pytest.mark.parametrize("content", [b"", b"{", b"GIF89a", b'{"walls": [], "grid": 1}'])
def test_a_damaged_map_is_one_line_and_nothing_is_written(run, tmp_path, content):
    out_path = tmp_path / "out.battlemap"
    code, out, err = run("import", written(tmp_path, content, "some.dd2vtt"), "-o", out_path)
    assert (code, out, len(err.splitlines())) == (1, "", 1)
    assert "some.dd2vtt" in err
    assert not out_path.exists()


# ---------------------------------------------------------------- check
@pytest.mark.parametrize("content", [b"", b"nonsense", b"SQLite format 3\0" + b"\0" * 200])
def test_a_file_that_is_no_fight_is_one_line(run, tmp_path, content):
    code, out, err = run("check", written(tmp_path, content, "old.battlemap"))
    assert (code, out, len(err.splitlines())) == (1, "", 1)
    assert "old.battlemap" in err


def test_a_missing_picture_is_told(run, tmp_path):
    out_path = tmp_path / "crypt.battlemap"
    run("import", a_map(tmp_path), "-o", out_path)
    with FightFile.open(out_path) as file:
        state = file.base
    FightFile.create(out_path, state, {}, overwrite=True).close()
    code, _, err = run("check", out_path)
    assert code == 1 and "picture" in err


# ---------------------------------------------------------------- the program
def test_version_and_help(run):
    assert run("--version") == (0, f"battlemap {battlemap.__version__}\n", "")
    code, out, _ = run("--help")
    assert code == 0
    assert all(command in out for command in ("open", "play", "import", "export", "check"))
    assert out.startswith("usage: battlemap [FILE]\n")  # what most people will type
    assert run("check", "--help")[1].startswith("usage: battlemap check [-h] FILE\n")


def test_a_file_or_nothing_opens_the_window(run, monkeypatch):
    opened = []
    application = type(sys)("battlemap.ui.application")
    application.main = lambda argv: opened.append(argv) or 0
    monkeypatch.setitem(sys.modules, "battlemap.ui.application", application)
    for words in ((), ("crypt.battlemap",), ("open", "crypt.battlemap"), ("open",)):
        assert run(*words)[0] == 0
    assert opened == [[], ["crypt.battlemap"], ["crypt.battlemap"], []]


def test_neither_playing_nor_importing_loads_the_windows_toolkit(tmp_path):
    code = (
        "import sys\nfrom battlemap.__main__ import main\n"
        "main(sys.argv[1].split('|')); main(sys.argv[2].split('|')); main(sys.argv[3].split('|'))\n"
        "print([name for name in sys.modules if name.split('.')[0] in ('PySide6', 'shiboken6')])"
    )
    out_path = tmp_path / "crypt.battlemap"
    commands = [f"play|{scenario(tmp_path, 'a.toml')}", f"import|{a_map(tmp_path)}|-o|{out_path}", f"check|{out_path}"]
    ran = subprocess.run([sys.executable, "-c", code, *commands], capture_output=True, text=True, cwd=ROOT)
    assert ran.stdout.splitlines()[-1] == "[]", ran.stderr


def test_a_reader_that_goes_away_is_no_error(tmp_path):
    steps = "".join('\n[[step]]\nask = "token"\ntoken = "ana"\n' for _ in range(3000))
    path = scenario(tmp_path, "long.toml", text=SCENARIO + steps)
    command = [sys.executable, "-m", "battlemap", "play", str(path)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, cwd=ROOT) as process:
        process.stdout.readline()
        process.stdout.close()
        assert process.stderr.read() == b""
        assert process.wait(30) == 0


def test_names_in_any_script_are_printed_in_any_locale(tmp_path):
    path = written(tmp_path, uvtt(), "Höhle des Drachen ◊.dd2vtt")
    ran = subprocess.run(
        [sys.executable, "-m", "battlemap", "import", str(path)], capture_output=True, cwd=ROOT,
        env={**os.environ, "LC_ALL": "C", "PYTHONIOENCODING": "ascii"},
    )  # fmt: skip
    assert ran.returncode == 0
    assert "Höhle des Drachen ◊" in ran.stdout.decode("utf-8")
