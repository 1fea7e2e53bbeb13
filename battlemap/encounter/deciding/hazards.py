"""Falling, resting, riders thrown off (D24 A1-37; SRD 5.2, Falling, Short Rest, Long Rest)."""

from typing import Any

from battlemap.encounter import commands as c
from battlemap.encounter import events as e
from battlemap.encounter.deciding.harm import aftermath, land, let_go, targets_of, wake
from battlemap.encounter.deciding.limits import restore
from battlemap.encounter.deciding.saves import roll_a_save
from battlemap.encounter.deciding.turnover import Ruling, Turnover
from battlemap.geometry import Cell, ring
from battlemap.model import Effect, Token, decimetres
from battlemap.rules.ruling import Refusal
from battlemap.rules.space import cell_of, footprint
from battlemap.rules.standing import is_prone, rider_of
from battlemap.rules.terrain import stands_free

THROWN_DC = 10
SUFFOCATING, EXHAUSTION = "suffocating", "exhaustion"


def fall_down(turn: Turnover, command: c.Fall) -> Ruling:
    """Down from where it is, or so many metres into a pit."""
    token = turn.find(command.token)
    if isinstance(token, Refusal):
        return token
    height = token.z if command.height is None else decimetres(command.height)
    if height <= 0:
        return Refusal("not_allowed", {"rule": "no_height", "token": token.id})
    taken = land(turn, token, height)
    return {"taken": {token.id: taken}, "concentration": aftermath(turn, {token.id: taken})}


def throw_rider(turn: Turnover, mount: Token) -> list[dict[str, Any]]:
    """The mount was moved against its will or has fallen: its rider saves or falls off, prone, right beside it."""
    rider = rider_of(turn.state, mount)
    if rider is None or not turn.ruleset.throws_riders:
        return []
    return [_keeps_its_seat(turn, rider, mount)]


def after_prone(turn: Turnover, token_id: str) -> list[dict[str, Any]]:
    """Somebody is prone now: a mount's rider, or who rides, keeps its seat by the same save."""
    token = turn.token(token_id)
    mount = turn.state.token(token.riding) if token.riding else None
    if mount is not None and turn.ruleset.throws_riders:
        return [_keeps_its_seat(turn, token, mount)]
    return throw_rider(turn, token)


def die_of_exhaustion(turn: Turnover, token_id: str) -> None:
    """The last level kills (SRD 5.2, Exhaustion)."""
    token, deadly = turn.token(token_id), turn.ruleset.harm.deadly_exhaustion
    levels = sum(max(1, effect.amount) for effect in token.effects if effect.name == EXHAUSTION)
    if deadly and levels >= deadly and not token.dead:
        turn.emit(e.LifeChanged(token=token_id, dead=True, hp=0))
        let_go(turn, token_id)


def _keeps_its_seat(turn: Turnover, rider: Token, mount: Token) -> dict[str, Any]:
    rolled = roll_a_save(turn, rider, "dex", THROWN_DC)
    if not rolled["success"]:
        turn.emit(e.Mounted(token=rider.id, mount=""))
        goal = _free_beside(turn, turn.token(rider.id), mount)
        turn.emit(
            e.TokenMoved(token=rider.id, start=rider.at, path=((goal.x, goal.y),), z=mount.z, kind="placed", by="dismount")
        )
        if not is_prone(turn.ruleset, turn.token(rider.id)):
            turn.emit(e.EffectAdded(token=rider.id, effect=Effect(name="prone")))
    return {"token": rider.id, "total": rolled["total"], "success": rolled["success"]}


def _free_beside(turn: Turnover, rider: Token, mount: Token) -> Cell:
    """A free square within 1.5 m; where there is none it stays where it sat."""
    cells = ring(cell_of(mount), footprint(mount), 1)
    return next((cell for cell in cells if stands_free(turn.state, rider, cell) is None), cell_of(rider))


def rest(turn: Turnover, command: c.Rest) -> Ruling:
    """A short rest wakes the knocked out; a long one gives hit points back, takes temporary ones and a level of exhaustion, but
    only from those with at least one hit point (SRD 5.2, Long Rest)."""
    if turn.state.turn.begun:
        return Refusal("not_allowed", {"rule": "rest_in_a_fight"})
    ids = command.targets or tuple(token.id for token in turn.state.tokens.values() if token.creature.character)
    if not ids:
        return Refusal("not_allowed", {"rule": "nobody_rests"})
    targets = targets_of(turn, "", ids)
    if isinstance(targets, Refusal):
        return targets
    resting = [token for token in targets if not token.dead and (token.hp > 0 or command.kind == "short")]
    if not resting:
        dead = all(token.dead for token in targets)
        return Refusal("dead", {"token": targets[0].id}) if dead else Refusal("not_allowed", {"rule": "dying_rest"})
    turn.emit(e.Rested(tokens=tuple(token.id for token in resting), kind=command.kind))
    for token in resting:
        if token.hp > 0 and token.has("unconscious"):
            wake(turn, token)
        restore(turn, token, command.kind == "long")
        if command.kind == "long":
            _rest_long(turn, token)
    return {"hp": {token.id: turn.token(token.id).hp for token in resting}}


def _rest_long(turn: Turnover, token: Token) -> None:
    top = token.creature.max_hp
    if token.hp < top:
        turn.emit(e.Healed(target=token.id, amount=top - token.hp, hp=top))
    if token.temp_hp:
        turn.emit(e.TempHpSet(target=token.id, temp_hp=0))
    tired = turn.token(token.id).effect("exhaustion")
    if tired is None:
        return
    if tired.amount > 1:
        turn.emit(e.EffectChanged(token=token.id, effect=_with_amount(tired, tired.amount - 1)))
    else:
        turn.emit(e.EffectRemoved(token=token.id, name=tired.name, source=tired.source, why="ended"))


def _with_amount(effect: Effect, amount: int) -> Effect:
    return Effect(
        name=effect.name, kind=effect.kind, until=effect.until, source=effect.source, amount=amount, type=effect.type,
        data=effect.data,
    )  # fmt: skip
