"""A way that lies on the map without being held: led by the arrow keys, or let go where it takes another action.

Enter walks it, Esc or a press on the map drops it, Space adds a corner, the arrows lead it on, Backspace takes the last key
back.  Not here: which keys these are (`select_keys`), what the way is (`drag`), what more it takes (`ui.onward`).
"""

from __future__ import annotations

from battlemap.encounter.commands import Activate
from battlemap.geometry import Cell
from battlemap.model import Token
from battlemap.rules.movement import Plan, threatened_by
from battlemap.rules.space import footprint
from battlemap.ui import words
from battlemap.ui.canvas.path_overlay import PathLook
from battlemap.ui.canvas.units import rect_of
from battlemap.ui.canvas.view import MapView
from battlemap.ui.moving import kind_for
from battlemap.ui.onward import Onward
from battlemap.ui.tools.drag import Drag
from battlemap.ui.tools.hovering import Rest
from battlemap.ui.turns import eligible

EDGE_PX, SAFE_REST_MS = 80, 40
Mark = tuple[Cell, int, tuple[Cell, ...], bool]


def show_reach(view: MapView, drag: Drag) -> None:
    """Where its token can go, and the squares its enemies reach."""
    state, ruleset, token_id = drag.session.state, drag.session.ruleset, drag.token_id
    enemies = threatened_by(state, ruleset, token_id) if state.turn.begun else None
    token = state.tokens[token_id]
    if enemies is not None and enemies.any():
        for other in state.tokens.values():
            if state.are_enemies(token, other) and not other.dead:
                (x, y), n = other.at, footprint(other)
                enemies[max(0, y) : max(0, y + n), max(0, x) : max(0, x + n)] = True
    view.reach.show_reach(drag.reach, enemies)


def way_told(look: PathLook) -> str:
    """What the overlay of a way shows, in words: where it ends, what it costs, who may strike, what is in the way."""
    parts = [words.cell_name(look.goal), look.summary]
    if look.provokers:
        names = ", ".join(dict.fromkeys(name for _, name in look.provokers))
        parts.append(words.say(words.N("{names} may strike"), names=names))
    if look.blame is not None:
        parts.append(look.blame.text)
    return ". ".join(part for part in parts if part)


class Laying:
    """One way at a time.  `onward` is the window's; without one nothing is asked."""

    def __init__(self, view: MapView) -> None:
        self.view, self.session = view, view.session
        self.drag: Drag | None = None
        self.onward: Onward | None = None
        self._rest = Rest(view, lambda _goal: self.show_safe_way(), SAFE_REST_MS)
        self._trail: list[Mark] = []
        self._is_explained = False
        self.session.kind_changed.connect(self._follow_kind)
        self.session.opened.connect(self.drop)

    # ------------------------------------------------------------ by keys
    def leads(self, token: Token) -> bool:
        """Do the keys lead a way?  Before the fight, and while somebody has to answer, each is a step of its own."""
        state = self.session.state
        return state.turn.begun and not state.waiting and not token.dead

    def nudge(self, token: Token, step: tuple[int, int], free: bool) -> None:
        """Lead the way on by one square; `free`: as the game master, whatever the rules say."""
        drag = self._led(token)
        scene, before = self.session.state.scene, self._mark(drag)
        x, y = drag.goal.x + step[0], drag.goal.y + step[1]
        goal = Cell(min(max(0, x), scene.width - drag.n), min(max(0, y), scene.height - drag.n))
        self._withdraw()
        drag.follow(Cell(goal.x + drag.offset[0], goal.y + drag.offset[1]), drag.spot, free)
        self._went_on(drag, before)
        self._bring_into_sight(goal, drag.n)

    def rise(self, token: Token, up: int) -> None:
        """Lead the way of a flyer a square up or down."""
        if token.creature.speed.get("fly"):
            drag = self._led(token)
            before = self._mark(drag)
            self._withdraw()
            drag.rise(max(0, drag.z + up * self.session.state.scene.square))
            self._went_on(drag, before)

    def add_corner(self) -> None:
        """The way goes through its end, whatever is cheaper."""
        if self.drag is not None:
            before = self._mark(self.drag)
            self._withdraw()
            self.drag.add_waypoint()
            self._went_on(self.drag, before)

    def step_back(self) -> bool:
        """Take back the last key; was there a way?"""
        if self.drag is None:
            return False
        self._withdraw()
        if not self._trail:
            self.drop()
            return True
        drag, (goal, z, corners, free) = self.drag, self._trail.pop()
        drag.waypoints = list(corners)
        drag.rise(z)
        drag.plan = None
        drag.follow(Cell(goal.x + drag.offset[0], goal.y + drag.offset[1]), drag.spot, free)
        self._show(drag)
        self._bring_into_sight(goal, drag.n)
        return True

    def _led(self, token: Token) -> Drag:
        """The way that lies there for this token, or a new one from where it stands."""
        if self.drag is None or self.drag.token_id != token.id:
            self.drop()
            self.drag = Drag(self.session, token.id, Cell(*token.at))
            if not self._is_explained:
                self._is_explained = True
                self.session.message.emit(words.say(words.N("Arrow keys lead the way: Enter walks it, Esc drops it.")))
        return self.drag

    def _mark(self, drag: Drag) -> Mark:
        return drag.goal, drag.z, tuple(drag.waypoints), drag.free

    def _went_on(self, drag: Drag, before: Mark) -> None:
        """A key that changed nothing, at the rim, is no step to take back."""
        if self._mark(drag) != before:
            self._trail.append(before)
        self._show(drag)

    def lay(self, plan: Plan) -> None:
        """Lay a way somebody else has found, as it is, its kind of moving chosen too; a way without squares lays nothing."""
        self.drop()
        if not plan.path:
            return
        if kind_for(self.session, plan.token) != plan.kind:
            self.session.choose_kind(plan.token, plan.kind)
        self.drag = Drag(self.session, plan.token, Cell(*self.session.state.tokens[plan.token].at))
        self.drag.follow_way(plan.path)
        self._show(self.drag)
        self._bring_into_sight(plan.path[-1], self.drag.n)

    def finish(self) -> bool:
        """Enter: take what is offered, else walk the way that lies there; was there anything?"""
        if self.onward is not None and self.onward.take():
            return True
        if self.drag is None:
            return False
        self.let_go(self.drag)
        return True

    def _bring_into_sight(self, goal: Cell, n: int) -> None:
        square = rect_of(goal, n)
        seen = self.view.mapFromScene(square).boundingRect()
        if not self.view.viewport().rect().contains(seen):
            self.view.ensureVisible(square, EDGE_PX, EDGE_PX)

    # ------------------------------------------------------------ let go
    def let_go(self, drag: Drag) -> None:
        """Give the move; where it takes another action, ask the game master first and leave the way there to be seen."""
        more = drag.long_move() if self.onward is not None else None
        if drag.command() is not None and drag.token_id in eligible(self.session.state, self.session.ruleset):
            self.session.do(Activate(token=drag.token_id))  # who is chosen to move is chosen to act
        self.session.select([drag.token_id])
        if more is None or self.onward is None:
            command = drag.command()
            self.drop()
            if command is not None:
                self.session.do(command)
            return
        self.drag = drag
        self._show(drag)
        self.onward.ask(more)

    def drop(self) -> None:
        """The way is gone, and what was asked about it."""
        if self.drag is None:
            return
        self.drag = None
        self._trail.clear()
        self._rest.stop()
        self.view.reach.clear()
        self.view.show_path(None)
        self._withdraw()

    def _withdraw(self) -> None:
        if self.onward is not None:
            self.onward.withdraw()

    # ------------------------------------------------------------ looks
    def _show(self, drag: Drag) -> None:
        show_reach(self.view, drag)
        if drag.look is not None:
            self.view.show_path(drag.look, drag.token_id, drag.spot)
            self.view.spoken.emit(way_told(drag.look))
        self._rest.stop()
        if drag.look is not None and drag.look.provokers:
            self._rest.on(words.cell_name(drag.goal))

    def show_safe_way(self) -> None:
        """The way that provokes nothing, drawn beside the cheapest."""
        if self.drag is not None and (look := self.drag.with_safe_way()):
            self.view.show_path(look, self.drag.token_id, self.drag.spot)
            self.view.spoken.emit(look.safe_text)

    def _follow_kind(self) -> None:
        if self.drag is not None and self.drag.token_id in self.session.state.tokens:
            self._withdraw()
            self.drag.follow_kind()
            self._show(self.drag)
