"""The door tool: a click anywhere near a door opens or closes it; its menu sets every state.

By keyboard Tab and the arrows go from door to door, Enter opens or closes, Shift+Enter is the menu.
"""

from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QMenu

from battlemap.encounter.change import Change
from battlemap.encounter.commands import SetDoor
from battlemap.model import Door
from battlemap.ui import words
from battlemap.ui.canvas.units import SQUARE, corner
from battlemap.ui.canvas.view import MapView
from battlemap.ui.steering import ENTERS, step_of
from battlemap.ui.tools.tool import Tool

EDGE_PX = 80
STATES = ("open", "closed", "locked", "barred", "secret")


class DoorTool(Tool):
    by_place = False

    def __init__(self, view: MapView) -> None:
        super().__init__(view)
        self._at = ""

    def enter(self) -> None:
        self.view.viewport().setCursor(Qt.CursorShape.PointingHandCursor)

    def cancel(self) -> None:
        self._leave_door()
        self.view.viewport().unsetCursor()

    def state_changed(self, change: Change) -> None:
        self._mark()

    # ------------------------------------------------------------ by keyboard
    def tab(self, forward: bool) -> bool:
        """On to the next door; False where there is none."""
        doors = [door.id for door in self.session.state.scene.doors]
        if not doors:
            return False
        step = 1 if forward else -1
        self._at = doors[(doors.index(self._at) + step) % len(doors)] if self._at in doors else doors[0 if forward else -1]
        self._mark()
        self.view.spoken.emit(self.view.cursor_mark.text)
        return True

    def key(self, event: QKeyEvent) -> bool:
        step, door = step_of(event), self.session.state.scene.door(self._at)
        if step is not None:
            return self.tab(sum(step) > 0)
        if event.key() == Qt.Key.Key_Escape and door is not None:
            self._leave_door()
        elif event.key() in ENTERS and door is not None:
            if event.modifiers() & Qt.KeyboardModifier.ShiftModifier or door.state not in ("open", "closed"):
                self.menu(door, self.view.viewport().mapToGlobal(self.view.mapFromScene(self._box(door).center())))
            else:
                self.toggle(door)
        else:
            return False
        return True

    def _box(self, door: Door) -> QRectF:
        a, b = (corner(point) for point in (door.points[0], door.points[-1]))
        edge = SQUARE / 3
        return QRectF(a, b).normalized().adjusted(-edge, -edge, edge, edge)

    def _mark(self) -> None:
        door = self.session.state.scene.door(self._at)
        if door is None:
            self._leave_door()
            return
        box = self._box(door)
        self.view.cursor_mark.show_cursor(box, words.say(words.N("Door, {state}"), state=words.word(door.state)))
        self.view.ensureVisible(box, EDGE_PX, EDGE_PX)

    def _leave_door(self) -> None:
        if self._at:
            self._at = ""
            self.view.cursor_mark.clear()

    # ------------------------------------------------------------ the mouse
    def press(self, event: QMouseEvent) -> None:
        self._leave_door()
        door = self.door_under(event.position())
        if door is None:
            return
        if event.button() == Qt.MouseButton.LeftButton:
            self.toggle(door, not event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        elif event.button() == Qt.MouseButton.RightButton:
            self.menu(door, event.globalPosition().toPoint())

    def takes_right_click(self) -> bool:
        return True

    def menu(self, door: Door, at: QPoint) -> None:
        """Every state of a door."""
        menu = door_menu(self, door)
        menu.setActiveAction(menu.actions()[0])
        menu.exec(at)
        menu.deleteLater()


def door_menu(tool: Tool, door: Door) -> QMenu:
    menu = QMenu(tool.view)
    for state in STATES:
        action = menu.addAction(words.word(state).capitalize())
        action.setCheckable(True)
        action.setChecked(door.state == state)
        action.triggered.connect(lambda _on=False, new=state: tool.session.do(SetDoor(door=door.id, state=new)))
    return menu
