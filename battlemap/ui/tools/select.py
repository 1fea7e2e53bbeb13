"""The first tool: select, drag, attack.

Press on a token shows its reach, dragging draws the way, releasing asks for the move.  A click on an enemy of whoever acts is an
attack; dragging that enemy moves it.  A press on bare ground draws a band that selects.  Doors open by click.  A way nobody holds
is `laying`'s.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPoint, QPointF, QRect, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QApplication, QRubberBand

from battlemap.encounter.change import Change
from battlemap.encounter.commands import EndPhase
from battlemap.geometry import Cell
from battlemap.model import Token
from battlemap.rules.space import footprint
from battlemap.ui import words
from battlemap.ui.canvas.path_overlay import PathLook
from battlemap.ui.canvas.units import rect_of
from battlemap.ui.canvas.view import MapView
from battlemap.ui.moving import offered_kinds
from battlemap.ui.tools.door import door_menu
from battlemap.ui.tools.drag import Drag
from battlemap.ui.tools.formation import Formation
from battlemap.ui.tools.hovering import Rest, cover_look
from battlemap.ui.tools.laying import SAFE_REST_MS, Laying, show_reach
from battlemap.ui.tools.select_keys import SelectKeys
from battlemap.ui.tools.tool import Tool
from battlemap.ui.turns import acting, may_strike, phase_ahead

KIND = Qt.Key.Key_K


class SelectTool(Tool):
    """`take_target(token)` is asked first at every click: somebody else may be waiting for a target (the panel's deeds).
    `keeps_cover()`: are the cover lines somebody else's, an open hit card's?"""

    by_place = False

    def __init__(self, view: MapView) -> None:
        super().__init__(view)
        self.attack_name, self.reacts = "", False
        self.is_aiming: Callable[[], bool] = lambda: False
        self.take_target: Callable[[str], bool] = lambda _token: False
        self.stop_aiming: Callable[[], None] = lambda: None
        self.keeps_cover: Callable[[], bool] = lambda: False
        self.laying = Laying(view)
        self.keys = SelectKeys(self)
        self._drag: Drag | None = None
        self._formation: Formation | None = None
        self._pressed_on = ""
        self._grip = Cell(0, 0)
        self._press_at = QPoint()
        self._band: QRubberBand | None = None
        self._over = Rest(view, self._preview_cover)
        self._safe_rest = Rest(view, lambda _goal: self.show_safe_way(), SAFE_REST_MS)

    # ------------------------------------------------------------ who acts
    def attacker(self) -> Token | None:
        """Whose attack a click on an enemy is: the selected one's where it may attack now, else that of whoever acts."""
        state, own = self.session.state, self.actor()
        if own is None or may_strike(state, self.session.ruleset, own):
            return own
        able = acting(state)
        return state.tokens[able[0]] if len(able) == 1 else state.token(state.turn.active) or own

    def actor(self) -> Token | None:
        """Whom keys and a chosen attack are for: the one selected token, else whose turn it is."""
        selection, state = self.session.selection, self.session.state
        if len(selection) == 1:
            return state.tokens[selection[0]]
        return state.token(state.turn.active)

    def is_busy(self) -> bool:
        return self._drag is not None or self._formation is not None or self._band is not None

    def takes_right_click(self) -> bool:
        return self._drag is not None

    def cancel(self) -> None:
        was_formation = self._formation is not None
        self._drag, self._formation, self._pressed_on = None, None, ""
        self.laying.drop()
        self.keys.aim.drop()
        self._safe_rest.stop()
        self._over.stop()
        self.view.reach.clear()
        self.view.show_path(None)
        self.view.cover.show_lines(None)
        if self._band is not None:
            self._band.hide()
            self._band.deleteLater()
            self._band = None
        if was_formation:
            self.view.sync_tokens()
        self.view.viewport().unsetCursor()

    def state_changed(self, change: Change) -> None:
        """What was planned on another state is void."""
        if self._drag is not None or self._formation is not None or self.laying.drag is not None or self.keys.aim.target:
            self.cancel()

    # ------------------------------------------------------------ the mouse
    def press(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.RightButton and self._drag is not None:
            self._show(self._drag.add_waypoint())
        if event.button() != Qt.MouseButton.LeftButton or self.is_busy():
            return
        self._over.stop()
        self.laying.drop()
        self.keys.aim.drop()
        self.view.cover.show_lines(None)
        self._press_at = event.position().toPoint()
        self._grip = self.view.cell_under(event.position())
        token_id = self._pressed_on = self.view.token_under(event.position())
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier and token_id:
            self._toggle(token_id)
            self._pressed_on = ""
        elif token_id:
            self._grip_token(token_id)
        elif self.door_under(event.position()) is None:
            self._band = QRubberBand(QRubberBand.Shape.Rectangle, self.view.viewport())
            self._band.setGeometry(QRect(self._press_at, self._press_at))
            self._band.show()

    def _grip_token(self, token_id: str) -> None:
        """A click that means something else becomes a drag only once it moves."""
        if self.attack_name or self.is_aiming() or self.would_attack(token_id) or self.session.state.waiting:
            return
        selection = self.session.selection
        if len(selection) > 1 and token_id in selection:
            self._formation = Formation(self.session, token_id, self._grip)
        else:
            self._take_up(token_id)

    def _take_up(self, token_id: str) -> None:
        self._drag = Drag(self.session, token_id, self._grip)
        self.view.viewport().setCursor(Qt.CursorShape.ClosedHandCursor)
        show_reach(self.view, self._drag)

    def would_attack(self, token_id: str) -> bool:
        """Is a click on this token an attack: is there somebody who may strike now, and is this an enemy still standing?"""
        actor, state = self.attacker(), self.session.state
        target = state.tokens[token_id]
        if actor is None or target.dead or not state.are_enemies(actor, target):
            return False
        return may_strike(state, self.session.ruleset, actor) or bool(phase_ahead(state, self.session.ruleset, actor))

    def move(self, event: QMouseEvent) -> None:
        held = bool(event.buttons() & Qt.MouseButton.LeftButton)
        if held and self._pressed_on and not self.is_busy() and not self.session.state.waiting:
            far = (event.position().toPoint() - self._press_at).manhattanLength()
            if far >= QApplication.startDragDistance() and not self.attack_name and not self.is_aiming():
                self._take_up(self._pressed_on)
        if self._drag is not None:
            free = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
            cell, spot = self.view.place_under(event.position())
            self._show(self._drag.follow(cell, spot, free))
        elif self._formation is not None:
            if self._formation.follow(self.view.cell_under(event.position())):
                self.view.show_at(self._formation.goals())
        elif self._band is not None:
            self._band.setGeometry(QRect(self._press_at, event.position().toPoint()).normalized())
        elif not held:
            self._hover(event.position())

    def _show(self, look: PathLook | None) -> None:
        """Draw the way; the way that provokes nothing follows when the pointer rests."""
        if look is None or self._drag is None:
            return
        self.view.show_path(look, self._drag.token_id, self._drag.spot)
        if look.provokers and not look.waypoints:
            self._safe_rest.stop()
            self._safe_rest.on(words.cell_name(look.goal))
        else:
            self._safe_rest.stop()

    def show_safe_way(self) -> None:
        """The way that provokes nothing, drawn beside the cheapest."""
        if self._drag is not None and (look := self._drag.with_safe_way()):
            self.view.show_path(look, self._drag.token_id, self._drag.spot)

    def release(self, event: QMouseEvent) -> None:
        if event.button() != Qt.MouseButton.LeftButton:
            return
        pressed_on, self._pressed_on = self._pressed_on, ""
        if self._drag is not None:
            self._drop()
        elif self._formation is not None:
            self._drop_formation(bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier))
        elif self._band is not None:
            self._choose(bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier))
        elif pressed_on in self.session.state.tokens:
            self.click_on(pressed_on)
        elif (door := self.door_under(event.position())) is not None:
            self.toggle(door, not event.modifiers() & Qt.KeyboardModifier.ShiftModifier)

    def _drop(self) -> None:
        drag = self._drag
        assert drag is not None
        self.cancel()
        self.laying.let_go(drag)

    def _drop_formation(self, free: bool) -> None:
        formation = self._formation
        assert formation is not None
        self._formation = None
        if formation.has_moved:
            self.session.do(formation.command(free))
            self.view.sync_tokens()
        else:
            self.session.select([formation.token_id])

    def click_on(self, token_id: str) -> None:
        """What a click on it means now: the target that is waited for, an attack, or just the selection."""
        if self.is_aiming():
            self.take_target(token_id)
            return
        actor = self.actor() if self.attack_name else self.attacker()
        if actor is not None and actor.id != token_id and (self.attack_name or self.would_attack(token_id)):
            name, self.attack_name = self.attack_name, ""
            self.view.viewport().unsetCursor()
            state, ruleset = self.session.state, self.session.ruleset
            if not may_strike(state, ruleset, actor) and (phase := phase_ahead(state, ruleset, actor)):
                self.session.do(EndPhase(to=phase))
            wanted = self.view.reaction_wanted if self.reacts and name else self.view.attack_wanted
            wanted.emit(actor.id, token_id, name)
        else:
            self.attack_name = ""
            self.session.select([token_id])

    def _toggle(self, token_id: str) -> None:
        selection = self.session.selection
        if token_id in selection:
            self.session.select([other for other in selection if other != token_id])
        else:
            self.session.select([*selection, token_id])

    def _choose(self, add: bool) -> None:
        assert self._band is not None
        box = self._band.geometry()
        self._band.hide()
        self._band.deleteLater()
        self._band = None
        area = self.view.mapToScene(box).boundingRect()
        found = [
            token.id
            for token in self.session.state.tokens.values()
            if area.contains(rect_of(token.at, footprint(token)).center())
        ]
        self.session.select([*self.session.selection, *found] if add else found)

    # ------------------------------------------------------------ hovering
    def _hover(self, position: QPointF) -> None:
        token_id = self.view.token_under(position)
        if token_id:
            self.keys.aim.drop()
        if self._over.on(token_id):
            self.view.cover.show_lines(None)
        viewport = self.view.viewport()
        if self.attack_name or self.is_aiming():
            viewport.setCursor(Qt.CursorShape.CrossCursor)
        elif not token_id and self.door_under(position) is not None:
            viewport.setCursor(Qt.CursorShape.PointingHandCursor)
        elif token_id and self.would_attack(token_id):
            viewport.setCursor(Qt.CursorShape.CrossCursor)
        elif token_id:
            viewport.setCursor(Qt.CursorShape.OpenHandCursor)
        else:
            viewport.unsetCursor()

    def _preview_cover(self, token_id: str) -> None:
        """The four lines to the enemy under the pointer, drawn while it is there."""
        actor, state = self.attacker(), self.session.state
        target = state.token(token_id)
        if actor is not None and target is not None and state.are_enemies(actor, target) and not self.is_busy():
            self.show_cover(actor.id, target.id)

    def left(self) -> None:
        """Nothing is under the pointer any more."""
        self._over.stop()
        if not self.keeps_cover():
            self.view.cover.show_lines(None)

    def show_cover(self, actor: str, target: str) -> None:
        self.view.cover.show_lines(cover_look(self.session, actor, target))

    # ------------------------------------------------------------ keys
    def key(self, event: QKeyEvent) -> bool:
        key = event.key()
        if key == Qt.Key.Key_Escape:
            self._escape()
        elif self.is_busy():
            self._key_in_gesture(event)
        elif self.keys.key(event):
            return True
        elif Qt.Key.Key_1 <= key <= Qt.Key.Key_9 and not event.modifiers():
            return self.arm(key - Qt.Key.Key_0)
        elif event.text() in ("-", "+") and self.session.selection:
            self.view.entry_wanted.emit(event.text())
        else:
            return False
        return True

    def _key_in_gesture(self, event: QKeyEvent) -> None:
        """While something is held, keys are about it and nothing else."""
        if self._drag is None or event.isAutoRepeat():
            return
        if event.key() == Qt.Key.Key_Space:
            self._show(self._drag.add_waypoint())
        elif event.key() == Qt.Key.Key_Shift:
            self._show(self._drag.set_free(True))
        elif event.key() == KIND and len(offered_kinds(self.session, self._drag.token_id)) > 1:
            look = self._drag.next_kind()
            show_reach(self.view, self._drag)
            self._show(look)

    def wants(self, event: QKeyEvent) -> bool:
        return self.keys.wants(event)

    def tab(self, forward: bool) -> bool:
        return self.is_busy() or self.keys.tab(forward)

    def key_up(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Shift and self._drag is not None:
            self._show(self._drag.set_free(False))

    def _escape(self) -> None:
        """First the gesture, then the chosen attack or deed, then the selection."""
        busy = self.is_busy() or self.laying.drag is not None
        armed = bool(self.attack_name) or self.is_aiming()
        self.attack_name = ""
        self.stop_aiming()
        self.cancel()
        if not busy and not armed:
            self.session.select([])

    def arm(self, number: int) -> bool:
        """Choose the actor's n-th attack, from 1; the next click on a token uses it."""
        actor = self.actor()
        if actor is None or self.session.state.waiting or number > len(actor.creature.attacks):
            return False
        self.arm_attack(actor.id, actor.creature.attacks[number - 1].name)
        return True

    def arm_reaction(self, actor: str, name: str) -> None:
        """The attack is a reaction to whatever the table named."""
        self.arm_attack(actor, name)
        self.reacts = True

    def arm_attack(self, actor: str, name: str) -> None:
        """An attack is chosen; whom it is for comes with the next click."""
        self.session.select([actor])
        self.stop_aiming()
        self.keys.aim.drop()
        self.attack_name, self.reacts = name, False
        self.view.viewport().setCursor(Qt.CursorShape.CrossCursor)
        text = words.say(words.N("{attack}: click a target, or Tab to it (Esc stops)"), attack=words.word(name))
        self.session.message.emit(text)

    def menu_for_door(self, event_at: QPoint, viewport_at: QPoint) -> bool:
        """The menu of a door under the pointer, if there is one."""
        door = self.door_under(QPointF(viewport_at))
        if door is None:
            return False
        menu = door_menu(self, door)
        menu.exec(event_at)
        menu.deleteLater()
        return True
