"""How line-like each column and each row of a picture is: what a printed grid leaves behind when everything else averages out.

A pixel is part of a dark line when it is darker than what lies a few pixels to both sides; it may say so only so loudly, thus a
faint line that runs through the whole picture counts for more than a black beam that does not.  Edges say nothing.

Not here: which of these columns make a grid (`comb`).
"""

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

Grey = NDArray[np.uint8]
Profile = NDArray[np.float32]

REACHES = (1, 2, 4, 8)
"""Pixels to the sides that a line is compared with: for thin lines, for thick ones."""
LOUDEST = 1.5
"""A pixel counts up to this many times the usual difference between pixels so far apart."""
QUIETEST = 3
"""...but differences as small as these are never called loud: the noise of a clean drawing."""
EXACT_LOUDEST = 24.0
JPEG_BLOCK = 8
FEWEST_BLOCKS = 12


@dataclass(frozen=True, slots=True)
class Profiles:
    """Line strengths along both sides, in units of their own noise.  `reach` says how thick the lines are that they answer to,
    `tone` whether dark ones, light ones, or both (lines darker than a light floor and lighter than a dark one)."""

    across: Profile
    down: Profile
    reach: int
    tone: str


def profiles(grey: Grey, scale: float) -> list[Profiles]:
    """For each reach and tone.  `scale`: pixels of the original to one of `grey`, to know where its JPEG blocks lie."""
    tall = grey.astype(np.int16)
    wide = np.ascontiguousarray(tall.T)
    return [
        Profiles(across, down, reach, tone)
        for reach in REACHES
        if min(grey.shape) > 8 * reach
        for (tone, across), (_, down) in zip(_tones(wide, reach, scale), _tones(tall, reach, scale), strict=True)
    ]


def _tones(rows: NDArray[np.int16], reach: int, scale: float) -> Iterator[tuple[str, Profile]]:
    """Of each row of an array, against the rows above and below."""
    here, above, below = rows[reach:-reach], rows[: -2 * reach], rows[2 * reach :]
    loud = max(QUIETEST, round(LOUDEST * float(np.median(np.abs(here[::7, ::7] - above[::7, ::7])))))
    dark = np.minimum(above, below)
    dark -= here
    light = np.maximum(above, below)
    np.subtract(here, light, out=light)
    said = [np.clip(tone, 0, loud, out=tone).mean(axis=1, dtype=np.float32) for tone in (dark, light)]
    least = 0.25 * loud / np.sqrt(rows.shape[1])
    for tone, strength in zip(("dark", "light", "both"), (*said, said[0] + said[1]), strict=True):
        whole = np.zeros(len(rows), np.float32)
        whole[reach:-reach] = strength - _usual_near(strength, 8 * reach + 16)
        _quieten_blocks(whole, scale)
        yield tone, np.asarray(whole / max(1.4826 * float(np.median(np.abs(whole))), least), np.float32)


def exact_profiles(grey: Grey, reach: int, tone: str) -> tuple[Profile, Profile]:
    """(across, down): as `profiles`, but each pixel says as loudly as it is darker or lighter, so that a line between two pixels
    is told from one on either; good only once it is known where the lines are."""
    tall = grey.astype(np.int16)
    return _exact(np.ascontiguousarray(tall.T), reach, tone), _exact(tall, reach, tone)


def _exact(rows: NDArray[np.int16], reach: int, tone: str) -> Profile:
    ridge = rows[: -2 * reach] + rows[2 * reach :]
    ridge -= 2 * rows[reach:-reach]
    if tone != "dark":
        (np.negative if tone == "light" else np.abs)(ridge, out=ridge)
    loud = max(QUIETEST, round(EXACT_LOUDEST * float(np.median(np.abs(ridge[::7, ::7])))))
    whole = np.zeros(len(rows), np.float32)
    whole[reach:-reach] = np.clip(ridge, -loud, loud, out=ridge).mean(axis=1, dtype=np.float32)
    return np.asarray(whole - np.median(whole), np.float32)


def _usual_near(values: Profile, window: int) -> Profile:
    """The median of what lies around, by pieces: rough ground is no line."""
    pieces = max(2, len(values) // window)
    edges = np.linspace(0, len(values), pieces + 1).astype(int)
    usual = [np.median(values[a:b]) for a, b in zip(edges, edges[1:], strict=False)]
    return np.interp(np.arange(len(values)), (edges[1:] + edges[:-1]) / 2, usual).astype(np.float32)


def _quieten_blocks(said: Profile, scale: float) -> None:
    """JPEG leaves faint edges every eight pixels; what all of them have in common is taken away."""
    period = JPEG_BLOCK / scale
    if period < 2 or abs(period - round(period)) > 1e-6 or len(said) < FEWEST_BLOCKS * period:
        return
    whole = len(said) // round(period) * round(period)
    blocks = said[:whole].reshape(-1, round(period))
    common = np.median(blocks, axis=0)
    said -= np.resize(common - np.median(common), len(said)).astype(np.float32)
