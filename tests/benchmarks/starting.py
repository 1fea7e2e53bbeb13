"""Starting: how long until the window is there, against importing the program's libraries, and against a bare window of Qt.

The program is watched from outside, as a frozen one can be too: Qt tells in its own log when a window is painted for the first
time.  All kinds by turns, each in a process of its own, with a home of its own in which the last fight is opened again; figures
are processor time of the process where the system tells it, else by the clock.

    python -m tests.benchmarks start --program dist/battlemap/battlemap
"""

import json
import os
import re
import statistics
import subprocess
import sys
import time
from collections import Counter
from pathlib import Path
from typing import Any

from tests.benchmarks import windows

ROUNDS, LONGEST_S = 7, 60.0
PAINTED = "Flushing"
LIBRARIES = (
    "PySide6.QtCore", "PySide6.QtGui", "PySide6.QtWidgets", "numpy", "shapely", "networkx", "PIL.Image", "msgspec",
    "platformdirs",
)  # fmt: skip
"""Everything pyproject.toml names."""
LATE = ("networkx", "PIL")
"""Not needed by the first window."""
BARE = """
from PySide6.QtWidgets import QApplication, QGraphicsScene, QGraphicsView, QMainWindow
app = QApplication([])
window = QMainWindow()
view = QGraphicsView(QGraphicsScene(0, 0, 100, 100, window))
window.setCentralWidget(view)
window.resize(1200, 800)
window.show()
app.exec()
"""
PHASES = """
import json, time
spent = [("interpreter", time.process_time())]
def now(name): spent.append((name, time.process_time()))
import battlemap.ui.application as start; now("imports")
app = start.application(); now("application")
window = start.open_window(); now("window_made")
window.show(); now("shown")
import sys
loaded = sorted({name.partition(".")[0] for name in sys.modules})  # workers load what they need meanwhile
app.processEvents(); now("first_paint")
for _ in range(5): app.processEvents()
now("usable")
import os
print(json.dumps([spent, loaded]), flush=True)
os._exit(0)
"""
IMPORTED = re.compile(r"import time:\s+(\d+) \|\s+\d+ \|\s+(\S+)")
LIMITS = {"usable_x": 1.2, "late_loaded": 0.0}


def run(program: str = "") -> dict[str, Any]:
    """Ratios of one run; `program`: a frozen program to measure, beside the one of these sources."""
    folder = windows.new_folder()
    env = _environment(folder)
    python = [sys.executable, "-c"]
    kinds = {
        "interpreter": [*python, "pass"], "libraries": [*python, f"import {', '.join(LIBRARIES)}"],
        "loaded": [*python, f"import {', '.join(name for name in LIBRARIES if name.partition('.')[0] not in LATE)}"],
        "bare_window": [*python, BARE], "usable": [sys.executable, "-m", "battlemap"],
    }  # fmt: skip
    if program:
        kinds["program"] = [str(Path(program).resolve())]
    for words in kinds.values():  # bytecode is written, the sample is laid out
        _started(words, env)
    took: dict[str, list[tuple[float, float]]] = {name: [] for name in kinds}
    for _ in range(ROUNDS):
        for name, words in kinds.items():
            took[name].append(_started(words, env))
    busy = {name: statistics.median(each[1] for each in times) for name, times in took.items()}
    clock = {name: statistics.median(each[0] for each in times) for name, times in took.items()}
    figures = {f"{name}_ms": round(seconds * 1000) for name, seconds in busy.items()}
    figures |= {f"{name}_clock_ms": round(seconds * 1000) for name, seconds in clock.items()}
    for name in ("usable", "program"):
        if name in busy:
            figures[f"{name}_x"] = _ratio(busy[name], busy["libraries"])
            figures[f"{name}_to_loaded_x"] = _ratio(busy[name], busy["loaded"])
            figures[f"{name}_to_bare_window_x"] = _ratio(busy[name], busy["bare_window"])
    phases, late = _phases(env)
    return {**figures, **phases, "late_loaded": late, **_imports(env)}


def _ratio(one: float, other: float) -> float:
    return round(one / other, 2)


def _environment(folder: Path) -> dict[str, str]:
    """A home of its own; bytecode is kept there, as an installed program's is."""
    env = {key: value for key, value in os.environ.items() if key not in ("PYTHONDONTWRITEBYTECODE", "PYTHONSTARTUP")}
    names = ("HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME", "XDG_STATE_HOME")
    places = {name: str(folder / name) for name in names}
    for place in places.values():
        Path(place).mkdir()
    return env | places | {
        "USERPROFILE": places["HOME"], "APPDATA": places["XDG_DATA_HOME"], "LOCALAPPDATA": places["XDG_CACHE_HOME"],
        "PYTHONPYCACHEPREFIX": str(folder / "bytecode"), "QT_QPA_PLATFORM": env.get("QT_QPA_PLATFORM", "offscreen"),
        "QT_FORCE_STDERR_LOGGING": "1", "QT_LOGGING_RULES": "qt.widgets.painting=true",
    }  # fmt: skip


def _started(words: list[str], env: dict[str, str]) -> tuple[float, float]:
    """Seconds by the clock, and of the processor, until a process has painted its window, or has ended."""
    spent, begun = _children_s(), time.perf_counter()
    child = subprocess.Popen(words, env=env, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True, errors="replace")
    is_painted = _waited(child)
    clock = time.perf_counter() - begun
    if is_painted:
        child.kill()
    code = child.wait()
    assert is_painted or code == 0, f"{' '.join(words)[:80]} ended with {code}"
    return clock, _children_s() - spent if spent is not None else clock  # type: ignore[operator]


def _waited(child: subprocess.Popen[str]) -> bool:
    """Until it has painted a window (True) or its end."""
    ends = time.perf_counter() + LONGEST_S
    with child.stderr as told:  # type: ignore[union-attr]
        for line in told:
            if PAINTED in line:
                return True
            assert time.perf_counter() < ends, "no window was painted"
    return False


def _children_s() -> float | None:
    """Processor time of the processes started from here that have ended; None where the system does not tell."""
    try:
        import resource
    except ImportError:
        return None
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def _phases(env: dict[str, str]) -> tuple[dict[str, int], int]:
    """Processor milliseconds of each phase, and how many of the libraries that are to come late are there already."""
    quiet = {key: value for key, value in env.items() if not key.startswith("QT_LOGGING")}
    told = subprocess.run([sys.executable, "-c", PHASES], env=quiet, capture_output=True, text=True, check=True).stdout
    spent, loaded = json.loads(told)
    before, phases = 0.0, {}
    for name, at in spent:
        phases[f"phase_{name}_ms"] = round((at - before) * 1000)
        before = at
    return phases, len(set(LATE) & set(loaded))


def _imports(env: dict[str, str]) -> dict[str, int]:
    """Milliseconds spent in each library's own modules (telling it makes them slower), the dearest first."""
    words = [sys.executable, "-X", "importtime", "-c", "import battlemap.ui.application"]
    told = subprocess.run(words, env=env, capture_output=True, text=True, check=True).stderr
    by_library: Counter[str] = Counter()
    for micros, name in IMPORTED.findall(told):
        top = name.partition(".")[0]
        known = {library.partition(".")[0] for library in LIBRARIES} | {"battlemap", "shiboken6", "shibokensupport"}
        by_library[top if top in known else "standard"] += int(micros)
    return {f"imports_{name}_ms": round(micros / 1000) for name, micros in by_library.most_common()}
