"""Doors struck until they break (SRD 5.2, Breaking Objects)."""

from typing import Any

from battlemap.encounter import commands as c
from battlemap.encounter import events as e
from battlemap.encounter.deciding.turnover import Ruling, Turnover, gm_reasons, pick
from battlemap.encounter.deciding.turnover import d20s as dice_for
from battlemap.model import Attack, Door, Token
from battlemap.rules.attacks import Blow, is_save_only
from battlemap.rules.cover import cover_of
from battlemap.rules.dice import parse_dice
from battlemap.rules.objects import PREFIX, as_target, nearest_side, points_of
from battlemap.rules.ruling import Refusal, mode_of
from battlemap.rules.standing import traits_of
from battlemap.rules.threat import reach_dm


def door_named(turn: Turnover, target: str) -> Door | Refusal:
    """The door a target like "door:d1" means, if things can be broken at all."""
    door = turn.state.scene.door(target.removeprefix(PREFIX))
    if door is None:
        return Refusal("no_such", {"id": target})
    if turn.ruleset.objects is None:
        return Refusal("not_allowed", {"rule": "no_breaking"})
    return Refusal("not_allowed", {"rule": "already_broken", "id": door.id}) if door.broken else door


def strike_door(turn: Turnover, attacker: Token, attack: Attack, command: c.MakeAttack) -> Ruling:
    """To hit against its armour, then damage; nothing about it is critical."""
    door = door_named(turn, command.target)
    if isinstance(door, Refusal):
        return door
    assert turn.ruleset.objects is not None
    side = nearest_side(turn.state, door, attacker)
    if side is None or is_save_only(attack):
        return Refusal("not_allowed", {"rule": "no_breaking"})
    cell, gap = side
    length = gap * turn.state.scene.square
    reach = reach_dm(turn.state, attacker, attack)
    far = reach if attack.kind == "melee" else attack.long or attack.range or reach
    if length > far:
        kind = "out_of_reach" if attack.kind == "melee" else "out_of_range"
        return Refusal(kind, {"target": command.target, "distance": length / 10, "reach": far / 10, "range": far / 10})
    target = as_target(turn.ruleset.objects, door, cell)
    blow = Blow(attacker, target, attack, attack.kind == "melee", gap, cover_of(turn.state, turn.ruleset, attacker, target))
    return {"roll": blow, "door": door, "target": target}


def roll_at_door(turn: Turnover, found: dict[str, Any], command: c.MakeAttack) -> dict[str, Any]:
    """The dice of a strike at a door."""
    blow, door, target = found["roll"], found["door"], found["target"]
    reasons = gm_reasons(command.advantage, command.disadvantage)
    mode = mode_of(reasons)
    faces = turn.roll("attack", blow.attacker.id, dice_for(mode))
    natural = pick(faces, mode)
    total = natural + sum(term.amount for term in turn.ruleset.attacks.terms(turn.state, turn.ruleset, blow))
    hit = natural == 20 or (natural != 1 and total >= target.creature.ac)
    turn.emit(
        e.AttackRolled(
            token=blow.attacker.id, target=target.id, attack=blow.attack.name, faces=faces, natural=natural, total=total,
            against=target.creature.ac, mode=mode, hit=hit,
        )
    )  # fmt: skip
    answer = {"natural": natural, "total": total, "against": target.creature.ac, "mode": mode, "hit": hit, "crit": False}
    if not hit:
        return {**answer, "damage": 0}
    parts: list[tuple[int, str]] = []
    times = 2 if any(trait.siege for trait in traits_of(turn.ruleset, blow.attacker)) else 1
    for text, kind in turn.ruleset.attacks.damage(turn.state, turn.ruleset, blow):
        dice = parse_dice(text)
        rolled = turn.roll("damage", blow.attacker.id, dice.sides, text) if dice.sides else ()
        parts.append((max(0, dice.total(rolled)) * times, kind))
    return {**answer, **damage_door(turn, door, parts)}


def damage_door(turn: Turnover, door: Door, parts: list[tuple[int, str]]) -> dict[str, Any]:
    """What a door takes; at 0 it is broken and stands open."""
    rules = turn.ruleset.objects
    assert rules is not None
    taken = sum(max(0, amount) for amount, kind in parts if kind not in rules.immune)
    left = max(0, points_of(rules, door) - taken)
    turn.emit(e.DoorDamaged(door=door.id, taken=taken, hp=left, broken=left == 0))
    return {"damage": taken, "hp": left, "broken": left == 0}
