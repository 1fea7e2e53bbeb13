"""The players' map as one picture: ground, shade, walls and doors, all that changes only with what is known or where one looks.

    developed = Darkroom().develop(Plate(scene, walls, knowledge, transform, ...))     a pixmap of `size` device pixels

The ground is kept from one picture to the next while nobody looks elsewhere.  Not here: tokens and everything above them
(`display`); how dark a square is (`shroud`).
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from math import ceil, floor

import numpy as np
from PySide6.QtCore import QLineF, QPoint, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QBrush, QColor, QImage, QPainter, QPainterPath, QPen, QPixmap, QTransform

from battlemap.model import Scene
from battlemap.model.fog import runs_of
from battlemap.ui.canvas.ground import SMALLEST_GRID_PX, paint_door, paint_ground
from battlemap.ui.canvas.tiles import Backdrop, TiledPicture
from battlemap.ui.canvas.units import SQUARE, corner, rect_of
from battlemap.ui.inks import BLACK, NOTHING
from battlemap.ui.player.shown import Knowledge, Line
from battlemap.ui.player.shroud import Shade, greyness, lines_shown, scale_for, shroud
from battlemap.ui.theme import Palette

PATTERNED_FROM_PX = 9.0
ON_PICTURE = 0.28
WALL_UNITS, WALL_PX = 5.0, 3.0
STYLES = {"solid": Qt.PenStyle.SolidLine, "dashed": Qt.PenStyle.DashLine, "dotted": Qt.PenStyle.DotLine}
PREMULTIPLIED = QImage.Format.Format_ARGB32_Premultiplied
SMOOTH = QPainter.RenderHint.SmoothPixmapTransform


@dataclass(frozen=True, slots=True, eq=False)
class Plate:
    """All a picture depends on.  `transform`: scene units to device pixels, straight or by quarter turns.  The walls are lines
    by their look (`shown.lines_of`).  `unknown`: what is drawn where nothing is known; `grid_px`: how wide its lines are."""

    scene: Scene
    walls: Mapping[str, Sequence[Line]]
    knowledge: Knowledge
    transform: QTransform
    size: QSize
    picture: Backdrop | None
    colours: Palette
    grid: bool
    unknown: str = BLACK
    grid_px: int = 1

    @property
    def zoom(self) -> float:
        """Device pixels to a scene unit."""
        return abs(self.transform.determinant()) ** 0.5

    @property
    def area(self) -> QRectF:
        """What lies in the picture, in scene units."""
        return self.transform.inverted()[0].mapRect(QRectF(QPointF(), self.size.toSizeF()))

    @property
    def squares(self) -> tuple[int, int, int, int]:
        """Left, top, right, bottom of the squares in sight, and one more all round; right and bottom are behind the last."""
        area, scene = self.area, self.scene
        left, top = floor(area.left() / SQUARE) - 1, floor(area.top() / SQUARE) - 1
        right, bottom = ceil(area.right() / SQUARE) + 1, ceil(area.bottom() / SQUARE) + 1
        found = max(0, left), max(0, top), min(scene.width, right), min(scene.height, bottom)
        return found if found[0] < found[2] and found[1] < found[3] else (0, 0, 1, 1)


class Darkroom:
    """Makes the pictures of one display."""

    def __init__(self) -> None:
        self._ground: QImage | None = None
        self._ground_of: tuple[object, ...] = ()

    def develop(self, plate: Plate) -> QPixmap:
        """The picture of a plate; beyond the map it is as where nothing is known."""
        left, top, right, bottom = plate.squares
        part = plate.knowledge.part(left, top, right, bottom)
        scale = scale_for(SQUARE * plate.zoom)
        place = rect_of((left, top)).united(rect_of((right - 1, bottom - 1)))
        image = self._bare(plate).copy()
        painter = _painter(image, plate)
        _letters(painter, plate, (left, top, right, bottom))
        if plate.grid and SQUARE * plate.zoom >= SMALLEST_GRID_PX:
            _grid(painter, plate, place)
        painter.end()
        if part.dark.any():
            _fade_colours(image, plate, greyness(part, scale), place)
        painter = _painter(image, plate)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
        unknown = QColor(plate.unknown)
        for y, a, b in runs_of(~part.known):
            painter.fillRect(QRectF((left + a) * SQUARE, (top + y) * SQUARE, (b - a) * SQUARE, SQUARE), unknown)
        beyond = QPainterPath()
        beyond.addRect(plate.area)
        beyond.addRect(QRectF(0, 0, plate.scene.width * SQUARE, plate.scene.height * SQUARE))
        painter.fillPath(beyond, unknown)
        painter.setRenderHint(SMOOTH)
        painter.drawImage(place, _coloured(_alpha(shroud(part, scale)), unknown))
        painter.end()
        self._add_lines(image, plate, lines_shown(part, scale), place)
        return QPixmap.fromImage(image)

    def _bare(self, plate: Plate) -> QImage:
        """Picture or floor, without anything that was found out."""
        scene, picture = plate.scene, plate.picture
        key = (
            plate.transform, plate.size, plate.colours.name, scene.width, scene.height, scene.picture,
            picture.cacheKey() if picture is not None else 0,
        )  # fmt: skip
        if self._ground is None or key != self._ground_of:
            self._ground = QImage(plate.size, PREMULTIPLIED)
            self._ground.fill(QColor(plate.colours.unseen))
            painter = _painter(self._ground, plate)
            painter.setRenderHint(SMOOTH)
            _floor(painter, plate)
            painter.end()
            self._ground_of = key
        return self._ground

    def _add_lines(self, image: QImage, plate: Plate, shown: Shade, place: QRectF) -> None:
        """Walls and doors over the shade, as strongly as they are known."""
        lines = QImage(plate.size, PREMULTIPLIED)
        lines.fill(Qt.GlobalColor.transparent)
        painter = _painter(lines, plate)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        _walls(painter, plate)
        for door in plate.scene.doors:
            paint_door(painter, door, plate.colours)
        painter.setRenderHint(SMOOTH)
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_DestinationIn)
        painter.drawImage(place, _alpha(shown))
        painter.end()
        painter = QPainter(image)
        painter.drawImage(0, 0, lines)
        painter.end()


def _painter(image: QImage, plate: Plate) -> QPainter:
    painter = QPainter(image)
    painter.setTransform(plate.transform)
    return painter


def _alpha(shade: Shade) -> QImage:
    """Black, as opaque as the shade says."""
    height, width = shade.shape
    data = shade.tobytes()  # must live as long as the image that looks at it
    return QImage(data, width, height, width, QImage.Format.Format_Alpha8).convertToFormat(PREMULTIPLIED)


def _coloured(shade: QImage, colour: QColor) -> QImage:
    """A black shade in another colour."""
    if colour.rgb() != QColor(BLACK).rgb():
        painter = QPainter(shade)
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceIn)
        painter.fillRect(shade.rect(), colour)
        painter.end()
    return shade


def _fade_colours(image: QImage, plate: Plate, grey: Shade, place: QRectF) -> None:
    """Take the colours away where only darkvision sees."""
    pale = image.convertToFormat(QImage.Format.Format_Grayscale8).convertToFormat(PREMULTIPLIED)
    mask = QImage(plate.size, PREMULTIPLIED)
    mask.fill(Qt.GlobalColor.transparent)
    painter = _painter(mask, plate)
    painter.setRenderHint(SMOOTH)
    painter.drawImage(place, _alpha(grey))
    painter.resetTransform()
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceIn)
    painter.drawImage(0, 0, pale)
    painter.end()
    painter = QPainter(image)
    painter.drawImage(0, 0, mask)
    painter.end()


def _floor(painter: QPainter, plate: Plate) -> None:
    scene, picture = plate.scene, plate.picture
    whole = QRectF(0, 0, scene.width * SQUARE, scene.height * SQUARE)
    if picture is None or scene.picture is None:
        painter.fillRect(whole, _tile(Scene(rows=("..", "..")), plate, True))
        return
    placed = scene.picture
    unit = SQUARE / placed.px_per_square
    target = QRectF(placed.left * SQUARE, placed.top * SQUARE, placed.width_px * unit, placed.height_px * unit)
    painter.fillRect(whole, QColor(plate.colours.floor))
    painter.setClipRect(whole)
    on_screen = plate.transform.mapRect(target).size()
    if isinstance(picture, TiledPicture):
        picture.paint(painter, target, plate.area, QColor(plate.colours.floor))
    elif picture.width() > 1.5 * max(on_screen.width(), 1) and abs(plate.transform.m12()) < 1e-9:
        size = on_screen.toSize()
        shrunk = picture.scaled(size, Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation)
        painter.drawPixmap(target, shrunk, QRectF(shrunk.rect()))
    else:
        painter.drawPixmap(target, picture, QRectF(picture.rect()))
    painter.setClipping(False)


def _tile(scene: Scene, plate: Plate, floor_too: bool) -> QBrush:
    """A brush that repeats a scrap of map all over the map's squares."""
    zoom = max(plate.zoom, 0.05)
    width, height = max(1, round(scene.width * SQUARE * zoom)), max(1, round(scene.height * SQUARE * zoom))
    tile = QPixmap(width, height)
    tile.fill(Qt.GlobalColor.transparent)
    colours = plate.colours if floor_too else replace(plate.colours, canvas=NOTHING, floor=NOTHING)
    painter = QPainter(tile)
    painter.scale(width / (scene.width * SQUARE), height / (scene.height * SQUARE))
    paint_ground(painter, scene, None, colours, QRectF(0, 0, scene.width * SQUARE, scene.height * SQUARE), zoom, False)
    painter.end()
    brush = QBrush(tile)
    brush.setTransform(QTransform.fromScale(scene.width * SQUARE / width, scene.height * SQUARE / height))
    return brush


def _letters(painter: QPainter, plate: Plate, squares: tuple[int, int, int, int]) -> None:
    """Kinds of ground by runs of squares."""
    left, top, right, bottom = squares
    rows = plate.scene.rows[top:bottom]
    kinds = set("".join(rows)) - {"."}
    if not kinds:
        return
    letters = np.array([list(row[left:right]) for row in rows])
    flat = SQUARE * plate.zoom < PATTERNED_FROM_PX
    painter.setOpacity(ON_PICTURE if plate.picture is not None else 1.0)
    painter.setRenderHint(SMOOTH)
    for kind in sorted(kinds):
        brush = _tile(Scene(rows=(kind,)), plate, False)
        if flat:
            brush = QBrush(_mean(brush.textureImage()))
        for y, a, b in runs_of(letters == kind):
            painter.fillRect(QRectF((left + a) * SQUARE, (top + y) * SQUARE, (b - a) * SQUARE, SQUARE), brush)
    painter.setOpacity(1.0)


def _mean(image: QImage) -> QColor:
    return image.scaled(1, 1, mode=Qt.TransformationMode.SmoothTransformation).pixelColor(0, 0)


def _grid(painter: QPainter, plate: Plate, place: QRectF) -> None:
    colour = QColor(plate.colours.grid if plate.picture is not None else plate.colours.grid_empty)
    left, top, right, bottom = place.left(), place.top(), place.right(), place.bottom()
    lines = [QLineF(left + i * SQUARE, top, left + i * SQUARE, bottom) for i in range(round(place.width() / SQUARE) + 1)]
    lines += [QLineF(left, top + j * SQUARE, right, top + j * SQUARE) for j in range(round(place.height() / SQUARE) + 1)]
    painter.save()
    painter.resetTransform()
    before, behind = plate.grid_px // 2, (plate.grid_px - 1) // 2
    for line in lines:  # as thin rectangles: Qt draws many translucent lines ten times as slowly
        drawn = plate.transform.map(line).toLine()
        thin = QRect(drawn.p1(), drawn.p2()).normalized().adjusted(-before, -before, behind, behind)
        painter.fillRect(thin.intersected(QRect(QPoint(), plate.size)), colour)
    painter.restore()


def _walls(painter: QPainter, plate: Plate) -> None:
    """Full walls solid; what can be seen through or over dashed, what only blocks sight dotted."""
    width = max(WALL_UNITS, WALL_PX / plate.zoom)
    area = plate.area.adjusted(-SQUARE, -SQUARE, SQUARE, SQUARE)
    for look, lines in plate.walls.items():
        drawn = [QLineF(corner((ax, ay)), corner((bx, by))) for ax, ay, bx, by in lines]
        drawn = [line for line in drawn if _box(line).intersects(area)]
        painter.setPen(QPen(QColor(plate.colours.wall_edge), width + 4, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        painter.drawLines(drawn)
        painter.setPen(QPen(QColor(plate.colours.wall), width, STYLES[look], Qt.PenCapStyle.RoundCap))
        painter.drawLines(drawn)


def _box(line: QLineF) -> QRectF:
    return QRectF(line.p1(), line.p2()).normalized().adjusted(-9, -9, 9, 9)
