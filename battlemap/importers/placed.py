"""Walls, doors and colours as files have them, made fit for play on a map's squares.

What every format's reader shares once it knows where things lie: clipping to the map, doors that must open, walls that end at
them.  What is left out on the way is counted and told.  Not here: the geometry itself (`polylines`, `doorways`), any format.
"""

import math
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Literal

from battlemap.importers.doorways import Crowded, Leaf, doorway, walls_with_doorways
from battlemap.importers.polylines import Polyline, area_of, cleaned, clipped, is_ring
from battlemap.importers.reading import Frame, Reading
from battlemap.model import Door, Wall
from battlemap.model.scene import DoorKind, DoorState
from battlemap.sentence import Sentence

MOST_POINTS, MOST_DOORS = 210_000, 12_000
"""Forty times what the largest maps have; more would only fill the memory."""
MOST_IN_A_SQUARE, LONGEST_DOOR = 8, 30
NOTHING = 1e-4
Hand = Literal["", "left", "right"]

WALLS = (
    Sentence("%n point(s) without usable coordinates left out (wall segments)."),
    Sentence("%n wall segment(s) without length, or back over the last one, left out."),
    Sentence("%n wall segment(s) outside the picture, or partly so, left out there."),
)
OUTLINES = (
    Sentence("%n point(s) without usable coordinates left out (segments of objects' outlines)."),
    Sentence("%n segment(s) of objects' outlines without length, or back over the last one, left out."),
    Sentence("%n segment(s) of objects' outlines outside the picture, or partly so, left out there."),
)


@dataclass(slots=True)
class Trouble:
    """What was left out of polylines, counted."""

    unusable: int = 0
    empty: int = 0
    beyond: int = 0

    def fitted(self, line: Polyline, frame: Frame) -> list[Polyline]:
        """A polyline on the map's squares, clipped and cleaned."""
        if len(line) < 2:
            self.empty += bool(line)
            return []
        pieces, beyond = clipped(line, frame.columns, frame.rows)
        self.beyond += beyond
        kept: list[Polyline] = []
        for piece in pieces:
            lines, dropped = cleaned(piece)
            self.empty += dropped
            kept += lines
        return kept

    def tell(self, reading: Reading, told: tuple[Sentence, Sentence, Sentence] = WALLS) -> None:
        for number, text in zip((self.unusable, self.empty, self.beyond), told, strict=True):
            if number:
                reading.note(text, n=number)


# ---------------------------------------------------------------- doors
@dataclass(frozen=True, slots=True)
class DrawnDoor:
    """A door where the file has it."""

    leaf: Leaf
    state: DoorState = "closed"
    kind: DoorKind = "door"
    material: str = "wood"


@dataclass(frozen=True, slots=True)
class Doorways:
    """Doors on the map, and their leaves as they were drawn, before they were widened for somebody to pass."""

    drawn: tuple[Leaf, ...] = ()
    doors: tuple[Door, ...] = ()

    def cut(self, reading: Reading, lines: Sequence[Polyline]) -> list[Polyline]:
        """Walls without the stretches where doors are."""
        try:
            return walls_with_doorways(lines, self.drawn, [leaf_of(door) for door in self.doors])
        except Crowded:
            raise reading.problem("there are more walls beside doors in it than on any map") from None


def placed_doors(reading: Reading, frame: Frame, entries: Iterable[DrawnDoor | None]) -> Doorways:
    """Doors on the map's squares, numbered, widened where nobody could pass; None is a door nobody knows the place of."""
    drawn: list[Leaf] = []
    kept: list[DrawnDoor] = []
    lost = outside = crowded = 0
    crowd: Counter[tuple[int, int]] = Counter()
    for count, entry in enumerate(entries, 1):
        if count > MOST_DOORS:
            raise reading.problem("expected up to {most_doors:,} doors", most_doors=MOST_DOORS)
        if entry is None:
            lost += 1
            continue
        a, b = (frame.moved(end) for end in entry.leaf)
        pieces, _ = clipped([a, b], frame.columns, frame.rows)
        if a == b or not pieces:
            lost, outside = lost + (a == b), outside + (a != b)
            continue
        leaf = pieces[0][0], pieces[0][-1]
        square = math.floor((leaf[0][0] + leaf[1][0]) / 2), math.floor((leaf[0][1] + leaf[1][1]) / 2)
        crowd[square] += 1
        if crowd[square] > MOST_IN_A_SQUARE or math.dist(*leaf) > LONGEST_DOOR:
            crowded += 1
            continue
        drawn.append(leaf)
        kept.append(entry)
    if lost:
        reading.note("%n door(s) without a usable place left out.", n=lost)
    if outside:
        reading.note("%n door(s) outside the picture left out.", n=outside)
    if crowded:
        reading.note("%n door(s) left out: longer than any, or too many in one square.", n=crowded)
    near = _Near(drawn)
    doors = [
        Door(
            id=f"d{number}", points=leaf if entry.kind == "window" else doorway(leaf, near.others(number - 1)),
            state=entry.state, kind=entry.kind, material=entry.material,
        )
        for number, (leaf, entry) in enumerate(zip(drawn, kept, strict=True), 1)
    ]  # fmt: skip
    return Doorways(tuple(drawn), tuple(doors))


def leaf_of(door: Door) -> Leaf:
    return door.points[0], door.points[-1]


class _Near:
    """The other leaves that could touch one."""

    def __init__(self, leaves: list[Leaf]) -> None:
        self._leaves = leaves
        self._at: dict[tuple[int, int], list[int]] = {}
        for number, leaf in enumerate(leaves):
            for end in leaf:
                self._at.setdefault((round(end[0]), round(end[1])), []).append(number)

    def others(self, which: int) -> list[Leaf]:
        found: set[int] = set()
        for x, y in self._leaves[which]:
            for dx in (-1, 0, 1):
                for dy in (-1, 0, 1):
                    found.update(self._at.get((round(x) + dx, round(y) + dy), ()))
        return [self._leaves[number] for number in sorted(found - {which})]


# ---------------------------------------------------------------- outlines
def outlines(rings: Iterable[Polyline], frame: Frame, trouble: Trouble) -> list[Wall]:
    """Props.  A ring lets sight in, to the prop itself, and not out again: it stops what comes from its inside."""
    found: list[Wall] = []
    for ring in rings:
        hand = inner_hand(ring)
        found += [
            Wall(points=tuple(line), move=False, sight=True, cover="none", one_way=hand)
            for line in trouble.fitted(ring, frame)
        ]
    return found


def inner_hand(ring: Polyline) -> Hand:
    """On which hand of somebody who walks along it the inside of a ring is; "" where it has none."""
    area = area_of(ring) if is_ring(ring) else 0.0
    return "" if abs(area) < NOTHING else "right" if area > 0 else "left"


# ---------------------------------------------------------------- colours
def colour_of(value: Any, default: str = "#ffffff") -> str:
    """AARRGGBB, RRGGBB or RGB, with or without "#", or a number, as "#rrggbb": the alpha says nothing about a light."""
    text = f"{value & 0xFFFFFFFF:08x}" if isinstance(value, int) and not isinstance(value, bool) else str(value or "")
    text = text[:16].strip().removeprefix("#").removeprefix("0x").lower()
    if not text or set(text) - set("0123456789abcdef"):
        return default
    if len(text) in (3, 4):
        text = "".join(letter * 2 for letter in text)
    return f"#{text[-6:]}" if len(text) in (6, 8) else default
