"""The select tool by keyboard: from token to token, the way over the squares, the target, the door beside.

Tab             the next token in the order of the round; while an attack or a deed waits for its target, the next target
arrows, pad     lead the way of whoever acts or is selected; the game master's own way with Shift
Enter           walks it, attacks the target, or the selected enemy of whoever acts
O               opens or shuts the door beside

Not here: what a way or a target is (`laying`, `aiming`), keys while the mouse holds something (the tool itself).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QMenu

from battlemap.encounter import commands as c
from battlemap.geometry import Cell
from battlemap.model import Door, Token
from battlemap.rules.objects import nearest_side
from battlemap.ui import words
from battlemap.ui.moving import kind_for, pays_for, way_of_moving
from battlemap.ui.steering import ENTERS, Step, is_free, is_middle, step_of
from battlemap.ui.tools.aiming import Aim
from battlemap.ui.tools.door import door_menu
from battlemap.ui.tools.formation import Formation
from battlemap.ui.turns import acting, ranked

if TYPE_CHECKING:
    from battlemap.ui.tools.select import SelectTool

HEIGHTS: dict[int, int] = {Qt.Key.Key_PageUp: 1, Qt.Key.Key_PageDown: -1}
DOOR = Qt.Key.Key_O


class SelectKeys:
    """Keys while nothing is held by the mouse."""

    def __init__(self, tool: SelectTool) -> None:
        self.tool, self.view, self.session = tool, tool.view, tool.session
        self.aim = Aim(tool.view)

    def wants(self, event: QKeyEvent) -> bool:
        """Keys that are shortcuts elsewhere: the number pad's directions, diagonals while a way lies there."""
        return self.tool.actor() is not None and (is_middle(event) or self._direction(event) is not None)

    def _direction(self, event: QKeyEvent) -> Step | None:
        return step_of(event, corners=self.tool.laying.drag is not None)

    @property
    def is_armed(self) -> bool:
        """Does an attack or a deed wait for its target?"""
        return bool(self.tool.attack_name) or self.tool.is_aiming()

    # ------------------------------------------------------------ keys
    def key(self, event: QKeyEvent) -> bool:
        actor, key = self.tool.actor(), event.key()
        if key in ENTERS:
            return self._enter()
        if key == Qt.Key.Key_Space or (is_middle(event) and actor is not None):
            return self._corner(event)
        if key == Qt.Key.Key_Backspace:
            return self.tool.laying.step_back()
        step = self._direction(event)
        flies = actor is not None and bool(actor.creature.speed.get("fly"))
        if actor is not None and flies and key in HEIGHTS and not event.modifiers():
            self._rise(actor, HEIGHTS[key])
        elif step is not None and self.is_armed:
            self.tab(sum(step) > 0)
        elif step is not None and len(self.session.selection) > 1:
            self._shift_all(step, is_free(event))
        elif step is not None and actor is not None:
            self._step(actor, step, is_free(event))
        elif key == DOOR and not event.modifiers() & ~Qt.KeyboardModifier.ShiftModifier:
            return actor is not None and self._door(actor, charged=not is_free(event))
        else:
            return False
        return True

    def _enter(self) -> bool:
        """What lies there, what is aimed at, or the enemy that is selected."""
        if self.is_armed:
            if self.aim.target not in self.session.state.tokens:
                return self.tab(True)
            self.take(self.aim.target)
            return True
        if self.tool.laying.finish():
            return True
        selection = self.session.selection
        if len(selection) == 1 and self.tool.would_attack(selection[0]):
            self.tool.click_on(selection[0])
            return True
        return False

    def take(self, target: str) -> None:
        """This is whom the attack or deed that waits is for."""
        self.aim.drop()
        self.tool.click_on(target)

    def _corner(self, event: QKeyEvent) -> bool:
        if self.tool.laying.drag is None:
            return False
        if not event.isAutoRepeat():
            self.tool.laying.add_corner()
        return True

    # ------------------------------------------------------------ from one to the next
    def tab(self, forward: bool) -> bool:
        """The next token, or the next target; False on an empty map."""
        if self.is_armed:
            attacker = self.tool.actor()
            return attacker is not None and self.aim.walk(attacker, self.tool.attack_name, back=not forward)
        found, state, selection = ranked(self.session.state), self.session.state, self.session.selection
        if not found:
            return False
        if len(selection) == 1 and selection[0] in found:
            goal = found[(found.index(selection[0]) + (1 if forward else -1)) % len(found)]
        else:
            able = acting(state)
            goal = able[0] if able and state.turn.begun else found[0 if forward else -1]
        self.session.select([goal])
        self.view.show_token(goal)
        return True

    # ------------------------------------------------------------ the way
    def _step(self, token: Token, step: Step, free: bool) -> None:
        """Lead the way on; where nothing is counted each key is a step of its own."""
        if self.tool.laying.leads(token):
            self.tool.laying.nudge(token, step, free)
            return
        self.tool.laying.drop()
        goal = (token.at[0] + step[0], token.at[1] + step[1])
        kind = cast(c.MoveKind, kind_for(self.session, token.id))
        by, pays = way_of_moving(self.session, token.id), pays_for(self.session, token.id)
        if free:
            self.session.do(c.MoveToken(token=token.id, to=goal, by=by, force=True))
        else:
            self.session.do(c.MoveToken(token=token.id, path=(goal,), by=by, kind=kind, pays=pays))
        self.view.show_token(token.id)

    def _rise(self, token: Token, up: int) -> None:
        """A flyer goes a square up or down, in a fight as part of its way."""
        if self.tool.laying.leads(token):
            self.tool.laying.rise(token, up)
            return
        height = max(0, token.z + up * self.session.state.scene.square)
        if height != token.z:
            self.session.do(c.MoveToken(token=token.id, to_z=height / 10, by="fly", pays=pays_for(self.session, token.id)))

    def _shift_all(self, step: Step, free: bool) -> None:
        """All that are selected go a square, keeping their places to each other."""
        first = self.session.state.tokens[self.session.selection[0]]
        here = Cell(*first.at)
        formation = Formation(self.session, first.id, here)
        formation.follow(Cell(here.x + step[0], here.y + step[1]))
        self.session.do(formation.command(free))
        self.view.show_token(first.id)

    # ------------------------------------------------------------ doors
    def _door(self, token: Token, *, charged: bool) -> bool:
        """The one door beside, or a menu of several; what is locked is asked about in its own menu."""
        found = self._doors_beside(token)
        if not found:
            self.session.message.emit(words.say(words.N("There is no door beside {name}."), name=token.name))
        elif len(found) == 1:
            self._open(found[0], charged)
        else:
            menu = QMenu(self.view)
            for number, door in enumerate(found, 1):
                text = words.say(words.N("&{number}  Door, {state}"), number=number, state=words.word(door.state))
                menu.addAction(text).triggered.connect(lambda _on=False, chosen=door: self._open(chosen, charged))
            menu.exec(self._beside(found[0]))
            menu.deleteLater()
        return True

    def _doors_beside(self, token: Token) -> list[Door]:
        state = self.session.state
        sides = ((door, nearest_side(state, door, token)) for door in state.scene.doors)
        return [door for door, side in sides if side is not None and side[1] == 1]

    def _open(self, door: Door, charged: bool) -> None:
        if door.state in ("open", "closed"):
            self.tool.toggle(door, charged)
            return
        menu = door_menu(self.tool, door)
        menu.setActiveAction(menu.actions()[0])
        menu.exec(self._beside(door))
        menu.deleteLater()

    def _beside(self, door: Door) -> QPoint:
        """A global place at the door, for its menu."""
        x, y = door.points[0]
        return self.view.viewport().mapToGlobal(self.view.viewport_point((int(x), int(y))))
