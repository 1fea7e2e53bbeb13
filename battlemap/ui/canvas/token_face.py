"""A token's face as one pixmap: disc, side ring, initials or picture, hit points, condition marks, name.

Drawn once per look and size and kept; painting a token is one blit.
"""

from collections import OrderedDict
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen, QPixmap

from battlemap.ui.icons import icon
from battlemap.ui.theme import Palette, hp_colour, pen_style, side_style

FACES_KEPT = 600
NAME_HEIGHT = 0.1
NAME_OVERHANG = 0.24
NAMED_FROM_PX = 26
ICONS_FROM_PX = 34
MARKS_SHOWN = 4
MARK, DIRE = "#f0b429", "#ef6a4c"  # on the map in either theme: black signs must be read on them
PRONE_TILT = -38.0
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


def short_name(name: str, metrics: QFontMetricsF, room: float) -> str:
    """The name where there is room, else what tells it from others: its number, or its first word."""
    if metrics.horizontalAdvance(name) <= room:
        return name
    first, _, last = name.rpartition(" ")
    if first and last.isdigit():
        cut = metrics.elidedText(first, Qt.TextElideMode.ElideRight, room - metrics.horizontalAdvance(" " + last))
        return f"{cut.rstrip('…')} {last}"
    return metrics.elidedText(name.split(" ")[0], Qt.TextElideMode.ElideRight, room)


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
    """The face: `side_px` pixels a side, and for the name `NAME_OVERHANG` of a square more at both sides, `NAME_HEIGHT` below."""
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
    disc = QRectF(0, 0, side_px, side_px).adjusted(*(m * square_px for m in (0.09, 0.04, -0.09, -0.14)))
    _disc(painter, look, disc, square_px, colours, picture)
    if look.state == "dead":
        _cross(painter, disc, square_px, colours.bad)
    if look.hp is not None and look.state != "dead":
        _hit_points(painter, look, disc, square_px, colours)
    if square_px >= NAMED_FROM_PX and not look.tiny:
        _name(painter, look, side_px, square_px, colours)
    _marks(painter, look, disc, square_px)
    if look.height_squares:
        _badge(painter, QPointF(disc.right() - square_px * 0.1, disc.top()), f"↑{look.height_squares}", square_px, colours.accent)


def _disc(
    painter: QPainter, look: Look, disc: QRectF, square_px: float, colours: Palette, picture: QPixmap | None
) -> None:
    ring, pattern = side_style(look.side, look.colour)
    lies = "prone" in look.conditions or look.state in ("dying", "stable", "unconscious", "dead")
    shadow = QColor(0, 0, 0, 90)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(shadow)
    painter.drawEllipse(disc.translated(0, square_px * 0.04))
    painter.setBrush(QColor(colours.token_face if look.state != "dead" else "#8d8a84"))
    painter.drawEllipse(disc)
    painter.save()
    if lies:
        painter.translate(disc.center())
        painter.rotate(PRONE_TILT if look.state != "dead" else 2 * PRONE_TILT)
        painter.translate(-disc.center())
    if picture is not None:
        clip = QPainterPath()
        clip.addEllipse(disc)
        painter.setClipPath(clip)
        side = min(picture.width(), picture.height())
        middle = QRectF((picture.width() - side) / 2, (picture.height() - side) / 2, side, side)
        painter.drawPixmap(disc, picture, middle)
    else:
        font = QFont(painter.font())
        font.setBold(True)
        font.setPixelSize(max(6, int(disc.height() * 0.38)))
        painter.setFont(font)
        painter.setPen(QColor(colours.token_text))
        drop = 0.0 if look.tiny else disc.height() * 0.06 / look.n
        painter.drawText(disc.translated(0, -drop), Qt.AlignmentFlag.AlignCenter, initials(look.name))
    painter.restore()
    _ring(painter, disc, square_px, ring, pattern, colours)


def _ring(painter: QPainter, disc: QRectF, square_px: float, ring: str, pattern: str, colours: Palette) -> None:
    """The side's colour and pattern between dark edges, on white where the pattern has gaps."""
    width = max(2.5, square_px * 0.1)
    inner = disc.adjusted(width / 2, width / 2, -width / 2, -width / 2)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(colours.token_edge), width + max(1.2, square_px * 0.035)))
    painter.drawEllipse(inner)
    if pattern != "solid":
        painter.setPen(QPen(QColor("#ffffff"), width))
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


def _cross(painter: QPainter, disc: QRectF, square_px: float, colour: str) -> None:
    inner = disc.adjusted(*(m * disc.width() for m in (0.2, 0.2, -0.2, -0.2)))
    for shade, width in (("#101010", 0.17), (colour, 0.11)):
        painter.setPen(QPen(QColor(shade), max(2.0, square_px * width), Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        painter.drawLine(inner.topLeft(), inner.bottomRight())
        painter.drawLine(inner.topRight(), inner.bottomLeft())


def _hit_points(painter: QPainter, look: Look, disc: QRectF, square_px: float, colours: Palette) -> None:
    height = max(3.5, square_px * 0.095)
    bar = QRectF(disc.left() + disc.width() * 0.12, disc.bottom() - square_px * 0.14, disc.width() * 0.76, height)
    if look.tiny:
        bar.moveTop(disc.bottom() - height * 0.4)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(colours.token_edge))
    painter.drawRoundedRect(bar.adjusted(-1.5, -1.5, 1.5, 1.5), height / 2, height / 2)
    hp = look.hp or 0
    share = max(0.0, min(1.0, hp / look.max_hp)) if look.max_hp else 0.0
    if share > 0:
        painter.setBrush(QColor(hp_colour(hp, look.max_hp)))
        painter.drawRoundedRect(
            QRectF(bar.left(), bar.top(), max(height, bar.width() * share), height), height / 2, height / 2
        )
    if look.temp_hp:
        extra = QRectF(bar.left(), bar.top() - height * 0.5, bar.width() * 0.6, height * 0.55)
        painter.setBrush(QColor(colours.temp_hp))
        painter.drawRoundedRect(extra, 2, 2)


def _marks(painter: QPainter, look: Look, disc: QRectF, square_px: float) -> None:
    """Its state and its conditions, along the upper left of the disc."""
    names = [look.state] if look.state in ("dying", "stable", "unconscious") else []
    names += [name for name in look.conditions if name not in names]
    if len(names) > MARKS_SHOWN:
        names = [*names[: MARKS_SHOWN - 1], "more"]
    for i, name in enumerate(names):
        colour = DIRE if name in ("dying", "unconscious") else MARK
        column, row = (0, i) if i < 3 else (1, 0)
        at = QPointF(disc.left() + square_px * (0.02 + column * 0.28), disc.top() + square_px * 0.27 * row)
        if square_px < ICONS_FROM_PX:
            _badge(painter, at, name[:1].upper(), square_px, colour)
        else:
            _icon_mark(painter, at, name, square_px * 0.28, colour)


def _icon_mark(painter: QPainter, at: QPointF, name: str, size: float, colour: str) -> None:
    box = QRectF(max(0.0, at.x() - size * 0.3), max(0.0, at.y()), size, size)
    painter.setPen(QPen(QColor("#101010"), max(1.0, size * 0.07)))
    painter.setBrush(QColor(colour))
    painter.drawEllipse(box)
    try:
        mark = icon(name, "#101010").pixmap(96, 96)
    except FileNotFoundError:
        _letter(painter, box, name[:1].upper(), size)
        return
    painter.drawPixmap(box.adjusted(size * 0.14, size * 0.14, -size * 0.14, -size * 0.14), mark, QRectF(mark.rect()))


def _letter(painter: QPainter, box: QRectF, text: str, size: float) -> None:
    font = QFont(painter.font())
    font.setBold(True)
    font.setPixelSize(max(6, int(size * 0.66)))
    painter.setFont(font)
    painter.setPen(QColor("#101010"))
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, text)


def _badge(painter: QPainter, at: QPointF, text: str, square_px: float, colour: str) -> None:
    size = max(9.0, square_px * 0.29)
    font = QFont(painter.font())
    font.setPixelSize(max(6, int(size * 0.66)))
    width = max(size, QFontMetricsF(font).horizontalAdvance(text) + size * 0.5)
    box = QRectF(max(0.0, at.x() - width * 0.4), max(0.0, at.y()), width, size)
    painter.setPen(QPen(QColor("#101010"), max(1.0, square_px * 0.02)))
    painter.setBrush(QColor(colour))
    painter.drawRoundedRect(box, size / 2, size / 2)
    _letter(painter, box, text, size)


def _name(painter: QPainter, look: Look, side_px: int, square_px: float, colours: Palette) -> None:
    font = QFont(painter.font())
    font.setBold(True)
    font.setPixelSize(max(9, int(square_px * 0.2)))
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
