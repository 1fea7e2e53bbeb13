"""Small map files made by code, one quirk each."""

import base64
import io
import json
from pathlib import Path
from typing import Any

from PIL import Image

from battlemap.geometry import DIRECTIONS, step_mask
from battlemap.importers import Found, import_map
from battlemap.model import Scene
from battlemap.rules.space import walls_of

PPG = 10


def picture(width: int = 100, height: int = 80, form: str = "PNG", **more: Any) -> bytes:
    out = io.BytesIO()
    Image.new("RGB", (width, height), (90, 110, 70)).save(out, form, **more)
    return out.getvalue()


def encoded(data: bytes) -> str:
    return base64.b64encode(data).decode()


def points(*spots: tuple[float, float]) -> list[dict[str, float]]:
    return [{"x": x, "y": y} for x, y in spots]


def portal(a: tuple[float, float], b: tuple[float, float], closed: bool = True, **more: Any) -> dict[str, Any]:
    return {
        "position": {"x": (a[0] + b[0]) / 2, "y": (a[1] + b[1]) / 2}, "bounds": points(a, b), "rotation": 0.0,
        "closed": closed, "freestanding": False, **more,
    }  # fmt: skip


def light(x: float, y: float, radius: float = 4, **more: Any) -> dict[str, Any]:
    return {"position": {"x": x, "y": y}, "range": radius, "intensity": 1, "color": "ffeccd8b", "shadows": True, **more}


def uvtt(**fields: Any) -> dict[str, Any]:
    """A map of 10 x 8 squares with one wall; fields replaced by name, None takes them out."""
    whole = {
        "format": 0.3,
        "resolution": {"map_origin": {"x": 0, "y": 0}, "map_size": {"x": 10, "y": 8}, "pixels_per_grid": PPG},
        "line_of_sight": [points((5, 0), (5, 8))],
        "objects_line_of_sight": [],
        "portals": [],
        "environment": {"baked_lighting": False, "ambient_light": "ffffffff"},
        "lights": [],
        "image": encoded(picture()),
    }
    whole.update(fields)
    return {name: value for name, value in whole.items() if value is not None}


def written(folder: Path, content: Any, name: str = "map.dd2vtt") -> Path:
    path = folder / name
    if isinstance(content, bytes):
        path.write_bytes(content)
    else:
        path.write_text(content if isinstance(content, str) else json.dumps(content), encoding="utf-8")
    return path


def imported(folder: Path, **fields: Any) -> Found:
    return import_map(written(folder, uvtt(**fields)))


def ways(scene: Scene) -> set[tuple[int, int, int, int]]:
    """All steps of a medium creature: from (x, y) to (x, y)."""
    mask = step_mask(walls_of(scene), 1)
    return {
        (int(x), int(y), int(x) + DIRECTIONS[d][0], int(y) + DIRECTIONS[d][1])
        for d, y, x in zip(*mask.nonzero(), strict=True)
    }
