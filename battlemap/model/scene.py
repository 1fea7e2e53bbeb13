"""The place of a fight: squares and their ground, walls, doors, lights, the picture below them.

Not here: what blocks what (`rules.space` reads a Scene into `geometry.Walls`).  Ground letters are those of the scenario
format: `.` floor, `~` difficult, `#` solid, `o` low obstacle, `_` water, `:` pit or climb face, `'` lightly and `"` heavily
obscured.  Points of walls and lights are in squares and may be fractions.
"""

from functools import lru_cache
from typing import Literal

import msgspec

from battlemap.model.names import hold_to_one_line, hold_to_plain_lines
from battlemap.sentence import Sentence

GROUND = ".~#o_:'\""
ROWS_KEPT = 16
Degree = Literal["none", "half", "three_quarters", "total"]
DoorState = Literal["open", "closed", "locked", "barred", "secret"]
DoorKind = Literal["door", "window", "portcullis"]
PointXY = tuple[float, float]


class Wall(msgspec.Struct, frozen=True, kw_only=True):
    """A thin wall along a polyline of at least two points."""

    points: tuple[PointXY, ...]
    move: bool = True
    sight: bool = True
    cover: Degree = "total"
    one_way: Literal["", "left", "right"] = ""
    material: str = ""


class Door(msgspec.Struct, frozen=True, kw_only=True):
    """A door, window or portcullis on a polyline; `secret` looks like a wall to the players.  `hp`: what is left
    of it, None for untouched; once `broken` it stays open."""

    id: str
    points: tuple[PointXY, ...]
    state: DoorState = "closed"
    kind: DoorKind = "door"
    material: str = "wood"
    hp: int | None = None
    broken: bool = False


class Light(msgspec.Struct, frozen=True, kw_only=True):
    """A light at a point or carried by a token; `bright` and `dim` are radii in dm from it, dim >= bright."""

    at: PointXY | None = None
    token: str = ""
    bright: int = 0
    dim: int = 0
    colour: str = "#ffffff"


class Note(msgspec.Struct, frozen=True, kw_only=True):
    """A note for the game master at a point."""

    at: PointXY
    text: str

    def __post_init__(self) -> None:
        hold_to_plain_lines(self, "text")


class Area(msgspec.Struct, frozen=True, kw_only=True):
    """Squares that mean something beside their ground: higher or lower floor (`value` dm above the rest), or where the party
    starts.  Runs are (y, first x, behind last x)."""

    kind: Literal["elevation", "start"]
    runs: tuple[tuple[int, int, int], ...]
    value: int = 0


class Picture(msgspec.Struct, frozen=True, kw_only=True):
    """The map's picture: its bytes are kept by content hash in the file; (left, top) is the square its corner lies on."""

    sha256: str
    width_px: int
    height_px: int
    px_per_square: float
    left: float = 0.0
    top: float = 0.0


@lru_cache(maxsize=ROWS_KEPT)
def _hold_to_ground(rows: tuple[str, ...]) -> None:
    """Raise ValueError unless these are rows of ground letters, all as long.  Asked with every change of a scene: those found to
    be some are known for a while."""
    if not rows or not rows[0]:
        raise ValueError(Sentence("map.rows: a map has at least one square"))
    width = len(rows[0])
    for y, row in enumerate(rows):
        if len(row) != width:
            raise ValueError(Sentence(
                "map.rows[{y}]: {number} squares, the first row has {width}", y=y, number=len(row), width=width
            ))
        if strange := set(row) - set(GROUND):
            raise ValueError(Sentence("map.rows[{y}]: unknown ground {word}", y=y, word=repr(sorted(strange)[0])))


class Scene(msgspec.Struct, frozen=True, kw_only=True):
    """A map of width x height squares.  `rows` has `height` strings of `width` ground letters."""

    rows: tuple[str, ...]
    square: int = 15
    walls: tuple[Wall, ...] = ()
    doors: tuple[Door, ...] = ()
    lights: tuple[Light, ...] = ()
    notes: tuple[Note, ...] = ()
    areas: tuple[Area, ...] = ()
    dark: bool = False
    picture: Picture | None = None
    name: str = ""

    def __post_init__(self) -> None:
        hold_to_one_line(self, "name")
        _hold_to_ground(self.rows)
        if self.square <= 0:
            raise ValueError(Sentence("square: the side of a square is longer than nothing"))

    @property
    def key(self) -> str:
        """What a map is known by: fog is remembered for it."""
        return f"{self.name}|{self.width}x{self.height}"

    @property
    def width(self) -> int:
        return len(self.rows[0])

    @property
    def height(self) -> int:
        return len(self.rows)

    def ground(self, x: int, y: int) -> str:
        """The ground letter of a square; what is off the map is solid."""
        return self.rows[y][x] if 0 <= y < self.height and 0 <= x < self.width else "#"

    def door(self, door_id: str) -> Door | None:
        return next((door for door in self.doors if door.id == door_id), None)
