"""What damage and healing do: adjustments, resistances, temporary hit points, the way down to 0 and what waits there.

D24 A1-39 to A1-49.  Results are values with every step of the sum in them.  Not here: dice, events (`encounter`).
"""

from collections.abc import Sequence
from dataclasses import dataclass

from battlemap.model import Token
from battlemap.rules.ruleset import Ruleset
from battlemap.rules.standing import conditions_of

ALL = "all"


@dataclass(frozen=True, slots=True)
class DamageSum:
    """What one target takes of one blow, before temporary hit points, and how it came about."""

    taken: int
    steps: tuple[dict[str, int | str], ...]


@dataclass(frozen=True, slots=True)
class Life:
    """Where a token stands after a blow or a save."""

    hp: int
    temp_hp: int
    dead: bool
    stable: bool
    successes: int
    failures: int
    fell: bool = False


def damage_to(
    ruleset: Ruleset, token: Token, parts: Sequence[tuple[int, str]], adjust: int = 0, half: bool = False
) -> DamageSum:
    """Add up the parts by type: adjustments, the half of a made save, resistance (halved down), vulnerability (doubled), each
    at most once per type; immunity leaves nothing (D24 A1-41, A1-42, AM-17)."""
    by_type: dict[str, int] = {}
    for amount, kind in parts:
        by_type[kind] = by_type.get(kind, 0) + max(0, amount)
    steps: list[dict[str, int | str]] = [{"what": "rolled", "type": k, "amount": v} for k, v in by_type.items()]
    if adjust:
        _adjust(by_type, adjust)
        steps.append({"what": "adjusted", "amount": adjust})
    if half:
        _halve(by_type)
        steps.append({"what": "saved", "amount": sum(by_type.values())})
    resists_all = any(rule.resists_all for rule, _ in conditions_of(ruleset, token))
    total = 0
    for kind, amount in by_type.items():
        left = amount
        for what, listed in (("immune", "immune"), ("resist", "resist"), ("vulnerable", "vulnerable")):
            if kind not in getattr(token.creature, listed) and ALL not in getattr(token.creature, listed):
                if not (what == "resist" and resists_all):
                    continue
            left = {"immune": 0, "resist": left // 2, "vulnerable": left * 2}[what]
            steps.append({"what": what, "type": kind, "amount": left})
        total += left
    return DamageSum(total, tuple(steps))


def _adjust(by_type: dict[str, int], adjust: int) -> None:
    """A flat change to the blow: it comes off the first type, then the next; never below nothing."""
    for kind in by_type:
        changed = by_type[kind] + adjust
        by_type[kind] = max(0, changed)
        adjust = min(0, changed)
        if not adjust:
            return


def _halve(by_type: dict[str, int]) -> None:
    """Half of the whole, rounded down once; what the parts lose by rounding goes to the first of them."""
    whole = sum(by_type.values()) // 2
    for kind in by_type:
        by_type[kind] //= 2
    short = whole - sum(by_type.values())
    if short > 0:
        first = next(iter(by_type))
        by_type[first] += short


def hurt(ruleset: Ruleset, token: Token, taken: int, crit: bool = False, knock_out: bool = False) -> Life:
    """The token after so much damage.  `fell`: it has just come down to 0 (or was knocked out)."""
    creature = token.creature
    temp = max(0, token.temp_hp - taken)
    through = taken - (token.temp_hp - temp)
    if token.hp <= 0:
        return _hurt_at_zero(token, taken, through, temp, crit, ruleset)
    hp, over = max(0, token.hp - through), max(0, through - token.hp)
    if hp > 0:
        return Life(hp, temp, False, False, 0, 0)
    if knock_out:
        return Life(1, temp, False, False, 0, 0, fell=True)
    if not (creature.character and ruleset.harm.death_saves):
        return Life(0, temp, True, False, 0, 0, fell=True)
    dead = ruleset.harm.massive_damage and over >= creature.max_hp
    return Life(0, temp, dead, False, 0, 0, fell=True)


def _hurt_at_zero(token: Token, taken: int, through: int, temp: int, crit: bool, ruleset: Ruleset) -> Life:
    """D24 A1-47: a failed death save, two from a critical; the maximum at once is death; damage ends Stable."""
    if token.dead or through <= 0:
        return Life(token.hp, temp, token.dead, token.stable, token.successes, token.failures)
    dead = ruleset.harm.massive_damage and through >= token.creature.max_hp
    successes = 0 if token.stable else token.successes
    failures = (0 if token.stable else token.failures) + (2 if crit else 1)
    return Life(0, temp, dead or failures >= 3, False, successes, min(3, failures))


def death_save(token: Token, natural: int) -> Life:
    """D24 A1-46: 10 or more succeeds, 1 fails twice, 20 wakes with one hit point; the third of either decides."""
    if natural == 20:
        return Life(1, token.temp_hp, False, False, 0, 0)
    successes = token.successes + (1 if natural >= 10 else 0)
    failures = token.failures + (0 if natural >= 10 else 2 if natural == 1 else 1)
    if failures >= 3:
        return Life(0, token.temp_hp, True, False, successes, 3)
    if successes >= 3:
        return Life(0, token.temp_hp, False, True, 0, 0)
    return Life(0, token.temp_hp, False, False, successes, failures)


def concentration_dc(ruleset: Ruleset, taken: int) -> int:
    """10, or half the damage if that is more, up to the ruleset's cap."""
    return min(ruleset.harm.concentration_cap, max(10, taken // 2))
