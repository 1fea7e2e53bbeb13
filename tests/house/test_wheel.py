"""The wheel carries every package, and the resources where the program looks for them."""

import shutil
import subprocess
import sys

import pytest

from battlemap.resources import resource_path
from tests.house.layout import PACKAGE, ROOT, pyproject, sources

MAPPED = {"battlemap.assets": "assets", "battlemap.maps": "maps"}


def test_every_package_is_listed_in_pyproject():
    folders = {path.parent.relative_to(ROOT) for path in sources(PACKAGE)}
    packages = {".".join(folder.parts) for folder in folders}
    assert packages | set(MAPPED) == set(pyproject()["tool"]["setuptools"]["packages"])


def test_every_package_has_an_init_that_says_what_it_holds():
    for folder in {path.parent for path in sources(PACKAGE)}:
        init = folder / "__init__.py"
        assert init.exists(), f"{folder.relative_to(ROOT)} has no __init__.py"
        assert init.read_text(encoding="utf-8").lstrip().startswith(('"""', 'r"""')), init.relative_to(ROOT)


def test_assets_and_maps_are_mapped_into_the_package():
    assert pyproject()["tool"]["setuptools"]["package-dir"] == MAPPED


@pytest.mark.parametrize("folder", ["assets", "maps"])
def test_resources_are_found_from_the_sources(folder):
    assert resource_path(folder) == ROOT / folder


@pytest.mark.parametrize("folder", ["assets", "maps"])
def test_resources_are_found_inside_an_installed_package(tmp_path, folder):
    (tmp_path / "battlemap" / folder).mkdir(parents=True)
    (tmp_path / folder).mkdir()  # some other package's folder, beside ours
    (tmp_path / "battlemap" / folder / "here.txt").touch()
    (tmp_path / folder / "elsewhere.txt").touch()
    (tmp_path / "battlemap" / "__init__.py").touch()
    shutil.copy(PACKAGE / "resources.py", tmp_path / "battlemap")
    ask = f"from battlemap.resources import resource_path; print(resource_path({folder!r}, 'here.txt'))"
    answer = subprocess.run(
        [sys.executable, "-c", ask],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=True,
        env={"PATH": ""},
    )
    assert answer.stdout.strip() == str((tmp_path / "battlemap" / folder / "here.txt").resolve())


def test_what_was_not_shipped_is_an_error():
    with pytest.raises(FileNotFoundError, match="no-such-file"):
        resource_path("assets", "no-such-file")
    with pytest.raises(ValueError, match="tests"):
        resource_path("tests")
