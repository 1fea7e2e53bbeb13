"""A token's face as one pixmap: disc, side ring, initials or picture, hit points, condition marks, name.

Drawn once per look and size and kept; painting a token is one blit.
"""

from collections import OrderedDict
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen, QPixmap

from battlemap.ui.theme import Palette, hp_colour, pen_style, side_style

FACES_KEPT = 600
NAME_HEIGHT = 0.24
_faces: "OrderedDict[tuple[object, ...], QPixmap]" = OrderedDict()


@dataclass(frozen=True, slots=True)
class Look:
    """All that a token's picture depends on.  `hp` None: hit points are not shown (players)."""

    name: str
    side: str
    colour: str
    n: int
    tiny: bool
    hp: int | None
    max_hp: int
    temp_hp: int
    state: str
    conditions: tuple[str, ...]
    hidden: bool
    picture: str
    height_squares: int


def initials(name: str) -> str:
    """ "Ana Belém" -> "AB", "Goblin 3" -> "G3"."""
    words = [word for word in name.replace("-", " ").split() if word]
    if not words:
        return "?"
    if len(words) == 1:
        return words[0][:2].capitalize()
    last = words[-1]
    return words[0][0].upper() + (last[:2] if last.isdigit() else last[0].upper())


def face_of(look: Look, side_px: int, colours: Palette, picture: QPixmap | None) -> QPixmap:
    """The face, `side_px` pixels a side plus a strip for the name."""
    key = (look, side_px, colours.name, picture.cacheKey() if picture is not None else 0)
    found = _faces.get(key)
    if found is None:
        found = _draw(look, side_px, colours, picture)
        _faces[key] = found
        while len(_faces) > FACES_KEPT:
            _faces.popitem(last=False)
    else:
        _faces.move_to_end(key)
    return found


def _draw(look: Look, side_px: int, colours: Palette, picture: QPixmap | None) -> QPixmap:
    square_px = side_px / look.n
    face = QPixmap(side_px, int(side_px + square_px * NAME_HEIGHT))
    face.fill(Qt.GlobalColor.transparent)
    painter = QPainter(face)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    if look.hidden:
        painter.setOpacity(0.5)
    disc = QRectF(0, 0, side_px, side_px).adjusted(*(m * square_px for m in (0.07, 0.05, -0.07, -0.09)))
    _disc(painter, look, disc, square_px, colours, picture)
    if look.state == "dead":
        _cross(painter, disc, square_px, colours.bad)
    elif look.state in ("dying", "stable", "unconscious"):
        _badge(painter, QPointF(disc.left(), disc.top()), "zz" if look.state != "dying" else "†", square_px, colours.bad)
    if look.hp is not None and look.state != "dead":
        _hit_points(painter, look, disc, square_px, colours)
    _conditions(painter, look, disc, square_px, colours)
    if look.height_squares:
        _badge(painter, QPointF(disc.right(), disc.top()), f"↑{look.height_squares}", square_px, colours.accent)
    if square_px >= 26:
        _name(painter, look, side_px, square_px, colours)
    painter.end()
    return face


def _disc(
    painter: QPainter, look: Look, disc: QRectF, square_px: float, colours: Palette, picture: QPixmap | None
) -> None:
    ring, pattern = side_style(look.side, look.colour)
    shadow = QColor(0, 0, 0, 90)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(shadow)
    painter.drawEllipse(disc.translated(0, square_px * 0.04))
    painter.setBrush(QColor(colours.token_face if look.state != "dead" else "#8d8a84"))
    painter.drawEllipse(disc)
    if picture is not None:
        clip = QPainterPath()
        clip.addEllipse(disc)
        painter.save()
        painter.setClipPath(clip)
        painter.drawPixmap(disc, picture, QRectF(picture.rect()))
        painter.restore()
    else:
        font = QFont(painter.font())
        font.setBold(True)
        font.setPixelSize(max(6, int(disc.height() * 0.36)))
        painter.setFont(font)
        painter.setPen(QColor(colours.token_text))
        painter.drawText(disc, Qt.AlignmentFlag.AlignCenter, initials(look.name))
    width = max(2.0, square_px * 0.085)
    inner = disc.adjusted(width / 2, width / 2, -width / 2, -width / 2)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(colours.token_edge), width + max(1.0, square_px * 0.03)))
    painter.drawEllipse(inner)
    if pattern != "solid":
        painter.setPen(QPen(QColor("#ffffff"), width))
        painter.drawEllipse(inner)
    painter.setPen(QPen(QColor(ring), width if pattern != "double" else width * 0.45, pen_style(pattern)))
    painter.drawEllipse(inner)


def _cross(painter: QPainter, disc: QRectF, square_px: float, colour: str) -> None:
    painter.setPen(QPen(QColor(colour), max(2.0, square_px * 0.1), Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    inner = disc.adjusted(*(m * disc.width() for m in (0.25, 0.25, -0.25, -0.25)))
    painter.drawLine(inner.topLeft(), inner.bottomRight())
    painter.drawLine(inner.topRight(), inner.bottomLeft())


def _hit_points(painter: QPainter, look: Look, disc: QRectF, square_px: float, colours: Palette) -> None:
    height = max(4.0, square_px * 0.1)
    bar = QRectF(disc.left() + disc.width() * 0.1, disc.bottom() - height * 0.7, disc.width() * 0.8, height)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(colours.hp_back))
    painter.drawRoundedRect(bar.adjusted(-1.5, -1.5, 1.5, 1.5), height / 2, height / 2)
    hp = look.hp or 0
    share = max(0.0, min(1.0, hp / look.max_hp)) if look.max_hp else 0.0
    if share > 0:
        painter.setBrush(QColor(hp_colour(hp, look.max_hp)))
        painter.drawRoundedRect(QRectF(bar.left(), bar.top(), max(height, bar.width() * share), height), height / 2, height / 2)
    if look.temp_hp:
        painter.setBrush(QColor(colours.temp_hp))
        painter.drawRoundedRect(QRectF(bar.left(), bar.top() - height * 0.55, bar.width() * 0.6, height * 0.45), 2, 2)


def _conditions(painter: QPainter, look: Look, disc: QRectF, square_px: float, colours: Palette) -> None:
    for i, name in enumerate(look.conditions[:3]):
        at = QPointF(disc.left() + square_px * 0.05 + i * square_px * 0.3, disc.top() + square_px * 0.02)
        _badge(painter, at, name[:2].upper(), square_px, colours.warning)


def _badge(painter: QPainter, at: QPointF, text: str, square_px: float, colour: str) -> None:
    size = square_px * 0.27
    font = QFont(painter.font())
    font.setBold(True)
    font.setPixelSize(max(6, int(size * 0.62)))
    painter.setFont(font)
    width = max(size, QFontMetricsF(font).horizontalAdvance(text) + size * 0.35)
    box = QRectF(max(0.0, at.x() - width / 2), max(0.0, at.y() - size * 0.1), width, size)
    painter.setPen(QPen(QColor("#101010"), max(1.0, square_px * 0.02)))
    painter.setBrush(QColor(colour))
    painter.drawRoundedRect(box, size / 2, size / 2)
    painter.setPen(QColor("#101010"))
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, text)


def _name(painter: QPainter, look: Look, side_px: int, square_px: float, colours: Palette) -> None:
    font = QFont(painter.font())
    font.setBold(True)
    font.setPixelSize(max(9, int(square_px * 0.19)))
    painter.setFont(font)
    metrics = QFontMetricsF(font)
    text = metrics.elidedText(look.name, Qt.TextElideMode.ElideRight, side_px - 6)
    width = metrics.horizontalAdvance(text) + square_px * 0.12
    box = QRectF((side_px - width) / 2, side_px - square_px * 0.04, width, square_px * (NAME_HEIGHT + 0.02))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(colours.badge))
    painter.drawRoundedRect(box, box.height() / 2.6, box.height() / 2.6)
    painter.setPen(QColor(colours.badge_text))
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, text)
