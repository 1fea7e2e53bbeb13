"""What lies on a token's ring: hit points, conditions, death, its number, its height, where it looks, its name.

Every mark has a dark edge or ground of its own, so that it is read on any picture.  Sizes follow the map's square, not the token:
a dragon's marks are as large as a goblin's.  Not here: when a mark is shown (`token_face`).
"""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen, QPolygonF

from battlemap.ui.canvas.creature_glyphs import numbered
from battlemap.ui.canvas.token_look import Look
from battlemap.ui.icons import pixmap
from battlemap.ui.inks import AIRBORNE as AIRBORNE
from battlemap.ui.inks import DIRE, MARK, PLATE, PLATE_TEXT, SHEET, SOOT, veil
from battlemap.ui.theme import Palette, hp_colour, side_style

ICONS_FROM_PX = 34
MARKS_FROM_PX, ALL_MARKS_FROM_PX, FACING_FROM_PX = 11, 20, 15
"""Of a square: on a smaller one a sign would hide whose token it is, or all of it."""
MARKS_SHOWN = 4
HALO = veil(150)
ICON_PX = 96


def bold(painter: QPainter, px: float) -> QFont:
    """The painter's font, bold, at least six pixels high."""
    font = QFont(painter.font())
    font.setBold(True)
    font.setPixelSize(max(6, round(px)))
    return font


def paint_cross(painter: QPainter, disc: QRectF, square_px: float) -> None:
    """Dead."""
    inner = disc.adjusted(*(m * disc.width() for m in (0.2, 0.2, -0.2, -0.2)))
    for colour, width in ((SOOT, 1.7), (DIRE, 1.0)):
        thick = max(1.6, square_px * 0.08, disc.width() * 0.05) * width
        painter.setPen(QPen(QColor(colour), thick, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        painter.drawLine(inner.topLeft(), inner.bottomRight())
        painter.drawLine(inner.topRight(), inner.bottomLeft())


def paint_hit_points(painter: QPainter, look: Look, disc: QRectF, square_px: float, colours: Palette) -> None:
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


def paint_conditions(painter: QPainter, look: Look, disc: QRectF, square_px: float) -> None:
    """Its state and its conditions, along the upper left of the disc; from far the first of them."""
    if square_px < MARKS_FROM_PX:
        return
    names = [look.state] if look.state in ("dying", "stable", "unconscious") else []
    names += [name for name in look.conditions if name not in names]
    if square_px < ALL_MARKS_FROM_PX:
        names = names[:1]
    if len(names) > MARKS_SHOWN:
        names = [*names[: MARKS_SHOWN - 1], "more"]
    for i, name in enumerate(names):
        colour = DIRE if name in ("dying", "unconscious") else MARK
        column, row = (0, i) if i < 3 else (1, 0)
        at = QPointF(disc.left() + square_px * (0.02 + column * 0.28), disc.top() + square_px * 0.27 * row)
        if square_px < ICONS_FROM_PX:
            paint_badge(painter, at, name[:1].upper(), square_px, colour)
        else:
            _paint_icon(painter, at, name, square_px * 0.28, colour)


def _paint_icon(painter: QPainter, at: QPointF, name: str, size: float, colour: str) -> None:
    edge = max(1.0, size * 0.07)
    box = QRectF(max(edge, at.x() - size * 0.3), max(edge, at.y()), size, size)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(HALO)
    painter.drawEllipse(box.adjusted(-edge, -edge, edge, edge))
    painter.setPen(QPen(QColor(SOOT), edge))
    painter.setBrush(QColor(colour))
    painter.drawEllipse(box)
    try:
        mark = pixmap(name, ICON_PX, SOOT)
    except FileNotFoundError:
        _paint_letter(painter, box, name[:1].upper(), size, SOOT)
        return
    painter.drawPixmap(box.adjusted(size * 0.14, size * 0.14, -size * 0.14, -size * 0.14), mark, QRectF(mark.rect()))


def _paint_letter(painter: QPainter, box: QRectF, text: str, size: float, colour: str) -> None:
    painter.setFont(bold(painter, size * 0.66))
    painter.setPen(QColor(colour))
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, text)


def paint_badge(painter: QPainter, at: QPointF, text: str, square_px: float, colour: str) -> None:
    size = max(9.0, square_px * 0.29)
    width = max(size, QFontMetricsF(bold(painter, size * 0.66)).horizontalAdvance(text) + size * 0.5)
    box = QRectF(max(0.0, at.x() - width * 0.4), max(0.0, at.y()), width, size)
    painter.setPen(QPen(QColor(SOOT), max(1.0, square_px * 0.03)))
    painter.setBrush(QColor(colour))
    painter.drawRoundedRect(box, size / 2, size / 2)
    _paint_letter(painter, box, text, size, SOOT)


def paint_number(painter: QPainter, look: Look, disc: QRectF, square_px: float, right_px: float) -> None:
    """What tells Goblin 3 from Goblin 4, at the upper right; it stays left of `right_px`.  Where it hides the ring its own edge
    has the side's colour."""
    number = numbered(look.name)[1]
    if not number or square_px < MARKS_FROM_PX:
        return
    size = max(10.5, min(square_px, disc.width()) * 0.36)
    font = bold(painter, size * 0.78)
    width = max(size, QFontMetricsF(font).horizontalAdvance(number) + size * 0.42)
    reach = disc.width() / 2 * 0.72
    box = QRectF(0, 0, width, size)
    box.moveCenter(disc.center() + QPointF(reach, -reach))
    edge = max(1.0, size * 0.07)
    box.moveTo(min(box.left(), right_px - width - edge), max(edge, box.top()))
    hides = size > disc.width() * 0.5
    painter.setPen(QPen(QColor(side_style(look.side, look.colour)[0] if hides else PLATE_TEXT), edge * (1.4 if hides else 1)))
    painter.setBrush(QColor(PLATE))
    painter.drawRoundedRect(box, size / 2, size / 2)
    painter.setFont(font)
    painter.setPen(QColor(PLATE_TEXT))
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, number)


def paint_note(painter: QPainter, disc: QRectF, square_px: float) -> None:
    """A sheet with a folded corner, at the lower left: something is written about it."""
    size = max(9.0, square_px * 0.27)
    box = QRectF(max(1.0, disc.left() - size * 0.05), disc.bottom() - size * 1.25, size * 0.82, size)
    fold = size * 0.3
    sheet = QPolygonF([
        box.topLeft(), QPointF(box.right() - fold, box.top()), QPointF(box.right(), box.top() + fold), box.bottomRight(),
        box.bottomLeft(),
    ])  # fmt: skip
    painter.setPen(QPen(QColor(SOOT), max(1.0, size * 0.09), Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    painter.setBrush(QColor(SHEET))
    painter.drawPolygon(sheet)
    for share in (0.48, 0.72):
        y = box.top() + size * share
        painter.drawLine(QPointF(box.left() + size * 0.17, y), QPointF(box.right() - size * 0.17, y))


def paint_facing(painter: QPainter, look: Look, disc: QRectF, square_px: float) -> None:
    """A wedge over the ring, pointing where it looks; the dead look nowhere."""
    if look.facing is None or look.is_dead or square_px < FACING_FROM_PX:
        return
    size = max(4.0, square_px * 0.13)
    painter.save()
    painter.translate(disc.center())
    painter.rotate(look.facing)
    tip = disc.width() / 2 + square_px * 0.035
    if 130 < look.facing % 360 < 230:
        tip -= square_px * (0.12 if look.hp is None else 0.17)  # above the name, and the hit points
    wedge = QPolygonF([QPointF(0, -tip), QPointF(size, -tip + size * 1.15), QPointF(-size, -tip + size * 1.15)])
    edge = QPen(QColor(SOOT), max(1.2, square_px * 0.025))
    edge.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(edge)
    painter.setBrush(QColor(PLATE_TEXT))
    painter.drawPolygon(wedge)
    painter.restore()
