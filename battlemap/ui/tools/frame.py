"""The frame tool: what the players' map shows, as a frame on the game master's.

Dragging inside the frame moves it, dragging elsewhere draws a new one.  The players see it when the button is let go.
"""

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from battlemap.ui.canvas.overlay import Overlay
from battlemap.ui.canvas.units import SQUARE
from battlemap.ui.canvas.view import MapView
from battlemap.ui.inks import veil
from battlemap.ui.theme import palette
from battlemap.ui.tools.tool import Tool

SMALLEST = 2 * SQUARE
EDGE_PX = 4.0


class FrameOverlay(Overlay):
    """A bright frame, the rest of the map a little darker."""

    def __init__(self) -> None:
        super().__init__(46)
        self._frame, self._whole = QRectF(), QRectF()

    def show_frame(self, frame: QRectF, whole: QRectF) -> None:
        self._frame, self._whole = frame, whole
        self._set_bounds(whole.united(frame).adjusted(-8, -8, 8, 8) if not frame.isEmpty() else QRectF())

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        outside = QPainterPath()
        outside.setFillRule(Qt.FillRule.OddEvenFill)
        outside.addRect(self._whole)
        outside.addRect(self._frame)
        painter.fillPath(outside, veil(90))
        pen = QPen(QColor(palette().active), EDGE_PX)
        pen.setCosmetic(True)
        painter.setPen(pen)
        painter.drawRect(self._frame)


class FrameTool(Tool):
    """`seen` says what the players' map shows now, `show` makes it show something else, both in scene units."""

    def __init__(self, view: MapView, seen: Callable[[], QRectF], show: Callable[[QRectF], None]) -> None:
        super().__init__(view)
        self._seen, self._show_players = seen, show
        self._overlay = FrameOverlay()
        view.scene().addItem(self._overlay)
        self._frame = QRectF()
        self._press: QPointF | None = None
        self._grip: QPointF | None = None

    def enter(self) -> None:
        self.view.viewport().setCursor(Qt.CursorShape.SizeAllCursor)
        self._frame = self._seen()
        self._draw()

    def leave(self) -> None:
        self._press = self._grip = None
        self._frame = QRectF()
        self._draw()
        self.view.viewport().unsetCursor()

    def cancel(self) -> None:
        self._press = self._grip = None
        self._frame = self._seen()
        self._draw()

    def is_busy(self) -> bool:
        return self._press is not None

    def draws_out(self) -> bool:
        return True

    def _draw(self) -> None:
        scene = self.session.state.scene
        self._overlay.show_frame(self._frame, QRectF(0, 0, scene.width * SQUARE, scene.height * SQUARE))

    def press(self, event: QMouseEvent) -> None:
        if event.button() != Qt.MouseButton.LeftButton:
            return
        self._press = self.view.mapToScene(event.position().toPoint())
        self._grip = self._press - self._frame.topLeft() if self._frame.contains(self._press) else None

    def move(self, event: QMouseEvent) -> None:
        if self._press is None:
            return
        at = self.view.mapToScene(event.position().toPoint())
        if self._grip is not None:
            self._frame.moveTopLeft(at - self._grip)
        else:
            self._frame = QRectF(self._press, at).normalized()
        self._draw()

    def release(self, event: QMouseEvent) -> None:
        if self._press is None:
            return
        self._press = None
        if min(self._frame.width(), self._frame.height()) < SMALLEST:
            self.cancel()
            return
        self._show_players(self._frame)

    def key(self, event: QKeyEvent) -> bool:
        if event.key() == Qt.Key.Key_Escape and self.is_busy():
            self.cancel()
            return True
        return False
