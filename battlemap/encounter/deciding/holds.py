"""Holding and shoving: grapple, shove, escape (SRD 5.1 and 5.2; D14 A4-16)."""

from typing import Any

from battlemap.encounter import commands as c
from battlemap.encounter import events as e
from battlemap.encounter.deciding.checks import roll_check
from battlemap.encounter.deciding.harm import release
from battlemap.encounter.deciding.hazards import after_prone
from battlemap.encounter.deciding.moves import push
from battlemap.encounter.deciding.paying import taken
from battlemap.encounter.deciding.saves import roll_a_save
from battlemap.encounter.deciding.turnover import Ruling, Turnover
from battlemap.geometry import Cell, distance
from battlemap.model import Effect, Token
from battlemap.rules.checks import better_skill, fails_save, save_bonus, strength_dc
from battlemap.rules.cover import degree_of
from battlemap.rules.policies.steps import sizes_apart
from battlemap.rules.ruling import Refusal
from battlemap.rules.space import body_of, footprint
from battlemap.rules.threat import reach_dm

LOOSE_DC = 10


def grapple(turn: Turnover, command: c.Act, token: Token, target: Token | None) -> Ruling:
    assert target is not None
    refusal = _hold_refusal(turn, token, target)
    if refusal is None and "grappled" in target.creature.condition_immune:
        refusal = Refusal("immune", {"token": target.id, "condition": "grappled"})
    if refusal:
        return refusal
    taken(turn, command, token)
    success = _overpowers(turn, token, target)
    if success:
        turn.emit(e.EffectAdded(token=target.id, effect=Effect(name="grappled", source=token.id)))
    return {"success": success}


def shove(turn: Turnover, command: c.Act, token: Token, target: Token | None) -> Ruling:
    """Down, or one square away; against a wall, a creature or the rim it stays where it is."""
    assert target is not None
    refusal = _hold_refusal(turn, token, target)
    if refusal is None and command.mode not in ("prone", "away"):
        refusal = Refusal("not_allowed", {"rule": "shove_mode", "mode": command.mode})
    if refusal:
        return refusal
    taken(turn, command, token)
    success, saves = _overpowers(turn, token, target), list[dict[str, Any]]()
    if success and command.mode == "prone" and "prone" not in target.creature.condition_immune:
        turn.emit(e.EffectAdded(token=target.id, effect=Effect(name="prone")))
        saves = after_prone(turn, target.id)
    elif success and command.mode == "away":
        saves = push(turn, target, [_square_away(token, target)])[1]
    return {"success": success, "at": list(turn.token(target.id).at), "saves": saves}


def _square_away(token: Token, target: Token) -> Cell:
    away = [_direction(token.at[i], footprint(token), target.at[i], footprint(target)) for i in (0, 1)]
    return Cell(target.at[0] + away[0], target.at[1] + away[1])


def _direction(own: int, own_side: int, other: int, other_side: int) -> int:
    """-1, 0 or 1: where the other lies along one axis."""
    if other >= own + own_side:
        return 1
    return -1 if other + other_side <= own else 0


def _hold_refusal(turn: Turnover, token: Token, target: Token) -> Refusal | None:
    """Within reach, at most one size larger."""
    if target.dead or target.id == token.id:
        return Refusal("dead" if target.dead else "not_allowed", {"token": target.id})
    gap = distance(body_of(turn.state, token), body_of(turn.state, target)) * turn.state.scene.square
    if gap > reach_dm(turn.state, token):
        return Refusal("out_of_reach", {"target": target.id, "reach": reach_dm(turn.state, token) / 10})
    if degree_of(turn.state, token, target) >= 3:
        return Refusal("total_cover", {"target": target.id})
    if sizes_apart(target, token) > 1:
        return Refusal("not_allowed", {"rule": "too_large", "target": target.id})
    return None


def _overpowers(turn: Turnover, token: Token, target: Token) -> bool:
    """By the ruleset's way: the target saves with the better of Strength and Dexterity, or a contest."""
    if turn.ruleset.contest == "save":
        ability = max(("str", "dex"), key=lambda name: save_bonus(target, name))
        if fails_save(turn.ruleset, target, ability):
            ability = next((a for a in ("str", "dex") if not fails_save(turn.ruleset, target, a)), ability)
        return not roll_a_save(turn, target, ability, strength_dc(turn.state, token))["success"]
    own = roll_check(turn, token, "athletics", "str", None)["total"]
    skill = better_skill(turn.ruleset, target, "athletics", "acrobatics")
    return bool(own > roll_check(turn, target, skill, turn.ruleset.skills[skill], None)["total"])


def escape(turn: Turnover, command: c.Act, token: Token, target: Token | None) -> Ruling:
    held = next((effect for effect in token.effects if effect.name == "grappled"), None)
    if held is None:
        return Refusal("not_allowed", {"rule": "not_grappled", "token": token.id})
    holder = turn.state.token(held.source)
    taken(turn, command, token)
    skill = better_skill(turn.ruleset, token, "athletics", "acrobatics")
    printed = int(held.data.get("escape", 0))
    if turn.ruleset.contest == "save" or holder is None or printed:
        dc = printed or (strength_dc(turn.state, holder) if holder is not None else LOOSE_DC)
        rolled = roll_check(turn, token, skill, turn.ruleset.skills[skill], dc)
        success = rolled["total"] >= dc
    else:
        rolled = roll_check(turn, token, skill, turn.ruleset.skills[skill], None)
        success = rolled["total"] > roll_check(turn, holder, "athletics", "str", None)["total"]
    if success:
        release(turn, token.id, held.source, "escaped")
    return {"total": rolled["total"], "natural": rolled["natural"], "mode": rolled["mode"], "success": success}
