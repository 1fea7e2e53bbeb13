"""A token on the canvas: an item that blits its face; selection, the active one's pulse and the drag's ghost around it."""

from collections.abc import Callable

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from battlemap.model import Token
from battlemap.rules.space import footprint
from battlemap.rules.standing import state_of
from battlemap.ui.canvas.token_face import NAME_HEIGHT, NAME_OVERHANG, Look, face_of, overhang_px
from battlemap.ui.canvas.units import SQUARE
from battlemap.ui.inks import BLACK, WHITE
from battlemap.ui.theme import palette

LARGEST_FACE_PX = 2048
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

    def __init__(self, token_id: str, pictures: Pictures) -> None:
        super().__init__()
        self.token_id = token_id
        self._pictures = pictures
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
        if look != self._look:
            self.prepareGeometryChange()
            self._look = look
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
        self._pulse = phase
        if self._active:
            self.update()

    def side(self) -> float:
        """Scene units a side."""
        look = self.look
        return SQUARE / 2 if look.tiny else look.n * SQUARE

    def boundingRect(self) -> QRectF:
        side = self.side() if self._look is not None else SQUARE
        over = max(8.0, NAME_OVERHANG * SQUARE + 2)
        return QRectF(-over, -8, side + 2 * over, side + NAME_HEIGHT * SQUARE + 16)

    def shape_contains(self, x: float, y: float) -> bool:
        """Is a scene point on the disc's square?"""
        side = self.side()
        return 0 <= x - self.x() < side and 0 <= y - self.y() < side

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        look, side, colours = self.look, self.side(), palette()
        device = painter.device()
        ratio = device.devicePixelRatio() if device is not None else 1.0
        side_px = max(8, min(LARGEST_FACE_PX, round(side * painter.worldTransform().m11() * ratio)))
        face = face_of(look, side_px, colours, self._pictures(look.picture))
        if self._active:
            self._paint_glow(painter, QRectF(0, 0, side, side).adjusted(4, 1, -4, -7), QColor(colours.active))
        if self._selected:
            self._paint_brackets(painter, QRectF(0, -1, side, side), QColor(colours.selected))
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        unit = side / side_px
        over = overhang_px(look, side_px) * unit
        painter.drawPixmap(QRectF(-over, 0, face.width() * unit, face.height() * unit), face, QRectF(face.rect()))
        if self._offered:
            self._paint_offer(painter, QRectF(0, 0, side, side).adjusted(4, 1, -4, -7), QColor(colours.accent))

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
