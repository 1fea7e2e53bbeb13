"""Everything under the tokens, painted: floor or picture, ground patterns, grid, areas, walls, doors."""

from math import floor

from PySide6.QtCore import QLineF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap, QTransform

from battlemap.model import Scene
from battlemap.ui.canvas.area_look import paint_areas
from battlemap.ui.canvas.door_look import paint_door as paint_door
from battlemap.ui.canvas.door_look import reach_of_door
from battlemap.ui.canvas.terrain_look import paint_terrain
from battlemap.ui.canvas.tiles import Backdrop, paint_picture
from battlemap.ui.canvas.units import SQUARE
from battlemap.ui.canvas.wall_look import paint_walls
from battlemap.ui.theme import Palette

SMALLEST_GRID_PX = 5.0
WHOLE = 1e-6
"""What a whole number may have lost on its way."""


def paint_ground(
    painter: QPainter, scene: Scene, picture: Backdrop | None, colours: Palette, area: QRectF, zoom: float, grid: bool = True,
    grid_width: float = 0.0,
) -> None:  # fmt: skip
    """Paint the part of the map that lies in `area` (scene units).  The grid's lines are `grid_width` scene units wide, at 0 one
    pixel: that is too thin on paper."""
    paint_floor(painter, scene, picture, colours, area)
    paint_marks(painter, scene, picture is not None, colours, area, zoom, grid, grid_width)


def paint_floor(
    painter: QPainter, scene: Scene, picture: Backdrop | None, colours: Palette, area: QRectF, is_smooth: bool = True
) -> bool:
    """The lowest: the picture, as far as it is there, or the bare floor.  Not smooth is quicker.  Whether all was there."""
    shown = area.intersected(_whole(scene))
    painter.fillRect(area, QColor(colours.canvas))
    if picture is not None and scene.picture is not None:
        placed = scene.picture
        scale = SQUARE / placed.px_per_square
        target = QRectF(placed.left * SQUARE, placed.top * SQUARE, placed.width_px * scale, placed.height_px * scale)
        return paint_picture(painter, picture, target, shown, QColor(colours.floor), is_smooth)
    painter.fillRect(shown, QColor(colours.floor))
    return True


def paint_marks(
    painter: QPainter, scene: Scene, on_picture: bool, colours: Palette, area: QRectF, zoom: float, grid: bool = True,
    grid_width: float = 0.0,
) -> None:  # fmt: skip
    """All that is drawn on the floor."""
    shown = area.intersected(_whole(scene))
    paint_terrain(painter, scene, colours, shown, zoom, on_picture)
    if grid and SQUARE * zoom >= SMALLEST_GRID_PX:
        colour = QColor(colours.grid if on_picture else colours.grid_empty)
        _paint_grid(painter, QPen(colour, grid_width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap), shown)
    if scene.areas:
        paint_areas(painter, scene.areas, colours, zoom, shown)
    paint_walls(painter, scene.walls, colours, zoom, area)
    for door in scene.doors:
        if reach_of_door(door).intersects(area):
            paint_door(painter, door, colours)


def _whole(scene: Scene) -> QRectF:
    return QRectF(0, 0, scene.width * SQUARE, scene.height * SQUARE)


def _paint_grid(painter: QPainter, pen: QPen, shown: QRectF) -> None:
    columns = range(int(shown.left() // SQUARE), int(shown.right() // SQUARE) + 1)
    rows = range(int(shown.top() // SQUARE), int(shown.bottom() // SQUARE) + 1)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
    if pen.widthF() == 0 and isinstance(painter.device(), QPixmap) and _is_upright(painter.transform()):
        _fill_grid(painter, pen.color(), shown, columns, rows)
    else:
        painter.setPen(pen)
        lines = [QLineF(i * SQUARE, shown.top(), i * SQUARE, shown.bottom()) for i in columns]
        painter.drawLines(lines + [QLineF(shown.left(), j * SQUARE, shown.right(), j * SQUARE) for j in rows])
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)


def _fill_grid(painter: QPainter, colour: QColor, shown: QRectF, columns: range, rows: range) -> None:
    """Lines of a pixel, as filled rectangles of the pixmap's: a clear pen is slow."""
    transform = painter.transform()
    area = transform.mapRect(shown).toAlignedRect()
    painter.save()
    painter.resetTransform()
    for i in columns:
        painter.fillRect(floor(transform.m11() * i * SQUARE + transform.dx() + WHOLE), area.top(), 1, area.height(), colour)
    for j in rows:
        painter.fillRect(area.left(), floor(transform.m22() * j * SQUARE + transform.dy() + WHOLE), area.width(), 1, colour)
    painter.restore()


def _is_upright(transform: QTransform) -> bool:
    return transform.m12() == transform.m21() == 0 and transform.isAffine()
