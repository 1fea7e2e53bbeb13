"""Damage, healing, temporary hit points, conditions, concentration, and what they set off: saves, falls, grips that slip."""

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from battlemap.encounter import commands as c
from battlemap.encounter import events as e
from battlemap.encounter.deciding.lapses import concentrate_on
from battlemap.encounter.deciding.objects import damage_door, door_named
from battlemap.encounter.deciding.turnover import Ruling, Turnover, as_data, d20s, pick
from battlemap.model import Effect, Token
from battlemap.rules.checks import d20_penalty, fails_save, save_bonus
from battlemap.rules.dice import parse_dice
from battlemap.rules.harm import DamageSum, Life, concentration_dc, hurt
from battlemap.rules.objects import PREFIX
from battlemap.rules.policies.advantage import roll_reasons
from battlemap.rules.ruling import Refusal, mode_of
from battlemap.rules.standing import is_incapacitated, is_prone, speed_of, traits_of

FALL_STEP, MOST_FALL_DICE = 30, 20
KNOCKED_OUT, NO_REGENERATION = "knocked_out", "no_regeneration"
SPELL, SPELL_LOST = "spell", "spell_lost"
HELD, USED, RELENTLESS = "grappled", "used", "relentless"


def targets_of(turn: Turnover, target: str, targets: Sequence[str]) -> tuple[Token, ...] | Refusal:
    """The tokens a command names; the dead are no targets here, they only stay as they are."""
    found: list[Token] = []
    for token_id in targets or (target,):
        token = turn.find(token_id)
        if isinstance(token, Refusal):
            return token
        found.append(token)
    return tuple(found)


def apply_damage(turn: Turnover, command: c.ApplyDamage) -> Ruling:
    """Damage by the table or the game master: rolled once for all.  A door takes it too."""
    door = door_named(turn, command.target) if command.target.startswith(PREFIX) else None
    targets = targets_of(turn, command.target, command.targets) if door is None else ()
    if isinstance(targets, Refusal) or isinstance(door, Refusal):
        return targets if isinstance(targets, Refusal) else door  # type: ignore[return-value]
    parts = [(part.amount, part.type) for part in command.parts if part.amount or not part.roll]
    for text, kind in ((command.roll, command.type), *((part.roll, part.type) for part in command.parts)):
        if not text:
            continue
        try:
            dice = parse_dice(text)
        except ValueError:
            return Refusal("not_allowed", {"rule": "dice", "dice": text})
        faces = turn.roll("damage", "", dice.sides, text)
        total = max(0, dice.total(faces))
        turn.emit(e.DiceRolled(token="", what="damage", dice=text, faces=faces, total=total))
        parts.append((total, kind))
    if door is not None:
        return damage_door(turn, door, parts)
    taken = {
        token.id: wound(turn, token.id, parts, adjust=command.adjust, half=token.id in command.half, crit=command.crit,
                        magical=command.magical)
        for token in targets
    }  # fmt: skip
    return {"taken": taken, "concentration": aftermath(turn, taken)}


def wound(
    turn: Turnover, target: str, parts: Sequence[tuple[int, str]], *, adjust: int = 0, half: bool = False,
    crit: bool = False, knock_out: bool = False, source: str = "", in_phase: bool = False,
    magical: bool = False, least: int = 0,
) -> int:  # fmt: skip
    """One blow on one token; what it took, before temporary hit points.  `in_phase`: struck in a phase sides may share, in
    which blows land together at its end (OR, ties)."""
    token = turn.token(target)
    found = turn.ruleset.harm.damage(turn.ruleset, token, parts, adjust, half, magical)
    if found.taken < least and not any(step["what"] == "immune" for step in found.steps):
        found = DamageSum(least, (*found.steps, {"what": "least", "amount": least}))
    if in_phase and len(turn.state.turn.acting) > 1:
        turn.emit(e.BlowHeld(target=target, taken=found.taken, source=source))
        return int(found.taken)
    strict = turn.ruleset.option(turn.state, "temp_hp_at_zero") == "fail"
    life = hurt(turn.ruleset, token, found.taken, crit, knock_out, strict)
    if life.fell and life.dead and not crit:
        life = _endured(turn, token, life, found.taken, [kind for amount, kind in parts if amount > 0])
    if life.fell and life.hp <= 0:
        life = _shrugged_off(turn, token, life, found.taken)
    turn.emit(
        e.DamageTaken(
            target=target, taken=found.taken, hp=life.hp, temp_hp=life.temp_hp, source=source, crit=crit, steps=found.steps
        )
    )
    set_life(turn, token, life)
    if life.fell and not life.dead and life.hp > 0:
        turn.emit(e.EffectAdded(token=target, effect=Effect(name="unconscious", data={KNOCKED_OUT: True})))
    if life.fell:
        let_go(turn, target)
    _stop_regeneration(turn, target, [kind for amount, kind in parts if amount > 0] if found.taken else [])
    return int(found.taken)


def _endured(turn: Turnover, token: Token, life: Life, taken: int, kinds: Sequence[str]) -> Life:
    """A Constitution save against 5 + damage may leave it 1 hit point (SRD 5.1 and 5.2, Undead Fortitude)."""
    endures = [trait.endures for trait in traits_of(turn.ruleset, token) if trait.endures is not None]
    if not endures or any(set(kinds) & set(spoiled) for spoiled in endures):
        return life
    dc = 5 + taken
    faces = turn.roll("save", token.id, (20,), "con")
    total = faces[0] + save_bonus(token, "con")
    turn.emit(
        e.D20Rolled(
            token=token.id, what="save", faces=faces, natural=faces[0], total=total, against=dc, success=total >= dc,
            detail="con",
        )
    )  # fmt: skip
    return Life(1, life.temp_hp, False, False, 0, 0) if total >= dc else life


def _shrugged_off(turn: Turnover, token: Token, life: Life, taken: int) -> Life:
    """Once until a rest, little enough damage leaves it 1 hit point (SRD 5.1, Relentless)."""
    used = any((effect.name, effect.type) == (USED, RELENTLESS) for effect in token.effects)
    enough = taken <= int(token.creature.sheet.get(RELENTLESS, 0))
    if used or not enough or not any(trait.shrugs_off for trait in traits_of(turn.ruleset, token)):
        return life
    turn.emit(e.EffectAdded(token=token.id, effect=Effect(name=USED, kind="state", type=RELENTLESS, amount=1)))
    return Life(1, life.temp_hp, False, False, 0, 0)


def _stop_regeneration(turn: Turnover, token_id: str, kinds: Sequence[str]) -> None:
    """Some damage keeps it from regenerating when its next turn begins."""
    token = turn.token(token_id)
    if token.dead or token.has(NO_REGENERATION):
        return
    if any(set(trait.stops) & set(kinds) for trait in traits_of(turn.ruleset, token)):
        turn.emit(e.EffectAdded(token=token_id, effect=Effect(name=NO_REGENERATION, kind="state")))


def land_held(turn: Turnover) -> None:
    """The blows of a shared phase land: all of them, whoever falls."""
    held = turn.state.turn.held
    if not held:
        return
    turn.emit(e.TurnSet(turn=replace(turn.state.turn, held=()), why="released"))
    for blow in held:
        token = turn.state.token(blow.target)
        if token is None:
            continue
        life = hurt(turn.ruleset, token, blow.taken)
        turn.emit(
            e.DamageTaken(target=token.id, taken=blow.taken, hp=life.hp, temp_hp=life.temp_hp, source=blow.source)
        )
        set_life(turn, token, life)
        if life.fell:
            let_go(turn, token.id)
            fall(turn, token.id)


def disturb(turn: Turnover, token_id: str) -> None:
    """A hit or a failed save between the round's roll and its side's first phase costs a caster the declared spell (OR-6)."""
    token, now = turn.token(token_id), turn.state.turn
    if now.active and token.declared == SPELL and (token.side if now.sides else token.id) not in now.started:
        turn.emit(e.Declared(token=token_id, what=SPELL_LOST))


def set_life(turn: Turnover, token: Token, life: Life) -> None:
    """Tell of death, dying and the count of saves where they change."""
    now = (life.dead, life.stable, life.successes, life.failures)
    if now != (token.dead, token.stable, token.successes, token.failures) or turn.token(token.id).hp != life.hp:
        turn.emit(
            e.LifeChanged(
                token=token.id, dead=life.dead, stable=life.stable, successes=life.successes, failures=life.failures,
                hp=life.hp,
            )
        )  # fmt: skip


def let_go(turn: Turnover, token_id: str) -> None:
    """Who can no longer act loses concentration and whomever it holds."""
    token = turn.token(token_id)
    if not is_incapacitated(turn.ruleset, token):
        return
    if token.concentrating:
        concentrate_on(turn, token_id, "", "incapacitated")
    for other in turn.state.tokens.values():
        if any(effect.name == HELD and effect.source == token_id for effect in other.effects):
            release(turn, other.id, token_id, "ended")


def release(turn: Turnover, token_id: str, holder: str, why: str) -> None:
    """A grip ends, and what came with it."""
    for effect in turn.token(token_id).effects:
        if effect.source == holder and (effect.name == HELD or effect.data.get("with") == HELD):
            turn.emit(e.EffectRemoved(token=token_id, name=effect.name, source=holder, why=why))


def aftermath(turn: Turnover, taken: Mapping[str, int]) -> list[dict[str, Any]]:
    """What damage sets off, in file order: flyers fall, those who concentrate save."""
    answers: list[dict[str, Any]] = []
    for token_id in [known for known in turn.state.tokens if known in taken]:
        fell = fall(turn, token_id)
        for amount in (taken[token_id], fell):
            token = turn.state.token(token_id)
            if amount > 0 and token is not None and token.concentrating and turn.ruleset.harm.concentration_cap != 0:
                answers.append(concentration_save(turn, token, amount))
    return answers


def concentration_save(turn: Turnover, token: Token, taken: int) -> dict[str, Any]:
    """A Constitution save against 10 or half the damage (SRD 5.2, Concentration)."""
    dc, held = concentration_dc(turn.ruleset, taken), token.concentrating
    reasons = roll_reasons(turn.state, turn.ruleset, token, "save", "con")
    faces = turn.roll("concentration", token.id, d20s(mode_of(reasons)), str(dc))
    natural = pick(faces, mode_of(reasons))
    total = natural + save_bonus(token, "con") + sum(term.amount for term in d20_penalty(turn.ruleset, token))
    success = total >= dc and not fails_save(turn.ruleset, token, "con")
    turn.emit(
        e.D20Rolled(
            token=token.id, what="concentration", faces=faces, natural=natural, total=total, against=dc,
            mode=mode_of(reasons), success=success, detail=held, reasons=as_data(reasons), taken=taken,
        )
    )  # fmt: skip
    if not success:
        concentrate_on(turn, token.id, "", "damage")
    return {"token": token.id, "dc": dc, "total": total, "success": success}


def fall(turn: Turnover, token_id: str) -> int:
    """A flyer that cannot keep itself up comes down: 1d6 per full 3 m, prone (D14 A4-8; SRD 5.2, Falling).  What it took."""
    token = turn.token(token_id)
    if token.z <= 0 or not turn.ruleset.movement.speeds(token).get("fly") or token.creature.hover:
        return 0
    helpless = is_prone(turn.ruleset, token) or is_incapacitated(turn.ruleset, token)
    if not helpless and speed_of(turn.ruleset, token, "fly") > 0:
        return 0
    return land(turn, token, token.z)


def land(turn: Turnover, token: Token, height: int) -> int:
    """A die per full 3 m, twenty at most, and it lies prone where that hurts (SRD 5.2, Falling).  What it took."""
    token_id, taken, die = token.id, 0, turn.ruleset.harm.fall_die
    dice = 0 if token.dead else min(MOST_FALL_DICE, height // FALL_STEP)
    faces = turn.roll("fall", token_id, (die,) * dice, f"{dice}d{die}") if dice else ()
    turn.emit(e.TokenMoved(token=token_id, start=token.at, path=(), spot=token.spot, z=0, by="fall", kind="fell"))
    if faces:
        turn.emit(e.DiceRolled(token=token_id, what="fall", dice=f"{dice}d{die}", faces=faces, total=sum(faces)))
        taken = wound(turn, token_id, [(sum(faces), "bludgeoning")])
        if taken and turn.ruleset.harm.falls_prone and not is_prone(turn.ruleset, turn.token(token_id)):
            turn.emit(e.EffectAdded(token=token_id, effect=Effect(name="prone")))
    return taken


def heal(turn: Turnover, command: c.Heal) -> Ruling:
    """Healing stops at the maximum; at 0 any of it wakes (D24 A1-43, A1-46); the dead regain nothing."""
    targets = targets_of(turn, command.target, command.targets)
    if isinstance(targets, Refusal):
        return targets
    for token in targets:
        if token.dead:
            return Refusal("dead", {"token": token.id})
    for token in targets:
        hp = min(max(token.creature.max_hp, token.hp), token.hp + max(0, command.amount))
        turn.emit(e.Healed(target=token.id, amount=hp - token.hp, hp=hp))
        if hp > token.hp:
            wake(turn, token)
    last = turn.token(targets[-1].id)
    return {"hp": last.hp, "temp_hp": last.temp_hp}


def wake(turn: Turnover, before: Token) -> None:
    """From 0 up: counters forgotten, still lying where it fell (SRD 5.2, Unconscious); a knock-out ends too."""
    down = before.hp <= 0
    if down:
        turn.emit(e.LifeChanged(token=before.id, dead=False, stable=False, hp=turn.token(before.id).hp))
    for effect in before.effects:
        if effect.name == "unconscious" and effect.data.get(KNOCKED_OUT):
            turn.emit(e.EffectRemoved(token=before.id, name="unconscious", source=effect.source, why="ended"))
            down = True
    if down and turn.ruleset.harm.falls_prone and not is_prone(turn.ruleset, turn.token(before.id)):
        turn.emit(e.EffectAdded(token=before.id, effect=Effect(name="prone")))


def give_temp_hp(turn: Turnover, command: c.GiveTempHp) -> Ruling:
    """They do not stack: the higher, or the one chosen (D24 A1-49)."""
    token = turn.find(command.target)
    if isinstance(token, Refusal):
        return token
    choices = {None: max(token.temp_hp, command.amount), True: command.amount, False: token.temp_hp or command.amount}
    turn.emit(e.TempHpSet(target=token.id, temp_hp=max(0, choices[command.replace])))
    return {"hp": token.hp, "temp_hp": turn.token(token.id).temp_hp}


def concentrate(turn: Turnover, command: c.Concentrate) -> Ruling:
    """One thing at a time: the new ends the old."""
    token = turn.find(command.token)
    if isinstance(token, Refusal):
        return token
    if command.on and is_incapacitated(turn.ruleset, token):
        return Refusal("cannot_act", {"token": token.id})
    concentrate_on(turn, token.id, command.on, "" if command.on else "ended")
    return {"concentrating": command.on, "ended": token.concentrating}

