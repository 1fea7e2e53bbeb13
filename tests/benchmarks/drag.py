"""A drag, move by move: the real window, real mouse events, everything a move causes up to the repaint and live sight.

On two maps: 100x100 with 1,000 walls and 60 enemies, and 300x300 with 5,000 walls, 60 enemies near and 500 tokens in all.  A
recorded pointer moves every 8 ms, so that what the window throttles is throttled as at the table; a move's figure is all the
processor time of the window's own thread from one move to the next.  The file's first figures are of the smaller map.
"""

import time
from collections.abc import Callable
from typing import Any

from msgspec.structs import replace
from PySide6.QtCore import QEvent, QEventLoop, QPointF
from PySide6.QtWidgets import QApplication

from battlemap.geometry import Cell
from battlemap.rulesets import DEFAULT
from battlemap.ui.canvas import MapView
from battlemap.ui.canvas.units import SQUARE
from tests.benchmarks import scene, windows

MOVES, PRESSES, RESTED, EVERY_MS = 600, 5, 200, 8.0
ENEMIES, TOKENS = 60, 500
PLANS = ((100, 1000, ENEMIES + 1), (300, 5000, TOKENS))
"""Squares a side, walls, tokens."""
LIMITS = {"p99_100_ms": 8.0, "p99_300_ms": 16.0, "press_100_ms": 20.0, "press_300_ms": 40.0}


def run(zoom: float = 1.0, ruleset: str = DEFAULT, sight: str = "selected") -> dict[str, Any]:
    """Figures of one drag on each map, in milliseconds."""
    figures: dict[str, Any] = {"ruleset": ruleset, "sight": sight, "moves": MOVES, "enemies": ENEMIES, "zoom": zoom}
    for columns, walls, tokens in PLANS:
        state = scene.fight(columns, walls, ENEMIES, ruleset)
        if tokens > len(state.tokens):
            state = windows.crowded(state, tokens, columns, columns)
        figures |= {f"{key}_{columns}": value for key, value in _on(state, zoom, sight).items()}
        print(", ".join(f"{key} {value}" for key, value in figures.items()), flush=True)
    return {_last(key): value for key, value in figures.items()}


def _last(key: str) -> str:
    """The unit comes last."""
    name, _, columns = key.rpartition("_")
    return f"{name.removesuffix('_ms')}_{columns}_ms" if name.endswith("_ms") else key


def _on(state: Any, zoom: float, sight: str) -> dict[str, Any]:
    windows.application()
    session = scene.session_on(state)
    window = windows.shown(session)
    view = window.view
    start = Cell(*session.state.tokens[scene.HERO].at)
    windows.look_at(view, zoom, (start.x + 0.5, start.y + 0.5))
    view.sight.choose(sight=sight)
    view.viewport().repaint()
    windows.wait(0.5)
    windows.quiet()
    first, press = _presses(view, start)
    moves = scene.wander(start, MOVES, 22, 12)
    walls, took = _dragged(view, moves)
    look = view.path.look
    assert look is not None, "nothing was dragged"
    assert sight == "off" or not view.sight.shade.outside.isEmpty(), "sight did not follow"
    resting = _resting(view, moves[:RESTED])
    view.tool.cancel()  # type: ignore[union-attr]
    window.close()
    return {
        "first_press_ms": first, "press_ms": press, "p50_ms": windows.share(took, 0.5), "p90_ms": windows.share(took, 0.9),
        "p99_ms": windows.share(took, 0.99), "max_ms": windows.share(took, 1.0), "wall_p99_ms": windows.share(walls, 0.99),
        "safe_way_p99_ms": windows.share(resting, 0.99), "provoking": len(look.provokers),
    }  # fmt: skip


def _presses(view: MapView, start: Cell) -> tuple[float, float]:
    """The first press on a map, and the middle one of some more, each after something has changed in the fight."""
    took, document = [], view.session.document
    for _ in range(PRESSES + 1):
        view.tool.cancel()  # type: ignore[union-attr]
        document.state = replace(document.state)
        took.append(windows.busy_ms(lambda: windows.mouse(view, QEvent.Type.MouseButtonPress, _point(view, start, 0.5, 0.5))))
    return round(took[0], 2), windows.share(took[1:], 0.5)


def _dragged(view: MapView, moves: list[tuple[Cell, float, float]]) -> tuple[list[float], list[float]]:
    """Milliseconds until a move was painted, by the clock; and what the thread did from each move to the next."""
    clock, took = [], []
    for move in moves:
        before, busy = time.perf_counter(), time.thread_time()
        windows.mouse(view, QEvent.Type.MouseMove, _point(view, *move))
        QApplication.processEvents()
        clock.append((time.perf_counter() - before) * 1000)
        _until(before + EVERY_MS / 1000)
        took.append((time.thread_time() - busy) * 1000)
    return clock, took


def _until(due: float) -> None:
    """The window lives on until the next move comes."""
    while (left := due - time.perf_counter()) > 0:
        QApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 1)
        time.sleep(min(left, 0.001))


def _resting(view: MapView, moves: list[tuple[Cell, float, float]]) -> list[float]:
    """What follows when the pointer rests on a square: the way that provokes nothing, and its repaint."""
    took = []
    show: Callable[[], object] = view.tool.show_safe_way  # type: ignore[union-attr]
    for move in moves:
        windows.mouse(view, QEvent.Type.MouseMove, _point(view, *move))
        QApplication.processEvents()
        took.append(windows.busy_ms(show))
    return took


def _point(view: MapView, cell: Cell, across: float, down: float) -> QPointF:
    return QPointF(view.mapFromScene(QPointF((cell.x + across) * SQUARE, (cell.y + down) * SQUARE)))
