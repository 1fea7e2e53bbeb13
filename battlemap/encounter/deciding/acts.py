"""Actions by name, readied actions, checks and saves on request.  What an action does is its *deed*; which deeds an
edition's actions are is its table."""

from collections.abc import Callable
from typing import Any

from battlemap.encounter import commands as c
from battlemap.encounter import events as e
from battlemap.encounter.deciding.attacks import TRIGGERED, attack_refusal, pay_for_attack
from battlemap.encounter.deciding.harm import SPELL, SPELL_LOST, set_life, wake
from battlemap.encounter.deciding.saves import roll_a_save
from battlemap.encounter.deciding.turnover import (
    Ruling,
    Turnover,
    as_data,
    d20s,
    gm_reasons,
    off_turn_refusal,
    pay_off_turn,
    pick,
)
from battlemap.geometry import Cell, distance
from battlemap.model import Effect, Token
from battlemap.rules.attacks import unarmed_strike
from battlemap.rules.checks import (
    better_skill,
    d20_penalty,
    fails_save,
    passive_perception,
    save_bonus,
    skill_bonus,
    strength_dc,
)  # fmt: skip
from battlemap.rules.cover import degree_of
from battlemap.rules.harm import Life
from battlemap.rules.movement import pushed_along
from battlemap.rules.policies.advantage import roll_reasons
from battlemap.rules.policies.steps import sizes_apart
from battlemap.rules.ruleset import ActionRule
from battlemap.rules.ruling import Reason, Refusal, mode_of
from battlemap.rules.sight import not_seen, sees
from battlemap.rules.space import body_of, footprint, others_of
from battlemap.rules.standing import act_refusal, ready_of, rider_of, turn_refusal
from battlemap.rules.terrain import stands_free
from battlemap.rules.threat import reach_dm

MEDICINE_DC = 10
ENOUGH_TO_HIDE = 2
SUSTAINED, CONCENTRATION = "sustained", "concentration"
Deed = Callable[[Turnover, c.Act, Token, Token | None], Ruling]


def act(turn: Turnover, command: c.Act) -> Ruling:
    """One of the ruleset's actions."""
    token = turn.find(command.token)
    if isinstance(token, Refusal):
        return token
    rule = _rule_for(turn, command.action)
    if rule is None:
        return Refusal("no_such", {"id": command.action})
    refusal = _act_refusal(turn, token, rule, command.pays)
    if refusal:
        return refusal
    target: Token | None = None
    if command.target or rule.needs_target:
        found = turn.find(command.target)
        if isinstance(found, Refusal):
            return found
        target = found
    return DEEDS[rule.deed](turn, command, token, target)


def _rule_for(turn: Turnover, name: str) -> ActionRule | None:
    """The ruleset's action; where it lets any name be one, an action of the table's own."""
    known = turn.ruleset.actions.get(name)
    if known is None and turn.ruleset.any_action and name:
        return ActionRule(name, turn.ruleset.main_resource, "note")
    return known


def _act_refusal(turn: Turnover, token: Token, rule: ActionRule, pays: str) -> Refusal | None:
    if rule.replaces_attack:
        return attack_refusal(turn, token, unarmed_strike(token), pays)
    if pays in turn.ruleset.off_turn:
        return Refusal("dead", {"token": token.id}) if token.dead else off_turn_refusal(turn, token, pays)
    if pays and pays in turn.ruleset.free:
        return act_refusal(turn.ruleset, token)
    refusal = turn_refusal(turn.state, turn.ruleset, token, rule.phase)
    if refusal:
        return refusal
    ridden = turn.state.turn.begun and rider_of(turn.state, token) is not None
    if ridden and token.id != turn.state.turn.active and not rule.for_mounts:
        return Refusal("not_allowed", {"rule": "controlled_mount", "token": token.id})
    return turn.lacks(token.id, pays or rule.pays)


def _taken(turn: Turnover, command: c.Act, token: Token) -> None:
    """Pay for it and say it was done."""
    rule = _rule_for(turn, command.action)
    assert rule is not None
    if rule.replaces_attack:
        pay_for_attack(turn, token, None, command.pays)
    elif command.pays in turn.ruleset.off_turn:
        pay_off_turn(turn, token, command.pays, command.action)
    else:
        turn.pay(token.id, command.pays or rule.pays, command.action)
    turn.emit(e.ActionTaken(token=token.id, action=command.action, target=command.target))


def _note(turn: Turnover, command: c.Act, token: Token, target: Token | None) -> Ruling:
    """An action whose effect is the table's."""
    _taken(turn, command, token)
    return {}


def _dash(turn: Turnover, command: c.Act, token: Token, target: Token | None) -> Ruling:
    _taken(turn, command, token)
    turn.emit(e.Dashed(token=token.id))
    return {}


def _gain(turn: Turnover, command: c.Act, token: Token, target: Token | None) -> Ruling:
    """Something spent gives something back: one of the resource the table names."""
    _taken(turn, command, token)
    rule = turn.ruleset.actions[command.action]
    if turn.state.turn.begun:
        turn.emit(e.ResourceSpent(token=token.id, resource=rule.gives, amount=-1, reason=command.action))
    return {"ready": ready_of(turn.state, turn.ruleset, turn.token(token.id))}


def _state(name: str, until: str) -> Deed:
    """A deed that only leaves a state behind."""

    def deed(turn: Turnover, command: c.Act, token: Token, target: Token | None) -> Ruling:
        _taken(turn, command, token)
        if turn.state.turn.begun:
            lasts = f"{until}:{token.id}"
        else:
            lasts = ""
        turn.emit(e.EffectAdded(token=token.id, effect=Effect(name=name, kind="state", until=lasts, source=token.id)))
        return {}

    return deed


def _help(turn: Turnover, command: c.Act, token: Token, target: Token | None) -> Ruling:
    """An enemy beside the helper: the next attack of an ally against it; an ally: its next check (SRD 5.2, Help)."""
    assert target is not None
    refusal = _beside(turn, token, target, command)
    if refusal:
        return refusal
    _taken(turn, command, token)
    name = "helped_against" if turn.state.are_enemies(token, target) else "helped"
    until = f"start_of_turn:{token.id}" if turn.state.turn.begun else ""
    turn.emit(e.EffectAdded(token=target.id, effect=Effect(name=name, kind="state", until=until, source=token.id)))
    return {}


def _beside(turn: Turnover, token: Token, target: Token, command: c.Act) -> Refusal | None:
    """Within the action's reach; a neighbouring square always is (AM-31)."""
    rule, square = _rule_for(turn, command.action), turn.state.scene.square
    reach = max(rule.reach if rule else square, square)
    length = distance(body_of(turn.state, token), body_of(turn.state, target)) * square
    if length > reach:
        return Refusal("out_of_reach", {"target": target.id, "reach": reach / 10, "distance": length / 10})
    return None


def _give(turn: Turnover, command: c.Act, token: Token, target: Token | None) -> Ruling:
    """Something handed to somebody near."""
    assert target is not None
    refusal = Refusal("dead", {"token": target.id}) if target.dead else _beside(turn, token, target, command)
    if refusal:
        return refusal
    _taken(turn, command, token)
    return {}


def _cast(turn: Turnover, command: c.Act, token: Token, target: Token | None) -> Ruling:
    """The declared spell: its target must be seen, and it goes off once (OSE A2-11)."""
    if turn.state.turn.begun:
        if not token.declared.startswith(SPELL):
            return Refusal("not_declared", {"token": token.id, "what": SPELL})
        if token.declared == SPELL_LOST or token.budget.spent.get(SPELL):
            return Refusal("spent", {"token": token.id, "resource": SPELL})
    refusal = not_seen(turn.state, turn.ruleset, token, target) if target is not None else None
    if refusal:
        return refusal
    _taken(turn, command, token)
    turn.pay(token.id, SPELL if turn.state.turn.begun else "", "cast")
    return {}


def _morale(turn: Turnover, command: c.Act, token: Token, target: Token | None) -> Ruling:
    """2d6 up to the morale score: it stands (OR-9)."""
    score = token.creature.sheet.get("morale")
    if score is None:
        return Refusal("not_allowed", {"rule": "no_morale", "token": token.id})
    faces = turn.roll("morale", token.id, (6, 6), "2d6")
    _taken(turn, command, token)
    total, success = sum(faces), sum(faces) <= int(score)
    turn.emit(
        e.D20Rolled(
            token=token.id, what="morale", faces=faces, natural=total, total=total, against=int(score), success=success
        )
    )
    return {"total": total, "success": success}


def _hide(turn: Turnover, command: c.Act, token: Token, target: Token | None) -> Ruling:
    """Out of sight or behind three-quarters cover; Stealth against a fixed number or each enemy's passive Perception."""
    enemies = [other for other in others_of(turn.state, token) if turn.state.are_enemies(other, token)]
    for enemy in enemies:
        if sees(turn.state, turn.ruleset, enemy, token).sees and degree_of(turn.state, enemy, token) < ENOUGH_TO_HIDE:
            return Refusal("not_allowed", {"rule": "in_plain_view", "by": enemy.id})
    _taken(turn, command, token)
    rolled = _check(turn, token, "stealth", "dex", turn.ruleset.hide_dc)
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


def _search(turn: Turnover, command: c.Act, token: Token, target: Token | None) -> Ruling:
    """With a target, Wisdom (Perception): meeting its hide total finds it.  Without one the action is taken and the table says
    what is found."""
    _taken(turn, command, token)
    if target is None:
        return {}
    hiding = target.effect("hiding")
    rolled = _check(turn, token, "perception", "wis", hiding.amount if hiding else None)
    answer: dict[str, Any] = {key: rolled[key] for key in ("natural", "total", "mode")}
    answer["success"] = hiding is not None and rolled["total"] >= hiding.amount
    if answer["success"]:
        turn.emit(e.EffectRemoved(token=target.id, name="hiding", why="found"))
    return answer


def _grapple(turn: Turnover, command: c.Act, token: Token, target: Token | None) -> Ruling:
    assert target is not None
    refusal = _hold_refusal(turn, token, target)
    if refusal is None and "grappled" in target.creature.condition_immune:
        refusal = Refusal("immune", {"token": target.id, "condition": "grappled"})
    if refusal:
        return refusal
    _taken(turn, command, token)
    success = _overpowers(turn, token, target)
    if success:
        turn.emit(e.EffectAdded(token=target.id, effect=Effect(name="grappled", source=token.id)))
    return {"success": success}


def _shove(turn: Turnover, command: c.Act, token: Token, target: Token | None) -> Ruling:
    """Down, or one square away; against a wall, a creature or the rim it stays where it is."""
    assert target is not None
    refusal = _hold_refusal(turn, token, target)
    if refusal is None and command.mode not in ("prone", "away"):
        refusal = Refusal("not_allowed", {"rule": "shove_mode", "mode": command.mode})
    if refusal:
        return refusal
    _taken(turn, command, token)
    success = _overpowers(turn, token, target)
    if success and command.mode == "prone" and "prone" not in target.creature.condition_immune:
        turn.emit(e.EffectAdded(token=target.id, effect=Effect(name="prone")))
    elif success and command.mode == "away":
        _push_one(turn, token, target)
    return {"success": success, "at": list(turn.token(target.id).at)}


def _push_one(turn: Turnover, token: Token, target: Token) -> None:
    away = [_direction(token.at[i], footprint(token), target.at[i], footprint(target)) for i in (0, 1)]
    goal = Cell(target.at[0] + away[0], target.at[1] + away[1])
    if pushed_along(turn.state, target, (goal,)) and stands_free(turn.state, target, goal) is None:
        turn.emit(
            e.TokenMoved(
                token=target.id, start=target.at, path=((goal.x, goal.y),), spot=target.spot, z=target.z, kind="forced"
            )
        )


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
    own = _check(turn, token, "athletics", "str", None)["total"]
    skill = better_skill(turn.ruleset, target, "athletics", "acrobatics")
    return bool(own > _check(turn, target, skill, turn.ruleset.skills[skill], None)["total"])


def _escape(turn: Turnover, command: c.Act, token: Token, target: Token | None) -> Ruling:
    held = next((effect for effect in token.effects if effect.name == "grappled"), None)
    if held is None:
        return Refusal("not_allowed", {"rule": "not_grappled", "token": token.id})
    holder = turn.state.token(held.source)
    _taken(turn, command, token)
    skill = better_skill(turn.ruleset, token, "athletics", "acrobatics")
    if turn.ruleset.contest == "save" or holder is None:
        dc = strength_dc(turn.state, holder) if holder is not None else MEDICINE_DC
        rolled = _check(turn, token, skill, turn.ruleset.skills[skill], dc)
        success = rolled["total"] >= dc
    else:
        rolled = _check(turn, token, skill, turn.ruleset.skills[skill], None)
        success = rolled["total"] > _check(turn, holder, "athletics", "str", None)["total"]
    if success:
        turn.emit(e.EffectRemoved(token=token.id, name="grappled", source=held.source, why="escaped"))
    return {"total": rolled["total"], "natural": rolled["natural"], "mode": rolled["mode"], "success": success}


def _stabilize(turn: Turnover, command: c.Act, token: Token, target: Token | None) -> Ruling:
    """Medicine against 10: the dying are stable (D24 A1-48)."""
    assert target is not None
    refusal = _beside(turn, token, target, command)
    if refusal is None and (target.hp > 0 or target.dead or target.stable):
        refusal = Refusal("not_allowed", {"rule": "not_dying", "target": target.id})
    if refusal:
        return refusal
    _taken(turn, command, token)
    rolled = _check(turn, token, "medicine", "wis", MEDICINE_DC)
    if rolled["success"]:
        set_life(turn, target, Life(0, target.temp_hp, False, True, 0, 0))
    return rolled


def _first_aid(turn: Turnover, command: c.Act, token: Token, target: Token | None) -> Ruling:
    """Medicine against 10 brings the knocked out round; on the dying it stabilises."""
    assert target is not None
    if target.hp <= 0:
        return _stabilize(turn, command, token, target)
    refusal = _beside(turn, token, target, command)
    if refusal is None and not target.has("unconscious"):
        refusal = Refusal("not_allowed", {"rule": "not_unconscious", "target": target.id})
    if refusal:
        return refusal
    _taken(turn, command, token)
    rolled = _check(turn, token, "medicine", "wis", MEDICINE_DC)
    if rolled["success"]:
        wake(turn, target)
    return rolled


DEEDS: dict[str, Deed] = {
    "note": _note, "gain": _gain, "give": _give, "cast": _cast, "morale": _morale,
    "sustain": _state(SUSTAINED, "start_of_turn"),
    "dash": _dash, "disengage": _state("disengaged", "end_of_turn"), "dodge": _state("dodging", "start_of_turn"),
    "help": _help, "hide": _hide, "search": _search, "grapple": _grapple, "shove": _shove, "escape": _escape,
    "stabilize": _stabilize, "first_aid": _first_aid,
}  # fmt: skip


# ---------------------------------------------------------------- d20 on request
def _check(
    turn: Turnover, token: Token, skill: str, ability: str, dc: int | None, gm: tuple[Reason, ...] = ()
) -> dict[str, Any]:
    """One ability check, told as it is rolled; help given to it is used up."""
    reasons = (*roll_reasons(turn.state, turn.ruleset, token, "check", ability), *gm)
    mode = mode_of(reasons)
    faces = turn.roll("check", token.id, d20s(mode), skill or ability)
    natural = pick(faces, mode)
    bonus = skill_bonus(turn.ruleset, token, skill, ability) if skill else token.creature.modifier(ability)
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


def roll_check(turn: Turnover, command: c.RollCheck) -> Ruling:
    """A check anyone asks for; it costs nothing by itself."""
    token = turn.find(command.token)
    if isinstance(token, Refusal):
        return token
    ability = command.ability or turn.ruleset.skills.get(command.skill, "")
    if command.skill and command.skill not in turn.ruleset.skills and command.skill not in token.creature.skills:
        return Refusal("no_such", {"id": command.skill})
    gm = gm_reasons(command.advantage, command.disadvantage)
    answer = _check(turn, token, command.skill, ability or "str", command.dc, gm)
    if command.skill == CONCENTRATION:
        answer["broken"] = not answer["success"] and not token.has(SUSTAINED)
        if answer["broken"] and token.concentrating:
            turn.emit(e.ConcentrationSet(token=token.id, on="", why="broken"))
    return answer


def roll_save(turn: Turnover, command: c.RollSave) -> Ruling:
    """A saving throw anyone asks for; `against` is who causes it, for cover."""
    token = turn.find(command.token)
    if isinstance(token, Refusal):
        return token
    against = turn.find(command.against) if command.against else None
    if isinstance(against, Refusal):
        return against
    return roll_a_save(
        turn, token, command.ability, command.dc, against, gm_reasons(command.advantage, command.disadvantage)
    )


# ---------------------------------------------------------------- ready
def ready(turn: Turnover, command: c.Ready) -> Ruling:
    """The action now, the reaction when the trigger comes; a readied spell needs concentration at once (D14 A4-13)."""
    token = turn.find(command.token)
    if isinstance(token, Refusal):
        return token
    main = turn.ruleset.main_resource
    refusal = turn_refusal(turn.state, turn.ruleset, token) or turn.lacks(token.id, main)
    if refusal:
        return refusal
    turn.pay(token.id, main, "ready")
    turn.emit(
        e.Readied(token=token.id, readied={"trigger": command.trigger, "action": command.action, "on": command.on})
    )
    if command.action == "cast":
        turn.emit(e.ConcentrationSet(token=token.id, on=command.on or command.trigger))
    return {}


def trigger(turn: Turnover, command: c.Trigger) -> Ruling:
    """The trigger has come: the reaction is spent, the readied attack or move is the next step."""
    token = turn.find(command.token)
    if isinstance(token, Refusal):
        return token
    if not token.readied:
        return Refusal("not_allowed", {"rule": "nothing_readied", "token": token.id})
    refusal = act_refusal(turn.ruleset, token) or turn.lacks(token.id, turn.ruleset.reaction)
    if refusal:
        return refusal
    turn.pay(token.id, turn.ruleset.reaction, "readied")
    action = token.readied["action"]
    turn.emit(e.Readied(token=token.id, readied={}))
    if action == "cast":
        turn.emit(e.ConcentrationSet(token=token.id, on="", why="cast"))
    else:
        effect = Effect(name=TRIGGERED, kind="state", until=f"start_of_turn:{token.id}", data={"action": action})
        turn.emit(e.EffectAdded(token=token.id, effect=effect))
    return {"action": action}
