"""Putting creatures on the map: they follow the pointer half through, where they would stand; a click, or Enter, puts them there.

    putting.take_up(company)        shown around the pointer, or where they were put last
    putting.put()                   Enter: right there
    putting.drop()                  Esc: nothing has happened

While something is taken up the mouse on the map is this tool's: left click puts, Shift+click puts and keeps more in hand, right
click and Esc drop, + and - change how many, H hides.  A click on a creature drops it too and is a click as always.  Not here: who
they are and where there is room (`companies`).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QPointF, Qt, QTimer
from PySide6.QtGui import QKeyEvent, QMouseEvent

from battlemap.encounter.change import Change
from battlemap.geometry import Cell, ring
from battlemap.model import BattlemapError, Encounter, Token
from battlemap.rules.space import walls_of
from battlemap.storage.portraits import portrait
from battlemap.ui import words
from battlemap.ui.canvas.token_item import TokenItem, look_of
from battlemap.ui.canvas.view import MapView
from battlemap.ui.notice import Notice
from battlemap.ui.sentences import said
from battlemap.ui.session import Session
from battlemap.ui.tools.tool import Tool

if TYPE_CHECKING:
    from battlemap.ui.bestiary.companies import Company, Places

GHOST, ABOVE = 0.8, 41
FARTHEST = 20
ENTERS = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
OTHERS = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier


class PutTool(Tool):
    """One company in hand at a time, or none.  `on_change` hears when what is in hand changes, `on_put(ids)` who was put."""

    def __init__(self, view: MapView, notice: Notice) -> None:
        super().__init__(view)
        self._notice = notice
        self._before: Tool | None = None
        self._ghosts: list[TokenItem] = []
        self.company: Company | None = None
        self.places: Places = {}
        self.cell: Cell | None = None
        self.on_change: Callable[[], None] = lambda: None
        self.on_put: Callable[[Company, tuple[str, ...]], None] = lambda _company, _ids: None
        view.hovered.connect(self._hovered)
        self.session.opened.connect(self._another_fight)
        self.session.changed.connect(self._changed)

    # ------------------------------------------------------------ taken up, dropped
    def take_up(self, company: Company) -> None:
        """It follows the pointer from now on; of what was in hand nothing is left."""
        self.company = company
        if self.view.tool is not self:
            self._before = self.view.tool
            self.view.set_tool(self)
        self._show()

    def drop(self) -> None:
        """Nothing is in hand any more, and the tool of before is back."""
        if self.company is None:
            return
        before, self._before = self._before, None
        self._forget()
        if self.view.tool is self and before is not None:
            self.view.set_tool(before)

    def cancel(self) -> None:
        """Another tool was taken up."""
        self._forget()

    def enter(self) -> None:
        self.view.viewport().setCursor(Qt.CursorShape.CrossCursor)

    def leave(self) -> None:
        self.cancel()
        self.view.viewport().unsetCursor()

    def wants(self, event: QKeyEvent) -> bool:
        """Its own keys; all others stay what they are: another creature may be looked for with this one in hand."""
        own = event.key() in (*ENTERS, Qt.Key.Key_Escape, Qt.Key.Key_H) or event.text() in ("+", "-")
        return self.company is not None and own and not event.modifiers() & OTHERS

    def takes_right_click(self) -> bool:
        return True

    def _forget(self) -> None:
        had = self.company is not None
        self.company, self.places = None, {}
        self._clear()
        if had:
            self._notice.clear()
            self.on_change()

    def _another_fight(self) -> None:
        self.cell = None
        self.drop()

    def _hovered(self, cell: Cell) -> None:
        """The pointer rests there: whoever is taken up next comes there."""
        scene = self.session.state.scene
        if 0 <= cell.x < scene.width and 0 <= cell.y < scene.height:
            self.cell = cell

    # ------------------------------------------------------------ where
    def spot(self) -> Cell:
        """The square they gather around: below the pointer, else where it last was, else in the middle of what is seen; beside
        solid rock, not in it."""
        scene = self.session.state.scene
        cell = self.cell or self.view.cell_under(QPointF(self.view.viewport().rect().center()))
        cell = Cell(max(0, min(scene.width - 1, cell.x)), max(0, min(scene.height - 1, cell.y)))
        walls = walls_of(scene)
        around = (near for far in range(1, FARTHEST) for near in ring(cell, 1, far))
        open_ = (near for near in around if walls.grid.contains(near) and near not in walls.solids)
        return cell if cell not in walls.solids else next(open_, cell)

    def follow(self, at: QPoint) -> bool:
        """The pointer is at that place of the viewport; is it on the map?"""
        cell, scene = self.view.cell_under(QPointF(at)), self.session.state.scene
        if not (0 <= cell.x < scene.width and 0 <= cell.y < scene.height) or not self.view.viewport().rect().contains(at):
            return False
        if cell != self.cell or not self._ghosts:
            self.cell = cell
            self._show()
        return True

    def put(self, keep: bool = False) -> bool:
        """Right there, in one step; was it done?  Where it is refused it stays in hand."""
        company = self.company
        if company is None:
            return False
        state, cell = self.session.state, self.spot()
        if not carry_pictures(self.session, company.tokens(state)):
            return False
        self.company = None  # what changes now is not beneath a gesture
        done = self.session.do(company.command(state, cell))
        self.company = company
        if done is None:
            self._show(quiet=True)
            return False
        after = self.session.state
        come = tuple(who for who in after.tokens if who not in state.tokens or after.tokens[who] is not state.tokens[who])
        waiting = tuple(who for who in after.reserve if who not in state.reserve)
        if keep:
            self._show()
        else:
            self.drop()
        if come:
            self.session.select([who for who in come if who not in state.tokens] or come)
        self.on_put(company, come or waiting)
        return True

    # ------------------------------------------------------------ shown
    def _show(self, quiet: bool = False) -> None:
        """Everybody half through where they would stand; whoever finds no room is not shown, and that is told."""
        self._clear()
        if self.company is None:
            return
        state, cell = self.session.state, self.spot()
        self.places = self.company.places(state, cell)
        for token in self.company.tokens(state):
            if token.id in self.places:
                self._ghost(token, self.places[token.id], state)
        if not quiet:
            from battlemap.ui.bestiary.companies import room_told

            who = room_told(self.company, state, self.places)
            text = words.say(words.N("{who}: click or Enter places, Esc stops"), who=who)
            self._notice.say(text, milliseconds=0)
        self.on_change()

    def _ghost(self, token: Token, cell: Cell, state: Encounter) -> None:
        item = TokenItem(token.id, self.view.pictures.get)
        item.show_look(look_of(token, state.scene.square), cell, token.spot)
        item.setOpacity(GHOST)
        item.offer(True)
        item.setZValue(ABOVE)
        scene = self.view.scene()
        if scene is not None:
            scene.addItem(item)
        self._ghosts.append(item)

    def _clear(self) -> None:
        scene = self.view.scene()
        for item in self._ghosts:
            if scene is not None:
                scene.removeItem(item)
        self._ghosts = []

    @property
    def ghosts(self) -> dict[str, Cell]:
        """Who is shown where."""
        return {item.token_id: self.places[item.token_id] for item in self._ghosts}

    # ------------------------------------------------------------ gestures on the map
    def move(self, event: QMouseEvent) -> None:
        self.follow(event.position().toPoint())

    def press(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.RightButton:
            self.drop()
        elif event.button() == Qt.MouseButton.LeftButton and self.view.token_under(event.position()):
            self.drop()
            if self.view.tool is not None and self.view.tool is not self:
                self.view.tool.press(event)
        elif event.button() == Qt.MouseButton.LeftButton:
            self.follow(event.position().toPoint())

    def release(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton and self.follow(event.position().toPoint()):
            self.put(keep=bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier))

    def double(self, event: QMouseEvent) -> bool:
        """The second click of two is not one on the creature just put."""
        return True

    def key(self, event: QKeyEvent) -> bool:
        if self.company is None or not self.wants(event):
            return False
        if event.key() == Qt.Key.Key_Escape:
            self.drop()
        elif event.key() in ENTERS:
            self.put()
        elif event.text() in ("+", "-"):
            self.take_up(self.company.changed(1 if event.text() == "+" else -1))
        elif event.key() == Qt.Key.Key_H:
            self.take_up(self.company.turned())
        return True

    def _changed(self, change: Change) -> None:
        """Somebody else stands there now, or no longer."""
        if self.company is not None and change.kind != "opened":
            QTimer.singleShot(0, self.view, lambda: self._show())


def carry_pictures(session: Session, tokens: tuple[Token, ...]) -> bool:
    """The pictures these have go into the fight's file, where they are kept for the user; False, and said, where they cannot."""
    file = session.fight_file
    if file is None:
        return True
    try:
        for sha256 in {token.creature.picture for token in tokens if token.creature.picture}:
            if (data := portrait(sha256)) is not None:
                file.put_picture(data)
    except BattlemapError as wrong:
        session.message.emit(said(wrong))
        return False
    return True
