"""A pointer for the keyboard, for the tools that want a place on the map: the arrows move it a square, Enter is a click there.

Enter takes hold where a tool is drawn out (a ruler, a brush, a cone), the arrows draw it, Enter lets go; Shift+Enter is a right
click, Shift with an arrow goes five squares.  A second Enter on the same place ends what is drawn by corners.  The mouse takes it
away.  Not here: the select tool's keys, which lead a token instead (`tools.select_keys`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent

from battlemap.geometry import Cell
from battlemap.ui import words
from battlemap.ui.canvas.units import SQUARE, rect_of
from battlemap.ui.steering import ENTERS, Step, is_middle, step_of

if TYPE_CHECKING:
    from battlemap.ui.canvas.view import MapView
    from battlemap.ui.tools.tool import Tool

LEFT, RIGHT, NONE = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton, Qt.MouseButton.NoButton
SHIFT = Qt.KeyboardModifier.ShiftModifier
STRIDE, EDGE_PX = 5, 80
INWARDS = 0.45
"""Where in its square it points: what snaps to corners takes the upper left one, what snaps to halves the middle."""


class KeyboardCursor:
    def __init__(self, view: MapView) -> None:
        self.view = view
        self.cell: Cell | None = None
        self.is_held = False
        self._clicked: Cell | None = None

    # ------------------------------------------------------------ keys
    def key(self, event: QKeyEvent) -> bool:
        """The key where it is this pointer's, once the tool has had what it wants of it."""
        tool = self.view.tool
        if tool is None or not tool.by_place:
            return False
        step = step_of(event)
        if step is not None:
            self._go(tool, step, STRIDE if event.modifiers() & SHIFT else 1)
        elif self.cell is not None and (event.key() in ENTERS or is_middle(event)):
            return self._press(tool, event)
        else:
            return False
        return True

    def comes_first(self, event: QKeyEvent) -> bool:
        """Is the key meant for this pointer before the tool?  Once it is there, the arrows and Enter are."""
        tool = self.view.tool
        if self.cell is None or tool is None or tool.wants(event):
            return False
        return step_of(event) is not None or event.key() in ENTERS

    def leave(self) -> None:
        """The mouse took over, or another tool; what is held is let go without effect."""
        if self.cell is None:
            return
        held, self.is_held, self.cell, self._clicked = self.is_held, False, None, None
        self.view.cursor_mark.clear()
        if held and self.view.tool is not None:
            self.view.tool.cancel()

    # ------------------------------------------------------------ deeds
    def _go(self, tool: Tool, step: Step, squares: int) -> None:
        scene = self.view.session.state.scene
        beyond = 1 if tool.by_corner() else 0
        if self.cell is None:
            self.cell = self._start()
        else:
            x, y = self.cell.x + step[0] * squares, self.cell.y + step[1] * squares
            self.cell = Cell(min(max(0, x), scene.width - 1 + beyond), min(max(0, y), scene.height - 1 + beyond))
        self._clicked = None
        self._show(tool)
        tool.move(self._event(QEvent.Type.MouseMove, NONE, LEFT if self.is_held else NONE))
        self.view.hovered.emit(self.cell)
        self.view.spoken.emit(words.cell_name(self.cell))

    def _press(self, tool: Tool, event: QKeyEvent) -> bool:
        if self.is_held:
            self.is_held = False
            tool.release(self._event(QEvent.Type.MouseButtonRelease, LEFT, NONE))
        elif event.modifiers() & SHIFT:
            tool.press(self._event(QEvent.Type.MouseButtonPress, RIGHT, RIGHT))
            tool.release(self._event(QEvent.Type.MouseButtonRelease, RIGHT, NONE))
        elif self._clicked == self.cell and tool.key(event):
            self._clicked = None
        else:
            tool.press(self._event(QEvent.Type.MouseButtonPress, LEFT, LEFT))
            if tool.draws_out():
                self.is_held = True
            else:
                tool.release(self._event(QEvent.Type.MouseButtonRelease, LEFT, NONE))
                self._clicked = self.cell
        if self.cell is not None:
            self._show(tool)
        return True

    def _start(self) -> Cell:
        """Where the selected or acting token stands, else the middle of what is seen."""
        session = self.view.session
        token = session.state.token(session.active_token())
        return Cell(*token.at) if token is not None else self.view.cell_under(self.view.viewport().rect().center())

    # ------------------------------------------------------------ what the tool is told
    def _event(self, kind: QEvent.Type, button: Qt.MouseButton, buttons: Qt.MouseButton) -> QMouseEvent:
        assert self.cell is not None
        within = 0.0 if self.view.tool is not None and self.view.tool.by_corner() else INWARDS
        spot = QPointF(self.view.mapFromScene(QPointF((self.cell.x + within) * SQUARE, (self.cell.y + within) * SQUARE)))
        place = self.view.viewport().mapToGlobal(spot)
        return QMouseEvent(kind, spot, place, button, buttons, Qt.KeyboardModifier.NoModifier)

    def _show(self, tool: Tool) -> None:
        assert self.cell is not None
        square = rect_of(self.cell)
        if tool.by_corner():
            square.translate(-SQUARE / 2, -SQUARE / 2)
        if not self.view.viewport().rect().contains(self.view.mapFromScene(square).boundingRect()):
            self.view.ensureVisible(square, EDGE_PX, EDGE_PX)
        self.view.cursor_mark.show_cursor(square, is_held=self.is_held)
