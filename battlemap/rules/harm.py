"""What damage and healing do: adjustments, resistances, temporary hit points, the way down to 0 and what waits there.

D24 A1-39 to A1-49.  Results are values with every step of the sum in them.  Not here: dice, events (`encounter`).
"""


import msgspec
from msgspec.structs import replace

from battlemap.model import Token
from battlemap.rules.ruleset import Ruleset
from battlemap.rules.standing import traits_of

ALL = "all"


class DamageSum(msgspec.Struct, frozen=True):
    """What one target takes of one blow, before temporary hit points, and how it came about."""

    taken: int
    steps: tuple[dict[str, int | str], ...]


class Life(msgspec.Struct, frozen=True):
    """Where a token stands after a blow or a save."""

    hp: int
    temp_hp: int
    dead: bool
    stable: bool
    successes: int
    failures: int
    fell: bool = False


def hurt(
    ruleset: Ruleset, token: Token, taken: int, crit: bool = False, knock_out: bool = False, strict: bool = False
) -> Life:
    """The token after so much damage.  `fell`: it has just come down to 0 (or was knocked out).  `strict`: at 0 what temporary
    hit points absorb counts too."""
    creature = token.creature
    temp = max(0, token.temp_hp - taken)
    through = taken - (token.temp_hp - temp)
    if token.hp <= 0:
        return _hurt_at_zero(token, taken if strict else through, temp, crit, ruleset)
    hp, over = max(0, token.hp - through), max(0, through - token.hp)
    if hp > 0:
        return Life(hp, temp, False, False, 0, 0)
    if knock_out:
        return Life(1, temp, False, False, 0, 0, fell=True)
    if ruleset.harm.at_zero == "acts":
        return Life(0, temp, False, False, 0, 0)
    if lives_on(ruleset, token):
        return Life(0, temp, False, False, 0, 0, fell=True)
    if ruleset.harm.at_zero == "dead" or not creature.character:
        return Life(0, temp, True, False, 0, 0, fell=True)
    dead = ruleset.harm.massive_damage and over >= creature.max_hp
    return Life(0, temp, dead, False, 0, 0, fell=True)


def _hurt_at_zero(token: Token, through: int, temp: int, crit: bool, ruleset: Ruleset) -> Life:
    """D24 A1-47: a failed death save, two from a critical; the maximum at once is death; damage ends Stable."""
    if token.dead or through <= 0 or not ruleset.harm.hit_at_zero_fails or lives_on(ruleset, token):
        return Life(token.hp, temp, token.dead, token.stable, token.successes, token.failures)
    dead = ruleset.harm.massive_damage and through >= token.creature.max_hp
    successes = 0 if token.stable else token.successes
    failures = (0 if token.stable else token.failures) + (2 if crit else 1)
    return Life(0, temp, dead or failures >= 3, False, successes, min(3, failures))


def lives_on(ruleset: Ruleset, token: Token) -> bool:
    """Is it no character, yet at 0 it lives until its turn begins (SRD 5.1 and 5.2, a troll's Regeneration)?"""
    return not token.creature.character and any(trait.lives_on for trait in traits_of(ruleset, token))


def set_by_hand(ruleset: Ruleset, token: Token) -> Token:
    """A token whose hit points somebody wrote down: at 0 it is dead where no blow would leave it dying, above 0 it lives."""
    rules = ruleset.harm
    holds_on = rules.at_zero == "acts" or (rules.at_zero == "saves" and token.creature.character)
    return replace(token, dead=False if token.hp > 0 else token.dead or not holds_on)


def within_maximum(ruleset: Ruleset, token: Token, given: bool) -> Token:
    """A token whose maximum somebody wrote down: its hit points stop there, unless they were `given` with it; with a maximum of 0
    it is dead (D24 A1-39, A1-45), where 0 hit points are no way to act on."""
    top = token.creature.max_hp
    changed = set_by_hand(ruleset, token if given else replace(token, hp=min(token.hp, top)))
    return replace(changed, hp=0, dead=True) if top <= 0 and ruleset.harm.at_zero != "acts" else changed


def concentration_dc(ruleset: Ruleset, taken: int) -> int:
    """10, or half the damage if that is more, up to the ruleset's cap."""
    dc = max(10, taken // 2)
    return dc if ruleset.harm.concentration_cap is None else min(ruleset.harm.concentration_cap, dc)
