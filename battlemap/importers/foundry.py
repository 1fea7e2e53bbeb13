"""Foundry scenes (versions 8 to 14), as exported: one JSON object; the picture is elsewhere and is asked for.

Words of the format, and what becomes of them:

    padding                 coordinates are pixels of a canvas wider than the picture, by whole squares on each side
    shiftX, offsetX         the picture may stand a bit aside of the squares
    grid                    a square's pixels, and its length in the scene's units
    lights                  radii in those units from their middle; those switched off are left out
    darkness, environment   a scene of `DARK_FROM` or more without global light is dark
    levels                  (14) each level of a scene is a map of its own

Here: size, picture, light, notes.  Not here: walls and doors (`foundry_walls`), several scenes in one file (`foundry_pack`).
"""

import math
from collections.abc import Iterator, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any, NamedTuple

from battlemap.importers.found import Atlas, Found, distinct, printable
from battlemap.importers.foundry_walls import walls_and_doors
from battlemap.importers.given_picture import beside, file_name, placed_below
from battlemap.importers.json_file import flag, listed, number, table
from battlemap.importers.picture import LARGEST_SIDE, SMALLEST_SQUARE_PX
from battlemap.importers.placed import colour_of
from battlemap.importers.polylines import NEAR, settled
from battlemap.importers.reading import Frame, Reading, small_parts, square_side
from battlemap.model import Light, Note, Scene
from battlemap.sentence import Sentence

KIND = Sentence("a Foundry scene")
USUAL_PADDING = 0.25
USUAL_GRID = 100
DARK_FROM = 0.5
SQUARES, NO_GRID = 1, 0
LONGEST_NOTE = 4000
FURTHEST_DM = 10_000
VIDEOS = (".webm", ".mp4", ".m4v", ".ogv")
LEFT_OUT = (
    ("tokens", Sentence("%n token(s)")), ("tiles", Sentence("%n tile(s)")), ("drawings", Sentence("%n drawing(s)")),
    ("sounds", Sentence("%n sound(s)")), ("templates", Sentence("%n template(s)")), ("regions", Sentence("%n region(s)")),
)  # fmt: skip


class Map(NamedTuple):
    """A map in a file of scenes: a scene, or one level of it."""

    name: str
    scene: Mapping[str, Any]
    level: Mapping[str, Any]


def is_scene(value: Any) -> bool:
    """Is this a scene, whatever its version?"""
    if not isinstance(value, dict):
        return False
    drawn = any(key in value for key in ("walls", "lights", "tokens", "drawings"))
    return drawn and any(key in value for key in ("grid", "gridType", "_stats", "padding", "shiftX"))


def is_scenes(value: Any) -> bool:
    """Is this a scene, a list of them, or an adventure with some?"""
    return is_scene(value) or any(is_scene(each) for each in _inner(value))


def _inner(value: Any) -> list[Any]:
    return listed(value) or listed(table(value).get("scenes"))


def maps_in(value: Any) -> list[Map]:
    """The maps of a file, each level of a scene one."""
    scenes = [value] if is_scene(value) else [each for each in _inner(value) if is_scene(each)]
    found = []
    for scene in scenes:
        name = _text(scene.get("name"))
        levels = [table(level) for level in listed(scene.get("levels")) if table(level)]
        if len(levels) < 2:
            found.append(Map(name, scene, levels[0] if levels else {}))
            continue
        for count, level in enumerate(levels, 1):
            found.append(Map(f"{name}: {_text(level.get('name')) or count}", scene, level))
    return found


def atlas_of(path: Path, value: Any) -> Atlas:
    maps = maps_in(value)
    return Atlas(distinct((each.name for each in maps), path.stem), lambda which: import_scene(path, maps[which]))


def import_scene(path: Path, map_: Map) -> Found:
    """Read one map.  Its picture is taken where it lies beside the file."""
    reading, scene = Reading(path), map_.scene
    _refuse_other_grids(reading, scene)
    frame = _frame(reading, map_)
    square, dm_per_unit = _square(reading, scene)
    walls, doorways = walls_and_doors(reading, frame, _of_level(scene.get("walls"), map_))
    dark = _is_dark(reading, scene)
    lights = _lights(reading, frame, map_, dm_per_unit, _darkness(scene) if dark else None)
    if dark and not lights:
        reading.note("The scene is dark but has no lights; it is taken for lit.")
    notes = _notes(reading, frame, _of_level(scene.get("notes"), map_))
    if more := small_parts(scene, LEFT_OUT):
        reading.note("Left out: {more}.", more=more)
    found = Found(
        Scene(
            rows=("." * frame.columns,) * frame.rows, square=square, walls=walls, doors=doorways.doors, lights=lights,
            notes=notes, dark=dark and bool(lights), name=printable(map_.name) or path.stem,
        ),
        None, (), KIND,
    )  # fmt: skip
    return _with_its_picture(reading, found, frame, map_)


def _of_level(value: Any, map_: Map) -> Iterator[Any]:
    """Those entries of a list that belong to the map's level: all that name none."""
    own = map_.level.get("_id")
    for entry in listed(value):
        levels = listed(table(entry).get("levels"))
        if not levels or own is None or own in levels:
            yield entry


# ---------------------------------------------------------------- size and place
def _grid(scene: Mapping[str, Any]) -> Mapping[str, Any]:
    """Size, type, distance and units, wherever the version has them."""
    grid = scene.get("grid")
    if isinstance(grid, dict):
        return grid
    return {
        "size": grid, "type": scene.get("gridType"), "distance": scene.get("gridDistance"), "units": scene.get("gridUnits"),
    }  # fmt: skip


def _refuse_other_grids(reading: Reading, scene: Mapping[str, Any]) -> None:
    kind = number(_grid(scene).get("type"))
    if kind is not None and kind > SQUARES:
        raise reading.problem("grid.type: the scene has a hex grid, expected squares")
    if kind == NO_GRID:
        reading.note("The scene has no grid; squares of the size it gives for one are laid over it.")


def _frame(reading: Reading, map_: Map) -> Frame:
    scene, grid = map_.scene, _grid(map_.scene)
    size = USUAL_GRID if grid.get("size") is None else number(grid["size"])
    if size is None or not size >= SMALLEST_SQUARE_PX:
        raise reading.problem("grid.size: expected the pixels of a square, 2 or more")
    width, height = number(scene.get("width")), number(scene.get("height"))
    if width is None or height is None or min(width, height) < size / 2:
        raise reading.problem("width, height: expected the scene's size in pixels, a square or more")
    reading.refuse_wide("width, height", width / size, height / size)
    padding = number(scene.get("padding"))
    padding = USUAL_PADDING if padding is None else min(max(padding, 0.0), 1.0)
    first, corner = [], []
    for axis, length in enumerate((width, height)):
        aside = -_shift(map_, "XY"[axis]) / size
        if abs(aside) > LARGEST_SIDE:
            raise reading.problem("shift{fact}: expected a few pixels beside the squares", fact="XY"[axis])
        whole = math.floor(aside + NEAR)
        first.append(float(math.ceil(padding * length / size) + whole))
        corner.append(settled(aside - whole))
    if any(corner):
        reading.note(
            "The picture begins {corner} x {corner2} squares inside the first square, as its walls do.", corner=corner[0],
            corner2=corner[1]
        )
    across, down = width / size, height / size
    if max(abs(across - round(across)), abs(down - round(down))) > NEAR:
        reading.note(
            "The map is {across} x {down} squares; the last column or row is not whole.", across=f"{across:.6g}",
            down=f"{down:.6g}"
        )
    return Frame(across, down, unit=size, shift=(first[0], first[1]), left=corner[0], top=corner[1])


def _shift(map_: Map, axis: str) -> float:
    """How many pixels the picture stands aside of the squares, against the axis."""
    scene = map_.scene
    for place, name in ((scene, f"shift{axis}"), (table(scene.get("background")), f"offset{axis}")):
        if (value := number(place.get(name))) is not None:
            return value
    return 0.0


def _square(reading: Reading, scene: Mapping[str, Any]) -> tuple[int, float]:
    grid = _grid(scene)
    return square_side(reading, grid.get("distance"), grid.get("units"), "grid.distance")


# ---------------------------------------------------------------- picture
def _with_its_picture(reading: Reading, found: Found, frame: Frame, map_: Map) -> Found:
    source = _source(map_)
    name = file_name(source)
    if name.lower().endswith(VIDEOS):
        reading.note("The scene's picture is a video ({name}); a picture of it has to be given.", name=printable(name, 60))
    picture = beside(reading, source) if source and not name.lower().endswith(VIDEOS) else None
    if not source:
        reading.note("The file has no picture.")
    if table(map_.scene.get("foreground")).get("src") or _text(map_.scene.get("foreground")):
        reading.note("The foreground picture (roofs, treetops) is left out.")
    wanted = frame.wanted(name)
    if picture is not None:
        placed = placed_below(replace(found, notes=tuple(reading.notes)), picture, wanted)
        if placed is not None:
            return placed
        reading.note(
            "The picture of {width_px} x {height_px} pixels is too small to be the map, left out.", width_px=picture.width_px,
            height_px=picture.height_px
        )
    return replace(found, notes=tuple(reading.notes), wanted=wanted)


def _source(map_: Map) -> str:
    """The path of the scene's picture, wherever the version has it."""
    for place in (table(map_.level.get("background")), table(map_.scene.get("background"))):
        if source := _text(place.get("src")):
            return source
    return _text(map_.scene.get("img"))


# ---------------------------------------------------------------- light
def _darkness(scene: Mapping[str, Any]) -> float:
    environment = table(scene.get("environment"))
    return number(environment.get("darknessLevel", scene.get("darkness"))) or 0.0


def _is_dark(reading: Reading, scene: Mapping[str, Any]) -> bool:
    """Dark is what is dark enough and not lit all over."""
    level = _darkness(scene)
    lit = table(table(scene.get("environment")).get("globalLight"))
    everywhere = flag(lit.get("enabled"), flag(scene.get("globalLight"), False))
    most = number(table(lit.get("darkness")).get("max", scene.get("globalLightThreshold")))
    dark = level >= DARK_FROM and not (everywhere and (most is None or level <= most))
    if 0 < level < DARK_FROM:
        reading.note("The scene's darkness is {level}; it is taken for lit.", level=f"{level:.2g}")
    return dark


def _lights(
    reading: Reading, frame: Frame, map_: Map, dm_per_unit: float, darkness: float | None
) -> tuple[Light, ...]:
    """Lights that shine, in the dark those only that do at this darkness; one narrower than a full circle shines all round."""
    lights: list[Light] = []
    idle = outside = narrow = 0
    for entry in _of_level(map_.scene.get("lights"), map_):
        light = table(entry)
        config = table(light.get("config")) or light
        x, y = number(light.get("x")), number(light.get("y"))
        bright, dim = (number(config.get(name)) or 0.0 for name in ("bright", "dim"))
        reach = min(round(max(bright, dim) * dm_per_unit), FURTHEST_DM)
        if x is None or y is None or min(bright, dim) < 0 or reach <= 0 or _is_off(light, config, darkness):
            idle += 1
            continue
        at = frame.moved((x, y))
        if not frame.holds(at):
            outside += 1
            continue
        angle = number(config.get("angle"))
        narrow += angle is not None and 0 < angle < 360
        colour = colour_of(config.get("color", config.get("tintColor")))
        lights.append(Light(at=at, bright=min(round(bright * dm_per_unit), reach), dim=reach, colour=colour))
    if idle:
        reading.note("%n light(s) switched off, darkening or without any glow left out.", n=idle)
    if outside:
        reading.note("%n light(s) outside the picture left out.", n=outside)
    if narrow:
        reading.note("%n light(s) shining to one side only: taken as shining all round.", n=narrow)
    return tuple(lights)


def _is_off(light: Mapping[str, Any], config: Mapping[str, Any], darkness: float | None) -> bool:
    """Is it switched off, a source of darkness, or one that does not shine at this darkness?"""
    if flag(light.get("hidden"), False) or flag(config.get("negative"), False):
        return True
    if (number(config.get("luminosity")) or 0.0) < 0:
        return True
    span = table(config.get("darkness"))
    least, most = number(span.get("min", light.get("darknessThreshold"))), number(span.get("max"))
    return darkness is not None and (darkness < (least or 0.0) or (most is not None and darkness > most))


# ---------------------------------------------------------------- notes
def _notes(reading: Reading, frame: Frame, entries: Iterator[Any]) -> tuple[Note, ...]:
    notes: list[Note] = []
    lost = 0
    for entry in entries:
        note = table(entry)
        x, y, text = number(note.get("x")), number(note.get("y")), _text(note.get("text")) or _text(note.get("label"))
        at = frame.moved((x, y)) if x is not None and y is not None else (-1.0, -1.0)
        if text and frame.holds(at):
            notes.append(Note(at=at, text=text[:LONGEST_NOTE]))
        else:
            lost += 1
    if lost:
        reading.note("%n note(s) outside the picture, or with the text in a journal, left out.", n=lost)
    return tuple(notes)


def _text(value: Any) -> str:
    return value.strip() if isinstance(value, str) else ""
