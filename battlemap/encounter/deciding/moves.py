"""Moving: the way is walked up to the first who may react, waits as data, and goes on when all have answered."""

from collections.abc import Sequence
from typing import Any

from battlemap.encounter import commands as c
from battlemap.encounter import events as e
from battlemap.encounter.deciding.attacks import TRIGGERED, strike
from battlemap.encounter.deciding.harm import aftermath, fall
from battlemap.encounter.deciding.turnover import Ruling, Turnover
from battlemap.geometry import Cell, distance, ring
from battlemap.model import Effect, PendingAnswer, Token, Waiting, decimetres, metres
from battlemap.rules.attacks import attack_named, ruling_on
from battlemap.rules.movement import Plan, dragged_to, find_way, plan_along, pushed_along, straight
from battlemap.rules.policies.steps import sizes_apart
from battlemap.rules.ruling import Provocation, Refusal
from battlemap.rules.space import body_of, cell_of, footprint
from battlemap.rules.standing import (
    has_trait,
    is_prone,
    left_of,
    rider_of,
    speed_of,
    turn_refusal,
)  # fmt: skip
from battlemap.rules.terrain import free_spot, stands_free


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
        return _teleported(turn, token, goal, spot)
    if command.kind != "own":
        return Refusal("not_allowed", {"rule": "no_such_move", "kind": command.kind})
    refusal = _own_refusal(turn, token, command.pays)
    if refusal:
        return refusal
    path = [cell for cell, _ in ends] or find_way(turn.state, turn.ruleset, token, goal, command.by)
    to_z = None if command.to_z is None else decimetres(command.to_z)
    counted = turn.state.turn.begun
    plan = plan_along(turn.state, turn.ruleset, token.id, path, command.by, command.pays, to_z, counted)
    if plan.problems:
        return plan.problems[0]
    if command.pays == turn.ruleset.reaction and token.has(TRIGGERED):
        turn.emit(e.EffectRemoved(token=token.id, name=TRIGGERED, why="ended"))
    go_on(turn, Waiting(token=token.id, path=plan.path, by=command.by, move=command.pays or "own", to_z=to_z, spot=spot))
    left = plan.left if counted else left_of(turn.state, turn.ruleset, token, command.by)
    return {**plan_answer(plan), **_where(turn, token.id), "left": metres(left)}


def plan_answer(plan: Plan) -> dict[str, Any]:
    """A plan in the names of the scenario format."""
    return {
        "path": [list(cell) for cell in plan.path],
        "cost": metres(plan.cost),
        "left": metres(plan.left),
        "provokes": [provocation.as_answer() for provocation in plan.provokes],
        "squeezed": plan.squeezed,
    }


def _own_refusal(turn: Turnover, token: Token, pays: str) -> Refusal | None:
    if token.riding and turn.state.turn.begun:
        return Refusal("not_allowed", {"rule": "mounted", "token": token.id})
    if pays == turn.ruleset.reaction and turn.state.turn.begun:
        if not token.has(TRIGGERED):
            return Refusal("not_allowed", {"rule": "nothing_triggered", "token": token.id})
        return None
    return turn_refusal(turn.state, turn.ruleset, token)


def _where(turn: Turnover, token_id: str) -> dict[str, Any]:
    token = turn.token(token_id)
    return {"at": position(token), "pending": _pending(turn)}


def _pending(turn: Turnover) -> list[str]:
    asked = {pending.by for pending in turn.state.pending}
    return [token_id for token_id in turn.state.tokens if token_id in asked]


def go_on(turn: Turnover, way: Waiting) -> None:
    """Walk the rest of a way: up to the first step somebody may answer, else to its end.  A mover who can no longer go on stays
    where it is (scenario format, fine print)."""
    token = turn.token(way.token)
    pays = "" if way.move == "own" else way.move
    plan = plan_along(turn.state, turn.ruleset, way.token, [Cell(*cell) for cell in way.path], way.by, pays, way.to_z,
                      turn.state.turn.begun)  # fmt: skip
    if plan.problems:
        return
    open_ones = [p for p in plan.provokes if not (p.step == 0 and p.by in way.answered)]
    if not turn.state.turn.begun or not open_ones:
        _walk(turn, token, plan, len(plan.path), way, last=True)
        return
    step = open_ones[0].step
    _walk(turn, token, plan, step, way, last=False)
    pending = tuple(_pending_answer(p) for p in open_ones if p.step == step)
    answered = way.answered if step == 0 else ()
    rest = Waiting(
        token=way.token, path=way.path[step:], by=way.by, move=way.move, to_z=way.to_z, spot=way.spot, pending=pending,
        answered=answered,
    )  # fmt: skip
    turn.emit(e.MoveWaits(waiting=(*turn.state.waiting, rest)))


def _pending_answer(provocation: Provocation) -> PendingAnswer:
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
            kind="reaction" if reaction else "own", diagonals=_diagonals((cell_of(token), *path)),
        )
    )  # fmt: skip
    _carry(turn, token, path)


def _diagonals(cells: Sequence[Cell]) -> int:
    return sum(1 for a, b in zip(cells, cells[1:], strict=False) if a.x != b.x and a.y != b.y)


def _carry(turn: Turnover, token: Token, path: Sequence[Cell]) -> None:
    """Who rides goes where the mount goes; who is dragged lands in the square just left."""
    rider = rider_of(turn.state, token)
    if rider is not None:
        end = turn.token(token.id)
        turn.emit(e.TokenMoved(token=rider.id, start=rider.at, path=(end.at,), z=end.z, kind="carried", by="ride"))
    for other, cell in dragged_to(turn.state, token, path):
        turn.emit(e.TokenMoved(token=other.id, start=other.at, path=((cell.x, cell.y),), z=other.z, kind="carried", by="drag"))


def _placed(turn: Turnover, token: Token, goal: Cell, spot: tuple[int, int], command: c.MoveToken) -> Ruling:
    scene, n = turn.state.scene, footprint(token)
    if not (0 <= goal.x <= scene.width - n and 0 <= goal.y <= scene.height - n):
        return Refusal("off_map", {"at": list(goal)})
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
    return {**none, "path": [list(cell) for cell in path], "left": metres(left), **_where(turn, token.id)}


def _pushed(turn: Turnover, token: Token, path: Sequence[Cell]) -> Ruling:
    gone = pushed_along(turn.state, token, path)
    if gone:
        squares = tuple((x, y) for x, y in gone)
        turn.emit(e.TokenMoved(token=token.id, start=token.at, path=squares, spot=token.spot, z=token.z, kind="forced"))
        _carry(turn, token, ())
    return _costless(turn, token.id, gone)


def _teleported(turn: Turnover, token: Token, goal: Cell, spot: tuple[int, int]) -> Ruling:
    refusal = stands_free(turn.state, token, goal)
    if refusal:
        return refusal
    spot = free_spot(turn.state, token, goal, spot)
    turn.emit(e.TokenMoved(token=token.id, start=token.at, path=((goal.x, goal.y),), spot=spot, z=token.z, kind="teleport"))
    _carry(turn, token, ())
    return _costless(turn, token.id, (goal,))


def _costless(turn: Turnover, token_id: str, path: Sequence[Cell]) -> dict[str, Any]:
    left = left_of(turn.state, turn.ruleset, turn.token(token_id))
    none: dict[str, Any] = {"cost": 0.0, "provokes": [], "squeezed": False}
    return {**none, "path": [list(cell) for cell in path], "left": metres(left), **_where(turn, token_id)}


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


# ---------------------------------------------------------------- answers to a waiting move
def react(turn: Turnover, command: c.React) -> Ruling:
    """Take the attack the waiting move offers, just before the mover leaves."""
    answer = _answering(turn, command.token)
    if isinstance(answer, Refusal):
        return answer
    way, pending = answer
    name = command.attack or (pending.attacks[0] if pending.attacks else "")
    if name not in pending.attacks:
        return Refusal("not_allowed", {"rule": "reach_not_left", "attack": name, "attacks": list(pending.attacks)})
    reactor, mover = turn.token(command.token), turn.token(way.token)
    attack = attack_named(reactor, name)
    refusal = turn.lacks(reactor.id, turn.ruleset.threat.resource)
    if refusal or attack is None:
        return refusal or Refusal("no_such", {"id": name})
    ruling = ruling_on(turn.state, turn.ruleset, reactor, mover, attack)
    if ruling.refusal:
        return ruling.refusal
    turn.pay(reactor.id, turn.ruleset.threat.resource, "opportunity_attack")
    struck = strike(turn, reactor, mover, ruling, damage_total=command.damage_total)
    _answered(turn, way, command.token)
    return {**struck, **_where(turn, way.token)}


def decline(turn: Turnover, command: c.Decline) -> Ruling:
    """Let the mover go."""
    answer = _answering(turn, command.token)
    if isinstance(answer, Refusal):
        return answer
    way, _ = answer
    turn.emit(e.ReactionDeclined(token=command.token, mover=way.token))
    _answered(turn, way, command.token)
    return _where(turn, way.token)


def _answering(turn: Turnover, token_id: str) -> tuple[Waiting, PendingAnswer] | Refusal:
    token = turn.find(token_id)
    if isinstance(token, Refusal):
        return token
    for pending in turn.state.pending:
        if pending.by == token_id:
            return turn.state.waiting[-1], pending
    return Refusal("not_allowed", {"rule": "nothing_to_answer", "token": token_id})


def _answered(turn: Turnover, way: Waiting, token_id: str) -> None:
    """One answer is in: wait for the others, or let the move go on."""
    left = tuple(pending for pending in way.pending if pending.by != token_id)
    answered = (*way.answered, token_id)
    below = turn.state.waiting[:-1]
    still = Waiting(
        token=way.token, path=way.path, by=way.by, move=way.move, to_z=way.to_z, spot=way.spot, pending=left, answered=answered
    )
    if left and not _stopped(turn, way):
        turn.emit(e.MoveWaits(waiting=(*below, still)))
        return
    turn.emit(e.MoveWaits(waiting=below))
    go_on(turn, still)


def _stopped(turn: Turnover, way: Waiting) -> bool:
    pays = "" if way.move == "own" else way.move
    path = [Cell(*cell) for cell in way.path]
    return bool(plan_along(turn.state, turn.ruleset, way.token, path, way.by, pays, way.to_z).problems)


# ---------------------------------------------------------------- standing, lying, riding
def stand(turn: Turnover, command: c.Stand) -> Ruling:
    """Half the speed, rounded down in feet (AM-22)."""
    token = turn.find(command.token)
    if isinstance(token, Refusal):
        return token
    refusal = turn_refusal(turn.state, turn.ruleset, token)
    if refusal:
        return refusal
    if not token.has("prone"):
        return Refusal("not_allowed", {"rule": "not_prone", "token": token.id})
    paid = _pay_half_speed(turn, token, "stand")
    if isinstance(paid, Refusal):
        return paid
    turn.emit(e.EffectRemoved(token=token.id, name="prone", why="ended"))
    return _paid(turn, token.id, paid)


def _pay_half_speed(turn: Turnover, token: Token, reason: str) -> int | Refusal:
    speed = speed_of(turn.ruleset, token)
    if speed == 0:
        return Refusal("speed_zero", {"token": token.id})
    cost, left = turn.ruleset.movement.halving(speed), left_of(turn.state, turn.ruleset, token)
    if cost > left:
        return Refusal("no_movement", {"needs": metres(cost), "left": metres(left)})
    if turn.state.turn.begun:
        turn.emit(e.MovementSpent(token=token.id, cost=cost, reason=reason))
    return cost


def _paid(turn: Turnover, token_id: str, cost: int) -> dict[str, Any]:
    left = left_of(turn.state, turn.ruleset, turn.token(token_id))
    return {"cost": metres(cost), "left": metres(left), "at": position(turn.token(token_id))}


def drop_prone(turn: Turnover, command: c.DropProne) -> Ruling:
    """Free, but not at speed 0 (D24 A1-25); who drops in the air falls."""
    token = turn.find(command.token)
    if isinstance(token, Refusal):
        return token
    refusal = turn_refusal(turn.state, turn.ruleset, token)
    if refusal is None and not any(speed_of(turn.ruleset, token, mode) for mode in token.creature.speed):
        refusal = Refusal("speed_zero", {"token": token.id})
    if refusal is None and is_prone(turn.ruleset, token):
        refusal = Refusal("not_allowed", {"rule": "already_prone", "token": token.id})
    if refusal:
        return refusal
    turn.emit(e.EffectAdded(token=token.id, effect=Effect(name="prone")))
    taken = fall(turn, token.id)
    return {**_paid(turn, token.id, 0), "concentration": aftermath(turn, {token.id: taken} if taken else {})}


def mount(turn: Turnover, command: c.Mount) -> Ruling:
    """D24 A1-36: a willing beast one size larger, right beside, for half the speed."""
    token, target = turn.find(command.token), turn.find(command.target)
    if isinstance(token, Refusal) or isinstance(target, Refusal):
        return token if isinstance(token, Refusal) else Refusal("no_such", {"id": command.target})
    refusal = turn_refusal(turn.state, turn.ruleset, token)
    if refusal:
        return refusal
    if token.riding or target.dead or rider_of(turn.state, target) or turn.state.are_enemies(token, target):
        return Refusal("not_allowed", {"rule": "mount_taken", "target": target.id})
    if not has_trait(target, "mount") or sizes_apart(target, token) < 1:
        return Refusal("not_allowed", {"rule": "no_mount", "target": target.id})
    if distance(body_of(turn.state, token), body_of(turn.state, target)) > 1:
        return Refusal("out_of_reach", {"target": target.id})
    paid = _pay_half_speed(turn, token, "mount")
    if isinstance(paid, Refusal):
        return paid
    turn.emit(e.Mounted(token=token.id, mount=target.id))
    turn.emit(e.TokenMoved(token=token.id, start=token.at, path=(target.at,), z=target.z, kind="carried", by="ride"))
    return _paid(turn, token.id, paid)


def dismount(turn: Turnover, command: c.Dismount) -> Ruling:
    """Down into a free square beside the mount, for half the speed."""
    token = turn.find(command.token)
    if isinstance(token, Refusal):
        return token
    refusal = turn_refusal(turn.state, turn.ruleset, token)
    ridden = turn.state.token(token.riding)
    if refusal is None and ridden is None:
        refusal = Refusal("not_allowed", {"rule": "not_riding", "token": token.id})
    if refusal or ridden is None:
        return refusal or Refusal("no_such", {"id": token.riding})
    turn.emit(e.Mounted(token=token.id, mount=""))
    goal = _beside(turn, turn.token(token.id), ridden, command.to)
    if isinstance(goal, Refusal):
        return goal
    paid = _pay_half_speed(turn, token, "dismount")
    if isinstance(paid, Refusal):
        return paid
    turn.emit(e.TokenMoved(token=token.id, start=token.at, path=((goal.x, goal.y),), z=token.z, kind="placed", by="dismount"))
    return _paid(turn, token.id, paid)


def _beside(turn: Turnover, token: Token, ridden: Token, to: c.Square | None) -> Cell | Refusal:
    cells = ring(cell_of(ridden), footprint(ridden), 1) if to is None else [split(to)[0]]
    refusal = Refusal("occupied_end", {"at": list(ridden.at)})
    for cell in cells:
        refused = stands_free(turn.state, token, cell)
        if refused is None:
            if distance(body_of(turn.state, token, cell), body_of(turn.state, ridden)) <= 1:
                return cell
            refused = Refusal("out_of_reach", {"target": ridden.id})
        refusal = refused
    return refusal

