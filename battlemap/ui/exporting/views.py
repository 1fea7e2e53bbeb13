"""The maps that are exported: the game master's, and those for players, which are made of a `PlayerView` and of nothing else.

    drawn = GmMap(facts_of(state, ruleset), look, colours, shelf)        or PlayersMap(view, look, colours, shelf)
    drawn.paint_ground(painter, area, px)       what lies under the tokens, in `area` (scene units)
    drawn.paint_above(painter, area)            tokens, areas of effect, the game master's marks

The painter's transform leads from scene units to pixels; `px` are device pixels to the square, where pixels have to be painted.
"""

from dataclasses import dataclass
from typing import Protocol

import numpy as np
from msgspec.structs import replace
from numpy.typing import NDArray
from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPen, QPixmap, QTransform
from PySide6.QtWidgets import QGraphicsScene, QStyleOptionGraphicsItem, QWidget

from battlemap.encounter.view import PlayerView, TokenView
from battlemap.model import Encounter, Fog, Scene
from battlemap.model.fog import Mask, runs_of
from battlemap.rules.ruleset import Ruleset
from battlemap.ui.canvas.area_overlay_zones import ZonesOverlay, paint_known_zones
from battlemap.ui.canvas.drawing_overlay_marks import LampMarks, NotePins
from battlemap.ui.canvas.ground import paint_ground
from battlemap.ui.canvas.sight_overlay import PARTY, Squares, light_colours
from battlemap.ui.canvas.token_face import Look as FaceLook
from battlemap.ui.canvas.token_face import paint_face
from battlemap.ui.canvas.token_item import TokenItem, look_of
from battlemap.ui.canvas.units import SQUARE, corner
from battlemap.ui.exporting.look import Look
from battlemap.ui.exporting.shelf import Shelf, is_picture
from battlemap.ui.inks import PAPER, projected
from battlemap.ui.player.picture import Darkroom, Plate
from battlemap.ui.player.shown import Knowledge, lines_of, shown
from battlemap.ui.player.tokens import in_order, paint_glow, paint_token
from battlemap.ui.player.tokens import look_of as players_look
from battlemap.ui.theme import Palette, borrowed, palette
from battlemap.ui.turns import lit

SMALLEST_FACE_PX = 8
NOBODY = ("",)
"""Whose eyes count on a map that is known anyway: looking takes long."""
BEYOND = 1.0
ROCK, ROCK_EDGE = "#", 3.0
FINE_LINE = 1.0
"""Scene units: on paper and on large pictures a hair would be lost."""
ZONE_NAME_PX = 13
PRINTED_LINE_MM, MM_TO_SQUARE = 0.3, 25.4


class Drawn(Protocol):
    """A map that can be painted, any part of it at any size."""

    columns: int
    rows: int

    def paint_ground(self, painter: QPainter, area: QRectF, px: float) -> None: ...

    def paint_above(self, painter: QPainter, area: QRectF) -> None: ...

    def is_blank(self, area: QRectF) -> bool: ...


def unveiled(state: Encounter) -> Encounter:
    """The fight as if its map were known and lit everywhere.  Secret doors and hidden tokens stay secret and hidden."""
    fogs = {**state.fogs, state.scene.key: {PARTY: Fog(on=False, viewers=NOBODY)}}
    return replace(state, fogs=fogs, scene=replace(state.scene, dark=False))


def paint_sharp(painter: QPainter, look: FaceLook, side: float, picture: QPixmap | None) -> None:
    """A token's face at the origin, `side` scene units wide, as lines; as its pixmap would be at this zoom."""
    side_px = max(SMALLEST_FACE_PX, round(side * painter.worldTransform().m11()))
    painter.save()
    painter.scale(side / side_px, side / side_px)
    paint_face(painter, look, side_px, palette(), picture)
    painter.restore()


def paint_rock_edges(painter: QPainter, scene: Scene, known: Mask, colours: Palette, area: QRectF) -> None:
    """A line where known rock ends and known floor begins: on white paper the one is hardly darker than the other."""
    left, right = max(0, int(area.left() // SQUARE) - 1), min(scene.width, int(area.right() // SQUARE) + 2)
    top, bottom = max(0, int(area.top() // SQUARE) - 1), min(scene.height, int(area.bottom() // SQUARE) + 2)
    rock = np.array([list(row[left:right]) for row in scene.rows[top:bottom]]) == ROCK
    here = known[top:bottom, left:right]
    rock, floor = rock & here, ~rock & here
    across, down = rock[:, 1:] & floor[:, :-1] | floor[:, 1:] & rock[:, :-1], rock[1:] & floor[:-1] | floor[1:] & rock[:-1]
    path = QPainterPath()
    for y, a, b in runs_of(down):
        _add_line(path, (left + a, top + y + 1), (left + b, top + y + 1))
    for x, a, b in runs_of(across.T):
        _add_line(path, (left + x + 1, top + a), (left + x + 1, top + b))
    painter.save()
    painter.setClipRect(area, Qt.ClipOperation.IntersectClip)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(colours.wall_edge), ROCK_EDGE))
    painter.drawPath(path)
    painter.restore()


def _add_line(path: QPainterPath, start: tuple[int, int], end: tuple[int, int]) -> None:
    path.moveTo(corner(start))
    path.lineTo(corner(end))


# ---------------------------------------------------------------- the game master's
class SharpToken(TokenItem):
    """A token whose face is painted as lines where a device keeps lines: on paper its letters stay letters."""

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        if is_picture(painter.device()):
            super().paint(painter, option, widget)
            return
        side = self.side()
        if self._active:
            painter.save()
            self._paint_glow(painter, QRectF(0, 0, side, side).adjusted(4, 1, -4, -7), QColor(palette().active))
            painter.restore()
        paint_sharp(painter, self.look, side, self._pictures(self.look.picture))


@dataclass(frozen=True, slots=True, eq=False)
class GmFacts:
    """What is shown that has to be reckoned first: who stands out, the light as colours (None: it is light everywhere)."""

    state: Encounter
    acting: tuple[str, ...]
    light: NDArray[np.uint8] | None


def facts_of(state: Encounter, ruleset: Ruleset) -> GmFacts:
    return GmFacts(state, lit(state, ruleset), light_colours(state))


class GmMap:
    """All there is, as the game master's canvas shows it: its ground, and its items in a scene of their own."""

    def __init__(self, facts: GmFacts, look: Look, colours: Palette, shelf: Shelf) -> None:
        scene = facts.state.scene
        self._scene = replace(scene, picture=None) if look.ink else scene
        self.columns, self.rows = self._scene.width, self._scene.height
        self._look, self._colours, self._shelf = look, colours, shelf
        self._graphics = QGraphicsScene()
        with borrowed(colours):
            self._fill(facts)

    def _fill(self, facts: GmFacts) -> None:
        state = facts.state
        lights, zones, lamps, pins = Squares(5, smooth=True), ZonesOverlay(), LampMarks(), NotePins()
        if self._look.light and not self._look.ink:
            lights.show_colours(facts.light)
        zones.show_zones(tuple(state.zones.values()))
        lamps.show_lights(state.scene.lights)
        pins.show_notes(state.scene.notes)
        self._marks = (zones, zones.plates, lamps, pins) if self._look.marks else (zones, zones.plates)
        for item in (lights, *self._marks):
            self._graphics.addItem(item)
        for token in state.tokens.values() if self._look.tokens else ():
            drawn = SharpToken(token.id, self._shelf.get)
            drawn.show_look(look_of(token, state.scene.square), token.at, token.spot)
            drawn.mark(False, token.id in facts.acting)
            self._graphics.addItem(drawn)

    def paint_ground(self, painter: QPainter, area: QRectF, px: float) -> None:
        picture = self._shelf.ground(self._scene.picture.sha256) if self._scene.picture else None
        zoom = painter.worldTransform().m11()
        width = FINE_LINE if SQUARE * zoom >= SQUARE - 1e-6 else 0.0
        painter.save()
        painter.setClipRect(area, Qt.ClipOperation.IntersectClip)
        beyond = area.adjusted(-BEYOND, -BEYOND, BEYOND, BEYOND)  # so that no piece has a rim of its own
        with borrowed(self._colours):
            paint_ground(painter, self._scene, picture, self._colours, beyond, zoom, self._look.grid, width)
        if self._look.ink:
            everywhere = np.ones((self.rows, self.columns), np.bool_)
            paint_rock_edges(painter, self._scene, everywhere, self._colours, area)
        painter.restore()

    def paint_above(self, painter: QPainter, area: QRectF) -> None:
        zoom = painter.worldTransform().m11()
        for mark in self._marks:
            mark.set_zoom(zoom)
        with borrowed(self._colours):
            self._graphics.render(painter, area, area, Qt.AspectRatioMode.IgnoreAspectRatio)

    def is_blank(self, area: QRectF) -> bool:
        return False


# ---------------------------------------------------------------- the players'
class PlayersMap:
    """A view, and nothing but it, as the players' display shows it."""

    def __init__(self, view: PlayerView, look: Look, colours: Palette, shelf: Shelf) -> None:
        self._view, self._look, self._shelf = view, look, shelf
        self._scene, self._knowledge = shown(view)
        if look.ink:
            known = self._knowledge.known
            self._knowledge = Knowledge(known, known, known & False, known & False)
        self.columns, self.rows = self._scene.width, self._scene.height
        self._walls = lines_of(self._scene)
        self._colours = colours
        self._ground = colours if look.ink else projected(colours)
        self._darkroom = Darkroom()

    def paint_ground(self, painter: QPainter, area: QRectF, px: float) -> None:
        """On a picture its very pixels; on paper an image of `px` pixels to the square."""
        painter.save()
        painter.setClipRect(area, Qt.ClipOperation.IntersectClip)
        device = painter.device()
        if is_picture(device):
            size = QSize(device.width(), device.height())
            developed = self._developed(painter.deviceTransform(), size, 1)
            painter.resetTransform()
            developed.setDevicePixelRatio(device.devicePixelRatio())
            painter.drawImage(0, 0, developed)
        else:
            scale = px / SQUARE
            size = QSize(round(area.width() * scale), round(area.height() * scale))
            transform = QTransform.fromTranslate(-area.x(), -area.y()) * QTransform.fromScale(scale, scale)
            painter.setRenderHint(QPainter.RenderHint.LosslessImageRendering, self._look.ink)
            line = max(1, round(px * PRINTED_LINE_MM / MM_TO_SQUARE))
            painter.drawImage(area, self._developed(transform, size, line))
        painter.restore()
        if self._look.ink:
            paint_rock_edges(painter, self._scene, self._knowledge.known, self._colours, area)

    def _developed(self, transform: QTransform, size: QSize, line: int) -> QImage:
        picture = self._shelf.ground(self._scene.picture.sha256) if self._scene.picture and not self._look.ink else None
        plate = Plate(
            self._scene, self._walls, self._knowledge, transform, size, picture, self._ground, self._look.grid,
            unknown=PAPER.unseen if self._look.paper else self._ground.unseen, grid_px=line,
        )  # fmt: skip
        return self._darkroom.develop(plate).toImage().convertToFormat(QImage.Format.Format_RGB32)

    def paint_above(self, painter: QPainter, area: QRectF) -> None:
        painter.save()
        painter.setClipRect(area, Qt.ClipOperation.IntersectClip)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        with borrowed(self._colours):
            to_canvas = painter.worldTransform()
            painter.setWorldTransform(QTransform())
            paint_known_zones(painter, self._view.zones, to_canvas, ZONE_NAME_PX)
            for token in in_order(self._near(area)) if self._look.tokens else ():
                look = players_look(token, self._scene.square)
                if token.id == self._view.active:
                    paint_glow(painter, token, to_canvas)
                if is_picture(painter.device()):
                    paint_token(painter, token, look, to_canvas, self._shelf)
                else:
                    self._paint_sharp(painter, token, look, to_canvas)
        painter.restore()

    def _near(self, area: QRectF) -> tuple[TokenView, ...]:
        """Names and glows reach beyond a token's own squares."""
        near = area.adjusted(-SQUARE, -SQUARE, SQUARE, SQUARE)
        return tuple(token for token in self._view.tokens if near.intersects(_square_of(token)))

    def _paint_sharp(self, painter: QPainter, token: TokenView, look: FaceLook, to_canvas: QTransform) -> None:
        place = _square_of(token)
        painter.save()
        painter.setWorldTransform(to_canvas)
        painter.translate(place.topLeft())
        paint_sharp(painter, look, place.width(), self._shelf.get(token.picture))
        painter.restore()

    def is_blank(self, area: QRectF) -> bool:
        """Is nothing known there?"""
        left, top = round(area.left() / SQUARE), round(area.top() / SQUARE)
        right, bottom = round(area.right() / SQUARE), round(area.bottom() / SQUARE)
        return not self._knowledge.part(left, top, right, bottom).known.any()


def _square_of(token: TokenView) -> QRectF:
    """The squares it fills, in scene units."""
    half = SQUARE / 2
    side = half if token.tiny else token.n * SQUARE
    return QRectF(token.at[0] * SQUARE + token.spot[0] * half, token.at[1] * SQUARE + token.spot[1] * half, side, side)
