"""What hangs on a hit beside the attack's own dice: dice for advantage, for a charge, and those a save may avert.

In this order, after the attack's listed dice: the dice of advantage, those of the charge, then the target's save (one d20) and
its dice.  Where the table types the damage of paper dice, all of it is in that number.
"""

from battlemap.encounter import events as e
from battlemap.encounter.deciding.saves import MAGIC, roll_a_save
from battlemap.encounter.deciding.turnover import Turnover
from battlemap.model import AttackSave
from battlemap.rules.attacks import AttackRuling, has_charged
from battlemap.rules.dice import parse_dice


def rider_parts(turn: Turnover, ruling: AttackRuling, crit: bool) -> list[tuple[int, str]]:
    """The damage that comes on top of a hit, with its types."""
    attack, parts = ruling.attack, list[tuple[int, str]]()
    doubled = crit and turn.ruleset.attacks.critical == "doubled"
    for extra in attack.extra:
        if extra.when == "advantage" and ruling.mode == "advantage":
            parts.append((_rolled(turn, ruling, extra.damage, doubled), extra.type))
    charge = attack.charge
    if charge is not None and charge.damage and has_charged(turn.state, ruling.blow.attacker, ruling.blow.target, charge.run):
        parts.append((_rolled(turn, ruling, charge.damage, doubled), charge.type))
    poison = [extra for extra in attack.extra if extra.when == "save"]
    if poison and attack.save is not None:
        success = roll_a_save(
            turn, ruling.blow.target, attack.save.ability, attack.save.dc, brings=brought(attack.save, attack.magical)
        )["success"]
        for extra in poison if attack.save.half or not success else ():
            amount = _rolled(turn, ruling, extra.damage, False)
            parts.append((amount // 2 if success else amount, extra.type))
    return parts


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
