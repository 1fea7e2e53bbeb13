"""A first proposal of squares: the printed grid, else a size in the picture's name, else one that suits its sides.

Not here: finding the printed grid (`grid_finder`).
"""

import re
from dataclasses import dataclass
from typing import Literal

from battlemap.imaging.grid_finder import FoundGrid

Source = Literal["printed", "name", "size", "nothing"]

USUAL_PX = (140, 100, 70, 128, 256, 150, 200, 64, 72, 120, 80, 50, 75, 96, 60, 300, 280)
"""What mapmakers export, the most frequent first."""
FEWEST, MOST = 6, 90
LIKELY_SHORTEST = 8
BELIEVED, DOUBTED = 0.5, 0.05
EVEN = 0.004
SHAPE = 0.05
NAMED_SIZE = re.compile(r"(?<!\d)(\d{1,3})\s*[xX×]\s*(\d{1,3})(?!\d)")


@dataclass(frozen=True, slots=True)
class Proposal:
    """Squares of `px` pixels with a crossing at (`left`, `top`), where they come from, and how sure a printed grid is."""

    px: float
    left: float
    top: float
    source: Source
    confidence: float = 0.0


def proposal(width: int, height: int, name: str, found: FoundGrid | None = None) -> Proposal:
    """The best guess for a picture of this size and name; `found` is None before anybody has looked for a grid."""
    named = named_px(width, height, name)
    if found is not None and found.confidence >= BELIEVED:
        if named and (times := _whole_times(found.px, named)):
            return Proposal(found.px * times, found.left, found.top, "printed", found.confidence)
        return Proposal(found.px, found.left, found.top, "printed", found.confidence)
    if named:
        return Proposal(named, 0.0, 0.0, "name")
    likely = _usual(width, height)
    if found is not None and found.px and any(abs(px / found.px - 1) < EVEN for px in likely):
        return Proposal(min(likely, key=lambda px: abs(px / found.px - 1)), 0.0, 0.0, "size")
    if likely:
        return Proposal(likely[0], 0.0, 0.0, "size")
    if found is not None and found.confidence >= DOUBTED:
        return Proposal(found.px, found.left, found.top, "printed", found.confidence)
    return Proposal(70.0 if max(width, height) > 1000 else 50.0, 0.0, 0.0, "nothing")


def named_px(width: int, height: int, name: str) -> float:
    """Pixels per square from "Old Mill 30x20", where that suits the picture's shape; 0.0 where nothing does."""
    for across, down in NAMED_SIZE.findall(name):
        columns, rows = int(across), int(down)
        if min(columns, rows) < 2 or width < LIKELY_SHORTEST * columns:
            continue
        if abs(width / columns * rows / height - 1) < SHAPE:
            return width / columns
    return 0.0


def _usual(width: int, height: int) -> list[float]:
    """Usual sizes of squares of which both sides have a whole number, the most frequent first."""
    return [
        float(px) for px in USUAL_PX
        if width % px == 0 and height % px == 0 and FEWEST <= max(width, height) / px <= MOST
    ]  # fmt: skip


def _whole_times(found: float, named: float) -> float:
    """How many times larger the named squares are than those found: 2, 3, or a half of them; 0 for no such thing."""
    return next((times for times in (1.0, 2.0, 3.0, 0.5) if abs(found * times / named - 1) < SHAPE / 2), 0.0)
