"""The ruler: drag from a creature or square to another; further legs by right click or Space, heights by Page Up and Down.

The result stays until Esc.  While one creature is selected, resting on another measures between the two.
"""

from dataclasses import replace

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from battlemap.encounter.change import Change
from battlemap.geometry import Cell
from battlemap.rules.movement import Reach
from battlemap.ui import words
from battlemap.ui.canvas.overlay import SMALL_PX, Overlay, label
from battlemap.ui.canvas.units import centre_of
from battlemap.ui.canvas.view import MapView
from battlemap.ui.theme import palette
from battlemap.ui.tools.hovering import Rest
from battlemap.ui.tools.measure_points import (
    Stop,
    drawn_at,
    legs,
    reach_for,
    straight_text,
    walking_text,
)
from battlemap.ui.tools.pencil_bar import PencilBar
from battlemap.ui.tools.tool import Tool

RISE = {Qt.Key.Key_PageUp: 1, Qt.Key.Key_PageDown: -1}
WALK_MS = 40
Said = tuple[QPointF, str]


class LegsOverlay(Overlay):
    """Each leg's own length at its middle, each raised stop's height beside it."""

    margin_px = (70.0, 40.0)

    def __init__(self) -> None:
        super().__init__(z=46)
        self.said: tuple[Said, ...] = ()

    def show_said(self, said: tuple[Said, ...]) -> None:
        self.said = said
        bounds = QRectF()
        for at, _ in said:
            bounds = bounds.united(QRectF(at.x() - 1, at.y() - 1, 2, 2))
        self._set_bounds(bounds)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        scale = painter.worldTransform().m11()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for at, text in self.said:
            label(painter, at, text, scale, (palette().path, palette().badge), SMALL_PX + 1)


class MeasureTool(Tool):
    """`text` is what is shown beside the last stop."""

    def __init__(self, view: MapView) -> None:
        super().__init__(view)
        self._legs = LegsOverlay()
        view.scene().addItem(self._legs)
        view.zoomed.connect(self._legs.set_zoom)
        self.bar = PencilBar(view, "MeasureBar", QCoreApplication.translate("MeasureTool", "Measure"))
        self.bar.say(QCoreApplication.translate(
            "MeasureTool", "Drag from a square or a creature to another. Right click or Space adds a leg, Page Up and Page Down "
            "a height, Backspace takes a leg back, Esc ends it.",
        ))  # fmt: skip
        self._stops: list[Stop] = []
        self._held, self._is_hovering = False, False
        self._reach: Reach | None = None
        self._walk = Rest(view, lambda _what: self._show_walk(), WALK_MS)
        self.text = self._straight = ""

    @property
    def stops(self) -> tuple[Stop, ...]:
        """What is measured now, () where nothing is."""
        return tuple(self._stops) if self.text else ()

    def enter(self) -> None:
        self.view.viewport().setCursor(Qt.CursorShape.CrossCursor)
        self.bar.place()
        self.bar.show()
        self.view.cover_top(self.bar.geometry().bottom())

    def cancel(self) -> None:
        self._stops, self._held, self._is_hovering, self._reach, self.text = [], False, False, None, ""
        self._walk.stop()
        self.view.ruler.clear()
        self._legs.show_said(())

    def leave(self) -> None:
        self.cancel()
        self.bar.hide()
        self.view.cover_top(0)
        self.view.viewport().unsetCursor()

    def is_busy(self) -> bool:
        return self._held

    def takes_right_click(self) -> bool:
        return True

    def state_changed(self, change: Change) -> None:
        """Whoever was measured has moved, or has gone."""
        tokens = self.session.state.tokens
        if any(stop.token and stop.token not in tokens for stop in self._stops):
            self.cancel()
        elif self._stops:
            self._stops = [
                replace(stop, cell=Cell(*tokens[stop.token].at)) if stop.token else stop for stop in self._stops
            ]
            self._reach = None
            self._show()

    def draws_out(self) -> bool:
        return True

    # ------------------------------------------------------------ gestures
    def _stop_at(self, event: QMouseEvent) -> Stop:
        token = self.view.token_under(event.position())
        cell = Cell(*self.session.state.tokens[token].at) if token else self.view.cell_under(event.position())
        return Stop(cell, token)

    def press(self, event: QMouseEvent) -> None:
        stop = self._stop_at(event)
        if event.button() == Qt.MouseButton.RightButton and self._stops and not self._is_hovering:
            self._stops.append(stop)
        elif event.button() == Qt.MouseButton.LeftButton:
            self._stops, self._held, self._is_hovering, self._reach = [stop, stop], True, False, None
        self._show()

    def double(self, event: QMouseEvent) -> bool:
        self.press(event)
        return True

    def move(self, event: QMouseEvent) -> None:
        stop = self._stop_at(event)
        if self._held and self._stops:
            stop = replace(stop, rise=self._stops[-1].rise)
            if stop != self._stops[-1]:
                self._stops[-1] = stop
                self._show()
        elif not self._stops or self._is_hovering:
            self._hover(stop)

    def _hover(self, stop: Stop) -> None:
        """From the one selected creature to the one under the pointer."""
        selection = self.session.selection
        if len(selection) == 1 and stop.token not in ("", selection[0]):
            stops = [Stop(Cell(*self.session.state.tokens[selection[0]].at), selection[0]), stop]
            if stops != self._stops:
                if stops[:1] != self._stops[:1]:
                    self._reach = None
                self._stops, self._is_hovering = stops, True
                self._show()
        elif self._is_hovering:
            self.cancel()

    def release(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton and self._held:
            self._held = False
            if len(self._stops) == 2 and self._stops[0] == self._stops[1]:
                self.cancel()

    def key(self, event: QKeyEvent) -> bool:
        key = event.key()
        if key == Qt.Key.Key_Escape:
            self.cancel()
        elif key == Qt.Key.Key_Space and self._held:
            self._stops.append(self._stops[-1])
            self._show()
        elif key == Qt.Key.Key_Backspace and len(self._stops) > 2:
            del self._stops[-2 if self._held else -1]
            self._show()
        elif key in RISE and self._stops:
            self._stops[-1] = replace(self._stops[-1], rise=self._stops[-1].rise + RISE[Qt.Key(key)])
            self._show()
        else:
            return self._held
        return True

    # ------------------------------------------------------------ what is shown
    def _show(self) -> None:
        if len(self._stops) < 2:
            return
        state = self.session.state
        self._straight = straight_text(state, self._stops)
        cells = drawn_at(state, self._stops)
        self._legs.show_said(tuple(self._said(cells)))
        walk: str | None = ""
        if self._walks():
            self._reach = self._reach or reach_for(self.session, self._stops[0].token)
            walk = walking_text(self.session, self._reach, self._stops, at_once=True)
        self._walk.stop()
        self._tell(walk or "")
        if walk is None:
            self._walk.on("way")

    def _walks(self) -> bool:
        """On foot: from a creature, all along the ground."""
        return bool(self._stops[0].token) and not any(stop.rise for stop in self._stops)

    def _show_walk(self) -> None:
        """What walking costs, once the pointer rests."""
        if len(self._stops) > 1 and self._reach is not None and self._walks():
            self._tell(walking_text(self.session, self._reach, self._stops, at_once=False) or "")

    def _tell(self, walk: str) -> None:
        self.text = f"{self._straight} · {walk}" if walk else self._straight
        self.view.ruler.show_ruler(drawn_at(self.session.state, self._stops), self.text)

    def _said(self, cells: list[Cell]) -> list[Said]:
        state, said = self.session.state, list[Said]()
        lengths, square = legs(state, self._stops), state.scene.square
        if len(lengths) > 1:
            for a, b, squares in zip(cells, cells[1:], lengths, strict=False):
                if squares:
                    said.append(((centre_of(a) + centre_of(b)) / 2, words.metres_text(squares * square)))
        for cell, stop in zip(cells, self._stops, strict=True):
            if stop.rise:
                mark = "▲" if stop.rise > 0 else "▼"
                said.append((centre_of(cell) + QPointF(0, 26), f"{mark} {words.metres_text(abs(stop.rise) * square)}"))
        return said
