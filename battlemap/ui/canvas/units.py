"""Scene units of the canvas: one square is `SQUARE` wide, whatever the zoom."""

import math
from collections.abc import Iterable

from PySide6.QtCore import QPointF, QRectF

from battlemap.geometry import Cell

SQUARE = 64.0
EVERYWHERE = QRectF(-1e6, -1e6, 2e6, 2e6)
"""Wherever any map can be."""


def rect_of(cell: tuple[int, int], n: int = 1) -> QRectF:
    """The rectangle of an n x n footprint."""
    return QRectF(cell[0] * SQUARE, cell[1] * SQUARE, n * SQUARE, n * SQUARE)


def centre_of(cell: tuple[int, int], n: int = 1) -> QPointF:
    return rect_of(cell, n).center()


def cell_at(point: QPointF) -> Cell:
    return Cell(math.floor(point.x() / SQUARE), math.floor(point.y() / SQUARE))


def box_of(points: Iterable[tuple[float, float]]) -> QRectF:
    """The rectangle round points in squares, in scene units."""
    xs, ys = zip(*points, strict=True)
    return QRectF(QPointF(min(xs), min(ys)) * SQUARE, QPointF(max(xs), max(ys)) * SQUARE)


def corner(point: tuple[float, float]) -> QPointF:
    """A point in squares as a scene point."""
    return QPointF(point[0] * SQUARE, point[1] * SQUARE)


def without(area: QRectF, hole: QRectF) -> list[QRectF]:
    """What is left of an area, as rectangles: above, below, left, right."""
    inner = hole.intersected(area)
    if inner.isEmpty():
        return [area]
    parts = [
        QRectF(area.left(), area.top(), area.width(), inner.top() - area.top()),
        QRectF(area.left(), inner.bottom(), area.width(), area.bottom() - inner.bottom()),
        QRectF(area.left(), inner.top(), inner.left() - area.left(), inner.height()),
        QRectF(inner.right(), inner.top(), area.right() - inner.right(), inner.height()),
    ]
    return [part for part in parts if not part.isEmpty()]
