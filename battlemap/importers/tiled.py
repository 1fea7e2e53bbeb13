"""Tiled maps: shapes of object layers become walls, doors, lights and notes; a tile is a square.

What a shape is, its class says, else its name, else its layer's name; in any of them these words, of a name's parts, count:

    wall, walls, solid, collision, obstacle, block, los …   walls: lines, polygons, rectangles, ellipses
    door, gate, portcullis, window, secret                  doors: a line from end to end, of a rectangle its longer middle line;
                                                            with a property or word `open`, `locked`, `barred`
    light, torch, lamp, fire, candle                        lights: their middle, with a property `radius` or `range` in tiles
    note, label, room, text                                 notes: a text, or the shape's name

Where no word is found in the whole map every shape of lines is a wall.  Tile layers are not drawn: the picture is the one of an
image layer, or one exported from Tiled.  Not here: the files (`tiled_files`).
"""

import math
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from battlemap.importers.doorways import Leaf
from battlemap.importers.found import Found, Wanted, few, printable
from battlemap.importers.given_picture import beside, file_name, placed_below
from battlemap.importers.json_file import flag, number
from battlemap.importers.picture import SMALLEST_SQUARE_PX
from battlemap.importers.placed import Doorways, DrawnDoor, Trouble, colour_of, placed_doors
from battlemap.importers.polylines import NEAR, Polyline
from battlemap.importers.reading import SQUARE_DM, Frame, Reading
from battlemap.importers.tiled_files import Shape, TiledMap, read_tmj, read_tmx
from battlemap.model import Light, Note, Scene, Wall
from battlemap.model.scene import DoorKind, DoorState, PointXY
from battlemap.sentence import Sentence

KIND = Sentence("a Tiled map")
WORDS = {
    "door": ("door", "doors", "gate", "gates", "portcullis", "window", "windows", "secret"),
    "light": ("light", "lights", "torch", "torches", "lamp", "lamps", "fire", "candle", "candles", "lantern"),
    "note": ("note", "notes", "label", "labels", "room", "rooms", "text", "texts"),
    "wall": (
        "wall", "walls", "solid", "solids", "collision", "collisions", "collider", "colliders", "obstacle", "obstacles", "block",
        "blocks", "blocking", "los", "sight", "barrier", "barriers",
    ),
}  # fmt: skip
STATES: tuple[DoorState, ...] = ("open", "locked", "barred", "secret")
LINES = ("rectangle", "polyline", "polygon", "ellipse")
ELLIPSE = 24
USUAL_RADIUS = 4.0
LONGEST_NOTE = 4000
FURTHEST = 1000.0


def import_tmx(path: Path, data: bytes) -> Found:
    return _import(Reading(path), read_tmx(path, data))


def import_json(path: Path, value: Mapping[str, Any]) -> Found:
    return _import(Reading(path), read_tmj(path, value))


def _import(reading: Reading, tiled: TiledMap) -> Found:
    frame = _frame(reading, tiled)
    roles = [_role(shape) for shape in tiled.shapes]
    if not any(roles):
        roles = ["wall" if shape.form in LINES else role for shape, role in zip(tiled.shapes, roles, strict=True)]
        if "wall" in roles:
            reading.note("No layer, class or name says what is a wall: all lines, polygons and rectangles are taken for walls.")
    parts: dict[str, list[Shape]] = {"wall": [], "door": [], "light": [], "note": [], "": []}
    for shape, role in zip(tiled.shapes, roles, strict=True):
        parts["" if shape.form in ("tile", "template") else role].append(shape)
    doorways = placed_doors(reading, frame, [_door(shape) for shape in parts["door"]])
    walls = _walls(reading, frame, parts["wall"], doorways)
    scene = Scene(
        rows=("." * frame.columns,) * frame.rows, square=SQUARE_DM, walls=walls, doors=doorways.doors,
        lights=_lights(reading, frame, parts["light"]), notes=_notes(reading, frame, parts["note"]), name=reading.path.stem,
    )  # fmt: skip
    _tell_rest(reading, parts[""])
    return _with_its_picture(reading, Found(scene, None, (), KIND), frame, tiled)


def _tell_rest(reading: Reading, rest: list[Shape]) -> None:
    odd = sum(shape.form in ("tile", "template") for shape in rest)
    if odd:
        reading.note("%n tile or template object(s) left out.", n=odd)
    layers = sorted({printable(shape.layer or "unnamed", 40) for shape in rest if shape.form not in ("tile", "template")})
    if layers:
        told = few(layers, 5)
        reading.note("%n object(s) that no word says the use of left out (of {told}).", n=len(rest) - odd, told=told)


# ---------------------------------------------------------------- size
def _frame(reading: Reading, tiled: TiledMap) -> Frame:
    if tiled.orientation not in ("", "orthogonal"):
        kind = printable(tiled.orientation, 40)
        raise reading.problem("orientation: expected an orthogonal map, of squares, got {kind}", kind=kind)
    across, down = tiled.tile
    if across is None or down is None or min(across, down) < 1:
        raise reading.problem("tilewidth, tileheight: expected a tile's size in pixels")
    if abs(across / down - 1) > NEAR:
        raise reading.problem(
            "tilewidth, tileheight: expected square tiles, got {across} x {down} pixels", across=across, down=down
        )
    left, top, right, bottom = 0.0, 0.0, tiled.columns or 0.0, tiled.rows or 0.0
    if tiled.is_infinite and tiled.chunks:
        left, top = (math.floor(min(chunk[i] for chunk in tiled.chunks)) for i in (0, 1))
        right, bottom = (math.ceil(max(chunk[i] for chunk in tiled.chunks)) for i in (2, 3))
    if min(right - left, bottom - top) < 1:
        raise reading.problem("width, height: expected the map's size in tiles, 1 or more")
    reading.refuse_wide("width, height", right - left, bottom - top)
    return Frame(right - left, bottom - top, unit=across, shift=(float(left), float(top)))


# ---------------------------------------------------------------- shapes
def _role(shape: Shape) -> str:
    """What a shape is: "wall", "door", "light", "note", or "" where no word says it."""
    for name in (shape.kind, "" if shape.form == "text" else shape.name, "note" if shape.form == "text" else shape.layer):
        found = _words(name)
        for role, words in WORDS.items():
            if found & set(words):
                return role
    return ""


def _words(name: str) -> set[str]:
    """ "LightWalls_2" -> light, walls."""
    return set(re.findall(r"[a-z]+", re.sub(r"(?<=[a-z])(?=[A-Z])", " ", name[:200]).lower()))


def outline(shape: Shape) -> Polyline:
    """A shape's line in pixels, turned as it is; closed ones repeat their first point."""
    width, height = shape.size
    match shape.form:
        case "polyline":
            points = list(shape.points)
        case "polygon":
            points = [*shape.points, *shape.points[:1]]
        case "ellipse":
            turns = [2 * math.pi * i / ELLIPSE for i in range(ELLIPSE)]
            points = [(width / 2 * (1 + math.cos(a)), height / 2 * (1 + math.sin(a))) for a in turns]
            points.append(points[0])
        case "rectangle" if width and height:
            points = [(0.0, 0.0), (width, 0.0), (width, height), (0.0, height), (0.0, 0.0)]
        case "rectangle":
            points = [(0.0, 0.0), (width, height)]
        case _:
            points = [(0.0, 0.0)]
    return [_turned(shape, at) for at in points]


def _turned(shape: Shape, at: PointXY) -> PointXY:
    turn = math.radians(shape.rotation)
    cos, sin = (math.cos(turn), math.sin(turn)) if turn else (1.0, 0.0)
    return shape.at[0] + at[0] * cos - at[1] * sin, shape.at[1] + at[0] * sin + at[1] * cos


def _middle(shape: Shape) -> PointXY:
    if shape.form in ("polyline", "polygon") and shape.points:
        line = outline(shape)
        return sum(x for x, _ in line) / len(line), sum(y for _, y in line) / len(line)
    return _turned(shape, (shape.size[0] / 2, shape.size[1] / 2))


# ---------------------------------------------------------------- what they become
def _walls(reading: Reading, frame: Frame, shapes: list[Shape], doorways: Doorways) -> tuple[Wall, ...]:
    lines: list[Polyline] = []
    trouble = Trouble()
    for shape in shapes:
        if shape.is_damaged or shape.form not in LINES:
            trouble.unusable += 1
        else:
            lines += trouble.fitted([frame.moved(at) for at in outline(shape)], frame)
    if trouble.unusable:
        reading.note("%n wall(s) without a line or usable coordinates left out.", n=trouble.unusable)
        trouble.unusable = 0
    trouble.tell(reading)
    return tuple(Wall(points=tuple(line)) for line in doorways.cut(reading, lines))


def _door(shape: Shape) -> DrawnDoor | None:
    leaf = _leaf(shape)
    if leaf is None or shape.is_damaged:
        return None
    words = _words(shape.kind) | _words(shape.name)
    for name, value in shape.properties.items():
        words |= _words(value) if isinstance(value, str) else set()
        words |= _words(str(name)) if flag(value, False) else set()
    state: DoorState = next((state for state in STATES if state in words), "closed")
    layer = words | _words(shape.layer)
    kind: DoorKind = "window" if layer & {"window", "windows"} else "portcullis" if "portcullis" in layer else "door"
    material = {"window": "glass", "portcullis": "iron", "door": "wood"}[kind]
    return DrawnDoor(leaf, state, kind, material)


def _leaf(shape: Shape) -> Leaf | None:
    width, height = shape.size
    if shape.form in ("polyline", "polygon") and len(shape.points) > 1:
        line = outline(shape)
        return line[0], line[-1] if shape.form == "polyline" else line[1]
    if shape.form != "rectangle" or not (width or height):
        return None
    if width >= height:
        return _turned(shape, (0.0, height / 2)), _turned(shape, (width, height / 2))
    return _turned(shape, (width / 2, 0.0)), _turned(shape, (width / 2, height))


def _lights(reading: Reading, frame: Frame, shapes: list[Shape]) -> tuple[Light, ...]:
    lights: list[Light] = []
    lost = unsaid = 0
    for shape in shapes:
        at = frame.moved(_middle(shape))
        said = {str(name).lower(): number(value) for name, value in shape.properties.items()}
        radius = next((said[name] for name in ("radius", "range", "dim") if said.get(name)), None)
        dim = round(min(radius or USUAL_RADIUS, FURTHEST) * SQUARE_DM)
        if shape.is_damaged or not frame.holds(at) or dim <= 0:
            lost += 1
            continue
        unsaid += radius is None
        bright = said.get("bright")
        bright_dm = min(dim, max(0, round(bright * SQUARE_DM))) if bright is not None else round(dim / 2)
        colour = next((value for name, value in shape.properties.items() if str(name).lower() in ("color", "colour")), None)
        lights.append(Light(at=at, bright=bright_dm, dim=dim, colour=colour_of(colour)))
    if lost:
        reading.note("%n light(s) without a usable place or radius left out.", n=lost)
    if unsaid:
        reading.note("%n light(s) without a radius: {usual_radius} squares taken.", n=unsaid, usual_radius=USUAL_RADIUS)
    return tuple(lights)


def _notes(reading: Reading, frame: Frame, shapes: list[Shape]) -> tuple[Note, ...]:
    notes: list[Note] = []
    lost = 0
    for shape in shapes:
        texts = [str(value) for name, value in shape.properties.items() if str(name).lower() in ("text", "note", "description")]
        text = "\n".join(part.strip() for part in (shape.text or shape.name, *texts) if part.strip())
        at = frame.moved(_middle(shape))
        if text and frame.holds(at) and not shape.is_damaged:
            notes.append(Note(at=at, text=text[:LONGEST_NOTE]))
        else:
            lost += 1
    if lost:
        reading.note("%n note(s) without a text or a usable place left out.", n=lost)
    return tuple(notes)


# ---------------------------------------------------------------- picture
def _with_its_picture(reading: Reading, found: Found, frame: Frame, tiled: TiledMap) -> Found:
    """An image layer's picture where it lies beside the file, else one of the file's own name; tile layers are not drawn."""
    source, left, top, width, height = next((each for each in tiled.pictures if each[0]), ("", 0.0, 0.0, None, None))
    if len(tiled.pictures) > 1:
        reading.note("%n more image layer(s) left out.", n=len(tiled.pictures) - 1)
    if tiled.tile_layers:
        reading.note("%n tile layer(s) not drawn: export the map as a picture from Tiled and give it.", n=tiled.tile_layers)
    picture = beside(reading, source)
    wanted = frame.wanted(file_name(source))
    if source and (width or picture) and (height or picture):
        across, down = width or (picture.width_px if picture else 0), height or (picture.height_px if picture else 0)
        corner = left / frame.unit - frame.shift[0], top / frame.unit - frame.shift[1]
        if min(across, down) >= 1:
            wanted = Wanted(file_name(source), across / frame.unit, down / frame.unit, *corner)
    if picture is not None:
        placed = placed_below(Found(found.scene, None, tuple(reading.notes), KIND), picture, wanted)
        if placed is not None:
            return placed
        reading.note(
            "The picture of {width_px} x {height_px} pixels has less than {smallest} pixels a square, left out.",
            width_px=picture.width_px, height_px=picture.height_px, smallest=SMALLEST_SQUARE_PX
        )
    return Found(found.scene, None, tuple(reading.notes), KIND, wanted)
