"""Tokens on the players' map: faces without numbers, a ring of light round who acts."""

from collections.abc import Sequence
from typing import Protocol

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen, QPixmap, QTransform

from battlemap.encounter.view import TokenView
from battlemap.ui.canvas.token_face import Look, face_of, overhang_px, short_name
from battlemap.ui.canvas.units import SQUARE
from battlemap.ui.inks import PLATE
from battlemap.ui.theme import palette

SMALLEST_FACE_PX, LARGEST_FACE_PX = 8, 1024
SMALLEST_NAMED_PX = 30.0


class Faces(Protocol):
    """Whoever has the tokens' pictures by their hash."""

    def get(self, sha256: str) -> QPixmap | None: ...


def look_of(token: TokenView, square_dm: int) -> Look:
    """No numbers: the players see how somebody stands, not by how much."""
    return Look(
        name=token.name, side=token.side, colour=token.colour, n=token.n, tiny=token.tiny, hp=None,
        max_hp=0, temp_hp=0, state=token.state, conditions=token.conditions, hidden=False, picture=token.picture,
        height_squares=max(0, token.z) // square_dm, character=token.character, facing=token.facing,
    )  # fmt: skip


def in_order(tokens: tuple[TokenView, ...]) -> list[TokenView]:
    """As they are painted: the dead lie under the living, the large under the small."""
    return sorted(tokens, key=lambda token: (token.state != "dead", -token.n))


def named_first(tokens: tuple[TokenView, ...], acting: str) -> list[TokenView]:
    """Whose name matters most: who acts, the players' own, the living."""
    return sorted(tokens, key=lambda token: (token.id != acting, not token.own, token.state == "dead"))


def paint_token(painter: QPainter, token: TokenView, look: Look, to_canvas: QTransform, pictures: Faces) -> None:
    """The face, its corner on a whole device pixel."""
    device = painter.device()
    ratio, zoom = device.devicePixelRatio() if device is not None else 1.0, to_canvas.m11()
    place = _place(token, to_canvas)
    place.moveTo(round(place.x() * ratio) / ratio, round(place.y() * ratio) / ratio)
    side_px = max(SMALLEST_FACE_PX, min(LARGEST_FACE_PX, round(place.width() * ratio)))
    face = face_of(look, side_px, palette(), pictures.get(look.picture))
    pixel = round(place.width() * ratio) / ratio / side_px if zoom > 0 else 1.0
    over = overhang_px(look, side_px) * pixel
    target = QRectF(place.x() - over, place.y(), face.width() * pixel, face.height() * pixel)
    painter.drawPixmap(target, face, QRectF(face.rect()))


def paint_glow(painter: QPainter, token: TokenView, to_canvas: QTransform) -> None:
    """Who acts stands in a ring of light, under its face."""
    zoom, glow = to_canvas.m11(), QColor(palette().active)
    disc = _place(token, to_canvas).adjusted(4 * zoom, zoom, -4 * zoom, -7 * zoom)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(glow.red(), glow.green(), glow.blue(), 110), 17 * zoom))
    painter.drawEllipse(disc)
    painter.setPen(QPen(glow, 9 * zoom))
    painter.drawEllipse(disc)


def paint_names(painter: QPainter, tokens: Sequence[TokenView], to_canvas: QTransform, font_px: float) -> None:
    """Names that are read from afar, over the faces' own small ones; where two would meet the first of `tokens` wins."""
    own_px = to_canvas.m11() * SQUARE * 0.2
    if font_px < own_px * 1.1 or own_px * 5 < SMALLEST_NAMED_PX:
        return
    font = QFont(painter.font())
    font.setBold(True)
    font.setPixelSize(round(font_px))
    painter.setFont(font)
    metrics, colours = QFontMetricsF(font), palette()
    discs = {token.id: _disc(_place(token, to_canvas)) for token in tokens if not token.tiny}
    taken = list[QRectF]()
    for token in tokens:
        if token.tiny:
            continue
        place = _place(token, to_canvas)
        room = place.width() + to_canvas.m11() * SQUARE * 1.7
        name = short_name(token.name, metrics, room)
        plate = QRectF(0, 0, metrics.horizontalAdvance(name) + font_px * 0.7, font_px * 1.3)
        plate.moveCenter(QPointF(place.center().x(), 0))
        plate.moveTop(place.bottom() + max(own_px * 0.5, 5.0) - max(own_px * 1.25, 12.0) - 1)  # over the face's own plate
        others = [disc for token_id, disc in discs.items() if token_id != token.id]
        if any(plate.intersects(other) for other in (*others, *taken)):
            continue
        taken.append(plate)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(PLATE))
        painter.drawRoundedRect(plate, plate.height() / 2.8, plate.height() / 2.8)
        painter.setPen(QColor(colours.badge_text))
        painter.drawText(plate, Qt.AlignmentFlag.AlignCenter, name)


def _disc(place: QRectF) -> QRectF:
    """What a disc covers of its square, without the corners."""
    inner = place.width() * 0.14
    return place.adjusted(inner, inner, -inner, -inner)


def _place(token: TokenView, to_canvas: QTransform) -> QRectF:
    units, half = SQUARE / 2 if token.tiny else token.n * SQUARE, SQUARE / 2
    at = QPointF(token.at[0] * SQUARE + token.spot[0] * half, token.at[1] * SQUARE + token.spot[1] * half)
    return QRectF(to_canvas.map(at), QPointF(to_canvas.map(at + QPointF(units, units))))
