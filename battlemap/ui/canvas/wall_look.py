"""How walls look on the game master's map: cover by the line, material by its pattern, one-way by arrows.

    full line       total cover                      hollow line    total cover, but one sees through it (glass, a force)
    dashed slits    three-quarters cover             broken line    stops no step (an illusion)
    thin line       half cover                       arrows         the way a one-way wall lets through

Bars, curtains and hedges have no body of their own: a shadow below them, full, slit or thin, says their cover.
Widths are scene units, but never thinner than the eye can tell apart on the screen.
"""

from collections import OrderedDict
from collections.abc import Callable, Sequence
from functools import partial
from math import hypot

import numpy as np
import numpy.typing as npt
from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF

from battlemap.model import Wall
from battlemap.ui.canvas.material_look import PATTERNS, body_colour
from battlemap.ui.canvas.units import SQUARE, box_of, corner
from battlemap.ui.inks import INK_BROWN
from battlemap.ui.theme import Palette

UNITS = {"total": 9.0, "three_quarters": 9.0, "half": 4.5, "none": 3.0}
PIXELS = {"total": 3.4, "three_quarters": 3.4, "half": 1.8, "none": 1.4}
EDGE, EDGE_PX = 4.0, 1.6
PATTERNED_FROM_PX = 3.4
ROUND_FROM_PX = 5.2
ARROW, ARROW_PX, ARROWS_APART = 13.0, 5.5, 2.5 * SQUARE
REACH = 16.0
FLAT, ROUND = Qt.PenCapStyle.FlatCap, Qt.PenCapStyle.RoundCap
BARE = ("bars", "curtain", "hedge")
"""Materials that are their pattern, without a body below it."""
MAPS_KEPT = 4


def paint_walls(painter: QPainter, walls: Sequence[Wall], colours: Palette, zoom: float, area: QRectF | None = None) -> None:
    """All walls that come near `area` (scene units); edges first, so that corners where walls meet stay clean."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    drawn = _near(walls, area)
    edges, bodies = _Strokes(painter), _Strokes(painter)
    for wall, line in drawn:
        if _is_bare(wall, zoom):
            edges.flush()
            _paint_shadow(painter, wall, line, colours)
        elif wall.move:
            edge = width_of(wall, zoom) + max(EDGE, EDGE_PX / zoom)
            edges.add(edge, partial(_pen, QColor(colours.wall_edge), edge, _cap(edge, zoom)), line)
    edges.flush()
    for wall, line in drawn:
        if _is_plain(wall, zoom):
            bodies.add((wall.material, wall.cover), partial(_body_pen, wall, colours, zoom), line)
        else:
            bodies.flush()
            _paint_body(painter, wall, line, colours, zoom)
    bodies.flush()
    for wall, line in drawn:
        if wall.one_way:
            _paint_arrows(painter, wall, line, colours, zoom)
    painter.restore()


class _Strokes:
    """Lines with one pen, drawn together until another pen is wanted: maps have thousands that look alike."""

    def __init__(self, painter: QPainter) -> None:
        self._painter = painter
        self._key: object = None
        self._lines: list[QLineF] = []

    def add(self, key: object, pen: Callable[[], QPen], line: QPolygonF) -> None:
        if key != self._key or line.size() != 2:
            self.flush()
            self._painter.setPen(pen())
            self._key = key
        if line.size() == 2:
            self._lines.append(QLineF(line.at(0), line.at(1)))
        else:
            self._painter.drawPolyline(line)

    def flush(self) -> None:
        if self._lines:
            self._painter.drawLines(self._lines)
        self._lines, self._key = [], None


def _near(walls: Sequence[Wall], area: QRectF | None) -> list[tuple[Wall, QPolygonF]]:
    """The walls near an area, as lines."""
    if area is None:
        return [(wall, _line(wall)) for wall in walls]
    lines, boxes = _lines(tuple(walls))
    near = area.adjusted(-SQUARE - 1, -SQUARE - 1, SQUARE + 1, SQUARE + 1)
    chosen = (boxes[:, 0] < near.right()) & (boxes[:, 2] > near.left())
    chosen &= (boxes[:, 1] < near.bottom()) & (boxes[:, 3] > near.top())
    return [(walls[nth], lines[nth]) for nth in np.flatnonzero(chosen).tolist()]


def _line(wall: Wall) -> QPolygonF:
    return QPolygonF([corner(point) for point in wall.points])


Lines = tuple[tuple[Wall, ...], list[QPolygonF], npt.NDArray[np.float64]]
_lines_kept: "OrderedDict[int, Lines]" = OrderedDict()
_NO_LINES: Lines = ((), [], np.empty((0, 4)))


def _lines(walls: tuple[Wall, ...]) -> tuple[list[QPolygonF], npt.NDArray[np.float64]]:
    """Each wall as a line, and its left, top, right, bottom in scene units, [N, 4].  Kept by identity: a scene's walls are
    frozen.  Only what differs from the scene asked about before is made anew."""
    found = _lines_kept.get(id(walls))
    if found is None or found[0] is not walls:
        old, lines, boxes = next(reversed(_lines_kept.values()), _NO_LINES)
        front = _shared(walls, old)
        back = _shared(walls[front:][::-1], old[front:][::-1])
        fresh, behind = walls[front : len(walls) - back], len(old) - back
        found = _lines_kept[id(walls)] = (
            walls, [*lines[:front], *map(_line, fresh), *lines[behind:]],
            np.concatenate([boxes[:front], _boxes(fresh), boxes[behind:]]),
        )  # fmt: skip
    _lines_kept.move_to_end(id(walls))
    while len(_lines_kept) > MAPS_KEPT:
        _lines_kept.popitem(last=False)
    return found[1], found[2]


def _shared(walls: Sequence[Wall], others: Sequence[Wall]) -> int:
    """How many of the first are the very same."""
    pairs = zip(walls, others, strict=False)
    return next((number for number, (a, b) in enumerate(pairs) if a is not b), min(len(walls), len(others)))


def _boxes(walls: Sequence[Wall]) -> npt.NDArray[np.float64]:
    """[N, 4]: left, top, right, bottom in scene units."""
    boxes = [
        (min(xs := [x for x, _ in wall.points]), min(ys := [y for _, y in wall.points]), max(xs), max(ys)) for wall in walls
    ]
    return np.array(boxes, np.float64).reshape(-1, 4) * SQUARE


def reach_of_wall(wall: Wall) -> QRectF:
    """How far any of it, its arrows too, reaches where it is drawn as wide as it is, in scene units."""
    return box_of(wall.points).adjusted(-REACH, -REACH, REACH, REACH)


def width_of(wall: Wall, zoom: float) -> float:
    """In scene units."""
    return max(UNITS[wall.cover], PIXELS[wall.cover] / zoom)


def _is_bare(wall: Wall, zoom: float) -> bool:
    return wall.material in BARE and _is_patterned(wall, zoom)


def _is_patterned(wall: Wall, zoom: float) -> bool:
    """Is there room on the screen for the material's pattern?"""
    return wall.material in PATTERNS and UNITS["total"] * zoom >= PATTERNED_FROM_PX


def _cap(width: float, zoom: float) -> Qt.PenCapStyle:
    """Round ends; square ones, five times as quick, where the eye cannot tell."""
    return ROUND if width * zoom > ROUND_FROM_PX else Qt.PenCapStyle.SquareCap


def _pen(colour: QColor, width: float, cap: Qt.PenCapStyle = ROUND, dashes: Sequence[float] = ()) -> QPen:
    pen = QPen(colour, width, Qt.PenStyle.SolidLine, cap, Qt.PenJoinStyle.MiterJoin if cap == FLAT else Qt.PenJoinStyle.RoundJoin)
    if dashes:
        pen.setDashPattern(list(dashes))
    return pen


def _paint_shadow(painter: QPainter, wall: Wall, line: QPolygonF, colours: Palette) -> None:
    shade = QColor(body_colour(wall.material, colours)).darker(190)
    if wall.cover == "total":
        painter.setPen(_pen(QColor(colours.wall_edge), UNITS["total"] + EDGE))
        painter.drawPolyline(line)
        painter.setPen(_pen(shade, UNITS["total"]))
    elif wall.cover == "three_quarters":
        painter.setPen(_pen(QColor(colours.wall_edge), UNITS["total"] + EDGE, FLAT, (1.0, 0.8)))
    elif wall.cover == "half":
        painter.setPen(_pen(shade, UNITS["half"] + 2))
    else:
        return
    painter.drawPolyline(line)


def _is_plain(wall: Wall, zoom: float) -> bool:
    """Is its body one line, and nothing on it?"""
    is_whole = wall.move and wall.cover in ("total", "half") and wall.material not in BARE
    return is_whole and not _is_patterned(wall, zoom) and not _has_core(wall)


def _has_core(wall: Wall) -> bool:
    """Does one see through it, though it gives total cover?"""
    return wall.cover == "total" and not wall.sight and wall.move and wall.material not in (*BARE, "glass")


def _body_pen(wall: Wall, colours: Palette, zoom: float) -> QPen:
    width, colour = width_of(wall, zoom), QColor(body_colour(wall.material, colours))
    if not wall.move:
        return _pen(colour, width * 0.75, FLAT, (2.2, 1.4))
    if wall.cover == "none":
        return _pen(colour, width, FLAT, (1.2, 1.6))
    return _pen(colour, width, _cap(width, zoom))


def _paint_body(painter: QPainter, wall: Wall, line: QPolygonF, colours: Palette, zoom: float) -> None:
    width, colour = width_of(wall, zoom), QColor(body_colour(wall.material, colours))
    if not _is_bare(wall, zoom):
        painter.setPen(_body_pen(wall, colours, zoom))
        painter.drawPolyline(line)
    if _is_patterned(wall, zoom):
        for a, b in zip(wall.points, wall.points[1:], strict=False):
            PATTERNS[wall.material](painter, QLineF(corner(a), corner(b)), width, colour, QColor(colours.wall_edge))
    if wall.cover == "three_quarters" and not _is_bare(wall, zoom):
        slit = max(width * 0.46, 1.5 / zoom)
        painter.setPen(_pen(QColor(colours.wall_edge), slit, FLAT, (2.4, 2.0)))
        painter.drawPolyline(line)
    elif _has_core(wall):
        painter.setPen(_pen(QColor(colours.wall_edge), max(width * 0.4, 1.2 / zoom)))
        painter.drawPolyline(line)


def _paint_arrows(painter: QPainter, wall: Wall, line: QPolygonF, colours: Palette, zoom: float) -> None:
    """Arrowheads on the wall that point the way it lets through: to the hand it stops from, since what comes from the other
    hand passes."""
    size = max(ARROW, ARROW_PX / zoom)
    sign = 1 if wall.one_way == "left" else -1
    painter.setPen(_pen(QColor(INK_BROWN), max(2.0, 1.2 / zoom)))
    painter.setBrush(QColor(colours.active))
    for a, b in zip(wall.points, wall.points[1:], strict=False):
        start, end = corner(a), corner(b)
        length = hypot(end.x() - start.x(), end.y() - start.y())
        if length < size:
            continue
        ahead = (end - start) / length
        aside = QPointF(ahead.y(), -ahead.x()) * sign
        number = max(1, round(length / max(ARROWS_APART, size * 4)))
        for i in range(number):
            middle = start + (end - start) * ((i + 0.5) / number)
            foot = middle - aside * (size * 0.25)
            head = QPainterPath(middle + aside * size)
            head.lineTo(foot + ahead * (size * 0.62))
            head.lineTo(foot - ahead * (size * 0.62))
            head.closeSubpath()
            painter.drawPath(head)
    painter.setBrush(Qt.BrushStyle.NoBrush)
