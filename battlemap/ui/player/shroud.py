"""What lies over the ground of the players' map, as small pictures of shade: `scale` pixels to the square, drawn smoothly large.

    shade = shroud(part, 8)       [H * 8, W * 8] of 0 (clear) to 255 (black)

An unknown square is black to its last pixel; from its edge into the known one the black fades.  Not here: where the masks come
from (`shown`), how they are put on the map (`picture`).
"""

import numpy as np
import numpy.typing as npt

from battlemap.ui.player.shown import Knowledge

Shade = npt.NDArray[np.uint8]
CLEAR, IN_DIM, IN_DARK, REMEMBERED, BLACK = 0, 50, 80, 160, 255
FADE = (205, 96, 38, 10)  # of the pixels from the edge of the unknown inwards
LINES_SEEN, LINES_IN_DIM, LINES_IN_DARK, LINES_REMEMBERED = 255, 225, 190, 120


def scale_for(square_px: float) -> int:
    """Pixels of shade to the square: as fine as can be seen at this size, so that the cost never grows with the map."""
    return 8 if square_px >= 16 else 4 if square_px >= 6 else 2


def shroud(part: Knowledge, scale: int) -> Shade:
    """The shade over the ground."""
    level = np.where(part.seen, np.where(part.dark, IN_DARK, np.where(part.dim, IN_DIM, CLEAR)), REMEMBERED).astype(np.uint8)
    shade = _blurred(_enlarged(level, scale), scale // 2)
    near = _enlarged(~part.known, scale)
    shade[near] = BLACK
    for number, black in enumerate(FADE[: max(1, scale // 2)]):
        near = _grown(near, number % 2 == 1)
        np.maximum(shade, np.where(near, np.uint8(black), np.uint8(0)), out=shade)
    return shade


def greyness(part: Knowledge, scale: int) -> Shade:
    """Where colours are gone: what only darkvision shows."""
    return _blurred(_enlarged(np.where(part.dark, 255, 0).astype(np.uint8), scale), scale // 2)


def lines_shown(part: Knowledge, scale: int) -> Shade:
    """How strongly walls and doors show; half their width lies in the unknown square they stand before."""
    lit = np.where(part.dark, LINES_IN_DARK, np.where(part.dim, LINES_IN_DIM, LINES_SEEN))
    level = np.where(part.seen, lit, np.where(part.known, LINES_REMEMBERED, 0)).astype(np.uint8)
    return _grown(_enlarged(level, scale), False)


def _enlarged(squares: npt.NDArray, scale: int) -> npt.NDArray:
    return np.repeat(np.repeat(squares, scale, 0), scale, 1)


def _blurred(picture: Shade, radius: int) -> Shade:
    """A box blur; the edge pixels go on beyond the edge."""
    if radius < 1 or picture.min(initial=255) == picture.max(initial=0):
        return picture
    blurred = picture.astype(np.uint16)
    for axis in (0, 1):
        wide = np.pad(blurred, [(radius, radius) if axis == side else (0, 0) for side in (0, 1)], mode="edge")
        sums = np.zeros_like(blurred)
        size = blurred.shape[axis]
        for shift in range(2 * radius + 1):
            sums += wide[shift : shift + size] if axis == 0 else wide[:, shift : shift + size]
        blurred = sums // (2 * radius + 1)
    return np.asarray(blurred.astype(np.uint8))


def _grown(picture: npt.NDArray, straight: bool) -> npt.NDArray:
    """The largest value of each pixel and its neighbours: all eight, or the four beside it."""
    found = picture.copy()
    np.maximum(found[1:], picture[:-1], out=found[1:])
    np.maximum(found[:-1], picture[1:], out=found[:-1])
    across = picture if straight else found.copy()
    np.maximum(found[:, 1:], across[:, :-1], out=found[:, 1:])
    np.maximum(found[:, :-1], across[:, 1:], out=found[:, :-1])
    return found
