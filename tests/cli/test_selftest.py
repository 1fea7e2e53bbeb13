"""`battlemap --selftest` in a process of its own, as a packager runs it: on a whole copy, on a broken one, without a console."""

import ntpath
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from platformdirs.windows import Windows

from battlemap.ui.selftest.apart import HOMES
from battlemap.ui.selftest.checks import CHECKS
from battlemap.ui.selftest.parts import LIBRARIES
from tests.house.layout import PACKAGE, ROOT, pyproject

NAMES = [check.name for check in CHECKS]
LINE = re.compile(r"(ok  |FAIL) ([^:]+): (.+) \(\d+\.\d\d s\)")
STREAMLESS = "import sys; sys.stdout = sys.stderr = None\nfrom battlemap.__main__ import main\nsys.exit(main(sys.argv[1:]))"


class Place:
    """A bare environment: a home, a folder for temporary files, no screen, no language."""

    def __init__(self, folder: Path) -> None:
        self.home, self.temporary, self.report = folder / "home", folder / "temporary", folder / "report.txt"
        self.home.mkdir()
        self.temporary.mkdir()

    def run(self, *words: object, source: Path = ROOT) -> subprocess.CompletedProcess[str]:
        """Python with these words, on the program in `source`."""
        kept = {name: os.environ[name] for name in ("PATH", "SYSTEMROOT") if name in os.environ}
        env = {
            **kept, "HOME": str(self.home), "USERPROFILE": str(self.home), "TMPDIR": str(self.temporary),
            "TEMP": str(self.temporary), "PYTHONPATH": str(source), "PYTHONDONTWRITEBYTECODE": "1",
        }  # fmt: skip
        return subprocess.run(
            [sys.executable, *map(str, words)],
            cwd=self.home, env=env, capture_output=True, text=True, encoding="utf-8", timeout=110,
        )  # fmt: skip

    def is_untouched(self) -> bool:
        return not any(self.home.iterdir()) and not any(self.temporary.iterdir())


@pytest.fixture
def place(tmp_path) -> Place:
    return Place(tmp_path)


def checked(lines: list[str]) -> dict[str, tuple[str, str]]:
    """(ok or FAIL, what was seen) by the name of the check; every line but the first and the last is one."""
    found = [LINE.fullmatch(line) for line in lines[1:-1]]
    assert all(found), lines
    return {match[2]: (match[1].strip(), match[3]) for match in found if match}


def test_a_whole_copy_passes_and_leaves_nothing_behind(place):
    run = place.run("-m", "battlemap", "--selftest", "--report", place.report)
    lines = run.stdout.splitlines()
    assert (run.returncode, run.stderr) == (0, ""), run.stdout + run.stderr
    assert re.match(r"battlemap \S+, Python 3\.\d+\.\d+, Qt 6\.\d+\.\d+, .+, not frozen$", lines[0])
    seen = checked(lines)
    assert list(seen) == NAMES and {outcome for outcome, _ in seen.values()} == {"ok"}
    assert "skeleton asked at E5, 7 hit points lost" in seen["opportunity attack"][1]
    assert int(seen["modules"][1].split()[0]) == len(list(PACKAGE.rglob("*.py"))) - 1, "all but the package itself"
    assert re.fullmatch(rf"all {len(CHECKS)} checks passed \(\d+\.\d s\)", lines[-1])
    written = place.report.read_text(encoding="utf-8").splitlines()
    assert [line for line in written if not line.startswith("     | ")] == lines
    assert place.is_untouched()


def test_a_broken_asset_is_one_sentence_and_the_other_checks_still_run(place, tmp_path):
    """Without a console too, as a windowed program on Windows is: then the report alone tells."""
    copy = tmp_path / "copy"
    shutil.copytree(PACKAGE, copy / "battlemap", ignore=shutil.ignore_patterns("__pycache__"))
    for folder in ("assets", "maps"):
        shutil.copytree(ROOT / folder, copy / folder, ignore=shutil.ignore_patterns("screenshots"))
    (copy / "assets" / "languages" / "battlemap_it.qm").write_bytes(b"no words")
    (copy / "assets" / "help" / "pt_BR" / "dice.md").unlink()
    run = place.run("-c", STREAMLESS, "--selftest", "--report", place.report, source=copy)
    assert (run.returncode, run.stdout, run.stderr) == (1, "", "")
    written = place.report.read_text(encoding="utf-8").splitlines()
    lines = [line for line in written if not line.startswith("     | ")]
    seen = checked(lines)
    assert list(seen) == NAMES
    assert {name: told for name, (outcome, told) in seen.items() if outcome == "FAIL"} == {
        "shipped files": "assets/help/pt_BR/dice.md is missing",
        "languages": "battlemap_it.qm cannot be loaded; it: 'Untitled fight' is shown as 'Untitled fight'",
    }
    assert lines[-1].startswith(f"2 of {len(CHECKS)} checks failed; ")
    assert sum("Traceback" in line for line in written) == 2
    assert place.is_untouched()


FAULTY = """
import sys
from PIL import Image
from battlemap.ui.player import window
from battlemap.ui.selftest import checks, run_selftest
from battlemap.__main__ import main
from msgspec.structs import replace

Image.init()
del Image.SAVE["AVIF"]

honest = window.view_for
def leaking(state, rules, side):
    return honest(replace(state, tokens={key: replace(each, hidden=False) for key, each in state.tokens.items()}), rules, side)
window.view_for = leaking

wanted = [check for check in checks.CHECKS if check.name in ("pictures", "both views")]
sys.exit(run_selftest(main, checks=wanted))
"""


def test_a_missing_kind_of_picture_and_a_leak_to_the_players_are_found(place):
    run = place.run("-c", FAULTY)
    seen = checked(run.stdout.splitlines())
    assert (run.returncode, run.stderr) == (1, "")
    assert seen["pictures"] == ("FAIL", "AVIF: KeyError('AVIF')")
    outcome, told = seen["both views"]
    assert outcome == "FAIL" and re.fullmatch(r"the players see the hidden token \(\d+ pixels of it\)", told)
    assert place.is_untouched()


NOISY = """
import sys
from battlemap.ui.selftest import checks, run_selftest
from battlemap.ui.selftest.running import Check

def raises(desk):
    raise ValueError("two\\nlines")

def says(desk):
    from PySide6.QtCore import qWarning
    qWarning("a plugin is odd")
    (desk.folder / "left.txt").touch()
    return "said"

last = next(check for check in checks.CHECKS if check.name == "warnings")
sys.exit(run_selftest(None, checks=[Check("raising", raises), Check("saying", says), last]))
"""


def test_what_is_raised_is_one_line_and_a_warning_of_qt_is_told_at_the_end(place):
    run = place.run("-c", NOISY)
    lines = run.stdout.splitlines()
    assert (run.returncode, run.stderr) == (1, "")
    assert checked(lines) == {
        "raising": ("FAIL", "ValueError: two lines"),
        "saying": ("ok", "said"),
        "warnings": ("FAIL", "during saying, Qt: a plugin is odd"),
    }
    assert lines[-1].startswith("2 of 3 checks failed; --report FILE keeps")
    assert place.is_untouched()


ASKING = """
import sys
from battlemap.ui.selftest import checks, run_selftest
from battlemap.ui.selftest.running import Check

def asks(desk):
    desk.app()
    from PySide6.QtWidgets import QDialog
    asking = QDialog()
    asking.setWindowTitle("Sure?")
    asking.exec()
    return "asked"

last = next(check for check in checks.CHECKS if check.name == "warnings")
sys.exit(run_selftest(None, checks=[Check("asking", asks), last]))
"""


def test_a_dialog_that_opens_by_itself_is_closed_and_told(place):
    run = place.run("-c", ASKING)
    assert run.returncode == 1, run.stderr
    assert checked(run.stdout.splitlines())["warnings"] == ("FAIL", "during asking, dialog: QDialog 'Sure?' opened by itself")


def test_a_report_that_cannot_be_written_is_one_line(place, tmp_path):
    run = place.run("-m", "battlemap", "--selftest", "--report", tmp_path / "nowhere" / "report.txt")
    assert (run.returncode, run.stdout) == (1, "")
    assert run.stderr == "battlemap: report.txt: the report cannot be written (No such file or directory)\n"


def test_the_libraries_are_those_of_pyproject():
    wanted = {re.split(r"[<>=~!; ]", line)[0].removesuffix("-Essentials") for line in pyproject()["project"]["dependencies"]}
    assert set(LIBRARIES) == wanted


def test_the_folders_of_windows_can_be_moved_by_what_we_set(monkeypatch):
    """Windows is asked for them, not the environment; platformdirs lets itself be overruled."""
    for variable, name in HOMES.items():
        if variable.startswith("WIN_PD_"):
            monkeypatch.setenv(variable, ntpath.join(r"C:\apart", name))
    folders = Windows("battlemap", False)
    for folder in (folders.user_data_dir, folders.user_cache_dir, folders.user_log_dir, folders.user_config_dir):
        assert folder.startswith("C:\\apart\\"), folder
