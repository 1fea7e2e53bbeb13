"""A token on the canvas: an item that blits its face; selection, the active one's pulse and the drag's ghost around it."""

from collections.abc import Callable

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap, QTransform
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from battlemap.model import Token
from battlemap.rules.space import footprint
from battlemap.rules.standing import state_of
from battlemap.ui.canvas.token_face import NAME_HEIGHT, NAME_OVERHANG, Look, face_of, overhang_px
from battlemap.ui.canvas.units import SQUARE
from battlemap.ui.inks import BLACK, WHITE
from battlemap.ui.theme import palette

LARGEST_FACE_PX = 2048
PULSES = 12
"""Steps of a breath: each is drawn once."""
Pictures = Callable[[str], QPixmap | None]


def look_of(token: Token, square_dm: int) -> Look:
    """What the game master sees of a token."""
    return Look(
        name=token.name, side=token.side, colour=token.colour, n=footprint(token), tiny=token.creature.size == "tiny",
        hp=token.hp, max_hp=token.creature.max_hp, temp_hp=token.temp_hp, state=state_of(token), conditions=token.conditions,
        hidden=token.hidden or token.has("hiding"), picture=token.creature.picture, height_squares=max(0, token.z) // square_dm,
        character=token.creature.character, facing=token.facing, note=bool(token.note),
    )  # fmt: skip


class TokenItem(QGraphicsItem):
    """Stands at its square; `ghost` draws it half through, where a drag would end."""

    def __init__(self, token_id: str, pictures: Pictures, hasty: Callable[[], bool] = lambda: False) -> None:
        super().__init__()
        self.token_id = token_id
        self._pictures, self._hasty = pictures, hasty
        self._last: tuple[tuple[str, int], QPixmap, int, int] | None = None
        self.units = SQUARE
        """Of the scene, a side."""
        self._bounds = self._bounds_of(SQUARE)
        self._look: Look | None = None
        self._selected = False
        self._active = False
        self._offered = False
        self._pulse = 0.0
        self.setZValue(10)

    @property
    def look(self) -> Look:
        assert self._look is not None
        return self._look

    def show_look(self, look: Look, at: tuple[int, int], spot: tuple[int, int]) -> None:
        """Look and place; nothing is repainted when neither changed."""
        if look is not self._look and look != self._look:
            self.prepareGeometryChange()
            self._look, self._last = look, None
            self.units = self.side()
            self._bounds = self._bounds_of(self.units)
            self.setZValue(5 if look.state == "dead" else 10 + (4 - look.n))
            self.update()
        half = SQUARE / 2
        self.setPos(at[0] * SQUARE + spot[0] * half, at[1] * SQUARE + spot[1] * half)

    def mark(self, selected: bool, active: bool) -> None:
        if (selected, active) != (self._selected, self._active):
            self._selected, self._active = selected, active
            self.update()

    def offer(self, offered: bool) -> None:
        """Something dragged over it would be for it."""
        if offered != self._offered:
            self._offered = offered
            self.update()

    def pulse(self, phase: float) -> None:
        """The acting token breathes; `phase` 0 to 1."""
        phase = round(phase * PULSES) / PULSES
        if self._active and phase != self._pulse:
            self._pulse = phase
            self.update()

    def side(self) -> float:
        """Scene units a side."""
        look = self.look
        return SQUARE / 2 if look.tiny else look.n * SQUARE

    def boundingRect(self) -> QRectF:
        return self._bounds

    def _bounds_of(self, side: float) -> QRectF:
        over = max(8.0, NAME_OVERHANG * SQUARE + 2)
        return QRectF(-over, -8, side + 2 * over, side + NAME_HEIGHT * SQUARE + 16)

    def shape_contains(self, x: float, y: float) -> bool:
        """Is a scene point on the disc's square?"""
        side = self.side()
        return 0 <= x - self.x() < side and 0 <= y - self.y() < side

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        transform, device = painter.worldTransform(), painter.device()
        ratio = device.devicePixelRatio() if device is not None else 1.0
        wanted_px = self.side_px(transform.m11() * ratio)
        face, side_px, over = self._face(wanted_px)
        if self._active or self._selected:
            self._paint_under(painter)
        if side_px == wanted_px and transform.m12() == 0:
            # Pixel by pixel, to the nearest whole one: quicker than a stretch by a hundredth, and sharper.
            left, top = round(transform.dx() * ratio) - over, round(transform.dy() * ratio)
            painter.setWorldTransform(QTransform(1 / ratio, 0, 0, 1 / ratio, left / ratio, top / ratio))
            painter.drawPixmap(0, 0, face)
            painter.setWorldTransform(transform)
        else:
            unit = self.side() / side_px
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, not self._hasty())
            painter.drawPixmap(
                QRectF(-over * unit, 0, face.width() * unit, face.height() * unit), face, QRectF(face.rect())
            )
        if self._offered:
            self._paint_offer(painter, self._disc(), QColor(palette().accent))

    def _paint_under(self, painter: QPainter) -> None:
        side, colours = self.side(), palette()
        if self._active:
            self._paint_glow(painter, self._disc(), QColor(colours.active))
        if self._selected:
            self._paint_brackets(painter, QRectF(0, -1, side, side), QColor(colours.selected))

    def _disc(self) -> QRectF:
        return QRectF(0, 0, self.side(), self.side()).adjusted(4, 1, -4, -7)

    def side_px(self, scale: float) -> int:
        return max(8, min(LARGEST_FACE_PX, round(self.units * scale)))

    def _seen(self, colours: str) -> tuple[str, int]:
        """What its face shows beside its look: the palette, and whether its picture is there."""
        if not self.look.picture:
            return colours, 0
        picture = self._pictures(self.look.picture)
        return colours, picture.cacheKey() if picture is not None else 0

    def _face(self, side_px: int) -> tuple[QPixmap, int, int]:
        """The face, how many pixels of it a side has and how far it reaches out; in haste the one that was seen last."""
        seen = self._seen(palette().name)
        if self._last is None or not (self._last[0] == seen and (self._last[2] == side_px or self._hasty())):
            face = face_of(self.look, side_px, palette(), self._pictures(self.look.picture))
            self._last = (seen, face, side_px, overhang_px(self.look, side_px))
        return self._last[1:]

    def prepare(self, scale: float) -> None:
        """Draw the face for so many pixels to a scene unit; it is kept, and painted when it is wanted."""
        face_of(self.look, self.side_px(scale), palette(), self._pictures(self.look.picture))

    def _paint_brackets(self, painter: QPainter, box: QRectF, colour: QColor) -> None:
        """Selected; under its face, whose name and marks are to be read."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for shade, width in ((QColor(BLACK), 5.0), (colour, 2.5)):
            painter.setPen(QPen(shade, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
            painter.drawPath(_corners(box, box.width() * 0.2))

    def _paint_offer(self, painter: QPainter, disc: QRectF, colour: QColor) -> None:
        """A dashed ring and a veil: let go here."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        veil = QColor(colour)
        veil.setAlpha(90)
        painter.setBrush(veil)
        painter.setPen(QPen(QColor(BLACK), 7))
        painter.drawEllipse(disc)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(WHITE), 4, Qt.PenStyle.DashLine))
        painter.drawEllipse(disc)

    def _paint_glow(self, painter: QPainter, disc: QRectF, colour: QColor) -> None:
        """Who acts stands in a breathing ring of light, under its face."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        glow = QColor(colour)
        glow.setAlphaF(0.25 + 0.35 * self._pulse)
        painter.setPen(QPen(glow, 13 + 5 * self._pulse))
        painter.drawEllipse(disc)
        painter.setPen(QPen(colour, 8))
        painter.drawEllipse(disc)


def _corners(box: QRectF, arm: float) -> QPainterPath:
    """Four brackets at the corners: selected, whatever the ring says."""
    path = QPainterPath()
    for x, sx in ((box.left(), 1), (box.right(), -1)):
        for y, sy in ((box.top(), 1), (box.bottom(), -1)):
            path.moveTo(x, y + sy * arm)
            path.lineTo(x, y)
            path.lineTo(x + sx * arm, y)
    return path
