"""What comes from other programs and goes to them: pictures of every promised kind, a map in and out again."""

import base64
import hashlib
import io
import json
from pathlib import Path
from typing import Any

from PIL import Image
from PySide6.QtGui import QColor, QImage

from battlemap.importers import import_map
from battlemap.ui.selftest.desk import Desk, Fault, expect, no_faults

KINDS = {
    "PNG": ".png", "JPEG": ".jpg", "WEBP": ".webp", "AVIF": ".avif", "TIFF": ".tif", "GIF": ".gif", "BMP": ".bmp",
}  # fmt: skip
"""README's list, and how such a file ends."""
FINE: dict[str, dict[str, Any]] = {"JPEG": {"quality": 95}, "WEBP": {"lossless": True}, "AVIF": {"quality": 95}}
COLUMNS, ROWS, SQUARE_PX = 8, 6, 20
CORNERS = {(0, 0): "sienna", (1, 0): "forestgreen", (0, 1): "gold", (1, 1): "gainsboro"}
"""A quarter of the test picture each: left or right, above or below.  None of them, nor two blended where they meet, looks like
the rings of `views`; with red and blue mistaken for each other two of them would be others."""
NEAR = 30
ENDINGS = (".png", ".webp", ".pdf", ".svg", ".dd2vtt", ".toml", ".html")
STARTS = {".png": b"\x89PNG", ".webp": b"RIFF", ".pdf": b"%PDF", ".svg": b"<?xml"}


def card() -> Image.Image:
    """Four quarters of four colours, so many squares large."""
    image = Image.new("RGB", (COLUMNS * SQUARE_PX, ROWS * SQUARE_PX))
    width, height = image.width // 2, image.height // 2
    for (x, y), colour in CORNERS.items():
        image.paste(colour, (x * width, y * height, (x + 1) * width, (y + 1) * height))
    return image


def encoded(kind: str = "PNG") -> bytes:
    out = io.BytesIO()
    card().save(out, kind, **FINE.get(kind, {}))
    return out.getvalue()


# ---------------------------------------------------------------- pictures
def pictures(desk: Desk) -> str:
    """Write one of each kind, bring it in as a map, and look at it as the window does."""
    desk.app()
    faults = []
    for kind, ending in KINDS.items():
        try:
            path = desk.folder / f"card{ending}"
            path.write_bytes(encoded(kind))
            found = import_map(path, columns=COLUMNS, rows=ROWS)
            if found.picture is None:
                raise Fault("there is no picture in it")
            check_card(QImage.fromData(found.picture))
        except Exception as wrong:
            faults.append(f"{kind}: {wrong if isinstance(wrong, Fault) else repr(wrong)}")
    no_faults(faults)
    return ", ".join(KINDS)


def check_card(image: QImage) -> None:
    """A Fault unless it is the test picture."""
    expect(not image.isNull(), "Qt cannot read the picture")
    for (x, y), colour in CORNERS.items():
        seen = image.pixelColor(image.width() * (1 + 2 * x) // 4, image.height() * (1 + 2 * y) // 4)
        expect(is_near(seen, colour), f"a quarter that was {colour} is {seen.name()}")


def is_near(seen: QColor, colour: str, near: int = NEAR) -> bool:
    wanted = QColor(colour)
    pairs = ((seen.red(), wanted.red()), (seen.green(), wanted.green()), (seen.blue(), wanted.blue()))
    return all(abs(one - other) <= near for one, other in pairs)


# ---------------------------------------------------------------- maps
def universal_vtt() -> dict[str, object]:
    """A map with a wall, a door, a lamp and the test picture."""

    def points(*spots: tuple[float, float]) -> list[dict[str, float]]:
        return [{"x": x, "y": y} for x, y in spots]

    size = {"map_origin": {"x": 0, "y": 0}, "map_size": {"x": COLUMNS, "y": ROWS}, "pixels_per_grid": SQUARE_PX}
    door = {
        "position": {"x": 4, "y": 2.5}, "bounds": points((4, 2), (4, 3)), "rotation": 0.0, "closed": True, "freestanding": False,
    }  # fmt: skip
    lamp = {"position": {"x": 2, "y": 2}, "range": 4, "intensity": 1, "color": "ffeccd8b", "shadows": True}
    return {
        "format": 0.3, "resolution": size, "line_of_sight": [points((4, 0), (4, 2)), points((4, 3), (4, 6))],
        "objects_line_of_sight": [], "portals": [door], "lights": [lamp],
        "environment": {"baked_lighting": False, "ambient_light": "ffffffff"}, "image": base64.b64encode(encoded()).decode(),
    }  # fmt: skip


def exchange(desk: Desk) -> str:
    """A Universal VTT map becomes a fight, and that is written in every kind `battlemap export` knows; the map comes back."""
    desk.app()
    source, fight = desk.folder / "small.dd2vtt", desk.folder / "small.battlemap"
    source.write_text(json.dumps(universal_vtt()), encoding="utf-8")
    told = desk.run("import", source, "-o", fight)
    first = import_map(source)
    counts = first.counts
    wanted = {"columns": COLUMNS, "rows": ROWS, "walls": 2, "doors": 1, "lights": 1}
    expect(counts | wanted == counts, f"the map was read as {counts}, expected {wanted}")
    expect(fight.is_file(), f"no fight was written: {told.strip()}")
    for ending in ENDINGS:
        _export(desk, fight, desk.folder / f"out{ending}")
    image = QImage(str(desk.folder / "out.png"))
    expect((image.width(), image.height()) == (COLUMNS * 32, ROWS * 32), f"out.png has {image.width()} x {image.height()} pixels")
    back = import_map(desk.folder / "out.dd2vtt")
    expect(back.counts == counts, f"the exported map is read as {back.counts}, expected {counts}")
    expect(_sha256(back.picture) == _sha256(first.picture), "the exported map has another picture")
    return f"Universal VTT in and out again; written: {', '.join(ending[1:] for ending in ENDINGS)}"


def _export(desk: Desk, fight: Path, out: Path) -> None:
    options: list[str] = []
    if out.suffix in STARTS:
        options = ["--view", "table", *(("--paper", "A4") if out.suffix == ".pdf" else ())]
    if out.suffix in (".png", ".webp"):
        options += ["--px", "32"]
    desk.run("export", fight, "-o", out, *options)
    data = out.read_bytes()
    expect(data.startswith(STARTS.get(out.suffix, b"")) and data, f"{out.name} is no {out.suffix[1:]}")


def _sha256(data: bytes | None) -> str:
    return hashlib.sha256(data or b"").hexdigest()
