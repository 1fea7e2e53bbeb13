"""A stat block the engine takes, whatever was read: what is out of all bounds is dropped and said.

The bounds are those of dice, lengths and numbers anywhere in the program (`rules.dice`, `encounter.tables`), which no importer
knows by itself; a test holds them together.
"""

import re
from collections.abc import Iterable
from typing import Any

from msgspec.structs import replace

from battlemap.importers.stat_blocks.found import Gathering
from battlemap.importers.stat_blocks.values import LARGEST, LONGEST_FT, line_of
from battlemap.model import DM_PER_FOOT, Attack, AttackSave, Aura, Creature, ExtraDamage, StatBlock
from battlemap.model.creature import ABILITIES
from battlemap.sentence import Sentence

DICE = re.compile(r"(\d{1,3})d(\d{1,4})((?:[+-]\d{1,5})?)|\d{1,5}")
MOST_DICE, MOST_SIDES = 200, 1000
MOST_ATTACKS, MOST_DEEDS = 60, 150
LONGEST_DM = LONGEST_FT * DM_PER_FOOT
NAMELESS = "Nameless"


def sound(block: StatBlock, gathering: Gathering) -> StatBlock:
    """The same, within bounds; every field of it is one the engine takes."""
    creature = _creature(block.creature, gathering)
    hit_dice = block.hit_dice if block.hit_dice and is_dice(block.hit_dice) else ""
    if block.hit_dice and not hit_dice:
        gathering.leave(Sentence("Hit dice"), line_of(block.hit_dice, 40))
    return replace(
        block, creature=creature, hit_dice=hit_dice, kind=line_of(block.kind, 40), deeds=block.deeds[:MOST_DEEDS],
        auras=tuple(aura for each in block.auras if (aura := _aura(each, gathering)) is not None),
        multiattack=tuple(parts for parts in block.multiattack[:12] if all(0 < part.count <= 20 for part in parts)),
    )  # fmt: skip


def is_dice(text: str) -> bool:
    """Is this a dice expression the program rolls ("2d6+3", "5")?"""
    found = DICE.fullmatch(text)
    return found is not None and (not found[1] or 1 <= int(found[1]) <= MOST_DICE and 1 <= int(found[2]) <= MOST_SIDES)


def _creature(creature: Creature, gathering: Gathering) -> Creature:
    changed: dict[str, Any] = {"name": line_of(creature.name) or NAMELESS}
    if changed["name"] == NAMELESS:
        gathering.guess("name", "It has no name.")
    if creature.ac is not None and not -20 <= creature.ac <= 99:
        gathering.guess("ac", "Armour class: {ac} is none, it is left out.", ac=creature.ac)
        changed["ac"] = None
    if not 1 <= creature.max_hp <= LARGEST:
        gathering.guess("max_hp", "Hit points: {max_hp} are none, 1 is taken.", max_hp=creature.max_hp)
        changed["max_hp"] = 1
    odd = [name for name, score in creature.abilities.items() if not 0 <= score <= 99]
    for name in odd:
        gathering.guess(
            f"abilities.{name}", "{name} {abilities} is no ability score, it is left out.", name=name.title(),
            abilities=creature.abilities[name]
        )
    changed["abilities"] = {name: score for name, score in creature.abilities.items() if name not in odd}
    changed["speed"] = {mode: dm for mode, dm in creature.speed.items() if 0 <= dm <= LONGEST_DM}
    changed["senses"] = {sense: dm for sense, dm in creature.senses.items() if 0 <= dm <= LONGEST_DM}
    changed["attacks"] = tuple(_attacks(creature.attacks, gathering))
    changed["attacks_per_action"] = min(max(1, creature.attacks_per_action), 20)
    if creature.initiative is not None and not -99 <= creature.initiative <= 99:
        changed["initiative"] = None
    return replace(creature, **changed)


def _attacks(attacks: Iterable[Attack], gathering: Gathering) -> Iterable[Attack]:
    names: set[str] = set()
    for attack in list(attacks)[:MOST_ATTACKS]:
        name = line_of(attack.name)
        if not name or name in names:
            continue
        names.add(name)
        yield _attack(replace(attack, name=name), gathering)


def _attack(attack: Attack, gathering: Gathering) -> Attack:
    changed: dict[str, Any] = {}
    for field in ("damage", "bloodied"):
        if (dice := getattr(attack, field)) and not is_dice(dice):
            told = Sentence("{name}: {text} cannot be rolled, it is left out.", name=attack.name, text=line_of(dice, 30))
            gathering.guess(f"attacks.{attack.name}.{field}", told)
            changed[field] = ""
    if attack.to_hit is not None and not -50 <= attack.to_hit <= 99:
        gathering.guess(
            f"attacks.{attack.name}.to_hit", "{name}: {to_hit} to hit is none, 0 is taken.", name=attack.name,
            to_hit=f"{attack.to_hit:+d}"
        )
        changed["to_hit"] = 0
    for field in ("reach", "range", "long"):
        if (dm := getattr(attack, field)) is not None and not 0 <= dm <= LONGEST_DM:
            gathering.guess(
                f"attacks.{attack.name}.{field}", "{name}: its {field} is out of all bounds, it is left out.", name=attack.name,
                field=field
            )
            changed[field] = None
    changed["extra"] = tuple(extra for extra in attack.extra if _is_extra(extra, attack, gathering))
    changed["save"] = _save(attack.save, attack.name, gathering)
    if attack.area is not None and not (0 < attack.area.size <= LONGEST_DM and 0 <= attack.area.width <= LONGEST_DM):
        changed["area"] = None
    charge = attack.charge
    if charge is not None and (charge.damage and not is_dice(charge.damage) or not 0 < charge.run <= LONGEST_DM):
        changed["charge"] = None
    elif charge is not None:
        changed["charge"] = replace(charge, save=_save(charge.save, attack.name, gathering))
    if not 0 <= attack.uses <= 99:
        changed["uses"] = 0
    return replace(attack, **changed)


def _is_extra(extra: ExtraDamage, attack: Attack, gathering: Gathering) -> bool:
    if is_dice(extra.damage):
        return True
    gathering.leave(attack.name, line_of(extra.damage, 30))
    return False


def _save(save: AttackSave | None, name: str, gathering: Gathering) -> AttackSave | None:
    if save is None or save.ability in ABILITIES and 0 <= save.dc <= 99:
        return save
    gathering.leave(name, f"save DC {save.dc}")
    return None


def _aura(aura: Aura, gathering: Gathering) -> Aura | None:
    if aura.damage and not is_dice(aura.damage) or not 0 < aura.radius <= LONGEST_DM:
        gathering.leave(aura.name, Sentence("an aura out of all bounds"))
        return None
    return replace(aura, save=_save(aura.save, aura.name, gathering))
