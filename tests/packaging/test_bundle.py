"""The installable program as a game master meets it: built, installed on a bare Debian, tested by itself, played, removed.

    python -m pytest -m bundle

Some minutes, the network (for the bare system), and root.  How fast it starts is no test: `python -m tests.benchmarks start
--program dist/battlemap/battlemap` measures it against a bare window in the same run.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.house.layout import ROOT
from tests.packaging.product import DIST, BareSystem, run, size

pytestmark = [
    pytest.mark.bundle,
    pytest.mark.timeout(2400),
    pytest.mark.skipif(sys.platform != "linux", reason="the other systems' packages are tried by the workflow that builds them"),
]
UNPACKED, PACKED = 220_000_000, 90_000_000
ENTRIES = ("usr/bin/battlemap", "usr/share/applications/battlemap.desktop", "usr/share/mime/packages/battlemap.xml")
"""Where the system looks for what the program is."""


@pytest.fixture(scope="module")
def built() -> Path:
    """dist/, made anew by the one command; that fails when the frozen program's self-test does."""
    run(sys.executable, ROOT / "packaging" / "build.py", cwd=ROOT)
    return DIST


@pytest.fixture(scope="module")
def deb(built: Path) -> Path:
    [package] = built.glob("*.deb")
    return package


@pytest.fixture(scope="module")
def bare(tmp_path_factory: pytest.TempPathFactory) -> BareSystem:
    if os.geteuid() != 0 or not shutil.which("debootstrap"):
        pytest.skip("a bare system is made by root, with debootstrap")
    system = BareSystem(tmp_path_factory.mktemp("bare"))
    system.make()
    return system


@pytest.fixture(scope="module")
def installed(bare: BareSystem, deb: Path) -> BareSystem:
    """With the package in it, and nothing else but what that asks for."""
    before = bare.files()
    shutil.copyfile(deb, bare.folder / "tmp" / deb.name)
    bare.run("apt-get", "update", "-qq")
    bare.run("apt-get", "install", "-y", "-qq", "--no-install-recommends", f"/tmp/{deb.name}", DEBIAN_FRONTEND="noninteractive")
    assert {f"/{entry}" for entry in ENTRIES} <= bare.files() - before
    return bare


def test_it_is_small_enough(built):
    assert size(built / "battlemap") < UNPACKED
    packages = [*built.glob("*.deb"), *built.glob("*.rpm")]
    assert len(packages) == 2
    for package in packages:
        assert size(package) < PACKED, package.name


def test_no_link_in_it_leads_nowhere(built):
    assert [path for path in (built / "battlemap").rglob("*") if path.is_symlink() and not path.exists()] == []


def test_nothing_in_it_looks_into_folders_of_the_machine_it_was_built_on(built):
    """Nor names the project's; a wheel's library may look where its maker had it."""
    python = []
    for path in (built / "battlemap").rglob("*"):
        if not path.is_file() or path.is_symlink():
            continue
        content = path.read_bytes()
        assert os.fsencode(ROOT) not in content, path
        if content.startswith(b"\x7fELF") and ("lib-dynload" in path.parts or path.name.startswith("libpython")):
            python.append(path)
            told = [line.split() for line in run("objdump", "-p", path).splitlines()]
            assert not [words for words in told if words[:1] in (["RPATH"], ["RUNPATH"]) and words[1].startswith("/")], path
    assert len(python) > 20


def test_the_sums_are_those_of_the_packages(built):
    run("sha256sum", "--check", "--strict", "SHA256SUMS", cwd=built)


def test_everything_in_the_package_is_its_systems(deb):
    """Owned by root and writable by nobody else; nothing of whoever built it."""
    listed = run("dpkg-deb", "--contents", deb).splitlines()
    assert len(listed) > 500
    for line in listed:
        mode, owner = line.split()[:2]
        assert owner == "root/root", line
        assert mode[5] == mode[8] == "-" or mode.startswith("l"), line


def test_the_rpm_holds_the_same_files(built, deb):
    rpm = shutil.which("rpm")
    if rpm is None:
        pytest.skip("rpm is missing here")
    [package] = built.glob("*.rpm")
    of_rpm = set(run(rpm, "-qlp", package).split("\n"))
    listed = [line.split(None, 5)[5] for line in run("dpkg-deb", "--contents", deb).splitlines()]
    files = {name.split(" -> ")[0].lstrip(".") for name in listed if not name.endswith("/")}
    assert files <= of_rpm
    assert "/usr/bin/battlemap" in of_rpm
    assert "libGL.so.1()(64bit)" in run(rpm, "-qp", "--requires", package)


def test_the_installed_program_tests_itself(installed):
    told = installed.run("battlemap", "--selftest")
    lines = told.splitlines()
    assert "frozen" in lines[0]
    assert lines[-1].startswith("all ")
    assert all(line.startswith(("ok ", "     ")) for line in lines[1:-1]), told


def test_what_it_brings_along_is_known_to_the_desktop(installed):
    for tool, checks in (("desktop-file-validate", (ENTRIES[1],)), ("appstreamcli", ("validate-tree", "--no-net"))):
        if not shutil.which(tool):
            pytest.skip(f"{tool} is missing here")
        if tool == "appstreamcli":
            run(tool, *checks, installed.folder)
        else:
            run(tool, installed.folder / checks[0])


def test_a_fight_is_played_in_the_installed_program(installed, tmp_path):
    """On a screen, by the keyboard and the mouse, by somebody who is not root; what is on disk at the end is what was played."""
    for tool in ("Xvfb", "xdotool", "openbox"):
        if not shutil.which(tool):
            pytest.skip(f"{tool} is missing here")
    me = [sys.executable, "-m", "tests.packaging.play", str(installed.folder), str(tmp_path)]
    done = subprocess.run([str(ROOT / ".ci" / "xvfb.sh"), *me], cwd=ROOT, capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stdout + done.stderr


def test_it_leaves_nothing_but_the_fights(installed, deb):
    """Removed, nothing of it is left but what is the game master's."""
    fights = sorted(path for path in installed.home.rglob("*.battlemap"))
    assert fights, "the fight that was played is gone"
    installed.run("apt-get", "purge", "-y", "-qq", "battlemap", DEBIAN_FRONTEND="noninteractive")
    left = [path for path in installed.files() if "battlemap" in path]
    assert left == []
    assert sorted(path for path in installed.home.rglob("*.battlemap")) == fights
