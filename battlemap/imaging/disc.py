"""A creature's picture cut to a disc: round, upright, small enough for a hundred of them in a fight's file.

    whole = Uncut.read(data)                    slow for large pictures, fit for any thread
    whole.disc(whole.usual_cut())               bytes of a square WebP, clear outside its circle

Any picture is taken that people have of a creature: a photograph (turned upright), a portrait, a figure on a clear ground, the
first of moving frames.  The same picture cut the same way gives the same bytes.  Not here: the ring, hit points and marks round
it (`ui.canvas.token_face`), where bytes are kept (`storage`).  Pillow is imported when the first picture is read.
"""

import io
import struct
import warnings
from dataclasses import dataclass
from typing import TYPE_CHECKING

from battlemap.imaging.broken import BROKEN
from battlemap.imaging.header import BadHeader, read_header
from battlemap.sentence import Sentence

if TYPE_CHECKING:
    from PIL import Image

DISC_PX, SMALLEST_DISC_PX = 512, 128
"""A side.  Less would be seen on a dragon at a large zoom; a smaller picture is enlarged, for its rim must be round."""
KEPT_PX = 2048
"""The longer side of what is held while somebody chooses the circle."""
MOST_PX = 64_000_000
"""Of a picture as it comes, by its header: decoded it takes 256 MB."""
LARGEST_BYTES = 64 * 1024 * 1024
FACE_HEIGHT = 0.3
"""Where the face is in an upright picture: the circle leaves this share of what is cut off above it."""
CLOSEST, SMALLEST_CUT_PX = 0.1, 32
"""The smallest circle, as a share of the picture and in its pixels."""
FINER = 4
"""The rim is drawn so many times larger and shrunk: its edge is smooth."""
QUALITY = 90


class BadPicture(Exception):
    """Why a picture cannot be cut, as the end of a sentence ("is damaged")."""


@dataclass(frozen=True, slots=True)
class Cut:
    """A circle on an upright picture: its middle as shares of the width and the height, its diameter as a share of the shorter
    side.  More than 1 leaves it clear where the picture ends."""

    x: float
    y: float
    across: float

    def held_in(self, width: int, height: int) -> "Cut":
        """The nearest circle on a picture of this size that leaves it nowhere it need not."""
        shorter = min(width, height)
        across = min(max(self.across, CLOSEST, min(1.0, SMALLEST_CUT_PX / shorter)), max(width, height) / shorter)
        return Cut(_held(self.x, across * shorter / width), _held(self.y, across * shorter / height), across)


def _held(middle: float, length: float) -> float:
    """The middle of a length within 0 to 1; of one that is longer, where it lies over both ends alike."""
    return 0.5 if length >= 1 else min(max(middle, length / 2), 1 - length / 2)


class Uncut:
    """A picture as it came: upright, RGBA, no side longer than `KEPT_PX`."""

    def __init__(self, image: "Image.Image") -> None:
        self._image = image

    @classmethod
    def read(cls, data: bytes) -> "Uncut":
        """Decode it.  Raises BadPicture, for one too large before anything of it is decoded."""
        if len(data) > LARGEST_BYTES:
            raise BadPicture(Sentence("is larger than {limit} MB", limit=LARGEST_BYTES // 2**20))
        width, height = _size(data)
        if width * height > MOST_PX:
            raise BadPicture(Sentence(
                "is {width} x {height} pixels, more than {limit} million", width=width, height=height, limit=MOST_PX // 10**6
            ))
        from PIL import Image

        broken: tuple[type[Exception], ...] = (*BROKEN, Image.DecompressionBombError)
        try:
            with warnings.catch_warnings():
                warnings.simplefilter("ignore")
                return cls(_upright(data))
        except broken:
            raise BadPicture(Sentence("is damaged")) from None

    @classmethod
    def of_pixels(cls, width: int, height: int, pixels: bytes) -> "Uncut":
        """A picture that has been decoded elsewhere, four bytes a pixel as `pixels` gives them.  Raises BadPicture."""
        from PIL import Image

        if width * height > MOST_PX:
            raise BadPicture(Sentence(
                "is {width} x {height} pixels, more than {limit} million", width=width, height=height, limit=MOST_PX // 10**6
            ))
        return cls(_held_small(Image.frombytes("RGBA", (width, height), pixels)))

    @property
    def width(self) -> int:
        return self._image.width

    @property
    def height(self) -> int:
        return self._image.height

    def pixels(self) -> bytes:
        """Four bytes a pixel, by row: red, green, blue, alpha."""
        return self._image.tobytes()

    def widest(self) -> float:
        """The diameter that holds the whole picture from side to side, as a share of its shorter side."""
        return max(self.width, self.height) / min(self.width, self.height)

    def usual_cut(self) -> Cut:
        """The largest circle; of an upright picture a little above the middle, of a figure on a clear ground around it."""
        left, top, right, bottom = self._image.getchannel("A").getbbox() or (0, 0, self.width, self.height)
        if (left, top, right, bottom) != (0, 0, self.width, self.height):
            across = min(self.widest(), max(right - left, bottom - top) / min(self.width, self.height))
            return Cut((left + right) / 2 / self.width, (top + bottom) / 2 / self.height, across).held_in(self.width, self.height)
        spare = max(0, self.height - self.width)
        return Cut(0.5, (spare * FACE_HEIGHT + min(self.width, self.height) / 2) / self.height, 1.0)

    def disc(self, cut: Cut) -> bytes:
        """What the circle holds, as a WebP of `DISC_PX` a side at most."""
        from PIL import Image, ImageChops, ImageDraw

        across = max(1.0, cut.across * min(self.width, self.height))
        left, top = cut.x * self.width - across / 2, cut.y * self.height - across / 2
        side = min(DISC_PX, max(SMALLEST_DISC_PX, round(across)))
        whole = _with_margin(self._image, left, top, across)
        box = (left - whole[1], top - whole[2], left - whole[1] + across, top - whole[2] + across)
        cut_out = whole[0].resize((side, side), Image.Resampling.LANCZOS, box)
        fine = Image.new("L", (side * FINER, side * FINER), 0)
        ImageDraw.Draw(fine).ellipse((0, 0, side * FINER - 1, side * FINER - 1), 255)
        circle = fine.resize((side, side), Image.Resampling.BOX)
        cut_out.putalpha(ImageChops.multiply(cut_out.getchannel("A"), circle))
        out = io.BytesIO()
        cut_out.save(out, "WEBP", quality=QUALITY, alpha_quality=100, method=4)
        return out.getvalue()


def _with_margin(image: "Image.Image", left: float, top: float, across: float) -> "tuple[Image.Image, int, int]":
    """The picture, on a clear ground where the circle's square reaches beyond it, and where its new corner lies."""
    from PIL import Image

    box = (
        min(0, int(left) - 1), min(0, int(top) - 1),
        max(image.width, int(left + across) + 2), max(image.height, int(top + across) + 2),
    )  # fmt: skip
    if left >= 0 and top >= 0 and left + across <= image.width and top + across <= image.height:
        return image, 0, 0
    ground = Image.new("RGBA", (box[2] - box[0], box[3] - box[1]), (0, 0, 0, 0))
    ground.paste(image, (-box[0], -box[1]))
    return ground, box[0], box[1]


def _size(data: bytes) -> tuple[int, int]:
    """Width and height as the first bytes say."""
    if data[:6] in (b"GIF87a", b"GIF89a") and len(data) > 10:
        width, height = struct.unpack("<HH", data[6:10])
        return width, height
    try:
        header = read_header(io.BytesIO(data))
    except BadHeader as wrong:
        raise BadPicture("is no PNG, JPEG, WebP or GIF" if "known" in str(wrong) else str(wrong)) from None
    return header.width, header.height


def _upright(data: bytes) -> "Image.Image":
    """The first frame, turned as its EXIF mark says, in eight bits a channel."""
    from PIL import Image, ImageOps

    with Image.open(io.BytesIO(data), formats=("PNG", "JPEG", "WEBP", "GIF")) as image:
        if image.width * image.height > MOST_PX:
            raise ValueError("not what its first bytes said")
        image.draft("RGB", (KEPT_PX, KEPT_PX))
        turned = ImageOps.exif_transpose(image)
    if turned.mode.startswith("I"):  # sixteen bits of grey
        turned = turned.convert("I").point(lambda value: value / 257).convert("L")
    return _held_small(turned.convert("RGBA"))


def _held_small(image: "Image.Image") -> "Image.Image":
    from PIL import Image

    image.thumbnail((KEPT_PX, KEPT_PX), Image.Resampling.LANCZOS, reducing_gap=2.0)
    return image
