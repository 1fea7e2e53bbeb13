"""A stat block as a page prints it: the creature that plays, and the figures around it that no fight needs.

One value for all that can be read of a creature, whoever reads it: the bestiary ships these, importers make them, a review shows
and corrects them.  `creature` is complete by itself: attacks, saves, traits and the ruleset's own fields (in its `sheet`) are
there, not here.  Names and figures only, never a sentence.  Lengths in dm.  Not here: how a page is read (`importers`), which are
shipped (`bestiary`), what a trait does (`rules`).

>>> from battlemap.model import Creature, StatBlock
>>> StatBlock(creature=Creature(name="Marsh Crab", max_hp=9), kind="beast", hit_dice="2d6+2").name
'Marsh Crab'
"""

from typing import Literal

import msgspec

from battlemap.model.creature import AttackSave, Creature

DeedKind = Literal["trait", "action", "bonus", "reaction", "legendary", "lair"]


class Deed(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One entry of the page by its name.  `recharge`: the least face of a d6 that brings it back; `uses`: times until `per`;
    `cost`: legendary actions it takes.  Where `creature.attacks` has one of that name, its figures are there."""

    name: str
    kind: DeedKind = "action"
    recharge: int = 0
    uses: int = 0
    per: Literal["", "day", "rest"] = ""
    cost: int = 1


class Strikes(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Part of a multiattack: how often one of these may be used, in any mix."""

    count: int
    of: tuple[str, ...]


class Aura(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What being near it does: within `radius` dm, at the `start` or `end` of the other's turn or of its `own`."""

    name: str
    radius: int
    when: Literal["start", "end", "own"] = "start"
    damage: str = ""
    type: str = ""
    save: AttackSave | None = None


class Spells(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Spells by name, in lists that share a limit: "at will", "1/day", "2/day each", "level 3 (2 slots)"."""

    ability: str = ""
    dc: int | None = None
    to_hit: int | None = None
    lists: dict[str, tuple[str, ...]] = {}


class StatBlock(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A creature and the rest of its page.

    ruleset: whose figures these are.  kind: its type ("dragon"); tags: what stands behind it ("goblinoid").  hit_dice: as dice
    ("19d12+133"), "" where none are given.  passive: passive Perception.  saves: totals as printed.  multiattack: alternatives,
    each of parts made together.  light: (bright, dim) it sheds.  environments: where it lives, in lower case words.
    source: what it was read from.
    """

    creature: Creature
    ruleset: str = ""
    kind: str = ""
    tags: tuple[str, ...] = ()
    hit_dice: str = ""
    xp: int | None = None
    passive: int | None = None
    saves: dict[str, int] = {}
    deeds: tuple[Deed, ...] = ()
    multiattack: tuple[tuple[Strikes, ...], ...] = ()
    spells: Spells | None = None
    auras: tuple[Aura, ...] = ()
    light: tuple[int, int] = (0, 0)
    environments: tuple[str, ...] = ()
    source: str = ""

    @property
    def name(self) -> str:
        return self.creature.name
