"""Creatures of the 5e-bits database and its API (2014 and 2024), and of older flat lists made from it.

    armor_class     [{type, value}] (a spell's or a condition's armour is none of its own), or a number
    speed           {"walk": "30 ft.", "hover": true}, or "30 ft., fly 60 ft."
    proficiencies   saves and skills with their totals; flat lists have dexterity_save, stealth
    actions         their sentences count; the figures beside them only where a sentence has none.  `dc` of an attack is often
                    that of the escape from it
"""

from collections.abc import Mapping
from typing import Any

from battlemap.importers.json_file import listed, table
from battlemap.importers.stat_blocks.entries import attack_text
from battlemap.importers.stat_blocks.fields import (
    conditions_of,
    damage_lines,
    damage_types,
    kind_of,
    saves_of,
    senses_of,
    skills_of,
    speeds_of,
)
from battlemap.importers.stat_blocks.fifth import add, begin, family_of, finish
from battlemap.importers.stat_blocks.found import Books, Family, Gathering, Read
from battlemap.importers.stat_blocks.page import Page
from battlemap.importers.stat_blocks.sentences import HEAD, SAVE, plain
from battlemap.importers.stat_blocks.spell_lists import slots_of
from battlemap.importers.stat_blocks.tongues import SKILL_WORDS
from battlemap.importers.stat_blocks.values import challenge_of, line_of, name_of, prose_of, size_of, whole
from battlemap.model import Spells, Strikes
from battlemap.model.creature import ABILITIES
from battlemap.sentence import Sentence

KIND = "a 5e-bits creature"
FULL = {"str": "strength", "dex": "dexterity", "con": "constitution", "int": "intelligence", "wis": "wisdom", "cha": "charisma"}
SECTIONS = (
    ("special_abilities", "trait"), ("traits", "trait"), ("actions", "action"), ("bonus_actions", "bonus"),
    ("reactions", "reaction"), ("legendary_actions", "legendary"), ("lair_actions", "lair"),
)  # fmt: skip
READ = {
    "name", "size", "type", "subtype", "armor_class", "hit_points", "hit_dice", "hit_points_roll", "speed", "proficiencies",
    "senses", "challenge_rating", "proficiency_bonus", "xp", "condition_immunities", "damage_vulnerabilities",
    "damage_resistances", "damage_immunities", "url", "initiative", *FULL.values(), *(section for section, _ in SECTIONS),
}  # fmt: skip
ASIDE = {"index", "_id", "image", "updated_at", "forms", "xp_in_lair", "desc", "slug"}
SAID = ("alignment", "languages", "gear")


def is_creature(value: Any) -> bool:
    """Is this a creature of 5e-bits, of whatever year?"""
    if not isinstance(value, dict) or "armor_class" not in value or "hit_points" not in value:
        return False
    return "strength" in value and not any(key in value for key in ("document__slug", "ability_scores", "slug"))


def read_creature(value: Mapping[str, Any], books: Books) -> Read:
    """One creature.  Raises nothing: what is of another kind than expected is left out and said."""
    gathering = Gathering()
    page = page_of(value, books, gathering)
    leave_fields(value, READ, ASIDE, gathering)
    return finish(page, KIND, gathering)


def page_of(record: Mapping[str, Any], books: Books, gathering: Gathering) -> Page:
    """One record's page."""
    page = begin(name_of(record.get("name")), _family(record, books, gathering), books)
    if (size := size_of(record.get("size"))) is not None:
        page.size = size
    else:
        gathering.guess("size", "It has no size, medium is taken.")
    page.kind, page.tags = _kind(record)
    page.ac = armour_of(record.get("armor_class"), gathering)
    page.hp = whole(record.get("hit_points")) or 0
    page.hit_dice = line_of(record.get("hit_points_roll") or record.get("hit_dice"), 30).replace(" ", "")
    page.speed, page.hover = speeds_of(record.get("speed"), gathering)
    page.abilities = {name: score for name in ABILITIES if (score := whole(record.get(FULL[name]))) is not None}
    page.saves, page.skills = _totals(record, gathering)
    senses = senses_of(record.get("senses"), gathering)
    page.senses, page.passive = senses.ranges, senses.passive
    page.challenge, page.xp = challenge_of(record.get("challenge_rating")), whole(record.get("xp"))
    page.proficiency = whole(record.get("proficiency_bonus")) or 0
    defend(page, record, gathering)
    page.other_traits |= {"blind_beyond"} if senses.blind_beyond else set()
    _entries(page, record)
    page.multiattack = _multiattack(record)
    page.spells = _spells(record)
    return page


def _family(record: Mapping[str, Any], books: Books, gathering: Gathering) -> Family:
    address = str(record.get("url", ""))[:200]
    if "/2024/" in address or "/2014/" in address:
        return "2024" if "/2024/" in address else "2014"
    if address.startswith("/api/monsters/"):  # from before there were two
        return "2014"
    return family_of(
        (prose_of(table(entry).get("desc")) for section, _ in SECTIONS for entry in listed(record.get(section))), books, gathering
    )


def leave_fields(record: Mapping[str, Any], read: set[str], aside: set[str], gathering: Gathering) -> None:
    """The fields of a record that were not read, by their names; those `aside` say nothing of the creature."""
    for key, value in list(record.items())[:200]:
        said = value not in (None, "", "-", "—", "--", [], {}, False, 0)
        if said and key not in read and key not in aside and not str(key).startswith("_"):
            gathering.leave(line_of(str(key).replace("_", " "), 40).capitalize(), _in_words(value))


def _in_words(value: Any) -> str:
    """A few words of a value: a text, a number, texts in a list."""
    if isinstance(value, list):
        return line_of(", ".join(each for each in value[:12] if isinstance(each, str)), 80)
    return line_of(str(value) if isinstance(value, (int, float)) and not isinstance(value, bool) else value, 60)


def _kind(record: Mapping[str, Any]) -> tuple[str, tuple[str, ...]]:
    """ "swarm of Tiny beasts" is a beast, and a swarm."""
    kind, tags = kind_of(record.get("type"))
    more = line_of(record.get("subtype"), 60).lower().replace("any race", "any")
    return kind, tuple(dict.fromkeys([*tags, *([more] if more else [])]))


def armour_of(value: Any, gathering: Gathering) -> int | None:
    """The first, or with the armour and shield it wears; what a spell or a condition makes of it is left to the table."""
    if not isinstance(value, list):
        return whole(value)
    entries = [each for each in (table(entry) for entry in value[:20]) if whole(each.get("value")) is not None]
    plain_ones = [whole(entry) for entry in value[:1]] if not entries else []
    for entry in entries[1:]:
        if entry.get("type") != "armor":
            gathering.leave(Sentence("Armour class"), f"{whole(entry.get('value'))} ({line_of(entry.get('type'), 20)})")
    worn = [whole(each.get("value")) or 0 for each in entries if each.get("type") == "armor"]
    first = whole(entries[0].get("value")) if entries else plain_ones[0] if plain_ones else None
    return first if first is None else max([first, *worn])


def defend(page: Page, record: Mapping[str, Any], gathering: Gathering) -> None:
    """Resistances, immunities and vulnerabilities as lists or texts."""
    page.resist, resists = damage_types(damage_lines(record.get("damage_resistances")), gathering)
    page.immune, immunes = damage_types(damage_lines(record.get("damage_immunities")), gathering)
    page.vulnerable, _ = damage_types(damage_lines(record.get("damage_vulnerabilities")), gathering)
    page.condition_immune = conditions_of(record.get("condition_immunities"), gathering)
    page.other_traits |= resists | immunes


def _totals(record: Mapping[str, Any], gathering: Gathering) -> tuple[dict[str, int], dict[str, int]]:
    """Saves and skills of "proficiencies"; of a flat list its fields of those names."""
    saves: dict[str, Any] = {}
    skills: dict[str, Any] = {}
    for entry in listed(record.get("proficiencies"))[:60]:
        index, total = str(table(table(entry).get("proficiency")).get("index", "")), whole(table(entry).get("value"))
        if index.startswith("saving-throw-"):
            saves[index.removeprefix("saving-throw-")] = total
        elif index.startswith("skill-"):
            skills[index.removeprefix("skill-").replace("-", " ")] = total
        elif index:
            gathering.leave(Sentence("Proficiencies"), line_of(index, 40))
    for name, full in FULL.items():
        if f"{full}_save" in record:
            saves[name] = record[f"{full}_save"]
    skills |= {key: value for key, value in record.items() if isinstance(key, str) and key.replace("_", " ") in SKILL_WORDS}
    return saves_of(saves, gathering), skills_of(skills, gathering)


# ---------------------------------------------------------------- entries
def _entries(page: Page, record: Mapping[str, Any]) -> None:
    for section, kind in SECTIONS:
        for entry in (table(each) for each in listed(record.get(section))):
            before = len(page.entries)
            add(page, kind, entry.get("name"), _text(entry))
            if len(page.entries) > before and not (page.entries[-1].recharge or page.entries[-1].uses):
                _limit(page, entry)


def _text(entry: Mapping[str, Any]) -> str:
    """An entry's sentences, and its figures where the sentences have no attack."""
    text = prose_of(entry.get("desc"))
    bonus = whole(entry.get("attack_bonus"))
    if not bonus or HEAD.search(plain(text)) or SAVE.search(plain(text)) or not _damage(entry):
        return text
    return attack_text({"kind": "melee", "to_hit": bonus, "damage": _damage(entry)}) + "\n" + text


def _damage(entry: Mapping[str, Any]) -> list[tuple[str, str]]:
    if isinstance(entry.get("damage_dice"), str):  # flat lists
        bonus = whole(entry.get("damage_bonus"))
        dice = entry["damage_dice"].split(" ")[0]
        return [(dice + (f"{bonus:+d}" if bonus and not {"+", "-"} & set(dice) else ""), "")] if dice else []
    parts = (table(each) for each in listed(entry.get("damage"))[:4])
    return [
        (line_of(part.get("damage_dice"), 20).replace(" ", ""), str(table(part.get("damage_type")).get("index", "")))
        for part in parts
        if part.get("damage_dice")
    ]


def _limit(page: Page, entry: Mapping[str, Any]) -> None:
    """How often the entry just added may be used."""
    usage, last = table(entry.get("usage")), page.entries[-1]
    times = whole(usage.get("times")) or 0
    match usage.get("type"):
        case "recharge on roll":
            last.recharge = whole(usage.get("min_value")) or 0
        case "per day":
            last.uses, last.per = times, "day"
        case "recharge after rest":
            last.uses, last.per = 1, "rest"
    if last.name == "Legendary Resistance" and last.uses:
        page.legendary_resistances = last.uses


def _spells(record: Mapping[str, Any]) -> Spells | None:
    """The first list of spells the record has in parts."""
    entries = (table(table(entry).get("spellcasting")) for entry in listed(record.get("special_abilities")))
    told = next((each for each in entries if listed(each.get("spells"))), None)
    if told is None:
        return None
    lists: dict[str, list[str]] = {}
    for spell in (table(each) for each in told["spells"][:200]):
        usage, level = table(spell.get("usage")), whole(spell.get("level")) or 0
        if usage.get("type") == "per day":
            key = f"{whole(usage.get('times')) or 1}/day"
        elif usage.get("type") == "at will" or not level:
            key = "at will"
        else:
            key = slots_of(level, whole(table(told.get("slots")).get(str(level))) or 0)
        lists.setdefault(key, []).append(name_of(spell.get("name")))
    ability = str(table(told.get("ability")).get("index", ""))[:3]
    return Spells(
        ability=ability, dc=whole(told.get("dc")), to_hit=whole(told.get("modifier")),
        lists={key: tuple(name for name in names if name) for key, names in lists.items()},
    )  # fmt: skip


def _multiattack(record: Mapping[str, Any]) -> tuple[tuple[Strikes, ...], ...]:
    """In parts already, where the record has them so; its counts are numbers or (a hydra's) words."""
    entries = (table(each) for each in listed(record.get("actions")))
    told = next((entry for entry in entries if entry.get("name") == "Multiattack"), {})
    if told.get("multiattack_type") == "actions":
        found = [_strikes(listed(told.get("actions")))]
        options = _options(table(told.get("action_options")))
        chosen = [part for option in options for part in _strikes([option])]
        if found[0] and chosen:  # 2024: "two Tentacle attacks and uses either A or B"
            found[0] += (Strikes(count=1, of=tuple(name for part in chosen for name in part.of)),)
    else:
        options = _options(table(told.get("action_options")))
        found = [
            _strikes(listed(option.get("items")) if option.get("option_type") == "multiple" else [option])
            for option in options
        ]
    return tuple(parts for parts in found if parts)


def _options(choice: Mapping[str, Any]) -> list[Mapping[str, Any]]:
    return [table(option) for option in listed(table(choice.get("from")).get("options"))[:12]]


def _strikes(items: list[Any]) -> tuple[Strikes, ...]:
    found = []
    for item in (table(each) for each in items[:12]):
        if "choose" in item or item.get("option_type") == "choice":
            choice = table(item.get("choice")) or item
            names = tuple(name_of(option["action_name"]) for option in _options(choice) if option.get("action_name"))
            found.append(Strikes(count=whole(choice.get("choose")) or 1, of=names))
        elif item.get("action_name"):
            count = whole(item.get("count"))
            found.append(Strikes(count=count if count and 0 < count <= 20 else 1, of=(name_of(item["action_name"]),)))
    return tuple(part for part in found if part.of and part.count > 0)
