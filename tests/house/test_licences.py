"""Every build carries the licence of all it ships: nothing that travels is left out, and what has no text stops the build."""

import json
import re
import shutil
import subprocess
import sys
import sysconfig
from importlib import metadata
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from battlemap.ui import components
from tests.house.layout import ROOT, pyproject
from tests.house.test_no_traces import HOST

sys.path.insert(0, str(ROOT / "packaging"))
import licences

needs_dpkg = pytest.mark.skipif(shutil.which("dpkg-query") is None, reason="asks Debian's package database")


def required() -> dict[str, str]:
    """The closure of pyproject.toml's dependencies by the library that pip itself uses: name and version."""
    found, waiting = {}, [Requirement(line) for line in pyproject()["project"]["dependencies"]]
    while waiting:
        requirement = waiting.pop()
        name = canonicalize_name(requirement.name)
        if name in found or (requirement.marker and not requirement.marker.evaluate({"extra": ""})):
            continue
        library = metadata.distribution(name)
        found[name] = library.version
        waiting += [Requirement(line) for line in library.requires or []]
    return found


def one_binary_of(name: str) -> tuple[str, str]:
    library = metadata.distribution(name)
    file = next(file for file in library.files if file.suffix in (".so", ".pyd", ".dll"))
    return file.name, str(library.locate_file(file))


@pytest.fixture(scope="module")
def collected(tmp_path_factory) -> Path:
    """As a build would, with a binary of each library that has some."""
    folder = tmp_path_factory.mktemp("licences")
    binaries = [one_binary_of(name) for name in ("numpy", "pillow", "shapely", "msgspec", "PySide6-Essentials", "shiboken6")]
    licences.collect(folder, binaries)
    return folder


@pytest.fixture
def toy(tmp_path, monkeypatch):
    """An installed distribution with one binary and no word about its licence; a function that installs it."""

    def install(licence: str = "") -> tuple[str, str]:
        told = tmp_path / "toy-1.5.dist-info"
        told.mkdir()
        (told / "METADATA").write_text("Metadata-Version: 2.1\nName: toy\nVersion: 1.5\n", encoding="utf-8")
        rows = ["toy/toy.so,,", "toy-1.5.dist-info/METADATA,,"]
        if licence:
            (told / "LICENSE").write_text(licence, encoding="utf-8")
            rows.append("toy-1.5.dist-info/LICENSE,,")
        (told / "RECORD").write_text("\n".join(rows) + "\n", encoding="utf-8")
        (tmp_path / "toy").mkdir()
        (tmp_path / "toy" / "toy.so").touch()
        monkeypatch.syspath_prepend(tmp_path)
        return "toy/toy.so", str(tmp_path / "toy" / "toy.so")

    return install


# ---------------------------------------------------------------- what is collected
def test_every_library_battlemap_needs_is_there_in_its_version(collected):
    told = {canonicalize_name(each.name): each.version for each in components.read_index(collected / "index.json")}
    assert required().items() <= told.items()
    assert {"battlemap", "python", "qt", "sqlite"} <= told.keys()


def test_every_component_has_a_text_beside_the_index(collected):
    for row in json.loads((collected / "index.json").read_text(encoding="utf-8")):
        assert row["files"], row["name"]
        for file in row["files"]:
            assert (collected / file).read_text(encoding="utf-8").strip(), row["name"]
    assert not [path for path in collected.iterdir() if path.is_dir()], "the bundle takes a flat folder"


@pytest.mark.parametrize(
    "name, words",
    [
        ("Python", "PYTHON SOFTWARE FOUNDATION LICENSE VERSION 2"),
        ("Qt", "GNU LESSER GENERAL PUBLIC LICENSE"),
        ("Qt", "GNU GENERAL PUBLIC LICENSE"),
        ("Qt", "download.qt.io"),
        ("Qt", "src/3rdparty/harfbuzz-ng"),
        ("PySide6_Essentials", "may be replaced by other builds"),
        ("shapely: Geometry Engine Open Source (GEOS)", "Version 2.1, February 1999"),
        ("numpy: OpenBLAS", "The OpenBLAS Project"),
        ("numpy: GCC runtime library", "GCC RUNTIME LIBRARY EXCEPTION"),
        ("pillow", "FreeType"),
        ("SQLite", "public domain"),
    ],
)
def test_its_text_says(collected, name, words):
    found = {each.name: each for each in components.read_index(collected / "index.json")}
    if ": " in name and name not in found:
        pytest.skip("this wheel brings none along")
    assert words in " ".join(found[name].text().split())


def test_a_part_is_told_without_what_stands_around_it(collected):
    found = {each.name: each for each in components.read_index(collected / "index.json")}
    parts = [each for each in found.values() if each.is_part]
    for part in parts:
        text = part.text()
        assert text.startswith("Name: ") and text.count("\nName: ") == 0, part.name
        assert part.licence and len(text) > 300, part.name


def test_what_starts_the_frozen_program_is_told(collected):
    pytest.importorskip("PyInstaller")
    found = {each.name: each for each in components.read_index(collected / "index.json")}
    assert "Bootloader Exception" in found["PyInstaller bootloader"].text()


def test_no_home_page_is_a_registry(collected):
    assert not HOST.search((collected / "index.json").read_text(encoding="utf-8"))


def test_an_earlier_collection_leaves_nothing_behind(tmp_path):
    licences.collect(tmp_path / "texts", [])
    (tmp_path / "texts" / "gone.txt").touch()
    licences.collect(tmp_path / "texts", [])
    assert not (tmp_path / "texts" / "gone.txt").exists()


# ---------------------------------------------------------------- what stops a build
def test_a_library_without_a_text_stops_it(tmp_path, toy):
    with pytest.raises(licences.NoLicence, match=re.escape("toy 1.5 would be shipped without a licence")):
        licences.collect(tmp_path / "texts", [toy()])
    assert not (tmp_path / "texts").exists()


def test_a_library_battlemap_does_not_require_is_told_if_it_is_shipped(tmp_path, toy):
    assert "toy" in licences.collect(tmp_path / "texts", [toy("Do what you like with the toy.")])
    assert "Do what you like" in (tmp_path / "texts" / "toy.txt").read_text(encoding="utf-8")


def test_a_required_library_without_a_text_stops_it(tmp_path, toy, monkeypatch):
    toy()
    monkeypatch.setattr(components, "_own_requirements", lambda: ["toy>=1"])
    with pytest.raises(licences.NoLicence, match="toy"):
        licences.collect(tmp_path / "texts", [])


def test_nobodys_file_stops_it(tmp_path):
    strange = tmp_path / "libstrange.so.1"
    strange.touch()
    with pytest.raises(licences.NoLicence, match=r"libstrange\.so\.1 would be shipped"):
        licences.collect(tmp_path / "texts", [("libstrange.so.1", str(strange))])


def test_the_command_says_it_in_one_line(tmp_path):
    strange = tmp_path / "libstrange.so.1"
    strange.touch()
    script = str(ROOT / "packaging" / "licences.py")
    told = subprocess.run([sys.executable, script, str(tmp_path / "texts"), str(strange)], capture_output=True, text=True)
    assert told.returncode == 1 and told.stdout == ""
    assert told.stderr.startswith("licences: libstrange.so.1 would be shipped") and told.stderr.count("\n") == 1


# ---------------------------------------------------------------- whose a file is
def test_links_within_the_bundle_and_pythons_own_files_are_nobodys_else(tmp_path):
    own = Path(sysconfig.get_path("stdlib"), "os.py")
    if own.resolve().is_relative_to("/usr/lib"):
        pytest.skip("this Python is the system's")
    assert licences.owners([("libQt6Core.so.6", "PySide6/Qt/lib/libQt6Core.so.6"), ("os.py", str(own))]) == []


@pytest.mark.parametrize(
    "file, name",
    [("VCRUNTIME140.dll", "Microsoft Visual C++ runtime"), ("libcrypto-3.dll", "OpenSSL"), ("sqlite3.dll", "SQLite")],
)
def test_what_comes_with_python_elsewhere_is_known(tmp_path, file, name):
    (tmp_path / file).touch()
    (found,) = licences.owners([(file, str(tmp_path / file))])
    assert found.name == name and found.text().strip()


@needs_dpkg
def test_a_library_of_the_system_has_its_packages_copyright(tmp_path):
    listed = subprocess.run(["dpkg-query", "--listfiles", "libc6"], capture_output=True, text=True)
    library = next((line for line in listed.stdout.splitlines() if line.endswith("/libc.so.6")), "")
    text = Path("/usr/share/doc/libc6/copyright")
    if not library or not text.exists():
        pytest.skip("no libc6 with a copyright file here")
    for form in {library, "/usr" + library.removeprefix("/usr"), library.removeprefix("/usr")}:
        if not Path(form).exists():
            continue
        folder = tmp_path / form.strip("/").replace("/", "-")
        assert "glibc" in licences.collect(folder, [("libc.so.6", form)])
        found = next(each for each in components.read_index(folder / "index.json") if each.name == "glibc")
        assert found.is_of_system and found.version
        assert text.read_text(encoding="utf-8").strip() in found.text()
        assert found.text().startswith("libc.so.6\n") and "apt-get source glibc=" in found.text()
        assert "GNU LESSER GENERAL PUBLIC LICENSE" in found.text(), "what it only refers to is added"


def test_the_licence_of_a_copyright_file_of_debians():
    machine = "Format: x\n\nFiles: a/*\nLicense: MIT\n\nFiles: *\nLicense: Zlib\n\nFiles: debian/*\nLicense: GPL-3\n"
    assert licences.licence_in(machine) == "Zlib, …"
    assert licences.licence_in(machine.replace("MIT", "Zlib")) == "Zlib"
    assert licences.licence_in("Copyright 1999 Somebody. Use it.") == ""
