"""Drawing doors, windows and portcullises: a click on a wall cuts one in, two clicks or a drag put one between two points.

The piece of wall where a door stands is taken away, so that an open door lets through.  Playing with doors (opening, locking) is
the door tool's; here they are built.
"""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, QPointF, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent

from battlemap.encounter.change import Change
from battlemap.model import Door
from battlemap.model.scene import PointXY
from battlemap.ui.canvas.drawing_overlay import DrawLook
from battlemap.ui.canvas.view import MapView
from battlemap.ui.drawing import wall_edits
from battlemap.ui.drawing.lines import apart, is_same
from battlemap.ui.drawing.snapping import Snap
from battlemap.ui.drawing.stroke import Stroke
from battlemap.ui.tools import pencil_deeds
from battlemap.ui.tools.door_draw_bar import ON_WALL, POINTS, SELECT, DoorDrawBar, with_field
from battlemap.ui.tools.pencil import LEFT, SNAP_KEYS, Pencil
from battlemap.ui.tools.pencil_chosen import Chosen, line_at, with_door
from battlemap.ui.tools.pencil_shaper import Shaper

WALL_GRIP_PX = 20.0
HINTS: dict[str, Any] = {
    ON_WALL: QT_TRANSLATE_NOOP("DoorDrawTool", "Click a wall to cut a door into it; drag along it for a wider one."),
    POINTS: QT_TRANSLATE_NOOP("DoorDrawTool", "Click both ends, or drag from one to the other. Esc drops it."),
    SELECT: QT_TRANSLATE_NOOP(
        "DoorDrawTool",
        "Click, Shift+click or drag a band. Drag a door to another wall. Delete leaves an opening, Wall up closes it.",
    ),
}
Place = tuple[PointXY, PointXY]


class DoorDrawTool(Pencil):
    def __init__(self, view: MapView) -> None:
        self.bar = DoorDrawBar(view)
        super().__init__(view, self.bar)
        self.chosen = Chosen(self._selection_changed)
        self.shaper = Shaper(self, (Door,), self.chosen)
        self.bar.gap()
        tip = QCoreApplication.translate("DoorDrawTool", "The selected doors go, and the wall is whole again.")
        text = QCoreApplication.translate("DoorDrawTool", "Wall &up")
        self.wall_up = self.bar.button(text, lambda: pencil_deeds.wall_up(self.shaper), tip)
        self._start: PointXY | None = None
        self._pressed: PointXY | None = None
        self._waits = False
        """The first end is clicked, the second comes with the next click."""
        self._here: PointXY | None = None
        self._mode = self.bar.mode
        self.bar.changed.connect(self._bar_changed)
        self.bar.attribute.connect(self._attribute)
        self._bar_changed()
        self._say()

    def usual_snap(self) -> Snap:
        return self.bar.snap.currentData()

    # ------------------------------------------------------------ its life
    def leave(self) -> None:
        super().leave()
        self.chosen.choose([])

    def forget(self) -> None:
        self.chosen.choose([])
        super().forget()

    def cancel(self) -> None:
        self._start = self._pressed = None
        self._waits = False
        self.shaper.cancel()
        self.show_gesture()

    def is_busy(self) -> bool:
        return self._start is not None or self._pressed is not None or self.shaper.is_busy()

    def state_changed(self, change: Change) -> None:
        self.chosen.follow(self.scene)
        super().state_changed(change)

    def _bar_changed(self) -> None:
        self.wall_up.setVisible(self.bar.mode == SELECT)
        if self.bar.mode != self._mode:
            self._mode = self.bar.mode
            self.cancel()
            self.chosen.choose([])
            self.view.viewport().setCursor(Qt.CursorShape.CrossCursor)
            self._say()
        self.show_gesture()

    def _say(self) -> None:
        self.bar.say(QCoreApplication.translate("DoorDrawTool", HINTS[self.bar.mode]))

    def _selection_changed(self) -> None:
        doors = self.chosen.of(Door)
        if doors:
            self.bar.show_doors(doors)
        else:
            self.bar.show_next()
        self.wall_up.setEnabled(bool(doors))

    def _attribute(self, field: str, value: object) -> None:
        """Chosen in the bar: for the selected doors, else for the next one."""
        doors = self.chosen.of(Door)
        if not doors:
            self.bar.set_field(field, value)
            self.show_gesture()
            return
        stroke, after = Stroke(self.scene), [with_field(door, field, value) for door in doors]
        for door, new in zip(doors, after, strict=True):
            stroke.replace(door, new)
        if not self.shaper.draw(stroke, after):
            self.bar.show_doors(doors)

    def by_corner(self) -> bool:
        return bool(self.bar.mode == POINTS)

    # ------------------------------------------------------------ the mouse
    def press(self, event: QMouseEvent) -> None:
        self.pointer = event.position()
        if self.bar.mode == SELECT:
            self.shaper.press(event)
        elif event.button() != LEFT:
            self.cancel()
        elif self._waits and self._start is not None:
            self._finish(self._start, self.spot(event.position(), event.modifiers()))
        elif self.bar.mode == ON_WALL and self.place_on_wall(event.position()) is not None:
            self._pressed = self.spot(event.position(), event.modifiers())
        else:
            self._start = self.spot(event.position(), event.modifiers())
        self.show_gesture()

    def place_on_wall(self, position: QPointF) -> Place | None:
        """Where a click here would cut a door into a wall."""
        point = self.exact(position)
        wall = line_at(list(self.scene.walls), point, self.reach(WALL_GRIP_PX))
        return None if wall is None else wall_edits.door_place(wall.points, point)

    def move(self, event: QMouseEvent) -> None:
        self.pointer = event.position()
        if self.bar.mode == SELECT:
            self.shaper.move(event)
        else:
            self._here = self.spot(event.position(), event.modifiers())
            if self._pressed is not None and not is_same(self._here, self._pressed):
                self._start, self._pressed = self._pressed, None
        self.show_gesture()

    def release(self, event: QMouseEvent) -> None:
        self.pointer = event.position()
        if self.bar.mode == SELECT:
            self.shaper.release(event)
        elif event.button() == LEFT:
            here = self.spot(event.position(), event.modifiers())
            if self._pressed is not None:
                self._pressed, place = None, self.place_on_wall(event.position())
                if place is not None:
                    self._finish(*place)
            elif self._start is not None and not is_same(self._start, here) and not self._waits:
                self._finish(self._start, here)
            elif self._start is not None:
                self._waits = True
        self.show_gesture()

    def _finish(self, a: PointXY, b: PointXY) -> None:
        """One door from a to b, and the walls there cut; where that cannot be, its first end stays for another second one."""
        if is_same(a, b):
            return
        self._waits = self._start is not None
        if wall_edits.is_taken(self.scene.doors, a, b) is not None:
            text = QCoreApplication.translate("DoorDrawTool", "A door stands there already.")
            self.session.message.emit(text)
            return
        stroke = Stroke(self.scene)
        with_door(stroke, self.bar.door((a, b), self.scene.doors))
        if self.draw(stroke):
            self._start, self._waits = None, False

    def double(self, event: QMouseEvent) -> bool:
        self.press(event)
        return True

    # ------------------------------------------------------------ keys
    def wants(self, event: QKeyEvent) -> bool:
        return super().wants(event) or (pencil_deeds.wants(event) and self.bar.mode == SELECT)

    def key(self, event: QKeyEvent) -> bool:
        if event.key() == Qt.Key.Key_Escape:
            if not self.is_busy() and not self.chosen.lines:
                return False
            if not self.is_busy():
                self.chosen.choose([])
            self.cancel()
        elif event.key() == Qt.Key.Key_Backspace and self._waits:
            self.cancel()
        elif self.bar.mode == SELECT and pencil_deeds.key(self.shaper, event):
            pass
        elif event.key() in SNAP_KEYS and self.pointer is not None and self.bar.mode != SELECT:
            self._here = self.spot(self.pointer, event.modifiers())
        else:
            return event.key() == Qt.Key.Key_Delete
        self.show_gesture()
        return True

    # ------------------------------------------------------------ what is shown
    def show_gesture(self) -> None:
        self.overlay.show_look(self._look())

    def _look(self) -> DrawLook:
        if self.bar.mode == SELECT:
            return self.shaper.look()
        if self.pointer is None:
            return DrawLook()
        if self._start is not None:
            return self._door_look(self._start, self._here or self._start)
        place = self.place_on_wall(self.pointer) if self.bar.mode == ON_WALL else None
        if place is not None:
            return DrawLook(doors=(self.bar.door(place, self.scene.doors),), handles=place)
        return DrawLook(snap=self._here)

    def _door_look(self, a: PointXY, b: PointXY) -> DrawLook:
        if is_same(a, b):
            return DrawLook(line=(a,), snap=b)
        return DrawLook(
            doors=(self.bar.door((a, b), self.scene.doors),), line=(a, b), snap=b, text=self.long(apart(a, b)), text_at=b
        )
