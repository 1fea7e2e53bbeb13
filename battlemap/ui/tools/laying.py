"""A way that lies on the map without being held: led by the arrow keys, or let go where it takes another action.

Enter walks it, Esc or a press on the map drops it, Space adds a corner, the arrows lead it on.  Not here: what the way is
(`drag`), what more it takes (`ui.onward`).
"""

from __future__ import annotations

from battlemap.geometry import Cell
from battlemap.model import Token
from battlemap.rules.movement import threatened_by
from battlemap.rules.space import cells_of
from battlemap.ui import words
from battlemap.ui.canvas.units import rect_of
from battlemap.ui.canvas.view import MapView
from battlemap.ui.onward import Onward
from battlemap.ui.tools.drag import Drag

EDGE_PX = 80


def show_reach(view: MapView, drag: Drag) -> None:
    """Where its token can go, and the squares its enemies reach."""
    state, ruleset, token_id = drag.session.state, drag.session.ruleset, drag.token_id
    reached = threatened_by(state, ruleset, token_id) if state.turn.begun else ()
    enemies = {cell for cell in reached if state.scene.width > cell.x >= 0 <= cell.y < state.scene.height}
    token = state.tokens[token_id]
    for other in state.tokens.values():
        if enemies and state.are_enemies(token, other) and not other.dead:
            enemies.update(cells_of(other))
    view.reach.show_reach(drag.reach, enemies)


class Laying:
    """One way at a time.  `onward` is the window's; without one nothing is asked."""

    def __init__(self, view: MapView) -> None:
        self.view, self.session = view, view.session
        self.drag: Drag | None = None
        self.onward: Onward | None = None
        self.session.kind_changed.connect(self._follow_kind)
        self.session.opened.connect(self.drop)

    # ------------------------------------------------------------ by keys
    def leads(self, token: Token) -> bool:
        """Do the arrow keys lead a way, because each step by itself would cost a whole action?"""
        state = self.session.state
        return bool(self.session.ruleset.movement.pays) and state.turn.begun and not state.waiting and not token.dead

    def nudge(self, token: Token, dx: int, dy: int) -> None:
        """Lead the way on by one square."""
        if self.drag is None or self.drag.token_id != token.id:
            self.drop()
            self.drag = Drag(self.session, token.id, Cell(*token.at))
            self.session.message.emit(words.say(words.N("Arrow keys lead the way: Enter walks it, Esc drops it.")))
        drag, scene = self.drag, self.session.state.scene
        x, y = drag.goal.x + dx, drag.goal.y + dy
        goal = Cell(min(max(0, x), scene.width - drag.n), min(max(0, y), scene.height - drag.n))
        self._withdraw()
        drag.follow(Cell(goal.x + drag.offset[0], goal.y + drag.offset[1]), drag.spot, False)
        self._show(drag)
        self._bring_into_sight(goal, drag.n)

    def add_corner(self) -> None:
        if self.drag is not None:
            self._withdraw()
            self.drag.add_waypoint()
            self._show(self.drag)

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

    def _follow_kind(self) -> None:
        if self.drag is not None and self.drag.token_id in self.session.state.tokens:
            self._withdraw()
            self.drag.follow_kind()
            self._show(self.drag)
