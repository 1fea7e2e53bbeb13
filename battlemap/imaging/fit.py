"""A comb fitted to the lines below it to a fraction of a pixel: a straight line through the middles of all that are clear."""

from dataclasses import replace

import numpy as np
from numpy.typing import NDArray

from battlemap.imaging.comb import Comb, teeth
from battlemap.imaging.ridges import Grey, Profile, Profiles, exact_profiles

ROUNDS = 4
FEWEST_LINES = 3
NEAREST_MISS, USUAL_MISSES = 0.35, 3.0
"""Pixels, and times the usual miss, that a line may lie beside its place: another is something else."""
FAINT = 0.3
"""Of the usual line's strength: what is fainter is no line, and no part of one."""
TILES, DOMINANT = (4, 3, 2), 1.8
"""How many tiles may make a square, and how many times stronger the squares' lines are then."""

Floats = NDArray[np.float64]


def fitted(grey: Grey, pair: Profiles, comb: Comb) -> tuple[float, float, float]:
    """(spacing, left, top): `left` and `top` are the middles of the first lines in pixels from the rim, where the first pixel's
    middle is at 0.5."""
    across, down = (
        _Line(profile, comb.spacing, first, pair.reach)
        for profile, first in zip(exact_profiles(grey, pair.reach, pair.tone), (comb.left, comb.top), strict=True)
    )
    known = across.weight + down.weight
    spacing = (across.spacing * across.weight + down.spacing * down.weight) / known if known else comb.spacing
    return spacing, across.first(spacing), down.first(spacing)


def of_whole_squares(grey: Grey, pair: Profiles, comb: Comb) -> Comb:
    """Lines of which every second, third or fourth is far stronger are tiles within squares: the squares' comb, else this one."""
    sides = exact_profiles(grey, pair.reach, pair.tone)
    for times in TILES:
        starts = [
            _dominant(profile, comb.spacing, first, times)
            for profile, first in zip(sides, (comb.left, comb.top), strict=True)
        ]
        if None not in starts:
            left, top = (int(start or 0) for start in starts)
            return replace(comb, spacing=comb.spacing * times, left=left, top=top)
    return comb


def _dominant(profile: Profile, spacing: float, first: int, times: int) -> int | None:
    """The first of those lines, `times` apart, that are far stronger than all others."""
    at, strength = teeth(profile, spacing, first)
    if len(at) < FEWEST_LINES * times:
        return None
    medians = [float(np.median(strength[i::times])) for i in range(times)]
    best = int(np.argmax(medians))
    others = max(value for i, value in enumerate(medians) if i != best)
    return int(at[best]) if medians[best] > DOMINANT * max(others, 0.0) else None


class _Line:
    """Of one side: tooth `number` is at `place + (number - mean) * spacing`; `weight` is how well the spacing is known."""

    def __init__(self, profile: Profile, spacing: float, first: int, reach: int) -> None:
        self.spacing, self.place, self.mean, self.weight = spacing, first + 0.5, 0.0, 0.0
        number = np.arange(int((len(profile) - 1 - first) / spacing) + 1)
        room = max(1, min(reach + 2, int(spacing / 3)))
        for _ in range(ROUNDS):
            at, strength = _middles(profile, self._places(number), room)
            for _ in range(ROUNDS):
                self._through(number, at, strength)
                miss = np.abs(at - self._places(number))
                usual = float(np.median(miss[strength > 0])) if (strength > 0).any() else 0.0
                strength = np.where(miss > max(NEAREST_MISS, USUAL_MISSES * usual), 0.0, strength)

    def _places(self, number: NDArray[np.intp]) -> Floats:
        return np.asarray(self.place + (number - self.mean) * self.spacing, np.float64)

    def _through(self, number: NDArray[np.intp], at: Floats, strength: Floats) -> None:
        if (strength > 0).sum() < FEWEST_LINES:
            return
        self.mean, self.place = float(np.average(number, weights=strength)), float(np.average(at, weights=strength))
        self.weight = float((strength * (number - self.mean) ** 2).sum() / strength.max())
        self.spacing = float((strength * (number - self.mean) * (at - self.place)).sum() / strength.max() / self.weight)

    def first(self, spacing: float) -> float:
        """The first line, when the spacing is this one: lines in the middle of the picture stay where they are."""
        return float((self.place - self.mean * spacing) % spacing)


def _middles(profile: Profile, near: Floats, room: int) -> tuple[Floats, Floats]:
    """(middle of the line near each place, its strength; 0 where there is none)."""
    around = np.rint(near - 0.5).astype(np.intp)[:, None] + np.arange(-room, room + 1)
    strength = np.maximum(profile[np.clip(around, 0, len(profile) - 1)], 0.0).astype(np.float64)
    whole = (around[:, 0] >= 0) & (around[:, -1] < len(profile))
    peak = strength.max(axis=1)
    usual = float(np.median(peak))
    strength = np.maximum(strength - FAINT * peak[:, None], 0)
    total = strength.sum(axis=1)
    middle = ((around + 0.5) * strength).sum(axis=1) / np.where(total > 0, total, 1)
    return middle, np.where(whole & (peak > FAINT * usual) & (total > 0), np.minimum(peak, 2 * usual), 0.0)
