"""The view: it keeps the canvas in step with the state, pans and zooms, and hands every other gesture to the current tool."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import (
    QContextMenuEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPixmap,
    QPixmapCache,
    QResizeEvent,
    QWheelEvent,
)  # fmt: skip
from PySide6.QtWidgets import QFrame, QGraphicsScene, QGraphicsView, QWidget

from battlemap.encounter.change import Change
from battlemap.geometry import Cell
from battlemap.ui.canvas.ground import paint_ground
from battlemap.ui.canvas.overlays import CoverOverlay, PathOverlay, ReachOverlay, RulerOverlay
from battlemap.ui.canvas.static_layer import StaticLayer
from battlemap.ui.canvas.token_item import TokenItem, look_of
from battlemap.ui.canvas.units import SQUARE, cell_at, rect_of
from battlemap.ui.session import Session
from battlemap.ui.theme import palette

if TYPE_CHECKING:
    from battlemap.ui.tools.tool import Tool

ZOOM_STEP = 1.2
SMALLEST_ZOOM, LARGEST_ZOOM = 0.03, 4.0
PULSE_MS = 90


class MapView(QGraphicsView):
    """The game master's canvas."""

    hovered = Signal(object)
    zoomed = Signal(float)
    menu_wanted = Signal(QPoint, str)
    edit_wanted = Signal(str)
    attack_wanted = Signal(str, str, str)
    entry_wanted = Signal(str)

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.session = session
        self._graphics = QGraphicsScene(self)
        self.setScene(self._graphics)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontAdjustForAntialiasing)
        self.setTransformationAnchor(QGraphicsView.ViewportAnchor.AnchorUnderMouse)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(self.tr("Battle map"))
        self.setAcceptDrops(False)
        self.show_grid = True
        self.static = StaticLayer(self._paint_static)
        self.reach, self.path, self.cover, self.ruler = ReachOverlay(), PathOverlay(), CoverOverlay(), RulerOverlay()
        for item in (self.static, self.reach, self.path, self.cover, self.ruler):
            self._graphics.addItem(item)
        self.items_by_id: dict[str, TokenItem] = {}
        self._pixmaps: dict[str, QPixmap | None] = {}
        self.tool: Tool | None = None
        self._panning: QPoint | None = None
        self._phase = 0.0
        self._pulse = QTimer(self)
        self._pulse.setInterval(PULSE_MS)
        self._pulse.timeout.connect(self._breathe)
        session.changed.connect(self._on_change)
        session.opened.connect(self._on_opened)
        session.selection_changed.connect(lambda _ids: self._mark())
        self._on_opened()

    # ------------------------------------------------------------ the state shown
    def _on_opened(self) -> None:
        self._pixmaps.clear()
        QPixmapCache.clear()
        scene = self.session.state.scene
        self.static.set_size(scene.width, scene.height)
        border = 6 * SQUARE
        self._graphics.setSceneRect(
            -border, -border, scene.width * SQUARE + 2 * border, scene.height * SQUARE + 2 * border
        )
        for item in self.items_by_id.values():
            self._graphics.removeItem(item)
        self.items_by_id.clear()
        for overlay in (self.reach, self.path, self.ruler):
            overlay.clear()
        self.cover.show_lines(None)
        self.sync_tokens()
        QTimer.singleShot(0, self, self.fit)

    def _on_change(self, change: Change) -> None:
        if change.kind == "opened":
            return
        if change.before.scene is not change.after.scene:
            if (change.before.scene.width, change.before.scene.height) != (change.after.scene.width, change.after.scene.height):
                self._on_opened()
                return
            self._pixmaps.pop(change.before.scene.picture.sha256 if change.before.scene.picture else "", None)
            self.static.forget()
        self.sync_tokens()
        if self.tool is not None:
            self.tool.state_changed(change)

    def sync_tokens(self) -> None:
        state = self.session.state
        for token_id in [known for known in self.items_by_id if known not in state.tokens]:
            self._graphics.removeItem(self.items_by_id.pop(token_id))
        for token in state.tokens.values():
            item = self.items_by_id.get(token.id)
            if item is None:
                item = self.items_by_id[token.id] = TokenItem(token.id, self.pixmap)
                item.show_look(look_of(token, state.scene.square), token.at, token.spot)
                self._graphics.addItem(item)
            else:
                item.show_look(look_of(token, state.scene.square), token.at, token.spot)
        self._mark()

    def _mark(self) -> None:
        selection, active = set(self.session.selection), self.session.state.turn.active
        for token_id, item in self.items_by_id.items():
            item.mark(token_id in selection, token_id == active)
        if active and not self._pulse.isActive():
            self._pulse.start()
        elif not active:
            self._pulse.stop()

    def _breathe(self) -> None:
        self._phase = (self._phase + 0.07) % 1.0
        item = self.items_by_id.get(self.session.state.turn.active)
        if item is not None:
            item.pulse(0.5 - 0.5 * math.cos(2 * math.pi * self._phase))

    def refresh(self) -> None:
        """Paint everything anew (another theme, the grid shown or hidden)."""
        self.static.forget()
        for item in self.items_by_id.values():
            item.update()
        self.viewport().update()

    def pixmap(self, sha256: str) -> QPixmap | None:
        """A picture of the fight by its content hash, decoded once."""
        if not sha256:
            return None
        if sha256 not in self._pixmaps:
            data = self.session.picture(sha256)
            pixmap = QPixmap()
            self._pixmaps[sha256] = pixmap if data and pixmap.loadFromData(data) else None
        return self._pixmaps[sha256]

    def _paint_static(self, painter: QPainter, area: QRectF, zoom: float) -> None:
        scene = self.session.state.scene
        picture = self.pixmap(scene.picture.sha256) if scene.picture else None
        paint_ground(painter, scene, picture, palette(), area, zoom, self.show_grid)

    # ------------------------------------------------------------ finding things
    def cell_under(self, position: QPoint | QPointF) -> Cell:
        point = position.toPoint() if isinstance(position, QPointF) else position
        return cell_at(self.mapToScene(point))

    def token_under(self, position: QPoint | QPointF) -> str:
        """The topmost token under a viewport position; "" for none.  The living lie above the dead, the small above the large."""
        point = self.mapToScene(position.toPoint() if isinstance(position, QPointF) else position)
        found = [item for item in self.items_by_id.values() if item.shape_contains(point.x(), point.y())]
        return max(found, key=lambda item: item.zValue()).token_id if found else ""

    def viewport_point(self, cell: tuple[int, int], n: int = 1) -> QPoint:
        """Where a square's centre is in the viewport."""
        return self.mapFromScene(rect_of(cell, n).center())

    # ------------------------------------------------------------ zoom and pan
    @property
    def zoom(self) -> float:
        return self.transform().m11()

    def fit(self) -> None:
        """The whole map in the window."""
        scene = self.session.state.scene
        margin = SQUARE * 0.4
        whole = QRectF(0, 0, scene.width * SQUARE, scene.height * SQUARE).adjusted(-margin, -margin, margin, margin)
        self.fitInView(whole, Qt.AspectRatioMode.KeepAspectRatio)
        self.zoomed.emit(self.zoom)

    def zoom_by(self, factor: float, anchor: QPoint | None = None) -> None:
        """Zoom about a viewport position (the middle by default)."""
        goal = min(LARGEST_ZOOM, max(SMALLEST_ZOOM, self.zoom * factor))
        about = anchor or self.viewport().rect().center()
        before = self.mapToScene(about)
        self.setTransformationAnchor(QGraphicsView.ViewportAnchor.NoAnchor)
        self.scale(goal / self.zoom, goal / self.zoom)
        moved = self.mapFromScene(before) - about
        self._scroll(moved.x(), moved.y())
        self.zoomed.emit(self.zoom)

    def _scroll(self, dx: int, dy: int) -> None:
        self.horizontalScrollBar().setValue(self.horizontalScrollBar().value() + dx)
        self.verticalScrollBar().setValue(self.verticalScrollBar().value() + dy)

    def show_token(self, token_id: str) -> None:
        """Bring a token into sight without changing the zoom."""
        item = self.items_by_id.get(token_id)
        if item is not None:
            self.ensureVisible(item, 120, 120)

    def wheelEvent(self, event: QWheelEvent) -> None:
        self.zoom_by(ZOOM_STEP ** (event.angleDelta().y() / 120), event.position().toPoint())
        event.accept()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.static.forget()

    # ------------------------------------------------------------ gestures
    def set_tool(self, tool: Tool) -> None:
        if self.tool is not None:
            self.tool.leave()
        self.tool = tool
        tool.enter()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.setFocus(Qt.FocusReason.MouseFocusReason)
        if event.button() == Qt.MouseButton.MiddleButton:
            self._panning = event.position().toPoint()
            self.viewport().setCursor(Qt.CursorShape.ClosedHandCursor)
        elif self.tool is not None:
            self.tool.press(event)
        event.accept()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._panning is not None:
            now = event.position().toPoint()
            self._scroll(self._panning.x() - now.x(), self._panning.y() - now.y())
            self._panning = now
        elif self.tool is not None:
            self.tool.move(event)
        self.hovered.emit(self.cell_under(event.position()))
        event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if self._panning is not None and event.button() == Qt.MouseButton.MiddleButton:
            self._panning = None
            self.viewport().unsetCursor()
        elif self.tool is not None:
            self.tool.release(event)
        event.accept()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton and (token_id := self.token_under(event.position())):
            if self.tool is not None:
                self.tool.cancel()
            self.edit_wanted.emit(token_id)
        elif self.tool is not None:
            self.tool.press(event)
        event.accept()

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        if self.tool is None or not self.tool.takes_right_click():
            self.menu_wanted.emit(event.globalPos(), self.token_under(self.viewport().mapFromGlobal(event.globalPos())))
        event.accept()

    def event(self, event: QEvent) -> bool:
        """While a gesture is under way its keys are its own, whatever shortcuts say."""
        if event.type() == QEvent.Type.ShortcutOverride and self.tool is not None and self.tool.is_busy():
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self.tool is None or not self.tool.key(event):
            event.ignore()
