"""A fight's map, small: as the table shows it, with a mark for every creature.  Painted on an image, so in whatever thread."""

from collections.abc import Iterable
from dataclasses import dataclass
from threading import Event

from msgspec.structs import replace
from PySide6.QtCore import QByteArray, QDataStream, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPen, QPixmap, QPolygonF

from battlemap.model import Encounter, Scene, Token
from battlemap.rules.space import cell_of, footprint
from battlemap.ui.background import Unreadable, pyramid_of, reader_on
from battlemap.ui.canvas.ground import paint_ground
from battlemap.ui.canvas.tiles import image_of_size
from battlemap.ui.canvas.units import SQUARE, rect_of
from battlemap.ui.inks import WHITE
from battlemap.ui.theme import KNOWN_SIDES, Palette, side_style

SIZE = QSize(560, 320)
"""Device pixels: twice what a card shows, for screens with finer ones."""
LEAST_MARK_PX = 11.0
LARGE_PX = 24_000_000


@dataclass(frozen=True, slots=True)
class Sheet:
    """How large the image is in device pixels, and whether the squares' lines are drawn."""

    size: QSize = SIZE
    grid: bool = False


CARD = Sheet()


def thumbnail(state: Encounter, picture: bytes | None, colours: Palette, sheet: Sheet = CARD) -> QImage:
    """The whole map in the middle; around it the colour of the empty table."""
    size = sheet.size
    scene = replace(state.scene, areas=(), notes=())
    whole = QRectF(0, 0, scene.width * SQUARE, scene.height * SQUARE)
    zoom = min(size.width() / whole.width(), size.height() / whole.height())
    image = QImage(size, QImage.Format.Format_RGB32)
    image.fill(QColor(colours.canvas))
    painter = QPainter(image)
    painter.translate((size.width() - whole.width() * zoom) / 2, (size.height() - whole.height() * zoom) / 2)
    painter.scale(zoom, zoom)
    painter.setClipRect(whole)
    paint_ground(painter, scene, _small(scene, picture, zoom), colours, whole, zoom, grid=sheet.grid)
    _paint_marks(painter, state.tokens.values(), colours, zoom)
    painter.end()
    return image


def _small(scene: Scene, picture: bytes | None, zoom: float) -> QPixmap | None:
    """The map's picture, decoded no larger than it is shown; None where there is none or it is damaged."""
    if picture is None or scene.picture is None:
        return None
    placed = scene.picture
    scale = min(1.0, SQUARE / placed.px_per_square * zoom)
    wanted = QSize(max(1, round(placed.width_px * scale)), max(1, round(placed.height_px * scale)))
    large = placed.width_px * placed.height_px > LARGE_PX
    image = _from_rows(picture, wanted) if large else _decoded(picture, wanted)
    return None if image.isNull() else QPixmap.fromImage(image)


def _decoded(picture: bytes, wanted: QSize) -> QImage:
    stream = QDataStream(QByteArray(picture))
    reader = reader_on(stream)
    if reader.size().isValid():
        reader.setScaledSize(reader.size().scaled(wanted, Qt.AspectRatioMode.IgnoreAspectRatio))
    return reader.read()


def _from_rows(picture: bytes, wanted: QSize) -> QImage:
    """A very large one a few rows at a time: whole it would take a gigabyte."""
    try:
        pyramid = pyramid_of(picture, lambda _grown: None, Event())
    except Unreadable:
        return QImage()
    return image_of_size(pyramid, wanted.width(), wanted.height()).copy()


def _paint_marks(painter: QPainter, tokens: Iterable[Token], colours: Palette, zoom: float) -> None:
    """The party round, foes with corners, everybody else square; the dead pale."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for token in sorted(tokens, key=lambda token: not token.dead):
        place = rect_of(cell_of(token), footprint(token))
        side = max(place.width() * 0.8, LEAST_MARK_PX / zoom)
        box = QRectF(0, 0, side, side)
        box.moveCenter(place.center())
        painter.setOpacity(0.4 if token.dead else 1.0)
        painter.setPen(QPen(QColor(WHITE), max(side * 0.16, 1.6 / zoom), Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap))
        painter.setBrush(QColor(side_style(token.side, token.colour)[0]))
        match KNOWN_SIDES.get(token.side):
            case 0:
                painter.drawEllipse(box)
            case 1:
                painter.drawPolygon(_diamond(box))
            case _:
                painter.drawRect(box.adjusted(side * 0.1, side * 0.1, -side * 0.1, -side * 0.1))
    painter.setOpacity(1.0)


def _diamond(box: QRectF) -> QPolygonF:
    middle, half = box.center(), box.width() * 0.58
    return QPolygonF([
        middle + QPointF(0, -half), middle + QPointF(half, 0), middle + QPointF(0, half), middle + QPointF(-half, 0),
    ])  # fmt: skip
