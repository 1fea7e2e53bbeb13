"""One drag of a token, as data: asked once on press, followed square by square, given as a command on release."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from battlemap.encounter.commands import MoveToken
from battlemap.geometry import Cell
from battlemap.rules.movement import Plan, Reach, plan_along, plan_to, reach_of, safe_plan_to, straight
from battlemap.rules.space import footprint
from battlemap.rules.standing import must_crawl, speed_of
from battlemap.ui import words
from battlemap.ui.canvas.overlays import PathLook
from battlemap.ui.session import Session


def way_of_moving(session: Session, token_id: str) -> str:
    """How a drag moves a token: as it can.  Crawling when prone, flying in the air or without legs."""
    token, ruleset = session.state.tokens[token_id], session.ruleset
    if must_crawl(ruleset, token):
        return "crawl"
    if token.creature.speed.get("fly") and (token.z > 0 or not speed_of(ruleset, token, "walk")):
        return "fly"
    return "walk"


class Drag:
    """The token, where it was gripped, the way so far."""

    def __init__(self, session: Session, token_id: str, grip: Cell) -> None:
        token = session.state.tokens[token_id]
        self.session = session
        self.token_id = token_id
        self.start = Cell(*token.at)
        self.n = footprint(token)
        self.offset = (grip.x - self.start.x, grip.y - self.start.y)
        self.by = way_of_moving(session, token_id)
        self.reach: Reach = reach_of(session.state, session.ruleset, token_id, self.by)
        self.goal = self.start
        self.waypoints: list[Cell] = []
        self.free = False
        self.plan: Plan | None = None

    @property
    def has_moved(self) -> bool:
        return self.goal != self.start or bool(self.waypoints)

    def follow(self, pointer: Cell, free: bool) -> PathLook | None:
        """The pointer is over another square; None when nothing changed."""
        goal = Cell(pointer.x - self.offset[0], pointer.y - self.offset[1])
        if goal == self.goal and free == self.free and self.plan is not None:
            return None
        self.goal, self.free = goal, free
        return self._look()

    def add_waypoint(self) -> PathLook | None:
        """The way goes through here, whatever is cheaper."""
        if self.goal != self.start and (not self.waypoints or self.waypoints[-1] != self.goal):
            self.waypoints.append(self.goal)
        return self._look()

    def _look(self) -> PathLook:
        session, state = self.session, self.session.state
        begun = state.turn.begun
        if self.free:
            way = straight(self.start, self.goal)
            self.plan = Plan(self.token_id, self.by, tuple(way), (), 0, 0)
            summary = QCoreApplication.translate("Drag", "{square} · moved freely by the GM").format(square=words.cell_name(self.goal))
            return PathLook(self.start, self.n, self.plan, summary, "", (), (), None, "", self.goal, True)
        plan = plan_to(state, session.ruleset, self.reach, self.goal, tuple(self.waypoints))
        if not begun and plan.problems and plan.problems[0].kind == "no_movement":
            plan = plan_along(state, session.ruleset, self.token_id, plan.path, self.by, counted=False)
        self.plan = plan
        problem = words.refusal(plan.problems[0], state) if plan.problems else ""
        provokers = tuple((p.at, words.name_of(state, p.by)) for p in plan.provokes)
        safe, safe_text = self._safe(plan)
        return PathLook(
            self.start, self.n, plan, self._summary(plan, begun), problem, provokers, tuple(self.waypoints), safe, safe_text,
            self.goal, False,
        )  # fmt: skip

    def _summary(self, plan: Plan, begun: bool) -> str:
        side = self.session.state.scene.square
        cost = f"{words.metres_text(plan.cost)} · {words.squares_text(plan.cost // side)}"
        if not begun:
            return cost
        left = max(0, self.reach.left - plan.cost)
        return QCoreApplication.translate("Drag", "{cost} · {left} left").format(cost=cost, left=words.metres_text(left))

    def _safe(self, plan: Plan) -> tuple[Plan | None, str]:
        """The way that provokes nothing, where the cheapest provokes."""
        if not plan.provokes or self.waypoints:
            return None, ""
        safe = safe_plan_to(self.session.state, self.session.ruleset, self.reach, self.goal)
        if safe is None or safe.problems:
            return None, ""
        text = QCoreApplication.translate("Drag", "safe: {cost}").format(cost=words.metres_text(safe.cost))
        return safe, text

    def command(self) -> MoveToken | None:
        """What releasing here asks for."""
        if not self.has_moved or self.plan is None:
            return None
        if self.free:
            return MoveToken(token=self.token_id, to=(self.goal.x, self.goal.y), by=self.by, force=True)
        if self.plan.problems and len(self.plan.path) < 1:
            return MoveToken(token=self.token_id, to=(self.goal.x, self.goal.y), by=self.by)
        if self.plan.path and self.plan.path[-1] == self.goal:
            return MoveToken(token=self.token_id, path=tuple((x, y) for x, y in self.plan.path), by=self.by)
        return MoveToken(token=self.token_id, to=(self.goal.x, self.goal.y), by=self.by)
