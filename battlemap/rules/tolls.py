"""What a way would rather not pay: the edges of enemies' reaches each step leaves, for all steps of the map at once.

    toll = tolls_on(state, ruleset, token, ground, 12)[d, y, x]

By distance alone: who sees whom and who is walled off is asked of the way found.  Of ways that cost the same the search takes
the one with the smallest toll (`geometry.search`).  Not here: who may strike at all (`threat`).
"""

import numpy as np
import numpy.typing as npt

from battlemap.geometry import DIRECTIONS
from battlemap.model import Encounter, Token
from battlemap.rules.ruleset import Ruleset
from battlemap.rules.space import footprint
from battlemap.rules.terrain import Bytes, Ground
from battlemap.rules.threat import edges_of, longest_reach, reactors_to


def tolls_on(state: Encounter, ruleset: Ruleset, token: Token, ground: Ground, squares: int) -> Bytes:
    """[8, H, W]: how many edges of enemies' reaches each step leaves.  By distance alone: who sees whom is asked of
    the way found."""
    toll = np.zeros_like(ground.cost)
    x0, y0 = token.at
    within: list[tuple[int, int, int, int]] = []
    for other in reactors_to(state, ruleset, token, ground.by):
        (x, y), n = other.at, footprint(other)
        if max(abs(x - x0), abs(y - y0)) > squares + longest_reach(state, other) + n + ground.n:
            continue
        for reach in edges_of(state, ruleset, other):
            if ruleset.threat.any_step:
                _toll_any_step(toll, (x - reach, y - reach, x + n + reach, y + n + reach), ground.n)
            else:
                within.append((x - reach - ground.n + 1, y - reach - ground.n + 1, x + n + reach, y + n + reach))
    if within:
        _toll_leaving(toll, np.array(within, np.int64).T)
    return toll


def _toll_leaving(toll: Bytes, within: npt.NDArray[np.int64]) -> None:
    """Add one for every step from inside a rectangle out of it: all steps from inside, without those that end inside.  All
    rectangles (left, top, right, bottom, each [N]) at once: where each begins and ends is written down, and summed up once."""
    left, top, right, bottom = within
    _, height, width = toll.shape
    x1, y1, x2, y2 = max(int(left.min()), 0), max(int(top.min()), 0), min(int(right.max()), width), min(int(bottom.max()), height)
    if x1 >= x2 or y1 >= y2:
        return
    dx, dy = np.array(DIRECTIONS).T[:, :, None]
    # [begin and end, direction, the rectangle and what of it a step ends in, N]
    across, down = (
        np.stack([[np.broadcast_to(low, (8, len(low))), np.maximum(low, low - step)],
                  [np.broadcast_to(high, (8, len(low))), np.minimum(high, high - step)]]).swapaxes(1, 2)
        for low, high, step in ((left, right, dx), (top, bottom, dy))
    )  # fmt: skip
    across, down = np.clip(across, x1, x2) - x1, np.clip(down, y1, y2) - y1
    shape = (8, y2 - y1 + 1, x2 - x1 + 1)
    spots = np.ravel_multi_index((np.arange(8)[:, None, None], down[:, None], across[None]), shape)
    signs = np.array([[1, -1], [-1, 1]])[:, :, None, None, None] * np.array([1, -1])[:, None]
    rims = np.bincount(spots.ravel(), np.broadcast_to(signs, spots.shape).ravel(), np.prod(shape)).reshape(shape)
    summed = rims.cumsum(1).cumsum(2)[:, :-1, :-1]
    toll[:, y1:y2, x1:x2] += summed.astype(np.uint8)


def _toll_any_step(toll: Bytes, within: tuple[int, int, int, int], n: int) -> None:
    """Add one for every step by which a square inside this rectangle is left."""
    left, top, right, bottom = within
    rows, columns = slice(max(0, top - n + 1), max(0, bottom)), slice(max(0, left - n + 1), max(0, right))
    if n == 1:
        toll[:, rows, columns] += 1
        return
    whole = {(i, j) for i in range(n) for j in range(n)}
    for d, (dx, dy) in enumerate(DIRECTIONS):
        part = toll[d, rows, columns]
        hit = np.zeros(part.shape, np.bool_)
        for i, j in whole - {(i + dx, j + dy) for i, j in whole}:
            above, beside = top - j - rows.start, left - i - columns.start
            hit[max(0, above) : max(0, above + bottom - top), max(0, beside) : max(0, beside + right - left)] = True
        part += hit
