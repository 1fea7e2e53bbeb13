"""The static layer: all that lies under the tokens, baked once per zoom into one pixmap a little larger than the viewport.

Scrolling within the margin and moving tokens only blit it; another zoom, a far pan or a changed map bake it anew.
"""

from collections.abc import Callable

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QGraphicsView, QStyleOptionGraphicsItem, QWidget

from battlemap.ui.canvas.units import SQUARE

MARGIN_PX = 256
PaintArea = Callable[[QPainter, QRectF, float], None]


class StaticLayer(QGraphicsItem):
    """`paint_area(painter, area, zoom)` paints any part of it."""

    def __init__(self, paint_area: PaintArea) -> None:
        super().__init__()
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemUsesExtendedStyleOption)
        self.setZValue(-100)
        self._paint_area = paint_area
        self._rect = QRectF(0, 0, SQUARE, SQUARE)
        self._baked: QPixmap | None = None
        self._area = QRectF()
        self._scale = 0.0

    def boundingRect(self) -> QRectF:
        return self._rect

    def set_size(self, columns: int, rows: int) -> None:
        self.prepareGeometryChange()
        border = 8 * SQUARE
        self._rect = QRectF(-border, -border, columns * SQUARE + 2 * border, rows * SQUARE + 2 * border)
        self.forget()

    def forget(self) -> None:
        """The map has changed: bake anew at the next paint."""
        self._baked = None
        self.update()

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        transform = painter.worldTransform()
        device = painter.device()
        ratio = device.devicePixelRatio() if device is not None else 1.0
        scale = transform.m11() * ratio
        exposed = option.exposedRect
        if self._baked is None or abs(scale - self._scale) > 1e-9 or not self._area.contains(exposed):
            self._bake(painter, widget, exposed, scale, ratio)
        assert self._baked is not None
        source = QRectF(
            (exposed.x() - self._area.x()) * scale, (exposed.y() - self._area.y()) * scale, exposed.width() * scale,
            exposed.height() * scale,
        )  # fmt: skip
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, False)
        painter.drawPixmap(exposed, self._baked, source)

    def _bake(self, painter: QPainter, widget: QWidget | None, exposed: QRectF, scale: float, ratio: float) -> None:
        view = widget.parent() if widget is not None else None
        area = exposed
        if isinstance(view, QGraphicsView):
            margin = MARGIN_PX * ratio / scale
            seen = view.mapToScene(view.viewport().rect()).boundingRect()
            area = seen.adjusted(-margin, -margin, margin, margin).united(exposed)
        width, height = max(1, int(area.width() * scale) + 1), max(1, int(area.height() * scale) + 1)
        baked = QPixmap(width, height)
        baked.fill(Qt.GlobalColor.transparent)
        inner = QPainter(baked)
        inner.scale(scale, scale)
        inner.translate(-area.topLeft())
        self._paint_area(inner, area, scale)
        inner.end()
        self._baked, self._area, self._scale = baked, area, scale
