"""What one blow takes of a creature before temporary hit points: adjustments, saves made, resistances.

Each policy gets the parts as (amount, type), a flat adjustment to the whole blow, and whether a save halved it.
"""

from collections.abc import Sequence

from battlemap.model import Token
from battlemap.rules.harm import ALL, DamageSum
from battlemap.rules.ruleset import Ruleset
from battlemap.rules.standing import conditions_of

NONMAGICAL = "nonmagical"


def halved_and_doubled(
    ruleset: Ruleset, token: Token, parts: Sequence[tuple[int, str]], adjust: int = 0, half: bool = False,
    magical: bool = False,
) -> DamageSum:  # fmt: skip
    """Add up the parts by type: adjustments, the half of a made save, resistance (halved down), vulnerability (doubled), each
    at most once per type; immunity leaves nothing (D24 A1-41, A1-42, AM-17)."""
    by_type, steps = _rolled(parts, adjust)
    if half:
        _halve(by_type)
        steps.append({"what": "saved", "amount": sum(by_type.values())})
    resists_all = any(rule.resists_all for rule, _ in conditions_of(ruleset, token))
    wet = any(rule.in_water for rule, _ in conditions_of(ruleset, token))
    total = 0
    for kind, amount in by_type.items():
        left = amount
        for what, listed in (("immune", "immune"), ("resist", "resist"), ("vulnerable", "vulnerable")):
            names = getattr(token.creature, listed)
            unmagical = not magical and (NONMAGICAL in names or f"{NONMAGICAL}_{kind}" in names)
            applies = kind in names or ALL in names or unmagical
            if not applies and not (what == "resist" and (resists_all or (wet and kind == "fire"))):
                continue
            left = {"immune": 0, "resist": left // 2, "vulnerable": left * 2}[what]
            steps.append({"what": what, "type": kind, "amount": left})
        total += left
    return DamageSum(total, tuple(steps))


def _rolled(
    parts: Sequence[tuple[int, str]], adjust: int
) -> tuple[dict[str, int], list[dict[str, int | str]]]:
    """The parts by type with the adjustment in, and the first lines of the sum."""
    by_type: dict[str, int] = {}
    for amount, kind in parts:
        by_type[kind] = by_type.get(kind, 0) + max(0, amount)
    steps: list[dict[str, int | str]] = [{"what": "rolled", "type": k, "amount": v} for k, v in by_type.items()]
    if adjust:
        _adjust(by_type, adjust)
        steps.append({"what": "adjusted", "amount": adjust})
    return by_type, steps


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


def by_amounts(
    ruleset: Ruleset, token: Token, parts: Sequence[tuple[int, str]], adjust: int = 0, half: bool = False,
    magical: bool = False,
) -> DamageSum:  # fmt: skip
    """Resistance takes so many points off each type and vulnerability adds them (the sheet's tables); then a made save or a
    miss halves the whole (ext, rules.md A7)."""
    by_type, steps = _rolled(parts, adjust)
    sheet, total = token.creature.sheet, 0
    for kind, amount in by_type.items():
        left = amount
        for what, sign in (("resist", -1), ("vulnerable", 1)):
            points = max(sheet.get(what, {}).get(kind, 0), sheet.get(what, {}).get(ALL, 0))
            if points and left > 0:
                left = max(0, left + sign * points)
                steps.append({"what": what, "type": kind, "amount": left})
        if kind in token.creature.immune or ALL in token.creature.immune:
            left = 0
            steps.append({"what": "immune", "type": kind, "amount": 0})
        total += left
    if half:
        total //= 2
        steps.append({"what": "saved", "amount": total})
    return DamageSum(total, tuple(steps))
