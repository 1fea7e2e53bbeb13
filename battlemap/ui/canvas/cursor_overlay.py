"""Where the keyboard is on the canvas: four corners round a square or a token, and a line of words below it."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from battlemap.ui.canvas.overlay import Overlay, label, label_size
from battlemap.ui.theme import palette

ARM = 0.3
BELOW_PX = 22


class CursorOverlay(Overlay):
    """One square or body at a time; light corners with a dark edge, read on any ground.  `is_held`: something is held there."""

    def __init__(self) -> None:
        super().__init__(z=60)
        self.box = QRectF()
        self.text = ""
        self._is_held = False

    def show_cursor(self, box: QRectF, text: str = "", is_held: bool = False) -> None:
        """Round this box of the scene."""
        self.box, self.text, self._is_held = box, text, is_held
        self.margin_px = (label_size(text)[0] / 2 + 8, 2 * BELOW_PX) if text else (8, 8)
        self._set_bounds(box.adjusted(-8, -8, 8, 8))

    def clear(self) -> None:
        self.box, self.text = QRectF(), ""
        self._set_bounds(QRectF())

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        if self.box.isEmpty():
            return
        colours, scale = palette(), painter.worldTransform().m11()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        width, box = max(4.0, 3.0 / scale), self.box
        for colour, share in ((colours.path_edge, 2.0), (colours.active, 1.0)):
            pen = QPen(QColor(colour), width * share, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap)
            pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
            painter.setPen(pen)
            self._corners(painter, box)
            if self._is_held:
                painter.drawEllipse(box.center(), width * 1.5, width * 1.5)
        below = QPointF(box.center().x(), box.bottom() + BELOW_PX / scale)
        label(painter, below, self.text, scale, (colours.path, colours.badge))

    def _corners(self, painter: QPainter, box: QRectF) -> None:
        arm = box.width() * ARM
        for x, across in ((box.left(), arm), (box.right(), -arm)):
            for y, down in ((box.top(), arm), (box.bottom(), -arm)):
                painter.drawPolyline([QPointF(x + across, y), QPointF(x, y), QPointF(x, y + down)])
