"""One drag of a token, as data: asked once on press, followed square by square, given as a command on release.

A flyer's may rise or sink on the way, by key; both are one move.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import cast

from PySide6.QtCore import QCoreApplication

from battlemap.encounter.commands import MoveBy, MoveKind, MoveToken
from battlemap.geometry import Cell
from battlemap.rules.movement import Plan, Reach, plan_along, plan_to, reach_of, safe_plan_to, straight
from battlemap.rules.space import footprint
from battlemap.ui import lengths, words
from battlemap.ui.canvas.path_overlay import PathLook
from battlemap.ui.moving import OWN, choose_next, kind_for, way_of_moving
from battlemap.ui.onward import LongMove, long_move, takes_more
from battlemap.ui.session import Session
from battlemap.ui.tools.blame import blame_of

Spot = tuple[int, int]


class Drag:
    """The token, where it was gripped, the way so far.  A tiny token follows the pointer by half squares."""

    def __init__(self, session: Session, token_id: str, grip: Cell) -> None:
        token = session.state.tokens[token_id]
        self.session = session
        self.token_id = token_id
        self.start = Cell(*token.at)
        self.n = footprint(token)
        self.is_tiny = token.creature.size == "tiny"
        self.spot: Spot = token.spot
        self._first_spot: Spot = token.spot
        self.offset = (grip.x - self.start.x, grip.y - self.start.y)
        self.by: MoveBy = way_of_moving(session, token_id)
        self.kind = kind_for(session, token_id)
        self.reach: Reach = reach_of(session.state, session.ruleset, token_id, self.by, self.kind)
        self.goal = self.start
        self.waypoints: list[Cell] = []
        self.free = False
        self.first_z = self.z = token.z
        self.plan: Plan | None = None
        self._look: PathLook | None = None
        self._safe: dict[Cell, tuple[Plan | None, str]] = {}

    @property
    def look(self) -> PathLook | None:
        """As it was drawn last."""
        return self._look

    @property
    def has_moved(self) -> bool:
        moved = self.goal != self.start or bool(self.waypoints) or self.spot != self._first_spot
        return moved or self.z != self.first_z

    def follow(self, pointer: Cell, spot: Spot, free: bool) -> PathLook | None:
        """The pointer is over another square; None when nothing changed."""
        goal = Cell(pointer.x - self.offset[0], pointer.y - self.offset[1])
        spot = spot if self.is_tiny else self.spot
        if (goal, spot, free) == (self.goal, self.spot, self.free) and self.plan is not None:
            return None
        self.goal, self.spot, self.free = goal, spot, free
        return self._planned()

    def rise(self, z: int) -> PathLook | None:
        """It ends at this height in dm; None where it does not fly or is that high already."""
        flies = bool(self.session.state.tokens[self.token_id].creature.speed.get("fly"))
        if not flies or z == self.z:
            return None
        self.z = z
        if self.by != "fly":
            self.by = "fly"
            return self.follow_kind()
        return self._planned()

    def next_kind(self) -> PathLook:
        """Another of the ruleset's ways of moving, from here on."""
        choose_next(self.session, self.token_id)
        return self.follow_kind()

    def follow_kind(self) -> PathLook:
        """The way of moving that is chosen now."""
        self.kind = kind_for(self.session, self.token_id)
        self.reach = reach_of(self.session.state, self.session.ruleset, self.token_id, self.by, self.kind)
        self._safe.clear()
        return self._planned()

    def set_free(self, free: bool) -> PathLook | None:
        """Shift was pressed or let go."""
        if free == self.free:
            return None
        self.free = free
        return self._planned()

    def add_waypoint(self) -> PathLook | None:
        """The way goes through here, whatever is cheaper."""
        if self.goal != self.start and (not self.waypoints or self.waypoints[-1] != self.goal):
            self.waypoints.append(self.goal)
        return self._planned()

    def follow_way(self, way: Sequence[Cell]) -> None:
        """Plan just this way: corners are set where the cheapest one would leave it."""
        self.goal, self.free, self.waypoints = way[-1], False, []
        self._planned()
        for _ in way:
            gone = self.plan.path if self.plan is not None else ()
            strays = next((i for i, cell in enumerate(way) if i >= len(gone) or gone[i] != cell), None)
            if strays is None or (self.waypoints and self.waypoints[-1] == way[strays]):
                break
            self.waypoints.append(way[strays])
            self._planned()

    def with_safe_way(self) -> PathLook | None:
        """The look with the way that provokes nothing, where the cheapest provokes; None where there is no such way.  Asked when
        the pointer rests: it is a search of its own."""
        look = self._look
        if look is None or not look.provokers or self.waypoints or look.free:
            return None
        if self.goal not in self._safe:
            self._safe[self.goal] = self._find_safe()
        safe, text = self._safe[self.goal]
        if safe is None:
            return None
        self._look = replace(look, safe=safe, safe_text=text)
        return self._look

    def _find_safe(self) -> tuple[Plan | None, str]:
        safe = safe_plan_to(self.session.state, self.session.ruleset, self.reach, self.goal)
        if safe is None or not safe.path:
            return None, ""
        price = words.metres_text(safe.cost)
        if safe.problems:
            text = QCoreApplication.translate("Drag", "safe way: {cost}, with a Dash").format(cost=price)
            if self.reach.pays:
                text = QCoreApplication.translate("Drag", "safe way: {cost}, with another action").format(cost=price)
        else:
            text = QCoreApplication.translate("Drag", "safe way: {cost}").format(cost=price)
        return safe, text

    def _planned(self) -> PathLook:
        self._look = self._free_look() if self.free else self._own_look()
        return self._look

    def _free_look(self) -> PathLook:
        way = straight(self.start, self.goal)
        self.plan = Plan(self.token_id, self.by, tuple(way), (), 0, 0)
        square = words.cell_name(self.goal)
        summary = QCoreApplication.translate("Drag", "{square} · moved freely by the GM").format(square=square)
        return PathLook(self.start, self.n, self.plan, self.goal, summary, free=True)

    def _own_look(self) -> PathLook:
        session, state = self.session, self.session.state
        plan = plan_to(state, session.ruleset, self.reach, self.goal, tuple(self.waypoints))
        if not state.turn.begun and plan.problems and plan.problems[0].kind == "no_movement":
            plan = plan_along(state, session.ruleset, self.token_id, plan.path, self.by, counted=False, kind=self.kind)
        self.plan = plan
        if self.z != self.first_z:
            plan = plan_along(
                state, session.ruleset, self.token_id, plan.path, self.by, plan.pays, self.z, state.turn.begun, self.kind
            )
        counted, more = state.turn.begun, takes_more(session, self.reach, plan)
        return PathLook(
            self.start, self.n, plan, self.goal,
            summary=self._summary(plan, more),
            prices=tuple(lengths.bare(cost) for cost in plan.costs),
            within=sum(1 for cost in plan.costs if cost <= self.reach.left) if counted else len(plan.costs),
            blame=None if more else blame_of(state, plan),
            provokers=tuple((p.at, words.name_of(state, p.by)) for p in plan.provokes) if counted else (),
            waypoints=tuple(self.waypoints),
        )  # fmt: skip

    def _summary(self, plan: Plan, more: bool) -> str:
        state, kinds = self.session.state, self.session.ruleset.movement.kinds
        cost = words.both_text(plan.cost, state.scene.square)
        if self.z != self.first_z:
            high = QCoreApplication.translate("Drag", "{cost} · {height} up").format(
                cost=cost, height=words.metres_text(self.z)
            )
            cost = high if self.z else QCoreApplication.translate("Drag", "{cost} · to the ground").format(cost=cost)
        if self.kind != OWN:
            cost = f"{words.move_kind(self.kind, kinds[self.kind])[0]}: {cost}"
        if not state.turn.begun:
            return cost
        left = self.reach.left - plan.cost
        if more and self.reach.pays:
            return QCoreApplication.translate("Drag", "{cost} · takes both actions").format(cost=cost)
        if more:
            return QCoreApplication.translate("Drag", "{cost} · with a Dash").format(cost=cost)
        if left < 0:
            return QCoreApplication.translate("Drag", "{cost} · {over} too far").format(
                cost=cost, over=words.metres_text(-left)
            )
        if plan.pays:
            text = QCoreApplication.translate("Drag", "{cost} · takes the {resource}")
            return text.format(cost=cost, resource=words.word(plan.pays).lower())
        return QCoreApplication.translate("Drag", "{cost} · {left} left").format(cost=cost, left=words.metres_text(left))

    def long_move(self) -> LongMove | None:
        """What releasing here asks for where it takes one more action."""
        command = self.command()
        if command is None or self.free or self.plan is None:
            return None
        return long_move(self.session, self.reach, self.plan, command)

    def command(self) -> MoveToken | None:
        """What releasing here asks for."""
        if not self.has_moved or self.plan is None:
            return None
        to = (self.goal.x + self.spot[0] / 2, self.goal.y + self.spot[1] / 2) if self.is_tiny else (self.goal.x, self.goal.y)
        kind, pays = cast(MoveKind, self.plan.kind), self.plan.pays
        to_z = self.z / 10 if self.z != self.first_z else None
        if self.free:
            kind, pays = OWN, ""
        if self.plan.path and self.plan.path[-1] == self.goal:
            path = (*self.plan.path[:-1], to)
            return MoveToken(
                token=self.token_id, path=path, by=self.by, kind=kind, pays=pays, force=self.free, to_z=to_z
            )
        if self.free:
            return MoveToken(token=self.token_id, to=to, by=self.by, force=True, to_z=to_z)
        if to_z is not None and self.goal == self.start:
            return MoveToken(token=self.token_id, by=self.by, kind=kind, pays=pays, to_z=to_z)
        return MoveToken(token=self.token_id, to=to, by=self.by, kind=kind, pays=pays, to_z=to_z)
