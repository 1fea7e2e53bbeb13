"""Is everything there the program is made of: its modules, the libraries, SQLite, Qt's plugins; was nothing complained of?"""

import importlib
import os
import pkgutil
import sqlite3
import sys
from contextlib import closing
from pathlib import Path

import battlemap
from battlemap.ui.selftest.desk import Desk, Fault, expect, no_faults

LIBRARIES = {
    "PySide6": "PySide6", "shapely": "shapely", "networkx": "networkx", "pillow": "PIL", "numpy": "numpy", "msgspec": "msgspec",
    "platformdirs": "platformdirs",
}  # fmt: skip
"""What pyproject.toml asks for, and the module it brings."""
NOT_IMPORTED = ("battlemap.__main__",)
FORMATS = ("png", "jpeg", "webp", "svg")
"""What Qt reads for us; other pictures are made into these."""
PLUGINS = {"imageformats": ("qjpeg", "qwebp", "qsvg"), "iconengines": ("qsvgicon",)}
SHARED_LIBRARIES = (".so", ".dll", ".dylib")
SCREENS = {"linux": "qxcb", "win32": "qwindows", "darwin": "qcocoa"}
"""Qt's plugin for a window that is seen."""
HARMLESS = (
    "propagateSizeHints", "does not support raise", "does not support grabbing", 'Detected locale "C"',
    "QFontDatabase: Cannot find font directory", "Unable to determine system time zone",
)  # fmt: skip
"""What Qt says of a machine without a screen, a locale or a time zone."""


# ---------------------------------------------------------------- code
def modules(_desk: Desk) -> str:
    """Import all there are."""
    faults: list[str] = []
    found = [info.name for info in pkgutil.walk_packages(battlemap.__path__, "battlemap.", onerror=lambda _name: None)]
    for name in sorted({*found, "battlemap.ui.window", "battlemap.cli.check"} - set(NOT_IMPORTED)):
        try:
            importlib.import_module(name)
        except Exception as wrong:
            faults.append(f"{name} cannot be imported ({type(wrong).__name__}: {' '.join(str(wrong).split())})")
    no_faults(faults)
    return f"{len(found)} imported"


def libraries(_desk: Desk) -> str:
    """Import those pyproject.toml asks for."""
    told, faults = [], []
    for name, module in LIBRARIES.items():
        try:
            told.append(f"{name} {importlib.import_module(module).__version__}")
        except Exception as wrong:
            faults.append(f"{name} cannot be imported ({type(wrong).__name__}: {' '.join(str(wrong).split())})")
    no_faults(faults)
    return ", ".join(told)


def geometry(_desk: Desk) -> str:
    """GEOS behind shapely answers, and so does our own sight behind a wall."""
    import shapely

    lens = shapely.box(0, 0, 3, 2).intersection(shapely.box(2, 1, 5, 5))
    expect(lens.area == 1.0, f"GEOS says that two boxes share {lens.area} squares, expected 1")
    from battlemap.encounter import asks
    from battlemap.ui.selftest.fights import walled

    sees = walled().ask(asks.AskSees(start="ana", to="skeleton"))["sees"]
    expect(sees is False, "somebody is seen through a wall")
    return f"GEOS {shapely.geos_version_string}, a wall hides who stands behind it"


def database(desk: Desk) -> str:
    """What a fight's file needs of SQLite."""
    path = desk.folder / "features.sqlite"
    with closing(sqlite3.connect(path, isolation_level=None)) as one:
        (mode,) = one.execute("PRAGMA journal_mode = WAL").fetchone()
        expect(mode == "wal", f"SQLite {sqlite3.sqlite_version} keeps no write-ahead log, its journal is {mode}")
        one.setlimit(sqlite3.SQLITE_LIMIT_ATTACHED, 0)
        one.execute("PRAGMA trusted_schema = OFF")
        one.execute("CREATE TABLE meta (name TEXT PRIMARY KEY, value BLOB NOT NULL) WITHOUT ROWID")
        one.execute("BEGIN IMMEDIATE")
        one.execute("INSERT OR REPLACE INTO meta VALUES ('base', ?)", (bytes(range(256)),))
        one.execute("COMMIT")
        (health,) = one.execute("PRAGMA quick_check(1)").fetchone()
        expect(health == "ok", f"SQLite {sqlite3.sqlite_version} finds its own file damaged: {health}")
        with closing(sqlite3.connect(":memory:")) as other:
            one.backup(other)
            (value,) = other.execute("SELECT value FROM meta").fetchone()
    expect(value == bytes(range(256)), f"SQLite {sqlite3.sqlite_version} copies a file wrongly")
    return f"{sqlite3.sqlite_version}, with write-ahead log and backup"


# ---------------------------------------------------------------- Qt
def plugin_files(kind: str) -> list[Path]:
    """Qt's plugins of a kind (a folder's name), wherever Qt looks for them."""
    from PySide6.QtCore import QCoreApplication, QLibraryInfo

    homes = [QLibraryInfo.path(QLibraryInfo.LibraryPath.PluginsPath), *QCoreApplication.libraryPaths()]
    folders = [folder for folder in dict.fromkeys(Path(home) / kind for home in homes) if folder.is_dir()]
    return [file for folder in folders for file in sorted(folder.iterdir()) if file.suffix in SHARED_LIBRARIES]


def plugins(desk: Desk) -> str:
    """Those the program needs are there and can be loaded, and Qt reads and writes the pictures it should."""
    from PySide6.QtGui import QImageReader

    desk.app()
    faults = [fault for kind, names in PLUGINS.items() for name in names if (fault := _unloadable(kind, name))]
    read = {bytes(name.data()).decode() for name in QImageReader.supportedImageFormats()}
    faults += [f"Qt does not read {name}" for name in FORMATS if name not in read]
    screen, note = SCREENS.get(sys.platform), ""
    if screen is not None and (fault := _unloadable("platforms", screen)):
        is_there = any(_is_named(file, screen) for file in plugin_files("platforms"))
        if is_there and sys.platform == "linux" and not os.environ.get("DISPLAY"):
            note = f"; no screen here, and with one: {fault}"  # the libraries of X come with X
        else:
            faults.append(fault)
    no_faults(faults)
    return ", ".join(name for names in PLUGINS.values() for name in names) + f", {screen or 'no platform known'}{note}"


def _unloadable(kind: str, name: str) -> str:
    """Why the plugin cannot be used, "" where it can."""
    from PySide6.QtCore import QPluginLoader

    file = next((file for file in plugin_files(kind) if _is_named(file, name)), None)
    if file is None:
        return f"Qt's plugin {kind}/{name} is missing"
    loader = QPluginLoader(str(file))
    return "" if loader.load() else f"Qt's plugin {kind}/{name} cannot be loaded ({' '.join(loader.errorString().split())})"


def _is_named(file: Path, name: str) -> bool:
    return file.name.split(".")[0] in (name, f"lib{name}", f"{name}d", f"lib{name}_debug")


# ---------------------------------------------------------------- last
def messages(desk: Desk) -> str:
    """Nobody warned of anything, and nothing was raised where nobody catches it."""
    said = [each for each in desk.said if not any(known in each.text for known in HARMLESS)]
    if said:
        more = f" (and {len(said) - 1} more)" if len(said) > 1 else ""
        last = said[0].text.strip().splitlines()[-1]
        raise Fault(f"during {said[0].check}, {said[0].origin}: {last}{more}")
    known = len(desk.said)
    return "none" + (f" but {known} that are known and harmless" if known else "")
