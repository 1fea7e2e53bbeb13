"""Universal VTT (.dd2vtt, .uvtt, .df2vtt), as the programs that write it really do.

Coordinates are squares of the whole drawing; `map_origin` is where the exported part begins.  Walls are polylines, objects block
only sight, a closed portal is a closed door, an open one an open door.  Whatever is off the picture, too short or no number is left
out and said so.  Read for: the field table and the list of quirks in the project's notes on formats.
"""

import base64
import binascii
import hashlib
import math
import re
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

from battlemap.importers.cutting import clipped, cut_out, tidied
from battlemap.importers.found import LARGEST_SIDE, Found, ImportProblem
from battlemap.importers.picture import kind_of, upright
from battlemap.model import Door, Light, Picture, Scene, Wall

Point = tuple[float, float]
FARTHEST = 1e6
SQUARE_DM = 15
SNAP = 0.02
DARK_BELOW = 0x30
MOST_POINTS = 2_000_000


def read_universal_vtt(path: Path, table: Mapping[str, Any]) -> Found:
    """The scene and its picture; an `ImportProblem` names the field that makes it unusable."""
    return _Reader(path, table).found()


class _Reader:
    def __init__(self, path: Path, table: Mapping[str, Any]) -> None:
        self.path, self.table, self.notes = path, table, list[str]()
        resolution = table.get("resolution")
        self.resolution: Mapping[str, Any] = resolution if isinstance(resolution, dict) else {}
        self.origin = self._point(self.resolution.get("map_origin")) or (0.0, 0.0)
        self._refuse_other_grids()

    def _refuse_other_grids(self) -> None:
        for name in ("grid_type", "gridType", "grid"):
            kind = str(self.table.get(name, self.resolution.get(name, ""))).lower()
            if "hex" in kind or "gridless" in kind:
                raise ImportProblem(f"{self.path.name}: {name} is {kind!r}; only square grids can be used")

    def found(self) -> Found:
        picture = self._picture()
        width, height, scale = self._size(picture)
        columns, rows = math.ceil(width - 1e-6), math.ceil(height - 1e-6)
        if (columns, rows) != (width, height):
            self.notes.append(f"the map is {width:g} x {height:g} squares; rounded up to {columns} x {rows}")
        area = (float(columns), float(rows))
        doors = self._doors(area)
        walls = self._walls(area, doors)
        walls += self._objects(area)
        lights = self._lights(area)
        placed, data = None, None
        if picture is not None:
            data, across, down = picture
            sha256 = hashlib.sha256(data).hexdigest()
            placed = Picture(sha256=sha256, width_px=across, height_px=down, px_per_square=scale)
        scene = Scene(
            rows=("." * columns,) * rows, walls=tuple(walls), doors=tuple(doors), lights=tuple(lights), picture=placed,
            name=_stem(self.path), dark=bool(lights) and self._is_dark(), square=SQUARE_DM,
        )  # fmt: skip
        return Found(scene, data, tuple(self.notes))

    # ------------------------------------------------------------ size and picture
    def _size(self, picture: tuple[bytes, int, int] | None) -> tuple[float, float, float]:
        """Squares across and down, and the picture's pixels per square."""
        size = self._point(self.resolution.get("map_size"))
        ppg = _number(self.resolution.get("pixels_per_grid"))
        if ppg is not None and not 1 <= ppg <= 10_000:
            self.notes.append(f"pixels_per_grid is {ppg:g}, which cannot be; it is worked out from the picture")
            ppg = None
        if size is None and picture is not None and ppg:
            size = (picture[1] / ppg, picture[2] / ppg)
            self.notes.append("map_size is missing; it is worked out from the picture")
        if size is None or size[0] <= 0 or size[1] <= 0:
            raise ImportProblem(f"{self.path.name}: resolution.map_size: expected the map's size in squares")
        if size[0] > LARGEST_SIDE or size[1] > LARGEST_SIDE:
            raise ImportProblem(f"{self.path.name}: resolution.map_size: {size[0]:g} x {size[1]:g} squares, at most {LARGEST_SIDE} a side")
        if picture is None:
            return size[0], size[1], ppg or 70.0
        scale = picture[1] / size[0]
        tall = picture[2] / size[1]
        if ppg is not None and abs(scale - ppg) > 0.01 * ppg:
            self.notes.append(f"the picture has {scale:.1f} pixels a square, the file says {ppg:g}; the picture is believed")
        if abs(tall - scale) > 0.02 * scale:
            self.notes.append(f"the picture's squares are {scale:.1f} pixels wide and {tall:.1f} high")
        return size[0], size[1], scale

    def _picture(self) -> tuple[bytes, int, int] | None:
        given = self.table.get("image")
        if not isinstance(given, str) or not given.strip():
            self.notes.append("there is no picture in the file")
            return None
        text = given.strip()
        if text.startswith("data:"):
            text = text.partition(",")[2]
        elif len(text) < 1024 and re.search(r"\.(png|jpe?g|webp)$", text, re.IGNORECASE):
            return self._picture_beside(text)
        text = re.sub(r"\s+", "", text).rstrip("=")
        try:
            data = base64.b64decode(text + "=" * (-len(text) % 4), validate=True)
        except (binascii.Error, ValueError):
            raise ImportProblem(f"{self.path.name}: image: expected a picture in base64") from None
        return upright(data, f"{self.path.name}: image")

    def _picture_beside(self, named: str) -> tuple[bytes, int, int] | None:
        """The file names a picture instead of holding it: only one that lies beside it is taken."""
        beside = self.path.parent / Path(named.replace("\\", "/")).name
        try:
            data = beside.read_bytes() if beside.is_file() and not beside.is_symlink() else b""
        except OSError:
            data = b""
        if not kind_of(data):
            self.notes.append(f"the picture {Path(named).name!r} is not in the file nor beside it")
            return None
        return upright(data, beside.name)

    # ------------------------------------------------------------ walls and doors
    def _walls(self, area: Point, doors: Sequence[Door]) -> list[Wall]:
        openings = [(door.points[0], door.points[1]) for door in doors]
        lines = self._lines("line_of_sight")
        kept = [part for line in lines for cut in cut_out(line, openings) for part in clipped(cut, area)]
        outside = sum(1 for line in lines if not any(True for _ in clipped(line, area)))
        if outside:
            self.notes.append(f"line_of_sight: {outside} walls are off the picture")
        return [Wall(points=tuple(line)) for line in kept]

    def _objects(self, area: Point) -> list[Wall]:
        """Props: they block sight, not movement; their outline is closed."""
        found = []
        for line in self._lines("objects_line_of_sight"):
            ring = line if line[0] == line[-1] else [*line, line[0]]
            found += [Wall(points=tuple(part), move=False, sight=True, cover="none") for part in clipped(ring, area)]
        return found

    def _lines(self, field: str) -> list[list[Point]]:
        """Polylines of at least two different points, moved to the exported part."""
        given, kept, dropped = self.table.get(field), list[list[Point]](), 0
        points_read = 0
        for entry in given if isinstance(given, list) else []:
            points = [self._moved(point) for point in entry] if isinstance(entry, list) else []
            points_read += len(points)
            if points_read > MOST_POINTS:
                raise ImportProblem(f"{self.path.name}: {field}: more than {MOST_POINTS} points")
            line = tidied([point for point in points if point is not None])
            dropped += len(line) < 2 or None in points
            if len(line) >= 2:
                kept.append(line)
        if dropped:
            self.notes.append(f"{field}: {dropped} lines had no length or no numbers in places")
        return kept

    def _doors(self, area: Point) -> list[Door]:
        given, kept, outside, broken = self.table.get("portals"), list[Door](), 0, 0
        for portal in given if isinstance(given, list) else []:
            leaf = self._leaf(portal) if isinstance(portal, dict) else None
            if leaf is None:
                broken += 1
                continue
            parts = list(clipped(list(leaf), area))
            if not parts or math.dist(parts[0][0], parts[0][-1]) < 0.1:
                outside += 1
                continue
            state = "open" if portal.get("closed") is False else "closed"
            kept.append(Door(id=f"door-{len(kept) + 1}", points=tuple(parts[0]), state=state))  # type: ignore[arg-type]
        if outside:
            self.notes.append(f"portals: {outside} are off the picture")
        if broken:
            self.notes.append(f"portals: {broken} say not where they are")
        return kept

    def _leaf(self, portal: Mapping[str, Any]) -> tuple[Point, Point] | None:
        """A portal's two ends: its bounds, else its position and rotation, one square wide."""
        bounds = portal.get("bounds")
        ends = [self._moved(point) for point in bounds] if isinstance(bounds, list) else []
        good = [end for end in ends if end is not None]
        if len(good) >= 2 and good[0] != good[-1]:
            return good[0], good[-1]
        middle, turn = self._moved(portal.get("position")), _number(portal.get("rotation"))
        if middle is None or turn is None:
            return None
        dx, dy = math.cos(turn) / 2, math.sin(turn) / 2
        return _snapped((middle[0] - dx, middle[1] - dy)), _snapped((middle[0] + dx, middle[1] + dy))

    # ------------------------------------------------------------ lights
    def _lights(self, area: Point) -> list[Light]:
        given, kept, outside, broken = self.table.get("lights"), list[Light](), 0, 0
        for entry in given if isinstance(given, list) else []:
            at = self._moved(entry.get("position")) if isinstance(entry, dict) else None
            reach = _number(entry.get("range")) if isinstance(entry, dict) else None
            if at is None or reach is None or reach <= 0:
                broken += 1
            elif not (-reach <= at[0] <= area[0] + reach and -reach <= at[1] <= area[1] + reach):
                outside += 1
            else:
                dim = round(min(reach, LARGEST_SIDE) * SQUARE_DM)
                kept.append(Light(at=at, bright=dim // 2, dim=dim, colour=_colour(entry.get("color"))))
        if outside:
            self.notes.append(f"lights: {outside} shine off the picture")
        if broken:
            self.notes.append(f"lights: {broken} have no place or no range")
        return kept

    def _is_dark(self) -> bool:
        """The ambient light is nearly black."""
        environment = self.table.get("environment")
        if not isinstance(environment, dict) or environment.get("baked_lighting") is True:
            return False
        colour = _colour(environment.get("ambient_light"))
        return max(int(colour[i : i + 2], 16) for i in (1, 3, 5)) < DARK_BELOW

    # ------------------------------------------------------------ points
    def _point(self, given: Any) -> Point | None:
        if not isinstance(given, dict):
            return None
        x, y = _number(given.get("x")), _number(given.get("y"))
        return None if x is None or y is None else (x, y)

    def _moved(self, given: Any) -> Point | None:
        """A point relative to the exported part's corner."""
        point = self._point(given)
        return None if point is None else _snapped((point[0] - self.origin[0], point[1] - self.origin[1]))


def _number(given: Any) -> float | None:
    """A finite number of sane size, also where it was written as text; else None."""
    if isinstance(given, bool) or not isinstance(given, (int, float, str)):
        return None
    try:
        value = float(given)
    except (ValueError, OverflowError):
        return None
    return value if math.isfinite(value) and abs(value) <= FARTHEST else None


def _snapped(point: Iterable[float]) -> Point:
    """Drawing programs write 12.0000001 for 12: what is all but on a half square is put on it, so that walls lie on the grid."""
    x, y = (_half(value) for value in point)
    return x, y


def _half(value: float) -> float:
    near = round(value * 2) / 2
    return near if abs(value - near) <= SNAP else round(value, 6)


def _colour(given: Any) -> str:
    """AARRGGBB or RRGGBB, with or without #; white for anything else."""
    text = given.lstrip("#") if isinstance(given, str) else ""
    if not re.fullmatch(r"[0-9a-fA-F]{6}|[0-9a-fA-F]{8}", text):
        return "#ffffff"
    return "#" + text[-6:].lower()


def _stem(path: Path) -> str:
    """The name without its endings."""
    return re.sub(r"(\.(dd2vtt|uvtt|df2vtt|json|png))+$", "", path.name, flags=re.IGNORECASE) or path.stem
