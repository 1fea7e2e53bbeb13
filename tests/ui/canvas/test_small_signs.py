"""Lamps and pins: only those are drawn of which something lies in what is painted, and none lacks a piece at its rim."""

import numpy as np
import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QStyleOptionGraphicsItem

from battlemap.model import Light, Note
from battlemap.ui.canvas import drawing_overlay_marks
from battlemap.ui.canvas.drawing_overlay_marks import LampMarks, NotePins
from battlemap.ui.canvas.units import SQUARE

COLUMNS, PART_PX = 6, 53
POINTS = [(x + 0.5 + 0.13 * y, y + 0.5 + 0.07 * x) for y in range(COLUMNS - 1) for x in range(COLUMNS - 1)]


def lamps() -> LampMarks:
    marks = LampMarks()
    marks.show_lights(tuple(Light(at=point, bright=30, dim=60, colour="#ffcc66") for point in POINTS))
    return marks


def pins() -> NotePins:
    marks = NotePins()
    marks.show_notes(tuple(Note(at=point, text="here") for point in POINTS))
    return marks


def painted(marks: LampMarks | NotePins, zoom: float, parts: list[QRectF]) -> np.ndarray:
    """The map's pixels when these parts of it, in pixels, are painted one after the other."""
    side = int(COLUMNS * SQUARE * zoom)
    image = QImage(side, side, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    for part in parts:
        painter, option = QPainter(image), QStyleOptionGraphicsItem()
        painter.setClipRect(part)
        painter.scale(zoom, zoom)
        option.exposedRect = QRectF(part.topLeft() / zoom, part.size() / zoom)
        marks.paint(painter, option)
        painter.end()
    return np.frombuffer(image.constBits(), np.uint32).reshape(side, side).copy()


@pytest.mark.parametrize("zoom", [0.1, 0.3, 1.0, 2.0])
@pytest.mark.parametrize("made", [lamps, pins])
def test_signs_painted_by_parts_are_whole(qtbot, monkeypatch, made, zoom):
    marks, side = made(), int(COLUMNS * SQUARE * zoom)
    marks.set_zoom(zoom)
    parts = [QRectF(x, y, PART_PX, PART_PX) for y in range(0, side, PART_PX) for x in range(0, side, PART_PX)]
    chosen = painted(marks, zoom, parts)
    monkeypatch.setattr(drawing_overlay_marks, "_about", lambda *_: QRectF(0, 0, 2 * COLUMNS * SQUARE, 2 * COLUMNS * SQUARE))
    every = painted(marks, zoom, parts)
    assert every.any()
    assert (chosen == every).all()


@pytest.mark.parametrize("made, drawn_by", [(lamps, "_lamp"), (pins, "paint_pin")])
def test_signs_out_of_what_is_painted_are_not_drawn(qtbot, monkeypatch, made, drawn_by):
    drawn = []
    monkeypatch.setattr(drawing_overlay_marks, drawn_by, lambda painter, at, *rest: drawn.append(at))
    painted(made(), 1.0, [QRectF(2 * SQUARE, 2 * SQUARE, 2 * SQUARE, 2 * SQUARE)])
    assert 4 <= len(drawn) <= 12
