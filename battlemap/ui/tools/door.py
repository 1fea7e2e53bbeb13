"""The door tool: a click anywhere near a door opens or closes it; its menu sets every state."""

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QMenu

from battlemap.encounter.commands import SetDoor
from battlemap.model import Door
from battlemap.ui import words
from battlemap.ui.tools.tool import Tool

STATES = ("open", "closed", "locked", "barred", "secret")


class DoorTool(Tool):
    def enter(self) -> None:
        self.view.viewport().setCursor(Qt.CursorShape.PointingHandCursor)

    def cancel(self) -> None:
        self.view.viewport().unsetCursor()

    def press(self, event: QMouseEvent) -> None:
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
