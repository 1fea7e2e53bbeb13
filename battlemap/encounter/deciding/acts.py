"""Actions by name, readied actions, checks and saves on request.  What an action does is its *deed*; which deeds an
edition's actions are is its table."""

from collections.abc import Callable

from msgspec.structs import replace

from battlemap.encounter import commands as c
from battlemap.encounter import events as e
from battlemap.encounter.deciding.attacks import attack_refusal
from battlemap.encounter.deciding.checks import SUSTAINED, roll_check
from battlemap.encounter.deciding.harm import SPELL, SPELL_LOST, set_life, wake
from battlemap.encounter.deciding.hazards import after_prone
from battlemap.encounter.deciding.hiding import hide, search
from battlemap.encounter.deciding.holds import escape, grapple, shove
from battlemap.encounter.deciding.paying import rule_for, taken
from battlemap.encounter.deciding.turnover import (
    Ruling,
    Turnover,
    off_turn_refusal,
)
from battlemap.geometry import distance
from battlemap.model import Effect, Token
from battlemap.rules.attacks import unarmed_strike
from battlemap.rules.harm import Life
from battlemap.rules.policies.advantage import RECKLESS
from battlemap.rules.ruleset import ActionRule
from battlemap.rules.ruling import Reason, Refusal
from battlemap.rules.sight import not_seen
from battlemap.rules.space import body_of
from battlemap.rules.standing import (
    SURPRISE,
    act_refusal,
    conditions_of,
    is_prone,
    ready_of,
    rider_of,
    turn_refusal,
)

MEDICINE_DC, INFLUENCE_DC = 10, 15
Deed = Callable[[Turnover, c.Act, Token, Token | None], Ruling]


def act(turn: Turnover, command: c.Act) -> Ruling:
    """One of the ruleset's actions."""
    token = turn.find(command.token)
    if isinstance(token, Refusal):
        return token
    rule = rule_for(turn, command.action)
    if rule is None:
        return Refusal("no_such", {"id": command.action})
    if rule.gives:  # what it gives costs its own resource, whatever else is said to pay
        command = replace(command, pays="")
    target = turn.find(command.target) if command.target else None
    if isinstance(target, Refusal):
        return target
    refusal = _act_refusal(turn, token, rule, command.pays)
    if refusal is None and rule.gives and turn.state.turn.phase == SURPRISE:
        refusal = turn.lacks(token.id, rule.gives)
    if refusal is None and rule.needs_target and target is None:  # last: whether it may act at all can be asked without one
        refusal = Refusal("no_such", {"id": ""})
    if refusal:
        return refusal
    return DEEDS[rule.deed](turn, command, token, target)


def _act_refusal(turn: Turnover, token: Token, rule: ActionRule, pays: str) -> Refusal | None:
    if rule.trait and rule.trait not in token.creature.traits:
        return Refusal("not_allowed", {"rule": "lacks_trait", "token": token.id, "trait": rule.trait})
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


def _note(turn: Turnover, command: c.Act, token: Token, target: Token | None) -> Ruling:
    """An action whose effect is the table's."""
    taken(turn, command, token)
    return {}


def _dash(turn: Turnover, command: c.Act, token: Token, target: Token | None) -> Ruling:
    taken(turn, command, token)
    turn.emit(e.Dashed(token=token.id))
    return {}


def _gain(turn: Turnover, command: c.Act, token: Token, target: Token | None) -> Ruling:
    """Something spent gives something back: one of the resource the table names."""
    taken(turn, command, token)
    rule = turn.ruleset.actions[command.action]
    if turn.state.turn.begun:
        turn.emit(e.ResourceSpent(token=token.id, resource=rule.gives, amount=-1, reason=command.action))
    return {"ready": ready_of(turn.state, turn.ruleset, turn.token(token.id))}


def _state(name: str, until: str) -> Deed:
    """A deed that only leaves a state behind."""

    def deed(turn: Turnover, command: c.Act, token: Token, target: Token | None) -> Ruling:
        taken(turn, command, token)
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
    taken(turn, command, token)
    name = "helped_against" if turn.state.are_enemies(token, target) else "helped"
    until = f"start_of_turn:{token.id}" if turn.state.turn.begun else ""
    turn.emit(e.EffectAdded(token=target.id, effect=Effect(name=name, kind="state", until=until, source=token.id)))
    return {}


def _beside(turn: Turnover, token: Token, target: Token, command: c.Act) -> Refusal | None:
    """Within the action's reach; a neighbouring square always is (AM-31)."""
    rule, square = rule_for(turn, command.action), turn.state.scene.square
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
    taken(turn, command, token)
    return {}


def _cast(turn: Turnover, command: c.Act, token: Token, target: Token | None) -> Ruling:
    """The declared spell: its target must be seen, who casts it can speak, and it goes off once (OSE A2-11)."""
    for rule, effect in conditions_of(turn.ruleset, token):
        if rule.silences:
            return Refusal("cannot_act", {"token": token.id, "condition": effect.name})
    if turn.state.turn.begun:
        if not token.declared.startswith(SPELL):
            return Refusal("not_declared", {"token": token.id, "what": SPELL})
        if token.declared == SPELL_LOST or token.budget.spent.get(SPELL):
            return Refusal("spent", {"token": token.id, "resource": SPELL})
    refusal = not_seen(turn.state, turn.ruleset, token, target) if target is not None else None
    if refusal:
        return refusal
    taken(turn, command, token)
    turn.pay(token.id, SPELL if turn.state.turn.begun else "", "cast")
    return {}


def _morale(turn: Turnover, command: c.Act, token: Token, target: Token | None) -> Ruling:
    """2d6 up to the morale score: it stands (OR-9)."""
    score = token.creature.sheet.get("morale")
    if score is None:
        return Refusal("not_allowed", {"rule": "no_morale", "token": token.id})
    faces = turn.roll("morale", token.id, (6, 6), "2d6")
    taken(turn, command, token)
    total, success = sum(faces), sum(faces) <= int(score)
    turn.emit(
        e.D20Rolled(
            token=token.id, what="morale", faces=faces, natural=total, total=total, against=int(score), success=success
        )
    )
    return {"total": total, "success": success}


def _influence(turn: Turnover, command: c.Act, token: Token, target: Token | None) -> Ruling:
    """With a target and a skill (`mode`): a check against 15 or the target's Intelligence; the friendly are easier, the hostile
    harder to bring round (SRD 5.2, Influence).  Else the table talks it out."""
    if target is None or not command.mode:
        return _note(turn, command, token, target)
    if command.mode not in turn.ruleset.persuasion:
        return Refusal("no_such", {"id": command.mode})
    taken(turn, command, token)
    sign = {"friendly": "advantage", "hostile": "disadvantage"}.get(target.attitude)
    reasons = (Reason("attitude_" + target.attitude, sign, target.id),) if sign else ()  # type: ignore[arg-type]
    dc = max(INFLUENCE_DC, target.creature.score("int"))
    return roll_check(turn, token, command.mode, turn.ruleset.skills[command.mode], dc, reasons)


def _extinguish(turn: Turnover, command: c.Act, token: Token, target: Token | None) -> Ruling:
    """Down and rolling: the fire is out (SRD 5.2, Burning)."""
    if not token.has("burning"):
        return Refusal("not_allowed", {"rule": "not_burning", "token": token.id})
    taken(turn, command, token)
    turn.emit(e.EffectRemoved(token=token.id, name="burning", why="ended"))
    if not is_prone(turn.ruleset, token):
        turn.emit(e.EffectAdded(token=token.id, effect=Effect(name="prone")))
    return {"saves": after_prone(turn, token.id)}


def _stabilize(turn: Turnover, command: c.Act, token: Token, target: Token | None) -> Ruling:
    """Medicine against 10: the dying are stable (D24 A1-48)."""
    assert target is not None
    refusal = _beside(turn, token, target, command)
    if refusal is None and (target.hp > 0 or target.dead or target.stable):
        refusal = Refusal("not_allowed", {"rule": "not_dying", "target": target.id})
    if refusal:
        return refusal
    taken(turn, command, token)
    rolled = roll_check(turn, token, "medicine", "wis", MEDICINE_DC)
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
    taken(turn, command, token)
    rolled = roll_check(turn, token, "medicine", "wis", MEDICINE_DC)
    if rolled["success"]:
        wake(turn, target)
    return rolled


DEEDS: dict[str, Deed] = {
    "note": _note, "gain": _gain, "give": _give, "cast": _cast, "morale": _morale,
    "influence": _influence, "extinguish": _extinguish,
    "sustain": _state(SUSTAINED, "start_of_turn"), "reckless": _state(RECKLESS, "start_of_turn"),
    "dash": _dash, "disengage": _state("disengaged", "end_of_turn"), "dodge": _state("dodging", "start_of_turn"),
    "help": _help, "hide": hide, "search": search, "grapple": grapple, "shove": shove, "escape": escape,
    "stabilize": _stabilize, "first_aid": _first_aid,
}  # fmt: skip
