"""Pictures of kinds the program does not show (BMP, GIF, TIFF, AVIF), made into PNGs when they come in.

What they are is told by their first bytes, how large by their header, before anything is decoded; of moving ones the first frame
is taken.  Not here: pictures as they are kept (`picture`).  Pillow is imported when the first one is looked at.
"""

import io
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, BinaryIO

from battlemap.imaging.broken import BROKEN
from battlemap.sentence import Sentence

if TYPE_CHECKING:
    from PIL import Image

KINDS = ("BMP", "GIF", "TIFF", "AVIF")
ENDINGS = (".bmp", ".gif", ".tif", ".tiff", ".avif")
MAGIC = {
    b"BM": Sentence("a BMP"), b"GIF8": Sentence("a GIF"), b"II*\0": Sentence("a TIFF"), b"MM\0*": Sentence("a TIFF"),
}  # fmt: skip
CLEAR = ("RGBA", "LA", "PA", "RGBa", "La")


class Damaged(Exception):
    """It breaks off, or is none of these at all."""


def kind_of_other(head: bytes) -> str:
    """Which of these kinds ("a TIFF"), by the first bytes; "" for none."""
    if head[4:12] in (b"ftypavif", b"ftypavis"):
        return Sentence("an AVIF")
    return next((kind for magic, kind in MAGIC.items() if head.startswith(magic)), "")


def size_of(path: Path) -> tuple[int, int]:
    """Width and height in pixels, upright, by the header.  Raises Damaged, or OSError."""
    with path.open("rb") as file, _opened(file) as image:
        return _upright_size(image)


def size_in(data: bytes) -> tuple[int, int]:
    """The same of a file's bytes."""
    with _opened(io.BytesIO(data)) as image:
        return _upright_size(image)


def as_png(data: bytes) -> bytes:
    """The picture, upright.  Raises Damaged."""
    from PIL import ImageOps

    with _opened(io.BytesIO(data)) as image:
        whole = ImageOps.exif_transpose(image)
        clear = whole.mode in CLEAR or "transparency" in whole.info
        out = io.BytesIO()
        _in_eight_bits(whole).convert("RGBA" if clear else "RGB").save(out, "PNG", compress_level=1)
        return out.getvalue()


def _in_eight_bits(image: "Image.Image") -> "Image.Image":
    """Grey of more bits is spread over what it holds: only cut off it would be white."""
    if not image.mode.startswith(("I", "F")):
        return image
    low, high = image.convert("F").getextrema()
    share = 255 / (float(high) - float(low) or 1.0)  # type: ignore[arg-type]
    return image.convert("F").point(lambda value: value * share - float(low) * share).convert("L")  # type: ignore[arg-type]


def _upright_size(image: "Image.Image") -> tuple[int, int]:
    width, height = image.size
    return (height, width) if image.getexif().get(0x0112, 1) in (5, 6, 7, 8) else (width, height)


@contextmanager
def _opened(file: BinaryIO | io.BytesIO) -> Iterator["Image.Image"]:
    """Pillow's own limit is lower than ours and would warn; ours is the caller's to ask."""
    from PIL import Image

    limit, Image.MAX_IMAGE_PIXELS = Image.MAX_IMAGE_PIXELS, None
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            with Image.open(file, formats=KINDS) as image:
                yield image
    except BROKEN as wrong:
        if isinstance(wrong, OSError) and wrong.errno is not None:  # the disk's own trouble
            raise
        raise Damaged from wrong
    finally:
        Image.MAX_IMAGE_PIXELS = limit
