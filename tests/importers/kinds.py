"""One small file of every kind there is: for tests that must hold for all of them."""

import copy
import json
from collections.abc import Iterator
from typing import Any

from tests.importers import foundry_files
from tests.importers.files import light, points, portal, uvtt
from tests.importers.test_donjon import dungeon as donjon
from tests.importers.test_tiled_files import tmj
from tests.importers.test_watabou import dungeon as watabou
from tests.importers.tmx import POINT, TEXT, layer, line, obj, properties, tmx

OBJECTS = [
    {"id": 1, "x": 16, "y": 0, "width": 0, "height": 0, "rotation": 0, "polyline": [{"x": 0, "y": 0}, {"x": 0, "y": 32}]},
    {"id": 2, "x": 32, "y": 32, "width": 32, "height": 32, "rotation": 30, "name": "door", "type": "secret"},
    {"id": 3, "x": 16, "y": 16, "point": True, "class": "light", "properties": [{"name": "radius", "value": 6}]},
    {"id": 4, "x": 16, "y": 16, "width": 16, "height": 16, "text": {"text": "Beware"}},
]
ROOM = {
    "id": 1, "north": 1, "south": 3, "west": 1, "east": 3, "width": 30, "shape": "square",
    "doors": {"east": [{"col": 4, "row": 2, "desc": "Stone Door", "trap": "Pit"}]},
    "contents": {"summary": "Orcs", "detail": {"monster": ["1 Orc"], "trap": ["Pit"]}},
}  # fmt: skip


def values() -> dict[str, Any]:
    """The kinds that are one JSON value, by name."""
    level = {"_id": "l1", "name": "Mill", "background": {"src": "maps/mill.webp"}}
    wall = foundry_files.wall((1, 1), (2, 1), sight=30, threshold={"sight": 5})
    return {
        "universal vtt": uvtt(
            line_of_sight=[points((1, 1), (4, 1), (4, 4))], objects_line_of_sight=[points((6, 6), (7, 6), (7, 7))],
            portals=[portal((2, 1), (3, 1))], lights=[light(3, 3)], image="",
        ),
        "foundry 8": foundry_files.scene(8),
        "foundry 12": foundry_files.scene(12, walls=[wall, *foundry_files.scene(12)["walls"]]),
        "foundry 14": foundry_files.scene(14, levels=[level, {**level, "_id": "l2"}]),
        "watabou": watabou(
            rects=[
                {"x": 0, "y": 0, "w": 3, "h": 3, "rotunda": True}, {"x": 3, "y": 1, "w": 1, "h": 1},
                {"x": 4, "y": 0, "w": 3, "h": 3},
            ],
            columns=[{"x": 1, "y": 1}], water=[{"x": 0, "y": 0}], notes=[{"text": "x", "ref": "1", "pos": {"x": 1.5, "y": 1.5}}],
        ),
        "donjon": donjon(
            rooms=[None, ROOM], details={"history": "Moles"}, egress=[{"col": 5, "row": 2, "dir": "north"}],
            stairs=[{"col": 6, "row": 1, "dir": "south", "key": "down"}],
            corridor_features={"a": {"key": "a", "detail": "A pool", "marks": [{"col": 5, "row": 2}]}},
        ),
        "tiled json": tmj({"type": "group", "layers": [{"type": "objectgroup", "name": "walls", "objects": OBJECTS}]},
                          {"type": "tilelayer", "chunks": [{"x": 0, "y": 0, "width": 16, "height": 16}]},
                          {"type": "imagelayer", "image": "a.png", "imagewidth": 32, "imageheight": 32}),
    }  # fmt: skip


def files() -> dict[str, bytes]:
    """Every kind as a file's bytes."""
    found = {name: json.dumps(value).encode() for name, value in values().items()}
    scenes = [json.dumps(foundry_files.scene(8, _id=name, name=name)) for name in ("Mill", "Inn")]
    found["foundry pack"] = "\n".join(scenes).encode()
    shapes = layer(
        line((0, 0), (0, 128), x=80), obj(properties(open="true"), x=76, y=48, width=8, height=16, name="door"),
        obj(POINT, x=9, y=9, name="light"), obj(TEXT, x=9, y=9), obj("<ellipse/>", x=9, y=9, width=30, height=20),
    )  # fmt: skip
    tiles = "<layer name='g'><data encoding='csv'>0,0</data></layer>"
    found["tiled"] = tmx(tiles, f"<group offsetx='1'>{shapes}</group>").encode()
    found["donjon table"] = b"\tF\tDL\tF\n\tF\t\tF\n\tF\tDST\tSU\n"
    return found


def places(value: Any, at: tuple = ()) -> Iterator[tuple]:
    """The ways to every value within a value."""
    if at:
        yield at
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, part in inner:
        yield from places(part, (*at, key))


def spoiled(whole: Any, place: tuple, value: Any) -> Any:
    """The same with another value at a place."""
    found = copy.deepcopy(whole)
    inner = found
    for key in place[:-1]:
        inner = inner[key]
    inner[place[-1]] = value
    return found
