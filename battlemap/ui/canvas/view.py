"""The view: it keeps the canvas in step with the state and hands every gesture but panning and zooming to the current tool.

Not here: what part of the map is shown (`camera`).
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import (
    QColor,
    QContextMenuEvent,
    QFocusEvent,
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
from battlemap.ui.background import Pictures
from battlemap.ui.canvas.camera import Camera
from battlemap.ui.canvas.crowd import Crowd, CrowdToken
from battlemap.ui.canvas.cursor import KeyboardCursor
from battlemap.ui.canvas.cursor_overlay import CursorOverlay
from battlemap.ui.canvas.drawing_overlay_marks import LampMarks, NotePins
from battlemap.ui.canvas.glides import Glides
from battlemap.ui.canvas.ground import paint_floor, paint_marks
from battlemap.ui.canvas.ground_changes import changed_parts
from battlemap.ui.canvas.haste import Haste, Leisure
from battlemap.ui.canvas.line_overlays import CoverOverlay, RulerOverlay
from battlemap.ui.canvas.path_overlay import PathLook, PathOverlay
from battlemap.ui.canvas.reach_overlay import ReachOverlay
from battlemap.ui.canvas.sight_overlay import SightLayers
from battlemap.ui.canvas.static_layer import StaticLayer
from battlemap.ui.canvas.tiles import TiledPicture
from battlemap.ui.canvas.token_item import TokenItem, look_of
from battlemap.ui.canvas.undercoat import Undercoat
from battlemap.ui.canvas.units import SQUARE, cell_at, rect_of
from battlemap.ui.motion import may_move
from battlemap.ui.session import Session
from battlemap.ui.theme import palette
from battlemap.ui.turns import lit

if TYPE_CHECKING:
    from battlemap.ui.tools.tool import Tool

ZOOM_STEP = 1.2
KEY_ZOOM = 1.25
PULSE_MS = 90
GHOST = 0.6
MOST_BREATHING = 8
DRAWN_AT_ONCE = 600
"""Tokens and walls: of a larger fight the floor is seen first."""


class MapView(Camera):
    """The game master's canvas."""

    hovered = Signal(object)
    menu_wanted = Signal(QPoint, str)
    edit_wanted = Signal(str)
    attack_wanted = Signal(str, str, str)
    reaction_wanted = Signal(str, str, str)
    entry_wanted = Signal(str)
    space_tapped = Signal()
    spoken = Signal(str)
    focus_changed = Signal()

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.session = session
        self.over: QWidget = self
        """What lies over the map is this one's child (`canvas.place`)."""
        self._graphics = QGraphicsScene(self)
        self.setScene(self._graphics)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setBackgroundBrush(QColor(palette().canvas))
        self.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontAdjustForAntialiasing)
        self.viewport().setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)  # the static layer or the background is everywhere
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(self.tr("Battle map"))
        self.setAcceptDrops(False)
        self.show_grid = True
        self.haste = Haste(self._sharpening, self)
        self.haste.sharp.connect(self._sharp)
        self.leisure = Leisure(self._leisure, self)
        self.static = StaticLayer(self._paint_floor, self._paint_marks, lambda: self.haste.is_on, self.leisure.wake)
        self.reach, self.path, self.cover, self.ruler = ReachOverlay(), PathOverlay(), CoverOverlay(), RulerOverlay()
        self.lamps, self.notes = LampMarks(), NotePins()
        self.cursor_mark, self.keyboard = CursorOverlay(), KeyboardCursor(self)
        self._overlays = (self.reach, self.path, self.cover, self.ruler, self.lamps, self.notes, self.cursor_mark)
        self.undercoat = Undercoat(self)
        for item in (self.static, self.undercoat, *self._overlays):
            self._graphics.addItem(item)
        self.sight = SightLayers(self._graphics, session, self.in_sight, self)
        self._ghost: TokenItem | None = None
        self.crowd = Crowd(self._graphics, lambda: self.haste.is_on, lambda: self.haste.is_first, self.leisure.wake)
        self.items_by_id = self.crowd.tokens
        self.glides = Glides(self)
        self.pictures = Pictures(session.open_picture, self)
        self._are_marks_on_picture = False
        self.pictures.ready.connect(self._picture_grown)
        self.pictures.whole.connect(self._picture_whole)
        self.tool: Tool | None = None
        self._panning: QPoint | None = None
        self._space_held = self._space_used = False
        self._hovered: Cell | None = None
        self._phase = 0.0
        self._lit: tuple[str, ...] = ()
        self._pulse = QTimer(self)
        self._pulse.setInterval(PULSE_MS)
        self._pulse.timeout.connect(self._breathe)
        session.changed.connect(self._on_change)
        session.opened.connect(self._on_opened)
        session.selection_changed.connect(self.mark_all)
        self._on_opened()

    # ------------------------------------------------------------ the state shown
    def _on_opened(self) -> None:
        self.haste.stop()
        self.pictures.forget()
        QPixmapCache.clear()
        scene = self.session.state.scene
        self.static.set_size(scene.width, scene.height)
        self.set_map(scene.width, scene.height)
        self.crowd.clear()
        self.show_path(None)
        self.keyboard.leave()
        for overlay in (self.reach, self.ruler, self.cursor_mark):
            overlay.clear()
        self.cover.show_lines(None)
        self.sync_tokens()
        QTimer.singleShot(0, self, self.fit)
        if self.isVisible():
            self.fit()  # nothing is drawn for the zoom there was
            if len(self.items_by_id) + len(scene.walls) > DRAWN_AT_ONCE:
                self.haste.open()

    def _on_change(self, change: Change) -> None:
        if change.kind == "opened":
            return
        self.undercoat.release()
        if change.before.scene is not change.after.scene:
            if (change.before.scene.width, change.before.scene.height) != (change.after.scene.width, change.after.scene.height):
                self._on_opened()
                return
            self.static.forget(changed_parts(change.before.scene, change.after.scene))
        self.glides.note(change)
        self.sync_tokens()
        self.glides.follow(change)
        if self.tool is not None:
            self.tool.state_changed(change)

    def sync_tokens(self) -> None:
        """Every token where and as it is now."""
        state = self.session.state
        self.lamps.show_lights(state.scene.lights)
        self.notes.show_notes(state.scene.notes)
        self.pictures.prepare([state.scene.picture.sha256] if state.scene.picture else [])
        self.pictures.prepare(token.creature.picture for token in state.tokens.values())
        for token_id in [known for known in self.items_by_id if known not in state.tokens]:
            self.crowd.remove(token_id)
        for token in state.tokens.values():
            item = self.items_by_id.get(token.id)
            if item is None:
                item = CrowdToken(token.id, self.pictures.get, lambda: self.haste.is_on)
                item.show_look(look_of(token, state.scene.square), token.at, token.spot)
                self.crowd.add(item)
            else:
                item.show_look(look_of(token, state.scene.square), token.at, token.spot)
        self.mark_all()

    def show_at(self, goals: Mapping[str, Cell]) -> None:
        """Draw tokens elsewhere than they are, for a gesture; `sync_tokens` puts them back."""
        for token_id, cell in goals.items():
            if token_id in self.items_by_id:
                item, token = self.items_by_id[token_id], self.session.state.tokens[token_id]
                item.show_look(item.look, cell, token.spot)

    def show_path(self, look: PathLook | None, token_id: str = "", spot: tuple[int, int] = (0, 0)) -> None:
        """A drag's way, and the token half through at its end; None for no drag."""
        if self._ghost is not None and (look is None or self._ghost.token_id != token_id):
            self._graphics.removeItem(self._ghost)
            self._ghost = None
        if look is None:
            self.undercoat.release()
            self.path.clear()
            self.sight.dragged("", None)
            return
        self.glides.finish()
        if self.static.is_fresh and not self.haste.is_on:
            self.undercoat.hold(self.reach.shown)
        self.sight.dragged(token_id, look.goal)
        if self._ghost is None:
            self._ghost = TokenItem(token_id, self.pictures.get)
            self._ghost.show_look(self.items_by_id[token_id].look, look.start, spot)
            self._ghost.setOpacity(GHOST)
            self._graphics.addItem(self._ghost)
            self._ghost.setZValue(39)
        self._ghost.show_look(self._ghost.look, look.goal, spot)
        self.path.show_path(look)

    def mark_all(self) -> None:
        """Rings of the selected and the acting; they pulse if things may move."""
        selection, active = set(self.session.selection), lit(self.session.state, self.session.ruleset)
        for token_id, item in self.items_by_id.items():
            item.mark(token_id in selection, token_id in active)
        self._lit = active if len(active) <= MOST_BREATHING else ()
        if self._lit and not self._pulse.isActive() and may_move():
            self._pulse.start()
        elif not self._lit:
            self._pulse.stop()

    def _breathe(self) -> None:
        """A few breathe; where a whole crowd acts its rings are still."""
        if not may_move():
            self._pulse.stop()
        self._phase = (self._phase + 0.07) % 1.0
        for token_id in self._lit:
            if (item := self.items_by_id.get(token_id)) is not None:
                item.pulse(0.5 - 0.5 * math.cos(2 * math.pi * self._phase))

    def refresh(self) -> None:
        """Paint everything anew (another theme, the grid shown or hidden)."""
        self.undercoat.release()
        self.setBackgroundBrush(QColor(palette().canvas))  # beyond what the static layer reaches
        self.static.forget()
        for item in self.items_by_id.values():
            item.update()
        self.viewport().update()

    def _picture_grown(self, sha256: str) -> None:
        """More of the map's picture is there; nothing above it has changed."""
        self.undercoat.release()
        placed = self.session.state.scene.picture
        if placed is not None and placed.sha256 == sha256 and self._are_marks_on_picture:
            self.static.forget_floor()
        else:
            self.static.forget()

    def _picture_whole(self, sha256: str) -> None:
        """A token's picture is painted from now on; the map's has told already what it shows."""
        placed = self.session.state.scene.picture
        self.undercoat.release()
        if placed is None or placed.sha256 != sha256 or not self._are_marks_on_picture:
            self.static.forget()
        for item in self.items_by_id.values():
            if item.look.picture == sha256:
                item.update()

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        """Where the static layer paints all there is nothing to fill."""
        if not self.static.boundingRect().contains(QRectF(rect)):
            super().drawBackground(painter, rect)

    def _paint_floor(self, painter: QPainter, area: QRectF) -> bool:
        scene = self.session.state.scene
        baked = isinstance(painter.device(), QPixmap)
        return paint_floor(painter, scene, self._ground(), palette(), area, is_smooth=baked)

    def _paint_marks(self, painter: QPainter, area: QRectF, zoom: float) -> None:
        self._are_marks_on_picture = self._ground() is not None
        paint_marks(
            painter, self.session.state.scene, self._are_marks_on_picture, palette(), area, zoom, self.show_grid
        )  # fmt: skip

    def _ground(self) -> TiledPicture | None:
        placed = self.session.state.scene.picture
        return self.pictures.ground(placed.sha256) if placed is not None else None

    def _sharpening(self) -> Iterator[None]:
        """What is to be there before all is painted as it is to be at this zoom."""
        yield from self.static.steps(self)
        scale = self.zoom * self.viewport().devicePixelRatioF()
        seen = self.in_sight()
        for item in [item for item in self.items_by_id.values() if seen.intersects(item.sceneBoundingRect())]:
            item.prepare(scale)
            yield

    def _leisure(self) -> Iterator[None]:
        """What is made ahead while nobody waits for it."""
        yield from self.static.leisure(self)
        yield from self.crowd.leisure(self.in_sight(), self.zoom * self.viewport().devicePixelRatioF())

    def _sharp(self) -> None:
        self.viewport().update()
        self.leisure.wake()

    # ------------------------------------------------------------ finding things
    def cell_under(self, position: QPoint | QPointF) -> Cell:
        point = position.toPoint() if isinstance(position, QPointF) else position
        return cell_at(self.mapToScene(point))

    def place_under(self, position: QPointF) -> tuple[Cell, tuple[int, int]]:
        """The square under a viewport position, and the half of it across and down."""
        point = self.mapToScene(position.toPoint())
        cell = cell_at(point)
        across, down = point.x() / SQUARE - cell.x, point.y() / SQUARE - cell.y
        return cell, (int(across >= 0.5), int(down >= 0.5))

    def token_under(self, position: QPoint | QPointF) -> str:
        """The topmost token under a viewport position; "" for none.  The living lie above the dead, the small above the large."""
        point = self.mapToScene(position.toPoint() if isinstance(position, QPointF) else position)
        found = [item for item in self.items_by_id.values() if item.shape_contains(point.x(), point.y())]
        return max(found, key=lambda item: item.zValue()).token_id if found else ""

    def viewport_point(self, cell: tuple[int, int], n: int = 1) -> QPoint:
        """Where a square's centre is in the viewport."""
        return self.mapFromScene(rect_of(cell, n).center())

    # ------------------------------------------------------------ zoom and pan
    def resizeEvent(self, event: QResizeEvent) -> None:
        self.undercoat.release()
        super().resizeEvent(event)

    def scrollContentsBy(self, dx: int, dy: int) -> None:
        self.undercoat.release()
        super().scrollContentsBy(dx, dy)

    def _zoom_changed(self) -> None:
        self.undercoat.release()
        for overlay in self._overlays:
            overlay.set_zoom(self.zoom)
        super()._zoom_changed()

    def show_token(self, token_id: str) -> None:
        """Bring a token into sight without changing the zoom."""
        item = self.items_by_id.get(token_id)
        if item is None:
            return
        square = self.mapFromScene(QRectF(item.pos(), item.pos() + QPointF(item.side(), item.side()))).boundingRect()
        if not self.viewport().rect().contains(square):
            self.glides.finish_camera()
            across, down = self.horizontalScrollBar().value(), self.verticalScrollBar().value()
            self.ensureVisible(item, 120, 120)
            self.glides.camera_from(across, down)
            self.is_fitted = False

    def wheelEvent(self, event: QWheelEvent) -> None:
        self.glides.finish()
        self.haste.hurry()
        self.zoom_by(ZOOM_STEP ** (event.angleDelta().y() / 120), event.position().toPoint())
        event.accept()

    # ------------------------------------------------------------ gestures
    def set_tool(self, tool: Tool) -> None:
        self.keyboard.leave()
        with self.changing_bars():
            if self.tool is not None:
                self.tool.leave()
            self.tool = tool
            tool.enter()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.glides.finish()
        self.setFocus(Qt.FocusReason.MouseFocusReason)
        self.keyboard.leave()
        pans = self._space_held and event.button() == Qt.MouseButton.LeftButton
        if event.button() == Qt.MouseButton.MiddleButton or pans:
            self._panning = event.position().toPoint()
            self._space_used = self._space_held
            self.viewport().setCursor(Qt.CursorShape.ClosedHandCursor)
        elif self.tool is not None:
            self.tool.press(event)
        event.accept()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if not self.keyboard.is_held:
            self.keyboard.leave()
        if self._panning is not None:
            now = event.position().toPoint()
            self.scroll_by(self._panning.x() - now.x(), self._panning.y() - now.y())
            self._panning = now
        elif self.tool is not None:
            self.tool.move(event)
        if (cell := self.cell_under(event.position())) != self._hovered:
            self._hovered = cell
            self.hovered.emit(cell)
        self.notes.hover(None if event.buttons() else self.mapToScene(event.position().toPoint()))
        event.accept()

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        if self.tool is not None:
            self.tool.left()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if self._panning is not None and event.button() in (Qt.MouseButton.MiddleButton, Qt.MouseButton.LeftButton):
            self._panning = None
            self.viewport().unsetCursor()
        elif self.tool is not None:
            self.tool.release(event)
        event.accept()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        if self.tool is not None and self.tool.double(event):
            pass
        elif event.button() == Qt.MouseButton.LeftButton and (token_id := self.token_under(event.position())):
            if self.tool is not None:
                self.tool.cancel()
            self.edit_wanted.emit(token_id)
        elif self.tool is not None:
            self.tool.press(event)
        event.accept()

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """By key it is the menu of the one selected token, at its place."""
        selection = self.session.selection
        if event.reason() == QContextMenuEvent.Reason.Keyboard and len(selection) > 0 and self.tool is not None:
            at = self.viewport_point(self.session.state.tokens[selection[0]].at)
            self.menu_wanted.emit(self.viewport().mapToGlobal(at), selection[0])
            event.accept()
            return
        if self.tool is None or not self.tool.takes_right_click():
            self.menu_wanted.emit(event.globalPos(), self.token_under(self.viewport().mapFromGlobal(event.globalPos())))
        event.accept()

    def event(self, event: QEvent) -> bool:
        """While a gesture is under way its keys are its own, whatever shortcuts say; Space is always the canvas's."""
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            is_space = event.key() == Qt.Key.Key_Space and not event.modifiers()
            wanted = self.tool is not None and (self.tool.is_busy() or self.tool.wants(event))
            if is_space or wanted or self.keyboard.comes_first(event):
                event.accept()
                return True
        return super().event(event)

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Tab goes from token to token where the tool has something to go through; F6 leaves the map."""
        if self.hasFocus() and self.tool is not None and self.tool.tab(forward):
            return True
        return super().focusNextPrevChild(forward)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self.glides.finish()
        if self.keyboard.comes_first(event) and self.keyboard.key(event):
            return
        if (self.tool is not None and self.tool.key(event)) or self.keyboard.key(event):
            return
        if event.key() == Qt.Key.Key_Space and not event.modifiers():
            if not event.isAutoRepeat():
                self._space_held, self._space_used = True, False
        elif event.text() in ("+", "="):
            self.zoom_by(KEY_ZOOM)
        elif event.text() == "-":
            self.zoom_by(1 / KEY_ZOOM)
        else:
            event.ignore()

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        """Space let go without having panned is a tap."""
        if self.tool is not None:
            self.tool.key_up(event)
        if event.key() == Qt.Key.Key_Space and not event.isAutoRepeat():
            tapped = self._space_held and not self._space_used and not (self.tool is not None and self.tool.is_busy())
            self._space_held = False
            if tapped:
                self.space_tapped.emit()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.focus_changed.emit()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        self._space_held = False
        super().focusOutEvent(event)
        self.focus_changed.emit()
