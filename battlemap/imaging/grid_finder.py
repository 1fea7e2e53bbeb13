"""The grid that is printed on a picture: how large its squares are, where its lines lie, and how sure that is.

    found = find_grid(grey, scale)      FoundGrid(px=70.0, left=12.4, top=33.1, confidence=0.98)

`grey` is the luminance of the picture, or of its whole fraction 1/`scale`; all answers are in pixels of the picture itself.
Not here: what a picture without a grid may have for squares (`guessing`), what is made of the answer (`layout`).
"""

from dataclasses import dataclass, replace

import numpy as np

from battlemap.imaging.comb import Comb, alone, combs, promising, spacings, sure_merit, worth
from battlemap.imaging.fit import fitted, of_whole_squares
from battlemap.imaging.ridges import Grey, Profile, Profiles, profiles

LONGEST_SIDE = 2048
"""Of the luminance looked at; larger ones are shrunk first."""
SMALLEST_SIDE = 64
SMALLEST_PX, SMALLEST_SHOWN = 18.0, 7.0
"""Squares smaller than this are texture, in the picture and in what is looked at."""
FEWEST_SQUARES = 3
DOUBTFUL, SURE = 9.0, 22.0
"""Merits: art without a grid reaches 8, the faintest printed lines 20."""
CROWDED = 0.5
"""A side on which lines lie half as strongly elsewhere begins to be doubted."""
EVEN = 0.01
"""Squares that a picture may be longer or shorter than a whole number of them."""
AS_GOOD = 0.6
"""Share of the best lines' merit that lines from the rim on must have to be preferred."""
AT_RIM, SETTLED_DRIFT = 1.6, 0.5
"""Pixels of the picture that rounding may move the first line and the last line by."""
HALF_SEEN = 0.6
"""...but where the picture is looked at shrunk, a line is known no better than to half a pixel of that."""


@dataclass(frozen=True, slots=True)
class FoundGrid:
    """Squares of `px` pixels with a crossing at (`left`, `top`), which lies in the first square.

    `confidence`: 1 for certain, below 0.5 a guess, 0 for no grid at all (then `px` may be 0).
    """

    px: float
    left: float
    top: float
    confidence: float


NO_GRID = FoundGrid(0.0, 0.0, 0.0, 0.0)


def find_grid(grey: Grey, scale: float = 1.0) -> FoundGrid:
    """Find the printed grid of a picture from its luminance, `scale` of its pixels to one of `grey`."""
    grey, times = _bearable(grey)
    scale *= times
    if min(grey.shape) < SMALLEST_SIDE:
        return NO_GRID
    best = _best(profiles(grey, scale), grey.shape, scale)
    if best is None:
        return NO_GRID
    pair, comb = best[0], of_whole_squares(grey, *best)
    left, top = _at_rim(pair.across, comb.spacing, comb.left), _at_rim(pair.down, comb.spacing, comb.top)
    comb = replace(comb, left=left, top=top)
    spacing, x, y = fitted(grey, pair, comb)
    sure = float(np.clip((sure_merit(pair, comb) - DOUBTFUL) / (SURE - DOUBTFUL), 0, 1)) * _clearness(pair, comb)
    found = FoundGrid(spacing * scale, x * scale, y * scale, sure)
    return _settled(found, grey.shape[1] * scale, grey.shape[0] * scale, max(AT_RIM, scale * HALF_SEEN))


def _bearable(grey: Grey) -> tuple[Grey, int]:
    """Not larger than need be, by averaging whole blocks."""
    times = -(-max(grey.shape) // LONGEST_SIDE)
    if times <= 1:
        return grey, 1
    height, width = (side // times * times for side in grey.shape)
    blocks = grey[:height, :width].reshape(height // times, times, width // times, times)
    return blocks.mean(axis=(1, 3), dtype=np.float32).astype(np.uint8), times


def _best(pairs: list[Profiles], shape: tuple[int, ...], scale: float) -> tuple[Profiles, Comb] | None:
    """The comb of most merit, and the profiles that show its lines most clearly."""
    shortest, longest = max(SMALLEST_SHOWN, SMALLEST_PX / scale), min(shape) / FEWEST_SQUARES
    if longest <= shortest:
        return None
    tried = spacings(shortest, longest, max(shape))
    found = ((pair, comb) for pair in pairs for comb in combs(pair, promising(pair, tried)))
    return max(found, key=lambda entry: sure_merit(*entry), default=None)


def _at_rim(profile: Profile, spacing: float, first: int) -> int:
    """Where a side has room for whole squares only and its lines do as well from the rim on, they begin there: most pictures are
    cut so, and the seams of a floor's tiles look like lines too."""
    squares = len(profile) / spacing
    if abs(squares - round(squares)) > EVEN * squares**0.5:
        return first
    rim = max(0, int(spacing) - 1, key=lambda at: worth(profile, spacing, at))
    return rim if worth(profile, spacing, rim) > AS_GOOD * worth(profile, spacing, first) else first


def _clearness(pair: Profiles, comb: Comb) -> float:
    """How much clearer the lines are than others as far apart that lie between them, on the worse side."""
    room = 2 * pair.reach + 2
    shares = (alone(pair.across, comb.spacing, comb.left, room), alone(pair.down, comb.spacing, comb.top, room))
    return min(1.0, min(shares) / CROWDED)


def _settled(found: FoundGrid, width: float, height: float, rim: float) -> FoundGrid:
    """Rounded where that moves no line by more than can be seen: whole pixels, whole squares that begin at the picture's rim."""
    px, left, top = found.px, found.left, found.top
    scale = max(width, height) / px
    if all(min(at, px - at) < rim for at in (left, top)):
        left = top = 0.0
        for side in (width, height):
            whole = side / max(1, round(side / px))
            if abs(whole - px) * scale < rim:
                px = whole
                break
    if abs(px - round(px)) * scale < SETTLED_DRIFT:
        px = float(round(px))
    return FoundGrid(px, left % px, top % px, found.confidence)
