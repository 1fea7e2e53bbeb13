"""Is what was read what the page says?  Figures that no field took, and figures that contradict each other.

Nothing is changed here: what does not fit is said, so that a review can show it.  Not here: what the engine takes at all
(`sound`).
"""

import re
from collections.abc import Iterable
from itertools import chain

from battlemap.importers.stat_blocks.entries import (
    LEGENDARY_RESISTANCE,
    MULTIATTACK,
    SPELLCASTING,
    average_of,
)
from battlemap.importers.stat_blocks.found import Gathering
from battlemap.importers.stat_blocks.labels import TRAITS
from battlemap.importers.stat_blocks.multiattack import REPLACES
from battlemap.importers.stat_blocks.page import Entry, Page
from battlemap.importers.stat_blocks.sentences import AMOUNT, plain
from battlemap.importers.stat_blocks.trait_names import trait_of
from battlemap.model import DM_PER_FOOT, Attack, AttackSave, StatBlock
from battlemap.sentence import Sentence

XP = {
    0: (0, 10), 0.125: (25,), 0.25: (50,), 0.5: (100,), 1: (200,), 2: (450,), 3: (700,), 4: (1100,), 5: (1800,), 6: (2300,),
    7: (2900,), 8: (3900,), 9: (5000,), 10: (5900,), 11: (7200,), 12: (8400,), 13: (10000,), 14: (11500,), 15: (13000,),
    16: (15000,), 17: (18000,), 18: (20000,), 19: (22000,), 20: (25000,), 21: (33000,), 22: (41000,), 23: (50000,), 24: (62000,),
    25: (75000,), 26: (90000,), 27: (105000,), 28: (120000,), 29: (135000,), 30: (155000,),
}  # fmt: skip
"""Experience by challenge, as both editions have it."""
DICE = re.compile(r"\b\d{1,3}d\d{1,4}(?: ?[+-] ?\d{1,4})?")
DC = re.compile(r"\bDC (\d{1,2})\b")
FEET = re.compile(r"\b(\d{1,4})(?: ft\.|-foot)")
USUAL_REACH = 5 * DM_PER_FOOT


def check(page: Page, block: StatBlock, gathering: Gathering) -> None:
    """Everything below, for a page of the fifth edition."""
    for entry in page.entries:
        check_entry(entry, block, gathering)
    check_hit_points(page.hp, page.hit_dice, gathering)
    _ratings(page, gathering)
    _bonuses(page, block, gathering)


# ---------------------------------------------------------------- entries
def check_entry(entry: Entry, block: StatBlock, gathering: Gathering) -> None:
    """What of an entry's text no field took: its figures, or all of it."""
    if MULTIATTACK.match(entry.name):
        if not block.multiattack and entry.text:
            gathering.guess("multiattack", "{name}: how many attacks it makes was not understood.", name=entry.name)
        elif REPLACES.search(entry.text):
            gathering.leave(entry.name, Sentence("what may stand in place of an attack"))
        return
    text = plain(entry.text)
    own = [each for each in block.creature.attacks if each.name.startswith(entry.name.partition(" (Costs")[0])]
    auras = [aura for aura in block.auras if aura.name == entry.name]
    took = set(chain.from_iterable(_figures_of(attack) for attack in own))
    took |= {figure for aura in auras for figure in (aura.damage, f"{aura.radius // DM_PER_FOOT} ft.", *_dc(aura.save))}
    if SPELLCASTING.match(entry.name) and block.spells is not None:
        return
    known = bool(own or auras or entry.kind == "trait" and (trait_of(entry.name) or entry.name.lower() in TRAITS))
    figures = [figure for figure in _figures_in(text, lengths=not known) if figure not in took]
    told = _told_twice(entry, text, block)
    if not known and not told and text:
        gathering.leave(entry.name, ", ".join([*figures[:6], "its text"]))
    elif own and figures:
        gathering.leave(entry.name, ", ".join(figures[:6]))
    for attack in own:
        _check_attack(attack, text, gathering)


def _told_twice(entry: Entry, text: str, block: StatBlock) -> bool:
    """Does the text only say what fields hold already: legendary resistances, a legendary action that is an attack?"""
    if LEGENDARY_RESISTANCE.match(entry.name):
        return bool(block.creature.sheet.get("legendary_resistances"))
    return entry.kind == "legendary" and bool(re.fullmatch(r"The [\w' -]+ makes (?:one|an?) [\w' -]+ attack\.?", text))


def _figures_in(text: str, lengths: bool) -> list[str]:
    found = [re.sub(r"\s", "", each) for each in DICE.findall(text)] + [f"DC {number}" for number in DC.findall(text)]
    return list(dict.fromkeys(found + ([f"{number} ft." for number in FEET.findall(text)] if lengths else [])))


def _figures_of(attack: Attack) -> Iterable[str]:
    yield from (attack.damage, attack.bloodied, *(extra.damage for extra in attack.extra))
    yield from _dc(attack.save)
    if attack.escape:
        yield f"DC {attack.escape}"
    if attack.charge is not None:
        yield attack.charge.damage
        yield from _dc(attack.charge.save)


def _dc(save: AttackSave | None) -> Iterable[str]:
    return () if save is None else (f"DC {save.dc}",)


def _check_attack(attack: Attack, text: str, gathering: Gathering) -> None:
    where = f"attacks.{attack.name}"
    if attack.to_hit is not None and not attack.damage and not attack.conditions and attack.save is None:
        gathering.guess(f"{where}.damage", "{name}: no damage was found.", name=attack.name)
    if attack.kind == "melee" and attack.to_hit is not None and attack.reach is None:
        gathering.guess(f"{where}.reach", "{name}: no reach is given, 5 ft. is taken.", name=attack.name)
    if attack.kind == "ranged" and attack.to_hit is not None and attack.range is None:
        gathering.guess(f"{where}.range", "{name}: no range was found.", name=attack.name)
    for amount in AMOUNT.finditer(text):
        if amount[2] and abs(average_of(amount[2]) - int(amount[1])) > 1:
            gathering.contradict(
                f"{where}.damage", "{name}: {amount} is not the average of {dice}; the dice are taken.", name=attack.name,
                amount=amount[1], dice=amount[2],
            )


# ---------------------------------------------------------------- figures against each other
def check_hit_points(points: int, dice: str, gathering: Gathering) -> None:
    if dice and abs(max(1, average_of(dice)) - points) > 1:
        gathering.contradict(
            "max_hp", "Hit points: {points} is not the average of {dice}; {points} is taken.", points=points, dice=dice
        )


def _ratings(page: Page, gathering: Gathering) -> None:
    usual = XP.get(page.challenge) if page.challenge is not None else None
    if usual is not None and page.xp is not None and page.xp not in usual:
        gathering.contradict(
            "xp", "Experience: {xp:,} is not what challenge {challenge} is usually worth.", xp=page.xp, challenge=page.challenge
        )


def _bonuses(page: Page, block: StatBlock, gathering: Gathering) -> None:
    creature = block.creature
    if not creature.abilities:
        return
    best = {creature.modifier(ability) + creature.proficiency for ability in creature.abilities}
    for attack in creature.attacks:
        if attack.to_hit is not None and not min(best) - 2 <= attack.to_hit <= max(best) + 4:
            told = Sentence("{name}: {to_hit} to hit fits none of its abilities.", name=attack.name, to_hit=f"{attack.to_hit:+d}")
            gathering.contradict(f"attacks.{attack.name}.to_hit", told)
    dcs = {8 + number for number in best}
    for attack in creature.attacks:
        if attack.save is not None and attack.save.dc not in dcs:
            told = Sentence("{name}: DC {dc} fits none of its abilities.", name=attack.name, dc=attack.save.dc)
            gathering.contradict(f"attacks.{attack.name}.save", told)
    for ability, total in page.saves.items():
        if not creature.modifier(ability) - 2 <= total <= creature.modifier(ability) + creature.proficiency * 2 + 2:
            told = Sentence(
                "Saving throws: {total} does not fit {name} {score}.", total=f"{total:+d}", name=ability.title(),
                score=creature.score(ability)
            )
            gathering.contradict(f"saves.{ability}", told)
    skilled = creature.skills.get("perception", creature.modifier("wis"))
    if page.passive is not None and page.passive - 10 - skilled not in (0, 5):
        gathering.contradict(
            "passive", "Passive Perception: {passive} does not fit a bonus of {skilled}.", passive=page.passive,
            skilled=f"{skilled:+d}"
        )
