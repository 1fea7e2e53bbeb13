"""Kinds of ground: each has its own pattern, so that colour alone never says it.

On a bare floor they are the map.  On a picture they are a thin tint with strong patterns and a rim, so that the picture stays to
be seen below and what the rules know of it above.
"""

from collections.abc import Callable, Iterator

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath, QPen, QPolygonF

from battlemap.geometry import Cell
from battlemap.model import Scene
from battlemap.ui.canvas.overlay import outline, squares
from battlemap.ui.canvas.units import SQUARE, rect_of
from battlemap.ui.inks import BLACK, WATER_RIM, WAVES
from battlemap.ui.theme import Palette

FILL_ON_PICTURE, INK_ON_PICTURE, RIM_ON_PICTURE = 0.34, 0.85, 0.7
PATTERNED_FROM_PX = 6.0
Ink = Callable[[str, float], QColor]


def paint_terrain(painter: QPainter, scene: Scene, colours: Palette, shown: QRectF, zoom: float, on_picture: bool) -> None:
    """The squares that lie in `shown` (scene units)."""
    fill, ink = (_inks(FILL_ON_PICTURE), _inks(INK_ON_PICTURE)) if on_picture else (_inks(1.0), _inks(1.0))
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    kinds: dict[str, list[Cell]] = {}
    for cell in _cells_in(scene, shown):
        letter = scene.rows[cell.y][cell.x]
        if letter != ".":
            kinds.setdefault(letter, []).append(cell)
        elif not on_picture and (cell.x + cell.y) % 2:
            painter.fillRect(rect_of(cell), QColor(colours.floor_alt))
    for letter, cells in sorted(kinds.items()):  # not as they come into sight
        if SQUARE * zoom < PATTERNED_FROM_PX:
            painter.fillPath(squares(cells), _flat(letter, colours, fill))
        else:
            for cell in cells:
                _paint_square(painter, letter, rect_of(cell), colours, fill, ink)
        if on_picture and letter != "o":
            rim = QColor(_rim_colour(letter, colours))
            rim.setAlphaF(RIM_ON_PICTURE)
            painter.setPen(QPen(rim, max(2.5, 1.2 / zoom)))
            painter.drawPath(outline(cells))


def _inks(strength: float) -> Ink:
    def faded(name: str, share: float) -> QColor:
        colour = QColor(name)
        colour.setAlphaF(min(1.0, share * strength))
        return colour

    return faded


def _is_tint(fill: Ink) -> bool:
    """Is there a picture below?"""
    return fill(BLACK, 1.0).alpha() < 255


def _cells_in(scene: Scene, shown: QRectF) -> Iterator[Cell]:
    left, right = max(0, int(shown.left() // SQUARE)), min(scene.width, int(shown.right() // SQUARE) + 1)
    top, bottom = max(0, int(shown.top() // SQUARE)), min(scene.height, int(shown.bottom() // SQUARE) + 1)
    for y in range(top, bottom):
        for x in range(left, right):
            yield Cell(x, y)


def _flat(letter: str, colours: Palette, fill: Ink) -> QColor:
    """From afar, where a pattern would only flicker."""
    known = {
        "#": (colours.solid, 1.0), "~": (_of_difficult(colours), 0.55), "_": (colours.water, 0.9), ":": (colours.pit, 0.9),
        "o": (colours.low, 0.8), "'": (colours.text_dim, 0.22), '"': (colours.text_dim, 0.6),
    }  # fmt: skip
    return fill(*known[letter])


def _rim_colour(letter: str, colours: Palette) -> str:
    known = {"~": _of_difficult(colours), "_": WATER_RIM, ":": colours.text_dim, "o": colours.wall, "#": colours.text_dim}
    return known.get(letter, colours.text_dim)


def _of_difficult(colours: Palette) -> str:
    """Brown, light enough for a dark floor."""
    dark = QColor(colours.floor).lightness() < 110
    return QColor(colours.difficult).lighter(135).name() if dark else colours.difficult


def _paint_square(painter: QPainter, letter: str, square: QRectF, colours: Palette, fill: Ink, ink: Ink) -> None:
    if letter == "#":
        painter.fillRect(square, fill(colours.solid, 1.0))
        painter.fillRect(square, QBrush(ink(colours.line, 0.7), Qt.BrushStyle.BDiagPattern))
    elif letter == "~":
        painter.fillRect(square, fill(colours.difficult, 0.2))
        pens = [QPen(ink(BLACK, 0.6), 5.5)] if _is_tint(fill) else []  # brown on brown stones needs an edge
        for pen in (*pens, QPen(ink(_of_difficult(colours), 1.0), 3)):
            painter.setPen(pen)
            for dx, dy in ((0.28, 0.35), (0.68, 0.3), (0.5, 0.62), (0.24, 0.78), (0.76, 0.78)):
                p = square.topLeft() + QPointF(dx * SQUARE, dy * SQUARE)
                painter.drawPolyline(QPolygonF([p + QPointF(-6, 4), p + QPointF(0, -5), p + QPointF(6, 4)]))
    elif letter == "_":
        painter.fillRect(square, fill(colours.water, 0.85))
        painter.setPen(QPen(ink(WAVES, 0.9), 2))
        for dy in (0.3, 0.6, 0.85):
            y = square.top() + dy * SQUARE
            wave = QPainterPath(QPointF(square.left() + 8, y))
            wave.quadTo(QPointF(square.left() + 20, y - 8), QPointF(square.center().x(), y))
            wave.quadTo(QPointF(square.right() - 20, y + 8), QPointF(square.right() - 8, y))
            painter.drawPath(wave)
    elif letter == ":":
        painter.fillRect(square, fill(colours.pit, 0.8))
        painter.fillRect(square, QBrush(ink(colours.text_dim, 0.6), Qt.BrushStyle.VerPattern))
    elif letter == "o":
        painter.setPen(QPen(ink(colours.wall_edge, 1.0), 2))
        painter.setBrush(ink(colours.low, 0.6 if _is_tint(fill) else 1.0))
        painter.drawRoundedRect(square.adjusted(12, 16, -12, -16), 8, 8)
        painter.setBrush(Qt.BrushStyle.NoBrush)
    elif letter in ("'", '"'):
        _paint_mist(painter, square, letter == '"', colours, fill, ink)


def _paint_mist(painter: QPainter, square: QRectF, is_heavy: bool, colours: Palette, fill: Ink, ink: Ink) -> None:
    painter.fillRect(square, fill(colours.text_dim, 0.5 if is_heavy else 0.16))
    painter.setPen(QPen(ink(colours.text, 0.6 if is_heavy else 0.5), 2.6 if is_heavy else 2.2))
    for dx, dy in ((0.12, 0.3), (0.42, 0.56), (0.16, 0.84)) if is_heavy else ((0.2, 0.4), (0.4, 0.76)):
        painter.drawPath(_wisp(square.topLeft() + QPointF(dx * SQUARE, dy * SQUARE)))


def _wisp(start: QPointF) -> QPainterPath:
    """A curl of mist."""
    found = QPainterPath(start)
    found.cubicTo(start + QPointF(8, -10), start + QPointF(16, 8), start + QPointF(26, -2))
    found.quadTo(start + QPointF(30, -8), start + QPointF(24, -9))
    return found
