"""What the kinds of the fifth edition share: a page begun, its entries sorted in, finished, checked and made a `Read`.

    page = begin(name, family, books)      all fields empty, to be filled by the kind's module
    add(page, "action", name, text)        an entry, or what a multiattack and a spell list say
    finish(page, kind, gathering)          the creature

Not here: any file format.
"""

import re
from collections.abc import Iterable
from typing import Any

from battlemap.importers.stat_blocks.checks import check
from battlemap.importers.stat_blocks.entries import (
    LEGENDARY_RESISTANCE,
    MOST_ENTRIES,
    MULTIATTACK,
    SPELLCASTING,
    entry_of,
)
from battlemap.importers.stat_blocks.found import Books, Family, Gathering, Read
from battlemap.importers.stat_blocks.multiattack import multiattack_in
from battlemap.importers.stat_blocks.page import Entry, Page, stat_block
from battlemap.importers.stat_blocks.sound import sound
from battlemap.importers.stat_blocks.spell_lists import spells_of_either
from battlemap.model.creature import proficiency_at
from battlemap.sentence import Sentence

LEGENDARY_ACTIONS = 3
LEGENDARY_COUNT = re.compile(
    r"(\d) (?:legendary actions|ações lendárias|azioni leggendarie)"
    r"|(?:Legendary Action Uses|Usos de Ações Lendárias|Utilizzi delle Azioni Leggendarie):? (\d)", re.IGNORECASE,
)  # fmt: skip
EARLIER = ("Weapon Attack:", "Spell Attack:", "saving throw", "one target")
LATER = ("Attack Roll:", "Saving Throw:", "Failure:", "Bludgeoning damage", "Slashing damage", "Piercing damage")
NO_FIGURES = "It has neither armour class nor hit points nor abilities."


def begin(name: str, family: Family, books: Books) -> Page:
    """A page on which nothing stands yet."""
    return Page(
        name=name, ruleset=books.name(family), size="medium", kind="", tags=(), ac=None, hp=0, hit_dice="", speed={}, hover=False,
        abilities={}, saves={}, skills={}, senses={}, passive=None, challenge=None, xp=None, proficiency=0, initiative=None,
        resist=(), immune=(), vulnerable=(), condition_immune=(), entries=[],
    )  # fmt: skip


def add(page: Page, kind: str, name: Any, text: Any) -> None:
    """One entry more, where it has a name."""
    entry = entry_of(kind, name, text)
    if entry is None or len(page.entries) >= MOST_ENTRIES:
        return
    if LEGENDARY_RESISTANCE.match(entry.name) and entry.uses:
        page.legendary_resistances = entry.uses
    page.entries.append(entry)


def finish(page: Page, kind: str, gathering: Gathering) -> Read:
    """The creature of a page: sentences read, figures held against each other, everything within bounds."""
    _complete(page, gathering)
    told = [entry for entry in page.entries if MULTIATTACK.match(entry.name)]
    listed = [entry for entry in page.entries if not MULTIATTACK.match(entry.name)]
    everything, page.entries = page.entries, listed
    first = stat_block(page)
    if told and not page.multiattack:
        page.multiattack = multiattack_in(told[0].text, _named(listed), first.creature.attacks)
    if page.spells is None:
        page.spells = next((spells for entry in _casting(listed) if (spells := spells_of_either(entry.text)) is not None), None)
    block = stat_block(page)
    page.entries = everything
    check(page, block, gathering)
    return gathering.read(sound(block, gathering), kind)


def _named(entries: Iterable[Entry]) -> list[str]:
    """What a multiattack may name: what its own turn brings."""
    return [entry.name for entry in entries if entry.kind not in ("legendary", "lair")]


def _casting(entries: Iterable[Entry]) -> Iterable[Entry]:
    return (entry for entry in entries if SPELLCASTING.match(entry.name))


def _complete(page: Page, gathering: Gathering) -> None:
    """What every creature has and this page does not say, guessed and said."""
    if page.ac is None:
        gathering.guess("ac", "It has no armour class.")
    if page.hp <= 0:
        gathering.guess("max_hp", "It has no hit points, 1 is taken.")
        page.hp = 1
    if not page.speed:
        gathering.guess("speed", "It has no speed, 30 ft. is taken.")
        page.speed = {"walk": 30}
    missing = [ability for ability in ("str", "dex", "con", "int", "wis", "cha") if ability not in page.abilities]
    if missing:
        gathering.guess("abilities", "Abilities that are not given count as 10: {missing}.", missing=missing)
    if not page.proficiency:
        page.proficiency = proficiency_at(page.challenge or 0)
        if page.challenge is None:
            gathering.guess("challenge", "It has no challenge; a proficiency bonus of 2 is taken.")
    if any(entry.kind == "legendary" for entry in page.entries) and not page.legendary_actions:
        page.legendary_actions = LEGENDARY_ACTIONS
        told = Sentence(
            "How many legendary actions it has is not said, {legendary_actions} is taken.", legendary_actions=LEGENDARY_ACTIONS
        )
        gathering.guess("sheet.legendary_actions", told)


def legendary_in(text: str) -> int:
    """How many legendary actions a text grants ("can take 3 legendary actions", "Legendary Action Uses: 3"); 0 for none."""
    found = LEGENDARY_COUNT.search(text[:3000])
    return int(found[1] or found[2]) if found else 0


def family_of(texts: Iterable[str], books: Books, gathering: Gathering) -> Family:
    """2014 or 2024 by the formulas of the texts; what nothing tells is the wanted ruleset's, with a note."""
    told = "\n".join(text for text in texts if isinstance(text, str))[:40_000]
    later, earlier = (sum(told.count(mark) for mark in marks) for marks in (LATER, EARLIER))
    if later != earlier:
        return "2024" if later > earlier else "2014"
    gathering.guess(
        "ruleset", "Which edition it is of is not said; {name} is taken.", name=books.name(books.usual()) or books.usual()
    )
    return books.usual()
