"""Hiding and searching (SRD 5.1 and 5.2; fine print of the scenario format)."""

from typing import Any

from battlemap.encounter import commands as c
from battlemap.encounter import events as e
from battlemap.encounter.deciding.checks import roll_check
from battlemap.encounter.deciding.paying import taken
from battlemap.encounter.deciding.turnover import Ruling, Turnover
from battlemap.model import Effect, Token
from battlemap.rules.checks import passive_perception
from battlemap.rules.cover import degree_of
from battlemap.rules.ruling import Reason, Refusal
from battlemap.rules.sight import obscured, sees
from battlemap.rules.space import cells_of, others_of
from battlemap.rules.standing import traits_of

ENOUGH_TO_HIDE = 2


def hide(turn: Turnover, command: c.Act, token: Token, target: Token | None) -> Ruling:
    """Out of sight or behind three-quarters cover; Stealth against a fixed number or each enemy's passive Perception."""
    enemies = [other for other in others_of(turn.state, token) if turn.state.are_enemies(other, token)]
    for enemy in enemies:
        if sees(turn.state, turn.ruleset, enemy, token).sees and degree_of(turn.state, enemy, token) < ENOUGH_TO_HIDE:
            return Refusal("not_allowed", {"rule": "in_plain_view", "by": enemy.id})
    taken(turn, command, token)
    rolled = roll_check(turn, token, "stealth", "dex", turn.ruleset.hide_dc)
    total, dc = rolled["total"], turn.ruleset.hide_dc
    if dc is not None:
        hidden_from = [enemy.id for enemy in enemies] if total >= dc else []
    else:
        hidden_from = [enemy.id for enemy in enemies if total >= passive_perception(turn.ruleset, enemy)]
    success = total >= dc if dc is not None else len(hidden_from) == len(enemies)
    if success or hidden_from:
        seen_by = [enemy.id for enemy in enemies if enemy.id not in hidden_from]
        effect = Effect(name="hiding", kind="state", source=token.id, amount=total, data={"seen_by": seen_by})
        turn.emit(e.EffectAdded(token=token.id, effect=effect))
    return {"total": total, "success": success, "hidden_from": hidden_from, "natural": rolled["natural"], "mode": rolled["mode"]}


def search(turn: Turnover, command: c.Act, token: Token, target: Token | None) -> Ruling:
    """With a target, Wisdom (Perception): meeting its hide total finds it.  Without one the action is taken and the table says
    what is found."""
    taken(turn, command, token)
    if target is None:
        return {}
    hiding = target.effect("hiding")
    murky = [obscured(turn.state, turn.ruleset, token, cell) for cell in cells_of(target)]
    reasons: tuple[Reason, ...] = () if set(murky) != {"light"} else (Reason("lightly_obscured", "disadvantage", target.id),)
    keen = [trait.name for trait in traits_of(turn.ruleset, token) if trait.keen]
    reasons = (*reasons, *(Reason(name, "advantage", token.id) for name in keen))
    rolled = roll_check(turn, token, "perception", "wis", hiding.amount if hiding else None, reasons)
    answer: dict[str, Any] = {key: rolled[key] for key in ("natural", "total", "mode")}
    answer["success"] = hiding is not None and rolled["total"] >= hiding.amount
    if answer["success"]:
        turn.emit(e.EffectRemoved(token=target.id, name="hiding", why="found"))
    return answer
