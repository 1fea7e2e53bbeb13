"""A drag, move by move: the real window, real mouse events, everything a move causes up to the repaint."""

import gc
import time
from typing import Any

from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication

from battlemap.geometry import Cell
from battlemap.rulesets import DEFAULT
from battlemap.ui.canvas.units import SQUARE
from battlemap.ui.settings import Settings
from battlemap.ui.theme import apply_theme
from battlemap.ui.window import MainWindow
from tests.benchmarks import scene

WINDOW = (1600, 900)
COLUMNS, WALLS, ENEMIES, MOVES = 100, 1000, 60, 600
RESTED = 200
LIMIT_MS = 16.0


def run(zoom: float = 1.0, ruleset: str = DEFAULT, sight: str = "off") -> dict[str, Any]:
    """Figures of one drag, in milliseconds."""
    app = QApplication.instance() or QApplication([])
    apply_theme(app)
    session = scene.session_on(scene.fight(COLUMNS, WALLS, ENEMIES, ruleset))
    window = MainWindow(session, Settings())
    window.resize(*WINDOW)
    window.show()
    app.processEvents()
    view = window.view
    start = Cell(*session.state.tokens[scene.HERO].at)
    view.fit()
    view.zoom_by(zoom / view.zoom)
    view.centerOn(QPointF((start.x + 0.5) * SQUARE, (start.y + 0.5) * SQUARE))
    view.sight.choose(sight=sight)
    view.viewport().repaint()
    app.processEvents()
    moves = scene.wander(start, MOVES, 22, 12)
    gc.collect()
    gc.freeze()
    press = _timed(view, QEvent.Type.MouseButtonPress, _point(view, start, 0.5, 0.5))
    took = [_timed(view, QEvent.Type.MouseMove, _point(view, *move)) for move in moves]
    assert view.path.look is not None, "nothing was dragged"
    resting = _resting(view, moves[:RESTED])
    provoking = sum(1 for _ in view.path.look.provokers)
    view.tool.cancel()
    window.close()
    took.sort()
    return {
        "benchmark": "drag", "ruleset": ruleset, "sight": sight, "map": f"{COLUMNS}x{COLUMNS}", "walls": WALLS,
        "enemies": ENEMIES, "moves": len(took), "zoom": zoom, "press_ms": round(press, 2), "p50_ms": _share(took, 0.5),
        "p90_ms": _share(took, 0.9),
        "p99_ms": _share(took, 0.99), "max_ms": round(took[-1], 2), "safe_way_p99_ms": _share(resting, 0.99),
        "limit_ms": LIMIT_MS, "provoking_at_end": provoking,
        "ok": took[int(0.99 * len(took))] < LIMIT_MS,
    }  # fmt: skip


def _resting(view: Any, moves: list[Any]) -> list[float]:
    """What follows when the pointer rests on a square: the way that provokes nothing, and its repaint."""
    took = []
    for move in moves:
        _timed(view, QEvent.Type.MouseMove, _point(view, *move))
        before = time.perf_counter()
        view.tool.show_safe_way()
        QApplication.processEvents()
        took.append((time.perf_counter() - before) * 1000)
    return sorted(took)


def _point(view: Any, cell: Cell, across: float, down: float) -> QPointF:
    return QPointF(view.mapFromScene(QPointF((cell.x + across) * SQUARE, (cell.y + down) * SQUARE)))


def _timed(view: Any, kind: QEvent.Type, at: QPointF) -> float:
    """One event and all it causes."""
    pressed = kind == QEvent.Type.MouseButtonPress
    event = QMouseEvent(
        kind, at, view.viewport().mapToGlobal(at), Qt.MouseButton.LeftButton if pressed else Qt.MouseButton.NoButton,
        Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier,
    )  # fmt: skip
    before = time.perf_counter()
    QApplication.sendEvent(view.viewport(), event)
    QApplication.processEvents()
    return (time.perf_counter() - before) * 1000


def _share(sorted_ms: list[float], share: float) -> float:
    return round(sorted_ms[int(share * len(sorted_ms))], 2)
