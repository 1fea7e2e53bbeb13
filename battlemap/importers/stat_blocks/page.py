"""One page of a bestiary on its way to a `StatBlock`: what a file says, before the sentences are read for their figures.

Each reader of a kind fills a `Page`; `stat_block` makes the same thing of all of them.  Lengths on a page are feet.  Not here:
the sentences themselves (`sentences`).
"""

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

from msgspec.structs import replace

from battlemap.importers.stat_blocks.sentences import attacks_in, aura_in, charge_in, feet, light_in, plain
from battlemap.importers.stat_blocks.trait_figures import shrugged_off_in, with_dice_of
from battlemap.importers.stat_blocks.trait_names import AS_TRAITS, slug, traits_of
from battlemap.model import Attack, Aura, Creature, Deed, Spells, StatBlock, Strikes

# What comes behind the actions of its own turn.
LAST = {"bonus": 1, "reaction": 2, "legendary": 3, "lair": 4, "trait": 5}
LEAPS = {"standing_leap": r"[Ll]ong [Jj]ump is up to (\d+)", "running_leap": r"[Ll]ong [Jj]ump up to (\d+)"}


@dataclass
class Entry:
    """One entry: its kind as a `Deed`'s, its name, its text, and how often it may be used."""

    kind: str
    name: str
    text: str
    recharge: int = 0
    uses: int = 0
    per: str = ""


@dataclass
class Page:
    """What a page says.  `saves` and `skills` are printed totals; `other_traits` are ids known already."""

    name: str
    ruleset: str
    size: str
    kind: str
    tags: tuple[str, ...]
    ac: int | None
    hp: int
    hit_dice: str
    speed: dict[str, int]
    hover: bool
    abilities: dict[str, int]
    saves: dict[str, int]
    skills: dict[str, int]
    senses: dict[str, int]
    passive: int | None
    challenge: float | None
    xp: int | None
    proficiency: int
    initiative: int | None
    resist: tuple[str, ...]
    immune: tuple[str, ...]
    vulnerable: tuple[str, ...]
    condition_immune: tuple[str, ...]
    entries: list[Entry]
    multiattack: tuple[tuple[Strikes, ...], ...] = ()
    spells: Spells | None = None
    legendary_actions: int = 0
    legendary_resistances: int = 0
    other_traits: set[str] = field(default_factory=set)
    environments: tuple[str, ...] = ()
    source: str = ""
    character: bool = False
    level: int | None = None


def stat_block(page: Page) -> StatBlock:
    """The page in figures."""
    attacks = _attacks(page.entries)
    for entry in page.entries:
        if entry.kind == "trait":
            attacks = with_dice_of(slug(entry.name), plain(entry.text), attacks)
    names = [entry.name for entry in page.entries if entry.kind == "trait" or slug(entry.name) in AS_TRAITS]
    attacks = _joined(page.multiattack, attacks)
    sheet, more = _sheet(page)
    traits = traits_of(page.name, names, page.other_traits | more)
    if "magic_weapons" in traits:
        attacks = [replace(attack, magical=True) if attack.to_hit is not None else attack for attack in attacks]
    creature = Creature(
        name=page.name, size=page.size.lower(), speed={mode: feet(ft) for mode, ft in page.speed.items()},  # type: ignore[arg-type]
        hover=page.hover, ac=page.ac, max_hp=page.hp, abilities=page.abilities, proficiency=page.proficiency,
        challenge=page.challenge, saves=tuple(page.saves), skills=page.skills, initiative=page.initiative, resist=page.resist,
        immune=page.immune, vulnerable=page.vulnerable, condition_immune=page.condition_immune,
        senses={sense: feet(ft) for sense, ft in page.senses.items()}, traits=traits, attacks=tuple(attacks),
        attacks_per_action=_swings(page.multiattack, attacks), sheet=sheet, character=page.character, level=page.level,
    )  # fmt: skip
    return StatBlock(
        creature=creature, ruleset=page.ruleset, kind=page.kind, tags=page.tags, hit_dice=page.hit_dice, xp=page.xp,
        passive=page.passive, saves=page.saves, deeds=tuple(_deed(entry) for entry in page.entries),
        multiattack=page.multiattack, spells=page.spells, auras=_auras(page.entries), light=_light(page.entries),
        environments=page.environments, source=page.source,
    )  # fmt: skip


def _attacks(entries: Sequence[Entry]) -> list[Attack]:
    """Every attack of the page once, by name, what its own turn brings first; a trait holds one only where it is the burst of
    its death."""
    found: dict[str, Attack] = {}
    for entry in sorted(entries, key=lambda entry: LAST.get(entry.kind, 0)):
        if entry.kind == "trait" and not slug(entry.name).startswith("death_"):
            continue
        name, _ = _bare(entry.name)
        for attack in attacks_in(name, entry.text):
            found.setdefault(attack.name, replace(attack, recharge=entry.recharge, uses=entry.uses if entry.per == "day" else 0))
    for entry in entries:
        if entry.kind == "trait" and (told := charge_in(entry.text)):
            word, charge = told
            for name, attack in found.items():
                if attack.to_hit is not None and word.lower().rstrip("s") in name.lower():
                    found[name] = replace(attack, charge=charge if charge.type else replace(charge, type=attack.type))
    return list(found.values())


def _bare(name: str) -> tuple[str, int]:
    """A name without what stands behind it in brackets about its cost, and the cost."""
    cost = re.search(r" ?\(Costs (\d) Actions?\)", name)
    return (name.replace(cost[0], ""), int(cost[1])) if cost else (name, 1)


def _deed(entry: Entry) -> Deed:
    name, cost = _bare(entry.name)
    return Deed(name=name, kind=entry.kind, recharge=entry.recharge, uses=entry.uses, per=entry.per, cost=cost)  # type: ignore[arg-type]


def _sheet(page: Page) -> tuple[dict[str, Any], set[str]]:
    """The ruleset's own fields, and traits whose figures tell them apart."""
    sheet: dict[str, Any] = {}
    traits: set[str] = set()
    if page.legendary_actions:
        sheet["legendary_actions"] = page.legendary_actions
    if page.legendary_resistances:
        sheet["legendary_resistances"] = page.legendary_resistances
    for entry in page.entries:
        text, trait = plain(entry.text), slug(entry.name)
        if trait in LEAPS and (found := re.search(LEAPS[trait], text)):
            sheet["leap"] = feet(found[1])
        if trait == "illumination" and any(sheds := light_in(text)):
            sheet["sheds"] = list(sheds)
        if trait == "relentless" and (amount := shrugged_off_in(text)):
            sheet["relentless"] = amount
        if entry.kind == "trait" and trait in ("regeneration", "vampire_regeneration"):
            if found := re.search(r"regains (\d+) hit points", text, re.IGNORECASE):
                sheet["regeneration"] = int(found[1])
            if stopped := re.search(r"takes (\w+)(?: or (\w+))? damage", text):
                traits |= {f"regeneration_stops_at_{kind.lower()}" for kind in stopped.groups() if kind}
            traits.add("regeneration" if "at least 1" in text else "regeneration_from_zero")
    return sheet, traits


def _auras(entries: Iterable[Entry]) -> tuple[Aura, ...]:
    found = (aura_in(entry.name, entry.text) for entry in entries if entry.kind == "trait")
    return tuple(aura for aura in found if aura is not None)


def _light(entries: Iterable[Entry]) -> tuple[int, int]:
    return max((light_in(entry.text) for entry in entries if entry.kind == "trait"), default=(0, 0))


def _joined(multiattack: Sequence[Sequence[Strikes]], attacks: list[Attack]) -> list[Attack]:
    """Attacks of a multiattack that only ask for a save: beside as many strikes as it has at most, or in place of one."""
    rolled, most = {attack.name for attack in attacks if attack.to_hit is not None}, _swings(multiattack, attacks)
    ways: dict[str, str] = {}
    for parts in multiattack:
        strikes = sum(part.count for part in parts if rolled & set(part.of))
        for name in {name for part in parts for name in part.of} - rolled:
            ways[name] = "beside" if strikes >= most else ways.get(name, "instead")
    return [
        replace(attack, joins=ways[attack.name]) if attack.save and attack.name in ways else attack
        for attack in attacks
    ]


def _swings(multiattack: Sequence[Sequence[Strikes]], attacks: Iterable[Attack]) -> int:
    """Attacks in one Attack action: the most that one of its multiattacks has."""
    rolled = {attack.name for attack in attacks if attack.to_hit is not None}
    counts = [sum(part.count for part in parts if rolled & set(part.of)) for parts in multiattack]
    return max([1, *counts])
