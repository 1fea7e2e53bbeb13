"""The tree both Linux packages install, of a stand-in bundle: the modes in it are those of installed files, whoever built it."""

import os
import shutil
import subprocess

import pytest

from tests.house.recipes import make_icons, module

pytestmark = pytest.mark.skipif(
    not (shutil.which("dpkg-deb") and shutil.which("objdump")), reason="needs dpkg-deb and objdump, which Debian has"
)


@pytest.fixture
def packages(tmp_path, monkeypatch):
    recipe = module("linux/packages.py")
    monkeypatch.setattr(recipe, "STAGE", tmp_path / "stage")
    return recipe


@pytest.mark.parametrize("umask", [0o077, 0o027, 0])
def test_what_is_installed_is_everybodys_to_read_and_roots_to_write(packages, tmp_path, umask):
    before = os.umask(umask)
    try:
        bundle = tmp_path / "bundle"
        (bundle / "_internal").mkdir(parents=True)
        shutil.copyfile("/bin/true", bundle / "battlemap")
        (bundle / "_internal" / "data").write_text("x", encoding="utf-8")
        icons = make_icons(tmp_path / "icons")
        package = packages.deb(packages.lay_out(bundle, icons), tmp_path, "1.2.3")
    finally:
        os.umask(before)
    listed = subprocess.run(["dpkg-deb", "--contents", package], capture_output=True, text=True, check=True).stdout
    modes = {line.split(None, 5)[5]: line.split()[0] for line in listed.splitlines()}
    assert modes.pop("./usr/bin/battlemap -> /opt/battlemap/battlemap") == "lrwxrwxrwx"
    assert modes.pop("./opt/battlemap/battlemap") == "-rwxr-xr-x"
    wrong = {name: mode for name, mode in modes.items() if mode != ("drwxr-xr-x" if name.endswith("/") else "-rw-r--r--")}
    assert wrong == {} and "./usr/share/applications/battlemap.desktop" in modes
