"""Pictures of maps drawn for the tests: floors, rooms, things lying about, and a grid exactly where the test wants it."""

import io
from dataclasses import dataclass

import numpy as np
from PIL import Image, ImageDraw, ImageFilter

Array = np.ndarray


@dataclass(frozen=True)
class Lines:
    """A printed grid: its squares' size and first crossing, how thick, how strong (0 to 1) and which colour its lines are.

    `dash`: 0 for whole lines, else the length of dashes and gaps.
    """

    px: float
    left: float = 0.0
    top: float = 0.0
    width: float = 2.0
    strength: float = 0.5
    colour: tuple[int, int, int] = (0, 0, 0)
    dash: float = 0.0


def art(width: int, height: int, seed: int, roughness: float = 1.0) -> Array:
    """Ground of some colour in blotches of all sizes, with rooms, round things and straight things on it, none on any grid."""
    rng = np.random.default_rng(seed)
    tint = rng.uniform(60, 190, 3)
    light = 38 * roughness * _blotches(rng, width, height) + rng.normal(0, 7 * roughness, (height, width))
    picture = Image.fromarray(np.clip(tint + light[..., None], 0, 255).astype(np.uint8))
    brush = ImageDraw.Draw(picture)
    for _ in range(int(14 + 10 * roughness)):
        x, y = rng.uniform(0, width), rng.uniform(0, height)
        w, h = rng.uniform(30, width / 3), rng.uniform(30, height / 3)
        tone = tuple(int(v) for v in rng.uniform(20, 230, 3))
        match rng.integers(0, 4):
            case 0:
                brush.rectangle((x, y, x + w, y + h), outline=tone, width=int(rng.integers(4, 16)))
            case 1:
                brush.ellipse((x, y, x + h, y + h), fill=tone)
            case 2:
                brush.line((x, y, x + w, y + rng.uniform(-h, h)), fill=tone, width=int(rng.integers(3, 20)))
            case _:
                brush.rectangle((x, y, x + w / 3, y + h / 3), fill=tone)
    return np.asarray(picture.filter(ImageFilter.GaussianBlur(0.7)))


def _blotches(rng: np.random.Generator, width: int, height: int) -> Array:
    """Noise with features of all sizes, large ones the strongest, on no lattice."""
    wide, high = -(-width // 128) * 128, -(-height // 128) * 128
    spectrum = np.fft.rfft2(rng.normal(0, 1, (high, wide)).astype(np.float32))
    waves = np.hypot(np.fft.fftfreq(high)[:, None] * 400, np.fft.rfftfreq(wide)[None, :] * 400)
    light = np.fft.irfft2(spectrum / (1 + waves) ** 1.6)[:height, :width]
    return light / light.std()


def drawn_on(picture: Array, lines: Lines) -> Array:
    """The picture with a grid printed on it, its lines exact to a fraction of a pixel."""
    height, width = picture.shape[:2]
    across, down = _cover(width, lines.left, lines), _cover(height, lines.top, lines)
    if lines.dash:
        on_x = (np.arange(height) / lines.dash % 2 < 1).astype(np.float32)
        on_y = (np.arange(width) / lines.dash % 2 < 1).astype(np.float32)
    else:
        on_x, on_y = np.ones(height, np.float32), np.ones(width, np.float32)
    share = np.maximum(across[None, :] * on_x[:, None], down[:, None] * on_y[None, :]) * lines.strength
    colour = np.array(lines.colour, np.float32)
    mixed = picture * (1 - share[..., None]) + colour * share[..., None]
    return np.clip(np.round(mixed), 0, 255).astype(np.uint8)


def _cover(length: int, first: float, lines: Lines) -> Array:
    """How much of each pixel along a side is under a line."""
    edges = np.arange(length + 1, dtype=np.float64)
    middle = first - np.floor((first + lines.width) / lines.px) * lines.px
    covered = np.zeros(length)
    while middle - lines.width / 2 < length:
        low, high = middle - lines.width / 2, middle + lines.width / 2
        covered += np.clip(np.minimum(edges[1:], high) - np.maximum(edges[:-1], low), 0, 1)
        middle += lines.px
    return np.minimum(covered, 1).astype(np.float32)


def printed(width: int, height: int, lines: Lines, seed: int = 1, roughness: float = 1.0) -> Array:
    """A map with a grid."""
    return drawn_on(art(width, height, seed, roughness), lines)


def as_jpeg(picture: Array, quality: int) -> Array:
    """What a JPEG of this quality makes of it."""
    out = io.BytesIO()
    Image.fromarray(picture).save(out, "JPEG", quality=quality)
    return np.asarray(Image.open(io.BytesIO(out.getvalue())).convert("RGB"))


def grey(picture: Array) -> Array:
    """Its luminance."""
    return np.asarray(Image.fromarray(picture).convert("L"))


def shrunk(picture: Array, times: int) -> Array:
    """The luminance of the picture at a whole fraction of its size."""
    return np.asarray(Image.fromarray(picture).convert("L").reduce(times))
