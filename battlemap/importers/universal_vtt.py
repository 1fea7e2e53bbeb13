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
trouble (`json_file`), size and place (`universal_vtt_size`), pictures (`given_picture`), doors that must open (`placed`).
"""

import math
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from battlemap.importers.doorways import Leaf, leaf_at
from battlemap.importers.found import Found
from battlemap.importers.given_picture import embedded
from battlemap.importers.json_file import flag, listed, number, point, table
from battlemap.importers.picture import LARGEST_SIDE, SMALLEST_SQUARE_PX, Squares
from battlemap.importers.placed import (
    MOST_POINTS,
    OUTLINES,
    Doorways,
    DrawnDoor,
    Trouble,
    colour_of,
    outlines,
    placed_doors,
)
from battlemap.importers.polylines import NEAR, Polyline
from battlemap.importers.reading import SQUARE_DM, Frame, Reading
from battlemap.importers.universal_vtt_size import frame_of, refuse_other_grids
from battlemap.model import Light, Scene, Wall
from battlemap.sentence import Sentence

MARKS = ("resolution", "line_of_sight", "objects_line_of_sight", "portals")
"""A file that has one of these is meant to be such a map."""
KIND = Sentence("a Universal VTT map")
ENDINGS = (".dd2vtt", ".uvtt", ".df2vtt")
DARK_BELOW = 0.25


def title_of(path: Path) -> str:
    """The file's name without its ending, or both of them (.dd2vtt.png)."""
    stem = path.stem
    for ending in ENDINGS:
        stem = stem.removesuffix(ending)
    return stem


def import_universal_vtt(path: Path, data: Mapping[str, Any], squares: Squares) -> Found:
    """Read a map.  `squares` stand in for a size the file does not give; they change nothing that it does."""
    reading = Reading(path)
    refuse_other_grids(reading, data)
    picture, name = embedded(reading, data.get("image"))
    frame, scale = frame_of(reading, data, picture, squares)
    if picture is not None and scale < SMALLEST_SQUARE_PX:
        reading.note(
            "The picture of {width_px} x {height_px} pixels is too small to be the map, left out.", width_px=picture.width_px,
            height_px=picture.height_px
        )
        picture = None
    is_plain = data.get("battlemap") == {"plain_picture": True}
    if is_plain:  # our own export drew it for other programs
        picture = None
    doorways = placed_doors(reading, frame, _portals(data.get("portals")))
    walls = _walls(reading, frame, data.get("line_of_sight"), doorways)
    props = _props(reading, frame, data.get("objects_line_of_sight"))
    lights = _lights(reading, frame, data.get("lights"))
    scene = Scene(
        rows=("." * frame.columns,) * frame.rows,
        square=SQUARE_DM,
        walls=(*walls, *props),
        doors=doorways.doors,
        lights=lights,
        dark=_is_dark(reading, data.get("environment"), bool(lights)),
        picture=picture.placed(scale, frame.left, frame.top) if picture else None,
        name=title_of(path),
    )
    wanted = None if picture or is_plain else frame.wanted(name)
    return Found(scene, picture.data if picture else None, tuple(reading.notes), KIND, wanted)


# ---------------------------------------------------------------- doors
def _portals(portals: Any) -> Iterator[DrawnDoor | None]:
    for entry in listed(portals):
        portal = table(entry)
        leaf = _bounds(portal)
        yield leaf and DrawnDoor(leaf, "closed" if flag(portal.get("closed"), True) else "open")


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


# ---------------------------------------------------------------- walls
def _walls(reading: Reading, frame: Frame, value: Any, doorways: Doorways) -> list[Wall]:
    lines: list[Polyline] = []
    trouble = Trouble()
    total = 0
    for entry in listed(value):
        spots = listed(entry)
        total += len(spots)
        if total > MOST_POINTS:
            raise reading.problem("line_of_sight: expected up to {limit:,} points", limit=MOST_POINTS)
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
    trouble.tell(reading)
    return [Wall(points=tuple(line)) for line in doorways.cut(reading, lines)]


def _props(reading: Reading, frame: Frame, value: Any) -> list[Wall]:
    rings: list[Polyline] = []
    trouble = Trouble()
    total = 0
    for entry in listed(value):
        spots = [point(spot) for spot in listed(entry)]
        total += len(spots)
        if total > MOST_POINTS:
            raise reading.problem("objects_line_of_sight: expected up to {limit:,} points", limit=MOST_POINTS)
        ring = [frame.moved(at) for at in spots if at is not None]
        trouble.unusable += len(spots) - len(ring)
        if len(ring) > 2 and ring[0] != ring[-1]:
            ring.append(ring[0])
        rings.append(ring)
    found = outlines(rings, frame, trouble)
    trouble.tell(reading, OUTLINES)
    return found


# ---------------------------------------------------------------- lights
def _lights(reading: Reading, frame: Frame, value: Any) -> tuple[Light, ...]:
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
        dim = round(min(radius, float(LARGEST_SIDE)) * SQUARE_DM)
        lights.append(Light(at=at, bright=round(dim / 2), dim=dim, colour=colour_of(light.get("color"))))
    if lost:
        reading.note("%n light(s) without a place or without any glow left out.", n=lost)
    if outside:
        reading.note("%n light(s) outside the picture left out.", n=outside)
    return tuple(lights)


def _is_dark(reading: Reading, environment: Any, has_lights: bool) -> bool:
    """Is it dark but for the lights?  That is what the ambient light says, painted into the picture or not
    (`baked_lighting` is about the picture).  A dark map without a light would be black: it stays lit."""
    colour = colour_of(table(environment).get("ambient_light"))
    red, green, blue = (int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5))
    if 0.2126 * red + 0.7152 * green + 0.0722 * blue >= DARK_BELOW:
        return False
    if not has_lights:
        reading.note("The file says the place is dark but has no lights; it is taken for lit.")
    return has_lights
