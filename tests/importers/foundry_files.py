"""Small Foundry scenes of every version, made by code from the tables of the format: the same place in each.

Twelve by eight squares of 50 pixels, 3 x 2 squares of padding, in canvas pixels: a wall from (5, 0) to (5, 3) of the map, a door
below it, a light on (2.5, 2.5).
"""

import json
from pathlib import Path
from typing import Any

SIZE = 50
ORIGIN = (150, 100)
"""ceil(600 * .25 / 50) and ceil(400 * .25 / 50) squares."""
VERSIONS = (8, 9, 10, 11, 12, 13, 14)


def canvas(x: float, y: float) -> tuple[float, float]:
    """A point of the map as the canvas counts it."""
    return ORIGIN[0] + x * SIZE, ORIGIN[1] + y * SIZE


def wall(a: tuple[float, float], b: tuple[float, float], version: int = 12, **fields: Any) -> dict[str, Any]:
    """A wall by squares of the map; fields by their names in that version."""
    ends = {"c": [*canvas(*a), *canvas(*b)], "dir": 0, "door": 0, "ds": 0, "flags": {}}
    if version <= 8:
        return {**ends, "move": 1, "sense": 1, "sound": 1, **fields}
    return {**ends, "move": 20, "light": 20, "sight": 20, "sound": 20, **fields}


def light(x: float, y: float, version: int = 12, bright: float = 10, dim: float = 20, **config: Any) -> dict[str, Any]:
    at = dict(zip("xy", canvas(x, y), strict=True))
    if version <= 8:
        config = {"tintColor" if name == "color" else name: value for name, value in config.items()}
        return {**at, "t": "l", "bright": bright, "dim": dim, "angle": 360, "hidden": False, **config}
    return {**at, "rotation": 0, "hidden": False, "config": {"bright": bright, "dim": dim, "angle": 360, **config}}


def scene(version: int = 12, darkness: float = 0.0, lit: bool = True, **fields: Any) -> dict[str, Any]:
    """A scene as that version exports it; fields replaced by name, None takes them out."""
    found: dict[str, Any] = {
        "name": "Mill", "width": 600, "height": 400, "padding": 0.25, "tokens": [], "drawings": [], "tiles": [], "sounds": [],
        "templates": [],
        "walls": [wall((5, 0), (5, 3), version), wall((5, 3), (5, 4), version, door=1), wall((5, 4), (5, 8), version)],
        "lights": [light(2.5, 2.5, version, color="#ffcc88")],
        "notes": [{"x": canvas(3, 3)[0], "y": canvas(3, 3)[1], "text": "A trap door"}],
    }  # fmt: skip
    if version <= 9:
        found |= {"grid": SIZE, "gridType": 1, "gridDistance": 5, "gridUnits": "ft", "shiftX": 0, "shiftY": 0}
        found["img"] = "maps/mill.webp"
    else:
        found |= {"grid": {"type": 1, "size": SIZE, "distance": 5, "units": "ft"}, "_stats": {"coreVersion": f"{version}.300"}}
    if 10 <= version <= 13:
        found["background"] = {"src": "maps/mill.webp", "offsetX": 0, "offsetY": 0}
    if version >= 14:
        found |= {"levels": [{"_id": "l1", "name": "Mill", "background": {"src": "maps/mill.webp"}}], "shiftX": 0, "shiftY": 0}
    if version >= 12:
        found["environment"] = {"darknessLevel": darkness, "globalLight": {"enabled": lit}}
    else:
        found |= {"darkness": darkness, "globalLight": lit}
    found.update(fields)
    return {name: value for name, value in found.items() if value is not None}


def written(folder: Path, content: Any, name: str = "fvtt-Scene-mill.json") -> Path:
    path = folder / name
    path.write_text(content if isinstance(content, str) else json.dumps(content), encoding="utf-8")
    return path
