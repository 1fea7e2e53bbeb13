"""A picture turned: by quarter turns, and by a small angle where a page lay askew under the scanner.

The result is in the picture's own format, and only the part that is used.  Here everything is decoded at once, for a turned row
is made of all rows.  Not here: a photograph's own "turn me" mark, which is carried out when it is read (`importers.picture`).
Pillow is imported when the first picture is turned.
"""

import io
import math
from collections.abc import Callable
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from battlemap.imaging.broken import BROKEN
from battlemap.sentence import Sentence

if TYPE_CHECKING:
    from PIL import Image

LARGEST_ANGLE = 15.0
"""Degrees; more is a quarter turn and less of the other side."""
JPEG_QUALITY, WEBP_QUALITY = 93, 92
PNG_EFFORT = 3
MOST_TILTED_PX = 64_000_000
"""Turning by an angle looks at four pixels for each one: of larger pictures not every machine has the memory."""

Told = Callable[[float], None]


class CannotTurn(Exception):
    """Why not, as the end of a sentence ("is damaged")."""


def turned_size(width: int, height: int, quarters: int, angle: float = 0.0) -> tuple[int, int]:
    """Width and height after quarter turns clockwise and then an angle, counted clockwise too; all corners stay within."""
    if quarters % 2:
        width, height = height, width
    if not angle:
        return width, height
    sine, cosine = abs(math.sin(math.radians(angle))), math.cos(math.radians(angle))
    return math.ceil(width * cosine + height * sine), math.ceil(width * sine + height * cosine)


def turned(data: bytes, quarters: int, angle: float = 0.0, told: Told = lambda _share: None) -> bytes:
    """The picture turned clockwise by quarter turns and then by an angle in degrees.  Raises CannotTurn.

    `told` hears how far it is, from 0 to 1; what it raises ends the work.
    """
    from PIL import Image

    kind = "PNG" if data.startswith(b"\x89PNG") else "JPEG" if data.startswith(b"\xff\xd8") else "WEBP"
    try:
        image = _opened(kind, data)
        told(0.35)
        if quarters % 4:
            ways = (Image.Transpose.ROTATE_270, Image.Transpose.ROTATE_180, Image.Transpose.ROTATE_90)
            image = image.transpose(ways[quarters % 4 - 1])
        told(0.5)
        if angle:
            image = _tilted(image, angle)
        told(0.6)
    except MemoryError:
        raise CannotTurn(Sentence("is too large to be turned on this machine")) from None
    except BROKEN:
        raise CannotTurn(Sentence("is damaged")) from None
    out = io.BytesIO()
    ways_to_write = {
        "PNG": {"compress_level": PNG_EFFORT},
        "JPEG": {"quality": JPEG_QUALITY, "subsampling": 0},
        "WEBP": {"quality": WEBP_QUALITY},
    }
    image.save(out, kind, **ways_to_write[kind])
    told(1.0)
    return out.getvalue()


def tilted_grey(grey: NDArray[np.uint8], angle: float) -> NDArray[np.uint8]:
    """Luminance turned by an angle in degrees clockwise."""
    from PIL import Image

    return np.asarray(_tilted(Image.fromarray(grey), angle))


def _opened(kind: str, data: bytes) -> "Image.Image":
    """By the class of its kind: only `Image.open` has a limit for large pictures, and the size is known to be bearable."""
    from PIL import ImageFile, JpegImagePlugin, PngImagePlugin, WebPImagePlugin

    kinds: dict[str, Callable[[io.BytesIO], ImageFile.ImageFile]] = {
        "PNG": PngImagePlugin.PngImageFile, "JPEG": JpegImagePlugin.JpegImageFile, "WEBP": WebPImagePlugin.WebPImageFile,
    }  # fmt: skip
    opened = kinds[kind](io.BytesIO(data))
    opened.load()
    if opened.mode in ("L", "RGB", "RGBA"):
        return opened
    return opened.convert("RGBA" if opened.has_transparency_data else "RGB")


def _tilted(image: "Image.Image", angle: float) -> "Image.Image":
    """About its middle; what comes in at the corners is black, or nothing where the picture can be seen through."""
    from PIL import Image

    if image.width * image.height > MOST_TILTED_PX:
        raise CannotTurn(Sentence("has more than {limit} million pixels, too many for an angle", limit=MOST_TILTED_PX // 10**6))
    width, height = turned_size(image.width, image.height, 0, angle)
    sine, cosine = math.sin(math.radians(angle)), math.cos(math.radians(angle))
    left = image.width / 2 - cosine * width / 2 - sine * height / 2
    top = image.height / 2 + sine * width / 2 - cosine * height / 2
    way = (cosine, sine, left, -sine, cosine, top)
    return image.transform((width, height), Image.Transform.AFFINE, way, Image.Resampling.BICUBIC)
