"""Creatures of Open5e: of its first interface (flat texts, "" and null for nothing) and its second (tables within tables).

Of the second, sentences count before the figures of `attacks`: those have lost their bonuses, and types of damage are wrong.
`speed_all` and its like are worked out, not printed; only hovering stands there alone.
"""

from collections.abc import Mapping
from typing import Any

from battlemap.importers.json_file import flag, listed, table
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
from battlemap.importers.stat_blocks.fifth import add, begin, family_of, finish, legendary_in
from battlemap.importers.stat_blocks.five_bits import FULL, leave_fields
from battlemap.importers.stat_blocks.five_bits import page_of as flat_page
from battlemap.importers.stat_blocks.found import Books, Family, Gathering, Read
from battlemap.importers.stat_blocks.page import Entry, Page
from battlemap.importers.stat_blocks.places import environments_of
from battlemap.importers.stat_blocks.sentences import AMOUNT, HEAD, plain
from battlemap.importers.stat_blocks.values import (
    challenge_of,
    feet_of,
    line_of,
    name_of,
    prose_of,
    size_of,
    whole,
)
from battlemap.model.creature import ABILITIES
from battlemap.sentence import Sentence

KIND = Sentence("an Open5e creature")
SECTIONS = {
    "ACTION": "action", "BONUS_ACTION": "bonus", "REACTION": "reaction", "LEGENDARY_ACTION": "legendary", "LAIR_ACTION": "lair",
}  # fmt: skip
LISTS = ("actions", "bonus_actions", "reactions", "legendary_actions", "special_abilities")
READ_FLAT = {
    "name", "size", "type", "subtype", "armor_class", "hit_points", "hit_dice", "speed", "senses", "challenge_rating", "cr",
    "skills", "condition_immunities", "damage_vulnerabilities", "damage_resistances", "damage_immunities", "environments",
    *FULL.values(), *(f"{full}_save" for full in FULL.values()), *LISTS, "perception", "legendary_desc",
}  # fmt: skip
ASIDE_FLAT = {
    "slug", "desc", "img_main", "page_no", "document__slug", "document__title", "document__url", "document__license_url",
    "v2_converted_path", "armor_desc", "group",
}  # fmt: skip
READ = {
    "name", "size", "type", "armor_class", "hit_points", "hit_dice", "speed", "ability_scores", "saving_throws", "skill_bonuses",
    "passive_perception", "challenge_rating", "challenge_rating_decimal", "experience_points", "proficiency_bonus", "actions",
    "traits", "resistances_and_immunities", "environments", "initiative_bonus", "darkvision_range", "blindsight_range",
    "tremorsense_range", "truesight_range", "document", "subcategory", "legendary_actions",
}  # fmt: skip
ASIDE = {
    "key", "url", "category", "creaturesets", "crossreferences", "illustration", "modifiers", "normal_sight_range",
    "armor_detail", "saving_throws_all", "skill_bonuses_all", "speed_all", "challenge_rating_text", "desc",
    "nonmagical_attack_resistance", "nonmagical_attack_immunity", "unit",
}  # fmt: skip


def is_creature(value: Any) -> bool:
    """Is this a creature of Open5e, of either interface?"""
    return _is_flat(value) or isinstance(value, dict) and "ability_scores" in value and "armor_class" in value


def _is_flat(value: Any) -> bool:
    return isinstance(value, dict) and {"slug", "armor_class"} <= set(value) and ("strength" in value or "hit_points" in value)


def read_creature(value: Mapping[str, Any], books: Books) -> Read:
    """One creature, of either interface."""
    gathering = Gathering()
    page = _flat(value, books, gathering) if _is_flat(value) else _nested(value, books, gathering)
    return finish(page, KIND, gathering)


# ---------------------------------------------------------------- the first interface
def _flat(value: Mapping[str, Any], books: Books, gathering: Gathering) -> Page:
    told = {key: None if entry == "" else entry for key, entry in value.items() if key not in ("skills", "perception")}
    page = flat_page(told, books, gathering)
    page.ruleset = books.name(_family(line_of(value.get("document__slug")), [], books, gathering, page))
    page.skills = skills_of(value.get("skills"), gathering)
    page.environments = environments_of(value.get("environments"))
    _counted(page, prose_of(value.get("legendary_desc")))
    leave_fields(value, READ_FLAT, ASIDE_FLAT, gathering)
    return page


def _family(source: str, texts: list[str], books: Books, gathering: Gathering, page: Page) -> Family:
    if source in ("wotc-srd", "5e-2014", "5esrd", "srd-2014"):
        gathering.settle("ruleset")
        return "2014"
    if source in ("5e-2024", "srd-2024"):
        gathering.settle("ruleset")
        return "2024"
    if not texts:
        return next((family for family in ("2014", "2024") if books.name(family) == page.ruleset), books.usual())
    return family_of(texts, books, gathering)


def _counted(page: Page, text: str) -> None:
    """How many legendary actions a text grants ("can take 3 legendary actions", "Legendary Action Uses: 3")."""
    page.legendary_actions = legendary_in(text) or page.legendary_actions


# ---------------------------------------------------------------- the second interface
def _nested(value: Mapping[str, Any], books: Books, gathering: Gathering) -> Page:
    actions = sorted((table(each) for each in listed(value.get("actions"))[:150]), key=_place)
    texts = [prose_of(each.get("desc")) for each in actions]
    system = line_of(table(table(value.get("document")).get("gamesystem")).get("key"))
    page = begin(name_of(value.get("name")), "2014", books)
    page.ruleset = books.name(_family(system, texts or [""], books, gathering, page))
    if (size := size_of(value.get("size"))) is not None:
        page.size = size
    else:
        gathering.guess("size", "It has no size, medium is taken.")
    page.kind, page.tags = kind_of(value.get("type"))
    page.ac, page.hp = whole(value.get("armor_class")), whole(value.get("hit_points")) or 0
    page.hit_dice = line_of(value.get("hit_dice"), 30).replace(" ", "")
    page.speed, page.hover = speeds_of(value.get("speed") or value.get("speed_all"), gathering)
    page.hover = page.hover or flag(table(value.get("speed_all")).get("hover"), False)
    scores = table(value.get("ability_scores"))
    page.abilities = {name: score for name in ABILITIES if (score := whole(scores.get(FULL[name]))) is not None}
    page.saves, page.skills = saves_of(value.get("saving_throws"), gathering), skills_of(value.get("skill_bonuses"), gathering)
    ranges = {sense: value.get(f"{sense}_range") for sense in ("blindsight", "darkvision", "tremorsense", "truesight")}
    page.senses = senses_of({sense: f"{feet_of(ft)} ft." for sense, ft in ranges.items() if feet_of(ft)}, gathering).ranges
    page.passive, page.initiative = whole(value.get("passive_perception")), whole(value.get("initiative_bonus"))
    if page.initiative == (page.abilities.get("dex", 10) - 10) // 2:
        page.initiative = None
    page.challenge = challenge_of(value.get("challenge_rating_decimal") or value.get("challenge_rating"))
    page.xp, page.proficiency = whole(value.get("experience_points")), whole(value.get("proficiency_bonus")) or 0
    page.environments = environments_of(value.get("environments"))
    _defences(page, table(value.get("resistances_and_immunities")), gathering)
    for trait in (table(each) for each in listed(value.get("traits"))):
        add(page, "trait", trait.get("name"), trait.get("desc"))
    for action in actions:
        _action(page, action, gathering)
    leave_fields({**value, "languages": table(value.get("languages")).get("as_string")}, READ, ASIDE, gathering)
    return page


def _place(action: Mapping[str, Any]) -> tuple[bool, int]:
    return action.get("action_type") == "LEGENDARY_ACTION", whole(action.get("order_in_statblock")) or 0


def _defences(page: Page, told: Mapping[str, Any], gathering: Gathering) -> None:
    """As the page prints them where that is given: the lists beside it have lost "from nonmagical attacks"."""
    def lines(what: str) -> list[str]:
        return damage_lines(told.get(f"{what}_display") or told.get(what))

    page.resist, resists = damage_types(lines("damage_resistances"), gathering)
    page.immune, immunes = damage_types(lines("damage_immunities"), gathering)
    page.vulnerable, _ = damage_types(lines("damage_vulnerabilities"), gathering)
    page.condition_immune = conditions_of(told.get("condition_immunities"), gathering)
    page.other_traits |= resists | immunes


def _action(page: Page, action: Mapping[str, Any], gathering: Gathering) -> None:
    kind = SECTIONS.get(str(action.get("action_type")), "action")
    cost = whole(action.get("legendary_action_cost")) or 1
    form = line_of(action.get("limited_to_form"), 40)
    name = name_of(action.get("name")) + (f" ({form})" if form else "")
    name += f" (Costs {cost} Actions)" if kind == "legendary" and 1 < cost < 10 else ""
    text = prose_of(action.get("desc"))
    before = len(page.entries)
    add(page, kind, name, _with_figures(text, action))
    if len(page.entries) == before:
        return
    last, limits = page.entries[-1], table(action.get("usage_limits"))
    param = whole(limits.get("param")) or 0
    match limits.get("type"):
        case "RECHARGE_ON_ROLL":
            last.recharge = param if 2 <= param <= 6 else 0
        case "PER_DAY":
            last.uses, last.per = param, "day"
        case "RECHARGE_AFTER_REST":
            last.uses, last.per = 1, "rest"
    _compare(last, action, gathering)


def _with_figures(text: str, action: Mapping[str, Any]) -> str:
    """The sentences, with a formula before them where they hold no attack and `attacks` has one."""
    attack = table(next(iter(listed(action.get("attacks"))), None))
    to_hit = whole(attack.get("to_hit_mod"))
    if to_hit is None or HEAD.search(plain(text)):
        return text
    reach, far, long = (feet_of(attack.get(key), attack.get("distance_unit")) for key in ("reach", "range", "long_range"))
    parts = {
        "kind": "thrown" if reach and far else "ranged" if far else "melee", "to_hit": to_hit, "reach": reach, "range": far,
        "long": long, "damage": _damage(attack), "spell": attack.get("attack_type") == "SPELL",
    }  # fmt: skip
    return f"{attack_text(parts)}\n{text}"


def _damage(attack: Mapping[str, Any]) -> list[tuple[str, str]]:
    found = []
    for which in ("damage", "extra_damage"):
        number, die = whole(attack.get(f"{which}_die_count")), line_of(attack.get(f"{which}_die_type"), 6).lower()
        bonus = whole(attack.get(f"{which}_bonus"))
        if number and die.startswith("d"):
            kind = line_of(table(attack.get(f"{which}_type")).get("key"), 20)
            found.append((f"{number}{die}" + (f"{bonus:+d}" if bonus else ""), kind))
    return found


def _compare(entry: Entry, action: Mapping[str, Any], gathering: Gathering) -> None:
    """Says where the figures beside a sentence are others than its own."""
    text = plain(entry.text)
    attack, head = table(next(iter(listed(action.get("attacks"))), None)), HEAD.search(text)
    amount = AMOUNT.search(text)
    if head is None or not attack:
        return
    to_hit, kind = whole(attack.get("to_hit_mod")), line_of(table(attack.get("damage_type")).get("key"), 20)
    if to_hit is not None and to_hit != int(head[3]):
        told = Sentence(
            "{name}: its text says {int} to hit, its data {to_hit}; the text is taken.", name=entry.name,
            int=f"{int(head[3]):+d}", to_hit=f"{to_hit:+d}"
        )
        gathering.contradict(f"attacks.{entry.name}.to_hit", told)
    if kind and amount is not None and amount[3].lower() != kind:
        told = Sentence(
            "{name}: its text says {damage} damage, its data {data}; the text is taken.", name=entry.name,
            damage=amount[3].lower(), data=kind
        )
        gathering.contradict(f"attacks.{entry.name}.type", told)
