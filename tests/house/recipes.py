"""For the tests of what is packed: the scripts of packaging/ as modules, and the kinds of files Linux is told of."""

import importlib.util
import os
import shutil
import subprocess
import sys
import xml.etree.ElementTree as ET
from pathlib import Path
from types import ModuleType

import pytest

from tests.house.layout import ROOT

PACKAGING = ROOT / "packaging"
WORKFLOW = ROOT / ".github" / "workflows" / "release.yml"
FIGHT_KIND, MAP_KIND = "application/x-battlemap", "application/x-universal-vtt"
MIME = "{http://www.freedesktop.org/standards/shared-mime-info}"

on_bash = pytest.mark.skipif(os.name == "nt" or not shutil.which("bash"), reason="needs bash")


def module(path: str) -> ModuleType:
    """A script of packaging/, which is no package."""
    spec = importlib.util.spec_from_file_location(f"recipe_{path.removesuffix('.py').replace('/', '_')}", PACKAGING / path)
    assert spec is not None and spec.loader is not None
    found = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(found)
    return found


def kinds_of_files() -> dict[str, set[str]]:
    """The endings of each kind of file, as Linux is told them."""
    root = ET.parse(PACKAGING / "linux" / "battlemap-mime.xml").getroot()
    return {
        kind.get("type", ""): {each.get("pattern", "").removeprefix("*") for each in kind.findall(f"{MIME}glob")}
        for kind in root.findall(f"{MIME}mime-type")
    }


def make_icons(folder: Path) -> Path:
    """The icons as the build makes them, in `folder`."""
    env = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    subprocess.run([sys.executable, str(PACKAGING / "make_icons.py"), str(folder)], env=env, check=True, timeout=100)
    return folder
