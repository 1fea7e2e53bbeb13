"""Attacks that are not always there: those a die brings back at the start of a turn, and those that go so many times a day.

A state on the creature says so: "recharging" (`amount`: the least face that brings it back) or "used" (`amount`: how often), each
with the attack's name, or that of the pool it shares, as its `type`.  Before the fight nobody pays.
"""

from functools import partial

from msgspec.structs import replace

from battlemap.encounter import events as e
from battlemap.encounter.deciding.turnover import Due, Turnover
from battlemap.model import Attack, Effect, Token
from battlemap.rules.ruling import Refusal

RECHARGING, USED = "recharging", "used"


def limit_refusal(turn: Turnover, token: Token, attack: Attack) -> Refusal | None:
    """Is it not back yet, or used up for the day?"""
    if not turn.state.turn.begun:
        return None
    if attack.recharge and _state(token, RECHARGING, attack) is not None:
        return Refusal("not_allowed", {"rule": "recharging", "token": token.id, "attack": attack.name, "from": attack.recharge})
    used = _state(token, USED, attack)
    if attack.uses and used is not None and used.amount >= attack.uses:
        return Refusal("not_allowed", {"rule": "used_up", "token": token.id, "attack": attack.name})
    return None


def use(turn: Turnover, token: Token, attack: Attack) -> None:
    """It has been used."""
    if not turn.state.turn.begun:
        return
    if attack.recharge:
        turn.emit(e.EffectAdded(token=token.id, effect=_new(RECHARGING, attack, attack.recharge)))
    if attack.uses:
        used = _state(token, USED, attack)
        if used is None:
            turn.emit(e.EffectAdded(token=token.id, effect=_new(USED, attack, 1)))
        else:
            turn.emit(e.EffectChanged(token=token.id, effect=replace(used, amount=used.amount + 1)))


def recharge(turn: Turnover, token: Token) -> None:
    """A d6 for each that is out, in the order they went out (SRD 5.1 and 5.2, Recharge)."""
    for effect in token.effects:
        if effect.name == RECHARGING and not token.dead:
            due = Due("recharge", token.id, effect.type, "start", {"from": effect.amount, "attack": effect.type})
            turn.due(due, partial(_roll_recharge, turn, token, effect))


def _roll_recharge(turn: Turnover, token: Token, effect: Effect) -> None:
    faces = turn.roll("recharge", token.id, (6,), effect.type)
    back = faces[0] >= effect.amount
    turn.emit(
        e.D20Rolled(
            token=token.id, what="recharge", faces=faces, natural=faces[0], total=faces[0], against=effect.amount,
            success=back, detail=effect.type,
        )
    )  # fmt: skip
    if back:
        _gone(turn, token, effect, "recharged")


def restore(turn: Turnover, token: Token, long: bool) -> None:
    """A long rest brings all of them back; what no attack is comes back with any (SRD 5.1, Relentless)."""
    for effect in token.effects:
        if effect.name == RECHARGING and long or effect.name == USED and (long or effect.type not in _limited(token)):
            _gone(turn, token, effect, "ended")


def _limited(token: Token) -> set[str]:
    return {_shared(attack) for attack in token.creature.attacks}


def _state(token: Token, name: str, attack: Attack) -> Effect | None:
    return next((effect for effect in token.effects if (effect.name, effect.type) == (name, _shared(attack))), None)


def _shared(attack: Attack) -> str:
    return attack.pool or attack.name


def _new(name: str, attack: Attack, amount: int) -> Effect:
    return Effect(name=name, kind="state", type=_shared(attack), amount=amount)


def _gone(turn: Turnover, token: Token, effect: Effect, why: str) -> None:
    turn.emit(e.EffectRemoved(token=token.id, name=effect.name, source=effect.source, type=effect.type, why=why))
