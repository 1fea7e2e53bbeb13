"""The release: the workflow's own scripts are run and judged, and the list of checksums is what `sha256sum` takes."""

import hashlib
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from battlemap import __version__
from tests.house.layout import ROOT, pyproject
from tests.house.recipes import PACKAGING, WORKFLOW, module, on_bash

checksums, info = module("checksums.py"), module("macos/info.py")


def workflow_steps() -> dict[str, tuple[str, str]]:
    """Shell and script of every named step that runs one."""
    steps = {}
    for block in re.split(r"^ {6}- ", WORKFLOW.read_text(encoding="utf-8"), flags=re.MULTILINE)[1:]:
        name = re.match(r"name: (.+)", block)
        one = re.search(r"^ {8}run: (?!\|)(.+)", block, re.MULTILINE)
        many = re.search(r"^ {8}run: \|\n((?: {10}.*\n|\n)+)", block, re.MULTILINE)
        if one or many:
            shell = re.search(r"^ {8}shell: (\w+)", block, re.MULTILINE)
            script = one[1] if one else re.sub(r"^ {10}", "", many[1], flags=re.MULTILINE)
            assert name is not None and name[1] not in steps
            steps[name[1]] = (shell[1] if shell else "bash", script)
    return steps


def run_step(name: str, folder: Path, **env: str) -> subprocess.CompletedProcess[str]:
    (script,) = (script for step, (_, script) in workflow_steps().items() if step.startswith(name))
    command = ["bash", "--noprofile", "--norc", "-eo", "pipefail", "-c", script]
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    whole = {**os.environ, "PATH": path, **env}
    return subprocess.run(command, cwd=folder, env=whole, capture_output=True, text=True, timeout=60)


@on_bash
def test_a_tag_that_is_not_the_programs_version_stops_the_release():
    step = "The tag is a v and the program's version"
    assert run_step(step, ROOT, TAG=f"v{__version__}").returncode == 0
    for tag in (__version__, "v99.0", f"v{__version__}.1"):
        wrong = run_step(step, ROOT, TAG=tag)
        assert wrong.returncode == 1 and f"the tag is {tag}" in wrong.stdout


@on_bash
def test_a_package_that_was_not_built_stops_the_release(tmp_path):
    (tmp_path / "dist").mkdir()
    for name in ("a.deb", "a.rpm"):
        (tmp_path / "dist" / name).write_text(name)
    checksums.write(tmp_path / "dist")
    step, env = "Every package is there", {"PYTHONDONTWRITEBYTECODE": "1"}
    (tmp_path / "packaging").mkdir()
    shutil.copy(PACKAGING / "checksums.py", tmp_path / "packaging")
    assert run_step(step, tmp_path, PACKAGES="deb rpm", **env).returncode == 0
    lacking = run_step(step, tmp_path, PACKAGES="deb rpm AppImage", **env)
    assert lacking.returncode == 1 and "no .AppImage was built" in lacking.stdout
    (tmp_path / "dist" / "a.rpm").write_text("cut")
    assert run_step(step, tmp_path, PACKAGES="deb rpm", **env).returncode == 1


def test_what_the_workflow_names_exists():
    text = WORKFLOW.read_text(encoding="utf-8")
    scripts = set(re.findall(r"packaging/[\w/]+\.\w+", text))
    assert {"packaging/build.py", "packaging/checksums.py"} <= scripts
    assert [script for script in scripts if not (ROOT / script).is_file()] == []
    extras = set(re.findall(r"'\.\[(\w+)\]'", text))
    assert extras == {"build", "test"} and extras <= set(pyproject()["project"]["optional-dependencies"])
    markers = {marker.partition(":")[0] for marker in pyproject()["tool"]["pytest"]["ini_options"]["markers"]}
    assert set(re.findall(r"pytest -m (\w+)", text)) == {"bundle"} & markers
    assert f"macosx_{info.OLDEST_MACOS.replace('.', '_')}_" in text, "the wheels are those of the oldest macOS"
    for name in ("QT_LIBRARIES", "X_LIBRARIES", "WAYLAND_LIBRARIES"):
        assert name in text and f"\n{name} = " in (PACKAGING / "bootstrap.py").read_text(encoding="utf-8")


def test_the_workflow_may_do_as_little_as_it_can():
    text = WORKFLOW.read_text(encoding="utf-8")
    assert re.search(r"^permissions: \{\}$", text, re.MULTILINE), "nothing unless a job says so"
    jobs = dict(re.findall(r"^ {2}(\w+):\n((?: {4}.*\n|\n)+)", text.partition("\njobs:\n")[2], re.MULTILINE))
    assert set(jobs) == {"version", "build", "release"}
    rights = {name: re.findall(r"^ {6}([\w-]+: (?:read|write))", job, re.MULTILINE) for name, job in jobs.items()}
    assert rights == {"version": ["contents: read"], "build": ["contents: read"], "release": ["contents: write"]}
    assert "if: startsWith(github.ref, 'refs/tags/')" in jobs["release"] and "--draft" in jobs["release"]
    assert re.findall(r"needs: (\w+)", jobs["build"] + jobs["release"]) == ["version", "build"]
    used = re.findall(r"uses: (\S+)", text)
    assert used and all(re.fullmatch(r"actions/[\w-]+@v\d+", action) for action in used)
    fetched = re.findall(r"releases/download/", text)
    assert len(fetched) == len(re.findall(r"\b[0-9a-f]{64}\b", text)), "what is fetched is compared with its sum"


@on_bash
@pytest.mark.parametrize("name", [name for name, (shell, _) in workflow_steps().items() if shell == "bash"])
def test_a_step_of_the_workflow_is_a_sound_script(name, tmp_path):
    _, script = workflow_steps()[name]
    assert "${{" not in script, "what GitHub fills in may be no code: it comes by the environment"
    path = tmp_path / "step.sh"
    path.write_text("#!/usr/bin/env bash\n" + script, encoding="utf-8")
    subprocess.run(["bash", "-n", str(path)], check=True)
    if shutil.which("shellcheck"):
        done = subprocess.run(["shellcheck", str(path)], capture_output=True, text=True)
        assert done.returncode == 0, done.stdout


# ------------------------------------------------------------ checksums
@pytest.fixture
def dist(tmp_path) -> Path:
    folder = tmp_path / "dist"
    (folder / "battlemap" / "_internal").mkdir(parents=True)
    (folder / "battlemap" / "battlemap").write_text("the bundle is no package")
    for name in ("battlemap_1_amd64.deb", "Battlemap-1.dmg", "battlemap 1-setup.exe"):
        (folder / name).write_bytes(name.encode() * 1000)
    return folder


def test_the_sums_are_those_of_the_packages_in_their_order(dist):
    assert checksums.main([str(dist)]) == 0
    lines = (dist / "SHA256SUMS").read_bytes().decode().split("\n")
    assert lines.pop() == "" and "\r" not in "".join(lines)
    names = sorted(path.name for path in dist.iterdir() if path.is_file() and path.name != "SHA256SUMS")
    assert lines == [f"{hashlib.sha256((dist / name).read_bytes()).hexdigest()}  {name}" for name in names]
    before = (dist / "SHA256SUMS").read_bytes()
    assert checksums.main([str(dist)]) == 0 and (dist / "SHA256SUMS").read_bytes() == before, "the list is not in the list"


@pytest.mark.skipif(not shutil.which("sha256sum"), reason="needs sha256sum")
def test_sha256sum_accepts_the_list(dist):
    checksums.write(dist)
    check = ["sha256sum", "--check", "--strict", "SHA256SUMS"]
    assert subprocess.run(check, cwd=dist, capture_output=True).returncode == 0
    (dist / "Battlemap-1.dmg").write_text("another")
    assert subprocess.run(check, cwd=dist, capture_output=True).returncode == 1


@pytest.mark.parametrize(
    ("harm", "said"),
    [
        (lambda dist: (dist / "Battlemap-1.dmg").write_text("another"), "Battlemap-1.dmg is not what was summed"),
        (lambda dist: (dist / "Battlemap-1.dmg").unlink(), "Battlemap-1.dmg is in SHA256SUMS but not in the folder"),
        (lambda dist: (dist / "new.rpm").touch(), "new.rpm is not in SHA256SUMS"),
        (lambda dist: (dist / "SHA256SUMS").write_text("what\n"), "SHA256SUMS, line 1: expected a sum"),
        (lambda dist: (dist / "SHA256SUMS").unlink(), "SHA256SUMS"),
    ],
)
def test_a_check_says_what_is_wrong(dist, capsys, harm, said):
    checksums.write(dist)
    assert checksums.main(["--check", str(dist)]) == 0
    harm(dist)
    assert checksums.main(["--check", str(dist)]) == 1
    told = capsys.readouterr().err
    assert told.startswith("checksums: ") and said in told and told.count("\n") == 1


def test_an_empty_folder_and_a_name_over_two_lines_are_refused(tmp_path, capsys):
    assert checksums.main([str(tmp_path)]) == 1
    assert "nothing to sum" in capsys.readouterr().err
    if os.name != "nt":
        (tmp_path / "a\nb").touch()
        assert checksums.main([str(tmp_path)]) == 1
        assert "line breaks" in capsys.readouterr().err
