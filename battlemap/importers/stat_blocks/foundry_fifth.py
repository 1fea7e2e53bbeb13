"""Actors of Foundry's dnd5e system, from before version 1 to those with activities.

    attributes.ac      {flat, calc}: of calc "default" it follows from what is worn
    attributes.hp      {max, formula}; movement and senses in numbers or texts, flat or under "ranges"
    traits             size by its short word; di, dr, dv, ci as lists with "bypasses" and a "custom" text
    abilities, skills  `proficient` and `value` are how often the proficiency bonus counts
    items              attacks, features, spells (`foundry_items`)

Not here: the fields of an item, marks within texts (`foundry_document`).
"""

import re
from collections.abc import Iterator, Mapping
from typing import Any

from battlemap.importers.json_file import flag, listed, table
from battlemap.importers.stat_blocks.entries import SPELLCASTING, average_of
from battlemap.importers.stat_blocks.fields import (
    MODES,
    conditions_of,
    damage_types,
    kind_of,
    senses_of,
    speeds_of,
)
from battlemap.importers.stat_blocks.fifth import add, begin, family_of, finish
from battlemap.importers.stat_blocks.formula import number_of, worked_out
from battlemap.importers.stat_blocks.found import Books, Family, Gathering, Read
from battlemap.importers.stat_blocks.foundry_document import is_actor, items_of, system_of
from battlemap.importers.stat_blocks.foundry_items import entry_of, is_worn, spells_of
from battlemap.importers.stat_blocks.foundry_marks import Holder
from battlemap.importers.stat_blocks.page import Page
from battlemap.importers.stat_blocks.places import environments_of
from battlemap.importers.stat_blocks.spell_lists import spells_of_either
from battlemap.importers.stat_blocks.values import challenge_of, line_of, name_of, size_of, whole
from battlemap.model.creature import ABILITIES, SIZES, proficiency_at
from battlemap.sentence import Sentence

KIND = Sentence("a Foundry actor")
SKILLS = {
    "acr": "acrobatics", "ani": "animal_handling", "arc": "arcana", "ath": "athletics", "dec": "deception", "his": "history",
    "ins": "insight", "itm": "intimidation", "inv": "investigation", "med": "medicine", "nat": "nature", "prc": "perception",
    "prf": "performance", "per": "persuasion", "rel": "religion", "slt": "sleight_of_hand", "ste": "stealth", "sur": "survival",
}  # fmt: skip
SKILL_ABILITIES = {
    "ath": "str", "acr": "dex", "slt": "dex", "ste": "dex", "arc": "int", "his": "int", "inv": "int", "nat": "int", "rel": "int",
    "dec": "cha", "itm": "cha", "per": "cha", "prf": "cha",
}  # fmt: skip
SIDES = {"tiny": (0.5, 1), "small": (1,), "medium": (1,), "large": (2,), "huge": (3,), "gargantuan": (4, 5, 6)}
PHYSICAL = ("bludgeoning", "piercing", "slashing")
ENTRIES = ("weapon", "feat")
GEAR = ("equipment", "consumable", "tool", "loot", "backpack", "container")
INTRODUCTIONS = ("Legendary Actions", "Lair Actions", "Regional Effects")
MADE_OF = ("class", "subclass", "race", "background")


def is_creature(value: Any) -> bool:
    return is_actor(value) and "hp" in table(system_of(value).get("attributes")) and "defences" not in system_of(value)


def read_creature(value: Mapping[str, Any], books: Books) -> Read:
    """One actor."""
    gathering = Gathering()
    system = system_of(value)
    page = begin(name_of(value.get("name")), _family(value, system, books, gathering), books)
    page.character = str(value.get("type")).lower() == "character"
    holder = _holder(value, system, page)
    _head(page, value, system, gathering)
    page.proficiency = holder.proficiency
    page.ac = _armour(system, items_of(value), holder, gathering)
    page.saves, page.skills = _saves(system, holder), _skills(system, holder)
    _initiative(page, system, holder)
    _defences(page, table(system.get("traits")), gathering)
    _items(page, value, holder, gathering)
    return finish(page, KIND, gathering)


# ---------------------------------------------------------------- head
def _family(value: Mapping[str, Any], system: Mapping[str, Any], books: Books, gathering: Gathering) -> Family:
    rules = [table(table(each).get("source")).get("rules") for each in (system, *(system_of(item) for item in items_of(value)))]
    told = next((rule for rule in rules if rule in ("2014", "2024")), None)
    if told is not None:
        return "2024" if told == "2024" else "2014"
    version = re.match(r"\d+", str(table(value.get("_stats")).get("systemVersion", "")))
    if not isinstance(value.get("system"), dict) or version and int(version[0]) < 4:
        return "2014"
    texts = (str(table(system_of(item).get("description")).get("value", "")) for item in items_of(value))
    return family_of(texts, books, gathering)


def _holder(value: Mapping[str, Any], system: Mapping[str, Any], page: Page) -> Holder:
    abilities = table(system.get("abilities"))
    page.abilities = {
        name: score for name in ABILITIES if (score := whole(table(abilities.get(name)).get("value"))) is not None
    }
    details = table(system.get("details"))
    rating = details.get("cr")
    page.challenge = challenge_of(rating)
    levels = [whole(system_of(item).get("levels")) or 0 for item in items_of(value) if item.get("type") == "class"]
    level = whole(details.get("level")) or sum(levels) or None
    page.level = level if page.character else None
    attributes = table(system.get("attributes"))
    told = whole(attributes.get("prof"))
    prof = told if told and 0 < told < 20 else proficiency_at((level or 1) if page.character else page.challenge or 0)
    casting = line_of(attributes.get("spellcasting"), 3).lower()
    modifiers = {name: (page.abilities.get(name, 10) - 10) // 2 for name in ABILITIES}
    holder = Holder(
        name=page.name, modifiers=modifiers, proficiency=prof, casting=casting if casting in ABILITIES else "",
        bonuses=table(system.get("bonuses")),
    )  # fmt: skip
    holder.passives = {short: 10 + total for short, total, _ in _totals(system, holder)}
    return holder


def _head(page: Page, value: Mapping[str, Any], system: Mapping[str, Any], gathering: Gathering) -> None:
    attributes, details, traits = (table(system.get(key)) for key in ("attributes", "details", "traits"))
    if (size := size_of(traits.get("size"))) is not None:
        page.size = size
    else:
        gathering.guess("size", "It has no size, medium is taken.")
    _token(page, table(value.get("prototypeToken")) or table(value.get("token")), gathering)
    kind = details.get("type")
    page.kind, page.tags = _kind(kind)
    hp = table(attributes.get("hp"))
    page.hit_dice = worked_out(line_of(hp.get("formula"), 30), {})
    page.hp = whole(hp.get("max")) or whole(hp.get("value")) or 0
    if not whole(hp.get("max")) and page.hit_dice:
        page.hp = max(1, average_of(page.hit_dice))
        gathering.guess("max_hp", "Hit points: none are given, the average of {hit_dice} is taken.", hit_dice=page.hit_dice)
    elif not whole(hp.get("max")) and page.hp:
        gathering.guess("max_hp", "Hit points: only those it has now are given, {hp} is taken for all.", hp=page.hp)
    movement = table(attributes.get("movement"))
    if not movement and attributes.get("speed"):  # before version 0.9
        speed = table(attributes.get("speed"))
        page.speed, page.hover = speeds_of([str(speed.get("value") or ""), str(speed.get("special") or "")], gathering)
    else:
        unit = "m" if movement.get("units") == "m" else "ft"
        told = {mode: _number(movement[mode]) for mode in MODES if _number(movement.get(mode))}
        page.speed, _ = speeds_of(told, gathering, unit)
        page.hover = flag(movement.get("hover"), False)
        if line_of(movement.get("special"), 60):
            gathering.leave(Sentence("Speed"), line_of(movement.get("special"), 60))
    _senses(page, attributes, traits, gathering)
    page.xp = whole(table(details.get("xp")).get("value")) if not page.character else None
    page.environments = environments_of(
        details.get("environment") or [table(each).get("type") for each in listed(table(details.get("habitat")).get("value"))]
    )
    resources = table(system.get("resources"))
    page.legendary_actions = whole(table(resources.get("legact")).get("max")) or 0
    page.legendary_resistances = whole(table(resources.get("legres")).get("max")) or 0
    languages = table(traits.get("languages"))
    told_languages = [str(each) for each in listed(languages.get("value"))[:20]] + [str(languages.get("custom") or "")]
    if any(told_languages):
        gathering.leave(Sentence("Languages"), ", ".join(each for each in told_languages if each))
    if line_of(details.get("alignment"), 40):
        gathering.leave(Sentence("Alignment"), line_of(details.get("alignment"), 40))


def _number(value: Any) -> float:
    found = re.match(r"\s*(\d{1,5}(?:\.\d{1,2})?)\s*$", str(value)[:20]) if isinstance(value, (int, float, str)) else None
    return float(found[1]) if found and not isinstance(value, bool) else 0.0


def _kind(value: Any) -> tuple[str, tuple[str, ...]]:
    if not isinstance(value, dict):
        return kind_of(value)
    named = line_of(value.get("value"), 40).lower()
    kind = line_of(value.get("custom"), 40).lower() if named in ("custom", "") else named
    more = [each.strip() for each in line_of(value.get("subtype"), 60).lower().split(",")]
    return kind, tuple(dict.fromkeys(tag for tag in (["swarm"] if value.get("swarm") else []) + more if tag))


def _token(page: Page, token: Mapping[str, Any], gathering: Gathering) -> None:
    side = _number(token.get("width"))
    if side and page.size in SIZES and side not in SIDES[page.size] and side != int(side) + 0.25:
        told = Sentence("Size: {size}, but its token is {side} squares wide; {size} is taken.", size=page.size, side=side)
        gathering.contradict("size", told)


def _senses(page: Page, attributes: Mapping[str, Any], traits: Mapping[str, Any], gathering: Gathering) -> None:
    senses = attributes.get("senses")
    if not isinstance(senses, dict):
        found = senses_of(senses or traits.get("senses"), gathering)
        page.senses, page.passive = found.ranges, found.passive
        return
    ranges = table(senses.get("ranges")) or senses
    unit = "m" if senses.get("units") == "m" else "ft."
    told = {sense: f"{_number(ranges.get(sense)):g} {unit}" for sense in ("blindsight", "darkvision", "tremorsense", "truesight")
            if _number(ranges.get(sense))}  # fmt: skip
    found = senses_of(
        [*(f"{sense} {length}" for sense, length in told.items()), line_of(senses.get("special"), 200)], gathering
    )
    page.senses = found.ranges
    page.other_traits |= {"blind_beyond"} if found.blind_beyond else set()


# ---------------------------------------------------------------- figures that are worked out
def _armour(system: Mapping[str, Any], items: list[Mapping[str, Any]], holder: Holder, gathering: Gathering) -> int | None:
    told = table(table(system.get("attributes")).get("ac"))
    calc, flat = str(told.get("calc", "")), whole(told.get("flat"))
    if calc in ("flat", "natural") and flat is not None or not calc:
        return flat if flat is not None else whole(told.get("value"))
    dex = holder.modifiers["dex"]
    worn = [system_of(item) for item in items if item.get("type") == "equipment" and is_worn(item)]
    shield = max((whole(table(each.get("armor")).get("value")) or 0 for each in worn if _worn_as(each) == "shield"), default=0)
    match calc:
        case "mage" | "draconic":
            return 13 + dex + shield
        case "unarmoredMonk":
            return 10 + dex + holder.modifiers["wis"]
        case "unarmoredBarb":
            return 10 + dex + holder.modifiers["con"] + shield
        case "default":
            suits = [_suit(each, dex) for each in worn if _worn_as(each) in ("light", "medium", "heavy", "natural")]
            return max(suits, default=10 + dex) + shield
    found = number_of(str(told.get("formula", "")), holder.values())
    if found is None:
        gathering.guess(
            "ac", "Armour class: how {text} is worked out is not known; {ac} is taken.", text=line_of(calc, 20),
            ac=10 + dex + shield,
        )
    return found + shield if found is not None else 10 + dex + shield


def _worn_as(item: Mapping[str, Any]) -> str:
    kind = item.get("type")
    told = table(kind).get("value") if isinstance(kind, dict) else table(item.get("armor")).get("type")
    return str(told)


def _suit(item: Mapping[str, Any], dex: int) -> int:
    armor = table(item.get("armor"))
    most = whole(armor.get("dex"))
    kind = _worn_as(item)
    share = 0 if kind == "heavy" else min(dex, most if most is not None else 2) if kind == "medium" else dex
    if kind in ("light", "natural") and most is not None:
        share = min(dex, most)
    return (whole(armor.get("value")) or 10) + share + (whole(armor.get("magicalBonus")) or 0)


def _saves(system: Mapping[str, Any], holder: Holder) -> dict[str, int]:
    found = {}
    for name in ABILITIES:
        ability = table(table(system.get("abilities")).get(name))
        times = _number(ability.get("proficient"))
        bonus = number_of(str(table(ability.get("bonuses")).get("save", "")), holder.values()) or 0
        if times or bonus:
            found[name] = holder.modifiers[name] + int(holder.proficiency * times) + bonus
    return found


def _skills(system: Mapping[str, Any], holder: Holder) -> dict[str, int]:
    return dict(sorted((SKILLS[short], total) for short, total, trained in _totals(system, holder) if trained))


def _totals(system: Mapping[str, Any], holder: Holder) -> Iterator[tuple[str, int, bool]]:
    """(short word, bonus, is it more than the ability's) of every skill."""
    for short in SKILLS:
        skill = table(table(system.get("skills")).get(short))
        times = _number(skill.get("value"))
        bonus = number_of(str(table(skill.get("bonuses")).get("check", "")), holder.values()) or 0
        ability = str(skill.get("ability") or SKILL_ABILITIES.get(short, "wis"))
        total = holder.modifiers.get(ability, 0) + int(holder.proficiency * times) + bonus
        yield short, total, bool(times or bonus)


def _initiative(page: Page, system: Mapping[str, Any], holder: Holder) -> None:
    init = table(table(system.get("attributes")).get("init"))
    told = init.get("bonus") if init.get("bonus") not in (None, "") else init.get("value")
    bonus = number_of(str(told or "0"), holder.values()) or 0
    ability = str(init.get("ability") or "dex")
    if bonus or ability != "dex":
        page.initiative = holder.modifiers.get(ability, holder.modifiers["dex"]) + bonus


def _defences(page: Page, traits: Mapping[str, Any], gathering: Gathering) -> None:
    page.resist, resists = damage_types(_lines(traits.get("dr")), gathering)
    page.immune, immunes = damage_types(_lines(traits.get("di")), gathering)
    page.vulnerable, _ = damage_types(_lines(traits.get("dv")), gathering)
    conditions = table(traits.get("ci"))
    page.condition_immune = conditions_of([*listed(conditions.get("value")), str(conditions.get("custom") or "")], gathering)
    page.other_traits |= resists | immunes
    for kind, amount in list(table(table(traits.get("dm")).get("amount")).items())[:20]:
        gathering.leave(Sentence("Damage taken otherwise"), f"{line_of(str(kind), 20)} {line_of(str(amount), 20)}")


def _lines(value: Any) -> list[str]:
    """The clauses of a list of damage types: what a magical weapon passes is in its "bypasses"."""
    told = table(value)
    kinds = [str(each) for each in listed(told.get("value"))[:30]]
    if "physical" in kinds:
        kinds = [kind for kind in kinds if kind != "physical"]
        kinds.append("bludgeoning, piercing, and slashing from nonmagical attacks")
    passed = {str(each) for each in listed(told.get("bypasses"))[:8]}
    held = " from nonmagical attacks" if "mgc" in passed else ""
    held += " that aren't silvered" if "sil" in passed else ""
    held += " that aren't adamantine" if "ada" in passed else ""
    lines = [kind + held if kind in PHYSICAL else kind for kind in kinds]
    return [*lines, *(part for part in str(told.get("custom") or "")[:400].split(";") if part.strip())]


# ---------------------------------------------------------------- items
def _items(page: Page, value: Mapping[str, Any], holder: Holder, gathering: Gathering) -> None:
    items = items_of(value)
    holder.labels.update({str(item.get("_id")): name_of(item.get("name")) for item in items})
    for item in items:
        kind = str(item.get("type"))
        if kind in ENTRIES and name_of(item.get("name")) not in INTRODUCTIONS:
            made = entry_of(item, holder, gathering)
            before = len(page.entries)
            add(page, made.kind, made.name, made.text)
            if len(page.entries) > before and (made.recharge or made.uses):
                last = page.entries[-1]
                last.recharge, last.uses, last.per = made.recharge, made.uses, made.per
        elif kind in ENTRIES and name_of(item.get("name")) != INTRODUCTIONS[0]:
            gathering.leave(name_of(item.get("name")), Sentence("its text"))
        elif kind in MADE_OF:
            gathering.leave(kind.capitalize(), name_of(item.get("name")))
    gear = [name_of(item.get("name")) for item in items if item.get("type") in GEAR]
    if gear:
        gathering.leave(Sentence("Gear"), ", ".join(gear[:20]))
    _spells(page, [item for item in items if item.get("type") == "spell"], holder, gathering)


def _spells(page: Page, items: list[Mapping[str, Any]], holder: Holder, gathering: Gathering) -> None:
    """Those its text lists, with their limits; where none is listed, those it holds."""
    written = [entry.text for entry in page.entries if SPELLCASTING.match(entry.name)]
    if any(spells_of_either(text) for text in written):
        told = " ".join(written).lower()
        more = [name for item in items if (name := name_of(item.get("name"))) and name.lower() not in told]
        if more:
            gathering.leave(Sentence("Spells"), ", ".join(dict.fromkeys(more[:20])))
    else:
        page.spells = spells_of(items, holder)
