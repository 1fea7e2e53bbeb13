"""What the game master's canvas shows of sight: what chosen creatures see, the light on the map, what the players know.

While a token is dragged its sight follows in steps of a few dozen milliseconds, from its centre only; when the pointer rests, and
after the drop, the shape is exact: the union from all its corners.  What many see together follows when it is found; until then
what was shown stays.  Nothing here is computed while painting.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt
import shapely
from msgspec.structs import replace
from PySide6.QtCore import QObject, QPointF, QRectF, Qt, QTimer
from PySide6.QtGui import QImage, QPainter, QPainterPath, QPolygonF
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene, QStyleOptionGraphicsItem, QWidget

from battlemap.geometry import Cell, Walls, seen_shape, visible_polygon
from battlemap.model import Encounter, Token
from battlemap.model.fog import Mask, runs_of, unpacked
from battlemap.rules.ruleset import Ruleset
from battlemap.rules.sight import eyes_of, light_map, lit_for, seen_by_side
from battlemap.rules.space import cells_of, footprint, walls_of
from battlemap.rules.standing import is_blind
from battlemap.ui.canvas.sight_shade import Seen, SightShade
from battlemap.ui.canvas.sight_together import Together
from battlemap.ui.canvas.units import SQUARE
from battlemap.ui.inks import COVERED, DARK, DIM, UNKNOWN
from battlemap.ui.session import Session

Colours = npt.NDArray[np.uint8]
PARTY = "party"
FOLLOW_MS, NEXT_MS, REST_MS = 80, 16, 140
"""Of a drag: how often sight follows at most, how much later it is shown at most, when the pointer is taken to rest."""
AT_ONCE = 8
"""So many eyes are asked at once, more of them beside the window."""
NEAREST = 2.0
"""How far sight is followed at least, in squares, where the token is dragged out of the window."""


class Squares(QGraphicsItem):
    """A colour per square, as one small picture drawn large."""

    def __init__(self, z: float, smooth: bool) -> None:
        super().__init__()
        self.setZValue(z)
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemUsesExtendedStyleOption)
        self._smooth = smooth
        self._image, self._rect, self._key = QImage(), QRectF(), b""

    def boundingRect(self) -> QRectF:
        return self._rect

    def show_colours(self, colours: Colours | None) -> None:
        """[H, W, 4] of red, green, blue, alpha; None for nothing."""
        key = b"" if colours is None else colours.tobytes()
        if key == self._key:
            return
        self.prepareGeometryChange()
        self._key = key
        if colours is None or not colours[..., 3].any():
            self._image, self._rect = QImage(), QRectF()
        else:
            height, width = colours.shape[:2]
            image = QImage(key, width, height, width * 4, QImage.Format.Format_RGBA8888)
            self._image = image.convertToFormat(QImage.Format.Format_ARGB32_Premultiplied)
            self._rect = QRectF(0, 0, width * SQUARE, height * SQUARE)
        self.update()

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, self._smooth)
        shown = option.exposedRect & self._rect  # type: ignore[attr-defined]
        painter.drawImage(shown, self._image, QRectF(shown.topLeft() / SQUARE, shown.size() / SQUARE))


class SightLayers(QObject):
    """The three layers of one canvas, kept in step with the fight.

    `in_sight()`: what the window shows, in scene units.  `sight`: "off", "selected" (the selected creatures, else whose turn it
    is) or "party"; `light` and `fog` show those layers.
    """

    def __init__(
        self, graphics: QGraphicsScene, session: Session, in_sight: Callable[[], QRectF], parent: QObject
    ) -> None:
        super().__init__(parent)
        self._session, self._in_sight = session, in_sight
        self.shade, self.lights, self.known = SightShade(), Squares(5, smooth=True), Squares(7, smooth=False)
        for item in (self.shade, self.lights, self.known):
            graphics.addItem(item)
        self.sight, self.light, self.fog = "off", True, False
        self._dragged: tuple[str, Cell] | None = None
        self._shown: _Shown | None = None
        self._unlit = np.zeros((0, 0), np.bool_)
        self._together = Together(self)
        self._together.found.connect(self._show_shape)
        self._lately, self._next, self._rest = QTimer(self), QTimer(self), QTimer(self)
        for timer, milliseconds in ((self._lately, FOLLOW_MS), (self._next, NEXT_MS), (self._rest, REST_MS)):
            timer.setSingleShot(True)
            timer.setInterval(milliseconds)
        self._next.timeout.connect(self.shade.show_drawn)
        self._rest.timeout.connect(self._show_exact)
        session.changed.connect(self._later)
        session.opened.connect(self._later)
        session.selection_changed.connect(self._later)
        self._later()

    def choose(self, *, sight: str | None = None, light: bool | None = None, fog: bool | None = None) -> None:
        self.sight = self.sight if sight is None else sight
        self.light = self.light if light is None else light
        self.fog = self.fog if fog is None else fog
        self._later()

    def dragged(self, token_id: str, cell: Cell | None) -> None:
        """A token is being dragged over a square (None: no longer)."""
        if self.sight == "off":
            return
        if cell is None:
            self._dragged = None
            self._later()
            return
        if self._dragged == (token_id, cell):
            return
        self.shade.show_drawn()
        self._dragged = (token_id, cell)
        self._rest.start(REST_MS)
        if not self._lately.isActive():
            self._lately.start()
            self._draw_rough()
            self._next.start()

    def _later(self) -> None:
        """After whatever is under way, and once for many changes."""
        self._rest.start(0)

    # ------------------------------------------------------------ what is shown
    def _state(self) -> Encounter:
        """The fight with the dragged token where it is held."""
        state = self._session.state
        if self._dragged is None or self._dragged[0] not in state.tokens:
            return state
        token_id, cell = self._dragged
        token = replace(state.tokens[token_id], at=(cell.x, cell.y))
        return replace(state, tokens={**state.tokens, token_id: token})

    def _eyes(self, state: Encounter) -> tuple[Token, ...]:
        if self.sight == PARTY:
            return tuple(token for token in eyes_of(state, PARTY) if not token.dead)
        chosen = [self._dragged[0]] if self._dragged else [*self._session.selection] or [state.turn.active]
        return tuple(state.tokens[who] for who in chosen if who in state.tokens and not state.tokens[who].dead)

    def _draw_rough(self) -> None:
        """Only the shape from the dragged token's centre, as far as the window shows the map: quick, and nearly right.  It is
        shown with the next move: the way comes at once, and for another sight much of the window is painted."""
        assert self._dragged is not None
        state = self._state()
        token = state.tokens[self._dragged[0]]
        half = footprint(token) / 2
        x, y = token.at[0] + half, token.at[1] + half
        area = self._in_sight()
        self._forget()
        reach = max(x - area.left() / SQUARE, area.right() / SQUARE - x, y - area.top() / SQUARE, area.bottom() / SQUARE - y)
        rings = [visible_polygon(walls_of(state.scene), (x, y), max(reach, NEAREST))]
        size = (state.scene.height, state.scene.width)
        self.shade.draw(Seen(_outside(size, rings), _around(rings), rough=True))

    def _show_exact(self) -> None:
        state = self._state()
        self.lights.show_colours(light_colours(state) if self.light else None)
        self.known.show_colours(_fog_colours(state, seen_by_side(state, self._session.ruleset, PARTY)) if self.fog else None)
        eyes = self._eyes(state) if self.sight != "off" else ()
        if not eyes:
            self._forget()
            self.shade.clear()
            return
        shown = _Shown.of(state, self._session.ruleset, eyes)
        if self._shown is not None and self._shown.is_as(shown):
            return
        self._shown = shown
        self._unlit = np.ones((state.scene.height, state.scene.width), np.bool_)
        shapes = self._shapes(state, eyes, shown.blind)
        if len(eyes) > AT_ONCE:
            self._together.ask(shapes)
        else:
            self._together.drop()
            self._show_shape(shapely.union_all(list(shapes)))

    def _shapes(self, state: Encounter, eyes: Sequence[Token], blind: Sequence[bool]) -> Iterator[shapely.Geometry]:
        """What each sees, one with each step; what none of them sees lit is told beside it."""
        for token, is_blinded in zip(eyes, blind, strict=True):
            reach = token.creature.senses.get("blindsight", 0) / state.scene.square if is_blinded else None
            self._unlit &= ~lit_for(state, token)
            on_map = [c for c in cells_of(token) if 0 <= c.x < state.scene.width and 0 <= c.y < state.scene.height]
            if on_map and (reach is None or reach > 0):
                yield seen_shape(walls_of(state.scene), on_map, reach)

    def _show_shape(self, shape: shapely.Geometry) -> None:
        rings = _rings(shape)
        self.shade.draw(Seen(_outside(self._unlit.shape, rings), _around(rings), _path_of(self._unlit)))
        self.shade.show_drawn()

    def _forget(self) -> None:
        """What is shown, or would be soon, is no exact shape of now."""
        self._shown = None
        self._together.drop()


@dataclass(frozen=True, slots=True)
class _Shown:
    """All an exact shape follows from; where nothing of it changes the one that is shown stays."""

    walls: Walls
    light: npt.NDArray[np.uint8] | None
    square: int
    eyes: tuple[tuple[tuple[int, int], int, Mapping[str, int]], ...]
    blind: tuple[bool, ...]

    @classmethod
    def of(cls, state: Encounter, ruleset: Ruleset, eyes: Sequence[Token]) -> "_Shown":
        light = light_map(state) if state.scene.dark else None
        seeing = tuple((token.at, footprint(token), token.creature.senses) for token in eyes)
        return cls(walls_of(state.scene), light, state.scene.square, seeing, tuple(is_blind(ruleset, token) for token in eyes))

    def is_as(self, other: "_Shown") -> bool:
        same = self.walls is other.walls and self.light is other.light and self.square == other.square
        return same and self.eyes == other.eyes and self.blind == other.blind


def _rings(shape: shapely.Geometry) -> list[Sequence[tuple[float, float]]]:
    """The outlines of a shape, holes too."""
    found: list[Sequence[tuple[float, float]]] = []
    for part in getattr(shape, "geoms", [shape]):
        if part.geom_type == "Polygon" and not part.is_empty:
            found += [list(ring.coords) for ring in (part.exterior, *part.interiors)]
    return found


def _outside(size: tuple[int, ...], rings: Iterable[Sequence[tuple[float, float]]]) -> QPainterPath:
    """A map of so many rows and columns without what the rings, which do not overlap, enclose; in squares."""
    height, width = size
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.OddEvenFill)
    path.addRect(QRectF(0, 0, width, height))
    for ring in rings:
        if len(ring) > 2:
            path.addPolygon(QPolygonF([QPointF(x, y) for x, y in ring]))
            path.closeSubpath()
    return path


def _around(rings: Iterable[Sequence[tuple[float, float]]]) -> QRectF:
    """The rectangle round them all, in squares."""
    points = [point for ring in rings for point in ring]
    if not points:
        return QRectF()
    (left, top), (right, bottom) = np.min(points, 0).tolist(), np.max(points, 0).tolist()
    return QRectF(left, top, right - left, bottom - top)


def _path_of(mask: Mask) -> QPainterPath:
    """The squares set, those of a row joined; in squares."""
    path = QPainterPath()
    for y, a, b in runs_of(mask):
        path.addRect(QRectF(a, y, b - a, 1))
    return path


def light_colours(state: Encounter) -> Colours | None:
    if not state.scene.dark:
        return None
    level = light_map(state)
    colours = np.zeros((*level.shape, 4), np.uint8)
    colours[level == 0], colours[level == 1] = DARK, DIM
    return colours


def _fog_colours(state: Encounter, seen: Mask) -> Colours | None:
    fog, scene = state.fog(PARTY), state.scene
    if not fog.on:
        return None
    explored = unpacked(fog.explored, scene.width, scene.height) | seen
    covered = unpacked(fog.covered, scene.width, scene.height)
    colours = np.zeros((scene.height, scene.width, 4), np.uint8)
    colours[~explored], colours[covered] = UNKNOWN, COVERED
    return colours
