"""Everything under the tokens, painted: floor or picture, ground patterns, grid, areas, walls, doors."""

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath, QPen, QPixmap, QPolygonF

from battlemap.model import Scene
from battlemap.ui.canvas.area_look import paint_areas
from battlemap.ui.canvas.door_look import paint_door as paint_door
from battlemap.ui.canvas.units import SQUARE, rect_of
from battlemap.ui.canvas.wall_look import paint_walls
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
    if scene.areas:
        paint_areas(painter, scene.areas, colours, zoom, shown)
    paint_walls(painter, scene.walls, colours, zoom, area)
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
        painter.fillRect(square, faded(colours.difficult, 0.2))
        ink = QColor(colours.difficult).lighter(135) if QColor(colours.floor).lightness() < 110 else QColor(colours.difficult)
        painter.setPen(QPen(faded(ink.name()), 3))
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
        heavy = letter == '"'
        painter.fillRect(square, faded(colours.text_dim, 0.5 if heavy else 0.16))
        painter.setPen(QPen(faded(colours.text, 0.55 if heavy else 0.4), 2.5 if heavy else 1.8))
        for dx, dy in ((0.12, 0.3), (0.42, 0.56), (0.16, 0.84)) if heavy else ((0.2, 0.4), (0.4, 0.76)):
            painter.drawPath(_wisp(square.topLeft() + QPointF(dx * SQUARE, dy * SQUARE)))


def _wisp(start: QPointF) -> QPainterPath:
    """A curl of mist."""
    found = QPainterPath(start)
    found.cubicTo(start + QPointF(8, -10), start + QPointF(16, 8), start + QPointF(26, -2))
    found.quadTo(start + QPointF(30, -8), start + QPointF(24, -9))
    return found


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
