"""Checks and saves on request: what costs nothing by itself."""

from typing import Any

from battlemap.encounter import commands as c
from battlemap.encounter import events as e
from battlemap.encounter.deciding.lapses import concentrate_on
from battlemap.encounter.deciding.saves import MAGIC, roll_a_save
from battlemap.encounter.deciding.turnover import (
    Ruling,
    Turnover,
    as_data,
    gm_reasons,
    inspiration_refusal,
    roll_d20,
)
from battlemap.model import Token
from battlemap.rules.checks import ability_bonus, d20_penalty, skill_bonus
from battlemap.rules.policies.advantage import roll_reasons
from battlemap.rules.ruling import Reason, Refusal, mode_of

SUSTAINED, CONCENTRATION = "sustained", "concentration"


def roll_check(
    turn: Turnover, token: Token, skill: str, ability: str, dc: int | None, gm: tuple[Reason, ...] = (),
    inspiration: bool = False,
) -> dict[str, Any]:  # fmt: skip
    """One ability check, told as it is rolled; help given to it is used up."""
    reasons = (*roll_reasons(turn.state, turn.ruleset, token, "check", ability), *gm)
    mode = mode_of(reasons)
    faces, natural = roll_d20(turn, "check", token, mode, skill or ability, inspiration)
    bonus = skill_bonus(turn.ruleset, token, skill, ability) if skill else ability_bonus(turn.ruleset, token, ability)
    total = natural + bonus + sum(term.amount for term in d20_penalty(turn.ruleset, token))
    success = None if dc is None else total >= dc
    turn.emit(
        e.D20Rolled(
            token=token.id, what="check", faces=faces, natural=natural, total=total, against=dc, mode=mode, success=success,
            detail=skill or ability, reasons=as_data(reasons),
        )
    )  # fmt: skip
    for reason in reasons:
        if reason.kind == "help":
            turn.emit(e.EffectRemoved(token=token.id, name="helped", source=reason.by, why="ended"))
    return {"natural": natural, "total": total, "mode": mode, "success": success, "reasons": list(as_data(reasons))}


def check(turn: Turnover, command: c.RollCheck) -> Ruling:
    """A check anyone asks for; it costs nothing by itself."""
    token = turn.find(command.token)
    if isinstance(token, Refusal):
        return token
    ability = command.ability or turn.ruleset.skills.get(command.skill, "")
    if command.skill and command.skill not in turn.ruleset.skills and command.skill not in token.creature.skills:
        return Refusal("no_such", {"id": command.skill})
    gm = gm_reasons(command.advantage, command.disadvantage)
    refusal = inspiration_refusal(turn, token, command.inspiration)
    if refusal:
        return refusal
    answer = roll_check(turn, token, command.skill, ability or "str", command.dc, gm, command.inspiration)
    if command.skill == CONCENTRATION:
        answer["broken"] = not answer["success"] and not token.has(SUSTAINED)
        if answer["broken"] and token.concentrating:
            concentrate_on(turn, token.id, "", "broken")
    return answer


def save(turn: Turnover, command: c.RollSave) -> Ruling:
    """A saving throw anyone asks for; `against` is who causes it, for cover."""
    token = turn.find(command.token)
    if isinstance(token, Refusal):
        return token
    against = turn.find(command.against) if command.against else None
    if isinstance(against, Refusal):
        return against
    refusal = inspiration_refusal(turn, token, command.inspiration)
    if refusal:
        return refusal
    gm = gm_reasons(command.advantage, command.disadvantage)
    brings = (MAGIC,) if command.magical else ()
    return roll_a_save(turn, token, command.ability, command.dc, against, gm, command.inspiration, brings)
