"""Where a token may go, what it costs, whom it provokes: one drag as data.

    reach = reach_of(state, ruleset, "ana")          once, when the GM presses on the token
    plan  = plan_to(state, ruleset, reach, goal)     at every square the pointer crosses
    plan_along(state, ruleset, "ana", plan.path)     what the command decides with, on the same ground

Lengths in dm.  A plan with `problems` cannot be walked; the first names what is in the way, in the order the scenario
format gives them: turn and state, the first obstacle, the movement, the end.  Not here: whether anything happens
(`encounter`). """

from collections import deque
from collections.abc import Sequence

import msgspec
import numpy as np
import numpy.typing as npt

from battlemap.geometry import DIRECTIONS, Body, Cell, Field, squares_of, whole_field
from battlemap.geometry import field as search_field
from battlemap.model import Budget, Encounter, Token
from battlemap.rules.ruleset import Ruleset
from battlemap.rules.ruling import Provocation, Refusal
from battlemap.rules.space import (
    body_of,
    cell_of,
    cells_of,
    footprint,
    level_at,
    level_of,
    levels_meet,
    others_of,
)
from battlemap.rules.standing import (
    act_refusal,
    acts_now,
    has_trait,
    left_of,
    must_crawl,
    ready_of,
    speed_of,
    turn_refusal,
)
from battlemap.rules.terrain import Bytes, Ground, Mask, ground_for, step_refusal
from battlemap.rules.threat import longest_reach, provocations, reactors_to
from battlemap.rules.tolls import tolls_on

JUMP_RUN_UP = 30
WHOLE_MAP = 10_000
_own_turns: "deque[tuple[Encounter, str, Encounter]]" = deque(maxlen=2)


class Plan(msgspec.Struct, frozen=True):
    """A way as it would be walked: squares entered, dm used up to each, what is left, whom it provokes, what is wrong."""

    token: str
    by: str
    path: tuple[Cell, ...]
    costs: tuple[int, ...]
    cost: int
    left: int
    provokes: tuple[Provocation, ...] = ()
    problems: tuple[Refusal, ...] = ()
    squeezed: bool = False
    z: int = 0
    levels: tuple[int, ...] = ()
    kind: str = "own"
    pays: str = ""

    @property
    def ok(self) -> bool:
        return not self.problems


class Reach(msgspec.Struct, frozen=True):
    """Everything a token can reach now.  `costs`: squares it may stop on -> dm; `dash`: those only one more Dash reaches;
    `pass_only`: squares it may cross but not end on."""

    token: str
    by: str
    kind: str
    pays: str
    n: int
    costs: dict[Cell, int]
    dash: dict[Cell, int]
    pass_only: frozenset[Cell]
    left: int
    budget: int
    ways: Field
    ground: Ground
    start: Cell
    far: "list[npt.NDArray[np.int32]]" = msgspec.field(default_factory=list)
    safe: "list[tuple[Encounter, Ruleset, Field]]" = msgspec.field(default_factory=list)

    def far_way(self, goal: Cell) -> Sequence[Cell]:
        """A cheapest way to a square no budget reaches: from one field over the whole map, made when first asked.  Every diagonal
        counts as one here: it is a way to show what is wrong by, and beyond reach the dear ones are not worth a slower search."""
        if not self.far:
            self.far.append(whole_field(self.ground.cost, self.start))
        if not self.ground.walls.grid.contains(goal) or self.far[0][goal.y, goal.x] < 0:
            return straight(self.start, goal)
        return _back(self.ground.cost, self.far[0], goal)


def acting(state: Encounter, token: Token, pays: str = "") -> Token:
    """The token as asked about: out of its turn, or moving on a reaction, as if its turn were fresh."""
    if state.turn.begun and (pays or not acts_now(state, token)):
        return msgspec.structs.replace(token, budget=Budget(spent=token.budget.spent if pays else {}))
    return token


def reach_of(state: Encounter, ruleset: Ruleset, token_id: str, by: str = "walk", kind: str = "own") -> Reach:
    """What a token can reach, asked once per drag."""
    token, way = acting(state, state.tokens[token_id]), ruleset.movement.kinds[kind]
    how = "crawl" if by == "walk" and must_crawl(ruleset, token) else by
    square, ground = state.scene.square, ground_for(state, ruleset, state.tokens[token_id], how, kind=kind)
    left = left_of(state, ruleset, token, by, kind)
    dash = _once_more(state, ruleset, token, by, kind) if way.squares is None else 0
    if state.turn.begun and _kind_refusal(state, ruleset, token, kind, payment(state, ruleset, token)):
        left = dash = 0
    if way.squares is not None:
        left = min(left, way.squares * square)
    now = left
    if by == "jump" and ruleset.movement.jump_limited:
        now, dash = min(left, jump_limit(token)), 0
    found = _search(state, ruleset, token, ground, (now + dash) // square)
    costs: dict[Cell, int] = {}
    beyond: dict[Cell, int] = {}
    passing: set[Cell] = set()
    for cell, squares in found.reached().items():
        if not ground.may_stop[cell.y, cell.x]:
            passing.add(cell)
        elif squares * square <= now:
            costs[cell] = squares * square
        else:
            beyond[cell] = squares * square
    return Reach(
        token_id, by, kind, payment(state, ruleset, token), ground.n, costs, beyond, frozenset(passing), left, left + dash,
        found, ground, cell_of(token),
    )  # fmt: skip


def _once_more(state: Encounter, ruleset: Ruleset, token: Token, by: str, kind: str) -> int:
    """How far one more action would carry it: a Dash, or a second action that buys a move."""
    if not state.turn.begun:
        return 0
    ready, pays, left = ready_of(state, ruleset, token), ruleset.movement.pays, left_of(state, ruleset, token, by, kind)
    if pays:
        return left if sum(ready.get(name, 0) for name in pays) > 1 else 0
    dash = next((rule for rule in ruleset.actions.values() if rule.deed == "dash"), None)
    if dash is None or not ready.get(dash.pays, 0):
        return 0
    budget = msgspec.structs.replace(token.budget, dashes=token.budget.dashes + 1)
    return left_of(state, ruleset, msgspec.structs.replace(token, budget=budget), by, kind) - left


def _search(
    state: Encounter, ruleset: Ruleset, token: Token, ground: Ground, squares: int, tolls: bool = True,
    cost: Bytes | None = None,
) -> Field:  # fmt: skip
    return search_field(
        ground.cost if cost is None else cost,
        cell_of(token),
        squares,
        alternating=ruleset.option(state, "diagonals") == "alternating",
        parity=token.budget.diagonals % 2,
        toll=tolls_on(state, ruleset, token, ground, squares) if tolls and ground.kind.provokes else None,
    )


def plan_to(
    state: Encounter, ruleset: Ruleset, reach: Reach, goal: Cell, waypoints: Sequence[Cell] = ()
) -> Plan:
    """The cheapest way to a square within reach, by way of the waypoints; beyond reach, the way that says what is wrong."""
    if not waypoints and reach.ways.cost_to(goal) is not None:
        return plan_along(state, ruleset, reach.token, reach.ways.path_to(goal), reach.by, reach.pays, kind=reach.kind)
    if not waypoints:
        return plan_along(state, ruleset, reach.token, reach.far_way(goal), reach.by, reach.pays, kind=reach.kind)
    there, path = acting(state, state.tokens[reach.token]), list[Cell]()
    for stop in (*waypoints, goal):
        leg = _way(state, ruleset, there, reach.ground, stop)
        there = _gone_along(there, leg)
        path += leg
    return plan_along(state, ruleset, reach.token, path, reach.by, reach.pays, kind=reach.kind)


def safe_ways(state: Encounter, ruleset: Ruleset, reach: Reach) -> Field:
    """Everything within a Dash by ways that leave no enemy's reach: by distance alone, as tolls are.  Searched when first asked
    of a reach in a state."""
    for asked, by_rules, found in reach.safe:
        if asked is state and by_rules is ruleset:
            return found
    found = _search_safe(state, ruleset, reach)
    reach.safe[:] = [(state, ruleset, found)]
    return found


def _search_safe(state: Encounter, ruleset: Ruleset, reach: Reach) -> Field:
    token = acting(state, state.tokens[reach.token])
    toll = tolls_on(state, ruleset, token, reach.ground, reach.budget // state.scene.square)
    cost = np.where(toll > 0, 0, reach.ground.cost).astype(np.uint8)
    return _search(state, ruleset, token, reach.ground, reach.budget // state.scene.square, False, cost)


def safe_plan_to(state: Encounter, ruleset: Ruleset, reach: Reach, goal: Cell) -> Plan | None:
    """The cheapest way that provokes nothing, if there is one within a Dash."""
    found = safe_ways(state, ruleset, reach)
    if found.cost_to(goal) is None:
        return None
    plan = plan_along(state, ruleset, reach.token, found.path_to(goal), reach.by, reach.pays, kind=reach.kind)
    return plan if not plan.provokes else None


def threatened_by(state: Encounter, ruleset: Ruleset, token_id: str) -> Mask:
    """[H, W]: squares of the map the reaches of the enemies able to react cover, for outlining; walls not asked.  Nobody reaches
    the squares it stands on."""
    covering = np.zeros((state.scene.height, state.scene.width), np.int16)
    for other in reactors_to(state, ruleset, state.tokens[token_id]):
        (x, y), n, reach = other.at, footprint(other), longest_reach(state, other)
        covering[max(0, y - reach) : max(0, y + n + reach), max(0, x - reach) : max(0, x + n + reach)] += 1
        covering[max(0, y) : max(0, y + n), max(0, x) : max(0, x + n)] -= 1
    return np.asarray(covering > 0)


def find_way(
    state: Encounter, ruleset: Ruleset, token: Token, goal: Cell, by: str, kind: str = "own"
) -> tuple[Cell, ...]:
    """The way `to` means: the cheapest, with fewest provocations, then fewest diagonals.  Where there is none, a way that runs
    into what is in the way, so that the plan along it says so."""
    if by == "jump":
        return straight(cell_of(token), goal)
    ground = ground_for(state, ruleset, token, by, kind=kind)
    return tuple(_way(state, ruleset, token, ground, goal))


def _way(state: Encounter, ruleset: Ruleset, token: Token, ground: Ground, goal: Cell) -> Sequence[Cell]:
    start = cell_of(token)
    if start == goal:
        return ()
    if not ground.walls.grid.contains(goal):
        return straight(start, goal)
    for squares in (max(abs(goal.x - start.x), abs(goal.y - start.y)) * 2 + 8, WHOLE_MAP):
        found = _search(state, ruleset, token, ground, squares)
        if found.cost_to(goal) is not None:
            return found.path_to(goal)
    return straight(start, goal)


def _gone_along(token: Token, leg: Sequence[Cell]) -> Token:
    """The token at the end of a leg: what is near, and whether the next diagonal costs double, is asked there."""
    if not leg:
        return token
    diagonals = token.budget.diagonals + diagonals_in((cell_of(token), *leg))
    return msgspec.structs.replace(
        token, at=(leg[-1].x, leg[-1].y), budget=msgspec.structs.replace(token.budget, diagonals=diagonals)
    )


def diagonals_in(cells: Sequence[Cell]) -> int:
    """How many of the steps from each square to the next are diagonal."""
    return sum(1 for a, b in zip(cells, cells[1:], strict=False) if a.x != b.x and a.y != b.y)


def _back(cost: Bytes, reached: npt.NDArray[np.int32], goal: Cell) -> Sequence[Cell]:
    """Walk back along a field of costs; at each square one of the neighbours it was reached from, straight ones first."""
    path, here = [goal], goal
    while reached[here.y, here.x] > 0:
        for d in (0, 2, 4, 6, 1, 3, 5, 7):
            before = Cell(here.x - DIRECTIONS[d][0], here.y - DIRECTIONS[d][1])
            if not (0 <= before.y < reached.shape[0] and 0 <= before.x < reached.shape[1]):
                continue
            step = int(cost[d, before.y, before.x])
            if step and reached[before.y, before.x] >= 0 and reached[before.y, before.x] + step == reached[here.y, here.x]:
                here = before
                path.append(here)
                break
        else:
            break
    return tuple(reversed(path[:-1]))


def straight(start: Cell, end: Cell) -> tuple[Cell, ...]:
    """The squares of a straight way of king's moves, without the start."""
    steps = max(abs(end.x - start.x), abs(end.y - start.y))
    return tuple(
        Cell(start.x + _share(end.x - start.x, i, steps), start.y + _share(end.y - start.y, i, steps))
        for i in range(1, min(steps, WHOLE_MAP) + 1)
    )


def _share(run: int, i: int, steps: int) -> int:
    sign = 1 if run >= 0 else -1
    return sign * ((2 * abs(run) * i + steps) // (2 * steps))


def plan_along(
    state: Encounter, ruleset: Ruleset, token_id: str, path: Sequence[Cell], by: str = "walk", pays: str = "",
    to_z: int | None = None, counted: bool = True, kind: str = "own", allowance: int | None = None,
) -> Plan:  # fmt: skip
    """A given way, checked square by square.  `pays` names a resource other than the turn's own movement ("reaction"); `counted`
    False where movement is not counted, as for a deed before the fight; `kind` is one of the ruleset's ways of moving;
    `allowance` is what a move already paid for may still cost."""
    token = state.tokens[token_id]
    way, off_turn = ruleset.movement.kinds[kind], bool(pays) and pays not in ruleset.movement.pays
    fresh = acting(state, token, pays if off_turn else "")
    its_turn = not off_turn and acts_now(state, token)
    asked = turn_refusal(state, ruleset, token, "move") if its_turn else act_refusal(ruleset, token)
    if counted and not off_turn and allowance is None:
        asked = asked or _kind_refusal(state, ruleset, fresh, kind, pays)
    walked = _walk(state, ruleset, fresh, path, by, to_z, kind)
    first = asked or _way_of_moving(ruleset, fresh, by) or walked.obstacle
    left = _left_for(state, ruleset, fresh, by, kind, off_turn or not counted) if allowance is None else allowance
    if first is None and by == "jump" and ruleset.movement.jump_limited:
        first = _jump_refusal(state, fresh, walked.path)
    if first is None and counted and walked.cost > left:
        at = list(_too_far(walked, left, cell_of(token)))
        first = Refusal("no_movement", {"needs": walked.cost / 10, "left": left / 10, "at": at})
    if first is None and (walked.path or to_z not in (None, token.z)):
        first = _end_refusal(state, ruleset, token, walked, by, to_z, kind)
    square = state.scene.square
    bodies = [
        Body(cell.x, cell.y, n, level_at(state, level * square, cell, n))
        for cell, level in zip((cell_of(token), *walked.path), walked.levels, strict=True)
        for n in (walked.ground.size_at(cell),)
    ]
    end = walked.path[-1] if walked.path else cell_of(token)
    z, then = token.z if to_z is None else to_z, state
    if state.turn.begun and not its_turn and not off_turn:  # asked about as in its own turn, in which others may strike
        then = _in_its_own_turn(state, token_id)
    if not walked.path and level_of(state, z) != level_of(state, token.z):  # straight up or down
        bodies.append(Body(end.x, end.y, bodies[0].n, level_at(state, z, end, bodies[0].n)))
    return Plan(
        token=token_id, by=by, path=walked.path, costs=walked.costs, cost=walked.cost, left=max(0, left - walked.cost),
        provokes=provocations(then, ruleset, token, bodies, by) if way.provokes else (), problems=(first,) if first else (),
        squeezed=walked.ground.is_squeezed(end), z=z,
        levels=tuple(level * square for level in walked.levels), kind=kind, pays=pays,
    )  # fmt: skip


def _in_its_own_turn(state: Encounter, token_id: str) -> Encounter:
    """The last one made is kept, so that what is derived from it is: a drag asks again at every square."""
    for asked, who, made in _own_turns:
        if asked is state and who == token_id:
            return made
    own = msgspec.structs.replace(state.turn, active=token_id, struck=())
    made = msgspec.structs.replace(state, turn=own)
    _own_turns.append((state, token_id, made))
    return made


def payment(state: Encounter, ruleset: Ruleset, token: Token) -> str:
    """Which action buys its next move, where actions do: the first of them left, else the first; "" where movement is free."""
    ready, pays = ready_of(state, ruleset, token), ruleset.movement.pays
    return next((name for name in pays if ready.get(name, 0)), pays[0] if pays else "")


def _kind_refusal(state: Encounter, ruleset: Ruleset, token: Token, kind: str, pays: str) -> Refusal | None:
    """Is there an action left to move with, and does a rule forbid moving in this way at all?"""
    rules = ruleset.movement
    if state.turn.begun and rules.pays:
        buys = pays or rules.pays[0]
        if not ready_of(state, ruleset, token).get(buys, 0):
            return Refusal("spent", {"token": token.id, "resource": buys})
    if rules.most_rounds and token.paced >= rules.most_rounds and not token.budget.moved:
        return Refusal("not_allowed", {"rule": "pace", "rounds": rules.most_rounds})
    return rules.refuses(state, ruleset, token, kind) if rules.refuses else None


def _left_for(state: Encounter, ruleset: Ruleset, token: Token, by: str, kind: str, whole: bool) -> int:
    """What a way of this kind may cost; `whole`: actions buy moves, but nobody counts them now."""
    way = ruleset.movement.kinds[kind]
    bought = ruleset.movement.pays and whole
    left = speed_of(ruleset, token, by) if bought else left_of(state, ruleset, token, by, kind)
    return left if way.squares is None else min(left, way.squares * state.scene.square)


class _Walk(msgspec.Struct, frozen=True):
    ground: Ground
    path: tuple[Cell, ...]
    costs: tuple[int, ...]
    levels: tuple[int, ...]
    obstacle: Refusal | None

    @property
    def cost(self) -> int:
        return self.costs[-1] if self.costs else 0


def _walk(
    state: Encounter, ruleset: Ruleset, token: Token, path: Sequence[Cell], by: str, to_z: int | None, kind: str
) -> _Walk:
    """Go along as far as there is a step; rising and sinking are spread over the way (a step in the air costs the larger of its
    horizontal and vertical squares)."""
    square, here = state.scene.square, cell_of(token)
    ground = ground_for(state, ruleset, token, by, None if to_z is None else max(token.z, to_z), kind)
    start, end = level_of(state, token.z), level_of(state, token.z if to_z is None else to_z)
    alternating, diagonals = ruleset.option(state, "diagonals") == "alternating", token.budget.diagonals
    walked, costs, levels, total, obstacle = list[Cell](), list[int](), [start], 0, None
    for i, cell in enumerate(path, 1):
        if max(abs(cell.x - here.x), abs(cell.y - here.y)) != 1:
            obstacle = Refusal("not_allowed", {"rule": "path_of_neighbours", "at": list(cell)})
            break
        obstacle = step_refusal(ground, here, cell)
        if obstacle:
            break
        d = DIRECTIONS.index((cell.x - here.x, cell.y - here.y))
        price = int(ground.cost[d, here.y, here.x])
        if cell.x != here.x and cell.y != here.y:
            price *= 2 if alternating and diagonals % 2 else 1
            diagonals += 1
        level = start + (end - start) * i // len(path)
        total += max(price, abs(level - levels[-1])) * square
        walked.append(cell)
        costs.append(total)
        levels.append(level)
        here = cell
    if not path and end != start:
        costs, levels = [abs(end - start) * square], [start]
    return _Walk(ground, tuple(walked), tuple(costs), tuple(levels), obstacle)


def _too_far(walked: _Walk, left: int, here: Cell) -> Cell:
    """The first square there is no movement left for; its own, straight up or down."""
    return next((cell for cell, cost in zip(walked.path, walked.costs, strict=False) if cost > left), here)


def _way_of_moving(ruleset: Ruleset, token: Token, by: str) -> Refusal | None:
    if by != "crawl" and must_crawl(ruleset, token):
        return Refusal("must_crawl", {"token": token.id})
    if speed_of(ruleset, token, by) == 0:
        return Refusal("speed_zero", {"token": token.id, "by": by})
    return None


def jump_limit(token: Token) -> int:
    """SRD 5.2, Long Jump: Strength score in feet after 3 m on foot, half of it standing; some leap as far as their sheet says,
    with a run-up or (Standing Leap) without."""
    limit, ran = token.creature.score("str") * 3, token.budget.run >= JUMP_RUN_UP
    if not ran:
        limit = limit // 6 * 3
    if ran or has_trait(token, "standing_leap"):
        limit = max(limit, int(token.creature.sheet.get("leap", 0)))
    return limit


def _jump_refusal(state: Encounter, token: Token, path: Sequence[Cell]) -> Refusal | None:
    limit, length = jump_limit(token), len(path) * state.scene.square
    if length <= limit:
        return None
    return Refusal("not_allowed", {"rule": "long_jump", "limit": limit / 10, "length": length / 10})


def _end_refusal(
    state: Encounter, ruleset: Ruleset, token: Token, walked: _Walk, by: str, to_z: int | None, kind: str
) -> Refusal | None:
    """Nobody else is where it comes to rest, at the height it comes to rest at."""
    end = walked.path[-1] if walked.path else cell_of(token)
    ground = walked.ground if to_z is None else ground_for(state, ruleset, token, by, to_z, kind)
    if ground.may_stop[end.y, end.x]:
        return None
    there = token if to_z is None else msgspec.structs.replace(token, z=to_z)
    return _occupied_end(state, there, ground, end)


def _occupied_end(state: Encounter, token: Token, ground: Ground, cell: Cell) -> Refusal:
    squares = set(squares_of(cell, ground.size_at(cell)))
    body = body_of(state, token, cell)                      # squeezed it is no less tall
    meeting = (other for other in others_of(state, token) if levels_meet(body, body_of(state, other)))
    by = next((other.id for other in meeting if squares & set(cells_of(other))), "")
    return Refusal("occupied_end", {"at": list(cell), "by": by})
