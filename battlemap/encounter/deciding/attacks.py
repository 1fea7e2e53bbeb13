"""Attacks: one on one, saves of several, the damage that follows."""

from typing import Any

from battlemap.encounter import commands as c
from battlemap.encounter import events as e
from battlemap.encounter.deciding.bringing import bring
from battlemap.encounter.deciding.harm import aftermath, disturb, targets_of, wound
from battlemap.encounter.deciding.limits import limit_refusal, use
from battlemap.encounter.deciding.objects import roll_at_door, strike_door
from battlemap.encounter.deciding.riders import bring_all, brought, riders_of
from battlemap.encounter.deciding.saves import roll_a_save
from battlemap.encounter.deciding.turnover import (
    Ruling,
    Turnover,
    as_data,
    gm_reasons,
    inspiration_refusal,
    off_turn_refusal,
    pay_off_turn,
    roll_d20,
)
from battlemap.model import Attack, PendingAnswer, Token, Waiting
from battlemap.rules.attacks import AttackRuling, attack_named, is_save_only, ruling_on
from battlemap.rules.dice import parse_dice
from battlemap.rules.harm import ALL
from battlemap.rules.objects import PREFIX
from battlemap.rules.ruling import Reason, Refusal
from battlemap.rules.standing import act_refusal, conditions_of, rider_of, traits_of, turn_refusal
from battlemap.rules.threat import shooting_provocations

TRIGGERED, REACTION = "triggered", "reaction"
ATTACKING, BESIDE = "attack_action", "beside"  # noted with what is spent: no resource of any ruleset


def make_attack(turn: Turnover, command: c.MakeAttack) -> Ruling:
    """The verb: who may, who pays, who may strike first, then the dice."""
    attacker = turn.find(command.token)
    if isinstance(attacker, Refusal):
        return attacker
    attack = attack_named(attacker, command.attack)
    if attack is None:
        return Refusal("no_such", {"id": command.attack})
    if command.target.startswith(PREFIX):
        return _at_a_door(turn, attacker, attack, command)
    targets = targets_of(turn, command.target, command.targets)
    if isinstance(targets, Refusal):
        return targets
    refusal = attack_refusal(turn, attacker, attack, command.pays) or limit_refusal(turn, attacker, attack)
    refusal = refusal or inspiration_refusal(turn, attacker, command.inspiration)
    if refusal:
        return refusal
    if len(targets) > 1 and not is_save_only(attack):
        return Refusal("not_allowed", {"rule": "one_target"})
    gm = gm_reasons(command.advantage, command.disadvantage)
    rulings = [
        ruling_on(turn.state, turn.ruleset, attacker, target, attack, gm, command.penalty, command.pays)
        for target in targets
    ]
    for ruling in rulings:
        if ruling.refusal:
            return ruling.refusal
    pay_for_attack(turn, attacker, attack, command.pays)
    use(turn, attacker, attack)
    said = {
        "advantage": command.advantage, "disadvantage": command.disadvantage, "knock_out": command.knock_out,
        "damage_total": command.damage_total, "penalty": command.penalty, "pays": command.pays,
        "inspiration": command.inspiration,
    }  # fmt: skip
    waiting = Waiting(
        kind="attack", token=attacker.id, attack=command.attack, targets=tuple(target.id for target in targets),
        said={key: value for key, value in said.items() if value},
    )  # fmt: skip
    return _wait_or_roll(turn, attacker, attack, rulings, waiting)


def _at_a_door(turn: Turnover, attacker: Token, attack: Attack, command: c.MakeAttack) -> Ruling:
    refusal = attack_refusal(turn, attacker, attack, command.pays)
    found = refusal or strike_door(turn, attacker, attack, command)
    if isinstance(found, Refusal):
        return found
    pay_for_attack(turn, attacker, attack, command.pays)
    return roll_at_door(turn, found, command)


def _wait_or_roll(
    turn: Turnover, attacker: Token, attack: Attack, rulings: list[AttackRuling], waiting: Waiting
) -> dict[str, Any]:
    """Whoever may strike at a shooter beside it is asked first (D4E A5-6)."""
    found = shooting_provocations(turn.state, turn.ruleset, attacker, attack, any(r.melee for r in rulings))
    told = {"provokes": [p.as_answer() for p in found], "at": list(attacker.at)}
    if not found or not turn.state.turn.begun:
        return {**_roll(turn, attacker, attack, rulings, waiting.said), **told, "pending": []}
    pending = tuple(
        PendingAnswer(by=p.by, at=(p.at.x, p.at.y), kind=p.kind, attacks=p.attacks) for p in found
    )
    turn.emit(e.MoveWaits(waiting=(*turn.state.waiting, _with_pending(waiting, pending))))
    return {**told, "pending": [p.by for p in pending]}


def _with_pending(waiting: Waiting, pending: tuple[PendingAnswer, ...]) -> Waiting:
    return Waiting(
        kind="attack", token=waiting.token, attack=waiting.attack, targets=waiting.targets, said=waiting.said, pending=pending
    )


def resume(turn: Turnover, waiting: Waiting) -> dict[str, Any]:
    """The attack that waited is rolled now, unless it is no longer possible: then it is lost, and so is what paid for it."""
    attacker = turn.state.token(waiting.token)
    attack = attack_named(attacker, waiting.attack) if attacker is not None else None
    if attacker is None or attack is None or act_refusal(turn.ruleset, attacker):
        return {}
    said = waiting.said
    gm = gm_reasons(bool(said.get("advantage")), bool(said.get("disadvantage")))
    rulings = [
        ruling_on(turn.state, turn.ruleset, attacker, target, attack, gm, said.get("penalty"), said.get("pays", ""))
        for target in (turn.state.token(target_id) for target_id in waiting.targets)
        if target is not None
    ]
    rulings = [ruling for ruling in rulings if ruling.refusal is None]
    return _roll(turn, attacker, attack, rulings, said) if rulings else {}


def _roll(
    turn: Turnover, attacker: Token, attack: Attack, rulings: list[AttackRuling], said: dict[str, Any]
) -> dict[str, Any]:
    if not turn.ruleset.attacks.rolls:
        return _told(turn, attacker, rulings[0])
    total = said.get("damage_total")
    if is_save_only(attack):
        return _saved_against(turn, attacker, rulings, total)
    return strike(
        turn, attacker, rulings[0].blow.target, rulings[0], knock_out=bool(said.get("knock_out")), damage_total=total,
        inspiration=bool(said.get("inspiration")),
    )  # fmt: skip


def _told(turn: Turnover, attacker: Token, ruling: AttackRuling) -> dict[str, Any]:
    """The table rolls; the program says with what (rules.md A3-16)."""
    target = ruling.blow.target.id
    turn.emit(e.ActionTaken(token=attacker.id, action="attack", target=target))
    return {"modifier": ruling.modifier, "damage_bonus_percent": ruling.percent, "cover": ruling.degree}


def attack_refusal(turn: Turnover, attacker: Token, attack: Attack, pays: str) -> Refusal | None:
    """Turn, phase, state and who pays, before any target is looked at."""
    ruleset = turn.ruleset
    if fires(turn, attacker, pays, "attack"):
        return act_refusal(ruleset, attacker)
    if pays in ruleset.off_turn:
        return Refusal("dead", {"token": attacker.id}) if attacker.dead else off_turn_refusal(turn, attacker, pays)
    if pays and pays in ruleset.free:
        return act_refusal(ruleset, attacker)
    refusal = turn_refusal(turn.state, ruleset, attacker, ruleset.attacks.phase(attack))
    if refusal is None and pays and pays == ruleset.reaction and turn.state.turn.begun:
        return Refusal("not_allowed", {"rule": "nothing_triggered", "token": attacker.id})
    if refusal is None and turn.state.turn.begun and ruleset.attacks.before is not None:
        refusal = ruleset.attacks.before(turn.state, ruleset, attacker, attack)
    if refusal:
        return refusal
    if turn.state.turn.begun and rider_of(turn.state, attacker) and attacker.id != turn.state.turn.active:
        return Refusal("not_allowed", {"rule": "controlled_mount", "token": attacker.id})
    if turn.state.turn.begun and pays and pays == ruleset.reaction:
        return Refusal("not_allowed", {"rule": "nothing_triggered", "token": attacker.id})
    if pays not in ("", ruleset.main_resource):
        return turn.lacks(attacker.id, pays)
    if attacker.budget.swings > 0 and _is_a_swing(attack) or _may_join(attacker, attack):
        return None
    return turn.lacks(attacker.id, ruleset.main_resource)


def _is_a_swing(attack: Attack | None) -> bool:
    """Is it one of the strikes of an Attack action, or made in the place of one?"""
    return attack is None or not is_save_only(attack) or attack.joins == "instead"


def _may_join(attacker: Token, attack: Attack | None) -> bool:
    """Is it used beside the strikes of the Attack action under way, and has none been yet?"""
    spent = attacker.budget.spent
    return attack is not None and attack.joins == "beside" and bool(spent.get(ATTACKING)) and not spent.get(BESIDE)


def fires(turn: Turnover, token: Token, pays: str, action: str) -> bool:
    """Is this the readied action, now that its trigger has come?  It is made "as a reaction", whatever resource that is."""
    effect = token.effect(TRIGGERED)
    return effect is not None and effect.data.get("action") == action and pays in (REACTION, turn.ruleset.reaction)


def pay_for_attack(turn: Turnover, attacker: Token, attack: Attack | None, pays: str) -> None:
    """An Attack action buys several swings; the first one pays for all."""
    main = turn.ruleset.main_resource
    if fires(turn, attacker, pays, "attack"):
        turn.emit(e.EffectRemoved(token=attacker.id, name=TRIGGERED, why="ended"))
    elif pays in turn.ruleset.off_turn:
        pay_off_turn(turn, attacker, pays, "attack")
    elif pays not in ("", main):
        turn.pay(attacker.id, pays, "attack")
    elif turn.state.turn.begun:
        if attacker.budget.swings > 0 and _is_a_swing(attack):
            turn.emit(e.SwingsSet(token=attacker.id, swings=attacker.budget.swings - 1))
        elif _may_join(attacker, attack):
            turn.emit(e.ResourceSpent(token=attacker.id, resource=BESIDE, reason="attack"))
        else:
            turn.pay(attacker.id, main, "attack")
            _begin_swings(turn, attacker, attack)


def _begin_swings(turn: Turnover, attacker: Token, attack: Attack | None) -> None:
    """The Attack action is paid for: how many strikes are left in it, and whether something may be used beside them."""
    whole = max(attacker.creature.attacks_per_action, 1 + _extra_attack(attacker))
    beside = attack is not None and attack.joins == "beside"
    left = whole if beside else whole - 1 if _is_a_swing(attack) else 0
    if left != attacker.budget.swings:
        turn.emit(e.SwingsSet(token=attacker.id, swings=left))
    if any(each.joins == "beside" for each in attacker.creature.attacks) and (beside or _is_a_swing(attack)):
        used = {ATTACKING: 1, BESIDE: int(beside)}
        for name in [name for name, number in used.items() if attacker.budget.spent.get(name, 0) < number]:
            turn.emit(e.ResourceSpent(token=attacker.id, resource=name, reason="attack"))


def _extra_attack(attacker: Token) -> int:
    return int("extra_attack" in attacker.creature.traits)


def strike(
    turn: Turnover, attacker: Token, target: Token, ruling: AttackRuling, *, knock_out: bool = False,
    damage_total: int | None = None, inspiration: bool = False,
) -> dict[str, Any]:  # fmt: skip
    """Roll to hit, then for damage; an attack gives the hidden away and uses up a helper's help."""
    if not turn.ruleset.attacks.rolls:
        return _told(turn, attacker, ruling)
    mode = ruling.mode
    faces, natural = roll_d20(turn, "attack", attacker, mode, inspiration=inspiration)
    total = natural + ruling.modifier
    hit = natural == 20 or (natural != 1 and total >= ruling.against)
    crit = hit and bool(turn.ruleset.attacks.critical) and (
        natural >= turn.ruleset.attacks.critical_on
        or _helpless_near(turn, target, ruling.gap)
        or _caught_by(turn, attacker, target)
    )
    turn.emit(
        e.AttackRolled(
            token=attacker.id, target=target.id, attack=ruling.attack.name, faces=faces, natural=natural, total=total,
            against=ruling.against, mode=mode, reasons=as_data(ruling.reasons), hit=hit, crit=crit, cover=ruling.degree,
        )
    )  # fmt: skip
    _spend_hiding_and_help(turn, attacker, target, ruling.reasons)
    answer: dict[str, Any] = {
        "natural": natural, "total": total, "against": ruling.against, "mode": mode, "reasons": list(as_data(ruling.reasons)),
        "hit": hit, "crit": crit, "cover": ruling.degree, "damage": 0, "brought": [], "concentration": [],
    }  # fmt: skip
    if hit:
        disturb(turn, target.id)
        parts = _damage_parts(turn, ruling, crit, damage_total)
        riders = riders_of(turn, ruling, crit, damage_total is not None)
        parts += riders.parts
        answer["damage"] = wound(
            turn, target.id, parts, crit=crit, knock_out=knock_out and ruling.melee, source=attacker.id, in_phase=True,
            least=turn.ruleset.attacks.least, magical=ruling.attack.magical,
        )  # fmt: skip
        answer["brought"] = bring_all(turn, ruling, riders)
        answer["concentration"] = aftermath(turn, {target.id: answer["damage"]})
    return answer


def _helpless_near(turn: Turnover, target: Token, gap: int) -> bool:
    return gap <= 1 and any(rule.critical_near for rule, _ in conditions_of(turn.ruleset, target))


def _caught_by(turn: Turnover, attacker: Token, target: Token) -> bool:
    """Is it surprised by somebody whose hits are then critical (SRD 5.1, Assassinate)?"""
    return target.has("surprised") and any(trait.kills_surprised for trait in traits_of(turn.ruleset, attacker))


def _spend_hiding_and_help(turn: Turnover, attacker: Token, target: Token, reasons: tuple[Reason, ...]) -> None:
    if attacker.has("hiding"):
        turn.emit(e.EffectRemoved(token=attacker.id, name="hiding", why="attacked"))
    for reason in reasons:
        if reason.kind == "help":
            turn.emit(e.EffectRemoved(token=target.id, name="helped_against", source=reason.by, why="ended"))
            return


def _damage_parts(
    turn: Turnover, ruling: AttackRuling, crit: bool, damage_total: int | None
) -> list[tuple[int, str]]:
    """Dice as written, then the extra ones.  A critical rolls each expression's dice twice in a row (D24 A1-40), or takes the
    highest face of each (D4E)."""
    rules, attacker, immune = turn.ruleset.attacks, ruling.blow.attacker, ruling.blow.target.creature.immune
    if damage_total is not None:
        turn.emit(e.DiceRolled(token=attacker.id, what="damage", dice="", total=damage_total))
        return [(damage_total, ruling.attack.type)]
    parts: list[tuple[int, str]] = []
    for text, kind in rules.damage(turn.state, turn.ruleset, ruling.blow):
        if rules.immune_unrolled and (kind in immune or ALL in immune):
            parts.append((0, kind))
            continue
        dice = parse_dice(text)
        highest = crit and rules.critical == "highest"
        sides = () if highest else dice.sides * (2 if crit else 1)
        faces = turn.roll("damage", attacker.id, sides, text) if sides else ()
        total = max(0, dice.highest if highest else dice.total(faces))
        if text:
            turn.emit(e.DiceRolled(token=attacker.id, what="damage", dice=text, faces=faces, total=total))
        parts.append((total, kind))
    part = max((rule.damage_part for rule, _ in conditions_of(turn.ruleset, attacker)), default=1)
    parts = [(amount // part, kind) for amount, kind in parts]
    if parts and not parts[0][0] and sum(amount for amount, _ in parts) < rules.least and parts[0][1] not in immune:
        parts[0] = (rules.least, parts[0][1])
    return parts


def _saved_against(
    turn: Turnover, attacker: Token, rulings: list[AttackRuling], damage_total: int | None
) -> dict[str, Any]:
    """Each target saves, then the damage is rolled once for all (D24 A1-41)."""
    attack, targets = rulings[0].attack, [ruling.blow.target for ruling in rulings]
    save = attack.save
    assert save is not None
    saved, half, spared, failed = list[str](), set[str](), set[str](), list[Token]()
    for target in targets:
        success = roll_a_save(
            turn, target, save.ability, save.dc, against=attacker, brings=brought(save, attack.magical)
        )["success"]
        evades = save.half and save.ability == "dex" and any(trait.evades for trait in traits_of(turn.ruleset, target))
        if success:
            saved.append(target.id)
        else:
            failed.append(target)
        if success and (evades or not save.half):
            spared.add(target.id)
        elif success or evades:
            half.add(target.id)
    harmless = not attack.damage and not attack.extra and damage_total is None
    hurt = [target for target in targets if target.id not in spared and not harmless]
    taken = {target.id: 0 for target in targets}
    if hurt:
        parts = _damage_parts(turn, rulings[0], False, damage_total)
        for target in hurt:
            taken[target.id] = wound(
                turn, target.id, parts, half=target.id in half, source=attacker.id, in_phase=True, magical=attack.magical
            )
    if attacker.has("hiding"):
        turn.emit(e.EffectRemoved(token=attacker.id, name="hiding", why="attacked"))
    brings = {
        target.id: found for target in failed if (found := bring(turn, attacker, target.id, attack, save.conditions, save))
    }  # fmt: skip
    told = {"saved": saved, "taken": taken, "damage": max(taken.values()), "brought": brings}
    return {**told, "concentration": aftermath(turn, taken)}
