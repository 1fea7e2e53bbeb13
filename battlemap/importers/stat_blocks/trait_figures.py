"""Figures traits have beside their names: dice that come on top of a hit, damage that is shrugged off.

    with_dice_of("sneak_attack", "... deals an extra 14 (4d6) damage ...", attacks)    the attacks, each with those dice

Texts come as `sentences.plain` leaves them.  Not here: what the traits do (`rules.policies.traits`).
"""

import re
from collections.abc import Iterable

from msgspec.structs import replace

from battlemap.model import Attack, ExtraDamage

# The trait, and when its dice count (`ExtraDamage.when`).
DICE = {"martial_advantage": "ally_near", "sneak_attack": "sneak", "surprise_attack": "surprised"}


def with_dice_of(trait: str, text: str, attacks: Iterable[Attack]) -> list[Attack]:
    """Every attack that rolls to hit with a trait's extra dice, of its own type; the attacks as they are where it has none."""
    found = re.search(r"extra \d+ \((\d+d\d+)\) damage", text)
    if trait not in DICE or found is None:
        return list(attacks)
    when = DICE[trait]
    return [
        replace(attack, extra=(*attack.extra, ExtraDamage(damage=found[1], type=attack.type, when=when)))  # type: ignore[arg-type]
        if attack.to_hit is not None
        else attack
        for attack in attacks
    ]


def shrugged_off_in(text: str) -> int:
    """The damage it shrugs off (Relentless), 0 where it is none."""
    found = re.search(r"takes (\d+) damage or less that would reduce it to 0", text)
    return int(found[1]) if found else 0
