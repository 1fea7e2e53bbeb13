"""What the drawing tools share: a bar, an overlay, places that snap, and strokes that are one command each.

A stroke that is refused is said in one sentence by the window, and the gesture is kept: nothing drawn is lost.
"""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QCoreApplication, QPointF, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent

from battlemap.encounter.change import Change
from battlemap.model import Scene
from battlemap.model.scene import PointXY
from battlemap.ui import lengths, words
from battlemap.ui.canvas.drawing_overlay import DrawingOverlay
from battlemap.ui.canvas.units import SQUARE
from battlemap.ui.canvas.view import MapView
from battlemap.ui.drawing.snapping import Snap, snapped
from battlemap.ui.drawing.stroke import Stroke
from battlemap.ui.tools.pencil_bar import PencilBar
from battlemap.ui.tools.tool import Tool

GRIP_PX, MAGNET_PX = 11.0, 9.0
LEFT, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton
SHIFT = Qt.KeyboardModifier.ShiftModifier
CONTROL, ALT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.AltModifier
SNAP_KEYS = (Qt.Key.Key_Control, Qt.Key.Key_Alt)


class Pencil(Tool):
    in_full_light = True
    """Is the map drawn on without its darkness?"""

    def __init__(self, view: MapView, bar: PencilBar) -> None:
        super().__init__(view)
        self._bar = bar
        self.overlay = DrawingOverlay()
        view.scene().addItem(self.overlay)
        view.zoomed.connect(self.overlay.set_zoom)
        view.session.opened.connect(self._on_opened)
        self.pointer: QPointF | None = None
        """Where the pointer is in the viewport; None before it has moved."""
        self._was_lit = False

    @property
    def scene(self) -> Scene:
        return self.session.state.scene

    def enter(self) -> None:
        self._was_lit = self.view.sight.light
        if self.in_full_light:
            self.view.sight.choose(light=False)
        self.overlay.set_zoom(self.view.zoom)
        self.view.viewport().setCursor(Qt.CursorShape.CrossCursor)
        self._bar.place()
        self._bar.show()
        self.view.cover_top(self._bar.geometry().bottom())
        self.show_gesture()

    def leave(self) -> None:
        self.cancel()
        self._bar.hide()
        self.view.cover_top(0)
        self.pointer = None
        self.overlay.clear()
        if self.in_full_light:
            self.view.sight.choose(light=self._was_lit)
        self.view.viewport().unsetCursor()

    def takes_right_click(self) -> bool:
        return True

    def double(self, event: QMouseEvent) -> bool:
        """Two clicks are two clicks: no token's form opens while one draws."""
        self.press(event)
        return True

    def wants(self, event: QKeyEvent) -> bool:
        """Delete is never for the selected tokens while one draws."""
        return event.key() == Qt.Key.Key_Delete

    def state_changed(self, change: Change) -> None:
        self.show_gesture()

    def _on_opened(self) -> None:
        """Another fight: what was under way belongs to the one before."""
        self.forget()
        if self.view.tool is self:
            self.leave()
            self.enter()
        else:
            self.overlay.clear()

    def forget(self) -> None:
        """Drop the gesture and whatever is selected."""
        self.cancel()

    def show_gesture(self) -> None:
        """Fill the overlay with what is under way."""

    # ------------------------------------------------------------ places
    def exact(self, position: QPointF) -> PointXY:
        """A place of the viewport in squares."""
        point = self.view.mapToScene(position.toPoint()) / SQUARE
        return point.x(), point.y()

    def reach(self, pixels: float = GRIP_PX) -> float:
        """So many pixels in squares."""
        return pixels / (self.view.zoom * SQUARE)

    def usual_snap(self) -> Snap:
        """Without a key held."""
        return "corner"

    def snap_with(self, keys: Qt.KeyboardModifier) -> Snap:
        if keys & ALT:
            return "free"
        return "half" if keys & CONTROL else self.usual_snap()

    def spot(self, position: QPointF, keys: Qt.KeyboardModifier, besides: Iterable[PointXY] = ()) -> PointXY:
        """The place to build on that is nearest to the pointer."""
        return snapped(self.exact(position), self.snap_with(keys), self.scene, self.reach(MAGNET_PX), besides)

    # ------------------------------------------------------------ strokes
    def draw(self, stroke: Stroke) -> bool:
        """Give the stroke as one command; False when it was refused and the gesture should stay as it is."""
        if stroke.is_empty:
            return True
        return self.session.do(stroke.command()) is not None

    def long(self, squares: float) -> str:
        """A length: "4.5 m · 3 squares"."""
        whole = round(squares, 1)
        counted = words.squares_text(round(whole)) if whole == round(whole) else self._part(whole)
        told = words.metres_text(round(squares * self.scene.square))
        return told if lengths.unit() == lengths.SQUARES else f"{told} · {counted}"

    def _part(self, squares: float) -> str:
        return QCoreApplication.translate("Pencil", "{number} squares").format(number=words.number(squares))

    def is_return(self, event: QKeyEvent) -> bool:
        return event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)

    def is_undo(self, event: QKeyEvent) -> bool:
        return event.key() == Qt.Key.Key_Z and bool(event.modifiers() & CONTROL)
