"""Pictures: what the bytes are, how large, whether they are whole; and a plain picture made into a map.

A picture is judged by its first bytes and its header before anything of it is decoded, so one that claims to be enormous costs
nothing.  A photograph's "turn me" mark (EXIF orientation) is carried out once, here, so that nobody later has to know of it.
Not here: where a picture sits in a map file (`universal_vtt`), showing it (`ui`).
Pillow is imported when the first picture is looked at.
"""

import hashlib
import io
import math
import re
import warnings
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from battlemap.imaging.broken import BROKEN
from battlemap.importers.found import Found, ImportProblem, shown
from battlemap.importers.other_pictures import Damaged, as_png, kind_of_other, size_in
from battlemap.model import Picture, Scene
from battlemap.model.picture_kinds import format_of as format_of
from battlemap.model.picture_kinds import kind_of
from battlemap.sentence import Sentence

if TYPE_CHECKING:
    from PIL import Image

LARGEST_SIDE_PX = 16384
"""What graphics cards take as one texture, and 1 GB decoded."""
LARGEST_BYTES = 400 * 1024 * 1024
"""Of any file, a picture or a map with its picture."""
LARGEST_SIDE = 1000
"""Squares a side of a map."""
SMALLEST_SQUARE_PX = 2.0
LIKELY_SQUARE_PX = 8
"""Of sizes in a name: smaller squares would be pixels."""
DECODED_PX = 64_000_000
"""JPEG and WebP have no checksums: up to this size they are decoded once to see whether they are whole."""
SLACK = 0.1
"""A strip at the rim thinner than this share of a square makes no row of its own."""
ORIENTATION = 0x0112
_NAMED_SIZE = re.compile(r"(?<!\d)(\d{1,3})\s*[xX×]\s*(\d{1,3})(?!\d)")


class BadPicture(Exception):
    """Why a picture cannot be used, as the end of a sentence ("is damaged"); `is_too_large` where that is the reason."""

    def __init__(self, why: str, is_too_large: bool = False) -> None:
        super().__init__(why)
        self.is_too_large = is_too_large


@dataclass(frozen=True, slots=True)
class Checked:
    """A picture that was looked at, upright: bytes, and their width and height in pixels."""

    data: bytes
    width_px: int
    height_px: int

    def placed(self, px_per_square: float, left: float = 0.0, top: float = 0.0) -> Picture:
        """The picture below a map."""
        return Picture(
            sha256=hashlib.sha256(self.data).hexdigest(), width_px=self.width_px, height_px=self.height_px,
            px_per_square=px_per_square, left=left, top=top,
        )  # fmt: skip


def check_picture(data: bytes) -> Checked:
    """Look at a picture: format, size by its header, wholeness, orientation.  Raises `BadPicture`."""
    if len(data) > LARGEST_BYTES:
        raise BadPicture(Sentence("is larger than {limit} MB", limit=LARGEST_BYTES // 2**20), is_too_large=True)
    if kind := kind_of_other(data):
        data = _as_png(data, kind)
    if not format_of(data):
        kind = kind_of(data) or Sentence("of no known format")
        raise BadPicture(Sentence("is {kind}, not a PNG, JPEG or WebP", kind=kind))
    from PIL import Image

    # Pillow's own limit is lower than ours and would warn; ours is checked right after the header.
    limit, Image.MAX_IMAGE_PIXELS = Image.MAX_IMAGE_PIXELS, None
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            with Image.open(io.BytesIO(data), formats=("PNG", "JPEG", "WEBP")) as image:
                width, height = image.size
                _refuse_large(width, height)
                if _may_be_turned(image, data) and image.getexif().get(ORIENTATION, 1) in range(2, 9):
                    return _upright(image)
            with Image.open(io.BytesIO(data), formats=("PNG", "JPEG", "WEBP")) as image:
                if image.format == "PNG":
                    image.verify()
                elif width * height <= DECODED_PX:
                    image.load()
    except BROKEN:
        raise BadPicture(Sentence("is damaged")) from None
    finally:
        Image.MAX_IMAGE_PIXELS = limit
    return Checked(data, width, height)


def _refuse_large(width: int, height: int) -> None:
    if max(width, height) > LARGEST_SIDE_PX:
        raise BadPicture(Sentence(
            "is {width} x {height} pixels, more than {limit} a side", width=width, height=height, limit=LARGEST_SIDE_PX
        ), is_too_large=True)


def _as_png(data: bytes, kind: str) -> bytes:
    try:
        _refuse_large(*size_in(data))
        return as_png(data)
    except Damaged:
        raise BadPicture(Sentence("is {kind}, but damaged", kind=kind)) from None


def is_picture(head: bytes) -> bool:
    """Is it a picture of any kind that can be taken, by its first bytes?"""
    return bool(format_of(head) or kind_of_other(head))


def _may_be_turned(image: "Image.Image", data: bytes) -> bool:
    """Is it worth asking?  Of a PNG without the mark Pillow would decode all of it to be sure."""
    return image.format != "PNG" or b"eXIf" in data


def _upright(image: "Image.Image") -> Checked:
    """The picture turned as its EXIF mark says, the mark gone, in its own format."""
    from PIL import ImageOps

    upright, out = ImageOps.exif_transpose(image), io.BytesIO()
    if image.format == "PNG":
        upright.save(out, "PNG")
    elif image.format == "WEBP":
        upright.save(out, "WEBP", quality=92)
    else:
        upright.save(out, "JPEG", quality=93, subsampling=0)
    return Checked(out.getvalue(), *upright.size)


# ---------------------------------------------------------------- a picture as a map
@dataclass(frozen=True, slots=True)
class Squares:
    """How a plain picture is cut into squares, as far as somebody said: columns and rows, or pixels per square."""

    columns: int | None = None
    rows: int | None = None
    px: float | None = None

    def __bool__(self) -> bool:
        return any(value is not None for value in (self.columns, self.rows, self.px))


def import_picture(path: Path, data: bytes, squares: Squares) -> Found:
    """A map of bare floor on a picture.  Where nobody says its squares, a size in its name ("Old Mill 30x20.jpg") does."""
    name = shown(path)
    try:
        checked = check_picture(data)
    except BadPicture as wrong:
        raise ImportProblem("{name}: the picture {why}", name=name, why=wrong) from None
    notes: list[str] = []
    if not squares:
        squares = _named(path, checked)
        if not squares:
            raise ImportProblem(
                "{name}: the picture's squares are not known; expected columns and rows, or pixels per square", name=name
            )
        notes.append(Sentence(
            "{columns} x {rows} squares are read from the file's name.", columns=squares.columns, rows=squares.rows
        ))
    columns, rows, scale = laid_out(checked, squares, lambda why: ImportProblem("{name}: {why}", name=name, why=why), notes)
    scene = Scene(rows=("." * columns,) * rows, picture=checked.placed(scale), name=path.stem)
    return Found(scene, checked.data, tuple(notes))


def _named(path: Path, checked: Checked) -> Squares:
    """Columns and rows from a name, where they suit the picture's shape (a name may also hold pixels or a date)."""
    for across, down in _NAMED_SIZE.findall(path.stem):
        columns, rows = int(across), int(down)
        if min(columns, rows) < 2 or checked.width_px < LIKELY_SQUARE_PX * columns:
            continue
        if abs(checked.width_px / columns * rows / checked.height_px - 1) < 0.05:
            return Squares(columns, rows)
    return Squares()


def laid_out(
    checked: Checked, squares: Squares, problem: Callable[[str], Exception], notes: list[str]
) -> tuple[int, int, float]:
    """(columns, rows, pixels per square) of a picture; what does not come out even is added to `notes`.

    Squares are square: columns and rows that would make them more than one row or column off are refused.
    """
    width, height = checked.width_px, checked.height_px
    if squares.px is not None:
        if not SMALLEST_SQUARE_PX <= squares.px <= LARGEST_SIDE_PX:
            raise problem(Sentence(
                "pixels per square: expected {smallest_square_px} to {limit}, got {px}", smallest_square_px=SMALLEST_SQUARE_PX,
                limit=LARGEST_SIDE_PX, px=squares.px
            ))
        scale = float(squares.px)
    else:
        for count, field in ((squares.columns, "columns"), (squares.rows, "rows")):
            if count is not None and not 1 <= count <= LARGEST_SIDE:
                raise problem(Sentence(
                    "{field}: expected 1 to {limit}, got {count}", field=field, limit=LARGEST_SIDE, count=count
                ))
        scale = width / squares.columns if squares.columns is not None else height / (squares.rows or 1)
    across, down = width / scale, height / scale
    columns = squares.columns or _whole(across)
    rows = squares.rows or _whole(down)
    if abs(columns - across) >= 1 or abs(rows - down) >= 1:
        raise problem(
            Sentence(
                "{columns} x {rows} squares on {width} x {height} pixels would not be square ({width2} x {height2} pixels)",
                columns=columns, rows=rows, width=width, height=height, width2=f"{width / columns:.4g}",
                height2=f"{height / rows:.4g}"
            )
        )
    if max(columns, rows) > LARGEST_SIDE:
        raise problem(Sentence(
            "{columns} x {rows} squares are more than {limit} a side", columns=columns, rows=rows, limit=LARGEST_SIDE
        ))
    if scale < SMALLEST_SQUARE_PX:
        raise problem(Sentence(
            "a square would be {scale} pixels wide, expected {smallest_square_px} or more", scale=f"{scale:.2g}",
            smallest_square_px=SMALLEST_SQUARE_PX
        ))
    if max(abs(columns - across), abs(rows - down)) > 0.02:
        notes.append(
            Sentence(
                "The picture is {across} x {down} squares: the last column or row does not come out even.",
                across=f"{across:.4g}", down=f"{down:.4g}",
            )
        )
    return columns, rows, scale


def _whole(length: float) -> int:
    """Squares that hold a length; a thin strip at the rim does not count."""
    return max(1, math.ceil(length - SLACK))
