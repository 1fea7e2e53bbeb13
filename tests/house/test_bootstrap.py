"""packaging/bootstrap.py, as far as it shows without a bare machine: what it says, and when it installs again."""

import ast
import importlib.util
import os
import subprocess
import sys

import pytest

from tests.house.layout import ROOT

SCRIPT = ROOT / "packaging" / "bootstrap.py"


@pytest.fixture
def bootstrap(monkeypatch, tmp_path):
    """The script as a module, with its environment in `tmp_path` and no command run for real."""
    spec = importlib.util.spec_from_file_location("bootstrap", SCRIPT)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    monkeypatch.setenv("BATTLEMAP_VENV", str(tmp_path / "venv"))
    module.ran = []

    def run(command, **settings):
        words = [str(part) for part in command]
        module.ran.append(words)
        if words[1:3] == ["-m", "venv"]:
            venv = module.Venv()
            venv.python.parent.mkdir(parents=True)
            venv.python.touch()
        return 0

    monkeypatch.setattr(module, "run", run)
    return module


def installs(bootstrap) -> list[str]:
    return [command[-1] for command in bootstrap.ran if command[1:4] == ["-m", "pip", "install"]]


def test_it_parses_on_a_python_too_old_for_the_program():
    ast.parse(SCRIPT.read_text(encoding="utf-8"), feature_version=(3, 6))


def test_a_python_too_old_gets_one_sentence(bootstrap, monkeypatch, capsys):
    monkeypatch.setattr(sys, "version_info", (3, 10, 4, "final", 0))
    with pytest.raises(SystemExit) as end:
        bootstrap.main()
    assert end.value.code == 1
    told = capsys.readouterr().err
    assert "Battlemap needs Python 3.11 or newer, and this is Python" in told
    assert told.count("\n") == 1


def test_an_unknown_word_gets_the_usage():
    outcome = subprocess.run([sys.executable, str(SCRIPT), "jump"], capture_output=True, text=True)
    assert outcome.returncode == 2
    assert outcome.stderr == "bootstrap: usage: bootstrap.py run|test [ARGS...]\n"


@pytest.mark.skipif(not hasattr(os, "geteuid"), reason="apt-get is a thing of Linux")
def test_an_environment_that_cannot_be_made_is_one_sentence(tmp_path):
    (tmp_path / "file").touch()
    place = tmp_path / "file" / "venv"
    env = {**os.environ, "BATTLEMAP_VENV": str(place), "QT_QPA_PLATFORM": "offscreen"}
    outcome = subprocess.run([sys.executable, str(SCRIPT), "run", "--version"], capture_output=True, text=True, env=env)
    assert (outcome.returncode, outcome.stderr) == (1, f"bootstrap: {place}: Not a directory\n")


def test_who_is_not_root_is_told_one_line_to_type(bootstrap, monkeypatch, capsys):
    monkeypatch.setattr(os, "geteuid", lambda: 1000)
    with pytest.raises(SystemExit):
        bootstrap.apt_install(["libgl1", "libegl1", "libgl1"])
    assert "sudo apt-get install -y --no-install-recommends libegl1 libgl1\n" in capsys.readouterr().err
    assert bootstrap.ran == []


def test_nothing_missing_asks_nobody(bootstrap):
    bootstrap.apt_install([])
    assert bootstrap.ran == []


@pytest.mark.skipif(sys.platform != "linux", reason="libraries are looked for on Linux only")
def test_a_visible_window_needs_more_libraries(bootstrap, monkeypatch):
    monkeypatch.delenv("QT_QPA_PLATFORM", raising=False)
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    monkeypatch.setattr(bootstrap, "is_loadable", lambda library: False)
    monkeypatch.setattr(bootstrap.shutil, "which", lambda program: "/usr/bin/" + program)
    hidden, shown = bootstrap.missing_libraries(window=False), bootstrap.missing_libraries(window=True)
    assert "libgl1" in hidden and "libxcb-cursor0" not in hidden
    assert {*hidden, "libxcb-cursor0"} <= set(shown) and "libwayland-client0" not in shown


def test_a_filled_environment_is_used_again(bootstrap):
    bootstrap.Venv().make_ready({"test"})
    assert installs(bootstrap) == [f"{ROOT}[test]"]
    bootstrap.Venv().make_ready({"test"})
    bootstrap.Venv().make_ready(set())
    assert len(installs(bootstrap)) == 1


def test_tests_after_a_run_add_what_they_need(bootstrap):
    bootstrap.Venv().make_ready(set())
    bootstrap.Venv().make_ready({"test"})
    assert installs(bootstrap) == [str(ROOT), f"{ROOT}[test]"]


def test_another_pyproject_installs_again(bootstrap, monkeypatch):
    bootstrap.Venv().make_ready(set())
    monkeypatch.setattr(bootstrap.Venv, "_print_of", lambda venv: "another")
    bootstrap.Venv().make_ready(set())
    assert len(installs(bootstrap)) == 2


def test_a_half_made_environment_is_made_anew(bootstrap):
    venv = bootstrap.Venv()
    venv.make_ready(set())
    venv.unfinished.touch()
    (venv.folder / "leftover").touch()
    bootstrap.Venv().make_ready(set())
    assert not (venv.folder / "leftover").exists()
    assert len(installs(bootstrap)) == 2
    assert not venv.unfinished.exists()


def test_the_callers_settings_do_not_lead_astray(bootstrap, monkeypatch):
    monkeypatch.setenv("PYTHONPATH", "elsewhere")
    monkeypatch.setenv("QT_PLUGIN_PATH", "elsewhere")
    env = bootstrap.Venv().environment()
    assert "QT_PLUGIN_PATH" not in env and env.get("PYTHONPATH") != "elsewhere"


def test_a_project_that_cannot_be_written_is_run_from_where_it_is(bootstrap, monkeypatch, tmp_path):
    monkeypatch.delenv("BATTLEMAP_VENV")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    monkeypatch.setattr(bootstrap.os, "access", lambda path, mode: False)
    venv = bootstrap.Venv()
    assert venv.folder.is_relative_to(tmp_path / "cache" / "battlemap")
    assert venv.environment()["PYTHONPATH"] == str(ROOT)
