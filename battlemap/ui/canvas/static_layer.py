"""The static layer: all that lies under the tokens, baked once per zoom into one pixmap a little larger than the viewport.

Scrolling within the margin and moving tokens only blit it; another zoom, a far pan or a changed map bake it anew.  What is drawn
on the floor is kept by itself: where only the picture below has grown, that is not drawn again.  While the view is in haste the
last one is shown, larger or smaller, over the bare floor; `steps` make the next one a band at a time.
"""

from collections.abc import Callable, Iterator
from typing import NamedTuple

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QGraphicsView, QStyleOptionGraphicsItem, QWidget

from battlemap.ui.canvas.units import SQUARE

MARGIN_PX, BAND_PX = 256, 128
PaintFloor = Callable[[QPainter, QRectF], None]
PaintMarks = Callable[[QPainter, QRectF, float], None]


class _Place(NamedTuple):
    """What part of the scene is baked, and how many pixels a unit of it has."""

    area: QRectF
    scale: float

    def pixmap(self) -> QPixmap:
        return QPixmap(max(1, int(self.area.width() * self.scale) + 1), max(1, int(self.area.height() * self.scale) + 1))

    def painter(self, pixmap: QPixmap) -> QPainter:
        painter = QPainter(pixmap)
        painter.scale(self.scale, self.scale)
        painter.translate(-self.area.topLeft())
        return painter

    def holds(self, exposed: QRectF, scale: float) -> bool:
        return abs(scale - self.scale) <= 1e-9 and self.area.contains(exposed)


class StaticLayer(QGraphicsItem):
    """`paint_floor(painter, area)` and `paint_marks(painter, area, zoom)` paint any part of it."""

    def __init__(self, paint_floor: PaintFloor, paint_marks: PaintMarks, hasty: Callable[[], bool]) -> None:
        super().__init__()
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemUsesExtendedStyleOption)
        self.setZValue(-100)
        self._paint_floor, self._paint_marks, self._hasty = paint_floor, paint_marks, hasty
        self._rect = QRectF(0, 0, SQUARE, SQUARE)
        self._place = _Place(QRectF(), 0.0)
        self._marks: QPixmap | None = None
        self._baked: QPixmap | None = None

    def boundingRect(self) -> QRectF:
        return self._rect

    def set_size(self, columns: int, rows: int) -> None:
        self.prepareGeometryChange()
        border = 8 * SQUARE
        self._rect = QRectF(-border, -border, columns * SQUARE + 2 * border, rows * SQUARE + 2 * border)
        self.forget()

    def forget(self) -> None:
        """The map has changed: bake anew at the next paint."""
        self._marks = None
        self.forget_floor()

    def forget_floor(self) -> None:
        """Only the picture has."""
        self._baked = None
        self.update()

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        device = painter.device()
        ratio = device.devicePixelRatio() if device is not None else 1.0
        scale, exposed = painter.worldTransform().m11() * ratio, option.exposedRect
        fits = self._place.holds(exposed, scale)
        if not fits and self._hasty() and self._marks is not None:
            self._paint_floor(painter, exposed)
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, False)
            painter.drawPixmap(self._place.area, self._marks, QRectF(self._marks.rect()))
            return
        if not fits or self._marks is None:
            self._place = self._wanted(widget, exposed, scale, ratio) if not fits else self._place
            for _ in self._bake_marks(self._place):
                pass
        if self._baked is None:
            self._bake()
        assert self._baked is not None
        (area, _), painted = self._place, self._baked
        source = QRectF(
            (exposed.x() - area.x()) * scale, (exposed.y() - area.y()) * scale, exposed.width() * scale, exposed.height() * scale
        )
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, False)
        painter.drawPixmap(exposed, painted, source)

    def steps(self, view: QGraphicsView) -> Iterator[None]:
        """Bake what the view shows now, a band at a time."""
        ratio = view.viewport().devicePixelRatioF()
        scale = view.transform().m11() * ratio
        seen = view.mapToScene(view.viewport().rect()).boundingRect().intersected(self._rect)
        if not self._place.holds(seen, scale) or self._marks is None:
            yield from self._bake_marks(self._wanted(view.viewport(), seen, scale, ratio))

    def _wanted(self, widget: QWidget | None, exposed: QRectF, scale: float, ratio: float) -> _Place:
        view = widget.parent() if widget is not None else None
        if not isinstance(view, QGraphicsView):
            return _Place(QRectF(exposed), scale)
        margin = MARGIN_PX * ratio / scale
        seen = view.mapToScene(view.viewport().rect()).boundingRect()
        return _Place(seen.adjusted(-margin, -margin, margin, margin).united(exposed), scale)

    def _bake_marks(self, place: _Place) -> Iterator[None]:
        """Taken when it is whole."""
        marks = place.pixmap()
        marks.fill(Qt.GlobalColor.transparent)
        band = BAND_PX / place.scale
        top = place.area.top()
        while top < place.area.bottom():
            part = QRectF(place.area.left(), top, place.area.width(), min(band, place.area.bottom() - top))
            painter = place.painter(marks)
            painter.setClipRect(part)
            self._paint_marks(painter, part, place.scale)
            painter.end()
            top += band
            yield
        self._place, self._marks, self._baked = place, marks, None

    def _bake(self) -> None:
        assert self._marks is not None
        baked = self._place.pixmap()
        baked.fill(Qt.GlobalColor.transparent)
        painter = self._place.painter(baked)
        self._paint_floor(painter, self._place.area)
        painter.resetTransform()
        painter.drawPixmap(0, 0, self._marks)
        painter.end()
        self._baked = baked
