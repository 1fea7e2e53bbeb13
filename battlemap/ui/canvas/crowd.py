"""All tokens of the map as two items, those of the dead and those of the living: their faces are blitted in one go.

Five hundred items of their own cost Qt and Python more than their pixels do.  A `CrowdToken` is in no scene: it knows its place,
and tells its crowd when it looks otherwise; only what that makes stale is painted.  What has more than a face (a ring of light,
brackets) has that drawn once too; what is on its way somewhere, or is offered something, paints itself as any `TokenItem`.
"""

from collections.abc import Callable, Iterator
from functools import lru_cache
from math import ceil, floor, inf

from PySide6.QtCore import QRectF, Qt, QTimer
from PySide6.QtGui import QPainter, QPixmap, QTransform
from PySide6.QtWidgets import QGraphicsScene, QStyleOptionGraphicsItem

from battlemap.ui.canvas.crowd_layer import UNDER, CrowdLayer, rect_of_box
from battlemap.ui.canvas.pixmap_cache import PixmapCache
from battlemap.ui.canvas.token_item import Pictures, TokenItem

DEAD_Z, LIVING_Z = 5, 10
REST_MS = 250
Box = tuple[float, float, float, float]
"""Left, top, right, bottom in the scene."""
NOWHERE: Box = (inf, inf, -inf, -inf)
Blit = tuple[int, int, int, int, QPixmap | None, QPixmap | None, int]
"""Where a token's face goes (pixels from the scene's origin), how wide and high (0: as it is), and the face; what lies under it,
and by how much that begins further left.  No face: it paints itself."""
UNDERS_BYTES = 16 * 1024 * 1024
_unders: PixmapCache[tuple[float, float, bool, bool, float, str]] = PixmapCache(UNDERS_BYTES)


class CrowdToken(TokenItem):
    """`box`: what it covers; empty while it is not shown."""

    def __init__(self, token_id: str, pictures: Pictures, hasty: Callable[[], bool]) -> None:
        self._crowd: Crowd | None = None
        super().__init__(token_id, pictures, hasty)
        self.box: Box = NOWHERE
        self.corner = (0.0, 0.0)
        self._is_still, self._breathes = True, False
        self.drawn: Blit | None = None

    def join(self, crowd: "Crowd") -> None:
        self._crowd = crowd
        self.update()

    def update(self) -> None:  # type: ignore[override]
        """What it covered and what it covers now is stale."""
        self.drawn = None
        if self._crowd is None:
            return
        place = self.sceneBoundingRect()
        old = self.box
        shown = (place.left(), place.top(), place.right(), place.bottom())
        self.box = shown if self.isVisible() else NOWHERE
        self.corner = (self.x(), self.y())
        self._is_still = self.transform().isIdentity() and self.opacity() == 1.0
        self._crowd.stale(old, self.box)

    def setPos(self, x: float, y: float) -> None:  # type: ignore[override]
        if self._crowd is None or (x, y) != self.corner:
            super().setPos(x, y)
            self.update()

    def setTransform(self, matrix: QTransform, combine: bool = False) -> None:
        super().setTransform(matrix, combine)
        self.update()

    def setVisible(self, visible: bool) -> None:
        super().setVisible(visible)
        self.update()

    def setOpacity(self, opacity: float) -> None:
        super().setOpacity(opacity)
        self.update()

    def setZValue(self, z: float) -> None:
        super().setZValue(z)
        if self._crowd is not None:
            self._crowd.resort()

    def mark(self, selected: bool, active: bool) -> None:
        self._breathes = self._breathes and active
        super().mark(selected, active)

    def pulse(self, phase: float) -> None:
        self._breathes = self._active
        super().pulse(phase)

    @property
    def is_restless(self) -> bool:
        """Does it look otherwise soon, or paint itself?"""
        return self._breathes or self._offered or not self._is_still

    def under(self, scale: float, colours: str) -> QPixmap | None:
        """What lies under its face at so many pixels to a scene unit, `UNDER` of these larger at each side; None for nothing."""
        if not (self._active or self._selected):
            return None
        key = (self.units, scale, self._active, self._selected, self._pulse if self._active else 0.0, colours)
        return _unders.get(key) or _unders.put(key, self._draw_under(scale))

    def _draw_under(self, scale: float) -> QPixmap:
        side, margin = ceil(self.units * scale), ceil(UNDER * scale)
        found = QPixmap(side + 2 * margin, side + 2 * margin)
        found.fill(Qt.GlobalColor.transparent)
        painter = QPainter(found)
        painter.translate(margin, margin)
        painter.scale(scale, scale)
        self._paint_under(painter)
        painter.end()
        return found

    def blit(self, scale: float, colours: str) -> Blit:
        """Its face and its place; good as long as neither it nor the zoom changes, in haste only this once."""
        if self._last is None and self._crowd is not None and self._crowd.waits():
            return 0, 0, 0, 0, _nothing(), None, 0
        side_px = self.side_px(scale)
        face, px, over = self._last[1:] if self._last is not None and self._hasty() else self._face(side_px)
        margin = ceil(UNDER * scale)
        left, top = floor(self.corner[0] * scale + 0.5), floor(self.corner[1] * scale + 0.5)
        if self._offered or not self._is_still:
            return 0, 0, 0, 0, None, None, 0
        under = self.under(scale, colours)
        if px == side_px:
            found: Blit = (left - over, top, 0, 0, face, under, margin - over)
            if not self._hasty():
                self.drawn = found
            return found
        grown = side_px / px
        wide, high, out = round((px + 2 * over) * grown), round(face.height() * grown), round(over * grown)
        return left - out, top, wide, high, face, under, margin - out

    def paint_by_itself(self, painter: QPainter, to_pixels: QTransform) -> None:
        """As an item of its own would be."""
        painter.save()
        painter.setWorldTransform(self.sceneTransform() * to_pixels * painter.worldTransform())
        painter.setOpacity(self.opacity())
        self.paint(painter, QStyleOptionGraphicsItem())
        painter.restore()


@lru_cache(maxsize=1)
def _nothing() -> QPixmap:
    found = QPixmap(1, 1)
    found.fill(Qt.GlobalColor.transparent)
    return found


class Crowd:
    """The map's tokens by id, as they are painted.  While it `waits` those that have no face yet are not; `wake` is called when
    there is something for `leisure`."""

    def __init__(
        self, graphics: QGraphicsScene, hasty: Callable[[], bool], waits: Callable[[], bool], wake: Callable[[], None]
    ) -> None:
        self.hasty, self.waits = hasty, waits
        self.tokens: dict[str, CrowdToken] = {}
        self._order: list[CrowdToken] | None = None
        self._layers = (CrowdLayer(self, DEAD_Z, lambda token: token.zValue() < LIVING_Z),
                        CrowdLayer(self, LIVING_Z, lambda token: token.zValue() >= LIVING_Z))  # fmt: skip
        for layer in self._layers:
            graphics.addItem(layer)
        self._rest = QTimer(graphics)
        self._rest.setSingleShot(True)
        self._rest.timeout.connect(wake)

    def add(self, token: CrowdToken) -> None:
        self.tokens[token.token_id] = token
        self.resort()
        token.join(self)

    def remove(self, token_id: str) -> None:
        self.stale(self.tokens.pop(token_id).box)
        self.resort()

    def clear(self) -> None:
        self.tokens.clear()
        self.resort()
        for layer in self._layers:
            layer.drop()
        self._layers[0].update()

    def resort(self) -> None:
        self._order = None

    def stale(self, *boxes: Box) -> None:
        for box in set(boxes):
            if not (area := rect_of_box(box)).isEmpty():
                self._layers[0].update(area)
                for layer in self._layers:
                    layer.drop(box)

    def will_rest(self, is_new: bool) -> None:
        """Something is painted token by token: soon it may be kept, at once where all is seen for the first time."""
        if is_new:
            self._rest.start(0)
        elif not self._rest.isActive():
            self._rest.start(REST_MS)

    def leisure(self, seen: QRectF, scale: float) -> Iterator[None]:
        """Keep what is seen and stands still (scene units, pixels to each), in small steps."""
        for layer in self._layers:
            yield from layer.bake(seen, scale)

    def in_order(self) -> list[CrowdToken]:
        """The lowest first."""
        if self._order is None:
            self._order = sorted(self.tokens.values(), key=lambda token: token.zValue())
            for layer in self._layers:
                layer.take(self._order)
        return self._order
