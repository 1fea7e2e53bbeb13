"""What is measured: points on creatures or squares, some of them raised, and what lies between them, straight or on foot.

Creatures count by their nearest squares, straight distances by the rules' own measure.  Not here: gestures (`measure`).
"""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from PySide6.QtCore import QCoreApplication

from battlemap.geometry import Body, Cell, distance
from battlemap.model import Encounter
from battlemap.rules.movement import Reach, plan_to, reach_of
from battlemap.rules.space import body_of, level_at
from battlemap.ui import words
from battlemap.ui.session import Session

BEYOND = ("no_movement", "not_your_turn", "spent", "wrong_phase", "speed_zero")
"""What keeps somebody from going now, not what stands in the way: the way has a length all the same."""
MOST_SEARCHED = 200_000
"""Squares: every leg is a search of the whole map, and the window waits for all of them."""


@dataclass(frozen=True, slots=True)
class Stop:
    """A creature, or a square; `rise` squares above where it stands."""

    cell: Cell
    token: str = ""
    rise: int = 0


def _say(text: str, **holes: object) -> str:
    return QCoreApplication.translate("MeasureTool", text).format(**holes)


def body_at(state: Encounter, stop: Stop) -> Body:
    token = state.token(stop.token)
    if token is None:
        return Body(stop.cell.x, stop.cell.y, 1, level_at(state, 0, stop.cell, 1) + stop.rise)
    body = body_of(state, token)
    return body._replace(level=body.level + stop.rise)


def legs(state: Encounter, stops: Sequence[Stop]) -> list[int]:
    """Squares from each stop to the next."""
    bodies = [body_at(state, stop) for stop in stops]
    return [distance(a, b) for a, b in pairwise(bodies)]


def drawn_at(state: Encounter, stops: Sequence[Stop]) -> list[Cell]:
    """The square each is drawn at: of a creature the one nearest to the stop before it (of the first, to the next)."""
    found: list[Cell] = []
    for i, stop in enumerate(stops):
        body, other = body_at(state, stop), stops[i - 1 if i else min(1, len(stops) - 1)].cell
        found.append(
            Cell(min(max(other.x, body.x), body.x + body.n - 1), min(max(other.y, body.y), body.y + body.n - 1))
        )
    return found


def straight_text(state: Encounter, stops: Sequence[Stop]) -> str:
    """ "9 m · 6 squares", and how much higher it ends."""
    squares, square = sum(legs(state, stops)), state.scene.square
    text = words.both_text(squares * square, square)
    up = body_at(state, stops[-1]).level - body_at(state, stops[0]).level
    if up and any(stop.rise for stop in stops):
        height = words.metres_text(abs(up) * square)
        text = f"{text} · {_say('{height} up', height=height) if up > 0 else _say('{height} down', height=height)}"
    return text


# ---------------------------------------------------------------- on foot
def reach_for(session: Session, token_id: str) -> Reach:
    return reach_of(session.state, session.ruleset, token_id)


def walking_text(session: Session, reach: Reach, stops: Sequence[Stop], at_once: bool) -> str | None:
    """What it costs the creature at the first stop to walk past the others; to a creature it goes beside it.  `at_once`: only
    what is known without a search, None where that is not enough."""
    state, here, goals = session.state, stops[0].cell, list[Cell]()
    if len(stops) > 2 and (len(stops) - 1) * state.scene.width * state.scene.height > MOST_SEARCHED:
        return _say("too far to count on foot")
    for stop in stops[1:]:
        goal = _goal(state, reach, here, stop)
        if goal is None:
            return _say("no way on foot")
        goals.append(goal)
        here = goal
    if at_once and (len(goals) > 1 or (goals[0] not in reach.costs and goals[0] != reach.start)):
        return None
    if goals == [reach.start]:
        return _say("beside it already") if stops[-1].token else ""
    plan = plan_to(state, session.ruleset, reach, goals[-1], tuple(goals[:-1]))
    if not plan.path or plan.path[-1] != goals[-1] or any(no.kind not in BEYOND for no in plan.problems[:1]):
        return _say("no way on foot")
    return _say("walking {cost}", cost=words.metres_text(plan.cost))


def _goal(state: Encounter, reach: Reach, here: Cell, stop: Stop) -> Cell | None:
    """The square to walk to: the one measured to, or the cheapest from which the creature there is a neighbour."""
    token = state.token(stop.token)
    if token is None:
        return stop.cell
    body, n, may_stop = body_of(state, token), reach.n, reach.ground.may_stop
    around = [
        Cell(x, y)
        for x in range(body.x - n, body.x + body.n + 1)
        for y in range(body.y - n, body.y + body.n + 1)
        if distance(Body(x, y, n), Body(body.x, body.y, body.n)) == 1
        and reach.ground.walls.grid.contains((x, y))
        and (may_stop[y, x] or (x, y) == reach.start)
    ]
    costs = {**reach.dash, **reach.costs, reach.start: 0} if here == reach.start else {}
    far = 10 * max(state.scene.width, state.scene.height) * state.scene.square

    def price(cell: Cell) -> tuple[int, int]:
        return costs.get(cell, far), max(abs(cell.x - here.x), abs(cell.y - here.y))

    return min(around, key=price, default=None)
