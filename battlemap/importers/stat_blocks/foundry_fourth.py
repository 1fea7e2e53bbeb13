"""Actors of Foundry's dnd4e system, and exports to it (which may begin with a byte order mark, or have no items).

    defences           ac, fort, ref, wil: "value" and "base", of which the larger one counts
    details            level, role {primary, secondary, leader}, size by its short word, origin, type
    movement           base in squares; other ways of moving in words
    resistances        {type: {bonus: [{value}], immune}}: more than 0 resists, less is vulnerable
    items              powers (`foundry_powers`) and features
    biography          the page in words, against which the figures are held

Lengths are squares of 5 ft.
"""

import re
from collections.abc import Iterable, Mapping
from typing import Any

from battlemap.importers.json_file import flag, listed, table
from battlemap.importers.stat_blocks.entries import clean
from battlemap.importers.stat_blocks.fields import speeds_of
from battlemap.importers.stat_blocks.found import Books, Gathering, Read
from battlemap.importers.stat_blocks.foundry_document import items_of, system_of, unmarked
from battlemap.importers.stat_blocks.foundry_powers import attack_of, deed_of
from battlemap.importers.stat_blocks.sound import sound
from battlemap.importers.stat_blocks.values import line_of, name_of, size_of, whole
from battlemap.model import DM_PER_FOOT, Creature, Deed, StatBlock
from battlemap.model.creature import ABILITIES
from battlemap.sentence import Sentence

KIND = Sentence("a Foundry actor")
DM_PER_SQUARE = 5 * DM_PER_FOOT
DEFENCES = {"ac": "ac", "fort": "fort", "ref": "ref", "wil": "will"}
SKILLS = {
    "acr": "acrobatics", "arc": "arcana", "ath": "athletics", "blu": "bluff", "dip": "diplomacy", "dun": "dungeoneering",
    "end": "endurance", "hea": "heal", "his": "history", "ins": "insight", "itm": "intimidate", "nat": "nature",
    "prc": "perception", "rel": "religion", "stl": "stealth", "stw": "streetwise", "thi": "thievery",
}  # fmt: skip
SENSES = {"dv": "darkvision", "bs": "blindsight", "ts": "tremorsense", "tr": "truesight"}
SENSE_NAMES = {"lv": "low-light vision", "nv": ""}
FAR_SQUARES = 60
ACTION_POINTS = {"elite": 1, "solo": 2}
TRAINED = 5
NOT_READ = ("class", "paragon", "epic", "race", "deity", "equipment")
PRINTED = {"ac": "AC", "fort": "Fort", "ref": "Ref", "will": "Will"}


def is_creature(value: Any) -> bool:
    """An actor, or (of some exports) its figures alone."""
    system = _system(value)
    return {"ac", "fort"} <= set(table(system.get("defences"))) and "hp" in table(system.get("attributes"))


def _system(value: Any) -> Mapping[str, Any]:
    return system_of(value) or table(value)


def read_creature(value: Mapping[str, Any], books: Books) -> Read:
    """One actor."""
    gathering = Gathering()
    system = _system(value)
    creature, block = _creature(value, system, gathering)
    details = table(system.get("details"))
    role = table(details.get("role"))
    parts = (
        role.get("secondary"),
        role.get("primary"),
        "leader" if flag(role.get("leader"), False) else "",
        details.get("origin"),
    )
    tags = [line_of(part, 40).lower() for part in parts if part and part != "regular"]
    tags += [word.strip() for word in line_of(details.get("other"), 120).lower().split(",") if word.strip()]
    for key in NOT_READ:
        if line_of(details.get(key), 80):
            gathering.leave(key.capitalize(), line_of(details.get(key), 80))
    if line_of(details.get("alignment"), 40):
        gathering.leave(Sentence("Alignment"), line_of(details.get("alignment"), 40))
    made = StatBlock(
        creature=creature, ruleset=books.name("4e"), kind=line_of(details.get("type"), 40).lower(),
        tags=tuple(dict.fromkeys(tag for tag in tags if tag)), xp=whole(details.get("exp")) or None, deeds=tuple(block),
    )  # fmt: skip
    _compare(made, clean(unmarked(system.get("biography"), lambda _command, label: label)), gathering)
    return gathering.read(sound(made, gathering), KIND)


def _creature(value: Mapping[str, Any], system: Mapping[str, Any], gathering: Gathering) -> tuple[Creature, list[Deed]]:
    details = table(system.get("details"))
    level = whole(details.get("level"))
    if level is None:
        gathering.guess("level", "It has no level; 1 is taken.")
    size = size_of(details.get("size")) or size_of(system.get("size"))
    if size is None:
        gathering.guess("size", "It has no size, medium is taken.")
    scores = table(system.get("abilities"))
    abilities = {name: score for name in ABILITIES if (score := whole(table(scores.get(name)).get("value"))) is not None}
    speed, hover = _speed(table(system.get("movement")), gathering)
    resist, vulnerable, immune = _resistances(table(system.get("resistances")), gathering)
    attacks, deeds = [], []
    for item in items_of(value):
        deed = deed_of(item)
        attack = attack_of(item, gathering)
        deeds += [deed] if deed is not None else []
        attacks += [attack] if attack is not None else []
        if deed is not None and attack is None:
            gathering.leave(deed.name, Sentence("its text"))
    sheet: dict[str, Any] = {"defenses": _defences(table(system.get("defences")), gathering)}
    points = ACTION_POINTS.get(str(table(details.get("role")).get("secondary")), 0)
    sheet |= {"action_points": points} if points else {}
    sheet |= {key: held for key, held in (("resist", resist), ("vulnerable", vulnerable)) if held}
    return Creature(
        name=name_of(value.get("name")), size=size or "medium", level=level or 1, speed=speed, hover=hover,
        max_hp=_hit_points(system, gathering), abilities=abilities, skills=_skills(system, abilities, level or 1),
        initiative=_initiative(system, level or 1, abilities), senses=_senses(table(system.get("senses")), gathering),
        immune=immune, attacks=tuple(attacks), sheet=sheet,
        character=str(value.get("type")).lower() in ("character", "player character"),
    ), deeds  # fmt: skip


# ---------------------------------------------------------------- figures
def _hit_points(system: Mapping[str, Any], gathering: Gathering) -> int:
    hp = table(table(system.get("attributes")).get("hp"))
    points = whole(hp.get("max")) or whole(hp.get("value")) or 0
    if points <= 0:
        gathering.guess("max_hp", "It has no hit points, 1 is taken.")
    return max(1, points)


def _defences(told: Mapping[str, Any], gathering: Gathering) -> dict[str, int]:
    found = {}
    for key, name in DEFENCES.items():
        held = table(told.get(key))
        numbers = [number for part in ("base", "value") if (number := whole(held.get(part)))]
        if len(set(numbers)) > 1:
            note = Sentence(
                "{printed}: {numbers} and {numbers2} are given, {max} is taken.", printed=PRINTED[name], numbers=numbers[0],
                numbers2=numbers[1], max=max(numbers)
            )
            gathering.contradict("sheet.defenses", note)
        if not numbers:
            gathering.guess("sheet.defenses", "It has no {printed} defense, 10 is taken.", printed=PRINTED[name])
        found[name] = max(numbers, default=10)
    return found


def _speed(movement: Mapping[str, Any], gathering: Gathering) -> tuple[dict[str, int], bool]:
    base = table(movement.get("base"))
    squares = whole(base.get("value")) or whole(base.get("base")) or 0
    words = [line_of(movement.get(key), 200) for key in ("custom", "notes")]
    others = re.sub(r"^\s*\d+\s*,?", "", next((word for word in words if word), ""))
    found, hover = speeds_of(others, gathering, "squares") if others.strip() else ({}, False)
    speed = {"walk": squares * DM_PER_SQUARE} if squares else {}
    speed |= {mode: ft * DM_PER_FOOT for mode, ft in found.items() if mode != "walk" or not squares}
    if not speed:
        gathering.guess("speed", "It has no speed, 6 squares are taken.")
        speed = {"walk": 6 * DM_PER_SQUARE}
    return speed, hover


def _resistances(told: Mapping[str, Any], gathering: Gathering) -> tuple[dict[str, int], dict[str, int], tuple[str, ...]]:
    resist: dict[str, int] = {}
    vulnerable: dict[str, int] = {}
    immune = []
    for kind, held in ((str(key), table(each)) for key, each in list(told.items())[:30]):
        active = [table(each) for each in listed(held.get("bonus"))[:12] if flag(table(each).get("active"), True)]
        bonus = (
            sum(whole(each.get("value")) or 0 for each in active)
            + (whole(held.get("res")) or 0)
            - (whole(held.get("vuln")) or 0)
        )
        amount = bonus or whole(held.get("value")) or 0
        if kind in ("damage", "physical") and (amount or flag(held.get("immune"), False)):
            text = Sentence("{amount} against all damage") if kind == "damage" else Sentence("{amount} against physical damage")
            gathering.leave(Sentence("Resistances"), Sentence(text, amount=amount))
        elif flag(held.get("immune"), False):
            immune.append(kind)
        elif amount:
            (resist if amount > 0 else vulnerable)[kind] = abs(amount)
    return resist, vulnerable, tuple(immune)


def _skills(system: Mapping[str, Any], abilities: Mapping[str, int], level: int) -> dict[str, int]:
    """Totals; of who is only marked as trained, the total is worked out."""
    found = {}
    for short, name in SKILLS.items():
        skill = table(table(system.get("skills")).get(short))
        base, value = whole(skill.get("base")) or 0, whole(skill.get("value")) or 0
        if base:
            found[name] = base
        elif value == TRAINED:
            found[name] = TRAINED + (abilities.get(str(skill.get("ability")), 10) - 10) // 2 + level // 2
        elif value:
            found[name] = value
    return dict(sorted(found.items()))


def _initiative(system: Mapping[str, Any], level: int, abilities: Mapping[str, int]) -> int | None:
    init = table(table(system.get("attributes")).get("init"))
    told = whole(init.get("base")) or whole(init.get("value"))
    if told:
        return told
    return (abilities.get("dex", 10) - 10) // 2 + level // 2 if abilities else None


def _senses(told: Mapping[str, Any], gathering: Gathering) -> dict[str, int]:
    found: dict[str, int] = {}
    pairs = [each for key in ("vision", "special") for each in listed(table(told.get(key)).get("value"))[:12]]
    for pair in pairs:
        short, squares = (
            (str(pair[0]), whole(pair[1]) if len(pair) > 1 else None) if isinstance(pair, list) and pair else (str(pair), None)
        )
        name = SENSES.get(short)
        if name is None:
            if SENSE_NAMES.get(short, short):
                gathering.leave(Sentence("Senses"), SENSE_NAMES.get(short, line_of(short, 30)))
            continue
        if not squares:
            gathering.guess(
                f"senses.{name}", "{name}: no range is given, {far_squares} squares are taken.", name=name.capitalize(),
                far_squares=FAR_SQUARES
            )
        found[name] = (squares or FAR_SQUARES) * DM_PER_SQUARE
    for key in ("notes",):
        if line_of(told.get(key), 80):
            gathering.leave(Sentence("Senses"), line_of(told.get(key), 80))
    return found


# ---------------------------------------------------------------- against the page in words
def _compare(block: StatBlock, page: str, gathering: Gathering) -> None:
    """Says where the page in its biography has other figures than its data."""
    creature = block.creature
    for path, label, number in _held(creature):
        told = re.search(rf"\b{label}\s*\+?(-?\d{{1,4}})\b", page)
        if told and int(told[1]) != number:
            gathering.contradict(
                path, "{label}: its page says {told}, its data {number}; the data is taken.", label=label, told=told[1],
                number=number
            )
    if (told := re.search(r"\bRegeneration\s+(\d{1,3})\b", page)) and "regeneration" not in creature.sheet:
        gathering.leave(Sentence("Regeneration"), told[1])


def _held(creature: Creature) -> Iterable[tuple[str, str, int]]:
    yield "max_hp", "HP", creature.max_hp
    for name, label in PRINTED.items():
        yield "sheet.defenses", label, creature.sheet["defenses"][name]
    if creature.initiative is not None:
        yield "initiative", "Init", creature.initiative
    if "walk" in creature.speed:
        yield "speed.walk", "Speed", creature.speed["walk"] // DM_PER_SQUARE
