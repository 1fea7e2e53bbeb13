"""A map as Universal VTT (.dd2vtt, .uvtt): one JSON object, its picture inside it, as Dungeondraft writes it and others read it.

What becomes of a scene:

    walls that stop steps and sight   line_of_sight; so do the sides of full squares
    walls that stop sight only        objects_line_of_sight, rings: seen, not seen through
    doors, windows, portcullises      portals; open ones, broken ones and windows are not `closed`
    lights                            range to the edge of their dim light, in squares
    dark                              environment.ambient_light is black
    picture                           image, last and as it is, where it lies on the squares; else redrawn so that it does;
                                      a map without one gets a plain one, and a mark of ours by which it is none again

Whatever the format has no word for is told in the notes.  Not here: reading such a file (`importers.universal_vtt`).
"""

import base64
import json
import math
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from battlemap.exporters.exported import Exported, ExportProblem
from battlemap.exporters.fitted_picture import Fitted, fitted
from battlemap.exporters.outlines import area_of, closed_outside, outlines_of, sides_along
from battlemap.model import Door, Light, Scene, Wall
from battlemap.model.scene import PointXY
from battlemap.rules.space import ground_cells
from battlemap.sentence import Sentence

FORMAT = 0.3
LIT, DARK = "ffffffff", "ff000000"
DIGITS = 6
PIECE_BYTES = 3 * 1024 * 1024
"""Three bytes are four letters: a piece must be whole ones."""
Line = list[dict[str, float]]


@dataclass(slots=True)
class _Drawn:
    """The scene's walls as the format has them, and how many it has no word for."""

    walls: list[Line] = field(default_factory=list)
    props: list[Line] = field(default_factory=list)
    see_through: int = 0
    one_way: int = 0
    low: int = 0
    handless: int = 0


def universal_vtt(scene: Scene, picture: bytes | None = None) -> Exported:
    """The file's bytes.  `picture` are the bytes of the scene's picture; without them a plain one is drawn."""
    notes: list[str] = []
    drawn = _drawn(scene)
    size = fitted(scene, picture, notes)
    whole: dict[str, Any] = {
        "format": FORMAT,
        "software": "Battlemap",
        "resolution": {
            "map_origin": _point((size.left, size.top)),
            "map_size": {"x": _number(size.width), "y": _number(size.height)},
            "pixels_per_grid": size.ppg,
        },
        "line_of_sight": drawn.walls,
        "objects_line_of_sight": drawn.props,
        "portals": [portal for door in scene.doors for portal in _portals(door)],
        "environment": {"baked_lighting": False, "ambient_light": DARK if scene.dark else LIT},
        "lights": [_light(light, scene.square) for light in scene.lights if light.at is not None and light.dim > 0],
    }
    if size.is_plain:
        whole["battlemap"] = {"plain_picture": True}
    _tell(scene, drawn, size, notes)
    try:
        text = json.dumps(whole, ensure_ascii=False, allow_nan=False, separators=(",", ":"))
    except ValueError:
        raise ExportProblem("the map has a wall, door or light whose place is no number") from None
    return Exported(b"".join([text[:-1].encode("utf-8"), b',"image":"', *_packed(size.data), b'"}']), tuple(notes))


def _packed(data: bytes) -> Iterator[bytes]:
    """In base 64, piece by piece: others may work in between."""
    for at in range(0, len(data), PIECE_BYTES):
        yield base64.b64encode(data[at : at + PIECE_BYTES])


# ---------------------------------------------------------------- walls
def _drawn(scene: Scene) -> _Drawn:
    found = _Drawn()
    for wall in scene.walls:
        if wall.move and wall.sight:
            found.walls.append(_line(wall.points))
            found.one_way += bool(wall.one_way)
            found.low += wall.cover != "total"
        elif wall.sight:
            _add_prop(found, scene, wall)
        else:
            found.see_through += 1
    covered = [side for wall in scene.walls if wall.move and wall.sight for side in _sides(wall.points)]
    covered += [side for door in scene.doors for side in _sides(door.points)]
    solid = {(cell.x, cell.y) for cell in ground_cells(scene, "#")}
    found.walls += [_line(line) for line in outlines_of(solid, scene.width, scene.height, set(covered))]
    return found


def _sides(points: tuple[PointXY, ...]) -> Iterator[tuple[tuple[int, int], tuple[int, int]]]:
    for a, b in zip(points, points[1:], strict=False):
        yield from sides_along(a, b)


def _add_prop(found: _Drawn, scene: Scene, wall: Wall) -> None:
    """The outline of something: a ring as it is, a piece of one closed outside of the map, else every segment by itself."""
    line = list(wall.points)
    is_ring = len(line) > 3 and line[0] == line[-1]
    if wall.one_way and not is_ring:
        ring = closed_outside(line, scene.width, scene.height, wall.one_way)
        if ring is not None:
            found.props.append(_line(ring))
            return
    if is_ring and wall.one_way == ("right" if area_of(line) > 0 else "left"):
        found.props.append(_line(line))
        return
    found.handless += bool(wall.one_way)
    found.props += [_line((a, b)) for a, b in zip(line, line[1:], strict=False)]


# ---------------------------------------------------------------- doors and lights
def _portals(door: Door) -> Iterator[dict[str, Any]]:
    is_closed = door.state != "open" and not door.broken and door.kind != "window"
    for a, b in zip(door.points, door.points[1:], strict=False):
        yield {
            "position": _point(((a[0] + b[0]) / 2, (a[1] + b[1]) / 2)),
            "bounds": [_point(a), _point(b)],
            "rotation": _number(math.atan2(b[1] - a[1], b[0] - a[0])),
            "closed": is_closed,
            "freestanding": False,
        }


def _light(light: Light, square: int) -> dict[str, Any]:
    assert light.at is not None
    colour = light.colour.removeprefix("#").lower()
    return {
        "position": _point(light.at), "range": _number(light.dim / square), "intensity": 1.0,
        "color": f"ff{colour}" if len(colour) == 6 else LIT, "shadows": True,
    }  # fmt: skip


# ---------------------------------------------------------------- numbers and words
def _line(points: tuple[PointXY, ...] | list[PointXY]) -> Line:
    return [_point(at) for at in points]


def _point(at: PointXY) -> dict[str, float]:
    return {"x": _number(at[0]), "y": _number(at[1])}


def _number(value: float) -> float:
    return round(float(value), DIGITS) + 0.0


def _tell(scene: Scene, drawn: _Drawn, size: Fitted, notes: list[str]) -> None:
    doors, lights = scene.doors, scene.lights
    plain = [light for light in lights if light.at is not None and light.dim > 0]
    ground = sorted({letter for row in scene.rows for letter in row} - set(".#"))
    for count, told in (
        (drawn.see_through, Sentence("%n wall(s) that can be seen through left out: the format knows none.")),
        (drawn.one_way, Sentence("%n one-way wall(s) drawn as stopping from both sides.")),
        (drawn.low, Sentence("%n wall(s) of less than total cover drawn as whole.")),
        (drawn.handless, Sentence("%n outline(s) drawn as stopping sight from both sides.")),
        (sum(door.state == "secret" for door in doors), Sentence("%n secret door(s) drawn as closed: others will show them.")),
        (sum(door.state in ("locked", "barred") for door in doors), Sentence("%n locked or barred door(s) drawn as closed.")),
        (sum(door.kind == "window" for door in doors), Sentence("%n window(s) drawn as an open door, as the format does.")),
        (sum(door.kind == "portcullis" for door in doors), Sentence("%n portcullis(/es) drawn as doors.")),
        (sum(door.material != "wood" for door in doors), Sentence("%n door(s) of another material than wood drawn as any door.")),
        (len(lights) - len(plain), Sentence("%n light(s) carried by tokens or without any glow left out.")),
        (sum(light.bright != round(light.dim / 2) for light in plain),
         Sentence("%n light(s) of which only the dim edge is kept.")),
        (len(scene.notes), Sentence("%n note(s) left out.")),
    ):  # fmt: skip
        if count:
            notes.append(Sentence(told, n=count))
    if ground:
        notes.append(Sentence("Ground other than floor and rock left out ({ground}).", ground=" ".join(ground)))
    if scene.areas:
        notes.append(Sentence("Elevation and start areas left out."))
    if size.is_plain:
        notes.append(Sentence("The map has no picture: a plain one of its ground is put in, since some programs insist on one."))
