"""What hangs on a hit beside the attack's own dice: dice for advantage, for a charge, those a save may avert, and conditions.

In this order, after the attack's listed dice: those that hang on advantage, an ally or surprise, those of the charge, the save
a charge asks (one d20), then the attack's own save (one d20) and its dice.  Where the table types the damage of paper dice, all
dice of it are in that number, and a save that decides about some of them has been rolled there.
"""


import msgspec

from battlemap.encounter import events as e
from battlemap.encounter.deciding.bringing import bring
from battlemap.encounter.deciding.saves import MAGIC, roll_a_save
from battlemap.encounter.deciding.turnover import Turnover
from battlemap.model import AttackSave, Effect
from battlemap.rules.attacks import AttackRuling, has_charged
from battlemap.rules.dice import parse_dice
from battlemap.rules.policies.advantage import ally_beside

STRUCK_HARD = "struck_hard"


class Riders(msgspec.Struct):
    """What comes on top of a hit: damage with its types, and conditions, each with the save that was failed for them."""

    parts: list[tuple[int, str]] = msgspec.field(default_factory=list)
    conditions: list[tuple[tuple[str, ...], AttackSave | None]] = msgspec.field(default_factory=list)


def riders_of(turn: Turnover, ruling: AttackRuling, crit: bool, typed: bool = False) -> Riders:
    """Roll for them; `typed`: the table typed the damage."""
    attack, found = ruling.attack, Riders()
    doubled = crit and turn.ruleset.attacks.critical == "doubled"
    found.conditions.append((attack.conditions, None))
    for extra in () if typed else attack.extra:
        if extra.when and extra.when != "save" and _counts(turn, ruling, extra.when):
            found.parts.append((_rolled(turn, ruling, extra.damage, doubled), extra.type))
    _charge(turn, ruling, found, doubled, typed)
    poison = [extra for extra in attack.extra if extra.when == "save"]
    if attack.save is None or not (poison or attack.save.conditions) or poison and typed:
        return found
    success = _saves(turn, ruling, attack.save)
    for extra in poison if attack.save.half or not success else ():
        amount = _rolled(turn, ruling, extra.damage, False)
        found.parts.append((amount // 2 if success else amount, extra.type))
    if not success:
        found.conditions.append((attack.save.conditions, attack.save))
    return found


def _counts(turn: Turnover, ruling: AttackRuling, when: str) -> bool:
    """Does what these dice hang on hold?  Those that go once a turn are spent by it."""
    attacker, target, mode = ruling.blow.attacker, ruling.blow.target, ruling.mode
    if when in ("advantage", "surprised"):
        return mode == "advantage" if when == "advantage" else target.has("surprised")
    if turn.token(attacker.id).has(STRUCK_HARD):
        return False
    found = ally_beside(turn.state, turn.ruleset, attacker, target) is not None
    if when == "sneak":
        found = mode == "advantage" or found and mode != "disadvantage"
    if found and turn.state.turn.begun:
        state = Effect(name=STRUCK_HARD, kind="state", until=f"end_of_turn:{turn.state.turn.active}", source=attacker.id)
        turn.emit(e.EffectAdded(token=attacker.id, effect=state))
    return found


def _charge(turn: Turnover, ruling: AttackRuling, found: Riders, doubled: bool, typed: bool) -> None:
    charge = ruling.attack.charge
    if charge is None or not has_charged(turn.state, ruling.blow.attacker, ruling.blow.target, charge.run):
        return
    if charge.damage and not typed:
        found.parts.append((_rolled(turn, ruling, charge.damage, doubled), charge.type))
    found.conditions.append((charge.conditions, None))
    if charge.save is not None and charge.save.conditions and not _saves(turn, ruling, charge.save):
        found.conditions.append((charge.save.conditions, charge.save))


def _saves(turn: Turnover, ruling: AttackRuling, save: AttackSave) -> bool:
    brings = brought(save, ruling.attack.magical)
    return bool(roll_a_save(turn, ruling.blow.target, save.ability, save.dc, brings=brings)["success"])


def bring_all(turn: Turnover, ruling: AttackRuling, riders: Riders) -> list[str]:
    """Give the target of a hit the conditions that come with it."""
    found: list[str] = []
    for conditions, save in riders.conditions:
        found += bring(turn, ruling.blow.attacker, ruling.blow.target.id, ruling.attack, conditions, save)
    return found


def brought(save: AttackSave, magical: bool) -> tuple[str, ...]:
    """What failing it would bring, as traits name it."""
    return (*save.conditions, *([MAGIC] if magical else []))


def _rolled(turn: Turnover, ruling: AttackRuling, text: str, doubled: bool) -> int:
    dice, attacker = parse_dice(text), ruling.blow.attacker.id
    sides = dice.sides * (2 if doubled else 1)
    faces = turn.roll("damage", attacker, sides, text) if sides else ()
    total = max(0, dice.total(faces))
    turn.emit(e.DiceRolled(token=attacker, what="damage", dice=text, faces=faces, total=total))
    return total
