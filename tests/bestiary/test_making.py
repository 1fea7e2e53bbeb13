"""The script that makes the shipped files: from small packages with every quirk real ones have, and (slow) from the real ones.

The small packages hold creatures of our own in the packages' shapes.
"""

import subprocess
import sys
from pathlib import Path

import pytest

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
SCRIPT = ROOT / "packaging" / "make_bestiary.py"
MADE = ("dnd2014.json", "dnd2024.json")


def make(*arguments):
    return subprocess.run([sys.executable, str(SCRIPT), *map(str, arguments)], capture_output=True, text=True, check=True)


def test_small_packages_make_the_very_bytes_kept_here(tmp_path):
    make(HERE / "packages", "--to", tmp_path)
    for name in MADE:
        assert (tmp_path / name).read_bytes() == (HERE / "made" / name).read_bytes(), name


def test_the_same_packages_make_the_same_bytes_twice(tmp_path):
    for turn in ("first", "second"):
        make(HERE / "packages", "--to", tmp_path / turn)
    for name in MADE:
        assert (tmp_path / "first" / name).read_bytes() == (tmp_path / "second" / name).read_bytes()


@pytest.mark.slow
@pytest.mark.timeout(600)
def test_the_real_packages_make_what_is_shipped_and_no_other_source_disagrees_unsettled(data_packages):
    """Fetches the packages by their names."""
    for name in MADE:
        assert (data_packages / "made" / name).read_bytes() == (ROOT / "assets" / "bestiary" / name).read_bytes(), name
    checked = subprocess.run(
        [sys.executable, str(ROOT / "packaging" / "make_bestiary_check.py"), str(data_packages / "packages")],
        capture_output=True, text=True,
    )  # fmt: skip
    assert checked.returncode == 0, checked.stdout
    assert checked.stdout.count(" creatures, ") == 3
