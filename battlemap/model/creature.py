"""A creature as its stat block says it: what it can do, not how it fares.  How it fares is a `Token`.

What only one ruleset knows (THAC0, defenses, style) sits in `sheet`, checked by that ruleset's field table.  Lengths in dm.
"""

from typing import Any, Literal

import msgspec

from battlemap.model.names import hold_to_one_line

Size = Literal["tiny", "small", "medium", "large", "huge", "gargantuan"]
SIZES: tuple[Size, ...] = ("tiny", "small", "medium", "large", "huge", "gargantuan")
ABILITIES = ("str", "dex", "con", "int", "wis", "cha")
LEAST_PROFICIENCY = 2


def proficiency_at(rank: float) -> int:
    """Proficiency bonus by level or challenge rating: +2 up to 4, one more every four, +9 at 29 and 30 (D24 A1-7)."""
    return LEAST_PROFICIENCY + max(0, min(30, int(rank)) - 1) // 4


class ExtraDamage(msgspec.Struct, frozen=True, kw_only=True):
    """Damage dice an attack adds, with their own type.

    when: "" always; "advantage" when the attack roll had it; "save" when the target's save against the attack fails
    (`AttackSave.half`: half of it when it does not); once a turn "ally_near" when an ally able to act is beside the target, and
    "sneak" with advantage, or without disadvantage as "ally_near"; "surprised" when the target is.
    """

    damage: str
    type: str = ""
    when: Literal["", "advantage", "save", "ally_near", "sneak", "surprised"] = ""


class AttackSave(msgspec.Struct, frozen=True, kw_only=True):
    """A saving throw an attack asks of its target.  `conditions`: what a failed one brings; `repeats`: the target saves again at
    the end of each of its turns, and a success ends them; `worse`: what a failure then brings in their place."""

    ability: str
    dc: int
    half: bool = False
    conditions: tuple[str, ...] = ()
    repeats: bool = False
    worse: tuple[str, ...] = ()
    worse_repeats: bool = False


class AttackCharge(msgspec.Struct, frozen=True, kw_only=True):
    """What a hit adds after going at least `run` dm straight at the target in the same turn."""

    run: int
    damage: str = ""
    type: str = ""
    save: AttackSave | None = None
    conditions: tuple[str, ...] = ()


class AttackArea(msgspec.Struct, frozen=True, kw_only=True):
    """Whom an attack catches: one of the ruleset's shapes; `size` and `width` in dm as areas of effect count them."""

    shape: str
    size: int
    width: int = 0


class Attack(msgspec.Struct, frozen=True, kw_only=True):
    """One attack.  `reach`, `range` and `long` in dm; `reach` None is the creature's own, 0 its own space.

    `bloodied`: the dice in place of `damage` at half its hit points or fewer.  `conditions`: what a hit brings.  Of what a hit or
    a failed save brings: `lasts` says how long all but prone and grappled do ("" until somebody ends it, "attacker_start",
    "attacker_end", "target_start", "target_end" of the next turn, "rounds:N", "save_ends"), `escape` the number that breaks the
    grip (0: the ruleset's own), `largest` the largest size it is done to ("" any).  `recharge`: the least face of a d6 bringing
    it back at the start of a turn (0: it is always there); `uses`: times a day (0: no end); `pool`: what it shares those with
    others by ("Breath Weapons"), "" nobody.  `magical`: it passes resistances
    against what is not.  `joins`: one that only asks for a save is used in a multiattack too, "beside" its strikes (one of these
    once in the action) or "instead" of one of them.
    """

    name: str
    kind: Literal["melee", "ranged", "thrown"] = "melee"
    reach: int | None = None
    range: int | None = None
    long: int | None = None
    to_hit: int | None = None
    damage: str = ""
    type: str = ""
    extra: tuple[ExtraDamage, ...] = ()
    two_handed: bool = False
    light: bool = False
    save: AttackSave | None = None
    area: AttackArea | None = None
    charge: AttackCharge | None = None
    bloodied: str = ""
    conditions: tuple[str, ...] = ()
    lasts: str = ""
    escape: int = 0
    largest: str = ""
    recharge: int = 0
    uses: int = 0
    pool: str = ""
    magical: bool = False
    joins: Literal["", "beside", "instead"] = ""
    sheet: dict[str, Any] = {}

    def __post_init__(self) -> None:
        hold_to_one_line(self, "name")


class Creature(msgspec.Struct, frozen=True, kw_only=True):
    """A stat block.  `speed` by mode in dm ("walk", "fly", "swim", "climb", "burrow"), {} where the ruleset's own counts;
    `senses` likewise."""

    name: str = ""
    size: Size = "medium"
    character: bool = False
    speed: dict[str, int] = {}
    hover: bool = False
    reach: int | None = None
    ac: int | None = None
    max_hp: int = 10
    abilities: dict[str, int] = {}
    proficiency: int = LEAST_PROFICIENCY
    level: int | None = None
    challenge: float | None = None
    saves: tuple[str, ...] = ()
    skills: dict[str, int] = {}
    initiative: int | None = None
    resist: tuple[str, ...] = ()
    vulnerable: tuple[str, ...] = ()
    immune: tuple[str, ...] = ()
    condition_immune: tuple[str, ...] = ()
    senses: dict[str, int] = {}
    traits: tuple[str, ...] = ()
    attacks: tuple[Attack, ...] = ()
    attacks_per_action: int = 1
    sheet: dict[str, Any] = {}
    picture: str = ""

    def __post_init__(self) -> None:
        hold_to_one_line(self, "name")

    def score(self, ability: str) -> int:
        return self.abilities.get(ability, 10)

    def modifier(self, ability: str) -> int:
        """Ability modifier, floor((score - 10) / 2)."""
        return (self.score(ability) - 10) // 2

    def attack(self, name: str) -> Attack | None:
        return next((attack for attack in self.attacks if attack.name == name), None)
