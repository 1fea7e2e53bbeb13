"""Painting: a 300x300 map with a picture of 8192² pixels and 500 tokens, in a viewport of 1600x900, against an empty view.

All of it repainted, one token moved by a square, zoom by the wheel and panning with the mouse.  What is painted is looked at
first: each token's face in its place, and the picture round it.
"""

import time
from collections.abc import Callable
from functools import partial
from typing import Any

import numpy as np
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QApplication, QFrame, QGraphicsScene, QGraphicsView

from battlemap.geometry import Cell
from battlemap.ui.canvas import MapView
from battlemap.ui.session import Session
from battlemap.ui.theme import palette
from tests.benchmarks import scene, windows
from tests.benchmarks.parts import same

COLUMNS, WALLS, ENEMIES, TOKENS = 300, 5000, 60, 500
BLOCK = (70, 38)
"""The squares all tokens stand in: in sight at a zoom of 0.3."""
ZOOMS = {"1": 1.0, "0.3": 0.3}
ROUNDS, FRAMES, PAN_PX, IDLE_MS = 41, 200, 24, 0.5
LIMITS = {
    "repaint_at_1_x": 8.0, "repaint_at_0.3_x": 8.0, "token_at_1_x": 2.0, "token_at_0.3_x": 2.0, "zoom_p99_ms": 16.0,
    "pan_p99_ms": 16.0,
}  # fmt: skip


def run() -> dict[str, Any]:
    """Ratios to an empty view's repaint; frames in milliseconds."""
    windows.application()
    state = windows.crowded(scene.fight(COLUMNS, WALLS, ENEMIES), TOKENS, *BLOCK)
    path = windows.fight_file(state, windows.picture(), windows.new_folder())
    session = Session()
    window = windows.shown(session)
    session.open_path(path)
    windows.begun(session)
    view, middle = window.view, (COLUMNS / 2, COLUMNS / 2)
    QApplication.processEvents()
    windows.look_at(view, ZOOMS["0.3"], middle)
    same("500 tokens in their places, the picture round them", _shows_all(view))
    empty = _empty_view()
    figures: dict[str, Any] = {"tokens": len(view.items_by_id), "walls": WALLS, "map": f"{COLUMNS}x{COLUMNS}"}
    windows.quiet()
    for name, zoom in ZOOMS.items():
        windows.look_at(view, zoom, middle)
        empty_one, whole = (lambda _nth: empty.viewport().repaint()), (lambda _nth: view.viewport().repaint())
        took = windows.interleaved({"empty": empty_one, "whole": whole, "token": _stepper(view)}, ROUNDS)
        figures |= {
            f"empty_at_{name}_ms": round(took["empty"], 3), f"repaint_at_{name}_ms": round(took["whole"], 2),
            f"token_at_{name}_ms": round(took["token"], 2), f"repaint_at_{name}_x": round(took["whole"] / took["empty"], 2),
            f"token_at_{name}_x": round(took["token"] / took["empty"], 2),
        }  # fmt: skip
    windows.look_at(view, 1.0, middle)
    figures |= _told("pan", _pan_frames(view)) | _told("zoom", _zoom_frames(view))
    window.close()
    return figures


def _told(name: str, times: list[float]) -> dict[str, float]:
    shares = {"p50": 0.5, "p99": 0.99, "max": 1.0}
    return {f"{name}_{share}_ms": windows.share(times, part) for share, part in shares.items()}


def _empty_view() -> QGraphicsView:
    """What there is to pay for a view of this size with nothing on it."""
    graphics = QGraphicsScene(0, 0, 100, 100)
    view = QGraphicsView(graphics)
    graphics.setParent(view)
    view.setFrameShape(QFrame.Shape.NoFrame)
    view.setBackgroundBrush(QColor(palette().canvas))
    view.resize(*windows.VIEWPORT)
    view.show()
    QApplication.processEvents()
    return view


def _stepper(view: MapView) -> Callable[[int], object]:
    """A token amid the crowd goes a square to and fro; only what that makes stale is repainted."""
    token = view.session.state.tokens[scene.HERO]
    return lambda nth: view.show_at({token.id: Cell(token.at[0] + (nth + 1) % 2, token.at[1])})


# ---------------------------------------------------------------- is it all there?
def _shows_all(view: MapView) -> bool:
    """Each token's place differs from the map without tokens, in its middle; no other place does, and that shows the picture."""
    with_tokens = _pixels(view)
    for item in view.items_by_id.values():
        item.setVisible(False)
    without = _pixels(view)
    for item in view.items_by_id.values():
        item.setVisible(True)
    QApplication.processEvents()
    differs = (with_tokens != without).any(2)
    free, hits = np.ones(differs.shape, bool), 0
    for item in view.items_by_id.values():
        box = view.mapFromScene(item.sceneBoundingRect()).boundingRect().adjusted(-1, -1, 1, 1)
        middle = view.mapFromScene(item.pos() + QPointF(item.side() / 2, item.side() * 0.45))
        hits += bool(differs[middle.y() - 2 : middle.y() + 3, middle.x() - 2 : middle.x() + 3].any())
        free[max(0, box.top()) : box.bottom() + 1, max(0, box.left()) : box.right() + 1] = False
    colours = len(np.unique(without[::4, ::4].reshape(-1, 4), axis=0))
    return hits == len(view.items_by_id) and not differs[free].any() and colours > 1000


def _pixels(view: MapView) -> np.ndarray:
    QApplication.processEvents()
    image = view.viewport().grab().toImage().convertToFormat(QImage.Format.Format_RGB32)
    return np.frombuffer(image.constBits(), np.uint8).reshape(image.height(), image.width(), 4).copy()


# ---------------------------------------------------------------- frames
def _pan_frames(view: MapView) -> list[float]:
    """The map dragged with the middle button, in a wide zigzag, as fast as a hand does."""
    at = QPointF(800, 450)
    windows.mouse(view, QEvent.Type.MouseButtonPress, at, Qt.MouseButton.MiddleButton)
    took, x, y, dx, dy = [], 800, 450, PAN_PX, PAN_PX // 2
    for _ in range(FRAMES):
        x, y = x + dx, y + dy
        dx = -dx if not 100 < x < 1500 else dx
        dy = -dy if not 100 < y < 800 else dy
        moved = partial(windows.mouse, view, QEvent.Type.MouseMove, QPointF(x, y), Qt.MouseButton.MiddleButton)
        took.append(windows.busy_ms(moved))
    windows.mouse(view, QEvent.Type.MouseButtonRelease, QPointF(x, y), Qt.MouseButton.MiddleButton)
    return took


def _zoom_frames(view: MapView) -> list[float]:
    """The wheel, out to the whole map and in again, over a place that is not the middle; at each end it rests until all is sharp
    again, whose steps count too."""
    at, took = QPointF(QPoint(700, 500)), []
    notches = [-1] * 14 + [1] * 14
    for nth in range(FRAMES):
        took.append(windows.busy_ms(partial(windows.wheel, view, at, notches[nth % len(notches)])))
        while nth % 14 == 13 and view.haste.is_on:
            took.append(windows.busy_ms(lambda: None))
            time.sleep(0.001)
    return [each for each in took if each > IDLE_MS]
