"""Everything under the tokens, painted: floor or picture, ground patterns, grid, walls, doors."""

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath, QPen, QPixmap, QPolygonF

from battlemap.model import Door, Scene
from battlemap.ui.canvas.units import SQUARE, corner, rect_of
from battlemap.ui.theme import Palette

SMALLEST_GRID_PX = 5.0


def paint_ground(
    painter: QPainter, scene: Scene, picture: QPixmap | None, colours: Palette, area: QRectF, zoom: float, grid: bool = True
) -> None:
    """Paint the part of the map that lies in `area` (scene units)."""
    whole = QRectF(0, 0, scene.width * SQUARE, scene.height * SQUARE)
    shown = area.intersected(whole)
    painter.fillRect(area, QColor(colours.canvas))
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    if picture is not None and scene.picture is not None:
        placed = scene.picture
        scale = SQUARE / placed.px_per_square
        target = QRectF(placed.left * SQUARE, placed.top * SQUARE, placed.width_px * scale, placed.height_px * scale)
        part = target.intersected(area)
        across, down = picture.width() / target.width(), picture.height() / target.height()
        source = QRectF(
            (part.x() - target.x()) * across, (part.y() - target.y()) * down, part.width() * across, part.height() * down
        )
        painter.drawPixmap(part, picture, source)
    else:
        painter.fillRect(shown, QColor(colours.floor))
    _paint_letters(painter, scene, colours, shown, picture is not None)
    if grid and SQUARE * zoom >= SMALLEST_GRID_PX:
        _paint_grid(painter, QColor(colours.grid if picture is not None else colours.grid_empty), shown, zoom)
    _paint_walls(painter, scene, colours, zoom)
    for door in scene.doors:
        paint_door(painter, door, colours)


def _paint_letters(painter: QPainter, scene: Scene, colours: Palette, shown: QRectF, on_picture: bool) -> None:
    left, right = int(shown.left() // SQUARE), min(scene.width, int(shown.right() // SQUARE) + 1)
    top, bottom = int(shown.top() // SQUARE), min(scene.height, int(shown.bottom() // SQUARE) + 1)
    strength = 0.28 if on_picture else 1.0
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for y in range(max(0, top), bottom):
        row = scene.rows[y]
        for x in range(max(0, left), right):
            letter = row[x]
            if letter != ".":
                _paint_letter(painter, letter, rect_of((x, y)), colours, strength)
            elif not on_picture and (x + y) % 2:
                painter.fillRect(rect_of((x, y)), QColor(colours.floor_alt))


def _paint_letter(painter: QPainter, letter: str, square: QRectF, colours: Palette, strength: float) -> None:
    """Each kind of ground has its own pattern, so that colour alone never says it."""

    def faded(name: str, share: float = 1.0) -> QColor:
        colour = QColor(name)
        colour.setAlphaF(min(1.0, share * strength))
        return colour

    if letter == "#":
        painter.fillRect(square, faded(colours.solid))
        if strength >= 1:
            painter.fillRect(square, QBrush(faded(colours.line, 0.7), Qt.BrushStyle.BDiagPattern))
    elif letter == "~":
        painter.setPen(QPen(faded(colours.difficult), 3))
        for dx, dy in ((0.28, 0.35), (0.68, 0.3), (0.5, 0.62), (0.24, 0.78), (0.76, 0.78)):
            p = square.topLeft() + QPointF(dx * SQUARE, dy * SQUARE)
            painter.drawPolyline(QPolygonF([p + QPointF(-6, 4), p + QPointF(0, -5), p + QPointF(6, 4)]))
    elif letter == "_":
        painter.fillRect(square, faded(colours.water, 0.85))
        painter.setPen(QPen(faded("#9fd3f0", 0.9), 2))
        for dy in (0.3, 0.6, 0.85):
            y = square.top() + dy * SQUARE
            wave = QPainterPath(QPointF(square.left() + 8, y))
            wave.quadTo(QPointF(square.left() + 20, y - 8), QPointF(square.center().x(), y))
            wave.quadTo(QPointF(square.right() - 20, y + 8), QPointF(square.right() - 8, y))
            painter.drawPath(wave)
    elif letter == ":":
        painter.fillRect(square, faded(colours.pit, 0.8))
        painter.fillRect(square, QBrush(faded(colours.text_dim, 0.6), Qt.BrushStyle.VerPattern))
    elif letter == "o":
        painter.setPen(QPen(faded(colours.wall_edge), 2))
        painter.setBrush(faded(colours.low))
        painter.drawRoundedRect(square.adjusted(12, 16, -12, -16), 8, 8)
        painter.setBrush(Qt.BrushStyle.NoBrush)
    elif letter in ("'", '"'):
        pattern = Qt.BrushStyle.Dense6Pattern if letter == "'" else Qt.BrushStyle.Dense4Pattern
        painter.fillRect(square, QBrush(faded(colours.text_dim, 0.9), pattern))


def _paint_grid(painter: QPainter, colour: QColor, shown: QRectF, zoom: float) -> None:
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
    painter.setPen(QPen(colour, 0))
    lines = []
    for i in range(int(shown.left() // SQUARE), int(shown.right() // SQUARE) + 1):
        lines.append(QLineF(i * SQUARE, shown.top(), i * SQUARE, shown.bottom()))
    for j in range(int(shown.top() // SQUARE), int(shown.bottom() // SQUARE) + 1):
        lines.append(QLineF(shown.left(), j * SQUARE, shown.right(), j * SQUARE))
    painter.drawLines(lines)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)


def _paint_walls(painter: QPainter, scene: Scene, colours: Palette, zoom: float) -> None:
    """Full walls solid; what only blocks sight dotted, what can be seen over or through dashed; one-way walls with ticks."""
    width = max(4.0, 2.0 / zoom)
    for wall in scene.walls:
        line = QPolygonF([corner(point) for point in wall.points])
        style = Qt.PenStyle.SolidLine
        if not wall.move:
            style = Qt.PenStyle.DotLine
        elif wall.cover != "total" or not wall.sight:
            style = Qt.PenStyle.DashLine
        if wall.move:
            painter.setPen(QPen(QColor(colours.wall_edge), width + 4, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
            painter.drawPolyline(line)
        painter.setPen(QPen(QColor(colours.wall), width if wall.move else width / 2, style, Qt.PenCapStyle.RoundCap))
        painter.drawPolyline(line)
        if wall.one_way:
            _paint_ticks(painter, wall.points, wall.one_way)


def _paint_ticks(painter: QPainter, points: tuple[tuple[float, float], ...], hand: str) -> None:
    """Small teeth on the side a one-way wall stops."""
    for a, b in zip(points, points[1:], strict=False):
        line = QLineF(corner(a), corner(b))
        normal = line.unitVector().normalVector()
        sign = 1 if hand == "left" else -1
        for t in (0.25, 0.5, 0.75):
            start = line.pointAt(t)
            painter.drawLine(QLineF(start, start + QPointF(normal.dx(), normal.dy()) * 12 * sign))


def paint_door(painter: QPainter, door: Door, colours: Palette, as_wall: bool = False) -> None:
    """A door by kind and state: a leaf that is shut or swung open, a lock, bars, glass; a secret one is dashed for the GM."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for a, b in zip(door.points, door.points[1:], strict=False):
        line = QLineF(corner(a), corner(b))
        if line.length() <= 0:
            continue
        if door.kind == "window":
            _bar(painter, line, colours.window_glass, 6, door.state == "open")
        elif door.kind == "portcullis":
            _portcullis(painter, line, colours, door.state == "open")
        else:
            _leaf(painter, line, door, colours)


def _bar(painter: QPainter, line: QLineF, colour: str, width: float, is_open: bool) -> None:
    style = Qt.PenStyle.DotLine if is_open else Qt.PenStyle.SolidLine
    painter.setPen(QPen(QColor("#101820"), width + 4, style))
    painter.drawLine(line)
    painter.setPen(QPen(QColor(colour), width, style))
    painter.drawLine(line)


def _leaf(painter: QPainter, line: QLineF, door: Door, colours: Palette) -> None:
    is_open = door.state == "open"
    leaf = QLineF(line)
    if is_open:
        leaf.setAngle(line.angle() + 80)
        painter.setPen(QPen(QColor(colours.door), 2, Qt.PenStyle.DotLine))
        painter.drawLine(line)
    style = Qt.PenStyle.DashLine if door.state == "secret" else Qt.PenStyle.SolidLine
    painter.setPen(QPen(QColor(colours.wall_edge), 14, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap))
    painter.drawLine(leaf)
    painter.setPen(QPen(QColor(colours.door), 9, style, Qt.PenCapStyle.FlatCap))
    painter.drawLine(leaf)
    if door.state in ("locked", "barred"):
        middle = leaf.center()
        painter.setPen(QPen(QColor(colours.wall_edge), 2))
        painter.setBrush(QColor(colours.active))
        if door.state == "locked":
            painter.drawEllipse(middle, 7, 7)
        else:
            painter.drawRect(QRectF(middle.x() - 8, middle.y() - 5, 16, 10))
        painter.setBrush(Qt.BrushStyle.NoBrush)


def _portcullis(painter: QPainter, line: QLineF, colours: Palette, is_open: bool) -> None:
    painter.setPen(QPen(QColor(colours.wall_edge), 4))
    painter.setBrush(QColor(colours.door))
    number = max(2, int(line.length() // 12))
    for i in range(number + 1):
        if is_open and 0 < i < number:
            continue
        painter.drawEllipse(line.pointAt(i / number), 5, 5)
    painter.setBrush(Qt.BrushStyle.NoBrush)
