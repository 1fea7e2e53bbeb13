"""The static layer: all that lies under the tokens, baked once per zoom into square tiles of the screen's own pixels.

Scrolling and moving tokens only blit them.  Tiles that come into sight are baked at once; those all round what is seen are baked
ahead, one at a time, while the window has nothing else to do.  What is drawn on the floor is kept by itself: where only the
picture below has grown that is not drawn again, and the tiles in sight follow one after the other.

While the view is in haste the last ones are shown, larger or smaller; `steps` make the next ones.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap, QTransform
from PySide6.QtWidgets import QGraphicsItem, QGraphicsView, QStyleOptionGraphicsItem, QWidget

from battlemap.ui.canvas.tile_grid import SIDE_PX, Key, area_of, area_of_all, keys_on, wider
from battlemap.ui.canvas.units import SQUARE, without
from battlemap.ui.inks import BLACK

AHEAD, KEPT = 1, 2
"""How many tiles round what is seen are baked ahead, and how many are kept."""
BLEED = SQUARE
"""What lies so far beyond a tile is painted with it: lines have width, and patches a rim of their own."""
REACH_PX = 8
"""Lines are never thinner than the eye can tell: seen from afar they reach so far beyond what is drawn."""
SAME = 1e-9
PaintFloor = Callable[[QPainter, QRectF], bool]
PaintMarks = Callable[[QPainter, QRectF, float], None]


class _Tile:
    """`marks` is what is drawn on the floor; `baked` is both.  `is_whole`: its floor was there in full; `is_fresh`: it has not
    grown since."""

    __slots__ = ("baked", "is_fresh", "is_whole", "marks")

    def __init__(self, marks: QPixmap) -> None:
        self.marks, self.is_fresh, self.is_whole = marks, False, False
        self.baked = QPixmap(SIDE_PX, SIDE_PX)
        self.baked.fill(QColor(BLACK))  # without transparency it is blitted as it is


class StaticLayer(QGraphicsItem):
    """`paint_floor(painter, area)`, which tells whether all of the floor was there, and `paint_marks(painter, area, zoom)` paint
    any part of it; `wake` is called when there is something for `leisure`."""

    def __init__(
        self, paint_floor: PaintFloor, paint_marks: PaintMarks, hasty: Callable[[], bool], wake: Callable[[], None]
    ) -> None:
        super().__init__()
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemUsesExtendedStyleOption)
        self.setZValue(-100)
        self._paint_floor, self._paint_marks, self._hasty, self._wake = paint_floor, paint_marks, hasty, wake
        self._rect = QRectF(0, 0, SQUARE, SQUARE)
        self._scale = self._coming_scale = 1.0
        self._coming: dict[Key, _Tile] = {}
        """Those of the next zoom, while they are baked step by step."""
        self._ahead_of: tuple[Key, Key] | None = None
        self._tiles: dict[Key, _Tile] = {}

    def boundingRect(self) -> QRectF:
        return self._rect

    def set_size(self, columns: int, rows: int) -> None:
        self.prepareGeometryChange()
        border = 8 * SQUARE
        self._rect = QRectF(-border, -border, columns * SQUARE + 2 * border, rows * SQUARE + 2 * border)
        self.forget()

    def forget(self, parts: Sequence[QRectF] | None = None) -> None:
        """The map has changed in these parts (None: in all of it): bake them anew at the next paint."""
        for tiles, scale in ((self._tiles, self._scale), (self._coming, self._coming_scale)):
            for key in [key for key in tiles if parts is None or self._is_on(parts, key, scale)]:
                del tiles[key]
        self._ahead_of = None
        if parts is None:
            self.update()
        for part in parts or ():
            self.update(_grown(part, REACH_PX / self._scale))

    def _is_on(self, parts: Iterable[QRectF], key: Key, scale: float) -> bool:
        """May anything drawn in these parts lie on this tile?"""
        area = _grown(area_of(key, scale), REACH_PX / scale)
        return any(area.intersects(part) for part in parts)

    def forget_floor(self) -> None:
        """Only the picture has: it is seen bit by bit."""
        for tile in self._tiles.values():
            tile.is_fresh = tile.is_whole
        self._wake()

    @property
    def is_fresh(self) -> bool:
        """Do all tiles show the picture as it is there?"""
        return all(tile.is_fresh for tile in self._tiles.values())

    # ------------------------------------------------------------ painting
    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        device, transform = painter.device(), painter.worldTransform()
        ratio = device.devicePixelRatio() if device is not None else 1.0
        scale, exposed = transform.m11() * ratio, option.exposedRect  # type: ignore[attr-defined]
        left, top = round(transform.dx() * ratio), round(transform.dy() * ratio)
        is_new = abs(scale - self._scale) > SAME
        if self._hasty() and not self._tiles:
            self._paint_floor(painter, exposed)
            return
        if self._hasty() and is_new:
            self._paint_hastily(painter, exposed, ratio)
            return
        if is_new:
            self._tiles, self._scale, self._ahead_of = {}, scale, None
        keys = keys_on(exposed, scale)
        tiles = [(key, self._tiles.get(key) or self._baked(key)) for key in keys]
        painter.setWorldTransform(QTransform(1 / ratio, 0, 0, 1 / ratio, 0, 0))
        for (column, row), tile in tiles:
            painter.drawPixmap(left + column * SIDE_PX, top + row * SIDE_PX, tile.baked)
        painter.setWorldTransform(transform)
        if widget is not None and self._ahead_of != (seen := (keys[0], keys[-1]) if keys else None):
            self._ahead_of = seen
            if not self._has_all_round(keys):
                self._wake()

    def _paint_hastily(self, painter: QPainter, exposed: QRectF, ratio: float) -> None:
        """The tiles of another zoom, on the bare floor where they do not reach."""
        transform = painter.worldTransform()
        grown = transform.m11() * SIDE_PX / self._scale * ratio
        left, top = transform.dx() * ratio, transform.dy() * ratio
        there = [key for key in keys_on(exposed, self._scale) if key in self._tiles]
        for part in without(exposed, area_of_all(there, self._scale)):
            painter.save()
            painter.setClipRect(part, Qt.ClipOperation.IntersectClip)
            self._paint_floor(painter, part)
            painter.restore()
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, False)
        painter.setWorldTransform(QTransform(1 / ratio, 0, 0, 1 / ratio, 0, 0))
        whole = QRectF(0, 0, SIDE_PX, SIDE_PX)
        for column, row in there:
            x, y = round(left + column * grown), round(top + row * grown)
            right, bottom = round(left + (column + 1) * grown), round(top + (row + 1) * grown)
            painter.drawPixmap(QRectF(x, y, right - x, bottom - y), self._tiles[column, row].baked, whole)
        painter.setWorldTransform(transform)

    # ------------------------------------------------------------ in small steps
    def steps(self, view: QGraphicsView) -> Iterator[None]:
        """Bake what the view shows now, a tile at a time; it is shown when all of it is there."""
        scale = _scale_of(view)
        seen = keys_on(self._seen(view), scale)
        if self._tiles and abs(scale - self._scale) <= SAME:
            for key in seen:
                if key not in self._tiles:
                    self._baked(key)
                    yield
            return
        self._coming, self._coming_scale = {}, scale
        while missing := [key for key in seen if key not in self._coming]:
            tile = self._coming[missing[0]] = self._drawn(missing[0], scale)
            yield
            self._lay(missing[0], tile, scale)
            yield
        self._tiles, self._scale, self._coming, self._ahead_of = self._coming, scale, {}, None

    def leisure(self, view: QGraphicsView) -> Iterator[None]:
        """Show what has grown of the picture, the tiles in sight first; bake what lies round them; drop what lies far off."""
        scale = _scale_of(view)
        if abs(scale - self._scale) > SAME or self._hasty():
            return
        seen = keys_on(self._seen(view), scale)
        for key in list(self._tiles.keys() - set(wider(seen, KEPT))):
            del self._tiles[key]
        for key in (*seen, *wider(seen, AHEAD)):
            if self._hasty() or abs(scale - self._scale) > SAME:
                return
            tile = self._tiles.get(key)
            if tile is None and area_of(key, scale).intersects(self._rect):
                self._baked(key)
                yield
            elif tile is not None and not tile.is_fresh:
                self._lay(key, tile, scale)
                self.update(area_of(key, scale))
                yield

    # ------------------------------------------------------------ baking
    def _baked(self, key: Key) -> _Tile:
        tile = self._tiles[key] = self._drawn(key, self._scale)
        self._lay(key, tile, self._scale)
        return tile

    def _drawn(self, key: Key, scale: float) -> _Tile:
        marks = QPixmap(SIDE_PX, SIDE_PX)
        marks.fill(Qt.GlobalColor.transparent)
        painter = _painter(marks, key, scale)
        self._paint_marks(painter, area_of(key, scale).adjusted(-BLEED, -BLEED, BLEED, BLEED), scale)
        painter.end()
        return _Tile(marks)

    def _lay(self, key: Key, tile: _Tile, scale: float) -> None:
        """The floor as it is now, and on it what is drawn there."""
        pixel = 2 / scale
        painter = _painter(tile.baked, key, scale)
        tile.is_whole = self._paint_floor(painter, area_of(key, scale).adjusted(-pixel, -pixel, pixel, pixel))
        painter.resetTransform()
        painter.drawPixmap(0, 0, tile.marks)
        painter.end()
        tile.is_fresh = True

    # ------------------------------------------------------------ which tiles
    def _seen(self, view: QGraphicsView) -> QRectF:
        return view.mapToScene(view.viewport().rect()).boundingRect().intersected(self._rect)

    def _has_all_round(self, keys: list[Key]) -> bool:
        """Is there nothing to bake ahead?"""
        wanted = wider(keys, AHEAD)
        return all(key in self._tiles or not area_of(key, self._scale).intersects(self._rect) for key in wanted)


def _painter(pixmap: QPixmap, key: Key, scale: float) -> QPainter:
    painter = QPainter(pixmap)
    painter.setTransform(QTransform(scale, 0, 0, scale, -key[0] * SIDE_PX, -key[1] * SIDE_PX))
    return painter


def _scale_of(view: QGraphicsView) -> float:
    return view.transform().m11() * view.viewport().devicePixelRatioF()


def _grown(part: QRectF, by: float) -> QRectF:
    return part.adjusted(-by, -by, by, by)
