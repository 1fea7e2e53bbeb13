"""Figures of old-school pages: hit dice, hit points, attack bonus and THAC0 of hit dice."""

import re

from battlemap.importers.stat_blocks.entries import average_of

THAC0 = 19
"""Of attack bonus 0, which goes with armour class 9 [10]."""


def thac0_at(bonus: int) -> int:
    return THAC0 - bonus


def hit_dice_of(text: str) -> str:
    """ "4+1**" is 4d8+1, "½" is 1d4, "3hp" is none."""
    found = re.match(r"\s*(½|1/2|\d{1,3})(?!\s*hp)\s*([+-]\s*\d{1,3})?", text)
    if found is None or found[1] == "0":
        return ""
    rolled = "1d4" if found[1] in ("½", "1/2") else f"{found[1]}d8"
    return rolled + re.sub(r"\s", "", found[2] or "")


def hit_points_of(dice: str) -> int:
    """The average, 1 or more; 0 for no dice."""
    return max(1, average_of(dice)) if dice else 0
