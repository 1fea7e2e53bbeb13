"""Materials of walls: each has a pattern, a colour and what walls of it usually stop; colour alone never says it.

A pattern is painted along one straight piece: `PATTERNS[name](painter, line, width, colour, edge)`, all in scene units.
"""

from collections.abc import Callable, Iterator
from math import pi, sin

from PySide6.QtCore import QLineF, QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from battlemap.ui.inks import GLINT, GLINT_ON_DARK, MATERIALS_ON_DARK, MATERIALS_ON_LIGHT
from battlemap.ui.theme import Palette

MATERIALS = ("", "stone", "wood", "bars", "curtain", "hedge", "glass")
USUAL: dict[str, dict[str, object]] = {
    "": {"cover": "total", "move": True, "sight": True},
    "stone": {"cover": "total", "move": True, "sight": True},
    "wood": {"cover": "total", "move": True, "sight": True},
    "bars": {"cover": "half", "move": True, "sight": False},
    "curtain": {"cover": "none", "move": False, "sight": True},
    "hedge": {"cover": "three_quarters", "move": True, "sight": True},
    "glass": {"cover": "total", "move": True, "sight": False},
}
Pattern = Callable[[QPainter, QLineF, float, QColor, QColor], None]


def body_colour(material: str, colours: Palette) -> str:
    """The colour of a wall of this material; a wall of none, or of one nobody drew, has the palette's."""
    return (MATERIALS_ON_LIGHT if colours.name == "light" else MATERIALS_ON_DARK).get(material, colours.wall)


def _every(line: QLineF, step: float, offset: float = 0.5) -> Iterator[QPointF]:
    """Points along a line, evenly, about a step apart."""
    number = max(1, round(line.length() / step))
    for i in range(number):
        yield line.pointAt((i + offset) / number)


def _ways(line: QLineF) -> tuple[QPointF, QPointF]:
    """Unit vectors along and across."""
    length = line.length() or 1.0
    along = QPointF(line.dx() / length, line.dy() / length)
    return along, QPointF(-along.y(), along.x())


def _stone(painter: QPainter, line: QLineF, width: float, _colour: QColor, edge: QColor) -> None:
    """Blocks: joints across, a course along the middle on one half and then the other."""
    along, across = _ways(line)
    painter.setPen(QPen(edge, 1.6))
    for i, point in enumerate(_every(line, 15, 1.0)):
        painter.drawLine(point + across * (width / 2), point - across * (width / 2))
        if i % 2 and width > 6:
            painter.drawLine(point - along * 15, point)


def _wood(painter: QPainter, line: QLineF, width: float, _colour: QColor, edge: QColor) -> None:
    """Planks: grain along, ends across far apart, with a nail beside each."""
    along, across = _ways(line)
    painter.setPen(QPen(edge, 1.3))
    aside = across * (width * 0.18)
    painter.drawLine(line.p1() + aside, line.p2() + aside)
    for point in _every(line, 44, 1.0):
        painter.drawLine(point + across * (width / 2), point - across * (width / 2))
        for nail in (along * 5, along * -5):
            painter.drawPoint(point + nail - across * (width * 0.2))


def _bars(painter: QPainter, line: QLineF, width: float, colour: QColor, edge: QColor) -> None:
    """Round bars in a thin frame."""
    painter.setPen(QPen(edge, 6.5, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    painter.drawLine(line)
    painter.setPen(QPen(colour, 3, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    painter.drawLine(line)
    painter.setPen(QPen(edge, 1.6))
    painter.setBrush(colour)
    for point in _every(line, 16):
        painter.drawEllipse(point, 5.2, 5.2)
    painter.setBrush(Qt.BrushStyle.NoBrush)


def _curtain(painter: QPainter, line: QLineF, width: float, colour: QColor, edge: QColor) -> None:
    """Folds: one waving line."""
    _, across = _ways(line)
    steps = max(8, round(line.length() / 2.5))
    waves = max(1, round(line.length() / 21.3))
    fold = QPainterPath(line.p1())
    for i in range(1, steps + 1):
        fold.lineTo(line.pointAt(i / steps) + across * (5 * sin(2 * pi * waves * i / steps)))
    for shade, thick in ((edge, 6.5), (colour, 3.8)):
        painter.setPen(QPen(shade, thick, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin))
        painter.drawPath(fold)


def _hedge(painter: QPainter, line: QLineF, width: float, colour: QColor, edge: QColor) -> None:
    """Leafy rounds, one into the next; a low hedge has small ones."""
    _, across = _ways(line)
    size = 3 + width * 0.5
    painter.setPen(QPen(edge, 1.6))
    painter.setBrush(colour)
    for i, point in enumerate(_every(line, size * 1.4)):
        painter.drawEllipse(point + across * (2.2 if i % 2 else -2.2), size, size)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(edge)
    for i, point in enumerate(_every(line, size * 1.4)):
        painter.drawEllipse(point + across * (-1.5 if i % 2 else 1.5), 1.3, 1.3)
    painter.setBrush(Qt.BrushStyle.NoBrush)


def _glass(painter: QPainter, line: QLineF, width: float, colour: QColor, edge: QColor) -> None:
    """A pane between two rims, with slanting glints."""
    along, across = _ways(line)
    painter.setPen(QPen(QColor(GLINT_ON_DARK) if edge.lightness() < 128 else QColor(GLINT), width * 0.45))
    painter.drawLine(line)
    painter.setPen(QPen(colour.darker(140), 1.4))
    for point in _every(line, 21.3):
        painter.drawLine(point - along * 3 + across * (width * 0.3), point + along * 3 - across * (width * 0.3))


PATTERNS: dict[str, Pattern] = {
    "stone": _stone, "wood": _wood, "bars": _bars, "curtain": _curtain, "hedge": _hedge, "glass": _glass,
}  # fmt: skip
