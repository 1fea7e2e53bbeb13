"""A token's face as one pixmap: the disc in its side's ring, hit points, conditions, number, name.

Drawn once per look and size and kept; painting a token is one blit.  Here: what lies where, the ring, the name.  Not here: what
is inside the ring (`token_portrait`), the marks on it (`token_marks`).
"""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen, QPixmap

from battlemap.ui.canvas.creature_glyphs import glyph_of, numbered
from battlemap.ui.canvas.pixmap_cache import PixmapCache
from battlemap.ui.canvas.token_look import Look as Look
from battlemap.ui.canvas.token_marks import (
    AIRBORNE,
    MARKS_FROM_PX,
    bold,
    paint_badge,
    paint_conditions,
    paint_cross,
    paint_facing,
    paint_hit_points,
    paint_note,
    paint_number,
)
from battlemap.ui.canvas.token_portrait import paint_portrait
from battlemap.ui.inks import WHITE, veil
from battlemap.ui.theme import Palette, pen_style, side_style

FACES_BYTES = 64 * 1024 * 1024
NAME_HEIGHT = 0.1
NAME_OVERHANG = 0.24
NAMED_FROM_PX = 26
MARGINS = (0.09, 0.04, -0.09, -0.14)
"""Of the square round the disc, in squares: left, top, right, and below for the hit points."""
_faces: PixmapCache[tuple[object, ...]] = PixmapCache(FACES_BYTES)


def short_name(name: str, metrics: QFontMetricsF, room: float) -> str:
    """The name where there is room, else the word that tells most, and its number: "Ana", "Spider 1", "Dragon"."""
    if metrics.horizontalAdvance(name) <= room:
        return name
    stem, number = numbered(name)
    words, tail = stem.split(), f" {number}" if number else ""
    word = words[-1] if glyph_of(name) is not None else words[0]
    if metrics.horizontalAdvance(word + tail) <= room:
        return word + tail
    cut = metrics.elidedText(word, Qt.TextElideMode.ElideRight, room - metrics.horizontalAdvance(tail))
    return cut.rstrip("…") + tail if tail else cut


def face_of(look: Look, side_px: int, colours: Palette, picture: QPixmap | None) -> QPixmap:
    """The face: `side_px` pixels a side, and for the name `NAME_OVERHANG` of a square more at both sides, `NAME_HEIGHT` below."""
    key = (look, side_px, colours.name, picture.cacheKey() if picture is not None else 0)
    found = _faces.get(key)
    return found if found is not None else _faces.put(key, _draw(look, side_px, colours, picture))


def overhang_px(look: Look, side_px: int) -> int:
    """How far a face of this size reaches out at each side."""
    return int(side_px / look.n * NAME_OVERHANG)


def _strip_px(square_px: float) -> int:
    """How far the name reaches below the square: never less than its letters need."""
    return int(max(square_px * NAME_HEIGHT, 5))


def _name_height(square_px: float) -> float:
    return max(square_px * 0.25, 12.0)


def _draw(look: Look, side_px: int, colours: Palette, picture: QPixmap | None) -> QPixmap:
    square_px = side_px / look.n
    over = overhang_px(look, side_px)
    face = QPixmap(side_px + 2 * over, side_px + _strip_px(square_px))
    face.fill(Qt.GlobalColor.transparent)
    painter = QPainter(face)
    painter.translate(over, 0)
    paint_face(painter, look, side_px, colours, picture)
    painter.end()
    return face


def paint_face(painter: QPainter, look: Look, side_px: int, colours: Palette, picture: QPixmap | None) -> None:
    """The face as lines and letters, its square's corner at the origin: what a pixmap would blur (paper, large pictures)."""
    square_px = side_px / look.n
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    if look.hidden:
        painter.setOpacity(0.55)
    disc = disc_in(side_px, square_px)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(veil(90))
    painter.drawEllipse(disc.translated(0, square_px * 0.04))
    paint_portrait(painter, look, disc, _ring_px(square_px), colours, picture)
    paint_ring(painter, look, disc, square_px, colours)
    if look.is_dead:
        paint_cross(painter, disc, square_px)
    elif look.hp is not None and square_px >= MARKS_FROM_PX:
        paint_hit_points(painter, look, disc, square_px, colours)
    if square_px >= NAMED_FROM_PX and not look.tiny:
        _name(painter, look, side_px, square_px, colours)
    paint_facing(painter, look, disc, square_px)
    paint_conditions(painter, look, disc, square_px)
    if look.note:
        paint_note(painter, disc, square_px)
    paint_number(painter, look, disc, square_px, side_px + overhang_px(look, side_px))
    if look.height_squares:
        at = QPointF(disc.right() - square_px * 0.12, disc.center().y() - square_px * 0.02)
        paint_badge(painter, at, f"↑{look.height_squares}", square_px, AIRBORNE)


def disc_in(side_px: float, square_px: float) -> QRectF:
    """Where the disc lies in a face that is so many pixels wide; the picture is cut for this circle."""
    return QRectF(0, 0, side_px, side_px).adjusted(*(margin * square_px for margin in MARGINS))


def _ring_px(square_px: float) -> float:
    return max(1.8, square_px * 0.088)


def paint_ring(painter: QPainter, look: Look, disc: QRectF, square_px: float, colours: Palette) -> None:
    """The side's colour and pattern between dark edges, on white where the pattern has gaps."""
    (ring, pattern), width = side_style(look.side, look.colour), _ring_px(square_px)
    inner = disc.adjusted(width / 2, width / 2, -width / 2, -width / 2)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(colours.token_edge), width + max(1.2, square_px * 0.035)))
    painter.drawEllipse(inner)
    if pattern != "solid":
        painter.setPen(QPen(QColor(WHITE), width))
        painter.drawEllipse(inner)
    if pattern == "double":
        for grow in (-0.32, 0.32):
            painter.setPen(QPen(QColor(ring), width * 0.36))
            painter.drawEllipse(inner.adjusted(-grow * width, -grow * width, grow * width, grow * width))
        return
    pen = QPen(QColor(ring), width, pen_style(pattern), Qt.PenCapStyle.FlatCap)  # type: ignore[arg-type]
    if pattern != "solid":
        pen.setDashPattern({"dashed": [2.2, 0.9], "dotted": [0.9, 0.9], "dash_dot": [2.2, 0.7, 0.6, 0.7]}[pattern])
    painter.setPen(pen)
    painter.drawEllipse(inner)


def _name(painter: QPainter, look: Look, side_px: int, square_px: float, colours: Palette) -> None:
    font = bold(painter, max(9, int(square_px * 0.2)))
    painter.setFont(font)
    metrics = QFontMetricsF(font)
    most = side_px + 2 * overhang_px(look, side_px)
    text = short_name(look.name, metrics, most - square_px * 0.14)
    width = min(float(most), metrics.horizontalAdvance(text) + square_px * 0.14)
    height = _name_height(square_px)
    box = QRectF((side_px - width) / 2, side_px + _strip_px(square_px) - height, width, height)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(colours.badge))
    painter.drawRoundedRect(box, height / 2.6, height / 2.6)
    painter.setPen(QColor(colours.badge_text))
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, text)
