"""Items of Foundry's dnd5e actors: a weapon or feature made the entry a page would print, and the spells an actor holds.

Descriptions have marks instead of figures ("[[/attack extended]]"); the figures come from the item's activity (later) or from the
item itself (before version 4), with the creature's own modifiers.  Not here: the actor's figures (`foundry_fifth`), marks within
texts (`foundry_marks`).
"""

import re
from collections.abc import Mapping
from typing import Any

from battlemap.importers.json_file import flag, listed, table
from battlemap.importers.stat_blocks.entries import MULTIATTACK, clean
from battlemap.importers.stat_blocks.formula import number_of, worked_out
from battlemap.importers.stat_blocks.found import Gathering
from battlemap.importers.stat_blocks.foundry_document import system_of, unmarked
from battlemap.importers.stat_blocks.foundry_marks import (
    Figures,
    Holder,
    Marks,
    Strike,
    completed,
    with_attacks,
)
from battlemap.importers.stat_blocks.page import Entry
from battlemap.importers.stat_blocks.sentences import TYPES
from battlemap.importers.stat_blocks.spell_lists import slots_of
from battlemap.importers.stat_blocks.values import feet_of, name_of, whole
from battlemap.model import Spells
from battlemap.model.creature import ABILITIES
from battlemap.sentence import Sentence

KINDS = {
    "action": "action",
    "bonus": "bonus",
    "reaction": "reaction",
    "legendary": "legendary",
    "lair": "lair",
    "mythic": "legendary",
}
OLD_ATTACKS = {"mwak": ("melee", False), "rwak": ("ranged", False), "msak": ("melee", True), "rsak": ("ranged", True)}
BLOODIED = re.compile(r"bloodied", re.IGNORECASE)
NEXT_DIE = {4: 6, 6: 8, 8: 10, 10: 12, 12: 12}


def is_worn(item: Mapping[str, Any]) -> bool:
    """Armour counts where it is put on; of a creature's own, also where that is not said."""
    return flag(system_of(item).get("equipped"), True)


def entry_of(item: Mapping[str, Any], holder: Holder, gathering: Gathering) -> Entry:
    """The entry of a weapon or a feature."""
    system = system_of(item)
    activities = [each for each in map(table, table(system.get("activities")).values()) if each.get("type")][:12]
    name = name_of(item.get("name"))
    kind, cost = _kind_of(system, activities, str(item.get("type")))
    figures = _figures(system, activities, holder)
    description = table(system.get("description")).get("value") or system.get("description")
    written = clean(unmarked(description, Marks(holder, figures).shown))
    text = completed(written if not MULTIATTACK.match(name) else with_attacks(written, holder), figures)
    recharge, uses, per = _limits(system, activities)
    attacks = [each for each in activities if each["type"] == "attack"]
    if len(attacks) > 1 and not BLOODIED.search(written):
        gathering.leave(name, Sentence("its further ways of attacking"))
    if kind == "legendary" and cost > 1:
        name = f"{name} (Costs {cost} Actions)"
    return Entry(kind, name, text, recharge, uses, per)


def _figures(system: Mapping[str, Any], activities: list[Mapping[str, Any]], holder: Holder) -> Figures:
    strike = _strike(system, activities, holder)
    by_id = {str(each.get("_id")): each for each in activities}
    asking = {key: each for key, each in by_id.items() if each["type"] == "save"}
    saves = {key: save for key, each in asking.items() if (save := _save(system, [each], holder)) is not None}
    first_save = _save(system, activities, holder)
    saving = next(iter(asking.values()), None)
    hurts = {key: _hurt(system, each, holder) for key, each in by_id.items()}
    first = strike.damage if strike is not None else _damage_of_save(system, activities, holder)
    return Figures(
        strike, first_save if first_save is not None and first_save[0] else None, first, _area(system, saving),
        table(table(saving).get("damage")).get("onSave") == "half", by_id, saves, hurts,
    )  # fmt: skip


def _area(system: Mapping[str, Any], activity: Mapping[str, Any] | None) -> str:
    """An area's template as a page has it; "" where there is none."""
    told = table(table(table(activity).get("target")).get("template")) if activity is not None else table(system.get("target"))
    size, width = feet_of(told.get("size", told.get("value")), told.get("units")), feet_of(told.get("width"), told.get("units"))
    if not size:
        return ""
    match told.get("type"):
        case "cone" | "cube" as shape:
            return f"{size}-foot {shape}"
        case "line" | "ray":
            return f"{size}-foot line that is {width or 5} ft. wide"
        case "sphere" | "cylinder" as shape:
            return f"{size}-foot-radius {shape}"
        case "radius" | "emanation":
            return f"{size}-foot Emanation"
    return ""


def _hurt(system: Mapping[str, Any], activity: Mapping[str, Any], holder: Holder) -> list[tuple[str, str]]:
    return (
        _later(system, activity, holder).damage if activity["type"] == "attack" else _damage_of_save(system, [activity], holder)
    )


def _kind_of(system: Mapping[str, Any], activities: list[Mapping[str, Any]], kind: str) -> tuple[str, int]:
    activations = [table(each.get("activation")) for each in activities] or [table(system.get("activation"))]
    told = next((each for each in activations if str(each.get("type")) in KINDS), {})
    properties = system.get("properties")
    if not told or isinstance(properties, list) and "trait" in properties:
        return ("action" if kind == "weapon" and not told else "trait"), 1
    return KINDS[str(told.get("type"))], max(1, whole(told.get("value")) or whole(told.get("cost")) or 1)


# ---------------------------------------------------------------- attacks
def _strike(system: Mapping[str, Any], activities: list[Mapping[str, Any]], holder: Holder) -> Strike | None:
    activity = next((each for each in activities if each["type"] == "attack"), None)
    if activity is not None:
        return _later(system, activity, holder)
    if str(system.get("actionType")) in OLD_ATTACKS and not activities:
        return _earlier(system, holder)
    return None


def _later(system: Mapping[str, Any], activity: Mapping[str, Any], holder: Holder) -> Strike:
    attack = table(activity.get("attack"))
    properties = _properties(system)
    weapon = str(table(system.get("type")).get("value", ""))
    told = str(table(attack.get("type")).get("value") or "")
    spell = table(attack.get("type")).get("classification") == "spell"
    far, long = _ranges(table(system.get("range")), activity)
    thrown = "thr" in properties and bool(far) and told != "ranged"
    ranged = told == "ranged" or told != "melee" and weapon.endswith("R")
    kind = "thrown" if thrown else "ranged" if ranged else "melee"
    ability = _ability(str(attack.get("ability") or ""), kind, properties, spell, holder)
    values = holder.values(ability)
    bonus = number_of(str(attack.get("bonus") or "0"), values) or 0
    if not flag(attack.get("flat"), False):
        proficient = system.get("proficient") in (None, True) or bool(whole(system.get("proficient")))
        bonus += values["mod"] + (holder.proficiency if proficient or spell else 0) + (whole(system.get("magicalBonus")) or 0)
        bonus += _group_bonus(holder, kind, spell, "attack", values)
    damage = _parts(table(activity.get("damage")).get("parts"), values)
    base = table(table(system.get("damage")).get("base"))
    versatile = None
    if flag(table(activity.get("damage")).get("includeBase"), True) and (roll := _dice(base, values, with_modifier=not spell)):
        damage.insert(0, (_with_bonus(roll, whole(system.get("magicalBonus")) or 0), _type_of(base)))
        if "ver" in properties:
            versatile = (_versatile(table(table(system.get("damage")).get("versatile")), base, values), _type_of(base))
    reach = _reach(system, activity, properties) if kind != "ranged" else None
    return Strike(
        kind, spell, bonus, reach, far if kind != "melee" else None, long if kind != "melee" else None, damage, versatile
    )


def _earlier(system: Mapping[str, Any], holder: Holder) -> Strike:
    """Before version 4: parts of damage name the modifier themselves."""
    kind, spell = OLD_ATTACKS[str(system.get("actionType"))]
    properties = _properties(system)
    told = table(system.get("range"))
    far, long = feet_of(told.get("value"), told.get("units")), feet_of(told.get("long"), told.get("units"))
    if "thr" in properties and kind == "melee" and (far or 0) > 10:
        kind = "thrown"
    ability = _ability(str(system.get("ability") or ""), kind, properties, spell, holder)
    values = holder.values(ability)
    proficient = system.get("proficient") is None or bool(whole(system.get("proficient")) or system.get("proficient") is True)
    bonus = number_of(str(system.get("attackBonus") or "0"), values) or 0
    to_hit = bonus + values["mod"] + (holder.proficiency if proficient or spell else 0)
    to_hit += _group_bonus(holder, kind, spell, "attack", values)
    damage = _parts(table(system.get("damage")).get("parts"), values)
    other = worked_out(str(table(system.get("damage")).get("versatile") or ""), values)
    versatile = (other, damage[0][1]) if other and damage else None
    reach = None if kind == "ranged" else far if kind == "melee" and far else 10 if "rch" in properties else 5
    return Strike(
        kind, spell, to_hit, reach, far if kind != "melee" else None, long if kind != "melee" else None, damage, versatile
    )


def _properties(system: Mapping[str, Any]) -> set[str]:
    told = system.get("properties")
    if isinstance(told, dict):
        return {str(key) for key, on in told.items() if on is True}
    return {str(each) for each in listed(told)[:40]}


def _ability(told: str, kind: str, properties: set[str], spell: bool, holder: Holder) -> str:
    if told in ABILITIES:
        return told
    if spell or told == "spellcasting":
        return holder.casting or "int"
    if "fin" in properties:
        return max("str", "dex", key=lambda name: holder.modifiers.get(name, 0))
    return "dex" if kind == "ranged" else "str"


def _group_bonus(holder: Holder, kind: str, spell: bool, what: str, values: Mapping[str, int]) -> int:
    group = ("rsak" if kind == "ranged" else "msak") if spell else ("rwak" if kind == "ranged" else "mwak")
    return number_of(str(table(holder.bonuses.get(group)).get(what) or "0"), values) or 0


def _ranges(told: Mapping[str, Any], activity: Mapping[str, Any]) -> tuple[int | None, int | None]:
    own = table(activity.get("range"))
    use = own if flag(own.get("override"), False) or not whole(told.get("value")) else told
    return feet_of(use.get("value"), use.get("units")) or None, feet_of(told.get("long"), told.get("units")) or None


def _reach(system: Mapping[str, Any], activity: Mapping[str, Any], properties: set[str]) -> int:
    told, own = table(system.get("range")), table(activity.get("range"))
    if reach := feet_of(told.get("reach"), told.get("units")):
        return reach
    if "thr" not in properties and (reach := feet_of(own.get("value"), own.get("units"))):
        return reach
    return 10 if "rch" in properties else 5


# ---------------------------------------------------------------- damage
def _parts(value: Any, values: Mapping[str, int]) -> list[tuple[str, str]]:
    found = []
    for part in listed(value)[:8]:
        if isinstance(part, list):  # before version 4: ["1d6 + @mod", "fire"]
            roll = worked_out(str(part[0]) if part else "", values)
            kind = str(part[1]) if len(part) > 1 and part[1] in TYPES else ""
        else:
            roll, kind = _dice(table(part), values), _type_of(table(part))
        if roll:
            found.append((roll, kind))
    return found


def _dice(part: Mapping[str, Any], values: Mapping[str, int], with_modifier: bool = False) -> str:
    custom = table(part.get("custom"))
    if flag(custom.get("enabled"), False) and custom.get("formula"):
        return worked_out(str(custom["formula"]), values)
    number, sides = whole(part.get("number")), whole(part.get("denomination"))
    bonus = str(part.get("bonus") or "")
    if not number or not sides:
        roll = worked_out(bonus, values) if bonus else ""
        return roll
    more = f"+{bonus}" if bonus else ""
    if with_modifier and "@mod" not in bonus:
        more += "+@mod"
    return worked_out(f"{number}d{sides}{more}", values)


def _with_bonus(roll: str, bonus: int) -> str:
    return worked_out(f"{roll}+{bonus}", {}) if bonus else roll


def _versatile(told: Mapping[str, Any], base: Mapping[str, Any], values: Mapping[str, int]) -> str:
    if whole(told.get("number")):
        return _dice(told, values, with_modifier=True)
    sides = NEXT_DIE.get(whole(base.get("denomination")) or 0)
    return _dice({**base, "denomination": sides}, values, with_modifier=True) if sides else ""


def _type_of(part: Mapping[str, Any]) -> str:
    """Of several types to choose from the first."""
    return next((str(kind) for kind in listed(part.get("types")) if kind in TYPES), "")


def _damage_of_save(system: Mapping[str, Any], activities: list[Mapping[str, Any]], holder: Holder) -> list[tuple[str, str]]:
    activity = next((each for each in activities if each["type"] in ("save", "damage")), None)
    ability = str(table(table(table(activity).get("save")).get("dc")).get("calculation") or "")
    values = holder.values(ability if ability in ABILITIES else "str")
    if activity is not None:
        return _parts(table(activity.get("damage")).get("parts"), values)
    return _parts(table(system.get("damage")).get("parts"), values) if not activities else []


# ---------------------------------------------------------------- saves
def _save(system: Mapping[str, Any], activities: list[Mapping[str, Any]], holder: Holder) -> tuple[str, int] | None:
    """(ability, DC)."""
    activity = next((each for each in activities if each["type"] == "save"), None)
    if activity is not None:
        told = table(activity.get("save"))
        ability = told.get("ability")
        ability = next((str(each) for each in ability[:6] if each), "") if isinstance(ability, list) else str(ability)
        dc = table(told.get("dc"))
        by, formula = str(dc.get("calculation") or ""), str(dc.get("formula") or "")
    else:
        told = table(system.get("save")) if not activities else {}
        ability, by, formula = str(told.get("ability")), str(told.get("scaling") or ""), str(told.get("dc") or "")
        by = "" if by == "flat" else "spellcasting" if by == "spell" else by
    ability = ability if ability in ABILITIES else ""
    if not ability and activity is None:
        return None
    if by in ABILITIES or by == "spellcasting":
        return ability, 8 + holder.proficiency + holder.modifiers.get(holder.casting if by == "spellcasting" else by, 0)
    number = number_of(formula, holder.values()) if formula else None
    return (ability, number) if number is not None else None


# ---------------------------------------------------------------- limits
def _limits(system: Mapping[str, Any], activities: list[Mapping[str, Any]]) -> tuple[int, int, str]:
    """(least face that recharges, uses, per what), of the item or of an activity."""
    for held in (system, *activities) if len(activities) == 1 else (system,):
        uses = table(held.get("uses"))
        times = whole(uses.get("max")) or 0
        for recovery in map(table, listed(uses.get("recovery"))[:6]):
            period = str(recovery.get("period"))
            if period == "recharge":
                return min(6, max(2, whole(recovery.get("formula")) or 6)), 0, ""
            if times and period in ("day", "dawn", "dusk"):
                return 0, times, "day"
            if times and period in ("sr", "lr"):
                return 0, times, "day" if period == "lr" else "rest"
        if times and str(uses.get("per")) in ("day", "dawn", "lr", "sr"):
            return 0, times, "rest" if uses.get("per") == "sr" else "day"
    told = whole(table(system.get("recharge")).get("value"))
    return (told if told and 2 <= told <= 6 else 0), 0, ""


# ---------------------------------------------------------------- spells
def spells_of(items: list[Mapping[str, Any]], holder: Holder) -> Spells | None:
    """The spells an actor holds, by the limit they share; None where it holds none."""
    lists: dict[str, list[str]] = {}
    for item in items:
        system, name = system_of(item), name_of(item.get("name"))
        level, mode = (
            whole(system.get("level")) or 0,
            str(table(system.get("preparation")).get("mode") or system.get("method") or ""),
        )
        times = whole(table(system.get("uses")).get("max")) or 0
        if times:
            key = f"{times}/day"
        elif not level or mode in ("innate", "atwill"):
            key = "at will"
        else:
            key = slots_of(level, 0)
        if name and name not in lists.setdefault(key, []):
            lists[key].append(name)
    if not any(lists.values()):
        return None
    casting = holder.modifiers.get(holder.casting)
    return Spells(
        ability=holder.casting, dc=None if casting is None else 8 + holder.proficiency + casting,
        to_hit=None if casting is None else holder.proficiency + casting,
        lists={key: tuple(names) for key, names in lists.items()},
    )  # fmt: skip
