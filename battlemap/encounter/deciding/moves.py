"""Moving: the way is walked up to the first who may react, waits as data, and goes on when all have answered."""

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from battlemap.encounter import commands as c
from battlemap.encounter import events as e
from battlemap.encounter.deciding.attacks import REACTION, TRIGGERED, fires
from battlemap.encounter.deciding.harm import release
from battlemap.encounter.deciding.hazards import throw_rider
from battlemap.encounter.deciding.turnover import Ruling, Turnover
from battlemap.encounter.deciding.zone_harm import entering, steps_into
from battlemap.geometry import Cell, distance
from battlemap.model import Encounter, PendingAnswer, Token, Waiting, decimetres, metres
from battlemap.rules.carried import dragged_to, pushed_along
from battlemap.rules.movement import (
    Plan,
    diagonals_in,
    find_way,
    plan_along,
    straight,
)
from battlemap.rules.ruleset import Ruleset
from battlemap.rules.ruling import Provocation, Refusal
from battlemap.rules.space import body_of, cell_of, footprint
from battlemap.rules.standing import (
    left_of,
    rider_of,
    turn_refusal,
)  # fmt: skip
from battlemap.rules.terrain import free_spot, stands_free
from battlemap.rules.threat import reach_dm


def split(square: c.Square) -> tuple[Cell, tuple[int, int]]:
    """A square and the half square in it."""
    x, y = int(square[0] // 1), int(square[1] // 1)
    return Cell(x, y), (int(square[0] * 2) - 2 * x, int(square[1] * 2) - 2 * y)


def position(token: Token) -> list[float]:
    """`at` as answers say it."""
    return [token.at[0] + token.spot[0] / 2, token.at[1] + token.spot[1] / 2] if any(token.spot) else list(token.at)


def move(turn: Turnover, command: c.MoveToken) -> Ruling:
    """Own, forced or teleported; the game master's `force` puts a token anywhere on the map."""
    token = turn.find(command.token)
    if isinstance(token, Refusal):
        return token
    if command.to is None and not command.path:
        if command.to_z is None:
            return Refusal("not_allowed", {"rule": "no_goal"})
        command = c.MoveToken(token=command.token, to=token.at, by=command.by, to_z=command.to_z, pays=command.pays)
    ends = [split(square) for square in command.path] if command.path is not None else []
    goal, spot = ends[-1] if ends else split(command.to or token.at)
    if command.force:
        return _placed(turn, token, goal, spot, command)
    if command.kind == "forced":
        return _pushed(turn, token, [cell for cell, _ in ends] or straight(cell_of(token), goal))
    if command.kind == "teleport":
        return _teleported(turn, token, goal, spot, command.to_z)
    refusal = _own_refusal(turn, token, command.pays, command.kind)
    if refusal:
        return refusal
    path = [cell for cell, _ in ends] or find_way(turn.state, turn.ruleset, token, goal, command.by, command.kind)
    to_z = None if command.to_z is None else decimetres(command.to_z)
    counted = turn.state.turn.begun
    plan = plan_along(
        turn.state, turn.ruleset, token.id, path, command.by, command.pays, to_z, counted, command.kind
    )
    if plan.problems:
        return plan.problems[0]
    if fires(turn, token, command.pays, "move"):
        turn.emit(e.EffectRemoved(token=token.id, name=TRIGGERED, why="ended"))
    buys = turn.ruleset.movement.pays
    bought = bool(buys) and counted and command.pays in ("", *buys)
    if bought:
        turn.pay(token.id, command.pays or buys[0], "move")
    way = Waiting(
        token=token.id, path=plan.path, by=command.by, to_z=to_z, spot=spot, way=command.kind,
        move="own" if command.pays in ("", *buys) else command.pays, allowance=plan.cost + plan.left if bought else None,
    )  # fmt: skip
    go_on(turn, way)
    left = plan.left if counted else left_of(turn.state, turn.ruleset, token, command.by, command.kind)
    return {**plan_answer(plan), **where_answer(turn, token.id), "left": metres(left)}


def plan_answer(plan: Plan) -> dict[str, Any]:
    """A plan in the names of the scenario format."""
    return {
        "path": [list(cell) for cell in plan.path],
        "cost": metres(plan.cost),
        "left": metres(plan.left),
        "provokes": [provocation.as_answer() for provocation in plan.provokes],
        "squeezed": plan.squeezed,
    }


def way_refusal(state: Encounter, ruleset: Ruleset, token: Token, pays: str, kind: str) -> Refusal | None:
    """Whoever's turn it is: does the ruleset know this kind of moving, can that pay for it, does the token move by itself?"""
    if kind not in ruleset.movement.kinds:
        return Refusal("not_allowed", {"rule": "no_such_move", "move": kind})
    if pays not in ("", *ruleset.movement.pays, ruleset.reaction, REACTION):
        return Refusal("not_allowed", {"rule": "buys_no_move", "resource": pays})
    if token.riding and state.turn.begun:
        return Refusal("not_allowed", {"rule": "mounted", "token": token.id})
    return None


def _own_refusal(turn: Turnover, token: Token, pays: str, kind: str) -> Refusal | None:
    if refusal := way_refusal(turn.state, turn.ruleset, token, pays, kind):
        return refusal
    if pays and pays in (REACTION, turn.ruleset.reaction) and turn.state.turn.begun:
        if not fires(turn, token, pays, "move"):
            return Refusal("not_allowed", {"rule": "nothing_triggered", "token": token.id})
        return None
    return turn_refusal(turn.state, turn.ruleset, token, "move")


def where_answer(turn: Turnover, token_id: str) -> dict[str, Any]:
    token = turn.token(token_id)
    return {"at": position(token), "pending": pending_ids(turn)}


def pending_ids(turn: Turnover) -> list[str]:
    asked = {pending.by for pending in turn.state.pending}
    return [token_id for token_id in turn.state.tokens if token_id in asked]


def rest_of(turn: Turnover, way: Waiting) -> Plan:
    """What is still to walk of a way, as a plan on the state as it is."""
    pays = "" if way.move == "own" else way.move
    return plan_along(
        turn.state, turn.ruleset, way.token, [Cell(*cell) for cell in way.path], way.by, pays, way.to_z,
        turn.state.turn.begun, way.way, way.allowance,
    )  # fmt: skip


def go_on(turn: Turnover, way: Waiting) -> None:
    """Walk the rest of a way: up to the first step somebody may answer or an area strikes, else to its end.  A mover who can no
    longer go on stays where it is (scenario format, fine print)."""
    token, plan = turn.token(way.token), rest_of(turn, way)
    if plan.problems:
        return
    open_ones = [p for p in plan.provokes if not (p.step == 0 and p.by in way.answered)]
    waits = turn.state.turn.begun and bool(open_ones)
    asked = open_ones[0].step if waits else len(plan.path)
    struck = steps_into(turn.state, turn.ruleset, token, plan.path[:asked])
    if struck is not None and struck < len(plan.path):
        _walk(turn, token, plan, struck, way, last=False)
        go_on(turn, _rest(way, plan, struck))
        return
    if not waits:
        _walk(turn, token, plan, asked, way, last=True)
        return
    _walk(turn, token, plan, asked, way, last=False)
    pending = tuple(pending_answer(p) for p in open_ones if p.step == asked)
    turn.emit(e.MoveWaits(waiting=(*turn.state.waiting, replace(_rest(way, plan, asked), pending=pending))))


def _rest(way: Waiting, plan: Plan, steps: int) -> Waiting:
    """A way after so many steps of it."""
    if not steps:
        return way
    left = None if way.allowance is None else way.allowance - plan.costs[steps - 1]
    return replace(way, path=way.path[steps:], answered=(), allowance=left)


def pending_answer(provocation: Provocation) -> PendingAnswer:
    return PendingAnswer(
        by=provocation.by, at=(provocation.at.x, provocation.at.y), kind=provocation.kind, attacks=provocation.attacks
    )


def _walk(turn: Turnover, token: Token, plan: Plan, steps: int, way: Waiting, last: bool) -> None:
    path = plan.path[:steps]
    vertical = last and not plan.path and plan.z != token.z
    if not path and not vertical and not (last and way.spot != token.spot):
        return
    end = path[-1] if path else cell_of(token)
    cost = (plan.costs[steps - 1] if path else plan.cost) if path or vertical else 0
    run = len(path) * turn.state.scene.square if way.by == "walk" else 0
    z = plan.z if last else plan.levels[steps] if way.to_z is not None else token.z
    reaction = way.move != "own"
    turn.emit(
        e.TokenMoved(
            token=token.id, start=token.at, path=tuple((x, y) for x, y in path), z=z, by=way.by, cost=cost, run=run,
            spot=free_spot(turn.state, token, end, way.spot if last else token.spot),
            kind="reaction" if reaction else "own", diagonals=diagonals_in((cell_of(token), *path)),
            went="" if way.way == "own" else way.way,
        )
    )  # fmt: skip
    _carry(turn, token, path)
    entering(turn, token, path)


def _carry(turn: Turnover, token: Token, path: Sequence[Cell]) -> None:
    """Who rides goes where the mount goes; who is dragged lands in the square just left."""
    rider = rider_of(turn.state, token)
    if rider is not None:
        end = turn.token(token.id)
        turn.emit(e.TokenMoved(token=rider.id, start=rider.at, path=(end.at,), z=end.z, kind="carried", by="ride"))
    for other, cell in dragged_to(turn.state, token, path):
        turn.emit(e.TokenMoved(token=other.id, start=other.at, path=((cell.x, cell.y),), z=other.z, kind="carried", by="drag"))


def _placed(turn: Turnover, token: Token, goal: Cell, spot: tuple[int, int], command: c.MoveToken) -> Ruling:
    if refusal := off_map(turn.state, token, goal):
        return refusal
    path = [cell for cell, _ in map(split, command.path or ())] or [goal]
    plan = plan_along(turn.state, turn.ruleset, token.id, path, command.by)
    overruled = plan.problems[0].kind if plan.problems else ""
    z = token.z if command.to_z is None else decimetres(command.to_z)
    turn.emit(
        e.TokenMoved(
            token=token.id, start=token.at, path=tuple((x, y) for x, y in path), z=z, by=command.by, kind="placed",
            spot=free_spot(turn.state, token, goal, spot), forced_by_gm=True, overruled=overruled,
        )
    )  # fmt: skip
    _carry(turn, token, ())
    left = left_of(turn.state, turn.ruleset, turn.token(token.id), command.by)
    none: dict[str, Any] = {"cost": 0.0, "provokes": [], "squeezed": False}
    return {**none, "path": [list(cell) for cell in path], "left": metres(left), **where_answer(turn, token.id)}


def off_map(state: Encounter, token: Token, goal: Cell) -> Refusal | None:
    """All the game master's `force` is refused for."""
    scene, n = state.scene, footprint(token)
    inside = 0 <= goal.x <= scene.width - n and 0 <= goal.y <= scene.height - n
    return None if inside else Refusal("off_map", {"at": list(goal)})


def _pushed(turn: Turnover, token: Token, path: Sequence[Cell]) -> Ruling:
    gone, saves = push(turn, token, path)
    return {**_costless(turn, token.id, gone), "saves": saves}


def push(turn: Turnover, token: Token, path: Sequence[Cell]) -> tuple[tuple[Cell, ...], list[dict[str, Any]]]:
    """Move it against its will as far as that goes, with all that follows: its rider goes along and may fall, grips slip, areas
    strike.  The squares it came through, and its rider's save."""
    gone = pushed_along(turn.state, token, path)
    if not gone:
        return (), []
    squares = tuple((x, y) for x, y in gone)
    turn.emit(e.TokenMoved(token=token.id, start=token.at, path=squares, spot=token.spot, z=token.z, kind="forced"))
    _carry(turn, token, ())
    slip_grips(turn, token.id)
    entering(turn, token, gone)
    return gone, throw_rider(turn, turn.token(token.id))


def at_height(token: Token, to_z: float | None) -> Token:
    """The token at a height in metres, its own by default."""
    return token if to_z is None else replace(token, z=decimetres(to_z))


def _teleported(turn: Turnover, token: Token, goal: Cell, spot: tuple[int, int], to_z: float | None) -> Ruling:
    there = at_height(token, to_z)
    refusal = stands_free(turn.state, there, goal)
    if refusal:
        return refusal
    spot = free_spot(turn.state, there, goal, spot)
    turn.emit(e.TokenMoved(token=token.id, start=token.at, path=((goal.x, goal.y),), spot=spot, z=there.z, kind="teleport"))
    _carry(turn, token, ())
    slip_grips(turn, token.id)
    return _costless(turn, token.id, (goal,))


def slip_grips(turn: Turnover, token_id: str) -> None:
    """Who is moved out of a grip's reach, holder or held, ends it (SRD 5.1 and 5.2, Grappled)."""
    for held in list(turn.state.tokens.values()):
        for effect in held.effects:
            holder = turn.state.token(effect.source)
            if effect.name != "grappled" or holder is None or token_id not in (held.id, holder.id):
                continue
            gap = distance(body_of(turn.state, holder), body_of(turn.state, held)) * turn.state.scene.square
            if gap > reach_dm(turn.state, holder):
                release(turn, held.id, holder.id, "ended")


def _costless(turn: Turnover, token_id: str, path: Sequence[Cell]) -> dict[str, Any]:
    left = left_of(turn.state, turn.ruleset, turn.token(token_id))
    none: dict[str, Any] = {"cost": 0.0, "provokes": [], "squeezed": False}
    return {**none, "path": [list(cell) for cell in path], "left": metres(left), **where_answer(turn, token_id)}


def move_group(turn: Turnover, command: c.MoveGroup) -> Ruling:
    """A formation: everyone at once, the final layout checked; within a fight it takes the game master's `force`."""
    if turn.state.turn.begun and not command.force:
        return Refusal("not_allowed", {"rule": "formation_in_a_fight"})
    goals: dict[str, tuple[Cell, tuple[int, int]]] = {}
    for placement in command.moves:
        token = turn.find(placement.token)
        if isinstance(token, Refusal):
            return token
        goals[token.id] = split(placement.to)
    for token_id, (goal, spot) in goals.items():
        token = turn.token(token_id)
        turn.emit(
            e.TokenMoved(
                token=token_id, start=token.at, path=((goal.x, goal.y),), spot=spot, z=token.z, kind="placed",
                forced_by_gm=command.force,
            )
        )  # fmt: skip
    for token_id, (goal, _) in goals.items():
        refusal = stands_free(turn.state, turn.token(token_id), goal)
        if refusal and (refusal.kind == "off_map" or not command.force):
            return refusal
    return {"at": {token_id: position(turn.token(token_id)) for token_id in goals}}
