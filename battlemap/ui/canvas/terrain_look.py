"""Kinds of ground: each has its own pattern, so that colour alone never says it.

On a bare floor they are the map.  On a picture they are a thin tint with strong patterns and a rim, so that the picture stays to
be seen below and what the rules know of it above.
"""

from collections import deque
from collections.abc import Callable, Sequence
from functools import lru_cache
from math import ceil

import numpy as np
import numpy.typing as npt
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QImage, QPainter, QPainterPath, QPen, QPixmap, QPolygonF, QTransform
from PySide6.QtWidgets import QWidget

from battlemap.model import Scene
from battlemap.model.scene import GROUND
from battlemap.ui.canvas.units import SQUARE, rect_of
from battlemap.ui.inks import BLACK, WATER_RIM, WAVES
from battlemap.ui.theme import Palette

FILL_ON_PICTURE, INK_ON_PICTURE, RIM_ON_PICTURE = 0.34, 0.85, 0.7
PATTERNED_FROM_PX = 6.0
HATCHED = "#:"
"""Kinds whose pattern is a brush of Qt's, which goes on from square to square."""
MAPS_KEPT = 4
Ink = Callable[[str, float], QColor]
Squares = npt.NDArray[np.bool_]


def paint_terrain(painter: QPainter, scene: Scene, colours: Palette, shown: QRectF, zoom: float, on_picture: bool) -> None:
    """The squares that lie in `shown` (scene units)."""
    fill, ink = (_inks(FILL_ON_PICTURE), _inks(INK_ON_PICTURE)) if on_picture else (_inks(1.0), _inks(1.0))
    left, top, letters = _letters_in(scene, shown)
    origin = (left, top)
    if not on_picture:
        ys, xs = np.indices(letters.shape)
        _fill_squares(painter, _joined((letters == ".") & ((xs + ys + left + top) % 2 == 1), origin), QColor(colours.floor_alt))
    for letter in _kinds(scene.rows):
        here = letters == letter
        if not here.any():
            continue
        area = _joined(here, origin)
        if SQUARE * zoom < PATTERNED_FROM_PX:
            _fill_squares(painter, area, _flat(letter, colours, fill))
        else:
            _fill(painter, letter, area, colours, fill, ink)
            if letter not in HATCHED:
                _paint_patterns(painter, letter, here, origin, area, (colours, fill, ink), zoom)
        if on_picture and letter != "o":
            rim = QColor(_rim_colour(letter, colours))
            rim.setAlphaF(RIM_ON_PICTURE)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(rim, max(2.5, 1.2 / zoom)))
            painter.drawPath(_rim(here, origin))


def _inks(strength: float) -> Ink:
    def faded(name: str, share: float) -> QColor:
        colour = QColor(name)
        colour.setAlphaF(min(1.0, share * strength))
        return colour

    return faded


def _is_tint(fill: Ink) -> bool:
    """Is there a picture below?"""
    return fill(BLACK, 1.0).alpha() < 255


# ---------------------------------------------------------------- squares as paths
def _letters_in(scene: Scene, shown: QRectF) -> tuple[int, int, npt.NDArray[np.str_]]:
    """Left, top, and the letters [rows, columns] of the squares that lie in an area."""
    left, right = max(0, int(shown.left() // SQUARE)), min(scene.width, int(shown.right() // SQUARE) + 1)
    top, bottom = max(0, int(shown.top() // SQUARE)), min(scene.height, int(shown.bottom() // SQUARE) + 1)
    return left, top, _letters(scene.rows)[top:bottom, left:right]


@lru_cache(maxsize=MAPS_KEPT)
def _kinds(rows: tuple[str, ...]) -> list[str]:
    """The letters of a map, but for the bare floor's."""
    return sorted(letter for letter in GROUND if letter != "." and any(letter in row for row in rows))


_maps_kept: deque[tuple[tuple[str, ...], npt.NDArray[np.str_]]] = deque(maxlen=MAPS_KEPT)


def _letters(rows: tuple[str, ...]) -> npt.NDArray[np.str_]:
    """[H, W] letters of a map.  Of a map of the size of the one asked about before only rows that differ are read."""
    for kept, letters in _maps_kept:
        if kept is rows:
            return letters
    found = np.zeros((len(rows), len(rows[0])), "U1")
    old: tuple[str, ...] = ()
    if _maps_kept and _maps_kept[-1][1].shape == found.shape:
        old, letters = _maps_kept[-1]
        found = letters.copy()
    changed = [y for y, row in enumerate(rows) if not old or row is not old[y] and row != old[y]]
    if changed:
        found[changed] = np.array([rows[y] for y in changed]).view("U1").reshape(len(changed), -1)
    _maps_kept.append((rows, found))
    return found


def _runs(here: Squares) -> Sequence[tuple[int, int, int]]:
    """(line, first, behind the last) of each run of squares that are set, line by line."""
    edges = np.diff(here.astype(np.int8), axis=1, prepend=0, append=0)
    lines, firsts = np.nonzero(edges == 1)
    return list(zip(lines.tolist(), firsts.tolist(), np.nonzero(edges == -1)[1].tolist(), strict=True))


def _joined(here: Squares, origin: tuple[int, int]) -> QPainterPath:
    """Squares as one path, those of a row joined."""
    path = QPainterPath()
    for y, a, b in _runs(here):
        path.addRect((origin[0] + a) * SQUARE, (origin[1] + y) * SQUARE, (b - a) * SQUARE, SQUARE)
    return path


def _rim(here: Squares, origin: tuple[int, int]) -> QPainterPath:
    """The edges between these squares and the rest, neighbouring ones joined into long lines."""
    path, (left, top) = QPainterPath(), origin
    level = np.diff(here.astype(np.int8), axis=0, prepend=0, append=0) != 0
    upright = np.diff(here.astype(np.int8), axis=1, prepend=0, append=0) != 0
    for y, a, b in _runs(level):
        path.moveTo((left + a) * SQUARE, (top + y) * SQUARE)
        path.lineTo((left + b) * SQUARE, (top + y) * SQUARE)
    for x, a, b in _runs(upright.T):
        path.moveTo((left + x) * SQUARE, (top + a) * SQUARE)
        path.lineTo((left + x) * SQUARE, (top + b) * SQUARE)
    return path


# ---------------------------------------------------------------- patterns
def _paint_patterns(
    painter: QPainter, letter: str, here: Squares, origin: tuple[int, int], area: QPainterPath,
    inks: tuple[Palette, Ink, Ink], zoom: float,
) -> None:  # fmt: skip
    """The drawing in each square.  On pixels it is drawn once, and laid out like tiles; on paper each is lines."""
    if not isinstance(painter.device(), (QPixmap, QImage, QWidget)):
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for y, x in np.argwhere(here).tolist():
            _paint_pattern(painter, letter, rect_of((origin[0] + x, origin[1] + y)), *inks)
        return
    side = max(1, ceil(SQUARE * zoom))
    tile = QPixmap(side, side)
    tile.fill(Qt.GlobalColor.transparent)
    inner = QPainter(tile)
    inner.setRenderHint(QPainter.RenderHint.Antialiasing)
    inner.scale(side / SQUARE, side / SQUARE)
    _paint_pattern(inner, letter, QRectF(0, 0, SQUARE, SQUARE), *inks)
    inner.end()
    brush = QBrush(tile)
    brush.setTransform(QTransform.fromScale(SQUARE / side, SQUARE / side))
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    _fill_squares(painter, area, brush)
    painter.restore()


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


def _fill_squares(painter: QPainter, area: QPainterPath, brush: QBrush | QColor) -> None:
    """To the nearest whole pixel: of thousands of squares soft edges are slow, and show as a net."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
    painter.fillPath(area, brush)


def _fill(painter: QPainter, letter: str, area: QPainterPath, colours: Palette, fill: Ink, ink: Ink) -> None:
    """The colour below the patterns, and the patterns that go on from square to square."""
    if letter == "#":
        _fill_squares(painter, area, fill(colours.solid, 1.0))
        _fill_squares(painter, area, QBrush(ink(colours.line, 0.7), Qt.BrushStyle.BDiagPattern))
    elif letter == "~":
        _fill_squares(painter, area, fill(colours.difficult, 0.2))
    elif letter == "_":
        _fill_squares(painter, area, fill(colours.water, 0.85))
    elif letter == ":":
        _fill_squares(painter, area, fill(colours.pit, 0.8))
        _fill_squares(painter, area, QBrush(ink(colours.text_dim, 0.6), Qt.BrushStyle.VerPattern))
    elif letter in ("'", '"'):
        _fill_squares(painter, area, fill(colours.text_dim, 0.5 if letter == '"' else 0.16))


def _paint_pattern(painter: QPainter, letter: str, square: QRectF, colours: Palette, fill: Ink, ink: Ink) -> None:
    if letter == "~":
        pens = [QPen(ink(BLACK, 0.6), 5.5)] if _is_tint(fill) else []  # brown on brown stones needs an edge
        for pen in (*pens, QPen(ink(_of_difficult(colours), 1.0), 3)):
            painter.setPen(pen)
            for dx, dy in ((0.28, 0.35), (0.68, 0.3), (0.5, 0.62), (0.24, 0.78), (0.76, 0.78)):
                p = square.topLeft() + QPointF(dx * SQUARE, dy * SQUARE)
                painter.drawPolyline(QPolygonF([p + QPointF(-6, 4), p + QPointF(0, -5), p + QPointF(6, 4)]))
    elif letter == "_":
        painter.setPen(QPen(ink(WAVES, 0.9), 2))
        for dy in (0.3, 0.6, 0.85):
            y = square.top() + dy * SQUARE
            wave = QPainterPath(QPointF(square.left() + 8, y))
            wave.quadTo(QPointF(square.left() + 20, y - 8), QPointF(square.center().x(), y))
            wave.quadTo(QPointF(square.right() - 20, y + 8), QPointF(square.right() - 8, y))
            painter.drawPath(wave)
    elif letter == "o":
        painter.setPen(QPen(ink(colours.wall_edge, 1.0), 2))
        painter.setBrush(ink(colours.low, 0.6 if _is_tint(fill) else 1.0))
        painter.drawRoundedRect(square.adjusted(12, 16, -12, -16), 8, 8)
        painter.setBrush(Qt.BrushStyle.NoBrush)
    elif letter in ("'", '"'):
        _paint_wisps(painter, square, letter == '"', colours, ink)


def _paint_wisps(painter: QPainter, square: QRectF, is_heavy: bool, colours: Palette, ink: Ink) -> None:
    painter.setPen(QPen(ink(colours.text, 0.6 if is_heavy else 0.5), 2.6 if is_heavy else 2.2))
    for dx, dy in ((0.12, 0.3), (0.42, 0.56), (0.16, 0.84)) if is_heavy else ((0.2, 0.4), (0.4, 0.76)):
        painter.drawPath(_wisp(square.topLeft() + QPointF(dx * SQUARE, dy * SQUARE)))


def _wisp(start: QPointF) -> QPainterPath:
    """A curl of mist."""
    found = QPainterPath(start)
    found.cubicTo(start + QPointF(8, -10), start + QPointF(16, 8), start + QPointF(26, -2))
    found.quadTo(start + QPointF(30, -8), start + QPointF(24, -9))
    return found
