"""Standing up, lying down, getting on a mount and off it."""

from typing import Any

from battlemap.encounter import commands as c
from battlemap.encounter import events as e
from battlemap.encounter.deciding.harm import aftermath, fall
from battlemap.encounter.deciding.hazards import after_prone
from battlemap.encounter.deciding.moves import position, split
from battlemap.encounter.deciding.turnover import Ruling, Turnover
from battlemap.geometry import Cell, distance, ring
from battlemap.model import Effect, Token, metres
from battlemap.rules.policies.steps import sizes_apart
from battlemap.rules.ruling import Refusal
from battlemap.rules.space import body_of, cell_of, footprint
from battlemap.rules.standing import has_trait, is_prone, left_of, rider_of, speed_of, turn_refusal
from battlemap.rules.terrain import stands_free


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
    buys = turn.ruleset.movement.pays
    paid: int | Refusal | None = _pay_half_speed(turn, token, "stand") if not buys else turn.lacks(token.id, buys[0])
    if isinstance(paid, Refusal):
        return paid
    if paid is None:
        turn.pay(token.id, buys[0], "stand")
    turn.emit(e.EffectRemoved(token=token.id, name="prone", why="ended"))
    return _paid(turn, token.id, paid or 0)


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
    if refusal is None and not any(speed_of(turn.ruleset, token, mode) for mode in turn.ruleset.movement.speeds(token)):
        refusal = Refusal("speed_zero", {"token": token.id})
    if refusal is None and is_prone(turn.ruleset, token):
        refusal = Refusal("not_allowed", {"rule": "already_prone", "token": token.id})
    if refusal:
        return refusal
    turn.emit(e.EffectAdded(token=token.id, effect=Effect(name="prone")))
    taken = fall(turn, token.id)
    saves = after_prone(turn, token.id)
    concentration = aftermath(turn, {token.id: taken} if taken else {})
    return {**_paid(turn, token.id, 0), "concentration": concentration, "saves": saves}


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

