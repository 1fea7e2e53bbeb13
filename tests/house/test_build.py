"""packaging/build.py where it cannot build: one sentence, exit code 1, nothing of an earlier build left to be taken for its work.

The builds themselves are tests of the marker `bundle`.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.house.recipes import PACKAGING, module

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="PyInstaller's surroundings are asked on Linux alone")
UNSHARED = """
import sys, sysconfig
real = sysconfig.get_config_var
sysconfig.get_config_var = lambda name: 0 if name == "Py_ENABLE_SHARED" else real(name)
sys.argv = ["build.py"]
import build
sys.exit(build.main())
"""


@pytest.fixture
def project(tmp_path) -> Path:
    """The scripts, beside what an earlier build left, in a folder with a name that is not plain."""
    root = tmp_path / "a clône"
    (root / "packaging").mkdir(parents=True)
    for name in ("build.py", "bootstrap.py"):
        shutil.copy(PACKAGING / name, root / "packaging")
    (root / "pyproject.toml").touch()
    dist = root / "dist"
    (dist / "battlemap").mkdir(parents=True)
    for name in ("battlemap_0.0.9_amd64.deb", "battlemap-0.0.9-1.x86_64.rpm", "SHA256SUMS", "notes of mine.txt"):
        (dist / name).touch()
    return root


def built(project: Path, *words: str, **env: str) -> tuple[int, str]:
    script = [str(project / "packaging" / "build.py")] if not words else list(words)
    told = {**os.environ, "PYTHONPATH": str(project / "packaging"), "PYTHONDONTWRITEBYTECODE": "1", **env}
    run = subprocess.run([sys.executable, *script], capture_output=True, text=True, cwd=project.parent, env=told, timeout=60)
    return run.returncode, run.stdout + run.stderr


def left(project: Path) -> list[str]:
    return sorted(path.name for path in (project / "dist").iterdir())


def test_without_the_tools_that_look_into_a_library(project, tmp_path):
    bare = tmp_path / "bin"
    bare.mkdir()
    told = "build: objdump and strip cannot be found: install your distribution's binutils\n"
    assert built(project, PATH=str(bare)) == (1, told)
    assert left(project) == ["notes of mine.txt"]


def test_with_a_python_without_its_shared_library(project):
    code, told = built(project, "-c", UNSHARED)
    assert code == 1 and told.count("\n") == 1
    assert told.startswith(f"build: {sys.executable} was built without its shared library")
    assert left(project) == ["notes of mine.txt"]


@pytest.mark.parametrize("name", ["build", "dist"])
def test_where_a_file_stands_in_the_way(project, name):
    shutil.rmtree(project / name, ignore_errors=True)
    (project / name).touch()
    assert built(project) == (1, f"build: {project / name}: File exists\n")


def test_while_another_build_is_at_work(project):
    holds = "import build, time\nwith build.alone():\n    print('at work', flush=True)\n    time.sleep(60)"
    env = {**os.environ, "PYTHONPATH": str(project / "packaging"), "PYTHONDONTWRITEBYTECODE": "1"}
    other = subprocess.Popen([sys.executable, "-c", holds], stdout=subprocess.PIPE, env=env)
    try:
        assert other.stdout.readline() == b"at work\n"
        assert built(project) == (1, f"build: another build is at work in {project}\n")
        assert "battlemap_0.0.9_amd64.deb" in left(project), "the other one's"
    finally:
        other.kill()
        other.wait(20)
        other.stdout.close()


def test_a_package_that_was_broken_off_is_not_among_the_finished(project, tmp_path, monkeypatch):
    """It is made elsewhere, and put there whole."""
    packages = module("linux/packages.py")
    monkeypatch.setattr(packages, "STAGE", tmp_path / "stage")
    root = tmp_path / "stage" / "root"
    root.mkdir(parents=True)
    shutil.copy("/bin/true", root)

    def broken(*words: str, **_: object) -> str:
        if words[0] == "objdump":
            return "GLIBC_2.36"
        Path(words[-1]).write_bytes(b"half")
        raise packages.PackageError("dpkg-deb failed: no space")

    monkeypatch.setattr(packages, "_run", broken)
    out = tmp_path / "out"
    out.mkdir()
    for make in (packages.deb, packages.rpm):
        (root / "usr").mkdir(exist_ok=True)
        with pytest.raises(packages.PackageError):
            make(root, out, "1.2.3")
    assert not list(out.iterdir())
