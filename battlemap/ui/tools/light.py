"""The light tool: a click places a light, a drag says how far it is bright; a light clicked is selected, moved, changed, deleted.

A light may stand on the map or be carried by a creature.  Places snap to corners and middles of squares, with Alt not at all.
"""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace
from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, QPoint, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QApplication

from battlemap.encounter.change import Change
from battlemap.model import Light
from battlemap.model.scene import PointXY
from battlemap.rules.space import footprint
from battlemap.ui import words
from battlemap.ui.canvas.drawing_overlay import Circle, DrawLook
from battlemap.ui.canvas.view import MapView
from battlemap.ui.drawing.lines import apart, is_same
from battlemap.ui.drawing.snapping import Snap
from battlemap.ui.drawing.stroke import Stroke, still_there
from battlemap.ui.tools import pencil_clipboard
from battlemap.ui.tools.light_bar import LightBar
from battlemap.ui.tools.pencil import ALT, CONTROL, LEFT, Pencil

NEW, MOVE, BRIGHT, DIM = "new", "move", "bright", "dim"
LAMP_GRIP_PX, RIM_GRIP_PX, RIM_FROM_PX = 13.0, 7.0, 24.0

HINT: Any = QT_TRANSLATE_NOOP(
    "LightTool",
    "Click places a light, dragging sets how far it is bright. Drag a lamp to move it, its ring to widen it. Delete removes it, "
    "Ctrl+C and Ctrl+V copy it.",
)


class LightTool(Pencil):
    in_full_light = False

    def __init__(self, view: MapView) -> None:
        self.bar = LightBar(view)
        super().__init__(view, self.bar)
        self.chosen: Light | None = None
        self._deed = ""
        self._moves = False
        self._press_at = QPoint()
        self._now: Light | None = None
        """The light under the gesture as it would be."""
        self._here: PointXY | None = None
        self.bar.edited.connect(self._edited)
        self.bar.carrier.connect(self._carry)
        self.bar.darkened.connect(self._darken)
        self.bar.say(QCoreApplication.translate("LightTool", HINT))

    def usual_snap(self) -> Snap:
        return "half"

    def snap_with(self, keys: Qt.KeyboardModifier) -> Snap:
        return "free" if keys & ALT else "corner" if keys & CONTROL else "half"

    # ------------------------------------------------------------ its life
    def enter(self) -> None:
        self._show_values()
        super().enter()

    def leave(self) -> None:
        self._choose(None)
        super().leave()

    def forget(self) -> None:
        self.chosen = None
        super().forget()

    def cancel(self) -> None:
        self._deed, self._moves, self._now = "", False, None
        self.show_gesture()

    def is_busy(self) -> bool:
        return bool(self._deed) or self._now is not None

    def state_changed(self, change: Change) -> None:
        if self.chosen is not None and not still_there(self.scene, [self.chosen]):
            self.chosen = None
        self._show_values()
        super().state_changed(change)

    def _choose(self, light: Light | None) -> None:
        self.chosen = light
        self._show_values()
        self.show_gesture()

    def _show_values(self) -> None:
        shown = self.chosen or replace(self.bar.light, at=None, token="")
        self.bar.show_light(shown, self.session.state)

    # ------------------------------------------------------------ what is where
    def place_of(self, light: Light) -> PointXY | None:
        """Where it shines from: its own place, or the middle of who carries it."""
        token = self.session.state.token(light.token) if light.token else None
        if token is None:
            return light.at
        half = footprint(token) / 2
        return token.at[0] + half, token.at[1] + half

    def light_at(self, point: PointXY) -> Light | None:
        placed = [(place, light) for light in self.scene.lights if (place := self.place_of(light)) is not None]
        near = [(apart(place, point), number) for number, (place, _) in enumerate(placed)]
        away, number = min(near, default=(1e9, -1))
        return placed[number][1] if away <= self.reach(LAMP_GRIP_PX) else None

    def _rim_at(self, point: PointXY) -> str:
        """Which ring of the selected light is under the pointer."""
        place = self.place_of(self.chosen) if self.chosen is not None else None
        if self.chosen is None or place is None or apart(place, point) < self.reach(RIM_FROM_PX):
            return ""
        away, side = apart(place, point), self.scene.square
        for deed, radius in ((BRIGHT, self.chosen.bright), (DIM, self.chosen.dim)):
            if radius and abs(away - radius / side) <= self.reach(RIM_GRIP_PX):
                return deed
        return ""

    # ------------------------------------------------------------ the mouse
    def press(self, event: QMouseEvent) -> None:
        self.pointer = event.position()
        if event.button() != LEFT or self._deed:
            self.cancel()
            return
        if self._now is not None:
            self._give(None, self._now)  # what was refused is tried again before something new is begun
            return
        point = self.exact(event.position())
        self._press_at, self._moves = event.position().toPoint(), False
        light = self.light_at(point)
        if light is not None:
            self._choose(light)
            self._deed = MOVE
        elif rim := self._rim_at(point):
            self._deed = rim
        else:
            self._deed = NEW
            at = self.spot(event.position(), event.modifiers())
            self._now = replace(self.bar.light, at=at, token="")
        self.show_gesture()

    def move(self, event: QMouseEvent) -> None:
        self.pointer = event.position()
        self._here = self.spot(event.position(), event.modifiers())
        far = (event.position().toPoint() - self._press_at).manhattanLength()
        if self._deed and (self._moves or far >= QApplication.startDragDistance()):
            self._moves = True
            self._now = self._changed(event)
        elif not self._deed:
            point = self.exact(event.position())
            over = self.light_at(point) is not None
            shape = Qt.CursorShape.OpenHandCursor if over else Qt.CursorShape.CrossCursor
            self.view.viewport().setCursor(Qt.CursorShape.SizeAllCursor if not over and self._rim_at(point) else shape)
        self.show_gesture()

    def _changed(self, event: QMouseEvent) -> Light | None:
        """The light as the drag makes it."""
        if self._deed == MOVE and self.chosen is not None:
            return replace(self.chosen, at=self._here, token="")
        light = self._now if self._deed == NEW else self.chosen
        place = self.place_of(light) if light is not None else None
        if light is None or place is None:
            return light
        reach = self._measure(apart(place, self.exact(event.position())), event.modifiers())
        if self._deed == DIM:
            return replace(light, dim=reach, bright=min(light.bright, reach))
        model = self.bar.light if self._deed == NEW else light
        share = model.dim / model.bright if model.bright else 1.0
        dim = round(reach * share) if self._deed == NEW else max(light.dim, reach)
        return replace(light, bright=reach, dim=max(reach, dim))

    def _measure(self, squares: float, keys: Qt.KeyboardModifier) -> int:
        """A radius in dm: by whole squares, with Ctrl by halves, with Alt to the decimetre."""
        if not keys & ALT:
            steps = 2 if keys & CONTROL else 1
            squares = max(1.0, round(squares * steps)) / steps
        return max(1, round(squares * self.scene.square))

    def release(self, event: QMouseEvent) -> None:
        if event.button() != LEFT or not self._deed:
            return
        deed, self._deed = self._deed, ""
        if self._now is not None:
            self._give(None if deed == NEW else self.chosen, self._now)
        self.show_gesture()

    def double(self, event: QMouseEvent) -> bool:
        return True

    # ------------------------------------------------------------ strokes
    def _give(self, old: Light | None, new: Light) -> bool:
        """A new light, or another one in an old one's place; refused, a new one stays under the pointer for another try."""
        if old == new:
            self._now = None
            return True
        stroke = Stroke(self.scene)
        if old is None:
            stroke.add(new)
        else:
            stroke.replace(old, new)
        done = self.draw(stroke)
        if done or old is not None:
            self._now = None
        if done:
            self._choose(new)
        else:
            self._show_values()
        return done

    def _edited(self, light: Light) -> None:
        """Chosen in the bar: for the selected light, else for the next one."""
        if self.chosen is not None:
            self._give(self.chosen, replace(light, at=self.chosen.at, token=self.chosen.token))
        self.show_gesture()

    def _carry(self, token_id: str) -> None:
        """Whoever is chosen takes the selected light, or a new one; put down, it lies where its bearer stands."""
        if self.chosen is None and token_id:
            self._give(None, replace(self.bar.light, at=None, token=token_id))
        elif self.chosen is not None and token_id:
            self._give(self.chosen, replace(self.chosen, at=None, token=token_id))
        elif self.chosen is not None:
            self._give(self.chosen, replace(self.chosen, at=self.place_of(self.chosen), token=""))

    def _darken(self, on: bool) -> None:
        stroke = Stroke(self.scene)
        stroke.also(dark=on)
        if not self.draw(stroke):
            self._show_values()

    # ------------------------------------------------------------ keys
    def wants(self, event: QKeyEvent) -> bool:
        takes_back = event.key() == Qt.Key.Key_Backspace and self.chosen is not None
        return super().wants(event) or takes_back or pencil_clipboard.wants(event)

    def key(self, event: QKeyEvent) -> bool:
        key: Any = event.key()
        if key == Qt.Key.Key_Escape:
            if self.is_busy():
                self.cancel()
            elif self.chosen is not None:
                self._choose(None)
            else:
                return False
        elif self.is_return(event) and self._now is not None and not self._deed:
            self._give(None, self._now)
        elif key in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace) and not self.is_busy():
            self._delete()
        elif pencil_clipboard.wants(event) and not self.is_busy():
            self._by_clipboard(key)
        else:
            return False
        return True

    def _delete(self) -> None:
        if self.chosen is not None:
            stroke = Stroke(self.scene)
            stroke.remove(self.chosen)
            if self.draw(stroke):
                self._choose(None)

    def _by_clipboard(self, key: int) -> None:
        """The selected light is copied where it shines from, whoever carries it; what is pasted is selected."""
        if key == pencil_clipboard.PASTE:
            pasting = pencil_clipboard.pasting(self)
            if pasting is not None and self.draw(pasting[0]):
                self._choose(next((each for each in pasting[1] if isinstance(each, Light)), None))
        elif self.chosen is not None:
            pencil_clipboard.copy(self, [replace(self.chosen, at=self.place_of(self.chosen), token="")])
            if key == pencil_clipboard.CUT:
                self._delete()

    # ------------------------------------------------------------ what is shown
    def show_gesture(self) -> None:
        self.overlay.show_look(self._look())

    def _look(self) -> DrawLook:
        replaced = self._replaced() if self._now is not None else None
        shown = [light for light in self.scene.lights if light != replaced]
        side, circles, lit = self.scene.square, list[Circle](), list[int]()
        for light in (*shown, *((self._now,) if self._now is not None else ())):
            if (place := self.place_of(light)) is not None:
                lit += [len(circles)] if light in (self.chosen, self._now) else []
                circles.append((place, light.bright / side, light.dim / side, light.colour))
        text = self._text(self._now) if self._now is not None else self._text(self.chosen) if self.chosen else ""
        at = self.place_of(self._now or self.chosen) if text and (self._now or self.chosen) else None  # type: ignore[arg-type]
        free = self._here if self.pointer is not None and not is_same(self._here or (0, 0), at or (-1, -1)) else None
        return DrawLook(
            circles=tuple(circles), lit=tuple(lit), snap=free if not self._deed else None, text=text, text_at=at or (0.0, 0.0),
            handles=tuple(place for light in self.scene.lights if light.token and (place := self.place_of(light)) is not None),
            hot=at,
        )  # fmt: skip

    def _replaced(self) -> Light | None:
        return None if self._deed in (NEW, "") else self.chosen

    def _text(self, light: Light) -> str:
        text = QCoreApplication.translate("LightTool", "bright {bright} · dim {dim}")
        return text.format(bright=words.metres_text(light.bright), dim=words.metres_text(light.dim))
