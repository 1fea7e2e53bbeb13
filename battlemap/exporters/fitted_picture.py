"""Where a map's picture lies for a format that counts squares from its corner, and the picture redrawn where that cannot be.

Not here: reading pictures brought in (`importers.picture`).  Pillow is imported when a picture has to be redrawn.
"""

import io
import math
from dataclasses import dataclass

from battlemap.exporters.exported import ExportProblem
from battlemap.exporters.plain_picture import plain_picture, plain_ppg
from battlemap.model import Picture, Scene
from battlemap.model.picture_kinds import format_of
from battlemap.sentence import Sentence

NEAR = 0.02
LARGEST_SIDE_PX = 16384
QUALITY = 92


@dataclass(frozen=True, slots=True)
class Fitted:
    """A picture's bytes with the square its corner lies on, its size in squares, and whole pixels per square.  `is_plain`: the
    map has none, this one is drawn of its ground."""

    data: bytes
    width: float
    height: float
    ppg: int
    left: float = 0.0
    top: float = 0.0
    is_plain: bool = False


def fitted(scene: Scene, data: bytes | None, notes: list[str]) -> Fitted:
    """The picture as it is where it covers the map from its first square on, else redrawn to do so."""
    lies = scene.picture
    if lies is None or not data:
        return Fitted(plain_picture(scene), scene.width, scene.height, plain_ppg(scene), is_plain=True)
    if not format_of(data):
        raise ExportProblem("the map's picture is no PNG, JPEG or WebP")
    ppg = max(1, round(lies.px_per_square))
    width, height = lies.width_px / lies.px_per_square, lies.height_px / lies.px_per_square
    if _covers(scene, lies, width, height):
        drift = abs(lies.width_px - ppg * width)
        if drift >= 1:
            notes.append(
                Sentence(
                    "The picture has {px} pixels a square, the format knows whole ones: {ppg} are written; programs that count "
                    "by them will be off by a little at the far side.",
                    px=f"{lies.px_per_square:.6g}", ppg=ppg,
                )
            )
        return Fitted(data, width, height, ppg, lies.left, lies.top)
    ppg = min(ppg, LARGEST_SIDE_PX // max(scene.width, scene.height))
    if ppg < 1:
        raise ExportProblem("the map is too large for its picture to be redrawn")
    notes.append(Sentence("The picture does not begin and end with the map's squares: it is redrawn so that it does."))
    return Fitted(_redrawn(data, scene, lies, ppg), scene.width, scene.height, ppg)


def _covers(scene: Scene, lies: Picture, width: float, height: float) -> bool:
    """Will the picture's corner and size alone lead a reader to these squares?  A corner within the first square only does
    where most of the walls say so, since others count from the corner."""
    for start, length, count, axis in ((lies.left, width, scene.width, 0), (lies.top, height, scene.height, 1)):
        if not -1e-9 <= start < 1 - NEAR or max(1, math.ceil(start + length - NEAR)) != count:
            return False
        if start > 1e-9 and not _is_told(scene, start, axis):
            return False
    return True


def _is_told(scene: Scene, corner: float, axis: int) -> bool:
    """Do more ends of walls and doors lie on the squares' lines than on those counted from the picture's corner?"""
    lines = [wall.points for wall in scene.walls if wall.move and wall.sight] + [door.points for door in scene.doors]
    values = [at[axis] for line in lines for at in line]
    on_lines = sum(abs(value - round(value)) <= NEAR for value in values)
    return on_lines > sum(abs(value - corner - round(value - corner)) <= NEAR for value in values)


def _redrawn(data: bytes, scene: Scene, lies: Picture, ppg: int) -> bytes:
    """The part of the picture that lies on the map, at so many pixels per square, in its own format."""
    from PIL import Image

    limit, Image.MAX_IMAGE_PIXELS = Image.MAX_IMAGE_PIXELS, None  # it was measured when it was brought in
    try:
        with Image.open(io.BytesIO(data), formats=("PNG", "JPEG", "WEBP")) as image:
            form = image.format or "PNG"
            scale = ppg / lies.px_per_square
            size = max(1, round(image.width * scale)), max(1, round(image.height * scale))
            mode = "RGB" if form == "JPEG" else "RGBA"
            drawn = image.convert(mode)
            drawn = drawn if size == drawn.size else drawn.resize(size, Image.Resampling.LANCZOS)
            sheet = Image.new(mode, (scene.width * ppg, scene.height * ppg))
            sheet.paste(drawn, (round(lies.left * ppg), round(lies.top * ppg)))
        out = io.BytesIO()
        sheet.save(out, form, **({} if form == "PNG" else {"quality": QUALITY}))
    except (OSError, ValueError, SyntaxError, MemoryError):
        raise ExportProblem("the map's picture is damaged or too large to be redrawn") from None
    finally:
        Image.MAX_IMAGE_PIXELS = limit
    return out.getvalue()
