"""Creatures of the package `bfrpg-data` (Basic Fantasy): figures parsed and as printed side by side.

Its armour class ascends from 11; the old-school rulesets here count from 10 up, or from 9 down.  Its attack bonus is that of its
hit dice.  Damage stands beside the attacks, in their order.
"""

import re
from collections.abc import Mapping
from typing import Any

from battlemap.importers.json_file import listed, table
from battlemap.importers.stat_blocks.found import Books, Gathering, Read
from battlemap.importers.stat_blocks.old_school_figures import hit_points_of, thac0_at
from battlemap.importers.stat_blocks.sound import sound
from battlemap.importers.stat_blocks.values import feet_of, line_of, name_of, whole
from battlemap.model import DM_PER_FOOT, Attack, Creature, StatBlock
from battlemap.sentence import Sentence

KIND = Sentence("a Basic Fantasy creature")
UNARMOURED, HIGHEST = 11, 20
MODES = {"walk": "walk", "fly": "fly", "swim": "swim", "climb": "climb", "burrow": "burrow"}
NOT_READ = {
    "no_appearing": Sentence("Number appearing"), "treasure_type": Sentence("Treasure type"), "save_as": Sentence("Saves as"),
}  # fmt: skip


def attack_bonus_of(dice: int) -> int:
    """Basic Fantasy: the attack bonus of so many hit dice."""
    return min(max(0, dice), 8) if dice < 10 else 9 + (min(dice, 15) - 10) // 2 + (dice >= 16) + max(0, dice - 16) // 4


def is_creature(value: Any) -> bool:
    return isinstance(value, dict) and {"armor_class", "hit_dice"} <= set(table(value.get("stats")))


def read_creature(value: Mapping[str, Any], books: Books) -> Read:
    """One creature."""
    gathering, stats = Gathering(), table(value.get("stats"))
    armour, dice = table(stats.get("armor_class")), table(stats.get("hit_dice"))
    ascending = whole(armour.get("value"))
    number, modifier = whole(dice.get("value")) or 0, whole(dice.get("modifier")) or 0
    rolled = f"{number}d8{f'{modifier:+d}' if modifier else ''}" if number else ""
    points = whole(dice.get("hit_points")) or hit_points_of(rolled)
    bonus = attack_bonus_of(number if number > 1 or modifier >= 0 else 0) - 1  # theirs is one higher, as their armour is
    if line_of(armour.get("raw"), 40) != str(ascending):
        gathering.leave(Sentence("Armour class"), line_of(armour.get("raw"), 60))
    sheet: dict[str, Any] = {"thac0": thac0_at(bonus), "attack_bonus": bonus}
    if ascending is not None:
        sheet["aac"] = ascending - 1
        note = Sentence(
            "Armour class: {ascending} counts from {unarmoured}; {highest} descending is taken.", ascending=ascending,
            unarmoured=UNARMOURED, highest=HIGHEST - ascending
        )
        gathering.guess("ac", note)
    gathering.guess(
        "sheet.attack_bonus", "Attack bonus: that of {number} hit dice is taken, {bonus}.", number=number, bonus=f"{bonus:+d}"
    )
    if (morale := whole(table(stats.get("morale")).get("value"))) is not None:
        sheet["morale"] = morale
    speed = _speed(table(stats.get("movement")), gathering)
    if "walk" in speed:
        sheet["rate"] = speed.pop("walk")
    attacks = _attacks(stats, gathering)
    sheet |= {"attacks_per_round": sum(count for count, _ in attacks)} if len(attacks) > 1 else {}
    for key, heading in NOT_READ.items():
        if raw := line_of(table(stats.get(key)).get("raw"), 60):
            gathering.leave(heading, raw)
    if listed(value.get("description")):
        gathering.leave(Sentence("Description"), Sentence("its text"))
    gathering.guess("size", "It has no size, medium is taken.")
    creature = Creature(
        name=name_of(value.get("name")), ac=None if ascending is None else HIGHEST - ascending, max_hp=max(1, points),
        speed=speed, attacks=tuple(attack for _, attack in attacks), sheet=sheet,
    )  # fmt: skip
    block = StatBlock(
        creature=creature, ruleset=books.name("old school"), hit_dice=rolled, xp=whole(table(stats.get("xp")).get("value"))
    )
    return gathering.read(sound(block, gathering), KIND)


def _speed(movement: Mapping[str, Any], gathering: Gathering) -> dict[str, int]:
    found: dict[str, int] = {}
    for mode in map(table, listed(movement.get("modes"))[:8]):
        name, feet = MODES.get(str(mode.get("type"))), feet_of(mode.get("feet"))
        if name is None or feet is None:
            gathering.leave(Sentence("Movement"), f"{line_of(str(mode.get('type')), 20)} {feet or ''}".strip())
        else:
            found.setdefault(name, feet * DM_PER_FOOT)
    if not found:
        gathering.guess("sheet.rate", "It has no movement; that of the ruleset is taken.")
    return found


def _attacks(stats: Mapping[str, Any], gathering: Gathering) -> list[tuple[int, Attack]]:
    told = [table(each) for each in listed(table(stats.get("attacks")).get("parsed"))[:12]]
    damages = [table(each) for each in listed(table(stats.get("damage")).get("parsed"))[:12]]
    found = []
    for at, each in enumerate(told):
        name = name_of(each.get("label")) or "attack"
        held = damages[at] if at < len(damages) else damages[-1] if len(damages) == 1 else {}
        dice = table(held.get("dice"))
        number, sides, plus = (whole(dice.get(key)) for key in ("n", "sides", "modifier"))
        roll = f"{number}d{sides}{f'{plus:+d}' if plus else ''}" if number and sides else ""
        if not roll:
            gathering.guess(f"attacks.{name}.damage", "{name}: no damage was found.", name=name)
        if label := line_of(held.get("label"), 60):
            gathering.leave(name, label)
        found.append((whole(each.get("count")) or 1, Attack(name=name, damage=roll)))
    raw = line_of(table(stats.get("attacks")).get("raw"), 80)
    if raw and not found or re.search(r"\bor\b|/", raw):
        gathering.leave(Sentence("Attacks"), raw)
    return found
