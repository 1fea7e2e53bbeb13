"""A door by kind and state: a leaf that is shut or swung open, a lock, a bar, glass, a grate; a secret one is dashed for the
game master.  Never thinner on the screen than the eye can tell."""

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from battlemap.model import Door
from battlemap.ui.canvas.material_look import body_colour
from battlemap.ui.canvas.units import SQUARE, box_of, corner
from battlemap.ui.inks import DOOR_EDGE, INK_BROWN, STEEL_ON_DARK, STEEL_ON_LIGHT
from battlemap.ui.theme import Palette

LEAF, LEAF_PX = 9.0, 3.2
EDGE, EDGE_PX = 2.6, 1.0
LOCK, LOCK_PX = 7.0, 3.6
STEEL, STEEL_LIGHT = STEEL_ON_DARK, STEEL_ON_LIGHT
METALS = ("iron", "steel", "metal", "bars", "mithral", "adamantine")
FLAT = Qt.PenCapStyle.FlatCap


def paint_door(painter: QPainter, door: Door, colours: Palette, as_wall: bool = False) -> None:
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    zoom = abs(painter.worldTransform().determinant()) ** 0.5 or 1.0
    for a, b in zip(door.points, door.points[1:], strict=False):
        line = QLineF(corner(a), corner(b))
        if line.length() <= 0:
            continue
        if door.kind == "window":
            _pane(painter, line, door, colours, zoom)
        elif door.kind == "portcullis":
            _grate(painter, line, door, colours, zoom)
        else:
            _leaf(painter, line, door, colours, zoom)
        if door.state in ("locked", "barred"):
            _shut_fast(painter, line.center(), door.state == "barred", colours, zoom)


def reach_of_door(door: Door) -> QRectF:
    """How far any of it, its open leaf too, may reach, in scene units."""
    box = box_of(door.points)
    reach = SQUARE + max(box.width(), box.height())
    return box.adjusted(-reach, -reach, reach, reach)


def door_colour(door: Door, colours: Palette) -> str:
    """Wood as the palette has it; metal and stone look like themselves."""
    if door.material in METALS:
        return STEEL_LIGHT if colours.name == "light" else STEEL
    return body_colour(door.material, colours) if door.material in ("stone", "glass") else colours.door


def _pen(colour: str, width: float, style: Qt.PenStyle = Qt.PenStyle.SolidLine) -> QPen:
    return QPen(QColor(colour), width, style, FLAT)


def _widths(zoom: float) -> tuple[float, float]:
    """Of a leaf, and of a leaf with its dark edge."""
    width = max(LEAF, LEAF_PX / zoom)
    return width, width + 2 * max(EDGE, EDGE_PX / zoom)


def _pane(painter: QPainter, line: QLineF, door: Door, colours: Palette, zoom: float) -> None:
    """Glass between two rims; open ones show the gap between two half panes."""
    width, edge = _widths(zoom)
    style = Qt.PenStyle.DashLine if door.state == "secret" else Qt.PenStyle.SolidLine
    parts = [line]
    if door.state == "open":
        parts = [QLineF(line.p1(), line.pointAt(0.22)), QLineF(line.pointAt(0.78), line.p2())]
        painter.setPen(_pen(colours.window_glass, max(1.6, 1 / zoom), Qt.PenStyle.DotLine))
        painter.drawLine(line)
    for part in parts:
        painter.setPen(_pen(DOOR_EDGE, edge))
        painter.drawLine(part)
        painter.setPen(_pen(colours.window_glass, width * 0.72, style))
        painter.drawLine(part)
    if door.state != "open":
        across = QPointF(-line.dy(), line.dx()) / line.length() * (edge / 2)
        painter.setPen(_pen(DOOR_EDGE, max(2.0, 1 / zoom)))
        painter.drawLine(line.center() - across, line.center() + across)


def _leaf(painter: QPainter, line: QLineF, door: Door, colours: Palette, zoom: float) -> None:
    """A leaf; swung open it stands beside a dotted threshold and a quarter round."""
    width, edge = _widths(zoom)
    colour, leaf = door_colour(door, colours), QLineF(line)
    if door.state == "open":
        leaf.setAngle(line.angle() + 80)
        painter.setPen(_pen(colour, max(2.0, 1.2 / zoom), Qt.PenStyle.DotLine))
        painter.drawLine(line)
        reach = QRectF(line.p1() - QPointF(line.length(), line.length()), line.p1() + QPointF(line.length(), line.length()))
        swing = QPainterPath()
        swing.arcMoveTo(reach, line.angle())
        swing.arcTo(reach, line.angle(), 80)
        faint = QColor(colour)
        faint.setAlphaF(0.45)
        painter.setPen(QPen(faint, max(1.4, 0.8 / zoom)))
        painter.drawPath(swing)
    if door.broken:
        leaf.setLength(leaf.length() * 0.45)
    style = Qt.PenStyle.DashLine if door.state == "secret" else Qt.PenStyle.SolidLine
    painter.setPen(_pen(colours.wall_edge, edge))
    painter.drawLine(leaf)
    painter.setPen(_pen(colour, width, style))
    painter.drawLine(leaf)


def _grate(painter: QPainter, line: QLineF, door: Door, colours: Palette, zoom: float) -> None:
    """Bars in a row under a beam; an open one shows only those at the ends."""
    size = max(5.0, 2.2 / zoom)
    is_open = door.state == "open"
    if not is_open:
        style = Qt.PenStyle.DashLine if door.state == "secret" else Qt.PenStyle.SolidLine
        painter.setPen(_pen(colours.wall_edge, size * 1.1))
        painter.drawLine(line)
        painter.setPen(_pen(door_colour(door, colours), size * 0.5, style))
        painter.drawLine(line)
    painter.setPen(QPen(QColor(colours.wall_edge), max(2.5, 0.8 / zoom)))
    painter.setBrush(QColor(door_colour(door, colours)))
    number = max(2, int(line.length() // (size * 2.5)))
    for i in range(number + 1):
        if is_open and 0 < i < number:
            continue
        painter.drawEllipse(line.pointAt(i / number), size, size)
    painter.setBrush(Qt.BrushStyle.NoBrush)


def _shut_fast(painter: QPainter, middle: QPointF, is_barred: bool, colours: Palette, zoom: float) -> None:
    """A round lock, a square bar."""
    size = max(LOCK, LOCK_PX / zoom)
    painter.setPen(QPen(QColor(INK_BROWN), max(2.0, 0.9 / zoom)))
    painter.setBrush(QColor(colours.active))
    if is_barred:
        painter.drawRect(QRectF(middle.x() - size * 1.1, middle.y() - size * 0.7, size * 2.2, size * 1.4))
    else:
        painter.drawEllipse(middle, size, size)
    painter.setBrush(Qt.BrushStyle.NoBrush)
