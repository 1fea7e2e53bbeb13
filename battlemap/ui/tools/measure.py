"""The ruler: drag for a straight distance, click further corners with the right button or Space, Esc to clear."""

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent

from battlemap.encounter.commands import AskDistance
from battlemap.geometry import Cell
from battlemap.rules.movement import reach_of
from battlemap.ui import words
from battlemap.ui.canvas.view import MapView
from battlemap.ui.tools.tool import Tool


class MeasureTool(Tool):
    """Straight legs by the ruleset's distances; from a token also what walking there costs."""

    def __init__(self, view: MapView) -> None:
        super().__init__(view)
        self._points: list[Cell] = []
        self._from = ""
        self._held = False

    def enter(self) -> None:
        self.view.viewport().setCursor(Qt.CursorShape.CrossCursor)

    def cancel(self) -> None:
        self._points, self._held = [], False
        self.view.ruler.clear()

    def leave(self) -> None:
        self.cancel()
        self.view.viewport().unsetCursor()

    def is_busy(self) -> bool:
        return self._held

    def takes_right_click(self) -> bool:
        return True

    def press(self, event: QMouseEvent) -> None:
        cell = self.view.cell_under(event.position())
        if event.button() == Qt.MouseButton.RightButton and self._points:
            self._points.append(cell)
        elif event.button() == Qt.MouseButton.LeftButton:
            self._points, self._held = [cell, cell], True
            self._from = self.view.token_under(event.position())
        self._show()

    def move(self, event: QMouseEvent) -> None:
        if self._held and self._points:
            self._points[-1] = self.view.cell_under(event.position())
            self._show()

    def release(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self._held = False

    def key(self, event: QKeyEvent) -> bool:
        if event.key() == Qt.Key.Key_Escape:
            self.cancel()
            return True
        if event.key() == Qt.Key.Key_Space and self._held:
            self._points.append(self._points[-1])
            return True
        return False

    def _show(self) -> None:
        if len(self._points) < 2:
            return
        squares = sum(
            int(self.session.ask(AskDistance(start=a, to=b))["squares"])
            for a, b in zip(self._points, self._points[1:], strict=False)
        )
        side = self.session.state.scene.square
        text = f"{words.metres_text(squares * side)} · {words.squares_text(squares)}"
        if self._from and len(self._points) == 2:
            cost = reach_of(self.session.state, self.session.ruleset, self._from).costs.get(self._points[-1])
            if cost is not None:
                walking = QCoreApplication.translate("MeasureTool", "walking {cost}").format(cost=words.metres_text(cost))
                text = f"{text} · {walking}"
        self.view.ruler.show_ruler(self._points, text)
