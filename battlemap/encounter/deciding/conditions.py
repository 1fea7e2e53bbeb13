"""Conditions given and taken, and what they set off: a flyer falls, a grip slips, a rider is thrown."""

import re
from typing import Any

from battlemap.encounter import commands as c
from battlemap.encounter import events as e
from battlemap.encounter.deciding.harm import HELD, concentration_save, fall, let_go, targets_of
from battlemap.encounter.deciding.hazards import EXHAUSTION, SUFFOCATING, after_prone, die_of_exhaustion
from battlemap.encounter.deciding.lapses import CONCENTRATION, MOMENTS, begin_to_hold, until_refusal
from battlemap.encounter.deciding.turnover import Ruling, Turnover
from battlemap.model import Effect, Token
from battlemap.rules.ruling import Refusal

UNTIL = re.compile(rf"({'|'.join(MOMENTS)}|{CONCENTRATION}):(.+)|rounds:(\d+)|save_ends")


def set_condition(turn: Turnover, command: c.SetCondition) -> Ruling:
    """Give or take a condition; what it sets off follows (a flyer falls, a grip slips)."""
    targets = targets_of(turn, command.target, command.targets)
    if isinstance(targets, Refusal):
        return targets
    named = command.add or command.remove
    if named not in turn.ruleset.conditions and not any(token.has(named) for token in targets):
        return Refusal("no_such", {"id": named})
    if command.until and command.until not in MOMENTS and not UNTIL.fullmatch(command.until):
        return Refusal("not_allowed", {"rule": "until", "until": command.until})
    if refused := until_refusal(turn, command.until) if command.until not in MOMENTS else None:
        return refused
    concentration: list[dict[str, Any]] = []
    saves: list[dict[str, Any]] = []
    for token in targets:
        if command.add:
            if command.add in token.creature.condition_immune:
                return Refusal("immune", {"token": token.id, "condition": command.add})
            begin_to_hold(turn, command.until, command.add)
            turn.emit(e.EffectAdded(token=token.id, effect=_effect(turn, token, command)))
            let_go(turn, token.id)
            fell = fall(turn, token.id)
            if fell and turn.token(token.id).concentrating:
                concentration.append(concentration_save(turn, turn.token(token.id), fell))
            known = turn.ruleset.conditions.get(command.add)
            if known is not None and known.prone:
                saves += after_prone(turn, token.id)
            die_of_exhaustion(turn, token.id)
        else:
            with_it = [x for x in token.effects if command.remove == HELD and x.data.get("with") == HELD]
            for effect in with_it if not command.source else [x for x in with_it if x.source == command.source]:
                turn.emit(e.EffectRemoved(token=token.id, name=effect.name, source=effect.source, why="ended"))
            turn.emit(
                e.EffectRemoved(
                    token=token.id, name=command.remove, source=command.source or None, type=command.type or None
                )
            )  # fmt: skip
            if command.remove == SUFFOCATING:
                turn.emit(e.EffectRemoved(token=token.id, name=EXHAUSTION, source=SUFFOCATING, why="ended"))
    conditions = list(turn.token(targets[-1].id).conditions)
    return {"conditions": conditions, "concentration": concentration, "saves": saves}


def _effect(turn: Turnover, token: Token, command: c.SetCondition) -> Effect:
    until, data, active = command.until, dict[str, Any](), turn.state.turn.active
    if until in MOMENTS:  # of its own turn
        until = f"{until}:{token.id}"
    if until.startswith("rounds:"):
        until = f"{until}:{active if active in turn.state.tokens else token.id}"
    if until.startswith("end_of_next_turn:") and until.partition(":")[2] == active:
        data["skip"] = 1
    return Effect(
        name=command.add, until=until, source=command.source, amount=command.amount, type=command.type, data=data
    )
