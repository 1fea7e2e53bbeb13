"""What paints a crowd of tokens: one blit for each, and of a large crowd that stands still one blit for many.

Of `MANY` tokens and more, tiles are kept with all that stand on each, baked one by one when the window has nothing else to do.
Whatever changes on a tile drops it: its tokens are painted one by one again until it has rested.  While the view is in haste all
are: a stretched tile costs more than the few faces on it.  Not here: which token looks how (`crowd`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from math import ceil
from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap, QRegion, QTransform
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from battlemap.ui.canvas.tile_grid import SIDE_PX, Key, area_of, area_of_all, keys_on, wider
from battlemap.ui.canvas.units import EVERYWHERE
from battlemap.ui.theme import palette

if TYPE_CHECKING:
    from battlemap.ui.canvas.crowd import Box, Crowd, CrowdToken

UNDER = 8.0
"""How far a ring of light or brackets reach beyond a token's square (scene units)."""
MANY, KEPT = 100, 2
"""So many tokens are a large crowd; how many tiles round what is seen are kept."""
LEAST_PX = 10
"""Seen from afar a face is never smaller than its least size, and reaches so far beyond its place."""


class CrowdLayer(QGraphicsItem):
    """The tokens of a crowd that are `is_mine`."""

    def __init__(self, crowd: Crowd, z: float, is_mine: Callable[[CrowdToken], bool]) -> None:
        super().__init__()
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemUsesExtendedStyleOption)
        self.setZValue(z)
        self._crowd, self._is_mine = crowd, is_mine
        self._tokens: list[CrowdToken] = []
        self._scale = 0.0
        self._tiles: dict[Key, QPixmap | None] = {}
        """Of `_tiles_scale`; None where nobody stands."""
        self._tiles_scale = 1.0

    def take(self, tokens: list[CrowdToken]) -> None:
        self._tokens = [token for token in tokens if self._is_mine(token)]

    def boundingRect(self) -> QRectF:
        return EVERYWHERE

    # ------------------------------------------------------------ painting
    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        self._crowd.in_order()
        exposed: QRectF = option.exposedRect  # type: ignore[attr-defined]
        device, transform = painter.device(), painter.worldTransform()
        ratio = device.devicePixelRatio() if device is not None else 1.0
        scale = transform.m11() * ratio
        if scale != self._scale:
            self._scale = scale
            for token in self._tokens:
                token.drawn = None
        at = round(transform.dx() * ratio), round(transform.dy() * ratio)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, not self._crowd.hasty())
        painter.setWorldTransform(QTransform.fromScale(1 / ratio, 1 / ratio))
        if widget is None or len(self._crowd.tokens) < MANY or self._crowd.hasty():
            self._blit(painter, self._standing(exposed), scale, at)
        else:
            self._blit_tiles(painter, exposed, scale, at)
        painter.restore()

    def _standing(self, area: QRectF) -> list[CrowdToken]:
        """Those whose place lies in an area at least in part, the lowest first."""
        left, top, right, bottom = area.left(), area.top(), area.right(), area.bottom()
        return [
            token
            for token in self._tokens
            for box in (token.box,)
            if box[0] < right and box[2] > left and box[1] < bottom and box[3] > top
        ]

    def _blit(self, painter: QPainter, tokens: Iterable[CrowdToken], scale: float, at: tuple[int, int]) -> None:
        """Each by itself; `at`: the scene's origin in pixels."""
        (dx, dy), draw, name, above = at, painter.drawPixmap, palette().name, ceil(UNDER * scale)
        for token in tokens:
            x, y, wide, high, face, under, more = token.drawn or token.blit(scale, name)
            if face is None:
                token.paint_by_itself(painter, QTransform(scale, 0, 0, scale, dx, dy))
                continue
            if under is not None:
                draw(x + dx - more, y + dy - above, under)
            if wide:
                draw(x + dx, y + dy, wide, high, face)
            else:
                draw(x + dx, y + dy, face)

    def _blit_tiles(self, painter: QPainter, exposed: QRectF, scale: float, at: tuple[int, int]) -> None:
        """Tile by tile; one by one where there is none."""
        if scale != self._tiles_scale:
            self._tiles, self._tiles_scale = {}, scale
        missing = QRegion()
        keys = keys_on(exposed, scale)
        for key in keys:
            x, y = at[0] + key[0] * SIDE_PX, at[1] + key[1] * SIDE_PX
            if key not in self._tiles:
                missing += QRect(x, y, SIDE_PX, SIDE_PX)
            elif (tile := self._tiles[key]) is not None:
                painter.drawPixmap(x, y, tile)
        if missing.isEmpty():
            return
        area, lacking = exposed, [key for key in keys if key not in self._tiles]
        self._crowd.will_rest(is_new=not self._tiles)
        if len(lacking) < len(keys):
            painter.setClipRegion(missing, Qt.ClipOperation.IntersectClip)
            area = exposed & area_of_all(lacking, scale)
        self._blit(painter, self._standing(area), scale, at)

    # ------------------------------------------------------------ tiles
    def drop(self, box: Box | None = None) -> None:
        """What stands in this box of the scene (None: everywhere) looks otherwise."""
        if box is None:
            self._tiles = {}
        elif self._tiles:
            more = LEAST_PX / self._tiles_scale
            for key in keys_on(rect_of_box(box).adjusted(-more, -more, more, more), self._tiles_scale):
                self._tiles.pop(key, None)

    def bake(self, seen: QRectF, scale: float) -> Iterator[None]:
        """Tiles of what is seen that are not there, one at a time, but for those where somebody moves or breathes."""
        if scale != self._tiles_scale or len(self._crowd.tokens) < MANY:
            return
        self._crowd.in_order()
        keys = keys_on(seen, scale)
        for key in self._tiles.keys() - set(wider(keys, KEPT)):
            del self._tiles[key]
        for key in keys:
            if key in self._tiles or self._crowd.hasty() or scale != self._tiles_scale:
                continue
            more = LEAST_PX / scale
            standing = self._standing(area_of(key, scale).adjusted(-more, -more, more, more))
            if not any(token.is_restless for token in standing):
                self._tiles[key] = self._baked(key, standing, scale) if standing else None
                yield

    def _baked(self, key: Key, tokens: Sequence[CrowdToken], scale: float) -> QPixmap:
        tile = QPixmap(SIDE_PX, SIDE_PX)
        tile.fill(Qt.GlobalColor.transparent)
        painter = QPainter(tile)
        self._blit(painter, tokens, scale, (-key[0] * SIDE_PX, -key[1] * SIDE_PX))
        painter.end()
        return tile


def rect_of_box(box: Box) -> QRectF:
    """In scene units."""
    left, top, right, bottom = box
    return QRectF(left, top, right - left, bottom - top)
