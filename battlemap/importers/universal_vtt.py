"""Universal VTT maps (.dd2vtt, .uvtt, .df2vtt): one JSON object with picture, walls, doors and lights.

Words of the format, and what becomes of them:

    resolution.map_origin       where the picture's corner lies in the drawing; everything is moved by it
    line_of_sight               walls, polylines in squares
    objects_line_of_sight       outlines of props: they stop only sight, and only out of and through them, so that the prop itself
                                is seen; steps and attacks pass
    portals                     doors; `closed` false is an open door.  There is no word for locked, secret or window
    lights                      `range` in squares is the edge of the dim light, half of it is bright
    environment.ambient_light   nearly black: the place is dark, unless no light is left to see by

Files by many programs and of all ages are read, whatever their `format` says; what is missing has a default, what is unusable is
left out with a note.  A missing or damaged picture is such a note too: the walls are worth having.  Not here: JSON's own
trouble (`json_file`), pictures (`picture`), doors that must open (`doorways`).
"""

import binascii
import math
import sys
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path, PurePosixPath
from typing import Any
from urllib.parse import unquote

from battlemap.importers.doorways import Leaf, doorway, leaf_at, walls_with_doorways
from battlemap.importers.found import Found, ImportProblem, several, shown
from battlemap.importers.json_file import flag, listed, number, point, table
from battlemap.importers.picture import (
    LARGEST_BYTES,
    LARGEST_SIDE,
    SMALLEST_SQUARE_PX,
    BadPicture,
    Checked,
    Squares,
    check_picture,
    format_of,
    kind_of,
    laid_out,
)
from battlemap.importers.polylines import (
    NEAR,
    Polyline,
    area_of,
    cleaned,
    clipped,
    is_ring,
    settled,
)  # fmt: skip
from battlemap.model import Door, Light, Scene, Wall
from battlemap.model.scene import PointXY

MARKS = ("resolution", "line_of_sight", "objects_line_of_sight", "portals")
"""A file that has one of these is meant to be such a map."""
MOST_POINTS = 3_000_000
DARK_BELOW = 0.25
SQUARE_DM = 15
PATH_LENGTH = 1024
PICTURE_SUFFIXES = (".png", ".webp", ".jpg", ".jpeg")


@dataclass(slots=True)
class _Reading:
    """One file while it is read: its name for sentences, and the notes so far."""

    path: Path
    notes: list[str] = field(default_factory=list)

    def problem(self, why: str) -> ImportProblem:
        return ImportProblem(f"{shown(self.path)}: {why}")

    def note(self, text: str) -> None:
        self.notes.append(text)


@dataclass(frozen=True, slots=True)
class _Frame:
    """The map's squares, and how far the drawing is moved onto them.  `left`, `top`: the picture's corner."""

    columns: int
    rows: int
    shift: PointXY
    scale: float = 0.0
    left: float = 0.0
    top: float = 0.0

    def moved(self, at: PointXY) -> PointXY:
        return settled(at[0] - self.shift[0]), settled(at[1] - self.shift[1])

    def holds(self, at: PointXY) -> bool:
        return 0 <= at[0] <= self.columns and 0 <= at[1] <= self.rows


def import_universal_vtt(path: Path, data: Mapping[str, Any], squares: Squares) -> Found:
    """Read a map.  `squares` stand in for a size the file does not give; they change nothing that it does."""
    reading = _Reading(path)
    _refuse_other_grids(reading, data)
    picture = _picture(reading, data.get("image"))
    frame = _frame(reading, data, picture, squares)
    if picture is not None and frame.scale < SMALLEST_SQUARE_PX:
        reading.note(f"The picture of {picture.width_px} x {picture.height_px} pixels is too small to be the map, left out.")
        picture = None
    drawn, doors = _doors(reading, frame, data.get("portals"))
    walls = _walls(reading, frame, data.get("line_of_sight"), drawn, [_leaf(door) for door in doors])
    outlines = _outlines(reading, frame, data.get("objects_line_of_sight"))
    lights = _lights(reading, frame, data.get("lights"))
    scene = Scene(
        rows=("." * frame.columns,) * frame.rows,
        square=SQUARE_DM,
        walls=(*walls, *outlines),
        doors=tuple(doors),
        lights=lights,
        dark=_is_dark(reading, data.get("environment"), bool(lights)),
        picture=picture.placed(frame.scale, frame.left, frame.top) if picture else None,
        name=_title(path),
    )
    return Found(scene, picture.data if picture else None, tuple(reading.notes))


def _title(path: Path) -> str:
    """The file's name without its ending, or both of them (.dd2vtt.png)."""
    stem = path.stem
    for ending in (".dd2vtt", ".uvtt", ".df2vtt"):
        stem = stem.removesuffix(ending)
    return stem


def _refuse_other_grids(reading: _Reading, data: Mapping[str, Any]) -> None:
    """The format knows squares only; programs that add a field for hexes would have walls beside every one of them."""
    for place in (data, table(data.get("resolution")), table(data.get("grid"))):
        for name, value in place.items():
            if str(name).lower().replace("_", "") not in ("gridtype", "gridshape", "gridstyle", "grid", "type", "shape"):
                continue
            word = str(value).lower() if isinstance(value, str) else ""
            if "hex" in word:
                raise reading.problem(f"{name}: the map has a hex grid, expected squares")
            if word in ("gridless", "none", "no grid"):
                raise reading.problem(f"{name}: the map has no grid, expected squares")


# ---------------------------------------------------------------- size and place
def _frame(reading: _Reading, data: Mapping[str, Any], picture: Checked | None, squares: Squares) -> _Frame:
    resolution = table(data.get("resolution"))
    width, height = _size(reading, resolution, picture, squares)
    if max(width, height) > LARGEST_SIDE:
        raise reading.problem(
            f"resolution.map_size: expected up to {LARGEST_SIDE} squares a side, got {width:.6g} x {height:.6g}"
        )
    scale = _scale(reading, resolution, picture, width, height) if picture else 0.0
    origin = point(resolution.get("map_origin")) or (0.0, 0.0)
    shift = _shift(origin, data)
    left, top = (settled(origin[i] - shift[i]) for i in (0, 1))
    if left or top:
        reading.note(f"The picture begins {left:g} x {top:g} squares inside the first square, as its walls do.")
    if max(abs(width - round(width)), abs(height - round(height))) > NEAR:
        reading.note(f"The map is {width:.6g} x {height:.6g} squares; the last column or row is not whole.")
    return _Frame(_up(width + left), _up(height + top), shift, scale, left, top)


def _size(
    reading: _Reading, resolution: Mapping[str, Any], picture: Checked | None, squares: Squares
) -> tuple[float, float]:
    """The map's size in squares, which need not be whole."""
    raw = table(resolution.get("map_size"))
    for value in raw.values():
        if isinstance(value, (int, float)) and value > LARGEST_SIDE:
            shown_value = f"{value:.6g}" if value < sys.float_info.max else "far more"  # JSON's integers have no end
            raise reading.problem(f"resolution.map_size: expected up to {LARGEST_SIDE} squares a side, got {shown_value}")
    size = point(raw)
    if size and min(size) > NEAR:
        if squares:
            reading.note("The squares asked for were not used: the file says its own.")
        return size
    ppg = number(resolution.get("pixels_per_grid"))
    if picture is not None and (squares or (ppg and ppg >= SMALLEST_SQUARE_PX)):
        chosen = squares or Squares(px=ppg)
        columns, rows, scale = laid_out(picture, chosen, reading.problem, [])
        if not squares:
            reading.note(f"The file does not say the map's size; {columns} x {rows} squares are reckoned from its picture.")
        return picture.width_px / scale, picture.height_px / scale
    raise reading.problem("resolution.map_size: expected x and y, the map's size in squares")


def _scale(
    reading: _Reading, resolution: Mapping[str, Any], picture: Checked, width: float, height: float
) -> float:
    """Pixels per square as the picture has them; the file's own figure is only compared with it, since pictures get scaled."""
    across, down = picture.width_px / width, picture.height_px / height
    ppg = number(resolution.get("pixels_per_grid"))
    if abs(across / down - 1) > 0.01:
        reading.note(
            f"The picture of {picture.width_px} x {picture.height_px} pixels has another shape than {width:.6g} x {height:.6g} "
            "squares; it is fitted by its width."
        )
    elif "pixels_per_grid" in resolution and (not ppg or abs(across / ppg - 1) > 0.005):
        reading.note(
            f"The picture has {across:.4g} pixels per square, the file says {_short(resolution['pixels_per_grid'])}; "
            "the picture is followed."
        )
    return across


def _shift(origin: PointXY, data: Mapping[str, Any]) -> PointXY:
    """How far the drawing is moved.  Where the picture was cut in the middle of a square, its walls say whether the squares
    are counted from its corner or go on from the drawing's."""
    if all(abs(value - round(value)) <= NEAR for value in origin):
        return float(round(origin[0])), float(round(origin[1]))
    ends = _some_points(data)
    shift = []
    for axis in (0, 1):
        values = [end[axis] for end in ends]
        from_corner = sum(_is_whole(value - origin[axis]) for value in values)
        from_drawing = sum(_is_whole(value) for value in values)
        shift.append(origin[axis] if from_corner >= from_drawing else float(math.floor(origin[axis] + NEAR)))
    return shift[0], shift[1]


def _some_points(data: Mapping[str, Any]) -> list[PointXY]:
    lines = [*listed(data.get("line_of_sight"))[:2000]]
    lines += [table(portal).get("bounds") for portal in listed(data.get("portals"))[:2000]]
    return [at for line in lines for entry in listed(line)[:50] if (at := point(entry)) is not None]


def _is_whole(value: float) -> bool:
    return abs(value - round(value)) <= NEAR


def _up(length: float) -> int:
    return max(1, math.ceil(length - NEAR))


def _short(value: object) -> str:
    text = str(value)
    return text if len(text) <= 20 else f"{text[:20]}…"


# ---------------------------------------------------------------- picture
def _picture(reading: _Reading, image: Any) -> Checked | None:
    """The picture inside the file, or the one it names, or one of its name beside it."""
    text = image.strip() if isinstance(image, str) else ""
    if text.startswith("data:"):
        text = text.partition(",")[2]
    if not text:
        return _beside(reading, [reading.path.with_suffix(suffix) for suffix in PICTURE_SUFFIXES], "none")
    head = _decoded(text[:64])
    if format_of(head):
        return _checked(reading, _decoded(text), "The picture")
    if kind := kind_of(head):
        reading.note(f"The picture is {kind}, not a PNG, JPEG or WebP; left out.")
    elif len(text) <= PATH_LENGTH and "." in text:
        return _named(reading, text)
    else:
        reading.note("The picture is damaged, left out.")
    return None


def _decoded(text: str) -> bytes:
    """Base64 as it comes: with line breaks, the other alphabet, or without its padding."""
    letters = "".join(text.split()).rstrip("=").translate({ord("-"): "+", ord("_"): "/"})
    if len(letters) % 4 == 1:
        letters = letters[:-1]
    try:
        return binascii.a2b_base64(letters + "=" * (-len(letters) % 4))
    except ValueError:  # letters that are not even ASCII
        return b""


def _named(reading: _Reading, text: str) -> Checked | None:
    """A path instead of a picture: only files beside the map are looked at, never others on this disk or on the net."""
    name = unquote(text).replace("\\", "/")
    inner = PurePosixPath(name)
    folder, choices = reading.path.parent, []
    if not inner.is_absolute() and ".." not in inner.parts and ":" not in name:
        choices.append(folder / inner)
    choices.append(folder / inner.name)
    return _beside(reading, choices, inner.name)


def _beside(reading: _Reading, choices: Iterable[Path], name: str) -> Checked | None:
    for choice in choices:
        try:
            if choice == reading.path or not choice.is_file() or choice.stat().st_size > LARGEST_BYTES:
                continue
            data = choice.read_bytes()
        except (OSError, ValueError):
            continue
        if not format_of(data):
            continue
        if found := _checked(reading, data, f"The picture {shown(choice)} beside the file"):
            reading.note(f"The picture is {shown(choice)} beside the file.")
            return found
    if name == "none":
        reading.note("The file has no picture.")
    else:
        reading.note(f"The file has no picture, only the name of one ({_printable(name)}), which is not beside it.")
    return None


def _checked(reading: _Reading, data: bytes, what: str) -> Checked | None:
    try:
        return check_picture(data)
    except BadPicture as wrong:
        if wrong.is_too_large:
            raise reading.problem(f"{what[0].lower()}{what[1:]} {wrong}") from None
        reading.note(f"{what} {wrong}, left out.")
        return None


def _printable(text: str) -> str:
    return _short("".join(letter if letter.isprintable() else "?" for letter in text))


# ---------------------------------------------------------------- doors
def _doors(reading: _Reading, frame: _Frame, portals: Any) -> tuple[list[Leaf], list[Door]]:
    """The leaves as drawn, and the doors on them, widened where nobody could pass."""
    drawn: list[Leaf] = []
    states: list[bool] = []
    lost = outside = 0
    for entry in listed(portals):
        portal = table(entry)
        leaf = _bounds(portal)
        if leaf is None:
            lost += 1
            continue
        a, b = frame.moved(leaf[0]), frame.moved(leaf[1])
        pieces, _ = clipped([a, b], frame.columns, frame.rows)
        if not pieces:
            outside += 1
            continue
        drawn.append((pieces[0][0], pieces[0][-1]))
        states.append(flag(portal.get("closed"), True))
    if lost:
        reading.note(f"{several(lost, 'door')} without a usable place left out.")
    if outside:
        reading.note(f"{several(outside, 'door')} outside the picture left out.")
    near = _Near(drawn)
    leaves = [doorway(leaf, near.others(number)) for number, leaf in enumerate(drawn)]
    doors = [
        Door(id=f"d{number}", points=leaf, state="closed" if closed else "open")
        for number, (leaf, closed) in enumerate(zip(leaves, states, strict=True), 1)
    ]
    return drawn, doors


def _bounds(portal: Mapping[str, Any]) -> Leaf | None:
    """A portal's leaf by its bounds, or by its middle and direction where those are null (DungeonFog)."""
    bounds = listed(portal.get("bounds"))
    if len(bounds) >= 2:
        a, b = point(bounds[0]), point(bounds[-1])
        if a and b and math.dist(a, b) > NEAR:
            return a, b
    position = point(portal.get("position"))
    if position is None:
        return None
    return leaf_at(position, number(portal.get("rotation")) or 0.0)


class _Near:
    """The other leaves that could touch one."""

    def __init__(self, leaves: list[Leaf]) -> None:
        self._leaves = leaves
        self._at: dict[tuple[int, int], list[int]] = {}
        for number_, leaf in enumerate(leaves):
            for end in leaf:
                self._at.setdefault((round(end[0]), round(end[1])), []).append(number_)

    def others(self, which: int) -> list[Leaf]:
        found: set[int] = set()
        for x, y in self._leaves[which]:
            for dx in (-1, 0, 1):
                for dy in (-1, 0, 1):
                    found.update(self._at.get((round(x) + dx, round(y) + dy), ()))
        return [self._leaves[number_] for number_ in sorted(found - {which})]


def _leaf(door: Door) -> Leaf:
    return door.points[0], door.points[-1]


# ---------------------------------------------------------------- walls
def _walls(
    reading: _Reading, frame: _Frame, value: Any, drawn: list[Leaf], leaves: list[Leaf]
) -> list[Wall]:
    lines, trouble = _polylines(reading, frame, value)
    trouble.tell(reading, "wall segment")
    return [Wall(points=tuple(line)) for line in walls_with_doorways(lines, drawn, leaves)]


def _outlines(reading: _Reading, frame: _Frame, value: Any) -> list[Wall]:
    """Props.  A ring lets sight in, to the prop itself, and not out again: it stops what comes from its inside."""
    outlines: list[Wall] = []
    troubles = _Trouble()
    for entry in listed(value):
        points = [at for at in (point(spot) for spot in listed(entry)) if at is not None]
        ring = [frame.moved(at) for at in points]
        troubles.unusable += len(listed(entry)) - len(ring)
        if len(ring) > 2 and ring[0] != ring[-1]:
            ring.append(ring[0])
        hand = _inner_hand(ring)
        for line in troubles.fitted(ring, frame):
            outlines.append(Wall(points=tuple(line), move=False, sight=True, cover="none", one_way=hand))
    troubles.tell(reading, "segment of objects' outlines", "segments of objects' outlines")
    return outlines


def _inner_hand(ring: Polyline) -> Any:
    area = area_of(ring) if is_ring(ring) else 0.0
    return "" if abs(area) < NEAR else "right" if area > 0 else "left"


@dataclass(slots=True)
class _Trouble:
    """What was left out of polylines, counted."""

    unusable: int = 0
    empty: int = 0
    beyond: int = 0

    def fitted(self, line: Polyline, frame: _Frame) -> list[Polyline]:
        """A polyline clipped and cleaned."""
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

    def tell(self, reading: _Reading, one: str, more: str = "") -> None:
        if self.unusable:
            reading.note(f"{several(self.unusable, 'point')} without usable coordinates left out ({more or one + 's'}).")
        if self.empty:
            reading.note(f"{several(self.empty, one, more)} without length, or back over the last one, left out.")
        if self.beyond:
            reading.note(f"{several(self.beyond, one, more)} outside the picture, or partly so, left out there.")


def _polylines(reading: _Reading, frame: _Frame, value: Any) -> tuple[list[Polyline], _Trouble]:
    lines: list[Polyline] = []
    trouble = _Trouble()
    total = 0
    for entry in listed(value):
        spots = listed(entry)
        total += len(spots)
        if total > MOST_POINTS:
            raise reading.problem(f"line_of_sight: expected up to {MOST_POINTS:,} points")
        run: Polyline = []
        for spot in spots:
            at = point(spot)
            if at is not None:
                run.append(frame.moved(at))
                continue
            # Nobody knows where the wall went from here to the next point: better a gap than a wall that is not there.
            trouble.unusable += 1
            lines += trouble.fitted(run, frame) if len(run) > 1 else []
            run = []
        lines += trouble.fitted(run, frame) if len(run) > 1 or len(spots) == 1 else []
    return lines, trouble


# ---------------------------------------------------------------- lights
def _lights(reading: _Reading, frame: _Frame, value: Any) -> tuple[Light, ...]:
    lights: list[Light] = []
    lost = outside = 0
    for entry in listed(value):
        light = table(entry)
        position, radius = point(light.get("position")), number(light.get("range"))
        if position is None or radius is None or round(radius * SQUARE_DM) <= 0 or number(light.get("intensity", 1)) == 0:
            lost += 1
            continue
        at = frame.moved(position)
        if not frame.holds(at):
            outside += 1
            continue
        dim = min(radius, float(LARGEST_SIDE)) * SQUARE_DM
        lights.append(Light(at=at, bright=round(dim / 2), dim=round(dim), colour=colour_of(light.get("color"))))
    if lost:
        reading.note(f"{several(lost, 'light')} without a place or without any glow left out.")
    if outside:
        reading.note(f"{several(outside, 'light')} outside the picture left out.")
    return tuple(lights)


def colour_of(value: Any, default: str = "#ffffff") -> str:
    """AARRGGBB, RRGGBB or RGB, with or without "#", or a number, as "#rrggbb": the alpha says nothing about a light."""
    text = f"{value & 0xFFFFFFFF:08x}" if isinstance(value, int) and not isinstance(value, bool) else str(value or "")
    text = text.strip().removeprefix("#").removeprefix("0x").lower()
    if not text or set(text) - set("0123456789abcdef"):
        return default
    if len(text) in (3, 4):
        text = "".join(letter * 2 for letter in text)
    return f"#{text[-6:]}" if len(text) in (6, 8) else default


def _is_dark(reading: _Reading, environment: Any, has_lights: bool) -> bool:
    """Is it dark but for the lights?  That is what the ambient light says, painted into the picture or not
    (`baked_lighting` is about the picture).  A dark map without a light would be black: it stays lit."""
    colour = colour_of(table(environment).get("ambient_light"))
    red, green, blue = (int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5))
    if 0.2126 * red + 0.7152 * green + 0.0722 * blue >= DARK_BELOW:
        return False
    if not has_lights:
        reading.note("The file says the place is dark but has no lights; it is taken for lit.")
    return has_lights
