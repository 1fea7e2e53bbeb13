"""Where a token looks: in degrees clockwise from up, where the table cares for it at all.

A fight is one where tokens look somewhere as soon as one of them does.  No ruleset here asks for it: what is behind a creature's
back is for the table to say.  Not here: turning by hand (an `edit`), the mark on the token (`ui.canvas.token_face`).
"""

import math
from collections.abc import Sequence

from msgspec.structs import replace

from battlemap.model import Encounter, Token

FORWARD = 180
"""Down, to whoever sits at the screen."""


def after_path(facing: int, path: Sequence[tuple[int, int]]) -> int:
    """Where a token looks that went along these squares: the way of its last step."""
    steps = ((b[0] - a[0], b[1] - a[1]) for a, b in zip(path, path[1:], strict=False))
    dx, dy = next((step for step in reversed(list(steps)) if any(step)), (0, 0))
    return round(math.degrees(math.atan2(dx, -dy))) % 360 if dx or dy else facing


def looking_as_others(state: Encounter, new: Token) -> Token:
    """A newcomer looks somewhere where the others do, and nowhere where they do not."""
    if not state.tokens:
        return new
    faces = any(token.facing is not None for token in state.tokens.values())
    facing = (FORWARD if new.facing is None else new.facing) if faces else None
    return new if facing == new.facing else replace(new, facing=facing)
