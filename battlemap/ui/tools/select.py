"""The first tool: select, drag, attack.

Press on a token shows its reach, dragging draws the way, releasing asks for the move.  A click on an enemy with an able token of the
own side selected is an attack.  A press on bare ground draws a band that selects.  Doors open by click.
"""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, Qt, QTimer
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QRubberBand

from battlemap.encounter import commands as c
from battlemap.encounter.change import Change
from battlemap.geometry import Cell
from battlemap.model import Token
from battlemap.rules.movement import threatened_by
from battlemap.rules.space import footprint
from battlemap.ui import words
from battlemap.ui.canvas.overlays import CoverLook
from battlemap.ui.canvas.units import rect_of
from battlemap.ui.canvas.view import MapView
from battlemap.ui.tools.door import door_menu
from battlemap.ui.tools.drag import Drag, way_of_moving
from battlemap.ui.tools.tool import Tool

ARROWS = {
    Qt.Key.Key_Left: (-1, 0), Qt.Key.Key_Right: (1, 0), Qt.Key.Key_Up: (0, -1), Qt.Key.Key_Down: (0, 1),
}  # fmt: skip
HOVER_MS = 60


class SelectTool(Tool):
    def __init__(self, view: MapView) -> None:
        super().__init__(view)
        self.attack_name = ""
        self._drag: Drag | None = None
        self._group: tuple[str, Cell, Cell] | None = None
        self._pressed_on = ""
        self._press_at = QPoint()
        self._band: QRubberBand | None = None
        self._hovered = ""
        self._hover_timer = QTimer(view)
        self._hover_timer.setSingleShot(True)
        self._hover_timer.setInterval(HOVER_MS)
        self._hover_timer.timeout.connect(self._preview_cover)

    # ------------------------------------------------------------ who acts
    def actor(self) -> Token | None:
        """Who would attack: the one selected token, else whose turn it is."""
        selection, state = self.session.selection, self.session.state
        if len(selection) == 1:
            return state.tokens[selection[0]]
        return state.token(state.turn.active)

    def is_busy(self) -> bool:
        return self._drag is not None or self._group is not None or self._band is not None

    def takes_right_click(self) -> bool:
        return self._drag is not None

    def cancel(self) -> None:
        self._drag, self._group, self._pressed_on = None, None, ""
        self.view.reach.clear()
        self.view.path.clear()
        self.view.cover.show_lines(None)
        if self._band is not None:
            self._band.hide()
            self._band = None
        self.view.viewport().unsetCursor()

    def state_changed(self, change: Change) -> None:
        """What was planned on another state is void."""
        if self._drag is not None or self._group is not None:
            self.cancel()

    # ------------------------------------------------------------ the mouse
    def press(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.RightButton:
            if self._drag is not None and (look := self._drag.add_waypoint()):
                self.view.path.show_path(look)
            return
        if event.button() != Qt.MouseButton.LeftButton:
            return
        self._press_at = event.position().toPoint()
        token_id = self.view.token_under(event.position())
        self._pressed_on = token_id
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            if token_id:
                self._toggle(token_id)
                self._pressed_on = ""
                return
        elif token_id and not self.attack_name:
            self._take_up(token_id, self.view.cell_under(event.position()))
            return
        if not token_id and self.door_under(event.position()) is None:
            self._band = QRubberBand(QRubberBand.Shape.Rectangle, self.view.viewport())
            self._band.setGeometry(QRect(self._press_at, self._press_at))
            self._band.show()

    def _take_up(self, token_id: str, grip: Cell) -> None:
        selection = self.session.selection
        if len(selection) > 1 and token_id in selection:
            self._group = (token_id, grip, grip)
            return
        if self._would_attack(token_id):
            return
        if self.session.state.waiting:
            self.session.select([token_id])
            return
        self._drag = Drag(self.session, token_id, grip)
        self.view.viewport().setCursor(Qt.CursorShape.ClosedHandCursor)
        enemies = threatened_by(self.session.state, self.session.ruleset, token_id)
        self.view.reach.show_reach(self._drag.reach, list(enemies))

    def _would_attack(self, token_id: str) -> bool:
        """Is a click on this token an attack: by an able actor of another side whose turn it is, or that is selected?"""
        actor, state = self.actor(), self.session.state
        target = state.tokens[token_id]
        if actor is None or actor.dead or target.dead or actor.id == token_id:
            return False
        if not state.are_enemies(actor, target):
            return False
        return not state.turn.begun or actor.id == state.turn.active

    def move(self, event: QMouseEvent) -> None:
        cell = self.view.cell_under(event.position())
        if self._drag is not None:
            free = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
            if look := self._drag.follow(cell, free):
                self.view.path.show_path(look)
        elif self._group is not None:
            self._group = (self._group[0], self._group[1], cell)
            self._show_group()
        elif self._band is not None:
            self._band.setGeometry(QRect(self._press_at, event.position().toPoint()).normalized())
        elif not event.buttons():
            self._hover(self.view.token_under(event.position()))
            over_door = not self._hovered and self.door_under(event.position()) is not None
            if over_door:
                self.view.viewport().setCursor(Qt.CursorShape.PointingHandCursor)
            else:
                self.view.viewport().unsetCursor()

    def release(self, event: QMouseEvent) -> None:
        if event.button() != Qt.MouseButton.LeftButton:
            return
        if self._drag is not None:
            self._drop()
        elif self._group is not None:
            self._drop_group(event)
        elif self._band is not None:
            self._choose(event)
        elif self._pressed_on:
            self._click(self._pressed_on)
        elif (door := self.door_under(event.position())) is not None:
            self.toggle(door)
        self._pressed_on = ""

    def _drop(self) -> None:
        drag = self._drag
        assert drag is not None
        command = drag.command()
        self.cancel()
        self.session.select([drag.token_id])
        if command is not None:
            self.session.do(command)

    def _click(self, token_id: str) -> None:
        actor = self.actor()
        if actor is not None and actor.id != token_id and (self.attack_name or self._would_attack(token_id)):
            name, self.attack_name = self.attack_name, ""
            self.view.viewport().unsetCursor()
            self.view.attack_wanted.emit(actor.id, token_id, name)
        else:
            self.attack_name = ""
            self.session.select([token_id])

    def _toggle(self, token_id: str) -> None:
        selection = self.session.selection
        if token_id in selection:
            self.session.select([other for other in selection if other != token_id])
        else:
            self.session.select([*selection, token_id])

    def _choose(self, event: QMouseEvent) -> None:
        assert self._band is not None
        box, band = self._band.geometry(), self._band
        band.hide()
        self._band = None
        area = self.view.mapToScene(box).boundingRect()
        found = [
            token.id
            for token in self.session.state.tokens.values()
            if area.contains(rect_of(token.at, footprint(token)).center())
        ]
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            found = [*self.session.selection, *found]
        self.session.select(found)

    # ------------------------------------------------------------ several at once
    def _placements(self) -> list[c.Placement]:
        assert self._group is not None
        _, grip, now = self._group
        dx, dy = now.x - grip.x, now.y - grip.y
        placements = []
        for token_id in self.session.selection:
            token = self.session.state.tokens[token_id]
            x, y = token.at[0] + token.spot[0] / 2 + dx, token.at[1] + token.spot[1] / 2 + dy
            placements.append(c.Placement(token=token_id, to=(x, y)))
        return placements

    def _show_group(self) -> None:
        """The formation follows the pointer as it is; the state is untouched."""
        for placement in self._placements():
            item = self.view.items_by_id.get(placement.token)
            if item is not None:
                token = self.session.state.tokens[placement.token]
                goal = (int(placement.to[0] // 1), int(placement.to[1] // 1))
                item.show_look(item.look, goal, token.spot)

    def _drop_group(self, event: QMouseEvent) -> None:
        assert self._group is not None
        token_id, grip, now = self._group
        placements = self._placements()
        self._group = None
        free = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        if grip == now:
            self.session.select([token_id])
        else:
            self.session.do(c.MoveGroup(moves=tuple(placements), force=free))
        self.view.sync_tokens()

    # ------------------------------------------------------------ hovering
    def _hover(self, token_id: str) -> None:
        if token_id != self._hovered:
            self._hovered = token_id
            self.view.cover.show_lines(None)
            if token_id:
                self._hover_timer.start()

    def _preview_cover(self) -> None:
        """The four lines to the enemy under the pointer, drawn while it is there."""
        actor, state = self.actor(), self.session.state
        target = state.token(self._hovered)
        if actor is None or target is None or not state.are_enemies(actor, target) or self.is_busy():
            return
        self.show_cover(actor.id, target.id)

    def show_cover(self, actor: str, target: str) -> None:
        answer = self.session.ask(c.AskCover(start=actor, to=target))
        if not answer["ok"]:
            return
        lines = tuple(
            (tuple(line["from"]), tuple(line["to"]), bool(line["blocked_by"])) for line in answer["lines"]
        )
        text = words.word(answer["degree"])
        if answer["ac"]:
            text = f"{text} (+{answer['ac']})"
        token = self.session.state.tokens[target]
        at = (token.at[0] + footprint(token) / 2, token.at[1] - 0.25)
        self.view.cover.show_lines(CoverLook(lines, text, at))

    # ------------------------------------------------------------ keys
    def key(self, event: QKeyEvent) -> bool:
        key = event.key()
        if key == Qt.Key.Key_Escape:
            self.attack_name = ""
            if self.is_busy():
                self.cancel()
                self.view.sync_tokens()
            else:
                self.cancel()
                self.session.select([])
            return True
        if key == Qt.Key.Key_Space and self._drag is not None:
            if look := self._drag.add_waypoint():
                self.view.path.show_path(look)
            return True
        if key in ARROWS and len(self.session.selection) == 1:
            self._step(*ARROWS[Qt.Key(key)])
            return True
        if Qt.Key.Key_1 <= key <= Qt.Key.Key_9 and not event.modifiers():
            return self._arm(key - Qt.Key.Key_1)
        if event.text() in ("-", "+") and self.session.selection:
            self.view.entry_wanted.emit(event.text())
            return True
        return False

    def _step(self, dx: int, dy: int) -> None:
        token = self.session.state.tokens[self.session.selection[0]]
        goal = (token.at[0] + dx, token.at[1] + dy)
        self.session.do(c.MoveToken(token=token.id, path=(goal,), by=way_of_moving(self.session, token.id)))
        self.view.show_token(token.id)

    def _arm(self, number: int) -> bool:
        """Choose the actor's n-th attack; the next click on a token uses it."""
        actor = self.actor()
        if actor is None or number >= len(actor.creature.attacks):
            return False
        self.arm_attack(actor.id, actor.creature.attacks[number].name)
        return True

    def arm_attack(self, actor: str, name: str) -> None:
        """An attack is chosen; whom it is for comes with the next click."""
        self.session.select([actor])
        self.attack_name = name
        self.view.viewport().setCursor(Qt.CursorShape.CrossCursor)
        text = words.say(words.N("{attack}: click a target (Esc to stop)"), attack=words.word(name))
        self.session.message.emit(text)

    def menu_for_door(self, event_at: QPoint, viewport_at: QPoint) -> bool:
        """The menu of a door under the pointer, if there is one."""
        from PySide6.QtCore import QPointF

        door = self.door_under(QPointF(viewport_at))
        if door is None:
            return False
        door_menu(self, door).exec(event_at)
        return True
