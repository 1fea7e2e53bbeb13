"""Attacks: one on one, saves of several, the damage that follows."""

from typing import Any

from battlemap.encounter import commands as c
from battlemap.encounter import events as e
from battlemap.encounter.deciding.harm import aftermath, targets_of, wound
from battlemap.encounter.deciding.turnover import Ruling, Turnover, as_data, d20s, gm_reasons, pick
from battlemap.model import Attack, Token
from battlemap.rules.attacks import AttackRuling, attack_named, ruling_on
from battlemap.rules.checks import d20_penalty, fails_save, save_bonus
from battlemap.rules.cover import cover_of
from battlemap.rules.dice import parse_dice
from battlemap.rules.policies.advantage import roll_reasons
from battlemap.rules.ruling import Reason, Refusal, mode_of
from battlemap.rules.standing import act_refusal, conditions_of, rider_of, turn_refusal

TRIGGERED = "triggered"


def make_attack(turn: Turnover, command: c.MakeAttack) -> Ruling:
    """The verb: who may, who pays, then the dice."""
    attacker = turn.find(command.token)
    if isinstance(attacker, Refusal):
        return attacker
    attack = attack_named(attacker, command.attack)
    if attack is None:
        return Refusal("no_such", {"id": command.attack})
    targets = targets_of(turn, command.target, command.targets)
    if isinstance(targets, Refusal):
        return targets
    refusal = attack_refusal(turn, attacker, attack, command.pays)
    if refusal:
        return refusal
    saves = attack.save is not None and attack.to_hit is None
    if len(targets) > 1 and not saves:
        return Refusal("not_allowed", {"rule": "one_target"})
    gm = gm_reasons(command.advantage, command.disadvantage)
    rulings = [ruling_on(turn.state, turn.ruleset, attacker, target, attack, gm) for target in targets]
    for ruling in rulings:
        if ruling.refusal:
            return ruling.refusal
    pay_for_attack(turn, attacker, attack, command.pays)
    if saves:
        return _saved_against(turn, attacker, attack, targets, command.damage_total)
    return strike(turn, attacker, targets[0], rulings[0], knock_out=command.knock_out, damage_total=command.damage_total)


def attack_refusal(turn: Turnover, attacker: Token, attack: Attack, pays: str) -> Refusal | None:
    """Turn, state and who pays, before any target is looked at."""
    if pays == turn.ruleset.reaction and attacker.has(TRIGGERED):
        return act_refusal(turn.ruleset, attacker)
    refusal = turn_refusal(turn.state, turn.ruleset, attacker)
    if refusal:
        return refusal
    if turn.state.turn.begun and rider_of(turn.state, attacker) and attacker.id != turn.state.turn.active:
        return Refusal("not_allowed", {"rule": "controlled_mount", "token": attacker.id})
    main = turn.ruleset.main_resource
    if pays not in ("", main):
        return turn.lacks(attacker.id, pays)
    if attacker.budget.swings > 0 and attack.save is None:
        return None
    return turn.lacks(attacker.id, main)


def pay_for_attack(turn: Turnover, attacker: Token, attack: Attack | None, pays: str) -> None:
    """An Attack action buys several swings; the first one pays for all."""
    main = turn.ruleset.main_resource
    if pays == turn.ruleset.reaction and attacker.has(TRIGGERED):
        turn.emit(e.EffectRemoved(token=attacker.id, name=TRIGGERED, why="ended"))
    elif pays not in ("", main):
        turn.pay(attacker.id, pays, "attack")
    elif turn.state.turn.begun:
        breath = attack is not None and attack.save is not None and attack.to_hit is None
        if attacker.budget.swings > 0 and not breath:
            turn.emit(e.SwingsSet(token=attacker.id, swings=attacker.budget.swings - 1))
        else:
            turn.pay(attacker.id, main, "attack")
            swings = 1 if breath else max(attacker.creature.attacks_per_action, 1 + _extra_attack(attacker))
            turn.emit(e.SwingsSet(token=attacker.id, swings=swings - 1))


def _extra_attack(attacker: Token) -> int:
    return int("extra_attack" in attacker.creature.traits)


def strike(
    turn: Turnover, attacker: Token, target: Token, ruling: AttackRuling, *, knock_out: bool = False,
    damage_total: int | None = None,
) -> dict[str, Any]:  # fmt: skip
    """Roll to hit, then for damage; an attack gives the hidden away and uses up a helper's help."""
    mode = ruling.mode
    faces = turn.roll("attack", attacker.id, d20s(mode))
    natural = pick(faces, mode)
    total = natural + ruling.modifier
    hit = natural == 20 or (natural != 1 and total >= ruling.against)
    crit = hit and (natural >= turn.ruleset.attacks.critical_on or _helpless_near(turn, target, ruling.gap))
    turn.emit(
        e.AttackRolled(
            token=attacker.id, target=target.id, attack=ruling.attack.name, faces=faces, natural=natural, total=total,
            against=ruling.against, mode=mode, reasons=as_data(ruling.reasons), hit=hit, crit=crit, cover=ruling.degree,
        )
    )  # fmt: skip
    _spend_hiding_and_help(turn, attacker, target, ruling.reasons)
    answer: dict[str, Any] = {
        "natural": natural, "total": total, "against": ruling.against, "mode": mode, "reasons": list(as_data(ruling.reasons)),
        "hit": hit, "crit": crit, "cover": ruling.degree, "damage": 0,
    }  # fmt: skip
    if hit:
        parts = _damage_parts(turn, attacker, ruling.attack, crit, damage_total)
        answer["damage"] = wound(
            turn, target.id, parts, crit=crit, knock_out=knock_out and ruling.melee, source=attacker.id
        )
        answer["concentration"] = aftermath(turn, {target.id: answer["damage"]})
    return answer


def _helpless_near(turn: Turnover, target: Token, gap: int) -> bool:
    return gap <= 1 and any(rule.critical_near for rule, _ in conditions_of(turn.ruleset, target))


def _spend_hiding_and_help(turn: Turnover, attacker: Token, target: Token, reasons: tuple[Reason, ...]) -> None:
    if attacker.has("hiding"):
        turn.emit(e.EffectRemoved(token=attacker.id, name="hiding", why="attacked"))
    for reason in reasons:
        if reason.kind == "help":
            turn.emit(e.EffectRemoved(token=target.id, name="helped_against", source=reason.by, why="ended"))
            return


def _damage_parts(
    turn: Turnover, attacker: Token, attack: Attack, crit: bool, damage_total: int | None
) -> list[tuple[int, str]]:
    """Dice as written, then the extra ones; a critical rolls each expression's dice twice in a row (D24 A1-40)."""
    if damage_total is not None:
        turn.emit(e.DiceRolled(token=attacker.id, what="damage", dice="", total=damage_total))
        return [(damage_total, attack.type)]
    parts: list[tuple[int, str]] = []
    for text, kind in ((attack.damage, attack.type), *((extra.damage, extra.type) for extra in attack.extra)):
        dice = parse_dice(text)
        faces = turn.roll("damage", attacker.id, dice.sides * (2 if crit else 1), text) if dice.sides else ()
        total = max(0, dice.total(faces))
        if text:
            turn.emit(e.DiceRolled(token=attacker.id, what="damage", dice=text, faces=faces, total=total))
        parts.append((total, kind))
    return parts


def _saved_against(
    turn: Turnover, attacker: Token, attack: Attack, targets: tuple[Token, ...], damage_total: int | None
) -> dict[str, Any]:
    """Each target saves, then the damage is rolled once for all (D24 A1-41)."""
    assert attack.save is not None
    saved: list[str] = []
    for target in targets:
        answer = roll_a_save(turn, target, attack.save.ability, attack.save.dc, against=attacker)
        if answer["success"]:
            saved.append(target.id)
    hurt = [target for target in targets if attack.save.half or target.id not in saved]
    taken = {target.id: 0 for target in targets}
    if hurt:
        parts = _damage_parts(turn, attacker, attack, False, damage_total)
        for target in hurt:
            taken[target.id] = wound(turn, target.id, parts, half=target.id in saved, source=attacker.id)
    if attacker.has("hiding"):
        turn.emit(e.EffectRemoved(token=attacker.id, name="hiding", why="attacked"))
    return {"saved": saved, "taken": taken, "damage": max(taken.values()), "concentration": aftermath(turn, taken)}


def roll_a_save(
    turn: Turnover, token: Token, ability: str, dc: int, against: Token | None = None, gm: tuple[Reason, ...] = ()
) -> dict[str, Any]:
    """One saving throw; cover from the attacker helps Dexterity saves; a condition may make it fail without a roll."""
    failing = fails_save(turn.ruleset, token, ability)
    if failing:
        turn.emit(
            e.D20Rolled(token=token.id, what="save", faces=(), natural=0, total=0, against=dc, success=False, detail=ability)
        )
        return {"natural": 0, "total": 0, "mode": "normal", "success": False, "reasons": [{"kind": failing}]}
    reasons = (*roll_reasons(turn.state, turn.ruleset, token, "save", ability), *gm)
    mode = mode_of(reasons)
    faces = turn.roll("save", token.id, d20s(mode))
    natural = pick(faces, mode)
    cover = cover_of(turn.state, turn.ruleset, against, token).saves if against is not None and ability == "dex" else 0
    total = natural + save_bonus(token, ability) + cover + sum(t.amount for t in d20_penalty(turn.ruleset, token))
    turn.emit(
        e.D20Rolled(
            token=token.id, what="save", faces=faces, natural=natural, total=total, against=dc, mode=mode,
            success=total >= dc, detail=ability, reasons=as_data(reasons),
        )
    )  # fmt: skip
    return {"natural": natural, "total": total, "mode": mode, "success": total >= dc, "reasons": list(as_data(reasons))}
