"""The undercoat: all that lies under the tokens, in one picture, for as long as a drag goes on and the view stands still.

Ground, areas of effect and the reach of whoever is held do not change while its way is drawn: put together once, they are one
blit without transparency instead of several with.  `hold` makes it, `release` shows the items themselves again.
"""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPixmap, QTransform
from PySide6.QtWidgets import QGraphicsItem, QGraphicsView, QStyleOptionGraphicsItem, QWidget

from battlemap.ui.canvas.units import EVERYWHERE

UNDER_Z = 2.5
"""The items below."""


class Undercoat(QGraphicsItem):
    """Stands in for what lies below it, while it is held."""

    def __init__(self, view: QGraphicsView) -> None:
        super().__init__()
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemUsesExtendedStyleOption)
        self.setZValue(UNDER_Z)
        self._view = view
        self._below: list[QGraphicsItem] = []
        self._picture = QPixmap()
        self._of: object = None
        self.setVisible(False)

    @property
    def is_held(self) -> bool:
        return bool(self._below)

    def hold(self, of: object) -> None:
        """Put together what is there now; `of` tells what of it may have become another since."""
        if self._below and of == self._of:
            return
        self.release()
        self._of, self._below = of, [item for item in self._view.items() if item.zValue() < UNDER_Z and item.isVisible()]
        self._below.reverse()  # the lowest first
        self._picture = self._painted()
        for item in self._below:
            item.setVisible(False)
        self.setVisible(True)

    def release(self) -> None:
        """The items themselves are painted again."""
        if self._below:
            below, self._below, self._picture = self._below, [], QPixmap()
            for item in below:
                item.setVisible(True)
            self.setVisible(False)

    def _painted(self) -> QPixmap:
        view, port = self._view, self._view.viewport()
        found = QPixmap(port.size() * port.devicePixelRatioF())
        found.setDevicePixelRatio(port.devicePixelRatioF())
        found.fill(view.backgroundBrush().color())
        painter, option = QPainter(found), QStyleOptionGraphicsItem()
        painter.setRenderHints(view.renderHints())
        seen = view.mapToScene(port.rect()).boundingRect()
        for item in self._below:
            option.exposedRect = seen & item.boundingRect()  # type: ignore[attr-defined]
            painter.save()
            painter.setWorldTransform(view.viewportTransform())
            item.paint(painter, option, port)
            painter.restore()
        painter.end()
        return found

    def boundingRect(self) -> QRectF:
        return EVERYWHERE

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        transform, ratio = painter.worldTransform(), self._picture.devicePixelRatio()
        shown = transform.mapRect(option.exposedRect).toAlignedRect()  # type: ignore[attr-defined]
        shown &= self._view.viewport().rect()
        painter.setWorldTransform(QTransform())
        source = QRectF(shown.x() * ratio, shown.y() * ratio, shown.width() * ratio, shown.height() * ratio)
        painter.drawPixmap(QRectF(shown), self._picture, source)
        painter.setWorldTransform(transform)
