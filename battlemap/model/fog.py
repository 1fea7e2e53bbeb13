"""What a side has explored of a map, and what the game master has covered by hand.

Masks are packed bits, row by row (`numpy.packbits` order); an empty one has no square set.  Runs are (y, first x, behind last x).
"""

from collections.abc import Iterable

import msgspec
import numpy as np
import numpy.typing as npt

Run = tuple[int, int, int]
Mask = npt.NDArray[np.bool_]


class Fog(msgspec.Struct, frozen=True, kw_only=True):
    """One side's fog on one map.  `on` False: the whole map is shown.  `viewers`: whose eyes count, () for the whole side.
    `doors`: the state each known door was last seen in."""

    on: bool = True
    viewers: tuple[str, ...] = ()
    explored: bytes = b""
    covered: bytes = b""
    doors: dict[str, str] = {}


def unpacked(bits: bytes, width: int, height: int) -> Mask:
    """[H, W] of the squares set."""
    whole = np.zeros(width * height, np.bool_)
    if bits:
        found = np.unpackbits(np.frombuffer(bits, np.uint8))[: width * height].astype(np.bool_)
        whole[: len(found)] = found
    return whole.reshape(height, width)


def packed(mask: Mask) -> bytes:
    return np.packbits(mask.reshape(-1)).tobytes()


def runs_of(mask: Mask) -> tuple[Run, ...]:
    """The squares set as runs, by row."""
    found: list[Run] = []
    for y in np.nonzero(mask.any(1))[0]:
        edges = np.flatnonzero(np.diff(np.concatenate(([False], mask[y], [False])).astype(np.int8)))
        found += [(int(y), int(a), int(b)) for a, b in zip(edges[::2], edges[1::2], strict=True)]
    return tuple(found)


def mask_of(runs: Iterable[Run], width: int, height: int) -> Mask:
    """[H, W] of the squares in the runs; what lies off the map is left out."""
    mask = np.zeros((height, width), np.bool_)
    for y, a, b in runs:
        if 0 <= y < height:
            mask[y, max(0, a) : max(0, b)] = True
    return mask
