"""A folder of the self-test's own, in place of the user's: home, settings, fights, caches, logs, temporary files.

Nothing is put back but the folder itself: the self-test has its process for itself.  Not here: what happens in the folder.
"""

import os
import shutil
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from time import sleep

HOMES = {
    "HOME": "", "USERPROFILE": "", "APPDATA": "roaming", "LOCALAPPDATA": "local", "WIN_PD_OVERRIDE_APPDATA": "roaming",
    "WIN_PD_OVERRIDE_LOCAL_APPDATA": "local", "XDG_CONFIG_HOME": "config", "XDG_DATA_HOME": "data", "XDG_STATE_HOME": "state",
    "XDG_CACHE_HOME": "cache", "XDG_RUNTIME_DIR": "run", "TMPDIR": "temporary", "TEMP": "temporary", "TMP": "temporary",
}  # fmt: skip
"""Where programs look, and what is there in our folder."""
TASTES = (
    "QT_SCALE_FACTOR", "QT_SCREEN_SCALE_FACTORS", "QT_FONT_DPI", "QT_USE_PHYSICAL_DPI", "QT_STYLE_OVERRIDE",
    "QT_QPA_PLATFORMTHEME",
)  # fmt: skip
"""How a user wants windows; the colours of a few pixels are asked for here."""

TIMES, PAUSE_SECONDS = 10, 0.2


class NotApart(Exception):
    """The user's own folders would be used: why, as a sentence."""


@contextmanager
def standing_apart() -> Iterator[Path]:
    """Within, all the program writes goes into this folder, which is gone at the end whatever happened."""
    try:
        folder = Path(tempfile.mkdtemp(prefix="battlemap-selftest-")).resolve()
    except OSError as wrong:
        raise NotApart(f"no temporary folder can be made ({wrong.strerror})") from None
    try:
        _move_to(folder)
        yield folder
    finally:
        _clear(folder)
    if folder.exists():
        raise NotApart(f"the temporary folder {folder} could not be cleared away")


def _move_to(folder: Path) -> None:
    for variable, name in HOMES.items():
        (folder / name).mkdir(mode=0o700, exist_ok=True)
        os.environ[variable] = str(folder / name)
    for variable in TASTES:
        os.environ.pop(variable, None)
    os.environ["QT_QPA_PLATFORM"] = "offscreen"  # no window flashes up before whoever runs this
    if sys.platform == "win32":  # there the platform without a screen brings no letters of its own
        os.environ.setdefault("QT_QPA_FONTDIR", str(Path(os.environ.get("SYSTEMROOT", r"C:\Windows")) / "Fonts"))
    tempfile.tempdir = str(folder / "temporary")
    _move_settings(folder)
    for name, path in used().items():
        if not path.resolve().is_relative_to(folder):
            raise NotApart(f"the {name} of the user would be used: {path}")


def _move_settings(folder: Path) -> None:
    try:
        from PySide6.QtCore import QSettings
    except ImportError:  # a check says so
        return
    for scope in (QSettings.Scope.UserScope, QSettings.Scope.SystemScope):
        QSettings.setPath(QSettings.Format.IniFormat, scope, str(folder / "config"))


def used() -> dict[str, Path]:
    """The folders the program would use now, by what they are."""
    found: dict[str, str] = {}
    with suppress(ImportError):  # a check says what is missing
        import platformdirs

        found["data folder"] = platformdirs.user_data_dir("battlemap", appauthor=False)
        found["cache folder"] = platformdirs.user_cache_dir("battlemap", appauthor=False)
        found["log folder"] = platformdirs.user_log_dir("battlemap", appauthor=False)
    with suppress(ImportError):
        from battlemap.ui.settings import Settings

        found["settings file"] = str(Settings().path())
    return {name: Path(path) for name, path in found.items()}


def _clear(folder: Path) -> None:
    tempfile.tempdir = None
    for _ in range(TIMES):
        shutil.rmtree(folder, ignore_errors=True)
        if not folder.exists():
            return
        sleep(PAUSE_SECONDS)  # a virus scanner looks at what was written
