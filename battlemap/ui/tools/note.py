"""The note tool: click, type, save; a pin clicked opens its note, dragged it moves, Delete takes the one under the pointer away.

Notes are the game master's alone; the players' display never has them.
"""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace
from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, QPoint, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QApplication

from battlemap.encounter.change import Change
from battlemap.model import Note
from battlemap.model.scene import PointXY
from battlemap.ui.canvas.drawing_overlay import DrawLook
from battlemap.ui.canvas.units import corner
from battlemap.ui.canvas.view import MapView
from battlemap.ui.drawing.snapping import Snap, within
from battlemap.ui.drawing.stroke import Stroke, still_there
from battlemap.ui.tools import pencil_clipboard
from battlemap.ui.tools.note_card import NoteCard
from battlemap.ui.tools.pencil import LEFT, Pencil
from battlemap.ui.tools.pencil_bar import PencilBar

HINT: Any = QT_TRANSLATE_NOOP(
    "NoteTool",
    "Click the map to write a note, a pin to read and change it. Drag a pin to move it; over a pin Delete removes it, Ctrl+C and "
    "Ctrl+V copy it. Only you see notes.",
)


class NoteTool(Pencil):
    def __init__(self, view: MapView) -> None:
        self.bar = PencilBar(view, "NoteBar", QCoreApplication.translate("NoteTool", "Notes"))
        super().__init__(view, self.bar)
        self.card = NoteCard(view)
        self.card.saved.connect(self._save)
        self.card.deleted.connect(self._delete_opened)
        self.card.dropped.connect(self.close_card)
        self._opened: Note | None = None
        self._at: PointXY | None = None
        """Where the note on the card stands; None while no card is open."""
        self._held: Note | None = None
        self._press_at = QPoint()
        self._goal: PointXY | None = None
        self._pressed = False
        self.bar.say(QCoreApplication.translate("NoteTool", HINT))

    def usual_snap(self) -> Snap:
        return "free"

    # ------------------------------------------------------------ its life
    def enter(self) -> None:
        super().enter()
        self.view.viewport().setCursor(Qt.CursorShape.CrossCursor)

    def leave(self) -> None:
        """What is being written is kept."""
        self._keep()
        super().leave()

    def forget(self) -> None:
        """What is being written belongs to the fight that was open; it goes with it."""
        if self._at is not None:
            self.close_card()
        super().forget()

    def cancel(self) -> None:
        self._held, self._goal, self._pressed = None, None, False
        self._show_held()
        self.show_gesture()

    def is_busy(self) -> bool:
        return self._held is not None and self._goal is not None

    def state_changed(self, change: Change) -> None:
        """A note that is gone beneath its card would be a new one when saved."""
        if self._opened is not None and not still_there(self.scene, [self._opened]):
            self._opened = None
        super().state_changed(change)

    # ------------------------------------------------------------ the card
    def open_card(self, at: PointXY, note: Note | None = None) -> None:
        self._at, self._opened = at, note
        self.card.open_at(self.view.mapFromScene(corner(at)), note.text if note is not None else "")
        self._show_held()
        self.show_gesture()

    def close_card(self) -> None:
        self._at, self._opened = None, None
        self.card.hide()
        self._show_held()
        self.view.setFocus()
        self.show_gesture()

    def _show_held(self) -> None:
        """The pin of the note on the card, or of the one that is dragged, is drawn by the gesture."""
        self.view.notes.held = self._held if self._goal is not None else self._opened
        self.view.notes.update()

    def _keep(self) -> bool:
        """Save what is on the card, if anything was written; True when no card is open then."""
        if self._at is not None:
            if self.card.words():
                self._save(self.card.words())
            else:
                self.close_card()
        return self._at is None

    def _save(self, text: str) -> None:
        """One stroke; an emptied note goes, a refused one stays on its card."""
        if self._at is None:
            return
        stroke = Stroke(self.scene)
        if self._opened is not None and text:
            stroke.replace(self._opened, replace(self._opened, text=text))
        elif self._opened is not None:
            stroke.remove(self._opened)
        elif text:
            stroke.add(Note(at=self._at, text=text))
        if self.draw(stroke):
            self.close_card()

    def _delete_opened(self) -> None:
        if self._opened is None or self._delete(self._opened):
            self.close_card()

    def _delete(self, note: Note) -> bool:
        stroke = Stroke(self.scene)
        stroke.remove(note)
        return self.draw(stroke)

    # ------------------------------------------------------------ the mouse
    def press(self, event: QMouseEvent) -> None:
        self.pointer = event.position()
        if event.button() != LEFT:
            self.cancel()
            return
        if self._at is not None:
            self._keep()
            return
        self._pressed = True
        self._press_at = event.position().toPoint()
        self._held = self.view.notes.note_at(self.view.mapToScene(self._press_at))

    def move(self, event: QMouseEvent) -> None:
        self.pointer = event.position()
        far = (event.position().toPoint() - self._press_at).manhattanLength()
        if self._held is not None and (self._goal is not None or far >= QApplication.startDragDistance()):
            self._goal = within(self.spot(event.position(), event.modifiers()), self.scene)
            self._show_held()
        elif self._held is None and not self._pressed:
            over = self.view.notes.note_at(self.view.mapToScene(event.position().toPoint())) is not None
            shape = Qt.CursorShape.PointingHandCursor if over else Qt.CursorShape.CrossCursor
            self.view.viewport().setCursor(shape)
        self.show_gesture()

    def release(self, event: QMouseEvent) -> None:
        if event.button() != LEFT or not self._pressed:
            return
        held, goal = self._held, self._goal
        self._held, self._goal, self._pressed = None, None, False
        if held is not None and goal is not None:
            stroke = Stroke(self.scene)
            stroke.replace(held, replace(held, at=goal))
            self.draw(stroke)
            self._show_held()
        elif held is not None:
            self.open_card(held.at, held)
        else:
            self.open_card(self.spot(event.position(), event.modifiers()))
        self.show_gesture()

    def double(self, event: QMouseEvent) -> bool:
        return True

    # ------------------------------------------------------------ keys
    def wants(self, event: QKeyEvent) -> bool:
        takes_back = event.key() == Qt.Key.Key_Backspace and self.view.notes.shown is not None
        return super().wants(event) or takes_back or pencil_clipboard.wants(event)

    def key(self, event: QKeyEvent) -> bool:
        key, shown = event.key(), self.view.notes.shown
        if key == Qt.Key.Key_Escape and (self.is_busy() or self._at is not None):
            self.close_card()
            self.cancel()
        elif key in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace):
            if shown is not None and self._at is None and not self.is_busy():
                self._delete(shown)
        elif pencil_clipboard.wants(event) and self._at is None and not self.is_busy():
            self._by_clipboard(key, shown)
        else:
            return False
        return True

    def _by_clipboard(self, key: int, shown: Note | None) -> None:
        """The note under the pointer is copied; what is pasted stands there."""
        if key == pencil_clipboard.PASTE:
            pasting = pencil_clipboard.pasting(self)
            if pasting is not None:
                self.draw(pasting[0])
        elif shown is not None:
            pencil_clipboard.copy(self, [shown])
            if key == pencil_clipboard.CUT:
                self._delete(shown)

    # ------------------------------------------------------------ what is shown
    def show_gesture(self) -> None:
        at = self._goal if self._goal is not None else self._at
        self.overlay.show_look(DrawLook(pins=(at,)) if at is not None else DrawLook())
