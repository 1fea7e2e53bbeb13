"""Which spacing of lines explains the profiles of a picture best: combs are laid over them at every spacing and shift.

A comb whose teeth all lie on lines beats one of twice the spacing (half as many teeth) and one of half (every other tooth on
nothing), so harmonics sort themselves out.  Spacings worth a comb are found beforehand in the profiles' spectra.

Words: a *comb* has teeth `spacing` apart; its *merit* is how far its teeth stand out of noise, times the root of their number.
"""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from battlemap.imaging.ridges import Profile, Profiles

FEWEST_TEETH = 3
DRIFT = 2.0
"""Pixels that the last tooth may be off between two spacings that are tried."""
PADDING = 8
HARMONICS = 8
SHORTEST_WAVE = 4.0
LOUDEST_HARMONIC = 30.0
LOUDEST_LINE, CLEAR = 4.0, 6.0
KEPT, TUNED = 150, 16
FINE, TUNING = 0.5, 3
"""Pixels that the last tooth moves from one fine spacing to the next, and steps to each side."""
MISSING = 0.35
"""Teeth that may stand on nothing: under an object, outside of the rooms."""

Spacings = NDArray[np.float64]


@dataclass(frozen=True, slots=True)
class Comb:
    """The best comb of one spacing on both sides; `across` and `down` are its merits there."""

    spacing: float
    left: int
    top: int
    across: float
    down: float

    @property
    def merit(self) -> float:
        return joined(self.across, self.down)


def joined(across: float, down: float) -> float:
    """A merit of both sides: a grid shows on both, the weaker one counts most and the stronger one only so far."""
    low, high = min(across, down), max(across, down)
    return 0.7 * low + 0.3 * min(high, 2 * max(low, 0.0))


def spacings(shortest: float, longest: float, side: int) -> Spacings:
    """Spacings to try on a side, so close that no line is passed over."""
    steps = int(np.log(longest / shortest) * side / DRIFT) + 2
    return np.geomspace(shortest, longest, steps)


def promising(pair: Profiles, tried: Spacings) -> Spacings:
    """Those spacings at which both profiles have power, with all their harmonics; the most promising ones."""
    power = _harmonic_power(pair.across, tried) + _harmonic_power(pair.down, tried)
    inner = np.flatnonzero((power[1:-1] >= power[:-2]) & (power[1:-1] >= power[2:])) + 1
    best = inner[np.argsort(power[inner])[-KEPT:]]
    return tried[best]


def _harmonic_power(profile: Profile, tried: Spacings) -> NDArray[np.float64]:
    size = 1 << int(np.ceil(np.log2(len(profile) * PADDING)))
    power = np.abs(np.fft.rfft(np.clip(profile, -LOUDEST_LINE, LOUDEST_LINE), size)) ** 2
    power = np.minimum(power / max(float(np.median(power)), 1e-12), LOUDEST_HARMONIC)
    found, counted = np.zeros(len(tried)), np.zeros(len(tried))
    for harmonic in range(1, HARMONICS + 1):
        wave = tried / harmonic
        at = np.rint(size / wave).astype(np.intp)
        heard = (wave >= SHORTEST_WAVE) & (at < len(power))
        found[heard] += power[at[heard]]
        counted += heard
    return np.asarray(found / np.sqrt(np.maximum(counted, 1)))


def combs(pair: Profiles, tried: Spacings) -> list[Comb]:
    """The best combs of these spacings, finely tuned."""
    sides = (_softened(pair.across), _softened(pair.down))
    coarse = sorted((_of_spacing(sides, spacing) for spacing in tried), key=lambda comb: comb.merit, reverse=True)
    step = FINE / max(len(side) for side in sides)
    fine = []
    for comb in coarse[:TUNED]:
        near = [comb.spacing * (1 + step * i) for i in range(-TUNING, TUNING + 1)]
        fine.append(max((_of_spacing(sides, spacing) for spacing in near), key=lambda comb: comb.merit))
    return fine


def _of_spacing(sides: tuple[Profile, Profile], spacing: float) -> Comb:
    across, down = (_folded(side, spacing) for side in sides)
    left, top = int(across.argmax()), int(down.argmax())
    return Comb(float(spacing), left, top, float(across[left]), float(down[top]))


def _softened(profile: Profile) -> Profile:
    """A tooth a pixel beside a line still feels it, and no single line shouts."""
    profile = np.clip(profile, -LOUDEST_LINE, LOUDEST_LINE)
    soft = profile.copy()
    soft[1:-1] = 0.6 * profile[1:-1] + 0.35 * (profile[:-2] + profile[2:])
    return np.asarray(soft - soft.mean(), np.float32)


def _folded(soft: Profile, spacing: float) -> Profile:
    """Sums under the teeth of a comb at each whole shift, in units of their noise."""
    teeth = max(1, int((len(soft) - 1) / spacing))
    starts = np.rint(np.arange(teeth) * spacing).astype(np.intp)
    room = len(soft) - int(starts[-1])
    under = soft[starts[:, None] + np.arange(min(int(spacing) + 1, room))]
    return np.asarray(under.sum(axis=0) / np.sqrt(teeth))


def teeth(profile: Profile, spacing: float, first: float) -> tuple[NDArray[np.intp], Profile]:
    """(pixel of each tooth, the strongest of the profile within a pixel of it)."""
    number = int((len(profile) - 1 - first) / spacing) + 1
    at = np.rint(first + np.arange(number) * spacing).astype(np.intp)
    at = at[(at >= 1) & (at < len(profile) - 1)]
    beside = np.stack([profile[at - 1], profile[at], profile[at + 1]])
    return at, beside.max(axis=0)


def sure_merit(pair: Profiles, comb: Comb) -> float:
    """What a comb's lines are worth on both sides together."""
    return joined(worth(pair.across, comb.spacing, comb.left), worth(pair.down, comb.spacing, comb.top))


def worth(profile: Profile, spacing: float, first: int) -> float:
    """The merit of all teeth but the weakest third: some beams far apart, or a tiling of half the squares, are worth nothing."""
    _, strength = teeth(profile, spacing, first)
    if len(strength) < FEWEST_TEETH:
        return 0.0
    return _calmed(float(np.quantile(strength, MISSING))) * float(np.sqrt(len(strength)))


def _calmed(strength: float) -> float:
    """Clear is clear: a line twice as black counts only a little more, so that every second line never beats all of them."""
    return strength if strength < CLEAR else CLEAR * float(1 + np.log(strength / CLEAR))


def alone(profile: Profile, spacing: float, first: int, room: int) -> float:
    """1 where lines lie nowhere else within a square, 0 where they do as much: planks and tiles are not a grid's lines."""
    best = worth(profile, spacing, first)
    elsewhere = [at for at in range(int(spacing)) if room < abs((at - first + spacing / 2) % spacing - spacing / 2)]
    rival = max((worth(profile, spacing, at) for at in elsewhere[::2]), default=0.0)
    return 1 - max(0.0, min(1.0, rival / best)) if best > 0 else 0.0
