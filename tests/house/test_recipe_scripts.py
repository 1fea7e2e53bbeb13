"""The disk image and the AppImage: the shell scripts that make them are run, on stand-ins of the tools they call."""

import os
import re
import shlex
import shutil
import subprocess
from pathlib import Path

import pytest

from battlemap import __version__
from tests.house.layout import ROOT
from tests.house.recipes import PACKAGING, make_icons, on_bash

MAKE_DMG, MAKE_APPIMAGE = PACKAGING / "macos" / "make_dmg.sh", PACKAGING / "appimage" / "build_appimage.sh"
SHELL = [MAKE_DMG, MAKE_APPIMAGE, PACKAGING / "appimage" / "AppRun"]
TOOLS = ("bash", "sh", "env", "cat", "cp", "dirname", "install", "ln", "mkdir", "mktemp", "readlink", "rm", "sed", "touch")


@pytest.fixture(scope="module")
def icons(tmp_path_factory) -> Path:
    return make_icons(tmp_path_factory.mktemp("icons") / "new")


class Elsewhere:
    """A copy of the recipes with nothing built, and a PATH with stand-ins of tools, which write down how they were called."""

    def __init__(self, folder: Path) -> None:
        self.root, self.bin, self.calls = folder / "a project", folder / "bin", folder / "calls"
        for name in ("appimage", "linux", "macos"):
            shutil.copytree(PACKAGING / name, self.root / "packaging" / name, ignore=shutil.ignore_patterns("__pycache__"))
        (self.root / "battlemap").mkdir()
        shutil.copy(ROOT / "battlemap" / "__init__.py", self.root / "battlemap")
        self.bin.mkdir()
        for tool in TOOLS:
            found = shutil.which(tool)
            assert found, tool
            (self.bin / tool).symlink_to(found)
        self.put("uname", 'case $1 in -m) echo x86_64 ;; *) echo "${SYSTEM:-Linux}" ;; esac', noted=False)

    def put(self, name: str, does: str = "", noted: bool = True) -> None:
        note = f'printf "%q " {name} "$@" >>{shlex.quote(str(self.calls))}; echo >>{shlex.quote(str(self.calls))}\n'
        (self.bin / name).write_text("#!/usr/bin/env bash\n" + (note if noted else "") + does + "\n", encoding="utf-8")
        (self.bin / name).chmod(0o755)

    def program(self, path: Path) -> None:
        """A program that tells its arguments and the part of its environment that would mislead it."""
        path.parent.mkdir(parents=True)
        path.write_text('#!/bin/sh\necho "${PYTHONPATH-}" "${QT_PLUGIN_PATH-}"\nprintf "%s\\n" "$@"\nexit 7\n', encoding="utf-8")
        path.chmod(0o755)

    def run(self, script: Path, *words: object, **env: str) -> subprocess.CompletedProcess[str]:
        command = ["bash", str(self.root / script.relative_to(ROOT)), *map(str, words)]
        clean = {"PATH": str(self.bin), "HOME": str(self.root), **env}
        return subprocess.run(command, cwd=self.root.parent, env=clean, capture_output=True, text=True, timeout=60)

    def noted(self) -> list[list[str]]:
        lines = self.calls.read_text(encoding="utf-8").splitlines() if self.calls.exists() else []
        return [shlex.split(line) for line in lines]


@pytest.fixture
def elsewhere(tmp_path) -> Elsewhere:
    return Elsewhere(tmp_path)


@on_bash
def test_the_appdir_starts_the_program_and_holds_what_desktops_look_for(elsewhere, icons, tmp_path):
    elsewhere.program(tmp_path / "a bundle" / "battlemap")
    folder = tmp_path / "Battle map.AppDir"
    made = elsewhere.run(MAKE_APPIMAGE, "--folder", folder, tmp_path / "a bundle", BATTLEMAP_ICONS=str(icons))
    assert made.returncode == 0, made.stderr
    linked = tmp_path / "started"
    linked.symlink_to(folder / "AppRun")
    env = {"PATH": os.environ["PATH"], "PYTHONPATH": "elsewhere", "QT_PLUGIN_PATH": "elsewhere"}
    ran = subprocess.run([linked, "a fight.battlemap", "città"], cwd="/", env=env, capture_output=True, text=True)
    assert (ran.returncode, ran.stdout) == (7, " \na fight.battlemap\ncittà\n")
    entry = (folder / "battlemap.desktop").read_text(encoding="utf-8")
    icon, command = (re.search(rf"^{key}=(\S+)", entry, re.MULTILINE)[1] for key in ("Icon", "Exec"))
    assert (folder / f"{icon}.png").read_bytes() == (icons / "hicolor" / "256x256" / "apps" / "battlemap.png").read_bytes()
    assert (folder / ".DirIcon").resolve() == (folder / f"{icon}.png").resolve()
    assert (folder / "usr" / "bin" / command).resolve() == (folder / "usr" / "lib" / "battlemap" / "battlemap").resolve()
    share = folder / "usr" / "share"
    assert (share / "applications" / "battlemap.desktop").read_text(encoding="utf-8") == entry
    assert [path.name for path in share.glob("metainfo/*")] == [path.name for path in PACKAGING.glob("linux/*.metainfo.xml")]
    assert (share / "mime" / "packages" / "battlemap.xml").is_file()
    assert (share / "icons" / "hicolor" / "scalable" / "apps" / "battlemap.svg").is_file()
    (folder / "left over").touch()
    assert elsewhere.run(MAKE_APPIMAGE, "--folder", folder, tmp_path / "a bundle", BATTLEMAP_ICONS=str(icons)).returncode == 0
    assert not (folder / "left over").exists()


@on_bash
@pytest.mark.slow
@pytest.mark.skipif(not (ROOT / "dist" / "battlemap" / "battlemap").exists(), reason="no bundle was built")
def test_the_appdir_of_the_real_bundle_passes_its_self_test(icons, tmp_path):
    folder, report = tmp_path / "Battlemap.AppDir", tmp_path / "report.txt"
    command = ["bash", str(MAKE_APPIMAGE), "--folder", str(folder)]
    subprocess.run(command, env={**os.environ, "BATTLEMAP_ICONS": str(icons)}, check=True, timeout=100)
    env = {"PATH": os.environ["PATH"], "HOME": str(tmp_path), "LANG": "C.UTF-8"}
    words = [folder / "AppRun", "--selftest", "--report", report]
    ran = subprocess.run(words, cwd="/", env=env, capture_output=True, text=True, timeout=100)
    assert ran.returncode == 0, report.read_text(encoding="utf-8") if report.exists() else ran.stderr


@on_bash
def test_appimagetool_is_given_the_appdir_and_the_name_of_the_version(elsewhere, icons):
    elsewhere.program(elsewhere.root / "dist" / "battlemap" / "battlemap")
    old = elsewhere.root / "dist" / "Battlemap-0.0.1-x86_64.AppImage"
    old.touch()
    elsewhere.put("appimagetool", 'test "$ARCH" = x86_64 && test -x "${@: -2:1}/AppRun" && touch "${@: -1}"')
    made = elsewhere.run(MAKE_APPIMAGE, BATTLEMAP_ICONS=str(icons), BATTLEMAP_APPIMAGE_RUNTIME="a runtime")
    assert made.returncode == 0, made.stderr
    (call,) = elsewhere.noted()
    assert call[1:4] == ["--no-appstream", "--runtime-file", "a runtime"]
    assert [path.name for path in old.parent.glob("*.AppImage")] == [f"Battlemap-{__version__}-x86_64.AppImage"]


@on_bash
@pytest.mark.parametrize(
    ("lacks", "words", "said"),
    [
        ("tool", [], "build_appimage: appimagetool is missing on the PATH"),
        ("bundle", [], "build_appimage: there is no program in "),
        ("icons", [], "build_appimage: there are no icons in "),
        ("", ["--folder"], "build_appimage: usage: "),
        ("", ["AppDir"], "build_appimage: usage: "),
    ],
)
def test_what_an_appimage_lacks_is_said_in_one_sentence(elsewhere, icons, lacks, words, said):
    if lacks != "tool":
        elsewhere.put("appimagetool")
    if lacks != "bundle":
        elsewhere.program(elsewhere.root / "dist" / "battlemap" / "battlemap")
    done = elsewhere.run(MAKE_APPIMAGE, *words, BATTLEMAP_ICONS="nowhere" if lacks == "icons" else str(icons))
    assert done.returncode == (1 if lacks else 2)
    assert done.stderr.startswith(said) and done.stderr.count("\n") == 1 and done.stdout == ""
    assert elsewhere.noted() == []


@pytest.fixture
def mac(elsewhere) -> Elsewhere:
    """With the bundle of a Mac, and what stands for a Mac's tools."""
    elsewhere.program(elsewhere.root / "dist" / "Battlemap.app" / "Contents" / "MacOS" / "battlemap")
    elsewhere.put("ditto", 'cp -a "$1" "$2"')
    looks = 'readlink "$6/Applications"; test -x "$6/Battlemap.app/Contents/MacOS/battlemap"'
    last = '"${@: -1}"'
    elsewhere.put("hdiutil", f'if [ "$1" = create ]; then {looks} && touch {last}; else test -f {last}; fi')
    elsewhere.put("codesign")
    elsewhere.put("xcrun")
    return elsewhere


@on_bash
def test_the_disk_image_holds_the_app_beside_a_link_to_applications(mac):
    made = mac.run(MAKE_DMG, SYSTEM="Darwin")
    image = f"dist/Battlemap-{__version__}-x86_64.dmg"
    assert made.returncode == 0 and made.stdout.split() == ["/Applications", image], made.stderr
    assert (mac.root / image).is_file()
    assert [call[0] for call in mac.noted()] == ["codesign", "ditto", "hdiutil", "hdiutil"]
    assert "--verify" in mac.noted()[0], "without a certificate nothing is signed anew"


@on_bash
def test_with_a_certificate_the_app_is_signed_first_and_the_image_notarized_last(mac):
    env = {"BATTLEMAP_SIGN_AS": "Developer ID Application: A B", "BATTLEMAP_NOTARY": "p", "BATTLEMAP_KEYCHAIN": "a chain"}
    made = mac.run(MAKE_DMG, SYSTEM="Darwin", **env)
    assert made.returncode == 0, made.stderr
    signs, verifies, *_, submits, staples = mac.noted()
    assert "Developer ID Application: A B" in signs and "runtime" in signs and signs[-1] == "dist/Battlemap.app"
    assert (mac.root / signs[signs.index("--entitlements") + 1]).is_file() and "--verify" in verifies
    image = f"dist/Battlemap-{__version__}-x86_64.dmg"
    assert submits == shlex.split(f"xcrun notarytool submit {image} --keychain-profile p --keychain 'a chain' --wait")
    assert staples == ["xcrun", "stapler", "staple", image]


@on_bash
@pytest.mark.parametrize(
    ("system", "said"), [("Linux", "a disk image is made on macOS"), ("Darwin", "there is no dist/Battlemap.app")]
)
def test_what_a_disk_image_lacks_is_said_in_one_sentence(elsewhere, system, said):
    elsewhere.put("hdiutil")
    done = elsewhere.run(MAKE_DMG, SYSTEM=system)
    assert done.returncode == 1 and done.stderr.startswith(f"make_dmg: {said}") and done.stderr.count("\n") == 1
    assert elsewhere.noted() == []


@on_bash
@pytest.mark.parametrize("script", SHELL, ids=lambda path: path.name)
def test_a_shell_script_is_sound(script):
    assert os.access(script, os.X_OK)
    subprocess.run(["bash", "-n", str(script)], check=True)
    if shutil.which("shellcheck"):
        done = subprocess.run(["shellcheck", str(script)], capture_output=True, text=True)
        assert done.returncode == 0, done.stdout
